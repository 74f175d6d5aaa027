/* app-find.c: what is in a window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "app/base/tooltip.h"

typedef gboolean (*Match) (GtkWidget *widget, gconstpointer data);

static GtkWidget *
find_among (GtkWidget *widget, gboolean only_shown, Match match, gconstpointer data)
{
  if (only_shown && !gtk_widget_get_mapped (widget))
    return NULL;
  if (match (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_among (child, only_shown, match, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Among what is shown: tests wait for it, and look again and again. */
static GtkWidget *
find_shown (GtkWidget *widget, Match match, gconstpointer data)
{
  return find_among (widget, TRUE, match, data);
}

static GtkWidget *
find (GtkWidget *widget, Match match, gconstpointer data)
{
  return find_among (widget, FALSE, match, data);
}

static gboolean
has_id (GtkWidget *widget, gconstpointer id)
{
  return g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0;
}

static gboolean
has_type (GtkWidget *widget, gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) type);
}

static gboolean
has_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
has_tooltip (GtkWidget *widget, gconstpointer tooltip)
{
  return GTK_IS_BUTTON (widget)
         && (g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0
             || g_strcmp0 (duck_tooltip_get (widget), tooltip) == 0);
}

static gboolean
has_label (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

GtkWidget *
app_find (gpointer root, const char *id)
{
  GtkWidget *widget = find (root, has_id, id);

  if (widget == NULL)
    g_error ("There is no widget “%s”", id);
  return widget;
}

GtkWidget *
app_find_type (gpointer root, GType type)
{
  GtkWidget *widget = find (root, has_type, &type);

  if (widget == NULL)
    g_error ("There is no %s", g_type_name (type));
  return widget;
}

typedef struct
{
  GType type;
  const char *title; /* of a row; NULL: any widget */
  guint n_before; /* that are still to be passed over */
} Nth;

static gboolean
is_nth (GtkWidget *widget, gconstpointer data)
{
  Nth *nth = (gpointer) data;

  if (!has_type (widget, &nth->type))
    return FALSE;
  if (nth->title != NULL
      && !(
        ADW_IS_PREFERENCES_ROW (widget)
        && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), nth->title)))
    return FALSE;

  return nth->n_before-- == 0;
}

GtkWidget *
app_find_nth_type (gpointer root, GType type, guint n)
{
  Nth nth = { type, NULL, n };
  GtkWidget *widget = find (root, is_nth, &nth);

  if (widget == NULL)
    g_error ("There are not %u %s", n + 1, g_type_name (type));
  return widget;
}

gpointer
app_find_row (gpointer root, GType type, const char *title, guint n)
{
  Nth nth = { type, title, n };
  GtkWidget *row = find (root, is_nth, &nth);

  if (row == NULL)
    g_error ("There is no row “%s”", title);
  return row;
}

gboolean
app_has_row (gpointer root, GType type, const char *title, guint n)
{
  Nth nth = { type, title, n };

  return find (root, is_nth, &nth) != NULL;
}

guint
app_count_type (gpointer root, GType type)
{
  guint n = has_type (root, &type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += app_count_type (child, type);
  return n;
}

gboolean
app_shows_text (gpointer root, const char *text)
{
  return find_shown (root, has_text, text) != NULL;
}

GtkWidget *
app_find_text (gpointer root, const char *text)
{
  GtkWidget *label = find_shown (root, has_text, text);

  if (label == NULL)
    g_error ("There is no “%s”", text);
  return label;
}

GtkWidget *
app_find_button (gpointer root, const char *tooltip)
{
  GtkWidget *widget = find_shown (root, has_tooltip, tooltip);

  if (widget == NULL)
    g_error ("There is no button “%s”", tooltip);
  return widget;
}

GtkWidget *
app_find_labelled (gpointer root, const char *label)
{
  GtkWidget *widget = find (root, has_label, label);

  if (widget == NULL)
    g_error ("There is no button “%s”", label);
  return widget;
}

void
app_click (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}
