/* game-file.c: saved games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/field-edit/field-edit.h"
#include "store/documents/document-private.h"
#include "store/documents/game-private.h"

const char *const store_undo_ids[] = { "all", "until-chance", "none", NULL };
const char *const store_hands_over_ids[] = { "no", "yes", NULL };
const char *const store_by_post_ids[] = { "no", "yes", NULL };

static void
past_free (StorePast *past)
{
  g_free (past->orders);
  war_extra_unref (past->extra);
  g_free (past);
}

StoreGame *
store_game_alloc (void)
{
  StoreGame *game = g_new0 (StoreGame, 1);

  game->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) store_note_free);
  game->past = g_ptr_array_new_with_free_func ((GDestroyNotify) past_free);
  return game;
}

StoreGame *
store_game_new (WarOperation *operation, guint64 seed, WarSetupFault *fault)
{
  g_return_val_if_fail (operation != NULL, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  WarSetup *setup = war_setup_new (operation, fault);
  StoreGame *game;

  if (setup == NULL)
    return NULL;

  game = store_game_alloc ();
  game->operation = war_operation_ref (operation);
  game->setup = setup;
  game->game = war_game_new (setup, seed);
  return game;
}

void
store_game_free (StoreGame *game)
{
  g_return_if_fail (game != NULL);

  g_clear_pointer (&game->game, war_game_free);
  g_clear_pointer (&game->setup, war_setup_free);
  g_clear_pointer (&game->operation, war_operation_unref);
  g_strfreev (game->commanders);
  g_strfreev (game->begun_by);
  g_ptr_array_unref (game->past);
  g_ptr_array_unref (game->notes);
  war_extra_unref (game->extra);
  war_extra_unref (game->beginning_extra);
  war_extra_unref (game->orders_extra);
  war_extra_unref (game->state_extra);
  g_free (game);
}

StoreNote *
store_note_new (guint order, gint seat, const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  StoreNote *note = g_new (StoreNote, 1);

  *note = (StoreNote){ order, seat, g_strdup (text) };
  return note;
}

int
store_note_compare (const StoreNote *note, guint order, gint seat)
{
  if (note->order != order)
    return note->order < order ? -1 : 1;
  return note->seat < seat ? -1 : note->seat > seat;
}

void
store_note_free (StoreNote *note)
{
  g_free (note->text);
  g_free (note);
}

char *
store_game_sum (const char *orders)
{
  return orders[0] != '\0' ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, orders, -1) : NULL;
}

/* Without the picture that the field was traced from: nobody plays on it, and the folder that it
 * lies in is nobody's business whom the game is sent to. */
static void
write_operation (StoreWriter *writer, const WarOperation *operation)
{
  g_autoptr (WarOperation) bare = NULL;

  if (operation->field->background != NULL)
    {
      WarField *field = war_field_set_background (operation->field, NULL);

      bare = war_operation_copy (operation);
      war_field_unref (bare->field);
      bare->field = field;
      operation = bare;
    }
  store_writer_start (writer, "operation");
  store_writer_item (writer, operation->extra);
  store_operation_write (writer, operation, FALSE, FALSE);
  store_writer_end (writer);
}

/* A line of war_game_to_text(), which it takes to pieces: the hash, the answers of chance or "-",
 * the order. */
static void
write_order (StoreWriter *writer, char *line)
{
  char *answers = strchr (line, ' ') + 1, *order = strchr (answers, ' ') + 1;

  answers[-1] = order[-1] = '\0';
  store_writer_start (writer, "order");
  store_writer_text (writer, "line", order);
  if (!g_str_equal (answers, "-"))
    store_writer_text (writer, "answers", g_strdelimit (answers, ",", ' '));
  store_writer_text (writer, "hash", line);
  store_writer_end (writer);
}

/* text: such lines. */
static void
write_orders (StoreWriter *writer, const char *text)
{
  g_autofree char *sum = store_game_sum (text);
  g_autofree char *lines = g_strdup (text);
  char *end;

  store_writer_text (writer, "sum", sum);
  for (char *line = lines; (end = strchr (line, '\n')) != NULL; line = end + 1)
    {
      *end = '\0';
      write_order (writer, line);
    }
}

static void
write_rows (StoreWriter *writer, const char *element, const WarExtra *extra,
            const WarLayout *layout, const WarState *state)
{
  g_autofree char *text = war_state_to_text (layout, state);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  store_writer_start (writer, element);
  store_writer_item (writer, extra);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      store_writer_start (writer, "row");
      store_writer_text (writer, "line", lines[i]);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

static void
write_past (StoreWriter *writer, const StoreGame *game)
{
  for (guint i = 0; i < game->past->len; i++)
    {
      const StorePast *past = g_ptr_array_index (game->past, i);

      store_writer_start (writer, "past");
      store_writer_item (writer, past->extra);
      store_writer_integer (writer, "rules-version", past->rules_version);
      write_orders (writer, past->orders);
      store_writer_end (writer);
    }

  if (game->past->len > 0)
    write_rows (writer, "beginning", game->beginning_extra, game->setup->layout,
                game->game->beginning);
}

/* Files of version 1.0 have none. */
static void
write_notes (StoreWriter *writer, const StoreGame *game)
{
  for (guint i = 0; i < game->notes->len; i++)
    {
      const StoreNote *note = g_ptr_array_index (game->notes, i);

      store_writer_start (writer, "note");
      store_writer_integer (writer, "after", note->order);
      if (note->seat != WAR_NONE)
        store_writer_integer (writer, "seat", note->seat + 1);
      store_writer_text (writer, "text", note->text);
      store_writer_end (writer);
      store_writer_need (writer, 1);
    }
}

/* Whether the orders that were loaded are still the first ones. */
static gboolean
has_loaded_orders (const StoreGame *game)
{
  const GArray *records = game->game->records;

  return records->len >= game->n_loaded
         && (game->n_loaded == 0
             || g_array_index (records, WarRecord, game->n_loaded - 1).hash == game->loaded_hash);
}

static void
write_own_dice (StoreWriter *writer, guint32 people)
{
  g_autoptr (GString) seats = g_string_new (NULL);

  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if ((people >> seat & 1) != 0)
      g_string_append_printf (seats, "%s%u", seats->len > 0 ? " " : "", seat + 1);

  if (seats->len > 0)
    store_writer_text (writer, "own-dice", seats->str);
}

/* Files of version 1.0 do not say who began. */
static void
write_commanders (StoreWriter *writer, const StoreGame *game)
{
  g_autofree char *commanders
    = game->commanders != NULL ? g_strjoinv (" ", game->commanders) : NULL;
  g_autofree char *begun_by = game->begun_by != NULL ? g_strjoinv (" ", game->begun_by) : NULL;

  if (commanders != NULL)
    store_writer_text (writer, "commanders", commanders);
  if (begun_by != NULL && g_strcmp0 (begun_by, commanders) != 0)
    {
      store_writer_text (writer, "begun-by", begun_by);
      store_writer_need (writer, 1);
    }
}

/* Files of version 1.0 do not say how it is taken back, nor how it goes on. */
static void
write_manners (StoreWriter *writer, const StoreGame *game)
{
  if (game->undo != WAR_UNDO_ALL)
    store_writer_text (writer, "undo", store_undo_ids[game->undo]);
  if (game->hands_over)
    store_writer_text (writer, "hands-over", store_hands_over_ids[TRUE]);
  if (game->is_by_post)
    store_writer_text (writer, "by-post", store_by_post_ids[TRUE]);
  if (game->undo != WAR_UNDO_ALL || game->hands_over || game->is_by_post)
    store_writer_need (writer, 1);
}

GBytes *
store_game_to_bytes (const StoreGame *game)
{
  StoreWriter *writer = store_writer_new ("game", game->extra);
  const WarSystem *system = game->operation->rules->system;
  const WarLayout *layout = game->setup->layout;
  const WarState *state = game->game->state;
  g_autofree char *seed = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", game->game->seed);
  g_autofree char *orders = war_game_to_text (game->game);

  store_system_write (writer, system->id);
  store_writer_integer (writer, "rules-version", system->version);
  store_writer_text (writer, "seed", seed);
  write_own_dice (writer, game->game->people);
  write_commanders (writer, game);
  write_manners (writer, game);
  store_books_write (writer, game->operation);
  write_operation (writer, game->operation);
  write_past (writer, game);

  store_writer_start (writer, "orders");
  store_writer_item (writer, has_loaded_orders (game) ? game->orders_extra : NULL);
  write_orders (writer, orders);
  store_writer_end (writer);
  write_notes (writer, game);

  write_rows (writer, "state",
              war_state_hash (layout, state) == game->loaded_hash ? game->state_extra : NULL,
              layout, state);

  return store_writer_finish (writer);
}

static GBytes *
to_bytes (gconstpointer game)
{
  return store_game_to_bytes (game);
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_game_from_bytes (library, bytes, faults);
}

StoreGame *
store_game_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, from_bytes, faults);
}

static gpointer
glance_at_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_game_glance_at_bytes (library, bytes, faults);
}

StoreGame *
store_game_glance (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, glance_at_bytes, faults);
}

gboolean
store_game_save (StoreLibrary *library, const StoreGame *game, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = store_game_to_bytes (game);

  return store_document_save (library, path, bytes, from_bytes, to_bytes,
                              (GDestroyNotify) store_game_free, error);
}
