/* svg-compact.c: SVG in fewer letters
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/svg-compact-private.h"

#include <math.h>
#include <string.h>

/* Of all names of classes; no other of a page begins so. */
#define CLASS "p-"

struct _DrawSvgLooks
{
  GHashTable *classes; /* char: declarations, to the number of the class */
  GPtrArray *list; /* char: the same in order, lent */
};

/* A path as cairo writes it: old versions say how it looks in a style, new ones in attributes. */
typedef struct
{
  GString *text;
  DrawSvgLooks *looks;
  GPtrArray *names, *values; /* char: of how it looks */
  GString *others; /* attributes that are kept as they are */
  const char *d, *d_end; /* in the text, or NULL */
  char *matrix; /* or NULL */
  guint line_class; /* of the path that was last written, and can be gone on with */
  gsize line_end; /* where its data ends in the text; 0: there is none */
} Writer;

/* Looks --------------------------------------------------------------------------------------- */

DrawSvgLooks *
draw_svg_looks_new (void)
{
  DrawSvgLooks *looks = g_new (DrawSvgLooks, 1);

  looks->classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  looks->list = g_ptr_array_new ();
  return looks;
}

void
draw_svg_looks_free (DrawSvgLooks *looks)
{
  if (looks == NULL)
    return;
  g_hash_table_unref (looks->classes);
  g_ptr_array_unref (looks->list);
  g_free (looks);
}

static guint
find_class (DrawSvgLooks *looks, const char *look)
{
  gpointer found;
  char *kept;

  if (g_hash_table_lookup_extended (looks->classes, look, NULL, &found))
    return GPOINTER_TO_UINT (found);
  kept = g_strdup (look);
  g_hash_table_insert (looks->classes, kept, GUINT_TO_POINTER (looks->list->len));
  g_ptr_array_add (looks->list, kept);
  return looks->list->len - 1;
}

void
draw_svg_looks_append_css (const DrawSvgLooks *looks, GString *css)
{
  for (guint i = 0; i < looks->list->len; i++)
    g_string_append_printf (css, "." CLASS "%x{%s}\n", i,
                            (const char *) g_ptr_array_index (looks->list, i));
}

/* "rgb(10.2%,24.7%,58%)", with spaces or without, in six digits; FALSE: it is something else. */
static gboolean
append_colour (GString *text, const char *value)
{
  double parts[3];
  const char *at = value + strlen ("rgb(");

  if (!g_str_has_prefix (value, "rgb("))
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      char *after;

      parts[i] = g_ascii_strtod (at, &after);
      if (after == at || *after != '%')
        return FALSE;
      at = after + 1 + strspn (after + 1, ", ");
    }
  g_string_append_printf (text, "#%02x%02x%02x", (guint) lround (2.55 * parts[0]),
                          (guint) lround (2.55 * parts[1]), (guint) lround (2.55 * parts[2]));
  return TRUE;
}

static gboolean
is_look (const char *name)
{
  static const char *const names[] = { "fill",
                                       "fill-opacity",
                                       "fill-rule",
                                       "stroke",
                                       "stroke-width",
                                       "stroke-linecap",
                                       "stroke-linejoin",
                                       "stroke-opacity",
                                       "stroke-dasharray",
                                       "stroke-dashoffset",
                                       "stroke-miterlimit" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      return TRUE;
  return FALSE;
}

/* Lengths of lines, by how much larger they are once the place is said without a matrix. */
static void
append_lengths (GString *text, const char *value, double scale)
{
  while (*value != '\0')
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE], *after;
      double length = g_ascii_strtod (value, &after);

      if (after == value)
        {
          g_string_append_c (text, *value++);
          continue;
        }
      g_string_append (text, g_ascii_formatd (number, sizeof number, "%.4g", length * scale));
      value = after;
    }
}

/* What the path has said of it; NULL: nothing. */
static const char *
get_look (const Writer *writer, const char *name)
{
  for (guint i = 0; i < writer->names->len; i++)
    if (g_str_equal (g_ptr_array_index (writer->names, i), name))
      return g_ptr_array_index (writer->values, i);
  return NULL;
}

/* As declarations, of what is drawn at all; empty: it has said nothing. Free it. */
static char *
dup_look (const Writer *writer, double scale)
{
  gboolean has_fill = g_strcmp0 (get_look (writer, "fill"), "none") != 0;
  const char *stroke = get_look (writer, "stroke");
  gboolean has_stroke = stroke != NULL && !g_str_equal (stroke, "none");
  GString *look = g_string_new (NULL);

  for (guint i = 0; i < writer->names->len; i++)
    {
      const char *name = g_ptr_array_index (writer->names, i);
      const char *value = g_ptr_array_index (writer->values, i);

      if ((g_str_has_prefix (name, "fill-") && !has_fill)
          || (g_str_has_prefix (name, "stroke-") && !has_stroke))
        continue;
      g_string_append_printf (look, "%s%s:", look->len > 0 ? ";" : "", name);
      if (g_str_equal (name, "stroke-width") || g_str_has_prefix (name, "stroke-dash"))
        append_lengths (look, value, scale);
      else if (!append_colour (look, value))
        g_string_append (look, value);
    }
  return g_string_free (look, FALSE);
}

/* Elements ------------------------------------------------------------------------------------ */

/* Takes both over. */
static void
take_attribute (Writer *writer, char *name, char *value)
{
  if (is_look (name))
    {
      g_ptr_array_add (writer->names, name);
      g_ptr_array_add (writer->values, value);
      return;
    }
  g_string_append_printf (writer->others, " %s=\"%s\"", name, value);
  g_free (name);
  g_free (value);
}

static void
take_style (Writer *writer, const char *style)
{
  g_auto (GStrv) parts = g_strsplit (style, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *colon = strchr (parts[i], ':');

      if (colon == NULL)
        continue;
      *colon = '\0';
      take_attribute (writer, g_strdup (g_strstrip (parts[i])), g_strdup (g_strstrip (colon + 1)));
    }
}

/* All that stands between the name of the element and its end. */
static void
read_element (Writer *writer, const char *at, const char *end)
{
  static const char matrix[] = "matrix(";

  g_ptr_array_set_size (writer->names, 0);
  g_ptr_array_set_size (writer->values, 0);
  g_string_truncate (writer->others, 0);
  g_clear_pointer (&writer->matrix, g_free);
  writer->d = NULL;
  while (at < end)
    {
      const char *equals, *quote;
      g_autofree char *name = NULL, *value = NULL;

      at += strspn (at, " \n");
      equals = at < end ? g_strstr_len (at, end - at, "=\"") : NULL;
      quote = equals != NULL ? memchr (equals + 2, '"', (gsize) (end - equals - 2)) : NULL;
      if (quote == NULL)
        return;
      name = g_strndup (at, (gsize) (equals - at));
      if (g_str_equal (name, "d"))
        {
          writer->d = equals + 2;
          writer->d_end = quote;
          at = quote + 1;
          continue;
        }
      value = g_strndup (equals + 2, (gsize) (quote - equals - 2));
      if (g_str_equal (name, "style"))
        take_style (writer, value);
      else if (g_str_equal (name, "transform") && g_str_has_prefix (value, matrix))
        writer->matrix = g_strdup (value + strlen (matrix));
      else
        take_attribute (writer, g_steal_pointer (&name), g_steal_pointer (&value));
      at = quote + 1;
    }
}

/* By how much the matrix makes all larger or smaller. */
static double
read_matrix (const char *text, cairo_matrix_t *matrix)
{
  double *const numbers[]
    = { &matrix->xx, &matrix->yx, &matrix->xy, &matrix->yy, &matrix->x0, &matrix->y0 };

  cairo_matrix_init_identity (matrix);
  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (numbers); i++)
    {
      char *after;

      *numbers[i] = g_ascii_strtod (text, &after);
      text = after + strspn (after, ", ");
    }
  return fmax (hypot (matrix->xx, matrix->yx), 1e-6);
}

/* Whether what it does to places can be done to them here: it neither makes a line broader one way
 * than the other nor moves a pattern. */
static gboolean
can_be_applied (const Writer *writer, const cairo_matrix_t *matrix, double scale)
{
  const char *fill = get_look (writer, "fill"), *stroke = get_look (writer, "stroke");
  double other = hypot (matrix->xy, matrix->yy);
  double across = matrix->xx * matrix->xy + matrix->yx * matrix->yy;

  return fabs (other - scale) < 1e-4 * scale && fabs (across) < 1e-4 * scale * scale
         && (fill == NULL || strstr (fill, "url") == NULL)
         && (stroke == NULL || strstr (stroke, "url") == NULL) && writer->others->len == 0;
}

/* Lines of one look that follow each other are one path: nothing shines through any of them. */
static gboolean
is_line (const Writer *writer)
{
  return writer->others->len == 0 && g_strcmp0 (get_look (writer, "fill"), "none") == 0
         && g_strcmp0 (get_look (writer, "stroke-opacity"), "1") == 0;
}

static void
append_end (Writer *writer, const char *matrix)
{
  g_string_append_c (writer->text, '"');
  if (matrix != NULL)
    g_string_append_printf (writer->text, " transform=\"matrix(%s\"", matrix);
  g_string_append (writer->text, "/>");
}

/* FALSE: it is not as cairo writes paths. */
static gboolean
append_path (Writer *writer)
{
  cairo_matrix_t matrix;
  double scale = read_matrix (writer->matrix, &matrix);
  gboolean is_applied = writer->matrix == NULL || can_be_applied (writer, &matrix, scale);
  const cairo_matrix_t *applied = writer->matrix != NULL && is_applied ? &matrix : NULL;
  gboolean goes_on = is_applied && is_line (writer);
  g_autofree char *look = dup_look (writer, applied != NULL ? scale : 1);
  guint class = *look != '\0' ? find_class (writer->looks, look) : 0;
  gsize before = writer->text->len;

  if (goes_on && writer->line_end > 0 && class == writer->line_class)
    {
      g_string_truncate (writer->text, writer->line_end);
      if (!draw_svg_append_path (writer->text, writer->d, writer->d_end, applied, 1, TRUE))
        {
          append_end (writer, NULL);
          return FALSE;
        }
    }
  else
    {
      g_string_append (writer->text, "<path");
      if (*look != '\0')
        g_string_append_printf (writer->text, " class=\"" CLASS "%x\"", class);
      g_string_append_printf (writer->text, "%s d=\"", writer->others->str);
      if (!draw_svg_append_path (writer->text, writer->d, writer->d_end, applied,
                                 is_applied ? 1 : scale, FALSE))
        {
          g_string_truncate (writer->text, before);
          return FALSE;
        }
    }
  writer->line_class = class;
  writer->line_end = goes_on ? writer->text->len : 0;
  append_end (writer, is_applied ? NULL : writer->matrix);
  return TRUE;
}

/* From one path to the next, or the end. */
static void
append_between (Writer *writer, const char *from, const char *end)
{
  while (from < end && g_ascii_isspace (*from))
    from++;
  if (from < end)
    {
      writer->line_end = 0;
      g_string_append_len (writer->text, from, end - from);
    }
}

void
draw_svg_append_compact (GString *text, DrawSvgLooks *looks, const char *svg, gsize length)
{
  Writer writer = { .text = text,
                    .looks = looks,
                    .names = g_ptr_array_new_with_free_func (g_free),
                    .values = g_ptr_array_new_with_free_func (g_free),
                    .others = g_string_new (NULL) };
  const char *from = svg, *end = svg + length;
  const char *element;

  while ((element = g_strstr_len (from, end - from, "<path ")) != NULL)
    {
      const char *stop = g_strstr_len (element, end - element, "/>");

      if (stop == NULL)
        break;
      append_between (&writer, from, element);
      read_element (&writer, element + strlen ("<path "), stop);
      from = stop + strlen ("/>");
      if (writer.d == NULL || !append_path (&writer))
        append_between (&writer, element, from);
    }
  append_between (&writer, from, end);
  g_ptr_array_unref (writer.names);
  g_ptr_array_unref (writer.values);
  g_string_free (writer.others, TRUE);
  g_free (writer.matrix);
}
