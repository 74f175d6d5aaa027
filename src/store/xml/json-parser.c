/* json-parser.c: takes JSON apart, as strictly as RFC 8259 has it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/xml/json-private.h"

typedef struct
{
  const char *text, *end;
  const char *p; /* where the parser is */
  GArray *values; /* StoreJsonValue */
  guint n_values; /* without names */
  guint32 open[STORE_JSON_MAX_DEPTH]; /* indices of arrays and objects, innermost last */
  guint depth;
  StoreFaults *faults;
} Parser;

/* Always FALSE. Here: a whole sentence. */
static gboolean
report (Parser *parser, const char *message)
{
  const char *line = parser->text, *newline;
  guint n_lines = 1;

  while ((newline = memchr (line, '\n', (gsize) (parser->p - line))) != NULL)
    {
      line = newline + 1;
      n_lines++;
    }
  store_faults_add (parser->faults, n_lines, (guint) g_utf8_strlen (line, parser->p - line) + 1,
                    "%s", message);
  return FALSE;
}

/* Likewise: what should stand here. */
static gboolean
report_syntax (Parser *parser, const char *message)
{
  g_autofree char *whole = g_strdup_printf (
    _ ("is no JSON: %s"), parser->p < parser->end ? message : _ ("it ends too early"));

  return report (parser, whole);
}

static void
skip_space (Parser *parser)
{
  while (parser->p < parser->end && strchr (" \t\r\n", *parser->p) != NULL && *parser->p != '\0')
    parser->p++;
}

static gboolean
is_next (const Parser *parser, char c)
{
  return parser->p < parser->end && *parser->p == c;
}

static StoreJsonValue *
get_value (const Parser *parser, guint32 index)
{
  return &g_array_index (parser->values, StoreJsonValue, index);
}

static void
add (Parser *parser, StoreJsonType type, const char *start, const char *end)
{
  StoreJsonValue value = { type, (guint32) (start - parser->text), (guint32) (end - parser->text),
                           parser->values->len + 1 };

  g_array_append_val (parser->values, value);
}

/* Strings and numbers ------------------------------------------------------------------------- */

/* Behind the backslash. */
static gboolean
skip_escape (Parser *parser)
{
  guint n_digits = is_next (parser, 'u') ? 4 : 0;

  if (parser->p == parser->end || *parser->p == '\0' || strchr ("\"\\/bfnrtu", *parser->p) == NULL)
    return report_syntax (parser, _ ("this letter has no meaning after “\\”"));

  for (parser->p++; n_digits > 0; n_digits--, parser->p++)
    if (parser->p == parser->end || !g_ascii_isxdigit (*parser->p))
      return report_syntax (parser, _ ("four hexadecimal digits should stand after “\\u”"));

  return TRUE;
}

/* From the first quote on. */
static gboolean
read_string (Parser *parser)
{
  const char *start = ++parser->p;

  while (parser->p < parser->end && *parser->p != '"')
    {
      if ((guchar) *parser->p < ' ')
        return report_syntax (parser, _ ("a string may hold no line break, nor the like"));
      if (*parser->p++ == '\\' && !skip_escape (parser))
        return FALSE;
    }

  if (parser->p == parser->end)
    return report_syntax (parser, NULL);

  add (parser, STORE_JSON_STRING, start, parser->p++);
  return TRUE;
}

/* FALSE: there is none. */
static gboolean
skip_digits (Parser *parser)
{
  const char *start = parser->p;

  while (parser->p < parser->end && g_ascii_isdigit (*parser->p))
    parser->p++;

  return parser->p > start;
}

static gboolean
skip_number (Parser *parser)
{
  parser->p += is_next (parser, '-');
  if (is_next (parser, '0'))
    parser->p++;
  else if (!skip_digits (parser))
    return FALSE;

  if (is_next (parser, '.'))
    {
      parser->p++;
      if (!skip_digits (parser))
        return FALSE;
    }

  if (!is_next (parser, 'e') && !is_next (parser, 'E'))
    return TRUE;

  parser->p++;
  parser->p += is_next (parser, '+') || is_next (parser, '-');
  return skip_digits (parser);
}

static gboolean
read_number (Parser *parser)
{
  const char *start = parser->p;

  if (!skip_number (parser))
    return report_syntax (parser, _ ("a digit should stand here"));

  add (parser, STORE_JSON_NUMBER, start, parser->p);
  return TRUE;
}

static gboolean
read_word (Parser *parser)
{
  static const struct
  {
    const char *word;
    StoreJsonType type;
  } words[] = { { "null", STORE_JSON_NULL },
                { "true", STORE_JSON_BOOLEAN },
                { "false", STORE_JSON_BOOLEAN } };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i].word);

      if ((gsize) (parser->end - parser->p) < length
          || memcmp (parser->p, words[i].word, length) != 0)
        continue;

      add (parser, words[i].type, parser->p, parser->p + length);
      parser->p += length;
      return TRUE;
    }

  return report_syntax (parser, _ ("a value should stand here"));
}

/* Arrays and objects -------------------------------------------------------------------------- */

static gboolean
open_container (Parser *parser)
{
  if (parser->depth == STORE_JSON_MAX_DEPTH)
    {
      g_autofree char *message
        = g_strdup_printf (_ ("goes more than %d brackets deep"), STORE_JSON_MAX_DEPTH);

      return report (parser, message);
    }

  parser->open[parser->depth++] = parser->values->len;
  add (parser, *parser->p == '{' ? STORE_JSON_OBJECT : STORE_JSON_ARRAY, parser->p, parser->p + 1);
  parser->p++;
  return TRUE;
}

static gboolean
read_value (Parser *parser)
{
  if (++parser->n_values > STORE_JSON_MAX_VALUES)
    {
      g_autofree char *message
        = g_strdup_printf (_ ("has more than %d values"), STORE_JSON_MAX_VALUES);

      return report (parser, message);
    }

  if (is_next (parser, '{') || is_next (parser, '['))
    return open_container (parser);
  if (is_next (parser, '"'))
    return read_string (parser);
  if (is_next (parser, '-') || (parser->p < parser->end && g_ascii_isdigit (*parser->p)))
    return read_number (parser);

  return read_word (parser);
}

static gboolean
read_name (Parser *parser)
{
  if (!is_next (parser, '"'))
    return report_syntax (parser, _ ("a name in quotes should stand here"));
  if (!read_string (parser))
    return FALSE;

  skip_space (parser);
  if (!is_next (parser, ':'))
    return report_syntax (parser, _ ("“:” should stand here"));

  parser->p++;
  skip_space (parser);
  return TRUE;
}

/* What comes next in the innermost that is open: its end, or one more value. */
static gboolean
go_on (Parser *parser)
{
  guint32 index = parser->open[parser->depth - 1];
  gboolean is_object = get_value (parser, index)->type == STORE_JSON_OBJECT;
  gboolean is_first = parser->values->len == index + 1;

  skip_space (parser);
  if (is_next (parser, is_object ? '}' : ']'))
    {
      parser->p++;
      parser->depth--;
      get_value (parser, index)->after = parser->values->len;
      return TRUE;
    }

  if (!is_first && !is_next (parser, ','))
    return report_syntax (parser, is_object ? _ ("“,” or “}” should stand here")
                                            : _ ("“,” or “]” should stand here"));

  parser->p += !is_first;
  skip_space (parser);
  return (!is_object || read_name (parser)) && read_value (parser);
}

/* An object, and white space around it. */
static gboolean
read_whole (Parser *parser)
{
  skip_space (parser);
  if (parser->p == parser->end)
    {
      store_faults_add (parser->faults, 0, 0, _ ("is no JSON: %s"), _ ("it is empty"));
      return FALSE;
    }
  if (!is_next (parser, '{'))
    return report (parser, _ ("is no JSON object"));

  if (!read_value (parser))
    return FALSE;
  while (parser->depth > 0)
    if (!go_on (parser))
      return FALSE;

  skip_space (parser);
  return parser->p == parser->end || report (parser, _ ("is no JSON object"));
}

GArray *
store_json_parse (const char *text, gsize length, StoreFaults *faults)
{
  Parser parser = { .text = text, .end = text + length, .p = text, .faults = faults };

  parser.values = g_array_new (FALSE, FALSE, sizeof (StoreJsonValue));
  if (!read_whole (&parser))
    g_clear_pointer (&parser.values, g_array_unref);

  return parser.values;
}
