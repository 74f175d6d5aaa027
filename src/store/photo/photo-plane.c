/* photo-plane.c: a plane seen from somewhere else, through a lens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "store/photo/photo-private.h"

#define N_UNKNOWN 8

StorePoint
store_plane_map (const StorePlane *plane, StorePoint point)
{
  const double *c = plane->cells;
  double w = c[6] * point.x + c[7] * point.y + c[8];

  return (StorePoint){ (c[0] * point.x + c[1] * point.y + c[2]) / w,
                       (c[3] * point.x + c[4] * point.y + c[5]) / w };
}

StorePlane
store_plane_multiply (const StorePlane *a, const StorePlane *b)
{
  StorePlane product = { { 0 } };

  for (guint i = 0; i < 3; i++)
    for (guint j = 0; j < 3; j++)
      for (guint k = 0; k < 3; k++)
        product.cells[3 * i + j] += a->cells[3 * i + k] * b->cells[3 * k + j];
  return product;
}

gboolean
store_plane_invert (const StorePlane *plane, StorePlane *inverse)
{
  const double *c = plane->cells;
  double determinant = c[0] * (c[4] * c[8] - c[5] * c[7]) - c[1] * (c[3] * c[8] - c[5] * c[6])
                       + c[2] * (c[3] * c[7] - c[4] * c[6]);

  if (!(fabs (determinant) > 1e-300))
    return FALSE;
  *inverse = (StorePlane){
    { c[4] * c[8] - c[5] * c[7], c[2] * c[7] - c[1] * c[8], c[1] * c[5] - c[2] * c[4],
      c[5] * c[6] - c[3] * c[8], c[0] * c[8] - c[2] * c[6], c[2] * c[3] - c[0] * c[5],
      c[3] * c[7] - c[4] * c[6], c[1] * c[6] - c[0] * c[7], c[0] * c[4] - c[1] * c[3] }
  };
  for (guint i = 0; i < 9; i++)
    inverse->cells[i] /= determinant;
  return TRUE;
}

/* Moves and scales points so that they lie around the origin, about as far from it as 1: numbers
 * of one size are worked with. */
static StorePlane
get_usual (const StorePoint *points, guint n)
{
  StorePoint middle = { 0, 0 };
  double reach = 0;

  for (guint i = 0; i < n; i++)
    {
      middle.x += points[i].x / n;
      middle.y += points[i].y / n;
    }
  for (guint i = 0; i < n; i++)
    reach += hypot (points[i].x - middle.x, points[i].y - middle.y) / n;
  reach = fmax (reach, 1e-9);
  return (
    StorePlane){ { 1 / reach, 0, -middle.x / reach, 0, 1 / reach, -middle.y / reach, 0, 0, 1 } };
}

/* Adds an equation to the normal ones. */
static void
add_row (double rows[N_UNKNOWN][N_UNKNOWN + 1], const double row[N_UNKNOWN + 1])
{
  for (guint i = 0; i < N_UNKNOWN; i++)
    for (guint j = 0; j <= N_UNKNOWN; j++)
      rows[i][j] += row[i] * row[j];
}

/* Gauss, with the largest pivot; the result stands in the last column. */
static gboolean
solve (double rows[N_UNKNOWN][N_UNKNOWN + 1])
{
  for (guint i = 0; i < N_UNKNOWN; i++)
    {
      guint best = i;

      for (guint j = i + 1; j < N_UNKNOWN; j++)
        if (fabs (rows[j][i]) > fabs (rows[best][i]))
          best = j;
      if (!(fabs (rows[best][i]) > 1e-12))
        return FALSE;
      for (guint k = 0; k <= N_UNKNOWN; k++)
        {
          double cell = rows[i][k];

          rows[i][k] = rows[best][k];
          rows[best][k] = cell;
        }
      for (guint j = 0; j < N_UNKNOWN; j++)
        {
          double factor = rows[j][i] / rows[i][i];

          for (guint k = i; j != i && k <= N_UNKNOWN; k++)
            rows[j][k] -= factor * rows[i][k];
        }
    }
  for (guint i = 0; i < N_UNKNOWN; i++)
    rows[i][N_UNKNOWN] /= rows[i][i];
  return TRUE;
}

gboolean
store_plane_fit (const StorePoint *from, const StorePoint *to, guint n, StorePlane *plane)
{
  StorePlane before = get_usual (from, n), after = get_usual (to, n), back, middle;
  double rows[N_UNKNOWN][N_UNKNOWN + 1] = { { 0 } };

  if (n < 4)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      StorePoint a = store_plane_map (&before, from[i]), b = store_plane_map (&after, to[i]);

      add_row (rows, (double[]){ a.x, a.y, 1, 0, 0, 0, -a.x * b.x, -a.y * b.x, b.x });
      add_row (rows, (double[]){ 0, 0, 0, a.x, a.y, 1, -a.x * b.y, -a.y * b.y, b.y });
    }
  if (!solve (rows) || !store_plane_invert (&after, &back))
    return FALSE;

  for (guint i = 0; i < N_UNKNOWN; i++)
    middle.cells[i] = rows[i][N_UNKNOWN];
  middle.cells[8] = 1;
  middle = store_plane_multiply (&middle, &before);
  *plane = store_plane_multiply (&back, &middle);
  return TRUE;
}

/* The lens: a point at the distance r from the middle, 1 being half the diagonal, would be at
 * r / (1 + bend r²). That one number does for what phones leave of a bend. */

static double
get_reach (const StorePhoto *photo)
{
  return hypot (photo->width, photo->height) / 2;
}

static StorePoint
scale (const StorePhoto *photo, StorePoint point, double factor)
{
  double x = photo->width / 2.0, y = photo->height / 2.0;

  return (StorePoint){ x + (point.x - x) * factor, y + (point.y - y) * factor };
}

static double
get_radius (const StorePhoto *photo, StorePoint point)
{
  return hypot (point.x - photo->width / 2.0, point.y - photo->height / 2.0) / get_reach (photo);
}

StorePoint
store_lens_straighten (const StorePhoto *photo, double bend, StorePoint point)
{
  double r = get_radius (photo, point);

  return scale (photo, point, 1 / (1 + bend * r * r));
}

StorePoint
store_lens_bend (const StorePhoto *photo, double bend, StorePoint point)
{
  double r = get_radius (photo, point), under = 1 - 4 * bend * r * r;

  /* Beyond that nothing comes to the picture. */
  return scale (photo, point, 2 / (1 + sqrt (fmax (under, 0))));
}
