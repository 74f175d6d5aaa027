/* shortcuts.h: keys, to be looked up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What one can do, and how: either keys, alternatives parted by spaces, "1...9" for a row of them;
 * or the action that has them. */
typedef struct
{
  const char *title; /* to be translated; NULL behind the last one */
  const char *action, *keys;
  const char *hands; /* what the mouse or fingers do instead, to be translated; or NULL */
} DuckShortcut;

typedef struct
{
  const char *title; /* to be translated */
  const DuckShortcut *shortcuts;
} DuckShortcutGroup;

/* A dialog of these groups, for duck_sheet_present(). */
GtkWidget *duck_shortcuts_new (GtkApplication *application, const DuckShortcutGroup *groups,
                               guint n_groups);

/* The keys as they look on a keyboard. */
GtkWidget *duck_shortcut_label_new (const char *keys);

G_END_DECLS
