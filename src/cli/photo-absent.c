/* photo-absent.c: duckboard-cli photo where there is no gdk-pixbuf
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/photo.h"

#include <glib/gi18n-lib.h>

static int
fail (void)
{
  return cli_fail (_ ("this program was built without gdk-pixbuf, which photos need"));
}

int
cli_run_photo (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  return fail ();
}

GBytes *
cli_load_picture (const char *path, guint *width, guint *height)
{
  fail ();
  return NULL;
}
