/* print-window.c: what is printed of a document, as one chooses it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print-window.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/control-row.h"
#include "app/base/dialogs.h"
#include "app/base/number-guard.h"
#include "app/base/panes.h"
#include "app/base/setting-rows.h"
#include "app/base/sheet-settings.h"
#include "app/exchange/print.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "draw/map/picture.h"
#include "draw/sheets/roster-sheet.h"
#include "text/operation/tags.h"

/* In pixels. */
#define MARGIN 18
#define CHOICES_WIDTH 320
#define PREVIEW_WIDTH 240
#define AROUND_SHEET 24
#define SPINNER 48

/* Sheets are laid out anew so many milliseconds after the last of several changes. */
#define PAUSE 120

/* In so many a sign comes that it takes longer. */
#define BUSY 600

struct _DuckPrintWindow
{
  AdwWindow parent_instance;
  DuckDocument *document;
  GSettings *settings; /* of its kind; lent */
  DuckSheets *sheets; /* NULL: not laid out yet */
  GCancellable *laying_out; /* NULL: they are as the choices have them */
  guint page; /* that is shown */
  guint layout_id; /* of the source that lays out; or 0 */
  cairo_surface_t *picture; /* of a page; NULL: none has been drawn yet */
  gboolean is_drawing; /* one is being drawn */
  gboolean is_stale; /* and another one is wanted */
  GtkDrawingArea *preview;
  GtkRevealer *busy; /* a sign that they are being laid out */
  GtkLabel *number;
  GtkWidget *back, *forth;
  AdwActionRow *columns; /* or NULL */
  AdwPreferencesGroup *cutting; /* likewise */
};

G_DEFINE_FINAL_TYPE (DuckPrintWindow, duck_print_window, ADW_TYPE_WINDOW)

/* --------------------------------------------------------------------------------------------
 * The sheets. */

static double
get_scale (DrawPaper paper, int width, int height)
{
  return fmin ((width - AROUND_SHEET) / paper.width, (height - AROUND_SHEET) / paper.height);
}

/* The picture may be of the size that the window has had. */
static void
draw_preview_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  DuckPrintWindow *self = user_data;
  DrawPaper paper;
  double scale;

  if (self->picture == NULL)
    return;
  paper = (DrawPaper){ NULL, cairo_image_surface_get_width (self->picture),
                       cairo_image_surface_get_height (self->picture) };
  scale = get_scale (paper, width, height);
  if (scale <= 0)
    return;
  cairo_translate (cr, (width - paper.width * scale) / 2, (height - paper.height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint (cr);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 1 / scale);
  cairo_stroke (cr);
}

/* What a thread has done may come when nobody waits any more. */
static gboolean
is_closed (DuckPrintWindow *self)
{
  return !gtk_widget_get_visible (GTK_WIDGET (self));
}

static void draw_picture (DuckPrintWindow *self);

static void
picture_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckPrintWindow) self = data;

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = duck_sheets_make_picture_finish (result);
  self->is_drawing = FALSE;
  if (is_closed (self))
    return;
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
  if (self->is_stale)
    draw_picture (self);
}

/* The page that is shown, as large as it is shown. */
static void
draw_picture (DuckPrintWindow *self)
{
  GtkWidget *preview = GTK_WIDGET (self->preview);
  double scale;

  self->is_stale = self->is_drawing;
  if (self->is_drawing || self->sheets == NULL)
    return;
  scale = get_scale (duck_sheets_get_paper (self->sheets, self->page),
                     gtk_widget_get_width (preview), gtk_widget_get_height (preview));
  if (scale <= 0)
    return;
  self->is_drawing = TRUE;
  duck_sheets_make_picture (self->sheets, self->page, scale * gtk_widget_get_scale_factor (preview),
                            picture_cb, g_object_ref (self));
}

static void
show_page (DuckPrintWindow *self, guint page)
{
  guint n = duck_sheets_get_n_pages (self->sheets);
  g_autofree char *text = NULL;

  self->page = MIN (page, n - 1);
  /* Translators: which sheet of how many is shown */
  text = g_strdup_printf (_ ("Sheet %u of %u"), self->page + 1, n);
  gtk_label_set_text (self->number, text);
  gtk_widget_set_sensitive (self->back, self->page > 0);
  gtk_widget_set_sensitive (self->forth, self->page + 1 < n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  draw_picture (self);
}

static gboolean
is_of_evening (const DrawSheetPartOption *option)
{
  return (option->part & DRAW_SHEET_PARTS_OF_EVENING) != 0 || !option->is_extra;
}

/* It is there to be asked for as long as some of it is left out. */
static void
update_whole_evening (DuckPrintWindow *self)
{
  gboolean is_whole = TRUE;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (is_of_evening (option))
      is_whole &= g_settings_get_boolean (self->settings, option->id);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.whole-evening", !is_whole);
}

/* Units may be set in fewer columns than were chosen. */
static void
say_columns (DuckPrintWindow *self)
{
  const DrawSheetSetup setup
    = duck_settings_get_sheet_setup (self->settings, duck_settings_get_paper ());
  DrawSubject subject;
  g_autofree char *text = NULL;
  guint n;

  if (self->columns == NULL || !duck_document_find_subject (self->document, &subject))
    return;
  n = draw_units_count_columns (&setup, subject.rules->system);
  if (n < setup.columns)
    text = g_strdup_printf (ngettext ("The paper has room for %u column of units",
                                      "The paper has room for %u columns of units", n),
                            n);
  adw_action_row_set_subtitle (self->columns, text != NULL ? text : "");
}

static void
set_laying_out (DuckPrintWindow *self, GCancellable *cancellable)
{
  g_cancellable_cancel (self->laying_out);
  g_set_object (&self->laying_out, cancellable);
  gtk_revealer_set_reveal_child (self->busy, cancellable != NULL);
  gtk_spinner_set_spinning (GTK_SPINNER (gtk_revealer_get_child (self->busy)), cancellable != NULL);
}

/* How many sheets of which stock what is cut out takes. */
static void
say_plan (DuckPrintWindow *self)
{
  g_autofree char *plan = duck_sheets_dup_plan (self->sheets);
  g_autofree char *escaped = NULL;

  if (self->cutting == NULL)
    return;
  if (*plan == '\0')
    escaped = g_strdup (_ ("Nothing yet: choose counters, cards or other pieces above"));
  else
    escaped = g_markup_escape_text (plan, -1);
  adw_preferences_group_set_description (self->cutting, escaped);
}

static void
laid_out_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckPrintWindow) self = data;
  DuckSheets *sheets = duck_sheets_lay_out_finish (result);

  /* Something else was chosen meanwhile. */
  if (sheets == NULL)
    return;
  if (is_closed (self))
    {
      duck_sheets_unref (sheets);
      return;
    }
  set_laying_out (self, NULL);
  g_clear_pointer (&self->sheets, duck_sheets_unref);
  self->sheets = sheets;
  say_plan (self);
  show_page (self, self->page);
}

static void
lay_out (DuckPrintWindow *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  say_columns (self);
  set_laying_out (self, cancellable);
  duck_sheets_lay_out (self->document, duck_settings_get_paper (), cancellable, laid_out_cb,
                       g_object_ref (self));
}

static gboolean
lay_out_cb (gpointer user_data)
{
  DuckPrintWindow *self = user_data;

  self->layout_id = 0;
  lay_out (self);
  return G_SOURCE_REMOVE;
}

static void
settings_changed_cb (DuckPrintWindow *self)
{
  update_whole_evening (self);
  g_clear_handle_id (&self->layout_id, g_source_remove);
  self->layout_id = g_timeout_add (PAUSE, lay_out_cb, self);
}

static void
turn_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckPrintWindow *self = DUCK_PRINT_WINDOW (widget);
  gint32 pages = g_variant_get_int32 (parameter);

  if (self->sheets == NULL)
    return;
  if (pages < 0 && self->page > 0)
    show_page (self, self->page - 1);
  else if (pages > 0)
    show_page (self, self->page + 1);
}

/* --------------------------------------------------------------------------------------------
 * The choices: all of them are settings, which change at once. */

static GtkWidget *
add_enum_row (AdwPreferencesGroup *group, const char *title, GSettings *settings, const char *key,
              const char *const *words)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  duck_settings_bind_row_of (settings, key, row);
  adw_preferences_group_add (group, row);
  return row;
}

static gboolean
number_to_row (GValue *value, GVariant *number, gpointer data)
{
  g_value_set_uint (value, (guint) g_variant_get_int32 (number));
  return TRUE;
}

static GVariant *
row_to_number (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_int32 ((gint32) g_value_get_uint (value));
}

static GtkWidget *
add_columns_row (AdwPreferencesGroup *group, GSettings *settings)
{
  const char *const words[] = { _ ("As the Paper Allows"), "1", "2", "3", NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Columns"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, DUCK_SHEET_SETTING_COLUMNS, row, "selected",
                                G_SETTINGS_BIND_DEFAULT, number_to_row, row_to_number, NULL, NULL);
  adw_preferences_group_add (group, row);
  return row;
}

static void
add_switch_row (AdwPreferencesGroup *group, const char *title, const char *subtitle,
                GSettings *settings, const char *key)
{
  GtkWidget *row = adw_action_row_new (), *on = gtk_switch_new ();

  gtk_widget_set_valign (on, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), on);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), on);
  g_settings_bind (settings, key, on, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

/* All that two people need is on the sheets from now on. */
static void
whole_evening_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (is_of_evening (option))
      g_settings_set_boolean (DUCK_PRINT_WINDOW (widget)->settings, option->id, TRUE);
}

static AdwPreferencesGroup *
new_paper_group (DuckPrintWindow *self, guint offered)
{
  GSettings *settings = self->settings;
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const char *const papers[] = { _ ("Usual paper"), "A4", "A3", "A5", _ ("US Letter"), NULL };
  const char *const inks[] = { _ ("Colours"), _ ("Black and white"), NULL };
  const char *details[] = { draw_sheet_get_detail_name (DRAW_DETAIL_FULL),
                            draw_sheet_get_detail_name (DRAW_DETAIL_COMPACT),
                            draw_sheet_get_detail_name (DRAW_DETAIL_LINE), NULL };
  GtkWidget *ink;

  add_enum_row (group, _ ("Paper"), duck_settings_get (), DUCK_SETTING_PAPER, papers);
  /* To save ink is to have no colours. */
  ink = add_enum_row (group, _ ("Ink"), duck_settings_get (), DUCK_SETTING_INK, inks);
  g_settings_bind (settings, DUCK_SHEET_SETTING_SAVE_INK, ink, "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN
                     | G_SETTINGS_BIND_NO_SENSITIVITY);
  add_switch_row (group, _ ("Save Ink"), _ ("Black and white, as little as can still be read"),
                  settings, DUCK_SHEET_SETTING_SAVE_INK);
  add_switch_row (group, _ ("Booklet"), _ ("Two pages on each side, to fold"), settings,
                  DUCK_SHEET_SETTING_BOOKLET);
  if ((offered & DRAW_SHEET_COSTS) != 0)
    {
      add_enum_row (group, _ ("Units"), settings, DUCK_SHEET_SETTING_DETAIL, details);
      self->columns = ADW_ACTION_ROW (add_columns_row (group, settings));
      add_switch_row (group, _ ("Landscape"), _ ("The paper lies on its side"), settings,
                      DUCK_SHEET_SETTING_LANDSCAPE);
    }
  return group;
}

/* Below the part that it is about. */
static void
add_part_choice (AdwPreferencesGroup *group, GSettings *settings, DrawSheetPart part)
{
  const char *const sizes[] = { _ ("Poker, 63 × 88 mm"), _ ("Bridge, 57 × 88 mm"), NULL };
  GtkWidget *spin;

  if (part == DRAW_SHEET_CARDS)
    add_enum_row (group, _ ("Size of Cards"), settings, DUCK_SHEET_SETTING_CARD_SIZE, sizes);
  if (part != DRAW_SHEET_TILES)
    return;
  spin = gtk_spin_button_new_with_range (0, DRAW_PICTURE_MAX_OVERLAP, 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  duck_number_guard_add (GTK_SPIN_BUTTON (spin));
  g_settings_bind (settings, DUCK_SHEET_SETTING_OVERLAP, spin, "value", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, duck_control_row_new (_ ("Overlap to Glue, in mm"), spin));
}

/* What a part is for; of tags, which photos find on this field. Free it. */
static char *
dup_subtitle (DuckPrintWindow *self, const DrawSheetPartOption *option)
{
  DrawSubject subject;

  if (option->part == DRAW_SHEET_TAGS && duck_document_find_subject (self->document, &subject)
      && subject.operation != NULL && !subject.operation->field->is_absent)
    return text_tags (subject.operation);
  return g_strdup (option->subtitle != NULL ? _ (option->subtitle) : NULL);
}

static AdwPreferencesGroup *
new_parts_group (DuckPrintWindow *self, guint offered)
{
  GSettings *settings = self->settings;
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, _ ("What Is Printed"));
  if ((offered & DRAW_SHEET_TILES) != 0)
    {
      GtkWidget *all = gtk_button_new_with_mnemonic (_ ("_The Whole Evening"));

      gtk_widget_set_tooltip_text (all, _ ("All that two people need to play"));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (all), "print.whole-evening");
      adw_preferences_group_set_header_suffix (group, all);
    }
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if ((offered & option->part) != 0)
      {
        g_autofree char *subtitle = dup_subtitle (self, option);

        add_switch_row (group, _ (option->title), subtitle, settings, option->id);
        add_part_choice (group, settings, option->part);
      }
  return group;
}

static gboolean
has_backs_to_visible (GValue *value, GVariant *backs, gpointer data)
{
  g_value_set_boolean (value, !g_str_equal (g_variant_get_string (backs, NULL), "none"));
  return TRUE;
}

/* How far the printer moves backs, where there are any. */
static void
add_offset_row (AdwPreferencesGroup *group, const char *title, const char *key)
{
  GtkWidget *spin
    = gtk_spin_button_new_with_range (-DRAW_BACKS_MAX_OFFSET, DRAW_BACKS_MAX_OFFSET, 0.1);
  GtkWidget *row = duck_control_row_new (title, spin);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  duck_number_guard_add (GTK_SPIN_BUTTON (spin));
  g_settings_bind (duck_settings_get (), key, spin, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (duck_settings_get (), DUCK_SETTING_BACKS, row, "visible",
                                G_SETTINGS_BIND_GET, has_backs_to_visible, NULL, NULL, NULL);
  adw_preferences_group_add (group, row);
}

/* What it takes to cut out, and what is printed behind it. */
static AdwPreferencesGroup *
new_cutting_group (DuckPrintWindow *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const char *const backs[]
    = { _ ("None"), _ ("Over the Long Edge"), _ ("Over the Short Edge"), NULL };

  self->cutting = group;
  adw_preferences_group_set_title (group, _ ("To Cut Out"));
  add_enum_row (group, _ ("Backs"), duck_settings_get (), DUCK_SETTING_BACKS, backs);
  add_offset_row (group, _ ("Offset to the Right, in mm"), DUCK_SETTING_BACK_RIGHT);
  add_offset_row (group, _ ("Offset Downwards, in mm"), DUCK_SETTING_BACK_DOWN);
  return group;
}

static GtkWidget *
new_choices (DuckPrintWindow *self)
{
  guint offered = duck_document_get_sheet_parts (self->document);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (new_paper_group (self, offered)));
  if (offered != 0)
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (new_parts_group (self, offered)));
  if ((offered & DRAW_SHEET_PARTS_TO_CUT) != 0)
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (new_cutting_group (self)));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_size_request (scroller, CHOICES_WIDTH, -1);
  return scroller;
}

/* --------------------------------------------------------------------------------------------
 * The window. */

/* It goes before what comes then asks for more. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckPrintWindow *self = DUCK_PRINT_WINDOW (widget);
  g_autoptr (DuckDocument) document = g_object_ref (self->document);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));
  DrawPaper first = { 0 };
  gboolean is_known = self->sheets != NULL;

  if (is_known)
    first = duck_sheets_get_paper (self->sheets, 0);
  gtk_window_destroy (GTK_WINDOW (widget));
  duck_print_run (document, is_known ? &first : NULL, parent);
}

/* What is seen is written to where somebody says. */
typedef struct
{
  DuckPrintWindow *window;
  const char *suffix; /* of export_formats */
} Export;

static const char *const export_formats[] = { ".pdf", ".svg", ".png", ".dxf" };

static void
export_path_cb (const char *path, gpointer data)
{
  g_autofree Export *export = data;
  g_autoptr (DuckPrintWindow) self = export->window;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (path == NULL)
    return;
  duck_print_export (self->document, self->laying_out == NULL ? self->sheets : NULL, path,
                     DUCK_SHELL (parent));
  gtk_window_close (GTK_WINDOW (self));
}

/* The parameter is a suffix. */
static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DuckPrintWindow *self = DUCK_PRINT_WINDOW (widget);
  const char *wanted = g_variant_get_string (parameter, NULL);
  Export *export = g_new (Export, 1);
  g_autofree char *folder = duck_document_dup_export_folder (self->document);
  g_autofree char *file = NULL;

  *export = (Export){ g_object_ref (self), export_formats[0] };
  for (guint i = 0; i < G_N_ELEMENTS (export_formats); i++)
    if (g_str_equal (export_formats[i], wanted))
      export->suffix = export_formats[i];
  file = duck_document_suggest_name (self->document, export->suffix);
  if (self->layout_id != 0)
    {
      g_clear_handle_id (&self->layout_id, g_source_remove);
      lay_out (self);
    }
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export Sheets"), folder, file, export->suffix,
                         export_path_cb, export);
}

static GtkWidget *
new_turn_button (const char *icon, const char *name, gint32 pages)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "print.turn-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", pages);
  return button;
}

static GtkWidget *
new_preview (DuckPrintWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  GtkWidget *overlay = gtk_overlay_new (), *spinner = gtk_spinner_new ();

  self->preview = GTK_DRAWING_AREA (gtk_drawing_area_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_drawing_area_set_draw_func (self->preview, draw_preview_cb, self, NULL);
  g_signal_connect_swapped (self->preview, "resize", G_CALLBACK (draw_picture), self);
  g_signal_connect_swapped (self->preview, "notify::scale-factor", G_CALLBACK (draw_picture), self);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->preview));
  /* What takes no time is done before it can be seen. */
  self->busy = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->busy, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_transition_duration (self->busy, BUSY);
  gtk_widget_set_size_request (spinner, SPINNER, SPINNER);
  gtk_widget_set_halign (GTK_WIDGET (self->busy), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->busy), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self->busy), FALSE);
  gtk_revealer_set_child (self->busy, spinner);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->busy));
  self->number = GTK_LABEL (gtk_label_new (_ ("Laying out…")));
  self->back = new_turn_button ("go-previous-symbolic", _ ("Previous Sheet"), -1);
  self->forth = new_turn_button ("go-next-symbolic", _ ("Next Sheet"), 1);
  gtk_widget_set_halign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (bar, 6);
  gtk_box_append (GTK_BOX (bar), self->back);
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->number));
  gtk_box_append (GTK_BOX (bar), self->forth);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_widget_set_size_request (box, PREVIEW_WIDTH, -1);
  return box;
}

/* Enter prints. */
static GtkWidget *
new_header (DuckPrintWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *print = gtk_button_new_with_mnemonic (_ ("_Print…"));
  GtkWidget *export = adw_split_button_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  gtk_widget_add_css_class (print, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (print), "print.print");
  adw_split_button_set_label (ADW_SPLIT_BUTTON (export), _ ("As P_DF…"));
  adw_split_button_set_use_underline (ADW_SPLIT_BUTTON (export), TRUE);
  adw_split_button_set_dropdown_tooltip (ADW_SPLIT_BUTTON (export), _ ("Other Formats"));
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (export), "print.export::.pdf");
  g_menu_append (others, _ ("_SVG, a Drawing of Each Sheet…"), "print.export::.svg");
  g_menu_append (others, _ ("P_NG, a Picture of Each Sheet…"), "print.export::.png");
  if ((duck_document_get_sheet_parts (self->document) & DRAW_SHEET_PARTS_TO_CUT) != 0)
    g_menu_append (others, _ ("_DXF, Lines to Cut Along, for Machines…"), "print.export::.dxf");
  adw_split_button_set_menu_model (ADW_SPLIT_BUTTON (export), G_MENU_MODEL (others));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), export);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), print);
  gtk_window_set_default_widget (GTK_WINDOW (self), print);
  return header;
}

static void
duck_print_window_dispose (GObject *object)
{
  DuckPrintWindow *self = DUCK_PRINT_WINDOW (object);

  g_clear_handle_id (&self->layout_id, g_source_remove);
  g_cancellable_cancel (self->laying_out);
  G_OBJECT_CLASS (duck_print_window_parent_class)->dispose (object);
}

static void
duck_print_window_finalize (GObject *object)
{
  DuckPrintWindow *self = DUCK_PRINT_WINDOW (object);

  g_clear_pointer (&self->sheets, duck_sheets_unref);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_object (&self->laying_out);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (duck_print_window_parent_class)->finalize (object);
}

static void
duck_print_window_class_init (DuckPrintWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = duck_print_window_dispose;
  object_class->finalize = duck_print_window_finalize;
  gtk_widget_class_install_action (widget_class, "print.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "print.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "print.whole-evening", NULL, whole_evening_action);
  gtk_widget_class_install_action (widget_class, "print.turn-page", "i", turn_page_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "print.turn-page", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "print.turn-page", "i",
                                       1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_print_window_init (DuckPrintWindow *self)
{
}

void
duck_print_window_show (DuckDocument *document, GtkWindow *parent)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (document) && GTK_IS_WINDOW (parent));

  DuckPrintWindow *self
    = g_object_new (DUCK_TYPE_PRINT_WINDOW, "transient-for", parent, "modal", TRUE, "title",
                    _ ("Print"), "default-width", 900, "default-height", 640, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *panes;

  self->document = g_object_ref (document);
  self->settings = duck_print_get_settings (document);
  panes = g_object_new (DUCK_TYPE_PANES, "start", new_choices (self), "main", new_preview (self),
                        "start-title", _ ("C_hoices"), "main-title", _ ("_Sheets"), "vexpand", TRUE,
                        NULL);
  duck_panes_show (DUCK_PANES (panes), DUCK_PANE_START);
  gtk_box_append (GTK_BOX (box), new_header (self));
  gtk_box_append (GTK_BOX (box), panes);
  adw_window_set_content (ADW_WINDOW (self), box);
  update_whole_evening (self);
  lay_out (self);
  g_signal_connect_object (duck_settings_get (), "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (gtk_window_get_default_widget (GTK_WINDOW (self)));
  gtk_window_present (GTK_WINDOW (self));
}
