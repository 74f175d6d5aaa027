/* game-line.c: a moment of a game, as a value that never changes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-line.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* An order as it was carried out; lines that have one in common have the same one. */
typedef struct
{
  WarOrder order;
  guint64 hash; /* of the state after it */
  gboolean is_private; /* others have not been told of all that came of it */
  guint n_answers;
  gint32 answers[];
} Given;

/* The game that lines share. */
typedef struct
{
  StoreGame *saved;
  GPtrArray *given; /* Given: its records */
} Table;

struct _DuckGameLine
{
  guint n_refs;
  Table *table;
  DuckGameLine *before; /* NULL: the game begins here */
  Given *given; /* NULL: likewise */
  guint n_orders;
  GStrv commanders; /* ids, one for each seat */
  GPtrArray *notes; /* StoreNote: never changed, and shared by lines that have the same ones */
};

static void
table_clear (gpointer data)
{
  Table *table = data;

  g_ptr_array_unref (table->given);
  store_game_free (table->saved);
}

static Given *
given_new (const WarGame *game, guint n)
{
  const WarRecord *record = &g_array_index (game->records, WarRecord, n);
  Given *given = g_rc_box_alloc0 (sizeof (Given) + record->n_answers * sizeof (gint32));

  given->order = record->order;
  given->hash = record->hash;
  given->n_answers = record->n_answers;
  for (guint i = 0; i < record->n_answers; i++)
    given->answers[i] = g_array_index (game->answers, gint32, record->first_answer + i);
  return given;
}

/* Takes the commanders and the notes. */
static DuckGameLine *
line_new (Table *table, DuckGameLine *before, Given *given, GStrv commanders, GPtrArray *notes)
{
  DuckGameLine *line = g_new0 (DuckGameLine, 1);

  line->n_refs = 1;
  line->table = g_rc_box_acquire (table);
  line->before = before != NULL ? duck_game_line_ref (before) : NULL;
  line->given = given != NULL ? g_rc_box_acquire (given) : NULL;
  line->n_orders = before != NULL ? before->n_orders + 1 : 0;
  line->commanders = commanders;
  line->notes = notes;
  return line;
}

/* One id for each seat, whatever the file had. */
static GStrv
dup_commanders (const StoreGame *game)
{
  guint n_seats = game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  guint n_known = game->commanders != NULL ? g_strv_length (game->commanders) : 0;
  GStrv commanders = g_new0 (char *, n_seats + 1);

  for (guint i = 0; i < n_seats; i++)
    commanders[i] = g_strdup (i < n_known ? game->commanders[i] : WAR_COMMANDER_PERSON);
  return commanders;
}

static GPtrArray *
notes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) store_note_free);
}

static GPtrArray *
copy_notes (const GPtrArray *notes)
{
  GPtrArray *copy = notes_new ();

  for (guint i = 0; i < notes->len; i++)
    {
      const StoreNote *note = g_ptr_array_index (notes, i);

      g_ptr_array_add (copy, store_note_new (note->order, note->seat, note->text));
    }
  return copy;
}

DuckGameLine *
duck_game_line_new (StoreGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  Table *table = g_rc_box_new0 (Table);
  DuckGameLine *line;

  table->saved = game;
  table->given = g_ptr_array_new_with_free_func (g_rc_box_release);
  line = line_new (table, NULL, NULL, dup_commanders (game), copy_notes (game->notes));
  if (game->begun_by == NULL)
    game->begun_by = dup_commanders (game);
  for (guint i = 0; i < game->game->records->len; i++)
    {
      g_autoptr (DuckGameLine) before = line;

      g_ptr_array_add (table->given, given_new (game->game, i));
      line = line_new (table, before, g_ptr_array_index (table->given, i),
                       g_strdupv (before->commanders), g_ptr_array_ref (before->notes));
    }

  g_rc_box_release_full (table, table_clear);
  return line;
}

DuckGameLine *
duck_game_line_ref (DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  line->n_refs++;
  return line;
}

/* Long games have long lines: those before are let go in turn, not each within the next. */
void
duck_game_line_unref (DuckGameLine *line)
{
  while (line != NULL && --line->n_refs == 0)
    {
      DuckGameLine *before = line->before;

      if (line->given != NULL)
        g_rc_box_release (line->given);
      g_rc_box_release_full (line->table, table_clear);
      g_strfreev (line->commanders);
      g_ptr_array_unref (line->notes);
      g_free (line);
      line = before;
    }
}

StoreGame *
duck_game_line_get_game (const DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return line->table->saved;
}

guint
duck_game_line_get_n_orders (const DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, 0);

  return line->n_orders;
}

DuckGameLine *
duck_game_line_get_before (const DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return line->before;
}

const char *
duck_game_line_get_commander (const DuckGameLine *line, gint seat)
{
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < (gint) g_strv_length (line->commanders), NULL);

  return line->commanders[seat];
}

DuckGameLine *
duck_game_line_go_on (DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (line->table->saved->game->records->len == line->n_orders + 1, NULL);

  Given *given = given_new (line->table->saved->game, line->n_orders);

  g_ptr_array_set_size (line->table->given, (gint) line->n_orders);
  g_ptr_array_add (line->table->given, given);
  return line_new (line->table, line, given, g_strdupv (line->commanders),
                   g_ptr_array_ref (line->notes));
}

/* ---------------------------------------------------------------------------------------------
 * Steps. */

static gboolean
has_persons (const DuckGameLine *line)
{
  for (guint i = 0; line->commanders[i] != NULL; i++)
    if (war_commander_is_person (line->commanders[i]))
      return TRUE;
  return FALSE;
}

/* Whether the line's last order begins a step, which can be undone, and does not belong to what was
 * ordered before: a person's does, and every one where none plays. */
static gboolean
is_step (const DuckGameLine *line)
{
  const StoreGame *saved = line->table->saved;
  gint seat = line->given->order.seat;
  const gint32 *cells
    = war_state_peek_row (saved->setup->layout, saved->game->state, WAR_TABLE_SEATS, (guint) seat);

  return !has_persons (line)
         || (cells[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC
             && war_commander_is_person (line->commanders[seat]));
}

/* Whether others were not told of what happened. */
static gboolean
is_private (const WarEvent *events, guint n_events, guint n_seats)
{
  for (guint i = 0; i < n_events; i++)
    for (guint seat = 0; seat < n_seats; seat++)
      if (!war_event_is_for (&events[i], 1u << seat))
        return TRUE;
  return FALSE;
}

char *
duck_game_line_dup_step (DuckGameLine *line, const WarEvent *events, guint n_events)
{
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (line->given != NULL, NULL);

  const StoreGame *saved = line->table->saved;
  const WarOrder *order = &line->given->order;
  g_autofree char *name = NULL;

  if (!is_step (line))
    return NULL;

  line->given->is_private
    = is_private (events, n_events, saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows);
  if (line->given->is_private)
    {
      g_autofree char *seat = text_seat (saved->setup, saved->game->state, (guint) order->seat);

      /* Translators: a step that can be undone, which others must not know more of; %s is who
       * decided: "British, company 2" */
      return g_strdup_printf (_ ("Order of %s"), seat);
    }

  name = text_order (saved->setup, order);
  if (g_str_has_suffix (name, "."))
    name[strlen (name) - 1] = '\0';
  return g_steal_pointer (&name);
}

gboolean
duck_game_line_is_private (const DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, FALSE);

  return line->given != NULL && line->given->is_private;
}

gint
duck_game_line_get_seat (const DuckGameLine *line)
{
  g_return_val_if_fail (line != NULL, WAR_NONE);

  return line->given != NULL ? line->given->order.seat : WAR_NONE;
}

/* ---------------------------------------------------------------------------------------------
 * Other lines. */

DuckGameLine *
duck_game_line_set_commander (DuckGameLine *line, gint seat, const char *id)
{
  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < (gint) g_strv_length (line->commanders), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  GStrv commanders = g_strdupv (line->commanders);

  g_free (commanders[seat]);
  commanders[seat] = g_strdup (id);
  return line_new (line->table, line->before, line->given, commanders,
                   g_ptr_array_ref (line->notes));
}

const char *
duck_game_line_get_note (const DuckGameLine *line, guint order, gint seat)
{
  g_return_val_if_fail (line != NULL, NULL);

  for (guint i = 0; i < line->notes->len; i++)
    {
      const StoreNote *note = g_ptr_array_index (line->notes, i);

      if (store_note_compare (note, order, seat) == 0)
        return note->text;
    }
  return NULL;
}

DuckGameLine *
duck_game_line_set_note (DuckGameLine *line, guint order, gint seat, const char *text)
{
  g_return_val_if_fail (line != NULL, NULL);

  GPtrArray *notes = copy_notes (line->notes);
  guint place = 0;

  while (place < notes->len
         && store_note_compare (g_ptr_array_index (notes, place), order, seat) < 0)
    place++;
  if (place < notes->len && store_note_compare (g_ptr_array_index (notes, place), order, seat) == 0)
    g_ptr_array_remove_index (notes, place);
  if (text != NULL)
    g_ptr_array_insert (notes, (gint) place, store_note_new (order, seat, text));
  return line_new (line->table, line->before, line->given, g_strdupv (line->commanders), notes);
}

/* How many orders the game has in common with the line. */
static guint
count_common (const DuckGameLine *line)
{
  const GPtrArray *given = line->table->given;

  while (line->n_orders > given->len
         || (line->n_orders > 0 && g_ptr_array_index (given, line->n_orders - 1) != line->given))
    line = line->before;

  return line->n_orders;
}

/* Carries out again what the line has after its first n orders. */
static void
give_again (DuckGameLine *line, guint n)
{
  Table *table = line->table;
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (DuckGameLine *each = line; each->n_orders > n; each = each->before)
    g_ptr_array_add (lines, each);

  for (guint i = lines->len; i > 0; i--)
    {
      const DuckGameLine *each = g_ptr_array_index (lines, i - 1);
      WarOutcome outcome = war_game_give_again (table->saved->game, &each->given->order,
                                                each->given->answers, each->given->n_answers, NULL);

      g_return_if_fail (outcome == WAR_OUTCOME_DONE);
      g_ptr_array_add (table->given, g_rc_box_acquire (each->given));
    }
}

void
duck_game_line_restore (DuckGameLine *line)
{
  g_return_if_fail (line != NULL);

  Table *table = line->table;
  guint n_common = count_common (line);

  war_game_go_back (table->saved->game, n_common);
  g_ptr_array_set_size (table->given, (gint) n_common);
  give_again (line, n_common);
  g_strfreev (table->saved->commanders);
  table->saved->commanders = g_strdupv (line->commanders);
  g_ptr_array_unref (table->saved->notes);
  table->saved->notes = g_ptr_array_ref (line->notes);
}
