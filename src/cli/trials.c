/* trials.c: what small changes of an operation have come to, for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/trials.h"

#include "text/solo/trials.h"
#include "text/words/json.h"

static const char *const kinds[] = {
  [WAR_VARIANT_FIRST] = "first",     [WAR_VARIANT_ROUNDS] = "rounds",
  [WAR_VARIANT_POINTS] = "points",   [WAR_VARIANT_MORE] = "more",
  [WAR_VARIANT_FEWER] = "fewer",     [WAR_VARIANT_RESERVE] = "reserve",
  [WAR_VARIANT_ARRIVAL] = "arrival", [WAR_VARIANT_AMENDMENT] = "amendment",
  [WAR_VARIANT_LEVEL] = "level",
};

/* What the number of the change means hangs on its kind. */
static void
add_variant (GString *json, const WarVariant *variant, const WarOperation *operation)
{
  g_autofree char *words = text_trial_title (variant, operation);

  text_json_add_string (json, "kind", kinds[variant->kind]);
  text_json_add_string (json, "words", words);
  if (variant->side != 0)
    text_json_add_number (json, "side", variant->side);
  text_json_add_number (json, "index", variant->index);
  text_json_add_number (json, "number", variant->number);
}

static void
add_trial (GString *json, const WarTrials *trials, const WarTrial *trial,
           const WarOperation *operation)
{
  WarShift shift = war_trials_get_shift (trials, trial);

  text_json_item (json);
  g_string_append_c (json, '{');
  add_variant (json, &trial->variant, operation);
  text_json_key (json, "wins");
  g_string_append_printf (json, "[%u,%u]", trial->tally.wins[0], trial->tally.wins[1]);
  text_json_add_number (json, "draws", trial->tally.draws);
  text_json_add_number (json, "unfinished", trial->tally.unfinished);
  text_json_add_fraction (json, "share", war_trials_get_score (trials, trial));
  text_json_add_number (json, "pairs", trial->pairs[trials->aspect].n);
  text_json_add_fraction (json, "shift", shift.mean);
  text_json_add_fraction (json, "low", shift.low);
  text_json_add_fraction (json, "high", shift.high);
  g_string_append_c (json, '}');
}

char *
cli_trials_to_json (const TextSeries *series, const WarTrials *trials,
                    const WarOperation *operation)
{
  g_return_val_if_fail (series != NULL && trials != NULL && operation != NULL, NULL);

  GString *json = g_string_new ("{");
  g_autofree char *before = text_series_to_json (series);
  g_autoptr (GPtrArray) ranked = war_trials_rank (trials);

  text_json_add_string (json, "duckboard", "variants");
  text_json_add_string (json, "format", "1");
  text_json_key (json, "before");
  g_string_append (json, g_strchomp (before));
  text_json_add_string (json, "of", trials->aspect == WAR_ASPECT_FIRST ? "first" : "side-1");
  text_json_add_fraction (json, "share", war_series_get_score (&trials->before, trials->aspect));
  text_json_add_number (json, "tried", trials->n_variants);
  text_json_key (json, "changes");
  g_string_append_c (json, '[');
  for (guint i = 0; i < ranked->len; i++)
    add_trial (json, trials, g_ptr_array_index (ranked, i), operation);
  g_string_append (json, "]}\n");
  return g_string_free (json, FALSE);
}
