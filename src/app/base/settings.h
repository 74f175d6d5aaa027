/* settings.h: what the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "draw/sheet-options.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* The keys of data/duckboard.gschema.xml. */
#define DUCK_SETTING_COLOR_SCHEME "color-scheme"
#define DUCK_SETTING_SYSTEM "system"
#define DUCK_SETTING_PAPER "paper"
#define DUCK_SETTING_INK "ink"
#define DUCK_SETTING_PRINT_DETAIL "print-detail"
#define DUCK_SETTING_PRINT_COLUMNS "print-columns"
#define DUCK_SETTING_PRINT_SAVE_INK "print-save-ink"
#define DUCK_SETTING_PRINT_OVERLAP "print-overlap"
#define DUCK_SETTING_PRINT_CARD_SIZE "print-card-size"
#define DUCK_SETTING_PRINT_BOOKLET "print-booklet"
#define DUCK_SETTING_PRINT_LANDSCAPE "print-landscape"
#define DUCK_SETTING_MAP_FORMAT "map-format"
#define DUCK_SETTING_MAP_SIZE "map-size"
#define DUCK_SETTING_MAP_PAPER "map-paper"
#define DUCK_SETTING_MAP_SCALE "map-scale"
#define DUCK_SETTING_MAP_DOTS "map-dots"
#define DUCK_SETTING_MAP_INK "map-ink"
#define DUCK_SETTING_MAP_LAYERS "map-layers"
#define DUCK_SETTING_MAP_BORDER "map-border"
#define DUCK_SETTING_MAP_SQUARES "map-squares"
#define DUCK_SETTING_MAP_ZONES "map-zones"
#define DUCK_SETTING_MAP_NAMES "map-names"
#define DUCK_SETTING_SAVE_AUTOMATICALLY "save-automatically"
#define DUCK_SETTING_DICE_SPEED "dice-speed"
#define DUCK_SETTING_GAME_PACE "game-pace"
#define DUCK_SETTING_LOSS_PACE "loss-pace"
#define DUCK_SETTING_DICE_REST "dice-rest"
#define DUCK_SETTING_UNDO_POLICY "undo-policy"
#define DUCK_SETTING_GAME_TYPE "game-type"
#define DUCK_SETTING_GAME_OPERATION "game-operation"
#define DUCK_SETTING_GAME_ARMY_1 "game-army-1"
#define DUCK_SETTING_GAME_ARMY_2 "game-army-2"
#define DUCK_SETTING_GAME_FIELD "game-field"
#define DUCK_SETTING_GAME_EDGES "game-edges"
#define DUCK_SETTING_GAME_AMENDMENTS "game-amendments"
#define DUCK_SETTING_GAME_COMMANDERS "game-commanders"
#define DUCK_SETTING_GAME_SEATS "game-seats"
#define DUCK_SETTING_GAME_OWN_DICE "game-own-dice"
#define DUCK_SETTING_GAME_HANDS_OVER "game-hands-over"
#define DUCK_SETTING_GAME_GUIDE "game-guide"
#define DUCK_SETTING_RECENTLY_USED "recently-used"
#define DUCK_SETTING_DRAFTS_PUT_OFF "drafts-put-off"
#define DUCK_SETTING_WELCOMED "welcomed"
#define DUCK_SETTING_CHART_FOLDED "chart-folded"
#define DUCK_SETTING_WINDOW_WIDTH "window-width"
#define DUCK_SETTING_WINDOW_HEIGHT "window-height"
#define DUCK_SETTING_WINDOW_MAXIMIZED "window-maximized"

/* The settings of the program; lent, and there as long as it runs. */
GSettings *duck_settings_get (void);

/* The rule system that was chosen last, of which new documents are. */
const WarSystem *duck_settings_get_system (void);
void duck_settings_set_system (const WarSystem *system);

/* Light or dark windows follow the setting from now on. */
void duck_settings_apply_color_scheme (void);

/* What sheets are laid out for; how they are on the paper, which is given upright; the key that
 * says whether a part is on them, which is to be freed; the paper of another setting. */
DrawPaper duck_settings_get_paper (void);
DrawInk duck_settings_get_ink (void);
DrawSheetSetup duck_settings_get_sheet_setup (DrawPaper paper);
char *duck_settings_dup_key_of_part (const DrawSheetPartOption *option);
DrawPaper duck_settings_get_paper_of (const char *key);

/* The choice of an AdwComboRow, whose rows are in the order of the schema's values, is that of the
 * setting. */
void duck_settings_bind_row (const char *key, gpointer row);

G_END_DECLS
