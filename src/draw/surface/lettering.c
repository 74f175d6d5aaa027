/* lettering.c: text on maps and sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/lettering-private.h"

static const cairo_user_data_key_t taker_key;

void
draw_lettering_set_taker (cairo_surface_t *surface, DrawLetterTaker *taker)
{
  cairo_surface_set_user_data (surface, &taker_key, taker, NULL);
}

gboolean
draw_lettering_give (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
                     const double halo_colour[3])
{
  DrawLetterTaker *taker = cairo_surface_get_user_data (cairo_get_target (cr), &taker_key);

  if (taker == NULL || pango_layout_is_ellipsized (layout))
    return FALSE;

  taker->take (cr, layout, lettering, halo, halo_colour, taker->data);
  return TRUE;
}

static void
show (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering)
{
  if (!draw_lettering_give (cr, layout, lettering, 0, NULL))
    pango_cairo_show_layout (cr, layout);
}

/* Letters that stand together without a place where a line may end. No word has so many; what has
 * costs the square of its length. */
#define LONGEST_WORD 500

/* The text with places to break in what is longer than any word; NULL: there is no such thing. */
static char *
dup_broken (const char *text)
{
  GString *broken = NULL;
  const char *kept = text; /* until here it is in broken */
  guint n = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter == ' ' || letter == '\n' || letter == 0x200b || g_unichar_iswide (letter))
        n = 0;
      else if (++n > LONGEST_WORD && !g_unichar_ismark (letter) && letter != 0x200d)
        {
          if (broken == NULL)
            broken = g_string_new (NULL);
          g_string_append_len (broken, kept, p - kept);
          g_string_append (broken, "\u200b");
          kept = p;
          n = 1;
        }
    }
  if (broken == NULL)
    return NULL;
  g_string_append (broken, kept);
  return g_string_free (broken, FALSE);
}

PangoLayout *
draw_lettering_layout (cairo_t *cr, const DrawLettering *lettering, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  g_autofree char *broken = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  cairo_font_options_t *hinting = cairo_font_options_create ();

  /* User units are millimetres, of which a letter has few: rounding to whole ones, which hinting
   * and Pango do by default, would ruin it. */
  cairo_font_options_set_hint_style (hinting, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (hinting, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (hinting, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, hinting);
  cairo_font_options_destroy (hinting);
  pango_context_set_round_glyph_positions (context, FALSE);

  /* Cantarell has no italics, and slanting its letters would be no substitute. */
  pango_font_description_set_family_static (
    font, draw_face_get_families (lettering->italic ? DRAW_FACE_MAP : lettering->face));
  pango_font_description_set_weight (font,
                                     lettering->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font,
                                    lettering->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size (font, lettering->size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);

  if (lettering->spacing > 0)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
      int units = (int) (lettering->spacing * lettering->size * PANGO_SCALE);

      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new (units));
      pango_layout_set_attributes (layout, attributes);
    }

  if (lettering->width > 0)
    {
      pango_layout_set_width (layout, (int) (lettering->width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      if (lettering->lines > 0)
        {
          pango_layout_set_height (layout, -lettering->lines);
          pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
        }
    }
  pango_layout_set_alignment (layout, lettering->align);
  broken = dup_broken (text);
  pango_layout_set_text (layout, broken != NULL ? broken : text, -1);

  return layout;
}

gboolean
draw_layout_is_torn (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  gint n;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      glong at = g_utf8_pointer_to_offset (text, text + line->start_index);

      if (at < n && !attributes[at].is_line_break && !attributes[at].is_mandatory_break)
        return TRUE;
    }
  return FALSE;
}

static void
draw_lettering_get_size (PangoLayout *layout, double *width, double *height)
{
  int width_units, height_units;

  pango_layout_get_size (layout, &width_units, &height_units);
  *width = (double) width_units / PANGO_SCALE;
  *height = (double) height_units / PANGO_SCALE;
}

void
draw_lettering_measure (cairo_t *cr, const DrawLettering *lettering, const char *text,
                        double *width, double *height)
{
  g_autoptr (PangoLayout) layout = draw_lettering_layout (cr, lettering, text);

  draw_lettering_get_size (layout, width, height);
}

/* Where a text without a width of its own begins. */
static double
draw_lettering_get_left (const DrawLettering *lettering, double x, double width)
{
  if (lettering->width > 0 || lettering->align == PANGO_ALIGN_LEFT)
    return x;
  return lettering->align == PANGO_ALIGN_CENTER ? x - width / 2 : x - width;
}

double
draw_lettering_show (cairo_t *cr, const DrawLettering *lettering, double x, double y,
                     const char *text)
{
  g_autoptr (PangoLayout) layout = draw_lettering_layout (cr, lettering, text);
  double width, height;

  draw_lettering_get_size (layout, &width, &height);
  cairo_move_to (cr, draw_lettering_get_left (lettering, x, width), y);
  show (cr, layout, lettering);
  cairo_new_path (cr);

  return height;
}

void
draw_lettering_show_at_baseline (cairo_t *cr, const DrawLettering *lettering, double x, double y,
                                 const char *text)
{
  g_autoptr (PangoLayout) layout = draw_lettering_layout (cr, lettering, text);
  double baseline = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  double width, height;

  draw_lettering_get_size (layout, &width, &height);
  cairo_move_to (cr, draw_lettering_get_left (lettering, x, width), y - baseline);
  show (cr, layout, lettering);
  cairo_new_path (cr);
}

void
draw_lettering_show_fitted (cairo_t *cr, const DrawLettering *lettering, double x, double y,
                            double limit, const char *text)
{
  DrawLettering fitted = *lettering;
  double width, height;

  draw_lettering_measure (cr, lettering, text, &width, &height);
  if (width > limit && limit > 0)
    fitted.size *= MAX (limit / width, 0.45);
  draw_lettering_measure (cr, &fitted, text, &width, &height);
  if (width > limit * 1.02 && limit > 0)
    {
      /* Even small letters have to be readable: the name takes several lines. */
      x = draw_lettering_get_left (lettering, x, limit);
      fitted.width = limit;
    }
  draw_lettering_show_at_baseline (cr, &fitted, x, y, text);
}
