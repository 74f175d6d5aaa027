/* test-run.c: many games of an operation, in the background
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/designer/test-run.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* Between two looks of the window, in milliseconds: a page that changed more often could not be
 * read. */
#define PAUSE 250

/* How long games have been played before one can say how long the rest takes, in seconds. */
#define LEAST_SECONDS 2

/* What the threads that play share with the window. */
typedef struct
{
  gatomicrefcount references;
  WarOperation *operation;
  DuckTestPlan plan;
  gboolean is_of_trials;
  gint is_stopped; /* atomic */

  /* Of the thread that plays. */
  WarSeriesTally played;
  WarTrials tried;
  gboolean is_playable;
  WarSetupFault fault;

  GMutex mutex; /* of the rest */
  WarSeriesTally so_far;
  WarTrials seen; /* a copy of those that are tried, with an array of its own */
  guint n_played, n_all;
} Shared;

struct _DuckTestRun
{
  Shared *shared;
  DuckTestRunFunc func;
  gpointer data;
  guint timer;
  gint64 begun; /* in microseconds */
  guint n_before; /* games that had been played then */
  gboolean is_over, is_freed, is_in_call;

  /* As they were seen last. */
  WarSeriesTally tally;
  WarTrials trials;
  guint n_played, n_all;
};

static void
shared_unref (gpointer data)
{
  Shared *shared = data;

  if (!g_atomic_ref_count_dec (&shared->references))
    return;

  war_operation_unref (shared->operation);
  war_trials_clear (&shared->seen);
  war_trials_clear (&shared->tried);
  g_mutex_clear (&shared->mutex);
  g_free (shared);
}

/* ---------------------------------------------------------------------------------------------
 * The threads. */

static gboolean
step_cb (const WarSeriesTally *tally, gpointer data)
{
  Shared *shared = data;

  g_mutex_lock (&shared->mutex);
  shared->so_far = *tally;
  shared->n_played = tally->n_games;
  g_mutex_unlock (&shared->mutex);
  return g_atomic_int_get (&shared->is_stopped) == 0;
}

/* Trials are only added between the games of two. */
static void
copy_trials (Shared *shared)
{
  const GArray *trials = shared->tried.trials;

  if (trials == NULL || shared->tried.n_steps == shared->seen.n_steps)
    return;
  g_clear_pointer (&shared->seen.trials, g_array_unref);
  shared->seen = shared->tried;
  shared->seen.trials = g_array_copy ((GArray *) trials);
}

static gboolean
trials_step_cb (guint n_played, guint n_all, gpointer data)
{
  Shared *shared = data;

  g_mutex_lock (&shared->mutex);
  shared->n_played = n_played;
  shared->n_all = n_all;
  copy_trials (shared);
  g_mutex_unlock (&shared->mutex);
  return g_atomic_int_get (&shared->is_stopped) == 0;
}

static void
play_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Shared *shared = data;
  DuckTestPlan *plan = &shared->plan;

  if (shared->is_of_trials)
    {
      g_autoptr (GArray) variants = war_variants_list (shared->operation);

      shared->is_playable
        = war_trials_play (shared->operation, &plan->plan, variants, trials_step_cb, shared,
                           &shared->tried, &shared->fault);
      g_mutex_lock (&shared->mutex);
      copy_trials (shared);
      g_mutex_unlock (&shared->mutex);
    }
  else if (plan->stops_by_itself)
    shared->is_playable = war_series_play_within (shared->operation, &plan->plan, &plan->looks,
                                                  step_cb, shared, &shared->played, &shared->fault);
  else
    shared->is_playable = war_series_play_on (shared->operation, &plan->plan, step_cb, shared,
                                              &shared->played, &shared->fault);
  g_task_return_boolean (task, TRUE);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
run_destroy (DuckTestRun *run)
{
  war_trials_clear (&run->trials);
  shared_unref (run->shared);
  g_free (run);
}

/* Tells what has been seen; the function may free the run. */
static void
tell (DuckTestRun *run, gboolean is_over)
{
  run->is_in_call = TRUE;
  run->func (run, is_over, run->data);
  run->is_in_call = FALSE;
}

static void
look (DuckTestRun *run)
{
  Shared *shared = run->shared;

  g_mutex_lock (&shared->mutex);
  run->tally = shared->so_far;
  run->n_played = shared->n_played;
  run->n_all = shared->n_all;
  if (shared->is_of_trials && shared->seen.n_steps != run->trials.n_steps)
    {
      war_trials_clear (&run->trials);
      run->trials = shared->seen;
      run->trials.trials = g_array_copy (shared->seen.trials);
    }
  g_mutex_unlock (&shared->mutex);
}

static gboolean
timer_cb (gpointer data)
{
  DuckTestRun *run = data;

  look (run);
  tell (run, FALSE);
  if (!run->is_freed)
    return G_SOURCE_CONTINUE;
  run->timer = 0;
  if (run->is_over)
    run_destroy (run);
  return G_SOURCE_REMOVE;
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  DuckTestRun *run = data;
  Shared *shared = run->shared;

  run->is_over = TRUE;
  if (!run->is_freed)
    {
      g_clear_handle_id (&run->timer, g_source_remove);
      look (run);
      if (!shared->is_of_trials)
        run->tally = shared->played;
      tell (run, TRUE);
    }
  if (run->is_freed && run->timer == 0)
    run_destroy (run);
}

static DuckTestRun *
start (WarOperation *operation, const DuckTestPlan *plan, gboolean is_of_trials,
       const WarSeriesTally *before, DuckTestRunFunc func, gpointer data)
{
  DuckTestRun *run = g_new0 (DuckTestRun, 1);
  Shared *shared = g_new0 (Shared, 1);
  g_autoptr (GTask) task = NULL;
  guint n_processors = g_get_num_processors ();

  g_atomic_ref_count_init (&shared->references);
  g_mutex_init (&shared->mutex);
  shared->operation = war_operation_ref (operation);
  shared->plan = *plan;
  /* One core is left to the windows, unless only one would play then. */
  shared->plan.plan.n_threads
    = n_processors > 2 ? MIN (n_processors - 1, WAR_SERIES_MAX_THREADS) : n_processors;
  shared->is_of_trials = is_of_trials;
  if (before != NULL)
    shared->played = shared->so_far = *before;
  shared->n_played = shared->played.n_games;
  shared->n_all = plan->stops_by_itself ? plan->looks.games[WAR_N_LOOKS - 1] : plan->plan.n_games;

  run->shared = shared;
  run->func = func;
  run->data = data;
  run->begun = g_get_monotonic_time ();
  run->n_before = shared->n_played;
  run->timer = g_timeout_add (PAUSE, timer_cb, run);
  look (run);

  g_atomic_ref_count_inc (&shared->references);
  task = g_task_new (NULL, NULL, done_cb, run);
  g_task_set_task_data (task, shared, shared_unref);
  g_task_run_in_thread (task, play_cb);
  return run;
}

DuckTestRun *
duck_test_run_new (WarOperation *operation, const DuckTestPlan *plan, const WarSeriesTally *before,
                   DuckTestRunFunc func, gpointer data)
{
  g_return_val_if_fail (operation != NULL && plan != NULL && func != NULL, NULL);

  return start (operation, plan, FALSE, before, func, data);
}

DuckTestRun *
duck_test_run_new_trials (WarOperation *operation, const DuckTestPlan *plan, DuckTestRunFunc func,
                          gpointer data)
{
  g_return_val_if_fail (operation != NULL && plan != NULL && func != NULL, NULL);

  return start (operation, plan, TRUE, NULL, func, data);
}

void
duck_test_run_stop (DuckTestRun *run)
{
  g_return_if_fail (run != NULL);

  g_atomic_int_set (&run->shared->is_stopped, 1);
}

void
duck_test_run_free (DuckTestRun *run)
{
  g_return_if_fail (run != NULL && !run->is_freed);

  duck_test_run_stop (run);
  run->is_freed = TRUE;
  if (run->is_in_call)
    return;
  g_clear_handle_id (&run->timer, g_source_remove);
  if (run->is_over)
    run_destroy (run);
}

WarOperation *
duck_test_run_get_operation (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  return run->shared->operation;
}

const WarSeriesTally *
duck_test_run_get_tally (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  return &run->tally;
}

const WarTrials *
duck_test_run_get_trials (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  return &run->trials;
}

guint
duck_test_run_get_n_played (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, 0);

  return run->n_played;
}

guint
duck_test_run_get_n_all (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, 0);

  return run->n_all;
}

char *
duck_test_run_dup_rest (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  gint64 passed = (g_get_monotonic_time () - run->begun) / G_USEC_PER_SEC;
  guint n_done = run->n_played - run->n_before, rest;

  if (n_done == 0 || passed < LEAST_SECONDS || run->n_all < run->n_played)
    return NULL;
  rest = (guint) (passed * (run->n_all - run->n_played) / n_done);
  if (rest < 90)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "about %u second left", "about %u seconds left", rest), rest);
  rest = (rest + 30) / 60;
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "about %u minute left", "about %u minutes left", rest), rest);
}

const WarSetupFault *
duck_test_run_get_fault (const DuckTestRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  return run->is_over && !run->shared->is_playable ? &run->shared->fault : NULL;
}
