/* test-run.h: many games of an operation, in the background
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "engine/solo/stopping.h"
#include "engine/solo/trials.h"

G_BEGIN_DECLS

/* Threads play, and a timer of the window's thread, where all of this is called, tells how far they
 * are. */
typedef struct _DuckTestRun DuckTestRun;

/* Now and then while games are played, and once when it is over. */
typedef void (*DuckTestRunFunc) (DuckTestRun *run, gboolean is_over, gpointer data);

/* How many are played. */
typedef struct
{
  WarSeriesPlan plan; /* the threads are chosen by the run */
  gboolean stops_by_itself; /* once shares are known so well, whatever the plan's number is */
  WarStopping looks; /* then */
} DuckTestPlan;

/* Goes on after the games that there have been; NULL: begins. */
DuckTestRun *duck_test_run_new (WarOperation *operation, const DuckTestPlan *plan,
                                const WarSeriesTally *before, DuckTestRunFunc func, gpointer data);

/* The plan's number of games, then as many with each small change. */
DuckTestRun *duck_test_run_new_trials (WarOperation *operation, const DuckTestPlan *plan,
                                       DuckTestRunFunc func, gpointer data);

/* No more games are begun: it is over soon, and says so. */
void duck_test_run_stop (DuckTestRun *run);

/* Likewise; the function is not called any more, and the run is gone. */
void duck_test_run_free (DuckTestRun *run);

WarOperation *duck_test_run_get_operation (const DuckTestRun *run);

/* So far. Of changes also of those that are only begun. */
const WarSeriesTally *duck_test_run_get_tally (const DuckTestRun *run);
const WarTrials *duck_test_run_get_trials (const DuckTestRun *run);
guint duck_test_run_get_n_played (const DuckTestRun *run);
guint duck_test_run_get_n_all (const DuckTestRun *run);

/* "about 20 seconds left"; NULL: it cannot be said yet. Free it. */
char *duck_test_run_dup_rest (const DuckTestRun *run);

/* NULL: it could be played. Lent. */
const WarSetupFault *duck_test_run_get_fault (const DuckTestRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckTestRun, duck_test_run_free)

G_END_DECLS
