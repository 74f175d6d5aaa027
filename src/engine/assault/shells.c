/* shells.c: shells in no-man's-land in Trench Assault (assault.5.1, assault.5.2, assault.A-2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

static WarAssaultEffect
get_effect (const WarSetup *setup, guint unit, gint die)
{
  if (war_assault_get_type (setup, unit)->is_armoured
      && war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TANKS_AND_SHELLS))
    return WAR_ASSAULT_PINS;

  return (WarAssaultEffect) war_assault_look_up_die (setup, WAR_ASSAULT_TABLE_SHELL, die,
                                                     WAR_ASSAULT_SHELL_EFFECT);
}

/* Everybody within reach, men in a trench too; who is in a bunker is not on the field. */
static gboolean
strike (WarContext *context, WarPosition place)
{
  const WarSetup *setup = context->setup;
  WarLength reach = war_assault_get_number (setup, WAR_ASSAULT_SHELL_REACH);

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarQuestion question;
      WarBase base;
      gint32 die;

      if (!war_assault_stands (setup, context->state, i))
        continue;
      base = war_assault_get_base (setup, context->state, i);
      if (war_base_get_position_distance (&base, place) > reach)
        continue;
      if (!war_context_roll (context, "shelled", "assault.5.2",
                             war_assault_get_unit (setup, i)->seat, 1, 0, &die, &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_ASSAULT_EVENT_SHELLED, (gint) i,
                             WAR_NONE, "assault.5.2", get_effect (setup, i, die));
      war_assault_strike (context, i, get_effect (setup, i, die), "assault.5.2");
    }

  return TRUE;
}

gboolean
war_assault_fall_shells (WarContext *context)
{
  const WarAssault *data = war_assault_get_data (context->setup);
  WarQuestion question;
  WarEvent *event;
  gint32 n_shells;

  if (!war_context_roll (context, "shells", "assault.5.1", WAR_NONE, 1, 0, &n_shells, &question))
    return FALSE;
  event = war_context_add (context, WAR_ASSAULT_EVENT_SHELLS, WAR_NONE, WAR_NONE, "assault.5.1");
  war_event_set_dice (event, &question, &n_shells);

  for (gint32 i = 0; i < n_shells; i++)
    {
      gint32 place[2];

      question = (WarQuestion){
        .kind = WAR_QUESTION_POSITION,
        .subject = WAR_NONE,
        .purpose = "shell",
        .clause = "assault.A-2",
        .owner = WAR_NONE,
        .count = 1,
        .minimum = data->waste_minimum,
        .maximum = data->waste_maximum,
      };
      if (!war_context_ask (context, &question, place))
        return FALSE;
      place[0] = data->waste_minimum.x
                 + (place[0] - data->waste_minimum.x) / WAR_MILLIMETRE * WAR_MILLIMETRE;
      place[1] = data->waste_minimum.y
                 + (place[1] - data->waste_minimum.y) / WAR_MILLIMETRE * WAR_MILLIMETRE;
      event = war_context_tell (context, WAR_ASSAULT_EVENT_SHELL, WAR_NONE, WAR_NONE, "assault.5.1",
                                place[0], place[1], i + 1, n_shells);
      if (!strike (context, (WarPosition){ place[0], place[1] }))
        return FALSE;
    }

  return TRUE;
}
