/* web-page.h: the document that lies in a web page
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* A page has its document as the address of a link: so nothing runs, any browser saves the document
 * as a file of its own, and it stays there when a browser saves the page, which writes anew what it
 * has understood of it, and leaves out what it never showed. */
#define STORE_WEB_PAGE_ID "duckboard-document"

/* Whether a file is a page by its name. */
gboolean store_web_page_is_name (const char *path);

/* The address of a link that is the document: letters that need no escape in an attribute. suffix:
 * of its files, ".duckop"; NULL: such documents are in no page. Free it. */
char *store_web_page_to_link (GBytes *document, const char *suffix);

/* The canonical file of the page's one document, as it was put into it; suffix: lent, that of its
 * kind. Nothing else of the page is read. NULL with faults: there is none, or it was changed. */
GBytes *store_web_page_load (const char *path, const char **suffix, StoreFaults *faults);

G_END_DECLS
