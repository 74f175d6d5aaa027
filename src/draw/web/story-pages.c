/* story-pages.c: stories as pages for browsers, pages to print and Markdown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/surface/flow-private.h"
#include "draw/surface/surface-private.h"
#include "draw/web/story-private.h"
#include "draw/web/web-page-private.h"
#include "text/operation/briefing.h"

/* Pixels of a picture for a millimetre: 1078 across. */
#define PICTURE_SCALE 8

/* A map of the story. */
typedef struct
{
  DrawStory *story;
  guint part;
} Standing;

static void
draw_standing (cairo_t *cr, gconstpointer data)
{
  const Standing *standing = data;

  draw_story_part (cr, standing->story, standing->part);
}

static DrawWebMap
begin_map (const Standing *standing)
{
  const DrawStory *story = standing->story;
  const DrawStoryPart *part = g_ptr_array_index (story->parts, standing->part);
  const WarOperation *operation = story->game->setup->operation;

  return (DrawWebMap){ story->plan,
                       operation->rules,
                       { operation->forces[0]->name, operation->forces[1]->name },
                       story->game->setup,
                       war_replay_go_to (story->replay, part->shown),
                       draw_standing,
                       standing };
}

/* Pages for browsers ------------------------------------------------------------------------- */

static void
html_heading (gpointer html, guint level, const char *text)
{
  draw_html_add_element (html, level == 2 ? "h2" : "h3", NULL, text);
}

static void
html_paragraph (gpointer html, const char *text)
{
  draw_html_add_element (html, "p", NULL, text);
}

static void
html_items (gpointer html, const GPtrArray *items)
{
  if (items->len == 0)
    return;
  draw_html_add (html, "<ul>\n");
  for (guint i = 0; i < items->len; i++)
    draw_html_add_element (html, "li", NULL, g_ptr_array_index (items, i));
  draw_html_add (html, "</ul>\n");
}

static char *
dup_photo_title (const DrawStory *story, guint part)
{
  /* Translators: a round of a game: "Round 3" */
  return g_strdup_printf (_ ("%s, a photo of the table"),
                          ((const DrawStoryPart *) g_ptr_array_index (story->parts, part))->title);
}

static const DrawStoryPhoto *
get_photo (const DrawStory *story, guint part, guint photo)
{
  return g_ptr_array_index (
    ((const DrawStoryPart *) g_ptr_array_index (story->parts, part))->photos, photo);
}

static void
html_photo (gpointer data, DrawStory *story, guint part, guint index)
{
  DrawHtml *html = data;
  const DrawStoryPhoto *photo = get_photo (story, part, index);
  g_autofree char *title = dup_photo_title (story, part);
  gsize length;
  const guchar *bytes = g_bytes_get_data (photo->jpeg, &length);
  g_autofree char *letters = g_base64_encode (bytes, length);

  g_string_append_printf (html->text, "<figure><img width=\"%u\" height=\"%u\" alt=\"",
                          photo->width, photo->height);
  draw_html_add_text (html, title);
  draw_html_add (html, "\" src=\"data:image/jpeg;base64,");
  draw_html_add (html, letters);
  draw_html_add (html, "\"/></figure>\n");
}

static void
html_map (gpointer html, DrawStory *story, guint index)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, index);
  const Standing standing = { story, index };
  const DrawWebMap map = begin_map (&standing);
  g_autofree char *field = text_operation_field (story->game->setup->operation);

  draw_web_map_add (html, &map, part->title, index == 0 ? field : NULL);
}

GBytes *
draw_story_to_web_page (DrawStory *story, const DrawWebDocument *document, GError **error)
{
  g_return_val_if_fail (story != NULL && document != NULL, NULL);

  static const DrawTeller teller
    = { html_heading, html_paragraph, html_items, html_map, html_photo };
  const WarOperation *operation = story->game->setup->operation;
  g_autofree char *about = draw_web_dup_about (operation);
  g_autofree char *credit = draw_page_dup_credit (operation->rules->system);
  DrawHtml html = draw_html_begin (operation->name, about);

  draw_story_tell (story, &teller, &html);
  return draw_html_finish (&html, document->id, document->link, document->file, credit, error);
}

/* Markdown ----------------------------------------------------------------------------------- */

typedef struct
{
  GString *text;
  const char *folder;
} Markdown;

/* Signs that mean something are marked as not meaning it. */
static void
append_escaped (GString *text, const char *words)
{
  for (const char *c = words; *c != '\0'; c++)
    {
      if (strchr ("\\`*_{}[]<>#|~", *c) != NULL)
        g_string_append_c (text, '\\');
      g_string_append_c (text, *c == '\n' ? ' ' : *c);
    }
}

static void
markdown_heading (gpointer data, guint level, const char *words)
{
  GString *text = ((Markdown *) data)->text;

  g_string_append_printf (text, "%.*s ", (int) level, "####");
  append_escaped (text, words);
  g_string_append (text, "\n\n");
}

static void
markdown_paragraph (gpointer data, const char *words)
{
  GString *text = ((Markdown *) data)->text;

  append_escaped (text, words);
  g_string_append (text, "\n\n");
}

static void
markdown_items (gpointer data, const GPtrArray *items)
{
  GString *text = ((Markdown *) data)->text;

  for (guint i = 0; i < items->len; i++)
    {
      g_string_append (text, "- ");
      append_escaped (text, g_ptr_array_index (items, i));
      g_string_append_c (text, '\n');
    }
  g_string_append_c (text, '\n');
}

static char *
dup_picture_name (guint part)
{
  return g_strdup_printf ("map-%02u.png", part);
}

static char *
dup_photo_name (guint part, guint photo)
{
  return g_strdup_printf ("photo-%02u-%u.jpg", part, photo + 1);
}

static void
append_picture (Markdown *markdown, const char *title, const char *name)
{
  g_autofree char *folder = g_uri_escape_string (markdown->folder, NULL, TRUE);

  g_string_append (markdown->text, "![");
  append_escaped (markdown->text, title);
  g_string_append_printf (markdown->text, "](<%s/%s>)\n\n", folder, name);
}

static void
markdown_map (gpointer data, DrawStory *story, guint index)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, index);
  g_autofree char *name = dup_picture_name (index);

  append_picture (data, part->title, name);
}

static void
markdown_photo (gpointer data, DrawStory *story, guint part, guint photo)
{
  g_autofree char *title = dup_photo_title (story, part);
  g_autofree char *name = dup_photo_name (part, photo);

  append_picture (data, title, name);
}

char *
draw_story_to_markdown (DrawStory *story, const char *folder)
{
  g_return_val_if_fail (story != NULL && folder != NULL, NULL);

  static const DrawTeller teller
    = { markdown_heading, markdown_paragraph, markdown_items, markdown_map, markdown_photo };
  const WarOperation *operation = story->game->setup->operation;
  g_autofree char *about = draw_web_dup_about (operation);
  Markdown markdown = { g_string_new (NULL), folder };

  markdown_heading (&markdown, 1, operation->name);
  markdown_paragraph (&markdown, about);
  draw_story_tell (story, &teller, &markdown);
  return g_string_free (markdown.text, FALSE);
}

/* Photos follow all maps. */
static GBytes *
find_photo (const DrawStory *story, guint n, char **name)
{
  for (guint i = 0; i < story->parts->len; i++)
    {
      const DrawStoryPart *part = g_ptr_array_index (story->parts, i);

      if (n < part->photos->len)
        {
          *name = dup_photo_name (i, n);
          return g_bytes_ref (get_photo (story, i, n)->jpeg);
        }
      n -= part->photos->len;
    }
  return NULL;
}

GBytes *
draw_story_to_picture (DrawStory *story, guint n, char **name, GError **error)
{
  g_return_val_if_fail (story != NULL && name != NULL, NULL);

  const Standing standing = { story, n };
  DrawWebMap map;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  if (n >= story->parts->len)
    return find_photo (story, n - story->parts->len, name);
  map = begin_map (&standing);

  surface
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (PICTURE_SCALE * DRAW_WEB_MAP_WIDTH),
                                  (int) (PICTURE_SCALE * draw_web_map_draw (&map, NULL)));
  cr = cairo_create (surface);
  cairo_scale (cr, PICTURE_SCALE, PICTURE_SCALE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw_web_map_draw (&map, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  *name = dup_picture_name (n);
  return draw_surface_finish_png (surface, status, 0, error);
}

/* Pages to print ----------------------------------------------------------------------------- */

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_HEADING, /* a text; first: its level */
  BLOCK_PARAGRAPH, /* a text; first: whether it is one of several items */
  BLOCK_MAP, /* the story; first: the part */
  BLOCK_PHOTO, /* DrawStoryPhoto */
} BlockKind;

typedef struct
{
  DrawStory *story;
  GPtrArray *texts; /* char * */
  DrawFlow flow;
} Printed;

static void
printed_free (gpointer data)
{
  Printed *printed = data;

  draw_flow_clear (&printed->flow);
  g_ptr_array_unref (printed->texts);
  g_free (printed);
}

static void
printed_heading (gpointer data, guint level, const char *text)
{
  Printed *printed = data;
  DrawBlock *block;

  g_ptr_array_add (printed->texts, g_strdup (text));
  block = draw_flow_append (&printed->flow, BLOCK_HEADING,
                            g_ptr_array_index (printed->texts, printed->texts->len - 1));
  block->first = level;
  block->holds_next = TRUE;
}

static void
append_paragraph (Printed *printed, const char *text, gboolean is_item)
{
  g_ptr_array_add (printed->texts, is_item ? g_strconcat ("• ", text, NULL) : g_strdup (text));
  draw_flow_append (&printed->flow, BLOCK_PARAGRAPH,
                    g_ptr_array_index (printed->texts, printed->texts->len - 1))
    ->first
    = is_item;
}

static void
printed_paragraph (gpointer data, const char *text)
{
  append_paragraph (data, text, FALSE);
}

static void
printed_items (gpointer data, const GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    append_paragraph (data, g_ptr_array_index (items, i), TRUE);
}

static void
printed_map (gpointer data, DrawStory *story, guint index)
{
  draw_flow_append (&((Printed *) data)->flow, BLOCK_MAP, story)->first = index;
}

static void
printed_photo (gpointer data, DrawStory *story, guint part, guint photo)
{
  draw_flow_append (&((Printed *) data)->flow, BLOCK_PHOTO, get_photo (story, part, photo));
}

/* The map across the page, if that is high enough. */
static double
draw_map_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  const Standing standing = { (DrawStory *) block->item, block->first };
  const DrawWebMap map = begin_map (&standing);
  double width = pen->right - pen->left, height = draw_web_map_draw (&map, NULL);
  double scale = MIN (width / DRAW_WEB_MAP_WIDTH, 0.7 * pen->setup->paper.height / height);

  if (!pen->measure)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, pen->left + (width - scale * DRAW_WEB_MAP_WIDTH) / 2, y);
      cairo_scale (pen->cr, scale, scale);
      draw_web_map_draw (&map, pen->cr);
      cairo_restore (pen->cr);
    }
  return height * scale + 3 * pen->unit;
}

/* A photo takes so much of the width, and of the height, of a page. */
#define PHOTO_WIDTH 0.75
#define PHOTO_HEIGHT 0.45

/* As it was stored: neither larger nor worse. */
static void
paint_photo (cairo_t *cr, const DrawStoryPhoto *photo)
{
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) photo->width, (int) photo->height);
  gsize length;
  const guchar *bytes = g_bytes_get_data (photo->jpeg, &length);

  cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, bytes, length,
                               (cairo_destroy_func_t) g_bytes_unref, g_bytes_ref (photo->jpeg));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static double
draw_photo_block (const DrawPen *pen, const DrawStoryPhoto *photo, double y)
{
  double width = pen->right - pen->left;
  double scale = MIN (PHOTO_WIDTH * width / photo->width,
                      PHOTO_HEIGHT * pen->setup->paper.height / photo->height);

  if (!pen->measure)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, pen->left + (width - scale * photo->width) / 2, y);
      cairo_scale (pen->cr, scale, scale);
      paint_photo (pen->cr, photo);
      cairo_restore (pen->cr);
    }
  return photo->height * scale + 3 * pen->unit;
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.5 * pen->unit, .width = pen->right - pen->left };

  switch ((BlockKind) block->kind)
    {
    case BLOCK_HEADING:
      if (block->first == 2)
        return draw_pen_heading (pen, block->item, y);
      line.bold = TRUE;
      return draw_pen_text (pen, &line, pen->left, y, block->item) + 1 * pen->unit;
    case BLOCK_MAP:
      return draw_map_block (pen, block, y);
    case BLOCK_PHOTO:
      return draw_photo_block (pen, block->item, y);
    case BLOCK_PARAGRAPH:
    default:
      return draw_pen_text (pen, &line, pen->left, y, block->item)
             + (block->first != 0 ? 0.6 : 1.4) * pen->unit;
    }
}

static void
draw_printed_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Printed *) content)->flow, page, number, cr);
}

GBytes *
draw_story_to_pdf (DrawStory *story, const DrawPaper *paper, GError **error)
{
  g_return_val_if_fail (story != NULL && paper != NULL, NULL);

  static const DrawTeller teller
    = { printed_heading, printed_paragraph, printed_items, printed_map, printed_photo };
  const WarOperation *operation = story->game->setup->operation;
  const DrawSheetSetup setup = { .paper = *paper };
  const DrawPageFrame frame = {
    .title = g_strdup (operation->name),
    .title_note = g_strdup (operation->date != NULL ? operation->date : ""),
    .about = g_strdup (operation->place != NULL ? operation->place : ""),
    .about_note = text_operation_kind (operation),
    .credit = draw_page_dup_credit (operation->rules->system),
  };
  Printed *printed = g_new0 (Printed, 1);
  DrawFlow *flow = &printed->flow;
  g_autoptr (DrawSheets) sheets = NULL;

  printed->story = story;
  printed->texts = g_ptr_array_new_with_free_func (g_free);
  draw_flow_init (flow, &setup, &frame, story, draw_block, NULL);
  draw_story_tell (story, &teller, printed);
  draw_flow_end_layout (
    flow, draw_flow_set_columns (flow, 0, flow->blocks->len, 1, draw_flow_get_top (flow, 0)));
  sheets = draw_sheets_new (operation->name, setup.paper, flow->n_pages, draw_printed_page, printed,
                            printed_free);
  for (guint i = 0; i < flow->blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (flow->blocks, DrawBlock, i);

      if (block->kind == BLOCK_HEADING && block->first == 2)
        draw_sheets_add_bookmark (sheets, block->page, block->item);
    }
  return draw_sheets_to_pdf (sheets, error);
}
