/* game-units.c: the units of a game that can act, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-units.h"

#include <glib/gi18n-lib.h>

#include "app/base/list-keys.h"
#include "app/base/unit-picture.h"
#include "app/base/words.h"
#include "app/game/carrying.h"
#include "app/game/order-menu.h"
#include "text/order.h"
#include "text/piece.h"
#include "text/state.h"

/* Logical pixels. */
#define PICTURE_SIZE 32
#define NAME_CHARS 12 /* of the natural width; it gets what the list has */

struct _DuckGameUnits
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  DuckBoard *board; /* lent: the page's, as this is */
  GtkWidget *box;
  GtkBox *phases;
  GtkListBox *units;
  GPtrArray *rows; /* GtkListBoxRow: of each piece that could act before, in order; or NULL */
  GtkLabel *none; /* says so when there is no unit in the list */
  gint phase; /* that is marked; WAR_NONE: not yet any */
};

G_DEFINE_FINAL_TYPE (DuckGameUnits, duck_game_units, GTK_TYPE_WIDGET)

static guint chosen_signal;

/* ---------------------------------------------------------------------------------------------
 * Phases. */

static void
add_phase (DuckGameUnits *self, const char *name, gboolean is_present)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *sign = gtk_image_new_from_icon_name ("pan-end-symbolic");
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_opacity (sign, is_present ? 1 : 0);
  gtk_widget_add_css_class (label, is_present ? "heading" : "dim-label");
  if (is_present)
    gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (self->phases, line);
}

void
duck_game_units_show_phase (DuckGameUnits *self, gint phase)
{
  g_return_if_fail (DUCK_IS_GAME_UNITS (self));
  g_return_if_fail (self->play != NULL);

  const WarSetup *setup = duck_play_get_setup (self->play);
  GtkWidget *child;

  if (phase == self->phase)
    return;

  self->phase = phase;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->phases))) != NULL)
    gtk_box_remove (self->phases, child);
  for (gint i = 0; setup->play->phases[i] != NULL; i++)
    if (text_phase (setup, i) != NULL)
      add_phase (self, text_phase (setup, i), i == phase);
  gtk_widget_set_visible (GTK_WIDGET (self->phases), text_phase (setup, phase) != NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Units. */

/* Whether anything can be decided about the piece without an actor: in which wave it comes. */
static gboolean
is_decided_about (DuckGameUnits *self, gint piece)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const GArray *choices = duck_play_get_choices (self->play);
  WarOrder order;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (setup->play->orders[choice->order.kind].actor == WAR_NONE
          && setup->play->orders[choice->order.kind].targets == WAR_TABLE_PIECES
          && war_choice_get_want (setup, choice) == WAR_CHOICE_TARGETS
          && war_choice_name (choice, piece, &order))
        return TRUE;
    }
  return FALSE;
}

/* As many lines as it takes: what is cut may be what tells it from others. */
static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  return label;
}

static GtkListBoxRow *
get_row (DuckGameUnits *self, gint piece)
{
  return (guint) piece < self->rows->len ? g_ptr_array_index (self->rows, piece) : NULL;
}

static gint
get_piece (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "piece"));
}

/* Its picture and its name; how it fares is said below. */
static GtkListBoxRow *
new_row (DuckGameUnits *self, gint piece)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *condition = new_label (NULL, "caption");
  g_autofree char *name = text_piece (setup, piece);
  WarShownPiece shown;

  war_play_show_piece (setup, duck_play_get_view (self->play), (guint) piece, &shown);
  if (shown.type != NULL)
    gtk_box_append (GTK_BOX (line),
                    duck_unit_picture_new ((WarUnitType *) shown.type, PICTURE_SIZE));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_label (name, NULL));
  gtk_box_append (GTK_BOX (words), condition);
  gtk_box_append (GTK_BOX (line), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data (G_OBJECT (row), "piece", GINT_TO_POINTER (piece));
  g_object_set_data (G_OBJECT (row), "condition", condition);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  duck_carrying_add (row, self->play, piece, self->board);
  return GTK_LIST_BOX_ROW (row);
}

static void
update_condition (DuckGameUnits *self, GtkListBoxRow *row)
{
  g_autofree char *text = text_piece_condition (duck_play_get_setup (self->play),
                                                duck_play_get_view (self->play), get_piece (row));
  GtkWidget *label = g_object_get_data (G_OBJECT (row), "condition");

  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* Marks the row of the unit that is chosen, and no other that only has the focus. */
static void
follow_chosen (DuckGameUnits *self)
{
  GtkListBoxRow *row;

  /* The list goes, with the selected row. */
  if (self->play == NULL)
    return;

  row = get_row (self, duck_play_get_chosen (self->play));
  if (row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)))
    gtk_list_box_select_row (self->units, row);
  else
    gtk_list_box_unselect_all (self->units);
}

/* Rows stand in the order of their pieces. Units cease to act and may act again with each order:
 * their rows stay where they are, focus and scrolling too, and are hidden meanwhile. */
static void
update_units (DuckGameUnits *self)
{
  gint n_pieces = (gint) duck_play_get_setup (self->play)->layout->tables[WAR_TABLE_PIECES].n_rows;
  gint place = 0;
  gboolean is_empty = TRUE;

  g_ptr_array_set_size (self->rows, n_pieces);
  for (gint piece = 0; piece < n_pieces; piece++)
    {
      gboolean is_wanted = duck_play_may_act (self->play, piece) || is_decided_about (self, piece);
      GtkListBoxRow *row = get_row (self, piece);

      if (row == NULL && is_wanted)
        {
          row = new_row (self, piece);
          gtk_list_box_insert (self->units, GTK_WIDGET (row), place);
          g_ptr_array_index (self->rows, piece) = row;
        }
      if (is_wanted)
        update_condition (self, row);
      if (row != NULL)
        {
          gtk_widget_set_visible (GTK_WIDGET (row), is_wanted);
          place++;
        }
      is_empty = is_empty && !is_wanted;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->none), is_empty);
}

static void
renewed_cb (DuckGameUnits *self)
{
  update_units (self);
  follow_chosen (self);
}

static void
row_activated_cb (DuckGameUnits *self, GtkListBoxRow *row)
{
  gint piece = get_piece (row);

  if (is_decided_about (self, piece))
    {
      g_autoptr (GArray) orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, piece);
      const GdkRectangle place = { gtk_widget_get_width (GTK_WIDGET (row)) / 2,
                                   gtk_widget_get_height (GTK_WIDGET (row)), 1, 1 };

      duck_order_menu_show (GTK_WIDGET (row), &place, self->play, orders);
      return;
    }
  duck_play_choose (self->play, piece);
  g_signal_emit (self, chosen_signal, 0, piece);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

void
duck_game_units_set_play (DuckGameUnits *self, DuckPlay *play, DuckBoard *board)
{
  g_return_if_fail (DUCK_IS_GAME_UNITS (self));
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (DUCK_IS_BOARD (board));

  self->play = g_object_ref (play);
  self->board = board;
  g_signal_connect_object (play, "renewed", G_CALLBACK (renewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (follow_chosen), self, G_CONNECT_SWAPPED);
  renewed_cb (self);
}

static void
duck_game_units_dispose (GObject *object)
{
  DuckGameUnits *self = DUCK_GAME_UNITS (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_game_units_parent_class)->dispose (object);
}

static void
duck_game_units_class_init (DuckGameUnitsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_units_dispose;
  chosen_signal = g_signal_new ("chosen", DUCK_TYPE_GAME_UNITS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-units.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameUnits, box);
  gtk_widget_class_bind_template_child (widget_class, DuckGameUnits, phases);
  gtk_widget_class_bind_template_child (widget_class, DuckGameUnits, units);
  gtk_widget_class_bind_template_child (widget_class, DuckGameUnits, none);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, follow_chosen);
}

static void
duck_game_units_init (DuckGameUnits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_list_leave_by_tab (self->units);
  self->phase = WAR_NONE;
  self->rows = g_ptr_array_new ();
}
