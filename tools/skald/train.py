"""Train skald, evaluate it, and go on from where it stopped.

python -m tools.skald.train FOLDER --minutes 9 [--resume FILE]

First it learns what a bot of the ladder does and how those games end, then it plays against itself
and improves by PPO. FOLDER gets the network (``skald.pt``) and a log.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from fimbul.rules import MOVES
from fimbul.rules.observation import SIZE
from tools.skald.net import Net
from tools.skald.playing import GOALS, SEATS, SIDES, STOP, Plan, Shared, collect, work

START = time.time()


class Log:
    """Lines of JSON, printed and kept."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "log.jsonl"

    def __call__(self, **facts: Any) -> None:
        facts = {key: round(value, 4) if isinstance(value, float) else value
                 for key, value in facts.items()}  # fmt: skip
        line = json.dumps({"s": round(time.time() - START), **facts})
        print(line, flush=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


class Tables:
    """Games that worker processes play while this process chooses the moves."""

    def __init__(self, plan: Plan, device: torch.device) -> None:
        self.plan = plan
        self.device = device
        self.rows = plan.workers * plan.games
        self.shared = Shared(plan)
        self.step = 0
        context = multiprocessing.get_context("spawn")
        self.processes = [
            context.Process(target=work, args=(plan, self.shared.memory.name, worker), daemon=True)
            for worker in range(plan.workers)
        ]
        for process in self.processes:
            process.start()
        self.tensors = {key: torch.from_numpy(array) for key, array in self.shared.arrays.items()}
        if device.type == "cuda":
            for key in ("observations", "masks", "seats", "done", "results"):
                tensor = self.tensors[key]
                size = tensor.numel() * tensor.element_size()
                torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), size, 0)

    def wait(self, side: int) -> None:
        """Wait until all workers have shown the positions of the next step."""
        answered = self.shared.arrays["answered"][side, :, 0]
        waits = 0
        while (answered < self.step + 1).any():
            waits += 1
            if waits % 20_000 == 0 and not all(each.is_alive() for each in self.processes):
                raise RuntimeError("a worker died")

    def answer(self, side: int, moves: torch.Tensor) -> None:
        """Hand the moves to the workers."""
        self.shared.arrays["moves"][side] = moves.to(torch.int16).cpu().numpy()
        self.shared.arrays["asked"][side, 0] = self.step + 1

    def close(self) -> None:
        self.shared.arrays["asked"][:] = STOP
        for process in self.processes:
            process.join(20)
            if process.is_alive():
                process.kill()
        if self.device.type == "cuda":
            torch.cuda.synchronize()
            for key in ("observations", "masks", "seats", "done", "results"):
                torch.cuda.cudart().cudaHostUnregister(self.tensors[key].data_ptr())
        self.tensors.clear()
        self.shared.arrays.clear()
        self.shared.memory.unlink()


def autocast(device: torch.device) -> Any:
    """Compute in bfloat16 where that is fast."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def draw(logits: torch.Tensor) -> torch.Tensor:
    """Draw a move for each row."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-9)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


# --- evaluation -----------------------------------------------------------------------------------


def evaluate(
    net: Net, plan: Plan, games: int, seconds: float, device: torch.device, is_greedy: bool
) -> dict[str, float]:
    """Play one seat against rivals; return the share of wins with its 95 % interval."""
    tables = Tables(replace(plan, rival_games=plan.games), device)
    net.eval()
    shares: list[float] = []
    leads: list[float] = []
    seats = torch.zeros(SIDES, tables.rows, dtype=torch.long)
    end = time.time() + seconds
    while len(shares) < games and time.time() < end:
        for side in range(SIDES):
            tables.wait(side)
            with torch.inference_mode(), autocast(device):
                seen = tables.tensors["observations"][side].to(device)
                legal = tables.tensors["masks"][side].to(device)
                logits, _ = net(seen, legal)
            for row in tables.tensors["done"][side].nonzero().flatten().tolist():
                share, lead = tables.tensors["results"][side, row, seats[side, row]].tolist()
                shares.append(share)
                leads.append(lead)
            seats[side] = tables.tensors["seats"][side].long()
            tables.answer(side, logits.argmax(1) if is_greedy else draw(logits))
        tables.step += 1
    tables.close()
    mean = sum(shares) / max(1, len(shares))
    half = 1.96 * (mean * (1 - mean) / max(1, len(shares))) ** 0.5
    lead = sum(leads) / max(1, len(leads))
    return {"games": len(shares), "wins": mean, "plus_minus": half, "lead": lead}


# --- learning from games of others ----------------------------------------------------------------


def gather(bot: str, seconds: float, workers: int, folder: Path) -> dict[str, np.ndarray[Any, Any]]:
    """Let a bot play on all cores; return the decisions."""
    folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    seeds = [1000 * (worker + 1) for worker in range(workers)]
    with ProcessPoolExecutor(workers, context) as pool:
        list(
            pool.map(collect, [bot] * workers, [seconds] * workers, seeds, [str(folder)] * workers)
        )
    kinds = ("observations", "masks", "moves", "results")
    return {
        kind: np.concatenate([np.load(folder / f"{seed}-{kind}.npy") for seed in seeds])
        for kind in kinds
    }


def imitate(
    net: Net,
    data: dict[str, np.ndarray[Any, Any]],
    epochs: int,
    batch: int,
    device: torch.device,
    log: Log,
) -> None:
    """Learn the moves and the results of games; log how well it does on games left aside."""
    count = len(data["moves"])
    aside = max(batch, count // 50)
    seen = torch.from_numpy(data["observations"]).to(device)
    packed = torch.from_numpy(data["masks"]).to(device)
    moves = torch.from_numpy(data["moves"]).to(device).long()
    results = torch.from_numpy(data["results"]).to(device)
    bits = torch.arange(7, -1, -1, device=device)

    def masks(rows: torch.Tensor) -> torch.Tensor:
        return ((packed[rows].unsqueeze(2) >> bits) & 1).flatten(1)[:, :MOVES]

    optimizer = torch.optim.AdamW(net.parameters(), 1e-3, weight_decay=0.01)
    steps = epochs * ((count - aside) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1.5e-3, total_steps=max(2, steps + 1))
    for epoch in range(epochs):
        net.train()
        order = torch.randperm(count - aside, device=device)
        for start in range(0, len(order) - batch + 1, batch):
            rows = order[start : start + batch]
            with autocast(device):
                logits, values = net(seen[rows], masks(rows))
            loss = functional.cross_entropy(logits, moves[rows])
            loss = loss + (values - results[rows]).pow(2).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            schedule.step()
        net.eval()
        hits = errors = total = 0.0
        with torch.inference_mode(), autocast(device):
            for start in range(count - aside, count, batch):
                rows = torch.arange(start, min(count, start + batch), device=device)
                logits, values = net(seen[rows], masks(rows))
                hits += (logits.argmax(1) == moves[rows]).sum().item()
                errors += (values - results[rows]).pow(2)[:, 0].sum().item()
                total += len(rows)
        log(epoch=epoch, agrees=hits / total, win_error=errors / total)


# --- learning from games against itself -----------------------------------------------------------


class Rollout:
    """Decisions of all tables, kept on the device."""

    def __init__(self, steps: int, rows: int, device: torch.device) -> None:
        shape = (steps, SIDES, rows)
        self.seen = torch.zeros(*shape, int(SIZE), dtype=torch.uint8, device=device)
        self.legal = torch.zeros(*shape, MOVES, dtype=torch.uint8, device=device)
        self.seats = torch.zeros(shape, dtype=torch.uint8, device=device)
        self.done = torch.zeros(shape, dtype=torch.uint8, device=device)
        self.results = torch.zeros(*shape, SEATS, GOALS, device=device)
        self.moves = torch.zeros(shape, dtype=torch.long, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.values = torch.zeros(*shape, GOALS, device=device)

    def play(self, net: Net, tables: Tables) -> None:
        """Fill it with the decisions of the network against itself."""
        net.eval()
        device = tables.device
        for step in range(len(self.seen)):
            for side in range(SIDES):
                tables.wait(side)
                # What the last move of this side led to belongs to the step before.
                for key, kept in (("done", self.done), ("results", self.results)):
                    if step:
                        kept[step - 1, side].copy_(tables.tensors[key][side], non_blocking=True)
                seen, legal = self.seen[step, side], self.legal[step, side]
                seen.copy_(tables.tensors["observations"][side], non_blocking=True)
                legal.copy_(tables.tensors["masks"][side], non_blocking=True)
                self.seats[step, side].copy_(tables.tensors["seats"][side], non_blocking=True)
                with torch.inference_mode(), autocast(device):
                    logits, values = net(seen, legal)
                    moves = draw(logits)
                    chances = functional.log_softmax(logits, 1).gather(1, moves[:, None])[:, 0]
                self.moves[step, side] = moves
                self.chances[step, side] = chances
                self.values[step, side] = values
                tables.answer(side, moves)
            tables.step += 1

    def advantages(self, decay: float) -> tuple[torch.Tensor, torch.Tensor]:
        """By decision, how much better it went than expected, and 1 if that is known.

        A seat's next decision follows its last one; decisions of others lie in between. The last
        decision of a seat whose game goes on is left out, and so is the last step.
        """
        steps = len(self.seen)
        rows = self.seen.shape[1] * self.seen.shape[2]
        device = self.seen.device
        seats = self.seats.view(steps, rows).long()
        done = self.done.view(steps, rows).bool()
        results = self.results.view(steps, rows, SEATS, GOALS)
        values = self.values.view(steps, rows, GOALS)
        found = torch.zeros_like(values)
        known = torch.zeros(steps, rows, device=device)
        each = torch.arange(rows, device=device)
        next_value = torch.zeros(rows, SEATS, GOALS, device=device)
        next_gain = torch.zeros(rows, SEATS, GOALS, device=device)
        has_next = torch.zeros(rows, SEATS, dtype=torch.bool, device=device)
        for step in range(steps - 1, -1, -1):
            if step < steps - 1:
                over = done[step]
                next_value = torch.where(over[:, None, None], results[step], next_value)
                next_gain = next_gain.masked_fill(over[:, None, None], 0.0)
                has_next = has_next | over[:, None]
            seat = seats[step]
            is_known = has_next[each, seat]
            gain = next_value[each, seat] - values[step] + decay * next_gain[each, seat]
            gain = gain * is_known[:, None]
            found[step] = gain
            known[step] = is_known.float()
            next_value[each, seat] = values[step]
            next_gain[each, seat] = gain
            has_next[each, seat] = True
        return found, known


def improve(
    net: Net,
    rollout: Rollout,
    optimizer: torch.optim.Optimizer,
    options: argparse.Namespace,
    weights: tuple[float, float],
    entropy_weight: float,
) -> dict[str, float]:
    """One step of PPO over a rollout."""
    device = rollout.seen.device
    gains, known = rollout.advantages(options.decay)
    seen = rollout.seen.flatten(0, 2)
    legal = rollout.legal.flatten(0, 2)
    moves, chances = rollout.moves.flatten(), rollout.chances.flatten()
    targets = gains.flatten(0, 1) + rollout.values.flatten(0, 2)
    gain = (gains.flatten(0, 1) * torch.tensor(weights, device=device)).sum(1)
    # A forced move teaches the policy nothing; what it is worth is learned as well from others.
    usable = (known.flatten() > 0) & (legal.sum(1, dtype=torch.int32) > 1)
    chosen = usable.nonzero().flatten()
    spread = gain[chosen].std() + 1e-6
    gain = gain / spread
    net.train()
    sums = torch.zeros(5, device=device)
    count = 0
    for _ in range(options.epochs):
        order = chosen[torch.randperm(len(chosen), device=device)]
        for start in range(0, max(1, len(order) - options.batch // 2), options.batch):
            rows = order[start : start + options.batch]
            with autocast(device):
                logits, values = net(seen[rows], legal[rows])
            logs = functional.log_softmax(logits, 1)
            ratio_log = logs.gather(1, moves[rows, None])[:, 0] - chances[rows]
            ratio = ratio_log.exp()
            advantage = gain[rows]
            surrogate = torch.min(
                ratio * advantage, ratio.clamp(1 - options.clip, 1 + options.clip) * advantage
            ).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            error = (values - targets[rows]).pow(2)
            loss = error.sum(1).mean() - surrogate - entropy_weight * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            with torch.no_grad():
                moved = ((ratio - 1) - ratio_log).mean()
                clipped = ((ratio - 1).abs() > options.clip).float().mean()
                sums += torch.stack(
                    [entropy, error[:, 0].mean(), error[:, 1].mean(), moved, clipped]
                )
            count += 1
    entropy, win, lead, moved, clipped = (sums / max(1, count)).tolist()
    return {
        "used": len(chosen),
        "entropy": entropy,
        "win_error": win,
        "lead_error": lead,
        "kl": moved,
        "clipped": clipped,
    }


def save(net: Net, path: Path) -> None:
    """Save the weights in half precision."""
    state = {key: value.detach().half().cpu() for key, value in net.state_dict().items()}
    torch.save(state, path)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m tools.skald.train", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=256, help="in each batch of a worker")
    parser.add_argument("--steps", type=int, default=96, help="of each rollout")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--rate", type=float, nargs=2, default=(4e-4, 1e-4), help="first and last")
    parser.add_argument("--lead", type=float, nargs=2, default=(0.5, 0.1), help="its weight")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.01, 0.003))
    parser.add_argument("--teacher", default="jarl")
    parser.add_argument("--teach-seconds", type=float, default=0.0)
    parser.add_argument("--teach-epochs", type=int, default=4)
    parser.add_argument("--rival", default="jarl", help="whom to evaluate against")
    parser.add_argument("--test-games", type=int, default=1200)
    parser.add_argument("--test-seconds", type=float, default=25.0)
    parser.add_argument("--train-rival", default="karl")
    parser.add_argument("--train-rival-games", type=int, default=0)
    parser.add_argument("--test-every", type=float, default=1e9, help="seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", type=Path, default=Path("/dev/shm/skald"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    log = Log(options.folder)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    net = Net().to(device)
    deadline = START + options.minutes * 60
    if options.resume:
        net.load_state_dict(torch.load(options.resume, map_location="cpu"), strict=False)
    test_plan = Plan(
        options.workers + 1, 8, options.seed + 77, (4,), options.rival, 8, is_usual=True
    )

    def test(seconds: float, games: int, **facts: Any) -> None:
        for players in (4, 2):
            plan = replace(test_plan, players=(players,), seed=int(time.time()))
            found = evaluate(net, plan, games, seconds, device, True)
            log(test=options.rival, players=players, **found, **facts)

    if options.teach_seconds:
        data = gather(options.teacher, options.teach_seconds, options.workers + 1, options.scratch)
        log(decisions=len(data["moves"]))
        imitate(
            net, data, options.teach_epochs, 8192 if device.type == "cuda" else 256, device, log
        )
        save(net, options.folder / "taught.pt")
        del data
        test(options.test_seconds / 2, options.test_games // 2, after="teaching")
    optimizer = torch.optim.AdamW(net.parameters(), options.rate[0], (0.9, 0.98), weight_decay=0.0)
    plan = Plan(
        options.workers,
        options.games,
        options.seed,
        rival=options.train_rival,
        rival_games=options.train_rival_games,
    )
    end = deadline - 2 * options.test_seconds - 15
    if time.time() < end:
        tables = Tables(plan, device)
        rollout = Rollout(options.steps, tables.rows, device)
        begun = time.time()
        tested = begun
        number = 0
        decisions = 0
        while time.time() < end:
            share = min(1.0, (time.time() - begun) / (end - begun))
            rate, lead, entropy = (
                first + (last - first) * share
                for first, last in (options.rate, options.lead, options.entropy)
            )
            for group in optimizer.param_groups:
                group["lr"] = rate
            before = time.time()
            rollout.play(net, tables)
            between = time.time()
            found = improve(net, rollout, optimizer, options, (1.0, lead), entropy)
            if device.type == "cuda":
                torch.cuda.synchronize()
            number += 1
            decisions += options.steps * SIDES * tables.rows
            if number <= 3 or number % 20 == 0:
                log(round=number, decisions=decisions, play=between - before,
                    learn=time.time() - between, **found)  # fmt: skip
            if number % 50 == 0:
                save(net, options.folder / "skald.pt")
            if time.time() - tested > options.test_every and time.time() < end - 20:
                tested = time.time()
                test(options.test_seconds / 4, options.test_games // 3, round=number)
        save(net, options.folder / "skald.pt")
        tables.close()
        log(rounds=number, decisions=decisions)
    test(options.test_seconds, options.test_games, after="training")


if __name__ == "__main__":
    main()
