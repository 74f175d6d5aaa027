/* game-plan.c: what a new game is to be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/game/game-plan.h"

#include <glib/gi18n-lib.h>

#include "engine/army/army-check.h"
#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "text/army/problem.h"
#include "text/operation/battle-fault.h"
#include "text/operation/briefing.h"
#include "text/operation/oddity.h"

void
duck_game_plan_clear (DuckGamePlan *plan)
{
  g_clear_pointer (&plan->operation, war_operation_unref);
  g_clear_pointer (&plan->field, war_field_unref);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_clear_pointer (&plan->armies[i], war_army_unref);
}

gboolean
duck_game_plan_wants_army (const DuckGamePlan *plan, gint side)
{
  return plan->game_type != NULL
         || (plan->operation != NULL && plan->operation->forces[side - 1]->cost_limit > 0);
}

static const char *
get_side (const DuckGamePlan *plan, gint side)
{
  if (plan->game_type == NULL)
    return plan->operation != NULL ? plan->operation->forces[side - 1]->name : NULL;

  return plan->armies[side - 1] != NULL ? plan->armies[side - 1]->name : NULL;
}

char *
duck_game_plan_dup_side (const DuckGamePlan *plan, gint side)
{
  const char *name = get_side (plan, side);

  if (name == NULL || g_strcmp0 (name, get_side (plan, WAR_N_SIDES + 1 - side)) != 0)
    return name != NULL ? g_strdup (name) : NULL;

  /* Translators: %s is an army that both sides have; the colour is that of the side on the map */
  return g_strdup_printf (side == 1 ? _ ("%s (blue)") : _ ("%s (red)"), name);
}

/* Armies --------------------------------------------------------------------------------------- */

/* Whether the rules of armies allow it. */
static gboolean
check_army (const WarArmy *army, GPtrArray *faults)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);
  guint n_faults = faults->len;

  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *sentence = NULL;

      if (problem->severity != WAR_SEVERITY_ERROR)
        continue;
      sentence = text_problem (problem);
      /* Translators: an army, and what is wrong with it */
      g_ptr_array_add (faults, g_strdup_printf (_ ("%s: %s"), army->name, sentence));
    }

  return faults->len == n_faults;
}

/* For a side of an operation. */
static gboolean
check_brought (const DuckGamePlan *plan, gint side, GPtrArray *faults)
{
  const WarForce *force = plan->operation->forces[side - 1];
  const WarArmy *army = plan->armies[side - 1];
  g_autoptr (WarArmy) fitted = NULL;

  if (army == NULL)
    {
      g_autofree char *sentence = text_brought_force (force);

      g_ptr_array_add (faults, g_strdup_printf (_ ("%s: %s Choose one."), force->name, sentence));
      return FALSE;
    }
  if (!war_force_accepts_books (force, army))
    {
      g_autofree char *books = force->book != NULL ? text_force_books (force) : g_strdup ("");

      g_ptr_array_add (faults,
                       g_strdup_printf (_ ("%s: the army is of another book. Choose one of “%s”."),
                                        force->name, books));
      return FALSE;
    }

  fitted = war_operation_fit_army (plan->operation, side, army);
  return check_army (fitted, faults);
}

/* What is played ------------------------------------------------------------------------------- */

static WarOperation *
bring_armies (const DuckGamePlan *plan, GPtrArray *faults)
{
  g_autoptr (WarOperation) operation = NULL;

  if (plan->operation == NULL)
    {
      g_ptr_array_add (faults, g_strdup (_ ("No operation is chosen yet. Choose one.")));
      return NULL;
    }

  operation = war_operation_set_amendments (plan->operation, plan->amendments);
  if (plan->level != NULL)
    {
      WarOperation *next = war_operation_set_level (operation, plan->level);

      war_operation_unref (operation);
      operation = next;
    }
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    if (duck_game_plan_wants_army (plan, side) && check_brought (plan, side, faults))
      {
        WarOperation *next = war_operation_set_army (operation, side, plan->armies[side - 1]);

        war_operation_unref (operation);
        operation = next;
      }

  return faults->len == 0 ? g_steal_pointer (&operation) : NULL;
}

static WarOperation *
arrange_battle (const DuckGamePlan *plan, GPtrArray *faults)
{
  const WarBattle battle = {
    .game_type = plan->game_type->id,
    .armies = { plan->armies[0], plan->armies[1] },
    .field = plan->field,
    .edges = plan->edges,
    .rounds = plan->rounds,
    .amendments = plan->amendments,
    .level = plan->level,
  };
  WarBattleFault fault;
  WarOperation *operation;

  for (gint i = 0; i < WAR_N_SIDES; i++)
    if (plan->armies[i] == NULL)
      g_ptr_array_add (faults, g_strdup_printf (_ ("Side %d has no army yet. Choose one."), i + 1));
    else if (war_rules_find_game_type (plan->armies[i]->rules, battle.game_type) == NULL)
      {
        fault = (WarBattleFault){ .kind = WAR_BATTLE_OTHER_SYSTEM, .side = i + 1 };
        g_ptr_array_add (faults, text_battle_fault (&fault));
      }
    else
      {
        g_autoptr (WarArmy) typed
          = war_army_set_game (plan->armies[i], battle.game_type, battle.amendments);

        check_army (typed, faults);
      }
  if (plan->field == NULL)
    g_ptr_array_add (faults, g_strdup (_ ("No battlefield is chosen yet. Choose one.")));
  if (faults->len > 0)
    return NULL;

  operation = war_battle_arrange (&battle, &fault);
  if (operation == NULL)
    {
      g_ptr_array_add (faults, text_battle_fault (&fault));
      return NULL;
    }

  text_name_battle (operation);
  for (gint i = 0; i < WAR_N_SIDES; i++)
    {
      g_free (operation->forces[i]->name);
      operation->forces[i]->name = duck_game_plan_dup_side (plan, i + 1);
    }
  return operation;
}

/* What is in the way of playing the operation. */
static void
say_faults (WarOperation *operation, GPtrArray *faults)
{
  g_autofree char *not_played = text_not_played (operation->rules->system);
  g_autoptr (GArray) oddities = NULL;

  if (not_played != NULL)
    {
      g_ptr_array_add (faults, g_steal_pointer (&not_played));
      return;
    }

  oddities = war_operation_check (operation);
  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);
      g_autofree char *sentence = NULL;
      g_autofree char *remedy = NULL;

      if (oddity->kind != WAR_ODDITY_UNPLAYABLE)
        continue;
      sentence = text_oddity (oddity, operation);
      remedy = text_oddity_remedy (oddity, operation);
      g_ptr_array_add (faults, g_strjoin (remedy != NULL ? " " : "", sentence, remedy, NULL));
    }
}

WarOperation *
duck_game_plan_arrange (const DuckGamePlan *plan, GPtrArray *faults)
{
  g_autoptr (WarOperation) operation
    = plan->game_type != NULL ? arrange_battle (plan, faults) : bring_armies (plan, faults);

  if (operation != NULL)
    say_faults (operation, faults);
  return faults->len == 0 ? g_steal_pointer (&operation) : NULL;
}

/* The game ------------------------------------------------------------------------------------- */

/* A chart's seat is the rules', whoever commands its side. */
static GStrv
list_commanders (const DuckGamePlan *plan, const StoreGame *game)
{
  const WarLayout *layout = game->setup->layout;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      const gint32 *seat = war_state_peek_row (layout, game->game->state, WAR_TABLE_SEATS, i);
      gint32 side = seat[WAR_SEAT_SIDE];

      g_strv_builder_add (ids, seat[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC
                                 ? WAR_COMMANDER_PERSON
                               : plan->seats[i] != NULL ? plan->seats[i]
                               : side != WAR_NONE       ? plan->commanders[side]
                                                        : WAR_COMMANDER_PERSON);
    }

  return g_strv_builder_end (ids);
}

/* The seats whose dice people roll. */
static guint32
list_people (const DuckGamePlan *plan, const StoreGame *game)
{
  const WarLayout *layout = game->setup->layout;
  guint32 people = 0;

  for (guint seat = 0; seat < layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    {
      gint32 side
        = war_state_peek_row (layout, game->game->state, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE];

      if (plan->own_dice == DUCK_GAME_PLAN_ALL_DICE
          || (side != WAR_NONE && (plan->own_dice & (1u << side)) != 0))
        people |= 1u << seat;
    }
  return people;
}

StoreGame *
duck_game_plan_begin (const DuckGamePlan *plan, GPtrArray *faults)
{
  g_autoptr (WarOperation) operation = duck_game_plan_arrange (plan, faults);
  WarSetupFault fault;
  StoreGame *game;

  if (operation == NULL)
    return NULL;

  game = store_game_new (operation, plan->seed, &fault);
  g_return_val_if_fail (game != NULL, NULL);
  game->commanders = list_commanders (plan, game);
  game->undo = plan->undo;
  game->hands_over = plan->hands_over;
  game->game->people = list_people (plan, game);
  return game;
}
