/* courses.c: the headings in which a solo commander might send a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/courses.h"

static const gint turns[] = { 0, -300, 300, -700, 700, -1200, 1200 };

/* The best to be charged but the nearest; −1. */
static gint
find_prey (const WarOutpost *outpost, const WarThreats *threats, WarLength reach)
{
  gint prey = -1;

  for (gint i = 0; i < (gint) threats->n_items; i++)
    if (i != outpost->nearest && outpost->distances[i] <= reach + threats->threats[i].reach
        && threats->threats[i].charge > (prey < 0 ? 0 : threats->threats[prey].charge))
      prey = i;

  return prey;
}

guint
war_courses_list (const WarOutpost *outpost, const WarThreats *threats, const WarPosition *aim,
                  WarLength reach, WarHeading facing, WarHeading headings[WAR_COURSES_MAX])
{
  WarPosition from = outpost->centre;
  gint prey = find_prey (outpost, threats, reach);
  guint n = 0;

  if (aim != NULL && (aim->x != from.x || aim->y != from.y))
    for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
      headings[n++] = war_heading_add (war_heading_towards (from, *aim), turns[i]);
  if (outpost->nearest >= 0)
    {
      headings[n] = war_heading_towards (from, threats->bases[outpost->nearest].centre);
      headings[n + 1] = war_heading_add (headings[n], WAR_HEADING_TURN / 2);
      n += 2;
    }
  if (prey >= 0)
    headings[n++] = war_heading_towards (from, threats->bases[prey].centre);

  headings[n++] = facing;
  headings[n++] = war_heading_add (facing, WAR_HEADING_TURN / 2);
  return n;
}
