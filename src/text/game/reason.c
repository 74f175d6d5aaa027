/* reason.c: why a commander gives an order, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/reason.h"

#include <glib/gi18n-lib.h>

#include "engine/game/foresight.h"
#include "engine/solo/explain.h"
#include "text/game/order.h"
#include "text/game/piece.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

/* Hundredths of cost: less is there only to tell orders apart. */
#define LEAST_WORTH 50

/* The enemy nearest to a base; WAR_NONE: there is none. */
static gint
find_nearest (const WarSetup *setup, const WarState *view, gint side, const WarBase *base,
              WarLength *distance)
{
  gint nearest = WAR_NONE;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      WarLength found;

      if (!war_play_show_piece (setup, view, row, &piece) || piece.side == side)
        continue;
      found = war_base_get_distance (base, &piece.base);
      if (nearest == WAR_NONE || found < *distance)
        {
          nearest = (gint) row;
          *distance = found;
        }
    }
  return nearest;
}

/* Between two bases: "6.2″", or on a board, "3 hexes". Free it. */
static char *
format_distance (const WarSetup *setup, const WarBase *from, const WarBase *to)
{
  const WarField *field = setup->operation->field;
  WarHexes hexes;
  guint n;

  if (field->board == NULL)
    return text_length (war_base_get_distance (from, to),
                        setup->operation->rules->system->length_unit);

  hexes = war_field_get_hexes (field);
  n = war_hex_get_distance (&hexes, war_hexes_pick (&hexes, from->centre),
                            war_hexes_pick (&hexes, to->centre));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", n), n);
}

/* "Towards X: 6.2″ instead of 9.1″"; NULL: it goes nowhere. */
static char *
describe_way (const WarSetup *setup, const WarState *view, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  const WarForeseenPose *pose;
  WarShownPiece piece;
  WarRefusal refusal;
  char *text = NULL;

  if (order->actor == WAR_NONE || !war_play_show_piece (setup, view, (guint) order->actor, &piece))
    return NULL;

  war_foresight_init (foresight);
  pose = war_play_foresee (setup, view, order, foresight, &refusal)
           ? war_foresight_find_pose (foresight, order->actor)
           : NULL;
  if (pose != NULL)
    {
      WarLength before = 0, after = 0;
      gint enemy = find_nearest (setup, view, piece.side, &pose->base, &after);

      if (enemy != WAR_NONE)
        {
          g_autofree char *name = text_piece (setup, enemy);
          WarShownPiece other;
          g_autofree char *now = NULL, *then = NULL;

          war_play_show_piece (setup, view, (guint) enemy, &other);
          before = war_base_get_distance (&piece.base, &other.base);
          now = format_distance (setup, &pose->base, &other.base);
          then = format_distance (setup, &piece.base, &other.base);
          if (after < before)
            /* Translators: an enemy, how near one comes to it, and how near one was */
            text = g_strdup_printf (_ ("nearer to %s, %s instead of %s"), name, now, then);
          else if (after > before)
            text = g_strdup_printf (_ ("farther from %s, %s instead of %s"), name, now, then);
        }
    }
  war_foresight_clear (foresight);
  return text;
}

/* An order within another sentence, whose full stop it does not end with. */
static char *
dup_inner_order (const WarSetup *setup, const WarOrder *order)
{
  char *text = text_order (setup, order);

  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  return text;
}

/* "next best: 7. Brigade fires at …"; NULL: nothing else is worth anything to it. What a commander
 * counts in are points of its own, which mean nothing to others. */
static char *
describe_next (const WarSetup *setup, const WarExplanation *explanation)
{
  g_autofree char *next = NULL;

  if (!explanation->has_next || explanation->next_worth < LEAST_WORTH
      || explanation->worth < LEAST_WORTH)
    return NULL;

  next = dup_inner_order (setup, &explanation->next);
  /* Translators: an order, a sentence without its full stop */
  return g_strdup_printf (_ ("next best: %s"), next);
}

/* "for fear of losses not: 7. Brigade moves …"; NULL: it did not fear any. */
static char *
describe_fear (const WarSetup *setup, const WarExplanation *explanation)
{
  g_autofree char *braver = NULL;

  if (!explanation->is_afraid)
    return NULL;

  braver = dup_inner_order (setup, &explanation->braver);
  /* Translators: an order, likewise, that was not given as it might have cost too much */
  return g_strdup_printf (_ ("for fear of losses not: %s"), braver);
}

/* What there is of some parts, with semicolons between; NULL: nothing. */
static char *
join (const char *const *parts, guint n_parts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_parts; i++)
    if (parts[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", parts[i]);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
text_reason (const WarSetup *setup, const WarState *view, const WarPosture *posture,
             const WarOrder *order)
{
  g_return_val_if_fail (setup != NULL && view != NULL && order != NULL, NULL);

  WarOrderRole role = setup->play->orders[order->kind].role;
  WarExplanation explanation;
  g_autofree char *forecast = NULL, *next = NULL, *fear = NULL, *all = NULL;

  if (!war_solo_explain (setup, view, posture, order, &explanation))
    return NULL;
  if (role == WAR_ORDER_ENDS || role == WAR_ORDER_PASSES)
    return explanation.n_ideas == 1 && role == WAR_ORDER_ENDS
             ? g_strdup (_ ("Why: nothing else is left that it would do."))
           : explanation.n_ideas > 1 ? g_strdup (_ ("Why: nothing else is worth more to it."))
                                     : NULL;

  /* What a way costs on hexes is no reason to go it. */
  forecast = setup->play->orders[order->kind].arguments[0].kind == WAR_ARGUMENT_HEX
               ? NULL
               : text_forecast (setup, view, order);
  if (forecast == NULL)
    forecast = describe_way (setup, view, order);
  next = describe_next (setup, &explanation);
  fear = describe_fear (setup, &explanation);
  all = join ((const char *const[]){ forecast, next, fear }, 3);
  /* Translators: what a commander expects of its order: "1.3 wounds; next best: BEF moves …" */
  return all != NULL ? g_strdup_printf (_ ("Why: %s"), all) : NULL;
}

/* "boldly": a posture, in a word or some; as usual too. */
static const char *
get_words (const WarPosture *posture)
{
  /* How much losses count, then what wins the battle: less than usual, as usual, more. */
  static const char *const words[3][3] = {
    { N_ ("for the enemy’s losses alone"), N_ ("boldly"), N_ ("recklessly") },
    { N_ ("patiently"), N_ ("as usual"), N_ ("eagerly") },
    { N_ ("waiting"), N_ ("carefully"), N_ ("step by step") },
  };
  gint caution
    = 1 + (posture->caution > WAR_POSTURE_USUAL) - (posture->caution < WAR_POSTURE_USUAL);
  gint drive = 1 + (posture->drive > WAR_POSTURE_USUAL) - (posture->drive < WAR_POSTURE_USUAL);

  return _ (words[caution][drive]);
}

char *
text_plan (const WarSetup *setup, const WarPosture *posture, const WarReckoning *reckoning)
{
  g_return_val_if_fail (setup != NULL && posture != NULL && reckoning != NULL, NULL);

  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_usual = posture->caution == WAR_POSTURE_USUAL && posture->drive == WAR_POSTURE_USUAL;

  if (reckoning->n_played == 0)
    return NULL;

  /* Translators: how a commander means to fight, such as "boldly"; how many battles it has won in
     its mind, of how many */
  g_string_printf (text, _ ("Plan: %s, by which it wins %u of %u battles in its mind."),
                   get_words (posture), reckoning->n_won, reckoning->n_played);
  if (!is_usual && reckoning->n_usual > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _ ("As usual it wins %u of %u."), reckoning->n_usual_won,
                              reckoning->n_usual);
    }
  if (reckoning->feared != WAR_NONE && reckoning->n_feared > 0)
    {
      g_autofree char *name = text_piece (setup, reckoning->feared);

      g_string_append_c (text, ' ');
      /* Translators: a unit, and in how many battles, of how many, it was lost in that turn */
      g_string_append_printf (text, _ ("It fears most for %s, lost at once in %u of %u."), name,
                              reckoning->n_feared, reckoning->n_played);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
