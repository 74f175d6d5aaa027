/* game-log.c: what happened in a game, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-log.h"

#include "app/documents/game-event.h"

struct _DuckGameLog
{
  GtkWidget parent_instance;

  DuckGameDocument *document; /* or NULL: not yet there */
  GtkWidget *scroller;
  GtkListView *log;
  GtkSingleSelection *selection;
  guint n_orders; /* that it follows */
  guint scroll_source; /* will show the marked event; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckGameLog, duck_game_log, GTK_TYPE_WIDGET)

static guint chosen_signal;

static gboolean
scroll_cb (gpointer data)
{
  DuckGameLog *self = data;
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
scroll (DuckGameLog *self)
{
  if (self->scroll_source == 0 && self->selection != NULL)
    self->scroll_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_cb, self, NULL);
}

/* The last event up to then is the marked one; before any there is none. */
void
duck_game_log_follow (DuckGameLog *self, guint n_orders)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));
  g_return_if_fail (self->document != NULL);

  GListModel *events = duck_game_document_get_events (self->document);
  guint low = 0, high = g_list_model_get_n_items (events);

  self->n_orders = n_orders;
  while (low < high)
    {
      guint middle = (low + high) / 2;
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, middle);

      if (duck_game_event_get_n_orders (event) <= n_orders)
        low = middle + 1;
      else
        high = middle;
    }
  gtk_single_selection_set_selected (self->selection,
                                     low > 0 ? low - 1 : GTK_INVALID_LIST_POSITION);
  scroll (self);
}

char *
duck_game_log_dup_text (DuckGameLog *self, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_GAME_LOG (self), NULL);

  GListModel *events = duck_game_document_get_events (self->document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *sentence = NULL;

      if (duck_game_event_get_n_orders (event) != n_orders)
        continue;
      sentence = duck_game_event_dup_text (event);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Where somebody clicks the game is shown as it was then. */
static void
activate_cb (DuckGameLog *self, guint position)
{
  GListModel *events = duck_game_document_get_events (self->document);
  g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, position);

  g_signal_emit (self, chosen_signal, 0, duck_game_event_get_n_orders (event));
}

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

void
duck_game_log_set_document (DuckGameLog *self, DuckGameDocument *document)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->document = document;
  self->selection
    = gtk_single_selection_new (g_object_ref (duck_game_document_get_events (document)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_factory (self->log, factory);
  gtk_list_view_set_model (self->log, GTK_SELECTION_MODEL (self->selection));
}

static void
duck_game_log_dispose (GObject *object)
{
  DuckGameLog *self = DUCK_GAME_LOG (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_game_log_parent_class)->dispose (object);
}

static void
duck_game_log_class_init (DuckGameLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_log_dispose;
  chosen_signal = g_signal_new ("chosen", DUCK_TYPE_GAME_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-log.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, log);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll);
}

static void
duck_game_log_init (DuckGameLog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
