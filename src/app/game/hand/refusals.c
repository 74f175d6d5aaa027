/* refusals.c: why a unit may not do what others of its side may
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/refusals.h"

#include "app/base/clause-link.h"
#include "text/game/order.h"
#include "text/game/refusal.h"

/* Whether it is refused for what a rule says of the unit now: not as nobody may do so, nor for what
 * a unit of its kind never does, which would be said of it in each turn. */
static gboolean
is_about_unit (const WarPlay *rules, const WarRefusal *refusal)
{
  return refusal->kind >= WAR_REFUSAL_OWN && refusal->clause != NULL
         && (rules->inborn_refusals >> refusal->kind & 1) == 0;
}

/* value: of the first argument, or WAR_NONE: any. */
static gboolean
has_choice (DuckPlay *play, guint kind, gint actor, gint32 value)
{
  const GArray *choices = duck_play_get_choices (play);

  for (guint i = 0; i < choices->len; i++)
    {
      const WarOrder *order = &g_array_index (choices, WarChoice, i).order;

      if (order->kind == kind && order->actor == actor
          && (value == WAR_NONE || order->arguments[0] == value))
        return TRUE;
    }
  return FALSE;
}

/* The piece of another side whose middle is nearest; WAR_NONE. */
static gint
find_nearest_enemy (DuckPlay *play, const gint32 *cells)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarPosition from = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  WarLength least = G_MAXINT32;
  gint nearest = WAR_NONE;
  WarShownPiece piece;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    if (war_play_show_piece (setup, duck_play_get_view (play), i, &piece)
        && piece.side != cells[WAR_PIECE_SIDE])
      {
        WarLength distance = war_position_distance (from, piece.base.centre);

        if (distance < least)
          {
            least = distance;
            nearest = (gint) i;
          }
      }
  return nearest;
}

/* An order of the kind that would stand if anything did: at the next enemy, where the unit is. */
static WarOrder
make_plain_order (DuckPlay *play, guint kind, gint seat)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const gint32 *cells = war_state_peek_row (setup->layout, duck_play_get_view (play),
                                            WAR_TABLE_PIECES, (guint) duck_play_get_chosen (play));
  WarOrder order = war_order_new (kind, seat, duck_play_get_chosen (play));

  for (guint i = 0; setup->play->orders[kind].arguments[i].name != NULL; i++)
    if (setup->play->orders[kind].arguments[i].kind == WAR_ARGUMENT_HEADING)
      order.arguments[i] = cells[WAR_PIECE_HEADING];
  if (setup->play->orders[kind].targets == WAR_TABLE_PIECES)
    {
      order.targets[0] = find_nearest_enemy (play, cells);
      order.n_targets = order.targets[0] != WAR_NONE ? 1 : 0;
    }
  return order;
}

/* What is refused in the same words. */
typedef struct
{
  char *sentence;
  GPtrArray *names; /* char: of orders */
  GPtrArray *clauses; /* const char: of each */
} Refused;

static void
refused_free (Refused *refused)
{
  g_free (refused->sentence);
  g_ptr_array_unref (refused->names);
  g_ptr_array_unref (refused->clauses);
  g_free (refused);
}

static Refused *
find_refused (GPtrArray *all, const char *sentence)
{
  Refused *refused;

  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (((Refused *) g_ptr_array_index (all, i))->sentence, sentence))
      return g_ptr_array_index (all, i);

  refused = g_new (Refused, 1);
  refused->sentence = g_strdup (sentence);
  refused->names = g_ptr_array_new_with_free_func (g_free);
  refused->clauses = g_ptr_array_new ();
  g_ptr_array_add (all, refused);
  return refused;
}

/* n_chosen: how many arguments the order goes by the name of. */
static void
add_refusal (GPtrArray *all, DuckPlay *play, const WarOrder *order, guint n_chosen)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarChoice choice = { .order = *order, .n_chosen = n_chosen };
  g_autofree char *name = NULL, *sentence = NULL;
  WarRefusal refusal;
  Refused *refused;

  if (war_play_check (setup, duck_play_get_view (play), order, &refusal)
      || !is_about_unit (setup->play, &refusal))
    return;

  name = text_choice (setup, &choice);
  sentence = text_refusal (setup, duck_play_get_view (play), order, &refusal);
  refused = find_refused (all, sentence);
  if (g_ptr_array_find_with_equal_func (refused->names, name, g_str_equal, NULL))
    return;

  g_ptr_array_add (refused->names, g_steal_pointer (&name));
  g_ptr_array_add (refused->clauses, (gpointer) refusal.clause);
}

/* What it may do, but not in each way: "Form Column". How many shots there are depends on the
 * target, and goes without saying. */
static void
add_refused_values (GPtrArray *all, DuckPlay *play, guint kind, gint seat)
{
  const WarOrderKind *orders = duck_play_get_setup (play)->play->orders;
  const WarArgument *arguments = orders[kind].arguments;
  WarOrder order = make_plain_order (play, kind, seat);

  if (arguments[0].name == NULL || arguments[0].kind != WAR_ARGUMENT_CHOICE
      || arguments[1].name != NULL || orders[kind].targets != WAR_NONE)
    return;

  for (gint32 value = 0; value < WAR_CHOICE_MAX_VALUES; value++)
    if (!has_choice (play, kind, order.actor, value))
      {
        order.arguments[0] = value;
        add_refusal (all, play, &order, 1);
      }
}

/* "Shell: it has fired already in this turn. [5.1]", or "Mount [C-22], Turn [3.6]: it cannot do
 * that." */
static char *
describe_refused (const Refused *refused)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const char *clause = g_ptr_array_index (refused->clauses, 0);

  if (refused->names->len == 1)
    {
      g_autofree char *cited = duck_clause_link_cite (refused->sentence, clause);

      return g_strdup_printf ("%s: %s", (char *) g_ptr_array_index (refused->names, 0), cited);
    }

  for (guint i = 0; i < refused->names->len; i++)
    {
      g_autofree char *cited = duck_clause_link_cite (g_ptr_array_index (refused->names, i),
                                                      g_ptr_array_index (refused->clauses, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", cited);
    }
  return g_strdup_printf ("%s: %s", names->str, refused->sentence);
}

GPtrArray *
duck_refusals_list (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  const WarSetup *setup = duck_play_get_setup (play);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) refused_free);
  gint seat = duck_play_get_seat (play), chosen = duck_play_get_chosen (play);
  WarShownPiece piece;

  if (seat == WAR_NONE || chosen == WAR_NONE
      || !war_play_show_piece (setup, duck_play_get_view (play), (guint) chosen, &piece)
      || piece.side
           != war_state_peek_row (setup->layout, duck_play_get_view (play), WAR_TABLE_SEATS,
                                  (guint) seat)[WAR_SEAT_SIDE])
    return sentences;

  for (guint kind = 0; setup->play->orders[kind].name != NULL; kind++)
    {
      const WarOrder order = make_plain_order (play, kind, seat);

      if (setup->play->orders[kind].actor != WAR_TABLE_PIECES
          || setup->play->orders[kind].role != WAR_ORDER_ACTS)
        continue;
      if (has_choice (play, kind, chosen, WAR_NONE))
        add_refused_values (all, play, kind, seat);
      else
        add_refusal (all, play, &order, 0);
    }
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (sentences, describe_refused (g_ptr_array_index (all, i)));
  return sentences;
}
