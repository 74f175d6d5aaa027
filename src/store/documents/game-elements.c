/* game-elements.c: saved games, read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/game-private.h"

#include <glib/gi18n-lib.h>

#include "store/documents/document-private.h"

/* Orders and rows are lines of the engine's own; these are longer than any of them. */
#define LINE_LENGTH_MAX 4000
#define ORDERS_MAX 100000
#define ROWS_MAX 40000
#define PASTS_MAX 100
#define NOTES_MAX 10000

/* Dice, numbers and positions. */
#define ANSWER_MAX (2 * (gint64) WAR_LENGTH_MAX)

/* Lines that are being collected, and where they stand in the file. */
typedef struct
{
  GString *text;
  GArray *offsets; /* gsize */
} Lines;

/* What the elements of a game work on; those that it shares with others see only the first. */
typedef struct
{
  StoreDocument document;
  StoreGame *game;
  gboolean is_glance; /* its orders are not carried out again */
  guint rules_version;
  guint64 seed;
  guint32 people;
  guint past_version; /* of the <past> that is being read */
  Lines orders;
  Lines rows;
  char *beginning; /* rows */
  GArray *beginning_offsets;
  char *last_hash; /* of the last order */
  char *sum; /* as it stands at the orders that are being read; or NULL */
} Reading;

static void
lines_init (Lines *lines)
{
  lines->text = g_string_new (NULL);
  lines->offsets = g_array_new (FALSE, FALSE, sizeof (gsize));
}

static void
lines_clear (Lines *lines)
{
  g_string_free (lines->text, TRUE);
  g_array_unref (lines->offsets);
}

static char *
lines_steal (Lines *lines)
{
  char *text = g_string_free (lines->text, FALSE);

  lines->text = g_string_new (NULL);
  g_array_set_size (lines->offsets, 0);
  return text;
}

/* <game> */

enum
{
  GAME_VERSION,
  GAME_SYSTEM,
  GAME_RULES_VERSION,
  GAME_SEED,
  GAME_OWN_DICE,
  GAME_COMMANDERS,
  GAME_BEGUN_BY,
  GAME_UNDO,
  GAME_HANDS_OVER,
  GAME_BY_POST,
};

#define RULES_VERSION_ATTRIBUTE \
  { \
    "rules-version", STORE_VALUE_INTEGER, TRUE, 0, G_MAXINT32 \
  }

static const StoreAttribute game_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  { "system", STORE_VALUE_ID, TRUE },
  RULES_VERSION_ATTRIBUTE,
  { "seed", STORE_VALUE_HASH, TRUE },
  { "own-dice", STORE_VALUE_INTEGERS, FALSE, 1, WAR_MAX_SEATS },
  { "commanders", STORE_VALUE_IDS, FALSE },
  { "begun-by", STORE_VALUE_IDS, FALSE },
  { "undo", STORE_VALUE_CHOICE, FALSE, .choices = store_undo_ids },
  { "hands-over", STORE_VALUE_CHOICE, FALSE, .choices = store_hands_over_ids },
  { "by-post", STORE_VALUE_CHOICE, FALSE, .choices = store_by_post_ids },
  { NULL },
};

/* Those are freed with the game. */
static GStrv
read_commanders (StoreReader *reader, const StoreValue *value)
{
  GStrv commanders;

  if (!value->present || value->faulty)
    return NULL;

  commanders = g_strsplit (value->text, " ", -1);
  if (g_strv_length (commanders) > WAR_MAX_SEATS)
    store_reader_fault (reader, value, _ ("a game has at most %d commanders"), WAR_MAX_SEATS);
  return commanders;
}

static void
start_game (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;
  g_auto (GStrv) seats = g_strsplit (values[GAME_OWN_DICE].text, " ", -1);

  if (!store_document_set_system (reader, &reading->document, &values[GAME_SYSTEM]))
    return;

  reading->rules_version = (guint) values[GAME_RULES_VERSION].integer;
  reading->seed = g_ascii_strtoull (values[GAME_SEED].text, NULL, 16);
  for (guint i = 0; seats[i] != NULL; i++)
    {
      guint32 seat = (guint32) 1 << (g_ascii_strtoull (seats[i], NULL, 10) - 1);

      if ((reading->people & seat) != 0)
        store_reader_fault (reader, &values[GAME_OWN_DICE], _ ("a seat stands here twice"));
      reading->people |= seat;
    }
  reading->game->commanders = read_commanders (reader, &values[GAME_COMMANDERS]);
  reading->game->begun_by = read_commanders (reader, &values[GAME_BEGUN_BY]);
  reading->game->undo = (WarUndoPolicy) values[GAME_UNDO].integer;
  reading->game->hands_over = values[GAME_HANDS_OVER].integer != 0;
  reading->game->is_by_post = values[GAME_BY_POST].integer != 0;
}

static WarExtra **
get_game_extra (gpointer data)
{
  return &((Reading *) data)->game->extra;
}

/* <operation> */

static const StoreAttribute operation_attributes[] = { STORE_OPERATION_ATTRIBUTES, { NULL } };

static void
start_operation (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;
  const WarSystem *system;

  store_operation_start (reader, data, values);
  if (reading->document.operation == NULL)
    return;

  /* What is an amendment now went without saying then. */
  system = reading->document.operation->rules->system;
  if (reading->rules_version < system->amendable_version)
    reading->document.operation->amendments = war_system_get_amendments (system);
}

static void
end_operation (StoreReader *reader, const char *text, gpointer data)
{
  Reading *reading = data;
  WarSetupFault fault;

  store_operation_end (reader, &reading->document);
  reading->game->operation = g_steal_pointer (&reading->document.operation);
  if (store_reader_has_faults (reader))
    return;

  reading->game->setup = war_setup_new (reading->game->operation, &fault);
  if (reading->game->setup == NULL)
    store_reader_fault (reader, NULL, _ ("this operation cannot be played"));
}

static const StoreElement operation_element = {
  .name = "operation",
  .attributes = operation_attributes,
  .children = store_operation_children,
  .get_extra = store_operation_get_extra,
  .start = start_operation,
  .end = end_operation,
};

/* <order> and <row> */

enum
{
  ORDER_LINE,
  ORDER_ANSWERS,
  ORDER_HASH,
};

static const StoreAttribute order_attributes[] = {
  { "line", STORE_VALUE_TEXT, TRUE, 1, LINE_LENGTH_MAX },
  { "answers", STORE_VALUE_INTEGERS, FALSE, -ANSWER_MAX, ANSWER_MAX },
  { "hash", STORE_VALUE_HASH, TRUE },
  { NULL },
};

/* As war_game_to_text() writes it. */
static void
start_order (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;
  g_autofree char *answers = g_strdelimit (
    g_strdup (values[ORDER_ANSWERS].present ? values[ORDER_ANSWERS].text : "-"), " ", ',');

  g_string_append_printf (reading->orders.text, "%s %s %s\n", values[ORDER_HASH].text, answers,
                          values[ORDER_LINE].text);
  g_array_append_val (reading->orders.offsets, values[ORDER_LINE].offset);
  g_free (reading->last_hash);
  reading->last_hash = g_strdup (values[ORDER_HASH].text);
}

static const StoreAttribute row_attributes[] = {
  { "line", STORE_VALUE_TEXT, TRUE, 1, LINE_LENGTH_MAX },
  { NULL },
};

static void
start_row (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;

  g_string_append_printf (reading->rows.text, "%s\n", values[0].text);
  g_array_append_val (reading->rows.offsets, values[0].offset);
}

static const StoreElement order_element
  = { .name = "order", .attributes = order_attributes, .start = start_order };
static const StoreChild orders_children[] = { { &order_element, FALSE, ORDERS_MAX }, { NULL } };
static const StoreElement row_element
  = { .name = "row", .attributes = row_attributes, .start = start_row };
static const StoreChild rows_children[] = { { &row_element, TRUE, ROWS_MAX }, { NULL } };

/* <orders>; <past> and <beginning>: what was before the rules changed, and the state then */

#define SUM_ATTRIBUTE \
  { \
    "sum", STORE_VALUE_DIGEST, FALSE \
  }

static const StoreAttribute orders_attributes[] = { SUM_ATTRIBUTE, { NULL } };
static const StoreAttribute past_attributes[]
  = { RULES_VERSION_ATTRIBUTE, SUM_ATTRIBUTE, { NULL } };

static void
take_sum (Reading *reading, const StoreValue *value)
{
  g_free (reading->sum);
  reading->sum = value->present ? g_strdup (value->text) : NULL;
}

/* Whether the orders, their answers among them, are not those that were saved. */
static gboolean
were_changed (StoreReader *reader, const Reading *from, const char *orders)
{
  g_autofree char *sum = store_game_sum (orders);

  if (sum != NULL && from->sum == NULL)
    store_reader_warn (reader, NULL,
                       _ ("an older version of Duckboard saved this game: whether its dice were "
                          "changed since then cannot be told"));

  return from->sum != NULL && g_strcmp0 (sum, from->sum) != 0;
}

static void
start_orders (StoreReader *reader, const StoreValue *values, gpointer data)
{
  take_sum (data, &values[0]);
}

static void
add_past (Reading *reading, guint rules_version, WarExtra *extra)
{
  StorePast *past = g_new0 (StorePast, 1);

  past->rules_version = rules_version;
  past->orders = lines_steal (&reading->orders);
  past->extra = extra;
  g_ptr_array_add (reading->game->past, past);
}

static void
start_past (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;

  add_past (reading, (guint) values[0].integer, NULL);
  take_sum (reading, &values[1]);
}

static void
end_past (StoreReader *reader, const char *text, gpointer data)
{
  Reading *reading = data;
  GPtrArray *pasts = reading->game->past;
  StorePast *past = g_ptr_array_index (pasts, pasts->len - 1);

  g_free (past->orders);
  past->orders = lines_steal (&reading->orders);
  g_clear_pointer (&reading->last_hash, g_free);
  if (were_changed (reader, reading, past->orders))
    store_reader_warn (reader, NULL,
                       _ ("orders that were given under older rules, or their dice, were changed "
                          "after they were saved"));
}

static WarExtra **
get_past_extra (gpointer data)
{
  return store_get_last_extra (((Reading *) data)->game->past, G_STRUCT_OFFSET (StorePast, extra));
}

static void
end_beginning (StoreReader *reader, const char *text, gpointer data)
{
  Reading *reading = data;

  reading->beginning_offsets = g_array_copy (reading->rows.offsets);
  reading->beginning = lines_steal (&reading->rows);
}

static WarExtra **
get_beginning_extra (gpointer data)
{
  return &((Reading *) data)->game->beginning_extra;
}

static WarExtra **
get_orders_extra (gpointer data)
{
  return &((Reading *) data)->game->orders_extra;
}

static WarExtra **
get_state_extra (gpointer data)
{
  return &((Reading *) data)->game->state_extra;
}

static const StoreElement past_element = {
  .name = "past",
  .attributes = past_attributes,
  .children = orders_children,
  .get_extra = get_past_extra,
  .start = start_past,
  .end = end_past,
};
static const StoreElement beginning_element = {
  .name = "beginning",
  .children = rows_children,
  .get_extra = get_beginning_extra,
  .end = end_beginning,
};
static const StoreElement orders_element = { .name = "orders",
                                             .attributes = orders_attributes,
                                             .children = orders_children,
                                             .get_extra = get_orders_extra,
                                             .start = start_orders };
static const StoreElement state_element
  = { .name = "state", .children = rows_children, .get_extra = get_state_extra };

/* <note> */

static const StoreAttribute note_attributes[] = {
  { "after", STORE_VALUE_INTEGER, TRUE, 0, ORDERS_MAX },
  { "seat", STORE_VALUE_INTEGER, FALSE, 1, WAR_MAX_SEATS },
  { "text", STORE_VALUE_TEXT, TRUE, 1, STORE_NOTE_MAX },
  { NULL },
};

static void
start_note (StoreReader *reader, const StoreValue *values, gpointer data)
{
  GPtrArray *notes = ((Reading *) data)->game->notes;
  guint order = (guint) values[0].integer;
  gint seat = values[1].present ? (gint) values[1].integer - 1 : WAR_NONE;

  if (notes->len > 0
      && store_note_compare (g_ptr_array_index (notes, notes->len - 1), order, seat) >= 0)
    store_reader_fault (reader, &values[0],
                        _ ("notes stand in the order of what they are about, one for each order "
                           "and seat"));
  g_ptr_array_add (notes, store_note_new (order, seat, values[2].text));
}

static const StoreElement note_element
  = { .name = "note", .attributes = note_attributes, .start = start_note };

/* The whole */

/* A fault at one of the lines, from 0. */
static void
report_line (StoreReader *reader, const GArray *offsets, guint line, const char *message)
{
  StoreValue place = { .offset = g_array_index (offsets, gsize, MIN (line, offsets->len - 1)) };

  store_reader_fault (reader, &place, "%s", message);
}

/* NULL after a fault. */
static WarState *
make_state (StoreReader *reader, const WarSetup *setup, const char *rows, const GArray *offsets)
{
  guint line;
  g_autofree WarState *state = war_state_from_text (setup->layout, rows, &line);
  g_autofree char *fault = NULL;

  if (state == NULL)
    {
      report_line (reader, offsets, line - 1, _ ("this is no row of a state of this game"));
      return NULL;
    }

  fault = war_play_find_fault (setup, state);
  if (fault != NULL)
    {
      g_autofree char *message
        = g_strdup_printf (_ ("this state is impossible in this game: %s"), fault);

      report_line (reader, offsets, 0, message);
      return NULL;
    }

  return g_steal_pointer (&state);
}

/* The game from where its orders begin. NULL after a fault. */
static WarGame *
begin_game (StoreReader *reader, const Reading *reading)
{
  const WarSetup *setup = reading->game->setup;
  g_autofree WarState *beginning = NULL;

  if (reading->beginning == NULL)
    return war_game_new (setup, reading->seed);

  beginning = make_state (reader, setup, reading->beginning, reading->beginning_offsets);
  return beginning != NULL ? war_game_continue (setup, reading->seed, beginning) : NULL;
}

/* The orders so far cannot be carried out again: they become past, and what was noted of them is
 * about nothing that can be shown. */
static void
go_on (Reading *reading, const WarState *state)
{
  StoreGame *game = reading->game;

  g_clear_pointer (&game->game, war_game_free);
  add_past (reading, reading->rules_version, g_steal_pointer (&game->orders_extra));
  g_clear_pointer (&game->beginning_extra, war_extra_unref);
  g_ptr_array_set_size (game->notes, 0);
  game->game = war_game_continue (game->setup, reading->seed, state);
}

/* Carries the orders out again, if they can be. */
static void
replay (StoreReader *reader, Reading *reading, const WarState *state)
{
  StoreGame *game = reading->game;
  guint version = reading->document.rules->system->version;
  gboolean changed = were_changed (reader, reading, reading->orders.text->str);
  g_autofree char *warning = NULL;
  guint line;

  if (reading->rules_version != version)
    warning = g_strdup_printf (
      _ ("this game was played under version %u of the rules, and these are version %u: it goes "
         "on from where it stands, and its orders can only be looked at"),
      reading->rules_version, version);
  else if (!war_game_replay (game->game, reading->orders.text->str, &line))
    warning = g_strdup_printf (
      _ ("order %u does not lead to what it led to when it was given: the game goes on from where "
         "it stands, and its orders can only be looked at"),
      line);
  else if (changed)
    warning
      = g_strdup (_ ("the dice of this game were changed after it was saved: it goes on from where "
                     "it stands, and its orders can only be looked at"));

  if (warning == NULL)
    {
      game->n_loaded = game->game->records->len;
      return;
    }

  store_reader_warn (reader, NULL, warning);
  go_on (reading, state);
}

static void
end_game (StoreReader *reader, const char *text, gpointer data)
{
  Reading *reading = data;
  StoreGame *game = reading->game;
  g_autofree WarState *state = NULL;
  guint64 hash;

  if ((game->past->len > 0) != (reading->beginning != NULL))
    store_reader_fault (reader, NULL, _ ("<past> and <beginning> stand together, or not at all"));
  if (store_reader_has_faults (reader))
    return;

  state = make_state (reader, game->setup, reading->rows.text->str, reading->rows.offsets);
  game->game = begin_game (reader, reading);
  if (state == NULL || game->game == NULL)
    return;

  hash = reading->last_hash != NULL ? g_ascii_strtoull (reading->last_hash, NULL, 16)
                                    : war_state_hash (game->setup->layout, game->game->state);
  game->loaded_hash = war_state_hash (game->setup->layout, state);
  if (game->loaded_hash != hash
      && (reading->last_hash != NULL
          || reading->rules_version == reading->document.rules->system->version))
    {
      report_line (reader, reading->rows.offsets, 0,
                   _ ("this is not the state that the orders lead to"));
      return;
    }
  if (reading->is_glance)
    {
      go_on (reading, state);
      game->game->people = reading->people;
      return;
    }

  if (game->past->len > 0 && reading->orders.text->len == 0)
    store_reader_warn (
      reader, NULL,
      _ ("how this game came to stand as it does cannot be told: none of its orders "
         "can be carried out again"));
  replay (reader, reading, state);
  game->game->people = reading->people;
}

static const StoreChild game_children[] = {
  { &store_books_element, TRUE, 1 },   { &operation_element, TRUE, 1 },
  { &past_element, FALSE, PASTS_MAX }, { &beginning_element, FALSE, 1 },
  { &orders_element, TRUE, 1 },        { &note_element, FALSE, NOTES_MAX },
  { &state_element, TRUE, 1 },         { NULL },
};

static const StoreElement game_element = {
  .name = "game",
  .attributes = game_attributes,
  .children = game_children,
  .get_extra = get_game_extra,
  .start = start_game,
  .end = end_game,
};

static StoreGame *
read_game (StoreLibrary *library, GBytes *bytes, gboolean is_glance, StoreFaults *faults)
{
  Reading reading
    = { .document = { .library = library }, .game = store_game_alloc (), .is_glance = is_glance };
  StoreGame *game = NULL;

  reading.document.books
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) war_book_unref);
  lines_init (&reading.orders);
  lines_init (&reading.rows);

  if (store_read (bytes, &game_element, &reading, faults))
    game = g_steal_pointer (&reading.game);

  g_clear_pointer (&reading.game, store_game_free);
  lines_clear (&reading.orders);
  lines_clear (&reading.rows);
  g_free (reading.beginning);
  g_clear_pointer (&reading.beginning_offsets, g_array_unref);
  g_free (reading.last_hash);
  g_free (reading.sum);
  store_document_clear (&reading.document);
  return game;
}

StoreGame *
store_game_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  return read_game (library, bytes, FALSE, faults);
}

StoreGame *
store_game_glance_at_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  return read_game (library, bytes, TRUE, faults);
}
