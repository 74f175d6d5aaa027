/* possible.c: what a person may do in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/possible.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/measure.h"
#include "cli/short-order.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/words/table.h"

/* Values of an argument that are told one by one: weapons, waves, sides. */
#define MAX_TOLD_VALUES 9
#define MAX_TOLD_CHOICES 40 /* which have names */

static void
say_table (const CliLog *log, const TextTable *table)
{
  GString *text = g_string_new (NULL);

  text_table_append (table, text, 2);
  cli_log_say (log, "%s", text->str);
  g_string_free (text, TRUE);
}

/* "0–4 6" of rows that ascend. */
static char *
format_rows (const GArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      gint first = g_array_index (rows, gint, i), last = first;

      while (i + 1 < rows->len && g_array_index (rows, gint, i + 1) == last + 1)
        {
          last++;
          i++;
        }
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              last > first + 1 ? "%d–%d"
                              : last > first   ? "%d %d"
                                               : "%d",
                              first, last);
    }

  return g_string_free (text, FALSE);
}

/* What the n-th argument of the order, of which those before are said, may be. */
static char *
format_domain (const WarSetup *setup, const WarOrder *said, guint n, const WarDomain *domain)
{
  GString *text = g_string_new (NULL);
  WarOrder order = *said;
  WarRange range;

  for (gint64 from = G_MININT32; war_domain_find (domain, from, &range);
       from = (gint64) range.maximum + 1)
    {
      g_autofree char *first = NULL;
      g_autofree char *last = NULL;

      order.arguments[n] = range.minimum;
      first = text_argument (setup, &order, n);
      order.arguments[n] = range.maximum;
      last = text_argument (setup, &order, n);
      g_string_append_printf (text, g_str_equal (first, last) ? "%s%s" : "%s%s–%s",
                              text->len > 0 ? ", " : "", first, last);
    }

  return g_string_free (text, FALSE);
}

/* Those that answer what is asked: giving up is possible beside them. */
static GArray *
list_answers (const WarSetup *setup, const WarState *state, gint seat)
{
  GArray *options = war_play_list_options (setup, state, seat, WAR_NONE);

  for (guint i = options->len; i > 0; i--)
    if (setup->play->orders[g_array_index (options, WarOption, i - 1).kind].role
        == WAR_ORDER_GIVES_UP)
      g_array_remove_index (options, i - 1);
  return options;
}

/* Who alone has anything to decide: a unit that is charged, or the last that comes on. */
static gint
find_only_actor (const WarSetup *setup, const WarState *state, gint seat)
{
  g_autoptr (GArray) options = list_answers (setup, state, seat);
  gint only = options->len > 0 ? g_array_index (options, WarOption, 0).actor : WAR_NONE;

  for (guint i = 1; i < options->len; i++)
    if (g_array_index (options, WarOption, i).actor != only)
      return WAR_NONE;

  return only;
}

void
cli_possible_say (const CliLog *log, const WarState *state, gint seat)
{
  const WarOrderKind *kinds = log->setup->play->orders;
  g_autoptr (GArray) options = war_play_list_options (log->setup, state, seat, WAR_NONE);
  g_autoptr (TextTable) table = text_table_new (2);
  gint only = find_only_actor (log->setup, state, seat);

  if (only != WAR_NONE)
    {
      g_autofree char *name = text_piece (log->setup, only);

      cli_log_say (log, "%d %s\n", only, name);
      cli_possible_say_of (log, state, seat, only);
      return;
    }

  for (guint i = 0; i < options->len;)
    {
      const WarOption *first = &g_array_index (options, WarOption, i);
      guint kind = first->kind;
      g_autoptr (GArray) actors = g_array_new (FALSE, FALSE, sizeof (gint));
      g_autofree char *usage = cli_short_order_describe (&kinds[kind]);
      g_autofree char *rows = NULL;

      for (; i < options->len && g_array_index (options, WarOption, i).kind == kind; i++)
        if (g_array_index (options, WarOption, i).actor != WAR_NONE)
          g_array_append_val (actors, g_array_index (options, WarOption, i).actor);
      if (actors->len == 0 && kinds[kind].arguments[0].name != NULL)
        {
          const WarOrder order = war_order_new (kind, seat, WAR_NONE);

          rows = format_domain (log->setup, &order, 0, &first->arguments[0]);
        }
      else
        rows = format_rows (actors);
      text_table_add_row (table, usage, rows, NULL);
    }

  say_table (log, table);
}

/* Details ------------------------------------------------------------------------------------- */

typedef struct
{
  const CliLog *log;
  const WarState *state;
  TextTable *table;
  WarOrder order;
  GString *said; /* of the order, in the words of people */
} Details;

static void
add_targets (Details *details, const WarOption *option)
{
  const WarOrderKind *kind = &details->log->setup->play->orders[option->kind];

  for (guint i = 0; i < option->n_candidates; i++)
    {
      gint row = option->candidates[i];
      g_autofree char *name
        = kind->targets == WAR_TABLE_PIECES ? text_piece (details->log->setup, row) : NULL;
      g_autofree char *target
        = g_strdup_printf ("%d%s%s", row, name != NULL ? " " : "", name != NULL ? name : "");
      g_autofree char *forecast = NULL;

      details->order.n_targets = 1;
      details->order.targets[0] = row;
      if (option->maximum_targets == 1)
        forecast = text_forecast (details->log->setup, details->state, &details->order);
      text_table_add_row (details->table, i == 0 ? details->said->str : "", target,
                          forecast != NULL ? forecast : "", NULL);
    }

  details->order.n_targets = 0;
}

/* Where a point is aimed at, argument n being the heading: what that would do to each enemy over
 * whose middle it may be. */
static void
add_aims (Details *details, guint n)
{
  const WarSetup *setup = details->log->setup;
  gint32 side = war_state_peek_row (setup->layout, details->state, WAR_TABLE_SEATS,
                                    (guint) details->order.seat)[WAR_SEAT_SIDE];
  const gint32 *actor = war_state_peek_row (setup->layout, details->state, WAR_TABLE_PIECES,
                                            (guint) details->order.actor);
  WarOrder order = details->order;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, details->state, WAR_TABLE_PIECES, i);
      g_autofree char *forecast = NULL;
      g_autofree char *name = NULL;
      g_autofree char *target = NULL;
      g_auto (GStrv) parts = NULL;
      WarHeading heading;
      WarRefusal refusal;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD || cells[WAR_PIECE_SIDE] == side
          || cells[WAR_PIECE_SIDE] == WAR_NONE)
        continue;
      cli_measure_way (war_piece_get_position (actor), war_piece_get_position (cells), &heading,
                       &order.arguments[n + 1]);
      order.arguments[n] = heading;
      if (!war_play_check (setup, details->state, &order, &refusal))
        continue;

      forecast = text_forecast (setup, details->state, &order);
      if (forecast == NULL)
        continue;
      name = text_piece (setup, (gint) i);
      target = g_strdup_printf ("at %u %s", i, name);
      parts = g_strsplit (forecast, TEXT_FORECAST_SEPARATOR, -1);
      for (guint j = 0; parts[j] != NULL; j++)
        text_table_add_row (details->table, "", j == 0 ? target : "", parts[j], NULL);
    }
}

/* How far it goes towards each of eight winds, argument n being the heading: "n 4″, ne 2.3″". Where
 * it cannot even turn is left out. NULL if that is everywhere. */
static char *
format_reach (const Details *details, const WarOption *option, guint n)
{
  static const char *const winds[] = { "n", "ne", "e", "se", "s", "sw", "w", "nw" };
  const WarSetup *setup = details->log->setup;
  g_autofree WarOption *narrowed = g_new (WarOption, 1);
  const WarDomain *lengths = &narrowed->arguments[n + 1];
  WarOrder order = details->order;
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < (gint) G_N_ELEMENTS (winds); i++)
    {
      g_autofree char *length = NULL;

      *narrowed = *option;
      order.arguments[n] = i * WAR_HEADING_TURN / (gint) G_N_ELEMENTS (winds);
      if (!war_domain_has (&option->arguments[n], order.arguments[n])
          || (setup->play->narrow != NULL
              && !setup->play->narrow (setup, details->state, &order, n + 1, narrowed))
          || lengths->n_ranges == 0)
        continue;
      order.arguments[n + 1] = lengths->ranges[lengths->n_ranges - 1].maximum;
      length = text_argument (setup, &order, n + 1);
      g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? ", " : "", winds[i], length);
    }

  return g_string_free (text, text->len == 0);
}

/* Hexes behind something else are, as a rule, where each of that may be. */
static gboolean
is_told_one_by_one (const WarArgument *argument, guint n, const WarDomain *domain)
{
  if (argument->kind == WAR_ARGUMENT_HEX && n > 0)
    return FALSE;
  return war_domain_count (domain)
         <= (argument->kind == WAR_ARGUMENT_CHOICE ? MAX_TOLD_CHOICES : MAX_TOLD_VALUES);
}

/* From argument n on: each of a few values, then the targets; or what is open. */
static void
add_rest (Details *details, const WarOption *option, guint n)
{
  const WarSetup *setup = details->log->setup;
  const WarOrderKind *kind = &setup->play->orders[option->kind];
  g_autofree WarOption *narrowed = g_memdup2 (option, sizeof *option);
  const WarDomain *domain = &narrowed->arguments[n];
  gsize length = details->said->len;

  if (setup->play->narrow != NULL
      && !setup->play->narrow (setup, details->state, &details->order, n, narrowed))
    return;

  if (kind->arguments[n].name == NULL)
    {
      if (kind->targets != WAR_NONE)
        add_targets (details, narrowed);
      else
        {
          g_autofree char *forecast = text_forecast (setup, details->state, &details->order);

          text_table_add_row (details->table, details->said->str, forecast != NULL ? forecast : "",
                              NULL);
        }
      return;
    }

  if (!is_told_one_by_one (&kind->arguments[n], n, domain))
    {
      g_autofree char *ranges = format_domain (setup, &details->order, n, domain);
      g_autofree char *open = g_strdup_printf ("%s %s", kind->arguments[n].name, ranges);

      text_table_add_row (details->table, details->said->str, open, NULL);
      if (war_order_kind_has_way (kind, n))
        {
          g_autofree char *reach = n == 0 ? format_reach (details, narrowed, n) : NULL;

          if (reach != NULL)
            text_table_add_row (details->table, "", reach, NULL);
          add_aims (details, n);
        }
      return;
    }

  for (guint i = 0; i < war_domain_count (domain); i++)
    {
      g_autofree char *value = NULL;

      details->order.arguments[n] = war_domain_get (domain, i);
      value = text_argument (setup, &details->order, n);
      g_string_append_printf (details->said, " %s", value);
      add_rest (details, narrowed, n + 1);
      g_string_truncate (details->said, length);
    }
}

static void
add_option (const CliLog *log, const WarState *state, gint seat, const WarOption *option,
            TextTable *table)
{
  Details details = {
    .log = log,
    .state = state,
    .table = table,
    .order = war_order_new (option->kind, seat, option->actor),
    .said = g_string_new (log->setup->play->orders[option->kind].name),
  };

  add_rest (&details, option, 0);
  g_string_free (details.said, TRUE);
}

void
cli_possible_say_of (const CliLog *log, const WarState *state, gint seat, gint actor)
{
  g_autoptr (GArray) options = war_play_list_options (log->setup, state, seat, actor);
  g_autoptr (TextTable) table = text_table_new (3);
  g_autofree char *name = text_piece (log->setup, actor);

  if (options->len == 0)
    {
      cli_log_say (log, _ ("%s has nothing to do now.\n"), name);
      return;
    }

  for (guint i = 0; i < options->len; i++)
    add_option (log, state, seat, &g_array_index (options, WarOption, i), table);
  say_table (log, table);
}

/* Why nothing is left open: what the order would be refused for. */
static void
say_impossible (const CliLog *log, const WarState *state, const WarOrder *order)
{
  g_autofree char *sentence = NULL;
  WarRefusal refusal;

  if (war_play_check (log->setup, state, order, &refusal))
    return;

  sentence = text_refusal (log->setup, state, order, &refusal);
  cli_log_say (log, "%s\n", sentence);
}

void
cli_possible_say_rest (const CliLog *log, const WarState *state, gint seat, const char *words)
{
  g_autofree CliShortOrder *begun = g_new (CliShortOrder, 1);
  g_autofree char *message = NULL;
  g_autoptr (TextTable) table = NULL;
  Details details;

  if (!cli_short_order_begin (log->setup, state, seat, words, begun, &message))
    {
      cli_log_say (log, "%s\n", message);
      return;
    }
  if (!begun->has_option)
    {
      say_impossible (log, state, &begun->order);
      return;
    }

  table = text_table_new (3);
  details = (Details){
    .log = log,
    .state = state,
    .table = table,
    .order = begun->order,
    .said = g_string_new (words),
  };
  details.order.n_targets = 0;
  add_rest (&details, &begun->option, begun->n_arguments);
  say_table (log, table);
  g_string_free (details.said, TRUE);
}

char *
cli_possible_list_kinds (const WarSetup *setup, const WarState *state, gint seat)
{
  g_autoptr (GArray) options = list_answers (setup, state, seat);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < options->len; i++)
    {
      guint kind = g_array_index (options, WarOption, i).kind;
      gboolean is_new = TRUE;

      for (guint j = 0; j < i; j++)
        is_new &= g_array_index (options, WarOption, j).kind != kind;
      if (is_new)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                                setup->play->orders[kind].name);
    }

  return g_string_free (names, FALSE);
}

gboolean
cli_possible_find_only (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order)
{
  g_autoptr (GArray) options = list_answers (setup, state, seat);
  const WarOption *only = &g_array_index (options, WarOption, 0);

  if (options->len != 1 || setup->play->orders[only->kind].arguments[0].name != NULL
      || setup->play->orders[only->kind].targets != WAR_NONE)
    return FALSE;

  *order = war_order_new (only->kind, seat, only->actor);
  return TRUE;
}

gboolean
cli_possible_find_end (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order)
{
  g_autoptr (GArray) options = war_play_list_options (setup, state, seat, WAR_NONE);

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      if (setup->play->orders[option->kind].role != WAR_ORDER_ENDS)
        continue;
      *order = war_order_new (option->kind, seat, option->actor);
      return TRUE;
    }

  return FALSE;
}
