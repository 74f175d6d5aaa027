/* scene.c: photos of tables that the tests take themselves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene.h"

#include <apriltag/tag36h11.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

#include "engine/operation/tag.h"

#define ACROSS 10 /* squares of a tag with its ring */
#define CELL 20.0 /* of the grid by which counters are found, millimetres */
#define APART 3.0 /* of counters, millimetres */

/* Counters ------------------------------------------------------------------------------------ */

static gboolean
has_room (const GArray *counters, const Counter *one)
{
  for (guint i = 0; i < counters->len; i++)
    {
      const Counter *other = &g_array_index (counters, Counter, i);
      double reach = hypot (one->width, one->depth) / 2 + hypot (other->width, other->depth) / 2;

      if (hypot (one->x - other->x, one->y - other->y) < reach + APART)
        return FALSE;
    }
  return TRUE;
}

GArray *
scene_new (const WarField *field, guint n_counters, double width, double depth, double tag)
{
  GArray *counters = g_array_new (FALSE, FALSE, sizeof (Counter));
  double across = field->width / 100.0, down = field->depth / 100.0;
  double side = war_tag_get_corner_side (field) / 100.0;
  double corner = war_tag_get_corner_size (field) / 100.0;

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      const Counter card = { .id = WAR_TAG_FIRST_CORNER + i,
                             .x = i == 1 || i == 2 ? across - side / 2 : side / 2,
                             .y = i >= 2 ? down - side / 2 : side / 2,
                             .width = side,
                             .depth = side,
                             .tag = corner };

      g_array_append_val (counters, card);
    }
  for (guint i = 0; i < n_counters;)
    {
      double reach = hypot (width, depth) / 2;
      const Counter counter = { .id = i,
                                .x = g_test_rand_double_range (reach, across - reach),
                                .y = g_test_rand_double_range (reach, down - reach),
                                .heading = g_test_rand_double_range (0, 360),
                                .width = width,
                                .depth = depth,
                                .tag = tag };

      if (!has_room (counters, &counter))
        continue;
      g_array_append_val (counters, counter);
      i++;
    }
  return counters;
}

void
scene_add_units (GArray *counters, const WarOperation *operation)
{
  double across = operation->field->width / 100.0, down = operation->field->depth / 100.0;
  double along[WAR_N_SIDES] = { 50, 50 }, column[WAR_N_SIDES] = { 28, 28 };
  WarTagged tagged;

  for (guint id = 0; war_tag_find (operation, id, &tagged); id++)
    {
      gint side = tagged.side;
      const WarForceEntry *entry
        = g_ptr_array_index (operation->forces[side]->entries, tagged.entry);
      const WarUnitType *type = entry->type;
      Counter counter
        = { .id = id,
            .width = type->base_width / 100.0,
            .depth = type->base_depth / 100.0,
            .tag
            = war_tag_get_size (type->base_width, type->base_depth, operation->field) / 100.0 };
      double reach = hypot (counter.width, counter.depth);

      if (along[side] + reach > down - 50)
        {
          along[side] = 50;
          column[side] += 55;
        }
      counter.y = along[side] + reach / 2;
      counter.x = side == 0 ? column[side] + reach / 2 : across - column[side] - reach / 2;
      counter.heading = (side == 0 ? 90 : 270) + 3 * (gint) (id % 5);
      along[side] += reach + 2;
      g_array_append_val (counters, counter);
    }
}

/* The camera ---------------------------------------------------------------------------------- */

/* It looks at the middle of its part of the field; f is its focal length in pixels, the origin of
 * the plane below that middle. */
typedef struct
{
  double f, far;
  double sine, cosine, roll_sine, roll_cosine;
  double x, y; /* of the middle */
} View;

static View
get_view (const WarField *field, const Camera *camera)
{
  double right = camera->right > 0 ? camera->right : 1;
  double across = field->width / 100.0 * (right - camera->left), down = field->depth / 100.0;
  double seen = fmax (across, down * camera->width / camera->height);
  double tilt = camera->tilt * G_PI / 180, roll = camera->roll * G_PI / 180;
  View view = { .f = 0.8 * camera->width,
                .sine = sin (tilt),
                .cosine = cos (tilt),
                .roll_sine = sin (roll),
                .roll_cosine = cos (roll),
                .x = field->width / 100.0 * (right + camera->left) / 2,
                .y = down / 2 };

  view.far = view.f * seen / (camera->filled * camera->width);
  return view;
}

/* A point of the field to one of a picture without a bend, around its middle. */
static void
project (const View *view, double x, double y, double *u, double *v)
{
  double east = x - view->x, south = y - view->y;
  double a = east * view->roll_cosine + south * view->roll_sine;
  double b = -east * view->roll_sine + south * view->roll_cosine;
  double depth = view->far - b * view->sine;

  *u = view->f * a / depth;
  *v = view->f * b * view->cosine / depth;
}

static void
look (const View *view, double u, double v, double *x, double *y)
{
  /* v (far − b sine) = f b cosine */
  double b = v * view->far / (view->f * view->cosine + v * view->sine);
  double a = u * (view->far - b * view->sine) / view->f;

  *x = view->x + a * view->roll_cosine - b * view->roll_sine;
  *y = view->y + a * view->roll_sine + b * view->roll_cosine;
}

/* As lenses do it, and otherwise than the program works it out: r (1 + bend r² + bend r⁴ / 4), with
 * half the diagonal as 1. */
static double
get_factor (double r, double bend)
{
  return 1 + bend * r * r + bend * r * r * r * r / 4;
}

void
scene_project (const WarField *field, const Camera *camera, double x, double y, double *column,
               double *row)
{
  View view = get_view (field, camera);
  double u, v, factor;

  project (&view, x, y, &u, &v);
  factor = get_factor (hypot (u, v) / (hypot (camera->width, camera->height) / 2), camera->bend);
  *column = camera->width / 2.0 + u * factor;
  *row = camera->height / 2.0 + v * factor;
}

static void
straighten (const Camera *camera, double *u, double *v)
{
  double reach = hypot (camera->width, camera->height) / 2, bent = hypot (*u, *v) / reach, r = bent;

  for (guint i = 0; i < 5 && camera->bend != 0; i++)
    r = bent / get_factor (r, camera->bend);
  if (bent > 0)
    {
      *u *= r / bent;
      *v *= r / bent;
    }
}

/* Colours ------------------------------------------------------------------------------------- */

typedef struct
{
  const WarField *field;
  const GArray *counters;
  guint n_columns, n_rows;
  GArray **cells; /* guint: counters that may be in a cell */
  apriltag_family_t *family;
} Scene;

static guint
hash (gint x, gint y)
{
  guint n = (guint) x * 374761393u + (guint) y * 668265263u;

  n = (n ^ (n >> 13)) * 1274126177u;
  return n ^ (n >> 16);
}

static gboolean
is_black (const apriltag_family_t *family, guint id, gint column, gint row)
{
  if (column < 0 || row < 0 || column > 7 || row > 7)
    return FALSE;
  for (guint i = 0; i < family->nbits; i++)
    if ((gint) family->bit_x[i] == column && (gint) family->bit_y[i] == row)
      return (family->codes[id] >> (family->nbits - 1 - i) & 1) == 0;
  return TRUE;
}

/* FALSE: the place is beside it. Light from 0 to 255. */
static gboolean
get_light_on (const Scene *scene, const Counter *counter, double x, double y, double *light)
{
  double turn = counter->heading * G_PI / 180, east = x - counter->x, south = y - counter->y;
  double a = east * cos (turn) + south * sin (turn), b = -east * sin (turn) + south * cos (turn);
  double square = counter->tag / 8;

  if (fabs (a) > counter->width / 2 || fabs (b) > counter->depth / 2)
    return FALSE;
  *light = counter->id >= WAR_TAG_FIRST_CORNER ? 225 : 130;
  if (fabs (a) < square * ACROSS / 2 && fabs (b) < square * ACROSS / 2)
    *light = is_black (scene->family, counter->id, (gint) floor (a / square + 4),
                       (gint) floor (b / square + 4))
               ? 35
               : 225;
  else if (fabs (a) > counter->width / 2 - 0.8 || fabs (b) > counter->depth / 2 - 0.8)
    *light = 40;
  return TRUE;
}

/* Woods, water and contours, in tones of a map; beyond it the table. */
static double
get_ground (const Scene *scene, double x, double y)
{
  double wave = sin (x / 23) + sin (y / 17 + x / 41);

  if (x < 0 || y < 0 || x > scene->field->width / 100.0 || y > scene->field->depth / 100.0)
    return 70 + hash ((gint) floor (x / 40), 1) % 20;
  if (fabs (wave - floor (wave * 3) / 3) < 0.02)
    return 90;
  return 185 + hash ((gint) floor (x / 7), (gint) floor (y / 7)) % 30 - (wave > 1.2 ? 60 : 0);
}

static double
get_light (const Scene *scene, double x, double y)
{
  gint column = (gint) floor (x / CELL), row = (gint) floor (y / CELL);
  double light;

  if (column >= 0 && row >= 0 && column < (gint) scene->n_columns && row < (gint) scene->n_rows)
    {
      const GArray *cell = scene->cells[(guint) row * scene->n_columns + (guint) column];

      for (guint i = 0; cell != NULL && i < cell->len; i++)
        if (get_light_on (scene,
                          &g_array_index (scene->counters, Counter, g_array_index (cell, guint, i)),
                          x, y, &light))
          return light;
    }
  return get_ground (scene, x, y);
}

static Scene
begin (const WarField *field, const GArray *counters)
{
  Scene scene = { .field = field,
                  .counters = counters,
                  .n_columns = (guint) (field->width / 100.0 / CELL) + 1,
                  .n_rows = (guint) (field->depth / 100.0 / CELL) + 1,
                  .family = tag36h11_create () };

  scene.cells = g_new0 (GArray *, scene.n_columns * scene.n_rows);
  for (guint i = 0; i < counters->len; i++)
    {
      const Counter *counter = &g_array_index (counters, Counter, i);
      double reach = hypot (counter->width, counter->depth) / 2;

      for (gint row = (gint) floor ((counter->y - reach) / CELL);
           row <= (gint) floor ((counter->y + reach) / CELL); row++)
        for (gint column = (gint) floor ((counter->x - reach) / CELL);
             column <= (gint) floor ((counter->x + reach) / CELL); column++)
          if (column >= 0 && row >= 0 && column < (gint) scene.n_columns
              && row < (gint) scene.n_rows)
            {
              GArray **cell = &scene.cells[(guint) row * scene.n_columns + (guint) column];

              if (*cell == NULL)
                *cell = g_array_new (FALSE, FALSE, sizeof (guint));
              g_array_append_val (*cell, i);
            }
    }
  return scene;
}

static void
end (Scene *scene)
{
  for (guint i = 0; i < scene->n_columns * scene->n_rows; i++)
    if (scene->cells[i] != NULL)
      g_array_unref (scene->cells[i]);
  g_free (scene->cells);
  tag36h11_destroy (scene->family);
}

/* Pictures ------------------------------------------------------------------------------------ */

/* Twice a box, along rows or columns, with a share of the outer pixels: as near to a bell as blurs
 * of lenses are. */
static void
blur_along (float *light, guint n, gsize step, double blur)
{
  float share = (float) fmin (blur * blur / 2, 0.33);
  float before = light[0];

  for (guint i = 0; i + 1 < n; i++)
    {
      float here = light[i * step];

      light[i * step] = here * (1 - 2 * share) + share * (before + light[(i + 1) * step]);
      before = here;
    }
}

static void
blur (float *light, const Camera *camera)
{
  double left = camera->blur * camera->blur;

  /* Variances add up. */
  for (; left > 0; left -= 0.66)
    {
      double part = sqrt (fmin (left, 0.66));

      for (guint y = 0; y < camera->height; y++)
        blur_along (light + (gsize) y * camera->width, camera->width, 1, part);
      for (guint x = 0; x < camera->width; x++)
        blur_along (light + x, camera->height, camera->width, part);
    }
}

/* Darker to one side and to the corners, and behind the edge of somebody's shadow. */
static double
get_shade (const Camera *camera, guint x, guint y)
{
  double u = x / (double) camera->width, v = y / (double) camera->height;
  double corner = (u - 0.5) * (u - 0.5) + (v - 0.5) * (v - 0.5);
  double shadow = u + 0.3 * v > 0.8 ? 0.75 : 1;

  return 1 - camera->shade * (1 - (1 - 0.6 * u) * (1 - 0.5 * corner) * shadow);
}

/* A sum of numbers that are alike is nearly a bell. */
static double
draw_noise (guint64 *seed)
{
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      *seed = *seed * 6364136223846793005u + 1442695040888963407u;
      sum += (double) (*seed >> 40) / (1 << 24) - 0.5;
    }
  return sum * 2;
}

static void
save (const float *light, const Camera *camera, const char *path)
{
  g_autoptr (GdkPixbuf) pixbuf
    = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, (int) camera->width, (int) camera->height);
  guint8 *pixels = gdk_pixbuf_get_pixels (pixbuf);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (pixbuf);
  g_autofree char *quality = g_strdup_printf ("%u", camera->quality);
  guint64 seed = (guint64) g_test_rand_int ();
  g_autoptr (GError) error = NULL;

  for (guint y = 0; y < camera->height; y++)
    for (guint x = 0; x < camera->width; x++)
      {
        double value = light[(gsize) y * camera->width + x] * get_shade (camera, x, y);

        for (guint i = 0; i < 3; i++)
          {
            double grainy = value * (1 - 0.08 * i) + camera->noise * draw_noise (&seed) + 0.5;

            pixels[y * stride + 3 * x + i] = (guint8) CLAMP (grainy, 0, 255);
          }
      }
  if (camera->quality > 0)
    gdk_pixbuf_save (pixbuf, path, "jpeg", &error, "quality", quality, NULL);
  else
    gdk_pixbuf_save (pixbuf, path, "png", &error, "compression", "1", NULL);
  g_assert_no_error (error);
}

void
scene_take (const WarField *field, const GArray *counters, const Camera *camera, const char *path)
{
  Scene scene = begin (field, counters);
  View view = get_view (field, camera);
  g_autofree float *light = g_new (float, (gsize) camera->width * camera->height);

  for (guint y = 0; y < camera->height; y++)
    for (guint x = 0; x < camera->width; x++)
      {
        double sum = 0;

        for (guint i = 0; i < 4; i++)
          {
            double u = x + 0.25 + 0.5 * (i & 1) - camera->width / 2.0;
            double v = y + 0.25 + 0.5 * (i >> 1) - camera->height / 2.0, at_x, at_y;

            straighten (camera, &u, &v);
            look (&view, u, v, &at_x, &at_y);
            sum += get_light (&scene, at_x, at_y);
          }
        light[(gsize) y * camera->width + x] = (float) (sum / 4);
      }
  blur (light, camera);
  save (light, camera, path);
  end (&scene);
}
