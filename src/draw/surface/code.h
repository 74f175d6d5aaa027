/* code.h: text as a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Squares in a square, which a telephone reads as the text. */
typedef struct _DrawCode DrawCode;

#define DRAW_CODE_MAX 2953 /* bytes of text */
#define DRAW_CODE_MAX_CAPITALS 4296 /* if all are digits, capitals, spaces or $%*+-./: */

/* Whether this Duckboard was built with what makes them. */
gboolean draw_code_is_supported (void);

/* NULL, with an error that says what to do: the text is too long, or they are not supported. */
DrawCode *draw_code_new (const char *text, GError **error);
void draw_code_free (DrawCode *code);

/* Draws it as large as that with its top left corner at the place, with the white edge around it
 * that readers need. */
void draw_code (const DrawCode *code, cairo_t *cr, double left, double top, double size);

/* How many squares are in a row, with that edge. */
guint draw_code_get_n (const DrawCode *code);

/* As a picture of its own. */
GBytes *draw_code_to_png (const DrawCode *code, GError **error);
GBytes *draw_code_to_svg (const DrawCode *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawCode, draw_code_free)

G_END_DECLS
