/* order-words.c: the words of an order, read one after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/order-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/measure.h"
#include "engine/field/transform.h"
#include "text/game/state.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

const char *
cli_reader_peek (const CliReader *reader)
{
  return reader->next < reader->n_words ? reader->words[reader->next] : NULL;
}

gboolean
cli_reader_accept (CliReader *reader, const char *a, const char *b, const char *c)
{
  const char *word = cli_reader_peek (reader);

  if (word == NULL
      || (!g_str_equal (word, a) && g_strcmp0 (word, b) != 0 && g_strcmp0 (word, c) != 0))
    return FALSE;

  reader->next++;
  return TRUE;
}

gboolean
cli_reader_fail (CliReader *reader, char *message)
{
  if (reader->message == NULL)
    reader->message = message;
  else
    g_free (message);
  return FALSE;
}

/* Rows ---------------------------------------------------------------------------------------- */

char *
cli_reader_fold (const char *name)
{
  char *folded = g_utf8_casefold (name, -1);

  g_strdelimit (folded, " ", '-');
  return folded;
}

/* What a person may say for the row: of a feature without a name its id. */
static char *
get_row_name (const CliReader *reader, WarTable table, guint row)
{
  const GPtrArray *features = reader->setup->operation->field->features;
  const WarFeature *feature;

  if (table == WAR_TABLE_PIECES)
    return text_piece (reader->setup, (gint) row);
  if (table != WAR_TABLE_FEATURES || row >= features->len)
    return g_strdup ("");

  feature = g_ptr_array_index (features, row);
  return g_strdup (feature->name != NULL ? feature->name : feature->id);
}

static gboolean
parse_number (const char *word, const char *table, guint n_rows, gint *row)
{
  gsize length = strlen (table);
  guint64 number;

  if (g_str_has_prefix (word, table) && word[length] == '.')
    word += length + 1;
  if (n_rows == 0 || !g_ascii_string_to_unsigned (word, 10, 0, n_rows - 1, &number, NULL))
    return FALSE;

  *row = (gint) number;
  return TRUE;
}

/* The words of a name or of what was said, without hyphens. */
static char **
split_name (const char *name)
{
  g_autofree char *folded = cli_reader_fold (name);

  return g_strsplit (folded, "-", -1);
}

/* Numbers are said whole; of words the beginning is enough, if it is more than a letter. */
static gboolean
is_short_for (const char *said, const char *part)
{
  if (g_ascii_isdigit (said[0]) || said[0] == '\0' || said[1] == '\0')
    return g_str_equal (said, part);

  return g_str_has_prefix (part, said);
}

/* Whether the word stands for parts of a name after the first so many, which it then follows. */
static gboolean
match_word (const char *word, char *const *parts, guint *n_parts)
{
  g_auto (GStrv) said = split_name (word);
  guint next = *n_parts;

  for (guint i = 0; said[i] != NULL; i++)
    {
      while (parts[next] != NULL && !is_short_for (said[i], parts[next]))
        next++;
      if (parts[next] == NULL)
        return FALSE;
      next++;
    }

  *n_parts = next;
  return TRUE;
}

static gboolean
is_preposition (const char *word)
{
  static const char *const prepositions[]
    = { "at", "to", "into", "against", "facing", "toward", "towards", "max", "all", NULL };

  return g_strv_contains (prepositions, word);
}

/* How many of the next words name the row: "german-officer", "german officer", "officer 1". */
static guint
match_name (const CliReader *reader, const char *name, gboolean *is_whole)
{
  g_auto (GStrv) parts = split_name (name);
  g_autofree char *folded = cli_reader_fold (name);
  g_autoptr (GString) said = g_string_new (NULL);
  guint n_words = 0, n_parts = 0;

  while (reader->next + n_words < reader->n_words)
    {
      const char *word = reader->words[reader->next + n_words];

      if (is_preposition (word) || !match_word (word, parts, &n_parts))
        break;
      g_string_append_printf (said, "%s%s", n_words > 0 ? "-" : "", word);
      n_words++;
    }

  *is_whole = g_str_equal (said->str, folded);
  return n_words;
}

/* The name of the type of a unit that has a name of its own, or else no name. */
static char *
get_type_name (const CliReader *reader, WarTable table, guint row)
{
  WarShownPiece piece = { 0 };

  if (table == WAR_TABLE_PIECES)
    war_play_show_piece (reader->setup, reader->state, row, &piece);
  return g_strdup (piece.type != NULL ? text_translate (piece.type->name) : "");
}

static const gint32 *
peek_piece (const CliReader *reader, gint row)
{
  return war_state_peek_row (reader->setup->layout, reader->state, WAR_TABLE_PIECES, (guint) row);
}

/* Rows that are nothing yet, as of units that may be bought. */
static gboolean
is_free (const CliReader *reader, WarTable table, gint row)
{
  return table == WAR_TABLE_PIECES
         && peek_piece (reader, row)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE;
}

/* Those that most words name, and whole names before others. */
static guint
find_named (const CliReader *reader, WarTable table, gboolean by_type, GArray *found)
{
  guint n_rows = reader->setup->layout->tables[table].n_rows;
  guint most = 0;
  gboolean is_whole = FALSE;

  for (gint i = 0; i < (gint) n_rows; i++)
    {
      g_autofree char *name = by_type ? get_type_name (reader, table, (guint) i)
                                      : get_row_name (reader, table, (guint) i);
      gboolean is_this_whole;
      guint n_words = is_free (reader, table, i) ? 0 : match_name (reader, name, &is_this_whole);

      if (n_words == 0 || n_words < most || (n_words == most && is_whole && !is_this_whole))
        continue;
      if (n_words > most || is_this_whole != is_whole)
        g_array_set_size (found, 0);
      most = n_words;
      is_whole = is_this_whole;
      g_array_append_val (found, i);
    }

  return most;
}

typedef gboolean (*Likes) (const CliReader *reader, const CliPreference *preference, gint row);

static gboolean
is_offered_row (const CliReader *reader, const CliPreference *preference, gint row)
{
  for (guint i = 0; i < preference->n_rows; i++)
    if (preference->rows[i] == row)
      return TRUE;

  return FALSE;
}

static gboolean
is_of_side (const CliReader *reader, const CliPreference *preference, gint row)
{
  const gint32 *seat = war_state_peek_row (reader->setup->layout, reader->state, WAR_TABLE_SEATS,
                                           (guint) reader->begun->order.seat);
  gint32 side = peek_piece (reader, row)[WAR_PIECE_SIDE];

  return (side == seat[WAR_SEAT_SIDE]) == (preference->whose == CLI_OWN_UNITS);
}

static gboolean
is_on_field (const CliReader *reader, const CliPreference *preference, gint row)
{
  return peek_piece (reader, row)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
}

/* Orders name a unit by its first base; another of its bases has to be meant by all of its name. */
static gboolean
is_first_base (const CliReader *reader, const CliPreference *preference, gint row)
{
  gint32 formation = peek_piece (reader, row)[WAR_PIECE_FORMATION];

  return formation == WAR_NONE || row == 0
         || peek_piece (reader, row - 1)[WAR_PIECE_FORMATION] != formation;
}

/* Whether so many words are the whole name of its type: "Infantry" of "Infantry (British)", which
 * "Heavy Infantry (British)" has a part of. */
static gboolean
is_whole_type (const CliReader *reader, const CliPreference *preference, gint row)
{
  g_autofree char *name = get_type_name (reader, WAR_TABLE_PIECES, (guint) row);
  g_autofree char *folded = cli_reader_fold (name);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = reader->next; i < reader->n_words && said->len < strlen (folded); i++)
    g_string_append_printf (said, "%s%s", said->len > 0 ? "-" : "", reader->words[i]);
  return folded[0] != '\0' && g_str_equal (said->str, folded);
}

/* Leaves those that are liked, if there are such. */
static void
prefer (const CliReader *reader, const CliPreference *preference, Likes likes, GArray *found)
{
  guint n_liked = 0;

  for (guint i = 0; i < found->len; i++)
    n_liked += likes (reader, preference, g_array_index (found, gint, i)) ? 1 : 0;
  for (guint i = found->len; n_liked > 0 && i > 0; i--)
    if (!likes (reader, preference, g_array_index (found, gint, i - 1)))
      g_array_remove_index (found, i - 1);
}

/* "Hooge Château", "Building in C5": what is said of the row to a person. */
static char *
describe_row (const CliReader *reader, WarTable table, guint row)
{
  const WarField *field = reader->setup->operation->field;
  const WarFeature *feature;
  g_autofree char *square = NULL;

  if (table != WAR_TABLE_FEATURES || row >= field->features->len)
    return get_row_name (reader, table, row);

  feature = g_ptr_array_index (field->features, row);
  if (feature->name != NULL)
    return g_strdup (feature->name);
  square = text_square (field, war_shape_get_middle (&feature->shape));
  /* Translators: a terrain, and the square of the map in which it lies */
  return g_strdup_printf (_ ("%s in %s"), text_translate (war_terrain_get_name (feature->terrain)),
                          square);
}

/* Notes what a word that names several rows may mean. */
static void
note_several (CliReader *reader, WarTable table, const GArray *found, guint n_words)
{
  g_autoptr (GString) said = g_string_new (cli_reader_peek (reader));
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint i = 1; i < n_words; i++)
    g_string_append_printf (said, " %s", reader->words[reader->next + i]);
  for (guint i = 0; i < found->len; i++)
    {
      gint row = g_array_index (found, gint, i);
      g_autofree char *name = describe_row (reader, table, (guint) row);

      g_string_append_printf (rows, "%s%d %s", i > 0 ? ", " : "", row, name);
    }

  g_free (reader->several);
  reader->several = g_strdup_printf (_ ("“%s” may be one of these: %s."), said->str, rows->str);
}

gboolean
cli_reader_read_row (CliReader *reader, WarTable table, const CliPreference *preference, gint *row)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint));
  guint n_words;

  g_clear_pointer (&reader->several, g_free);
  if (cli_reader_peek (reader) == NULL)
    return FALSE;

  /* A name may begin with a number, "15 Schwere Team", but then goes on. */
  n_words = find_named (reader, table, FALSE, found);
  if (n_words == 0)
    n_words = find_named (reader, table, TRUE, found);
  if (n_words < 2
      && parse_number (cli_reader_peek (reader), war_table_get_name (table),
                       reader->setup->layout->tables[table].n_rows, row))
    {
      reader->next++;
      return TRUE;
    }

  prefer (reader, preference, is_offered_row, found);
  if (table == WAR_TABLE_PIECES)
    {
      prefer (reader, preference, is_first_base, found);
      prefer (reader, preference, is_whole_type, found);
    }
  if (table == WAR_TABLE_PIECES && preference->whose != CLI_ANY_UNITS)
    prefer (reader, preference, is_of_side, found);
  if (table == WAR_TABLE_PIECES)
    prefer (reader, preference, is_on_field, found);
  if (found->len > 1)
    note_several (reader, table, found, n_words);
  if (found->len != 1)
    return FALSE;

  *row = g_array_index (found, gint, 0);
  reader->next += n_words;
  return TRUE;
}

/* Places -------------------------------------------------------------------------------------- */

gboolean
cli_reader_read_place (CliReader *reader, WarPosition *position)
{
  const WarOperation *operation = reader->setup->operation;
  const CliPreference any = { .whose = CLI_ANY_UNITS };
  gint row;

  if (cli_reader_peek (reader) == NULL)
    return FALSE;
  if (cli_parse_place (cli_reader_peek (reader), operation->field,
                       operation->rules->system->length_unit, position))
    {
      reader->next++;
      return TRUE;
    }
  if (!cli_reader_read_row (reader, WAR_TABLE_PIECES, &any, &row))
    return FALSE;

  WarShownPiece shown;

  if (!war_play_show_piece (reader->setup, reader->state, (guint) row, &shown))
    {
      g_autofree char *name = text_piece (reader->setup, row);

      return cli_reader_fail (reader, g_strdup_printf (_ ("%s is not on the field."), name));
    }

  *position = shown.base.centre;
  return TRUE;
}

/* "fort 3" */
static gboolean
read_fort (CliReader *reader, const WarField *field, WarHex *hex)
{
  guint64 number;

  if (reader->next + 1 >= reader->n_words || !g_str_equal (cli_reader_peek (reader), "fort")
      || !g_ascii_string_to_unsigned (reader->words[reader->next + 1], 10, 1, WAR_HEX_MAX_NUMBER,
                                      &number, NULL))
    return FALSE;

  *hex = war_hex_board_find_fort (field->board, (guint) number);
  reader->next += 2;
  return *hex != WAR_HEX_NONE;
}

gboolean
cli_reader_read_hex (CliReader *reader, WarHex *hex)
{
  const WarField *field = reader->setup->operation->field;
  WarPosition position;
  WarHexes hexes;

  if (field->board == NULL || cli_reader_peek (reader) == NULL)
    return FALSE;
  if (read_fort (reader, field, hex))
    return TRUE;
  if (!cli_reader_read_place (reader, &position))
    return FALSE;

  hexes = war_field_get_hexes (field);
  *hex = war_hexes_pick (&hexes, position);
  return *hex != WAR_HEX_NONE;
}
