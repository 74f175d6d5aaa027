/* setup.c: what an operation becomes when it is played, or why it cannot be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/play.h"
#include "engine/game/starts.h"

/* The stream of a game's generator; views have another, and solo commanders their own. */
#define GAME_SEQUENCE 1

void
war_setup_init (WarSetup *setup, const WarPlay *play, gconstpointer data,
                const guint rows[WAR_N_TABLES])
{
  *setup = (WarSetup){
    .play = play,
    .layout = war_layout_new (play->columns, rows),
    .data = data,
  };
}

WarSetup *
war_setup_new (WarOperation *operation, WarSetupFault *fault)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  WarSetup *setup = war_setup_try (operation, faults);

  if (setup == NULL)
    *fault = g_array_index (faults, WarSetupFault, 0);
  return setup;
}

static void
find_absent_in_force (const WarForce *force, gint side, GArray *faults)
{
  for (guint i = 0; i <= force->allies->len; i++)
    if (war_force_get_book (force, i)->is_absent)
      {
        const WarSetupFault fault
          = { .kind = WAR_SETUP_BOOK_ABSENT, .side = side, .book = war_force_get_book (force, i) };

        g_array_append_val (faults, fault);
        return;
      }

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      const WarSetupFault fault
        = { .kind = WAR_SETUP_TYPE_ABSENT, .side = side, .type = entry->type };

      if (entry->type->is_absent)
        g_array_append_val (faults, fault);
    }
}

/* What stands in for something that was not found is nothing to play with. */
static void
find_absent (const WarOperation *operation, GArray *faults)
{
  if (operation->field != NULL && operation->field->is_absent)
    {
      const WarSetupFault fault = { .kind = WAR_SETUP_FIELD_ABSENT };

      g_array_append_val (faults, fault);
    }
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    if (operation->forces[side - 1] != NULL)
      find_absent_in_force (operation->forces[side - 1], side, faults);
}

static void
begin_memo (WarSetup *setup)
{
  setup->memo = setup->play->begin_memo != NULL ? setup->play->begin_memo (setup->data) : NULL;
}

/* Whether a game has room for what the system wants to keep of it, which grows with documents. */
static gboolean
has_room (const guint rows[WAR_N_TABLES], GArray *faults)
{
  static const WarSetupFaultKind kinds[WAR_N_TABLES] = {
    [WAR_TABLE_PIECES] = WAR_SETUP_TOO_MANY_PIECES,
    [WAR_TABLE_FORMATIONS] = WAR_SETUP_TOO_MANY_UNITS,
    [WAR_TABLE_FEATURES] = WAR_SETUP_TOO_MANY_FEATURES,
    [WAR_TABLE_DECISIONS] = WAR_SETUP_TOO_MANY_UNITS,
    [WAR_TABLE_SEALED] = WAR_SETUP_TOO_MANY_SHOTS,
  };
  guint n_before = faults->len;

  for (guint i = WAR_TABLE_PIECES; i < WAR_N_TABLES; i++)
    if (rows[i] > WAR_MAX_ROWS)
      {
        const WarSetupFault fault = { .kind = kinds[i], .limit = WAR_MAX_ROWS };

        g_array_append_val (faults, fault);
      }
  return faults->len == n_before;
}

/* Units may stand anywhere. */
static WarSetup *
prepare (WarOperation *operation, GArray *faults)
{
  const WarPlay *play = operation->rules->system->play;
  guint rows[WAR_N_TABLES] = { 0 };
  guint n_before = faults->len;
  gpointer data;
  WarSetup *setup;

  if (play == NULL || play->prepare == NULL)
    {
      const WarSetupFault fault = { .kind = WAR_SETUP_NO_PLAY };

      g_array_append_val (faults, fault);
      return NULL;
    }

  find_absent (operation, faults);
  if (war_operation_count_absent (operation) > 0)
    return NULL;

  war_starts_check_forces (operation, faults);
  if (faults->len > n_before)
    return NULL;
  data = play->prepare (operation, rows, faults);
  if (data == NULL)
    return NULL;
  if (!has_room (rows, faults))
    {
      play->release (data);
      return NULL;
    }

  setup = g_new (WarSetup, 1);
  war_setup_init (setup, play, data, rows);
  setup->operation = war_operation_ref (operation);
  setup->amendments = operation->amendments;
  if (play->get_ranks != NULL)
    setup->ranks = play->get_ranks (data, &setup->n_units);
  begin_memo (setup);
  return setup;
}

WarSetup *
war_setup_try (WarOperation *operation, GArray *faults)
{
  guint n_before = faults->len;
  WarSetup *setup = prepare (operation, faults);

  if (setup == NULL)
    return NULL;
  war_starts_check_places (setup, faults);
  if (faults->len == n_before)
    return setup;

  war_setup_free (setup);
  return NULL;
}

WarSetup *
war_setup_look (WarOperation *operation)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));

  return prepare (operation, faults);
}

gboolean
war_setup_has_secrets (const WarSetup *setup)
{
  for (guint i = 0; i < WAR_N_TABLES; i++)
    if (setup->layout->tables[i].secrets != 0 && setup->layout->tables[i].n_rows > 0)
      return TRUE;

  return setup->play->hide != NULL;
}

WarSetup *
war_setup_lend (const WarSetup *setup)
{
  WarSetup *lent = g_new (WarSetup, 1);

  *lent = *setup;
  lent->is_lent = TRUE;
  begin_memo (lent);
  return lent;
}

void
war_setup_free (WarSetup *setup)
{
  if (setup->play->end_memo != NULL)
    setup->play->end_memo (setup->memo);
  if (!setup->is_lent)
    {
      setup->play->release ((gpointer) setup->data);
      war_operation_unref (setup->operation);
      war_setup_clear (setup);
    }
  g_free (setup);
}

void
war_setup_clear (WarSetup *setup)
{
  g_clear_pointer (&setup->layout, war_layout_free);
}

WarState *
war_setup_begin (const WarSetup *setup, guint64 seed)
{
  WarState *state = war_state_new (setup->layout, war_generator_new (seed, GAME_SEQUENCE));

  setup->play->begin (setup, state);
  return state;
}
