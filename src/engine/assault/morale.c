/* morale.c: companies, officers and pins in Trench Assault (assault.7, assault.10)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* New officers (assault.A-6) ------------------------------------------------------------------- */

/* The base of the company that is nearest to the mean of their centres; WAR_NONE: it has none. */
static gint
find_middle_base (const WarSetup *setup, const WarState *state, gint company)
{
  gint64 x = 0, y = 0, n = 0, least = G_MAXINT64;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->company == company && war_assault_fights (setup, state, i))
      {
        WarPosition centre = war_assault_get_centre (setup, state, i);

        x += centre.x;
        y += centre.y;
        n++;
      }
  for (guint i = 0; n > 0 && i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->company == company && war_assault_fights (setup, state, i))
      {
        WarPosition centre = war_assault_get_centre (setup, state, i);
        gint64 dx = centre.x - x / n, dy = centre.y - y / n;

        if (dx * dx + dy * dy >= least)
          continue;
        least = dx * dx + dy * dy;
        found = (gint) i;
      }

  return found;
}

gboolean
war_assault_is_replaceable (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint company = war_assault_get_unit (setup, unit)->company;

  return war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_OFFICERS)
         && war_assault_get_type (setup, unit)->branch == WAR_ASSAULT_OFFICER && company != WAR_NONE
         && cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE
         && cells[WAR_ASSAULT_PIECE_LOSS] != WAR_ASSAULT_LOSS_LEFT
         && war_setup_peek_formation (setup, state, (guint) company)[WAR_ASSAULT_COMPANY_REPLACED]
              == 0
         && find_middle_base (setup, state, company) != WAR_NONE;
}

/* Who was killed or captured in an earlier turn. */
static gboolean
is_to_replace (const WarContext *context, guint unit)
{
  return war_assault_is_replaceable (context->setup, context->state, unit)
         && war_context_get_piece (context, unit)[WAR_ASSAULT_PIECE_LOST_IN]
              < war_context_get_game (context)[WAR_GAME_ROUND];
}

static void
replace_officer (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint company = war_assault_get_unit (setup, unit)->company;
  gint base = find_middle_base (setup, context->state, company);
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarHeading front = war_assault_get_front (war_assault_get_data (setup),
                                            war_assault_get_unit (setup, unit)->side);
  WarPosition place;

  if (!war_assault_find_place (setup, context->state, unit,
                               war_assault_get_centre (setup, context->state, (guint) base), front,
                               100 * WAR_CENTIMETRE, &place))
    return;

  war_setup_get_formation (setup, context->state, (guint) company)[WAR_ASSAULT_COMPANY_REPLACED]
    = 1;
  war_assault_set_place (setup, context->state, unit, place, front);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_ASSAULT_PIECE_LOSS] = WAR_ASSAULT_LOSS_NONE;
  cells[WAR_ASSAULT_PIECE_LOST_IN] = 0;
  cells[WAR_ASSAULT_PIECE_MOVED] = 0;
  war_assault_find_entered (setup, context->state, unit, place);
  war_assault_tell_place (context, WAR_ASSAULT_EVENT_OFFICER, unit, "assault.A-6");
}

/* Companies ----------------------------------------------------------------------------------- */

static gboolean
test_company (WarContext *context, guint company)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint32 *cells = war_setup_get_formation (setup, context->state, company);
  gint n_lost = war_assault_count_losses (setup, context->state, (gint) company);
  gint less = data->rules->numbers[WAR_ASSAULT_MORALE_NERVOUS];
  gint seat = company == data->n_companies ? data->seat_of_defenders : (gint) company;
  WarQuestion question = war_question_of_dice ("morale", "assault.7.1", seat, 1);
  gint32 die;

  if (n_lost * 100 < data->rules->numbers[WAR_ASSAULT_LOSSES_PERCENT] * data->n_started[company]
      || n_lost >= data->n_started[company])
    return TRUE;

  if (cells[WAR_ASSAULT_COMPANY_MORALE] == WAR_ASSAULT_NERVOUS)
    war_question_add_modifier (&question, WAR_ASSAULT_CAUSE_NERVOUS_BEFORE, WAR_NONE, -less,
                               "assault.7.2", 0);
  else if (cells[WAR_ASSAULT_COMPANY_MORALE] == WAR_ASSAULT_DEMORALISED
           && war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_DEMORALISED))
    war_question_add_modifier (&question, WAR_ASSAULT_CAUSE_DEMORALISED_BEFORE, WAR_NONE, -less,
                               "assault.A-15", 0);
  question.adds[0] = question.n_modifiers > 0 ? (gint8) -less : 0;
  if (!war_context_ask (context, &question, &die))
    return FALSE;

  cells[WAR_ASSAULT_COMPANY_MORALE] = war_assault_look_up (
    setup, WAR_ASSAULT_TABLE_MORALE, die + question.adds[0], WAR_ASSAULT_FINE);
  war_context_tell_dice (context, &question, &die, WAR_ASSAULT_EVENT_MORALE, WAR_NONE, WAR_NONE,
                         "assault.7.1", company + 1, cells[WAR_ASSAULT_COMPANY_MORALE], n_lost,
                         data->n_started[company]);
  return TRUE;
}

/* assault.7.7, assault.A-12: the defenders' duty alone. */
void
war_assault_take_surrenders (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  WarLength reach = data->rules->numbers[WAR_ASSAULT_SURRENDER_REACH];

  if (war_setup_peek_formation (setup, context->state,
                                data->n_companies)[WAR_ASSAULT_COMPANY_MORALE]
      != WAR_ASSAULT_DEMORALISED)
    return;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->side == WAR_ASSAULT_DEFENDERS
        && war_assault_fights (setup, context->state, i)
        && war_assault_has_enemy_within (setup, context->state, i, reach, TRUE))
      {
        war_context_add (context, WAR_ASSAULT_EVENT_SURRENDERED, (gint) i, WAR_NONE, "assault.7.7");
        war_assault_lose (context, i, WAR_ASSAULT_LOSS_SURRENDERED, "assault.A-12");
      }
}

gboolean
war_assault_do_morale (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (is_to_replace (context, i))
      replace_officer (context, i);
  for (guint i = 0; i <= war_assault_get_data (setup)->n_companies; i++)
    if (!test_company (context, i))
      return FALSE;

  war_assault_take_surrenders (context);
  return TRUE;
}

/* Unpinning ----------------------------------------------------------------------------------- */

/* assault.10.2, assault.A-20: any officer or the headquarters of the side, pinned or not. */
static gboolean
has_officer (const WarSetup *setup, const WarState *state, guint unit)
{
  if (war_assault_get_type (setup, unit)->branch == WAR_ASSAULT_TANK)
    return TRUE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_type (setup, i)->rallies >= 0 && !war_assault_is_enemy (setup, unit, i)
        && war_assault_stands (setup, state, i)
        && war_assault_is_within (setup, state, unit, i, war_assault_get_type (setup, i)->rallies))
      return TRUE;

  return FALSE;
}

static void
add (WarQuestion *question, WarAssaultCause cause, gint32 amount, const char *clause)
{
  war_question_add_modifier (question, cause, WAR_NONE, -amount, clause, 0);
  question->adds[0] -= (gint8) amount;
}

static gboolean
unpin (WarContext *context, guint unit, gboolean has_help)
{
  const WarSetup *setup = context->setup;
  const gint32 *numbers = war_assault_get_data (setup)->rules->numbers;
  WarAssaultMorale morale = war_assault_get_morale (setup, context->state, unit);
  WarQuestion question
    = war_question_of_dice ("unpin", "assault.10.1", war_assault_get_unit (setup, unit)->seat, 1);
  WarEvent *event;
  gint32 die;

  question.need = numbers[WAR_ASSAULT_UNPIN];
  if (!has_help)
    add (&question, WAR_ASSAULT_CAUSE_NO_OFFICER, numbers[WAR_ASSAULT_UNPIN_NO_OFFICER],
         "assault.10.2");
  if (morale == WAR_ASSAULT_NERVOUS)
    add (&question, WAR_ASSAULT_CAUSE_NERVOUS, numbers[WAR_ASSAULT_UNPIN_NERVOUS], "assault.10.3");
  else if (morale == WAR_ASSAULT_DEMORALISED)
    add (&question, WAR_ASSAULT_CAUSE_DEMORALISED, numbers[WAR_ASSAULT_UNPIN_DEMORALISED],
         "assault.10.4");
  if (!war_context_ask (context, &question, &die))
    return FALSE;

  event = war_context_tell (context, WAR_ASSAULT_EVENT_UNPINNED, (gint) unit, WAR_NONE,
                            "assault.10.1", die + question.adds[0] >= question.need);
  war_event_set_dice (event, &question, &die);
  war_setup_get_piece (setup, context->state, unit)[WAR_ASSAULT_PIECE_PINNED]
    = event->arguments[0] == 0;
  return TRUE;
}

gboolean
war_assault_unpin (WarContext *context)
{
  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    if (war_assault_stands (context->setup, context->state, i)
        && war_assault_is_pinned (context->setup, context->state, i)
        && !unpin (context, i, has_officer (context->setup, context->state, i)))
      return FALSE;

  return TRUE;
}
