/* fixture.h: pictures and fields for the tests of drawing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map.h"

/* Before anything else of a test: in the language of the environment, if TEST_LOCALES is the
 * folder of the build that has the translations. */
void fixture_set_language (void);

/* A white picture with user units that are pixels. */
cairo_surface_t *fixture_new_picture (int width, int height);

/* How many pixels of a part differ by more than tolerance in any channel. */
guint fixture_count_differences (cairo_surface_t *a, cairo_surface_t *b, int left, int top,
                                 int width, int height, int tolerance);

/* Those of Entrenched! with nothing but the sizes of its templates. */
WarRules *fixture_new_rules (void);

/* A feature that fills about the box, in millimetres; add it to a field. */
WarFeature *fixture_new_feature (WarTerrain terrain, WarShapeKind kind, int left, int top,
                                 int width, int height);

WarZone *fixture_new_zone (gint side, int left, int top, int width, int height);

/* Draws the field, without letters, scale pixels a millimetre, in vertical strips. */
cairo_surface_t *fixture_draw_field (const WarField *field, double scale, DrawInk ink,
                                     guint n_strips);

/* Runs a program on bytes in a file and returns what it prints; NULL: it is not installed. The
 * arguments follow the program; the file's path is put where one is "FILE". */
GBytes *fixture_run_on_bytes (GBytes *bytes, const char *const *arguments);

/* The text of an SVG file of a sheet without the layers of lines to fold and to cut along. */
char *fixture_dup_printed (GBytes *svg);
