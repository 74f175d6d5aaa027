/* dice-view.c: dice that were rolled, over the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/dice-view.h"

#include <adwaita.h>

#include "app/base/motion.h"
#include "app/base/newer.h"
#include "app/base/rows-layout.h"
#include "app/base/words.h"
#include "app/game/board/rolled-dice.h"
#include "desk/base/settings.h"
#include "desk/base/sound.h"

/* Logical pixels. */
#define DIE 22
#define GAP 4

/* So many dice stand side by side. */
#define DICE_IN_LINE 12

/* No more rolls than this are shown at once: the last ones. */
#define MAX_ROLLS 4

/* What stands beside them: what they are rolled for while they tumble, then what came of it. */
#define QUESTION "question"
#define ANSWER "answer"

struct _DuckDiceView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GPtrArray *rolls; /* DuckRolledDice, children of lines in the box */
  AdwAnimation *tumbling; /* or NULL */
  guint rest_source; /* will hide them; or 0 */
  guint n_opened; /* the orders that there were when the game was opened, and that are left */
};

G_DEFINE_FINAL_TYPE (DuckDiceView, duck_dice_view, GTK_TYPE_WIDGET)

static void
clear_rolls (DuckDiceView *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->rolls, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = duck_words_new (text, "caption");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  return label;
}

/* Unlike GTK's own this layout goes by the width also if it was asked while it was empty, and does
 * not look for the least width of a height. */
static GtkWidget *
rows_new (void)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (rows, g_object_new (DUCK_TYPE_ROWS_LAYOUT, NULL));
  return rows;
}

static void
add_roll (DuckDiceView *self, DuckGameEvent *event)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = rows_new ();
  GtkWidget *stack = gtk_stack_new (), *dice = duck_rolled_dice_new (DIE, DICE_IN_LINE);
  g_autofree char *question = duck_game_event_dup_question (event);
  g_autofree char *text = duck_game_event_dup_text (event);

  gtk_stack_add_named (GTK_STACK (stack), label_new (question), QUESTION);
  gtk_stack_add_named (GTK_STACK (stack), label_new (text), ANSWER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), stack);
  duck_rolled_dice_set_event (DUCK_ROLLED_DICE (dice), event);
  gtk_widget_set_valign (dice, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_margin_top (line, self->rolls->len > 0 ? GAP : 0);
  gtk_box_append (GTK_BOX (line), dice);
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (self->box), line);
  g_ptr_array_add (self->rolls, dice);
}

/* Milliseconds for which dice tumble. */
static guint
get_duration (void)
{
  static const guint durations[] = { 1200, 600, 250, 0 };
  guint speed = (guint) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_DICE_SPEED);

  return durations[MIN (speed, G_N_ELEMENTS (durations) - 1)];
}

/* Milliseconds for which dice that lie still are shown, as they are over the board, and the log has
 * them; 0: until others are rolled. */
static guint
get_rest (void)
{
  static const guint rests[] = { 3000, 8000, 0 };
  guint rest = (guint) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_DICE_REST);

  return rests[MIN (rest, G_N_ELEMENTS (rests) - 1)];
}

static void
tumble_cb (double value, gpointer data)
{
  DuckDiceView *self = data;

  for (guint i = 0; i < self->rolls->len; i++)
    {
      GtkWidget *dice = g_ptr_array_index (self->rolls, i);
      GtkWidget *stack = gtk_widget_get_first_child (gtk_widget_get_next_sibling (dice));

      duck_rolled_dice_set_progress (DUCK_ROLLED_DICE (dice), value);
      gtk_stack_set_visible_child_name (GTK_STACK (stack), value < 1 ? QUESTION : ANSWER);
    }
}

static gboolean
rest_cb (gpointer data)
{
  DuckDiceView *self = data;

  self->rest_source = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  return G_SOURCE_REMOVE;
}

static void
tumble (DuckDiceView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (tumble_cb, self, NULL);
  guint rest = get_rest ();

  if (self->tumbling != NULL)
    adw_animation_skip (self->tumbling);
  g_clear_object (&self->tumbling);
  self->tumbling = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, get_duration (), target);
  adw_animation_play (self->tumbling);
  if (!duck_motion_is_wanted (GTK_WIDGET (self)))
    adw_animation_skip (self->tumbling);
  g_clear_handle_id (&self->rest_source, g_source_remove);
  if (rest > 0)
    self->rest_source = g_timeout_add (get_duration () + rest, rest_cb, self);
}

/* What came of them is said as well as seen. */
static void
announce (DuckDiceView *self, const GPtrArray *rolled)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = rolled->len; i > 0; i--)
    {
      g_autofree char *text = duck_game_event_dup_text (g_ptr_array_index (rolled, i - 1));

      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", text);
    }
  duck_widget_announce (GTK_WIDGET (self), words->str);
}

/* DuckGameEvent: the last first. */
static void
show_rolls (DuckDiceView *self, const GPtrArray *rolled)
{
  if (rolled->len == 0)
    return;

  duck_sound_play (DUCK_SOUND_DICE);
  clear_rolls (self);
  for (guint i = rolled->len; i > 0; i--)
    add_roll (self, g_ptr_array_index (rolled, i - 1));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  announce (self, rolled);
  tumble (self);
}

void
duck_dice_view_show_since (DuckDiceView *self, DuckGameDocument *document, guint n_orders,
                           gint counted, gint viewer)
{
  g_return_if_fail (DUCK_IS_DICE_VIEW (self));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  GListModel *events = duck_game_document_get_events (document);
  g_autoptr (GPtrArray) rolled = g_ptr_array_new_with_free_func (g_object_unref);

  self->n_opened = MIN (self->n_opened, n_orders);
  if (viewer != counted && viewer != WAR_NONE)
    {
      guint n_decided = duck_game_document_find_last (document, viewer);

      n_orders = MAX (n_decided, self->n_opened);
    }
  for (guint i = g_list_model_get_n_items (events); i > 0 && rolled->len < MAX_ROLLS; i--)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i - 1);

      if (duck_game_event_get_n_orders (event) <= n_orders)
        break;
      if (duck_game_event_get_event (event)->n_dice > 0)
        g_ptr_array_add (rolled, g_steal_pointer (&event));
    }
  show_rolls (self, rolled);
}

void
duck_dice_view_show_event (DuckDiceView *self, DuckGameEvent *event)
{
  g_return_if_fail (DUCK_IS_DICE_VIEW (self));
  g_return_if_fail (DUCK_IS_GAME_EVENT (event));

  g_autoptr (GPtrArray) rolled = g_ptr_array_new_with_free_func (g_object_unref);

  if (duck_game_event_get_event (event)->n_dice > 0)
    g_ptr_array_add (rolled, g_object_ref (event));
  show_rolls (self, rolled);
}

static void
duck_dice_view_dispose (GObject *object)
{
  DuckDiceView *self = DUCK_DICE_VIEW (object);

  g_clear_handle_id (&self->rest_source, g_source_remove);
  if (self->tumbling != NULL)
    adw_animation_reset (self->tumbling);
  g_clear_object (&self->tumbling);
  if (self->box != NULL)
    clear_rolls (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_dice_view_parent_class)->dispose (object);
}

static void
duck_dice_view_finalize (GObject *object)
{
  g_ptr_array_unref (DUCK_DICE_VIEW (object)->rolls);

  G_OBJECT_CLASS (duck_dice_view_parent_class)->finalize (object);
}

static void
duck_dice_view_class_init (DuckDiceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_dice_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_dice_view_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), DUCK_TYPE_ROWS_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
duck_dice_view_init (DuckDiceView *self)
{
  self->rolls = g_ptr_array_new ();
  self->n_opened = G_MAXUINT;
  self->box = rows_new ();
  gtk_widget_add_css_class (self->box, "osd");
  gtk_widget_add_css_class (self->box, "dice");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
