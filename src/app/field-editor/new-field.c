/* new-field.c: the window in which a battlefield begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/new-field.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/length-spin.h"
#include "app/base/number-guard.h"
#include "app/base/whole-choice.h"
#include "app/field-editor/field-inspector.h"
#include "desk/base/settings.h"
#include "draw/map/map.h"
#include "engine/field-edit/field-random.h"
#include "engine/system.h"
#include "store/documents/field-file.h"
#include "text/words/phrase.h"

/* A size with the unit that its players give it in. */
typedef struct
{
  WarFieldSize size;
  WarLengthUnit unit;
} Size;

struct _DuckNewField
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwPreferencesGroup *size_group;
  AdwComboRow *ground; /* free, or of hexes */
  AdwComboRow *size;
  GArray *sizes; /* Size: in the order of the row, in which another size is the last one */
  GPtrArray *boards; /* WarField: likewise on hexes, the shipped ones */
  AdwActionRow *columns_row, *rows_row;
  GtkSpinButton *columns, *rows;
  AdwActionRow *width_row, *depth_row;
  DuckLengthSpin *width, *depth;
  AdwComboRow
    *theme; /* the first one: nothing; on hexes the second: as on the board that is so large */
  AdwActionRow *seed_row;
  GtkSpinButton *seed;
  GtkDrawingArea *preview;
  WarField *field; /* what would be made; NULL: not worked out yet */
  DuckFieldSession *session; /* of the field that is laid out; NULL: a new one */
};

G_DEFINE_FINAL_TYPE (DuckNewField, duck_new_field, ADW_TYPE_WINDOW)

/* Which is a choice only of a new one. */
static gboolean
has_hexes (DuckNewField *self)
{
  return self->session == NULL && adw_combo_row_get_selected (self->ground) == WAR_GROUND_HEX;
}

static guint
count_sizes (DuckNewField *self)
{
  return has_hexes (self) ? self->boards->len : self->sizes->len;
}

static WarField *
make_board (DuckNewField *self, const char *name)
{
  guint selected = adw_combo_row_get_selected (self->size);
  const WarField *like
    = selected < self->boards->len ? g_ptr_array_index (self->boards, selected) : NULL;
  g_autoptr (WarHexBoard) board = NULL;

  if (like != NULL && adw_combo_row_get_selected (self->theme) == 1)
    board = war_hex_board_ref (like->board);
  else if (like != NULL)
    board = war_hex_board_new (like->board->n_columns, like->board->n_rows);
  else
    board = war_hex_board_new ((guint) gtk_spin_button_get_value_as_int (self->columns),
                               (guint) gtk_spin_button_get_value_as_int (self->rows));
  return war_field_new_hex (
    name, board, like != NULL ? war_field_get_hexes (like).half_width : WAR_HEX_USUAL_HALF_WIDTH);
}

/* What lies on the battlefield as it would be made: nothing, or by a theme and the seed. */
static WarField *
make_field (DuckNewField *self, const char *name, WarLength width, WarLength depth)
{
  guint theme = adw_combo_row_get_selected (self->theme) + (self->session != NULL ? 1 : 0);

  return theme > 0 ? war_field_new_random (name, width, depth, (WarTheme) (theme - 1),
                                           (guint64) gtk_spin_button_get_value_as_int (self->seed))
                   : war_field_new (name, width, depth);
}

/* The features of another field; the picture to trace and the hexes stay, and what is not known. */
static WarField *
lay_out (const WarField *field, DuckNewField *self)
{
  WarField *laid = make_field (self, field->name, field->width, field->depth);

  if (field->background != NULL)
    laid->background = war_background_ref (field->background);
  laid->extra = war_extra_ref (field->extra);
  laid->ground = field->ground;
  if (field->board != NULL)
    laid->board = war_hex_board_ref (field->board);
  return laid;
}

/* Lent. */
static WarField *
get_field (DuckNewField *self)
{
  const char *name = gtk_editable_get_text (self->name);

  if (self->field == NULL && self->session != NULL)
    self->field = lay_out (duck_field_session_get_field (self->session), self);
  else if (self->field == NULL && has_hexes (self))
    self->field = make_board (self, *name != '\0' ? name : _ ("New Battlefield"));
  else if (self->field == NULL)
    self->field = make_field (self, *name != '\0' ? name : _ ("New Battlefield"),
                              duck_length_spin_get_length (self->width),
                              duck_length_spin_get_length (self->depth));
  return self->field;
}

static void
draw_preview_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const WarField *field = get_field (data);
  double field_width = (double) field->width / WAR_MILLIMETRE;
  double field_depth = (double) field->depth / WAR_MILLIMETRE;
  double scale = MIN (width / field_width, height / field_depth);
  const DrawMapOptions options
    = { .ink = DRAW_INK_COLOUR,
        .pixel = 1 / (scale * gtk_widget_get_scale_factor (GTK_WIDGET (area))),
        .zones = TRUE };

  cairo_translate (cr, (width - field_width * scale) / 2, (height - field_depth * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_field (cr, field, &options);
}

static void
update (DuckNewField *self)
{
  gboolean own = adw_combo_row_get_selected (self->size) == count_sizes (self);
  gboolean hexes = has_hexes (self);

  gtk_widget_set_sensitive (self->create, *gtk_editable_get_text (self->name) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->width_row), own && !hexes);
  gtk_widget_set_visible (GTK_WIDGET (self->depth_row), own && !hexes);
  gtk_widget_set_visible (GTK_WIDGET (self->columns_row), own && hexes);
  gtk_widget_set_visible (GTK_WIDGET (self->rows_row), own && hexes);
  gtk_widget_set_visible (GTK_WIDGET (self->theme), !own || !hexes);
  gtk_widget_set_visible (
    GTK_WIDGET (self->seed_row),
    !hexes && (self->session != NULL || adw_combo_row_get_selected (self->theme) > 0));
  g_clear_pointer (&self->field, war_field_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

static void
size_cb (DuckNewField *self)
{
  guint selected = adw_combo_row_get_selected (self->size);

  if (!has_hexes (self) && selected < self->sizes->len)
    {
      const Size *size = &g_array_index (self->sizes, Size, selected);

      duck_length_spin_set_unit (self->width, size->unit);
      duck_length_spin_set_unit (self->depth, size->unit);
      duck_length_spin_set_length (self->width, size->size.width);
      duck_length_spin_set_length (self->depth, size->size.depth);
    }
  update (self);
}

static void
surprise_cb (DuckNewField *self)
{
  gtk_spin_button_set_value (self->seed, g_random_int_range (1, 1000000));
}

static void
create_cb (DuckNewField *self)
{
  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));

  if (self->session != NULL)
    duck_field_session_edit (self->session, war_field_ref (get_field (self)), _ ("Lay Out"));
  else
    {
      StoreLibrary *library = duck_shell_get_library (parent);
      g_autoptr (DuckFieldDocument) document
        = duck_field_document_new (library, NULL, get_field (self));

      duck_shell_add_document (parent, DUCK_DOCUMENT (document));
    }
  gtk_window_close (GTK_WINDOW (self));
}

/* ---------------------------------------------------------------------------------------------
 * Opening. */

static void
add_sizes (DuckNewField *self, StoreLibrary *library, const WarSystem *system)
{
  const WarRules *rules = store_library_get_rules (library, system->id, NULL);

  for (guint i = 0; rules != NULL && i < rules->field_sizes->len; i++)
    {
      const Size size
        = { g_array_index (rules->field_sizes, WarFieldSize, i), system->length_unit };

      g_array_append_val (self->sizes, size);
    }
}

/* Those of the system of new documents first. */
static void
find_sizes (DuckNewField *self, StoreLibrary *library)
{
  const WarSystem *usual = duck_settings_get_system (), *system;

  add_sizes (self, library, usual);
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    if (system != usual)
      add_sizes (self, library, system);
}

/* The boards that are shipped are those that the rules name. */
static void
find_boards (DuckNewField *self, StoreLibrary *library)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckfield");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      WarField *field = store_field_open (library, path, faults);

      if (field != NULL && field->board != NULL)
        g_ptr_array_add (self->boards, field);
      else if (field != NULL)
        war_field_unref (field);
    }
}

static void
fill_boards (DuckNewField *self, GtkStringList *names)
{
  for (guint i = 0; i < self->boards->len; i++)
    {
      const WarField *field = g_ptr_array_index (self->boards, i);
      /* Translators: columns and rows of a board of hexes, and its name */
      g_autofree char *name = g_strdup_printf (_ ("%u × %u: %s"), field->board->n_columns,
                                               field->board->n_rows, field->name);

      gtk_string_list_append (names, name);
    }
}

static void
fill_sizes (DuckNewField *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (has_hexes (self))
    {
      fill_boards (self, names);
      gtk_string_list_append (names, _ ("Another Size"));
      adw_combo_row_set_model (self->size, G_LIST_MODEL (names));
      return;
    }

  for (guint i = 0; i < self->sizes->len; i++)
    {
      const Size *size = &g_array_index (self->sizes, Size, i);
      g_autofree char *width = text_length (size->size.width, size->unit);
      g_autofree char *depth = text_length (size->size.depth, size->unit);
      /* Translators: a size, across and deep: “24″ × 12″” */
      g_autofree char *name = g_strdup_printf (_ ("%s × %s"), width, depth);

      gtk_string_list_append (names, name);
    }
  gtk_string_list_append (names, _ ("Another Size"));
  adw_combo_row_set_model (self->size, G_LIST_MODEL (names));
}

static void
fill_themes (DuckNewField *self)
{
  const char *const themes[] = {
    [WAR_THEME_COUNTRYSIDE] = _ ("Countryside"),
    [WAR_THEME_VILLAGE] = _ ("Village"),
    [WAR_THEME_TRENCHES] = _ ("Trenches"),
    [WAR_THEME_MUD] = _ ("Mud and Water"),
  };
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (has_hexes (self))
    {
      gtk_string_list_append (names, _ ("Nothing"));
      gtk_string_list_append (names, _ ("As on That Board"));
      adw_combo_row_set_model (self->theme, G_LIST_MODEL (names));
      return;
    }

  if (self->session == NULL)
    gtk_string_list_append (names, _ ("Nothing"));
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    gtk_string_list_append (names, themes[i]);
  adw_combo_row_set_model (self->theme, G_LIST_MODEL (names));
}

static void
ground_cb (DuckNewField *self)
{
  fill_sizes (self);
  fill_themes (self);
  size_cb (self);
}

/* Who plays on hexes begins with hexes. */
static gboolean
plays_on_hexes (StoreLibrary *library)
{
  const WarRules *rules = store_library_get_rules (library, duck_settings_get_system ()->id, NULL);

  return rules != NULL && rules->field_sizes->len == 0;
}

static void
present (DuckShell *parent, DuckFieldSession *session)
{
  DuckNewField *self = g_object_new (DUCK_TYPE_NEW_FIELD, "transient-for", parent, NULL);
  g_autofree char *name = duck_shell_dup_free_title (parent, _ ("New Battlefield"));

  self->session = session != NULL ? g_object_ref (session) : NULL;
  gtk_editable_set_text (self->name, name);
  find_sizes (self, duck_shell_get_library (parent));
  find_boards (self, duck_shell_get_library (parent));
  if (plays_on_hexes (duck_shell_get_library (parent)))
    adw_combo_row_set_selected (self->ground, WAR_GROUND_HEX);
  ground_cb (self);
  surprise_cb (self);
  if (session != NULL)
    {
      gtk_window_set_title (GTK_WINDOW (self), _ ("Lay Out for Me"));
      gtk_button_set_label (GTK_BUTTON (self->create), _ ("_Lay Out"));
      gtk_widget_set_visible (GTK_WIDGET (self->size_group), FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->theme));
    }
  else
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->name));
      gtk_editable_select_region (self->name, 0, -1);
    }
  gtk_window_present (GTK_WINDOW (self));
}

void
duck_new_field_show (DuckShell *parent)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  present (parent, NULL);
}

void
duck_new_field_lay_out (DuckShell *parent, DuckFieldSession *session)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (DUCK_IS_FIELD_SESSION (session));

  present (parent, session);
}

static void
duck_new_field_dispose (GObject *object)
{
  g_clear_object (&DUCK_NEW_FIELD (object)->session);
  g_clear_pointer (&DUCK_NEW_FIELD (object)->field, war_field_unref);
  g_clear_pointer (&DUCK_NEW_FIELD (object)->sizes, g_array_unref);
  g_clear_pointer (&DUCK_NEW_FIELD (object)->boards, g_ptr_array_unref);

  G_OBJECT_CLASS (duck_new_field_parent_class)->dispose (object);
}

static void
duck_new_field_class_init (DuckNewFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_new_field_dispose;
  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/new-field.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, create);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, name);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, preview);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, size_group);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, size);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, ground);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, columns_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, rows_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, columns);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, rows);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, width_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, depth_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, theme);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, seed_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewField, seed);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, ground_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_cb);
  gtk_widget_class_bind_template_callback (widget_class, surprise_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static DuckLengthSpin *
add_length (DuckNewField *self, AdwActionRow *row)
{
  GtkWidget *spin = duck_length_spin_new (WAR_FIELD_MIN_SIZE, WAR_LENGTH_MAX);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  duck_length_spin_set_name (DUCK_LENGTH_SPIN (spin),
                             adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, spin);
  return DUCK_LENGTH_SPIN (spin);
}

static void
duck_new_field_init (DuckNewField *self)
{
  self->sizes = g_array_new (FALSE, FALSE, sizeof (Size));
  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) war_field_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_number_guard_add (self->columns);
  duck_number_guard_add (self->rows);
  duck_number_guard_add (self->seed);
  gtk_drawing_area_set_draw_func (self->preview, draw_preview_cb, self, NULL);
  self->width = add_length (self, self->width_row);
  self->depth = add_length (self, self->depth_row);
  duck_whole_choice_add (self->size);
}
