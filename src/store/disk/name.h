/* name.h: what the names of files say
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether the name ends so, in capitals too: other systems, and cameras, write A.PNG. suffix: with
 * its dot, in small letters. */
gboolean store_name_has_suffix (const char *name, const char *suffix);

/* Whether both are names of one file that is there: by a link, or through the link to a folder. */
gboolean store_is_same_file (const char *path, const char *other_path);

G_END_DECLS
