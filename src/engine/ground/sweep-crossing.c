/* sweep-crossing.c: which features the edge of a moving base crosses, and when
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/sweep.h"

#include "engine/ground/ground-query-private.h"

/* A moving edge: from p to q, and p + vector to q + vector in the end. A place is given by how far
 * the edge has then moved (along) and where on the edge it is (across), both in 0 … 1. */
typedef struct
{
  WarPosition p, q;
  WarPosition vector;
  gint64 scale; /* along and across are whole multiples of 1 / scale; 0 if it moves along itself */
} Front;

/* A fraction that may be below 0 or above 1. */
typedef struct
{
  gint64 numerator, denominator; /* > 0 */
} Ratio;

/* What is known of a crossing so far. */
typedef struct
{
  gboolean starts_inside, ends_inside;
  gboolean found;
  Ratio entry, exit; /* of the edges found; set if found */
} Passage;

static WarPosition
subtract (WarPosition a, WarPosition b)
{
  return (WarPosition){ a.x - b.x, a.y - b.y };
}

static WarPosition
add (WarPosition a, WarPosition b)
{
  return (WarPosition){ a.x + b.x, a.y + b.y };
}

static gint64
get_turn (WarPosition a, WarPosition b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

static Ratio
make_ratio (gint64 numerator, gint64 denominator)
{
  return denominator < 0 ? (Ratio){ -numerator, -denominator } : (Ratio){ numerator, denominator };
}

static gint
compare_ratios (Ratio a, Ratio b)
{
  WarFraction c = { (guint64) ABS (a.numerator), (guint64) a.denominator };
  WarFraction d = { (guint64) ABS (b.numerator), (guint64) b.denominator };

  if ((a.numerator < 0) != (b.numerator < 0))
    return a.numerator < 0 ? -1 : 1;
  return a.numerator < 0 ? war_fraction_compare (d, c) : war_fraction_compare (c, d);
}

/* When the end of the moving edge that was at `end` passes the line through a and b. */
static Ratio
get_passing (const Front *front, WarPosition end, WarPosition a, WarPosition b)
{
  WarPosition edge = subtract (b, a);

  return make_ratio (get_turn (subtract (a, end), edge), get_turn (front->vector, edge));
}

/* When the moving edge passes that end of an edge a–b, or where it leaves the way of the moving
 * edge on the side where the end is. */
static Ratio
get_extreme (const Front *front, WarPosition at, gint64 across, WarPosition a, WarPosition b)
{
  if (across < 0)
    return get_passing (front, front->p, a, b);
  if (across > ABS (front->scale))
    return get_passing (front, front->q, a, b);

  return make_ratio (get_turn (subtract (at, front->p), subtract (front->q, front->p)),
                     front->scale);
}

static gint64
get_across (const Front *front, WarPosition at)
{
  gint64 across = get_turn (front->vector, subtract (at, front->p));

  return front->scale < 0 ? -across : across;
}

static void
note_edge (Passage *passage, Ratio first, Ratio last)
{
  if (!passage->found || compare_ratios (first, passage->entry) < 0)
    passage->entry = first;
  if (!passage->found || compare_ratios (last, passage->exit) > 0)
    passage->exit = last;
  passage->found = TRUE;
}

/* Looks at an edge a–b of a polygon that has its inside on the side `inside` (1: right). Inside the
 * way of the moving edge, every edge of the polygon has some of its inside beside it. */
static void
pass_edge (const Front *front, WarPosition a, WarPosition b, gint inside, Passage *passage)
{
  gint64 a_across = get_across (front, a), b_across = get_across (front, b);
  const Ratio end = { 1, 1 };
  Ratio first, last;

  if (MAX (a_across, b_across) <= 0 || MIN (a_across, b_across) >= ABS (front->scale))
    return;

  first = get_extreme (front, a, a_across, a, b);
  last = get_extreme (front, b, b_across, a, b);
  if (compare_ratios (first, last) > 0)
    {
      Ratio swapped = first;

      first = last;
      last = swapped;
    }

  /* Where the moving edge begins, or ends, lying on an edge, what counts is what is on the way. */
  if (first.numerator == 0 && last.numerator == 0)
    {
      gint64 turn = get_turn (subtract (b, a), front->vector);

      if ((turn > 0 ? 1 : -1) == inside)
        note_edge (passage, first, last);
    }
  else if (compare_ratios (first, end) == 0 && compare_ratios (last, end) == 0)
    {
      gint64 turn = get_turn (subtract (b, a), front->vector);

      if ((turn > 0 ? -1 : 1) == inside)
        note_edge (passage, first, last);
    }
  else if (last.numerator > 0 && compare_ratios (first, end) < 0)
    {
      note_edge (passage, first, last);
    }
}

/* A base that moves exactly along its own edge: then it is the end ahead that enters, and the other
 * that leaves. What is touched on the way counts as entered, if anything is. */
static void
pass_along (const Front *front, const WarPosition *vertices, guint n_vertices, Passage *passage)
{
  WarPosition line = subtract (front->q, front->p);
  gboolean is_q_ahead = (gint64) line.x * front->vector.x + (gint64) line.y * front->vector.y > 0;
  WarPosition ahead = is_q_ahead ? front->q : front->p;
  WarPosition behind = is_q_ahead ? front->p : front->q;

  if (!war_segment_enters_polygon (behind, add (ahead, front->vector), vertices, n_vertices))
    return;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition a = vertices[i], b = vertices[i + 1];
      WarFraction entry, exit;

      /* From behind one sees the end of an edge as the beginning of the way back. */
      if (war_ground_edge_find_entry (ahead, add (ahead, front->vector), a, b, &entry))
        note_edge (passage, (Ratio){ (gint64) entry.numerator, (gint64) entry.denominator },
                   (Ratio){ (gint64) entry.numerator, (gint64) entry.denominator });
      if (war_ground_edge_find_entry (add (behind, front->vector), behind, a, b, &exit))
        {
          Ratio ratio = { (gint64) (exit.denominator - exit.numerator), (gint64) exit.denominator };

          note_edge (passage, ratio, ratio);
        }
    }
}

/* Adds a part of a feature to the passage through the feature. */
static void
pass_part (const Front *front, const WarPosition *vertices, guint n_vertices, Passage *passage)
{
  WarPosition p_end = add (front->p, front->vector), q_end = add (front->q, front->vector);
  gint64 area;

  if (war_segment_enters_polygon (front->p, front->q, vertices, n_vertices))
    passage->starts_inside = TRUE;
  if (war_segment_enters_polygon (p_end, q_end, vertices, n_vertices))
    passage->ends_inside = TRUE;

  if (front->scale == 0)
    {
      pass_along (front, vertices, n_vertices, passage);
      return;
    }

  area = war_polygon_get_double_area (vertices, n_vertices);
  for (guint i = 0; i < n_vertices; i++)
    pass_edge (front, vertices[i], vertices[i + 1], area > 0 ? 1 : -1, passage);
}

static WarFraction
to_fraction (Ratio ratio)
{
  return (WarFraction){ (guint64) CLAMP (ratio.numerator, 0, ratio.denominator),
                        (guint64) ratio.denominator };
}

/* A box along the axes around positions. */
typedef struct
{
  WarPosition minimum, maximum;
} Box;

static Box
get_box (const WarPosition *positions, guint n_positions)
{
  Box box = { positions[0], positions[0] };

  for (guint i = 1; i < n_positions; i++)
    {
      box.minimum.x = MIN (box.minimum.x, positions[i].x);
      box.minimum.y = MIN (box.minimum.y, positions[i].y);
      box.maximum.x = MAX (box.maximum.x, positions[i].x);
      box.maximum.y = MAX (box.maximum.y, positions[i].y);
    }

  return box;
}

static gboolean
meets_part (const Box *box, const WarGroundPart *part)
{
  return box->minimum.x <= part->maximum.x && part->minimum.x <= box->maximum.x
         && box->minimum.y <= part->maximum.y && part->minimum.y <= box->maximum.y;
}

static gboolean
enters_feature (const WarGround *ground, guint feature, const WarBase *base, WarEdge edge)
{
  WarPosition from, to;

  war_base_get_edge (base, edge, &from, &to);
  return war_ground_feature_is_entered (ground, feature, from, to);
}

/* A whole distance, less what it takes that the edge of the base, which is placed on whole
 * positions, does not stand in the feature. */
static WarLength
hold_back (const WarSweep *sweep, WarEdge leading, const WarGround *ground, guint feature,
           WarLength distance)
{
  WarLength step = 1;

  while (distance > 0)
    {
      WarBase base = war_sweep_place (sweep, distance);

      if (!enters_feature (ground, feature, &base, leading))
        return distance;
      distance = MAX (distance - step, 0);
      step *= 2;
    }

  return 0;
}

/* All that the edge passes over. */
static void
get_way (const WarSweep *sweep, WarEdge leading, WarPosition way[4])
{
  war_base_get_edge (&sweep->start, leading, &way[0], &way[1]);
  way[2] = add (way[1], sweep->vector);
  way[3] = add (way[0], sweep->vector);
}

static gboolean
get_crossing (const WarSweep *sweep, WarEdge leading, const WarGround *ground, guint feature,
              WarCrossing *crossing)
{
  Front front = { .vector = sweep->vector };
  guint64 square = (guint64) ((gint64) front.vector.x * front.vector.x
                              + (gint64) front.vector.y * front.vector.y);
  const WarGroundFeature *found = &ground->features[feature];
  Passage passage = { 0 };
  WarPosition way[4];
  Box box;

  war_base_get_edge (&sweep->start, leading, &front.p, &front.q);
  front.scale = get_turn (front.vector, subtract (front.q, front.p));
  get_way (sweep, leading, way);
  box = get_box (way, G_N_ELEMENTS (way));
  for (guint i = 0; i < found->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[found->first_part + i];

      if (meets_part (&box, part))
        pass_part (&front, &ground->vertices[part->first], part->n_vertices, &passage);
    }
  if (!passage.starts_inside && !passage.ends_inside && !passage.found)
    return FALSE;

  crossing->feature = feature;
  crossing->starts_inside = passage.starts_inside;
  crossing->ends_inside = passage.ends_inside;
  crossing->entry
    = passage.starts_inside || !passage.found ? WAR_FRACTION_START : to_fraction (passage.entry);
  crossing->exit
    = passage.ends_inside || !passage.found ? WAR_FRACTION_END : to_fraction (passage.exit);
  crossing->entered = war_fraction_of_root_down (crossing->entry, square);
  crossing->left = war_fraction_of_root_down (crossing->exit, square);
  return TRUE;
}

static gint
compare_crossings (const WarCrossing *a, const WarCrossing *b)
{
  gint order = war_fraction_compare (a->entry, b->entry);

  return order != 0 ? order : a->feature < b->feature ? -1 : 1;
}

guint
war_sweep_find_crossings (const WarSweep *sweep, WarEdge leading, const WarGround *ground,
                          WarGroundScratch *scratch, guint32 terrains, WarCrossing *crossings,
                          guint max_crossings)
{
  WarPosition way[4];
  guint n_near, n_crossings = 0, n_kept;

  if (sweep->vector.x == 0 && sweep->vector.y == 0)
    return 0;

  get_way (sweep, leading, way);
  n_near = war_ground_find_meeting (ground, scratch, terrains, way, G_N_ELEMENTS (way),
                                    scratch->found, ground->n_features);

  for (guint i = 0; i < n_near; i++)
    {
      WarCrossing crossing;
      guint place = MIN (n_crossings, max_crossings);

      if (!get_crossing (sweep, leading, ground, scratch->found[i], &crossing))
        continue;

      n_crossings++;
      if (place == max_crossings
          && (place == 0 || compare_crossings (&crossings[--place], &crossing) < 0))
        continue;
      for (; place > 0 && compare_crossings (&crossings[place - 1], &crossing) > 0; place--)
        crossings[place] = crossings[place - 1];
      crossings[place] = crossing;
    }

  n_kept = MIN (n_crossings, max_crossings);
  for (guint i = 0; i < n_kept; i++)
    if (!crossings[i].starts_inside)
      crossings[i].entered
        = hold_back (sweep, leading, ground, crossings[i].feature, crossings[i].entered);

  return n_crossings;
}
