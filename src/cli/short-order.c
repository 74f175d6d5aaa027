/* short-order.c: orders as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/short-order.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/order-words.h"

/* Targets ------------------------------------------------------------------------------------- */

/* "3-7": all of them. */
static gboolean
read_span (CliReader *reader, WarOrder *order)
{
  g_auto (GStrv) ends = g_strsplit (cli_reader_peek (reader), "-", 2);
  guint64 first, last;

  if (ends[0] == NULL || ends[1] == NULL
      || !g_ascii_string_to_unsigned (ends[0], 10, 0, G_MAXINT32, &first, NULL)
      || !g_ascii_string_to_unsigned (ends[1], 10, first, first + WAR_ORDER_MAX_TARGETS - 1, &last,
                                      NULL))
    return FALSE;

  for (guint64 i = first; i <= last && order->n_targets < WAR_ORDER_MAX_TARGETS; i++)
    order->targets[order->n_targets++] = (gint) i;
  reader->next++;
  return TRUE;
}

static void
read_targets (CliReader *reader)
{
  CliShortOrder *begun = reader->begun;
  WarTable table = (WarTable) reader->kind->targets;
  CliPreference preference = { .whose = CLI_OTHER_UNITS };
  guint n_arguments = begun->n_arguments;
  guint most = 1;
  gint row;

  cli_reader_narrow (reader, n_arguments);
  if (begun->has_option)
    {
      most = MIN (begun->option.maximum_targets, WAR_ORDER_MAX_TARGETS);
      preference.rows = begun->option.candidates;
      preference.n_rows = begun->option.n_candidates;
    }

  if (!cli_reader_accept (reader, "at", "into", "against") && reader->kind->has_text)
    cli_reader_accept (reader, "to", NULL, NULL);
  while (begun->order.n_targets < most && cli_reader_peek (reader) != NULL)
    if (most > 1 && read_span (reader, &begun->order))
      continue;
    else if (cli_reader_read_row (reader, table, &preference, &row))
      begun->order.targets[begun->order.n_targets++] = row;
    else
      break;

  if (begun->order.n_targets == 0 && begun->has_option && begun->option.minimum_targets == 1
      && begun->option.n_candidates == 1)
    begun->order.targets[begun->order.n_targets++] = begun->option.candidates[0];
}

/* The order ----------------------------------------------------------------------------------- */

/* How many kinds of orders the word names, and one of them: by its whole name or by its beginning,
 * of those that may be given now or of all. */
static guint
find_kinds (const CliReader *reader, const GArray *options, gboolean is_whole, gboolean is_offered,
            gint *found)
{
  const WarOrderKind *kinds = reader->setup->play->orders;
  const char *word = cli_reader_peek (reader);
  guint n_found = 0;

  for (guint i = 0; kinds[i].name != NULL; i++)
    {
      gboolean is_one = !is_offered;

      for (guint j = 0; j < options->len; j++)
        is_one |= g_array_index (options, WarOption, j).kind == i;
      if (is_one
          && (is_whole ? g_str_equal (kinds[i].name, word)
                       : g_str_has_prefix (kinds[i].name, word)))
        {
          *found = (gint) i;
          n_found++;
        }
    }

  return n_found;
}

/* What may be given now comes first; of what nobody may do now one is told why not, if it can be
 * only that. */
static gboolean
read_kind (CliReader *reader, const GArray *options)
{
  gint found = WAR_NONE;
  guint n_found = 0;

  for (guint i = 0; n_found == 0 && i < 4; i++)
    n_found = find_kinds (reader, options, i % 2 == 0, i < 2, &found);

  if (n_found != 1)
    return cli_reader_fail (
      reader, g_strdup_printf (n_found == 0 ? _ ("There is no order “%s” now; see “options”.")
                                            : _ ("“%s” can be several orders; see “options”."),
                               cli_reader_peek (reader)));

  reader->next++;
  reader->kind = &reader->setup->play->orders[found];
  reader->begun->order.kind = (guint) found;
  return TRUE;
}

/* Whether a piece is of the side of the seat. */
static gboolean
is_own (const CliReader *reader, gint row)
{
  const WarLayout *layout = reader->setup->layout;
  guint seat = (guint) reader->begun->order.seat;

  return reader->kind->actor == WAR_TABLE_PIECES
         && war_state_peek_row (layout, reader->state, WAR_TABLE_PIECES,
                                (guint) row)[WAR_PIECE_SIDE]
              == war_state_peek_row (layout, reader->state, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE];
}

/* The nearest unit of another side that is on the field, or WAR_NONE. */
static gint
find_nearest_enemy (const CliReader *reader)
{
  const WarLayout *layout = reader->setup->layout;
  WarShownPiece actor = { 0 };
  gint nearest = WAR_NONE;
  gint64 least = G_MAXINT64;

  war_play_show_piece (reader->setup, reader->state, (guint) reader->begun->order.actor, &actor);
  for (guint i = 0; i < layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      WarShownPiece other;
      gint64 x, y;

      if (!war_play_show_piece (reader->setup, reader->state, i, &other)
          || other.side == actor.side)
        continue;
      x = (gint64) other.base.centre.x - actor.base.centre.x;
      y = (gint64) other.base.centre.y - actor.base.centre.y;
      if (x * x + y * y >= least)
        continue;
      nearest = (gint) i;
      least = x * x + y * y;
    }

  return nearest;
}

/* Of an order that nobody may give now and that has no target: as if it were given at the nearest
 * enemy, the rules say by which clause not. FALSE: they have nothing to say of it. */
static gboolean
aim_at_nearest (CliReader *reader)
{
  WarOrder *order = &reader->begun->order;
  WarRefusal refusal;

  if (reader->kind->targets != WAR_TABLE_PIECES || reader->kind->actor != WAR_TABLE_PIECES
      || order->actor == WAR_NONE || order->n_targets > 0)
    return FALSE;

  order->targets[0] = find_nearest_enemy (reader);
  order->n_targets = order->targets[0] != WAR_NONE;
  if (order->n_targets > 0 && !war_play_check (reader->setup, reader->state, order, &refusal)
      && refusal.kind != WAR_REFUSAL_MALFORMED)
    return TRUE;

  order->n_targets = 0;
  return FALSE;
}

/* Whether the row that was read may be meant as a target, as nothing comes after it. */
static gboolean
may_be_target (const CliReader *reader)
{
  return reader->kind->targets == reader->kind->actor && cli_reader_peek (reader) == NULL;
}

static gboolean
is_one_of (gint row, const gint *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    if (rows[i] == row)
      return TRUE;

  return FALSE;
}

static gboolean
read_actor (CliReader *reader, const GArray *options)
{
  CliShortOrder *begun = reader->begun;
  g_autofree gint *offered = g_new (gint, options->len);
  CliPreference preference = { .rows = offered, .whose = CLI_OWN_UNITS };
  guint start = reader->next, n_offered = 0;
  gint only = WAR_NONE, row;

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      if (option->kind == begun->order.kind)
        {
          offered[n_offered++] = option->actor;
          only = option->actor;
        }
    }
  preference.n_rows = n_offered;
  reader->is_offered = n_offered > 0;

  if (reader->kind->actor == WAR_NONE)
    return TRUE;
  if (cli_reader_read_row (reader, (WarTable) reader->kind->actor, &preference, &row)
      && (n_offered != 1 || row == only || is_own (reader, row) || !may_be_target (reader)))
    {
      begun->order.actor = row;
      reader->is_others
        = !is_own (reader, row) && !is_one_of (row, preference.rows, preference.n_rows);
      return TRUE;
    }

  /* The word may be the target of the only one that can do so. */
  if (n_offered == 1)
    {
      reader->next = start;
      begun->order.actor = only;
      return TRUE;
    }

  if (!reader->is_offered)
    return cli_reader_fail (reader, g_strdup (_ ("That cannot be done now; see “options”.")));
  if (cli_reader_peek (reader) == NULL)
    return cli_reader_fail (
      reader,
      g_strdup_printf (_ ("Which unit? Say “%s UNIT …”; see “options”."), reader->kind->name));

  if (reader->several != NULL)
    return cli_reader_fail (reader, g_steal_pointer (&reader->several));

  return cli_reader_fail (reader,
                          g_strdup_printf (_ ("“%s” is not the number or the name of a unit."),
                                           cli_reader_peek (reader)));
}

static void
find_option (CliReader *reader, const GArray *options)
{
  CliShortOrder *begun = reader->begun;

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      if (option->kind == begun->order.kind && option->actor == begun->order.actor)
        {
          begun->option = *option;
          begun->has_option = TRUE;
        }
    }
}

/* "fire 3 at 14", where one has to say how much at whom: as much as is allowed. The number is left
 * open before the target, which may be of any; *most is the greatest that there is. */
static gboolean
leaves_number (CliReader *reader, gint32 *most)
{
  CliShortOrder *begun = reader->begun;
  guint n = begun->n_arguments;
  const WarDomain *domain = cli_reader_narrow (reader, n);

  if (reader->kind->arguments[n].kind != WAR_ARGUMENT_CHOICE
      || reader->kind->arguments[n + 1].name != NULL || reader->kind->targets == WAR_NONE
      || g_strcmp0 (cli_reader_peek (reader), "at") != 0)
    return FALSE;

  /* Of what cannot be done the rules say why not, whatever the number. */
  *most = begun->order.arguments[n] = 1;
  if (domain != NULL && war_domain_count (domain) > 0)
    {
      *most = war_domain_get (domain, war_domain_count (domain) - 1);
      begun->order.arguments[n] = war_domain_get (domain, 0);
    }
  begun->n_arguments = n + 1;
  return TRUE;
}

/* The last argument, from the greatest down; if none is allowed it stays, and why not is said. */
static void
take_most (CliReader *reader, gint32 most)
{
  WarOrder order = reader->begun->order;
  guint n = reader->begun->n_arguments - 1;
  WarRefusal refusal;

  for (order.arguments[n] = most; order.arguments[n] > reader->begun->order.arguments[n];
       order.arguments[n]--)
    if (war_play_check (reader->setup, reader->state, &order, &refusal))
      {
        reader->begun->order = order;
        return;
      }
}

static gboolean
begin (CliReader *reader, gint seat)
{
  gint32 most = 0;
  gboolean takes_most = FALSE;

  g_autoptr (GArray) options = war_play_list_options (reader->setup, reader->state, seat, WAR_NONE);

  reader->begun->order = war_order_new (0, seat, WAR_NONE);
  if (!read_kind (reader, options) || !read_actor (reader, options))
    return FALSE;
  if (reader->is_others)
    return TRUE;

  find_option (reader, options);
  while (reader->kind->arguments[reader->begun->n_arguments].name != NULL)
    if (!cli_reader_read_argument (reader, reader->begun->n_arguments))
      {
        if (reader->message != NULL || !leaves_number (reader, &most))
          return reader->message == NULL;
        takes_most = TRUE;
      }
  if (reader->kind->targets != WAR_NONE)
    read_targets (reader);
  if (takes_most && reader->begun->order.n_targets > 0)
    take_most (reader, most);

  return TRUE;
}

/* The argument, and those that are said together with it; the number of the next one. */
static guint
describe_argument (GString *text, const WarOrderKind *kind, guint i)
{
  const WarArgument *argument = &kind->arguments[i];
  g_autofree char *upper = g_ascii_strup (argument->name, -1);

  if (war_order_kind_has_way (kind, i))
    {
      /* A weapon is aimed at a place, and a unit goes to it. */
      g_string_append_printf (
        text, i > 0 ? " at %s | HEADING DISTANCE" : " to %s | HEADING DISTANCE", _ ("PLACE"));
      return i + 2;
    }
  if (argument->kind == WAR_ARGUMENT_X)
    {
      g_string_append_printf (text, " %s", _ ("PLACE"));
      return i + 2;
    }

  if (argument->kind == WAR_ARGUMENT_HEX)
    {
      g_string_append_printf (
        text, kind->actor == WAR_NONE || kind->role == WAR_ORDER_PLACES ? " at %s" : " to %s",
        upper);
      return i + 1;
    }
  g_string_append_printf (
    text,
    argument->kind == WAR_ARGUMENT_WEAPON || argument->kind == WAR_ARGUMENT_HEADING ? " [%s]"
                                                                                    : " %s",
    upper);
  return i + 1;
}

char *
cli_short_order_describe (const WarOrderKind *kind)
{
  GString *text = g_string_new (kind->name);

  if (kind->actor != WAR_NONE)
    g_string_append_printf (text, " %s", _ ("UNIT"));
  for (guint i = 0; kind->arguments[i].name != NULL;)
    i = describe_argument (text, kind, i);
  if (kind->targets != WAR_NONE)
    g_string_append_printf (text, " %s", kind->actor != WAR_NONE ? _ ("TARGET") : _ ("UNIT …"));
  if (kind->has_text)
    g_string_append_printf (text, " \"%s\"", _ ("WORDS"));

  return g_string_free (text, FALSE);
}

/* What is still missing, or too much; but of what nobody can do now, or not that unit, the rules
 * say why not, if they understand the order. */
static gboolean
check_whole (CliReader *reader)
{
  CliShortOrder *begun = reader->begun;
  guint n_arguments = war_order_kind_count_arguments (reader->kind);
  g_autofree char *usage = cli_short_order_describe (reader->kind);
  gboolean is_lacking, is_refused, is_malformed;
  WarRefusal refusal;

  /* The rules say that it is none of the seat's, whatever it was to do at whom. */
  if (reader->is_others)
    {
      begun->order.n_targets = reader->kind->targets != WAR_NONE ? 1 : 0;
      return TRUE;
    }
  is_refused = !war_play_check (reader->setup, reader->state, &begun->order, &refusal);
  is_malformed = is_refused && refusal.kind == WAR_REFUSAL_MALFORMED;
  is_lacking = begun->n_arguments < n_arguments
               || (reader->kind->targets != WAR_NONE && begun->order.n_targets == 0 && is_refused);
  if (!reader->is_offered && is_lacking && is_malformed && !aim_at_nearest (reader))
    return cli_reader_fail (reader, g_strdup (_ ("That cannot be done now; see “options”.")));
  if (!reader->is_offered)
    return TRUE;
  if (begun->order.actor != WAR_NONE && !begun->has_option && is_refused && !is_malformed)
    return TRUE;

  if (cli_reader_peek (reader) != NULL && reader->several != NULL)
    return cli_reader_fail (reader, g_steal_pointer (&reader->several));
  if (cli_reader_peek (reader) != NULL)
    return cli_reader_fail (reader, g_strdup_printf (_ ("“%s” is not understood. Say: %s"),
                                                     cli_reader_peek (reader), usage));
  if (is_lacking)
    return cli_reader_fail (reader, g_strdup_printf (_ ("Something is missing. Say: %s"), usage));

  return TRUE;
}

/* The words, folded, without empty ones and commas between blanks. */
static char **
split (const char *line)
{
  g_autofree char *folded = g_utf8_casefold (line, -1);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t", -1);
  GStrvBuilder *words = g_strv_builder_new ();
  char **result;

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0' && !g_str_equal (parts[i], ",") && !g_str_equal (parts[i], "with"))
      g_strv_builder_add (words, parts[i]);

  result = g_strv_builder_end (words);
  g_strv_builder_unref (words);
  return result;
}

static gboolean
read_begun (const WarSetup *setup, const WarState *state, gint seat, const char *line,
            gboolean is_whole, CliShortOrder *begun, char **message)
{
  g_auto (GStrv) words = split (line);
  CliReader reader = {
    .setup = setup,
    .state = state,
    .words = words,
    .n_words = g_strv_length (words),
    .begun = begun,
  };

  memset (begun, 0, sizeof *begun);
  if (reader.n_words == 0)
    cli_reader_fail (&reader, g_strdup (_ ("Say an order; see “options”.")));
  else if (begin (&reader, seat) && is_whole)
    check_whole (&reader);

  g_free (reader.several);
  if (reader.message != NULL)
    g_clear_pointer (&reader.note, g_free);
  *message = reader.message != NULL ? reader.message : reader.note;
  return reader.message == NULL;
}

gboolean
cli_short_order_find_unit (const WarSetup *setup, const WarState *state, gint seat,
                           const char *words, gint *piece, char **message)
{
  g_autofree CliShortOrder *begun = g_new0 (CliShortOrder, 1);
  const CliPreference preference = { .whose = CLI_OWN_UNITS };
  g_auto (GStrv) parts = split (words);
  CliReader reader = {
    .setup = setup,
    .state = state,
    .words = parts,
    .n_words = g_strv_length (parts),
    .begun = begun,
  };
  gboolean is_found;

  begun->order.seat = seat;
  is_found = cli_reader_read_row (&reader, WAR_TABLE_PIECES, &preference, piece)
             && cli_reader_peek (&reader) == NULL;
  *message = reader.several;
  return is_found;
}

gboolean
cli_short_order_begin (const WarSetup *setup, const WarState *state, gint seat, const char *words,
                       CliShortOrder *begun, char **message)
{
  return read_begun (setup, state, seat, words, FALSE, begun, message);
}

/* Whether the line is in the grammar of journals, which has a sign that the short one lacks, or
 * nothing after an actor in it. */
static gboolean
is_canonical (const char *line)
{
  return strchr (line, '=') != NULL;
}

/* A seat before the order; skips it. */
static const char *
skip_seat (const WarSetup *setup, const char *line, gint *seat)
{
  guint n_seats = setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  if (line[0] < '1' || line[0] > '0' + (char) n_seats || line[1] != ' ')
    return line;

  *seat = line[0] - '1';
  return line + 2;
}

/* Takes what stands in quotes, up to the end of the line, out of it into the order's text. */
static gboolean
take_text (GString *line, char text[WAR_ORDER_TEXT_SIZE], char **message)
{
  const char *quote = strchr (line->str, '"');
  gsize start = quote != NULL ? (gsize) (quote - line->str) : line->len;

  text[0] = '\0';
  *message = NULL;
  if (quote == NULL)
    return TRUE;

  if (line->len < start + 2 || line->str[line->len - 1] != '"')
    *message = g_strdup (_ ("The words in quotes come last, and end with a quote."));
  else if (line->len - start - 2 >= WAR_ORDER_TEXT_SIZE)
    *message = g_strdup_printf (_ ("That is too long for a note: %d bytes are the most."),
                                WAR_ORDER_TEXT_SIZE - 1);
  else
    {
      memcpy (text, quote + 1, line->len - start - 2);
      text[line->len - start - 2] = '\0';
      g_string_truncate (line, start);
      if (war_order_text_is_valid (text))
        return TRUE;
      *message = g_strdup (_ ("A note has no control characters."));
    }

  return FALSE;
}

gboolean
cli_short_order_read (const WarSetup *setup, const WarState *state, gint seat, const char *line,
                      WarOrder *order, char **message)
{
  CliShortOrder begun;
  const char *words = skip_seat (setup, line, &seat);
  g_autoptr (GString) rest = g_string_new (words);
  g_autofree char *before = g_strndup (words, strcspn (words, "\""));
  char text[WAR_ORDER_TEXT_SIZE];
  const WarOrderKind *kind;

  if (is_canonical (before))
    {
      g_autofree char *whole = g_strdup_printf ("%d %s", seat + 1, words);

      return war_order_from_text (order, whole, setup->play->orders, message);
    }

  if (!take_text (rest, text, message)
      || !read_begun (setup, state, seat, rest->str, TRUE, &begun, message))
    return FALSE;

  *order = begun.order;
  kind = &setup->play->orders[order->kind];
  memcpy (order->text, text, sizeof text);
  if (kind->has_text == (text[0] != '\0'))
    return TRUE;

  g_free (*message);
  *message = kind->has_text ? g_strdup (_ ("Say the words of the note in quotes."))
                            : g_strdup (_ ("This order has no words in quotes."));
  return FALSE;
}
