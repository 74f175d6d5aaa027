/* order-arguments.c: the arguments of an order as persons type it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/order-places.h"
#include "text/game/order.h"

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

/* "move 3 0 4 then 90 2": a way may have several legs, of which none has to be told but the first.
 */
static gboolean
skip_leg (CliReader *reader, guint n)
{
  if (n < 2 || !cli_reader_is_kind (reader, n, WAR_ARGUMENT_HEADING)
      || !cli_reader_is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
      || !cli_reader_is_kind (reader, n - 1, WAR_ARGUMENT_DISTANCE)
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
  gboolean is_flag = cli_reader_is_kind (reader, n, WAR_ARGUMENT_FLAG);

  if (reader->kind->targets == WAR_NONE || g_strcmp0 (cli_reader_peek (reader), "at") != 0
      || !(is_flag || cli_reader_is_kind (reader, n, WAR_ARGUMENT_NUMBER)
           || cli_reader_is_kind (reader, n, WAR_ARGUMENT_CHOICE)))
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
  gboolean is_number = cli_reader_is_kind (reader, n, WAR_ARGUMENT_NUMBER);
  gboolean is_flag = cli_reader_is_kind (reader, n, WAR_ARGUMENT_FLAG) && n > 0
                     && (cli_reader_is_kind (reader, n - 1, WAR_ARGUMENT_NUMBER)
                         || cli_reader_is_kind (reader, n - 1, WAR_ARGUMENT_DISTANCE));
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
  if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_CHOICE))
    cli_reader_accept (reader, "to", "into", NULL);
  if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_HEADING))
    {
      gboolean is_aim = cli_reader_is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
                        && cli_reader_accept (reader, "at", NULL, NULL);

      if (is_aim
          || (cli_reader_is_kind (reader, n + 1, WAR_ARGUMENT_DISTANCE)
              && cli_reader_accept (reader, "to", "towards", "toward")))
        return cli_reader_read_way (reader, n, is_aim);
      if (cli_reader_read_turn (reader, n))
        return TRUE;
    }
  else if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_X)
           && cli_reader_is_kind (reader, n + 1, WAR_ARGUMENT_Y))
    {
      cli_reader_accept (reader, "at", "to", NULL);
      if ((cli_reader_is_kind (reader, n + 2, WAR_ARGUMENT_HEADING)
           && cli_reader_read_square (reader, n))
          || cli_reader_read_position (reader, n))
        return TRUE;
    }
  else if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_DISTANCE))
    {
      const char *word = cli_reader_peek (reader);

      if (g_strcmp0 (word, "max") == 0 || g_strcmp0 (word, "all") == 0)
        return cli_reader_read_distance (reader, n, WAR_LENGTH_MAX);
      if (cli_reader_read_length (reader, n, domain))
        {
          begun->n_arguments = n + 1;
          return TRUE;
        }
    }
  else if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_HEX))
    {
      if (cli_reader_read_hex_argument (reader, n))
        return TRUE;
    }
  else if (cli_reader_is_kind (reader, n, WAR_ARGUMENT_WEAPON))
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
  if (domain == NULL ? cli_reader_is_kind (reader, n, WAR_ARGUMENT_WEAPON)
                     : war_domain_count (domain) == 1)
    {
      begun->order.arguments[n] = domain != NULL ? war_domain_get (domain, 0) : 0;
      begun->n_arguments = n + 1;
      return TRUE;
    }

  return take_usual (reader, n, domain);
}
