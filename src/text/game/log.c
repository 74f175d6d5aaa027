/* log.c: the log of a game for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/log.h"

#include "text/game/log-private.h"
#include "text/game/play-private.h"
#include "text/words/json.h"

static GString *
begin_line (guint64 n, const char *event)
{
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "{\"v\":%d,\"n\":%" G_GUINT64_FORMAT, TEXT_LOG_VERSION, n);
  text_json_add_string (line, "event", event);
  return line;
}

static char *
end_line (GString *line)
{
  g_string_append_c (line, '}');
  return g_string_free (line, FALSE);
}

void
text_log_append_what (GString *line, const WarSetup *setup)
{
  const WarOperation *operation = setup->operation;

  text_json_add_string (line, "system", operation->rules->system->id);
  text_json_add_string (line, "operation", operation->id);
  text_json_add_string (line, "name", operation->name);
}

void
text_log_append_sides (GString *line, const WarSetup *setup)
{
  text_json_key (line, "sides");
  g_string_append_c (line, '[');
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      text_json_item (line);
      text_json_string (line, setup->operation->forces[i]->name);
    }
  g_string_append_c (line, ']');
}

void
text_log_append_units (GString *line, const WarSetup *setup)
{
  const TextPlay *play = text_play_get (setup);
  g_autofree WarState *state = war_setup_begin (setup, 0);

  text_json_key (line, "units");
  g_string_append_c (line, '[');
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      g_autofree char *name = NULL;
      WarShownPiece piece;

      war_play_show_piece (setup, state, row, &piece);
      if (piece.type == NULL)
        continue;
      name = play->piece (setup, (gint) row);
      text_json_item (line);
      g_string_append_c (line, '{');
      text_json_add_number (line, "row", row);
      text_json_add_number (line, "side", piece.side + 1);
      text_json_add_string (line, "type", piece.type->id);
      text_json_add_string (line, "name", name);
      text_json_key (line, "weapons");
      g_string_append_c (line, '[');
      for (guint i = 0; i < piece.type->weapons->len; i++)
        {
          text_json_item (line);
          text_json_string (line,
                            ((const WarWeapon *) g_ptr_array_index (piece.type->weapons, i))->name);
        }
      g_string_append (line, "]}");
    }
  g_string_append_c (line, ']');
}

void
text_log_append_amendments (GString *line, const WarSetup *setup)
{
  const WarAmendment *amendments = setup->operation->rules->system->amendments;

  text_json_key (line, "amendments");
  g_string_append_c (line, '[');
  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    if (war_setup_is_amended (setup, i))
      {
        text_json_item (line);
        text_json_string (line, amendments[i].clause);
      }
  g_string_append_c (line, ']');
}

char *
text_log_game (const WarSetup *setup, const guint64 *seed, const guint *n_orders)
{
  GString *line = begin_line (1, "game");

  text_log_append_what (line, setup);

  /* Not every program can read so large a number. */
  if (seed != NULL)
    {
      text_json_key (line, "seed");
      g_string_append_printf (line, "\"%" G_GUINT64_FORMAT "\"", *seed);
    }

  text_log_append_sides (line, setup);
  text_log_append_units (line, setup);
  if (n_orders != NULL)
    text_json_add_number (line, "orders", *n_orders);
  text_log_append_amendments (line, setup);

  return end_line (line);
}

char *
text_log_order (const WarSetup *setup, const WarOrder *order, guint64 n)
{
  GString *line = begin_line (n, "order");
  g_autofree char *text = war_order_to_text (order, setup->play->orders);

  text_json_add_number (line, "seat", order->seat + 1);
  text_json_add_string (line, "order", text);
  return end_line (line);
}

static void
append_dice (GString *line, const WarEvent *event)
{
  if (event->n_dice == 0)
    return;

  text_json_add_string (line, "purpose", event->purpose);
  text_json_key (line, "dice");
  for (guint i = 0; i < event->n_dice; i++)
    g_string_append_printf (line, "%c%u", i == 0 ? '[' : ',', event->dice[i]);
  g_string_append_c (line, ']');
  if (war_event_has_adds (event))
    {
      text_json_key (line, "adds");
      for (guint i = 0; i < event->n_dice; i++)
        g_string_append_printf (line, "%c%d", i == 0 ? '[' : ',', event->adds[i]);
      g_string_append_c (line, ']');
    }
  if (event->need > 0)
    text_json_add_number (line, "need", event->need);
}

static void
append_words (GString *line, const TextField *field, guint32 value)
{
  const char *comma = "";

  text_json_key (line, field->name);
  g_string_append_c (line, '[');
  for (guint i = 0; value != 0; i++)
    {
      guint index = field->kind == TEXT_FIELD_BITS ? i : value & 0xf;

      if (field->kind == TEXT_FIELD_NIBBLES || (value & 1) != 0)
        {
          g_string_append_printf (line, "%s\"%s\"", comma, field->words[index]);
          comma = ",";
        }
      value >>= field->kind == TEXT_FIELD_BITS ? 1 : 4;
    }
  g_string_append_c (line, ']');
}

static void
append_field (GString *line, const TextField *field, gint32 value)
{
  switch (field->kind)
    {
    case TEXT_FIELD_NUMBER:
      text_json_add_number (line, field->name, value);
      break;
    case TEXT_FIELD_FLAG:
      text_json_add_flag (line, field->name, value != 0);
      break;
    case TEXT_FIELD_SIDE:
    case TEXT_FIELD_SEAT:
      text_json_add_number (line, field->name, value + 1);
      break;
    case TEXT_FIELD_ROW:
      text_json_add_row (line, field->name, value);
      break;
    case TEXT_FIELD_WORD:
      text_json_add_string (line, field->name, field->words[value]);
      break;
    case TEXT_FIELD_BITS:
    case TEXT_FIELD_NIBBLES:
      append_words (line, field, (guint32) value);
      break;
    case TEXT_FIELD_NONE:
    default:
      break;
    }
}

char *
text_log_event (const WarSetup *setup, const WarEvent *event, const char *note, gint seat,
                guint64 n)
{
  const TextEventFields *fields = &text_play_get (setup)->fields[event->kind];
  GString *line = begin_line (n, setup->play->events[event->kind]);

  text_json_add_number (line, "seat", seat + 1);
  text_json_add_string (line, "clause", event->clause);
  if (fields->actor != NULL)
    text_json_add_row (line, fields->actor, event->actor);
  if (fields->target != NULL)
    text_json_add_row (line, fields->target, event->target);
  append_dice (line, event);
  for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS && fields->arguments[i].name != NULL; i++)
    append_field (line, &fields->arguments[i], event->arguments[i]);
  if (note != NULL)
    text_json_add_string (line, "note", note);

  return end_line (line);
}

char *
text_log_undo (guint n_orders, guint64 n)
{
  GString *line = begin_line (n, "undo");

  text_json_add_number (line, "orders", n_orders);
  return end_line (line);
}
