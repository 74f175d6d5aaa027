/* runner.c: lets the rules and commanders do what is theirs in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/runner.h"

#include <gtk/gtk.h>

#include "desk/base/settings.h"
#include "desk/documents/game-event.h"
#include "text/game/event.h"
#include "text/game/reason.h"

/* What costs somebody something is left so many times as long to be seen, by the setting. */
#define LOSS_PACE 3

/* Where nothing is to be followed, so long is gone on before the window may draw, in microseconds:
 * drawing takes longer than most orders, and so does not come after each of them. */
#define BATCH 16000

/* Milliseconds after which it is looked how far who thinks has come. */
#define PROGRESS_EVERY 200

/* The value of the setting of the pace at which somebody goes on after each order. */
#define STEPWISE 4

/* The values of the setting of losses. */
enum
{
  LOSS_AS_OTHERS,
  LOSS_LONGER,
  LOSS_WAITS,
};

struct _DuckRunner
{
  GObject parent_instance;

  DuckGameDocument *document; /* lent: the page keeps it */
  guint pace; /* milliseconds */
  gboolean is_stepwise; /* it halts after each order */
  gboolean running;
  guint source; /* will take the next step; or 0 */
  gint64 next_time; /* not before that, by the monotonic clock */
  GCancellable *thinking; /* cancelled when the thought comes too late; or NULL */
  WarHaste *haste; /* of who thinks: its errand's; or NULL */
  gint progress; /* as it was last told */
  guint progress_source; /* will tell it; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckRunner, duck_runner, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_THINKING,
  PROP_PROGRESS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];
static guint failed_signal;

static void plan (DuckRunner *self);

gboolean
duck_runner_is_due (DuckRunner *self)
{
  g_return_val_if_fail (DUCK_IS_RUNNER (self), FALSE);

  WarStep step = duck_game_document_get_step (self->document);

  return step.kind == WAR_STEP_RULES || step.kind == WAR_STEP_COMMANDER;
}

static void
fail (DuckRunner *self, gint seat)
{
  duck_runner_set_running (self, FALSE);
  g_signal_emit (self, failed_signal, 0, seat);
}

static void
give (DuckRunner *self, const WarOrder *order)
{
  if (duck_game_document_give (self->document, order, NULL) == WAR_OUTCOME_REFUSED)
    fail (self, order->seat);
}

/* Nobody knows what to do: an offer can be left alone. */
static void
leave (DuckRunner *self, WarStep step)
{
  if (step.is_offer)
    duck_game_document_put_off (self->document, step.seat);
  else
    fail (self, step.seat);
}

/* ---------------------------------------------------------------------------------------------
 * Thinking. */

static void
tell_progress (DuckRunner *self)
{
  gint progress = duck_runner_get_progress (self);

  if (progress == self->progress)
    return;
  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static gboolean
progress_cb (gpointer data)
{
  tell_progress (data);
  return G_SOURCE_CONTINUE;
}

/* Somebody begins to think, or nobody thinks any more. */
static void
set_haste (DuckRunner *self, WarHaste *haste)
{
  self->haste = haste;
  g_clear_handle_id (&self->progress_source, g_source_remove);
  if (haste != NULL)
    self->progress_source = g_timeout_add (PROGRESS_EVERY, progress_cb, self);
  tell_progress (self);
}

static void
stop_thinking (DuckRunner *self)
{
  if (self->thinking == NULL)
    return;

  duck_runner_hurry (self);
  set_haste (self, NULL);
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* What is lent to the thread is of the document, which stays until the thought is there. The
 * errand is freed where the thought is taken: what it refers to may not end in the thread. */
typedef struct
{
  DuckRunner *runner;
  DuckGameDocument *document;
  WarThought thought;
  const WarSetup *setup;
  WarHaste haste;
  char *reason; /* why; or NULL */

  GMutex mutex;
  GCond cond;
  gboolean is_done; /* by the thread; guarded by the mutex */
  gboolean is_taken; /* by who waited for it */
} Errand;

static void
errand_free (Errand *errand)
{
  war_thought_clear (&errand->thought);
  g_free (errand->reason);
  g_mutex_clear (&errand->mutex);
  g_cond_clear (&errand->cond);
  g_object_unref (errand->document);
  g_object_unref (errand->runner);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Why, and where it has looked ahead for that, how it means to fight the turn. */
static char *
dup_reason (const WarThought *thought, gboolean is_plan)
{
  const WarMind *mind = &thought->mind;
  g_autofree char *plan
    = is_plan ? text_plan (thought->setup, &mind->posture, &mind->reckoning) : NULL;
  g_autofree char *reason
    = text_reason (thought->setup, thought->view, &mind->posture, &thought->order);

  if (plan == NULL)
    return g_steal_pointer (&reason);
  return g_strconcat (plan, reason != NULL ? " " : "", reason, NULL);
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Errand *errand = data;
  g_autoptr (WarSetup) lent = war_setup_lend (errand->setup);

  WarMind before = errand->thought.mind;

  errand->thought.setup = lent;
  war_thought_think (&errand->thought);
  if (errand->thought.is_known)
    errand->reason
      = dup_reason (&errand->thought, !before.has_plan || before.round != errand->thought.mind.round
                                        || before.side != errand->thought.mind.side);
  g_mutex_lock (&errand->mutex);
  errand->is_done = TRUE;
  g_cond_signal (&errand->cond);
  g_mutex_unlock (&errand->mutex);
  g_task_return_boolean (task, TRUE);
}

/* Whether the thread is done until then, by the monotonic clock. */
static gboolean
wait_for_thread (Errand *errand, gint64 deadline)
{
  gboolean is_done;

  g_mutex_lock (&errand->mutex);
  while (!errand->is_done && g_cond_wait_until (&errand->cond, &errand->mutex, deadline))
    ;
  is_done = errand->is_done;
  g_mutex_unlock (&errand->mutex);
  return is_done;
}

static void
take_thought (Errand *errand)
{
  DuckRunner *self = errand->runner;
  DuckGameDocument *document = errand->document;
  WarOrder order;

  errand->is_taken = TRUE;
  if (duck_game_document_take_thought (document, &errand->thought, &order))
    {
      duck_game_document_set_reason (document, errand->reason);
      give (self, &order);
    }
  else
    leave (self, duck_game_document_get_step (document));
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  DuckRunner *self = errand->runner;

  if (errand->is_taken || g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  set_haste (self, NULL);
  g_clear_object (&self->thinking);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
  take_thought (errand);
}

/* It is waited for until the deadline, then the window goes on meanwhile. */
static void
think (DuckRunner *self, gint seat, gint64 deadline)
{
  const WarSetup *setup = duck_game_document_get_game (self->document)->setup;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = NULL;
  Errand *errand = g_new0 (Errand, 1);

  errand->runner = g_object_ref (self);
  errand->document = g_object_ref (self->document);
  errand->setup = setup;
  g_mutex_init (&errand->mutex);
  g_cond_init (&errand->cond);
  duck_game_document_begin_thought (self->document, seat, setup, &errand->thought);
  errand->haste.done = -1;
  errand->thought.mind.haste = &errand->haste;
  task = g_task_new (NULL, cancellable, thought_cb, errand);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, errand, NULL);
  g_task_run_in_thread (task, think_in_thread);
  if (self->pace == 0 && wait_for_thread (errand, deadline))
    {
      take_thought (errand);
      return;
    }

  self->thinking = g_steal_pointer (&cancellable);
  set_haste (self, &errand->haste);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* ---------------------------------------------------------------------------------------------
 * Steps. */

static void
take_step (DuckRunner *self, gint64 deadline)
{
  WarStep step = duck_game_document_get_step (self->document);
  WarOrder order;

  if (step.kind == WAR_STEP_COMMANDER)
    think (self, step.seat, deadline);
  else if (step.kind == WAR_STEP_RULES)
    {
      if (duck_game_document_choose (self->document, step.seat, NULL, &order))
        give (self, &order);
      else
        leave (self, step);
    }
}

static gboolean
step_cb (gpointer data)
{
  g_autoptr (DuckRunner) self = g_object_ref (data);
  g_autoptr (DuckGameDocument) document = g_object_ref (self->document);
  gint64 deadline = g_get_monotonic_time () + BATCH;

  self->source = 0;
  /* What is shown is in the draft before, but nothing is shown before the last of them. */
  duck_document_hold_draft (DUCK_DOCUMENT (document));
  do
    {
      /* What was planned after the last step is done now. */
      g_clear_handle_id (&self->source, g_source_remove);
      take_step (self, deadline);
    }
  while (self->source != 0 && self->pace == 0 && g_get_monotonic_time () < deadline);
  duck_document_release_draft (DUCK_DOCUMENT (document));
  return G_SOURCE_REMOVE;
}

/* The next step is taken once what came of the last has been seen; at once, when nobody else has
 * anything to do, who would else have to wait for the end of the game: the field is drawn. */
static void
plan (DuckRunner *self)
{
  gint64 wait = (self->next_time - g_get_monotonic_time ()) / 1000;

  if (self->source != 0 || self->thinking != NULL || !self->running || !duck_runner_is_due (self))
    return;

  self->source = wait > 0
                   ? g_timeout_add ((guint) wait, step_cb, self)
                   : g_idle_add_full (self->pace == 0 ? G_PRIORITY_LOW : GDK_PRIORITY_REDRAW + 10,
                                      step_cb, self, NULL);
}

/* Whether the last order cost anybody anything. */
static gboolean
came_to_loss (DuckRunner *self)
{
  const StoreGame *game = duck_game_document_get_game (self->document);
  GListModel *events = duck_game_document_get_events (self->document);
  guint n_orders = game->game->records->len;

  for (guint i = g_list_model_get_n_items (events); i > 0; i--)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i - 1);

      if (duck_game_event_get_n_orders (event) < n_orders)
        return FALSE;
      if (text_event_is_loss (game->setup, duck_game_event_get_event (event)))
        return TRUE;
    }

  return FALSE;
}

/* Whether the last order was a commander's, and something of it is seen. */
static gboolean
was_seen (DuckRunner *self)
{
  const StoreGame *game = duck_game_document_get_game (self->document);
  WarReplay *replay = duck_game_document_get_replay (self->document);
  guint n_orders = war_replay_get_n_orders (replay), first, n;

  if (n_orders == 0
      || duck_game_document_is_person (
        self->document, g_array_index (game->game->records, WarRecord, n_orders - 1).order.seat))
    return FALSE;
  war_replay_find_events (replay, n_orders - 1, &first, &n);
  return n > 0;
}

/* Who wants to waits, and what costs somebody something is left longer. */
static void
look_at_last (DuckRunner *self)
{
  gint manner = g_settings_get_enum (duck_settings_get (), DUCK_SETTING_LOSS_PACE);

  if (self->is_stepwise && was_seen (self))
    duck_runner_set_running (self, FALSE);
  else if (manner == LOSS_AS_OTHERS || (manner == LOSS_LONGER && self->pace == 0)
           || !came_to_loss (self))
    return;
  else if (manner == LOSS_WAITS)
    duck_runner_set_running (self, FALSE);
  else
    self->next_time += (gint64) self->pace * 1000 * (LOSS_PACE - 1);
}

/* What was thought about is no longer so; a thought's own order ends it before. */
static void
document_changed_cb (DuckRunner *self)
{
  stop_thinking (self);
  g_clear_handle_id (&self->source, g_source_remove);
  self->next_time = g_get_monotonic_time () + (gint64) self->pace * 1000;
  if (self->running && duck_runner_is_due (self))
    look_at_last (self);
  plan (self);
}

guint
duck_runner_read_pace (void)
{
  static const guint paces[] = { 2000, 700, 200, 0, [STEPWISE] = 700 };
  guint pace = (guint) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_GAME_PACE);

  return paces[MIN (pace, G_N_ELEMENTS (paces) - 1)];
}

void
duck_runner_set_pace (DuckRunner *self, guint pace)
{
  g_return_if_fail (DUCK_IS_RUNNER (self));

  gint64 next_time = g_get_monotonic_time () + (gint64) pace * 1000;

  self->pace = pace;
  self->is_stepwise
    = g_settings_get_enum (duck_settings_get (), DUCK_SETTING_GAME_PACE) == STEPWISE;
  self->next_time = MIN (self->next_time, next_time);
  g_clear_handle_id (&self->source, g_source_remove);
  plan (self);
}

void
duck_runner_set_running (DuckRunner *self, gboolean running)
{
  g_return_if_fail (DUCK_IS_RUNNER (self));

  if (running == self->running)
    return;

  self->running = running;
  if (!running)
    {
      stop_thinking (self);
      g_clear_handle_id (&self->source, g_source_remove);
    }
  plan (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

gboolean
duck_runner_get_running (DuckRunner *self)
{
  g_return_val_if_fail (DUCK_IS_RUNNER (self), FALSE);

  return self->running;
}

void
duck_runner_hurry (DuckRunner *self)
{
  g_return_if_fail (DUCK_IS_RUNNER (self));

  if (self->haste != NULL)
    g_atomic_int_set (&self->haste->is_wanted, TRUE);
}

gint
duck_runner_get_progress (DuckRunner *self)
{
  g_return_val_if_fail (DUCK_IS_RUNNER (self), -1);

  return self->haste != NULL ? g_atomic_int_get (&self->haste->done) : -1;
}

static void
duck_runner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckRunner *self = DUCK_RUNNER (object);

  switch (id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;

    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking != NULL);
      break;

    case PROP_PROGRESS:
      g_value_set_int (value, self->progress);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_runner_dispose (GObject *object)
{
  DuckRunner *self = DUCK_RUNNER (object);

  stop_thinking (self);
  g_clear_handle_id (&self->source, g_source_remove);

  G_OBJECT_CLASS (duck_runner_parent_class)->dispose (object);
}

static void
duck_runner_class_init (DuckRunnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = duck_runner_get_property;
  object_class->dispose = duck_runner_dispose;

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  properties[PROP_PROGRESS] = g_param_spec_int ("progress", NULL, NULL, -1, 1000, -1, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  failed_signal = g_signal_new ("failed", DUCK_TYPE_RUNNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
duck_runner_init (DuckRunner *self)
{
  self->progress = -1;
}

DuckRunner *
duck_runner_new (DuckGameDocument *document)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  DuckRunner *self = g_object_new (DUCK_TYPE_RUNNER, NULL);

  self->document = document;
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
