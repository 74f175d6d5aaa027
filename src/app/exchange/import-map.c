/* import-map.c: the window in which a map of a virtual tabletop becomes a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/import-map.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/dialogs.h"
#include "app/base/length-spin.h"
#include "desk/base/kind.h"
#include "desk/documents/field-document.h"
#include "store/foreign/uvtt.h"
#include "text/words/phrase.h"

/* As duckboard-cli has it. */
#define MIN_SQUARE WAR_MILLIMETRE
#define MAX_SQUARE (100 * WAR_CENTIMETRE)

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, n)

struct _DuckImportMap
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwActionRow *square_row;
  AdwPreferencesGroup *taken, *left_out;
  DuckLengthSpin *square;

  DuckShell *window; /* where the battlefield opens */
  char *path;
};

G_DEFINE_FINAL_TYPE (DuckImportMap, duck_import_map, ADW_TYPE_WINDOW)

/* ---------------------------------------------------------------------------------------------
 * In a thread: maps have many megabytes. */

typedef struct
{
  char *path;
  WarLength square;
  StoreFaults *faults;
  StoreUvtt *uvtt; /* NULL: faults says why */
  char *name; /* of the battlefield, whose picture is to be written; NULL: only read */
  GError *error; /* of the picture */
} Work;

static Work *
work_new (DuckImportMap *self, WarLength square, const char *name)
{
  Work *work = g_new0 (Work, 1);
  g_autofree char *shown = g_filename_display_name (self->path);

  work->path = g_strdup (self->path);
  work->square = square;
  work->faults = store_faults_new (shown);
  work->name = g_strdup (name);
  return work;
}

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->path);
  store_faults_free (work->faults);
  g_clear_pointer (&work->uvtt, store_uvtt_free);
  g_free (work->name);
  g_clear_error (&work->error);
  g_free (work);
}

/* The name says which picture it is, so that importing a map twice keeps it once. */
static void
save_picture (Work *work)
{
  g_autofree char *folder
    = g_build_filename (g_get_user_data_dir (), "duckboard", "pictures", NULL);
  g_autofree char *name = duck_kind_suggest_name (work->name, "");
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, work->uvtt->picture);
  g_autofree char *stem = g_strdup_printf ("%s %.8s", name, sum);

  /* If this fails, saving says why. */
  g_mkdir_with_parents (folder, 0755);
  store_uvtt_save_picture (work->uvtt, folder, stem, FALSE, &work->error);
}

static void
work_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  work->uvtt = store_uvtt_load (work->path, work->square, work->faults);
  if (work->name != NULL && work->uvtt != NULL && work->uvtt->picture != NULL)
    save_picture (work);
  g_task_return_boolean (task, TRUE);
}

/* done is given a reference to the window, which is not the task's source: the thread that drops
 * the last reference would dispose a widget. */
static void
begin_work (DuckImportMap *self, Work *work, GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, g_object_ref (self));

  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_cb);
}

/* ---------------------------------------------------------------------------------------------
 * The battlefield. */

/* It begins empty, so that importing is a step, and what was imported is unsaved. */
static void
open_field (DuckImportMap *self, const Work *work)
{
  StoreLibrary *library = duck_shell_get_library (self->window);
  WarField *field = work->uvtt->field;
  g_autoptr (WarField) empty = war_field_new (work->name, field->width, field->depth);
  g_autoptr (DuckFieldDocument) document = duck_field_document_new (library, NULL, empty);

  g_free (field->name);
  field->name = g_strdup (work->name);
  duck_field_document_edit (document, war_field_ref (field), _ ("Import Map"));
  duck_shell_add_document (self->window, DUCK_DOCUMENT (document));
}

static void
created_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckImportMap) self = data;
  const Work *work = g_task_get_task_data (G_TASK (result));
  GtkWindow *window = GTK_WINDOW (self->window);

  /* The user has thought better of it, or the program has been closed. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || gtk_window_get_application (window) == NULL)
    return;

  gtk_window_close (GTK_WINDOW (self));
  if (work->uvtt == NULL)
    duck_dialog_show_faults (window, work->faults);
  else if (work->error != NULL)
    duck_dialog_show_error (window, _ ("Not Imported"), work->error->message, NULL);
  else
    open_field (self, work);
}

static void
create_cb (DuckImportMap *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  begin_work (
    self,
    work_new (self, duck_length_spin_get_length (self->square), gtk_editable_get_text (self->name)),
    created_cb);
}

static void
name_cb (DuckImportMap *self)
{
  gtk_widget_set_sensitive (self->create, *gtk_editable_get_text (self->name) != '\0');
}

/* ---------------------------------------------------------------------------------------------
 * What is said. */

static void
add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
}

/* title: taken over. */
static void
add_count (AdwPreferencesGroup *group, guint n, char *title, const char *subtitle)
{
  if (n > 0)
    add_row (group, title, subtitle);
  g_free (title);
}

static void
show_taken (DuckImportMap *self, const StoreUvtt *uvtt)
{
  add_count (self->taken, uvtt->n_walls,
             g_strdup_printf (PLURAL ("%u wall", "%u walls", uvtt->n_walls), uvtt->n_walls),
             _ ("Nobody sees over them"));
  add_count (
    self->taken, uvtt->n_buildings,
    g_strdup_printf (PLURAL ("%u building", "%u buildings", uvtt->n_buildings), uvtt->n_buildings),
    _ ("Walls that come back to where they begin"));
  add_count (
    self->taken, uvtt->n_doors,
    g_strdup_printf (PLURAL ("%u closed door", "%u closed doors", uvtt->n_doors), uvtt->n_doors),
    _ ("Walls that are called so"));
  add_count (self->taken, uvtt->n_open_doors,
             g_strdup_printf (PLURAL ("%u open door", "%u open doors", uvtt->n_open_doors),
                              uvtt->n_open_doors),
             _ ("Gaps, in which nothing stands"));
  add_count (self->taken, uvtt->n_hedges,
             g_strdup_printf (PLURAL ("%u hedge", "%u hedges", uvtt->n_hedges), uvtt->n_hedges),
             _ ("Lines of what one may look into"));
  add_count (self->taken, uvtt->n_woods,
             g_strdup_printf (PLURAL ("%u wood", "%u woods", uvtt->n_woods), uvtt->n_woods),
             _ ("Outlines of what one may look into"));
  if (uvtt->picture != NULL)
    add_row (self->taken, _ ("The picture"), _ ("To trace from, never printed; a copy is kept"));
}

static void
show_left_out (DuckImportMap *self, const StoreUvtt *uvtt)
{
  add_count (self->left_out, uvtt->n_lights,
             g_strdup_printf (PLURAL ("%u light", "%u lights", uvtt->n_lights), uvtt->n_lights),
             NULL);
  add_count (
    self->left_out, uvtt->n_points,
    g_strdup_printf (PLURAL ("%u wall without length", "%u walls without length", uvtt->n_points),
                     uvtt->n_points),
    NULL);
  add_count (self->left_out, uvtt->n_beyond,
             g_strdup_printf (PLURAL ("%u wall or door beyond the edge",
                                      "%u walls and doors beyond the edge", uvtt->n_beyond),
                              uvtt->n_beyond),
             _ ("The map was cropped; what lies on it is taken over"));
  if (uvtt->has_lost_picture)
    add_row (self->left_out, _ ("The picture"),
             _ ("The map only says where it lies, or it is no PNG, JPEG or WebP"));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckImportMap) self = data;
  const Work *work = g_task_get_task_data (G_TASK (result));
  WarField *field = work->uvtt != NULL ? work->uvtt->field : NULL;
  g_autofree char *size = NULL;

  /* The program has been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (self->window)) == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  if (work->uvtt == NULL)
    {
      duck_dialog_show_faults (GTK_WINDOW (self->window), work->faults);
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }

  gtk_editable_set_text (self->name, field->name);
  show_taken (self, work->uvtt);
  show_left_out (self, work->uvtt);
  /* Translators: how many squares a map has, across and down */
  size = g_strdup_printf (_ ("The map has %.4g × %.4g squares"), (double) field->width / WAR_INCH,
                          (double) field->depth / WAR_INCH);
  adw_action_row_set_subtitle (self->square_row, size);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_window_present (GTK_WINDOW (self));
}

void
duck_import_map_show (DuckShell *parent, const char *path)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (path != NULL);

  DuckImportMap *self = g_object_new (DUCK_TYPE_IMPORT_MAP, "transient-for", parent, NULL);

  self->window = g_object_ref (parent);
  self->path = g_strdup (path);
  begin_work (self, work_new (self, WAR_INCH, NULL), read_cb);
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

static void
duck_import_map_finalize (GObject *object)
{
  DuckImportMap *self = DUCK_IMPORT_MAP (object);

  g_clear_object (&self->window);
  g_free (self->path);

  G_OBJECT_CLASS (duck_import_map_parent_class)->finalize (object);
}

static void
duck_import_map_class_init (DuckImportMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_import_map_finalize;
  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/import-map.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckImportMap, create);
  gtk_widget_class_bind_template_child (widget_class, DuckImportMap, name);
  gtk_widget_class_bind_template_child (widget_class, DuckImportMap, square_row);
  gtk_widget_class_bind_template_child (widget_class, DuckImportMap, taken);
  gtk_widget_class_bind_template_child (widget_class, DuckImportMap, left_out);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_import_map_init (DuckImportMap *self)
{
  GtkWidget *spin = duck_length_spin_new (MIN_SQUARE, MAX_SQUARE);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->square = DUCK_LENGTH_SPIN (spin);
  duck_length_spin_set_length (self->square, WAR_INCH);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  duck_length_spin_set_name (
    self->square, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->square_row)));
  adw_action_row_add_suffix (self->square_row, spin);
}
