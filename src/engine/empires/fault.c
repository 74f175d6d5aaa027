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
    subject = (gint32) war_empires_get_first_piece (setup, (guint) target);
  if (decision[WAR_DECISION_SUBJECT] != subject)
    return g_strdup_printf ("decisions %u: is about piece %d", row, decision[WAR_DECISION_SUBJECT]);
  if (kind == WAR_EMPIRES_DECIDE_LIE
      && decision[WAR_DECISION_ARGUMENT]
           != (gint32) war_empires_get_first_piece (setup, (guint) game[WAR_EMPIRES_GAME_SHOOTER]))
    return g_strdup_printf ("decisions %u: piece %d shoots", row, decision[WAR_DECISION_ARGUMENT]);

  return NULL;
}

/* Bases ---------------------------------------------------------------------------------------- */

static char *
check_base (const WarSetup *setup, const WarState *state, guint unit, guint place)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  guint piece = war_empires_get_first_piece (setup, unit) + place;
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 presence = cells[WAR_PIECE_PRESENCE], figures = cells[WAR_EMPIRES_PIECE_FIGURES];

  if (presence == WAR_PRESENCE_FREE
      || cells[WAR_PIECE_SIDE] != war_empires_get_unit (setup, unit)->side
      || cells[WAR_PIECE_TYPE] != (gint32) war_empires_get_unit (setup, unit)->type
      || cells[WAR_PIECE_FORMATION] != (gint32) unit)
    return g_strdup_printf ("piece %u is none of unit %u", piece, unit);
  if (presence == WAR_PRESENCE_GONE ? figures != 0 : figures < 1 || figures > type->figures)
    return g_strdup_printf ("piece %u has %d figures", piece, figures);
  if (place > 0 && presence != WAR_PRESENCE_GONE
      && war_setup_peek_piece (setup, state, piece - 1)[WAR_PIECE_PRESENCE] != presence)
    return g_strdup_printf ("piece %u is there, and that before it is not", piece);

  return NULL;
}

static char *
check_unit (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gboolean stands = war_empires_stands (setup, state, unit);
  gint32 shape = cells[WAR_FORMATION_SHAPE];
  char *fault = shape < WAR_FORMATION_LINE || shape > WAR_FORMATION_COLUMN
                  ? g_strdup_printf ("formations %u: shape is %d", unit, shape)
                  : NULL;

  for (guint i = 0; fault == NULL && i < war_empires_get_type (setup, unit)->n_bases; i++)
    fault = check_base (setup, state, unit, i);
  if (fault != NULL)
    return fault;
  if ((cells[WAR_FORMATION_IN_USE] != 0) != stands)
    return g_strdup_printf ("unit %u is in use, or stands", unit);
  if (cells[WAR_FORMATION_SIDE] != war_empires_get_unit (setup, unit)->side)
    return g_strdup_printf ("unit %u is of side %d", unit, cells[WAR_FORMATION_SIDE]);
  if (stands
      && cells[WAR_EMPIRES_UNIT_STATE_LOSING]
           >= (gint32) war_empires_count_bases (setup, state, unit))
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
          || war_empires_is_enemy (setup, unit, (guint) load)
          || !war_empires_is_carried (setup, state, (guint) load)))
    return g_strdup_printf ("unit %u carries unit %d", unit, load);
  if (!war_empires_is_carried (setup, state, unit))
    return NULL;

  for (guint i = 0; i < war_empires_count_units (setup); i++)
    is_load = is_load
              || (war_empires_stands (setup, state, i)
                  && war_empires_get_load (setup, state, i) == (gint) unit);
  return is_load && !war_empires_stands (setup, state, unit)
           ? NULL
           : g_strdup_printf ("unit %u is carried by nobody", unit);
}

/* A formed unit's bases stand where its formation says. */
static char *
check_formation (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  WarBase whole = war_empires_get_whole (setup, state, unit);
  WarBase bases[WAR_EMPIRES_MAX_BASES], expected[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_get_bases (setup, state, unit, bases);

  war_empires_split_whole (setup, state, unit, cells[WAR_FORMATION_SHAPE], &whole, expected);
  for (guint i = 0; i < n_bases; i++)
    if (ABS (bases[i].centre.x - expected[i].centre.x) > WAR_BASE_SLACK
        || ABS (bases[i].centre.y - expected[i].centre.y) > WAR_BASE_SLACK
        || bases[i].heading != expected[i].heading)
      return g_strdup_printf ("base %u of unit %u is out of its place", i, unit);

  return NULL;
}

/* A little smaller than the base: those of a unit are rounded one by one, and may reach over the
 * edge of the whole. */
#define ROUNDING 10

static WarBase
shrink (const WarBase *base)
{
  return war_base_place (base->centre, base->heading, MAX (base->width - ROUNDING, WAR_BASE_MIN),
                         MAX (base->depth - ROUNDING, WAR_BASE_MIN));
}

static gboolean
overlaps (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  WarBase one[WAR_EMPIRES_MAX_BASES], other[WAR_EMPIRES_MAX_BASES];
  guint n_one = war_empires_get_bases (setup, state, a, one);
  guint n_other = war_empires_get_bases (setup, state, b, other);

  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++)
      {
        WarBase inner = shrink (&one[i]);

        if (war_base_overlaps (&inner, &other[j]))
          return TRUE;
      }

  return FALSE;
}

/* Friends may stand on a commander, who bars nobody's way. */
static char *
check_place (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarField *field = war_empires_get_data (setup)->field;
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_get_bases (setup, state, unit, bases);

  for (guint i = 0; i < n_bases; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        WarPosition corner = bases[i].corners[j];

        if (corner.x < -WAR_BASE_SLACK || corner.y < -WAR_BASE_SLACK
            || corner.x > field->width + WAR_BASE_SLACK || corner.y > field->depth + WAR_BASE_SLACK)
          return g_strdup_printf ("base %u of unit %u is not on the field", i, unit);
      }
  for (guint i = 0; i < unit; i++)
    if (war_empires_stands (setup, state, i) && !war_empires_is_commander (setup, i)
        && !war_empires_is_commander (setup, unit) && overlaps (setup, state, unit, i))
      return g_strdup_printf ("unit %u stands on unit %u", unit, i);

  return NULL;
}

char *
war_empires_find_fault (const WarSetup *setup, const WarState *state)
{
  char *fault = check_game (setup, state);

  for (guint i = 0; fault == NULL && i < setup->layout->tables[WAR_TABLE_DECISIONS].n_rows; i++)
    fault = check_decision (setup, state, i);
  for (guint i = 0; fault == NULL && i < war_empires_count_units (setup); i++)
    fault = check_unit (setup, state, i);
  for (guint i = 0; fault == NULL && i < war_empires_count_units (setup); i++)
    fault = check_load (setup, state, i);
  for (guint i = 0; fault == NULL && i < war_empires_count_units (setup); i++)
    {
      if (!war_empires_stands (setup, state, i))
        continue;
      fault = check_place (setup, state, i);
      if (fault == NULL && war_empires_is_formed (setup, state, i))
        fault = check_formation (setup, state, i);
    }

  return fault;
}
