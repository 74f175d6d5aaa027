/* routine.h: how a round of a rule system goes, from its data
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/tracker/routine.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* That of the system, which is read with its rules; lent. NULL with an error if these cannot be
 * read. */
WarRoutine *store_library_get_routine (StoreLibrary *library, const char *system, GError **error);

G_END_DECLS
