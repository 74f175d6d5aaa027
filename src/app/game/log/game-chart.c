/* game-chart.c: the chart that an automatic seat goes by, with what it does lit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-chart.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "desk/base/settings.h"
#include "text/game/chart.h"
#include "text/game/state.h"

/* Logical pixels. */
#define WINDOW_WIDTH 1240
#define WINDOW_HEIGHT 720
#define COLUMN_WIDTH 84

struct _DuckGameChart
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *heading; /* which column was rolled */
  GtkLabel *lit; /* which boxes, and by whom; only of a small one */
  GPtrArray *heads; /* GtkLabel, lent: by columns */
  GPtrArray *cells; /* GtkLabel, lent: by boxes */

  DuckGameDocument *document; /* lent; or NULL */
  TextChart *chart; /* NULL: the game has none */
  gboolean is_small;
  GtkWidget *other; /* that a small one yields to; lent; or NULL */
  GtkWidget *board; /* of a small one: where the keys go from the whole one; lent */
  GtkWindow *window; /* of the whole one, and that one, while it is open; or NULL */
  DuckGameChart *whole;
  guint n_orders; /* after which it is lit */
};

G_DEFINE_FINAL_TYPE (DuckGameChart, duck_game_chart, GTK_TYPE_WIDGET)

gboolean
duck_game_chart_has_chart (DuckGameChart *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_CHART (self), FALSE);

  return self->chart != NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What is lit. */

typedef struct
{
  gint column; /* that was rolled last; WAR_NONE: none */
  guint64 done, first, tried; /* boxes: carried out, gone by as the first one, not to be done */
  GString *words; /* which boxes, and by whom */
} Light;

static gboolean
has (guint64 boxes, guint box)
{
  return (boxes >> box & 1) != 0;
}

/* "6.207 towards an entrance …: Infantry"; before what has been said, as it is read backwards. */
static void
say_box (DuckGameChart *self, const WarEvent *event, const TextChartMark *mark, Light *light)
{
  const TextChartBox *box = &g_array_index (self->chart->boxes, TextChartBox, mark->box);
  g_autofree char *unit
    = text_piece (duck_game_document_get_game (self->document)->setup, event->actor);
  /* Translators: a unit; then a box of the chart by its number, and what it says */
  g_autofree char *line
    = g_strdup_printf (mark->is_done    ? _ ("%s: %s “%s”")
                       : mark->is_stuck ? _ ("%s: cannot do its row, nor go towards %s “%s”")
                                        /* Translators: likewise: it only goes that way */
                                        : _ ("%s: cannot do its row; towards %s “%s”"),
                       unit, box->name, box->words);

  if (light->words->len > 0)
    g_string_prepend_c (light->words, '\n');
  g_string_prepend (light->words, line);
}

static void
add_mark (const TextChartMark *mark, Light *light)
{
  if (mark->is_done)
    light->done |= (guint64) 1 << mark->box;
  else
    light->first |= (guint64) 1 << mark->box;
  light->tried |= mark->tried;
}

/* The place of the last event up to then. */
static guint
count_events (GListModel *events, guint n_orders)
{
  guint low = 0, high = g_list_model_get_n_items (events);

  while (low < high)
    {
      guint middle = (low + high) / 2;
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, middle);

      if (duck_game_event_get_n_orders (event) <= n_orders)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Back to where the column was rolled: boxes are all since then, of which those of the last order
 * that had some are said in words; or those of one event alone. */
static void
find_light (DuckGameChart *self, guint n_orders, DuckGameEvent *only, Light *light)
{
  const WarSetup *setup = duck_game_document_get_game (self->document)->setup;
  GListModel *events = duck_game_document_get_events (self->document);
  guint of_order = 0;

  light->column = WAR_NONE;
  for (guint i = count_events (events, n_orders); i-- > 0 && light->column == WAR_NONE;)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      TextChartMark mark;

      if (!text_chart_read (setup, duck_game_event_get_event (event), &mark))
        continue;
      light->column = mark.column;
      if (mark.box == WAR_NONE)
        continue;
      if (of_order == 0)
        of_order = duck_game_event_get_n_orders (event);
      if (only != NULL && event != only)
        continue;
      add_mark (&mark, light);
      if (only != NULL || duck_game_event_get_n_orders (event) == of_order)
        say_box (self, duck_game_event_get_event (event), &mark, light);
    }
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is)
{
  if (is)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Signs beside colours: what was done has a tick, what could not be done a cross. */
static void
light_cell (DuckGameChart *self, guint i, const Light *light)
{
  const TextChartBox *box = &g_array_index (self->chart->boxes, TextChartBox, i);
  GtkWidget *cell = g_ptr_array_index (self->cells, i);
  gboolean is_rolled = light->column != WAR_NONE && (guint) light->column >= box->column
                       && (guint) light->column < box->column + box->n_columns;
  gboolean is_lit = has (light->done | light->first, i);
  const char *sign = has (light->done, i)    ? "✓"
                     : has (light->first, i) ? "→"
                     : has (light->tried, i) ? "✗"
                                             : "";
  const char *state = has (light->done, i)    ? _ ("carried out")
                      : has (light->first, i) ? _ ("its units go that way")
                      : has (light->tried, i) ? _ ("could not be done")
                                              : "";
  g_autofree char *text
    = g_strdup_printf ("%s%s%s %s", sign, *sign != '\0' ? " " : "", box->name, box->words);
  g_autofree char *name
    = g_strdup_printf ("%s, %s %s%s%s", (char *) g_ptr_array_index (self->chart->rows, box->row),
                       box->name, box->words, *state != '\0' ? ": " : "", state);

  gtk_label_set_label (GTK_LABEL (cell), self->is_small ? sign : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  set_class (cell, "chart-rolled", is_rolled);
  set_class (cell, "chart-lit", is_lit);
  set_class (cell, "chart-tried", !is_lit && has (light->tried, i));
}

static void
light_heading (DuckGameChart *self, const Light *light)
{
  g_autofree char *heading = NULL;

  if (light->column == WAR_NONE)
    heading = g_strdup_printf (_ ("%s: no column is rolled yet"), self->chart->title);
  else
    /* Translators: the chart, and the column that was rolled: its number and its name */
    heading = g_strdup_printf (_ ("%s: %d, %s"), self->chart->title, light->column + 1,
                               (char *) g_ptr_array_index (self->chart->columns, light->column));
  gtk_label_set_label (self->heading, heading);
  for (guint i = 0; i < self->heads->len; i++)
    set_class (g_ptr_array_index (self->heads, i), "chart-rolled", (gint) i == light->column);
}

/* While the chart decides it is seen whatever somebody has chosen. */
static void
update_visible (DuckGameChart *self)
{
  gtk_widget_set_visible (
    GTK_WIDGET (self),
    self->chart != NULL
      && (self->other == NULL || !gtk_widget_get_visible (self->other)
          || duck_game_document_get_step (self->document).kind == WAR_STEP_RULES));
}

void
duck_game_chart_light (DuckGameChart *self, guint n_orders, DuckGameEvent *event)
{
  g_return_if_fail (DUCK_IS_GAME_CHART (self));

  g_autoptr (GString) words = g_string_new (NULL);
  Light light = { .words = words };
  TextChartMark mark;

  if (self->chart == NULL)
    return;

  self->n_orders = n_orders;
  update_visible (self);
  /* What says nothing of a box lights none by itself. */
  if (event != NULL
      && (!text_chart_read (duck_game_document_get_game (self->document)->setup,
                            duck_game_event_get_event (event), &mark)
          || mark.box == WAR_NONE))
    event = NULL;
  find_light (self, event != NULL ? duck_game_event_get_n_orders (event) : n_orders, event, &light);
  light_heading (self, &light);
  for (guint i = 0; i < self->cells->len; i++)
    light_cell (self, i, &light);
  gtk_label_set_label (self->lit, words->str);
  gtk_widget_set_visible (GTK_WIDGET (self->lit), words->len > 0);
  if (self->whole != NULL)
    duck_game_chart_light (self->whole, n_orders, event);
}

/* ---------------------------------------------------------------------------------------------
 * The table. */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_widget_add_css_class (label, "caption");
  return label;
}

static void
add_heads (DuckGameChart *self, GtkGrid *grid)
{
  for (guint i = 0; i < self->chart->columns->len; i++)
    {
      const char *name = g_ptr_array_index (self->chart->columns, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *full = g_strdup_printf ("%u\n%s", i + 1, name);
      GtkWidget *head = new_label (self->is_small ? number : full, "chart-head");

      gtk_label_set_xalign (GTK_LABEL (head), 0.5f);
      gtk_label_set_justify (GTK_LABEL (head), GTK_JUSTIFY_CENTER);
      gtk_label_set_width_chars (GTK_LABEL (head), 2);
      gtk_widget_set_hexpand (head, TRUE);
      if (self->is_small)
        gtk_widget_set_tooltip_text (head, name);
      else
        gtk_widget_set_size_request (head, COLUMN_WIDTH, -1);
      gtk_grid_attach (grid, head, (gint) i + 1, 0, 1, 1);
      g_ptr_array_add (self->heads, head);
    }
}

static void
add_cells (DuckGameChart *self, GtkGrid *grid)
{
  for (guint i = 0; i < self->chart->rows->len; i++)
    {
      GtkWidget *row = new_label (g_ptr_array_index (self->chart->rows, i), "chart-row");

      gtk_label_set_wrap (GTK_LABEL (row), !self->is_small);
      gtk_grid_attach (grid, row, 0, (gint) i + 1, 1, 1);
    }
  for (guint i = 0; i < self->chart->boxes->len; i++)
    {
      const TextChartBox *box = &g_array_index (self->chart->boxes, TextChartBox, i);
      GtkWidget *cell = new_label (NULL, "chart-cell");

      if (self->is_small)
        {
          g_autofree char *tip = g_strdup_printf ("%s %s", box->name, box->words);

          gtk_label_set_xalign (GTK_LABEL (cell), 0.5f);
          gtk_widget_set_tooltip_text (cell, tip);
        }
      else
        gtk_label_set_yalign (GTK_LABEL (cell), 0);
      gtk_grid_attach (grid, cell, (gint) box->column + 1, (gint) box->row + 1,
                       (gint) box->n_columns, 1);
      g_ptr_array_add (self->cells, cell);
    }
}

/* A small one can be folded, so that only this line is left of it. */
static GtkWidget *
new_head_line (DuckGameChart *self, GtkWidget *body)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_from_icon_name ("view-fullscreen-symbolic");
  GtkWidget *fold = gtk_toggle_button_new ();

  self->heading = GTK_LABEL (new_label (NULL, "heading"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->heading), TRUE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->heading));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Whole Chart"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Whole Chart"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.chart");
  gtk_widget_set_visible (button, self->is_small);
  gtk_button_set_icon_name (GTK_BUTTON (fold), "pan-up-symbolic");
  gtk_widget_add_css_class (fold, "flat");
  gtk_widget_set_valign (fold, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (fold, _ ("Leave More Room to the Log"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Leave More Room to the Log"), -1);
  gtk_widget_set_visible (fold, self->is_small);
  if (self->is_small)
    {
      /* It folds also what cannot be kept folded. */
      g_settings_bind (duck_settings_get (), DUCK_SETTING_CHART_FOLDED, fold, "active",
                       G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
      g_object_bind_property (fold, "active", body, "visible",
                              G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
    }
  gtk_box_append (GTK_BOX (line), fold);
  gtk_box_append (GTK_BOX (line), button);
  return line;
}

/* What the signs and frames of the cells mean. */
static GtkWidget *
new_legend (void)
{
  g_autofree char *text
    = g_strdup_printf ("✓ %s · → %s · ✗ %s · %s", _ ("carried out"), _ ("its units go that way"),
                       _ ("could not be done"), _ ("framed: the column that was rolled"));

  return new_label (text, "dim-label");
}

static void
show_table (DuckGameChart *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 2);
  gtk_box_append (GTK_BOX (self->box), new_head_line (self, body));
  gtk_box_append (GTK_BOX (self->box), body);
  if (!self->is_small)
    gtk_box_append (GTK_BOX (body), new_legend ());
  gtk_box_append (GTK_BOX (body), grid);
  add_heads (self, GTK_GRID (grid));
  add_cells (self, GTK_GRID (grid));
  self->lit = GTK_LABEL (new_label (NULL, NULL));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->lit));
  gtk_widget_add_css_class (GTK_WIDGET (self), self->is_small ? "small-chart" : "whole-chart");
}

/* Small, with the words of what is lit beneath; or with the words in their cells. */
static void
set_document (DuckGameChart *self, DuckGameDocument *document, gboolean is_small)
{
  self->document = document;
  self->is_small = is_small;
  self->chart = text_chart_new (duck_game_document_get_game (document)->setup);
  if (self->chart != NULL)
    show_table (self);
  update_visible (self);
}

/* ---------------------------------------------------------------------------------------------
 * The whole chart. */

/* The game goes on at the map. */
static gboolean
close_cb (DuckGameChart *self)
{
  gtk_widget_grab_focus (self->board);
  return GDK_EVENT_PROPAGATE;
}

static void
closed_cb (DuckGameChart *self)
{
  self->window = NULL;
  self->whole = NULL;
}

static void
open_whole (DuckGameChart *self)
{
  GtkWidget *window, *scroller;

  if (self->chart == NULL)
    return;
  if (self->window != NULL)
    {
      gtk_window_present (self->window);
      return;
    }

  self->whole = g_object_new (DUCK_TYPE_GAME_CHART, NULL);
  set_document (self->whole, self->document, FALSE);
  window = duck_side_window_new (GTK_WIDGET (self), self->chart->title, GTK_WIDGET (self->whole),
                                 WINDOW_WIDTH, WINDOW_HEIGHT);
  self->window = GTK_WINDOW (window);
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->whole), GTK_TYPE_SCROLLED_WINDOW);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_add_css_class (window, "chart-window");
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "destroy", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  duck_game_chart_light (self->whole, self->n_orders, NULL);
  gtk_window_present (self->window);
}

static void
chart_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  open_whole (self);
}

void
duck_game_chart_set_page (DuckGameChart *self, DuckPage *page, GtkWidget *other, GtkWidget *board)
{
  g_return_if_fail (DUCK_IS_GAME_CHART (self));
  g_return_if_fail (DUCK_IS_PAGE (page));

  g_autoptr (GSimpleAction) action = g_simple_action_new ("chart", NULL);

  set_document (self, DUCK_GAME_DOCUMENT (duck_page_get_document (page)), TRUE);
  self->other = other;
  self->board = board;
  g_signal_connect_object (other, "notify::visible", G_CALLBACK (update_visible), self,
                           G_CONNECT_SWAPPED);
  update_visible (self);
  g_signal_connect_object (action, "activate", G_CALLBACK (chart_action), self, 0);
  g_simple_action_set_enabled (action, self->chart != NULL);
  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (page)), G_ACTION (action));
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
duck_game_chart_dispose (GObject *object)
{
  DuckGameChart *self = DUCK_GAME_CHART (object);

  if (self->window != NULL)
    gtk_window_destroy (self->window);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->chart, text_chart_free);

  G_OBJECT_CLASS (duck_game_chart_parent_class)->dispose (object);
}

static void
duck_game_chart_finalize (GObject *object)
{
  DuckGameChart *self = DUCK_GAME_CHART (object);

  g_ptr_array_unref (self->heads);
  g_ptr_array_unref (self->cells);

  G_OBJECT_CLASS (duck_game_chart_parent_class)->finalize (object);
}

static void
duck_game_chart_class_init (DuckGameChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_game_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_game_chart_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
duck_game_chart_init (DuckGameChart *self)
{
  self->heads = g_ptr_array_new ();
  self->cells = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
