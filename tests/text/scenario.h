/* scenario.h: an operation before anything has happened, to speak of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "shipped.h"

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
  WarSetupFault fault;

  fixture->library = store_library_new (NULL);
  fixture->operation
    = shipped_load_operation (fixture->library, data != NULL ? data : "langemarck");
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
