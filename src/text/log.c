/* log.c: the log of a game for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/log.h"

#include "text/play-private.h"

static void
append_string (GString *line, const char *string)
{
  g_string_append_c (line, '"');
  for (const char *c = string; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      g_string_append_printf (line, "\\%c", *c);
    else if ((guchar) *c < 0x20 || *c == 0x7f)
      g_string_append_printf (line, "\\u%04x", (guint) (guchar) *c);
    else
      g_string_append_c (line, *c);
  g_string_append_c (line, '"');
}

/* The key is a constant that needs no escapes. */
static void
append_key (GString *line, const char *key)
{
  g_string_append_printf (line, ",\"%s\":", key);
}

static void
append_string_member (GString *line, const char *key, const char *string)
{
  append_key (line, key);
  append_string (line, string);
}

static void
append_number_member (GString *line, const char *key, gint64 number)
{
  append_key (line, key);
  g_string_append_printf (line, "%" G_GINT64_FORMAT, number);
}

static GString *
begin_line (guint64 n, const char *event)
{
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "{\"v\":%d,\"n\":%" G_GUINT64_FORMAT, TEXT_LOG_VERSION, n);
  append_string_member (line, "event", event);
  return line;
}

static char *
end_line (GString *line)
{
  g_string_append_c (line, '}');
  return g_string_free (line, FALSE);
}

static void
append_units (GString *line, const WarSetup *setup)
{
  const TextPlay *play = text_play_get (setup);
  g_autofree WarState *state = war_setup_begin (setup, 0);
  const char *separator = "";

  append_key (line, "units");
  g_string_append_c (line, '[');
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      g_autofree char *name = NULL;
      WarShownPiece piece;

      war_play_show_piece (setup, state, row, &piece);
      if (piece.type == NULL)
        continue;
      name = play->piece (setup, (gint) row);
      g_string_append_printf (line, "%s{\"row\":%u", separator, row);
      separator = ",";
      append_number_member (line, "side", piece.side + 1);
      append_string_member (line, "type", piece.type->id);
      append_string_member (line, "name", name);
      append_key (line, "weapons");
      g_string_append_c (line, '[');
      for (guint i = 0; i < piece.type->weapons->len; i++)
        {
          if (i > 0)
            g_string_append_c (line, ',');
          append_string (line,
                         ((const WarWeapon *) g_ptr_array_index (piece.type->weapons, i))->name);
        }
      g_string_append (line, "]}");
    }
  g_string_append_c (line, ']');
}

static void
append_amendments (GString *line, const WarSetup *setup)
{
  const WarAmendment *amendments = setup->operation->rules->system->amendments;
  const char *separator = "";

  append_key (line, "amendments");
  g_string_append_c (line, '[');
  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    if (war_setup_is_amended (setup, i))
      {
        g_string_append (line, separator);
        append_string (line, amendments[i].clause);
        separator = ",";
      }
  g_string_append_c (line, ']');
}

char *
text_log_game (const WarSetup *setup, const guint64 *seed, const guint *n_orders)
{
  const WarOperation *operation = setup->operation;
  GString *line = begin_line (1, "game");

  append_string_member (line, "system", operation->rules->system->id);
  append_string_member (line, "operation", operation->id);
  append_string_member (line, "name", operation->name);

  /* Not every program can read so large a number. */
  if (seed != NULL)
    {
      append_key (line, "seed");
      g_string_append_printf (line, "\"%" G_GUINT64_FORMAT "\"", *seed);
    }

  append_key (line, "sides");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_string_append_c (line, i == 0 ? '[' : ',');
      append_string (line, operation->forces[i]->name);
    }
  g_string_append_c (line, ']');

  append_units (line, setup);
  if (n_orders != NULL)
    append_number_member (line, "orders", *n_orders);
  append_amendments (line, setup);

  return end_line (line);
}

char *
text_log_order (const WarSetup *setup, const WarOrder *order, guint64 n)
{
  GString *line = begin_line (n, "order");
  g_autofree char *text = war_order_to_text (order, setup->play->orders);

  append_number_member (line, "seat", order->seat + 1);
  append_string_member (line, "order", text);
  return end_line (line);
}

static void
append_row (GString *line, const char *key, gint row)
{
  append_key (line, key);
  if (row == WAR_NONE)
    g_string_append (line, "null");
  else
    g_string_append_printf (line, "%d", row);
}

static void
append_dice (GString *line, const WarEvent *event)
{
  if (event->n_dice == 0)
    return;

  append_string_member (line, "purpose", event->purpose);
  append_key (line, "dice");
  for (guint i = 0; i < event->n_dice; i++)
    g_string_append_printf (line, "%c%u", i == 0 ? '[' : ',', event->dice[i]);
  g_string_append_c (line, ']');
  if (war_event_has_adds (event))
    {
      append_key (line, "adds");
      for (guint i = 0; i < event->n_dice; i++)
        g_string_append_printf (line, "%c%d", i == 0 ? '[' : ',', event->adds[i]);
      g_string_append_c (line, ']');
    }
  if (event->need > 0)
    append_number_member (line, "need", event->need);
}

static void
append_words (GString *line, const TextField *field, guint32 value)
{
  const char *comma = "";

  append_key (line, field->name);
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
      append_number_member (line, field->name, value);
      break;
    case TEXT_FIELD_FLAG:
      append_key (line, field->name);
      g_string_append (line, value != 0 ? "true" : "false");
      break;
    case TEXT_FIELD_SIDE:
    case TEXT_FIELD_SEAT:
      append_number_member (line, field->name, value + 1);
      break;
    case TEXT_FIELD_ROW:
      append_row (line, field->name, value);
      break;
    case TEXT_FIELD_WORD:
      append_string_member (line, field->name, field->words[value]);
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

  append_number_member (line, "seat", seat + 1);
  append_string_member (line, "clause", event->clause);
  if (fields->actor != NULL)
    append_row (line, fields->actor, event->actor);
  if (fields->target != NULL)
    append_row (line, fields->target, event->target);
  append_dice (line, event);
  for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS && fields->arguments[i].name != NULL; i++)
    append_field (line, &fields->arguments[i], event->arguments[i]);
  if (note != NULL)
    append_string_member (line, "note", note);

  return end_line (line);
}

char *
text_log_undo (guint n_orders, guint64 n)
{
  GString *line = begin_line (n, "undo");

  append_number_member (line, "orders", n_orders);
  return end_line (line);
}
