/* own-books.h: army books of the tests' own, for those that say what their numbers come to
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include <glib.h>

/* The books of Entrenched! in rules/entrenched/books/ are found before those that the program comes
 * with: these are tuned now and then, which has nothing to do with most tests. Call it after
 * g_test_init(). */
static inline void
own_books_use (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "rules", "entrenched", NULL);
  g_autofree char *path = g_strdup_printf ("%s:%s", folder, g_getenv ("DUCKBOARD_DATA_PATH"));

  g_setenv ("DUCKBOARD_DATA_PATH", path, TRUE);
}

/* The program's own are found again. */
static inline void
own_books_leave (void)
{
  g_autofree char *path = g_strdup (strchr (g_getenv ("DUCKBOARD_DATA_PATH"), ':') + 1);

  g_setenv ("DUCKBOARD_DATA_PATH", path, TRUE);
}
