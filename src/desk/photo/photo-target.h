/* photo-target.h: whose table a photo shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Whether photos of its table can be read: an operation, a battlefield, or a game, whose field is
 * there. document: or NULL. */
gboolean duck_photo_is_for (DuckDocument *document);

/* Whether such a file is offered to it: by its name. */
gboolean duck_photo_is_name (const char *path);

/* What photos of a document's table are read by, as it was when the first of them came. */
typedef struct
{
  DuckDocument *document;
  WarField *field;
  WarOperation *operation; /* or NULL */
  WarSetup *setup; /* or NULL: units are not read */
  char *no_units; /* why not; or NULL */
  WarState *before; /* of a game; or NULL */
} DuckPhotoTarget;

/* document: one that photos are for. */
DuckPhotoTarget *duck_photo_target_new (DuckDocument *document);
void duck_photo_target_free (DuckPhotoTarget *target);

G_END_DECLS
