/* field-selection.h: what is selected on a field, taken as one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

/* What can be said of all that is selected. */
typedef struct
{
  guint n_items;
  guint kinds; /* as WAR_ITEM_BIT() */
  guint shapes; /* WarShapeKind, as bits */
  WarPosition minimum, maximum; /* of a box around it */
} DuckFieldSelection;

/* FALSE: nothing is selected. */
gboolean duck_field_selection_get (DuckFieldSession *session, DuckFieldSelection *selection);

/* It consists of nothing but this kind. */
gboolean duck_field_selection_is_all (const DuckFieldSelection *selection, WarItemKind kind);

/* Boxes and ellipses, which have axes of their own: nothing else is selected. */
gboolean duck_field_selection_is_stamps (const DuckFieldSelection *selection);

/* Steps of the history that give all of it one value. FALSE: that cannot be, and the session has
 * said why. A name is for one item alone, letter by letter. */
gboolean duck_field_selection_set_name (DuckFieldSession *session, const char *name);
gboolean duck_field_selection_set_terrain (DuckFieldSession *session, WarTerrain terrain);
gboolean duck_field_selection_set_variant (DuckFieldSession *session, const char *variant);
gboolean duck_field_selection_set_side (DuckFieldSession *session, gint side);
gboolean duck_field_selection_set_role (DuckFieldSession *session, const char *role); /* or NULL */
gboolean duck_field_selection_set_point (DuckFieldSession *session, WarPointKind kind);
gboolean duck_field_selection_set_heading (DuckFieldSession *session, WarHeading heading);
gboolean duck_field_selection_set_locked (DuckFieldSession *session, gboolean locked);

/* Moves it as a whole. */
gboolean duck_field_selection_move (DuckFieldSession *session, WarPosition by);

/* Lines get another width, stamps another axis; one area or zone is scaled from its top left
 * corner. 0: as it is. */
gboolean duck_field_selection_set_size (DuckFieldSession *session, WarLength width,
                                        WarLength depth);

/* An effect of the system's terrain statistic for all features; own: FALSE: as their terrain has
 * it. */
gboolean duck_field_selection_set_effect (DuckFieldSession *session, guint stat, gboolean own,
                                          gint value);

G_END_DECLS
