/* field-form.c: a field's name, size and zones, and what is odd about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/base/number-guard.h"
#include "app/field-editor/field-form-rows.h"
#include "app/field-editor/field-picture-form.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "engine/field-edit/field-check.h"
#include "engine/field-edit/field-layout.h"
#include "engine/field-edit/hex-edit.h"
#include "engine/system.h"
#include "text/field/field.h"

struct _DuckFieldForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkEditable *name;
  DuckLengthSpin *width, *depth, *zone_depth;
  GtkWidget *size_row, *system_row, *zones; /* of free ground */
  GtkWidget *hexes_row, *hex_width_row; /* of a board of hexes */
  GtkSpinButton *columns, *rows;
  DuckLengthSpin *hex_width;
  GtkDropDown *system;
  GPtrArray *systems; /* WarRules: all there are */
  AdwBin *picture; /* the form of the picture to trace */
  GtkLabel *oddities_title;
  GtkListBox *oddities;
};

G_DEFINE_FINAL_TYPE (DuckFieldForm, duck_field_form, ADW_TYPE_BIN)

static WarField *
get_field (DuckFieldForm *self)
{
  return duck_field_session_get_field (self->session);
}

static DuckFieldDocument *
get_document (DuckFieldForm *self)
{
  return duck_field_session_get_document (self->session);
}

static WarLengthUnit
get_unit (DuckFieldForm *self)
{
  return duck_field_document_get_length_unit (get_document (self));
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static void
name_cb (DuckFieldForm *self)
{
  const char *name = gtk_editable_get_text (self->name);

  /* A field has a name; while there is none it keeps the last. */
  if (!self->updating && *name != '\0' && !g_str_equal (name, get_field (self)->name))
    duck_field_session_edit_typed (self->session, war_field_set_name (get_field (self), name),
                                   _ ("Rename Battlefield"));
}

static void show (DuckFieldForm *self);

/* What was refused gives way to what is there. */
static void
size_cb (DuckFieldForm *self)
{
  if (!self->updating
      && !duck_field_session_edit (self->session,
                                   war_field_set_size (get_field (self),
                                                       duck_length_spin_get_length (self->width),
                                                       duck_length_spin_get_length (self->depth)),
                                   _ ("Change Size")))
    show (self);
}

/* Zones and points may bar a smaller board. */
static void
edit_board (DuckFieldForm *self, WarField *changed, const char *step)
{
  if (changed != NULL)
    duck_field_session_edit (self->session, changed, step);
  else
    g_signal_emit_by_name (self->session, "refused",
                           _ ("Hexes cannot be like this with what lies on the battlefield."));
  show (self);
}

static void
board_size_cb (DuckFieldForm *self)
{
  g_autoptr (WarHexBoard) board = NULL;

  if (self->updating || get_field (self)->board == NULL)
    return;
  board = war_hex_board_resize (get_field (self)->board,
                                (guint) gtk_spin_button_get_value_as_int (self->columns),
                                (guint) gtk_spin_button_get_value_as_int (self->rows));
  edit_board (self, war_field_set_board (get_field (self), board), _ ("Change Size"));
}

static void
hex_width_cb (DuckFieldForm *self)
{
  if (!self->updating && get_field (self)->board != NULL)
    edit_board (
      self,
      war_field_set_hex_width (get_field (self), duck_length_spin_get_length (self->hex_width) / 2),
      _ ("Change Width of Hexes"));
}

static void
system_cb (DuckFieldForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->system);

  if (self->updating || selected >= self->systems->len)
    return;

  WarRules *rules = g_ptr_array_index (self->systems, selected);

  duck_settings_set_system (rules->system);
  duck_field_document_set_rules (get_document (self), rules);
}

static void
zones_cb (DuckFieldForm *self, GtkWidget *button)
{
  WarZonesKind kind
    = (WarZonesKind) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));

  duck_field_session_edit (
    self->session,
    war_field_set_zones (get_field (self), kind, duck_length_spin_get_length (self->zone_depth)),
    _ ("Standard Zones"));
}

/* A warning leads to what it is about. */
static void
oddity_activated_cb (DuckFieldForm *self, GtkListBoxRow *row)
{
  const GArray *oddities = duck_field_document_get_oddities (get_document (self));
  guint index = (guint) gtk_list_box_row_get_index (row);
  WarItem items[2];
  guint n_items = 0;

  if (index >= oddities->len)
    return;

  const WarFieldOddity *oddity = &g_array_index (oddities, WarFieldOddity, index);

  if (oddity->kind == WAR_FIELD_ODDITY_NO_WAY)
    {
      duck_field_hexes_jump (duck_field_session_get_hexes (self->session),
                             war_hex_board_find_fort (get_field (self)->board, oddity->fort));
      return;
    }
  if (oddity->has_item)
    items[n_items++] = oddity->item;
  if (oddity->has_other)
    items[n_items++] = oddity->other;
  duck_field_session_jump (self->session, items, n_items);
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_oddities (DuckFieldForm *self)
{
  const GArray *oddities = duck_field_document_get_oddities (get_document (self));
  g_autofree char *title
    = oddities->len == 0
        ? g_strdup (_ ("Nothing odd was found."))
        : g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings", oddities->len), oddities->len);
  GtkWidget *child;

  gtk_label_set_label (self->oddities_title, title);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->oddities))) != NULL)
    gtk_list_box_remove (self->oddities, child);
  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *sentence
        = text_field_oddity (&g_array_index (oddities, WarFieldOddity, i), get_field (self),
                             duck_field_document_get_rules (get_document (self)));

      gtk_list_box_append (self->oddities, duck_field_form_new_words (sentence, "oddity"));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->oddities), oddities->len > 0);
}

static void
show_board (DuckFieldForm *self)
{
  const WarField *field = get_field (self);
  gboolean has_hexes = field->board != NULL;

  gtk_widget_set_visible (self->size_row, !has_hexes);
  gtk_widget_set_visible (self->system_row, !has_hexes);
  gtk_widget_set_visible (self->zones, !has_hexes);
  gtk_widget_set_visible (self->hexes_row, has_hexes);
  gtk_widget_set_visible (self->hex_width_row, has_hexes);
  if (!has_hexes)
    return;

  gtk_spin_button_set_value (self->columns, field->board->n_columns);
  gtk_spin_button_set_value (self->rows, field->board->n_rows);
  duck_length_spin_set_length (self->hex_width, 2 * war_field_get_hexes (field).half_width);
}

static void
show (DuckFieldForm *self)
{
  const WarField *field = get_field (self);
  const char *name = field->name;

  self->updating = TRUE;
  if (!g_str_equal (gtk_editable_get_text (self->name), field->name)
      && !g_str_equal (gtk_editable_get_text (self->name), name))
    gtk_editable_set_text (self->name, name);
  duck_length_spin_set_length (self->width, field->width);
  duck_length_spin_set_length (self->depth, field->depth);
  show_board (self);
  self->updating = FALSE;
  show_oddities (self);
}

static void
show_rules (DuckFieldForm *self)
{
  WarLengthUnit unit = get_unit (self);
  guint index = 0;

  self->updating = TRUE;
  if (g_ptr_array_find (self->systems, duck_field_document_get_rules (get_document (self)), &index))
    gtk_drop_down_set_selected (self->system, index);
  duck_length_spin_set_unit (self->width, unit);
  duck_length_spin_set_unit (self->depth, unit);
  duck_length_spin_set_unit (self->zone_depth, unit);
  self->updating = FALSE;
  show_oddities (self);
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static DuckLengthSpin *
new_length (DuckFieldForm *self, WarLength minimum, GCallback callback)
{
  GtkWidget *spin = duck_length_spin_new (minimum, WAR_LENGTH_MAX);

  if (callback != NULL)
    g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  return DUCK_LENGTH_SPIN (spin);
}

static GtkWidget *
add_row (GtkBox *box, const char *title, gpointer control)
{
  GtkWidget *row = duck_field_form_new_row (title, control);

  gtk_box_append (box, row);
  return row;
}

static GtkSpinButton *
new_count (DuckFieldForm *self, guint most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, most, 1);

  duck_number_guard_add (GTK_SPIN_BUTTON (spin));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (board_size_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

/* In place of the size, where there are hexes. */
static void
add_board (DuckFieldForm *self, GtkBox *box)
{
  GtkWidget *hex_width
    = duck_length_spin_new (2 * WAR_HEX_MIN_HALF_WIDTH, 2 * WAR_HEX_MAX_HALF_WIDTH);

  self->hexes_row = duck_field_form_new_pair ();
  self->columns = new_count (self, WAR_HEXES_MAX_COLUMNS);
  self->rows = new_count (self, WAR_HEXES_MAX_ROWS);
  self->hex_width = DUCK_LENGTH_SPIN (hex_width);
  duck_length_spin_set_unit (self->hex_width, WAR_UNIT_CENTIMETRE);
  g_signal_connect_object (hex_width, "value-changed", G_CALLBACK (hex_width_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->hexes_row),
                  duck_field_form_new_row (_ ("Columns"), GTK_WIDGET (self->columns)));
  gtk_box_append (GTK_BOX (self->hexes_row),
                  duck_field_form_new_row (_ ("Rows"), GTK_WIDGET (self->rows)));
  gtk_box_append (box, self->hexes_row);
  self->hex_width_row = add_row (box, _ ("Width of a Hex"), hex_width);
}

static void
add_size (DuckFieldForm *self, GtkBox *box)
{
  GtkWidget *size = duck_field_form_new_pair ();

  self->name = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_max_length (GTK_ENTRY (self->name), DUCK_NAME_MAX);
  gtk_editable_set_width_chars (self->name, 16);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  self->width = new_length (self, WAR_FIELD_MIN_SIZE, G_CALLBACK (size_cb));
  self->depth = new_length (self, WAR_FIELD_MIN_SIZE, G_CALLBACK (size_cb));
  self->system = GTK_DROP_DOWN (duck_field_form_new_choice ());
  g_signal_connect_object (self->system, "notify::selected", G_CALLBACK (system_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_box_append (box, duck_field_form_new_words (_ ("Battlefield"), "title-4"));
  add_row (box, _ ("Name"), self->name);
  gtk_box_append (GTK_BOX (size), duck_field_form_new_row (_ ("Width"), GTK_WIDGET (self->width)));
  gtk_box_append (GTK_BOX (size), duck_field_form_new_row (_ ("Depth"), GTK_WIDGET (self->depth)));
  gtk_box_append (box, size);
  self->size_row = size;
  add_board (self, box);
  self->system_row = add_row (box, _ ("Effects For"), self->system);
}

static void
add_zones (DuckFieldForm *self, GtkBox *box)
{
  static const struct
  {
    const char *label;
    WarZonesKind kind;
  } buttons[] = {
    { N_ ("Long Edges"), WAR_ZONES_LONG_EDGES },
    { N_ ("Short Edges"), WAR_ZONES_SHORT_EDGES },
    { N_ ("Corners"), WAR_ZONES_CORNERS },
  };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->zone_depth = new_length (self, WAR_CENTIMETRE, NULL);
  gtk_widget_add_css_class (row, "linked");
  gtk_widget_set_halign (row, GTK_ALIGN_FILL);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_ (buttons[i].label));

      g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (buttons[i].kind));
      gtk_widget_set_hexpand (button, TRUE);
      gtk_widget_add_css_class (button, "caption");
      g_signal_connect_object (button, "clicked", G_CALLBACK (zones_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (row), button);
    }
  self->zones = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->zones),
                  duck_field_form_new_words (_ ("Standard Zones"), "heading"));
  add_row (GTK_BOX (self->zones), _ ("Depth of Zones"), self->zone_depth);
  gtk_box_append (GTK_BOX (self->zones), row);
  gtk_box_append (box, self->zones);
}

static void
find_systems (DuckFieldForm *self)
{
  StoreLibrary *library = duck_document_get_library (DUCK_DOCUMENT (get_document (self)));
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      WarRules *rules = store_library_get_rules (library, system->id, NULL);

      if (rules == NULL)
        continue;
      g_ptr_array_add (self->systems, war_rules_ref (rules));
      g_ptr_array_add (names, (gpointer) system->name);
    }
  g_ptr_array_add (names, NULL);
  self->updating = TRUE;
  duck_field_form_set_choices (self->system, (const char *const *) names->pdata);
  self->updating = FALSE;
}

GtkWidget *
duck_field_form_new (DuckFieldSession *session)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldForm *self = g_object_new (DUCK_TYPE_FIELD_FORM, NULL);
  const WarField *field;

  self->session = g_object_ref (session);
  field = get_field (self);
  adw_bin_set_child (self->picture, duck_field_picture_form_new (session));
  find_systems (self);
  duck_length_spin_set_length (self->zone_depth, MIN (field->width, field->depth) / 3);
  g_signal_connect_object (get_document (self), "changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_document (self), "notify::rules", G_CALLBACK (show_rules), self,
                           G_CONNECT_SWAPPED);
  show (self);
  show_rules (self);
  return GTK_WIDGET (self);
}

static void
duck_field_form_finalize (GObject *object)
{
  DuckFieldForm *self = DUCK_FIELD_FORM (object);

  g_clear_object (&self->session);
  g_ptr_array_unref (self->systems);

  G_OBJECT_CLASS (duck_field_form_parent_class)->finalize (object);
}

static void
duck_field_form_class_init (DuckFieldFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_form_finalize;
}

static void
duck_field_form_init (DuckFieldForm *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));

  self->updating = TRUE;
  self->systems = g_ptr_array_new_with_free_func ((GDestroyNotify) war_rules_unref);
  gtk_widget_add_css_class (GTK_WIDGET (box), "inspector");
  add_size (self, box);
  add_zones (self, box);
  self->picture = ADW_BIN (adw_bin_new ());
  gtk_box_append (box, GTK_WIDGET (self->picture));

  self->oddities_title = GTK_LABEL (duck_field_form_new_words ("", "heading"));
  self->oddities = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->oddities, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->oddities), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->oddities), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Warnings"), -1);
  g_signal_connect_object (self->oddities, "row-activated", G_CALLBACK (oddity_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (self->oddities_title));
  gtk_box_append (box, GTK_WIDGET (self->oddities));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
  self->updating = FALSE;
}
