/* choice-point.c: orders that are put together by pointing at a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field.h"
#include "engine/game/choice-private.h"
#include "engine/game/foresight.h"
#include "engine/geometry/geometry.h"

/* Where there is no room for what is placed, it is looked for in rings: so far apart, so many. */
#define RING_STEP (5 * WAR_MILLIMETRE)
#define N_RINGS 12

/* What is placed is rather shifted by so many rings than turned by more than so much. */
#define N_SHIFT_RINGS 6
#define FACES_AS_WISHED (WAR_HEADING_TURN / 64)

/* Where there is no way, it is looked for in headings beside it: so far apart, and so far off. */
#define TURN_STEP (WAR_HEADING_TURN / 256)
#define MAX_TURN (WAR_HEADING_TURN / 16)

/* Who goes so little beside where they can without a wheel makes none. */
#define AHEAD (WAR_HEADING_TURN / 64)

/* The nearest of headings, round the circle. */
static gint32
get_nearest_heading (const WarDomain *domain, gint32 wanted)
{
  gint32 nearest = war_domain_get_nearest (domain, wanted);

  for (gint turn = -1; turn <= 1; turn += 2)
    {
      gint32 other = war_domain_get_nearest (domain, wanted + turn * WAR_HEADING_TURN);

      if (ABS (other - wanted - turn * WAR_HEADING_TURN) < ABS (nearest - wanted))
        nearest = other;
    }

  return nearest;
}

/* The most that is not above what is wanted; if all is, the least. */
static gint32
get_most (const WarDomain *domain, gint32 wanted)
{
  gint32 most = domain->ranges[0].minimum;

  for (guint i = 0; i < domain->n_ranges && domain->ranges[i].minimum <= wanted; i++)
    {
      gint32 end = MIN (domain->ranges[i].maximum, wanted);

      most = end - (end - domain->ranges[i].minimum) % domain->step;
    }

  return most;
}

/* What the rest of an order is chosen by. */
typedef struct
{
  WarPosition place;
  WarHeading heading; /* of a way or a turn */
  WarHeading facing; /* of what is placed */
  WarLength distance;
  gint32 present; /* heading of the actor */
  gint32 spared; /* of the turn the wheel leaves so much to the leg */
  gint32 hex; /* at the place; WAR_NONE */
} Pointer;

/* What the argument would be if everything were allowed. */
static gint32
get_wanted (WarArgumentKind kind, gboolean is_placed, const Pointer *pointer)
{
  switch (kind)
    {
    case WAR_ARGUMENT_X:
      return pointer->place.x;
    case WAR_ARGUMENT_Y:
      return pointer->place.y;
    case WAR_ARGUMENT_HEADING:
      return is_placed ? pointer->facing : pointer->heading;
    case WAR_ARGUMENT_ANGLE:
      return war_heading_add (pointer->heading, -pointer->present - pointer->spared);
    case WAR_ARGUMENT_DISTANCE:
      return pointer->distance;
    case WAR_ARGUMENT_HEX:
      return pointer->hex;
    case WAR_ARGUMENT_NUMBER:
    case WAR_ARGUMENT_CHOICE:
    case WAR_ARGUMENT_BASE:
    case WAR_ARGUMENT_FLAG:
    case WAR_ARGUMENT_WEAPON:
    default:
      return G_MININT32;
    }
}

static gint32
pick (const WarDomain *domain, WarArgumentKind kind, gint32 wanted)
{
  if (kind == WAR_ARGUMENT_HEADING || kind == WAR_ARGUMENT_ANGLE)
    return get_nearest_heading (domain, wanted);

  return kind == WAR_ARGUMENT_DISTANCE ? get_most (domain, wanted)
                                       : war_domain_get_nearest (domain, wanted);
}

/* Whether the leg can go there without a wheel. */
static gboolean
is_ahead (const WarChoice *choice, const Pointer *pointer)
{
  const WarDomain *slants = &choice->option.arguments[choice->n_chosen + 1];
  gint32 slant = war_heading_get_turn ((WarHeading) pointer->present, pointer->heading);
  WarHeading nearest;
  gint32 off;

  if (slants->n_ranges == 0)
    return FALSE;
  nearest = war_heading_add ((WarHeading) pointer->present, get_nearest_heading (slants, slant));
  off = war_heading_get_turn (pointer->heading, nearest);
  return ABS (off) <= AHEAD;
}

/* Who does something at a place, in which others may join, but need not, does it with them all. */
static void
bring_helpers (WarChoice *choice)
{
  WarOrder *order = &choice->order;

  for (guint i = 0; i < choice->option.n_candidates && !war_choice_is_full (choice); i++)
    order->targets[order->n_targets++] = choice->option.candidates[i];
}

/* Who comes to the field by one order comes with those of its body who are not there yet either, if
 * the order may place others too. */
static void
bring_others (const WarSetup *setup, const WarState *view, WarChoice *choice)
{
  const WarOrderKind *kind = &setup->play->orders[choice->order.kind];
  WarOrder *order = &choice->order;
  gint rows[WAR_MAX_BONDS];
  guint n;

  if (kind->role == WAR_ORDER_ACTS && kind->targets == WAR_TABLE_PIECES
      && kind->arguments[0].kind == WAR_ARGUMENT_X && choice->option.minimum_targets == 0)
    bring_helpers (choice);
  if (kind->role != WAR_ORDER_PLACES || kind->targets != WAR_TABLE_PIECES
      || war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES,
                             (guint) order->actor)[WAR_PIECE_PRESENCE]
           == WAR_PRESENCE_ON_FIELD)
    return;

  n = war_play_list_fellows (setup, view, (guint) order->actor, rows);
  for (guint i = 0; i < n && !war_choice_is_full (choice); i++)
    for (guint j = 0; j < choice->option.n_candidates; j++)
      if (choice->option.candidates[j] == rows[i])
        order->targets[order->n_targets++] = rows[i];
}

/* Within so much of what is straight behind it nobody turns to go there. */
#define BEHIND (WAR_HEADING_TURN / 8)

/* Whether the next argument says that the way before it is gone backwards, and that is behind. */
static gboolean
goes_back (const WarOrderKind *kind, guint n, const Pointer *pointer)
{
  gint32 turn = war_heading_get_turn ((WarHeading) pointer->present, pointer->heading);

  return n >= 2 && kind->arguments[n].kind == WAR_ARGUMENT_FLAG
         && kind->arguments[n - 1].kind == WAR_ARGUMENT_DISTANCE
         && ABS (turn) > WAR_HEADING_TURN / 2 - BEHIND;
}

/* All that is left, argument by argument: what is allowed next to what is wanted, as long as
 * anything is. */
static gboolean
complete (const WarSetup *setup, const WarState *view, const WarChoice *begun,
          const Pointer *pointer, WarOrder *order)
{
  const WarOrderKind *kind = &setup->play->orders[begun->order.kind];
  Pointer left = *pointer;
  WarChoice choice = *begun;
  gboolean is_placed = FALSE, is_open = TRUE;
  WarRefusal refusal;

  for (const WarArgument *next = war_choice_peek_next (setup, &choice); next->name != NULL;
       next = war_choice_peek_next (setup, &choice))
    {
      const WarDomain *domain = &choice.option.arguments[choice.n_chosen];
      gint32 wanted = war_order_kind_has_wheel (kind, choice.n_chosen) && is_ahead (&choice, &left)
                        ? 0
                        : get_wanted (next->kind, is_placed, &left);

      if (goes_back (kind, choice.n_chosen, &left))
        wanted = 1;
      is_open &= domain->n_ranges > 0
                 && (next->kind != WAR_ARGUMENT_HEX || war_domain_has (domain, wanted));
      if (is_open)
        is_open = war_choice_choose (setup, view, &choice, pick (domain, next->kind, wanted));
      else
        choice.order.arguments[choice.n_chosen++] = MAX (wanted, 0);
      /* Of several angles each goes on from the one before. */
      if (next->kind == WAR_ARGUMENT_ANGLE)
        {
          left.present += choice.order.arguments[choice.n_chosen - 1];
          left.spared = 0;
        }
      /* And of several legs the first goes all the way. */
      if (next->kind == WAR_ARGUMENT_DISTANCE)
        left.distance = 0;
      is_placed |= next->kind == WAR_ARGUMENT_X;
    }

  if (is_open)
    bring_others (setup, view, &choice);
  *order = choice.order;
  return is_open && war_play_check (setup, view, order, &refusal);
}

/* The place with the number i in a ring round it, of 6 * ring. */
static WarPosition
get_in_ring (WarPosition middle, gint ring, gint i)
{
  return war_position_step (middle, (WarHeading) (i * WAR_HEADING_TURN / (6 * ring)),
                            ring * RING_STEP);
}

static gboolean
faces_as_wished (const WarSetup *setup, const WarOrder *order, const Pointer *pointer)
{
  gint n = war_order_kind_find_heading (&setup->play->orders[order->kind]);
  gint32 off
    = n >= 0 ? war_heading_get_turn (pointer->facing, (WarHeading) order->arguments[n]) : 0;

  return ABS (off) <= FACES_AS_WISHED;
}

/* Round the place, where there is room to look as is wished. */
static gboolean
shift (const WarSetup *setup, const WarState *view, const WarChoice *choice, const Pointer *pointer,
       WarPosition middle, WarOrder *order)
{
  for (gint ring = 1; ring <= N_SHIFT_RINGS; ring++)
    for (gint i = 0; i < 6 * ring; i++)
      {
        Pointer near = *pointer;
        WarOrder shifted;

        near.place = get_in_ring (middle, ring, i);
        if (complete (setup, view, choice, &near, &shifted)
            && faces_as_wished (setup, &shifted, pointer))
          {
            *order = shifted;
            return TRUE;
          }
      }

  return FALSE;
}

/* Where an order of the kind says that somebody is placed. */
static WarPosition
get_place (const WarSetup *setup, const WarChoice *choice, const WarOrder *order)
{
  const WarArgument *arguments = setup->play->orders[order->kind].arguments;
  WarPosition place = { 0, 0 };

  for (guint n = choice->n_chosen; arguments[n].name != NULL; n++)
    if (arguments[n].kind == WAR_ARGUMENT_X)
      place.x = order->arguments[n];
    else if (arguments[n].kind == WAR_ARGUMENT_Y)
      place.y = order->arguments[n];
  return place;
}

/* Round the place, the nearest first as far as rings go. */
static gboolean
complete_near (const WarSetup *setup, const WarState *view, const WarChoice *choice,
               const Pointer *pointer, WarOrder *order)
{
  for (gint ring = 1; ring <= N_RINGS; ring++)
    for (gint i = 0; i < 6 * ring; i++)
      {
        Pointer near = *pointer;
        WarOrder found;

        near.place = get_in_ring (pointer->place, ring, i);
        if (complete (setup, view, choice, &near, &found))
          {
            *order = found;
            return TRUE;
          }
      }

  return FALSE;
}

/* A way in a heading that is as near as there is one: at the edge of the field, or beside a wall, a
 * unit may not even turn by a hair. First the one in which it looks, which needs no turn. */
static gboolean
complete_beside (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                 const Pointer *pointer, WarOrder *order)
{
  gint off = (gint) ((pointer->present - pointer->heading) & (WAR_HEADING_TURN - 1));
  Pointer beside = *pointer;
  WarOrder found;

  off = off > WAR_HEADING_TURN / 2 ? off - WAR_HEADING_TURN : off;
  for (gint turn = 0; turn <= 2 * MAX_TURN; turn += TURN_STEP)
    {
      gint by = turn == 0 ? off : (turn / TURN_STEP % 2 == 0 ? turn : -turn) / 2;

      if (ABS (by) > MAX_TURN)
        continue;
      beside.heading = war_heading_add (pointer->heading, by);
      if (complete (setup, view, choice, &beside, &found))
        {
          *order = found;
          return TRUE;
        }
    }

  return FALSE;
}

/* It wheels, and no leg of it could be seen. */
static gboolean
goes_nowhere (const WarSetup *setup, const WarChoice *choice, const WarOrder *order)
{
  return war_order_kind_has_wheel (&setup->play->orders[order->kind], choice->n_chosen)
         && order->arguments[choice->n_chosen] != 0
         && order->arguments[choice->n_chosen + 2] < WAR_MILLIMETRE;
}

/* With the least wheel from which the leg still goes that way, as slant as it may be. */
static gboolean
complete_aslant (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                 const Pointer *pointer, WarOrder *order)
{
  const WarDomain *slants = &choice->option.arguments[choice->n_chosen + 1];
  Pointer aslant = *pointer;
  WarOrder found;

  if (slants->n_ranges == 0)
    return FALSE;
  aslant.spared = get_nearest_heading (
    slants, war_heading_get_turn ((WarHeading) pointer->present, pointer->heading));
  if (!complete (setup, view, choice, &aslant, &found) || goes_nowhere (setup, choice, &found))
    return FALSE;
  *order = found;
  return TRUE;
}

gint32
war_choice_find_hex (const WarSetup *setup, WarPosition place)
{
  const WarField *field = setup->operation != NULL ? setup->operation->field : NULL;
  WarHexes hexes;
  WarHex hex;

  if (field == NULL || field->board == NULL)
    return WAR_NONE;

  hexes = war_field_get_hexes (field);
  hex = war_hexes_pick (&hexes, place);
  return hex != WAR_HEX_NONE ? hex : WAR_NONE;
}

/* Where the actor is, if it is on the field. */
static const gint32 *
peek_actor (const WarSetup *setup, const WarState *view, const WarChoice *choice)
{
  if (setup->play->orders[choice->order.kind].actor != WAR_TABLE_PIECES
      || choice->order.actor == WAR_NONE)
    return NULL;

  return war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, (guint) choice->order.actor);
}

/* Together with those that follow it in its formation. */
static WarPosition
find_middle (const WarSetup *setup, const WarState *view, guint actor,
             const WarForesight *foresight)
{
  const gint32 *own = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, actor);
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  gint64 x = 0, y = 0, n = 0;

  for (guint row = 0; row < n_rows; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row);
      const WarForeseenPose *pose
        = foresight != NULL ? war_foresight_find_pose (foresight, (gint) row) : NULL;

      if (row != actor
          && (own[WAR_PIECE_FORMATION] == WAR_NONE
              || cells[WAR_PIECE_FORMATION] != own[WAR_PIECE_FORMATION]
              || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD))
        continue;
      x += pose != NULL ? pose->base.centre.x : cells[WAR_PIECE_X];
      y += pose != NULL ? pose->base.centre.y : cells[WAR_PIECE_Y];
      n++;
    }
  return (WarPosition){ (WarLength) (x / n), (WarLength) (y / n) };
}

gboolean
war_choice_has_wheeled (const WarSetup *setup, const WarChoice *choice)
{
  return choice->n_chosen > 0
         && war_order_kind_has_wheel (&setup->play->orders[choice->order.kind],
                                      choice->n_chosen - 1);
}

gboolean
war_choice_find_stance (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                        WarStance *stance)
{
  const gint32 *cells = peek_actor (setup, view, choice);
  guint actor = (guint) choice->order.actor;
  WarForesight *foresight;
  WarOrder order = choice->order;
  WarRefusal refusal;

  if (cells == NULL)
    return FALSE;
  stance->heading = (WarHeading) cells[WAR_PIECE_HEADING];
  if (!war_choice_has_wheeled (setup, choice) || order.arguments[choice->n_chosen - 1] == 0)
    {
      stance->middle = find_middle (setup, view, actor, NULL);
      return TRUE;
    }

  stance->heading = war_heading_add (stance->heading, order.arguments[choice->n_chosen - 1]);
  order.arguments[choice->n_chosen] = order.arguments[choice->n_chosen + 1] = 0;
  foresight = g_new (WarForesight, 1);
  war_foresight_init (foresight);
  if (!war_play_foresee (setup, view, &order, foresight, &refusal))
    foresight->n_poses = 0;
  stance->middle = find_middle (setup, view, actor, foresight);
  war_foresight_clear (foresight);
  g_free (foresight);
  return TRUE;
}

gboolean
war_choice_point (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                  WarPosition place, WarHeading facing, WarOrder *order)
{
  WarStance stance = { .middle = place };
  Pointer pointer = {
    .place = place,
    .facing = facing,
    .hex = war_choice_find_hex (setup, place),
  };

  war_choice_find_stance (setup, view, choice, &stance);
  pointer.heading = war_heading_towards (stance.middle, place);
  pointer.distance = war_position_distance (stance.middle, place);
  pointer.present = stance.heading;

  if (complete (setup, view, choice, &pointer, order))
    {
      if (war_choice_get_want (setup, choice) == WAR_CHOICE_PLACE
          && !faces_as_wished (setup, order, &pointer))
        shift (setup, view, choice, &pointer, get_place (setup, choice, order), order);
      return !goes_nowhere (setup, choice, order)
             || complete_aslant (setup, view, choice, &pointer, order);
    }

  switch (war_choice_get_want (setup, choice))
    {
    case WAR_CHOICE_PLACE:
      return shift (setup, view, choice, &pointer, place, order)
             || complete_near (setup, view, choice, &pointer, order);
    case WAR_CHOICE_WAY:
      return complete_beside (setup, view, choice, &pointer, order);
    case WAR_CHOICE_NOTHING:
    case WAR_CHOICE_TARGETS:
    case WAR_CHOICE_TURN:
    case WAR_CHOICE_HEX:
    case WAR_CHOICE_NUMBER:
    default:
      return FALSE;
    }
}

gboolean
war_choice_go (const WarSetup *setup, const WarState *view, const WarChoice *choice,
               WarHeading heading, WarLength distance, WarOrder *order)
{
  const gint32 *cells = peek_actor (setup, view, choice);
  Pointer pointer = {
    .heading = heading,
    .facing = heading,
    .distance = distance,
    .present = cells != NULL ? cells[WAR_PIECE_HEADING] : 0,
  };

  return complete (setup, view, choice, &pointer, order);
}

/* Without what has been chosen of a wheel. */
static WarChoice
unwheel (const WarSetup *setup, const WarChoice *choice)
{
  WarChoice whole = *choice;

  whole.n_chosen -= war_choice_has_wheeled (setup, choice);
  return whole;
}

gboolean
war_choice_march (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                  gint32 wheel, gint32 slant, WarLength distance, WarOrder *order)
{
  WarChoice left = unwheel (setup, choice);
  const gint32 wanted[] = { wheel, slant, distance };
  WarRefusal refusal;

  *order = left.order;
  if (!war_order_kind_has_wheel (&setup->play->orders[order->kind], left.n_chosen))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const WarDomain *domain = &left.option.arguments[left.n_chosen];
      WarArgumentKind kind = war_choice_peek_next (setup, &left)->kind;
      gint32 value = domain->n_ranges > 0 ? pick (domain, kind, wanted[i]) : 0;

      /* Nobody goes farther than is wanted. */
      order->arguments[left.n_chosen] = wanted[i];
      if (domain->n_ranges == 0 || (kind == WAR_ARGUMENT_DISTANCE && value > wanted[i])
          || !war_choice_choose (setup, view, &left, value))
        return FALSE;
    }
  *order = left.order;
  return war_play_check (setup, view, order, &refusal);
}

gboolean
war_choice_turn (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                 WarHeading heading, WarOrder *order)
{
  WarChoice whole = unwheel (setup, choice);
  const gint32 *cells = peek_actor (setup, view, choice);

  if (cells == NULL
      || !war_order_kind_has_wheel (&setup->play->orders[choice->order.kind], whole.n_chosen))
    return war_choice_go (setup, view, choice, heading, 0, order);

  return war_choice_march (setup, view, &whole,
                           war_heading_get_turn ((WarHeading) cells[WAR_PIECE_HEADING], heading), 0,
                           0, order);
}

gboolean
war_choice_is_aim (const WarSetup *setup, const WarChoice *choice)
{
  const WarArgument *arguments = setup->play->orders[choice->order.kind].arguments;

  return choice->n_chosen > 0 && arguments[choice->n_chosen - 1].kind == WAR_ARGUMENT_WEAPON
         && war_choice_get_want (setup, choice) == WAR_CHOICE_WAY;
}

gboolean
war_choice_aim (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                WarPosition place, WarOrder *order, WarRefusal *refusal)
{
  const gint32 *cells = peek_actor (setup, view, choice);
  WarPosition from = war_piece_get_position (cells);

  *order = choice->order;
  order->arguments[choice->n_chosen] = war_heading_towards (from, place);
  order->arguments[choice->n_chosen + 1] = war_position_distance (from, place);
  return war_play_check (setup, view, order, refusal);
}
