/* starts.c: the units of an operation that stand on its field when a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/starts.h"

#include "draw/units/pieces.h"
#include "engine/game/starts.h"

/* No unit's place is drawn from it. */
#define SEED 1

struct _DrawStarts
{
  WarSetup *setup;
  WarState *state;
};

DrawStarts *
draw_starts_new (WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarSetup *setup = war_starts_has_placed (operation) ? war_setup_look (operation) : NULL;
  DrawStarts *starts;

  if (setup == NULL)
    return NULL;

  starts = g_new (DrawStarts, 1);
  starts->setup = setup;
  starts->state = war_setup_begin (setup, SEED);
  return starts;
}

void
draw_starts_free (DrawStarts *starts)
{
  if (starts == NULL)
    return;

  g_free (starts->state);
  war_setup_free (starts->setup);
  g_free (starts);
}

void
draw_starts (cairo_t *cr, const DrawStarts *starts, DrawInk ink)
{
  g_return_if_fail (cr != NULL && starts != NULL);

  draw_pieces (cr, starts->setup, starts->state, ink);
}
