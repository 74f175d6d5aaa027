/* field-private.h: what the files that read and write fields share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/documents/document-private.h"

G_BEGIN_DECLS

/* Features may reach beyond the edge of the field, as woods and rivers do. */
#define STORE_REACH (2 * (gint64) WAR_LENGTH_MAX)

#define STORE_ID_ATTRIBUTE \
  { \
    "id", STORE_VALUE_ID, TRUE \
  }
#define STORE_POSITIONS_ATTRIBUTE \
  { \
    "points-mm100", STORE_VALUE_POSITIONS, TRUE, -STORE_REACH, STORE_REACH \
  }

/* What editors keep of all items: the group that one is in, and whether it is locked. */
#define STORE_GROUP_ATTRIBUTE \
  { \
    "group", STORE_VALUE_ID, FALSE \
  }
#define STORE_LOCKED_ATTRIBUTE \
  { \
    "locked", STORE_VALUE_CHOICE, FALSE, .choices = store_no_yes \
  }
extern const char *const store_no_yes[];

#define STORE_ROLE_ATTRIBUTE \
  { \
    "role", STORE_VALUE_ID, FALSE \
  }

/* Reports what keeps the positions from being an area: then nobody can say what is inside. */
void store_set_area (StoreReader *reader, StoreDocument *document, WarShape *shape,
                     const StoreValue *value);

/* <features>, and one of them. */
extern const StoreElement store_features_element;
void store_feature_write (StoreWriter *writer, const WarFeature *feature);

/* <board>. */
extern const StoreElement store_board_element;
void store_board_write (StoreWriter *writer, const WarHexBoard *board);

/* Attributes of the element opened last. */
void store_write_position (StoreWriter *writer, const char *name, WarPosition position);
void store_write_vertices (StoreWriter *writer, const WarShape *shape);
void store_write_role (StoreWriter *writer, const char *role); /* NULL: none */
void store_write_marks (StoreWriter *writer, const char *group, gboolean locked);

G_END_DECLS
