/* photo-tags.c: the tags that are seen in a photo
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/photo/photo-private.h"

#ifdef HAVE_LIBAPRILTAG

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>
#include <math.h>

/* Squares that were read wrongly, of 36, so that it is still that tag. With two, something else on
 * the table is one now and then. */
#define MOST_WRONG 1
#define MOST_THREADS 4

/* How far it has come, in thousandths of all that is done with a photo. */
#define FOUND_MANY 450
#define FOUND_MOST 550

/* Of a tag's edge: two findings that are nearer are of one tag. */
#define SAME 0.25

static double
get_edge (const StoreSighting *sighting)
{
  double sum = 0;

  for (guint i = 0; i < 4; i++)
    {
      const StorePoint *a = &sighting->corners[i], *b = &sighting->corners[(i + 1) % 4];

      sum += hypot (a->x - b->x, a->y - b->y);
    }
  return sum / 4;
}

static StorePoint
get_middle (const StoreSighting *sighting)
{
  StorePoint middle = { 0, 0 };

  for (guint i = 0; i < 4; i++)
    {
      middle.x += sighting->corners[i].x / 4;
      middle.y += sighting->corners[i].y / 4;
    }
  return middle;
}

/* What was found first stays. */
static void
add_sighting (GArray *sightings, StoreSighting sighting)
{
  StorePoint at = get_middle (&sighting);

  for (guint i = 0; i < sightings->len; i++)
    {
      const StoreSighting *other = &g_array_index (sightings, StoreSighting, i);
      StorePoint its = get_middle (other);

      if (other->id == sighting.id
          && hypot (its.x - at.x, its.y - at.y) < SAME * get_edge (&sighting))
        return;
    }
  g_array_append_val (sightings, sighting);
}

static void
take (const apriltag_detection_t *found, GArray *sightings)
{
  StoreSighting sighting = { .id = (guint) found->id, .margin = found->decision_margin };

  if (found->hamming > MOST_WRONG)
    return;
  /* The library goes round from the bottom left corner, against the clock. A pixel's middle is half
   * of one from its edge. */
  for (guint i = 0; i < 4; i++)
    sighting.corners[i] = (StorePoint){ found->p[3 - i][0], found->p[3 - i][1] };
  add_sighting (sightings, sighting);
}

static void
detect (apriltag_detector_t *detector, image_u8_t *image, float coarseness, GArray *sightings)
{
  zarray_t *found;

  detector->quad_decimate = coarseness;
  found = apriltag_detector_detect (detector, image);
  for (int i = 0; i < zarray_size (found); i++)
    {
      apriltag_detection_t *one;

      zarray_get (found, i, &one);
      take (one, sightings);
    }
  apriltag_detections_destroy (found);
}

/* Whether there may be tags that only the whole picture shows: it takes three times as long as all
 * else, as every grain is looked at. */
static gboolean
needs_all (const GArray *sightings)
{
  guint n_corners = 0;

  for (guint i = 0; i < sightings->len; i++)
    {
      const StoreSighting *sighting = &g_array_index (sightings, StoreSighting, i);

      if (get_edge (sighting) < WAR_TAG_LEAST_PIXELS * 2 / 3)
        return TRUE;
      n_corners += sighting->id >= WAR_TAG_FIRST_CORNER;
    }
  return n_corners < WAR_TAG_N_CORNERS;
}

gboolean
store_photo_reads_tags (void)
{
  return TRUE;
}

void
store_photo_find_tags (guint8 *grey, guint width, guint height, guint stride,
                       StoreProgress *progress, GArray *sightings)
{
  guint n_processors = g_get_num_processors ();
  apriltag_family_t *family = tag36h11_create ();
  apriltag_detector_t *detector = apriltag_detector_create ();
  image_u8_t image = {
    .width = (int32_t) width, .height = (int32_t) height, .stride = (int32_t) stride, .buf = grey
  };

  apriltag_detector_add_family_bits (detector, family, MOST_WRONG);
  detector->nthreads = (int) MIN (n_processors, MOST_THREADS);
  detector->refine_edges = TRUE;
  /* Edges are always found in the whole picture. A line of a map through a ring, or what a printer
   * sprinkled into it, loses a tag in a fine picture and not in a coarse one. */
  detect (detector, &image, 2, sightings);
  if (store_progress_reach (progress, FOUND_MANY))
    detect (detector, &image, 3, sightings);
  if (store_progress_reach (progress, FOUND_MOST) && needs_all (sightings))
    detect (detector, &image, 1, sightings);
  apriltag_detector_destroy (detector);
  tag36h11_destroy (family);
}

#else

gboolean
store_photo_reads_tags (void)
{
  return FALSE;
}

void
store_photo_find_tags (guint8 *grey, guint width, guint height, guint stride,
                       StoreProgress *progress, GArray *sightings)
{
}

#endif
