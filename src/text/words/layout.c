/* layout.c: plain text in at most 80 columns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/layout-private.h"

guint
text_get_columns (const char *text)
{
  return (guint) g_utf8_strlen (text, -1);
}

void
text_append_title (GString *string, const char *title)
{
  guint n_columns = text_get_columns (title);

  g_string_append_printf (string, "%s\n", title);
  for (guint i = 0; i < MIN (n_columns, TEXT_COLUMNS); i++)
    g_string_append_c (string, '=');
  g_string_append_c (string, '\n');
}

void
text_append_pair (GString *string, const char *left, const char *right)
{
  guint used = text_get_columns (left) + text_get_columns (right);

  g_string_append_printf (string, "%s%*s%s\n", left,
                          used < TEXT_COLUMNS ? (int) (TEXT_COLUMNS - used) : 1, "", right);
}

void
text_append_wrapped (GString *string, const char *text, guint indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint column = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint width = text_get_columns (words[i]);

      if (column > 0 && column + 1 + width > TEXT_COLUMNS)
        {
          g_string_append_c (string, '\n');
          column = 0;
        }

      g_string_append_printf (string, "%*s", column == 0 ? (int) indent : 1, "");
      column += column == 0 ? indent : 1;
      g_string_append (string, words[i]);
      column += width;
    }

  g_string_append_c (string, '\n');
}

void
text_append_prologue (GString *string, const char *prologue)
{
  g_auto (GStrv) paragraphs = g_strsplit (prologue != NULL ? prologue : "", "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_string_append_c (string, '\n');
      text_append_wrapped (string, paragraphs[i], 0);
    }
}
