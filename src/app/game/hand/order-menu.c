/* order-menu.c: a choice between orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/order-menu.h"

#include <string.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "app/game/hand/order-clauses.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* What a button of the menu gives. */
typedef struct
{
  DuckPlay *play;
  WarOrder order;
} Entry;

static void
entry_free (gpointer data, GClosure *closure)
{
  Entry *entry = data;

  g_object_unref (entry->play);
  g_free (entry);
}

static void
clicked_cb (GtkButton *button, Entry *entry)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);
  g_autoptr (DuckPlay) play = g_object_ref (entry->play);
  WarOrder order = entry->order;

  gtk_popover_popdown (GTK_POPOVER (popover));
  duck_play_give (play, &order);
}

/* What the orders of a menu have in common is known to who opens it, and not said in each row. */
typedef enum
{
  SAY_ALL,
  SAY_TARGETS, /* the rest is the same */
  SAY_CHOICE, /* units and targets are the same */
} Saying;

static gboolean
has_same_targets (const WarOrder *a, const WarOrder *b)
{
  return a->n_targets == b->n_targets
         && (a->n_targets == 0
             || memcmp (a->targets, b->targets, a->n_targets * sizeof *a->targets) == 0);
}

static gboolean
is_same_choice (const WarOrder *a, const WarOrder *b)
{
  return a->kind == b->kind && memcmp (a->arguments, b->arguments, sizeof a->arguments) == 0;
}

static Saying
find_saying (const WarSetup *setup, const GArray *orders)
{
  const WarOrder *first = &g_array_index (orders, WarOrder, 0);
  gboolean is_actor = orders->len > 1, is_choice = TRUE, is_target = TRUE;

  for (guint i = 1; i < orders->len; i++)
    {
      const WarOrder *order = &g_array_index (orders, WarOrder, i);

      is_actor &= order->actor == first->actor;
      is_choice &= is_same_choice (order, first);
      is_target &= has_same_targets (order, first);
    }

  if (is_actor && is_choice && setup->play->orders[first->kind].targets == WAR_TABLE_PIECES)
    return SAY_TARGETS;
  return is_actor && is_target && !is_choice ? SAY_CHOICE : SAY_ALL;
}

static char *
dup_targets (const WarSetup *setup, const WarOrder *order)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < order->n_targets; i++)
    {
      g_autofree char *name = text_piece (setup, order->targets[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
dup_row (const WarSetup *setup, const WarOrder *order, Saying saying)
{
  WarChoice choice = { .order = *order };

  if (saying == SAY_ALL)
    return text_order (setup, order);
  if (saying == SAY_TARGETS)
    return dup_targets (setup, order);

  while (setup->play->orders[order->kind].arguments[choice.n_chosen].name != NULL)
    choice.n_chosen++;
  return text_choice (setup, &choice);
}

static GtkWidget *
new_button (DuckPlay *play, const WarOrder *order, Saying saying)
{
  const WarSetup *setup = duck_play_get_setup (play);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *whole = text_order (setup, order);
  g_autofree char *text = dup_row (setup, order, saying);
  g_autofree char *forecast = text_forecast (setup, duck_play_get_view (play), order);
  const char *lines[] = { text, forecast };
  Entry *entry = g_new (Entry, 1);

  *entry = (Entry){ g_object_ref (play), *order };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL)
      {
        GtkWidget *label = duck_words_new (lines[i], NULL);

        gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
        if (i > 0)
          {
            gtk_widget_add_css_class (label, "caption");
            gtk_widget_add_css_class (label, "dim-label");
          }
        gtk_box_append (GTK_BOX (box), label);
      }
  gtk_button_set_child (GTK_BUTTON (button), box);
  if (saying != SAY_ALL)
    gtk_widget_set_tooltip_text (button, whole);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), entry, entry_free, 0);
  return button;
}

/* The button, and beside it the clauses behind what it does, if there are some. */
static GtkWidget *
new_entry (DuckPlay *play, const WarOrder *order, Saying saying)
{
  GtkWidget *button = new_button (play, order, saying);
  GtkWidget *clauses = duck_order_clauses_new (play, order);
  GtkWidget *box;

  if (clauses == NULL)
    return button;

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), clauses);
  return box;
}

void
duck_order_menu_show (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play,
                      const GArray *orders)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (DUCK_IS_PLAY (play));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Saying saying = find_saying (duck_play_get_setup (play), orders);

  for (guint i = 0; i < orders->len; i++)
    gtk_box_append (GTK_BOX (box), new_entry (play, &g_array_index (orders, WarOrder, i), saying));
  gtk_widget_add_css_class (duck_popover_show (parent, place, box, GTK_POS_BOTTOM), "menu");
}
