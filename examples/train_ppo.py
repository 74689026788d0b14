"""Train a player from nothing, by letting it play against itself (PPO): all of it in one file.

    python examples/train_ppo.py build/mine --minutes 20
    python examples/train_ppo.py build/mine --minutes 20 --resume
    tensorboard --logdir build/mine
    export FIMBUL_ONNX=build/mine/player.onnx
    fimbul arena examples/train_ppo.py:Trained random random random

"Train one yourself" in docs/research.md says what to install and how strong it gets. Read from top
to bottom: what the network sees, the arithmetic that needs only numpy, the bot that plays with a
trained network, and then the training, which needs PyTorch.
"""

from __future__ import annotations

import argparse
import copy
import logging
import os
import time
import warnings
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fimbul.arena.wilson import wilson
from fimbul.bots import Bot, Budget
from fimbul.env import ManyGames
from fimbul.rules import MOVES, Decision, View
from fimbul.rules.observation import SCALES, SIZE, observe

with suppress(ModuleNotFoundError):  # the bot, the arithmetic and --help do without
    import torch
    from torch import nn
    from torch.utils.tensorboard import SummaryWriter

NEEDED = ("torch", "tensorboard", "onnx", "onnxscript", "onnxruntime")
FILE = "FIMBUL_ONNX"
"""The environment variable that names the network of the bot."""
PLAYERS = 4

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]
Weights = dict[str, Any]

# --- what the network sees and says ---------------------------------------------------------------

UNITS = 1 / np.array([*SCALES, *[1] * MOVES], np.float32)
"""What turns an observation and the mask beside it into numbers near 0 … 1."""
VALUE = MOVES
"""The network says a number for each move, the higher the better, and then, at this index, how
much reward its seat will still get."""


def inputs_of(games: ManyGames, rows: Ints) -> Bytes:
    """Return the observations of some games, each with its mask of legal moves beside it."""
    return np.concatenate([games.observations[rows], games.masks[rows]], 1)


def inputs_of_view(view: View) -> Bytes:
    """Return the same for what a bot may know."""
    mask = np.zeros(MOVES, np.uint8)
    mask[list(view.options)] = 1
    seen = np.frombuffer(memoryview(observe(view)), np.uint8)  # type: ignore[arg-type]  # native
    return np.concatenate([seen, mask])


# --- arithmetic -----------------------------------------------------------------------------------


def advantages(
    seats: Ints, asked: Bools, values: Floats, rewards: Floats, done: Bools, trace: float
) -> tuple[Floats, Bools]:
    """Return how much better each decision went than expected, and whether that is known.

    All arrays are by step and game, ``rewards`` also by seat: which of the ``seats`` moved, whether
    the learner was ``asked``, the ``values`` that it expected, and whether that ended the game.

    This is generalized advantage estimation along the decisions of one seat: the moves of others
    lie between them, and bring rewards too. Nothing is known of a seat's last decision in a game
    that goes on. Rewards are not discounted, since every game ends.
    """
    steps, games, players = rewards.shape
    found = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    # By game and seat, on the way back from the last step: the rewards up to the seat's next
    # decision, then what that decision expected, and its advantage.
    earned = np.zeros((games, players), np.float32)
    next_value, next_found = np.zeros_like(earned), np.zeros_like(earned)
    has_next = np.zeros((games, players), np.bool_)
    for step in reversed(range(steps)):
        over = done[step]
        earned[over] = next_value[over] = next_found[over] = 0
        has_next[over] = True
        earned += rewards[step]
        rows = np.flatnonzero(asked[step])
        at = rows, seats[step, rows]
        gain = earned[at] + next_value[at] - values[step, rows] + trace * next_found[at]
        found[step, rows] = np.where(has_next[at], gain, 0)
        known[step, rows] = has_next[at]
        next_value[at], next_found[at] = values[step, rows], found[step, rows]
        earned[at], has_next[at] = 0, True
    return found, known


def deal_seats(rng: np.random.Generator, games: int, share: float) -> Bools:
    """Return for new games, by seat, whether the learner plays it.

    It plays all seats, but in a share of the games a rival from the pool plays one to three.
    """
    has_rival = rng.random(games) < share
    ours = np.where(has_rival, rng.integers(1, PLAYERS, games), PLAYERS)
    order = rng.random((games, PLAYERS)).argsort(1)
    return order < ours[:, None]


class Pool:
    """Earlier networks, evenly spread over the training so far.

    Playing against them keeps the learner from forgetting how to beat what it once beat.
    """

    def __init__(self, most: int, every: int) -> None:
        """It keeps at most this many, at least two; at first, one of ``every`` rounds."""
        self.most = most
        self.every = every
        self.kept: dict[int, Weights] = {}

    def offer(self, number: int, weights: Weights) -> None:
        """Keep a copy of the network of a round if its turn has come. Begin with round 0."""
        if number % self.every == 0 and len(self.kept) == self.most:
            self.every *= 2
            self.kept = {old: kept for old, kept in self.kept.items() if old % self.every == 0}
        if number % self.every == 0:
            self.kept[number] = copy.deepcopy(weights)

    def draw(self, rng: np.random.Generator) -> Weights:
        """Return one of them, all equally likely."""
        return self.kept[int(rng.choice(list(self.kept)))]


# --- the bot --------------------------------------------------------------------------------------


@cache
def session(file: str) -> Any:
    """Return a network that was exported, ready to run in one thread."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])


class Trained(Bot):
    """Takes the move that the network in the file ``FIMBUL_ONNX`` likes best."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        options = list(view.options)
        file = os.environ.get(FILE, "")
        if not Path(file).is_file():
            raise FileNotFoundError(f"{FILE}={file} should name a network that was exported")
        inputs = inputs_of_view(view) * UNITS
        said = session(file).run(None, {"inputs": inputs[None]})[0][0]
        return options[int(said[options].argmax())]


# --- the network, and how it plays ----------------------------------------------------------------


def new_network(width: int) -> nn.Sequential:
    """Return a network that likes all moves almost equally."""
    last = nn.Linear(width, MOVES + 1)
    nn.init.uniform_(last.weight, -0.001, 0.001)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(len(UNITS), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last
    )


def ask(network: nn.Sequential, inputs: Bytes) -> tuple[torch.distributions.Categorical, Any]:
    """Return the chance of each move, 0 if it is illegal, and the rewards to expect."""
    device = next(network.parameters()).device
    seen = torch.from_numpy(inputs).to(device)
    said = network(seen * torch.from_numpy(UNITS).to(device))
    likings = said[:, :MOVES].masked_fill(seen[:, SIZE:] == 0, -torch.inf)
    return torch.distributions.Categorical(logits=likings, validate_args=False), said[:, VALUE]


@dataclass
class Rollout:
    """What the learner decided in some steps of many games; the arrays are by decision."""

    inputs: Bytes
    moves: Ints
    chances: Floats
    """The logarithm of the chance that the move had."""
    gains: Floats
    """How much better the decision went than expected."""
    targets: Floats
    """The rewards that should have been expected."""


class SelfPlay:
    """Many games of the learner against itself, and in a share of them against a rival."""

    def __init__(self, games: int, share: float, rng: np.random.Generator) -> None:
        self.games = ManyGames(games, PLAYERS, "shaped", seed=int(rng.integers(1 << 53)))
        self.share = share
        self.rng = rng
        self.ours = deal_seats(rng, games, share)

    def play(
        self, network: nn.Sequential, rival: nn.Sequential, steps: int, trace: float
    ) -> Rollout:
        """Make a number of moves in every game. A forced move is no decision: nobody is asked."""
        games = self.games
        count = len(games)
        seats = np.zeros((steps, count), np.int64)
        asked, done = np.zeros((2, steps, count), np.bool_)
        values = np.zeros((steps, count), np.float32)
        rewards = np.zeros((steps, count, PLAYERS), np.float32)
        inputs, moves, chances = [], [], []
        for step in range(steps):
            seats[step] = games.seats
            is_ours = self.ours[np.arange(count), seats[step]]
            is_free = games.masks.sum(1) > 1
            asked[step] = is_free & is_ours
            actions = games.masks.argmax(1)  # right where it is forced
            for player, is_asked in ((network, asked[step]), (rival, is_free & ~is_ours)):
                rows = np.flatnonzero(is_asked)
                seen = inputs_of(games, rows)
                with torch.inference_mode():
                    policy, value = ask(player, seen)
                    drawn = policy.sample()
                    chance = policy.log_prob(drawn)
                actions[rows] = drawn.cpu().numpy()
                if player is network:
                    inputs.append(seen)
                    moves.append(actions[rows])
                    chances.append(chance.cpu().numpy())
                    values[step, rows] = value.cpu().numpy()
            games.step(actions)
            rewards[step], done[step] = games.rewards, games.done
            self.ours[games.done] = deal_seats(self.rng, int(games.done.sum()), self.share)
        gains, known = advantages(seats, asked, values, rewards, done, trace)
        is_known = known[asked]
        return Rollout(
            np.concatenate(inputs)[is_known],
            np.concatenate(moves)[is_known],
            np.concatenate(chances)[is_known],
            gains[known],
            (gains + values)[known],
        )


def win_share(network: nn.Sequential, games: int, seed: int) -> float:
    """Return its share of victories in one seat of each game, against three random players."""
    many = ManyGames(games, PLAYERS, "win", seed=seed)
    seat = np.arange(games) % PLAYERS
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = np.array(many.draw())
        rows = np.flatnonzero((many.seats == seat) & np.isnan(won))
        with torch.inference_mode():
            policy, _ = ask(network, inputs_of(many, rows))
        actions[rows] = policy.logits.argmax(1).cpu().numpy()
        many.step(actions)
        ended = np.flatnonzero(many.done & np.isnan(won))
        won[ended] = many.rewards[ended, seat[ended]]
    return float(won.mean())


# --- learning -------------------------------------------------------------------------------------


class Learner:
    """A network that learns, and all that a checkpoint holds."""

    def __init__(self, options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        self.options = options
        self.rng = np.random.default_rng(options.seed)
        self.network = new_network(options.width).to(options.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), options.rate)
        self.pool = Pool(options.pool, every=10)
        self.rounds = self.decisions = 0
        self.seconds = 0.0

    def save(self, path: Path) -> None:
        """Write a checkpoint. A crash leaves the old one or the new one, never half of one."""
        content = {
            "options": {name: getattr(self.options, name) for name in SETTINGS},
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "pool": (self.pool.every, self.pool.kept),
            "counters": (self.rounds, self.decisions, self.seconds),
            "random": (torch.get_rng_state(), self.rng.bit_generator.state),
        }
        torch.save(content, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def load(self, content: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.network.load_state_dict(content["network"])
        self.optimizer.load_state_dict(content["optimizer"])
        self.pool.every, self.pool.kept = content["pool"]
        self.rounds, self.decisions, self.seconds = content["counters"]
        torch_state, self.rng.bit_generator.state = content["random"]
        torch.set_rng_state(torch_state.cpu())

    def improve(self, rollout: Rollout) -> dict[str, float]:
        """Learn from a rollout by PPO, and return means of what happened."""
        options = self.options
        count = len(rollout.moves)
        gains = rollout.gains / (rollout.gains.std() + 1e-6)
        sums = torch.zeros(4, device=options.device)
        batches = max(1, count // options.batch)
        for _ in range(options.epochs):
            for rows in np.array_split(self.rng.permutation(count), batches):
                moves, before, gain, target = (
                    torch.from_numpy(part[rows]).to(options.device)
                    for part in (rollout.moves, rollout.chances, gains, rollout.targets)
                )
                policy, value = ask(self.network, rollout.inputs[rows])
                change = policy.log_prob(moves) - before
                ratio = change.exp()
                near = ratio.clamp(1 - options.clip, 1 + options.clip)
                gained = torch.min(ratio * gain, near * gain).mean()
                entropy = policy.entropy().mean()
                error = (value - target).square().mean()
                self.optimizer.zero_grad()
                (error - gained - options.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                with torch.no_grad():
                    divergence = (ratio - 1 - change).mean()
                    clipped = (ratio != near).float().mean()
                    sums += torch.stack([entropy, error, divergence, clipped])
        names = ("entropy", "value error", "divergence", "clipped")
        means = (sums / (options.epochs * batches)).tolist()
        return dict(zip(names, means, strict=True))


def export(network: nn.Sequential, path: Path) -> None:
    """Write the network as ONNX, and check that onnxruntime computes what torch does."""
    games = ManyGames(64, PLAYERS, seed=1)
    for _ in range(100):
        games.step(games.draw())
    inputs = inputs_of(games, np.arange(64)) * UNITS
    network = copy.deepcopy(network).cpu()
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)  # it misses torchvision, we do not
    with warnings.catch_warnings(action="ignore"):
        torch.onnx.export(
            network, (torch.from_numpy(inputs),), path,
            input_names=["inputs"], output_names=["said"], verbose=False, external_data=False,
            dynamic_shapes=({0: torch.export.Dim("decisions")},),
        )  # fmt: skip
    with torch.inference_mode():
        said = network(torch.from_numpy(inputs)).numpy()
    computed = session(str(path)).run(None, {"inputs": inputs})[0]
    np.testing.assert_allclose(computed, said, rtol=1e-3, atol=1e-4)
    print(f"{path}: {path.stat().st_size:,} bytes, and onnxruntime computes the same as torch")


def train(learner: Learner, folder: Path) -> None:
    """Train until the time is over or Ctrl-C; write checkpoints, metrics and the network."""
    options, network = learner.options, learner.network
    rival = copy.deepcopy(network)
    tables = SelfPlay(options.games, options.rivals, learner.rng)
    writer = SummaryWriter(folder)
    writer.add_text("options", str(vars(options)), learner.decisions)
    begun = time.monotonic() - learner.seconds
    now = start = time.monotonic()

    def test(games: int) -> None:
        """Save everything; then measure the network, and print and note how it does."""
        learner.seconds = time.monotonic() - begun
        learner.save(folder / CHECKPOINT)
        share = win_share(network, games, options.seed + 1)
        low, high = wilson(share, games)
        writer.add_scalar("wins against random", share, learner.decisions)
        writer.flush()
        print(
            f"{learner.seconds / 60:5.1f} minutes {learner.decisions:10,} decisions: {share:.1%} of"
            f" {games} games won against three random players ({low:.1%}–{high:.1%})",
            flush=True,
        )

    with suppress(KeyboardInterrupt):
        tested = -float("inf")
        while now < start + 60 * options.minutes:
            if now > tested + 60 * options.test_every:
                tested = now
                test(options.test_games)
                now = time.monotonic()
            learner.pool.offer(learner.rounds, network.state_dict())
            rival.load_state_dict(learner.pool.draw(learner.rng))
            rollout = tables.play(network, rival, options.steps, options.trace)
            found = learner.improve(rollout)
            learner.rounds += 1
            learner.decisions += len(rollout.moves)
            before, now = now, time.monotonic()
            found["decisions a second"] = len(rollout.moves) / (now - before)
            for name, value in found.items():
                writer.add_scalar(name, value, learner.decisions)
    test(4 * options.test_games)
    writer.close()
    export(network, folder / "player.onnx")


# --- the program ----------------------------------------------------------------------------------

CHECKPOINT = "checkpoint.pt"
SETTINGS: dict[str, tuple[int | float, str]] = {
    "seed": (1, "of weights, deals and moves"),
    "games": (128, "games side by side"),
    "steps": (64, "moves in each game between two lessons"),
    "rivals": (0.2, "share of games with an earlier network at the table"),
    "pool": (8, "earlier networks to keep"),
    "width": (256, "units of each hidden layer"),
    "rate": (1e-3, "learning rate of Adam"),
    "epochs": (2, "times to learn from each decision"),
    "batch": (512, "decisions to learn from at a time"),
    "clip": (0.2, "how far a chance may move in a lesson before PPO stops pushing it"),
    "trace": (0.95, "lambda of generalized advantage estimation"),
    "entropy": (0.01, "weight of the entropy, which keeps the learner curious"),
}


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(
        description="Train a player from nothing, by letting it play against itself.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("folder", type=Path, help="gets the checkpoint, the metrics and the exported network")
    add("--minutes", type=float, default=20, help="how long to train now")
    add("--resume", action="store_true", help="go on from the checkpoint in the folder")
    add("--device", default="cpu", help="cpu, or cuda for a GPU")
    add("--threads", type=int, default=1, help="of torch; more are slower on a busy machine")
    add("--test-every", type=float, default=2, help="minutes from one test to the next")
    add("--test-games", type=int, default=200, help="games of a test; four times that at the end")
    settings = parser.add_argument_group("settings", "--resume takes those of the checkpoint")
    for name, (default, text) in SETTINGS.items():
        settings.add_argument(f"--{name}", type=type(default), default=default, help=text)
    options = parser.parse_args()
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise SystemExit(f"Training needs more packages: pip install {' '.join(missing)}")
    checkpoint = options.folder / CHECKPOINT
    if options.resume and not checkpoint.exists():
        raise SystemExit(f"There is no {checkpoint}: leave out --resume.")
    if checkpoint.exists() and not options.resume:
        raise SystemExit(f"There is a {checkpoint}: add --resume, or choose another folder.")
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    saved: dict[str, Any] = {}
    if options.resume:
        saved = torch.load(checkpoint, map_location=options.device, weights_only=True)
        vars(options).update(saved["options"])
    learner = Learner(options)
    if saved:
        learner.load(saved)
    print(f"torch {torch.__version__}, seed {options.seed}, {learner.decisions:,} decisions so far")
    train(learner, options.folder)


if __name__ == "__main__":
    main()
