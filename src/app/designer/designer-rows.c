/* designer-rows.c: rows and texts of the operation designer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-rows.h"

#include "app/base/control-row.h"
#include "app/base/number-guard.h"
#include "app/base/tooltip.h"
#include "engine/operation/operation-edit.h"

/* How high a text is shown, in pixels: in a small window its end has to be in sight while one
 * writes there. */
#define TEXT_HEIGHT_MIN 200
#define TEXT_HEIGHT_MAX 280

static void
set_name (gpointer widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
duck_designer_new_entry (const char *title, gint max_length)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_text_set_max_length (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (row))), max_length);
  return row;
}

GtkWidget *
duck_designer_new_combo (const char *title, const char *const *choices)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);

  g_object_set_data (G_OBJECT (row), "n-choices",
                     GUINT_TO_POINTER (g_list_model_get_n_items (G_LIST_MODEL (list))));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* The names of books are people's own. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  /* Beside the title a long choice would make the page wide. libadwaita 1.7 says a choice beneath
   * it that is made from here on, and so none if the model were there already. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  return row;
}

GtkWidget *
duck_designer_new_number (const char *title, double least, double most, double step,
                          GtkSpinButton **button)
{
  GtkWidget *number = gtk_spin_button_new_with_range (least, most, step);

  duck_number_guard_add (GTK_SPIN_BUTTON (number));
  *button = GTK_SPIN_BUTTON (number);
  return duck_control_row_new (title, number);
}

GtkWidget *
duck_designer_new_switch (const char *title, const char *subtitle, GtkSwitch **button)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *widget = gtk_switch_new ();

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  set_name (widget, title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  *button = GTK_SWITCH (widget);
  return row;
}

GtkWidget *
duck_designer_new_button (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  duck_tooltip_set (button, name);
  set_name (button, name);
  return button;
}

/* Makes the frame as high as its text, within limits: a text view knows how high it is only once it
 * is laid out, which comes after it was asked. */
static gboolean
fit_text (gpointer frame)
{
  GtkTextView *view = GTK_TEXT_VIEW (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (frame)));
  GtkTextIter end;
  int y, height;

  g_object_set_data (frame, "fits-later", NULL);
  gtk_text_buffer_get_end_iter (gtk_text_view_get_buffer (view), &end);
  gtk_text_view_get_line_yrange (view, &end, &y, &height);
  height += y + gtk_text_view_get_top_margin (view) + gtk_text_view_get_bottom_margin (view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (frame),
                                              CLAMP (height, TEXT_HEIGHT_MIN, TEXT_HEIGHT_MAX));
  return G_SOURCE_REMOVE;
}

static void
fit_text_later (GtkWidget *frame)
{
  if (g_object_get_data (G_OBJECT (frame), "fits-later") != NULL)
    return;

  g_object_set_data (G_OBJECT (frame), "fits-later", frame);
  g_idle_add_full (G_PRIORITY_LOW, fit_text, g_object_ref (frame), g_object_unref);
}

GtkWidget *
duck_designer_new_link (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

GtkWidget *
duck_designer_new_text (const char *name, GtkTextBuffer **buffer)
{
  GtkWidget *frame = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 10);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 10);
  set_name (view, name);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (frame), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (frame), TEXT_HEIGHT_MIN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (frame), view);
  gtk_widget_add_css_class (frame, "card");
  gtk_widget_add_css_class (frame, "paragraphs");
  gtk_widget_set_overflow (frame, GTK_OVERFLOW_HIDDEN);
  *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_signal_connect_object (*buffer, "changed", G_CALLBACK (fit_text_later), frame,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (frame)),
                           "changed", G_CALLBACK (fit_text_later), frame, G_CONNECT_SWAPPED);
  return frame;
}

void
duck_designer_show_text (GtkWidget *entry, const char *text)
{
  const char *shown = text != NULL ? text : "";

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), shown))
    gtk_editable_set_text (GTK_EDITABLE (entry), shown);
}

void
duck_designer_show_choice (GtkWidget *combo, guint choice)
{
  if (adw_combo_row_get_selected (ADW_COMBO_ROW (combo)) != choice)
    adw_combo_row_set_selected (ADW_COMBO_ROW (combo), choice);
}

void
duck_designer_show_choice_or (GtkWidget *combo, guint choice, const char *other)
{
  GtkStringList *list = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (combo)));
  guint n_choices = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (combo), "n-choices"));
  guint n_more = g_list_model_get_n_items (G_LIST_MODEL (list)) - n_choices;
  const char *const last[] = { other, NULL };

  if (choice < n_choices)
    {
      duck_designer_show_choice (combo, choice);
      if (n_more > 0)
        gtk_string_list_remove (list, n_choices);
      return;
    }

  /* From libadwaita 1.7 on something is always chosen. */
  if (n_more == 0 || !g_str_equal (gtk_string_list_get_string (list, n_choices), other))
    gtk_string_list_splice (list, n_choices, n_more, last);
  duck_designer_show_choice (combo, n_choices);
}

char *
duck_designer_dup_paragraphs (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

void
duck_designer_show_paragraphs (GtkTextBuffer *buffer, const char *paragraphs)
{
  g_autofree char *text = duck_designer_dup_paragraphs (buffer);
  g_autofree char *clean = war_paragraphs_clean (text);

  if (g_strcmp0 (clean, paragraphs) != 0)
    gtk_text_buffer_set_text (buffer, paragraphs != NULL ? paragraphs : "", -1);
}
