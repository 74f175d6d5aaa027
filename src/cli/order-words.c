/* order-words.c: the words of an order, read one after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/order-words.h"

#include <string.h>

#include "cli/measure.h"
#include "text/state.h"

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

gboolean
cli_reader_read_row (CliReader *reader, WarTable table, gint *row)
{
  guint n_rows = reader->setup->layout->tables[table].n_rows;
  guint best_words = 0, n_beginnings = 0;
  gint beginning = WAR_NONE;

  if (cli_reader_peek (reader) == NULL)
    return FALSE;
  if (parse_number (cli_reader_peek (reader), war_table_get_name (table), n_rows, row))
    {
      reader->next++;
      return TRUE;
    }

  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *name = get_row_name (reader, table, i);
      g_autofree char *folded = cli_reader_fold (name);
      g_autoptr (GString) said = g_string_new (NULL);

      for (guint n = 1; reader->next + n <= reader->n_words && said->len <= strlen (folded); n++)
        {
          g_string_append_printf (said, "%s%s", n > 1 ? "-" : "",
                                  reader->words[reader->next + n - 1]);
          if (n > best_words && g_str_equal (said->str, folded))
            {
              best_words = n;
              *row = (gint) i;
            }
        }
      if (strlen (cli_reader_peek (reader)) > 1
          && g_str_has_prefix (folded, cli_reader_peek (reader)))
        {
          n_beginnings++;
          beginning = (gint) i;
        }
    }

  if (best_words == 0 && n_beginnings != 1)
    return FALSE;
  if (best_words == 0)
    *row = beginning;
  reader->next += MAX (best_words, 1);
  return TRUE;
}

/* Places -------------------------------------------------------------------------------------- */

gboolean
cli_reader_read_place (CliReader *reader, WarPosition *position)
{
  const WarOperation *operation = reader->setup->operation;
  gint row;

  if (cli_reader_peek (reader) == NULL)
    return FALSE;
  if (cli_parse_position (cli_reader_peek (reader), operation->rules->system->length_unit, position)
      || cli_parse_square (cli_reader_peek (reader), operation->field, position))
    {
      reader->next++;
      return TRUE;
    }
  if (!cli_reader_read_row (reader, WAR_TABLE_PIECES, &row))
    return FALSE;

  const gint32 *cells
    = war_state_peek_row (reader->setup->layout, reader->state, WAR_TABLE_PIECES, (guint) row);

  *position = (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  return TRUE;
}
