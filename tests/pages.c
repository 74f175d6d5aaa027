/* pages.c: how large the pages of PDF files are, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pages.h"

#include <stdio.h>

GArray *
pages_read (const char *path)
{
  const char *const arguments[] = { "pdfinfo", "-f", "1", "-l", "9999", path, NULL };
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (Page));
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int status = -1;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output,
                     NULL, &status, &error))
    {
      g_assert_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT);
      g_test_skip ("pdfinfo is not installed");
      g_array_unref (pages);
      return NULL;
    }

  g_assert_cmpint (status, ==, 0);
  lines = g_strsplit (output, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      Page page;
      guint number;

      if (sscanf (lines[i], "Page %u size: %lf x %lf pts", &number, &page.width, &page.height) == 3)
        g_array_append_val (pages, page);
    }
  g_assert_cmpuint (pages->len, >, 0);

  return pages;
}
