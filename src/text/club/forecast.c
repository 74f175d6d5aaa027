/* forecast.c: what an order in Trench Club may come to, and what dice are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"
#include "text/words/phrase.h"

char *
text_club_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  /* Translators: the damage that a unit takes on average, and the chance that it is destroyed */
  return g_strdup_printf (C_ ("forecast", "%.1f damage, destroyed %s"),
                          (double) loss->loss / (double) WAR_PROBABILITY_ONE, chance);
}

static char *
describe_giving_up (const WarSetup *setup, gint seat)
{
  const WarClub *data = war_club_get_data (setup);
  gint side = data->seat_sides[seat];
  guint n_seats = 0;

  for (guint i = 0; i < data->n_seats; i++)
    n_seats += data->seat_sides[i] == side;
  /* Translators: the side that wins, which is in the plural, after "giving up means" */
  return g_strdup_printf (n_seats > 1 ? _ ("that %s win, if your ally gives up too")
                                      : _ ("that %s win at once"),
                          text_club_side (setup, 1 - side));
}

static void
add_part (GString *text, char *part)
{
  if (part == NULL)
    return;
  g_string_append_printf (text, text->len > 0 ? "; %s" : "%s", part);
  g_free (part);
}

static char *
describe_losses (const WarForesight *foresight)
{
  g_autofree char *dealt = NULL, *received = NULL;

  if (foresight->n_losses == 0)
    return NULL;

  dealt = text_club_loss (&foresight->losses[0]);
  if (foresight->n_losses == 1)
    return g_steal_pointer (&dealt);
  received = text_club_loss (&foresight->losses[1]);
  /* Translators: what an attack does, and what it costs the attacker, both as
   * "1.3 damage, destroyed 4 %" */
  return g_strdup_printf (_ ("%s; hit back: %s"), dealt, received);
}

/* What a hex is to who comes to stand there: a fort, or an entrance of one (club.M-15); NULL:
 * nothing of the kind. */
static char *
describe_hex (const WarSetup *setup, const WarState *state, guint unit, WarHex hex)
{
  const WarClub *data = war_club_get_data (setup);
  gint side = war_club_get_side (setup, state, unit);
  gint fort = data->fort_at[hex];

  if (fort != WAR_NONE)
    return g_strdup_printf (war_club_get_holder_side (setup, state, (guint) fort) == side
                              ? _ ("into fort %d")
                              : _ ("takes fort %d"),
                            fort + 1);
  for (guint i = 0; i < data->n_forts; i++)
    if (war_club_is_entrance (setup, i, hex))
      return g_strdup_printf (
        war_club_get_type (setup, state, unit)->takes_forts
            && war_club_get_holder_side (setup, state, i) != side
          ? _ ("at an entrance of fort %u, from which it can take it next turn")
          : _ ("at an entrance of fort %u"),
        i + 1);
  return NULL;
}

/* "cost 2½ of 3; takes fort 4; a mine destroys it: 25 %" */
static char *
describe_move (const WarSetup *setup, const WarState *state, const WarOrder *order,
               const WarForesight *foresight)
{
  GString *text = g_string_new (NULL);
  g_autofree char *cost = text_club_halves (foresight->distance);
  g_autofree char *most = text_club_halves (foresight->most);

  /* Translators: what a move costs, of what the unit has */
  add_part (text, g_strdup_printf (_ ("cost %s of %s"), cost, most));
  add_part (text, describe_hex (setup, state, (guint) order->actor, (WarHex) order->arguments[0]));
  if (foresight->n_losses > 0)
    {
      g_autofree char *chance = text_chance (foresight->losses[0].destroyed);

      /* Translators: the chance that a mine goes off on the way */
      add_part (text, g_strdup_printf (_ ("a mine destroys it: %s"), chance));
    }
  return g_string_free (text, FALSE);
}

/* "flank: 1 die more": what an attack owes to where others stand; NULL: nothing. */
static char *
describe_position (const WarSetup *setup, const WarForesight *foresight)
{
  return foresight->n_modifiers > 0 ? text_club_modifier (setup, &foresight->modifiers[0]) : NULL;
}

/* By its type: a row is always of the same (club.M-28). */
static char *
describe_repair (const WarSetup *setup, gint unit)
{
  gint type = war_club_get_unit (setup, (guint) unit)->type;
  gint price = war_club_get_repair_price (setup, war_club_get_nth_type (setup, (guint) type));

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "for %d war bond", "for %d war bonds", (gulong) price), price);
}

/* Of an order that does not say whom it is about, that is said. */
char *
text_club_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                    const WarForesight *foresight)
{
  g_autofree char *losses = NULL, *target = NULL;
  g_autoptr (GString) attack = g_string_new (NULL);

  if (order->kind == WAR_CLUB_ORDER_GIVE_UP)
    return describe_giving_up (setup, order->seat);
  if (order->kind == WAR_CLUB_ORDER_MOVE || order->kind == WAR_CLUB_ORDER_CARRY)
    return foresight->most > 0 ? describe_move (setup, state, order, foresight) : NULL;
  if (order->kind == WAR_CLUB_ORDER_SET_DOWN)
    return describe_hex (setup, state, (guint) order->actor, (WarHex) order->arguments[0]);
  if (order->kind == WAR_CLUB_ORDER_REPAIR)
    return describe_repair (setup, order->actor);
  losses = describe_losses (foresight);
  if (losses == NULL)
    return NULL;
  add_part (attack, g_steal_pointer (&losses));
  add_part (attack, describe_position (setup, foresight));
  if (order->n_targets > 0)
    return g_string_free (g_steal_pointer (&attack), FALSE);

  target = text_club_piece (setup, foresight->losses[0].row);
  /* Translators: a unit, and what it may lose */
  return g_strdup_printf (C_ ("forecast", "%s: %s"), target, attack->str);
}

char *
text_club_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  const gint32 *numbers = war_club_get_data (setup)->rules->numbers;
  gboolean is_surround = modifier->amount == numbers[WAR_CLUB_SURROUND_DICE];

  return g_strdup_printf (is_surround
                            ? g_dngettext (GETTEXT_PACKAGE, "surround: %d die more",
                                           "surround: %d dice more", (gulong) modifier->amount)
                            : g_dngettext (GETTEXT_PACKAGE, "flank: %d die more",
                                           "flank: %d dice more", (gulong) modifier->amount),
                          modifier->amount);
}

static const TextPurpose purposes[] = {
  { "roll-off", N_ ("the roll-off") },
  { "token", N_ ("a location token") },
  { "location", N_ ("how many tokens a location gets") },
  { "bag", N_ ("a token from the bag") },
  { "special-force", N_ ("a Special Force") },
  { "army", N_ ("which of equal armies acts") },
  { "column", N_ ("the column of the chart") },
  { "attack", N_ ("an attack") },
  { "hit-back", N_ ("hitting back") },
  { "stray", N_ ("where the shells fall") },
  { "mine", N_ ("a mine") },
  { "purchase", N_ ("a purchase") },
  { NULL },
};

char *
text_club_question (const WarSetup *setup, const WarQuestion *question)
{
  g_autofree char *words = text_question_purpose (setup, purposes, question);
  g_autofree char *owner
    = question->owner != WAR_NONE ? text_club_seat (setup, question->owner) : NULL;
  const char *who = owner != NULL ? owner : _ ("Both sides");

  if (question->kind == WAR_QUESTION_ONE_OF)
    /* Translators: who; what for; numbers from 0 to the last */
    return g_strdup_printf (_ ("%s: draw %s, a number from 0 to %u."), who, words,
                            question->sides - 1);
  if (question->need > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u d12 for %s, needs %d+.",
                                         "%s: roll %u d12 for %s, needs %d+.", question->count),
                            who, question->count, words, question->need);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u d12 for %s.",
                                       "%s: roll %u d12 for %s.", question->count),
                          who, question->count, words);
}
