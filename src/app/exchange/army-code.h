/* army-code.h: the window that shows an army as a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "desk/documents/army-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ARMY_CODE (duck_army_code_get_type ())
G_DECLARE_FINAL_TYPE (DuckArmyCode, duck_army_code, DUCK, ARMY_CODE, AdwWindow)

/* A telephone reads the army's text off it; a button saves it as a picture. An army that is too
 * large for one gets a dialog that says so. */
void duck_army_code_show (DuckShell *parent, DuckArmyDocument *document);

G_END_DECLS
