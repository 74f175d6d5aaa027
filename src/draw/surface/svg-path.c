/* svg-path.c: paths of SVG in fewer letters
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/surface/svg-compact-private.h"

/* No place is off by more, in units of the drawing: millimetres. */
#define LEAST 0.01

/* A path as it is written: all places are whole numbers of steps, so that nothing adds up. */
typedef struct
{
  GString *text;
  const cairo_matrix_t *matrix; /* of all its places, or NULL */
  double steps; /* in a unit: a power of ten */
  guint digits;
  gboolean is_later; /* another path is before it in the text */
  gint64 x, y; /* where it has come to */
  gint64 first_x, first_y; /* of its part */
  gint64 next_x, next_y; /* of the next part, whose beginning is not yet written */
  gboolean begins;
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

/* A line follows a beginning, and one like the last the last, without a letter. */
static void
append_letter (Path *path, char letter)
{
  if (letter != path->last && !(letter == 'l' && path->last == 'm'))
    g_string_append_c (path->text, letter);
  path->last = letter;
}

/* Places are told from where the path has come to, but for the first. */
static void
append_place (Path *path, gint64 x, gint64 y)
{
  append_steps (path, x - path->x);
  append_steps (path, y - path->y);
}

static void
append_line (Path *path, gint64 x, gint64 y)
{
  if (y == path->y)
    {
      append_letter (path, 'h');
      append_steps (path, x - path->x);
    }
  else if (x == path->x)
    {
      append_letter (path, 'v');
      append_steps (path, y - path->y);
    }
  else
    {
      append_letter (path, 'l');
      append_place (path, x, y);
    }
}

/* A part that begins where the last one was closed needs no beginning, one without anything is
 * left out. */
static void
append_begin (Path *path)
{
  if (!path->begins)
    return;
  path->begins = FALSE;
  if (path->last == 'z' && path->next_x == path->x && path->next_y == path->y)
    return;
  if (path->is_later && path->last == '\0')
    {
      /* What follows without a letter would be from the origin, too. */
      g_string_append_c (path->text, 'M');
      path->last = 'M';
    }
  else
    {
      append_letter (path, 'm');
    }
  append_place (path, path->next_x, path->next_y);
  path->x = path->first_x = path->next_x;
  path->y = path->first_y = path->next_y;
}

static gint64
get_steps (const Path *path, double x, double y, gboolean is_y)
{
  if (path->matrix != NULL)
    cairo_matrix_transform_point (path->matrix, &x, &y);
  return llround ((is_y ? y : x) * path->steps);
}

static void
append_command (Path *path, char command, const double *numbers)
{
  guint n = command == 'C' ? 3 : command == 'Z' ? 0 : 1;
  gint64 x[3], y[3];

  for (guint i = 0; i < n; i++)
    {
      x[i] = get_steps (path, numbers[2 * i], numbers[2 * i + 1], FALSE);
      y[i] = get_steps (path, numbers[2 * i], numbers[2 * i + 1], TRUE);
    }
  if (command == 'M')
    {
      path->begins = TRUE;
      path->next_x = x[0];
      path->next_y = y[0];
      return;
    }
  append_begin (path);
  if (command == 'Z')
    {
      append_letter (path, 'z');
      path->x = path->first_x;
      path->y = path->first_y;
      return;
    }
  if (command == 'L')
    {
      append_line (path, x[0], y[0]);
    }
  else
    {
      append_letter (path, 'c');
      for (guint i = 0; i < n; i++)
        append_place (path, x[i], y[i]);
    }
  path->x = x[n - 1];
  path->y = y[n - 1];
}

/* cairo writes M, L, C and Z, each letter, all places from the origin. */
gboolean
draw_svg_append_path (GString *text, const char *d, const char *end, const cairo_matrix_t *matrix,
                      double scale, gboolean is_later)
{
  gsize length = text->len;
  Path path = { .text = text, .matrix = matrix, .steps = 1, .is_later = is_later };

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
      append_command (&path, *found, numbers);
    }
  return TRUE;
}
