/* game-since.c: what has happened to units since one's last turn, unit by unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-since.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "desk/base/settings.h"
#include "engine/game/acts.h"
#include "text/game/event.h"
#include "text/game/state.h"

#define WIDTH 300
#define HEIGHT 360
#define KEY_LOG "duck-log"
#define LINE_CHARS 32

static guint32
get_seats (DuckGameDocument *document, gint viewer)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  guint32 seats = 0;

  for (gint seat = 0; seat < (gint) setup->layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    if (duck_game_document_is_same_person (document, seat, viewer))
      seats |= 1u << seat;
  return seats;
}

static gint
get_side (const WarSetup *setup, const WarState *state, gint piece)
{
  WarShownPiece shown;

  war_play_show_piece (setup, state, (guint) piece, &shown);
  return shown.type != NULL ? shown.side : WAR_NONE;
}

/* Whether somebody is hurt by it, or gone. */
static gboolean
is_harm (const WarSetup *setup, const WarEvent *event)
{
  guint8 kind = setup->play->acts != NULL ? setup->play->acts[event->kind].kind : WAR_ACT_NONE;

  return kind == WAR_ACT_HARM || kind == WAR_ACT_FALL || text_event_is_loss (setup, event);
}

/* To whom it came, and whether that is to be told. */
static gboolean
find_line (DuckGameDocument *document, DuckGameEvent *item, gint own, guint32 seats,
           DuckGameSinceLine *line)
{
  const StoreGame *game = duck_game_document_get_game (document);
  const WarState *view = duck_game_document_get_view (document);
  const WarEvent *event = duck_game_event_get_event (item);
  guint order = duck_game_event_get_n_orders (item) - 1;
  gint giver = g_array_index (game->game->records, WarRecord, order).order.seat;
  gint pieces[2];
  guint n = text_event_list_pieces (game->setup, event, pieces);

  if (n == 0 || duck_game_event_get_heading (item) > 0)
    return FALSE;

  line->unit = pieces[n - 1];
  line->is_own = get_side (game->setup, view, line->unit) == own;
  if (line->is_own)
    return (seats >> giver & 1) == 0 || is_harm (game->setup, event)
           || (n == 2 && get_side (game->setup, view, pieces[0]) != own);
  return get_side (game->setup, view, line->unit) != WAR_NONE
         && (is_harm (game->setup, event) || text_event_is_score (game->setup, event)
             || (n == 2 && get_side (game->setup, view, pieces[0]) == own));
}

/* The place of the first line of that unit. */
static guint
find_unit (const GArray *lines, gint unit)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, DuckGameSinceLine, i).unit == unit)
      return i;
  return lines->len;
}

/* After the last of its unit; a unit that is new comes after all others of its side. */
static void
insert (GArray *lines, const DuckGameSinceLine *line)
{
  guint at = find_unit (lines, line->unit);
  gboolean is_new = at == lines->len;

  if (is_new && line->is_own)
    at = 0;
  while (at < lines->len
         && (is_new ? g_array_index (lines, DuckGameSinceLine, at).is_own == line->is_own
                    : g_array_index (lines, DuckGameSinceLine, at).unit == line->unit))
    at++;
  g_array_insert_vals (lines, at, line, 1);
}

GArray *
duck_game_since_list (DuckGameDocument *document)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  const StoreGame *game = duck_game_document_get_game (document);
  GListModel *events = duck_game_document_get_events (document);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (DuckGameSinceLine));
  gint viewer = duck_game_document_get_viewer (document), own;
  guint32 seats;
  guint start;

  if (viewer == WAR_NONE)
    return lines;

  own = war_state_peek_row (game->setup->layout, duck_game_document_get_view (document),
                            WAR_TABLE_SEATS, (guint) viewer)[WAR_SEAT_SIDE];
  seats = get_seats (document, viewer);
  start = war_acts_find_last_turn (game->game, duck_game_document_get_replay (document), seats);
  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      DuckGameSinceLine line = { .event = i };

      if (duck_game_event_get_n_orders (event) > start
          && find_line (document, event, own, seats, &line))
        insert (lines, &line);
    }
  return lines;
}

/* ---------------------------------------------------------------------------------------------
 * The popover. */

/* The past is not what is looked at then. */
static void
chosen_cb (GtkListBox *list, GtkListBoxRow *row, gpointer page)
{
  guint n_orders = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "n-orders"));
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
  guint n = war_replay_get_n_orders (duck_game_document_get_replay (document));

  if (n_orders == 0 || n_orders > n)
    return;
  duck_game_page_go_to (page, n);
  duck_game_show_replay (duck_game_page_get_show (page), n_orders - 1);
}

static GtkWidget *
new_heading (const char *text, const char *class)
{
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static GtkWidget *
new_line (DuckGameEvent *event)
{
  g_autofree char *text = duck_game_event_dup_text (event);
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 12);
  /* Else it is as high as its natural width makes it, and the list is too low for what it has. */
  gtk_label_set_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_set_tooltip_text (row, _ ("Show This Moment Once More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (row), "n-orders",
                     GUINT_TO_POINTER (duck_game_event_get_n_orders (event)));
  return row;
}

static void
fill (GtkListBox *list, DuckGameDocument *document, const GArray *lines)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  GListModel *events = duck_game_document_get_events (document);

  for (guint i = 0; i < lines->len; i++)
    {
      const DuckGameSinceLine *line = &g_array_index (lines, DuckGameSinceLine, i);
      const DuckGameSinceLine *before
        = i > 0 ? &g_array_index (lines, DuckGameSinceLine, i - 1) : NULL;
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, line->event);
      g_autofree char *name = text_piece (setup, line->unit);

      if (before == NULL || before->is_own != line->is_own)
        gtk_list_box_append (
          list, new_heading (line->is_own ? _ ("Your Own") : _ ("The Other Side"), "title-4"));
      if (before == NULL || before->unit != line->unit)
        gtk_list_box_append (list, new_heading (name, "heading"));
      gtk_list_box_append (list, new_line (event));
    }
  if (lines->len == 0)
    gtk_list_box_append (
      list, new_heading (_ ("Nothing has come to your units, nor to those of the other side."),
                         "dim-label"));
}

/* Above the log, so that what is shown once more is seen; without one, above the button. */
static void
show_cb (GtkWidget *button)
{
  DuckGamePage *page = DUCK_GAME_PAGE (gtk_widget_get_ancestor (button, DUCK_TYPE_GAME_PAGE));
  GtkWidget *log = g_object_get_data (G_OBJECT (button), KEY_LOG);
  GtkWidget *beside = gtk_widget_get_mapped (log) ? log : button;
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (page)));
  g_autoptr (GArray) lines = duck_game_since_list (document);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Since Your Last Turn"));

  gtk_widget_add_css_class (title, "title-3");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_margin_start (title, 6);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Since Your Last Turn"), -1);
  fill (GTK_LIST_BOX (list), document, lines);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (chosen_cb), page, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT);
  gtk_widget_set_size_request (scrolled, WIDTH, -1);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), scrolled);
  duck_popover_show (beside,
                     &(GdkRectangle){ 0, beside == log ? gtk_widget_get_height (log) - 1 : 0,
                                      gtk_widget_get_width (beside), 1 },
                     box, GTK_POS_TOP);
}

/* The setting is the state of the action. */
static void
set_pace_cb (GSimpleAction *action, GVariant *value)
{
  g_settings_set_value (duck_settings_get (), DUCK_SETTING_GAME_PACE, value);
}

static void
pace_cb (GSettings *settings, const char *key, GSimpleAction *action)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, key);

  g_simple_action_set_state (action, value);
}

void
duck_game_since_add_actions (DuckGamePage *page, GtkWidget *button, GtkWidget *log)
{
  g_return_if_fail (DUCK_IS_GAME_PAGE (page));
  g_return_if_fail (GTK_IS_WIDGET (button));
  g_return_if_fail (GTK_IS_WIDGET (log));

  GActionMap *map = G_ACTION_MAP (duck_page_get_actions (DUCK_PAGE (page)));
  g_autoptr (GSimpleAction) since = g_simple_action_new ("since", NULL);
  g_autoptr (GVariant) value = g_settings_get_value (duck_settings_get (), DUCK_SETTING_GAME_PACE);
  g_autoptr (GSimpleAction) pace
    = g_simple_action_new_stateful (DUCK_SETTING_GAME_PACE, G_VARIANT_TYPE_STRING, value);

  g_object_set_data (G_OBJECT (button), KEY_LOG, log);
  g_signal_connect_object (since, "activate", G_CALLBACK (show_cb), button, G_CONNECT_SWAPPED);
  g_action_map_add_action (map, G_ACTION (since));
  g_signal_connect (pace, "change-state", G_CALLBACK (set_pace_cb), NULL);
  g_signal_connect_object (duck_settings_get (), "changed::" DUCK_SETTING_GAME_PACE,
                           G_CALLBACK (pace_cb), pace, 0);
  g_action_map_add_action (map, G_ACTION (pace));
}
