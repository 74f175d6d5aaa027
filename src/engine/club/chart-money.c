/* chart-money.c: what the enemy of Trench Club does with its bonds (club.9, club.M-14)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

/* Also in the turn in which they came in (club.9.1); club.9.3: the highest Hit # first; equal: the
 * most damaged, then by id. */
static gint
find_repair (const WarContext *context, gint side, gint bonds)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);
  gint best = WAR_NONE, best_key = -1;

  for (guint i = 0; i < n; i++)
    {
      const WarClubType *type = war_club_get_type (context->setup, context->state, units[i]);
      gint damage = war_club_get (context->setup, context->state, units[i], WAR_CLUB_PIECE_DAMAGE);
      gint key = type->hit * WAR_CLUB_SIDES + damage;

      if (war_club_get_side (context->setup, context->state, units[i]) == side
          && war_club_is_inside (context->setup, context->state, units[i])
          && damage >= data->rules->numbers[WAR_CLUB_ENEMY_REPAIRS]
          && war_club_get_repair_price (context->setup, type) <= bonds && key > best_key)
        {
          best = (gint) units[i];
          best_key = key;
        }
    }
  return best;
}

/* club.9.7: the nearest to the persons' units that is allowed, of equal ones that with the lower
 * number of its hex (club.M-2); WAR_NONE. */
static gint
find_fort (const WarContext *context, gint seat, gint side)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint best = WAR_NONE;
  guint best_distance = 0;

  for (guint i = 0; i < data->n_forts; i++)
    {
      guint distance
        = war_club_get_nearest (context->setup, context->state, 1 - side, data->forts[i]);

      if (war_club_is_free_fort (context->setup, context->state, seat, i)
          && (best == WAR_NONE || distance < best_distance
              || (distance == best_distance && data->forts[i] < data->forts[best])))
        {
          best = (gint) i;
          best_distance = distance;
        }
    }
  return best;
}

/* The dearest that it may have (club.9.6), against allies also the unit of its ally's country
 * (club.10.5). */
static guint
list_dearest (const WarContext *context, gint seat, guint *types)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint n = 0;
  gint price = -1;

  for (guint i = 0; i < data->types->len && n < WAR_CLUB_MAX_UNITS; i++)
    {
      gint its = war_club_get_nth_type (context->setup, i)->price;

      if (!war_club_is_for_sale (context->setup, context->state, seat, i, NULL) || its < price)
        continue;
      n = its > price ? 0 : n;
      price = its;
      types[n++] = i;
    }
  return n;
}

/* Those in forts whom it cannot pay for. */
static void
tell_unrepaired (WarContext *context, gint side)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    if (war_club_stands (context->setup, context->state, i)
        && war_club_get_side (context->setup, context->state, i) == side
        && war_club_is_inside (context->setup, context->state, i)
        && war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_DAMAGE)
             >= data->rules->numbers[WAR_CLUB_ENEMY_REPAIRS])
      {
        war_context_tell (context, WAR_CLUB_EVENT_UNREPAIRED, (gint) i, WAR_NONE, "club.9.4",
                          WAR_CLUB_UNREPAIRED_BONDS,
                          war_club_get_repair_price (
                            context->setup, war_club_get_type (context->setup, context->state, i)));
      }
}

gboolean
war_club_spend (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarClubParty *party = &data->parties[data->chart_party];
  gint seat = party->seats[0], unit, fort;
  guint types[WAR_CLUB_MAX_UNITS], n_types;
  const gint32 *purse = war_club_peek_purse (context->setup, context->state, seat);
  WarQuestion question = war_club_ask_dice ("purchase", "club.9.5", seat, 1);
  WarClubPurchase purchase = WAR_CLUB_PURCHASE_MAY;
  WarEvent *event;
  gint32 die, drawn;

  /* Whom it cannot pay for leaves when the chart says so (club.9.4). */
  while ((unit = find_repair (context, party->side, purse[WAR_CLUB_SEAT_BONDS])) != WAR_NONE)
    war_club_repair (context, (guint) unit);
  tell_unrepaired (context, party->side);

  if (!war_context_ask (context, &question, &die))
    return FALSE;
  event = war_context_tell (context, WAR_CLUB_EVENT_WOULD_NOT_BUY, WAR_NONE, WAR_NONE, "club.9.5",
                            purse[WAR_CLUB_SEAT_BONDS]);
  war_event_set_dice (event, &question, &die);
  fort = find_fort (context, seat, party->side);
  n_types = list_dearest (context, seat, types);
  if (die > purse[WAR_CLUB_SEAT_BONDS])
    purchase = WAR_CLUB_PURCHASE_DIE;
  else if (n_types == 0)
    purchase = WAR_CLUB_PURCHASE_NO_UNIT;
  else if (fort == WAR_NONE)
    purchase = WAR_CLUB_PURCHASE_NO_FORT;
  event->arguments[1] = purchase;
  if (purchase != WAR_CLUB_PURCHASE_MAY)
    return TRUE;
  if (!war_club_draw (context, "purchase", "club.M-14", seat, n_types, &drawn))
    return FALSE;
  war_club_buy (context, seat, types[drawn], (guint) fort);
  return TRUE;
}
