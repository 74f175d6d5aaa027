/* sheet-settings.h: what printed sheets are like, as the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/base/settings.h"
#include "draw/surface/sheet-options.h"

G_BEGIN_DECLS

/* What sheets are laid out for; how they are on the paper, which is given upright, by settings of
 * their kind; the paper of another setting. */
DrawPaper duck_settings_get_paper (void);
DrawInk duck_settings_get_ink (void);
DrawSheetSetup duck_settings_get_sheet_setup (GSettings *sheets, DrawPaper paper);
DrawPaper duck_settings_get_paper_of (const char *key);

G_END_DECLS
