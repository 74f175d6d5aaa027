/* order-arguments.c: the arguments of an order as persons type it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/measure.h"
#include "cli/order-words.h"
#include "engine/field-edit/field-pick.h"
#include "engine/field/transform.h"
#include "text/game/order.h"
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

/* Names are not compared in longer domains: those are lengths and headings. */
#define MAX_NAMED_VALUES 16

const WarDomain *
cli_reader_narrow (CliReader *reader, guint n)
{
  CliShortOrder *begun = reader->begun;

  if (!begun->has_option)
    return NULL;
  if (reader->setup->play->narrow != NULL
      && !reader->setup->play->narrow (reader->setup, reader->state, &begun->order, n,
                                       &begun->option))
    begun->has_option = FALSE;

  return begun->has_option ? &begun->option.arguments[n] : NULL;
}

/* The weapons that any unit may have. */
static void
set_any_weapon (WarDomain *domain)
{
  war_domain_clear (domain, 1);
  war_domain_add (domain, 0, MAX_NAMED_VALUES - 1);
}

/* The argument by the name of its value: a weapon, a side. */
static gboolean
read_named (CliReader *reader, guint n, const WarDomain *domain)
{
  WarOrder order = reader->begun->order;
  g_autofree char *found_name = NULL;
  gint32 found = 0;
  guint n_found = 0, best_words = 0;

  if (cli_reader_peek (reader) == NULL || domain == NULL
      || war_domain_count (domain) > MAX_NAMED_VALUES)
    return FALSE;

  for (guint i = 0; i < war_domain_count (domain); i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *folded = NULL;
      g_autoptr (GString) said = g_string_new (cli_reader_peek (reader));
      guint n_words = 1;

      order.arguments[n] = war_domain_get (domain, i);
      name = text_argument (reader->setup, &order, n);
      folded = cli_reader_fold (name);
      if (!g_str_has_prefix (folded, said->str) || g_strcmp0 (folded, found_name) == 0)
        continue;

      while (reader->next + n_words < reader->n_words)
        {
          g_string_append_printf (said, "-%s", reader->words[reader->next + n_words]);
          if (!g_str_has_prefix (folded, said->str))
            break;
          n_words++;
        }

      /* Whose name has more of the words: "army 2" of "army 1" and "army 2". */
      if (n_words < best_words)
        continue;
      n_found = n_words > best_words ? 1 : n_found + 1;
      best_words = n_words;
      g_free (found_name);
      found_name = g_strdup (folded);
      found = order.arguments[n];
    }

  if (n_found != 1)
    return FALSE;

  reader->begun->order.arguments[n] = found;
  reader->next += best_words;
  return TRUE;
}

/* Whether the next words are the target rather than a weapon. */
static gboolean
names_target (CliReader *reader)
{
  const CliPreference preference = { .whose = CLI_OTHER_UNITS };
  guint start = reader->next;
  gint row;
  gboolean is_target
    = reader->kind->targets != WAR_NONE
      && cli_reader_read_row (reader, (WarTable) reader->kind->targets, &preference, &row);

  is_target |= reader->several != NULL;
  g_clear_pointer (&reader->several, g_free);
  reader->next = start;
  return is_target;
}

/* A weapon by its name, also one that may not be used now: why not is said later. */
static gboolean
read_weapon (CliReader *reader, guint n, const WarDomain *domain)
{
  WarDomain any;

  if (read_named (reader, n, domain))
    return TRUE;
  if (domain != NULL && names_target (reader))
    return FALSE;

  set_any_weapon (&any);
  return read_named (reader, n, &any);
}

static gboolean
is_kind (const CliReader *reader, guint n, WarArgumentKind kind)
{
  const WarArgument *argument = &reader->kind->arguments[n];

  return argument->name != NULL && argument->kind == kind;
}

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

static gboolean
read_length (CliReader *reader, guint n, const WarDomain *domain)
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
static gboolean
read_distance (CliReader *reader, guint n, WarLength wanted)
{
  CliShortOrder *begun = reader->begun;
  const WarDomain *domain = cli_reader_narrow (reader, n);
  g_autofree char *bar = NULL;
  WarLength distance;

  begun->n_arguments = n + 1;
  if (cli_reader_accept (reader, "max", "all", NULL))
    wanted = WAR_LENGTH_MAX;
  else if (read_length (reader, n, domain))
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
static gboolean
read_way (CliReader *reader, guint n, gboolean is_aim)
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
    return read_distance (reader, n + 1, distance);

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
static gboolean
read_turn (CliReader *reader, guint n)
{
  CliShortOrder *begun = reader->begun;
  gboolean is_turn = g_strcmp0 (cli_reader_peek (reader), "facing") == 0;
  WarHeading heading;

  if (!read_heading (reader, get_position (reader), &heading))
    return FALSE;

  begun->order.arguments[n] = round_heading (reader, n, heading);
  begun->n_arguments = n + 1;
  if (is_turn && cli_reader_peek (reader) == NULL && is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE))
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

static gboolean
read_position (CliReader *reader, guint n)
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
  if (is_kind (reader, n + 2, WAR_ARGUMENT_HEADING))
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
static gboolean
read_square (CliReader *reader, guint n)
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

static gboolean
read_hex (CliReader *reader, guint n)
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

/* "move 3 0 4 then 90 2": a way may have several legs, of which none has to be told but the first.
 */
static gboolean
skip_leg (CliReader *reader, guint n)
{
  if (n < 2 || !is_kind (reader, n, WAR_ARGUMENT_HEADING)
      || !is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
      || !is_kind (reader, n - 1, WAR_ARGUMENT_DISTANCE)
      || cli_reader_accept (reader, "then", NULL, NULL))
    return FALSE;

  reader->begun->order.arguments[n] = reader->begun->order.arguments[n + 1] = 0;
  reader->begun->n_arguments = n + 2;
  return TRUE;
}

/* "fire 3 at 14" of who cannot fire: the rules say why not, whatever else is not said. */
static gboolean
take_any (CliReader *reader, guint n)
{
  gboolean is_flag = is_kind (reader, n, WAR_ARGUMENT_FLAG);

  if (reader->kind->targets == WAR_NONE || g_strcmp0 (cli_reader_peek (reader), "at") != 0
      || !(is_flag || is_kind (reader, n, WAR_ARGUMENT_NUMBER)
           || is_kind (reader, n, WAR_ARGUMENT_CHOICE)))
    return FALSE;

  reader->begun->order.arguments[n] = !is_flag;
  reader->begun->n_arguments = n + 1;
  return TRUE;
}

/* What need not be said: a number is as great as it may be, but of who is placed as small; after
 * such a one, or a distance, nothing special is done. */
static gboolean
take_usual (CliReader *reader, guint n, const WarDomain *domain)
{
  gboolean is_number = is_kind (reader, n, WAR_ARGUMENT_NUMBER);
  gboolean is_flag = is_kind (reader, n, WAR_ARGUMENT_FLAG) && n > 0
                     && (is_kind (reader, n - 1, WAR_ARGUMENT_NUMBER)
                         || is_kind (reader, n - 1, WAR_ARGUMENT_DISTANCE));
  gboolean is_least = is_flag || reader->kind->role == WAR_ORDER_PLACES;

  if (domain == NULL)
    return take_any (reader, n);
  if (!(is_number || is_flag) || war_domain_count (domain) == 0)
    return FALSE;

  reader->begun->order.arguments[n]
    = war_domain_get (domain, is_least ? 0 : war_domain_count (domain) - 1);
  reader->begun->n_arguments = n + 1;
  return TRUE;
}

gboolean
cli_reader_read_argument (CliReader *reader, guint n)
{
  CliShortOrder *begun = reader->begun;
  const WarDomain *domain = cli_reader_narrow (reader, n);
  gint64 number;

  if (skip_leg (reader, n))
    return TRUE;
  if (is_kind (reader, n, WAR_ARGUMENT_CHOICE))
    cli_reader_accept (reader, "to", "into", NULL);
  if (is_kind (reader, n, WAR_ARGUMENT_HEADING))
    {
      gboolean is_aim = is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
                        && cli_reader_accept (reader, "at", NULL, NULL);

      if (is_aim
          || (is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
              && cli_reader_accept (reader, "to", "towards", "toward")))
        return read_way (reader, n, is_aim);
      if (read_turn (reader, n))
        return TRUE;
    }
  else if (is_kind (reader, n, WAR_ARGUMENT_X) && is_kind (reader, n + 1, WAR_ARGUMENT_Y))
    {
      cli_reader_accept (reader, "at", "to", NULL);
      if ((is_kind (reader, n + 2, WAR_ARGUMENT_HEADING) && read_square (reader, n))
          || read_position (reader, n))
        return TRUE;
    }
  else if (is_kind (reader, n, WAR_ARGUMENT_DISTANCE))
    {
      const char *word = cli_reader_peek (reader);

      if (g_strcmp0 (word, "max") == 0 || g_strcmp0 (word, "all") == 0)
        return read_distance (reader, n, WAR_LENGTH_MAX);
      if (read_length (reader, n, domain))
        {
          begun->n_arguments = n + 1;
          return TRUE;
        }
    }
  else if (is_kind (reader, n, WAR_ARGUMENT_HEX))
    {
      if (read_hex (reader, n))
        return TRUE;
    }
  else if (is_kind (reader, n, WAR_ARGUMENT_WEAPON))
    {
      if (read_weapon (reader, n, domain))
        {
          begun->n_arguments = n + 1;
          return TRUE;
        }
    }
  else if (read_named (reader, n, domain))
    {
      begun->n_arguments = n + 1;
      return TRUE;
    }
  else if (cli_reader_peek (reader) != NULL
           && g_ascii_string_to_signed (cli_reader_peek (reader), 10, G_MININT32, G_MAXINT32,
                                        &number, NULL))
    {
      reader->next++;
      begun->order.arguments[n] = (gint32) number;
      begun->n_arguments = n + 1;
      return TRUE;
    }

  /* What can be only one thing need not be said. */
  if (domain == NULL ? is_kind (reader, n, WAR_ARGUMENT_WEAPON) : war_domain_count (domain) == 1)
    {
      begun->order.arguments[n] = domain != NULL ? war_domain_get (domain, 0) : 0;
      begun->n_arguments = n + 1;
      return TRUE;
    }

  return take_usual (reader, n, domain);
}
