/* reading.c: what tags that somebody has seen on a real table say of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/reading.h"

#include "engine/game/starts.h"
#include "engine/solo/reading-private.h"

static guint
count_rows (const WarReading *reading)
{
  return reading->setup->layout->tables[WAR_TABLE_PIECES].n_rows;
}

static void
clear_finding (gpointer data)
{
  g_free (((WarFinding *) data)->state);
}

WarReading *
war_reading_new (const WarSetup *setup, WarState *before, gboolean is_game)
{
  g_return_val_if_fail (setup != NULL && setup->play->starts != NULL, NULL);
  g_return_val_if_fail (before != NULL, NULL);

  WarReading *reading = g_new0 (WarReading, 1);

  reading->setup = setup;
  reading->is_game = is_game;
  reading->before = before;
  reading->view = war_state_copy (before);
  reading->seen = g_array_new (FALSE, FALSE, sizeof (WarSeenBase));
  reading->doubles = g_array_new (FALSE, FALSE, sizeof (WarSeenBase));
  reading->findings = g_array_new (FALSE, TRUE, sizeof (WarFinding));
  g_array_set_clear_func (reading->findings, clear_finding);
  reading->is_put = g_new0 (gboolean, count_rows (reading));
  reading->is_seen = g_new0 (gboolean, count_rows (reading));
  reading->scales = g_array_new (FALSE, FALSE, sizeof (double));
  return reading;
}

void
war_reading_free (WarReading *reading)
{
  g_free (reading->before);
  g_free (reading->view);
  g_array_unref (reading->seen);
  g_array_unref (reading->doubles);
  g_array_unref (reading->findings);
  g_free (reading->is_put);
  g_free (reading->is_seen);
  g_array_unref (reading->scales);
  g_free (reading);
}

/* Tags ---------------------------------------------------------------------------------------- */

static void
add_double (WarReading *reading, const WarTagged *tagged, gint row)
{
  const WarFinding finding = { .kind = WAR_FINDING_DOUBLED, .tagged = *tagged, .row = row };

  for (guint i = 0; i < reading->findings->len; i++)
    {
      const WarTagged *other = &g_array_index (reading->findings, WarFinding, i).tagged;

      if (other->side == tagged->side && other->entry == tagged->entry && other->nth == tagged->nth
          && other->base == tagged->base)
        return;
    }
  g_array_append_val (reading->findings, finding);
}

void
war_reading_add (WarReading *reading, guint id, WarPosition at, WarHeading heading, WarLength edge,
                 gboolean is_doubled)
{
  g_return_if_fail (reading != NULL);

  const WarOperation *operation = reading->setup->operation;
  WarSeenBase base = { .at = at, .heading = heading };
  const WarForceEntry *entry;
  double scale;
  gint row;

  if (!war_tag_find (operation, id, &base.tagged))
    {
      reading->n_foreign++;
      return;
    }
  entry = g_ptr_array_index (operation->forces[base.tagged.side]->entries, base.tagged.entry);
  scale = (double) edge
          / war_tag_get_size (entry->type->base_width, entry->type->base_depth, operation->field);
  g_array_append_val (reading->scales, scale);
  row = war_placement_find_row (reading->setup, &base.tagged);
  if (row != WAR_NONE)
    reading->is_seen[row] = TRUE;
  g_array_append_val (is_doubled ? reading->doubles : reading->seen, base);
  if (is_doubled)
    add_double (reading, &base.tagged, row);
}

/* All together -------------------------------------------------------------------------------- */

static void
put_units (WarReading *reading)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarPlacementFault));

  war_placement_put (reading->setup, reading->view, reading->seen, reading->is_put, faults);
  for (guint i = 0; i < faults->len; i++)
    {
      const WarPlacementFault *fault = &g_array_index (faults, WarPlacementFault, i);
      const WarFinding finding
        = { .kind = WAR_FINDING_LEFT_OUT, .row = fault->row, .fault = *fault };

      g_array_append_val (reading->findings, finding);
    }
}

static void
add_foreign (WarReading *reading)
{
  const WarFinding finding
    = { .kind = WAR_FINDING_FOREIGN, .row = WAR_NONE, .n = reading->n_foreign };

  if (reading->n_foreign > 0)
    g_array_append_val (reading->findings, finding);
}

/* Whether the row is the first of a unit that could stand on the table. */
static gboolean
is_expected (const WarReading *reading, guint row)
{
  const WarSetup *setup = reading->setup;
  guint n;
  const WarForceEntry *entry = setup->play->starts->get_entry (setup, row, &n);
  const gint32 *piece = war_setup_peek_piece (setup, reading->view, row);

  if (entry == NULL
      || (setup->ranks != NULL && row > 0
          && war_setup_peek_piece (setup, reading->view, row - 1)[WAR_PIECE_FORMATION]
               == piece[WAR_PIECE_FORMATION]))
    return FALSE;
  if (piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    return TRUE;
  return piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY && entry->wave <= 1
         && war_force_entry_get_coming (entry) == 0;
}

static void
add_missing (WarReading *reading)
{
  for (guint row = 0; row < count_rows (reading); row++)
    {
      const WarFinding finding = { .kind = WAR_FINDING_MISSING, .row = (gint) row };
      gboolean is_one = is_expected (reading, row);

      reading->n_put += reading->is_put[row];
      reading->n_expected += is_one || reading->is_put[row];
      if (is_one && !reading->is_seen[row])
        g_array_append_val (reading->findings, finding);
    }
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* The usual of them is right, whatever one of them is. */
static double
find_scale (const GArray *scales)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) scales);

  if (sorted->len == 0)
    return 0;
  g_array_sort (sorted, compare_doubles);
  return g_array_index (sorted, double, sorted->len / 2);
}

void
war_reading_finish (WarReading *reading)
{
  g_return_if_fail (reading != NULL);

  add_foreign (reading);
  put_units (reading);
  if (reading->is_game)
    war_reading_check_ways (reading);
  else
    war_reading_check_places (reading);
  add_missing (reading);
  reading->scale = find_scale (reading->scales);
}

gboolean
war_finding_is_wrong (const WarFinding *finding)
{
  return finding->kind != WAR_FINDING_MOVED && finding->kind != WAR_FINDING_MISSING;
}
