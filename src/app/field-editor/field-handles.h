/* field-handles.h: the handles around what is selected
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/field-editor/field-tool.h"
#include "engine/field-edit/field-edit.h"

G_BEGIN_DECLS

/* The frame around items: of one box or ellipse as it faces, of others along the axes. */
typedef struct
{
  gboolean any; /* there is something that can be turned and scaled */
  gboolean turned; /* it is that of one box or ellipse */
  WarPosition centre;
  WarHeading heading;
  WarLength width, depth;
} DuckFieldFrame;

typedef enum
{
  DUCK_HANDLE_NONE,
  DUCK_HANDLE_SCALE, /* across and along say which side or corner */
  DUCK_HANDLE_ROTATE,
  DUCK_HANDLE_VERTEX, /* index */
  DUCK_HANDLE_MIDDLE, /* of the edge from the vertex index on: a vertex comes there */
} DuckHandleKind;

typedef struct
{
  DuckHandleKind kind;
  gint across, along; /* −1, 0 or 1: left, right; behind, ahead */
  guint index;
} DuckHandle;

/* The item whose vertices have handles: the only one, an area, a line or a zone. */
gboolean duck_field_handles_find_outline (const WarField *field, const WarItem *items,
                                          guint n_items, WarItem *item);

/* The handle at a place of the table; pixel is the size of one in millimetres. */
DuckHandle duck_field_handles_pick (const WarField *field, const WarItem *items, guint n_items,
                                    double x, double y, double pixel);

/* active: the vertex that is drawn filled; −1: none. */
void duck_field_handles_draw (DuckBoardOverlay *overlay, const WarField *field,
                              const WarItem *items, guint n_items, gint active);

/* What dragging the handle from one place to another makes of the field: NULL if that cannot be.
 * even: in proportion, and turning in steps of 15°. */
WarField *duck_field_handles_drag (const WarField *field, const WarItem *items, guint n_items,
                                   DuckHandle handle, WarPosition from, WarPosition to,
                                   gboolean even);

G_END_DECLS
