/* window-shortcuts.c: all keys, and what mouse and fingers do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-shortcuts.h"

#include <glib/gi18n-lib.h>

#include "app/base/sheet.h"
#include "app/base/shortcuts.h"

static const DuckShortcut documents[] = {
  { N_ ("New army"), .action = "app.new-army" },
  { N_ ("New battlefield"), .action = "app.new-field" },
  { N_ ("New operation"), .action = "app.new-operation" },
  { N_ ("New campaign"), .action = "app.new-campaign" },
  { N_ ("New army book"), .action = "app.new-book" },
  { N_ ("Open"), .action = "app.open" },
  { N_ ("Save the document"), .action = "win.save" },
  { N_ ("Save as"), .action = "win.save-as" },
  { N_ ("Play"), .action = "win.play" },
  { N_ ("Print"), .action = "win.print" },
  { N_ ("Export PDF"), .action = "win.export-pdf" },
  { N_ ("Export map"), .action = "win.export-map" },
  { N_ ("Close tab"), .action = "win.close-tab" },
  { NULL },
};

static const DuckShortcut library[] = {
  { N_ ("Library, or back to the documents"), .action = "win.library" },
  { N_ ("Search"), .action = "library.search" },
  { N_ ("Duplicate"), .action = "library.duplicate" },
  { N_ ("Rename"), .action = "library.rename" },
  { N_ ("Delete"), .keys = "Delete" },
  { N_ ("Menu of the chosen document"), .keys = "Menu <Shift>F10" },
  { NULL },
};

static const DuckShortcut general[] = {
  { N_ ("Undo"), .action = "win.undo" },
  { N_ ("Redo"), .action = "win.redo" },
  { N_ ("Choose from the steps to undo"), .action = "win.list-undo" },
  { N_ ("Choose from the steps to redo"), .action = "win.list-redo" },
  { N_ ("Next tab"), .keys = "<Control>Page_Down" },
  { N_ ("Previous tab"), .keys = "<Control>Page_Up" },
  { N_ ("New window"), .action = "app.new-window" },
  { N_ ("Quit"), .action = "app.quit" },
  { N_ ("Next or previous pane"), .keys = "F6 <Shift>F6" },
  { N_ ("Width of the pane"), .keys = "<Control><Alt>Left <Control><Alt>Right" },
  { N_ ("Main menu"), .keys = "F10" },
  { N_ ("Preferences"), .action = "app.preferences" },
  { N_ ("Help"), .action = "win.help" },
  { N_ ("Rules of the game"), .action = "win.rules" },
  { N_ ("Keyboard shortcuts"), .action = "win.show-help-overlay" },
  { NULL },
};

static const DuckShortcut army[] = {
  { N_ ("Search the book"), .action = "army.search" },
  { N_ ("Add the chosen unit"), .keys = "Return" },
  { N_ ("From the search to the list"), .keys = "Down" },
  { N_ ("One more or fewer of the chosen unit"), .keys = "plus minus" },
  { N_ ("Type how many"), .keys = "0...9" },
  { N_ ("Remove the chosen units"), .keys = "Delete" },
  { N_ ("Name and note of a unit"), .keys = "F2" },
  { N_ ("Duplicate"), .keys = "<Control>d" },
  { N_ ("Cut, copy and paste units"), .keys = "<Control>x <Control>c <Control>v" },
  { N_ ("Move up or down"), .keys = "<Alt>Up <Alt>Down" },
  { N_ ("Put into a wave or group"), .keys = "<Control>1...3" },
  { N_ ("Menu of a unit"), .keys = "<Shift>F10" },
  { NULL },
};

static const DuckShortcut tools[] = {
  { N_ ("Select and move"), .keys = "s" },
  { N_ ("Area, line"), .keys = "a l" },
  { N_ ("Box, ellipse"), .keys = "b e" },
  { N_ ("Stamp, scatter"), .keys = "t c" },
  { N_ ("Deployment zone, point"), .keys = "z p" },
  { N_ ("Eraser, ruler"), .keys = "x m" },
  { N_ ("Sight, picture to trace"), .keys = "v i" },
  { NULL },
};

static const DuckShortcut hexes[] = {
  { N_ ("Select, brush, fill"), .keys = "s b f" },
  { N_ ("Road, river"), .keys = "r w" },
  { N_ ("Fort, start, eraser"), .keys = "o t x" },
  { N_ ("Meadow, forest, river"), .keys = "1 2 3" },
  { N_ ("Smaller, larger brush"), .keys = "bracketleft bracketright" },
  { N_ ("To the hexes aslant"), .keys = "Home Page_Up End Page_Down" },
  { NULL },
};

static const DuckShortcut battlefield[] = {
  { N_ ("Inspector"), .action = "field.inspector" },
  { N_ ("Search Terrain"), .action = "field.search" },
  { NULL },
};

static const DuckShortcut selection[] = {
  { N_ ("Next"), .keys = "Tab" },
  { N_ ("Previous"), .keys = "<Shift>Tab" },
  { N_ ("Move by a step of the grid"), .keys = "Left Right Up Down" },
  { N_ ("Move by a tenth of it"), .keys = "<Shift>Left <Shift>Right" },
  { N_ ("Move by five steps"), .keys = "<Control>Left <Control>Right" },
  { N_ ("Cut"), .keys = "<Control>x" },
  { N_ ("Copy"), .keys = "<Control>c" },
  { N_ ("Paste"), .keys = "<Control>v" },
  { N_ ("Duplicate the selection"), .keys = "<Control>d" },
  { N_ ("Delete the selection"), .keys = "Delete" },
  { N_ ("Select all"), .keys = "<Control>a" },
  { N_ ("Group"), .keys = "<Control>g" },
  { N_ ("Ungroup"), .keys = "<Control><Shift>g" },
  { N_ ("Lock or unlock"), .keys = "<Control>l" },
  { N_ ("Raise, lower"), .keys = "Page_Up Page_Down" },
  { NULL },
};

static const DuckShortcut map[] = {
  { N_ ("Zoom in and out"), .keys = "plus minus <Control>plus <Control>minus",
    .hands = N_ ("Mouse wheel, or two fingers") },
  { N_ ("Show all"), .keys = "0 <Control>0" },
  { N_ ("Move the map"), .keys = "Left Right Up Down" },
  { NULL },
};

static const DuckShortcut game[] = {
  { N_ ("Next unit that can act"), .keys = "Tab" },
  { N_ ("Turn the unit, go forwards and back"), .keys = "Left Right Up Down" },
  { N_ ("Turn what is placed"), .keys = "R",
    .hands = N_ ("Mouse wheel with Shift, also of a unit") },
  { N_ ("Choose the unit and those it leads, to move them at once"), .keys = "G" },
  { N_ ("Choose all that can move, or several"), .keys = "<Control>a",
    .hands = N_ ("Click, or draw a frame, with Ctrl") },
  { N_ ("Press a button of the unit’s card, or an answer"), .keys = "1...9" },
  { N_ ("What keys do now"), .keys = "question" },
  { N_ ("Give the order"), .keys = "Return",
    .hands = N_ ("Click; with Shift all shells that are left at one place") },
  { N_ ("Let go of the unit"), .keys = "Escape" },
  { N_ ("Beginning"), .action = "game.first" },
  { N_ ("Previous order"), .action = "game.previous" },
  { N_ ("Next order"), .action = "game.next" },
  { N_ ("End"), .action = "game.last" },
  { N_ ("Replay Order by Order"), .action = "game.play-past" },
  { N_ ("Note on This Moment"), .action = "game.note" },
  { N_ ("What has happened since your last turn"), .action = "game.since" },
  { N_ ("What would you do?"), .action = "game.advise" },
  { N_ ("Chart that an enemy goes by"), .action = "game.chart" },
  { N_ ("Hide or show the units beside the map"), .action = "game.hide-units" },
  { N_ ("Hide or show the card and the log"), .action = "game.hide-log" },
  { N_ ("What the other side could hit next turn, while it is held"), .keys = "T" },
  { N_ ("Do what the button below the map says"), .action = "game.go-on" },
  { NULL },
};

static const DuckShortcut table[] = {
  { N_ ("Next phase"), .action = "table.go-on" },
  { N_ ("The unit loses one"), .keys = "minus" },
  { N_ ("The unit gets one back"), .keys = "plus" },
  { N_ ("The unit is done in this phase"), .keys = "space" },
  { N_ ("Mark the unit"), .keys = "1...9" },
  { NULL },
};

/* pages: the prefix of the actions of those pages whose keys they are; NULL: of all. */
static const struct
{
  const char *title;
  const DuckShortcut *shortcuts;
  const char *pages;
} groups[] = {
  { N_ ("Documents"), documents, NULL },
  { N_ ("Library"), library, NULL },
  { N_ ("General"), general, NULL },
  { N_ ("Army"), army, "army" },
  { N_ ("Tools"), tools, "field" },
  { N_ ("Battlefield of Hexes"), hexes, "field" },
  { N_ ("Battlefield"), battlefield, "field" },
  { N_ ("Selection"), selection, "field" },
  { N_ ("Map"), map, "field" },
  { N_ ("Game"), game, "game" },
  { N_ ("Games at the Table"), table, "game" },
};

void
duck_window_shortcuts_show (GtkWindow *window, const char *prefix)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  DuckShortcutGroup sorted[G_N_ELEMENTS (groups)];
  guint n = 0;

  /* Those of the page first. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
      if ((groups[i].pages != NULL && g_strcmp0 (groups[i].pages, prefix) == 0) == (pass == 0))
        sorted[n++] = (DuckShortcutGroup){ groups[i].title, groups[i].shortcuts };
  duck_sheet_present (duck_shortcuts_new (gtk_window_get_application (window), sorted, n), window);
}

gboolean
duck_window_shortcuts_has (const char *action)
{
  g_return_val_if_fail (action != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    for (const DuckShortcut *shortcut = groups[i].shortcuts; shortcut->title != NULL; shortcut++)
      if (g_strcmp0 (shortcut->action, action) == 0)
        return TRUE;
  return FALSE;
}
