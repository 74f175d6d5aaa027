/* shipped.h: the operations that the program comes with, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "store/documents/library.h"

/* By its file's name, with its suffix or without: "langemarck". Ends the program if it cannot be
 * read without a fault. library may be NULL. */
WarOperation *shipped_load_operation (StoreLibrary *library, const char *name);

/* Ready to be played; free with war_setup_free(). */
WarSetup *shipped_set_up (const char *name);
