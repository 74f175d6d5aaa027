/* game-panes.c: what lies beside the map of a game can be folded away, and stays so
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-panes.h"

#include "desk/base/settings.h"

static void
toggle (gpointer panes, const char *property)
{
  gboolean is_folded;

  g_object_get (panes, property, &is_folded, NULL);
  g_object_set (panes, property, !is_folded, NULL);
}

static void
hide_units_action (GSimpleAction *action, GVariant *parameter, gpointer panes)
{
  toggle (panes, "start-folded");
}

static void
hide_log_action (GSimpleAction *action, GVariant *parameter, gpointer panes)
{
  toggle (panes, "end-folded");
}

void
duck_game_panes_add_actions (DuckPage *page, DuckPanes *panes)
{
  static const GActionEntry actions[] = {
    { .name = "hide-units", .activate = hide_units_action },
    { .name = "hide-log", .activate = hide_log_action },
  };
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY;

  g_return_if_fail (DUCK_IS_PAGE (page));
  g_return_if_fail (DUCK_IS_PANES (panes));

  g_action_map_add_action_entries (G_ACTION_MAP (duck_page_get_actions (page)), actions,
                                   G_N_ELEMENTS (actions), panes);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_GAME_UNITS_FOLDED, panes, "start-folded",
                   flags);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_GAME_LOG_FOLDED, panes, "end-folded", flags);
}
