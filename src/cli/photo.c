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
#include "engine/game/placement.h"
#include "engine/game/position.h"
#include "engine/game/starts.h"
#include "store/disk/name.h"
#include "store/disk/save.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/photo/photo.h"
#include "text/game/state.h"
#include "text/operation/oddity.h"

#define PHOTOS_MAX 16

/* What edges of tags may differ from what is printed, beyond what printers do. */
#define SCALE_SLACK 0.05

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
      StorePhoto *photo = store_photo_load (words[i], &error);

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

/* What the tags of a table are in a game. */
typedef struct
{
  const WarSetup *setup;
  WarState *view; /* in which they are put */
  GArray *seen; /* WarSeenBase */
  gboolean *is_put; /* by row of the pieces */
  gboolean *is_seen;
  guint n_foreign;
} Reading;

static char *
dup_name (const Reading *reading, const WarTagged *tagged)
{
  gint row = war_placement_find_row (reading->setup, tagged);
  const WarForceEntry *entry
    = g_ptr_array_index (reading->setup->operation->forces[tagged->side]->entries, tagged->entry);

  return row != WAR_NONE ? text_piece (reading->setup, row) : g_strdup (entry->type->name);
}

static void
take_tag (Reading *reading, const StoreTag *tag, gboolean is_first)
{
  const WarOperation *operation = reading->setup->operation;
  gint heading = (gint) lround (tag->heading / 360 * WAR_HEADING_TURN);
  const double most = WAR_LENGTH_MAX / 4.0;
  WarSeenBase base = {
    .at = { (WarLength) lround (CLAMP (tag->at.x * WAR_MILLIMETRE, -most, most)),
            (WarLength) lround (CLAMP (tag->at.y * WAR_MILLIMETRE, -most, most)) },
    .heading = (WarHeading) (heading & (WAR_HEADING_TURN - 1)),
  };
  gint row;

  if (!war_tag_find (operation, tag->id, &base.tagged))
    {
      reading->n_foreign++;
      return;
    }
  row = war_placement_find_row (reading->setup, &base.tagged);
  if (row != WAR_NONE)
    reading->is_seen[row] = TRUE;
  if (!tag->is_doubled)
    g_array_append_val (reading->seen, base);
  else if (is_first)
    {
      g_autofree char *name = dup_name (reading, &base.tagged);

      g_printerr (
        _ ("duckboard-cli: %s: its tag lies at more than one place, and it is left out\n"), name);
    }
}

static void
take_tags (Reading *reading, const StoreTable *table)
{
  const GArray *tags = store_table_get_tags (table);

  for (guint i = 0; i < tags->len; i++)
    {
      const StoreTag *tag = &g_array_index (tags, StoreTag, i);

      take_tag (reading, tag, i == 0 || g_array_index (tags, StoreTag, i - 1).id != tag->id);
    }
  if (reading->n_foreign > 0)
    g_printerr (g_dngettext (GETTEXT_PACKAGE, "duckboard-cli: %u tag is none of this operation\n",
                             "duckboard-cli: %u tags are none of this operation\n",
                             reading->n_foreign),
                reading->n_foreign);
}

static char *
dup_fault (const WarSetup *setup, const WarPlacementFault *fault)
{
  g_autofree char *name = text_piece (setup, fault->row), *other = NULL;

  switch (fault->kind)
    {
    case WAR_PLACEMENT_INCOMPLETE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%s: only %u of its %u base is seen, and it is left out",
                                           "%s: only %u of its %u bases are seen, and it is left "
                                           "out",
                                           fault->n_bases),
                              name, fault->n_seen, fault->n_bases);
    case WAR_PLACEMENT_SCATTERED:
      return g_strdup_printf (_ ("%s: its bases stand neither side by side nor one behind the "
                                 "other, and it is left out"),
                              name);
    case WAR_PLACEMENT_LOST:
      return g_strdup_printf (_ ("%s: it is lost in this game, and left out"), name);
    case WAR_PLACEMENT_OUTSIDE:
      return g_strdup_printf (_ ("%s: it is not wholly on the field, and left out"), name);
    case WAR_PLACEMENT_BARRED:
      return g_strdup_printf (_ ("%s: it stands where such units never stand, and is left out"),
                              name);
    case WAR_PLACEMENT_TAKEN:
    default:
      other = text_piece (setup, fault->other);
      return g_strdup_printf (_ ("%s: it stands on %s, and is left out"), name, other);
    }
}

static void
put_units (Reading *reading)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarPlacementFault));

  war_placement_put (reading->setup, reading->view, reading->seen, reading->is_put, faults);
  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *sentence
        = dup_fault (reading->setup, &g_array_index (faults, WarPlacementFault, i));

      g_printerr ("duckboard-cli: %s\n", sentence);
    }
}

/* Whether the row is the first of a unit that could stand on the table. */
static gboolean
is_expected (const WarSetup *setup, const WarState *view, guint row)
{
  guint n;
  const WarForceEntry *entry = setup->play->starts->get_entry (setup, row, &n);
  const gint32 *piece = war_setup_peek_piece (setup, view, row);

  if (entry == NULL
      || (setup->ranks != NULL && row > 0
          && war_setup_peek_piece (setup, view, row - 1)[WAR_PIECE_FORMATION]
               == piece[WAR_PIECE_FORMATION]))
    return FALSE;
  if (piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    return TRUE;
  return piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY && entry->wave <= 1
         && war_force_entry_get_coming (entry) == 0;
}

/* How many stand there, and who is not seen. */
static void
say_units (const Reading *reading, gboolean is_game)
{
  g_autoptr (GString) missing = g_string_new (NULL);
  guint n_put = 0, n = 0;

  for (guint row = 0; row < reading->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      gboolean is_one = is_expected (reading->setup, reading->view, row);

      n_put += reading->is_put[row];
      n += is_one || reading->is_put[row];
      if (is_one && !reading->is_seen[row])
        {
          g_autofree char *name = text_piece (reading->setup, (gint) row);

          g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "", name);
        }
    }
  if (missing->len > 0 && is_game)
    g_printerr (_ ("duckboard-cli: not seen, and where they were: %s\n"), missing->str);
  else if (missing->len > 0)
    g_printerr (_ ("duckboard-cli: not seen, and to be placed by who plays them: %s\n"),
                missing->str);
  g_print (g_dngettext (GETTEXT_PACKAGE, "%u of %u unit stands where it was seen\n",
                        "%u of %u units stand where they were seen\n", n),
           n_put, n);
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* How sure it is: whether tags are squares on the table, and as large as they were printed. */
static void
say_sure (const StoreTable *table, const WarOperation *operation)
{
  const GArray *tags = store_table_get_tags (table);
  g_autoptr (GArray) scales = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < tags->len; i++)
    {
      const StoreTag *tag = &g_array_index (tags, StoreTag, i);
      const WarForceEntry *entry;
      WarTagged tagged;
      double scale;

      if (!war_tag_find (operation, tag->id, &tagged))
        continue;
      entry = g_ptr_array_index (operation->forces[tagged.side]->entries, tagged.entry);
      scale
        = tag->edge * WAR_MILLIMETRE
          / war_tag_get_size (entry->type->base_width, entry->type->base_depth, operation->field);
      g_array_append_val (scales, scale);
    }
  g_print (_ ("The tags fit squares to %.2f mm\n"), store_table_get_error (table));
  if (scales->len == 0)
    return;
  g_array_sort (scales, compare_doubles);
  if (fabs (g_array_index (scales, double, scales->len / 2) - 1) > SCALE_SLACK)
    g_printerr (_ ("duckboard-cli: the tags measure %.0f %% of what is printed: either they were "
                   "printed larger or smaller, or the tags of the corners do not lie in the "
                   "corners of the field\n"),
                g_array_index (scales, double, scales->len / 2) * 100);
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

/* Whether two pieces, each of its own game, are of one side and stand at the same place. */
static gboolean
is_same (const WarSetup *setup, const WarState *state, gint row, const WarSetup *other_setup,
         const WarState *other_state, gint other_row)
{
  WarShownPiece piece, other;

  return row != WAR_NONE && other_row != WAR_NONE
         && war_play_show_piece (setup, state, (guint) row, &piece)
         && war_play_show_piece (other_setup, other_state, (guint) other_row, &other)
         && piece.side == other.side && piece.base.centre.x == other.base.centre.x
         && piece.base.centre.y == other.base.centre.y;
}

/* "BEF Infantry 4 (now BEF Infantry 2)": what a piece is called where it is another's counter. */
static void
append_renamed (GString *list, const Reading *reading, gint row, const WarSetup *setup,
                const WarState *state)
{
  g_autofree char *name = text_piece (reading->setup, row);

  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    if (is_same (reading->setup, reading->view, row, setup, state, (gint) i))
      {
        g_autofree char *now = text_piece (setup, (gint) i);

        /* Translators: behind the name that a unit had */
        if (!g_str_equal (now, name))
          g_string_append_printf (list, _ (" (now %s)"), now);
        return;
      }
}

/* Counters have their numbers by the order of the forces: whoever is lost, or stands behind those
 * whose place is known, changes those of others. */
static void
say_renamed (const Reading *reading, WarOperation *left, const char *path)
{
  const WarOperation *before = reading->setup->operation;
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (WarSetup) setup = war_setup_try (left, faults);
  g_autofree WarState *state = setup != NULL ? war_setup_begin (setup, 0) : NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  WarTagged tagged, now;

  for (guint id = 0; setup != NULL && war_tag_find (before, id, &tagged); id++)
    {
      gint row = war_placement_find_row (reading->setup, &tagged);
      gboolean is_known = war_tag_find (left, id, &now) && now.base == tagged.base;

      if (row == WAR_NONE || tagged.base > 0 || !reading->is_put[row])
        continue;
      if (!is_known
          || !is_same (reading->setup, reading->view, row, setup, state,
                       war_placement_find_row (setup, &now)))
        append_renamed (list, reading, row, setup, state);
    }
  if (list->len > 0)
    g_printerr (_ ("duckboard-cli: as others are lost or not seen, these have other tags in "
                   "“%s”: %s; print its counters before you photograph its table\n"),
                path, list->str);
}

static int
write_position (StoreLibrary *library, Reading *reading, const StoreGame *before,
                const CliOptions *options)
{
  const WarOperation *old = reading->setup->operation;
  g_autoptr (WarOperation) operation
    = war_position_to_operation (reading->setup, reading->view, old->name);
  g_autoptr (GError) error = NULL;

  if (operation == NULL)
    return cli_fail (_ ("a side has nobody left"));
  say_renamed (reading, operation, options->output);
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
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  g_autofree WarState *before = game != NULL ? cli_view_game (game) : war_setup_begin (setup, 0);
  g_autofree WarState *view = war_state_copy (before);
  g_autofree gboolean *is_put = g_new0 (gboolean, n_rows), *is_seen = g_new0 (gboolean, n_rows);
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (WarSeenBase));
  Reading reading
    = { .setup = setup, .view = view, .seen = seen, .is_put = is_put, .is_seen = is_seen };

  take_tags (&reading, table);
  if (seen->len == 0)
    {
      cli_fail (_ ("no tag of a unit is seen: nothing is changed"));
      return CLI_WRONG;
    }
  put_units (&reading);
  if (game != NULL)
    cli_say_wrong_ways (setup, before, view, is_put);
  else
    cli_say_wrong_places (setup, view, is_put);
  say_units (&reading, game != NULL);
  say_sure (table, setup->operation);
  return write_position (library, &reading, game, options);
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

  if (n_photos > PHOTOS_MAX)
    return cli_fail (_ ("at most %d pictures are read together"), PHOTOS_MAX);
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
