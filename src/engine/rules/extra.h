/* extra.h: what a newer version of the file format says about an item
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One attribute or element that this version does not know. */
typedef struct
{
  char *path; /* the element it stands in, from the item's own, which is "": "statistics[0]" */
  char *name; /* of an attribute; NULL: an element */
  char *content; /* the attribute's value; the element as the file has it, its name included */
  char *after; /* the known attribute it stands after; NULL: before all, or an element */
  guint index; /* an element: so many known ones stand before it */
} WarExtraEntry;

/* What stands in a file about an item and is not known to this version: kept with the item, never
 * looked into, and written back where it stood. An item that is edited hands it on. It is filled
 * while a file is read, and immutable after that; reference-counted. */
typedef struct
{
  gatomicrefcount references;
  guint minor; /* it comes from version 1.minor of the format */
  GArray *entries; /* WarExtraEntry, in the order of the file */
} WarExtra;

WarExtra *war_extra_new (guint minor);

/* Both take NULL too, as most items have none. */
WarExtra *war_extra_ref (WarExtra *extra);
void war_extra_unref (WarExtra *extra);

/* Takes the strings over, but for after, which it copies. */
void war_extra_add_attribute (WarExtra *extra, char *path, char *name, char *value,
                              const char *after);
void war_extra_add_element (WarExtra *extra, char *path, char *content, guint index);

/* Whether both say the same; NULL says nothing. */
gboolean war_extra_equal (const WarExtra *a, const WarExtra *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarExtra, war_extra_unref)

G_END_DECLS
