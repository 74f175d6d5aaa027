/* battle.c: duckboard-cli --type: a battle of a game type between two armies
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "engine/game/operation-check.h"
#include "engine/operation/battle.h"
#include "text/operation/battle-fault.h"
#include "text/operation/briefing.h"
#include "text/operation/oddity.h"

gboolean
cli_check_no_battle (const CliOptions *options)
{
  if (options->field == NULL && options->rounds == 0 && !options->short_edges)
    return TRUE;

  cli_fail (_ ("--field, --rounds and --short-edges go with --type"));
  return FALSE;
}

static int
fail_game_type (const WarRules *rules, const char *word)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < rules->game_types->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "",
                            ((const WarGameType *) g_ptr_array_index (rules->game_types, i))->id);
  return cli_fail (_ ("there is no game type “%s”, but: %s"), word, ids->str);
}

/* Whether the rules of armies allow both in the game type. */
static gboolean
check_armies (const WarBattle *battle, const CliOptions *options)
{
  const char *const words[WAR_N_SIDES] = { options->army1, options->army2 };
  gboolean is_legal = TRUE;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autoptr (WarArmy) army = NULL;

      /* One of another system is refused as a whole. */
      if (battle->armies[i]->rules->system != battle->armies[0]->rules->system)
        continue;
      army = war_army_set_game (battle->armies[i], battle->game_type, battle->amendments);
      is_legal &= cli_check_army (army, words[i]);
    }

  return is_legal;
}

/* Other rounds than recommended are allowed (E-20). */
static void
warn_of_rounds (WarOperation *operation)
{
  g_autoptr (GArray) oddities = war_operation_check (operation);

  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);
      g_autofree char *sentence = text_oddity (oddity, operation);

      if (oddity->kind == WAR_ODDITY_ROUNDS_UNUSUAL)
        g_printerr (_ ("%s: warning: %s\n"), "--rounds", sentence);
    }
}

WarOperation *
cli_arrange_battle (StoreLibrary *library, const CliOptions *options, int *status)
{
  g_auto (CliDocument) first = { 0 };
  g_auto (CliDocument) second = { 0 };
  g_auto (CliDocument) field = { 0 };
  WarBattleFault fault;
  WarBattle battle = {
    .game_type = options->type,
    .edges = options->short_edges ? WAR_BATTLE_SHORT_EDGES : WAR_BATTLE_LONG_EDGES,
    .rounds = options->rounds,
    .level = options->level,
  };
  g_autofree char *not_played = NULL;
  WarOperation *operation;

  if (options->army1 == NULL || options->army2 == NULL || options->field == NULL)
    {
      *status = cli_fail (_ ("--type needs --army1, --army2 and --field"));
      return NULL;
    }
  if (options->rounds > WAR_OPERATION_MAX_ROUNDS)
    {
      *status = cli_fail (_ ("there can be 1 to %d rounds"), WAR_OPERATION_MAX_ROUNDS);
      return NULL;
    }
  if (!cli_document_open_word (&first, library, options->army1, status)
      || !cli_document_open_word (&second, library, options->army2, status)
      || !cli_document_open_word (&field, library, options->field, status))
    return NULL;

  battle.armies[0] = first.army;
  battle.armies[1] = second.army;
  battle.field = field.operation != NULL ? field.operation->field : field.field;
  if (first.army == NULL || second.army == NULL || battle.field == NULL)
    {
      *status = cli_fail (_ ("a battle is made of two armies and a field"));
      return NULL;
    }
  not_played = text_not_played (first.army->rules->system);
  if (not_played != NULL)
    {
      *status = cli_fail ("%s", not_played);
      return NULL;
    }
  if (war_rules_find_game_type (first.army->rules, options->type) == NULL)
    {
      *status = fail_game_type (first.army->rules, options->type);
      return NULL;
    }
  if (!cli_choose_amendments (options, first.army->rules->system, &battle.amendments)
      || !cli_check_level (options, first.army->rules->system))
    return NULL;
  battle.amendments &= war_system_get_amendments (first.army->rules->system);
  if (!check_armies (&battle, options))
    {
      *status = CLI_WRONG;
      return NULL;
    }

  operation = war_battle_arrange (&battle, &fault);
  if (operation == NULL)
    {
      g_autofree char *sentence = text_battle_fault (&fault);

      g_printerr ("duckboard-cli: %s\n", sentence);
      *status = CLI_WRONG;
      return NULL;
    }

  text_name_battle (operation);
  warn_of_rounds (operation);
  return operation;
}
