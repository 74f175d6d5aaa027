/* game-page.c: the page of a saved game: where it stands, and how it came to that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-page.h"

#include <glib/gi18n-lib.h>

#include "app/base/panes.h"
#include "app/board/board.h"
#include "app/documents/game-document.h"
#include "app/documents/game-event.h"
#include "draw/pieces.h"
#include "engine/game/decision.h"
#include "text/order.h"
#include "text/phrase.h"
#include "text/piece.h"
#include "text/place.h"
#include "text/state.h"

struct _DuckGamePage
{
  DuckPage parent_instance;

  DuckBoard *board;
  GtkLabel *name;
  GtkLabel *place;
  GtkLabel *situation;
  GtkLabel *next;
  GtkBox *sides;
  GtkLabel *past;
  GtkListView *log;
  GtkAdjustment *time;
  GtkLabel *time_label;

  DuckBoardLayer *units; /* of the board; NULL: not yet there */
  GtkSingleSelection *selection; /* of the log */
  guint n_orders; /* after which the game is shown */
  guint scroll_source; /* will show the chosen event; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckGamePage, duck_game_page, DUCK_TYPE_PAGE)

static DuckGameDocument *
get_document (DuckGamePage *self)
{
  return DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

static const WarSetup *
get_setup (DuckGamePage *self)
{
  return duck_game_document_get_game (get_document (self))->setup;
}

static const WarState *
get_state (DuckGamePage *self)
{
  return war_replay_go_to (duck_game_document_get_replay (get_document (self)), self->n_orders);
}

static guint
get_n_orders (DuckGamePage *self)
{
  return war_replay_get_n_orders (duck_game_document_get_replay (get_document (self)));
}

/* ---------------------------------------------------------------------------------------------
 * The board. */

static void
draw_units (cairo_t *cr, double pixel, gpointer data)
{
  DuckGamePage *self = data;

  draw_pieces (cr, get_setup (self), get_state (self), DRAW_INK_COLOUR);
}

/* Adds "BEF Infantry 2 (lies wounded): 3″ across, 4″ down". what: or NULL. */
static void
describe_place (GString *text, const WarSetup *setup, guint row, const char *what,
                WarPosition position)
{
  g_autofree char *name = text_piece (setup, (gint) row);
  g_autofree char *place = text_position (position, setup->operation->rules->system->length_unit);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", name);
  if (what != NULL)
    g_string_append_printf (text, " (%s)", what);
  g_string_append_printf (text, ": %s", place);
}

/* Where the units stand, and what lies beside them, for who does not see it. */
static char *
dup_description (DuckGamePage *self)
{
  const WarSetup *setup = get_setup (self);
  const WarState *state = get_state (self);
  g_autoptr (GString) text = g_string_new (NULL);
  WarShownPiece piece;
  WarShownMarker marker;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, state, row, &piece))
      describe_place (text, setup, row, NULL, piece.base.centre);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_marker (setup, state, row, &marker) && marker.carrier == WAR_NONE)
      describe_place (text, setup, row,
                      marker.kind == WAR_MARKER_WOUNDED ? _ ("lies wounded") : NULL, marker.centre);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_board (DuckGamePage *self)
{
  g_autofree char *description = dup_description (self);

  duck_board_invalidate (self->board, self->units, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/* ---------------------------------------------------------------------------------------------
 * The situation. */

static void
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
}

static void
update_sides (DuckGamePage *self)
{
  const WarSetup *setup = get_setup (self);
  const WarState *state = get_state (self);
  g_autofree char *result = text_result (setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);
  const char *const *commanders
    = (const char *const *) duck_game_document_get_game (get_document (self))->commanders;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sides))) != NULL)
    gtk_box_remove (self->sides, child);
  for (gint side = 0; side < WAR_N_SIDES && lines[side] != NULL; side++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      g_autofree char *losses = text_piece_losses (setup, state, side);
      g_autofree char *commander = text_commander (setup, state, commanders, side);

      gtk_widget_add_css_class (box, "card");
      gtk_widget_add_css_class (box, "force");
      gtk_widget_add_css_class (box, side == 0 ? "side-1" : "side-2");
      add_label (GTK_BOX (box), lines[side], NULL);
      if (losses != NULL)
        add_label (GTK_BOX (box), losses, "caption");
      if (commander != NULL)
        add_label (GTK_BOX (box), commander, "caption");
      gtk_box_append (self->sides, box);
    }
}

/* Who has won, or who has to do what. */
static char *
dup_next (DuckGamePage *self)
{
  const WarSetup *setup = get_setup (self);
  const WarState *state = get_state (self);
  gint winner = setup->play->get_winner (setup, state);
  g_autoptr (GString) text = g_string_new (NULL);
  guint32 must, may;

  if (winner == WAR_WINNER_DRAW)
    return g_strdup (_ ("The game has ended in a draw."));
  if (winner != WAR_WINNER_NONE)
    /* Translators: %s is a side */
    return g_strdup_printf (_ ("The game is over: victory for %s."), text_side (setup, winner - 1));

  war_decision_get_seats (setup, state, &must, &may);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    {
      g_autofree char *decision
        = (must >> seat & 1) != 0 ? text_decision (setup, state, seat) : NULL;

      if (decision != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", decision);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_situation (DuckGamePage *self)
{
  g_autofree char *situation = text_situation (get_setup (self), get_state (self));
  g_autofree char *next = dup_next (self);

  gtk_label_set_label (self->situation, situation);
  gtk_label_set_label (self->next, next);
  gtk_widget_set_visible (GTK_WIDGET (self->next), *next != '\0');
  update_sides (self);
}

/* ---------------------------------------------------------------------------------------------
 * Time. */

static gboolean
scroll_cb (gpointer data)
{
  DuckGamePage *self = data;
  guint selected = gtk_single_selection_get_selected (self->selection);

  self->scroll_source = 0;
  /* Before the first event the log begins. */
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = 0;
  if (selected < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    gtk_widget_activate_action (GTK_WIDGET (self->log), "list.scroll-to-item", "u", selected);
  return G_SOURCE_REMOVE;
}

/* Once the rows have their places. */
static void
scroll_log (DuckGamePage *self)
{
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_cb, self, NULL);
}

/* The last event up to now is the chosen one; before any there is none. */
static void
update_log (DuckGamePage *self)
{
  GListModel *events = duck_game_document_get_events (get_document (self));
  guint low = 0, high = g_list_model_get_n_items (events);

  while (low < high)
    {
      guint middle = (low + high) / 2;
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, middle);

      if (duck_game_event_get_n_orders (event) <= self->n_orders)
        low = middle + 1;
      else
        high = middle;
    }
  gtk_single_selection_set_selected (self->selection,
                                     low > 0 ? low - 1 : GTK_INVALID_LIST_POSITION);
  scroll_log (self);
}

static void
update_time (DuckGamePage *self)
{
  guint n = get_n_orders (self);
  g_autofree char *text = g_strdup_printf (_ ("Order %u of %u"), self->n_orders, n);

  gtk_label_set_label (self->time_label, text);
  gtk_adjustment_set_value (self->time, self->n_orders);
  duck_page_set_enabled (DUCK_PAGE (self), "first", self->n_orders > 0);
  duck_page_set_enabled (DUCK_PAGE (self), "previous", self->n_orders > 0);
  duck_page_set_enabled (DUCK_PAGE (self), "next", self->n_orders < n);
  duck_page_set_enabled (DUCK_PAGE (self), "last", self->n_orders < n);
}

void
duck_game_page_go_to (DuckGamePage *self, guint n_orders)
{
  g_return_if_fail (DUCK_IS_GAME_PAGE (self));
  g_return_if_fail (n_orders <= get_n_orders (self));

  if (n_orders == self->n_orders)
    return;

  self->n_orders = n_orders;
  update_board (self);
  update_situation (self);
  update_time (self);
  update_log (self);
}

static void
first_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_game_page_go_to (self, 0);
}

static void
previous_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_game_page_go_to (self, ((DuckGamePage *) self)->n_orders - 1);
}

static void
next_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_game_page_go_to (self, ((DuckGamePage *) self)->n_orders + 1);
}

static void
last_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_game_page_go_to (self, get_n_orders (self));
}

static void
time_cb (DuckGamePage *self)
{
  duck_game_page_go_to (self, (guint) (gtk_adjustment_get_value (self->time) + 0.5));
}

/* Where somebody clicks into the log the game is shown as it was then. */
static void
activate_cb (DuckGamePage *self, guint position)
{
  GListModel *events = duck_game_document_get_events (get_document (self));
  g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, position);

  duck_game_page_go_to (self, duck_game_event_get_n_orders (event));
}

/* ---------------------------------------------------------------------------------------------
 * The log. */

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *text = gtk_label_new (NULL);
  GtkWidget *clause = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (clause, "dim-label");
  gtk_widget_add_css_class (clause, "caption");
  gtk_widget_set_valign (clause, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), clause);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  static const char *const styles[] = { NULL, "title-4", "heading", "caption-heading" };
  DuckGameEvent *event = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *text = gtk_widget_get_first_child (row);
  GtkWidget *clause = gtk_widget_get_last_child (row);
  guint heading = duck_game_event_get_heading (event);
  guint style = MIN (heading, G_N_ELEMENTS (styles) - 1);
  const char *number = duck_game_event_get_clause (event);
  g_autofree char *sentence = duck_game_event_dup_text (event);
  g_autofree char *rule = duck_game_event_dup_rule (event);

  gtk_label_set_label (GTK_LABEL (text), sentence);
  for (guint i = 1; i < G_N_ELEMENTS (styles); i++)
    gtk_widget_remove_css_class (text, styles[i]);
  if (heading > 0)
    gtk_widget_add_css_class (text, styles[style]);
  gtk_label_set_label (GTK_LABEL (clause), number != NULL ? number : "");
  gtk_widget_set_visible (clause, number != NULL && heading == 0);
  gtk_widget_set_tooltip_text (clause, rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

static void
fill_log (DuckGamePage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->selection
    = gtk_single_selection_new (g_object_ref (duck_game_document_get_events (get_document (self))));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_factory (self->log, factory);
  gtk_list_view_set_model (self->log, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

/* Orders that were given under other rules cannot be shown. */
static void
show_past (DuckGamePage *self)
{
  gboolean any = duck_game_document_get_game (get_document (self))->past->len > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->past), any);
}

/* When the page is new; a saved game does not change. */
static void
duck_game_page_update (DuckPage *page)
{
  DuckGamePage *self = DUCK_GAME_PAGE (page);
  const WarOperation *operation = get_setup (self)->operation;
  const char *place = operation->place != NULL ? text_translate (operation->place) : "";

  gtk_label_set_label (self->name, text_translate (operation->name));
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), *place != '\0');
  show_past (self);
  duck_board_set_length_unit (self->board, operation->rules->system->length_unit);
  duck_board_set_field (self->board, operation->field);
  self->units = duck_board_add_layer (self->board, draw_units, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text_translate (operation->name), -1);

  self->n_orders = get_n_orders (self);
  gtk_adjustment_set_upper (self->time, self->n_orders);
  fill_log (self);
  update_board (self);
  update_situation (self);
  update_time (self);
  update_log (self);
}

static void
duck_game_page_dispose (GObject *object)
{
  DuckGamePage *self = DUCK_GAME_PAGE (object);

  /* The board draws from the document, which goes before it. */
  if (self->units != NULL)
    duck_board_remove_layer (self->board, self->units);
  self->units = NULL;
  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (duck_game_page_parent_class)->dispose (object);
}

static void
duck_game_page_class_init (DuckGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_page_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_game_page_update;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "game";

  g_type_ensure (DUCK_TYPE_BOARD);
  g_type_ensure (DUCK_TYPE_PANES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, name);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, place);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, situation);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, next);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, sides);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, past);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, log);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, time);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, time_label);
  gtk_widget_class_bind_template_callback (widget_class, scroll_log);
  gtk_widget_class_bind_template_callback (widget_class, time_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
duck_game_page_init (DuckGamePage *self)
{
  static const GActionEntry actions[] = {
    { .name = "first", .activate = first_action },
    { .name = "previous", .activate = previous_action },
    { .name = "next", .activate = next_action },
    { .name = "last", .activate = last_action },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", duck_board_get_actions (self->board));
}
