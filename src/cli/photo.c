/* photo.c: duckboard-cli photo: a real table becomes a game, or a picture to trace from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/photo.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/play.h"
#include "engine/field-edit/field-edit.h"
#include "engine/game/position.h"
#include "store/disk/name.h"
#include "store/disk/save.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/photo/photo.h"
#include "text/operation/oddity.h"
#include "text/solo/reading.h"

/* In percent, of a background that is there to be traced. */
#define OPACITY 100

/* Photos -------------------------------------------------------------------------------------- */

GBytes *
cli_load_picture (const char *path, guint *width, guint *height)
{
  g_autoptr (GError) error = NULL;
  GBytes *jpeg = store_picture_load (path, width, height, &error);

  if (jpeg == NULL)
    cli_fail ("%s", error->message);
  return jpeg;
}

/* All of them, in their order; NULL after saying which cannot be read. */
static GPtrArray *
load_photos (char **words, guint n)
{
  g_autoptr (GPtrArray) photos = g_ptr_array_new_with_free_func ((GDestroyNotify) store_photo_free);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      StorePhoto *photo = store_photo_load (words[i], NULL, &error);

      if (photo == NULL)
        {
          cli_fail ("%s", error->message);
          return NULL;
        }
      g_ptr_array_add (photos, photo);
    }
  return g_steal_pointer (&photos);
}

/* "120,80 3890,95 3920,2900 90,2880" */
static gboolean
parse_corners (const char *words, StorePoint corners[WAR_TAG_N_CORNERS])
{
  g_auto (GStrv) places = g_strsplit (words, " ", -1);

  if (g_strv_length (places) != WAR_TAG_N_CORNERS)
    return FALSE;
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      char *comma = NULL, *end = NULL;

      corners[i].x = g_ascii_strtod (places[i], &comma);
      if (comma == places[i] || *comma != ',')
        return FALSE;
      corners[i].y = g_ascii_strtod (comma + 1, &end);
      if (end == comma + 1 || *end != '\0' || !isfinite (corners[i].x) || !isfinite (corners[i].y))
        return FALSE;
    }
  return TRUE;
}

/* NULL, with the exit status, after saying what is wrong. */
static StoreTable *
read_table (const GPtrArray *photos, char **words, const WarField *field, const CliOptions *options,
            int *status)
{
  g_autoptr (GError) error = NULL;
  StorePoint corners[WAR_TAG_N_CORNERS];
  StoreTable *table;

  *status = CLI_UNREADABLE;
  if (options->corners != NULL && (photos->len != 1 || !parse_corners (options->corners, corners)))
    {
      cli_fail (_ ("--corners has the four corners of the field in one picture, in pixels, from "
                   "the top left one clockwise: \"120,80 3890,95 3920,2900 90,2880\""));
      return NULL;
    }
  table = options->corners != NULL
            ? store_table_new_by_corners (g_ptr_array_index (photos, 0), field, corners, &error)
            : store_table_new ((StorePhoto *const *) photos->pdata, photos->len, field, &error);
  if (table == NULL)
    {
      *status = CLI_WRONG;
      cli_fail ("%s: %s", words[0], error->message);
      return NULL;
    }
  for (guint i = 0; i < photos->len; i++)
    if (!store_table_has_joined (table, i))
      g_printerr (_ ("duckboard-cli: %s has fewer than three tags that another picture shows, and "
                     "is left out\n"),
                  words[i]);
  return table;
}

/* Fields -------------------------------------------------------------------------------------- */

/* Beside the field, by its name. */
static char *
get_picture_path (const char *path)
{
  gsize length = strlen (path) - strlen (".duckfield");

  return g_strdup_printf ("%.*s-straight.jpg", (int) length, path);
}

static int
write_field (const WarField *field, const StoreTable *table, const CliOptions *options)
{
  g_autofree char *path = get_picture_path (options->output);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = store_table_straighten (table, &error);
  g_autoptr (WarBackground) background = war_background_new ();
  g_autoptr (WarField) traced = NULL;

  background->path = g_path_get_basename (path);
  background->width = field->width;
  background->opacity = OPACITY;
  traced = war_field_set_background (field, background);
  if (bytes == NULL || !store_save_bytes (path, bytes, &error)
      || !store_field_save (traced, options->output, &error))
    return cli_fail ("%s", error->message);
  g_print (_ ("%s lies below the field, at its scale\n"), path);
  return CLI_RIGHT;
}

/* Units --------------------------------------------------------------------------------------- */

/* Whom nobody has seen. */
static void
say_missing (const WarReading *reading)
{
  g_autoptr (GString) missing = g_string_new (NULL);

  for (guint i = 0; i < reading->findings->len; i++)
    {
      const WarFinding *finding = &g_array_index (reading->findings, WarFinding, i);
      g_autofree char *name = NULL;

      if (finding->kind != WAR_FINDING_MISSING)
        continue;
      name = text_finding_unit (reading, finding);
      g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "", name);
    }
  if (missing->len > 0 && reading->is_game)
    g_printerr (_ ("duckboard-cli: not seen, and where they were: %s\n"), missing->str);
  else if (missing->len > 0)
    g_printerr (_ ("duckboard-cli: not seen, and to be placed by who plays them: %s\n"),
                missing->str);
}

/* What is wrong goes to the standard error output. */
static void
say_findings (const WarReading *reading)
{
  for (guint i = 0; i < reading->findings->len; i++)
    {
      const WarFinding *finding = &g_array_index (reading->findings, WarFinding, i);
      g_autofree char *sentence = text_finding (reading, finding);

      if (war_finding_is_wrong (finding))
        g_printerr ("duckboard-cli: %s\n", sentence);
      else if (finding->kind == WAR_FINDING_MOVED)
        g_print ("%s\n", sentence);
    }
  say_missing (reading);
}

/* How many stand there, and how sure it is: whether tags are squares on the table, and as large as
 * they were printed. */
static void
say_sure (const StoreTable *table, const WarReading *reading)
{
  g_autofree char *count = text_reading_count (reading), *scale = text_reading_scale (reading);

  g_print ("%s\n", count);
  g_print (_ ("The tags fit squares to %.2f mm\n"), store_table_get_error (table));
  if (scale != NULL)
    g_printerr ("duckboard-cli: %s\n", scale);
}

/* Games --------------------------------------------------------------------------------------- */

static int
write_game (StoreLibrary *library, WarOperation *operation, const StoreGame *before,
            const CliOptions *options)
{
  g_autoptr (StoreGame) game = NULL;
  g_autoptr (GError) error = NULL;
  WarSetupFault fault;
  guint64 seed;

  if (!cli_choose_seed (options, operation->rules->system, &seed))
    return CLI_UNREADABLE;
  game = store_game_new (operation, seed, &fault);
  if (game == NULL)
    {
      g_autofree char *sentence = text_setup_fault (&fault, operation);

      g_printerr ("duckboard-cli: %s\n", sentence);
      return CLI_WRONG;
    }
  if (before != NULL)
    {
      game->undo = before->undo;
      game->hands_over = before->hands_over;
      game->is_by_post = before->is_by_post;
      game->commanders = g_strdupv (before->commanders);
    }
  if (!store_game_save (library, game, options->output, &error))
    return cli_fail ("%s", error->message);
  return CLI_RIGHT;
}

static int
write_position (StoreLibrary *library, const WarReading *reading, const StoreGame *before,
                const CliOptions *options)
{
  g_autoptr (WarOperation) operation
    = war_position_to_operation (reading->setup, reading->view, reading->setup->operation->name);
  g_autoptr (GError) error = NULL;

  if (operation == NULL)
    return cli_fail (_ ("a side has nobody left"));
  if (!store_name_has_suffix (options->output, ".duckop"))
    return write_game (library, operation, before, options);
  if (!store_operation_save (library, operation, options->output, &error))
    return cli_fail ("%s", error->message);
  return CLI_RIGHT;
}

static int
read_units (StoreLibrary *library, const WarSetup *setup, const StoreGame *game,
            const StoreTable *table, const CliOptions *options)
{
  g_autoptr (WarReading) reading = war_reading_new (
    setup, game != NULL ? cli_view_game (game) : war_setup_begin (setup, 0), game != NULL);

  store_table_read_units (table, reading);
  if (reading->seen->len == 0)
    {
      cli_fail (_ ("no tag of a unit is seen: nothing is changed"));
      return CLI_WRONG;
    }
  say_findings (reading);
  say_sure (table, reading);
  return write_position (library, reading, game, options);
}

/* What of an operation can be put on a table; NULL after saying why not. */
static WarSetup *
set_up (WarOperation *operation, int *status)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  WarSetup *setup = war_setup_try (operation, faults);

  for (guint i = 0; setup == NULL && i < faults->len; i++)
    {
      g_autofree char *sentence
        = text_setup_fault (&g_array_index (faults, WarSetupFault, i), operation);

      g_printerr ("duckboard-cli: %s\n", sentence);
    }
  *status = setup != NULL ? CLI_RIGHT : CLI_WRONG;
  return setup;
}

/* CLI_RIGHT, or the exit status after saying what does not go together. */
static int
check_call (const CliDocument *document, guint n_photos, const CliOptions *options)
{
  gboolean is_field = store_name_has_suffix (options->output, ".duckfield");

  if (n_photos > WAR_TAG_MOST_PHOTOS)
    return cli_fail (_ ("at most %d pictures are read together"), WAR_TAG_MOST_PHOTOS);
  if (!is_field && !store_name_has_suffix (options->output, ".duckgame")
      && !store_name_has_suffix (options->output, ".duckop"))
    return cli_fail (_ ("a photo becomes a game, an operation or a field: end the name in "
                        ".duckgame, .duckop or .duckfield"));
  if (document->operation == NULL && document->game == NULL
      && (document->field == NULL || !is_field))
    return cli_fail (_ ("“photo” reads tables of operations and saved games; of fields it makes "
                        "fields with a picture, .duckfield"));
  return CLI_RIGHT;
}

int
cli_run_photo (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (GPtrArray) photos = NULL;
  g_autoptr (StoreTable) table = NULL;
  g_autoptr (WarSetup) own = NULL;
  const WarSetup *setup = NULL;
  const WarField *field;
  int status;

  if (!cli_document_open_word (&document, library, words[0], &status))
    return status;
  status = check_call (&document, n_words - 1, options);
  if (status != CLI_RIGHT)
    return status;

  field = document.field;
  if (document.game != NULL)
    setup = document.game->setup;
  else if (document.operation != NULL)
    field = document.operation->field;
  if (document.operation != NULL && !store_name_has_suffix (options->output, ".duckfield"))
    setup = own = set_up (document.operation, &status);
  if (status != CLI_RIGHT)
    return status;
  if (setup != NULL)
    field = setup->operation->field;
  if (!store_name_has_suffix (options->output, ".duckfield") && setup->play->starts == NULL)
    return cli_fail (_ ("in %s units are not put anywhere before the game begins, so that no photo "
                        "can be played on"),
                     setup->operation->rules->system->name);
  if (field->is_absent)
    return cli_fail (_ ("the field was not found"));

  photos = load_photos (words + 1, n_words - 1);
  if (photos == NULL)
    return CLI_UNREADABLE;
  table = read_table (photos, words + 1, field, options, &status);
  if (table == NULL)
    return status;
  if (store_name_has_suffix (options->output, ".duckfield"))
    return write_field (field, table, options);
  return read_units (library, setup, document.game, table, options);
}
