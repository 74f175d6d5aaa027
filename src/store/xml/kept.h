/* kept.h: elements that this version does not know, kept as canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Collects one element with all that is in it. */
typedef struct _StoreKept StoreKept;

StoreKept *store_kept_new (void);
void store_kept_free (StoreKept *kept);

/* The element itself, then those in it. attributes: names and values in turn, NULL-terminated. */
void store_kept_start (StoreKept *kept, const char *name, const char *const *attributes);
void store_kept_text (StoreKept *kept, const char *text, gsize length);

/* How many elements are open. */
guint store_kept_get_depth (const StoreKept *kept);

/* Closes the innermost element; TRUE if it was the first. */
gboolean store_kept_end (StoreKept *kept);

/* The element as XML, as it stands at the beginning of a line; lines after the first are indented
 * by what is inside it. Elements that hold only text have runs of white space collapsed; where text
 * and elements are mixed, all is as it was. Free it. */
char *store_kept_to_xml (const StoreKept *kept);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreKept, store_kept_free)

G_END_DECLS
