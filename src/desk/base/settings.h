/* settings.h: what the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* The keys of data/duckboard.gschema.xml. */
#define DUCK_SETTING_COLOR_SCHEME "color-scheme"
#define DUCK_SETTING_SYSTEM "system"
#define DUCK_SETTING_PAPER "paper"
#define DUCK_SETTING_INK "ink"
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
#define DUCK_SETTING_IDLE_QUESTION "idle-question"
#define DUCK_SETTING_END_EMPTY_STEPS "end-empty-steps"
#define DUCK_SETTING_DICE_REST "dice-rest"
#define DUCK_SETTING_SOUNDS "sounds"
#define DUCK_SETTING_SOUND_VOLUME "sound-volume"
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
#define DUCK_SETTING_GAME_DICE "game-dice"
#define DUCK_SETTING_GAME_HANDS_OVER "game-hands-over"
#define DUCK_SETTING_GAME_GUIDE "game-guide"
#define DUCK_SETTING_GAME_UNITS_FOLDED "game-units-folded"
#define DUCK_SETTING_GAME_LOG_FOLDED "game-log-folded"
#define DUCK_SETTING_RECENTLY_USED "recently-used"
#define DUCK_SETTING_DRAFTS_PUT_OFF "drafts-put-off"
#define DUCK_SETTING_WELCOMED "welcomed"
#define DUCK_SETTING_CHART_FOLDED "chart-folded"
#define DUCK_SETTING_WINDOW_WIDTH "window-width"
#define DUCK_SETTING_WINDOW_HEIGHT "window-height"
#define DUCK_SETTING_WINDOW_MAXIMIZED "window-maximized"

/* Of the printer: whether backs are printed of what is cut out, and how far it moves them. */
#define DUCK_SETTING_BACKS "backs"
#define DUCK_SETTING_BACK_RIGHT "back-right"
#define DUCK_SETTING_BACK_DOWN "back-down"

/* Those of a kind of sheets, beside which each part of sheets has a key, which is its id. */
#define DUCK_SHEET_SETTING_DETAIL "detail"
#define DUCK_SHEET_SETTING_COLUMNS "columns"
#define DUCK_SHEET_SETTING_SAVE_INK "save-ink"
#define DUCK_SHEET_SETTING_OVERLAP "overlap"
#define DUCK_SHEET_SETTING_CARD_SIZE "card-size"
#define DUCK_SHEET_SETTING_BOOKLET "booklet"
#define DUCK_SHEET_SETTING_LANDSCAPE "landscape"

/* The settings of the program; lent, and there as long as it runs. */
GSettings *duck_settings_get (void);

/* The rule system that was chosen last, of which new documents are. */
const WarSystem *duck_settings_get_system (void);
void duck_settings_set_system (const WarSystem *system);

/* What sheets of a kind of documents, by the suffix of its files, are like; lent, and there as long
 * as the program runs. */
GSettings *duck_settings_get_sheets (const char *suffix);

G_END_DECLS
