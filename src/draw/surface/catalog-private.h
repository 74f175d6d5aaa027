/* catalog-private.h: what cairo leaves out of a PDF's catalog
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends to a file of cairo's that it is in the language of the sentences and is to be printed at
 * true size. FALSE with an error: it is built in a way that is unknown here, and is unchanged. */
gboolean draw_catalog_amend (GByteArray *pdf, GError **error);

G_END_DECLS
