/* unit-row.c: a row of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/unit-row.h"

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-state.h"
#include "app/base/popups.h"
#include "app/base/tooltip.h"
#include "app/base/unit-picture.h"
#include "desk/documents/type-item.h"
#include "text/words/phrase.h"

struct _DuckUnitRow
{
  AdwBin parent_instance;

  GtkStack *kind;
  DuckUnitPicture *picture;
  GtkStack *words;
  GtkLabel *name;
  GtkLabel *weapons;
  GtkLabel *note;
  GtkEntry *name_entry;
  GtkEntry *note_entry;
  GtkCheckButton *only_one;
  GtkLabel *cost;
  GtkWidget *buttons;
  GtkWidget *remove;
  GtkEditable *count;
  GtkWidget *more;
  GtkMenuButton *menu;
  GtkLabel *section;
  GtkLabel *section_cost;

  GMenuModel *actions; /* what the menu offers, once it is opened */
  DuckUnitItem *item; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckUnitRow, duck_unit_row, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

/* Of several weapons of one name, such as modes of one, that is said once. */
static gboolean
is_named_before (const WarUnitType *type, guint n)
{
  const WarWeapon *weapon = g_ptr_array_index (type->weapons, n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (((const WarWeapon *) g_ptr_array_index (type->weapons, i))->name,
                     weapon->name))
      return TRUE;

  return FALSE;
}

/* Names only, and the type's own where the unit has another: the book's row has the rest. */
static char *
dup_second_line (const WarUnit *unit)
{
  const WarUnitType *type = unit->type;
  g_autoptr (GString) line = g_string_new (unit->name != NULL ? text_translate (type->name) : NULL);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      if (is_named_before (type, i))
        continue;
      g_string_append_printf (line, "%s%s",
                              i > 0           ? ", "
                              : line->len > 0 ? " · "
                                              : "",
                              text_translate (weapon->name));
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
name_button (GtkWidget *button, const char *name)
{
  duck_tooltip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* name: the unit's. */
static void
name_buttons (DuckUnitRow *self, const char *name)
{
  /* Translators: %s is a unit */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), name);
  /* Translators: %s is a unit */
  g_autofree char *more = g_strdup_printf (_ ("One More %s"), name);
  /* Translators: a menu; %s is a unit */
  g_autofree char *menu = g_strdup_printf (_ ("Actions for %s"), name);

  name_button (self->remove, remove);
  duck_army_state_name_adding (self->more, more);
  name_button (GTK_WIDGET (self->menu), menu);
}

/* The cell of the list has the focus, so it is what a screen reader reads. */
static void
name_cell (DuckUnitRow *self, const char *name, const char *description)
{
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (self));

  if (cell != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
fill_unit (DuckUnitRow *self)
{
  const WarUnit *unit = duck_unit_item_get_unit (self->item);
  const char *name = unit->name != NULL ? unit->name : text_translate (unit->type->name);
  guint n_units = duck_unit_item_get_indices (self->item)->len;
  g_autofree char *line = dup_second_line (unit);
  g_autofree char *cost = text_cost (duck_unit_item_get_cost (self->item));
  g_autofree char *each = text_cost (unit->type->cost);
  g_autofree char *count = g_strdup_printf ("%u", n_units);
  /* Translators: how many, and of what: "3 × BEF Infantry" */
  g_autofree char *counted = g_strdup_printf (_ ("%u × %s"), n_units, name);

  duck_unit_picture_set_unit_type (self->picture, unit->type);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->weapons, line);
  gtk_widget_set_visible (GTK_WIDGET (self->weapons), *line != '\0');
  gtk_label_set_label (self->note, unit->note != NULL ? unit->note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), unit->note != NULL);
  duck_tooltip_set (GTK_WIDGET (self->note), unit->note);
  gtk_label_set_label (self->cost, cost);
  duck_tooltip_set (GTK_WIDGET (self->cost), n_units > 1 ? each : NULL);
  gtk_editable_set_text (self->count, count);
  name_buttons (self, name);
  name_cell (self, n_units > 1 ? counted : name, cost);
}

static void
fill_section (DuckUnitRow *self)
{
  guint n_units = duck_unit_item_get_indices (self->item)->len;
  g_autofree char *units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n_units), n_units);
  g_autofree char *cost = text_cost (duck_unit_item_get_cost (self->item));
  g_autofree char *summary = g_strdup_printf ("%s · %s", units, cost);

  gtk_label_set_label (self->section, duck_unit_item_get_title (self->item));
  gtk_label_set_label (self->section_cost, summary);
  name_cell (self, gtk_label_get_label (self->section), summary);
}

static void
fill (DuckUnitRow *self)
{
  gboolean is_section = duck_unit_item_get_unit (self->item) == NULL;

  if (is_section)
    fill_section (self);
  else
    fill_unit (self);
  gtk_stack_set_visible_child_name (self->kind, is_section ? "section" : "unit");
}

/* ---------------------------------------------------------------------------------------------
 * Buttons. */

void
duck_unit_row_set_full (DuckUnitRow *self, gboolean full)
{
  g_return_if_fail (DUCK_IS_UNIT_ROW (self));

  gtk_widget_set_sensitive (self->more, !full);
  if (self->item != NULL)
    fill (self);
}

/* The last of the row's units is the one that comes and goes. Its place is known only now: others
 * may have gone since the row was filled. */
static void
act_on_last (DuckUnitRow *self, const char *action)
{
  GArray *indices = duck_unit_item_get_indices (self->item);

  gtk_widget_activate_action (GTK_WIDGET (self), action, "u",
                              g_array_index (indices, guint, indices->len - 1));
}

static void
remove_cb (DuckUnitRow *self)
{
  act_on_last (self, "army.remove");
}

static void
more_cb (DuckUnitRow *self)
{
  act_on_last (self, "army.duplicate");
}

/* Another number. What is none is said by the action, and the old one comes back. */
static void
set_count (DuckUnitRow *self)
{
  GArray *indices = duck_unit_item_get_indices (self->item);
  g_autofree char *shown = g_strdup_printf ("%u", indices->len);
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->count)));

  gtk_editable_set_text (self->count, shown);
  if (!g_str_equal (typed, shown))
    gtk_widget_activate_action (GTK_WIDGET (self), "army.set-count", "(@aus)",
                                g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, indices->data,
                                                           indices->len, sizeof (guint)),
                                typed);
}

/* From the entry back to the row, if that is still there. */
static void
leave_count (DuckUnitRow *self)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (self));

  if (place != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (place);
}

static void
count_cb (DuckUnitRow *self)
{
  g_object_ref (self);
  set_count (self);
  leave_count (self);
  g_object_unref (self);
}

static gboolean
leave_count_cb (gpointer data)
{
  g_autoptr (GtkWidget) count = data;

  if (gtk_widget_get_focus_child (count) == NULL)
    gtk_widget_set_can_focus (count, FALSE);
  return G_SOURCE_REMOVE;
}

static void
count_left_cb (DuckUnitRow *self)
{
  /* Not now: GTK is still moving the focus. */
  g_idle_add (leave_count_cb, g_object_ref (self->count));
  if (self->item != NULL && duck_unit_item_get_unit (self->item) != NULL)
    set_count (self);
}

static gboolean
count_key_cb (DuckUnitRow *self, guint key)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  fill (self);
  leave_count (self);
  return GDK_EVENT_STOP;
}

/* A row with something in it that takes the focus would not take it itself, so the entry does only
 * while it is being typed into. */
static void
type_count (DuckUnitRow *self)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self->count), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->count));
}

static void
count_pressed_cb (GtkGesture *gesture, int n_press, double x, double y, DuckUnitRow *self)
{
  if (gtk_widget_get_can_focus (GTK_WIDGET (self->count)))
    return;

  type_count (self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* The menu is about to open. */
static void
menu_cb (GtkMenuButton *button, gpointer user_data)
{
  DuckUnitRow *self = user_data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->actions);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
secondary_pressed_cb (DuckUnitRow *self, int n_press, double x, double y)
{
  if (duck_unit_item_get_unit (self->item) == NULL)
    return;

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
  duck_menu_show_at (GTK_WIDGET (self), self->actions, x, y);
}

/* ---------------------------------------------------------------------------------------------
 * Typing over name and note. */

static gboolean
is_edited (DuckUnitRow *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->words), "edited");
}

/* The entries have the whole width of the row. */
static void
set_edited (DuckUnitRow *self, gboolean edited)
{
  gtk_stack_set_visible_child_name (self->words, edited ? "edited" : "shown");
  gtk_widget_set_visible (self->buttons, !edited);
}

static void
stop_editing (DuckUnitRow *self)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (self));
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  set_edited (self, FALSE);
  if (had_focus && place != NULL)
    gtk_widget_grab_focus (place);
}

static void
start_editing (DuckUnitRow *self)
{
  const WarUnit *unit = duck_unit_item_get_unit (self->item);
  guint n_units = duck_unit_item_get_indices (self->item)->len;
  g_autofree char *only_one = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Only One of the %u", "Only One of the %u", n_units), n_units);

  gtk_check_button_set_label (self->only_one, only_one);
  gtk_check_button_set_active (self->only_one, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->only_one), n_units > 1);
  gtk_editable_set_text (GTK_EDITABLE (self->name_entry), unit->name != NULL ? unit->name : "");
  gtk_entry_set_placeholder_text (self->name_entry, text_translate (unit->type->name));
  gtk_editable_set_text (GTK_EDITABLE (self->note_entry), unit->note != NULL ? unit->note : "");
  set_edited (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}

static void
commit_cb (DuckUnitRow *self)
{
  GArray *indices = duck_unit_item_get_indices (self->item);
  /* As everywhere, one of them is the last. */
  guint n_meant = gtk_check_button_get_active (self->only_one) ? 1 : indices->len;
  const guint *meant = &g_array_index (indices, guint, indices->len - n_meant);
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_entry)));
  g_autofree char *note = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note_entry)));

  if (!is_edited (self))
    return;

  stop_editing (self);
  gtk_widget_activate_action (
    GTK_WIDGET (self), "army.set-words", "(@auss)",
    g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, meant, n_meant, sizeof (guint)),
    g_strstrip (name), g_strstrip (note));
}

/* Whoever goes on elsewhere means what was typed. */
static void
left_cb (DuckUnitRow *self)
{
  if (self->item != NULL)
    commit_cb (self);
}

/* The list is not to take the focus, which would end it. */
static void
only_one_pressed_cb (GtkGesture *gesture, int n_press, double x, double y, DuckUnitRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->only_one));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Enter ends it also where the focus is on what it would switch over. */
static gboolean
key_pressed_cb (DuckUnitRow *self, guint key)
{
  gboolean is_enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;

  if (key == GDK_KEY_Escape)
    stop_editing (self);
  else if (is_enter && gtk_widget_has_focus (GTK_WIDGET (self->only_one)))
    commit_cb (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* ---------------------------------------------------------------------------------------------
 * Dragging. */

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, DuckUnitRow *self)
{
  if (duck_unit_item_get_unit (self->item) == NULL || is_edited (self))
    return NULL;

  return gdk_content_provider_new_typed (DUCK_TYPE_UNIT_ITEM, self->item);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, DuckUnitRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->picture));

  gtk_drag_source_set_icon (source, picture, 20, 20);
}

/* What is dropped on the lower half of a row comes after it, and on a heading always. */
static gboolean
is_after (DuckUnitRow *self, double y)
{
  return duck_unit_item_get_unit (self->item) == NULL
         || y > gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
}

static void
clear_drop_mark (DuckUnitRow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "drop-before");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "drop-after");
}

static GdkDragAction
drop_motion_cb (DuckUnitRow *self, double x, double y, GtkDropTarget *target)
{
  clear_drop_mark (self);
  gtk_widget_add_css_class (GTK_WIDGET (self), is_after (self, y) ? "drop-after" : "drop-before");

  /* What comes from the book stays there. */
  return (gdk_drop_get_actions (gtk_drop_target_get_current_drop (target)) & GDK_ACTION_MOVE) != 0
           ? GDK_ACTION_MOVE
           : GDK_ACTION_COPY;
}

static gboolean
drop_cb (DuckUnitRow *self, const GValue *value, double x, double y)
{
  clear_drop_mark (self);
  g_signal_emit (self, signals[SIGNAL_DROPPED], 0, g_value_get_object (value), is_after (self, y));
  return TRUE;
}

static void
add_drop_target (DuckUnitRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_MOVE | GDK_ACTION_COPY);
  GType types[] = { DUCK_TYPE_UNIT_ITEM, DUCK_TYPE_TYPE_ITEM };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (clear_drop_mark), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ---------------------------------------------------------------------------------------------
 * The row. */

static void
open_menu (DuckUnitRow *self)
{
  gtk_menu_button_popup (self->menu);
}

void
duck_unit_row_set_item (DuckUnitRow *self, DuckUnitItem *item)
{
  g_return_if_fail (DUCK_IS_UNIT_ROW (self));
  g_return_if_fail (item == NULL || DUCK_IS_UNIT_ITEM (item));

  if (self->item == item)
    return;
  if (self->item != NULL)
    {
      set_edited (self, FALSE);
      g_signal_handlers_disconnect_by_data (self->item, self);
    }
  g_set_object (&self->item, item);
  if (item == NULL)
    return;

  g_signal_connect_swapped (item, "changed", G_CALLBACK (fill), self);
  g_signal_connect_swapped (item, "request::edit", G_CALLBACK (start_editing), self);
  g_signal_connect_swapped (item, "request::menu", G_CALLBACK (open_menu), self);
  g_signal_connect_swapped (item, "request::count", G_CALLBACK (type_count), self);
  fill (self);
}

DuckUnitItem *
duck_unit_row_get_item (DuckUnitRow *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ROW (self), NULL);

  return self->item;
}

static void
duck_unit_row_dispose (GObject *object)
{
  DuckUnitRow *self = DUCK_UNIT_ROW (object);

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_clear_object (&self->item);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (duck_unit_row_parent_class)->dispose (object);
}

static void
duck_unit_row_class_init (DuckUnitRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_unit_row_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DROPPED]
    = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_OBJECT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "unitrow");
  g_type_ensure (DUCK_TYPE_UNIT_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/unit-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, kind);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, words);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, name);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, weapons);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, note);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, note_entry);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, only_one);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, cost);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, remove);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, count);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, more);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, menu);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, section);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, section_cost);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, commit_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, only_one_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
}

static void
duck_unit_row_init (DuckUnitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_drop_target (self);
}

GtkWidget *
duck_unit_row_new (GMenuModel *menu)
{
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);

  DuckUnitRow *self = g_object_new (DUCK_TYPE_UNIT_ROW, NULL);

  self->actions = g_object_ref (menu);
  gtk_menu_button_set_create_popup_func (self->menu, menu_cb, self, NULL);
  return GTK_WIDGET (self);
}
