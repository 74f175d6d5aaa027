/* scenario.h: an operation before anything has happened, to speak of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "store/operation-file.h"

/* Rows of units of Langemarck: the first of their kinds. */
enum
{
  BRITISH = 0,
  VICKERS = 8,
  GUN = 11,
  GERMANS = 12,
  CAVALRY = 18,
};

typedef struct
{
  StoreLibrary *library;
  WarOperation *operation;
  WarSetup *setup;
  WarState *state;
} Fixture;

/* data: the name of its file; NULL: Langemarck. */
static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (StoreFaults) faults = NULL;
  WarSetupFault fault;

  fixture->library = store_library_new (NULL);
  path = store_library_find_file (fixture->library,
                                  data != NULL ? data : "scenarios/langemarck.duckop");
  faults = store_faults_new (path);
  fixture->operation = store_operation_load (fixture->library, path, faults);
  g_assert_nonnull (fixture->operation);
  fixture->setup = war_setup_new (fixture->operation, &fault);
  g_assert_nonnull (fixture->setup);
  fixture->state = war_setup_begin (fixture->setup, 1);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->state);
  war_setup_free (fixture->setup);
  war_operation_unref (fixture->operation);
  store_library_free (fixture->library);
}
