/* ways.c: ways that were planned before, as who moves asks for them again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/ways.h"

#include <string.h>

#define N_KEPT 8

typedef struct
{
  WarMover mover;
  gint manner;
  WarWay way;
} Planned;

struct _WarWays
{
  gint32 *pieces; /* the whole table, for which the ways were planned */
  gsize size; /* of it, in bytes */
  guint n_ways; /* ever planned for it: of these the last N_KEPT are kept */
  Planned items[N_KEPT];
  gboolean has_obstacles;
  WarMover mover; /* whose obstacles these are, if there are some */
  GArray *obstacles; /* WarObstacle */
};

WarWays *
war_ways_new (void)
{
  WarWays *ways = g_new0 (WarWays, 1);

  ways->obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  return ways;
}

void
war_ways_free (WarWays *ways)
{
  g_free (ways->pieces);
  g_array_unref (ways->obstacles);
  g_free (ways);
}

/* Forgets all if any piece is another than when it was found. */
static void
check_pieces (WarWays *ways, const WarSetup *setup, const WarState *state)
{
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_PIECES];
  gsize size = (gsize) table->n_rows * table->n_columns * sizeof (gint32);

  if (ways->size == size && memcmp (ways->pieces, &state->cells[table->offset], size) == 0)
    return;

  if (ways->size != size)
    ways->pieces = g_realloc (ways->pieces, size);
  ways->size = size;
  memcpy (ways->pieces, &state->cells[table->offset], size);
  ways->n_ways = 0;
  ways->has_obstacles = FALSE;
}

static gboolean
is_same (const WarMover *a, const WarMover *b)
{
  return a->piece == b->piece && a->most == b->most && a->except == b->except;
}

const WarWay *
war_ways_find (WarWays *ways, const WarSetup *setup, const WarState *state, const WarMover *mover,
               WarHeading heading, gint manner)
{
  check_pieces (ways, setup, state);
  for (guint i = 0; i < MIN (ways->n_ways, N_KEPT); i++)
    if (is_same (&ways->items[i].mover, mover) && ways->items[i].way.heading == heading
        && ways->items[i].manner == manner)
      return &ways->items[i].way;

  return NULL;
}

GArray *
war_ways_get_obstacles (WarWays *ways, const WarMover *mover, gboolean *is_known)
{
  *is_known = ways->has_obstacles && is_same (&ways->mover, mover);
  if (!*is_known)
    g_array_set_size (ways->obstacles, 0);

  ways->has_obstacles = TRUE;
  ways->mover = *mover;
  return ways->obstacles;
}

WarWay *
war_ways_add (WarWays *ways, const WarMover *mover, WarHeading heading, gint manner)
{
  Planned *planned = &ways->items[ways->n_ways++ % N_KEPT];

  planned->mover = *mover;
  planned->manner = manner;
  planned->way.heading = heading;
  planned->way.most = mover->most;
  return &planned->way;
}
