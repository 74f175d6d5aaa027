/* draft-links.h: where the parts of a document came from, beside the whole document in a draft
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A draft needs no other file, so that what a document links to stands in it. The links follow the
 * document as instructions, <?link NUMBER PATH?>, which readers pass over. */

/* The bytes with such an instruction for each of the links, some of which may be NULL. */
GBytes *store_draft_links_add (GBytes *bytes, const char *const *links, guint n_links);

/* The links again: an array of n_links strings, of which those are NULL that were, or that are no
 * links. Free each, and the array; g_strfreev() would end at the first gap. */
char **store_draft_links_read (GBytes *bytes, guint n_links);
void store_draft_links_free (char **links, guint n_links);

G_END_DECLS
