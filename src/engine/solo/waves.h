/* waves.h: how a solo commander divides units into waves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/waves.h"

G_BEGIN_DECLS

#define WAR_WAVES_NOT_MINE (-1)

/* Gives each unit whose wave is 0 one of so many, the dearest first: one that is empty, else the
 * one that most lacks its share, of those that do not come to more than half of the cost of all.
 * shares: of each wave from 1 on, in percent. costs: WAR_WAVES_NOT_MINE of who is none of the
 * units. Of three waves there always is one that does not: each unit after the third costs at most
 * a quarter of the whole, the cheapest wave at most a third of the rest. Where other units have
 * their waves already there may be none; then it is the first. */
void war_waves_divide (const gint *shares, gint n_waves, const gint *costs, gint *waves,
                       guint n_units);

G_END_DECLS
