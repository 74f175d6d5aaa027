/* recruit.c: a solo commander that makes the mistakes of who is new to war
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/recruit.h"

#include "engine/solo/quick.h"

/* One in so many ideas is overlooked; one order in so many comes to nobody's mind, and the step
 * ends; one shot in so many goes to who is nearest; one turn in so many is fought for its own
 * sake. */
#define OVERLOOKS 3
#define FORGETS 10
#define FIRES_AT_NEAREST 2
#define LOSES_SIGHT 3

/* What wins counts for so much then. */
#define LOST_DRIVE 1

static WarOrderRole
get_role (const WarSetup *setup, const WarOrder *order)
{
  return setup->play->orders[order->kind].role;
}

/* For a turn it keeps in mind what it wins by, or does not. */
static void
begin_turn (const WarSetup *setup, const WarState *view, WarMind *mind)
{
  const gint32 *cells = war_setup_peek_game (setup, view);

  if (mind->has_plan && mind->round == cells[WAR_GAME_ROUND] && mind->side == cells[WAR_GAME_SIDE])
    return;

  mind->has_plan = TRUE;
  mind->round = cells[WAR_GAME_ROUND];
  mind->side = cells[WAR_GAME_SIDE];
  mind->posture = war_posture_usual;
  if (war_generator_draw (&mind->generator, LOSES_SIGHT) == 0)
    mind->posture.drive = LOST_DRIVE;
}

/* Leaves ideas out, never all of them, nor what ends a step; how many are left. */
static guint
overlook (const WarSetup *setup, WarGenerator *generator, WarIdea *ideas, guint n_ideas)
{
  guint n_left = 0;

  for (guint i = 0; i < n_ideas; i++)
    {
      gboolean is_overlooked = get_role (setup, &ideas[i].order) == WAR_ORDER_ACTS
                               && war_generator_draw (generator, OVERLOOKS) == 0;

      if (!is_overlooked || (i + 1 == n_ideas && n_left == 0))
        ideas[n_left++] = ideas[i];
    }
  return n_left;
}

static guint
find_best (const WarIdea *ideas, guint n_ideas)
{
  guint best = 0;

  for (guint i = 1; i < n_ideas; i++)
    if (ideas[i].worth > ideas[best].worth)
      best = i;
  return best;
}

/* How far an order of an actor against one target reaches; FALSE: it is none. */
static gboolean
measure (const WarSetup *setup, const WarState *view, const WarOrder *order, WarLength *distance)
{
  const WarOrderKind *kind = &setup->play->orders[order->kind];
  WarShownPiece actor, target;

  if (kind->actor != WAR_TABLE_PIECES || kind->targets != WAR_TABLE_PIECES || order->actor < 0
      || order->n_targets == 0 || !war_play_show_piece (setup, view, (guint) order->actor, &actor)
      || !war_play_show_piece (setup, view, (guint) order->targets[0], &target)
      || actor.side == target.side)
    return FALSE;

  *distance = war_base_get_distance (&actor.base, &target.base);
  return TRUE;
}

/* The same done by the same to who is nearest. */
static guint
find_nearest (const WarSetup *setup, const WarState *view, const WarIdea *ideas, guint n_ideas,
              guint best)
{
  WarLength least, distance;
  guint nearest = best;

  if (!measure (setup, view, &ideas[best].order, &least))
    return best;
  for (guint i = 0; i < n_ideas; i++)
    if (ideas[i].order.kind == ideas[best].order.kind
        && ideas[i].order.actor == ideas[best].order.actor
        && measure (setup, view, &ideas[i].order, &distance) && distance < least)
      {
        nearest = i;
        least = distance;
      }
  return nearest;
}

/* An order that ends the step, if one may; what could still be done is not. */
static gboolean
find_end (const WarSetup *setup, const WarState *view, gint seat, WarOrder *end)
{
  for (guint kind = 0; setup->play->orders[kind].name != NULL; kind++)
    {
      *end = war_order_new (kind, seat, WAR_NONE);
      if (setup->play->orders[kind].role == WAR_ORDER_ENDS
          && setup->play->orders[kind].actor == WAR_NONE && war_play_check (setup, view, end, NULL))
        return TRUE;
    }
  return FALSE;
}

gboolean
war_recruit_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                     WarOrder *order)
{
  WarIdea ideas[WAR_SOLO_MAX_IDEAS];
  guint n_ideas, best;
  WarOrder end;

  if (setup->play->think == NULL)
    return FALSE;

  begin_turn (setup, view, mind);
  n_ideas = setup->play->think (setup, view, seat, &mind->posture, ideas, WAR_SOLO_MAX_IDEAS);
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  g_return_val_if_fail (n_ideas > 0, FALSE);

  n_ideas = overlook (setup, &mind->generator, ideas, n_ideas);
  best = find_best (ideas, n_ideas);
  if (war_generator_draw (&mind->generator, FIRES_AT_NEAREST) == 0)
    best = find_nearest (setup, view, ideas, n_ideas, best);
  *order = ideas[best].order;
  if (get_role (setup, order) == WAR_ORDER_ACTS
      && war_generator_draw (&mind->generator, FORGETS) == 0 && find_end (setup, view, seat, &end))
    *order = end;
  return TRUE;
}
