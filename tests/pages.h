/* pages.h: how large the pages of PDF files are, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* In points. */
typedef struct
{
  double width, height;
} Page;

/* The pages as a reader sees them, of type Page: in the file's bytes they may be packed. NULL: no
 * pdfinfo is installed, and the test is skipped. */
GArray *pages_read (const char *path);
