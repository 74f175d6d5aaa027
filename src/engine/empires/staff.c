/* staff.c: commanders whom enemies or shells reach (empires.7.3, empires.C-18)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define N_DIRECTIONS 16

static gint64
measure (WarPosition a, WarPosition b)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;

  return x * x + y * y;
}

static gboolean
has_room (const WarContext *context, guint commander, const WarBase *base)
{
  return war_empires_has_room (context->setup, context->state, commander, base, 1, FALSE, NULL);
}

/* The nearest place along an edge of one of the friend's bases. */
static gboolean
find_beside (const WarContext *context, guint commander, guint friend, WarBase *place)
{
  WarBase own = war_ranks_get_whole (context->setup, context->state, commander);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (context->setup, context->state, friend, bases);
  gint64 nearest = G_MAXINT64;

  for (guint i = 0; i < n_bases; i++)
    for (guint edge = 0; edge < WAR_N_EDGES; edge++)
      {
        WarBase tried = war_base_lay_against (&own, &bases[i], (WarEdge) edge);
        gint64 square = measure (own.centre, tried.centre);

        if (square < nearest && has_room (context, commander, &tried))
          {
            nearest = square;
            *place = tried;
          }
      }

  return nearest < G_MAXINT64;
}

/* The nearest of the units that have not been tried, or WAR_NONE. */
static gint
find_friend (const WarContext *context, guint commander, const gboolean *is_tried,
             WarLength *distance)
{
  gint found = WAR_NONE;

  *distance = G_MAXINT32;
  for (guint i = 0; i < context->setup->n_units; i++)
    {
      WarLength away;

      if (is_tried[i] || war_ranks_is_enemy (context->setup, commander, i)
          || war_empires_is_commander (context->setup, i)
          || !war_ranks_stands (context->setup, context->state, i))
        continue;
      away = war_ranks_get_distance (context->setup, context->state, commander, i);
      if (away < *distance)
        {
          *distance = away;
          found = (gint) i;
        }
    }

  return found;
}

static gboolean
find_refuge (const WarContext *context, guint commander, WarLength reach, WarBase *place)
{
  gboolean is_tried[WAR_EMPIRES_MAX_UNITS] = { FALSE };
  WarLength distance;
  gint friend;

  while ((friend = find_friend (context, commander, is_tried, &distance)) != WAR_NONE
         && distance <= reach)
    {
      if (find_beside (context, commander, (guint) friend, place))
        return TRUE;
      is_tried[friend] = TRUE;
    }

  return FALSE;
}

/* Round about, farther and farther. */
static gboolean
find_anywhere (const WarContext *context, guint commander, WarBase *place)
{
  const WarField *field = war_empires_get_data (context->setup)->field;
  WarBase own = war_ranks_get_whole (context->setup, context->state, commander);

  for (WarLength away = WAR_CENTIMETRE; away < field->width + field->depth; away += WAR_CENTIMETRE)
    for (guint i = 0; i < N_DIRECTIONS; i++)
      {
        WarHeading heading = (WarHeading) (i * WAR_HEADING_TURN / N_DIRECTIONS);

        *place = war_base_place (war_position_step (own.centre, heading, away), own.heading,
                                 own.width, own.depth);
        if (has_room (context, commander, place))
          return TRUE;
      }

  return FALSE;
}

static void
displace (WarContext *context, guint commander)
{
  gboolean may_be_captured = war_setup_is_amended (context->setup, WAR_EMPIRES_AMENDMENT_CAPTURE);
  WarLength reach
    = may_be_captured
        ? war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_ESCAPE_REACH]
        : G_MAXINT32 - 1;
  WarBase place;

  if (!find_refuge (context, commander, reach, &place)
      && (may_be_captured || !find_anywhere (context, commander, &place)))
    {
      war_empires_remove (context, commander, WAR_EMPIRES_LOST_CAPTURED, "empires.C-18");
      return;
    }

  war_empires_set_whole (context->setup, context->state, commander, WAR_FORMATION_LINE, &place);
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_DISPLACED, commander, WAR_NONE, "empires.C-18",
                          0);
}

static gboolean
stands_on (const WarContext *context, guint unit, guint commander)
{
  WarBase own = war_ranks_get_whole (context->setup, context->state, commander);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (context->setup, context->state, unit, bases);

  for (guint i = 0; i < n_bases; i++)
    if (war_base_overlaps (&bases[i], &own))
      return TRUE;

  return FALSE;
}

void
war_empires_displace_commanders (WarContext *context, guint unit)
{
  if (war_empires_is_commander (context->setup, unit)
      || !war_ranks_stands (context->setup, context->state, unit))
    return;

  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_is_enemy (context->setup, unit, i) && war_empires_is_commander (context->setup, i)
        && war_ranks_stands (context->setup, context->state, i) && stands_on (context, unit, i))
      displace (context, i);
}

/* One roll for each commander who is near, of either side (empires.7.3, empires.7.4). */
gboolean
war_empires_endanger_commanders (WarContext *context, guint target)
{
  const gint32 *numbers = war_empires_get_data (context->setup)->rules->numbers;
  gint need = numbers[WAR_EMPIRES_COMMANDER_HIT];

  for (guint i = 0; i < context->setup->n_units; i++)
    {
      guint piece = war_ranks_first (context->setup, i);
      gint32 die, *figures;
      WarQuestion question;

      if (!war_empires_is_commander (context->setup, i)
          || !war_ranks_stands (context->setup, context->state, i)
          || !war_ranks_is_within (context->setup, context->state, target, i,
                                   numbers[WAR_EMPIRES_COMMANDER_REACH]))
        continue;
      if (!war_empires_roll_for (context, i, "commander-hit", "empires.7.3",
                                 1 - war_ranks_side (context->setup, target), 1, need, &die,
                                 &question))
        return FALSE;

      war_context_tell_dice (context, &question, &die, WAR_EMPIRES_EVENT_ENDANGERED, (gint) piece,
                             WAR_NONE, "empires.7.3", die >= need);
      figures = &war_context_get_piece (context, piece)[WAR_EMPIRES_PIECE_FIGURES];
      if (die >= need && --*figures <= 0)
        war_empires_remove (context, i, WAR_EMPIRES_LOST_FIRE, "empires.7.4");
    }

  return TRUE;
}
