/* library-item.h: a document that is in the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

#include "desk/base/kind.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* Where a document of the library comes from. */
typedef enum
{
  DUCK_ORIGIN_BUILT_IN,
  DUCK_ORIGIN_OWN, /* in one of the user's own folders */
  DUCK_ORIGIN_ELSEWHERE, /* has been opened from, or saved in, another folder */
} DuckOrigin;

#define DUCK_TYPE_LIBRARY_ITEM (duck_library_item_get_type ())
G_DECLARE_FINAL_TYPE (DuckLibraryItem, duck_library_item, DUCK, LIBRARY_ITEM, GObject)

/* What one needs to know of a document to list it. Property that notifies: "picture", which is NULL
 * until somebody has drawn it.
 *
 * stamp: of the file; name: NULL if the file cannot be read; system: what its rules are called,
 * NULL if it belongs to none; book: the id of an army's, else NULL. time: in seconds since the
 * epoch, when it was last used, or its own last change; 0: never. */
DuckLibraryItem *duck_library_item_new (const char *path, const char *stamp, DuckKind kind,
                                        DuckOrigin origin, gint64 time, const char *name,
                                        const char *system, const char *book, const char *details);

const char *duck_library_item_get_path (DuckLibraryItem *self);
const char *duck_library_item_get_stamp (DuckLibraryItem *self);
DuckKind duck_library_item_get_kind (DuckLibraryItem *self);
DuckOrigin duck_library_item_get_origin (DuckLibraryItem *self);
gint64 duck_library_item_get_time (DuckLibraryItem *self);

/* What its rules are called, the rule system itself, and the id of its book; or NULL. */
const char *duck_library_item_get_system (DuckLibraryItem *self);
const WarSystem *duck_library_item_find_system (DuckLibraryItem *self);
const char *duck_library_item_get_book (DuckLibraryItem *self);

/* For people; of a file that cannot be read, the name of the file, and that it cannot. */
const char *duck_library_item_get_name (DuckLibraryItem *self);
const char *duck_library_item_get_details (DuckLibraryItem *self);
gboolean duck_library_item_is_damaged (DuckLibraryItem *self);

/* Of what is played: how many pieces it has, and how many persons can have a seat; 0: nobody knows,
 * or it is not played. */
void duck_library_item_set_size (DuckLibraryItem *self, guint n_pieces, guint n_seats);
guint duck_library_item_get_n_pieces (DuckLibraryItem *self);
guint duck_library_item_get_n_seats (DuckLibraryItem *self);

/* "Built-in · Trench Assault": where it is kept, and its system if it has one; free it. */
char *duck_library_item_dup_place (DuckLibraryItem *self);

/* The files that it takes something from, and which of them were there, as they were, when it was
 * read; links is taken over, and may be NULL. */
void duck_library_item_set_links (DuckLibraryItem *self, GPtrArray *links);
gboolean duck_library_item_takes_from (DuckLibraryItem *self, const char *path);

/* Whether one of them has come, changed or gone since. It may be asked in any thread. */
gboolean duck_library_item_has_other_links (DuckLibraryItem *self);

/* Whether the files of both, which are at the same path, and what they take from others were the
 * same. */
gboolean duck_library_item_is_as (DuckLibraryItem *self, DuckLibraryItem *other);

/* Whether all words are in its name, details or place. The words are folded for comparing. */
gboolean duck_library_item_matches (DuckLibraryItem *self, char *const *words);
char **duck_library_fold_words (const char *text);

/* An item that is about to be deleted is not shown. */
gboolean duck_library_item_get_hidden (DuckLibraryItem *self);
void duck_library_item_set_hidden (DuckLibraryItem *self, gboolean hidden);

GdkTexture *duck_library_item_get_picture (DuckLibraryItem *self);
void duck_library_item_set_picture (DuckLibraryItem *self, GdkTexture *picture);

/* How many cards show the item; each takes and gives back one. */
guint duck_library_item_get_n_shown (DuckLibraryItem *self);
void duck_library_item_show (DuckLibraryItem *self, gint by);

G_END_DECLS
