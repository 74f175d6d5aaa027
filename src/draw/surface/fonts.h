/* fonts.h: the fonts of maps and sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A sentence without a full stop that names the fonts of maps and sheets that are not installed;
 * NULL if all are. Without them others serve, so lines break at other places. Free it. */
char *draw_fonts_describe_missing (void);

G_END_DECLS
