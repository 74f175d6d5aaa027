/* emerge.c: men come out of their bunkers in Trench Assault (assault.3.6, assault.A-18)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

static WarAssaultLine
get_line (const WarAssaultBunker *bunker)
{
  return bunker->line == 0 ? WAR_ASSAULT_FIRST_LINE : WAR_ASSAULT_SECOND_LINE;
}

/* The next base of the bunker; WAR_NONE: it is empty. */
static gint
find_next (const WarSetup *setup, const WarState *state, const WarAssaultBunker *bunker)
{
  gint next = WAR_NONE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
          && cells[WAR_ASSAULT_PIECE_BUNKER] == (gint32) bunker->feature
          && (next == WAR_NONE
              || cells[WAR_ASSAULT_PIECE_PLACE]
                   < war_setup_peek_piece (setup, state, (guint) next)[WAR_ASSAULT_PIECE_PLACE]))
        next = (gint) i;
    }

  return next;
}

/* With an attacking base at its entrance and no defending one nobody comes out. */
static gboolean
is_shut (const WarSetup *setup, const WarState *state, const WarAssaultBunker *bunker)
{
  WarLength reach = war_assault_get_number (setup, WAR_ASSAULT_SHUT_REACH);
  gboolean is_there[WAR_N_SIDES] = { FALSE, FALSE };

  if (!war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_ENTRANCES))
    return FALSE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_fights (setup, state, i))
      {
        WarBase base = war_assault_get_base (setup, state, i);

        if (war_base_get_position_distance (&base, bunker->entrance) <= reach)
          is_there[war_assault_get_unit (setup, i)->side] = TRUE;
      }

  return is_there[WAR_ASSAULT_ATTACKERS] && !is_there[WAR_ASSAULT_DEFENDERS];
}

static void
come_out (WarContext *context, guint unit, const WarAssaultBunker *bunker)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarHeading front = war_assault_get_front (war_assault_get_data (setup), WAR_ASSAULT_DEFENDERS);
  WarPosition place;

  if (!war_assault_find_place_in_line (
        setup, context->state, unit, get_line (bunker), bunker->entrance, front,
        war_assault_get_number (setup, WAR_ASSAULT_EXIT_REACH), &place))
    return;

  war_assault_set_place (setup, context->state, unit, place, front);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_ASSAULT_PIECE_MOVED] = 0;
  war_assault_tell_place (context, WAR_ASSAULT_EVENT_EMERGED, unit, "assault.3.6");
}

/* Half way between the ends of the line, across. */
static WarLength
find_middle (const WarAssault *data, WarAssaultLine line)
{
  WarLength least = WAR_LENGTH_MAX, most = 0;

  for (guint i = 0; i < data->lines[line]->len; i++)
    {
      const WarAssaultSegment *segment = &g_array_index (data->lines[line], WarAssaultSegment, i);
      WarLength from = war_assault_get_across (data, segment->from);
      WarLength to = war_assault_get_across (data, segment->to);

      least = MIN (least, from);
      most = MAX (most, to);
    }

  return least + (most - least) / 2;
}

/* The bunker, of those that somebody was sent into, which is nearest to the middle of its line: of
 * the first line that has any; of equal ones the first. WAR_NONE: nobody was. */
static gint
find_middle_bunker (const WarSetup *setup, const WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength least = WAR_LENGTH_MAX;
  gint found = WAR_NONE;

  for (guint i = 0; i < data->bunkers->len; i++)
    {
      WarLength across = war_assault_get_across (data, war_assault_get_bunker (setup, i)->entrance);
      WarLength middle = find_middle (data, get_line (war_assault_get_bunker (setup, i)));
      WarLength away = ABS (across - middle);

      if (war_assault_count_in_bunker (setup, state, i) == 0 || away >= least
          || (found != WAR_NONE
              && war_assault_get_bunker (setup, i)->line
                   != war_assault_get_bunker (setup, (guint) found)->line))
        continue;
      least = away;
      found = (gint) i;
    }

  return found;
}

/* Whether somebody of the bunker has come out of it. */
static gboolean
has_come_out (const WarSetup *setup, const WarState *state, const WarAssaultBunker *bunker)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY
          && cells[WAR_ASSAULT_PIECE_BUNKER] == (gint32) bunker->feature)
        return TRUE;
    }

  return FALSE;
}

/* assault.A-15: the officer with the first base of the middle bunker, on the next free place; where
 * there is none, as soon as there is. */
static void
let_officer_out (WarContext *context, const WarAssaultBunker *bunker)
{
  const WarSetup *setup = context->setup;

  if (!has_come_out (setup, context->state, bunker))
    return;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->side == WAR_ASSAULT_DEFENDERS
        && war_assault_get_type (setup, i)->branch == WAR_ASSAULT_OFFICER
        && war_setup_peek_piece (setup, context->state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY)
      come_out (context, i, bunker);
}

/* Whom the defender does not know to be there, in a view, nobody lets out. */
void
war_assault_let_out (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint32 round = war_setup_peek_game (setup, context->state)[WAR_GAME_ROUND];
  gint middle = find_middle_bunker (setup, context->state);

  for (guint i = 0; i < data->bunkers->len; i++)
    {
      const WarAssaultBunker *bunker = war_assault_get_bunker (setup, i);
      gint32 opens = war_state_peek_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                                         bunker->feature)[WAR_ASSAULT_FEATURE_OPENS];
      gint next = find_next (setup, context->state, bunker);

      if (opens <= 0 || round < opens || is_shut (setup, context->state, bunker))
        continue;
      if (next != WAR_NONE)
        come_out (context, (guint) next, bunker);
      if ((gint) i == middle)
        let_officer_out (context, bunker);
    }
}
