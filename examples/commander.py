#!/usr/bin/env python3
# commander.py: a commander that spares its own units: see doc/commanders.md
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Of the best ideas of Duckboard's own commander it takes the one that is worth most after what its
# own side would lose by it.

import json
import sys

IDEAS = 6  # so many are looked at


def say(**message):
    print(json.dumps(message), flush=True)


def hear():
    """The next line that is an answer: what happened meanwhile is skipped."""
    for line in sys.stdin:
        heard = json.loads(line)
        if "message" in heard:
            return heard
    sys.exit()


def begin(game):
    """What each unit costs, by its row."""
    cost = {kind["id"]: kind["cost"] for kind in game["types"]}
    return {unit["row"]: cost[unit["type"]] for unit in game["units"]}


def rate(idea, costs):
    """Its worth, less what is lost of one's own: both in hundredths of cost."""
    say(message="foresee", order=idea["order"])
    losses = hear().get("losses", [])
    danger = sum(costs.get(loss["row"], 0) * loss["destroyed"] for loss in losses if loss["friend"])
    return idea["worth"] - 100 * danger


def decide(costs):
    say(message="ideas")
    heard = hear()
    if heard["message"] == "refused":
        sys.exit(heard["reason"])
    ideas = heard["ideas"][:IDEAS]
    best = ideas[0] if len(ideas) == 1 else max(ideas, key=lambda idea: rate(idea, costs))
    say(message="order", order=best["order"])


def main():
    costs = {}
    while True:
        heard = hear()
        if heard["message"] == "hello":
            say(message="hello", name="Careful")
        elif heard["message"] == "game":
            costs = begin(heard)
        elif heard["message"] == "decide":
            decide(costs)
        elif heard["message"] == "refused":
            sys.exit(heard["reason"])


main()
