/* foresight.c: what an order would do, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/foresight.h"

#include <glib/gi18n-lib.h>

#include "text/field/sight.h"
#include "text/game/event.h"
#include "text/game/play-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static char *
format_length (const WarSetup *setup, WarLength length)
{
  return text_length (MAX (length, 0), setup->operation->rules->system->length_unit);
}

/* Takes the part over. */
static void
add_part (GString *text, char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
  g_free (part);
}

static char *
describe_distance (const WarSetup *setup, const WarForesight *foresight)
{
  g_autofree char *distance = format_length (setup, foresight->distance);
  g_autofree char *most = format_length (setup, foresight->most);
  g_autofree char *bound = text_bound (setup, &foresight->bound);

  if (bound != NULL)
    /* Translators: a move of so much, of the most that is allowed, and what keeps it from going
     * on: 0.4″ of 4″ (no nearer than 1″ to German Infantry 2) */
    return g_strdup_printf (_ ("%s of %s (%s)"), distance, most, bound);

  /* Translators: a move of so much, of the most that is allowed: 3.4″ of 4″ */
  return g_strdup_printf (C_ ("way", "%s of %s"), distance, most);
}

static char *
describe_wheel (const WarSetup *setup, const WarForesight *foresight)
{
  g_autofree char *length = format_length (setup, foresight->wheel);

  /* Translators: what turning a line of units takes of how far they may move: 4.2 cm */
  return g_strdup_printf (_ ("the wheel takes %s"), length);
}

static char *
describe_heading (const WarForeseenPose *pose)
{
  g_autofree char *heading = text_facing (pose->base.heading);

  return g_strdup_printf (_ ("facing %s"), heading);
}

static char *
describe_contact (const WarSetup *setup, const WarForesight *foresight)
{
  g_autofree char *target = text_play_get (setup)->piece (setup, foresight->contact);

  switch (foresight->contact_edge)
    {
    case WAR_EDGE_RIGHT:
      return g_strdup_printf (_ ("to the right of %s"), target);
    case WAR_EDGE_REAR:
      return g_strdup_printf (_ ("to the rear of %s"), target);
    case WAR_EDGE_LEFT:
      return g_strdup_printf (_ ("to the left of %s"), target);
    case WAR_EDGE_FRONT:
    default:
      return g_strdup_printf (_ ("to the front of %s"), target);
    }
}

/* Before it has turned, or got out of where it is, who fails stays as he is. */
static char *
describe_check (const WarSetup *setup, const WarForeseenCheck *check)
{
  const char *name = text_play_get (setup)->check (check->kind);
  g_autofree char *chance = text_chance (check->chance);
  g_autofree char *distance = NULL;

  if (check->distance <= 0)
    /* Translators: wire check 5+ (33 %) */
    return g_strdup_printf (_ ("%s %d+ (%s) at once: failing it stays"), name, check->need, chance);

  distance = format_length (setup, check->distance);
  /* Translators: wire check 5+ (33 %) at 2.1″ */
  return g_strdup_printf (_ ("%s %d+ (%s) at %s: failing it stops there"), name, check->need,
                          chance, distance);
}

char *
text_foresight_checks (const WarSetup *setup, const WarForesight *foresight)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < foresight->n_checks; i++)
    add_part (text, describe_check (setup, &foresight->checks[i]));
  return g_string_free (text, text->len == 0);
}

char *
text_foresight_way (const WarSetup *setup, const WarOrder *order, const WarForesight *foresight)
{
  const WarForeseenPose *pose = war_foresight_find_pose (foresight, order->actor);
  GString *text;

  if (!foresight->has_way && foresight->contact == WAR_NONE && pose == NULL)
    return NULL;

  text = g_string_new (NULL);
  if (foresight->contact != WAR_NONE)
    add_part (text, describe_contact (setup, foresight));
  if (foresight->has_way)
    add_part (text, describe_distance (setup, foresight));
  if (foresight->has_way && foresight->wheel > 0)
    add_part (text, describe_wheel (setup, foresight));
  if (foresight->must_go_on)
    add_part (text, g_strdup (_ ("may not stay there")));
  if (pose != NULL && foresight->contact == WAR_NONE)
    add_part (text, describe_heading (pose));
  for (guint i = 0; i < foresight->n_checks; i++)
    add_part (text, describe_check (setup, &foresight->checks[i]));
  return g_string_free (text, FALSE);
}

char *
text_foresight_loss (const WarSetup *setup, const WarForeseenLoss *loss)
{
  g_autofree char *name = text_play_get (setup)->piece (setup, loss->row);
  g_autofree char *average = text_play_get (setup)->loss (loss);

  return g_strdup_printf (_ ("%s: %s"), name, average);
}

/* What the dice need, and nothing beside them can do. */
static char *
describe_dice (const WarForeseenLoss *loss)
{
  /* Translators: dice that are rolled at a target */
  g_autofree char *dice
    = g_strdup_printf (ngettext ("%u die", "%u dice", loss->n_dice), loss->n_dice);

  /* Translators: dice, and the least number of each that does something: "6 dice, 4+" */
  return loss->need > 0 ? g_strdup_printf (C_ ("forecast", "%s, %d+"), dice, loss->need)
                        : g_steal_pointer (&dice);
}

char *
text_foresight_dice (const WarForeseenLoss *loss)
{
  g_return_val_if_fail (loss != NULL, NULL);

  g_autofree char *dice = NULL;

  if (loss->n_dice == 0)
    return NULL;

  dice = describe_dice (loss);
  if (loss->save == 0)
    return g_steal_pointer (&dice);
  /* Translators: "6 dice, 4+", at a target of which nobody falls */
  if (loss->save <= 1)
    return g_strdup_printf (_ ("%s, but saves cannot fail"), dice);
  /* Translators: "6 dice, 4+", then the least number by which the target saves itself */
  return g_strdup_printf (_ ("%s, saved on %d+"), dice, loss->save);
}

static char *
describe_brief_loss (const WarForeseenLoss *loss)
{
  double average = (double) loss->loss / (double) WAR_PROBABILITY_ONE;
  g_autofree char *chance = NULL;

  if (average < 0.05)
    /* Nobody is destroyed by gas that stuns: the chance alone. */
    return loss->stunned > 0 ? text_chance (loss->stunned) : NULL;
  if (loss->destroyed < WAR_PROBABILITY_ONE / 100)
    return g_strdup_printf (_ ("−%.1f"), average);

  chance = text_chance (loss->destroyed);
  /* Translators: what a target loses on average, and the chance that it is destroyed */
  return g_strdup_printf (_ ("−%.1f · %s"), average, chance);
}

char *
text_foresight_brief_loss (const WarForeseenLoss *loss)
{
  g_autofree char *words = describe_brief_loss (loss);

  return words != NULL && loss->is_rough ? g_strdup_printf ("≈ %s", words)
                                         : g_steal_pointer (&words);
}

char *
text_foresight_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  char *words = text_play_get (setup)->modifier (setup, modifier);
  g_autofree char *unsourced = NULL;

  if (modifier->clause == NULL)
    return words;

  unsourced = words;
  return g_strdup_printf ("%s [%s]", words, text_short_clause (modifier->clause));
}

/* Takes the words over, and adds whatever on the field the target has its cover from. */
static char *
add_source (const WarSetup *setup, const WarForeseenLoss *loss, char *words)
{
  const GPtrArray *features = setup->operation->field->features;
  g_autofree char *sourceless = words, *name = NULL;

  if (loss == NULL || loss->cover <= 0 || loss->cover_feature == WAR_NONE)
    return g_steal_pointer (&sourceless);

  name = text_feature (g_ptr_array_index (features, (guint) loss->cover_feature));
  /* Translators: what counts for a shot, and what gives it: cover: saves +1 [5.7] (Village) */
  return g_strdup_printf (C_ ("modifier", "%s (%s)"), sourceless, name);
}

char *
text_foresight_modifiers (const WarSetup *setup, const WarOrder *order,
                          const WarForesight *foresight)
{
  gint target = order->n_targets == 1 ? order->targets[0] : WAR_NONE;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < foresight->n_modifiers; i++)
    {
      const WarModifier *modifier = &foresight->modifiers[i];
      gboolean is_target = modifier->row == target && target != WAR_NONE;

      if (is_target || modifier->row == order->actor)
        add_part (text,
                  add_source (setup, is_target ? war_foresight_find_loss (foresight, target) : NULL,
                              text_foresight_modifier (setup, modifier)));
    }
  return g_string_free (text, text->len == 0);
}
