/* game-log.c: what happened in a game, in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-log.h"

#include <glib/gi18n-lib.h>

#include "app/base/list-keys.h"
#include "app/base/newer.h"
#include "app/game/log/game-log-card.h"
#include "app/game/log/game-log-row.h"
#include "text/game/event.h"

/* What one wants to see; in the order of the list of kinds. */
typedef enum
{
  KIND_ALL,
  KIND_LOSSES,
  KIND_DICE,
  KIND_NOTES, /* where orders have words */
} Kind;

/* A round, a turn, a phase. */
#define N_HEADINGS 3

/* So many lines in a row of one order, that say the same of one after the other, are one; what was
 * rolled is rather to be read. */
#define LEAST_FOLD 4
#define LEAST_FOLD_OF_DICE 8

/* Frames after which all rows that are to be seen have been laid out. */
#define N_TICKS 3

struct _DuckGameLog
{
  GtkWidget parent_instance;

  DuckGameDocument *document; /* or NULL: not yet there */
  GtkWidget *box;
  GtkDropDown *kinds;
  GtkToggleButton *of_unit;
  GtkListView *log;
  GtkWidget *none; /* says so when no line is shown */
  GListStore *lines; /* DuckGameEvent */
  GHashTable *folds; /* DuckGameEvent: GPtrArray of those that its line stands for beside itself */
  GHashTable *unfolded; /* DuckGameEvent: somebody wanted to see them */
  GtkSingleSelection *selection;
  gint unit; /* WAR_NONE: none */
  guint n_orders; /* that it follows */
  guint end; /* events of the document that may be shown; G_MAXUINT: all */
  guint scroll_source; /* will show the marked event; or 0 */
  guint n_ticks; /* frames for which it is shown again, once the log is on the screen */
  gboolean has_pointer, has_keys;
};

G_DEFINE_FINAL_TYPE (DuckGameLog, duck_game_log, GTK_TYPE_WIDGET)

static guint chosen_signal, pointed_signal;

/* ---------------------------------------------------------------------------------------------
 * Which lines are shown. */

static gboolean
is_about_unit (DuckGameLog *self, DuckGameEvent *event)
{
  const WarSetup *setup = duck_game_document_get_game (self->document)->setup;
  gint pieces[2];
  guint n = text_event_list_pieces (setup, duck_game_event_get_event (event), pieces);

  for (guint i = 0; i < n; i++)
    if (pieces[i] == self->unit)
      return TRUE;
  return FALSE;
}

static gboolean
is_filtered (DuckGameLog *self)
{
  return gtk_drop_down_get_selected (self->kinds) != KIND_ALL
         || gtk_toggle_button_get_active (self->of_unit);
}

static gboolean
is_wanted (DuckGameLog *self, DuckGameEvent *item)
{
  const WarSetup *setup = duck_game_document_get_game (self->document)->setup;
  const WarEvent *event = duck_game_event_get_event (item);
  guint kind = gtk_drop_down_get_selected (self->kinds);

  if (kind == KIND_LOSSES && !text_event_is_loss (setup, event))
    return FALSE;
  if (kind == KIND_DICE && event->n_dice == 0)
    return FALSE;
  if (kind == KIND_NOTES && event->note == 0)
    return FALSE;
  return !gtk_toggle_button_get_active (self->of_unit) || self->unit == WAR_NONE
         || is_about_unit (self, item);
}

/* Headings wait until something happens under them: the next of the kind takes their place. */
static void
add_heading (GPtrArray *waiting, DuckGameEvent *event)
{
  while (waiting->len > 0
         && duck_game_event_get_heading (g_ptr_array_index (waiting, waiting->len - 1))
              >= duck_game_event_get_heading (event))
    g_ptr_array_set_size (waiting, (gint) waiting->len - 1);
  g_ptr_array_add (waiting, g_object_ref (event));
}

static void
flush (GPtrArray *waiting, GPtrArray *lines)
{
  for (guint i = 0; i < waiting->len; i++)
    g_ptr_array_add (lines, g_object_ref (g_ptr_array_index (waiting, i)));
  g_ptr_array_set_size (waiting, 0);
}

/* Whether both came of one order, and say the same of somebody each. */
static gboolean
is_same (DuckGameEvent *a, DuckGameEvent *b)
{
  return duck_game_event_get_heading (a) == 0 && duck_game_event_get_heading (b) == 0
         && duck_game_event_get_n_orders (a) == duck_game_event_get_n_orders (b)
         && duck_game_event_get_event (a)->kind == duck_game_event_get_event (b)->kind
         && duck_game_event_get_remark (b) == NULL;
}

/* The first of so many lines stands for them from now on. */
static void
fold (DuckGameLog *self, GPtrArray *lines, guint first, guint n)
{
  GPtrArray *hidden = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first + 1; i < first + n; i++)
    g_ptr_array_add (hidden, g_object_ref (g_ptr_array_index (lines, i)));
  g_hash_table_insert (self->folds, g_object_ref (g_ptr_array_index (lines, first)), hidden);
  g_ptr_array_remove_range (lines, first + 1, n - 1);
}

static void
fold_lines (DuckGameLog *self, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      DuckGameEvent *first = g_ptr_array_index (lines, i);
      guint least = duck_game_event_get_event (first)->n_dice > 0 ? LEAST_FOLD_OF_DICE : LEAST_FOLD;
      guint n = 1;

      while (i + n < lines->len && is_same (first, g_ptr_array_index (lines, i + n)))
        n++;
      g_hash_table_remove (self->folds, first);
      if (n < least)
        continue;
      if (g_hash_table_contains (self->unfolded, first))
        i += n - 1;
      else
        fold (self, lines, i, n);
    }
}

guint
duck_game_log_count_folded (DuckGameLog *self, DuckGameEvent *event)
{
  g_return_val_if_fail (DUCK_IS_GAME_LOG (self), 0);

  const GPtrArray *hidden = g_hash_table_lookup (self->folds, event);

  return hidden != NULL ? hidden->len : 0;
}

/* The lines from the n-th event on, before which no heading waits. */
static GPtrArray *
collect (DuckGameLog *self, guint first)
{
  GListModel *events = duck_game_document_get_events (self->document);
  guint n_all = g_list_model_get_n_items (events), n = MIN (n_all, self->end);
  g_autoptr (GPtrArray) waiting = g_ptr_array_new_full (N_HEADINGS, g_object_unref);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < n; i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);

      if (duck_game_event_get_heading (event) > 0)
        add_heading (waiting, event);
      else if (is_wanted (self, event))
        {
          flush (waiting, lines);
          g_ptr_array_add (lines, g_steal_pointer (&event));
        }
    }
  /* What has begun last is what is going on. */
  if (!is_filtered (self))
    flush (waiting, lines);
  if (gtk_drop_down_get_selected (self->kinds) != KIND_DICE)
    fold_lines (self, lines);
  return lines;
}

/* Puts in their place the lines from the n-th event on, of which the first has the place "line".
 * Only what is different is changed. */
static void
replace_lines (DuckGameLog *self, guint first, guint line)
{
  g_autoptr (GPtrArray) lines = collect (self, first);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->lines)) - line, n_common = 0;

  for (; n_common < MIN (n_before, lines->len); n_common++)
    {
      g_autoptr (GObject) before
        = g_list_model_get_item (G_LIST_MODEL (self->lines), line + n_common);

      if (before != g_ptr_array_index (lines, n_common))
        break;
    }
  if (n_common < n_before || n_common < lines->len)
    /* An array of nothing has no address to reckon from. */
    g_list_store_splice (self->lines, line + n_common, n_before - n_common,
                         lines->len > 0 ? lines->pdata + n_common : NULL, lines->len - n_common);
  gtk_widget_set_visible (self->none, line + lines->len == 0);
}

static void
update_lines (DuckGameLog *self)
{
  g_hash_table_remove_all (self->folds);
  replace_lines (self, 0, 0);
}

/* The last line that shows one of the first n events, and is no heading, as its place among lines
 * and that of the last event that it stands for; all lines after it may be others once events after
 * those n are. FALSE: there is none. */
static gboolean
find_firm (DuckGameLog *self, guint n, guint *line, guint *event)
{
  GListModel *events = duck_game_document_get_events (self->document);
  guint at = n;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i > 0; i--)
    {
      g_autoptr (DuckGameEvent) item = g_list_model_get_item (G_LIST_MODEL (self->lines), i - 1);

      if (duck_game_event_get_heading (item) > 0)
        continue;
      /* Lines stand in the order of their events. */
      for (guint before = at; before > 0; before--)
        {
          g_autoptr (DuckGameEvent) each = g_list_model_get_item (events, before - 1);

          if (each == item)
            {
              *line = i - 1;
              *event = before - 1 + duck_game_log_count_folded (self, item);
              return TRUE;
            }
          if (duck_game_event_get_n_orders (each) < duck_game_event_get_n_orders (item))
            {
              at = before;
              break;
            }
        }
    }
  return FALSE;
}

GListModel *
duck_game_log_get_lines (DuckGameLog *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_LOG (self), NULL);

  return G_LIST_MODEL (self->lines);
}

/* ---------------------------------------------------------------------------------------------
 * Where one is in it. */

static void
show_marked (DuckGameLog *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  /* Before the first event the log begins. */
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = 0;
  if (selected < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    gtk_widget_activate_action (GTK_WIDGET (self->log), "list.scroll-to-item", "u", selected);
}

static gboolean
scroll_cb (gpointer data)
{
  DuckGameLog *self = data;

  self->scroll_source = 0;
  show_marked (self);
  return G_SOURCE_REMOVE;
}

/* Once the rows have their places. */
static void
scroll (DuckGameLog *self)
{
  if (self->scroll_source == 0 && self->selection != NULL)
    self->scroll_source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_cb, self, NULL);
}

/* Rows that have not been on the screen yet have guessed heights until they are: one may end short
 * of the marked line. */
static gboolean
tick_cb (GtkWidget *log, GdkFrameClock *clock, gpointer data)
{
  DuckGameLog *self = data;

  if (self->selection != NULL)
    show_marked (self);
  self->n_ticks--;
  return self->n_ticks > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
map_cb (DuckGameLog *self)
{
  if (self->n_ticks == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self->log), tick_cb, self, NULL);
  self->n_ticks = N_TICKS;
  scroll (self);
}

/* The last event up to then is the marked one; before any there is none. */
static void
mark (DuckGameLog *self)
{
  GListModel *lines = G_LIST_MODEL (self->lines);
  guint low = 0, high = g_list_model_get_n_items (lines);

  while (low < high)
    {
      guint middle = (low + high) / 2;
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (lines, middle);

      if (duck_game_event_get_n_orders (event) <= self->n_orders)
        low = middle + 1;
      else
        high = middle;
    }
  gtk_single_selection_set_selected (self->selection,
                                     low > 0 ? low - 1 : GTK_INVALID_LIST_POSITION);
}

void
duck_game_log_follow (DuckGameLog *self, guint n_orders)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));
  g_return_if_fail (self->document != NULL);

  self->n_orders = n_orders;
  mark (self);
  scroll (self);
}

void
duck_game_log_set_end (DuckGameLog *self, guint n_events)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));
  g_return_if_fail (self->document != NULL);

  if (n_events == self->end)
    return;
  self->end = n_events;
  update_lines (self);
  /* The last line is the one to be read. */
  if (n_events != G_MAXUINT)
    gtk_single_selection_set_selected (self->selection,
                                       g_list_model_get_n_items (G_LIST_MODEL (self->lines)) - 1);
  else
    mark (self);
  scroll (self);
}

char *
duck_game_log_dup_text (DuckGameLog *self, guint after, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_GAME_LOG (self), NULL);

  GListModel *events = duck_game_document_get_events (self->document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *sentence = NULL;

      if (duck_game_event_get_n_orders (event) <= after
          || duck_game_event_get_n_orders (event) > n_orders)
        continue;
      sentence = duck_game_event_dup_text (event);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Events come and go at the end of a log that may be long. */
static void
events_changed_cb (DuckGameLog *self, guint position, guint n_removed, guint n_added)
{
  guint line, event;

  if (n_removed == 0 && n_added == 0)
    return;
  if (find_firm (self, position, &line, &event))
    replace_lines (self, event + 1, line + 1);
  else
    update_lines (self);

  /* Another seat looks, say: what it alone knows comes late, and is to be read. */
  if (self->end == G_MAXUINT)
    {
      mark (self);
      scroll (self);
    }
}

static void
filter_cb (DuckGameLog *self)
{
  if (self->document == NULL)
    return;

  update_lines (self);
  mark (self);
  scroll (self);
}

void
duck_game_log_set_unit (DuckGameLog *self, gint piece)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));

  if (piece == self->unit)
    return;
  self->unit = piece;
  gtk_widget_set_sensitive (GTK_WIDGET (self->of_unit),
                            piece != WAR_NONE || gtk_toggle_button_get_active (self->of_unit));
  if (gtk_toggle_button_get_active (self->of_unit))
    filter_cb (self);
}

/* ---------------------------------------------------------------------------------------------
 * What one does with a line. */

/* Somebody reads the marked line while the pointer or the keys are in the list. */
static void
point (DuckGameLog *self)
{
  gboolean is_read = self->has_pointer || self->has_keys;

  g_signal_emit (self, pointed_signal, 0,
                 is_read ? gtk_single_selection_get_selected_item (self->selection) : NULL);
}

static void
enter_cb (DuckGameLog *self)
{
  self->has_pointer = TRUE;
}

static void
leave_cb (DuckGameLog *self)
{
  self->has_pointer = FALSE;
  if (self->selection == NULL)
    return;
  /* The pointer has marked lines on its way. */
  if (!self->has_keys)
    mark (self);
  point (self);
}

static void
keys_enter_cb (DuckGameLog *self)
{
  self->has_keys = TRUE;
  if (self->selection != NULL)
    point (self);
}

static void
keys_leave_cb (DuckGameLog *self)
{
  self->has_keys = FALSE;
  if (self->selection != NULL)
    point (self);
}

/* Where somebody clicks the game is shown as it was then. */
static void
activate_cb (DuckGameLog *self, guint position)
{
  g_autoptr (DuckGameEvent) event = g_list_model_get_item (G_LIST_MODEL (self->lines), position);

  g_signal_emit (self, chosen_signal, 0, duck_game_event_get_n_orders (event));
}

static void
show_card (DuckGameLog *self, double x, double y)
{
  DuckGameEvent *event = gtk_single_selection_get_selected_item (self->selection);
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };

  if (event != NULL)
    duck_game_log_card_show (GTK_WIDGET (self), &place, self->document, event);
}

/* By keys: beside the list. */
static gboolean
card_cb (GtkWidget *log, GVariant *arguments, gpointer data)
{
  DuckGameLog *self = data;

  show_card (self, 0, gtk_widget_get_height (GTK_WIDGET (self)) / 2.);
  return TRUE;
}

/* The pointer has marked the line that it is on. */
static void
secondary_cb (DuckGameLog *self, int n_press, double x, double y)
{
  double at_x, at_y;

  duck_widget_find_point (GTK_WIDGET (self->log), GTK_WIDGET (self), x, y, &at_x, &at_y);
  show_card (self, at_x, at_y);
}

static void
copy (DuckGameLog *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
copy_text_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  copy (DUCK_GAME_LOG (widget), g_variant_get_string (parameter, NULL));
}

static void
copy_line_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckGameLog *self = DUCK_GAME_LOG (widget);
  DuckGameEvent *event
    = self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
  g_autofree char *text = event != NULL ? duck_game_event_dup_text (event) : NULL;

  if (text != NULL)
    copy (self, text);
}

static void
append_folded (DuckGameLog *self, DuckGameEvent *event, GString *text)
{
  const GPtrArray *hidden = g_hash_table_lookup (self->folds, event);

  for (guint i = 0; hidden != NULL && i < hidden->len; i++)
    {
      g_autofree char *line = duck_game_event_dup_line (g_ptr_array_index (hidden, i));

      g_string_append_printf (text, "%s\n", line);
    }
}

/* What is shown, and what that stands for. */
static void
copy_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckGameLog *self = DUCK_GAME_LOG (widget);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (G_LIST_MODEL (self->lines), i);
      g_autofree char *line = duck_game_event_dup_line (event);

      g_string_append_printf (text, "%s\n", line);
      append_folded (self, event, text);
    }
  copy (self, text->str);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static gboolean
has_notes (DuckGameLog *self)
{
  const WarPlay *play = duck_game_document_get_game (self->document)->setup->play;

  for (guint i = 0; play->orders[i].name != NULL; i++)
    if (play->orders[i].has_text)
      return TRUE;
  return FALSE;
}

static void
unfold_cb (DuckGameLog *self, GtkWidget *button)
{
  DuckGameEvent *event = g_object_get_data (G_OBJECT (button), "event");

  g_hash_table_add (self->unfolded, g_object_ref (event));
  /* Its line stays, and says no longer that there are more. */
  gtk_widget_set_visible (button, FALSE);
  update_lines (self);
  mark (self);
}

static void
setup_cb (DuckGameLog *self, GtkListItem *item)
{
  GtkWidget *row = duck_game_log_row_new ();

  g_signal_connect_object (duck_game_log_row_get_more (row), "clicked", G_CALLBACK (unfold_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (DuckGameLog *self, GtkListItem *item)
{
  DuckGameEvent *event = gtk_list_item_get_item (item);

  duck_game_log_row_bind (gtk_list_item_get_child (item), event,
                          duck_game_log_count_folded (self, event));
}

void
duck_game_log_set_document (DuckGameLog *self, DuckGameDocument *document)
{
  g_return_if_fail (DUCK_IS_GAME_LOG (self));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  self->document = document;
  if (has_notes (self))
    gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->kinds)),
                            _ ("Written Notes"));
  update_lines (self);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->lines)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (point), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_game_document_get_events (document), "items-changed",
                           G_CALLBACK (events_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->log, factory);
  gtk_list_view_set_model (self->log, GTK_SELECTION_MODEL (self->selection));
}

static void
duck_game_log_dispose (GObject *object)
{
  DuckGameLog *self = DUCK_GAME_LOG (object);
  GtkWidget *child;

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->selection);
  g_clear_object (&self->lines);
  g_clear_pointer (&self->folds, g_hash_table_unref);
  g_clear_pointer (&self->unfolded, g_hash_table_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->box = NULL;

  G_OBJECT_CLASS (duck_game_log_parent_class)->dispose (object);
}

static void
duck_game_log_class_init (DuckGameLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_log_dispose;
  chosen_signal = g_signal_new ("chosen", DUCK_TYPE_GAME_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  pointed_signal = g_signal_new ("pointed", DUCK_TYPE_GAME_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, DUCK_TYPE_GAME_EVENT);
  gtk_widget_class_install_action (widget_class, "log.copy-text", "s", copy_text_action);
  gtk_widget_class_install_action (widget_class, "log.copy-line", NULL, copy_line_action);
  gtk_widget_class_install_action (widget_class, "log.copy-all", NULL, copy_all_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "log.copy-line",
                                       NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-log.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, box);
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, kinds);
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, of_unit);
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, log);
  gtk_widget_class_bind_template_child (widget_class, DuckGameLog, none);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, keys_enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, keys_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_cb);
}

static void
duck_game_log_init (DuckGameLog *self)
{
  GtkEventController *keys;

  self->lines = g_list_store_new (DUCK_TYPE_GAME_EVENT);
  self->folds
    = g_hash_table_new_full (NULL, NULL, g_object_unref, (GDestroyNotify) g_ptr_array_unref);
  self->unfolded = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->unit = WAR_NONE;
  self->end = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_list_leave_by_tab (self->log);
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                      gtk_callback_action_new (card_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->log), keys);
}
