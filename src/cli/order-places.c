/* order-places.c: where an order leads, as persons type it: ways, headings, places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/order-places.h"

#include <glib/gi18n-lib.h>

#include "cli/measure.h"
#include "engine/field-edit/field-pick.h"
#include "engine/field/transform.h"
#include "text/game/refusal.h"
#include "text/words/measure.h"

/* Less than that is no way worth a move. */
#define LEAST_WAY (WAR_INCH / 4)

/* In so many directions a unit that is not hemmed in can go as far as it may. */
#define N_TRIED_HEADINGS 16

/* Room in a square of the map is looked for at places so far apart, so many of them to each side of
 * its middle. */
#define ROOM_STEP (WAR_INCH / 4)
#define ROOM_STEPS 6

/* What was said, or the nearest that is allowed if it is as good as that, or between two steps. */
static gint32
settle (const WarDomain *domain, gint32 value)
{
  if (domain != NULL && !war_domain_has (domain, value))
    for (gint32 off = 1; off <= MAX (CLI_AS_GOOD_AS, domain->step / 2); off++)
      {
        if (war_domain_has (domain, value - off))
          return value - off;
        if (war_domain_has (domain, value + off))
          return value + off;
      }

  return domain != NULL && domain->step > 1 ? value / domain->step * domain->step : value;
}

/* The farthest that is allowed and not above what is wanted. */
static gint32
cut (const WarDomain *domain, gint32 wanted)
{
  gint32 most = wanted;

  for (guint i = 0; domain != NULL && i < domain->n_ranges; i++)
    if (domain->ranges[i].minimum <= wanted)
      most = MIN (domain->ranges[i].maximum, wanted);

  return most;
}

gboolean
cli_reader_read_length (CliReader *reader, guint n, const WarDomain *domain)
{
  WarLengthUnit unit = reader->setup->operation->rules->system->length_unit;
  WarLength length;

  if (cli_reader_peek (reader) == NULL
      || !text_read_length (cli_reader_peek (reader), unit, &length))
    return FALSE;

  reader->next++;
  reader->begun->order.arguments[n] = settle (domain, length);
  return TRUE;
}

/* Why the order may not be given, if it goes so far; NULL if it may. */
static char *
find_bar (const CliReader *reader, guint n, WarLength distance)
{
  WarOrder order = reader->begun->order;
  WarRefusal refusal;

  order.arguments[n] = distance;
  if (war_play_check (reader->setup, reader->state, &order, &refusal))
    return NULL;

  return text_refusal (reader->setup, reader->state, &order, &refusal);
}

static WarPosition
get_position (const CliReader *reader)
{
  WarShownPiece shown = { 0 };

  war_play_show_piece (reader->setup, reader->state, (guint) reader->begun->order.actor, &shown);
  return shown.base.centre;
}

/* How far the unit can go at all: towards the best of a few headings, which are argument n. */
static WarLength
measure_reach (const CliReader *reader, guint n)
{
  const WarPlay *play = reader->setup->play;
  g_autofree WarOption *option = g_new (WarOption, 1);
  WarOrder order = reader->begun->order;
  const WarDomain *lengths = &option->arguments[n + 1];
  WarLength reach = 0;

  for (gint i = 0; i < N_TRIED_HEADINGS; i++)
    {
      *option = reader->begun->option;
      order.arguments[n] = i * WAR_HEADING_TURN / N_TRIED_HEADINGS;
      if ((play->narrow == NULL
           || play->narrow (reader->setup, reader->state, &order, n + 1, option))
          && lengths->n_ranges > 0)
        reach = MAX (reach, lengths->ranges[lengths->n_ranges - 1].maximum);
    }

  return reach;
}

/* Towards the heading in argument n - 1: so far as the next word says, or as far as is wanted or
 * else as one can. */
gboolean
cli_reader_read_distance (CliReader *reader, guint n, WarLength wanted)
{
  CliShortOrder *begun = reader->begun;
  const WarDomain *domain = cli_reader_narrow (reader, n);
  g_autofree char *bar = NULL;
  WarLength distance;

  begun->n_arguments = n + 1;
  if (cli_reader_accept (reader, "max", "all", NULL))
    wanted = WAR_LENGTH_MAX;
  else if (cli_reader_read_length (reader, n, domain))
    return TRUE;

  /* Where it cannot even turn, turning is refused. */
  distance = domain != NULL ? cut (domain, wanted) : 0;
  begun->order.arguments[n] = distance;
  if (domain == NULL || distance >= wanted || distance >= measure_reach (reader, n - 1))
    return TRUE;

  /* A move is too good to be wasted by a slip. */
  bar = find_bar (reader, n, MIN (distance + LEAST_WAY, wanted));
  if (bar != NULL && distance < LEAST_WAY)
    return cli_reader_fail (
      reader, g_strdup_printf (_ ("%s Say how far: 0 turns it where it stands."), bar));

  /* Translators: a sentence that says why a unit cannot go as far as it was told */
  if (bar != NULL)
    reader->note = g_strdup_printf (_ ("%s It goes as far as it can."), bar);
  return TRUE;
}

/* Towards a place, as far as one can, or as far as the next word says; or exactly at it. */
gboolean
cli_reader_read_way (CliReader *reader, guint n, gboolean is_aim)
{
  CliShortOrder *begun = reader->begun;
  WarHeading heading;
  WarLength distance;
  WarPosition to;

  if (!cli_reader_read_place (reader, &to))
    return cli_reader_fail (
      reader, reader->several != NULL
                ? g_steal_pointer (&reader->several)
                : g_strdup (_ ("Where to? Say a unit, a square such as C5, or inches from "
                               "the top left corner such as 13,2.5.")));

  cli_measure_way (get_position (reader), to, &heading, &distance);
  begun->order.arguments[n] = heading;
  cli_reader_narrow (reader, n);
  if (!is_aim)
    return cli_reader_read_distance (reader, n + 1, distance);

  begun->order.arguments[n + 1] = settle (cli_reader_narrow (reader, n + 1), distance);
  begun->n_arguments = n + 2;
  return TRUE;
}

static gboolean
is_bare_number (const char *word)
{
  const char *rest;
  double number;

  return text_read_number (word, &number, &rest) && rest[0] == '\0';
}

/* "90", "90°", "90 degrees", "sw". */
static gboolean
read_degrees (CliReader *reader, WarHeading *heading)
{
  if (cli_reader_peek (reader) == NULL || !cli_parse_heading (cli_reader_peek (reader), heading))
    return FALSE;

  reader->next++;
  if (is_bare_number (reader->words[reader->next - 1]))
    cli_reader_accept (reader, "degrees", "degree", "°");
  return TRUE;
}

/* After "facing" a place, or a heading that cannot be taken for the number of a unit. */
static gboolean
read_faced (CliReader *reader, WarPosition from, WarHeading *heading)
{
  const char *word = cli_reader_peek (reader);
  guint start = reader->next;
  WarLength distance;
  WarPosition to;

  if (read_degrees (reader, heading) && (reader->next > start + 1 || !is_bare_number (word)))
    return TRUE;

  reader->next = start;
  if (!cli_reader_read_place (reader, &to))
    return word != NULL && is_bare_number (word) ? cli_reader_fail (
             reader, g_strdup_printf (_ ("There is no unit %s here. Degrees have a sign: %s°."),
                                      word, word))
                                                 : FALSE;

  cli_measure_way (from, to, heading, &distance);
  return TRUE;
}

/* A heading, or after "facing" a place, seen from the position. */
static gboolean
read_heading (CliReader *reader, WarPosition from, WarHeading *heading)
{
  return cli_reader_accept (reader, "facing", NULL, NULL) ? read_faced (reader, from, heading)
                                                          : read_degrees (reader, heading);
}

/* Not every heading may be said to the rules: the nearest that may. */
static gint32
round_heading (CliReader *reader, guint n, WarHeading heading)
{
  cli_reader_narrow (reader, n);

  gint32 step = MAX (reader->begun->option.arguments[n].step, 1);

  return (heading + step / 2) / step * step % WAR_HEADING_TURN;
}

/* A turn where the unit stands: "move 3 facing 14". */
gboolean
cli_reader_read_turn (CliReader *reader, guint n)
{
  CliShortOrder *begun = reader->begun;
  gboolean is_turn = g_strcmp0 (cli_reader_peek (reader), "facing") == 0;
  WarHeading heading;

  if (!read_heading (reader, get_position (reader), &heading))
    return FALSE;

  begun->order.arguments[n] = round_heading (reader, n, heading);
  begun->n_arguments = n + 1;
  if (is_turn && cli_reader_peek (reader) == NULL
      && cli_reader_is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE))
    {
      begun->order.arguments[n + 1] = 0;
      begun->n_arguments = n + 2;
    }

  return TRUE;
}

/* From the zone that the position is in, or nearest to, straight to one of the other side. */
static WarHeading
face_enemy (const WarField *field, WarPosition position)
{
  const WarZone *own = NULL, *other = NULL;
  WarHeading heading;

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (own == NULL
          || war_shape_get_distance (&zone->shape, position)
               < war_shape_get_distance (&own->shape, position))
        own = zone;
    }
  for (guint i = 0; own != NULL && i < field->zones->len && other == NULL; i++)
    if (((const WarZone *) g_ptr_array_index (field->zones, i))->side != own->side)
      other = g_ptr_array_index (field->zones, i);
  if (other == NULL)
    return 0;

  heading = war_heading_towards (war_shape_get_middle (&own->shape),
                                 war_shape_get_middle (&other->shape));
  return (heading + WAR_HEADING_TURN / 8) / (WAR_HEADING_TURN / 4) * (WAR_HEADING_TURN / 4)
         % WAR_HEADING_TURN;
}

/* After a place: how a unit in it faces, or else towards the enemy. */
static void
read_facing (CliReader *reader, guint n, WarPosition position)
{
  WarHeading heading;

  if (!read_heading (reader, position, &heading))
    heading = face_enemy (reader->setup->operation->field, position);

  reader->begun->order.arguments[n] = round_heading (reader, n, heading);
  reader->begun->n_arguments = n + 1;
}

gboolean
cli_reader_read_position (CliReader *reader, guint n)
{
  CliShortOrder *begun = reader->begun;
  guint start = reader->next;
  WarPosition position;
  WarLength x, y;
  WarLengthUnit unit = reader->setup->operation->rules->system->length_unit;

  if (reader->next + 1 < reader->n_words && text_read_length (cli_reader_peek (reader), unit, &x)
      && text_read_length (reader->words[reader->next + 1], unit, &y))
    {
      position = (WarPosition){ x, y };
      reader->next += 2;
    }
  else if (!cli_reader_read_place (reader, &position))
    {
      reader->next = start;
      return FALSE;
    }

  begun->order.arguments[n] = position.x;
  begun->order.arguments[n + 1] = position.y;
  for (guint i = 0; i < 2; i++)
    {
      begun->order.arguments[n + i]
        = settle (cli_reader_narrow (reader, n + i), begun->order.arguments[n + i]);
      begun->n_arguments = n + i + 1;
    }
  if (cli_reader_is_kind (reader, n + 2, WAR_ARGUMENT_HEADING))
    read_facing (reader, n + 2, position);

  return TRUE;
}

/* Changes the order to the place that is allowed and nearest to the one that it says, if any is. */
static void
find_room (const CliReader *reader, guint n)
{
  WarOrder *order = &reader->begun->order;
  const WarOrder middle = *order;
  gint nearest = G_MAXINT;

  for (gint i = 0; i < (2 * ROOM_STEPS + 1) * (2 * ROOM_STEPS + 1); i++)
    {
      gint right = i % (2 * ROOM_STEPS + 1) - ROOM_STEPS;
      gint down = i / (2 * ROOM_STEPS + 1) - ROOM_STEPS;
      gint away = right * right + down * down;
      WarOrder tried = middle;
      WarRefusal refusal;

      tried.arguments[n] += right * ROOM_STEP;
      tried.arguments[n + 1] += down * ROOM_STEP;
      if (away >= nearest || !war_play_check (reader->setup, reader->state, &tried, &refusal))
        continue;
      nearest = away;
      *order = tried;
    }
}

/* A square of the map to be placed in, wherever there is room. */
gboolean
cli_reader_read_square (CliReader *reader, guint n)
{
  const WarField *field = reader->setup->operation->field;
  CliShortOrder *begun = reader->begun;
  WarPosition position;

  if (cli_reader_peek (reader) == NULL
      || !cli_parse_square (cli_reader_peek (reader), field, &position))
    return FALSE;

  reader->next++;
  read_facing (reader, n + 2, position);
  begun->order.arguments[n] = position.x;
  begun->order.arguments[n + 1] = position.y;
  find_room (reader, n);
  return TRUE;
}

gboolean
cli_reader_read_hex_argument (CliReader *reader, guint n)
{
  guint start = reader->next;
  WarHex hex;

  cli_reader_accept (reader, "at", "to", "into");
  if (!cli_reader_read_hex (reader, &hex))
    {
      reader->next = start;
      return FALSE;
    }

  reader->begun->order.arguments[n] = hex;
  reader->begun->n_arguments = n + 1;
  return TRUE;
}
