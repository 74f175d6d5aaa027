/* mind.c: the quick commander of a person's side in Trench Club (club.M-32)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/commander/mind.h"
#include "engine/club/fight.h"

/* It buys so many Foot Soldiers before anything else. */
#define MOST_FOOT 4

static void
add_rated (WarClubQuick *quick, WarClubOrder kind, gint actor, gint32 first, gint32 second,
           gint32 worth)
{
  WarOrder order = war_order_new (kind, quick->seat, actor);

  order.arguments[0] = first;
  order.arguments[1] = second;
  war_ideas_add (&quick->ideas, &order, worth);
}

gboolean
war_club_is_its (const WarClubQuick *quick, guint unit)
{
  return war_club_stands (quick->setup, quick->view, unit)
         && war_club_get (quick->setup, quick->view, unit, WAR_CLUB_PIECE_NATION) == quick->seat;
}

/* Before the first turn ------------------------------------------------------------------------ */

static gboolean
is_at_hand (const WarClubQuick *quick, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (quick->setup, quick->view, unit);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
         && cells[WAR_CLUB_PIECE_NATION] == quick->seat;
}

/* At random, in armies as even as can be: 4, 4 and 3 of eleven. Each place that is left in an army
 * is as good as the others. */
static void
think_of_armies (WarClubQuick *quick)
{
  gboolean is_open[WAR_CLUB_N_ARMIES] = { FALSE };
  guint counts[WAR_CLUB_N_ARMIES] = { 0 };
  guint n_units = 0, n_armies = 0, nth = 0;
  gint next = WAR_NONE;

  for (guint i = 0; i < quick->data->n_rows; i++)
    if (is_at_hand (quick, i))
      {
        gint army = war_club_get (quick->setup, quick->view, i, WAR_CLUB_PIECE_ARMY);

        n_units++;
        if (army >= 0)
          counts[army]++;
        else if (next == WAR_NONE)
          next = (gint) i;
      }
  for (gint32 army = 0; army < WAR_CLUB_N_ARMIES && next != WAR_NONE; army++)
    {
      WarOrder order = war_order_new (WAR_CLUB_ORDER_ASSIGN, quick->seat, next);

      order.arguments[0] = army + 1;
      is_open[army] = war_play_check (quick->setup, quick->view, &order, NULL);
      n_armies += is_open[army];
    }
  for (gint32 army = 0; army < WAR_CLUB_N_ARMIES; army++)
    {
      guint room;

      if (!is_open[army])
        continue;
      room = (n_units + n_armies - 1 - nth++) / n_armies;
      for (guint i = counts[army]; i < room; i++)
        add_rated (quick, WAR_CLUB_ORDER_ASSIGN, next, army + 1, 0, 1);
    }
  war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, 0);
}

/* The first that can be placed, on the lowest hex. */
static void
think_of_places (WarClubQuick *quick)
{
  for (guint i = 0; i < quick->data->n_rows && quick->ideas.n_items == 0; i++)
    if (is_at_hand (quick, i))
      {
        WarHex hex = war_club_find_place (quick->setup, quick->view, i);

        if (hex != WAR_HEX_NONE)
          war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_PLACE, (gint) i, hex);
      }
  if (quick->ideas.n_items == 0)
    war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_PASS_ARMY, WAR_NONE, 0);
}

/* Its own trucks carry nobody, but somebody else may have begun to. */
static void
think_of_setting_down (WarClubQuick *quick)
{
  for (guint i = 0; i < quick->data->n_rows && quick->ideas.n_items == 0; i++)
    for (guint hex = 0; hex < quick->data->n_hexes && quick->ideas.n_items == 0; hex++)
      if (war_club_get (quick->setup, quick->view, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
          && war_club_get (quick->setup, quick->view, i, WAR_CLUB_PIECE_TRUCK) != WAR_NONE)
        war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_SET_DOWN, (gint) i, (gint32) hex);
}

/* Attacks -------------------------------------------------------------------------------------- */

static void
think_of_attacks (WarClubQuick *quick)
{
  for (guint i = 0; i < quick->data->n_rows; i++)
    {
      WarOrder best = war_order_new (WAR_CLUB_ORDER_ATTACK, quick->seat, (gint) i);
      gint most = G_MININT;

      if (!war_club_is_its (quick, i) || !war_club_may_attack (quick->setup, quick->view, i, NULL))
        continue;
      best.n_targets = 1;
      for (guint k = 0; k < quick->board.n_units; k++)
        {
          guint j = quick->board.units[k];
          gint worth;

          if (!war_club_rate_attack (quick, i, war_club_get_hex (quick->setup, quick->view, i), j,
                                     &worth))
            continue;
          /* An attack whose target is gone is lost (club.2.6). */
          if (war_club_is_overkill (quick->setup, quick->view, j))
            worth /= WAR_CLUB_MAX_DAMAGE;
          if (worth <= most)
            continue;
          most = worth;
          best.targets[0] = (gint) j;
        }
      if (most > G_MININT)
        war_ideas_add (&quick->ideas, &best, MAX (most, 1));
    }
  war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_END_STEP, WAR_NONE, 0);
}

/* Who is not hit back goes first, then who deals most. */
static void
think_of_fights (WarClubQuick *quick)
{
  for (guint i = 0; i < quick->data->n_rows; i++)
    {
      WarHex hex;
      gint target;
      WarClubAverage average;

      if (!war_club_is_its (quick, i))
        continue;
      target = war_club_get (quick->setup, quick->view, i, WAR_CLUB_PIECE_TARGET);
      if (target < 0 || !war_club_stands (quick->setup, quick->view, (guint) target))
        continue;
      hex = war_club_get_hex (quick->setup, quick->view, i);
      average = war_club_board_foresee (&quick->board, i, hex, (guint) target);
      add_rated (quick, WAR_CLUB_ORDER_FIGHT, (gint) i, 0, 0,
                 average.dealt
                   - (war_club_is_hit_back (quick->setup, quick->view, i, hex, (guint) target)
                        ? 100000
                        : 0));
    }
}

/* Money ---------------------------------------------------------------------------------------- */

static gboolean
is_foot (const WarClubType *type)
{
  return type->row == WAR_CLUB_ROW_FOOT;
}

/* The dearest, of foot as long as it has few; into the fort that is nearest to the enemy. */
static void
think_of_purchase (WarClubQuick *quick)
{
  guint n_foot = 0;
  gint type = WAR_NONE, fort = WAR_NONE;
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < quick->data->n_rows; i++)
    n_foot
      += war_club_is_its (quick, i) && is_foot (war_club_get_type (quick->setup, quick->view, i));
  for (guint i = 0; i < quick->data->types->len; i++)
    {
      const WarClubType *its = war_club_get_nth_type (quick->setup, i);

      if ((is_foot (its) || n_foot >= MOST_FOOT)
          && war_club_is_for_sale (quick->setup, quick->view, quick->seat, i, NULL)
          && (type == WAR_NONE
              || its->price > war_club_get_nth_type (quick->setup, (guint) type)->price))
        type = (gint) i;
    }
  for (guint i = 0; i < quick->data->n_forts; i++)
    {
      guint distance
        = war_club_get_nearest (quick->setup, quick->view, 1 - quick->side, quick->data->forts[i]);

      if (distance >= nearest || !war_club_is_free_fort (quick->setup, quick->view, quick->seat, i))
        continue;
      nearest = distance;
      fort = (gint) i;
    }
  if (type != WAR_NONE && fort != WAR_NONE)
    add_rated (quick, WAR_CLUB_ORDER_BUY, WAR_NONE, type + 1, quick->data->forts[fort],
               WAR_CLUB_BOND);
}

/* Repairs go before purchases, the most damaged first. */
static void
think_of_money (WarClubQuick *quick)
{
  for (guint i = 0; i < quick->data->n_rows; i++)
    if (war_club_is_its (quick, i) && war_club_is_inside (quick->setup, quick->view, i))
      add_rated (quick, WAR_CLUB_ORDER_REPAIR, (gint) i, 0, 0,
                 (1 + war_club_get (quick->setup, quick->view, i, WAR_CLUB_PIECE_DAMAGE))
                   * WAR_CLUB_BOND);
  think_of_purchase (quick);
  war_ideas_add_plain (&quick->ideas, WAR_CLUB_ORDER_END_STEP, WAR_NONE, 0);
}

/* All decisions ------------------------------------------------------------------------------- */

guint
war_club_think (const WarSetup *setup, const WarState *view, gint seat, const WarPosture *posture,
                WarIdea *ideas, guint maximum)
{
  WarClubQuick quick = {
    .setup = setup,
    .data = war_club_get_data (setup),
    .view = view,
    .seat = seat,
    .side = war_club_get_data (setup)->seat_sides[seat],
    .posture = posture,
    .ideas = { setup, view, seat, ideas, .maximum = maximum },
  };
  const gint32 *decision = war_decision_peek (setup, view, seat);

  if (decision == NULL)
    return 0;
  war_club_look (setup, view, &quick.board);

  /* club.M-34: it gives up with its ally, and never before. */
  if (war_club_has_ally_given_up (setup, view, seat))
    war_ideas_add_plain (&quick.ideas, WAR_CLUB_ORDER_GIVE_UP, WAR_NONE, 0);
  if (quick.ideas.n_items > 0)
    return quick.ideas.n_items;

  switch ((WarClubDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_CLUB_DECIDE_DEAL:
      war_ideas_add_plain (&quick.ideas, WAR_CLUB_ORDER_DEAL, WAR_NONE, 0);
      break;
    case WAR_CLUB_DECIDE_ARMIES:
      think_of_armies (&quick);
      break;
    case WAR_CLUB_DECIDE_PLACE:
      think_of_places (&quick);
      break;
    case WAR_CLUB_DECIDE_MOVE:
      war_club_think_of_moves (&quick);
      break;
    case WAR_CLUB_DECIDE_SET_DOWN:
      think_of_setting_down (&quick);
      break;
    case WAR_CLUB_DECIDE_ATTACK:
      think_of_attacks (&quick);
      break;
    case WAR_CLUB_DECIDE_FIGHT:
      think_of_fights (&quick);
      break;
    case WAR_CLUB_DECIDE_MONEY:
      think_of_money (&quick);
      break;
    case WAR_CLUB_DECIDE_AGREE: /* whatever the ally would spend */
      war_ideas_add_plain (&quick.ideas, WAR_CLUB_ORDER_AGREE, WAR_NONE, 0);
      break;
    case WAR_CLUB_DECIDE_TURN_UP: /* the chart's */
    case WAR_CLUB_DECIDE_ROLL:
    case WAR_CLUB_DECIDE_WORK_ROW:
    case WAR_CLUB_DECIDE_NAME_TARGETS:
    case WAR_CLUB_DECIDE_RESOLVE:
    case WAR_CLUB_DECIDE_SPEND:
    default:
      break;
    }
  return quick.ideas.n_items;
}
