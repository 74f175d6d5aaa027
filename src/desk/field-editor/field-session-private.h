/* field-session-private.h: what the files of a field that is being edited share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

/* Booleans, in the order of the properties from PROP_FLAGS on. */
enum
{
  DUCK_FIELD_FLAG_SNAP_GRID,
  DUCK_FIELD_FLAG_SNAP_VERTICES,
  DUCK_FIELD_FLAG_SNAP_EDGES,
  DUCK_FIELD_FLAG_SHOW_TERRAIN,
  DUCK_FIELD_FLAG_SHOW_ZONES,
  DUCK_FIELD_FLAG_SHOW_POINTS,
  DUCK_FIELD_FLAG_SHOW_BACKGROUND,
  DUCK_FIELD_FLAG_LOCK_TERRAIN,
  DUCK_FIELD_FLAG_LOCK_ZONES,
  DUCK_FIELD_FLAG_LOCK_POINTS,
  DUCK_FIELD_FLAG_LOCK_BACKGROUND,
  DUCK_FIELD_N_FLAGS,
};

/* A selected item by what it keeps while others come and go. */
typedef struct
{
  WarItemKind kind;
  char *id;
} DuckFieldKey;

struct _DuckFieldSession
{
  GObject parent_instance;

  DuckFieldDocument *document;
  DuckFieldHexes *hexes;
  GArray *keys; /* DuckFieldKey */
  GArray *items; /* WarItem: where the keys are now */
  WarField *preview; /* or NULL */
  WarField *shown; /* without hidden layers; NULL: not made yet */
  gboolean flags[DUCK_FIELD_N_FLAGS];
  GArray *guides[2]; /* WarLength: level, upright */
  DuckFieldOptions options;
  WarPosition measure[2];
  gboolean measured;
  gboolean scales; /* the picture, by what was measured */
};

G_END_DECLS
