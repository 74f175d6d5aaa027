/* setting-rows.h: settings that windows show, and follow
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/base/settings.h"

G_BEGIN_DECLS

/* Light or dark windows follow the setting from now on. */
void duck_settings_apply_color_scheme (void);

/* The choice of an AdwComboRow, whose rows are in the order of the schema's values, is that of the
 * setting: of the program, or of others. key: a constant. */
void duck_settings_bind_row (const char *key, gpointer row);
void duck_settings_bind_row_of (GSettings *settings, const char *key, gpointer row);

G_END_DECLS
