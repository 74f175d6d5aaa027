/* field-form-rows.h: rows of the forms beside a field: words, numbers, choices
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row of a form: words, and below them the control that they name. */
GtkWidget *duck_field_form_new_row (const char *title, GtkWidget *control);
void duck_field_form_set_row_title (GtkWidget *row, const char *title);

/* For two rows, beside each other. */
GtkWidget *duck_field_form_new_pair (void);

/* Words that wrap; style: a class. */
GtkWidget *duck_field_form_new_words (const char *text, const char *style);

/* A list to choose from. Free nothing. */
GtkWidget *duck_field_form_new_choice (void);

/* Fills it, keeping quiet while nothing differs. names: NULL-terminated. */
void duck_field_form_set_choices (GtkDropDown *choice, const char *const *names);

/* Fills it and shows what is chosen; −1: what it stands for differs, so that there is one more
 * choice, "Mixed". */
void duck_field_form_show_choice (GtkDropDown *choice, const char *const *names, gint chosen);

G_END_DECLS
