/* list-keys.h: how keys go through lists
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has Tab leave the list once it has gone through what is in the row that has the focus: rows are
 * for the arrows. GTK 4.8 goes from row to row, however many there are. The list is a GtkListBox,
 * GtkListView or GtkGridView. */
void duck_list_leave_by_tab (gpointer list);

/* Has the arrows in each drop-down list of the program begin at what is chosen, where GTK 4.8
 * begins at the first, and Enter on each row do what the row is for, where GTK 4.8 presses the
 * default button of the window. What can be chosen in a row is read whole, where libadwaita 1.2
 * cuts it. */
void duck_list_keys_init (void);

/* Has Tab pass by what scrolls and has nothing in it for the keys, where GTK 4.8 stops for good. It
 * puts a function of its own before that of GTK's class: most of what scrolls is made by libadwaita
 * and by dialogs, which would not take one of a class of ours, and keys that a controller of the
 * window took would no longer reach what has the focus. */
void duck_scroll_keys_init (void);

/* The focus goes to the search, with what was looked for before chosen: what is typed next is in
 * place of it. GTK's own way would go on after it. */
void duck_list_search (gpointer search);

G_END_DECLS
