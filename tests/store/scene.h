/* scene.h: photos of tables that the tests take themselves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "engine/operation/operation.h"

/* A counter with a tag in its middle, or a card for a corner. Millimetres and degrees. */
typedef struct
{
  guint id;
  double x, y, heading;
  double width, depth;
  double tag; /* edge of the black square */
} Counter;

/* How a camera sees it. */
typedef struct
{
  guint width, height; /* pixels */
  double tilt, roll; /* degrees from straight above, and to the side */
  double filled; /* how much of the picture's width the field takes, about */
  double left, right; /* of the field: parts of its width that this photo is of; 0, 1: all */
  double bend; /* of the lens: below 0 it is a barrel */
  double blur; /* pixels */
  double noise; /* of 255 */
  double shade; /* how much darker the dark side is, of 1; with an edge of a shadow */
  guint quality; /* of JPEG; 0: a PNG */
} Camera;

/* Counters at random that do not touch each other, on a field that is otherwise a printed map; its
 * corners' cards are the first four. */
GArray *scene_new (const WarField *field, guint n_counters, double width, double depth, double tag);

/* Adds the units of an operation by their numbers, from 0 on: those of side 1 stand in the west, in
 * columns, those of side 2 in the east. */
void scene_add_units (GArray *counters, const WarOperation *operation);

/* Writes what the camera sees to the file. */
void scene_take (const WarField *field, const GArray *counters, const Camera *camera,
                 const char *path);

/* Where a place of the field, in millimetres, is in the photo. */
void scene_project (const WarField *field, const Camera *camera, double x, double y, double *column,
                    double *row);
