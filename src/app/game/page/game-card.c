/* game-card.c: the unit of a game that is chosen, and what it may do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-card.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "app/base/newer.h"
#include "app/base/unit-picture.h"
#include "app/game/hand/order-entry.h"
#include "app/game/hand/order-words.h"
#include "app/game/hand/refusals.h"
#include "app/game/hand/target-table.h"
#include "app/game/page/game-keys.h"
#include "engine/game/foresight.h"
#include "engine/game/joint-move.h"
#include "text/game/look.h"
#include "text/game/order.h"
#include "text/game/piece.h"
#include "text/game/state.h"

struct _DuckGameCard
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  GtkWidget *box;
  GtkWidget *unit; /* who it is */
  DuckUnitPicture *picture;
  GtkLabel *name;
  GtkLabel *condition;
  GtkWidget *bonds; /* what the lines are that lead from it */
  GtkFlowBox *orders;
  GtkWidget *body; /* moves the unit with all of its body */
  DuckOrderEntry *entry;
  DuckOrderWords *words;
  GtkLabel *refusals;
  GtkExpander *more;
  GtkLabel *look; /* prose */
  GtkBox *enemies; /* a row for each, where they are no table */
  guint reveal_source; /* will bring it into sight; or 0 */
  GtkWidget *table;
  GtkLabel *around; /* the table of enemies, where it is not among the prose */
};

G_DEFINE_FINAL_TYPE (DuckGameCard, duck_game_card, GTK_TYPE_WIDGET)

static guint taken_signal, body_signal;

static const WarChoice *
get_choice (DuckGameCard *self, GtkWidget *button)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "choice"));
  const GArray *choices = duck_play_get_choices (self->play);

  return i < choices->len ? &g_array_index (choices, WarChoice, i) : NULL;
}

/* Whether the order is that of the chosen unit; while none is that can act, of nobody, and not one
 * that the button gives by which the game goes on, or the question above the board. */
static gboolean
is_here (DuckGameCard *self, const WarChoice *choice)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarOrderKind *kind = &setup->play->orders[choice->order.kind];
  gint chosen = duck_play_get_chosen (self->play);
  WarOrder only;

  if (kind->actor == WAR_TABLE_PIECES)
    return choice->order.actor == chosen && chosen != WAR_NONE;
  return (chosen == WAR_NONE || !duck_play_may_act (self->play, chosen))
         && kind->role != WAR_ORDER_ENDS
         && war_choice_get_want (setup, choice) != WAR_CHOICE_TARGETS
         && !duck_play_has_answers (self->play) && !duck_play_find_only (self->play, &only)
         && !(duck_play_may_decline (self->play) && duck_play_is_refusal (self->play, choice));
}

static gboolean
has_any (DuckGameCard *self)
{
  const GArray *choices = duck_play_get_choices (self->play);

  for (guint i = 0; i < choices->len; i++)
    if (is_here (self, &g_array_index (choices, WarChoice, i)))
      return TRUE;
  return FALSE;
}

/* All candidates. The button is gone as soon as an order is given: the table is the card's. */
static void
show_targets (DuckGameCard *self, const WarChoice *choice, GtkWidget *button)
{
  double x, y;

  if (!duck_widget_find_point (button, GTK_WIDGET (self), gtk_widget_get_width (button) / 2.,
                               gtk_widget_get_height (button), &x, &y))
    return;

  duck_target_table_show (GTK_WIDGET (self), &(GdkRectangle){ (int) x, (int) y, 1, 1 }, self->play,
                          choice);
}

static void
order_cb (GtkWidget *button, DuckGameCard *self)
{
  const WarChoice *choice = get_choice (self, button);

  if (choice == NULL)
    return;
  switch (war_choice_get_want (duck_play_get_setup (self->play), choice))
    {
    case WAR_CHOICE_NOTHING:
      duck_play_give (self->play, &choice->order);
      break;
    case WAR_CHOICE_TARGETS:
      if (choice->option.maximum_targets == 1)
        {
          show_targets (self, choice, button);
          break;
        }
      G_GNUC_FALLTHROUGH;
    case WAR_CHOICE_WAY:
    case WAR_CHOICE_PLACE:
    case WAR_CHOICE_TURN:
    case WAR_CHOICE_HEX:
    case WAR_CHOICE_NUMBER:
    default:
      duck_play_take (self->play, choice);
      g_signal_emit (self, taken_signal, 0);
    }
}

/* What is in hand is marked; what has to be said of whom goes on. It is the n-th button, from 0. */
static GtkWidget *
new_button (DuckGameCard *self, guint i, guint n)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarChoice *choice = &g_array_index (duck_play_get_choices (self->play), WarChoice, i);
  g_autofree char *text = text_choice (setup, choice);
  g_autofree char *whole = war_choice_get_want (setup, choice) == WAR_CHOICE_TARGETS
                             ? g_strconcat (text, "…", NULL)
                             : g_strdup (text);
  GtkWidget *button = gtk_button_new_with_label (whole);
  gboolean in_hand = duck_play_is_in_hand (self->play, choice);
  g_autofree char *forecast
    = war_choice_get_want (setup, choice) == WAR_CHOICE_NOTHING
        ? text_forecast (setup, duck_play_get_view (self->play), &choice->order)
        : NULL;

  if (in_hand)
    gtk_widget_add_css_class (button, "in-hand");
  duck_game_keys_explain (button, n, forecast);
  g_object_set_data (G_OBJECT (button), "choice", GUINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (order_cb), self);
  return button;
}

static void
update_orders (DuckGameCard *self)
{
  const GArray *choices = duck_play_get_choices (self->play);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->orders))) != NULL)
    gtk_flow_box_remove (self->orders, child);
  for (guint i = 0; i < choices->len; i++)
    if (is_here (self, &g_array_index (choices, WarChoice, i)))
      gtk_flow_box_append (self->orders, new_button (self, i, n++));
  gtk_widget_set_visible (GTK_WIDGET (self->orders),
                          gtk_widget_get_first_child (GTK_WIDGET (self->orders)) != NULL);
}

/* Where the rules know bodies. */
static void
update_body (DuckGameCard *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  gint chosen = duck_play_get_chosen (self->play), seat = duck_play_get_seat (self->play);
  gint rows[WAR_MAX_BONDS];

  gtk_widget_set_visible (
    self->body,
    setup->play->list_fellows != NULL && chosen != WAR_NONE && seat != WAR_NONE
      && duck_play_may_act (self->play, chosen)
      && war_joint_move_can_go (setup, duck_play_get_view (self->play), seat, chosen)
      && war_play_list_fellows (setup, duck_play_get_view (self->play), (guint) chosen, rows) > 0);
}

static void
body_cb (DuckGameCard *self)
{
  g_signal_emit (self, body_signal, 0);
}

static void
update_refusals (DuckGameCard *self)
{
  g_autoptr (GPtrArray) sentences = duck_refusals_list (self->play);
  g_autofree char *text = NULL;

  g_ptr_array_add (sentences, NULL);
  text = g_strjoinv ("\n", (char **) sentences->pdata);
  duck_clause_link_set_text (self->refusals, text,
                             duck_play_get_setup (self->play)->operation->rules);
  gtk_widget_set_visible (GTK_WIDGET (self->refusals), *text != '\0');
}

static void
add_line (GtkBox *box, const char *words, const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (words));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  gtk_box_append (box, GTK_WIDGET (label));
}

/* An enemy's name stands above what there is to say of him; what is said of all is one line. */
static void
show_enemies (DuckGameCard *self, const GPtrArray *lines)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->enemies))) != NULL)
    gtk_box_remove (self->enemies, child);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      g_auto (GStrv) parts = g_strsplit (g_ptr_array_index (lines, i), "\n", 2);
      GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

      if (parts[1] != NULL)
        add_line (row, parts[0], "caption-heading");
      add_line (row, parts[1] != NULL ? parts[1] : parts[0], "caption");
      gtk_box_append (self->enemies, GTK_WIDGET (row));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->enemies), lines != NULL);
}

/* What there is to see takes longer to find out than the rest. */
static void
update_look (DuckGameCard *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  gint piece = duck_play_get_chosen (self->play);
  WarShownPiece shown = { 0 };
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GPtrArray) enemies = NULL;
  g_autofree char *text = NULL;

  /* Of what type it is can be read before it is on the field. */
  if (piece != WAR_NONE)
    war_play_show_piece (setup, view, (guint) piece, &shown);
  gtk_widget_set_visible (GTK_WIDGET (self->more), shown.type != NULL);
  if (piece == WAR_NONE || !gtk_expander_get_expanded (self->more)
      || !gtk_widget_get_visible (GTK_WIDGET (self->more)))
    return;
  lines = text_look_list (setup, view, piece);
  /* A table would be wider than the card. */
  enemies = text_look_list_around (setup, view, piece);
  gtk_widget_set_visible (self->table, enemies == NULL);
  show_enemies (self, enemies);
  if (enemies == NULL)
    {
      g_autofree char *around = text_look_around (setup, view, piece);

      gtk_label_set_label (self->around, around);
    }
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_label_set_label (self->look, text);
}

static void
update_unit (DuckGameCard *self, gint piece)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  g_autofree char *name = NULL, *condition = NULL;
  gint rows[WAR_MAX_BONDS];
  WarShownPiece shown;

  if (piece == WAR_NONE)
    return;

  name = text_piece (setup, piece);
  condition = text_piece_condition (setup, duck_play_get_view (self->play), piece);
  war_play_show_piece (setup, duck_play_get_view (self->play), (guint) piece, &shown);
  duck_unit_picture_set_unit_type (self->picture, (WarUnitType *) shown.type);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->condition, condition != NULL ? condition : "");
  gtk_widget_set_visible (
    self->bonds,
    war_play_list_bonds (setup, duck_play_get_view (self->play), (guint) piece, rows) > 0);
}

static void
update (DuckGameCard *self)
{
  gint piece = duck_play_get_chosen (self->play);
  gboolean is_seen = piece != WAR_NONE || has_any (self);

  gtk_widget_set_visible (self->unit, piece != WAR_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self), is_seen);
  if (!is_seen)
    return;

  update_unit (self, piece);
  update_orders (self);
  update_body (self);
  update_refusals (self);
  update_look (self);
}

void
duck_game_card_set_play (DuckGameCard *self, DuckPlay *play)
{
  g_return_if_fail (DUCK_IS_GAME_CARD (self));
  g_return_if_fail (DUCK_IS_PLAY (play));

  self->play = g_object_ref (play);
  duck_order_entry_set_play (self->entry, play);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  /* Takes the keys once the card is there. */
  duck_order_words_set_play (self->words, play);
}

GtkWidget *
duck_game_card_get_unit (DuckGameCard *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_CARD (self), NULL);

  return self->unit;
}

static void
reveal_cb (gpointer data)
{
  DuckGameCard *self = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  double end = gtk_adjustment_get_upper (adjustment);

  self->reveal_source = 0;
  gtk_adjustment_set_value (adjustment, gtk_widget_get_visible (GTK_WIDGET (self))
                                          ? end - gtk_widget_get_height (GTK_WIDGET (self))
                                          : 0);
}

void
duck_game_card_reveal (DuckGameCard *self)
{
  g_return_if_fail (DUCK_IS_GAME_CARD (self));

  if (self->reveal_source == 0)
    self->reveal_source = g_idle_add_once (reveal_cb, self);
}

static void
duck_game_card_dispose (GObject *object)
{
  DuckGameCard *self = DUCK_GAME_CARD (object);

  g_clear_handle_id (&self->reveal_source, g_source_remove);
  g_clear_object (&self->play);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_game_card_parent_class)->dispose (object);
}

static void
duck_game_card_class_init (DuckGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_card_dispose;
  taken_signal = g_signal_new ("taken", DUCK_TYPE_GAME_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  body_signal = g_signal_new ("body", DUCK_TYPE_GAME_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  g_type_ensure (DUCK_TYPE_ORDER_ENTRY);
  g_type_ensure (DUCK_TYPE_ORDER_WORDS);
  g_type_ensure (DUCK_TYPE_UNIT_PICTURE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, box);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, unit);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, name);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, condition);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, bonds);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, orders);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, body);
  gtk_widget_class_bind_template_callback (widget_class, body_cb);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, entry);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, refusals);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, more);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, look);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, enemies);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, table);
  gtk_widget_class_bind_template_child (widget_class, DuckGameCard, around);
  gtk_widget_class_bind_template_callback (widget_class, update_look);
}

static void
duck_game_card_init (DuckGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
