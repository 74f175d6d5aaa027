/* watch.c: where the units of End of Empires 1914 stand, as a thread has seen them last
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#include <string.h>

/* So many changes back it is known what has changed. */
#define N_CHANGES 64

/* Somebody has stirred: where it stood, or where it stands. */
typedef struct
{
  guint unit;
  WarEmpiresBox box;
} Change;

struct _WarEmpiresWatch
{
  gint32 *pieces; /* the whole table, as it was seen last; NULL: never */
  gsize size; /* of it, in bytes */
  guint64 n_changes; /* ever, and some more at first, so that nothing is known then */
  Change changes[N_CHANGES]; /* the last ones */
  guint n_units;
  WarEmpiresStand stands[]; /* by unit */
};

WarEmpiresWatch *
war_empires_watch_new (guint n_units)
{
  WarEmpiresWatch *watch
    = g_malloc0 (sizeof (WarEmpiresWatch) + n_units * sizeof (WarEmpiresStand));

  watch->n_changes = N_CHANGES + 1;
  watch->n_units = n_units;
  return watch;
}

void
war_empires_watch_free (WarEmpiresWatch *watch)
{
  g_free (watch->pieces);
  g_free (watch);
}

/* Boxes --------------------------------------------------------------------------------------- */

WarEmpiresBox
war_empires_join_boxes (WarEmpiresBox a, WarEmpiresBox b)
{
  return (WarEmpiresBox){
    .minimum = { MIN (a.minimum.x, b.minimum.x), MIN (a.minimum.y, b.minimum.y) },
    .maximum = { MAX (a.maximum.x, b.maximum.x), MAX (a.maximum.y, b.maximum.y) },
  };
}

WarEmpiresBox
war_empires_grow_box (WarEmpiresBox box, WarLength margin)
{
  return (WarEmpiresBox){
    .minimum = { box.minimum.x - margin, box.minimum.y - margin },
    .maximum = { box.maximum.x + margin, box.maximum.y + margin },
  };
}

gboolean
war_empires_boxes_meet (const WarEmpiresBox *a, const WarEmpiresBox *b)
{
  return a->minimum.x <= b->maximum.x && b->minimum.x <= a->maximum.x
         && a->minimum.y <= b->maximum.y && b->minimum.y <= a->maximum.y;
}

WarEmpiresBox
war_empires_get_box (const WarBase *base)
{
  WarEmpiresBox box = { base->corners[0], base->corners[0] };

  for (guint i = 1; i < WAR_N_EDGES; i++)
    box = war_empires_join_boxes (box, (WarEmpiresBox){ base->corners[i], base->corners[i] });
  return box;
}

/* Looking ------------------------------------------------------------------------------------- */

static void
add_change (WarEmpiresWatch *watch, guint unit)
{
  watch->changes[watch->n_changes++ % N_CHANGES] = (Change){ unit, watch->stands[unit].box };
}

static void
look_at (WarEmpiresWatch *watch, const WarSetup *setup, const WarState *state, guint unit)
{
  WarEmpiresStand *stand = &watch->stands[unit];

  stand->stands = war_ranks_stands (setup, state, unit);
  stand->n_bases = war_ranks_get_bases (setup, state, unit, stand->bases);
  for (guint i = 0; i < stand->n_bases; i++)
    {
      WarEmpiresBox box = war_empires_get_box (&stand->bases[i]);

      stand->box = i == 0 ? box : war_empires_join_boxes (stand->box, box);
    }
  stand->n_covered = G_MAXUINT;
}

/* Whether one of its bases is not where it was, or not as much there as it was. */
static gboolean
has_stirred (const WarEmpiresWatch *watch, const WarSetup *setup, const WarState *state, guint unit)
{
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_PIECES];
  guint first = war_ranks_first (setup, unit);

  for (guint i = first; i < first + setup->ranks[unit].n_bases; i++)
    {
      const gint32 *now = war_setup_peek_piece (setup, state, i);
      const gint32 *before = &watch->pieces[i * table->n_columns];

      if (now[WAR_PIECE_X] != before[WAR_PIECE_X] || now[WAR_PIECE_Y] != before[WAR_PIECE_Y]
          || now[WAR_PIECE_HEADING] != before[WAR_PIECE_HEADING]
          || now[WAR_PIECE_PRESENCE] != before[WAR_PIECE_PRESENCE])
        return TRUE;
    }

  return FALSE;
}

const WarEmpiresStand *
war_empires_look_up (const WarSetup *setup, const WarState *state)
{
  WarEmpiresWatch *watch = war_empires_get_memo (setup)->watch;
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_PIECES];
  const gint32 *pieces = &state->cells[table->offset];

  if (watch->pieces == NULL)
    {
      watch->size = (gsize) table->n_rows * table->n_columns * sizeof (gint32);
      watch->pieces = g_malloc (watch->size);
      for (guint i = 0; i < watch->n_units; i++)
        look_at (watch, setup, state, i);
    }
  else if (memcmp (watch->pieces, pieces, watch->size) == 0)
    return watch->stands;
  else
    for (guint i = 0; i < watch->n_units; i++)
      if (has_stirred (watch, setup, state, i))
        {
          add_change (watch, i);
          look_at (watch, setup, state, i);
          add_change (watch, i);
        }

  memcpy (watch->pieces, pieces, watch->size);
  return watch->stands;
}

guint
war_empires_count_covered (const WarSetup *setup, guint unit)
{
  WarEmpiresStand *stand = &war_empires_get_memo (setup)->watch->stands[unit];

  if (stand->n_covered == G_MAXUINT)
    {
      stand->n_covered = 0;
      for (guint i = 0; i < stand->n_bases; i++)
        stand->n_covered += war_empires_is_in_cover (setup, &stand->bases[i]);
    }

  return stand->n_covered;
}

/* Findings ------------------------------------------------------------------------------------ */

gboolean
war_empires_still_holds (const WarSetup *setup, WarEmpiresFinding *finding, guint a, guint b)
{
  const WarEmpiresWatch *watch = war_empires_get_memo (setup)->watch;

  if (finding->seen + N_CHANGES < watch->n_changes)
    return FALSE;

  for (; finding->seen < watch->n_changes; finding->seen++)
    {
      const Change *change = &watch->changes[finding->seen % N_CHANGES];

      if (change->unit == a || change->unit == b
          || war_empires_boxes_meet (&change->box, &finding->box))
        {
          finding->seen = 0;
          return FALSE;
        }
    }

  return TRUE;
}

void
war_empires_note (const WarSetup *setup, WarEmpiresFinding *finding, WarEmpiresBox box)
{
  finding->seen = war_empires_get_memo (setup)->watch->n_changes;
  finding->box = box;
}
