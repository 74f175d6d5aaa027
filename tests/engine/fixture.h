/* fixture.h: rules, books and armies for the engine's tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

/* Rules of Entrenched! with its categories, the traits artillery, bearer and signal, and its game
 * types. */
WarRules *fixture_new_rules (void);

/* A book with the limits of facts 10.2 … 10.5 and these types: rifle (infantry, 40), officer
 * (officer, 50), rider (cavalry, 70), mounted (officer and cavalry, 100), gun (emplacement with
 * artillery, 90), digger (miner, 60), signaller (specialist with signal, 40), bearers (specialist
 * with bearer, 60). */
WarBook *fixture_new_book (WarRules *rules);

/* An army of so many units: pairs of a type's id and a count, ended by NULL. */
WarArmy *fixture_new_army (WarBook *book, const char *type, ...) G_GNUC_NULL_TERMINATED;
