/* web-units.c: units on pages for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/units/unit.h"
#include "draw/web/web-page-private.h"
#include "text/words/phrase.h"

/* The picture of a unit, in millimetres. */
#define PICTURE_WIDTH 17.0
#define PICTURE_HEIGHT 11.0

static void
draw_picture (cairo_t *cr, gconstpointer type)
{
  cairo_translate (cr, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2);
  draw_unit_type (cr, type, PICTURE_WIDTH, PICTURE_HEIGHT, DRAW_INK_COLOUR);
}

static const char *
get_sign (const WarStat *stat)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "statistic", stat->sign);
}

/* "3 × BEF Infantry" */
static char *
dup_title (const DrawUnits *units)
{
  const char *type = text_translate (units->type->name);

  return units->members->len > 1 ? g_strdup_printf ("%u × %s", units->members->len, type)
                                 : g_strdup (type);
}

/* "“Old Guard” · cavalry, officers · 50 points" */
static char *
dup_about (const DrawUnits *units)
{
  const char *name = draw_units_get_common_name (units);
  g_autofree char *quoted = name != NULL ? text_quoted (name) : NULL;
  g_autofree char *categories = text_categories (units->type, units->rules);
  g_autofree char *cost = text_cost (units->type->cost);
  GString *about = g_string_new (quoted);

  if (*categories != '\0')
    g_string_append_printf (about, "%s%s", about->len > 0 ? " · " : "", categories);
  if (units->type->cost != 0)
    g_string_append_printf (about, "%s%s", about->len > 0 ? " · " : "", cost);
  return g_string_free (about, FALSE);
}

static void
add_statistics (DrawHtml *html, const DrawUnits *units)
{
  const WarSystem *system = units->rules->system;

  draw_html_add (html, "<dl class=\"stats\">\n");
  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      g_autofree char *value
        = text_stat (&system->unit_stats[i], units->type->stats[i], system->length_unit);

      draw_html_add (html, "<div>");
      draw_html_add_element (html, "dt", NULL, get_sign (&system->unit_stats[i]));
      draw_html_add_element (html, "dd", NULL, value);
      draw_html_add (html, "</div>\n");
    }
  draw_html_add (html, "</dl>\n");
}

static void
add_arms (DrawHtml *html, const DrawUnits *units)
{
  const WarUnitType *type = units->type;
  const WarSystem *system = units->rules->system;

  if (type->weapons->len == 0 && type->traits->len == 0)
    return;

  draw_html_add (html, "<ul class=\"arms\">\n");
  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      draw_html_add_element (html, "li", NULL, weapon);
    }
  for (guint i = 0; i < type->traits->len; i++)
    {
      g_autofree char *trait = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

      draw_html_add_element (html, "li", NULL, trait);
    }
  draw_html_add (html, "</ul>\n");
}

/* Each note once, with the name that it is of where they have several. */
static void
add_notes (DrawHtml *html, const DrawUnits *units)
{
  const char *before = NULL;

  for (guint i = 0; i < units->members->len; i++)
    {
      const DrawUnitsMember *member = draw_units_get_member (units, i);
      g_autofree char *label = units->members->len > 1 ? draw_units_dup_label (units, i) : NULL;
      g_autofree char *line = NULL;

      if (member->note == NULL || g_strcmp0 (member->note, before) == 0)
        continue;
      before = member->note;
      /* TRANSLATORS: a unit's name or number, and the note about it. */
      line = label != NULL ? g_strdup_printf (_ ("%s: %s"), label, before) : g_strdup (before);
      draw_html_add_element (html, "p", NULL, line);
    }
}

/* A box is ticked by who plays with the page before him, and on paper with a pencil. */
static void
add_boxes_of (DrawHtml *html, const DrawUnits *units, guint i)
{
  g_autofree char *name = draw_units_dup_name (units, i);
  g_autofree char *label = units->members->len > 1 ? draw_units_dup_label (units, i) : NULL;

  draw_html_add (html, "<li>");
  if (label != NULL)
    draw_html_add_text (html, label);
  for (guint box = 0; box < draw_units_get_strength (units); box++)
    {
      /* Translators: a unit, and which of the boxes for what it loses */
      g_autofree char *spoken = g_strdup_printf (_ ("%s: loss %u"), name, box + 1);

      draw_html_add (html, " <input type=\"checkbox\" aria-label=\"");
      draw_html_add_text (html, spoken);
      draw_html_add (html,
                     box < draw_units_get_member (units, i)->lost ? "\" checked=\"\"/>" : "\"/>");
    }
  draw_html_add (html, "</li>\n");
}

static void
add_boxes (DrawHtml *html, const DrawUnits *units)
{
  guint n = units->members->len, least = n > 1 ? 1 : 2;

  if (n == 0 || draw_units_get_strength (units) < least)
    return;

  draw_html_add (html, "<ul class=\"boxes\">\n");
  for (guint i = 0; i < n; i++)
    add_boxes_of (html, units, i);
  draw_html_add (html, "</ul>\n");
}

static void
add_card (DrawHtml *html, const DrawUnits *units, guint level)
{
  const char heading[] = { 'h', (char) ('0' + level), '\0' };
  g_autofree char *title = dup_title (units);
  g_autofree char *about = dup_about (units);

  draw_html_add (html, "<li><div class=\"unit\">");
  draw_html_add_drawing (html, NULL, PICTURE_WIDTH, PICTURE_HEIGHT, draw_picture, units->type);
  draw_html_add (html, "<div>");
  draw_html_add_element (html, heading, NULL, title);
  draw_html_add_element (html, "p", "dim", about);
  draw_html_add_element (html, "p", "dim", units->coming);
  draw_html_add (html, "</div></div>\n");
  add_statistics (html, units);
  add_arms (html, units);
  add_notes (html, units);
  add_boxes (html, units);
  draw_html_add (html, "</li>\n");
}

void
draw_web_units_add (DrawHtml *html, const GPtrArray *list, gint side, guint level)
{
  gboolean is_open = FALSE;

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (units->side != side)
        continue;
      if (!is_open)
        draw_html_add (html, "<ul class=\"units\">\n");
      is_open = TRUE;
      add_card (html, units, level);
    }
  if (is_open)
    draw_html_add (html, "</ul>\n");
}

void
draw_web_units_add_key (DrawHtml *html, const WarSystem *system)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    g_string_append_printf (key, "%s%s %s", i > 0 ? " · " : "", get_sign (&system->unit_stats[i]),
                            text_translate (system->unit_stats[i].name));
  draw_html_add_element (html, "p", "dim", key->str);
  draw_html_add_element (html, "p", "dim", text_weapon_key (system));
}
