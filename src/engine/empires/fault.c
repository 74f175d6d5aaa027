/* fault.c: what is impossible in a state of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static char *
check_game (const WarSetup *setup, const WarState *state)
{
  const gint32 *cells = war_setup_peek_game (setup, state);
  gint32 shooter = cells[WAR_EMPIRES_GAME_SHOOTER], target = cells[WAR_EMPIRES_GAME_TARGET];

  if (cells[WAR_GAME_PHASE] < WAR_EMPIRES_PHASE_SETUP
      || cells[WAR_GAME_PHASE] > WAR_EMPIRES_PHASE_MORALE)
    return g_strdup_printf ("game 0: phase is %d", cells[WAR_GAME_PHASE]);
  if ((shooter == WAR_NONE) != (target == WAR_NONE))
    return g_strdup_printf ("unit %d shoots at unit %d", shooter, target);
  if (cells[WAR_GAME_PHASE] > WAR_EMPIRES_PHASE_INITIATIVE
      && cells[WAR_EMPIRES_GAME_SIDE_A] == WAR_NONE)
    return g_strdup ("nobody is side A");

  return NULL;
}

/* Whether a question is one that is asked; those in the middle of a shot are about its target. */
static char *
check_decision (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  const gint32 *decision = war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
  gint32 kind = decision[WAR_DECISION_KIND], target = game[WAR_EMPIRES_GAME_TARGET];
  gboolean is_of_shot = kind == WAR_EMPIRES_DECIDE_LIE || kind == WAR_EMPIRES_DECIDE_EXPOSE;
  gint32 subject = WAR_NONE;

  if (decision[WAR_DECISION_SEAT] == WAR_NONE)
    return NULL;
  if (kind < WAR_EMPIRES_DECIDE_ROLL_OFF || kind > WAR_EMPIRES_DECIDE_CHARGE)
    return g_strdup_printf ("decisions %u: kind is %d", row, kind);
  if (is_of_shot && target == WAR_NONE)
    return g_strdup_printf ("decisions %u: is about no shot", row);

  if (is_of_shot)
    subject = (gint32) war_ranks_first (setup, (guint) target);
  if (decision[WAR_DECISION_SUBJECT] != subject)
    return g_strdup_printf ("decisions %u: is about piece %d", row, decision[WAR_DECISION_SUBJECT]);
  if (kind == WAR_EMPIRES_DECIDE_LIE
      && decision[WAR_DECISION_ARGUMENT]
           != (gint32) war_ranks_first (setup, (guint) game[WAR_EMPIRES_GAME_SHOOTER]))
    return g_strdup_printf ("decisions %u: piece %d shoots", row, decision[WAR_DECISION_ARGUMENT]);

  return NULL;
}

/* Bases ---------------------------------------------------------------------------------------- */

static char *
check_base (const WarSetup *setup, const WarState *state, guint unit, guint place)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  guint piece = war_ranks_first (setup, unit) + place;
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 figures = cells[WAR_EMPIRES_PIECE_FIGURES];

  if (cells[WAR_PIECE_TYPE] != (gint32) war_empires_get_unit (setup, unit)->type)
    return g_strdup_printf ("piece %u is none of unit %u", piece, unit);
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE ? figures != 0
                                                     : figures < 1 || figures > type->figures)
    return g_strdup_printf ("piece %u has %d figures", piece, figures);

  return NULL;
}

static char *
check_unit (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  char *fault = war_ranks_find_fault (setup, state, unit);

  for (guint i = 0; fault == NULL && i < war_empires_get_type (setup, unit)->n_bases; i++)
    fault = check_base (setup, state, unit, i);
  if (fault != NULL)
    return fault;
  if (war_ranks_stands (setup, state, unit)
      && cells[WAR_EMPIRES_UNIT_STATE_LOSING]
           >= (gint32) war_ranks_count_bases (setup, state, unit))
    return g_strdup_printf ("unit %u loses figures on a base that it lacks", unit);
  if (cells[WAR_EMPIRES_UNIT_STATE_PINNED] != 0 && war_empires_is_mounted (setup, state, unit))
    return g_strdup_printf ("unit %u is pinned and mounted", unit);

  return NULL;
}

/* Who is carried is away, and somebody's load; of what is nobody's, and nobody else's, a lorry
 * carries nothing. */
static char *
check_load (const WarSetup *setup, const WarState *state, guint unit)
{
  gint load = war_empires_get_load (setup, state, unit);
  gboolean is_load = FALSE;

  if (load != WAR_NONE
      && (war_empires_get_type (setup, unit)->branch != WAR_EMPIRES_VEHICLE
          || war_ranks_is_enemy (setup, unit, (guint) load)
          || !war_empires_is_carried (setup, state, (guint) load)))
    return g_strdup_printf ("unit %u carries unit %d", unit, load);
  if (!war_empires_is_carried (setup, state, unit))
    return NULL;

  for (guint i = 0; i < setup->n_units; i++)
    is_load = is_load
              || (war_ranks_stands (setup, state, i)
                  && war_empires_get_load (setup, state, i) == (gint) unit);
  return is_load && !war_ranks_stands (setup, state, unit)
           ? NULL
           : g_strdup_printf ("unit %u is carried by nobody", unit);
}

/* Friends may stand on a commander, who bars nobody's way. */
static char *
check_place (const WarSetup *setup, const WarState *state, guint unit)
{
  char *fault
    = war_ranks_find_place_fault (setup, state, unit, war_empires_is_formed (setup, state, unit));

  if (fault != NULL)
    return fault;
  for (guint i = 0; i < unit; i++)
    if (war_ranks_stands (setup, state, i) && !war_empires_is_commander (setup, i)
        && !war_empires_is_commander (setup, unit) && war_ranks_overlap (setup, state, unit, i))
      return g_strdup_printf ("unit %u stands on unit %u", unit, i);

  return NULL;
}

char *
war_empires_find_fault (const WarSetup *setup, const WarState *state)
{
  char *fault = check_game (setup, state);

  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    fault = check_decision (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->n_units; i++)
    fault = check_unit (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->n_units; i++)
    fault = check_load (setup, state, i);
  for (guint i = 0; fault == NULL && i < setup->n_units; i++)
    if (war_ranks_stands (setup, state, i))
      fault = check_place (setup, state, i);

  return fault;
}
