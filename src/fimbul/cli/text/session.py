"""A game at one terminal: who chooses next, what they see, and what follows.

Several people may share the screen. Nothing meant for one of them is shown while another looks at
it: the screen is cleared and handed over first.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fimbul.arena.table import CRASH, TIMEOUT
from fimbul.bots import BOT_NAMES, Budget, bot_named, decision_of
from fimbul.bots.finding import is_in_file
from fimbul.cli.text import panels
from fimbul.cli.text.commands import (
    Look,
    exact_command,
    is_look,
    look_at,
    short_commands,
)
from fimbul.cli.text.guests import ask
from fimbul.cli.text.hints import hints
from fimbul.cli.text.matching import Problem, fitting, resolve, shortened, words_in
from fimbul.cli.text.menu import Menu, menu_of, render
from fimbul.cli.text.saga_log import told
from fimbul.cli.text.saving import command
from fimbul.cli.text.scenes import scenes
from fimbul.cli.text.screen import Leave, one_line
from fimbul.rules import SPECTATOR, pending, view
from fimbul.rules.moves import FIELD_1, V_CARD, VERB
from fimbul.rules.setup import pick

if TYPE_CHECKING:
    from pathlib import Path

    from fimbul.bots import Fault
    from fimbul.cli.text.chronicle import Chronicle
    from fimbul.cli.text.guests import Guests
    from fimbul.cli.text.saver import Saver
    from fimbul.cli.text.scenes import Scene
    from fimbul.cli.text.screen import Screen
    from fimbul.cli.text.words import Words
    from fimbul.match.journal import Journal
    from fimbul.rules.view import View

HUMAN: Final = "human"
ADVISER: Final = BOT_NAMES[-1]
"""The bot that gives hints: the strongest."""
BUDGET: Final = Budget(seconds=1.0)
"""How long a bot that searches may think about a move, or about a hint."""
UNANSWERED: Final = {TIMEOUT: "arena-fault-timeout", CRASH: "arena-fault-crash"}
"""The faults after which a bot is not asked again, with the keys of their messages."""


class Session:
    """One game, until its end or until somebody leaves.

    ``players`` is by seat: ``HUMAN`` or the name of a bot. The rng of a bot depends on ``seed`` and
    the number of the move, so that it makes the same move after an undo.
    """

    def __init__(
        self,
        journal: Journal,
        chronicle: Chronicle,
        players: tuple[str, ...],
        seed: int,
        words: Words,
        screen: Screen,
        saver: Saver,
        guests: Guests,
    ) -> None:
        self.journal = journal
        self.chronicle = chronicle
        self.players = players
        self.seed = seed
        self.words = words
        self.screen = screen
        self.saver = saver
        self.guests = guests
        self.humans = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.holder: int | None = self.humans[0] if len(self.humans) == 1 else None
        """The seat whose player looks at the screen; none before the first handover."""
        self._faults: set[Fault] = set()
        self._out: set[str] = set()
        """Bots that did not answer: asking them again could take as long again."""
        for number, (mover, _) in enumerate(journal.moves):
            # In a loaded game, everybody is told what happened after their own last move.
            chronicle.skip(mover, number)

    def run(self) -> int:
        """Play on to the end. Returns the exit status."""
        try:
            self._introduce()
            while not self.journal.state.is_over:
                self._next()
        except Leave as leave:
            return self._leave(leave.status)
        except KeyboardInterrupt:
            return self._leave(130)
        self._finish()
        return 0

    def _next(self) -> None:
        """Let a seat choose: bots first, then the player at the screen, then the others."""
        waiting = [d.seat for d in pending(self.journal.state) if not d.is_sealed]
        bots = [seat for seat in waiting if seat not in self.humans]
        if bots:
            self._let_bot_play(bots[0])
        elif self.holder in waiting:
            self._ask(waiting[waiting.index(self.holder)])
        elif self._hand_over(waiting[0]):
            self._ask(waiting[0])

    def _let_bot_play(self, seat: int) -> None:
        state = self.journal.state
        rng = random.Random(f"{self.seed}:{len(self.journal.moves)}")
        seen = view(state, seat)
        move = self._chosen(self.players[seat], seen, rng)
        self.chronicle.add(self.journal.play(seat, move))
        if any(decision.name == "action" for decision in pending(self.journal.state)):
            self._tell_news()

    def _chosen(self, called: str, seen: View, rng: random.Random) -> int:
        """A bot's move, or a random one if the bot fails; each fault is reported once."""
        if called not in self._out:
            asked = ask if called in BOT_NAMES else self.guests.ask
            move, fault = asked(called, seen, rng, BUDGET)
            if fault is None:
                return move
            if fault.what in UNANSWERED:
                self._out.add(called)
            if fault not in self._faults:
                self._faults.add(fault)
                self._tell_fault(called, fault)
        return seen.options[pick(len(seen.options), rng)]

    def _tell_fault(self, called: str, fault: Fault) -> None:
        own = self.words.own
        is_out = fault.what in UNANSWERED
        seconds = f"{self.guests.limit:g}"
        what = own.text(UNANSWERED[fault.what], seconds=seconds) if is_out else fault.what
        self.screen.show(Text(own.text("bot-failed", bot=called, fault=what), "bold red"))
        self.screen.show(*(Text(f"    {place}", "dim") for place in fault.places))
        self.screen.show(Text(own.text("bot-out-chance" if is_out else "bot-failed-chance")))

    def _tell_news(self) -> None:
        """Show the player at the screen the events that they have not read yet."""
        if self.holder is not None or not self.humans:
            seat = SPECTATOR if self.holder is None else self.holder
            self.screen.tell(told(self.chronicle.news_for(seat), self.words))

    # --- the people -------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen and wait until the next player is there.

        False when the one before took a move back instead.
        """
        before = self.holder
        words = self.words
        if before is not None:
            self.screen.clear()
        if before is not None and self._why_not_undo(before) is None:
            self.screen.show(words.say("handover-undo", clan=words.clan(before)))
        typed = self.screen.ask(words.plain(words.own.text("handover", clan=words.clan(seat))))
        if before is not None and words_in(typed) == ["undo"]:
            self._undo(before)
            return False
        self.screen.clear()
        self.holder = seat
        return True

    def _ask(self, seat: int) -> None:
        """Show a player what they decide about, until they have decided or undone something."""
        seen = view(self.journal.state, seat)
        root = menu_of(seen, self.words)
        self._tell_news()
        self._show_decision(seen, root)
        menu = root
        while True:
            typed = self.screen.ask(self._prompt(seat)).strip()
            if not typed:
                menu = root
                self._show_menu(seen, menu, is_root=True)
                continue
            answer = self._answer(typed, seen, menu, root)
            if isinstance(answer, Menu):
                menu = answer
                self._show_menu(seen, menu, is_root=False)
            elif answer is not None:
                if answer >= 0:
                    self._play(seat, answer)
                return

    def _prompt(self, seat: int) -> str:
        return self.words.own.text("prompt", clan=self.words.plain(self.words.clan(seat)))

    def _show_decision(self, seen: View, menu: Menu) -> None:
        """Show as much of the game as the decision needs and the screen holds, and the menu."""
        screen = self.screen
        asked: Scene = [menu.question, render(menu, seen, self.words, screen.width)]
        space = None if screen.height is None else screen.height - screen.lines_of(*asked) - 1
        told_so_far = self.chronicle.told_to(seen.seat)
        scene: Scene = []
        for scene in scenes(seen, self.words, told_so_far, screen.width):
            if space is None or screen.lines_of(*scene) <= space:
                break
        screen.make_room(screen.lines_of(*scene, *asked) + 2)
        if screen.unread:
            screen.show(Text())
        screen.show(*scene, *asked)

    def _show_menu(self, seen: View, menu: Menu, *, is_root: bool) -> None:
        self.screen.show(menu.question, render(menu, seen, self.words, self.screen.width))
        hint = "prompt-hint" if is_root else "prompt-back"
        self.screen.show(Text(self.words.own.text(hint), "dim"))

    def _answer(self, typed: str, seen: View, menu: Menu, root: Menu) -> int | Menu | None:
        """The move that was typed, a menu to go on from, -1 after an undo; None for the rest."""
        named = exact_command(typed)
        if named is not None:
            if named[0] == "card" and self._is_meant_as_move(typed, seen):
                return fitting(words_in(typed), seen.options, seen, self.words)[0]
            return self._carry_out(*named, seen)
        answer = resolve(typed, menu, root, seen, self.words)
        if not isinstance(answer, Problem):
            return answer
        short = short_commands(typed)
        if len(short) == 1:
            return self._carry_out(short[0], typed.partition(" ")[2].strip(), seen)
        if short and answer.key != "wrong-number":
            known = ", ".join(short)
            answer = Problem("wrong-command", {"typed": shortened(typed), "commands": known})
        self.screen.show(Text(self.words.own.text(answer.key, **answer.args), "yellow"))
        return None

    def _is_meant_as_move(self, typed: str, seen: View) -> bool:
        """Whether “card NAME” in a battle is to play the card, not to read it."""
        playable = [move for move in seen.options if VERB[move] == V_CARD]
        found = fitting(words_in(typed), playable, seen, self.words)
        if len(found) != 1:
            return False
        words = self.words
        name = words.plain(words.card(FIELD_1[found[0]]))
        said = self.screen.ask(words.own.text("prompt-confirm", card=name))
        return said.strip().casefold().startswith(words.own.text("answer-yes"))

    def _carry_out(self, name: str, rest: str, seen: View) -> int | None:
        """A command; -1 when it changed what is to be decided."""
        if is_look(name):
            look_at(name, rest, Look(seen, self.words, self.screen, self.chronicle))
        elif name == "hint":
            self._hint(seen)
        elif name == "save":
            self._save(rest)
        elif name == "undo":
            return -1 if self._undo(seen.seat) else None
        else:
            assert name == "quit"
            raise Leave(0)
        return None

    def _hint(self, seen: View) -> None:
        """Show the strongest bot's best moves and reasons; they do not change if asked again."""
        rng = random.Random(f"{self.seed}:{len(self.journal.moves)}")
        found = bot_named(ADVISER, rng).advise(seen, decision_of(seen), BUDGET)
        self.screen.show(*hints(found, seen, self.words, ADVISER))

    # --- moves and their effects ------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> None:
        self.chronicle.add(self.journal.play(seat, move))
        self._autosave()

    def _why_not_undo(self, seat: int) -> Text | None:
        """Why a seat's last move cannot be taken back; None when it can."""
        if not self.journal.can_undo(seat):
            return Text(self.words.own.text("undo-nothing"))
        for mover, _ in reversed(self.journal.moves):
            if mover == seat:
                break
            if mover in self.humans:
                return self.words.say("undo-others", clan=self.words.clan(mover))
        return None

    def _undo(self, seat: int) -> bool:
        """Take back a seat's last move, if that is allowed, and say what happened."""
        reason = self._why_not_undo(seat)
        if reason is not None:
            self.screen.show(reason)
            return False
        before = len(self.journal.moves)
        self.journal.undo(seat)
        after = len(self.journal.moves)
        self.chronicle.cut(after)
        others = before - after - 1
        key = "undone-more" if others else "undone"
        self.screen.show(Text(self.words.own.text(key, count=others)))
        self.screen.unread = 0
        self._autosave()
        return True

    def _autosave(self) -> None:
        """Save; a failure is reported once, and the game goes on."""
        had_failed = self.saver.has_failed
        reason = self.saver.save(self.journal.record)
        if reason and not had_failed:
            self._say_file("saved-not", self.saver.path, reason=reason)

    def _save(self, name: str) -> None:
        """The command to save to the named file, which is the file of the game from now on."""
        refused = self.saver.move_to(name) if name else None
        if refused is not None:
            self._say_file("save-other-file", refused)
            return
        reason = self.saver.save(self.journal.record)
        if reason:
            self._say_file("saved-not", self.saver.path, reason=reason)
        else:
            self._say_file("saved", self.saver.path)

    def _say_file(self, key: str, file: Path, **args: str) -> None:
        """A message about a file, on one line however long, so that it can be copied."""
        self.screen.show(one_line(self.words.own.text(key, file=str(file), **args)))

    # --- beginning and end ------------------------------------------------------------------------

    def _introduce(self) -> None:
        own, words = self.words.own, self.words
        machines = [seat for seat in range(len(self.players)) if seat not in self.humans]
        people, others = words.clan_list(self.humans), words.clan_list(machines)
        self.screen.show(Text(own.text("intro")))
        if len(self.humans) == 1:
            self.screen.show(words.say("intro-you", clan=people))
        elif self.humans:
            self.screen.show(words.say("intro-people", clans=people))
        if machines:
            self.screen.show(words.say("intro-machines", clans=others, count=len(machines)))
            levels = ", ".join(dict.fromkeys(self.players[seat] for seat in machines))
            known = ", ".join(BOT_NAMES)
            self.screen.show(Text(own.text("intro-levels", levels=levels, known=known), "dim"))
        moves = len(self.journal.moves)
        if moves:
            age = self.journal.state.age
            self.screen.show(Text(own.text("intro-resumed", age=age, count=moves)))
        if self.humans:
            self.screen.show(Text(own.text("intro-hint")))
        self.screen.show(Text())

    def _leave(self, status: int) -> int:
        """Save and say how to go on."""
        if not any(seat in self.humans for seat, _ in self.journal.moves):
            self.screen.show(Text(self.words.own.text("left-nothing")))
            return status
        reason = self.saver.save(self.journal.record)
        if reason:
            self._say_file("saved-not-leaving", self.saver.path, reason=reason)
            return status or 1
        self._say_file("saved", self.saver.path)
        again = [
            word
            for clan, player in self.saver.players.items()
            if is_in_file(player)
            for word in ("--seat", f"{clan}={player}")
        ]
        resume = command("play", "--load", self.saver.path, *again)
        line = self.words.own.text("saved-resume", command=resume)
        self.screen.show(one_line(line))
        return status

    def _finish(self) -> None:
        """The last lines of the log, the score, and where the saga of the game is."""
        self._tell_news()
        seen = view(self.journal.state, SPECTATOR)
        score = panels.final_score(seen, self.words, self.chronicle.told_to(SPECTATOR))
        self.screen.make_room(self.screen.lines_of(score) + 3)
        self.screen.show(Text(), score)
        if self.saver.is_wanted:
            reason = self.saver.save(self.journal.record)
            if reason:
                self._say_file("saved-not-leaving", self.saver.path, reason=reason)
                return
            self._say_file("end-record", self.saver.path)
            again = command("replay", self.saver.path)
            line = self.words.own.text("end-replay", command=again)
            self.screen.show(one_line(line))
