/* state-text.c: a state in named fields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/state.h"

G_STATIC_ASSERT (WAR_MAX_COLUMNS <= 64);

char *
war_state_to_text (const WarLayout *layout, const WarState *state)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "generator %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n",
                          state->generator.state, state->generator.stream);

  for (guint i = 0; i < WAR_N_TABLES; i++)
    for (guint row = 0; row < layout->tables[i].n_rows; row++)
      {
        const gint32 *cells = war_state_peek_row (layout, state, i, row);
        gboolean begun = FALSE;

        for (guint column = 0; column < layout->tables[i].n_columns; column++)
          {
            if (cells[column] == layout->tables[i].initials[column])
              continue;

            if (!begun)
              g_string_append_printf (text, "%s %u", war_table_get_name (i), row);
            begun = TRUE;
            g_string_append_printf (text, " %s=%d", war_layout_get_column (layout, i, column)->name,
                                    cells[column]);
          }

        if (begun)
          g_string_append_c (text, '\n');
      }

  return g_string_free (text, FALSE);
}

static gboolean
parse_number (const char *text, gint64 minimum, gint64 maximum, gint64 *number)
{
  return g_ascii_string_to_signed (text, 10, minimum, maximum, number, NULL);
}

static gboolean
parse_row (const WarLayout *layout, WarState *state, char **words, gint64 *latest)
{
  guint table = 0;
  guint64 seen = 0;
  gint64 row, value;
  gint32 *cells;

  while (table < WAR_N_TABLES && !g_str_equal (war_table_get_name (table), words[0]))
    table++;
  if (table == WAR_N_TABLES || layout->tables[table].n_rows == 0 || words[1] == NULL
      || words[2] == NULL
      || !parse_number (words[1], 0, (gint64) layout->tables[table].n_rows - 1, &row))
    return FALSE;

  /* Rows ascend, so that none can come twice. */
  if (table * (gint64) WAR_MAX_ROWS + row <= *latest)
    return FALSE;
  *latest = table * (gint64) WAR_MAX_ROWS + row;

  cells = war_state_get_row (layout, state, table, (guint) row);
  for (guint i = 2; words[i] != NULL; i++)
    {
      char *sign = strchr (words[i], '=');
      gint column;

      if (sign == NULL)
        return FALSE;
      *sign = '\0';
      column = war_layout_find_column (layout, table, words[i]);
      if (column < 0 || (seen & (G_GUINT64_CONSTANT (1) << column)) != 0
          || !parse_number (sign + 1, G_MININT32, G_MAXINT32, &value))
        return FALSE;
      seen |= G_GUINT64_CONSTANT (1) << column;
      cells[column] = (gint32) value;
    }

  return TRUE;
}

static gboolean
parse_generator (WarState *state, char **words)
{
  return words[1] != NULL && words[2] != NULL && words[3] == NULL
         && g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT64, &state->generator.state, NULL)
         && g_ascii_string_to_unsigned (words[2], 10, 0, G_MAXUINT64, &state->generator.stream,
                                        NULL)
         && (state->generator.stream & 1) != 0;
}

WarState *
war_state_from_text (const WarLayout *layout, const char *text, guint *line)
{
  WarState *state = war_state_new (layout, (WarGenerator){ 0 });
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gint64 latest = -1;

  /* g_strsplit() gives no line at all for "", which has no generator either. */
  for (guint i = 0; i == 0 || lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i] != NULL ? lines[i] : "", " ", -1);
      gboolean understood;

      /* The generator comes first; after the last line there is an empty one. */
      if (i == 0)
        understood = g_strcmp0 (words[0], "generator") == 0 && parse_generator (state, words);
      else if (lines[i][0] == '\0')
        understood = lines[i + 1] == NULL;
      else
        understood = parse_row (layout, state, words, &latest);

      if (!understood)
        {
          if (line != NULL)
            *line = i + 1;
          g_free (state);
          return NULL;
        }
    }

  return state;
}
