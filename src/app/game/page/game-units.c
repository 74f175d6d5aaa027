/* game-units.c: the units of a game that can act, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-units.h"

#include <glib/gi18n-lib.h>

#include "app/base/list-keys.h"
#include "app/base/unit-picture.h"
#include "app/base/words.h"
#include "app/game/hand/carrying.h"
#include "app/game/hand/order-menu.h"
#include "text/game/order.h"
#include "text/game/piece.h"
#include "text/game/state.h"

/* Logical pixels. */
#define PICTURE_SIZE 32
#define NAME_CHARS 12 /* of the natural width; it gets what the list has */

/* So many of a body, such as a regiment, that can act have one row in place of their own. */
#define LEAST_BODY 4

struct _DuckGameUnits
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  DuckBoard *board; /* lent: the page's, as this is */
  GtkWidget *box;
  GtkBox *phases;
  GtkListBox *units;
  GPtrArray *rows; /* GtkListBoxRow: of each piece that could act before, in order; or NULL */
  GPtrArray *bodies; /* GtkListBoxRow: likewise, of the body of which the piece comes first */
  GArray *leads; /* gint: of each piece, the one that comes first in its body; WAR_NONE */
  GtkLabel *none; /* says so when there is no unit in the list */
  gint phase; /* that is marked; WAR_NONE: not yet any */
  char *phase_names; /* of all phases, as they are shown */
};

G_DEFINE_FINAL_TYPE (DuckGameUnits, duck_game_units, GTK_TYPE_WIDGET)

static guint chosen_signal, body_signal;

/* ---------------------------------------------------------------------------------------------
 * Phases. */

/* There is room for the wider one of both looks, so that the map stays where it is. */
static void
add_phase (DuckGameUnits *self, const char *name, gboolean is_present)
{
  static const char *const classes[] = { "dim-label", "heading" };
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *sign = gtk_image_new_from_icon_name ("pan-end-symbolic");
  GtkWidget *looks = gtk_stack_new (), *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      GtkWidget *look = gtk_label_new (name);

      gtk_label_set_xalign (GTK_LABEL (look), 0);
      gtk_widget_add_css_class (look, classes[i]);
      gtk_stack_add_child (GTK_STACK (looks), look);
      label = i == (guint) is_present ? look : label;
    }
  gtk_stack_set_vhomogeneous (GTK_STACK (looks), FALSE);
  gtk_stack_set_visible_child (GTK_STACK (looks), label);
  gtk_widget_set_opacity (sign, is_present ? 1 : 0);
  if (is_present)
    gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), looks);
  gtk_box_append (self->phases, line);
}

void
duck_game_units_show_phase (DuckGameUnits *self, gint phase)
{
  g_return_if_fail (DUCK_IS_GAME_UNITS (self));
  g_return_if_fail (self->play != NULL);

  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) all = g_string_new (NULL);
  GtkWidget *child;

  /* Whose a phase is may be another side's in another round. */
  for (gint i = 0; setup->play->phases[i] != NULL; i++)
    {
      char *name = text_owned_phase (setup, view, i);

      g_ptr_array_add (names, name);
      g_string_append_printf (all, "%s\n", name != NULL ? name : "");
    }
  if (phase == self->phase && g_strcmp0 (all->str, self->phase_names) == 0)
    return;

  self->phase = phase;
  g_free (self->phase_names);
  self->phase_names = g_strdup (all->str);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->phases))) != NULL)
    gtk_box_remove (self->phases, child);
  for (guint i = 0; i < names->len; i++)
    if (g_ptr_array_index (names, i) != NULL)
      add_phase (self, g_ptr_array_index (names, i), (gint) i == phase);
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

/* WAR_NONE: it has a row of its own. */
static gint
find_lead (DuckGameUnits *self, gint piece)
{
  return (guint) piece < self->leads->len ? g_array_index (self->leads, gint, piece) : WAR_NONE;
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
  GtkWidget *name = new_label (NULL, NULL), *condition = new_label (NULL, "caption");
  WarShownPiece shown;

  war_play_show_piece (setup, duck_play_get_view (self->play), (guint) piece, &shown);
  if (shown.type != NULL)
    gtk_box_append (GTK_BOX (line),
                    duck_unit_picture_new ((WarUnitType *) shown.type, PICTURE_SIZE));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), condition);
  gtk_box_append (GTK_BOX (line), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data (G_OBJECT (row), "piece", GINT_TO_POINTER (piece));
  g_object_set_data (G_OBJECT (row), "name", name);
  g_object_set_data (G_OBJECT (row), "condition", condition);
  duck_carrying_add (row, self->play, piece, self->board);
  return GTK_LIST_BOX_ROW (row);
}

static void
set_name (GtkListBoxRow *row, const char *name)
{
  gtk_label_set_label (g_object_get_data (G_OBJECT (row), "name"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkListBoxRow *
new_unit (DuckGameUnits *self, gint piece)
{
  GtkListBoxRow *row = new_row (self, piece);
  g_autofree char *name = text_piece (duck_play_get_setup (self->play), piece);

  set_name (row, name);
  return row;
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

/* Marks the row of the unit that is chosen, or of its body, and no other that only has the
 * focus. */
static void
follow_chosen (DuckGameUnits *self)
{
  GtkListBoxRow *row;
  gint chosen;

  /* The list goes, with the selected row. */
  if (self->play == NULL)
    return;

  chosen = duck_play_get_chosen (self->play);
  row = get_row (self, chosen);
  if (row != NULL && !gtk_widget_get_visible (GTK_WIDGET (row)) && find_lead (self, chosen) >= 0)
    row = g_ptr_array_index (self->bodies, find_lead (self, chosen));
  if (row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)))
    gtk_list_box_select_row (self->units, row);
  else
    gtk_list_box_unselect_all (self->units);
}

/* Of those that can act, for each that belongs to a body with enough of them who comes first. */
static void
find_bodies (DuckGameUnits *self, const gboolean *is_wanted, gint n_pieces)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  gint rows[WAR_MAX_BONDS];

  g_array_set_size (self->leads, (guint) n_pieces);
  for (gint piece = 0; piece < n_pieces; piece++)
    g_array_index (self->leads, gint, piece) = WAR_NONE;
  for (gint piece = 0; setup->play->list_fellows != NULL && piece < n_pieces; piece++)
    if (is_wanted[piece] && find_lead (self, piece) == WAR_NONE)
      {
        guint n = war_play_list_fellows (setup, view, (guint) piece, rows), n_wanted = 1;

        for (guint i = 0; i < n; i++)
          n_wanted += is_wanted[rows[i]] && rows[i] != piece;
        if (n_wanted < LEAST_BODY)
          continue;
        g_array_index (self->leads, gint, piece) = piece;
        for (guint i = 0; i < n; i++)
          g_array_index (self->leads, gint, rows[i]) = piece;
      }
}

static guint
count_body (DuckGameUnits *self, const gboolean *is_wanted, gint lead)
{
  guint n = 0;

  for (guint i = 0; i < self->leads->len; i++)
    n += is_wanted[i] && find_lead (self, (gint) i) == lead;
  return n;
}

/* "Soldier 3 and 12 others"; how the first of them fares is said below. */
static void
update_body (DuckGameUnits *self, GtkListBoxRow *row, guint n)
{
  g_autofree char *first = text_piece (duck_play_get_setup (self->play), get_piece (row));
  g_autofree char *name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s and %u other", "%s and %u others", n - 1), first, n - 1);

  set_name (row, name);
  update_condition (self, row);
}

/* Puts the row of the piece at the place, if it is to be seen. */
static GtkListBoxRow *
show_row (DuckGameUnits *self, GPtrArray *rows, gint piece, gboolean is_wanted, gint *place,
          GtkListBoxRow *(*create) (DuckGameUnits *self, gint piece))
{
  GtkListBoxRow *row = g_ptr_array_index (rows, piece);

  if (row == NULL && is_wanted)
    {
      row = create (self, piece);
      gtk_list_box_insert (self->units, GTK_WIDGET (row), *place);
      g_ptr_array_index (rows, piece) = row;
    }
  if (row != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (row), is_wanted);
      ++*place;
    }
  return is_wanted ? row : NULL;
}

/* Rows stand in the order of their pieces. Units cease to act and may act again with each order:
 * their rows stay where they are, focus and scrolling too, and are hidden meanwhile. */
static void
update_units (DuckGameUnits *self)
{
  gint n_pieces = (gint) duck_play_get_setup (self->play)->layout->tables[WAR_TABLE_PIECES].n_rows;
  g_autofree gboolean *is_wanted = g_new (gboolean, n_pieces);
  gint place = 0;
  gboolean is_empty = TRUE;

  for (gint piece = 0; piece < n_pieces; piece++)
    is_wanted[piece] = duck_play_may_act (self->play, piece) || is_decided_about (self, piece);
  g_ptr_array_set_size (self->rows, n_pieces);
  g_ptr_array_set_size (self->bodies, n_pieces);
  find_bodies (self, is_wanted, n_pieces);
  for (gint piece = 0; piece < n_pieces; piece++)
    {
      gint lead = find_lead (self, piece);
      GtkListBoxRow *body = show_row (self, self->bodies, piece, lead == piece, &place, new_row);
      GtkListBoxRow *row = show_row (self, self->rows, piece, is_wanted[piece] && lead == WAR_NONE,
                                     &place, new_unit);

      if (body != NULL)
        update_body (self, body, count_body (self, is_wanted, piece));
      if (row != NULL)
        update_condition (self, row);
      is_empty = is_empty && !is_wanted[piece];
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
  if (find_lead (self, piece) == piece)
    g_signal_emit (self, body_signal, 0);
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
  g_clear_pointer (&self->bodies, g_ptr_array_unref);
  g_clear_pointer (&self->leads, g_array_unref);
  g_clear_pointer (&self->phase_names, g_free);
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
  body_signal = g_signal_new ("body", DUCK_TYPE_GAME_UNITS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
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
  self->bodies = g_ptr_array_new ();
  self->leads = g_array_new (FALSE, FALSE, sizeof (gint));
}
