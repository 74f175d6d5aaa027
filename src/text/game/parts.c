/* parts.c: what the sentences about events and orders are made of, in all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/parts.h"

#include "text/words/dice.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static char *
name_piece (const WarSetup *setup, gint row)
{
  return row != WAR_NONE ? text_play_get (setup)->piece (setup, row) : NULL;
}

static char *
name_hex (const WarSetup *setup, gint32 hex)
{
  const WarHexes hexes = war_field_get_hexes (setup->operation->field);

  return hex >= 0 && hex < (gint32) war_hexes_get_n (&hexes) ? text_hex (&hexes, (WarHex) hex)
                                                             : g_strdup ("–");
}

static void
read_place (TextParts *parts)
{
  const TextField *fields = text_play_get (parts->setup)->fields[parts->event->kind].arguments;
  const gint32 *arguments = parts->event->arguments;

  if (g_strcmp0 (fields[0].name, "hex") == 0)
    parts->place = name_hex (parts->setup, arguments[0]);
  if (g_strcmp0 (fields[0].name, "x_mm100") != 0)
    return;
  parts->place
    = text_square (parts->setup->operation->field, (WarPosition){ arguments[0], arguments[1] });
  if (g_strcmp0 (fields[2].name, "heading") == 0)
    parts->heading = text_facing (arguments[2]);
}

char *
text_parts_describe (const WarSetup *setup, const WarEvent *event,
                     char *(*describe) (const TextParts *parts))
{
  TextParts parts = {
    .setup = setup,
    .event = event,
    .actor = name_piece (setup, event->actor),
    .target = name_piece (setup, event->target),
    .dice = text_dice (event),
  };
  char *sentence;

  read_place (&parts);
  sentence = describe (&parts);
  g_free (parts.actor);
  g_free (parts.target);
  g_free (parts.place);
  g_free (parts.heading);
  g_free (parts.dice);
  return sentence;
}

char *
text_parts_add_reasons (const TextParts *parts, char *sentence)
{
  const WarEvent *event = parts->event;
  g_autofree char *first = sentence;
  g_autoptr (GString) reasons = g_string_new (NULL);
  g_autofree char *second = NULL;

  for (guint i = 0; i < event->n_modifiers; i++)
    {
      const WarModifier *modifier = &event->modifiers[i];
      g_autofree char *reason = text_play_get (parts->setup)->modifier (parts->setup, modifier);

      g_string_append (reasons, i > 0 ? ", " : "");
      if (modifier->row != WAR_NONE && modifier->row != event->actor)
        {
          g_autofree char *whose = name_piece (parts->setup, modifier->row);

          g_string_append_printf (reasons, "%s: ", whose);
        }
      g_string_append (reasons, reason);
    }
  if (reasons->len == 0)
    return g_steal_pointer (&first);

  second = text_capitalised (reasons->str);
  return g_strdup_printf ("%s %s.", first, second);
}

char *
text_parts_describe_order (const WarSetup *setup, const WarOrder *order,
                           char *(*describe) (const WarSetup *setup, const WarOrder *order,
                                              const char *actor, const char *target))
{
  g_autofree char *actor = name_piece (setup, order->actor);
  g_autofree char *target = order->n_targets > 0 ? name_piece (setup, order->targets[0]) : NULL;

  return describe (setup, order, actor, target);
}
