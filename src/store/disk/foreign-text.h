/* foreign-text.h: text of other programs, however they have written it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* The bytes as UTF-8 without a byte-order mark: those that are UTF-16, or compressed by gzip, or
 * XML that says another encoding, are made so, the compressed up to STORE_FILE_MAX. A NUL at the
 * end stays there. NULL after a fault. */
GBytes *store_foreign_unpack (GBytes *bytes, StoreFaults *faults);

/* The same; NULL and a fault that says what they are and what to do, too, if they are no text that
 * could be meant: a web page, a picture, an archive. */
GBytes *store_foreign_decode (GBytes *bytes, StoreFaults *faults);

G_END_DECLS
