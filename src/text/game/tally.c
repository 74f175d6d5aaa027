/* tally.c: the dice of a game, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/tally.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* In standard deviations: fewer are chance, more come once in 22 and once in 370 games. */
#define SOME_LUCK 0.7
#define MUCH_LUCK 2.

static const char *
describe_luck (double luck)
{
  if (fabs (luck) < SOME_LUCK)
    /* Translators: of dice */
    return _ ("about what chance gives");
  if (luck >= MUCH_LUCK)
    return _ ("very lucky");
  if (luck > 0)
    return _ ("rather lucky");
  return luck <= -MUCH_LUCK ? _ ("very unlucky") : _ ("rather unlucky");
}

char *
text_tally_luck (const WarTally *tally)
{
  g_return_val_if_fail (tally != NULL, NULL);

  if (tally->n_needed == 0)
    return g_strdup (_ ("No die has needed anything yet."));
  /* Translators: how many dice, of how many, and on average; then "rather lucky" */
  return g_strdup_printf (_ ("%u of %u dice had what they needed, %.1f on average: %s."),
                          tally->n_met, tally->n_needed, tally->expected,
                          describe_luck (war_tally_get_luck (tally)));
}

char *
text_tally_kind (const WarTallyKind *kind)
{
  g_return_val_if_fail (kind != NULL, NULL);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u die with %u sides: %.2f on average, %.2f expected",
                 "%u dice with %u sides: %.2f on average, %.2f expected", kind->n_dice),
    kind->n_dice, kind->sides, war_tally_kind_get_average (kind), (kind->sides + 1) / 2.);
}

char *
text_tally_counts (const WarTallyKind *kind)
{
  g_return_val_if_fail (kind != NULL, NULL);

  GString *text = g_string_new (NULL);

  for (guint i = 0; i < kind->sides; i++)
    g_string_append_printf (text, "%s%u: %u", i > 0 ? ", " : "", i + 1, kind->counts[i]);
  return g_string_free (text, FALSE);
}
