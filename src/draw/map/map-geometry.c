/* map-geometry.c: outlines, bands, hatching and walks along them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

#define ELLIPSE_POINTS 72

/* On one outline or line: it is as long as ten large tables are around. */
#define STATIONS_MAX 10000

static DrawPoint
draw_point_from_position (WarPosition position)
{
  return (DrawPoint){ (double) position.x / WAR_MILLIMETRE, (double) position.y / WAR_MILLIMETRE };
}

/* The outline of an area, box or ellipse; the middle of a line. Without points that repeat. */
GArray *
draw_points_from_shape (const WarShape *shape)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (DrawPoint));

  switch (shape->kind)
    {
    case WAR_SHAPE_AREA:
    case WAR_SHAPE_LINE:
      for (guint i = 0; shape->vertices && i < shape->vertices->len; i++)
        {
          DrawPoint point
            = draw_point_from_position (g_array_index (shape->vertices, WarPosition, i));
          const DrawPoint *last = i ? &g_array_index (points, DrawPoint, points->len - 1) : NULL;

          if (!last || last->x < point.x || last->x > point.x || last->y < point.y
              || last->y > point.y)
            g_array_append_val (points, point);
        }
      break;

    case WAR_SHAPE_BOX:
      {
        WarPosition corners[4];

        war_shape_get_corners (shape, corners);
        for (guint i = 0; i < 4; i++)
          {
            DrawPoint point = draw_point_from_position (corners[i]);

            g_array_append_val (points, point);
          }
        break;
      }

    case WAR_SHAPE_ELLIPSE:
      {
        DrawPoint centre = draw_point_from_position (shape->centre);
        double turn = 2 * G_PI * shape->heading / WAR_HEADING_TURN;
        double a = (double) shape->width / WAR_MILLIMETRE / 2;
        double b = (double) shape->depth / WAR_MILLIMETRE / 2;

        for (guint i = 0; i < ELLIPSE_POINTS; i++)
          {
            double angle = 2 * G_PI * i / ELLIPSE_POINTS;
            double x = a * sin (angle), y = -b * cos (angle);
            DrawPoint point = { centre.x + x * cos (turn) - y * sin (turn),
                                centre.y + x * sin (turn) + y * cos (turn) };

            g_array_append_val (points, point);
          }
        break;
      }

    default:
      g_assert_not_reached ();
    }

  return points;
}

/* Appends the points of one side of a band: around the outside of a bend as a bevel when it is
 * sharp, else as one corner. */
static void
draw_band_append_side (GArray *band, const GArray *line, double offset, gboolean backwards)
{
  for (guint step = 0; step < line->len; step++)
    {
      guint i = backwards ? line->len - 1 - step : step;
      const DrawPoint *at = &g_array_index (line, DrawPoint, i);
      const DrawPoint *before = &g_array_index (line, DrawPoint, i > 0 ? i - 1 : 0);
      const DrawPoint *after = &g_array_index (line, DrawPoint, MIN (i + 1, line->len - 1));
      double in_x = at->x - before->x, in_y = at->y - before->y;
      double out_x = after->x - at->x, out_y = after->y - at->y;
      double in = hypot (in_x, in_y), out = hypot (out_x, out_y);
      double cosine;

      if (in <= 0 && out <= 0)
        continue;
      if (in <= 0)
        in_x = out_x, in_y = out_y, in = out;
      if (out <= 0)
        out_x = in_x, out_y = in_y, out = in;
      in_x /= in, in_y /= in, out_x /= out, out_y /= out;

      cosine = in_x * out_x + in_y * out_y;
      if (cosine > -0.3)
        {
          double scale = offset / (1 + cosine);
          DrawPoint corner = { at->x - (in_y + out_y) * scale, at->y + (in_x + out_x) * scale };

          g_array_append_val (band, corner);
        }
      else
        {
          DrawPoint first = { at->x - in_y * offset, at->y + in_x * offset };
          DrawPoint second = { at->x - out_y * offset, at->y + out_x * offset };

          g_array_append_vals (band, backwards ? &second : &first, 1);
          g_array_append_vals (band, backwards ? &first : &second, 1);
        }
    }
}

/* The outline of a line with width. */
GArray *
draw_points_band (const GArray *line, double width)
{
  GArray *band = g_array_new (FALSE, FALSE, sizeof (DrawPoint));

  draw_band_append_side (band, line, -width / 2, FALSE);
  draw_band_append_side (band, line, width / 2, TRUE);

  return band;
}

/* A line beside the line. */
GArray *
draw_points_offset (const GArray *line, double right)
{
  GArray *offset = g_array_new (FALSE, FALSE, sizeof (DrawPoint));

  draw_band_append_side (offset, line, right, FALSE);

  return offset;
}

double
draw_points_get_length (const GArray *points, gboolean closed)
{
  guint n_segments = points->len < 2 ? 0 : closed ? points->len : points->len - 1;
  double length = 0;

  for (guint i = 0; i < n_segments; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);

      length += hypot (b->x - a->x, b->y - a->y);
    }

  return length;
}

/* The path as battlements: it changes sides at right angles, at equal distances, pitch or more. */
GArray *
draw_points_crenellate (const GArray *points, gboolean closed, double height, double pitch)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (DrawPoint));
  guint n = points->len, n_segments = closed ? n : n - 1;
  double length = draw_points_get_length (points, closed), done = 0, next;
  double side = height / 2;

  /* A closed path has to come back on the side where it began. */
  double changes = closed ? 2 * floor (length / pitch / 2) : floor (length / pitch);

  pitch = length / MAX (changes, 1);
  next = changes > 0 ? pitch / 2 : length + 1;
  for (guint i = 0; i < n_segments; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % n);
      const DrawPoint *before
        = i > 0 || closed ? &g_array_index (points, DrawPoint, (i + n - 1) % n) : NULL;
      double own = hypot (b->x - a->x, b->y - a->y);
      double along_x = own > 0 ? (b->x - a->x) / own : 1;
      double along_y = own > 0 ? (b->y - a->y) / own : 0;
      double corner_x = -along_y, corner_y = along_x;
      DrawPoint corner;

      if (before)
        {
          double in_x = a->x - before->x, in_y = a->y - before->y;
          double in = hypot (in_x, in_y);
          double cosine = in > 0 ? (in_x * along_x + in_y * along_y) / in : 1;

          if (in > 0 && cosine > -0.5)
            {
              corner_x = (-along_y - in_y / in) / (1 + cosine);
              corner_y = (along_x + in_x / in) / (1 + cosine);
            }
        }
      corner = (DrawPoint){ a->x + corner_x * side, a->y + corner_y * side };
      g_array_append_val (path, corner);

      for (; next < done + own - 1e-6; next += pitch)
        for (guint step = 0; step < 2; step++)
          {
            double at = next - done;
            DrawPoint point
              = { a->x + along_x * at - along_y * side, a->y + along_y * at + along_x * side };

            g_array_append_val (path, point);
            if (step == 0)
              side = -side;
          }
      done += own;
      if (!closed && i + 1 == n_segments)
        {
          DrawPoint end = { b->x - along_y * side, b->y + along_x * side };

          g_array_append_val (path, end);
        }
    }

  return path;
}

/* Positive for outlines that run clockwise as seen. */
double
draw_points_get_area (const GArray *points)
{
  double sum = 0;

  for (guint i = 0; i < points->len; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);

      sum += a->x * b->y - b->x * a->y;
    }

  return sum / 2;
}

/* The centroid of an outline, or of its points where it holds no area. */
DrawPoint
draw_points_get_middle (const GArray *points)
{
  double area = draw_points_get_area (points);
  DrawPoint middle = { 0, 0 };

  for (guint i = 0; i < points->len; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);
      double cross = a->x * b->y - b->x * a->y;

      if (fabs (area) > 1e-6)
        {
          middle.x += (a->x + b->x) * cross / (6 * area);
          middle.y += (a->y + b->y) * cross / (6 * area);
        }
      else
        {
          middle.x += a->x / points->len;
          middle.y += a->y / points->len;
        }
    }

  return middle;
}

/* How far a place lies inside an outline: the distance to it, negative outside. */
double
draw_points_get_depth (const GArray *points, double x, double y)
{
  double nearest = G_MAXDOUBLE;
  gint winding = 0;

  for (guint i = 0; i < points->len; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);
      double dx = b->x - a->x, dy = b->y - a->y;
      double square = dx * dx + dy * dy;
      double t = square > 0 ? CLAMP (((x - a->x) * dx + (y - a->y) * dy) / square, 0, 1) : 0;
      double off_x = x - a->x - t * dx, off_y = y - a->y - t * dy;
      double side = dx * (y - a->y) - dy * (x - a->x);

      nearest = MIN (nearest, off_x * off_x + off_y * off_y);
      if (a->y <= y && b->y > y && side > 0)
        winding++;
      else if (a->y > y && b->y <= y && side < 0)
        winding--;
    }

  return points->len ? (winding ? sqrt (nearest) : -sqrt (nearest)) : -G_MAXDOUBLE;
}

/* The outline moved inwards; points that would come too near to another part of it are left out, so
 * that a narrow area has a short inner line, or none. */
GArray *
draw_points_inset (const GArray *points, double distance)
{
  GArray *inset = g_array_new (FALSE, FALSE, sizeof (DrawPoint));
  double inward = draw_points_get_area (points) >= 0 ? 1 : -1;
  g_autoptr (GArray) stations = draw_points_walk (points, TRUE, MAX (distance / 2, 1), 0);

  for (guint i = 0; i < stations->len; i++)
    {
      const DrawStation *at = &g_array_index (stations, DrawStation, i);
      DrawPoint point
        = { at->x - at->along_y * inward * distance, at->y + at->along_x * inward * distance };

      if (draw_points_get_depth (points, point.x, point.y) >= distance * 0.97)
        g_array_append_val (inset, point);
    }

  return inset;
}

void
draw_points_trace (cairo_t *cr, const GArray *points, gboolean closed)
{
  for (guint i = 0; i < points->len; i++)
    {
      const DrawPoint *point = &g_array_index (points, DrawPoint, i);

      if (i == 0)
        cairo_move_to (cr, point->x, point->y);
      else
        cairo_line_to (cr, point->x, point->y);
    }
  if (closed && points->len > 0)
    cairo_close_path (cr);
}

/* Places at equal distances along an outline or line, near to spacing apart, but no more than
 * STATIONS_MAX; offset is a share of the spacing. */
GArray *
draw_points_walk (const GArray *points, gboolean closed, double spacing, double offset)
{
  GArray *stations = g_array_new (FALSE, FALSE, sizeof (DrawStation));
  guint n_segments = points->len < 2 ? 0 : closed ? points->len : points->len - 1;
  double total = draw_points_get_length (points, closed), next, done = 0;

  if (total <= 0)
    return stations;

  spacing = total / fmin (fmax (round (total / spacing), 1), STATIONS_MAX);
  next = offset * spacing;
  for (guint i = 0; i < n_segments; i++)
    {
      const DrawPoint *a = &g_array_index (points, DrawPoint, i);
      const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);
      double length = hypot (b->x - a->x, b->y - a->y);

      /* The last place of an open line may fall past its end by rounding. */
      while (length > 0 && next <= done + length + (i + 1 == n_segments && !closed ? 1e-6 : -1e-9))
        {
          double t = (next - done) / length;
          DrawStation station = { a->x + (b->x - a->x) * t, a->y + (b->y - a->y) * t,
                                  (b->x - a->x) / length, (b->y - a->y) / length };

          g_array_append_val (stations, station);
          next += spacing;
        }
      done += length;
    }

  return stations;
}

typedef struct
{
  double at;
  gint winding;
} DrawCrossing;

static gint
draw_crossing_compare (gconstpointer a, gconstpointer b)
{
  double x = ((const DrawCrossing *) a)->at, y = ((const DrawCrossing *) b)->at;

  return x < y ? -1 : x > y;
}

/* How far a polygon reaches across lines of that direction, from the one through the anchor on. */
static void
draw_points_get_reach (const DrawPoint *points, guint n_points, double c, double s,
                       DrawPoint anchor, double *low, double *high)
{
  *low = G_MAXDOUBLE;
  *high = -G_MAXDOUBLE;
  for (guint i = 0; i < n_points; i++)
    {
      double across = (points[i].y - anchor.y) * c - (points[i].x - anchor.x) * s;

      *low = MIN (*low, across);
      *high = MAX (*high, across);
    }
}

/* Adds parallel lines to the path that lie wholly within the outline: no clip is needed. Those that
 * are not seen at all are left out. */
void
draw_map_hatch (const DrawMap *map, const GArray *points, double angle, double spacing,
                DrawPoint anchor)
{
  cairo_t *cr = map->cr;
  double c = cos (angle), s = sin (angle);
  double low, high, seen_low, seen_high;
  const DrawPoint seen[] = { { map->left - spacing, map->top - spacing },
                             { map->right + spacing, map->top - spacing },
                             { map->right + spacing, map->bottom + spacing },
                             { map->left - spacing, map->bottom + spacing } };
  g_autoptr (GArray) crossings = g_array_new (FALSE, FALSE, sizeof (DrawCrossing));

  draw_points_get_reach ((const DrawPoint *) (gpointer) points->data, points->len, c, s, anchor,
                         &low, &high);
  draw_points_get_reach (seen, G_N_ELEMENTS (seen), c, s, anchor, &seen_low, &seen_high);
  low = MAX (low, seen_low);
  high = MIN (high, seen_high);

  for (double row = ceil (low / spacing); row * spacing <= high; row++)
    {
      double level = row * spacing;
      gint winding = 0;

      g_array_set_size (crossings, 0);
      for (guint i = 0; i < points->len; i++)
        {
          const DrawPoint *a = &g_array_index (points, DrawPoint, i);
          const DrawPoint *b = &g_array_index (points, DrawPoint, (i + 1) % points->len);
          double u0 = (a->x - anchor.x) * c + (a->y - anchor.y) * s;
          double v0 = (a->y - anchor.y) * c - (a->x - anchor.x) * s;
          double u1 = (b->x - anchor.x) * c + (b->y - anchor.y) * s;
          double v1 = (b->y - anchor.y) * c - (b->x - anchor.x) * s;

          if ((v0 <= level) != (v1 <= level))
            {
              DrawCrossing crossing
                = { u0 + (u1 - u0) * (level - v0) / (v1 - v0), v1 > v0 ? 1 : -1 };

              g_array_append_val (crossings, crossing);
            }
        }
      g_array_sort (crossings, draw_crossing_compare);
      for (guint i = 0; i + 1 < crossings->len; i++)
        {
          const DrawCrossing *from = &g_array_index (crossings, DrawCrossing, i);
          const DrawCrossing *to = &g_array_index (crossings, DrawCrossing, i + 1);

          winding += from->winding;
          if (winding != 0)
            {
              cairo_move_to (cr, anchor.x + from->at * c - level * s,
                             anchor.y + from->at * s + level * c);
              cairo_line_to (cr, anchor.x + to->at * c - level * s,
                             anchor.y + to->at * s + level * c);
            }
        }
    }
}

guint32
draw_hash (guint32 seed, gint32 x, gint32 y)
{
  guint32 h = seed ^ ((guint32) x * 0x9e3779b1u) ^ ((guint32) y * 0x85ebca77u);

  h ^= h >> 15;
  h *= 0x2c1b3c6du;
  h ^= h >> 12;
  h *= 0x297a2d39u;
  h ^= h >> 15;

  return h;
}

/* One of four numbers in 0 … 1 that a hash gives. */
double
draw_hash_share (guint32 hash, guint part)
{
  return ((hash >> (8 * (part & 3))) & 0xff) / 255.0;
}
