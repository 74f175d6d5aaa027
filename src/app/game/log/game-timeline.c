/* game-timeline.c: which moment of a game is shown, and the way through all of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-timeline.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/first-layout.h"
#include "app/base/tooltip.h"

/* On the scale. */
#define MAX_MARKS 60

static const struct
{
  const char *id;
  const char *name; /* N_() */
  guint pace; /* milliseconds */
} speeds[] = {
  { "slow", N_ ("Slow"), 1800 },
  { "normal", N_ ("Normal"), 700 },
  { "fast", N_ ("Fast"), 200 },
};

struct _DuckGameTimeline
{
  GtkBox parent_instance;

  GtkAdjustment *time;
  GtkMenuButton *speed;
  GtkScale *scale;
  GtkLabel *time_label;

  DuckPage *page; /* lent */
  GArray *marks; /* guint: moments */
  guint moment; /* that is shown, and the last: as war_replay_find_moment() counts them */
  guint last;
  guint source; /* shows the next moment; or 0 */
  guint pace; /* milliseconds */
};

enum
{
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DuckGameTimeline, duck_game_timeline, GTK_TYPE_BOX)

static WarReplay *
get_replay (DuckGameTimeline *self)
{
  return duck_game_document_get_replay (DUCK_GAME_DOCUMENT (duck_page_get_document (self->page)));
}

static void
move (DuckGameTimeline *self, guint moment)
{
  g_signal_emit (self, signals[MOVED], 0, war_replay_get_moment_orders (get_replay (self), moment));
}

static void
time_cb (DuckGameTimeline *self)
{
  guint moment = (guint) (gtk_adjustment_get_value (self->time) + 0.5);

  if (moment != self->moment)
    move (self, moment);
}

/* ---------------------------------------------------------------------------------------------
 * Order after order. */

static void
set_state (DuckGameTimeline *self, const char *name, GVariant *state)
{
  GAction *action
    = g_action_map_lookup_action (G_ACTION_MAP (duck_page_get_actions (self->page)), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

void
duck_game_timeline_stop (DuckGameTimeline *self)
{
  g_return_if_fail (DUCK_IS_GAME_TIMELINE (self));

  g_clear_handle_id (&self->source, g_source_remove);
  set_state (self, "play-past", g_variant_new_boolean (FALSE));
}

static gboolean
show_next_cb (gpointer data)
{
  DuckGameTimeline *self = data;

  if (self->moment < self->last)
    move (self, self->moment + 1);
  if (self->moment < self->last)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  duck_game_timeline_stop (self);
  return G_SOURCE_REMOVE;
}

static void
start (DuckGameTimeline *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (self->pace, show_next_cb, self);
  set_state (self, "play-past", g_variant_new_boolean (TRUE));
}

/* At the end it begins again. */
static void
play_past_change (GSimpleAction *action, GVariant *value, gpointer data)
{
  DuckGameTimeline *self = data;

  if (!g_variant_get_boolean (value))
    {
      duck_game_timeline_stop (self);
      return;
    }
  if (self->moment >= self->last)
    move (self, 0);
  start (self);
}

/* The button shows what a press does. */
static void
play_past_cb (GtkToggleButton *button)
{
  gboolean is_playing = gtk_toggle_button_get_active (button);

  gtk_button_set_icon_name (GTK_BUTTON (button), is_playing ? "media-playback-pause-symbolic"
                                                            : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (button),
                               is_playing ? _ ("Pause") : _ ("Replay Order by Order"));
}

static void
replay_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  move (self, 0);
  start (self);
}

static void
set_speed (DuckGameTimeline *self, guint speed)
{
  self->pace = speeds[speed].pace;
  gtk_menu_button_set_label (self->speed, _ (speeds[speed].name));
}

static void
speed_change (GSimpleAction *action, GVariant *value, gpointer data)
{
  DuckGameTimeline *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (g_variant_get_string (value, NULL), speeds[i].id))
      {
        set_speed (self, i);
        g_simple_action_set_state (action, value);
      }
  if (self->source != 0)
    start (self);
}

/* ---------------------------------------------------------------------------------------------
 * One step. */

static void
go_to_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint wanted = g_variant_get_uint32 (parameter);

  move (data, war_replay_find_moment (get_replay (data), wanted));
}

static void
first_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  move (self, 0);
}

static void
previous_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  move (data, ((DuckGameTimeline *) data)->moment - 1);
}

static void
next_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  move (data, ((DuckGameTimeline *) data)->moment + 1);
}

static void
last_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  move (data, ((DuckGameTimeline *) data)->last);
}

void
duck_game_timeline_set_page (DuckGameTimeline *self, DuckPage *page)
{
  static const GActionEntry actions[] = {
    { .name = "go-to", .activate = go_to_action, .parameter_type = "u" },
    { .name = "first", .activate = first_action },
    { .name = "previous", .activate = previous_action },
    { .name = "next", .activate = next_action },
    { .name = "last", .activate = last_action },
    { .name = "replay", .activate = replay_action },
    { .name = "play-past", .state = "false", .change_state = play_past_change },
    { .name = "speed", .parameter_type = "s", .state = "'normal'", .change_state = speed_change },
  };

  g_return_if_fail (DUCK_IS_GAME_TIMELINE (self));
  g_return_if_fail (DUCK_IS_PAGE (page));

  self->page = page;
  g_action_map_add_action_entries (G_ACTION_MAP (duck_page_get_actions (page)), actions,
                                   G_N_ELEMENTS (actions), self);
}

/* ---------------------------------------------------------------------------------------------
 * The moment. */

static GArray *
find_marks (const WarReplay *replay, const GArray *headings)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (guint)); /* and rounds */
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean has_room;

  for (guint i = 0; i < headings->len; i++)
    {
      const DuckGameHeading *heading = &g_array_index (headings, DuckGameHeading, i);
      guint moment = war_replay_find_moment (replay, heading->n_orders);

      if (heading->level == 1)
        g_array_append_val (rounds, moment);
      if (heading->level == 1 || heading->level == 2)
        g_array_append_val (turns, moment);
    }

  has_room = turns->len <= MAX_MARKS;
  g_array_unref (has_room ? rounds : turns);
  return has_room ? turns : rounds;
}

/* Marks cost more than all else that an order changes: they stay while they are right. */
static void
mark (DuckGameTimeline *self, DuckGameDocument *document)
{
  g_autoptr (GArray) marks = find_marks (duck_game_document_get_replay (document),
                                         duck_game_document_get_headings (document));

  if (self->marks->len == marks->len
      && (marks->len == 0
          || memcmp (self->marks->data, marks->data, marks->len * sizeof (guint)) == 0))
    return;

  gtk_scale_clear_marks (self->scale);
  for (guint i = 0; i < marks->len; i++)
    gtk_scale_add_mark (self->scale, g_array_index (marks, guint, i), GTK_POS_TOP, NULL);
  g_array_unref (self->marks);
  self->marks = g_steal_pointer (&marks);
}

static void
allow_steps (DuckGameTimeline *self)
{
  gboolean has_before = self->moment > 0, has_after = self->moment < self->last;

  duck_page_set_enabled (self->page, "play-past", self->last > 0);
  duck_page_set_enabled (self->page, "first", has_before);
  duck_page_set_enabled (self->page, "previous", has_before);
  duck_page_set_enabled (self->page, "next", has_after);
  duck_page_set_enabled (self->page, "last", has_after);
  duck_page_set_enabled (self->page, "play-on", has_after);
}

void
duck_game_timeline_show (DuckGameTimeline *self, DuckGameDocument *document, guint n_orders)
{
  g_return_if_fail (DUCK_IS_GAME_TIMELINE (self));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  WarReplay *replay = duck_game_document_get_replay (document);
  g_autofree char *text = NULL;

  self->moment = war_replay_find_moment (replay, n_orders);
  self->last = war_replay_get_last_moment (replay);
  text = g_strdup_printf (_ ("Order %u of %u"), self->moment, self->last);
  gtk_label_set_label (self->time_label, text);
  /* For when there is no room beside it. */
  duck_tooltip_set (GTK_WIDGET (self->scale), text);
  gtk_adjustment_set_upper (self->time, self->last);
  gtk_adjustment_set_value (self->time, self->moment);
  allow_steps (self);
  mark (self, document);
}

static void
duck_game_timeline_dispose (GObject *object)
{
  g_clear_handle_id (&DUCK_GAME_TIMELINE (object)->source, g_source_remove);

  G_OBJECT_CLASS (duck_game_timeline_parent_class)->dispose (object);
}

static void
duck_game_timeline_finalize (GObject *object)
{
  g_array_unref (DUCK_GAME_TIMELINE (object)->marks);

  G_OBJECT_CLASS (duck_game_timeline_parent_class)->finalize (object);
}

static void
duck_game_timeline_class_init (DuckGameTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_timeline_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_game_timeline_finalize;

  g_type_ensure (DUCK_TYPE_FIRST_LAYOUT);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/game-timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameTimeline, time);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTimeline, speed);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTimeline, scale);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTimeline, time_label);
  gtk_widget_class_bind_template_callback (widget_class, time_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_past_cb);
}

static void
duck_game_timeline_init (DuckGameTimeline *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  set_speed (self, 1);
}
