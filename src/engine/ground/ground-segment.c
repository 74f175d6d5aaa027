/* ground-segment.c: questions about all features on a segment, walking the grid along it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry-private.h"
#include "engine/ground/ground-query-private.h"

/* A walk over the cells that a segment passes, from a on. Every position of the segment is in one
 * of them; where it passes exactly from a cell to the one across the corner, the walk does too. */
typedef struct
{
  const WarGround *ground;
  gint column, row;
  gint column_step, row_step;
  gint n_columns, n_rows; /* steps left */
  gint64 x,
    y; /* to the next line between columns, times the height of the segment; or rows, width */
  gint64 x_step, y_step;
} Walk;

static inline void
walk_begin (Walk *walk, const WarGround *ground, WarPosition a, WarPosition b)
{
  gint64 width = ABS ((gint64) b.x - a.x), height = ABS ((gint64) b.y - a.y);
  gint last_column = war_ground_get_column (ground, b.x);
  gint last_row = war_ground_get_row (ground, b.y);
  gint64 next_x, next_y;

  walk->ground = ground;
  walk->column = war_ground_get_column (ground, a.x);
  walk->row = war_ground_get_row (ground, a.y);
  walk->n_columns = ABS (last_column - walk->column);
  walk->n_rows = ABS (last_row - walk->row);
  walk->column_step = b.x > a.x ? 1 : -1;
  walk->row_step = b.y > a.y ? ground->n_columns : -ground->n_columns;

  next_x = (gint64) (b.x > a.x ? walk->column + 1 : walk->column) << ground->shift;
  next_y = (gint64) (b.y > a.y ? walk->row + 1 : walk->row) << ground->shift;
  walk->x = ABS (next_x - a.x) * height;
  walk->y = ABS (next_y - a.y) * width;
  walk->x_step = height << ground->shift;
  walk->y_step = width << ground->shift;

  /* From here on the row is the number of its first cell. */
  walk->row *= ground->n_columns;
}

static inline gboolean
walk_next (Walk *walk)
{
  gboolean across, down;

  if (walk->n_columns + walk->n_rows == 0)
    return FALSE;

  across = walk->n_rows == 0 || (walk->n_columns > 0 && walk->x <= walk->y);
  down = walk->n_columns == 0 || (walk->n_rows > 0 && walk->y <= walk->x);
  if (across)
    {
      walk->column += walk->column_step;
      walk->x += walk->x_step;
      walk->n_columns--;
    }
  if (down)
    {
      walk->row += walk->row_step;
      walk->y += walk->y_step;
      walk->n_rows--;
    }

  return TRUE;
}

/* The items of the present cell that have edges, from *first to before the result. */
static inline guint
walk_get_runs (const Walk *walk, guint *first)
{
  const guint32 *cell = &walk->ground->first_items[2 * (walk->row + walk->column)];

  *first = cell[0];
  return cell[1];
}

static gboolean
is_on_any (const WarGround *ground, guint32 terrains, WarPosition position)
{
  guint cell = (guint) (war_ground_get_row (ground, position.y) * ground->n_columns
                        + war_ground_get_column (ground, position.x));

  for (guint i = ground->first_items[2 * cell]; i < ground->first_items[2 * cell + 2]; i++)
    {
      const WarGroundItem *item = &ground->items[i];

      if ((item->terrain & terrains) != 0
          && (item->n_edges == 0
              || war_ground_part_has (ground, &ground->parts[item->part], position)))
        return TRUE;
    }

  return FALSE;
}

/* Whether a and b are not on the same side of the line through c and d. */
static inline gboolean
are_parted (WarPosition c, WarPosition d, WarPosition a, WarPosition b)
{
  gint64 width = (gint64) d.x - c.x, height = (gint64) d.y - c.y;
  gint64 a_side = width * ((gint64) a.y - c.y) - height * ((gint64) a.x - c.x);
  gint64 b_side = width * ((gint64) b.y - c.y) - height * ((gint64) b.x - c.x);

  return (a_side >= 0 && b_side <= 0) || (a_side <= 0 && b_side >= 0);
}

/* Whether the segment meets an edge of the run. Neighbouring edges share the side of a vertex. */
static inline gboolean
meets_run (const WarPosition *vertices, guint n_edges, WarPosition a, WarPosition b)
{
  gint64 width = (gint64) b.x - a.x, height = (gint64) b.y - a.y;
  gint64 side = width * ((gint64) vertices[0].y - a.y) - height * ((gint64) vertices[0].x - a.x);

  for (guint i = 1; i <= n_edges; i++)
    {
      gint64 last = side;

      side = width * ((gint64) vertices[i].y - a.y) - height * ((gint64) vertices[i].x - a.x);
      if (war_is_same_side (last, side))
        continue;
      if (last != side ? are_parted (vertices[i - 1], vertices[i], a, b)
                       : war_segments_meet (a, b, vertices[i - 1], vertices[i]))
        return TRUE;
    }

  return FALSE;
}

/* A segment that does not begin in a feature meets it only if it meets its edge. */
gboolean
war_ground_segment_meets (const WarGround *ground, guint32 terrains, WarPosition a, WarPosition b)
{
  Walk walk;

  if (is_on_any (ground, terrains, a))
    return TRUE;

  walk_begin (&walk, ground, a, b);
  do
    {
      guint i, end = walk_get_runs (&walk, &i);

      for (; i < end; i++)
        {
          const WarGroundItem *item = &ground->items[i];

          if ((item->terrain & terrains) != 0
              && meets_run (&ground->vertices[item->first], item->n_edges, a, b))
            return TRUE;
        }
    }
  while (walk_next (&walk));

  return FALSE;
}

/* Remembers that the feature is met there, if it is not known to be met before. */
static guint
note_entry (WarGroundScratch *scratch, guint n_found, guint feature, WarFraction entry)
{
  if (scratch->feature_stamps[feature] != scratch->stamp)
    {
      scratch->feature_stamps[feature] = scratch->stamp;
      scratch->entries[feature] = entry;
      scratch->found[n_found++] = feature;
    }
  else if (war_fraction_compare (entry, scratch->entries[feature]) < 0)
    {
      scratch->entries[feature] = entry;
    }

  return n_found;
}

static guint
find_entries (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains, WarPosition a,
              WarPosition b)
{
  guint n_found
    = war_ground_find_at (ground, scratch, terrains, a, scratch->found, ground->n_features);
  Walk walk;

  /* Those are stamped already. */
  for (guint i = 0; i < n_found; i++)
    scratch->entries[scratch->found[i]] = WAR_FRACTION_START;

  walk_begin (&walk, ground, a, b);
  do
    {
      guint i, end = walk_get_runs (&walk, &i);

      for (; i < end; i++)
        {
          const WarGroundItem *item = &ground->items[i];
          const WarPosition *vertices = &ground->vertices[item->first];
          gint64 side;

          if ((item->terrain & terrains) == 0)
            continue;

          side = war_cross (a, b, vertices[0]);
          for (guint j = 0; j < item->n_edges; j++)
            {
              gint64 last = side;
              WarFraction entry;

              side = war_cross (a, b, vertices[j + 1]);
              if (!war_is_same_side (last, side)
                  && war_ground_edge_find_entry (a, b, vertices[j], vertices[j + 1], &entry))
                n_found = note_entry (scratch, n_found, item->feature, entry);
            }
        }
    }
  while (walk_next (&walk));

  return n_found;
}

static gint
compare_hits (WarGroundHit a, WarGroundHit b)
{
  gint order = war_fraction_compare (a.entry, b.entry);

  return order != 0 ? order : a.feature < b.feature ? -1 : 1;
}

guint
war_ground_find_hits (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                      WarPosition a, WarPosition b, WarGroundHit *hits, guint max_hits)
{
  guint n_found = find_entries (ground, scratch, terrains, a, b);
  guint n_hits = 0;

  if (max_hits == 0)
    return n_found;

  for (guint i = 0; i < n_found; i++)
    {
      const WarGroundHit hit = { scratch->found[i], scratch->entries[scratch->found[i]] };
      guint place = n_hits;

      if (n_hits < max_hits)
        n_hits++;
      else if (compare_hits (hits[--place], hit) < 0)
        continue;

      for (; place > 0 && compare_hits (hits[place - 1], hit) > 0; place--)
        hits[place] = hits[place - 1];
      hits[place] = hit;
    }

  return n_found;
}

/* Whether the line is known to meet the feature. */
static inline gboolean
is_noted (const WarGroundScratch *scratch, guint feature, guint line)
{
  return scratch->feature_stamps[feature] == scratch->stamp
         && (scratch->lines[feature] & 1 << line) != 0;
}

/* Remembers that the line meets the feature. */
static guint
note_line (WarGroundScratch *scratch, guint n_found, guint feature, guint line)
{
  if (scratch->feature_stamps[feature] != scratch->stamp)
    {
      scratch->feature_stamps[feature] = scratch->stamp;
      scratch->lines[feature] = 0;
      n_found = war_ground_insert_feature (scratch->found, n_found, G_MAXUINT, feature);
    }
  scratch->lines[feature] |= (guint8) (1 << line);

  return n_found;
}

static inline gboolean
has_effect (const WarSightEffect *effect)
{
  return effect->blocks != WAR_BLOCKS_NEVER || effect->covers != WAR_COVERS_NOT;
}

/* Notes the features with an effect that the line begins in. */
static guint
note_start (const WarGround *ground, WarGroundScratch *scratch, const WarSightEffect *effects,
            WarPosition start, guint line, guint n_found)
{
  guint cell = (guint) (war_ground_get_row (ground, start.y) * ground->n_columns
                        + war_ground_get_column (ground, start.x));

  for (guint i = ground->first_items[2 * cell]; i < ground->first_items[2 * cell + 2]; i++)
    {
      const WarGroundItem *item = &ground->items[i];

      if (has_effect (&effects[item->feature]) && !is_noted (scratch, item->feature, line)
          && (item->n_edges == 0
              || war_ground_part_has (ground, &ground->parts[item->part], start)))
        n_found = note_line (scratch, n_found, item->feature, line);
    }

  return n_found;
}

guint
war_ground_find_on_lines (const WarGround *ground, WarGroundScratch *scratch,
                          const WarSightEffect *effects, const WarPosition *starts,
                          const WarPosition *ends, guint n_lines)
{
  guint n_found = 0;

  war_ground_forget (ground, scratch);
  for (guint line = 0; line < n_lines; line++)
    {
      WarPosition a = starts[line], b = ends[line];
      Walk walk;

      n_found = note_start (ground, scratch, effects, a, line, n_found);
      walk_begin (&walk, ground, a, b);
      do
        {
          guint i, end = walk_get_runs (&walk, &i);

          for (; i < end; i++)
            {
              const WarGroundItem *item = &ground->items[i];

              if (has_effect (&effects[item->feature]) && !is_noted (scratch, item->feature, line)
                  && meets_run (&ground->vertices[item->first], item->n_edges, a, b))
                n_found = note_line (scratch, n_found, item->feature, line);
            }
        }
      while (walk_next (&walk));
    }

  return n_found;
}
