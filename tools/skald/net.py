"""The network: a residual MLP with a policy and two values."""

from __future__ import annotations

import torch
from torch import nn

from fimbul.rules import MOVES
from fimbul.rules.observation import SCALES, SIZE


class Block(nn.Module):  # type: ignore[misc]  # torch need not be installed
    """Adds to its input what two layers make of it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.second(torch.relu(self.first(self.norm(x))))


class Net(nn.Module):  # type: ignore[misc]
    """From an observation and a mask of legal moves to logits of all moves, and two values."""

    def __init__(self, width: int = 768, blocks: int = 2) -> None:
        super().__init__()
        scales = torch.tensor(list(SCALES), dtype=torch.float32)
        self.register_buffer("inverse", 1.0 / scales, persistent=False)
        self.seen = nn.Linear(int(SIZE), width)
        self.legal = nn.Linear(MOVES, width, bias=False)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, MOVES)
        self.values = nn.Linear(width, 2)
        nn.init.uniform_(self.policy.weight, -0.002, 0.002)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        kind = self.seen.weight.dtype
        if torch.is_autocast_enabled():
            kind = torch.bfloat16
        x = seen.to(kind) * self.inverse.to(kind)
        x = torch.relu(self.seen(x) + self.legal(legal.to(kind)))
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        logits = self.policy(x).float()
        return logits.masked_fill(legal == 0, -1e9), self.values(x).float()
