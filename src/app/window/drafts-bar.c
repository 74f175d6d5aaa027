/* drafts-bar.c: offers what was not saved when the program ended unexpectedly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/drafts-bar.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/rows-layout.h"
#include "app/window/drafts-dialog.h"
#include "app/window/window.h"
#include "desk/base/settings.h"

/* In a window that is lower than that, in pixels, the bar is a slim line: pages need the room. */
#define FOLDED_BELOW 600

struct _DuckDraftsBar
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkLabel *text;
  GtkButton *open_all;

  GPtrArray *drafts; /* StoreLeftDraft */
  GCancellable *cancellable; /* of the search for drafts; or NULL */
  gboolean again; /* it does not see what has been left since it began */
};

G_DEFINE_FINAL_TYPE (DuckDraftsBar, duck_drafts_bar, ADW_TYPE_BIN)

static guint changed_signal;

char *
duck_drafts_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "duckboard", "drafts", NULL);
}

GPtrArray *
duck_drafts_bar_get_drafts (DuckDraftsBar *self)
{
  g_return_val_if_fail (DUCK_IS_DRAFTS_BAR (self), NULL);

  return self->drafts;
}

static DuckWindow *
get_window (DuckDraftsBar *self)
{
  return DUCK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* ---------------------------------------------------------------------------------------------
 * What is offered. */

static char *
dup_text (GPtrArray *drafts)
{
  guint n_readable = 0;
  const char *title = NULL;

  for (guint i = 0; i < drafts->len; i++)
    {
      const StoreLeftDraft *left = g_ptr_array_index (drafts, i);

      if (left->n_versions == 0)
        continue;
      title = left->title;
      n_readable++;
    }

  if (n_readable == 0)
    return g_strdup (_ ("Unsaved changes were kept, but cannot be read."));
  if (n_readable == 1 && title != NULL)
    /* Translators: %s is the name of a document */
    return g_strdup_printf (_ ("Duckboard ended unexpectedly. Unsaved changes to “%s” were kept."),
                            title);
  return g_strdup_printf (
    g_dngettext (
      GETTEXT_PACKAGE, "Duckboard ended unexpectedly. Unsaved changes to %u document were kept.",
      "Duckboard ended unexpectedly. Unsaved changes to %u documents were kept.", n_readable),
    n_readable);
}

static gboolean
any_readable (GPtrArray *drafts)
{
  for (guint i = 0; i < drafts->len; i++)
    if (((const StoreLeftDraft *) g_ptr_array_index (drafts, i))->n_versions > 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_put_off (const StoreLeftDraft *left)
{
  g_autoptr (GVariant) names
    = g_settings_get_value (duck_settings_get (), DUCK_SETTING_DRAFTS_PUT_OFF);
  g_autofree const char **list = g_variant_get_bytestring_array (names, NULL);
  g_autofree char *name = g_path_get_basename (left->journal);

  return g_strv_contains (list, name);
}

static gboolean
any_to_offer (GPtrArray *drafts)
{
  for (guint i = 0; i < drafts->len; i++)
    if (!is_put_off (g_ptr_array_index (drafts, i)))
      return TRUE;
  return FALSE;
}

static void
update (DuckDraftsBar *self)
{
  g_autofree char *text = dup_text (self->drafts);

  gtk_label_set_label (self->text, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), text);
  gtk_button_set_label (self->open_all, self->drafts->len == 1 ? _ ("_Open") : _ ("_Open All"));
  gtk_widget_set_visible (GTK_WIDGET (self->open_all), any_readable (self->drafts));
  gtk_widget_set_visible (GTK_WIDGET (self), any_to_offer (self->drafts));
  g_signal_emit (self, changed_signal, 0);
}

static void
list_thread (GTask *task, gpointer source, gpointer folder, GCancellable *cancellable)
{
  g_task_return_pointer (task, store_left_draft_list (folder), (GDestroyNotify) g_ptr_array_unref);
}

static void
listed_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckDraftsBar) self = data;
  GPtrArray *drafts = g_task_propagate_pointer (G_TASK (result), NULL);

  if (drafts == NULL)
    return;

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->drafts, g_ptr_array_unref);
  self->drafts = drafts;
  update (self);
  if (self->again)
    duck_drafts_bar_load (self);
}

void
duck_drafts_bar_load (DuckDraftsBar *self)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));

  self->again = self->cancellable != NULL;
  if (self->again)
    return;

  self->cancellable = g_cancellable_new ();

  /* Not the task's source: the thread that drops the last reference would dispose a widget. */
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, listed_cb, g_object_ref (self));

  g_task_set_task_data (task, duck_drafts_dup_folder (), g_free);
  g_task_run_in_thread (task, list_thread);
}

/* ---------------------------------------------------------------------------------------------
 * Opening and discarding. */

gboolean
duck_drafts_bar_open (DuckDraftsBar *self, StoreLeftDraft *left)
{
  g_return_val_if_fail (DUCK_IS_DRAFTS_BAR (self), FALSE);
  g_return_val_if_fail (left != NULL, FALSE);

  if (!duck_window_recover (get_window (self), left))
    return FALSE;

  g_ptr_array_remove (self->drafts, left);
  update (self);
  return TRUE;
}

/* Of what there was when all were to be opened it may have been opened or discarded since. */
static gboolean
open_journal (gpointer data, GFile *journal)
{
  DuckDraftsBar *self = data;

  for (guint i = 0; i < self->drafts->len; i++)
    {
      StoreLeftDraft *left = g_ptr_array_index (self->drafts, i);

      if (g_str_equal (left->journal, g_file_peek_path (journal)))
        return duck_drafts_bar_open (self, left);
    }
  return FALSE;
}

void
duck_drafts_bar_open_all (DuckDraftsBar *self)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));

  g_autoptr (GPtrArray) journals = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->drafts->len; i++)
    {
      const StoreLeftDraft *left = g_ptr_array_index (self->drafts, i);

      if (left->n_versions > 0)
        g_ptr_array_add (journals, g_file_new_for_path (left->journal));
    }
  duck_window_open_one_by_one (get_window (self), journals, open_journal, self);
}

void
duck_drafts_bar_discard (DuckDraftsBar *self, StoreLeftDraft *left)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));
  g_return_if_fail (left != NULL);

  g_autoptr (GError) error = NULL;

  if (!store_left_draft_discard (left, &error))
    {
      duck_dialog_show_error (GTK_WINDOW (get_window (self)), _ ("Not Discarded"), error->message,
                              NULL);
      return;
    }
  g_ptr_array_remove (self->drafts, left);
  update (self);
}

void
duck_drafts_bar_discard_all (DuckDraftsBar *self)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));

  guint n_drafts;

  do
    {
      n_drafts = self->drafts->len;
      if (n_drafts > 0)
        duck_drafts_bar_discard (self, g_ptr_array_index (self->drafts, n_drafts - 1));
    }
  while (self->drafts->len < n_drafts);
}

/* Of the names that were put off before, those whose drafts are gone are forgotten. */
void
duck_drafts_bar_put_off (DuckDraftsBar *self)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));

  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->drafts->len; i++)
    {
      const StoreLeftDraft *left = g_ptr_array_index (self->drafts, i);

      g_ptr_array_add (names, g_path_get_basename (left->journal));
    }
  g_settings_set_value (
    duck_settings_get (), DUCK_SETTING_DRAFTS_PUT_OFF,
    g_variant_new_bytestring_array ((const char *const *) names->pdata, (gssize) names->len));
  update (self);
}

void
duck_drafts_bar_show_all (DuckDraftsBar *self)
{
  g_return_if_fail (DUCK_IS_DRAFTS_BAR (self));

  duck_drafts_dialog_show (GTK_WINDOW (get_window (self)), self);
}

/* ---------------------------------------------------------------------------------------------
 * The bar. */

static void
fold (DuckDraftsBar *self, GParamSpec *pspec, GdkSurface *surface)
{
  gboolean folded = gdk_surface_get_height (surface) < FOLDED_BELOW;

  gtk_label_set_wrap (self->text, !folded);
  gtk_label_set_ellipsize (self->text, folded ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  if (folded)
    gtk_widget_add_css_class (self->content, "folded");
  else
    gtk_widget_remove_css_class (self->content, "folded");
}

static void
duck_drafts_bar_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (duck_drafts_bar_parent_class)->realize (widget);

  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_connect_object (surface, "notify::height", G_CALLBACK (fold), widget, G_CONNECT_SWAPPED);
  fold (DUCK_DRAFTS_BAR (widget), NULL, surface);
}

static void
duck_drafts_bar_unrealize (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  g_signal_handlers_disconnect_by_func (surface, fold, widget);

  GTK_WIDGET_CLASS (duck_drafts_bar_parent_class)->unrealize (widget);
}

static void
duck_drafts_bar_dispose (GObject *object)
{
  DuckDraftsBar *self = DUCK_DRAFTS_BAR (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (duck_drafts_bar_parent_class)->dispose (object);
}

static void
duck_drafts_bar_finalize (GObject *object)
{
  g_clear_pointer (&DUCK_DRAFTS_BAR (object)->drafts, g_ptr_array_unref);

  G_OBJECT_CLASS (duck_drafts_bar_parent_class)->finalize (object);
}

static void
duck_drafts_bar_class_init (DuckDraftsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_drafts_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_drafts_bar_finalize;
  widget_class->realize = duck_drafts_bar_realize;
  widget_class->unrealize = duck_drafts_bar_unrealize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (DUCK_TYPE_ROWS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/drafts-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckDraftsBar, content);
  gtk_widget_class_bind_template_child (widget_class, DuckDraftsBar, text);
  gtk_widget_class_bind_template_child (widget_class, DuckDraftsBar, open_all);
  gtk_widget_class_bind_template_callback (widget_class, duck_drafts_bar_open_all);
  gtk_widget_class_bind_template_callback (widget_class, duck_drafts_bar_put_off);
  gtk_widget_class_bind_template_callback (widget_class, duck_drafts_bar_show_all);
}

static void
duck_drafts_bar_init (DuckDraftsBar *self)
{
  self->drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) store_left_draft_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}
