/* export-map.c: the window in which a map becomes a file of another program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/export-map.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/dialogs.h"
#include "app/base/length-spin.h"
#include "app/base/number-guard.h"
#include "app/base/panes.h"
#include "app/base/setting-rows.h"
#include "app/base/sheet-settings.h"
#include "app/exchange/export.h"
#include "desk/base/settings.h"
#include "draw/map/map-tiles.h"
#include "store/disk/save.h"

/* Of the preview, in pixels: enough for a screen with twice as many. */
#define PREVIEW_WIDTH 900

/* As duckboard-cli has it. */
#define MIN_SQUARE WAR_MILLIMETRE
#define MAX_SQUARE (100 * WAR_CENTIMETRE)

struct _DuckExportMap
{
  AdwWindow parent_instance;

  GtkPicture *preview;
  GtkWidget *spinner; /* until there is the first preview */
  GtkLabel *result;
  GtkWidget *save;
  AdwComboRow *format, *size, *paper, *ink;
  GtkWidget *scale_row, *dots_row, *layers_row, *parts;
  AdwActionRow *square_row, *hex_row, *squares_row;
  DuckLengthSpin *square, *hex; /* hex: how wide one becomes on paper */
  GtkSpinButton *scale, *dots;
  GtkSwitch *layers, *border, *squares, *zones, *names;

  DuckShell *window;
  DuckDocument *document;
  WarField *field;
  WarRules *rules; /* or NULL */
  gboolean drawing; /* the preview is being drawn, */
  gboolean stale; /* and must be once more */
};

G_DEFINE_FINAL_TYPE (DuckExportMap, duck_export_map, ADW_TYPE_WINDOW)

/* The rows of the size, as the setting has them. */
enum
{
  SIZE_PAPER,
  SIZE_SCALE,
  SIZE_SHEETS,
};

/* Of hexes it is said how wide they become, as figures stand on them. */
static double
get_scale (DuckExportMap *self)
{
  if (self->field->board == NULL)
    return gtk_spin_button_get_value (self->scale);
  return 2.0 * war_field_get_hexes (self->field).half_width
         / duck_length_spin_get_length (self->hex);
}

static DuckMapChoices
get_choices (DuckExportMap *self)
{
  DuckMapChoices choices = {
    .format = (DuckMapFormat) adw_combo_row_get_selected (self->format),
    .ink = adw_combo_row_get_selected (self->ink) == 1 ? DRAW_INK_BLACK : DRAW_INK_COLOUR,
    .paper = duck_settings_get_paper_of (DUCK_SETTING_MAP_PAPER),
    .dpi = gtk_spin_button_get_value (self->dots),
    .layers = gtk_switch_get_active (self->layers),
    .square = duck_length_spin_get_length (self->square),
  };

  choices.tiles = adw_combo_row_get_selected (self->size) == SIZE_SHEETS;
  if (adw_combo_row_get_selected (self->size) != SIZE_PAPER)
    choices.scale = get_scale (self);
  choices.left_out = (gtk_switch_get_active (self->border) ? 0 : DRAW_PART_BORDER)
                     | (gtk_switch_get_active (self->squares) ? 0 : DRAW_PART_SQUARES)
                     | (gtk_switch_get_active (self->zones) ? 0 : DRAW_PART_ZONES)
                     | (gtk_switch_get_active (self->names) ? 0 : DRAW_PART_NAMES);
  return choices;
}

/* ---------------------------------------------------------------------------------------------
 * In a thread: a large picture takes seconds. */

typedef struct
{
  WarField *field;
  WarRules *rules; /* or NULL */
  DuckMapChoices choices;
  DrawPicture preview; /* width 0: a file is made */
  char *path; /* of the file */
  DuckShell *window; /* that is told of the file; only its own thread lets it go */
  GApplication *application; /* held until the file is there */
  GBytes *bytes;
  GError *error;
} Work;

static Work *
work_new (DuckExportMap *self)
{
  Work *work = g_new0 (Work, 1);

  work->field = war_field_ref (self->field);
  work->rules = self->rules != NULL ? war_rules_ref (self->rules) : NULL;
  work->choices = get_choices (self);
  return work;
}

static void
work_free (gpointer data)
{
  Work *work = data;

  war_field_unref (work->field);
  g_clear_pointer (&work->rules, war_rules_unref);
  g_free (work->path);
  g_clear_pointer (&work->bytes, g_bytes_unref);
  g_clear_error (&work->error);
  g_free (work);
}

static void
work_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  if (work->path == NULL)
    work->bytes = draw_map_to_picture (work->field, &work->preview, &work->error);
  else
    {
      work->bytes = duck_export_make_map (work->field, work->rules, &work->choices, &work->error);
      if (work->bytes != NULL)
        store_save_bytes (work->path, work->bytes, &work->error);
    }
  g_task_return_boolean (task, TRUE);
}

/* ---------------------------------------------------------------------------------------------
 * The preview. */

static void draw_preview (DuckExportMap *self);

static void
preview_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckExportMap) self = data;
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GdkTexture) texture
    = work->bytes != NULL ? gdk_texture_new_from_bytes (work->bytes, NULL) : NULL;

  self->drawing = FALSE;
  /* It may have been closed meanwhile. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  gtk_picture_set_paintable (self->preview, GDK_PAINTABLE (texture));
  gtk_widget_set_visible (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_set_visible (self->spinner, FALSE);
  if (self->stale)
    draw_preview (self);
}

static void
draw_preview (DuckExportMap *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  self->stale = self->drawing;
  if (self->drawing)
    return;

  work = work_new (self);
  work->preview = duck_map_choices_get_picture (&work->choices, work->field);
  work->preview.format = DRAW_FORMAT_PNG;
  work->preview.width = PREVIEW_WIDTH;
  /* Not the task's source: the thread that drops the last reference would dispose a widget. */
  task = g_task_new (NULL, NULL, preview_cb, g_object_ref (self));
  g_task_set_task_data (task, work, work_free);
  self->drawing = TRUE;
  g_task_run_in_thread (task, work_cb);
}

/* How large it becomes, or why it cannot be. */
static void
show_result (DuckExportMap *self, const DuckMapChoices *choices)
{
  DrawPicture picture = duck_map_choices_get_picture (choices, self->field);
  double height = draw_picture_get_height (&picture, self->field);
  gboolean fits
    = picture.format != DRAW_FORMAT_PNG || MAX (picture.width, height) <= DRAW_PICTURE_MAX_PIXELS;
  g_autofree char *text = g_strdup_printf (
    picture.format == DRAW_FORMAT_PNG ? _ ("%.0f × %.0f pixels") : _ ("%.0f × %.0f\u00a0mm"),
    picture.width, height);
  g_autofree char *warning = g_strdup_printf (_ ("%s: too large, at most %d each way are possible"),
                                              text, DRAW_PICTURE_MAX_PIXELS);
  g_autofree char *sheets = NULL;

  if (duck_map_choices_has_tiles (choices))
    {
      guint n = draw_map_tiles_count (self->field, &picture);

      fits = n <= DRAW_TILES_MAX;
      g_free (warning);
      warning
        = g_strdup_printf (_ ("%u sheets: too many, at most %d are possible"), n, DRAW_TILES_MAX);
      sheets = g_strdup_printf (
        /* Translators: the first part is the size of the whole, such as “610 × 305 mm” */
        g_dngettext (GETTEXT_PACKAGE, "%s on %u sheet", "%s on %u sheets", n), text, n);
    }
  gtk_label_set_label (self->result, !fits ? warning : sheets != NULL ? sheets : text);
  gtk_widget_set_sensitive (self->save, fits);
}

/* Only a PDF has several sheets: else that is no choice. */
static void
offer_sheets (DuckExportMap *self, gboolean offered)
{
  const char *const sheets[] = { _ ("Over several sheets"), NULL };
  GtkStringList *sizes = GTK_STRING_LIST (adw_combo_row_get_model (self->size));
  gboolean is_offered = g_list_model_get_n_items (G_LIST_MODEL (sizes)) > SIZE_SHEETS;

  if (offered == is_offered)
    return;
  if (!offered && adw_combo_row_get_selected (self->size) == SIZE_SHEETS)
    adw_combo_row_set_selected (self->size, SIZE_SCALE); /* which comes here again */
  else
    gtk_string_list_splice (sizes, SIZE_SHEETS, is_offered ? 1 : 0, offered ? sheets : NULL);
}

static void
update (DuckExportMap *self)
{
  DuckMapChoices choices;
  gboolean drawn, scaled, tiles;

  /* Settings fill the rows one by one. */
  if (self->field == NULL)
    return;

  offer_sheets (self, adw_combo_row_get_selected (self->format) == DUCK_MAP_PDF);
  choices = get_choices (self);
  drawn = choices.format != DUCK_MAP_UVTT;
  scaled = choices.scale > 0;
  tiles = duck_map_choices_has_tiles (&choices);
  gtk_widget_set_visible (GTK_WIDGET (self->size), drawn);
  gtk_widget_set_visible (GTK_WIDGET (self->paper), drawn && (!scaled || tiles));
  gtk_widget_set_visible (self->scale_row, drawn && scaled && self->field->board == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hex_row),
                          drawn && scaled && self->field->board != NULL);
  gtk_widget_set_visible (self->dots_row, choices.format == DUCK_MAP_PNG);
  gtk_widget_set_visible (GTK_WIDGET (self->ink), drawn);
  gtk_widget_set_visible (self->layers_row, choices.format == DUCK_MAP_SVG);
  gtk_widget_set_visible (GTK_WIDGET (self->square_row), !drawn);
  gtk_widget_set_visible (self->parts, drawn);
  show_result (self, &choices);
  draw_preview (self);
}

/* ---------------------------------------------------------------------------------------------
 * The file. */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Work *work = g_task_get_task_data (G_TASK (result));
  DuckShell *window = work->window;
  gboolean shown = gtk_window_get_application (GTK_WINDOW (window)) != NULL;

  if (shown && work->error != NULL)
    duck_dialog_show_error (GTK_WINDOW (window), _ ("Not Exported"), work->error->message, NULL);
  else if (shown)
    {
      g_autofree char *name = g_filename_display_basename (work->path);
      /* Translators: %s is the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("Exported “%s”"), name);

      duck_shell_add_toast (window, text, NULL);
      if (work->choices.format != DUCK_MAP_UVTT)
        duck_shell_say_missing_fonts (window);
    }
  g_application_release (work->application);
  g_object_unref (work->application);
  g_object_unref (window);
}

static void
path_cb (const char *path, gpointer data)
{
  DuckExportMap *self = data;
  GtkWindow *window = GTK_WINDOW (self->window);

  if (path != NULL && duck_shell_has_open (self->window, path))
    duck_dialog_show_error (window, _ ("Not Exported"),
                            _ ("This is the file of an open document. Export under another name."),
                            NULL);
  else if (path != NULL)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, saved_cb, NULL);
      Work *work = work_new (self);

      work->path = g_strdup (path);
      work->window = g_object_ref (self->window);
      work->application = g_object_ref (G_APPLICATION (gtk_window_get_application (window)));
      g_application_hold (work->application);
      g_task_set_task_data (task, work, work_free);
      g_task_run_in_thread (task, work_cb);
    }
  if (path != NULL)
    gtk_window_close (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
save_cb (DuckExportMap *self)
{
  const char *suffix
    = duck_map_format_get_suffix ((DuckMapFormat) adw_combo_row_get_selected (self->format));
  g_autofree char *folder = duck_document_dup_export_folder (self->document);
  g_autofree char *name = duck_document_suggest_name (self->document, suffix);

  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export Map"), folder, name, suffix, path_cb,
                         g_object_ref (self));
}

/* Virtual tabletops have squares. */
static void
show_hexes (DuckExportMap *self)
{
  GtkStringList *formats = GTK_STRING_LIST (adw_combo_row_get_model (self->format));

  if (self->field->board == NULL)
    return;

  if (adw_combo_row_get_selected (self->format) == DUCK_MAP_UVTT)
    adw_combo_row_set_selected (self->format, DUCK_MAP_PNG);
  gtk_string_list_remove (formats, DUCK_MAP_UVTT);
  adw_action_row_set_subtitle (
    ADW_ACTION_ROW (self->format),
    _ ("Maps of virtual tabletops have squares. A board of hexes cannot be made into one."));
  duck_length_spin_set_unit (self->hex, WAR_UNIT_CENTIMETRE);
  duck_length_spin_set_length (self->hex, 2 * war_field_get_hexes (self->field).half_width);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->squares_row), _ ("Names of Hexes"));
  adw_action_row_set_subtitle (self->squares_row, "");
}

void
duck_export_map_show (DuckShell *parent, DuckDocument *document)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (duck_export_get_field (document) != NULL);

  DuckExportMap *self = g_object_new (DUCK_TYPE_EXPORT_MAP, "transient-for", parent, NULL);
  WarRules *rules = duck_export_get_rules (document);

  self->window = g_object_ref (parent);
  self->document = g_object_ref (document);
  self->field = war_field_ref (duck_export_get_field (document));
  self->rules = rules != NULL ? war_rules_ref (rules) : NULL;
  if (rules != NULL)
    duck_length_spin_set_unit (self->square, rules->system->length_unit);
  show_hexes (self);
  gtk_window_present (GTK_WINDOW (self));
  update (self);
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

static void
duck_export_map_finalize (GObject *object)
{
  DuckExportMap *self = DUCK_EXPORT_MAP (object);

  g_clear_object (&self->window);
  g_clear_object (&self->document);
  g_clear_pointer (&self->field, war_field_unref);
  g_clear_pointer (&self->rules, war_rules_unref);

  G_OBJECT_CLASS (duck_export_map_parent_class)->finalize (object);
}

static void
duck_export_map_class_init (DuckExportMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_export_map_finalize;
  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/export-map.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, preview);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, spinner);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, result);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, save);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, format);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, size);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, paper);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, ink);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, scale_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, dots_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, layers_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, square_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, hex_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, squares_row);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, parts);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, scale);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, dots);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, layers);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, border);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, squares);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, zones);
  gtk_widget_class_bind_template_child (widget_class, DuckExportMap, names);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* What was chosen last. */
static void
bind_settings (DuckExportMap *self)
{
  const struct
  {
    const char *key;
    gpointer widget;
    const char *property;
  } settings[] = {
    { DUCK_SETTING_MAP_SCALE, self->scale, "value" },
    { DUCK_SETTING_MAP_DOTS, self->dots, "value" },
    { DUCK_SETTING_MAP_LAYERS, self->layers, "active" },
    { DUCK_SETTING_MAP_BORDER, self->border, "active" },
    { DUCK_SETTING_MAP_SQUARES, self->squares, "active" },
    { DUCK_SETTING_MAP_ZONES, self->zones, "active" },
    { DUCK_SETTING_MAP_NAMES, self->names, "active" },
  };

  duck_settings_bind_row (DUCK_SETTING_MAP_FORMAT, self->format);
  duck_settings_bind_row (DUCK_SETTING_MAP_SIZE, self->size);
  duck_settings_bind_row (DUCK_SETTING_MAP_PAPER, self->paper);
  duck_settings_bind_row (DUCK_SETTING_MAP_INK, self->ink);
  /* The map is as these widgets say, whether that can be kept or not. */
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    g_settings_bind (duck_settings_get (), settings[i].key, settings[i].widget,
                     settings[i].property,
                     G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
}

static DuckLengthSpin *
add_length (DuckExportMap *self, AdwActionRow *row, WarLength least, WarLength most)
{
  GtkWidget *spin = duck_length_spin_new (least, most);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  duck_length_spin_set_name (DUCK_LENGTH_SPIN (spin),
                             adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, spin);
  return DUCK_LENGTH_SPIN (spin);
}

static void
duck_export_map_init (DuckExportMap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_number_guard_add (self->scale);
  duck_number_guard_add (self->dots);
  self->square = add_length (self, self->square_row, MIN_SQUARE, MAX_SQUARE);
  duck_length_spin_set_length (self->square, WAR_INCH);
  self->hex
    = add_length (self, self->hex_row, 2 * WAR_HEX_MIN_HALF_WIDTH, 2 * WAR_HEX_MAX_HALF_WIDTH);
  bind_settings (self);
}
