/* story.c: duckboard-cli story: a saved game, told
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli/export.h"
#include "cli/photo.h"
#include "cli/picture.h"
#include "draw/web/story.h"
#include "store/disk/name.h"
#include "store/disk/save.h"
#include "store/documents/web-page.h"

/* Of a moving picture, in pixels and milliseconds. */
#define WIDTH 800
#define PACE 700

/* What is for everybody's eyes, or for those of the seat. */
static void
add_notes (DrawStory *story, const StoreGame *game, gint seat)
{
  for (guint i = 0; i < game->notes->len; i++)
    {
      const StoreNote *note = g_ptr_array_index (game->notes, i);

      if (note->seat == WAR_NONE || note->seat == seat)
        draw_story_add_note (story, note->order, note->text);
    }
}

/* "3=table.jpg", a photo of the table in round 3; FALSE after saying what is wrong. */
static gboolean
add_photo (DrawStory *story, const char *word)
{
  const char *equals = strchr (word, '=');
  g_autofree char *number = equals != NULL ? g_strndup (word, (gsize) (equals - word)) : NULL;
  g_autoptr (GBytes) jpeg = NULL;
  guint64 round;
  guint width, height;

  if (number == NULL || !g_ascii_string_to_unsigned (number, 10, 0, G_MAXINT, &round, NULL))
    {
      cli_fail (_ ("“%s” is no photo of a round: “3=table.jpg” is one, of round 3; 0 is the "
                   "beginning"),
                word);
      return FALSE;
    }
  jpeg = cli_load_picture (equals + 1, &width, &height);
  if (jpeg == NULL)
    return FALSE;
  if (draw_story_add_photo (story, (gint) round, jpeg, width, height))
    return TRUE;
  cli_fail (_ ("%s: the story has rounds 0, the beginning, to %d"), word,
            draw_story_get_last_round (story));
  return FALSE;
}

static int
write_page (DrawStory *story, const CliDocument *document, const CliOptions *options)
{
  g_autofree char *file = cli_dup_file_name (document, options), *link = NULL;
  DrawWebDocument page = { STORE_WEB_PAGE_ID, NULL, file };
  GError *error = NULL;
  GBytes *bytes;

  if (!cli_find_link (document, &link))
    return CLI_UNREADABLE;
  page.link = link;
  bytes = draw_story_to_web_page (story, &page, &error);
  return cli_write_output (options, bytes, error);
}

/* The text, with its pictures in a folder of the same name. */
static int
write_markdown (DrawStory *story, const CliOptions *options)
{
  g_autofree char *stem = g_strndup (options->output, strlen (options->output) - strlen (".md"));
  g_autofree char *folder = g_strconcat (stem, "-images", NULL);
  g_autofree char *folder_name = g_path_get_basename (folder);
  g_autofree char *shown = g_filename_display_name (folder_name);
  char *text;
  GError *error = NULL;

  if (g_mkdir_with_parents (folder, 0777) != 0)
    return cli_fail (_ ("there can be no folder “%s” for the pictures"), folder);
  for (guint i = 0;; i++)
    {
      g_autofree char *name = NULL, *path = NULL;
      g_autoptr (GBytes) bytes = draw_story_to_picture (story, i, &name, &error);

      if (bytes == NULL && error == NULL)
        break;
      if (bytes == NULL)
        return cli_write_output (options, NULL, error);
      path = g_build_filename (folder, name, NULL);
      if (!store_save_bytes (path, bytes, &error))
        return cli_write_output (options, NULL, error);
    }
  text = draw_story_to_markdown (story, shown);
  return cli_write_output (options, g_bytes_new_take (text, strlen (text)), NULL);
}

/* Whether size and pace are possible, of what has them; says so if not. */
static gboolean
check_moving (gboolean is_moving, const CliOptions *options)
{
  if (!is_moving && (options->width > 0 || options->pace > 0))
    cli_fail (_ ("only a moving picture, .png, has a width and a pace"));
  else if (options->width > 0
           && (options->width < DRAW_STORY_LEAST_WIDTH || options->width > DRAW_STORY_MOST_WIDTH))
    cli_fail (_ ("a moving picture is %d to %d pixels wide"), DRAW_STORY_LEAST_WIDTH,
              DRAW_STORY_MOST_WIDTH);
  else if (options->pace > DRAW_STORY_MOST_PACE)
    cli_fail (_ ("an order takes at most %d milliseconds"), DRAW_STORY_MOST_PACE);
  else
    return TRUE;

  return FALSE;
}

static int
write_moving (DrawStory *story, const CliOptions *options)
{
  GError *error = NULL;
  GBytes *bytes
    = draw_story_to_animation (story, options->width > 0 ? (guint) options->width : WIDTH,
                               options->pace > 0 ? (guint) options->pace : PACE, &error);

  return cli_write_output (options, bytes, error);
}

int
cli_run_story (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (DrawStory) story = NULL;
  gboolean is_pdf = store_name_has_suffix (options->output, ".pdf");
  gboolean is_markdown = store_name_has_suffix (options->output, ".md");
  gboolean is_moving = store_name_has_suffix (options->output, ".png");
  int status;
  gint seat;

  if (!is_pdf && !is_markdown && !is_moving && !store_web_page_is_name (options->output))
    return cli_fail (_ ("the name of a story must end in .html, .pdf, .md or .png"));
  if (cli_get_paper (options) == NULL)
    return cli_fail_paper (options);
  if (options->paper != NULL && !is_pdf)
    return cli_fail (_ ("only a PDF has a paper"));
  if (!check_moving (is_moving, options))
    return CLI_UNREADABLE;
  if (is_moving && n_paths > 1)
    return cli_fail (_ ("a moving picture has no room for photos"));
  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  if (document.game == NULL)
    return cli_fail (_ ("“%s” is no saved game"), paths[0]);

  seat = cli_choose_viewer (document.game->game);
  story = draw_story_new (document.game->game, seat);
  add_notes (story, document.game, seat);
  for (guint i = 1; i < n_paths; i++)
    if (!add_photo (story, paths[i]))
      return CLI_UNREADABLE;
  if (is_moving)
    return write_moving (story, options);
  if (is_markdown)
    return write_markdown (story, options);
  if (is_pdf)
    {
      GError *error = NULL;
      GBytes *bytes = draw_story_to_pdf (story, cli_get_paper (options), &error);

      return cli_write_output (options, bytes, error);
    }
  return write_page (story, &document, options);
}
