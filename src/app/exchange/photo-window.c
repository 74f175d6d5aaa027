/* photo-window.c: the window in which photos of a real table become a game, an operation or a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/photo-window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/dialogs.h"
#include "app/base/panes.h"
#include "app/exchange/photo-outcome.h"
#include "app/exchange/photo-view.h"
#include "text/solo/reading.h"
#include "text/words/phrase.h"

/* Milliseconds between two looks at how far the loading has come. */
#define LOOK 80

/* Of the picture's width and height: where the handles are while nobody knows better. */
#define INSET 0.1

struct _DuckPhotoWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkProgressBar *progress;
  DuckPanes *panes;
  DuckPhotoView *view;
  GtkWidget *pager, *number;
  AdwActionRow *corners_row;
  GtkSwitch *by_hand;
  AdwPreferencesGroup *units;
  GtkWidget *play_row, *operation_row, *trace_row;

  DuckShell *shell; /* where what is made opens */
  DuckPhotoTarget *target;

  GPtrArray *photos; /* DuckPhoto */
  guint shown; /* of them */
  DuckPhotoLoading *loading; /* or NULL */
  GCancellable *cancellable;
  guint look_source; /* or 0 */
  gboolean is_reading, is_stale; /* it is read, and is to be again */
  gboolean has_begun; /* something has been read */
  gboolean is_set; /* the switch is turned by the program */
  DuckPhotoAnswer *answer; /* or NULL */
  GPtrArray *rows; /* GtkWidget: of what is said of units */
};

G_DEFINE_FINAL_TYPE (DuckPhotoWindow, duck_photo_window, ADW_TYPE_WINDOW)

/* ---------------------------------------------------------------------------------------------
 * The photo that is shown. */

static DuckPhoto *
get_photo (DuckPhotoWindow *self, guint i)
{
  return g_ptr_array_index (self->photos, i);
}

static StorePoint
find_pixel (DuckPhotoWindow *self, double x, double y)
{
  StorePoint pixel = { 0, 0 };

  store_table_find_pixel (self->answer->table, self->shown, (StorePoint){ x, y }, &pixel);
  return pixel;
}

static void
show_marks (DuckPhotoWindow *self)
{
  g_autoptr (GArray) marks = self->answer != NULL
                               ? duck_photo_marks_list (self->answer, self->shown)
                               : g_array_new (FALSE, FALSE, sizeof (DuckPhotoMark));

  duck_photo_view_set_marks (self->view, marks);
}

/* Where tags say that they are, or else somewhere in the picture. */
static void
guess_corners (DuckPhotoWindow *self, StorePoint corners[WAR_TAG_N_CORNERS])
{
  const StorePhoto *photo = get_photo (self, self->shown)->photo;
  double width = store_photo_get_width (photo), height = store_photo_get_height (photo);

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      corners[i] = (StorePoint){ width * (i == 1 || i == 2 ? 1 - INSET : INSET),
                                 height * (i >= 2 ? 1 - INSET : INSET) };
      store_photo_guess_corner (photo, i, self->target->field, &corners[i]);
    }
}

static void
show_corners (DuckPhotoWindow *self)
{
  double width = (double) self->target->field->width / WAR_MILLIMETRE;
  double depth = (double) self->target->field->depth / WAR_MILLIMETRE;
  StorePoint corners[WAR_TAG_N_CORNERS];

  if (gtk_switch_get_active (self->by_hand))
    return;
  if (self->answer == NULL || self->answer->table == NULL
      || !store_table_has_joined (self->answer->table, self->shown))
    {
      duck_photo_view_set_corners (self->view, NULL, FALSE);
      return;
    }
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    corners[i] = find_pixel (self, i == 1 || i == 2 ? width : 0, i >= 2 ? depth : 0);
  duck_photo_view_set_corners (self->view, corners, FALSE);
}

static void
show_photo (DuckPhotoWindow *self, guint n)
{
  g_autofree char *text = NULL;

  self->shown = n;
  duck_photo_view_set_photo (self->view, get_photo (self, n));
  show_corners (self);
  show_marks (self);
  /* Translators: which photo of how many is shown */
  text = g_strdup_printf (_ ("Photo %u of %u"), n + 1, self->photos->len);
  gtk_label_set_text (GTK_LABEL (self->number), text);
  gtk_widget_set_visible (self->pager, self->photos->len > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "photo.back", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "photo.forth", n + 1 < self->photos->len);
  adw_window_title_set_subtitle (self->title, get_photo (self, n)->name);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckPhotoWindow *self = DUCK_PHOTO_WINDOW (widget);

  if (self->shown > 0)
    show_photo (self, self->shown - 1);
}

static void
forth_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckPhotoWindow *self = DUCK_PHOTO_WINDOW (widget);

  if (self->shown + 1 < self->photos->len)
    show_photo (self, self->shown + 1);
}

/* ---------------------------------------------------------------------------------------------
 * What is said of it. */

#define ROW_KEY "duckboard-row"

static void
choose (DuckPhotoWindow *self, gint row)
{
  duck_photo_view_choose (self->view, row);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->rows, i);
      gint its = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), ROW_KEY)) - 1;

      if (its == row && row != WAR_NONE)
        gtk_widget_add_css_class (widget, "chosen");
      else
        gtk_widget_remove_css_class (widget, "chosen");
    }
}

/* Shows the photo that it is on. */
static void
show_unit (DuckPhotoWindow *self, gint row)
{
  gint photo = duck_photo_marks_find_photo (self->answer, row, self->shown);

  if (photo < 0)
    return;
  if ((guint) photo != self->shown)
    show_photo (self, (guint) photo);
  duck_panes_show (self->panes, DUCK_PANE_MAIN);
}

static void
row_cb (DuckPhotoWindow *self, GtkWidget *widget)
{
  gint row = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), ROW_KEY)) - 1;

  if (row == WAR_NONE || self->answer == NULL || self->answer->reading == NULL)
    return;
  show_unit (self, row);
  choose (self, row);
}

static void
mark_pressed_cb (DuckPhotoWindow *self, int row)
{
  choose (self, row);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->rows, i);

      if (gtk_widget_has_css_class (widget, "chosen"))
        {
          gtk_widget_grab_focus (widget);
          return;
        }
    }
}

/* text: taken over. row: of the unit that it is about; WAR_NONE. */
static void
add_row (DuckPhotoWindow *self, char *text, const char *icon, gint row)
{
  GtkWidget *widget = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (widget), 0);
  adw_action_row_set_icon_name (ADW_ACTION_ROW (widget), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), row != WAR_NONE);
  g_object_set_data (G_OBJECT (widget), ROW_KEY, GINT_TO_POINTER (row + 1));
  g_signal_connect_object (widget, "activated", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->units, widget);
  g_ptr_array_add (self->rows, widget);
  g_free (text);
}

static const char *
get_icon (const WarFinding *finding)
{
  if (war_finding_is_wrong (finding))
    return "dialog-warning-symbolic";
  return finding->kind == WAR_FINDING_MISSING ? "dialog-question-symbolic" : "go-next-symbolic";
}

static void
say_sure (DuckPhotoWindow *self)
{
  const WarReading *reading = self->answer->reading;
  char *scale = reading != NULL ? text_reading_scale (reading) : NULL;

  if (scale != NULL)
    add_row (self, scale, "dialog-warning-symbolic", WAR_NONE);
  if (reading != NULL && reading->seen->len > 0)
    add_row (self,
             g_strdup_printf (_ ("The tags fit squares to %.2f mm"),
                              store_table_get_error (self->answer->table)),
             "emblem-ok-symbolic", WAR_NONE);
}

/* What the photos that have joined no others are. */
static void
say_left_out (DuckPhotoWindow *self)
{
  for (guint i = 0; i < self->photos->len; i++)
    if (!store_table_has_joined (self->answer->table, i))
      add_row (self,
               g_strdup_printf (_ ("%s has fewer than three tags that another picture shows, and "
                                   "is left out"),
                                get_photo (self, i)->name),
               "dialog-warning-symbolic", WAR_NONE);
}

static void
say_units (DuckPhotoWindow *self)
{
  const WarReading *reading = self->answer->reading;
  g_autofree char *count = NULL;

  say_left_out (self);
  if (self->target->no_units != NULL)
    add_row (self, g_strdup (self->target->no_units), "dialog-information-symbolic", WAR_NONE);
  if (reading != NULL && reading->seen->len > 0)
    count = text_reading_count (reading);
  else if (reading != NULL)
    count = g_strdup (_ ("No tag of a unit is seen"));
  /* A title would be cut off where the window is narrow. */
  adw_preferences_group_set_title (self->units, count != NULL ? _ ("Units") : "");
  adw_preferences_group_set_description (self->units, count);
  for (guint i = 0; reading != NULL && i < reading->findings->len; i++)
    {
      const WarFinding *finding = &g_array_index (reading->findings, WarFinding, i);

      if (reading->seen->len > 0 || finding->kind != WAR_FINDING_MISSING)
        add_row (self, text_finding (reading, finding), get_icon (finding), finding->row);
    }
  say_sure (self);
}

static void
say_corners (DuckPhotoWindow *self)
{
  gboolean by_hand = gtk_switch_get_active (self->by_hand);
  g_autofree char *why = NULL;
  const char *text = "";

  if (self->answer != NULL && self->answer->why != NULL)
    {
      why = text_capitalised (self->answer->why);
      text = why;
    }
  else if (by_hand)
    text = _ ("Pull the four handles onto the corners of the field");
  else if (self->answer != NULL)
    text = _ ("They were found by their tags");
  adw_action_row_set_subtitle (self->corners_row, text);
}

static void
show_answer (DuckPhotoWindow *self)
{
  gboolean has_table = self->answer != NULL && self->answer->table != NULL;
  gboolean has_units
    = has_table && self->answer->reading != NULL && self->answer->reading->seen->len > 0;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->units, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  choose (self, WAR_NONE);
  if (has_table)
    say_units (self);
  gtk_widget_set_visible (GTK_WIDGET (self->units), has_table && self->rows->len > 0);
  say_corners (self);
  show_corners (self);
  show_marks (self);
  gtk_widget_set_sensitive (self->play_row, has_units);
  gtk_widget_set_sensitive (self->operation_row, has_units);
  gtk_widget_set_sensitive (self->trace_row, has_table);
}

/* ---------------------------------------------------------------------------------------------
 * Reading. */

/* The user has thought better of it, or the program has been closed. */
static gboolean
is_closed (DuckPhotoWindow *self)
{
  return !gtk_widget_get_visible (GTK_WIDGET (self))
         || gtk_window_get_application (GTK_WINDOW (self->shell)) == NULL;
}

static void read_photos (DuckPhotoWindow *self);

/* Where tags do not say where the corners are, somebody has to. */
static void
take_handles (DuckPhotoWindow *self)
{
  StorePoint corners[WAR_TAG_N_CORNERS];

  guess_corners (self, corners);
  self->is_set = TRUE;
  gtk_switch_set_active (self->by_hand, TRUE);
  self->is_set = FALSE;
  duck_photo_view_set_corners (self->view, corners, TRUE);
}

/* Where keys go at first, unless somebody has chosen where. */
static void
begin (DuckPhotoWindow *self)
{
  GtkWidget *first
    = gtk_widget_is_sensitive (self->play_row) && gtk_widget_get_visible (self->play_row)
        ? self->play_row
        : self->trace_row;

  if (self->has_begun)
    return;
  self->has_begun = TRUE;
  if (!gtk_switch_get_active (self->by_hand) || !duck_photo_view_take_focus (self->view))
    gtk_widget_grab_focus (first);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckPhotoWindow) self = data;
  DuckPhotoAnswer *answer = duck_photo_read_finish (result);

  self->is_reading = FALSE;
  if (is_closed (self) || self->is_stale)
    {
      duck_photo_answer_free (answer);
      if (!is_closed (self))
        read_photos (self);
      return;
    }
  g_clear_pointer (&self->answer, duck_photo_answer_free);
  self->answer = answer;
  if (answer->table == NULL && !gtk_switch_get_active (self->by_hand) && self->photos->len == 1)
    take_handles (self);
  show_answer (self);
  begin (self);
}

static void
read_photos (DuckPhotoWindow *self)
{
  DuckPhotoQuestion question = {
    .photos = self->photos,
    .field = self->target->field,
    .setup = self->target->setup,
    .is_game = self->target->before != NULL,
  };

  self->is_stale = self->is_reading;
  if (self->is_reading)
    return;
  self->is_reading = TRUE;
  if (self->target->setup != NULL)
    question.before = self->target->before != NULL ? war_state_copy (self->target->before)
                                                   : war_setup_begin (self->target->setup, 0);
  if (gtk_switch_get_active (self->by_hand))
    question.corners = duck_photo_view_get_corners (self->view);
  duck_photo_read (&question, read_cb, g_object_ref (self));
}

static void
corners_moved_cb (DuckPhotoWindow *self)
{
  read_photos (self);
}

static void
by_hand_cb (DuckPhotoWindow *self)
{
  StorePoint corners[WAR_TAG_N_CORNERS];
  const StorePoint *shown = duck_photo_view_get_corners (self->view);

  if (self->is_set || self->photos->len == 0)
    return;
  if (!gtk_switch_get_active (self->by_hand))
    duck_photo_view_set_corners (self->view, NULL, FALSE);
  else
    {
      guess_corners (self, corners);
      if (shown != NULL)
        memcpy (corners, shown, sizeof corners);
      duck_photo_view_set_corners (self->view, corners, TRUE);
    }
  read_photos (self);
}

/* ---------------------------------------------------------------------------------------------
 * Loading. */

static gboolean
look_cb (gpointer data)
{
  DuckPhotoWindow *self = data;

  gtk_progress_bar_set_fraction (self->progress, duck_photo_loading_get_fraction (self->loading));
  return G_SOURCE_CONTINUE;
}

static void
end_loading (DuckPhotoWindow *self)
{
  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_pointer (&self->loading, duck_photo_loading_free);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
}

/* Why pictures could not be read: nothing of them is used. */
static void
say_errors (DuckPhotoWindow *self, GPtrArray *errors)
{
  GtkWindow *parent = self->photos->len > 0 ? GTK_WINDOW (self) : GTK_WINDOW (self->shell);
  g_autofree char *lines = NULL;

  if (errors->len == 0)
    return;
  g_ptr_array_add (errors, NULL);
  lines = g_strjoinv ("\n", (char **) errors->pdata);
  duck_dialog_show_error (parent, _ ("Picture Not Read"), _ ("Nothing has been changed."), lines);
}

/* Those that there were, and others, as far as they may be read together. */
static GPtrArray *
join_photos (GPtrArray *before, GPtrArray *more)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) duck_photo_unref);

  for (guint i = 0; i < before->len + more->len && i < WAR_TAG_MOST_PHOTOS; i++)
    g_ptr_array_add (all,
                     duck_photo_ref (i < before->len ? g_ptr_array_index (before, i)
                                                     : g_ptr_array_index (more, i - before->len)));
  return all;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckPhotoWindow) self = data;
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) photos = duck_photo_load_finish (result, &errors);
  g_autoptr (GPtrArray) before = NULL;

  end_loading (self);
  if (is_closed (self))
    return;
  if (self->photos->len + photos->len > WAR_TAG_MOST_PHOTOS)
    g_ptr_array_add (
      errors, g_strdup_printf (_ ("At most %d pictures are read together."), WAR_TAG_MOST_PHOTOS));
  before = g_steal_pointer (&self->photos); /* which threads may still read */
  self->photos = join_photos (before, photos);
  say_errors (self, errors);
  if (self->photos->len == 0)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  if (self->photos->len > 1)
    gtk_switch_set_active (self->by_hand, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->corners_row), self->photos->len == 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "photo.add",
                                 self->photos->len < WAR_TAG_MOST_PHOTOS);
  g_clear_pointer (&self->answer, duck_photo_answer_free);
  show_answer (self);
  show_photo (self, MIN (before->len, self->photos->len - 1));
  if (photos->len > 0)
    read_photos (self);
}

/* files: GFile. */
static void
load (DuckPhotoWindow *self, GPtrArray *files)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  /* What is read already may be lent to a thread. */
  if (self->loading != NULL || !gtk_widget_get_sensitive (GTK_WIDGET (self->panes)))
    return;
  for (guint i = 0; i < files->len; i++)
    {
      const char *path = g_file_peek_path (g_ptr_array_index (files, i));

      if (path != NULL)
        g_strv_builder_add (builder, path);
    }
  paths = g_strv_builder_end (builder);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "photo.add", FALSE);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  self->loading = duck_photo_load ((const char *const *) paths, self->cancellable, loaded_cb,
                                   g_object_ref (self));
  self->look_source = g_timeout_add (LOOK, look_cb, self);
}

static void
added_cb (const char *path, gpointer data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (path));
  load (data, files);
}

static void
add_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  duck_dialog_open_picture (GTK_WINDOW (widget), added_cb, G_OBJECT (widget));
}

static gboolean
drop_cb (DuckPhotoWindow *self, const GValue *value)
{
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = dropped; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  load (self, files);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * What becomes of it. */

static void
play_cb (DuckPhotoWindow *self)
{
  if (duck_photo_play (self->target, self->answer, self->shell, GTK_WINDOW (self)))
    gtk_window_close (GTK_WINDOW (self));
}

static void
operation_cb (DuckPhotoWindow *self)
{
  if (duck_photo_make_operation (self->target, self->answer, self->shell, GTK_WINDOW (self)))
    gtk_window_close (GTK_WINDOW (self));
}

static void
straightened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckPhotoWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = duck_photo_straighten_finish (result, &error);

  if (is_closed (self))
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->panes), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  if (path == NULL)
    {
      duck_dialog_show_error (GTK_WINDOW (self), _ ("Picture Not Saved"), error->message, NULL);
      return;
    }
  duck_photo_lay_below (self->target, path, self->shell);
  gtk_window_close (GTK_WINDOW (self));
}

static void
trace_cb (DuckPhotoWindow *self)
{
  /* The answer is lent to the thread: nothing may be read anew meanwhile. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->panes), FALSE);
  gtk_progress_bar_pulse (self->progress);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  duck_photo_straighten (self->answer, self->target->field->name, straightened_cb,
                         g_object_ref (self));
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

void
duck_photo_window_show (DuckShell *parent, DuckDocument *document, GPtrArray *files)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (duck_photo_is_for (document));
  g_return_if_fail (files != NULL);

  DuckPhotoWindow *self = g_object_new (DUCK_TYPE_PHOTO_WINDOW, "transient-for", parent, NULL);

  self->shell = g_object_ref (parent);
  self->target = duck_photo_target_new (document);
  gtk_widget_set_visible (self->play_row, self->target->setup != NULL);
  gtk_widget_set_visible (self->operation_row, self->target->setup != NULL);
  show_answer (self);
  gtk_window_present (GTK_WINDOW (self));
  load (self, files);
}

static void
duck_photo_window_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (DUCK_PHOTO_WINDOW (widget)->cancellable);

  GTK_WIDGET_CLASS (duck_photo_window_parent_class)->unmap (widget);
}

static void
duck_photo_window_dispose (GObject *object)
{
  DuckPhotoWindow *self = DUCK_PHOTO_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->look_source, g_source_remove);
  if (self->view != NULL)
    duck_photo_view_set_photo (self->view, NULL);

  G_OBJECT_CLASS (duck_photo_window_parent_class)->dispose (object);
}

static void
duck_photo_window_finalize (GObject *object)
{
  DuckPhotoWindow *self = DUCK_PHOTO_WINDOW (object);

  g_clear_pointer (&self->loading, duck_photo_loading_free);
  g_clear_pointer (&self->answer, duck_photo_answer_free);
  g_clear_pointer (&self->target, duck_photo_target_free);
  g_clear_object (&self->shell);
  g_clear_object (&self->cancellable);
  g_ptr_array_unref (self->photos);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (duck_photo_window_parent_class)->finalize (object);
}

static void
duck_photo_window_class_init (DuckPhotoWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = duck_photo_window_dispose;
  object_class->finalize = duck_photo_window_finalize;
  widget_class->unmap = duck_photo_window_unmap;
  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_PHOTO_VIEW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/photo-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, title);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, view);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, pager);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, number);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, corners_row);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, by_hand);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, units);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, play_row);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, operation_row);
  gtk_widget_class_bind_template_child (widget_class, DuckPhotoWindow, trace_row);
  gtk_widget_class_bind_template_callback (widget_class, corners_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, by_hand_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, operation_cb);
  gtk_widget_class_bind_template_callback (widget_class, trace_cb);
  gtk_widget_class_install_action (widget_class, "photo.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "photo.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "photo.forth", NULL, forth_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_photo_window_init (DuckPhotoWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->photos = g_ptr_array_new_with_free_func ((GDestroyNotify) duck_photo_unref);
  self->rows = g_ptr_array_new ();
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}
