/* tags.h: which tags a photo of a table shows, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Before anybody cuts them out: how large the tags on which bases are, and whether one photo of the
 * whole field shows them, or of how large parts some are needed, or none does; a sentence a line.
 * Free it. */
char *text_tags (const WarOperation *operation);

G_END_DECLS
