/* svg-compact.c: SVG in fewer letters
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/svg-private.h"

/* No place is off by more, in units of the drawing: millimetres. */
#define LEAST 0.01

/* A path as it is written: all places are whole numbers of steps, so that nothing adds up. */
typedef struct
{
  GString *text;
  double steps; /* in a unit: a power of ten */
  guint digits;
  gint64 x, y; /* where it has come to */
  gint64 first_x, first_y; /* of its part */
  char last; /* what was written last */
} Path;

static void
append_steps (Path *path, gint64 steps)
{
  guint64 size = (guint64) ABS (steps), one = (guint64) path->steps;
  char digits[24];
  gsize length;

  if (g_ascii_isdigit (path->text->str[path->text->len - 1]) && steps >= 0)
    g_string_append_c (path->text, ' ');
  if (steps < 0)
    g_string_append_c (path->text, '-');
  if (size / one > 0 || size % one == 0)
    g_string_append_printf (path->text, "%" G_GUINT64_FORMAT, size / one);
  if (size % one == 0)
    return;

  g_snprintf (digits, sizeof digits, "%0*" G_GUINT64_FORMAT, (int) path->digits, size % one);
  for (length = strlen (digits); digits[length - 1] == '0'; length--)
    ;
  g_string_append_printf (path->text, ".%.*s", (int) length, digits);
}

/* Places are told from where the path has come to, but for the first. */
static void
append_command (Path *path, char command, const double *numbers, guint n)
{
  char letter = g_ascii_tolower (command);
  gint64 x = path->x, y = path->y;

  /* A line follows a beginning, and one like the last the last, without a letter. */
  if (letter != path->last && !(letter == 'l' && path->last == 'm'))
    g_string_append_c (path->text, letter);
  path->last = letter;
  for (guint i = 0; i + 1 < n; i += 2)
    {
      x = llround (numbers[i] * path->steps);
      y = llround (numbers[i + 1] * path->steps);
      append_steps (path, x - path->x);
      append_steps (path, y - path->y);
    }
  path->x = x;
  path->y = y;
  if (letter == 'm')
    {
      path->first_x = x;
      path->first_y = y;
    }
  else if (letter == 'z')
    {
      path->x = path->first_x;
      path->y = path->first_y;
    }
}

/* cairo writes M, L, C and Z, each letter, all places from the origin. FALSE: this is something
 * else, of which nothing is written. */
static gboolean
append_path (GString *text, const char *d, const char *end, double scale)
{
  gsize length = text->len;
  Path path = { .text = text, .steps = 1 };

  while (scale / path.steps > 2 * LEAST)
    {
      path.steps *= 10;
      path.digits++;
    }
  while (d < end)
    {
      static const char commands[] = "MLCZ";
      static const guint counts[] = { 2, 2, 6, 0 };
      const char *found = *d != ' ' ? strchr (commands, *d) : NULL;
      double numbers[6];

      if (*d == ' ')
        {
          d++;
          continue;
        }
      if (found == NULL)
        {
          g_string_truncate (text, length);
          return FALSE;
        }
      d++;
      for (guint i = 0; i < counts[found - commands]; i++)
        {
          char *after;

          numbers[i] = g_ascii_strtod (d, &after);
          if (after == d || after > end)
            {
              g_string_truncate (text, length);
              return FALSE;
            }
          d = after;
        }
      append_command (&path, *found, numbers, counts[found - commands]);
    }
  return TRUE;
}

/* By how much what is in the element becomes larger or smaller. */
static double
get_scale (const char *element, const char *end)
{
  static const char before[] = " transform=\"matrix(";
  const char *matrix = g_strstr_len (element, end - element, before);
  double a, b;
  char *after;

  if (matrix == NULL)
    return 1;
  a = g_ascii_strtod (matrix + strlen (before), &after);
  b = *after == ',' ? g_ascii_strtod (after + 1, NULL) : 0;
  return fmax (hypot (a, b), 1e-6);
}

void
draw_svg_append_compact (GString *text, const char *svg, gsize length)
{
  static const char before[] = " d=\"";
  const char *from = svg, *end = svg + length;
  const char *element;

  while ((element = g_strstr_len (from, end - from, "<path ")) != NULL)
    {
      const char *stop = memchr (element, '>', (gsize) (end - element));
      const char *d = stop != NULL ? g_strstr_len (element, stop - element, before) : NULL;
      const char *quote = d != NULL ? memchr (d + strlen (before), '"', (gsize) (stop - d)) : NULL;

      if (quote == NULL)
        break;
      d += strlen (before);
      g_string_append_len (text, from, d - from);
      if (!append_path (text, d, quote, get_scale (element, stop)))
        g_string_append_len (text, d, quote - d);
      from = quote;
    }
  g_string_append_len (text, from, end - from);
}
