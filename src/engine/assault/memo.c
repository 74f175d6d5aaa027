/* memo.c: what a thread that plays Trench Assault works with, and remembers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/leg.h"
#include "engine/assault/private.h"

#define N_LEGS 1024 /* a power of two; what comes to the same place forgets what was there */
#define MAX_SPANS 6 /* of a leg that is remembered, of those that the ground makes */

/* A leg, and all that it follows from beside the set-up. */
struct _WarAssaultLegMemo
{
  gboolean is_known;
  guint unit, scene;
  WarHeading heading;
  WarAssaultMorale morale;
  gint32 cells[WAR_MAX_COLUMNS]; /* of the unit's row */
  WarAssaultLeg leg; /* its spans are these */
  WarAssaultSpan spans[MAX_SPANS];
};

typedef struct
{
  WarPosition centre;
  gint32 heading;
} Pose;

struct _WarAssaultLookMemo
{
  gboolean is_known;
  Pose unit, target;
  WarAssaultLook look;
};

struct _WarAssaultCoverMemo
{
  gboolean is_known, is_covered;
  WarPosition centre;
};

gpointer
war_assault_begin_memo (gconstpointer pointer)
{
  const WarAssault *data = pointer;
  WarAssaultMemo *memo = g_new0 (WarAssaultMemo, 1);

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->gaps = g_array_new (FALSE, FALSE, sizeof (WarCostGap));
  memo->tolls = g_array_new (FALSE, FALSE, sizeof (WarLength));
  memo->parts = g_array_new (FALSE, FALSE, sizeof (WarCostPart));
  memo->obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  memo->legs = g_new0 (WarAssaultLegMemo, N_LEGS);
  memo->looks = g_new0 (WarAssaultLookMemo, (gsize) data->units->len * data->units->len);
  memo->covers = g_new0 (WarAssaultCoverMemo, data->units->len);
  return memo;
}

void
war_assault_end_memo (gpointer pointer)
{
  WarAssaultMemo *memo = pointer;

  g_free (memo->covers);
  g_free (memo->looks);
  g_free (memo->legs);
  g_array_unref (memo->obstacles);
  g_array_unref (memo->parts);
  g_array_unref (memo->tolls);
  g_array_unref (memo->gaps);
  g_free (memo->gap_rows);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}

/* Legs ---------------------------------------------------------------------------------------- */

static WarAssaultLegMemo *
get_leg_place (const WarSetup *setup, guint unit, WarHeading heading)
{
  return &war_assault_get_memo (setup)->legs[(unit * 37 + (guint) heading) % N_LEGS];
}

static gsize
get_row_size (const WarSetup *setup)
{
  return setup->layout->tables[WAR_TABLE_PIECES].n_columns * sizeof (gint32);
}

/* The number of the scene through which the unit would go. */
static guint
find_scene (const WarSetup *setup, const WarState *state, guint unit)
{
  war_assault_make_cost_scene (setup, state, war_assault_get_unit (setup, unit)->side);
  return war_assault_get_memo (setup)->n_scenes;
}

gboolean
war_assault_recall_leg (const WarSetup *setup, const WarState *state, guint unit,
                        WarHeading heading, WarAssaultLeg *leg)
{
  const WarAssaultLegMemo *found = get_leg_place (setup, unit, heading);

  if (!found->is_known || found->unit != unit || found->heading != heading
      || found->morale != war_assault_get_morale (setup, state, unit)
      || memcmp (found->cells, war_setup_peek_piece (setup, state, unit), get_row_size (setup)) != 0
      || found->scene != find_scene (setup, state, unit))
    return FALSE;

  memcpy (leg, &found->leg, G_STRUCT_OFFSET (WarAssaultLeg, spans));
  memcpy (leg->spans, found->spans, leg->n_spans * sizeof (WarAssaultSpan));
  return TRUE;
}

void
war_assault_remember_leg (const WarSetup *setup, const WarState *state, guint unit,
                          const WarAssaultLeg *leg)
{
  WarAssaultLegMemo *place = get_leg_place (setup, unit, leg->heading);

  if (leg->n_spans > MAX_SPANS)
    return;

  place->is_known = TRUE;
  place->unit = unit;
  place->heading = leg->heading;
  place->morale = war_assault_get_morale (setup, state, unit);
  place->scene = find_scene (setup, state, unit);
  memcpy (place->cells, war_setup_peek_piece (setup, state, unit), get_row_size (setup));
  memcpy (&place->leg, leg, G_STRUCT_OFFSET (WarAssaultLeg, spans));
  memcpy (place->spans, leg->spans, leg->n_spans * sizeof (WarAssaultSpan));
}

/* The last scene is this state's, from now on. */
void
war_assault_keep (const WarSetup *setup, const WarState *state)
{
  WarAssaultMemo *memo = war_assault_get_memo (setup);

  memo->kept = NULL;
  if (state == NULL)
    return;
  war_assault_make_cost_scene (setup, state, memo->gap_side);
  memo->kept = state;
}

/* Looks --------------------------------------------------------------------------------------- */

static WarAssaultLookMemo *
get_look_place (const WarSetup *setup, guint unit, guint target)
{
  return &war_assault_get_memo (setup)->looks[unit * war_assault_count_units (setup) + target];
}

static Pose
get_pose (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return (Pose){ war_piece_get_position (cells), cells[WAR_PIECE_HEADING] };
}

static gboolean
is_same (Pose a, Pose b)
{
  return a.centre.x == b.centre.x && a.centre.y == b.centre.y && a.heading == b.heading;
}

gboolean
war_assault_recall_look (const WarSetup *setup, const WarState *state, guint unit, guint target,
                         WarAssaultLook *look)
{
  const WarAssaultLookMemo *found = get_look_place (setup, unit, target);

  if (!found->is_known || !is_same (found->unit, get_pose (setup, state, unit))
      || !is_same (found->target, get_pose (setup, state, target)))
    return FALSE;

  *look = found->look;
  return TRUE;
}

void
war_assault_remember_look (const WarSetup *setup, const WarState *state, guint unit, guint target,
                           const WarAssaultLook *look)
{
  *get_look_place (setup, unit, target) = (WarAssaultLookMemo){
    .is_known = TRUE,
    .unit = get_pose (setup, state, unit),
    .target = get_pose (setup, state, target),
    .look = *look,
  };
}

gboolean
war_assault_recall_cover (const WarSetup *setup, const WarState *state, guint unit)
{
  WarAssaultCoverMemo *found = &war_assault_get_memo (setup)->covers[unit];
  WarPosition centre = war_assault_get_centre (setup, state, unit);

  if (!found->is_known || found->centre.x != centre.x || found->centre.y != centre.y)
    *found = (WarAssaultCoverMemo){
      .is_known = TRUE,
      .is_covered = war_assault_is_covered (setup, centre),
      .centre = centre,
    };
  return found->is_covered;
}
