/* odds-die.c: one die, and what its faces mean
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/odds.h"

WarProbability
war_probability (guint n, guint of)
{
  g_return_val_if_fail (of > 0 && of < (1u << 31) && n <= of, 0);

  /* Never half-way between two results: for that, of would have to be a multiple of 2^33. */
  return (((guint64) n << 33) / of + 1) / 2;
}

/* 2^a × 3^b sides: see the header. */
static gboolean
is_die (guint sides, gint modifier)
{
  static const guint16 possible = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 8 | 1 << 9 | 1 << 12;

  return sides <= 12 && (possible >> sides & 1) != 0 && ABS (modifier) <= 100;
}

static void
add_face (WarDie *die, guint result)
{
  die->n_faces++;
  die->faces[result]++;
  die->most = (guint8) MAX (die->most, result);
}

/* What stands in for a die that cannot be. */
static const WarDie nothing = { .n_faces = 1, .faces = { 1 } };

WarDie
war_die_pass (guint sides, gint need, gint modifier, WarDieFlags flags)
{
  WarDie die = { 0 };

  g_return_val_if_fail (is_die (sides, modifier), nothing);

  for (guint number = 1; number <= sides; number++)
    {
      gboolean passes = (gint) number + modifier >= need;

      if (number == 1 && (flags & WAR_DIE_ONE_FAILS) != 0)
        passes = FALSE;
      if (number == sides && (flags & WAR_DIE_BEST_PASSES) != 0)
        passes = TRUE;
      add_face (&die, passes ? 1 : 0);
    }

  return die;
}

WarDie
war_die_table (guint sides, gint modifier, const gint *needs, guint n_needs)
{
  WarDie die = { 0 };

  g_return_val_if_fail (is_die (sides, modifier) && n_needs <= WAR_DIE_MAX_RESULT, nothing);

  for (guint number = 1; number <= sides; number++)
    {
      guint result = 0;

      for (guint i = 0; i < n_needs; i++)
        result += (gint) number + modifier >= needs[i];
      add_face (&die, result);
    }

  return die;
}

WarDie
war_die_number (guint sides, gint modifier)
{
  WarDie die = { 0 };

  g_return_val_if_fail (is_die (sides, modifier) && modifier <= 3, nothing);

  for (guint number = 1; number <= sides; number++)
    add_face (&die, (guint) MAX ((gint) number + modifier, 0));

  return die;
}

WarDie
war_die_unsaved (const WarDie *hit, const WarDie *save)
{
  WarDie die = { 0 };

  g_return_val_if_fail (hit->most <= 1 && save->most <= 1, nothing);
  g_return_val_if_fail (hit->n_faces * save->n_faces <= WAR_DIE_MAX_FACES, nothing);

  die.n_faces = (guint8) (hit->n_faces * save->n_faces);
  die.faces[1] = (guint8) (hit->faces[1] * save->faces[0]);
  die.faces[0] = (guint8) (die.n_faces - die.faces[1]);
  die.most = die.faces[1] > 0;
  return die;
}

WarProbability
war_die_at_least (const WarDie *die, guint least)
{
  guint n = 0;

  for (guint result = least; result <= die->most; result++)
    n += die->faces[result];

  return war_probability (n, die->n_faces);
}

guint
war_dice_count_margins (guint sides, gint modifier, gint least, gint most)
{
  guint n = 0;

  g_return_val_if_fail (is_die (sides, modifier), 0);

  for (gint first = 1; first <= (gint) sides; first++)
    for (gint second = 1; second <= (gint) sides; second++)
      {
        gint margin = first + modifier - second;

        n += least <= margin && margin <= most;
      }

  return n;
}
