/* photo-table.c: what photos together show of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "store/photo/photo-private.h"

/* A photo joins others by so many tags that both show. */
#define LEAST_SHARED 3

/* Millimetres: findings of a number that are farther apart are of two tags. */
#define SAME_PLACE 5

/* By how much a lens may bend, and to how much of that it is worked out. */
#define MOST_BEND 0.12
#define FINE_BEND 1e-5

/* How surely it must be seen, in deviations, to be believed. */
#define SURE 3.5

/* Joining ------------------------------------------------------------------------------------- */

static const StoreSighting *
find (const StorePhoto *photo, guint id)
{
  for (guint i = 0; i < photo->sightings->len; i++)
    if (g_array_index (photo->sightings, StoreSighting, i).id == id)
      return &g_array_index (photo->sightings, StoreSighting, i);
  return NULL;
}

static guint
count (const StorePhoto *photo, guint id)
{
  guint n = 0;

  for (guint i = 0; i < photo->sightings->len; i++)
    if (g_array_index (photo->sightings, StoreSighting, i).id == id)
      n++;
  return n;
}

static guint
count_corners (const StorePhoto *photo)
{
  guint n = 0;

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    n += count (photo, WAR_TAG_FIRST_CORNER + i) == 1;
  return n;
}

/* The photo that shows most of the corners, and of those the one with the most tags. */
static guint
find_base (const StoreTable *table)
{
  guint best = 0;

  for (guint i = 1; i < table->n_photos; i++)
    {
      guint corners = count_corners (table->photos[i]), most = count_corners (table->photos[best]);

      if (corners > most
          || (corners == most
              && table->photos[i]->sightings->len > table->photos[best]->sightings->len))
        best = i;
    }
  return best;
}

/* The corners of the tags in two photos that show them, whose places are known in the one that is
 * joined; returns how many tags there are. */
static guint
list_shared (const StoreTable *table, double bend, guint joined, guint other, GArray *from,
             GArray *to)
{
  const StorePhoto *a = table->photos[joined], *b = table->photos[other];
  guint n = 0;

  for (guint i = 0; i < b->sightings->len; i++)
    {
      const StoreSighting *its = &g_array_index (b->sightings, StoreSighting, i);
      const StoreSighting *known = find (a, its->id);

      if (known == NULL || count (a, its->id) > 1 || count (b, its->id) > 1)
        continue;
      for (guint j = 0; j < 4; j++)
        {
          StorePoint there = store_lens_straighten (b, bend, its->corners[j]);
          StorePoint here = store_plane_map (&table->planes[joined],
                                             store_lens_straighten (a, bend, known->corners[j]));

          g_array_append_val (from, there);
          g_array_append_val (to, here);
        }
      n++;
    }
  return n;
}

/* Joins the photo that shares the most tags with one that is joined; FALSE: none shares enough. */
static gboolean
join_one (StoreTable *table, double bend)
{
  guint most = LEAST_SHARED - 1, other = 0;
  StorePlane best;

  for (guint i = 0; i < table->n_photos; i++)
    for (guint j = 0; table->is_joined[i] && j < table->n_photos; j++)
      {
        g_autoptr (GArray) from = g_array_new (FALSE, FALSE, sizeof (StorePoint));
        g_autoptr (GArray) to = g_array_new (FALSE, FALSE, sizeof (StorePoint));
        guint n = table->is_joined[j] ? 0 : list_shared (table, bend, i, j, from, to);
        StorePlane plane;

        if (n > most
            && store_plane_fit ((const StorePoint *) from->data, (const StorePoint *) to->data,
                                from->len, &plane))
          {
            most = n;
            other = j;
            best = plane;
          }
      }
  if (most < LEAST_SHARED)
    return FALSE;

  table->is_joined[other] = TRUE;
  table->planes[other] = best;
  return TRUE;
}

/* All photos into the one that shows most of the corners, as far as they can be. */
static void
join (StoreTable *table, double bend)
{
  guint base = find_base (table);

  memset (table->is_joined, 0, sizeof (gboolean) * table->n_photos);
  table->is_joined[base] = TRUE;
  table->planes[base] = (StorePlane){ { 1, 0, 0, 0, 1, 0, 0, 0, 1 } };
  while (join_one (table, bend))
    ;
}

/* Where the diagonals meet, which is the middle of a square from wherever it is seen. */
static StorePoint
cross (const StorePoint corners[4])
{
  double ax = corners[2].x - corners[0].x, ay = corners[2].y - corners[0].y;
  double bx = corners[3].x - corners[1].x, by = corners[3].y - corners[1].y;
  double cx = corners[1].x - corners[0].x, cy = corners[1].y - corners[0].y;
  double t = (cx * by - cy * bx) / (ax * by - ay * bx);

  return (StorePoint){ corners[0].x + t * ax, corners[0].y + t * ay };
}

static void
map_corners (const StoreTable *table, guint photo, double bend, const StoreSighting *sighting,
             StorePoint corners[4])
{
  for (guint i = 0; i < 4; i++)
    corners[i]
      = store_plane_map (&table->planes[photo],
                         store_lens_straighten (table->photos[photo], bend, sighting->corners[i]));
}

/* The corner's tag in the first of the photos that shows it; FALSE: none does, or it shows two. */
static gboolean
find_corner (const StoreTable *table, double bend, guint corner, StorePoint *at)
{
  guint id = WAR_TAG_FIRST_CORNER + corner;

  for (guint i = 0; i < table->n_photos; i++)
    if (table->is_joined[i] && count (table->photos[i], id) == 1)
      {
        StorePoint corners[4];

        map_corners (table, i, bend, find (table->photos[i], id), corners);
        *at = cross (corners);
        return TRUE;
      }
  return FALSE;
}

/* The field ----------------------------------------------------------------------------------- */

/* What the corners are on: the tags' middles, or the field's own corners where somebody points at
 * them. */
typedef struct
{
  const StorePoint *pointed; /* in the only photo; or NULL */
  double inset; /* millimetres, of the tags */
} Corners;

/* Whether one goes round them clockwise, without a bend to the left. */
static gboolean
are_round (const StorePoint points[4])
{
  for (guint i = 0; i < 4; i++)
    {
      const StorePoint *a = &points[i], *b = &points[(i + 1) % 4], *c = &points[(i + 2) % 4];

      if (!((b->x - a->x) * (c->y - b->y) - (b->y - a->y) * (c->x - b->x) > 0))
        return FALSE;
    }
  return TRUE;
}

/* Leads all planes on to the field. FALSE: there are not four corners, or they are no corners of
 * anything; is_there says which there are. */
static gboolean
find_field (StoreTable *table, double bend, const Corners *corners,
            gboolean is_there[WAR_TAG_N_CORNERS])
{
  double left = corners->inset, top = corners->inset;
  double right = table->width - corners->inset, bottom = table->depth - corners->inset;
  const StorePoint to[] = { { left, top }, { right, top }, { right, bottom }, { left, bottom } };
  StorePoint from[WAR_TAG_N_CORNERS];
  gboolean are_all = TRUE;
  StorePlane last;

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      is_there[i] = TRUE;
      if (corners->pointed != NULL)
        from[i] = store_lens_straighten (table->photos[0], bend, corners->pointed[i]);
      else
        is_there[i] = find_corner (table, bend, i, &from[i]);
      are_all &= is_there[i];
    }
  if (!are_all || !are_round (from) || !store_plane_fit (from, to, WAR_TAG_N_CORNERS, &last))
    return FALSE;
  for (guint i = 0; i < table->n_photos; i++)
    if (table->is_joined[i])
      table->planes[i] = store_plane_multiply (&last, &table->planes[i]);
  return TRUE;
}

/* Squares ------------------------------------------------------------------------------------- */

/* Four points as a square around a middle, and what is left over: parts of a discrete Fourier
 * transform. */
typedef struct
{
  StorePoint middle;
  StorePoint square; /* from the middle to the first corner */
  double rest; /* mean square of how far corners are from those of the square */
  gboolean is_mirrored;
} Square;

static Square
get_square (const StorePoint z[4])
{
  Square square = { .middle = { (z[0].x + z[1].x + z[2].x + z[3].x) / 4,
                                (z[0].y + z[1].y + z[2].y + z[3].y) / 4 } };
  StorePoint even = { (z[0].x - z[2].x) / 4, (z[0].y - z[2].y) / 4 };
  StorePoint odd = { (z[1].x - z[3].x) / 4, (z[1].y - z[3].y) / 4 };
  StorePoint shear = { even.x - odd.y, even.y + odd.x };
  StorePoint trapezium
    = { (z[0].x - z[1].x + z[2].x - z[3].x) / 4, (z[0].y - z[1].y + z[2].y - z[3].y) / 4 };

  square.square = (StorePoint){ even.x + odd.y, even.y - odd.x };
  square.rest
    = shear.x * shear.x + shear.y * shear.y + trapezium.x * trapezium.x + trapezium.y * trapezium.y;
  square.is_mirrored = hypot (shear.x, shear.y) > hypot (square.square.x, square.square.y);
  return square;
}

/* What all tags together say against the bend: the sum of what their squares leave over, as parts
 * of their sizes. */
typedef struct
{
  guint n;
  double sum;
  double sum_of_squares; /* mm² */
  guint n_mirrored;
} Misfit;

static Misfit
measure (const StoreTable *table, double bend)
{
  Misfit misfit = { 0 };

  for (guint i = 0; i < table->n_photos; i++)
    for (guint j = 0; table->is_joined[i] && j < table->photos[i]->sightings->len; j++)
      {
        StorePoint corners[4];
        Square square;
        double size;

        map_corners (table, i, bend, &g_array_index (table->photos[i]->sightings, StoreSighting, j),
                     corners);
        square = get_square (corners);
        size = hypot (square.square.x, square.square.y);
        misfit.sum += square.rest / fmax (size * size, 1e-9);
        misfit.sum_of_squares += square.rest;
        misfit.n_mirrored += square.is_mirrored;
        misfit.n++;
      }
  return misfit;
}

static gboolean
try_bend (StoreTable *table, double bend, const Corners *corners, Misfit *misfit)
{
  gboolean is_there[WAR_TAG_N_CORNERS];

  join (table, bend);
  if (!find_field (table, bend, corners, is_there))
    return FALSE;
  *misfit = measure (table, bend);
  return TRUE;
}

static double
get_misfit (StoreTable *table, double bend, const Corners *corners)
{
  Misfit misfit;

  return try_bend (table, bend, corners, &misfit) ? misfit.sum : G_MAXDOUBLE;
}

/* Of all bends the one with which the tags are squares most nearly: first by steps, then by the
 * golden section. 0 unless it makes more of a difference than chance would. */
#define STEPS 24
#define GOLDEN 0.6180339887498949

static double
find_bend (StoreTable *table, const Corners *corners, guint n_tags)
{
  double step = 2 * MOST_BEND / STEPS, best = 0, least = G_MAXDOUBLE, none, low, high;

  if (n_tags < LEAST_SHARED)
    return 0;
  for (guint i = 0; i <= STEPS; i++)
    {
      double bend = -MOST_BEND + i * step, misfit = get_misfit (table, bend, corners);

      if (misfit < least)
        {
          least = misfit;
          best = bend;
        }
    }
  for (low = best - step, high = best + step; high - low > FINE_BEND;)
    {
      double a = high - GOLDEN * (high - low), b = low + GOLDEN * (high - low);

      if (get_misfit (table, a, corners) < get_misfit (table, b, corners))
        high = b;
      else
        low = a;
    }
  best = (low + high) / 2;
  least = get_misfit (table, best, corners);
  none = get_misfit (table, 0, corners);
  return none - least > SURE * SURE * least / (4.0 * n_tags) ? best : 0;
}

/* Places -------------------------------------------------------------------------------------- */

static int
compare_tags (gconstpointer a, gconstpointer b)
{
  const StoreTag *one = a, *other = b;

  if (one->id != other->id)
    return one->id < other->id ? -1 : 1;
  return (one->at.x > other->at.x) - (one->at.x < other->at.x);
}

/* A tag that stands in several photos stands in the middle of where they show it. */
static void
add_tag (StoreTable *table, guint id, const Square *square)
{
  double heading = atan2 (square->square.y, square->square.x) * 180 / G_PI + 135;
  StoreTag tag = { .id = id,
                   .at = square->middle,
                   .heading = fmod (heading + 360, 360),
                   .edge = hypot (square->square.x, square->square.y) * G_SQRT2,
                   .n_photos = 1 };

  for (guint i = 0; i < table->tags->len; i++)
    {
      StoreTag *other = &g_array_index (table->tags, StoreTag, i);
      double turn = remainder (tag.heading - other->heading, 360);

      if (other->id != id || hypot (other->at.x - tag.at.x, other->at.y - tag.at.y) > SAME_PLACE)
        continue;
      other->n_photos++;
      other->at.x += (tag.at.x - other->at.x) / other->n_photos;
      other->at.y += (tag.at.y - other->at.y) / other->n_photos;
      other->heading = fmod (other->heading + turn / other->n_photos + 360, 360);
      return;
    }
  g_array_append_val (table->tags, tag);
}

static void
list_tags (StoreTable *table)
{
  for (guint i = 0; i < table->n_photos; i++)
    for (guint j = 0; table->is_joined[i] && j < table->photos[i]->sightings->len; j++)
      {
        const StoreSighting *its = &g_array_index (table->photos[i]->sightings, StoreSighting, j);
        StorePoint corners[4];
        Square square;

        if (its->id >= WAR_TAG_FIRST_CORNER)
          continue;
        map_corners (table, i, table->bend, its, corners);
        square = get_square (corners);
        add_tag (table, its->id, &square);
      }
  for (guint i = 0; i < table->tags->len; i++)
    for (guint j = 0; j < table->tags->len; j++)
      if (i != j
          && g_array_index (table->tags, StoreTag, i).id
               == g_array_index (table->tags, StoreTag, j).id)
        g_array_index (table->tags, StoreTag, i).is_doubled = TRUE;
}

/* The table ----------------------------------------------------------------------------------- */

/* Of the edge: tags that are no squares by so much lie on another plane than the corners. */
#define WORST 0.12

static const char *
get_corner_name (guint corner)
{
  const char *const names[]
    = { _ ("top left"), _ ("top right"), _ ("bottom right"), _ ("bottom left") };

  return names[corner];
}

static void
say_missing (const gboolean is_there[WAR_TAG_N_CORNERS], GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    if (!is_there[i])
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", get_corner_name (i));
  if (names->len > 0)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("the tags of these corners of the field are not seen, or more than once: %s"),
                 names->str);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("the corners of the field do not follow each other clockwise, from "
                            "the top left one"));
}

static guint
count_all (const StoreTable *table)
{
  guint n = 0;

  for (guint i = 0; i < table->n_photos; i++)
    n += table->photos[i]->sightings->len;
  return n;
}

/* FALSE with an error. */
static gboolean
work_out (StoreTable *table, const Corners *corners, GError **error)
{
  gboolean is_there[WAR_TAG_N_CORNERS];
  Misfit misfit;

  join (table, 0);
  if (!find_field (table, 0, corners, is_there))
    {
      say_missing (is_there, error);
      return FALSE;
    }
  table->bend = find_bend (table, corners, count_all (table));
  try_bend (table, table->bend, corners, &misfit);
  if (misfit.n > 0 && (2 * misfit.n_mirrored > misfit.n || misfit.sum > WORST * WORST * misfit.n))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           corners->pointed != NULL
                             ? _ ("the tags that are seen would be no squares: somebody has "
                                  "pointed beside the corners of the field")
                             : _ ("the tags that are seen would be no squares: those of the "
                                  "corners do not lie on the corners of this field"));
      return FALSE;
    }
  table->error = misfit.n > 0 ? sqrt (misfit.sum_of_squares / misfit.n) : 0;
  list_tags (table);
  g_array_sort (table->tags, compare_tags);
  return TRUE;
}

static StoreTable *
new_table (StorePhoto *const *photos, guint n_photos, const WarField *field)
{
  StoreTable *table = g_new0 (StoreTable, 1);

  table->photos = g_memdup2 (photos, n_photos * sizeof *photos);
  table->n_photos = n_photos;
  table->width = (double) field->width / WAR_MILLIMETRE;
  table->depth = (double) field->depth / WAR_MILLIMETRE;
  table->planes = g_new0 (StorePlane, n_photos);
  table->is_joined = g_new0 (gboolean, n_photos);
  table->tags = g_array_new (FALSE, FALSE, sizeof (StoreTag));
  return table;
}

StoreTable *
store_table_new (StorePhoto *const *photos, guint n_photos, const WarField *field, GError **error)
{
  g_return_val_if_fail (photos != NULL && n_photos > 0 && field != NULL, NULL);

  g_autoptr (StoreTable) table = new_table (photos, n_photos, field);
  const Corners corners = { .inset = war_tag_get_corner_side (field) / 2.0 / WAR_MILLIMETRE };

  if (!store_photo_reads_tags ())
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("this program was built without libapriltag, so that it finds no "
                              "tags: the four corners of the field are pointed at by hand"));
      return NULL;
    }
  if (count_all (table) == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("no tags are seen; a tag needs 30 pixels, light, and a white ring"));
      return NULL;
    }
  return work_out (table, &corners, error) ? g_steal_pointer (&table) : NULL;
}

StoreTable *
store_table_new_by_corners (StorePhoto *photo, const WarField *field,
                            const StorePoint corners[WAR_TAG_N_CORNERS], GError **error)
{
  g_return_val_if_fail (photo != NULL && field != NULL && corners != NULL, NULL);

  g_autoptr (StoreTable) table = new_table (&photo, 1, field);
  const Corners pointed = { .pointed = corners };

  return work_out (table, &pointed, error) ? g_steal_pointer (&table) : NULL;
}

void
store_table_free (StoreTable *table)
{
  g_free (table->photos);
  g_free (table->planes);
  g_free (table->is_joined);
  g_array_unref (table->tags);
  g_free (table);
}

const GArray *
store_table_get_tags (const StoreTable *table)
{
  return table->tags;
}

static WarLength
to_length (double millimetres)
{
  const double most = WAR_LENGTH_MAX / 4.0;

  return (WarLength) lround (CLAMP (millimetres * WAR_MILLIMETRE, -most, most));
}

void
store_table_read_units (const StoreTable *table, WarReading *reading)
{
  g_return_if_fail (table != NULL && reading != NULL);

  for (guint i = 0; i < table->tags->len; i++)
    {
      const StoreTag *tag = &g_array_index (table->tags, StoreTag, i);
      gint heading = (gint) lround (tag->heading / 360 * WAR_HEADING_TURN);

      war_reading_add (
        reading, tag->id, (WarPosition){ to_length (tag->at.x), to_length (tag->at.y) },
        (WarHeading) (heading & (WAR_HEADING_TURN - 1)), to_length (tag->edge), tag->is_doubled);
    }
  war_reading_finish (reading);
}

gboolean
store_table_has_joined (const StoreTable *table, guint photo)
{
  return photo < table->n_photos && table->is_joined[photo];
}

gboolean
store_table_find_pixel (const StoreTable *table, guint photo, StorePoint place, StorePoint *pixel)
{
  g_return_val_if_fail (table != NULL && pixel != NULL, FALSE);

  StorePlane back;

  if (!store_table_has_joined (table, photo) || !store_plane_invert (&table->planes[photo], &back))
    return FALSE;
  *pixel = store_lens_bend (table->photos[photo], table->bend, store_plane_map (&back, place));
  return TRUE;
}

gboolean
store_photo_guess_corner (const StorePhoto *photo, guint corner, const WarField *field,
                          StorePoint *at)
{
  g_return_val_if_fail (photo != NULL && corner < WAR_TAG_N_CORNERS, FALSE);
  g_return_val_if_fail (field != NULL && at != NULL, FALSE);

  const StoreSighting *tag = find (photo, WAR_TAG_FIRST_CORNER + corner);
  double beyond = (double) war_tag_get_corner_side (field) / war_tag_get_corner_size (field);
  StorePoint middle;

  if (tag == NULL || count (photo, tag->id) > 1)
    return FALSE;
  middle = cross (tag->corners);
  *at = (StorePoint){ middle.x + (tag->corners[corner].x - middle.x) * beyond,
                      middle.y + (tag->corners[corner].y - middle.y) * beyond };
  return TRUE;
}

double
store_table_get_error (const StoreTable *table)
{
  return table->error;
}

double
store_table_get_bend (const StoreTable *table)
{
  return table->bend;
}
