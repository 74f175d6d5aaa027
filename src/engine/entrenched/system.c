/* system.c: what Entrenched! counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/entrenched.h"

#include <glib/gi18n-lib.h>

/* Wounds are at most 6, because one die shows them; bravery is less than the wounds, or the unit is
 * dead before it tests (the tables' own rule). */
static const WarStat unit_stats[] = {
  { "wounds", N_ ("Wounds"), NC_ ("statistic", "W"), WAR_STAT_COUNT, TRUE, 1, 6 },
  { "movement", N_ ("Movement"), NC_ ("statistic", "M"), WAR_STAT_LENGTH, TRUE, 0, 24 * WAR_INCH },
  { "response", N_ ("Response"), NC_ ("statistic", "R"), WAR_STAT_TARGET, TRUE, 2, 6 },
  { "save", N_ ("Save"), NC_ ("statistic", "S"), WAR_STAT_TARGET, TRUE, 2, 6 },
  { "bravery", N_ ("Bravery"), NC_ ("statistic", "B"), WAR_STAT_COUNT, TRUE, 1, 5 },
  { NULL },
};

/* A weapon without a range is for melee. */
static const WarStat weapon_stats[] = {
  { "range", N_ ("Range"), NC_ ("statistic", "Range"), WAR_STAT_LENGTH, FALSE, 1, 72 * WAR_INCH },
  { "minimum-range", N_ ("Minimum Range"), NC_ ("statistic", "Min."), WAR_STAT_LENGTH, FALSE, 1,
    72 * WAR_INCH },
  { "hit", N_ ("Hit"), NC_ ("statistic", "Hit"), WAR_STAT_TARGET, FALSE, 2, 6 },
  { "dice", N_ ("Dice"), NC_ ("statistic", "Dice"), WAR_STAT_DICE, FALSE, 1, 20 },
  { "template", N_ ("Template"), NC_ ("statistic", "Tem"), WAR_STAT_COUNT, FALSE, 1, 2 },
  { "uses", N_ ("Uses"), NC_ ("statistic", "Uses"), WAR_STAT_COUNT, FALSE, 1, 9 },
  { NULL },
};

const WarSystem war_entrenched_system = {
  .id = "entrenched",
  .name = "Entrenched! 1914–1915",
  .credit = "William Saull, Vincere Games",
  .length_unit = WAR_UNIT_INCH,
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .check_army = war_entrenched_check_army,
};
