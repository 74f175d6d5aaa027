/* trials.c: what small changes of an operation do, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/trials.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "engine/operation/operation-edit.h"
#include "text/army/amendment.h"
#include "text/game/event.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* By how much a share may differ from a half and be called fair: 45 to 55 % are. */
#define FAIR 0.05

static const char *
get_side (const WarOperation *operation, gint side)
{
  return operation->forces[side - 1]->name;
}

/* Of its entry, with the player's own name for it. Free it. */
static char *
dup_unit (const WarVariant *variant, const WarOperation *operation)
{
  const GPtrArray *entries = operation->forces[variant->side - 1]->entries;
  const WarForceEntry *entry;
  g_autofree char *quoted = NULL;

  g_return_val_if_fail (variant->index < entries->len, NULL);

  entry = g_ptr_array_index (entries, variant->index);
  if (entry->name == NULL)
    return g_strdup (text_translate (entry->type->name));
  quoted = text_quoted (entry->name);
  return g_strdup_printf ("%s %s", text_translate (entry->type->name), quoted);
}

static char *
dup_arrival (const WarVariant *variant, const WarOperation *operation, const char *unit)
{
  const WarForceEntry *entry
    = g_ptr_array_index (operation->forces[variant->side - 1]->entries, variant->index);

  /* Translators: a side, a type of units, and rounds */
  return g_strdup_printf (_ ("%s: %s comes from round %d instead of %d"),
                          get_side (operation, variant->side), unit, variant->number,
                          entry->arrives);
}

static char *
dup_held (const WarVariant *variant, const WarOperation *operation, const char *unit)
{
  g_autoptr (WarOperation) changed = war_variant_apply (operation, variant);
  const GPtrArray *before = operation->forces[variant->side - 1]->entries;
  const GPtrArray *entries = changed->forces[variant->side - 1]->entries;
  const WarForceEntry *held
    = g_ptr_array_index (entries, variant->index + (entries->len > before->len ? 1 : 0));

  /* Translators: a side, a type of units, and a round */
  return g_strdup_printf (_ ("%s: one %s is held back, and comes from round %d"),
                          get_side (operation, variant->side), unit, held->arrives);
}

static char *
dup_amendment (const WarVariant *variant, const WarOperation *operation)
{
  const char *id = operation->rules->system->amendments[variant->index].clause;
  const WarClause *clause = war_rules_find_clause (operation->rules, id);

  const char *words = text_translate (variant->number ? clause->amendment : clause->printed);
  /* It stands within a sentence. */
  g_autofree char *clean
    = g_strndup (words, strlen (words) - (g_str_has_suffix (words, ".") ? 1 : 0));

  /* Translators: the number of a rule or ruling, and what it says */
  return g_strdup_printf (variant->number ? _ ("With amendment %s: %s")
                                          : _ ("Without amendment %s: %s"),
                          text_short_clause (id), clean);
}

static char *
dup_first (const WarVariant *variant, const WarOperation *operation)
{
  g_autoptr (GPtrArray) choices = text_first_choices (operation);

  if ((guint) variant->number < choices->len)
    return g_strdup (g_ptr_array_index (choices, (guint) variant->number));
  return variant->number == 0
           ? g_strdup (_ ("The dice decide"))
           : g_strdup_printf (_ ("%s go first"), get_side (operation, variant->number));
}

char *
text_trial_title (const WarVariant *variant, const WarOperation *operation)
{
  g_return_val_if_fail (variant != NULL && operation != NULL, NULL);

  g_autofree char *unit = variant->kind >= WAR_VARIANT_MORE && variant->kind <= WAR_VARIANT_ARRIVAL
                            ? dup_unit (variant, operation)
                            : NULL;

  switch (variant->kind)
    {
    case WAR_VARIANT_FIRST:
      return dup_first (variant, operation);
    case WAR_VARIANT_ROUNDS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d round instead of %d",
                                           "%d rounds instead of %d", (gulong) variant->number),
                              variant->number, operation->rounds);
    case WAR_VARIANT_POINTS:
      /* Translators: a side, and what its army may cost */
      return g_strdup_printf (_ ("%s: %d points instead of %d"),
                              get_side (operation, variant->side), variant->number,
                              operation->forces[variant->side - 1]->cost_limit);
    case WAR_VARIANT_MORE:
      /* Translators: a side and a type of units */
      return g_strdup_printf (_ ("%s: one %s more"), get_side (operation, variant->side), unit);
    case WAR_VARIANT_FEWER:
      /* Translators: a side and a type of units */
      return g_strdup_printf (_ ("%s: one %s fewer"), get_side (operation, variant->side), unit);
    case WAR_VARIANT_RESERVE:
      return dup_held (variant, operation, unit);
    case WAR_VARIANT_ARRIVAL:
      return dup_arrival (variant, operation, unit);
    case WAR_VARIANT_AMENDMENT:
      return dup_amendment (variant, operation);
    case WAR_VARIANT_LEVEL:
      return g_strdup_printf (
        _ ("Level of the enemy: %s"),
        text_level (operation->rules->system,
                    war_system_get_levels (operation->rules->system)[variant->index]));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Whom shares are told of: the side that is better off without any change, from 0, or of equals the
 * first; who begins. */
typedef struct
{
  const char *name; /* lent */
  gboolean is_second; /* shares are those of the first side */
  gboolean is_who_begins;
} Subject;

static Subject
get_subject (const WarTrials *trials, const WarOperation *operation)
{
  gboolean is_first = trials->aspect == WAR_ASPECT_FIRST;
  gboolean is_second = !is_first && war_series_get_score (&trials->before, WAR_ASPECT_SIDES) < 0.5;

  return (Subject){
    .name = is_first ? _ ("Who begins") : operation->forces[is_second ? 1 : 0]->name,
    .is_second = is_second,
    .is_who_begins = is_first,
  };
}

/* trial: or NULL, without any change. */
static double
get_share (const WarTrials *trials, const WarTrial *trial, const Subject *subject)
{
  double score = trial != NULL ? war_trials_get_score (trials, trial)
                               : war_series_get_score (&trials->before, trials->aspect);

  return subject->is_second ? 1 - score : score;
}

static WarShift
get_shift (const WarTrials *trials, const WarTrial *trial, const Subject *subject)
{
  WarShift shift = war_trials_get_shift (trials, trial);

  return subject->is_second ? (WarShift){ -shift.mean, -shift.high, -shift.low } : shift;
}

static gint
get_percent (double share)
{
  return (gint) lround (share * 100);
}

char *
text_trial_effect (const WarTrials *trials, const WarTrial *trial, const WarOperation *operation)
{
  g_return_val_if_fail (trials != NULL && trial != NULL && operation != NULL, NULL);

  Subject subject = get_subject (trials, operation);
  WarShift shift = get_shift (trials, trial, &subject);
  gint with = get_percent (get_share (trials, trial, &subject));
  gint without = get_percent (get_share (trials, NULL, &subject));
  gint low = get_percent (shift.low), high = get_percent (shift.high);
  g_autofree char *signed_low = text_signed (low), *signed_high = text_signed (high);
  /* Translators: a side, which is in the plural, and shares of games */
  g_autofree char *wins
    = subject.is_who_begins
        ? g_strdup_printf (_ ("Who begins wins %d\u00a0%% instead of %d\u00a0%%"), with, without)
        : g_strdup_printf (_ ("%s win %d\u00a0%% instead of %d\u00a0%%"), subject.name, with,
                           without);

  if (shift.high < 0)
    /* Translators: who wins how much instead of how much; by how many percent less */
    return g_strdup_printf (_ ("%s: %d to %d percentage points less."), wins, -high, -low);
  if (shift.low > 0)
    /* Translators: who wins how much instead of how much; by how many percent more */
    return g_strdup_printf (_ ("%s: %d to %d percentage points more."), wins, low, high);

  /* Translators: who wins how much instead of how much; between what the difference lies, each with
   * its sign */
  return g_strdup_printf (_ ("%s: that may be chance (%s to %s percentage points)."), wins,
                          signed_low, signed_high);
}

char *
text_trials_remedy (const WarTrials *trials, const WarOperation *operation)
{
  g_return_val_if_fail (trials != NULL && operation != NULL, NULL);

  const WarTrial *remedy = war_trials_find_remedy (trials);
  g_autoptr (GPtrArray) ranked = war_trials_rank (trials);
  const WarTrial *told = remedy == NULL && ranked->len > 0 ? g_ptr_array_index (ranked, 0) : remedy;
  g_autofree char *change = NULL, *effect = NULL;

  if (!war_trials_is_unfair (trials))
    return g_strdup (_ ("As far as these games show it is fair: no change is needed."));
  if (told == NULL)
    return g_strdup (_ ("None of these changes makes it fairer for certain."));

  change = text_trial_title (&told->variant, operation);
  effect = text_trial_effect (trials, told, operation);
  if (remedy == NULL)
    /* Translators: a change, and what it does: "“Entente go first”. Central Powers win …" */
    return g_strdup_printf (_ ("None of these changes makes it fairer for certain. The fairest in "
                               "these games was “%s”. %s"),
                            change, effect);
  if (fabs (war_trials_get_score (trials, remedy) - 0.5) > FAIR)
    /* Translators: a change, and what it does: "“Entente go first”. Central Powers win …" */
    return g_strdup_printf (_ ("What helps most, and is not enough: “%s”. %s Take it over, and try "
                               "changes again."),
                            change, effect);
  /* Translators: a change, and what it does: "“Entente go first”: Central Powers win …" */
  return g_strdup_printf (_ ("What mends it best: “%s”. %s"), change, effect);
}

char *
text_trials_method (const WarTrials *trials)
{
  g_return_val_if_fail (trials != NULL, NULL);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Each change was played %u time, and the fairest ones %u "
                                       "times, with the same dice as without "
                                       "it. A draw is a half of a win for each side. The intervals "
                                       "of all changes hold together with "
                                       "95\u00a0%%.",
                                       "Each change was played %u times, and the fairest ones %u "
                                       "times, with the same dice as without "
                                       "it. A draw is a half of a win for each side. The intervals "
                                       "of all changes hold together with "
                                       "95\u00a0%%.",
                                       trials->n_first),
                          trials->n_first, trials->before.n_games);
}

/* With a point, and no −0.0. */
static char *
dup_tenth (double share)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (digits, sizeof digits, "%.1f", round (share * 1000) / 10 + 0.));
}

void
text_trials_add_table (const WarTrials *trials, const WarOperation *operation, TextReport *report)
{
  g_return_if_fail (trials != NULL && operation != NULL && report != NULL);

  Subject subject = get_subject (trials, operation);
  /* Translators: heads of a table: whose wins; more than without the change; and between what that
   * lies */
  const char *const heads[]
    = { _ ("Change"), subject.name, _ ("more %"), _ ("from %"), _ ("to %") };
  g_autofree char *before = dup_tenth (get_share (trials, NULL, &subject));
  g_autoptr (GPtrArray) ranked = war_trials_rank (trials);

  text_report_begin_table (report, _ ("What Changes Do"), heads, G_N_ELEMENTS (heads));
  text_report_add_row (report, (const char *const[]){ _ ("No change"), before, "", "", "" });
  for (guint i = 0; i < ranked->len; i++)
    {
      const WarTrial *trial = g_ptr_array_index (ranked, i);
      WarShift shift = get_shift (trials, trial, &subject);
      g_autofree char *change = text_trial_title (&trial->variant, operation);
      g_autofree char *share = dup_tenth (get_share (trials, trial, &subject));
      g_autofree char *mean = dup_tenth (shift.mean);
      g_autofree char *low = dup_tenth (shift.low);
      g_autofree char *high = dup_tenth (shift.high);

      text_report_add_row (report, (const char *const[]){ change, share, mean, low, high });
    }
}
