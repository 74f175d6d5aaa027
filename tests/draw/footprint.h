/* footprint.h: where things lie in a drawing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/lettering-private.h"

/* A picture's footprint is how dark the cells of a grid over it are, against the same without what
 * is looked at: '.' for no difference, else a digit. It says where things are and how large, not
 * which pixels a line has. A file beside the program has them all, to be looked at too; when a
 * drawing is meant to change, FOOTPRINTS_WRITE=tests/draw/FILE before the program writes it anew,
 * and what has changed shows in the difference. */
void footprint_open (const char *file);

/* The status for main() to return. */
int footprint_close (int status);

/* Compares the picture with its footprint, or writes it. cell: in pixels. Takes the pictures. */
void footprint_check (const char *name, cairo_surface_t *picture, cairo_surface_t *blank, int cell);

/* What is lettered on the surface gets marks in place of letters, which fonts and words do not
 * change: where a text is fixed, how high its letters are, and whether they are bold. */
void footprint_mark_letters (cairo_surface_t *surface);
