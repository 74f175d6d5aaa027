/* odds.c: what weapons do on average, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/odds.h"

#include <glib/gi18n-lib.h>

#include "text/game/play-private.h"

char *
text_odds (const TextAttack *attack)
{
  const TextPlay *play = text_play_find (attack->rules->system);

  return play != NULL && play->odds != NULL ? play->odds (attack) : NULL;
}

gboolean
text_average (const TextAttack *attack, TextAverage *average)
{
  const TextPlay *play = text_play_find (attack->rules->system);

  g_return_val_if_fail (
    attack->weapon >= 0 && attack->weapon < (gint) attack->attacker->weapons->len, FALSE);

  return play != NULL && play->average != NULL && play->average (attack, average);
}

const TextAverages *
text_find_averages (const WarSystem *system)
{
  const TextPlay *play = text_play_find (system);

  return play != NULL ? play->averages : NULL;
}

char *
text_average_phrase (const TextAverage *average)
{
  double percent = 100 * average->destroyed;

  /* Half a percent would be printed as 0. */
  if (percent > 0 && percent <= 0.5)
    /* Translators: wounds on average, and the chance to destroy: "0.42, < 1 %" */
    return g_strdup_printf (_ ("%.2f, <\u00a01\u00a0%%"), average->wounds);
  /* Translators: wounds on average, and the chance to destroy: "1.33, 12 %" */
  return g_strdup_printf (_ ("%.2f, %.0f\u00a0%%"), average->wounds, percent);
}
