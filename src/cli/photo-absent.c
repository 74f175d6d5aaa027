/* photo-absent.c: duckboard-cli photo where there is no libapriltag
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/photo.h"

int
cli_run_photo (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  return cli_fail_without_tags ();
}

GBytes *
cli_load_picture (const char *path, guint *width, guint *height)
{
  cli_fail_without_tags ();
  return NULL;
}
