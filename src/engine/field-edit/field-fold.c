/* field-fold.c: outlines cut where a half of a field ends, and joined with their images
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-fold-private.h"

static WarLength
get_this (const WarFold *fold, WarPosition position)
{
  return fold->across ? position.x : position.y;
}

WarLength
war_fold_get_inside (const WarFold *fold, WarPosition position)
{
  return fold->sign * (fold->limit - get_this (fold, position));
}

WarPosition
war_fold_get_image (const WarFold *fold, WarPosition position)
{
  for (guint i = 0; i < fold->n_transforms; i++)
    position = war_transform_position (&fold->transforms[i], position);
  return position;
}

void
war_fold_turn_shape (const WarFold *fold, WarShape *shape)
{
  for (guint i = 0; i < fold->n_transforms; i++)
    war_shape_transform (shape, &fold->transforms[i]);
}

/* ---------------------------------------------------------------------------------------------
 * Outlines. */

static WarPosition
get_vertex (const GArray *vertices, guint index)
{
  return g_array_index (vertices, WarPosition, index % vertices->len);
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

static void
add_vertex (GArray *vertices, WarPosition vertex)
{
  if (vertices->len == 0 || !is_same (get_vertex (vertices, vertices->len - 1), vertex))
    g_array_append_val (vertices, vertex);
}

/* Where the edge from a to b passes the end of the half, rounded once. One of them is inside. */
static WarPosition
cut_edge (const WarFold *fold, WarPosition a, WarPosition b)
{
  gint64 from = war_fold_get_inside (fold, a), to = war_fold_get_inside (fold, b);
  gint64 rise = fold->across ? (gint64) b.y - a.y : (gint64) b.x - a.x;
  gint64 numerator = rise * from, denominator = from - to;
  gint64 quotient;

  if (denominator < 0)
    {
      numerator = -numerator;
      denominator = -denominator;
    }
  quotient = (2 * ABS (numerator) + denominator) / (2 * denominator);
  if (numerator < 0)
    quotient = -quotient;

  if (fold->across)
    return (WarPosition){ fold->limit, a.y + (WarLength) quotient };
  return (WarPosition){ a.x + (WarLength) quotient, fold->limit };
}

GArray *
war_fold_cut_area (const WarFold *fold, const GArray *vertices)
{
  GArray *cut = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  for (guint i = 0; i < vertices->len; i++)
    {
      WarPosition a = get_vertex (vertices, i), b = get_vertex (vertices, i + 1);
      WarLength from = war_fold_get_inside (fold, a), to = war_fold_get_inside (fold, b);

      if (from >= 0)
        add_vertex (cut, a);
      if ((from > 0 && to < 0) || (from < 0 && to > 0))
        add_vertex (cut, cut_edge (fold, a, b));
    }
  while (cut->len > 1 && is_same (get_vertex (cut, 0), get_vertex (cut, cut->len - 1)))
    g_array_set_size (cut, cut->len - 1);

  return cut;
}

static gboolean
is_on_end (const WarFold *fold, WarPosition position)
{
  return war_fold_get_inside (fold, position) == 0;
}

GPtrArray *
war_fold_cut_line (const WarFold *fold, const GArray *vertices)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  GArray *piece = NULL;
  gboolean was_along = FALSE;

  for (guint i = 0; i + 1 < vertices->len; i++)
    {
      WarPosition a = get_vertex (vertices, i), b = get_vertex (vertices, i + 1);
      WarLength from = war_fold_get_inside (fold, a), to = war_fold_get_inside (fold, b);
      gboolean along = from == 0 && to == 0;

      if (is_same (a, b))
        continue;
      if (from <= 0 && to <= 0 && !along)
        {
          piece = NULL;
          continue;
        }
      if (piece == NULL || along != was_along)
        {
          piece = g_array_new (FALSE, FALSE, sizeof (WarPosition));
          g_ptr_array_add (pieces, piece);
        }
      add_vertex (piece, from >= 0 ? a : cut_edge (fold, a, b));
      add_vertex (piece, to >= 0 ? b : cut_edge (fold, a, b));
      was_along = along;
      if (to < 0)
        piece = NULL;
    }

  for (guint i = pieces->len; i-- > 0;)
    if (((GArray *) g_ptr_array_index (pieces, i))->len < 2)
      g_ptr_array_remove_index (pieces, i);
  return pieces;
}

gboolean
war_fold_is_along (const WarFold *fold, const GArray *piece)
{
  return is_on_end (fold, get_vertex (piece, 0)) && is_on_end (fold, get_vertex (piece, 1));
}

/* Whether the second is the first outline, begun anywhere and drawn in either direction. */
static gboolean
is_same_outline (const GArray *a, const GArray *b, gboolean closed)
{
  guint n = a->len;

  for (guint start = 0; start < (closed ? n : 1); start++)
    for (gint direction = 1; direction >= -1; direction -= 2)
      {
        guint first = closed ? start : direction > 0 ? 0 : n - 1;
        guint i = 0;

        while (
          i < n
          && is_same (get_vertex (a, i), get_vertex (b, direction > 0 ? first + i : first + n - i)))
          i++;
        if (i == n)
          return TRUE;
      }

  return FALSE;
}

gboolean
war_shape_is_alike (const WarShape *a, const WarShape *b)
{
  if (a->kind != b->kind || a->width != b->width)
    return FALSE;
  if (a->vertices != NULL)
    return a->vertices->len == b->vertices->len
           && is_same_outline (a->vertices, b->vertices, a->kind == WAR_SHAPE_AREA);

  return a->depth == b->depth && is_same (a->centre, b->centre)
         && (a->heading - b->heading) % (WAR_HEADING_TURN / 2) == 0;
}

gboolean
war_fold_is_own_image (const WarFold *fold, const WarShape *shape)
{
  WarShape image = war_shape_copy (shape);
  gboolean same;

  war_fold_turn_shape (fold, &image);
  same = war_shape_is_alike (shape, &image);
  war_shape_clear (&image);

  return same;
}

/* ---------------------------------------------------------------------------------------------
 * A half and its image as one. */

/* The index of the last vertex on the middle line before the rest of the outline, and of the first
 * after it; FALSE if the outline does not meet the line along exactly one piece. */
static gboolean
find_rest (const WarFold *fold, const GArray *vertices, guint *first, guint *last)
{
  guint n_runs = 0, n = vertices->len;

  for (guint i = 0; i < n; i++)
    {
      gboolean here = war_fold_get_inside (fold, get_vertex (vertices, i)) == 0;
      gboolean next = war_fold_get_inside (fold, get_vertex (vertices, i + 1)) == 0;

      if (here && !next)
        {
          *first = i;
          n_runs++;
        }
      if (!here && next)
        *last = i + 1;
    }
  while (*last < *first)
    *last += n;

  return n_runs == 1 && *last - *first < n;
}

/* Adds the image of the vertices from first to last, backwards. */
static void
add_image (const WarFold *fold, GArray *joined, const GArray *vertices, guint first, guint last)
{
  for (guint i = last + 1; i-- > first;)
    add_vertex (joined, war_fold_get_image (fold, get_vertex (vertices, i)));
}

GArray *
war_fold_join_area (const WarFold *fold, const GArray *vertices)
{
  GArray *joined;
  guint first = 0, last = 0;

  if (fold->turned || !find_rest (fold, vertices, &first, &last))
    return NULL;

  joined = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = first; i <= last; i++)
    add_vertex (joined, get_vertex (vertices, i));
  add_image (fold, joined, vertices, first, last);
  if (is_same (get_vertex (joined, 0), get_vertex (joined, joined->len - 1)))
    g_array_set_size (joined, joined->len - 1);

  return joined;
}

/* Whether the image of a place on the end of the half is the same place. Where the middle lies
 * between two units, the images lie a unit apart. */
static gboolean
meets_image (const WarFold *fold, WarPosition position)
{
  WarPosition image = war_fold_get_image (fold, position);

  return is_on_end (fold, position) && ABS (image.x - position.x) <= 1
         && ABS (image.y - position.y) <= 1;
}

GArray *
war_fold_join_line (const WarFold *fold, const GArray *vertices)
{
  guint last = vertices->len - 1;
  gboolean begins = meets_image (fold, get_vertex (vertices, 0));
  gboolean ends = meets_image (fold, get_vertex (vertices, last));
  GArray *joined;

  if (!begins && !ends)
    return NULL;

  joined = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  if (!ends)
    add_image (fold, joined, vertices, 0, last);
  for (guint i = 0; i <= last; i++)
    add_vertex (joined, get_vertex (vertices, i));
  if (ends)
    add_image (fold, joined, vertices, 0, last);

  return joined;
}
