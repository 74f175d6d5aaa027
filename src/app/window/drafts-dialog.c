/* drafts-dialog.c: the drafts that were left, one by one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/drafts-dialog.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "desk/base/kind.h"

struct _DuckDraftsDialog
{
  AdwWindow parent_instance;

  GtkListBox *list;
  GtkWidget *open_all;

  DuckDraftsBar *bar;
};

G_DEFINE_FINAL_TYPE (DuckDraftsDialog, duck_drafts_dialog, ADW_TYPE_WINDOW)

/* ---------------------------------------------------------------------------------------------
 * What is said of a draft. */

static char *
dup_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (g_date_time_get_year (time) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (time) == g_date_time_get_day_of_year (now))
    /* Translators: a time of today, as of g_date_time_format() */
    return g_date_time_format (time, _ ("Changed today at %H:%M"));
  /* Translators: a day and time, as of g_date_time_format() */
  return g_date_time_format (time, _ ("Changed on %e %B %Y at %H:%M"));
}

/* What one should know before opening it; NULL: nothing. */
static const char *
get_warning (const StoreLeftDraft *left)
{
  g_autofree char *stamp = left->path != NULL ? duck_file_dup_stamp (left->path) : NULL;

  if (left->n_versions == 0)
    return _ ("Nothing of it can be read.");
  if (left->damaged)
    return _ ("The last changes cannot be read.");
  if (left->path == NULL)
    return NULL;
  if (stamp == NULL)
    return _ ("Its file is no longer there.");
  if (g_strcmp0 (stamp, left->stamp) != 0)
    return _ ("Its file has been changed since.");
  return NULL;
}

static char *
dup_place (const StoreLeftDraft *left)
{
  g_autofree char *name = NULL;

  if (left->n_versions == 0)
    return g_filename_display_name (left->journal);
  if (left->path == NULL)
    return g_strdup (_ ("Not saved yet"));

  name = g_filename_display_basename (left->path);
  return g_steal_pointer (&name);
}

static char *
dup_subtitle (const StoreLeftDraft *left)
{
  g_autofree char *time = dup_time (left->time);
  g_autofree char *place = dup_place (left);
  const char *warning = get_warning (left);

  if (warning == NULL)
    return g_strdup_printf ("%s\n%s", place, time);
  return g_strdup_printf ("%s\n%s\n%s", place, time, warning);
}

static const char *
get_icon (const StoreLeftDraft *left)
{
  g_autofree char *suffix = g_strconcat (".", left->kind != NULL ? left->kind : "", NULL);
  DuckKind kind;

  return duck_kind_from_path (suffix, &kind) ? duck_kind_get_info (kind)->icon
                                             : "dialog-question-symbolic";
}

/* ---------------------------------------------------------------------------------------------
 * Opening and discarding. */

static void
open_cb (DuckDraftsDialog *self, GtkButton *button)
{
  StoreLeftDraft *left = g_object_get_data (G_OBJECT (button), "draft");

  duck_drafts_bar_open (self->bar, left);
}

static void
open_all_cb (DuckDraftsDialog *self)
{
  duck_drafts_bar_open_all (self->bar);
}

/* What is to be discarded, if the answer is yes. */
typedef struct
{
  DuckDraftsDialog *dialog;
  StoreLeftDraft *left; /* NULL: everything */
} Discarding;

static void
discard_answer_cb (DuckAnswer answer, gpointer data)
{
  Discarding *discarding = data;

  if (answer == DUCK_ANSWER_DISCARD && discarding->left != NULL)
    duck_drafts_bar_discard (discarding->dialog->bar, discarding->left);
  else if (answer == DUCK_ANSWER_DISCARD)
    duck_drafts_bar_discard_all (discarding->dialog->bar);
  g_object_unref (discarding->dialog);
  g_free (discarding);
}

static void
ask_discard (DuckDraftsDialog *self, StoreLeftDraft *left)
{
  Discarding *discarding = g_new (Discarding, 1);

  discarding->dialog = g_object_ref (self);
  discarding->left = left;
  duck_dialog_ask_discard (GTK_WINDOW (self), left != NULL ? left->title : NULL, discard_answer_cb,
                           discarding);
}

static void
discard_cb (DuckDraftsDialog *self, GtkButton *button)
{
  ask_discard (self, g_object_get_data (G_OBJECT (button), "draft"));
}

static void
discard_all_cb (DuckDraftsDialog *self)
{
  ask_discard (self, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * The rows. */

static GtkWidget *
new_button (DuckDraftsDialog *self, StoreLeftDraft *left, GtkWidget *button, const char *name,
            void (*clicked) (DuckDraftsDialog *, GtkButton *))
{
  g_object_set_data (G_OBJECT (button), "draft", left);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_row (DuckDraftsDialog *self, StoreLeftDraft *left)
{
  GtkWidget *row = adw_action_row_new ();
  const char *title = left->title != NULL ? left->title : _ ("Unknown Document");
  g_autofree char *subtitle = dup_subtitle (left);
  g_autofree char *description = g_strdup (subtitle);
  GtkWidget *discard = new_button (
    self, left, gtk_button_new_from_icon_name ("user-trash-symbolic"), _ ("Discard…"), discard_cb);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (get_icon (left)));
  if (left->n_versions > 0)
    {
      GtkWidget *open
        = new_button (self, left, gtk_button_new_with_mnemonic (_ ("_Open")), NULL, open_cb);

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), open);
    }
  gtk_widget_add_css_class (discard, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (discard), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Discard…"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), discard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_list_box_append (self->list, row);
}

static void
update (DuckDraftsDialog *self)
{
  GPtrArray *drafts = duck_drafts_bar_get_drafts (self->bar);
  GtkWidget *row;
  gboolean any = FALSE;

  if (drafts->len == 0)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < drafts->len; i++)
    {
      StoreLeftDraft *left = g_ptr_array_index (drafts, i);

      any |= left->n_versions > 0;
      add_row (self, left);
    }
  gtk_widget_set_sensitive (self->open_all, any);
}

static void
duck_drafts_dialog_dispose (GObject *object)
{
  DuckDraftsDialog *self = DUCK_DRAFTS_DIALOG (object);

  if (self->bar != NULL)
    g_signal_handlers_disconnect_by_func (self->bar, update, self);
  g_clear_object (&self->bar);

  G_OBJECT_CLASS (duck_drafts_dialog_parent_class)->dispose (object);
}

static void
duck_drafts_dialog_class_init (DuckDraftsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_drafts_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/drafts-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckDraftsDialog, list);
  gtk_widget_class_bind_template_child (widget_class, DuckDraftsDialog, open_all);
  gtk_widget_class_bind_template_callback (widget_class, open_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, discard_all_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_drafts_dialog_init (DuckDraftsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
duck_drafts_dialog_show (GtkWindow *parent, DuckDraftsBar *bar)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (bar));

  DuckDraftsDialog *self = g_object_new (DUCK_TYPE_DRAFTS_DIALOG, "transient-for", parent, NULL);

  self->bar = g_object_ref (bar);
  g_signal_connect_object (bar, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  gtk_window_present (GTK_WINDOW (self));
}
