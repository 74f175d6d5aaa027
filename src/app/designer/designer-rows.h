/* designer-rows.h: rows and texts of the operation designer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Widgets for rows. A row's own widget is what is bound; of a number, the spin button. */
GtkWidget *duck_designer_new_entry (const char *title, gint max_length);
GtkWidget *duck_designer_new_combo (const char *title, const char *const *choices);
GtkWidget *duck_designer_new_number (const char *title, double least, double most, double step,
                                     GtkSpinButton **button);
GtkWidget *duck_designer_new_switch (const char *title, const char *subtitle, GtkSwitch **button);
GtkWidget *duck_designer_new_button (const char *icon, const char *name);

/* A row that leads to a window. */
GtkWidget *duck_designer_new_link (const char *title, const char *subtitle);

/* Several lines, in a frame of its own. */
GtkWidget *duck_designer_new_text (const char *name, GtkTextBuffer **buffer);

/* They touch the widget only if it shows something else. */
void duck_designer_show_text (GtkWidget *entry, const char *text);
void duck_designer_show_choice (GtkWidget *combo, guint choice);

/* Likewise; what was not among the choices when it was made is then the last of them, as other. */
void duck_designer_show_choice_or (GtkWidget *combo, guint choice, const char *other);
void duck_designer_show_paragraphs (GtkTextBuffer *buffer, const char *paragraphs);
char *duck_designer_dup_paragraphs (GtkTextBuffer *buffer);

G_END_DECLS
