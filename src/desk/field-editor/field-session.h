/* field-session.h: a field while it is being edited
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/field-document.h"
#include "desk/field-editor/field-hexes.h"
#include "engine/field-edit/snap.h"
#include "engine/field/field-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_SESSION (duck_field_session_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldSession, duck_field_session, DUCK, FIELD_SESSION, GObject)

/* What is true of the editing and not of the field: what is selected, which layers are hidden or
 * locked, what attracts, what the next thing drawn is like, what a drag would make of the field.
 * Tools, palette and inspector share it.
 *
 * Properties, booleans for menus: "snap-grid", "snap-vertices", "snap-edges"; "show-terrain",
 * "show-zones", "show-points", "show-background"; "lock-terrain", "lock-zones", "lock-points",
 * "lock-background".
 * Signals: "selection-changed"; "shown-changed": another field is to be shown; "options-changed":
 * what is drawn next is other; "refused" (sentence): an edit that cannot be; "menu" (x, y in
 * millimetres): a menu is wanted there; "measure-changed"; "jump": the selection is to be seen. */
DuckFieldSession *duck_field_session_new (DuckFieldDocument *document);

DuckFieldDocument *duck_field_session_get_document (DuckFieldSession *self);
WarField *duck_field_session_get_field (DuckFieldSession *self);

/* What is chosen on its board, if it has one. */
DuckFieldHexes *duck_field_session_get_hexes (DuckFieldSession *self);

/* What is shown: the field or what a drag makes of it, without the layers that are hidden. */
WarField *duck_field_session_get_shown (DuckFieldSession *self);

/* What the drag makes of it; NULL: it is over. */
void duck_field_session_set_preview (DuckFieldSession *self, WarField *preview);

/* What tools draw handles of: the preview, or the field. */
WarField *duck_field_session_get_present (DuckFieldSession *self);

/* A step of the history, as duck_field_document_edit(): the field is taken over. Ends the preview.
 * Of NULL it says why there is no such field. */
gboolean duck_field_session_edit (DuckFieldSession *self, WarField *field, const char *name);
gboolean duck_field_session_edit_typed (DuckFieldSession *self, WarField *field, const char *name);

/* Of NULL it says what is wrong with the shape that was to be on it. */
gboolean duck_field_session_edit_by_shape (DuckFieldSession *self, WarField *field,
                                           const WarShape *shape, const char *name);

/* ---------------------------------------------------------------------------------------------
 * Selection. */

/* Lent until the next change. */
const WarItem *duck_field_session_get_selection (DuckFieldSession *self, guint *n_items);
gboolean duck_field_session_is_selected (DuckFieldSession *self, WarItem item);

/* With all that is grouped with them. */
void duck_field_session_select (DuckFieldSession *self, const WarItem *items, guint n_items);
/* Likewise, and they are to be seen: signal "jump". */
void duck_field_session_jump (DuckFieldSession *self, const WarItem *items, guint n_items);
void duck_field_session_toggle (DuckFieldSession *self, WarItem item);
void duck_field_session_select_all (DuckFieldSession *self);

/* WarItem: what is selected and not locked. */
GArray *duck_field_session_dup_movable (DuckFieldSession *self);

/* "Wood", or "4 Items": for the name of a step. Free it. */
char *duck_field_session_dup_selection_name (DuckFieldSession *self);

/* The kinds that can be picked, as bits: those whose layer is neither hidden nor locked. */
guint duck_field_session_get_kinds (DuckFieldSession *self);

/* The uppermost item there that can be picked. */
gboolean duck_field_session_pick (DuckFieldSession *self, WarPosition position, WarLength reach,
                                  WarItem *item);

/* ---------------------------------------------------------------------------------------------
 * Snapping. */

/* Where a position comes to lie; grid is its step, reach how far the rest attracts. */
WarPosition duck_field_session_snap (DuckFieldSession *self, WarPosition position, WarLength grid,
                                     WarLength reach, const WarItem *left_out, guint n_left_out);

/* Guides, WarLength: x of upright ones, y of level ones. */
const GArray *duck_field_session_get_guides (DuckFieldSession *self, gboolean upright);
void duck_field_session_add_guide (DuckFieldSession *self, gboolean upright, WarLength place);
void duck_field_session_clear_guides (DuckFieldSession *self);

/* ---------------------------------------------------------------------------------------------
 * The picture to trace. */

/* The ends of something on it that is as long as somebody knows: FALSE: none has been marked. NULL
 * forgets it. */
gboolean duck_field_session_get_measure (DuckFieldSession *self, WarPosition ends[2]);
void duck_field_session_set_measure (DuckFieldSession *self, const WarPosition ends[2]);

/* Scales the picture about the first end, so that the other is so far from it: a step. */
gboolean duck_field_session_scale_picture (DuckFieldSession *self, WarLength length);

/* ---------------------------------------------------------------------------------------------
 * What is drawn next. */

typedef struct
{
  WarTerrain terrain;
  const char *variant; /* of the terrain's usual ones; or NULL */
  WarLength line_width;
  gboolean rounded; /* the corners of areas and lines that are clicked */
  WarLength brush, spacing; /* of what is scattered */
  guint seed; /* of its places */
  gint side; /* of a zone */
  WarPointKind point;
} DuckFieldOptions;

const DuckFieldOptions *duck_field_session_get_options (DuckFieldSession *self);

/* All at once; signal "options-changed". */
void duck_field_session_set_options (DuckFieldSession *self, const DuckFieldOptions *options);

/* One of them. Another terrain has its usual width and spacing, and no variant. */
void duck_field_session_set_terrain (DuckFieldSession *self, WarTerrain terrain);
void duck_field_session_set_variant (DuckFieldSession *self, const char *variant);
void duck_field_session_set_line_width (DuckFieldSession *self, WarLength width);
void duck_field_session_set_rounded (DuckFieldSession *self, gboolean rounded);
void duck_field_session_set_brush (DuckFieldSession *self, WarLength brush);
void duck_field_session_set_spacing (DuckFieldSession *self, WarLength spacing);
void duck_field_session_set_seed (DuckFieldSession *self, guint seed);
void duck_field_session_set_side (DuckFieldSession *self, gint side);
void duck_field_session_set_point (DuckFieldSession *self, WarPointKind point);

/* Adds what has just been drawn, with an id of its own, and selects it. The shape is copied. */
gboolean duck_field_session_add_feature (DuckFieldSession *self, const WarShape *shape);
gboolean duck_field_session_add_zone (DuckFieldSession *self, const WarShape *shape);
gboolean duck_field_session_add_point (DuckFieldSession *self, WarPosition position);

G_END_DECLS
