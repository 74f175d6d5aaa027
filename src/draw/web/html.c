/* html.c: pages for browsers, with drawings in them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/web/html-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/sheets/reference-private.h"
#include "draw/surface/svg-private.h"

/* Colours of words have 4.5 times the light of what they stand on, or less than a 4.5th, by day and
 * by night; maps keep their paper. Nothing is wider than the printed page: browsers would print all
 * of it smaller. */
static const char style[]
  = ":root{color-scheme:light dark;--paper:#fbf8f0;--card:#fff;--ink:#231f1b;--dim:#5c5348;"
    "--line:#cdc3ad;--one:#1a3f94;--two:#9c1c16}\n"
    "@media (prefers-color-scheme:dark){:root{--paper:#1c1a17;--card:#272420;--ink:#ece5d8;"
    "--dim:#b9ae9d;--line:#4d463c;--one:#a9c1f7;--two:#f5aea8}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;"
    "overflow-wrap:anywhere}\n"
    "main,footer{max-width:64rem;margin:0 auto;padding:1rem}\n"
    "h1,h2,h3{font-family:Georgia,serif;line-height:1.2;margin:1.5em 0 .5em}\n"
    "h1{font-size:1.9rem;margin:.3em 0 0}h2{font-size:1.4rem;border-bottom:1px solid var(--line)}"
    "h3{font-size:1.1rem}\n"
    "p,ul,dl{margin:.5em 0}\n"
    ".about,.dim{color:var(--dim)}\n"
    ".one{color:var(--one)}.two{color:var(--two)}\n"
    "a{color:var(--one)}\n"
    "figure{margin:1rem 0}figcaption{color:var(--dim)}"
    "figure img{display:block;max-width:100%;height:auto}\n"
    ".map{overflow-x:auto}\n"
    ".map svg{display:block;width:100%;min-width:36rem;height:auto;background:#f5eed9}\n"
    ".key{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;list-style:none}"
    ".key li{display:flex;gap:.4rem;align-items:center}.key svg{width:2.6rem;height:auto;"
    "background:#f5eed9}\n"
    ".units{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));"
    "gap:.75rem;padding:0;list-style:none}\n"
    ".units>li{background:var(--card);border:1px solid var(--line);border-radius:.4rem;"
    "padding:.6rem .8rem}\n"
    ".units h3,.units h4{margin:0;font:bold 1.05rem/1.3 Georgia,serif}\n"
    ".unit{display:flex;gap:.7rem;align-items:center}.unit svg{flex:none;width:3.4rem;height:auto}"
    ".unit p{margin:0}\n"
    ".stats{display:flex;flex-wrap:wrap;gap:.2rem 1rem}.stats div{text-align:center}"
    ".stats dt{font-size:.8rem;color:var(--dim)}.stats dd{margin:0;font-weight:bold}\n"
    ".arms{padding-left:1.1rem}\n"
    ".boxes{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;padding:0;list-style:none}"
    ".boxes input{width:1.4rem;height:1.4rem;margin:.15rem;vertical-align:middle}\n"
    ".rules{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));"
    "gap:.2rem 1.5rem}.rules dt{font-weight:bold}.rules dd{margin:0 0 .4rem}\n"
    "table{border-collapse:collapse;width:100%}"
    "th,td{border:1px solid var(--line);padding:.25rem .5rem;text-align:left;vertical-align:top}\n"
    "th[scope=col]{overflow-wrap:break-word;font-size:.85rem;padding:.25rem}\n"
    "@media print{@page{margin:12mm}\n"
    ":root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#000;--dim:#333;--line:#777;"
    "--one:#1a3f94;--two:#9c1c16}\n"
    "html{font-size:12px}body{font-size:10pt}main,footer{max-width:none;padding:0}\n"
    ".units{grid-template-columns:1fr 1fr 1fr}.rules{grid-template-columns:1fr 1fr}\n"
    ".units>li,.rules>div,figure,tr{break-inside:avoid}h2,h3,h3+p{break-after:avoid}\n"
    "figure img{max-height:110mm;width:auto}.map{overflow:visible}.map "
    "svg{width:var(--printed);min-width:0;max-width:100%}"
    ".save{display:none}}\n";

/* That of the words of the page: of the catalogue that they are from. Free it. */
static char *
dup_language (void)
{
  static const char before[] = "\nLanguage: ";
  const char *head = g_dgettext (GETTEXT_PACKAGE, "");
  const char *name = strstr (head, before);
  gsize length;

  if (name == NULL)
    return g_strdup ("en");
  name += strlen (before);
  length = strcspn (name, "\n@.");
  return g_strdelimit (g_strndup (name, length), "_", '-');
}

void
draw_html_add (DrawHtml *html, const char *markup)
{
  g_string_append (html->text, markup);
}

void
draw_html_add_text (DrawHtml *html, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (html->text, escaped);
}

void
draw_html_add_element (DrawHtml *html, const char *name, const char *class, const char *text)
{
  if (text == NULL || *text == '\0')
    return;

  if (class != NULL)
    g_string_append_printf (html->text, "<%s class=\"%s\">", name, class);
  else
    g_string_append_printf (html->text, "<%s>", name);
  draw_html_add_text (html, text);
  g_string_append_printf (html->text, "</%s>\n", name);
}

void
draw_html_add_prose (DrawHtml *html, const char *prose)
{
  g_auto (GStrv) paragraphs = g_strsplit (prose != NULL ? prose : "", "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    draw_html_add_element (html, "p", NULL, paragraphs[i]);
}

void
draw_html_add_pairs (DrawHtml *html, const char *heading, const GPtrArray *pairs)
{
  gboolean is_open = FALSE;

  if (pairs->len == 0)
    return;

  draw_html_add_element (html, "h2", NULL, heading);
  draw_html_add (html, "<dl class=\"rules\">\n");
  for (guint i = 0; i < pairs->len; i++)
    {
      const DrawPair *pair = g_ptr_array_index (pairs, i);

      /* A long text is in paragraphs, of which only the first has the name. */
      if (pair->name != NULL && *pair->name != '\0')
        {
          draw_html_add (html, is_open ? "</div>\n<div>" : "<div>");
          draw_html_add_element (html, "dt", NULL, pair->name);
          is_open = TRUE;
        }
      if (is_open)
        draw_html_add_element (html, "dd", NULL, pair->text);
    }
  draw_html_add (html, is_open ? "</div></dl>\n" : "</dl>\n");
}

DrawHtml
draw_html_begin (const char *title, const char *about)
{
  DrawHtml html = { .text = g_string_new ("<!DOCTYPE html>\n"),
                    .looks = draw_svg_looks_new (),
                    .signs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  g_autofree char *language = dup_language ();

  /* Whoever changes the page cannot make it run or ask for anything either. */
  g_string_append_printf (
    html.text,
    "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n"
    "<meta http-equiv=\"Content-Security-Policy\""
    " content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\"/>\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
    "<meta name=\"generator\" content=\"Duckboard %s\"/>\n",
    language, DUCK_VERSION);
  draw_html_add_element (&html, "title", NULL, *title != '\0' ? title : _ ("Unnamed"));
  g_string_append_printf (html.text, "<style>\n%s", style);
  html.styles_end = html.text->len;
  draw_html_add (&html, "</style>\n</head>\n<body>\n<main>\n");
  draw_html_add_element (&html, "h1", NULL, *title != '\0' ? title : _ ("Unnamed"));
  draw_html_add_element (&html, "p", "about", about);
  return html;
}

/* What stands in the root element of the file. */
static void
append_content (DrawHtml *html, GString *text, GBytes *svg)
{
  gsize length;
  const char *letters = g_bytes_get_data (svg, &length);
  const char *begin = g_strstr_len (letters, (gssize) length, "<svg ");
  const char *end = letters + length - strlen ("</svg>\n");

  begin = begin != NULL ? memchr (begin, '>', (gsize) (end - begin)) : NULL;
  g_return_if_fail (begin != NULL);
  draw_svg_append_compact (text, html->looks, begin + 1, (gsize) (end - begin - 1));
}

void
draw_html_begin_drawing (DrawHtml *html, const char *title, double width, double height)
{
  char numbers[2][G_ASCII_DTOSTR_BUF_SIZE];

  html->width = width;
  html->height = height;
  g_ascii_formatd (numbers[0], sizeof numbers[0], "%.4f", width);
  g_ascii_formatd (numbers[1], sizeof numbers[1], "%.4f", height);
  g_string_append_printf (html->text,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink="
                          "\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 %s %s\"",
                          numbers[0], numbers[1]);
  if (title != NULL)
    {
      draw_html_add (html, " role=\"img\">");
      draw_html_add_element (html, "title", NULL, title);
    }
  else
    {
      draw_html_add (html, " aria-hidden=\"true\">");
    }
}

/* All ids of a page must differ: each drawing's begin with its number. */
static void
append_drawing (DrawHtml *html, GString *text, DrawHtmlFunc draw, gconstpointer data)
{
  DrawSvg *svg = draw_svg_new (html->width, html->height);
  g_autofree char *id = g_strdup_printf ("d%u", ++html->n_drawings);
  g_autoptr (GBytes) bytes = NULL;
  cairo_t *cr;

  draw_svg_set_outlines (svg, TRUE);
  cr = cairo_create (draw_svg_begin_part (svg));
  draw (cr, data);
  cairo_show_page (cr);
  cairo_destroy (cr);
  draw_svg_end_part (svg, id, NULL);
  bytes = draw_svg_finish (svg, html->error == NULL ? &html->error : NULL);
  if (bytes != NULL)
    append_content (html, text, bytes);
}

void
draw_html_draw (DrawHtml *html, DrawHtmlFunc draw, gconstpointer data)
{
  append_drawing (html, html->text, draw, data);
}

/* What differs though all is the same: numbers of drawings, and of surfaces, which cairo counts. */
static char *
dup_key (const DrawHtml *html, const char *text)
{
  g_autofree char *prefix = g_strdup_printf ("d%u-", html->n_drawings);
  g_autoptr (GString) key = g_string_new (text);
  const char *surface;

  g_string_replace (key, prefix, "", 0);
  surface = strstr (key->str, "\"surface");
  if (surface != NULL)
    g_string_erase (key, surface - key->str, (gssize) strcspn (surface + 1, "\"") + 1);
  return g_strdup (key->str);
}

void
draw_html_draw_sign (DrawHtml *html, double x, double y, DrawHtmlFunc draw, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *key = NULL;
  char across[G_ASCII_DTOSTR_BUF_SIZE], down[G_ASCII_DTOSTR_BUF_SIZE];
  const char *id;

  append_drawing (html, text, draw, data);
  key = dup_key (html, text->str);
  g_ascii_formatd (across, sizeof across, "%.2f", x - html->width / 2);
  g_ascii_formatd (down, sizeof down, "%.2f", y - html->height / 2);
  id = g_hash_table_lookup (html->signs, key);
  if (id != NULL)
    {
      g_string_append_printf (html->text, "<use xlink:href=\"#%s\" x=\"%s\" y=\"%s\"/>\n", id,
                              across, down);
      return;
    }
  id = g_strdup_printf ("s%u", g_hash_table_size (html->signs));
  g_string_append_printf (html->text, "<g transform=\"translate(%s %s)\"><g id=\"%s\">%s</g></g>\n",
                          across, down, id, text->str);
  g_hash_table_insert (html->signs, g_steal_pointer (&key), (char *) id);
}

void
draw_html_end_drawing (DrawHtml *html)
{
  draw_html_add (html, "</svg>\n");
}

void
draw_html_add_drawing (DrawHtml *html, const char *title, double width, double height,
                       DrawHtmlFunc draw, gconstpointer data)
{
  draw_html_begin_drawing (html, title, width, height);
  draw_html_draw (html, draw, data);
  draw_html_end_drawing (html);
}

/* What is cut off at its end loses no words. */
static void
add_link (DrawHtml *html, const char *id, const char *link, const char *file)
{
  g_autofree char *save = g_strdup_printf (_ ("Save “%s”"), file);
  g_autofree char *name = g_markup_escape_text (file, -1);

  draw_html_add_element (html, "p", "dim save",
                         _ ("This page has the whole document in it: open the page in Duckboard, "
                            "or save the document here."));
  g_string_append_printf (html->text, "<p class=\"save\"><a id=\"%s\" href=\"%s\" download=\"%s\">",
                          id, link, name);
  draw_html_add_text (html, save);
  draw_html_add (html, "</a></p>\n");
}

GBytes *
draw_html_finish (DrawHtml *html, const char *id, const char *link, const char *file,
                  const char *credit, GError **error)
{
  g_autoptr (GString) css = g_string_new (NULL);

  draw_svg_looks_append_css (html->looks, css);
  g_string_insert_len (html->text, (gssize) html->styles_end, css->str, (gssize) css->len);
  g_clear_pointer (&html->looks, draw_svg_looks_free);
  g_clear_pointer (&html->signs, g_hash_table_unref);
  draw_html_add (html, "</main>\n<footer>\n");
  if (link != NULL)
    add_link (html, id, link, file);
  draw_html_add_element (html, "p", "dim", credit);
  draw_html_add (html, "</footer>\n</body>\n</html>\n");
  if (html->error == NULL)
    return g_string_free_to_bytes (g_steal_pointer (&html->text));

  g_string_free (g_steal_pointer (&html->text), TRUE);
  g_propagate_error (error, g_steal_pointer (&html->error));
  return NULL;
}
