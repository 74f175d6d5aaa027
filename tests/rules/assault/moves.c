/* moves.c: who moves in the tests of Trench Assault's movement, and how far
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"
#include "moves.h"

Stage *
moves_begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 6);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 3);
  stage_add (stage, 2, "company-officer", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

int
moves_get_seat (Stage *stage, guint unit)
{
  return war_assault_get_unit (stage_get_setup (stage), unit)->seat + 1;
}

WarLength
moves_get_most (Stage *stage, guint unit, WarHeading heading)
{
  WarAssaultLeg leg;
  WarLength most;

  war_assault_plan_leg (stage_get_setup (stage), stage_get_state (stage), unit, heading, &leg);
  most = war_assault_leg_get_farthest (&leg, WAR_LENGTH_MAX);
  if (most > 0)
    g_assert_true (stage_allows (stage, "%d go pieces.%u heading=%d distance=%d",
                                 moves_get_seat (stage, unit), unit, heading, most));
  g_assert_false (stage_allows (stage, "%d go pieces.%u heading=%d distance=%d",
                                moves_get_seat (stage, unit), unit, heading, most + 1));
  return most;
}

void
moves_go (Stage *stage, guint unit, WarHeading heading, double centimetres)
{
  stage_order (stage, "", "%d go pieces.%u heading=%d distance=%d", moves_get_seat (stage, unit),
               unit, heading, (gint) (centimetres * WAR_CENTIMETRE));
}

void
moves_assert_about (Stage *stage, guint unit, WarHeading heading, double centimetres)
{
  WarLength most = moves_get_most (stage, unit, heading);

  g_assert_cmpint (most, >=, (gint) (centimetres * WAR_CENTIMETRE) - 4);
  g_assert_cmpint (most, <=, (gint) (centimetres * WAR_CENTIMETRE) + 4);
}

void
moves_refuse (Stage *stage, guint unit, WarHeading heading, WarLength distance, guint kind)
{
  stage_refuse (stage, kind, "assault.A-17", "1 go pieces.%u heading=%d distance=%d", unit, heading,
                distance);
}

void
moves_allow (Stage *stage, guint unit, WarHeading heading, WarLength distance)
{
  g_assert_true (
    stage_allows (stage, "1 go pieces.%u heading=%d distance=%d", unit, heading, distance));
}
