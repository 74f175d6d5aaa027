/* story.h: the story of a battle, to be read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "draw/web/web-page.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

/* What was at stake, who fought, each round with a map, on which moves are arrows and falls are
 * crosses, and the moments that changed most in it; whom the dice favoured, and how it ended. */
typedef struct _DrawStory DrawStory;

/* Of the game, which must outlive it, by the eyes of the seat; WAR_NONE: everybody's. */
DrawStory *draw_story_new (const WarGame *game, gint seat);
void draw_story_free (DrawStory *story);

/* What somebody wrote about the moment after so many orders; a copy is kept. */
void draw_story_add_note (DrawStory *story, guint n_orders, const char *text);

/* A photo of the table in that round; 0: before the first. FALSE: the story has no such round. The
 * last that it has. */
gboolean draw_story_add_photo (DrawStory *story, gint round, GBytes *jpeg, guint width,
                               guint height);
gint draw_story_get_last_round (const DrawStory *story);

/* As a page for browsers, with the game in it; as pages to print. */
GBytes *draw_story_to_web_page (DrawStory *story, const DrawWebDocument *document, GError **error);
GBytes *draw_story_to_pdf (DrawStory *story, const DrawPaper *paper, GError **error);

/* As Markdown, with pictures in the folder of that name beside it; and the n-th of them, maps as
 * PNG and photos, with the name of its file in that folder, which is to be freed. NULL without an
 * error: there are no more. Free the text. */
char *draw_story_to_markdown (DrawStory *story, const char *folder);
GBytes *draw_story_to_picture (DrawStory *story, guint n, char **name, GError **error);

/* As a PNG whose pictures, so many pixels wide, follow each other: one for each order of which
 * anything is seen, shown for so many milliseconds. */
#define DRAW_STORY_LEAST_WIDTH 200
#define DRAW_STORY_MOST_WIDTH 2000
#define DRAW_STORY_MOST_PACE 10000
GBytes *draw_story_to_animation (DrawStory *story, guint width, guint pace, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawStory, draw_story_free)

G_END_DECLS
