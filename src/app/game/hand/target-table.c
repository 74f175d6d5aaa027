/* target-table.c: all targets of an aim side by side
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/target-table.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "app/game/hand/order-menu.h"
#include "app/game/hand/play-reach.h"
#include "text/game/answer.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

/* In pixels: it is to fit into the narrowest window. */
#define WIDTH 290
#define MOST_HEIGHT 420

/* Enemies at whom it may not aim are told of as far as these are the nearest. */
#define MAX_REFUSED 4

typedef struct
{
  WarOrder order;
  DuckPlayTarget what; /* what is foreseen of it */
  char *back; /* what comes back; or NULL */
} Target;

static void
target_clear (gpointer data)
{
  g_free (((Target *) data)->back);
}

static gint
compare_targets (gconstpointer a, gconstpointer b)
{
  const Target *first = a, *second = b;

  if (first->what.loss.loss != second->what.loss.loss)
    return first->what.loss.loss > second->what.loss.loss ? -1 : 1;
  if (first->what.loss.destroyed != second->what.loss.destroyed)
    return first->what.loss.destroyed > second->what.loss.destroyed ? -1 : 1;
  return (first->order.targets[0] > second->order.targets[0])
         - (first->order.targets[0] < second->order.targets[0]);
}

/* Target for each candidate, the most promising first. */
static GArray *
list_targets (DuckPlay *play, const WarChoice *choice)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  GArray *targets = g_array_new (FALSE, TRUE, sizeof (Target));

  g_array_set_clear_func (targets, target_clear);
  war_foresight_init (foresight);
  for (guint i = 0; i < choice->option.n_candidates; i++)
    {
      const WarForeseenLoss *loss;
      Target target = { .what = { .row = choice->option.candidates[i] } };

      if (!war_choice_name (choice, choice->option.candidates[i], &target.order))
        continue;
      war_play_foresee_briefly (setup, view, &target.order, foresight);
      loss = war_foresight_find_loss (foresight, target.what.row);
      target.what.is_foreseen = loss != NULL;
      if (loss != NULL)
        target.what.loss = *loss;
      target.back = text_answers (setup, view, &target.order, foresight);
      g_array_append_val (targets, target);
    }
  war_foresight_clear (foresight);
  g_array_sort (targets, compare_targets);
  return targets;
}

static gboolean
is_any_foreseen (const GArray *targets)
{
  for (guint i = 0; i < targets->len; i++)
    if (g_array_index (targets, Target, i).what.is_foreseen)
      return TRUE;
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static GtkWidget *
new_cell (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "numeric");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_cells (const char *const *words, guint n, const char *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), new_cell (words[i], style));
  return box;
}

static char *
dup_least (gint number)
{
  /* Translators: the least of a die that does something: "4+" */
  return number > 0 ? g_strdup_printf (_ ("%d+"), number) : g_strdup ("–");
}

static GtkWidget *
new_numbers (const WarForeseenLoss *loss, const char *style)
{
  g_autofree char *dice = loss->n_dice > 0 ? g_strdup_printf ("%u", loss->n_dice) : g_strdup ("–");
  g_autofree char *need = dup_least (loss->need), *save = dup_least (loss->save);
  g_autofree char *average = g_strdup_printf ("%s%.1f", loss->is_rough ? "≈ −" : "−",
                                              (double) loss->loss / (double) WAR_PROBABILITY_ONE);
  g_autofree char *destroyed = text_chance (loss->destroyed);
  const char *const words[] = { dice, need, save, average, destroyed };

  return new_cells (words, G_N_ELEMENTS (words), style);
}

static char *
dup_why_hopeless (const WarForeseenLoss *loss)
{
  if (loss->save == 1)
    return g_strdup (_ ("Nothing comes of it: its saves cannot fail."));
  if (loss->need > 0)
    /* Translators: the least number of a die that would hit */
    return g_strdup_printf (_ ("Nothing comes of it: no die can show %d."), loss->need);
  return g_strdup (_ ("Nothing comes of it."));
}

static GtkWidget *
new_box (const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = duck_words_new (name, "heading");

  gtk_widget_add_css_class (box, "target-row");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
append_caption (GtkWidget *box, const char *words)
{
  gtk_box_append (GTK_BOX (box), duck_words_new (words, "caption"));
}

static GtkWidget *
new_row (GtkWidget *content, const char *label)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return row;
}

static GtkWidget *
new_target_row (DuckPlay *play, const Target *target)
{
  const WarSetup *setup = duck_play_get_setup (play);
  g_autofree char *name = text_piece (setup, target->order.targets[0]);
  g_autofree char *forecast = text_forecast (setup, duck_play_get_view (play), &target->order);
  /* Translators: what may be done to who attacks because of it; or that nothing may */
  g_autofree char *back = target->back != NULL
                            ? g_strdup_printf (_ ("Comes back: %s"), target->back)
                            : g_strdup (_ ("Nothing comes back."));
  g_autofree char *why
    = duck_play_target_is_hopeless (&target->what) ? dup_why_hopeless (&target->what.loss) : NULL;
  g_autofree char *whole = g_strdup_printf ("%s: %s. %s", name, forecast != NULL ? forecast : "–",
                                            why != NULL ? why : back);
  GtkWidget *box = new_box (name), *row;

  gtk_box_append (GTK_BOX (box),
                  new_numbers (&target->what.loss, why != NULL ? "dim-label" : NULL));
  append_caption (box, why != NULL ? why : back);
  row = new_row (box, whole);
  g_object_set_data_full (G_OBJECT (row), "order", g_memdup2 (&target->order, sizeof target->order),
                          g_free);
  if (why != NULL)
    gtk_widget_add_css_class (gtk_widget_get_first_child (box), "dim-label");
  return row;
}

/* ---------------------------------------------------------------------------------------------
 * At whom it may not aim. */

typedef struct
{
  gint row;
  WarLength distance;
} Refused;

static gint
compare_refused (gconstpointer a, gconstpointer b)
{
  const Refused *first = a, *second = b;

  if (first->distance != second->distance)
    return first->distance < second->distance ? -1 : 1;
  return first->row - second->row;
}

/* Enemies, the nearest first, by the rows that stand for them. */
static GArray *
list_enemies (DuckPlay *play, gint actor)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  GArray *enemies = g_array_new (FALSE, FALSE, sizeof (Refused));
  WarShownPiece own, piece;

  if (actor == WAR_NONE || !war_play_show_piece (setup, view, (guint) actor, &own))
    return enemies;
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, view, row, &piece) && piece.side != own.side
        && duck_play_get_lead (play, (gint) row) == (gint) row)
      {
        const Refused enemy
          = { .row = (gint) row,
              .distance = war_position_distance (own.base.centre, piece.base.centre) };

        g_array_append_val (enemies, enemy);
      }
  g_array_sort (enemies, compare_refused);
  return enemies;
}

static void
append_refused (GtkWidget *list, DuckPlay *play, const WarOrder *example)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  g_autoptr (GArray) enemies = list_enemies (play, example->actor);
  guint n = 0;

  for (guint i = 0; i < enemies->len && n < MAX_REFUSED; i++)
    {
      WarOrder order = *example;
      WarRefusal refusal;
      g_autofree char *name = NULL, *why = NULL, *whole = NULL;
      GtkWidget *box, *row;

      order.n_targets = 1;
      order.targets[0] = g_array_index (enemies, Refused, i).row;
      if (war_play_check (setup, view, &order, &refusal) || refusal.kind < WAR_REFUSAL_OWN)
        continue;
      name = text_piece (setup, order.targets[0]);
      why = text_refusal (setup, view, &order, &refusal);
      whole = g_strdup_printf ("%s: %s", name, why);
      box = new_box (name);
      append_caption (box, why);
      row = new_row (box, whole);
      gtk_widget_set_sensitive (row, FALSE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      n++;
    }
}

/* ---------------------------------------------------------------------------------------------
 * The table. */

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row, DuckPlay *play)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER);
  g_autoptr (DuckPlay) kept = g_object_ref (play);
  const WarOrder *order = g_object_get_data (G_OBJECT (row), "order");
  WarOrder given;

  if (order == NULL)
    return;
  given = *order;
  gtk_popover_popdown (GTK_POPOVER (popover));
  duck_play_give (kept, &given);
}

static void
show_menu (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play, const GArray *targets)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));

  for (guint i = 0; i < targets->len; i++)
    g_array_append_val (orders, g_array_index (targets, Target, i).order);
  duck_order_menu_show (parent, place, play, orders);
}

static GtkWidget *
new_table (DuckPlay *play, const GArray *targets)
{
  const char *const heads[] = { _ ("Dice"), _ ("Needs"), _ ("Save"),
                                /* Translators: average loss of a target */
                                _ ("Loss"),
                                /* Translators: the chance that a target is destroyed */
                                _ ("Destroys") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = gtk_scrolled_window_new (), *list = gtk_list_box_new ();
  GtkWidget *head = new_cells (heads, G_N_ELEMENTS (heads), "caption-heading");

  for (guint i = 0; i < targets->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         new_target_row (play, &g_array_index (targets, Target, i)));
  append_refused (list, play, &g_array_index (targets, Target, 0).order);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (list, "target-table");
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), play, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), MOST_HEIGHT);
  gtk_widget_add_css_class (head, "target-heads");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), window);
  gtk_widget_set_size_request (box, WIDTH, -1);
  return box;
}

void
duck_target_table_show (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play,
                        const WarChoice *choice)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (choice != NULL);

  g_autoptr (GArray) targets = list_targets (play, choice);

  if (is_any_foreseen (targets))
    duck_popover_show (parent, place, new_table (play, targets), GTK_POS_BOTTOM);
  else if (targets->len > 0)
    show_menu (parent, place, play, targets);
}
