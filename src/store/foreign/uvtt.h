/* uvtt.h: maps of virtual tabletops: Universal VTT, .uvtt and .dd2vtt
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/outlook.h"
#include "store/disk/faults.h"

G_BEGIN_DECLS

/* JSON: a grid, the lines that block sight, doors, lights and a picture of the whole. Lengths are
 * in squares of the grid. */
#define STORE_UVTT_MAX (64 * 1024 * 1024) /* bytes */

/* What a file has for us. Walls become features that block sight in every system, closed ones
 * buildings, unless they hold other walls, doors or lights, or most of the map: those are walls of
 * rooms and caves. Closed doors block it too, open ones are gaps. Objects that block sight, into
 * which one may look there, become woods, or hedges. Maps may be cropped: what lies beyond the edge
 * is left out, as lights are, with a warning. */
typedef struct
{
  WarField *field;
  GBytes *picture; /* to trace from; or NULL */
  const char *suffix; /* of a file for it: ".png" */

  guint n_walls, n_buildings, n_hedges, n_woods, n_doors; /* lines and outlines that were taken */
  guint n_open_doors; /* nothing stands there */
  guint n_lights, n_points; /* left out; the latter are walls without length */
  guint n_beyond; /* lines that reach beyond the map, where they are left out */
  gboolean has_lost_picture; /* there is one, but not in the file, or of no kind that is known */
} StoreUvtt;

/* Whether a file of this name is such a map. */
gboolean store_uvtt_is_name (const char *path);

/* square: what a square of the grid is on the table; name: the field's. NULL if faults has anything
 * to say. */
StoreUvtt *store_uvtt_load (const char *path, WarLength square, StoreFaults *faults);
StoreUvtt *store_uvtt_from_bytes (GBytes *bytes, const char *name, WarLength square,
                                  StoreFaults *faults);
void store_uvtt_free (StoreUvtt *uvtt);

/* Writes the picture into the folder, under the stem with its suffix, and makes it the field's
 * background, through which the field is seen; relative: by its name alone. Nothing is done if
 * there is none. */
gboolean store_uvtt_save_picture (StoreUvtt *uvtt, const char *folder, const char *stem,
                                  gboolean relative, GError **error);

/* The field as a map, with what blocks sight there by the rules of the outlook's system. picture:
 * a PNG of the field alone, with so many pixels for each square. */
GBytes *store_uvtt_to_bytes (const WarOutlook *outlook, WarLength square, GBytes *picture,
                             guint pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreUvtt, store_uvtt_free)

G_END_DECLS
