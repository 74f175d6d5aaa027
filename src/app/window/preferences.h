/* preferences.h: the window in which the user says what they prefer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DUCK_TYPE_PREFERENCES (duck_preferences_get_type ())
G_DECLARE_FINAL_TYPE (DuckPreferences, duck_preferences, DUCK, PREFERENCES, AdwPreferencesPage)

void duck_preferences_show (GtkWindow *parent);

G_END_DECLS
