/* memo.c: what a thread that plays Trench Club remembers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/private.h"

#define N_MEASURES 64 /* a power of two; what comes to the same place forgets what was there */

typedef struct
{
  WarClubMeasure measures[N_MEASURES];
  WarClubOdds odds[WAR_CLUB_MOST_DICE + 1][WAR_CLUB_SIDES + 1][WAR_CLUB_MAX_DAMAGE + 1];
} Memo;

gpointer
war_club_begin_memo (gconstpointer data)
{
  Memo *memo = g_new0 (Memo, 1);

  memset (memo->odds, 0xff, sizeof memo->odds);
  return memo;
}

void
war_club_end_memo (gpointer memo)
{
  g_free (memo);
}

WarClubOdds *
war_club_find_odds (const WarSetup *setup, guint n_dice, gint need, gint left)
{
  Memo *memo = setup->memo;

  return &memo->odds[n_dice][need][left];
}

WarClubMeasure *
war_club_find_measure (const WarSetup *setup, const WarClubType *type, const guint8 *goals)
{
  const WarClub *data = war_club_get_data (setup);
  Memo *memo = setup->memo;
  guint64 bits[WAR_CLUB_MAX_HEXES / 64] = { 0 };
  guint64 hash = (guint64) type->kind * 64 + (guint64) type->movement;
  WarClubMeasure *found;

  for (guint i = 0; i < data->n_hexes; i++)
    if (goals[i])
      bits[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
  for (guint i = 0; i * 64 < data->n_hexes; i++)
    hash = (hash ^ bits[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> 7 ^ hash << 19;

  found = &memo->measures[(hash ^ hash >> 32) % N_MEASURES];
  if (found->is_known && found->kind == type->kind && found->movement == type->movement
      && memcmp (found->goals, bits, sizeof bits) == 0)
    return found;

  found->is_known = FALSE;
  found->kind = type->kind;
  found->movement = type->movement;
  memcpy (found->goals, bits, sizeof bits);
  return found;
}
