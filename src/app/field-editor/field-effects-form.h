/* field-effects-form.h: what features do in the chosen system, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_EFFECTS_FORM (duck_field_effects_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldEffectsForm, duck_field_effects_form, DUCK, FIELD_EFFECTS_FORM,
                      AdwBin)

/* A row for each of the system's statistics of terrain: it is as its terrain has it, or the
 * feature's own. Changes all features that are selected. */
GtkWidget *duck_field_effects_form_new (DuckFieldSession *session);

G_END_DECLS
