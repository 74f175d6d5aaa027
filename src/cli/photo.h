/* photo.h: pictures of tables
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"

G_BEGIN_DECLS

/* A photo to be looked at, as store_picture_load() makes it; NULL after saying why it is none. */
GBytes *cli_load_picture (const char *path, guint *width, guint *height);

G_END_DECLS
