/* play-point.c: what pointing at the field, and turning, means with what is in hand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-hand.h"
#include "app/game/hand/play-private.h"

#include <glib/gi18n-lib.h>

#include "engine/field/facing.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

/* Nearer to the place that was meant than this nobody sees that it is another. */
#define LEAST_ASIDE (2 * WAR_MILLIMETRE)

/* So many pixels beside a unit somebody has missed it. */
#define MISSED 6.

/* Pieces of no more pixels are missed easily. */
#define SMALL 12.

/* What a pointer turns a unit without anybody's wanting it. */
#define LEAST_TURN (WAR_HEADING_TURN / 64)

static const WarOrderKind *
get_kind (DuckPlay *self, const WarOrder *order)
{
  return &duck_play_get_setup (self)->play->orders[order->kind];
}

gboolean
duck_play_set_number (DuckPlay *self, gint32 number)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarChoice *hand = duck_play_get_hand (self);
  WarChoice chosen;

  if (hand == NULL || war_choice_get_want (setup, hand) != WAR_CHOICE_NUMBER
      || !war_choice_set (setup, duck_play_get_view (self), hand, number, &chosen))
    return FALSE;

  duck_play_propose_choice (self, &chosen);
  return TRUE;
}

/* The order's heading, in which who is placed looks; WAR_NONE. */
static gint32
find_heading (DuckPlay *self, const WarOrder *order)
{
  gint n = war_order_kind_find_heading (get_kind (self, order));

  return n >= 0 ? order->arguments[n] : WAR_NONE;
}

/* As somebody has turned it, or towards the enemy. */
static WarHeading
get_facing (DuckPlay *self, const WarChoice *hand, WarPosition place)
{
  const WarSetup *setup = duck_play_get_setup (self);
  gint side = war_state_peek_row (setup->layout, duck_play_get_view (self), WAR_TABLE_SEATS,
                                  (guint) hand->order.seat)[WAR_SEAT_SIDE];

  if (duck_play_get_turned (self) != WAR_NONE)
    return (WarHeading) duck_play_get_turned (self);
  return side != WAR_NONE ? war_field_find_facing (setup->operation->field, side + 1, place) : 0;
}

/* Of an order for somebody the place is refused, not that nobody is named yet: it gets one of those
 * whom it may be for elsewhere. */
static void
add_any_target (DuckPlay *self, const WarChoice *hand, WarOrder *order)
{
  const WarDomain *domain = &hand->option.arguments[hand->n_chosen];
  WarChoice chosen;

  if (order->n_targets == 0 && get_kind (self, order)->targets == WAR_TABLE_PIECES
      && war_domain_count (domain) > 0
      && war_choice_set (duck_play_get_setup (self), duck_play_get_view (self), hand,
                         war_domain_get (domain, 0), &chosen)
      && chosen.option.n_candidates > 0)
    order->targets[order->n_targets++] = chosen.option.candidates[0];
}

/* Beyond the board nothing is meant. */
static gboolean
point_at_hex (DuckPlay *self, WarPosition place)
{
  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  const WarChoice *hand = duck_play_get_hand (self);
  gint32 hex = war_choice_find_hex (setup, place);
  WarOrder order = hand->order;
  WarChoice chosen;
  WarRefusal refusal;

  if (hex == WAR_NONE)
    {
      duck_play_say (self, NULL);
      duck_play_propose (self, NULL);
      return FALSE;
    }
  if (war_choice_set (setup, view, hand, hex, &chosen))
    {
      duck_play_propose_choice (self, &chosen);
      return TRUE;
    }

  duck_play_mark_refused (self, place);
  order.arguments[hand->n_chosen] = hex;
  add_any_target (self, hand, &order);
  if (!war_play_check (setup, view, &order, &refusal))
    duck_play_refuse (self, &order, &refusal);
  return FALSE;
}

char *
duck_play_dup_beside (DuckPlay *self, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  const WarChoice *hand = duck_play_get_hand (self);
  const WarOrder *proposal = duck_play_get_proposal (self);
  g_autofree char *reason = NULL, *distance = NULL;
  WarPosition found;
  WarOrder wanted;
  WarRefusal refusal;
  guint n;

  if (hand == NULL || proposal == NULL || proposal->kind != hand->order.kind
      || get_kind (self, proposal)->role != WAR_ORDER_PLACES
      || war_choice_get_want (setup, hand) != WAR_CHOICE_PLACE)
    return NULL;

  n = hand->n_chosen;
  found = (WarPosition){ proposal->arguments[n], proposal->arguments[n + 1] };
  if (war_position_distance (found, place) < LEAST_ASIDE)
    return NULL;
  wanted = *proposal;
  wanted.arguments[n] = place.x;
  wanted.arguments[n + 1] = place.y;
  if (war_play_check (setup, view, &wanted, &refusal))
    return NULL;

  reason = text_refusal (setup, view, &wanted, &refusal);
  distance = text_length (war_position_distance (found, place),
                          setup->operation->rules->system->length_unit);
  /* Translators: %s are a length, and a sentence, why a unit cannot be placed there; where there is
   * little room its end is cut */
  return g_strdup_printf (_ ("It is placed %s away from there. %s"), distance, reason);
}

/* What a choice that wants a way towards the place, or something placed there, comes to. */
static gboolean
point_hand (DuckPlay *self, WarPosition place)
{
  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  const WarChoice *hand = duck_play_get_hand (self);
  WarOrder order;
  WarRefusal refusal;

  if (hand == NULL || !duck_play_want_is_pointed (war_choice_get_want (setup, hand)))
    return FALSE;
  if (war_choice_get_want (setup, hand) == WAR_CHOICE_HEX)
    return point_at_hex (self, place);
  if (war_choice_point (setup, view, hand, place, get_facing (self, hand, place), &order))
    {
      g_autofree char *beside = NULL;

      duck_play_say (self, NULL);
      duck_play_propose (self, &order);
      beside = duck_play_dup_beside (self, place);
      if (beside != NULL)
        duck_play_say (self, beside);
      return TRUE;
    }

  duck_play_mark_refused (self, place);
  if (!war_play_check (setup, view, &order, &refusal))
    duck_play_refuse (self, &order, &refusal);
  else
    duck_play_say (self,
                   _ ("It cannot go any of the way there. To wheel only, turn it by a handle."));
  return FALSE;
}

gboolean
duck_play_aims_at (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  const WarChoice *hand = duck_play_get_hand (self);
  WarShownPiece shown;

  return hand != NULL && war_choice_is_aim (setup, hand)
         && war_play_show_piece (setup, view, (guint) piece, &shown)
         && shown.side
              != war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS,
                                     (guint) hand->order.seat)[WAR_SEAT_SIDE];
}

/* At the middle of the piece's base. */
static gboolean
aim_at (DuckPlay *self, gint piece)
{
  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  WarShownPiece shown;
  WarOrder order;
  WarRefusal refusal;

  war_play_show_piece (setup, view, (guint) piece, &shown);
  if (war_choice_aim (setup, view, duck_play_get_hand (self), shown.base.centre, &order, &refusal))
    {
      duck_play_say (self, NULL);
      duck_play_propose (self, &order);
      return TRUE;
    }

  duck_play_mark_refused (self, shown.base.centre);
  duck_play_refuse (self, &order, &refusal);
  return FALSE;
}

gboolean
duck_play_goes_to (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarChoice *hand = duck_play_get_hand (self);

  return hand != NULL && war_choice_get_want (setup, hand) == WAR_CHOICE_WAY
         && get_kind (self, &hand->order)->actor == WAR_TABLE_PIECES
         && war_play_find_goal (setup, duck_play_get_view (self), (guint) hand->order.actor)
              == piece;
}

/* As near to the piece as it comes. */
static gboolean
go_to (DuckPlay *self, gint piece)
{
  WarShownPiece shown;

  return war_play_show_piece (duck_play_get_setup (self), duck_play_get_view (self), (guint) piece,
                              &shown)
         && point_hand (self, shown.base.centre);
}

gboolean
duck_play_say_why_not (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const GArray *choices = duck_play_get_choices (self);

  for (guint i = 0; i < choices->len; i++)
    {
      WarOrder order = g_array_index (choices, WarChoice, i).order;
      WarRefusal refusal;

      if (order.actor != duck_play_get_chosen (self)
          || get_kind (self, &order)->targets != WAR_TABLE_PIECES)
        continue;
      order.n_targets = 1;
      order.targets[0] = piece;
      if (!war_play_check (duck_play_get_setup (self), duck_play_get_view (self), &order, &refusal))
        {
          duck_play_refuse (self, &order, &refusal);
          return TRUE;
        }
    }
  return FALSE;
}

/* What a click would do to it, or why nothing can be done; to those of one's own nothing is meant,
 * and who they are is said. */
static gboolean
point_at_piece (DuckPlay *self, gint piece)
{
  g_autoptr (GArray) orders = duck_play_list_at (self, WAR_TABLE_PIECES, piece);
  g_autofree char *name = NULL;

  duck_play_propose (self, orders->len > 0 ? &g_array_index (orders, WarOrder, 0) : NULL);
  if (orders->len > 0)
    duck_play_say (self, NULL);
  else if (duck_play_is_own (self, piece) || !duck_play_say_why_not (self, piece))
    {
      name = text_piece (duck_play_get_setup (self), piece);
      duck_play_say (self, name);
    }
  return orders->len > 0;
}

gboolean
duck_play_point (DuckPlay *self, WarPosition place, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  if (piece != WAR_NONE && duck_play_aims_at (self, piece))
    return aim_at (self, piece);
  if (piece != WAR_NONE && duck_play_goes_to (self, piece))
    return go_to (self, piece);
  if (piece != WAR_NONE && piece != duck_play_get_chosen (self))
    return point_at_piece (self, piece);

  return point_hand (self, place);
}

gboolean
duck_play_find_raised (DuckPlay *self, WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  const WarOrder *proposal = duck_play_get_proposal (self);
  const WarOrderKind *kind;
  gboolean is_raised = FALSE;
  WarChoice choice;

  if (hand == NULL || proposal == NULL || proposal->kind != hand->order.kind
      || war_choice_get_want (duck_play_get_setup (self), hand) != WAR_CHOICE_PLACE)
    return FALSE;

  kind = get_kind (self, proposal);
  choice = *hand;
  for (guint i = hand->n_chosen; kind->role == WAR_ORDER_ACTS && kind->arguments[i].name != NULL;
       i++)
    {
      const WarDomain *domain = &choice.option.arguments[i];
      gint32 value = proposal->arguments[i];
      WarChoice chosen;

      if (kind->arguments[i].kind == WAR_ARGUMENT_NUMBER && domain->n_ranges > 0)
        value = war_domain_get_nearest (domain, G_MAXINT32);
      if (!war_choice_set (duck_play_get_setup (self), duck_play_get_view (self), &choice, value,
                           &chosen))
        return FALSE;
      is_raised |= value > proposal->arguments[i];
      choice = chosen;
    }

  *order = choice.order;
  return is_raised;
}

/* The heading and distance of what is proposed, or of the unit as it stands. */
static void
get_way (DuckPlay *self, const WarChoice *hand, WarHeading *heading, WarLength *distance)
{
  const WarOrder *proposal = duck_play_get_proposal (self);
  const gint32 *cells
    = war_state_peek_row (duck_play_get_setup (self)->layout, duck_play_get_view (self),
                          WAR_TABLE_PIECES, (guint) hand->order.actor);

  *heading = (WarHeading) cells[WAR_PIECE_HEADING];
  *distance = 0;
  if (proposal == NULL || proposal->kind != hand->order.kind)
    return;

  *heading = (WarHeading) proposal->arguments[hand->n_chosen];
  *distance = proposal->arguments[hand->n_chosen + 1];
}

/* The wheel, slant and distance of what is proposed, or of what has been kept; FALSE: the hand is
 * no such order. */
static gboolean
get_march (DuckPlay *self, const WarChoice *hand, gint32 march[3])
{
  const WarOrder *proposal = duck_play_get_proposal (self);
  guint n = hand->n_chosen;

  if (war_choice_has_wheeled (duck_play_get_setup (self), hand))
    n--;
  else if (!war_order_kind_has_wheel (get_kind (self, &hand->order), n))
    return FALSE;

  if (proposal == NULL || proposal->kind != hand->order.kind)
    proposal = &hand->order;
  memcpy (march, &proposal->arguments[n], 3 * sizeof *march);
  return TRUE;
}

/* Proposes the march that comes of the hand, or says why there is none. */
static gboolean
march (DuckPlay *self, const WarChoice *hand, const gint32 wanted[3])
{
  const WarSetup *setup = duck_play_get_setup (self);
  WarOrder order;
  WarRefusal refusal;

  if (war_choice_march (setup, duck_play_get_view (self), hand, wanted[0], wanted[1],
                        MAX (wanted[2], 0), &order))
    {
      duck_play_say (self, NULL);
      duck_play_propose (self, &order);
      return TRUE;
    }
  duck_play_propose (self, NULL);
  if (!war_play_check (setup, duck_play_get_view (self), &order, &refusal))
    duck_play_refuse (self, &order, &refusal);
  return FALSE;
}

gboolean
duck_play_slant (DuckPlay *self, gint by)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  gint32 wanted[3];

  if (hand == NULL || !get_march (self, hand, wanted))
    return FALSE;
  wanted[1] += by;
  return march (self, hand, wanted);
}

gboolean
duck_play_keep_wheel (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  const WarOrder *proposal = duck_play_get_proposal (self);
  WarChoice whole, chosen;
  WarOrder wheel;

  if (hand == NULL || proposal == NULL || proposal->kind != hand->order.kind)
    return FALSE;
  wheel = *proposal;
  whole = *hand;
  whole.n_chosen -= war_choice_has_wheeled (duck_play_get_setup (self), hand);
  if (!war_order_kind_has_wheel (get_kind (self, &wheel), whole.n_chosen)
      || !war_choice_set (duck_play_get_setup (self), duck_play_get_view (self), &whole,
                          wheel.arguments[whole.n_chosen], &chosen))
    return FALSE;

  duck_play_begin (self, &chosen);
  duck_play_propose (self, &wheel);
  return TRUE;
}

gboolean
duck_play_propose_wheel (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  gint32 wanted[3] = { 0 };

  if (hand == NULL || !war_choice_has_wheeled (duck_play_get_setup (self), hand))
    return FALSE;
  wanted[0] = hand->order.arguments[hand->n_chosen - 1];
  return march (self, hand, wanted);
}

/* Proposes the way that comes of the hand, or says why there is none. */
static gboolean
go (DuckPlay *self, const WarChoice *hand, WarHeading heading, WarLength distance)
{
  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  WarOrder order = hand->order;
  WarRefusal refusal;

  if (war_choice_go (setup, view, hand, heading, distance, &order))
    {
      duck_play_say (self, NULL);
      duck_play_propose (self, &order);
      return TRUE;
    }
  if (!war_play_check (setup, view, &order, &refusal))
    duck_play_refuse (self, &order, &refusal);
  return FALSE;
}

/* Turns what is being placed where it is. */
static gboolean
turn_placed (DuckPlay *self, const WarChoice *hand, gint by)
{
  const WarOrder *order = duck_play_get_proposal (self);
  gint32 heading;
  WarOrder turned;
  WarPosition place;

  if (order == NULL || order->kind != hand->order.kind)
    return FALSE;

  heading = find_heading (self, order);
  if (heading == WAR_NONE)
    return FALSE;
  place = (WarPosition){ order->arguments[hand->n_chosen], order->arguments[hand->n_chosen + 1] };
  if (!war_choice_point (duck_play_get_setup (self), duck_play_get_view (self), hand, place,
                         war_heading_add ((WarHeading) heading, by), &turned))
    return FALSE;
  duck_play_set_turned (self, find_heading (self, &turned));
  duck_play_propose (self, &turned);
  return TRUE;
}

gboolean
duck_play_turn (DuckPlay *self, gint by)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  WarHeading heading;
  WarLength distance;
  gint32 wanted[3];

  if (hand == NULL)
    return FALSE;
  if (get_march (self, hand, wanted))
    {
      wanted[0] += by;
      return march (self, hand, wanted);
    }
  switch (war_choice_get_want (duck_play_get_setup (self), hand))
    {
    case WAR_CHOICE_PLACE:
      return turn_placed (self, hand, by);
    case WAR_CHOICE_TURN:
      if (get_kind (self, &hand->order)->arguments[hand->n_chosen].kind != WAR_ARGUMENT_HEADING)
        return FALSE;
      get_way (self, hand, &heading, &distance);
      return go (self, hand, war_heading_add (heading, by), 0);
    case WAR_CHOICE_WAY:
      get_way (self, hand, &heading, &distance);
      return go (self, hand, war_heading_add (heading, by), distance);
    case WAR_CHOICE_NOTHING:
    case WAR_CHOICE_TARGETS:
    case WAR_CHOICE_HEX:
    case WAR_CHOICE_NUMBER:
    default:
      return FALSE;
    }
}

gboolean
duck_play_stays (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarChoice *hand = duck_play_get_hand (self);
  const WarOrder *order = duck_play_get_proposal (self);
  gint32 heading, turn;

  if (hand == NULL || order == NULL || hand->n_chosen > 0
      || war_choice_get_want (setup, hand) != WAR_CHOICE_WAY)
    return FALSE;

  heading = war_state_peek_row (setup->layout, duck_play_get_view (self), WAR_TABLE_PIECES,
                                (guint) order->actor)[WAR_PIECE_HEADING];
  turn = war_heading_get_turn ((WarHeading) heading, (WarHeading) order->arguments[0]);
  return order->arguments[1] < WAR_MILLIMETRE && ABS (turn) < LEAST_TURN;
}

gboolean
duck_play_step (DuckPlay *self, WarLength by)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);
  WarHeading heading;
  WarLength distance;
  gint32 wanted[3];

  if (hand == NULL)
    return FALSE;
  if (get_march (self, hand, wanted))
    {
      wanted[2] += by;
      return march (self, hand, wanted);
    }
  if (war_choice_get_want (duck_play_get_setup (self), hand) != WAR_CHOICE_WAY)
    return FALSE;

  get_way (self, hand, &heading, &distance);
  return go (self, hand, heading, MAX (distance + by, 0));
}

/* The way of the hand, which a unit goes. */
static gboolean
has_way (DuckPlay *self)
{
  const WarSetup *setup = duck_play_get_setup (self);
  const WarChoice *hand = duck_play_get_hand (self);

  return hand != NULL && war_choice_get_want (setup, hand) == WAR_CHOICE_WAY
         && !war_choice_is_aim (setup, hand)
         && get_kind (self, &hand->order)->actor == WAR_TABLE_PIECES
         && war_order_kind_has_way (get_kind (self, &hand->order), hand->n_chosen);
}

/* Of pieces that are hardly to be hit on a small map the nearest beside the place. */
static gint
find_small (DuckPlay *self, WarPosition place, double pixel)
{
  const WarSetup *setup = duck_play_get_setup (self);
  WarLength small = (WarLength) (SMALL * pixel * WAR_MILLIMETRE);
  WarLength least = (WarLength) (MISSED * pixel * WAR_MILLIMETRE);
  gint found = WAR_NONE;

  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      WarLength distance;

      if (!war_play_show_piece (setup, duck_play_get_view (self), (guint) row, &piece)
          || MAX (piece.base.width, piece.base.depth) > small)
        continue;
      distance = war_base_get_position_distance (&piece.base, place);
      if (distance > least)
        continue;
      least = distance;
      found = duck_play_get_lead (self, row);
    }
  return found;
}

gint
duck_play_find_pressed (DuckPlay *self, WarPosition place, double pixel)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), WAR_NONE);

  const WarSetup *setup = duck_play_get_setup (self);
  gint found = duck_play_find_piece (self, place);

  for (gint row = 0; found == WAR_NONE && has_way (self)
                     && row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows;
       row++)
    {
      WarShownPiece piece;
      WarLength slack = (WarLength) (MISSED * pixel * WAR_MILLIMETRE);

      if (duck_play_is_own (self, row)
          && duck_play_get_lead (self, row) != duck_play_get_chosen (self)
          && war_play_show_piece (setup, duck_play_get_view (self), (guint) row, &piece)
          && war_base_meets_disc (&piece.base, place,
                                  MIN (slack, MIN (piece.base.width, piece.base.depth) / 4)))
        found = duck_play_get_lead (self, row);
    }
  return found != WAR_NONE || duck_play_hand_is_pointed (self) ? found
                                                               : find_small (self, place, pixel);
}

gboolean
duck_play_falls_short (DuckPlay *self, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarChoice *hand = duck_play_get_hand (self);
  const WarOrder *proposal = duck_play_get_proposal (self);
  WarLengthUnit unit = setup->operation->rules->system->length_unit;
  g_autofree char *comes = NULL, *wanted = NULL, *text = NULL;
  WarShownPiece piece;
  WarLength distance, way;

  if (!has_way (self) || proposal == NULL || proposal->kind != hand->order.kind
      || !war_play_show_piece (setup, duck_play_get_view (self), (guint) proposal->actor, &piece))
    return FALSE;

  distance = war_position_distance (piece.base.centre, place);
  way = proposal->arguments[hand->n_chosen + 1];
  if (distance - way <= WAR_INCH || distance <= 2 * way)
    return FALSE;
  comes = text_length (way, unit);
  wanted = text_length (distance, unit);
  /* Translators: %s are lengths */
  text
    = g_strdup_printf (_ ("Of the %s there it would come only %s. Click no farther than where its "
                          "outline stands."),
                       wanted, comes);
  duck_play_say (self, text);
  return TRUE;
}
