/* test-history.c: undo and redo as tables of commands
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "desk/documents/history.h"

typedef enum
{
  END,
  PUSH,
  TYPE, /* a step with the name "t" */
  UNDO,
  REDO,
  SAVE,
  FOLD, /* forgets the value push */
  INSERT, /* what begins like the present value begins like the new one then */
} Kind;

/* A command, and how the history must stand after it. Values are single letters, and a step to the
 * value has its name. */
typedef struct
{
  Kind kind;
  const char *push;
  const char *value, *undo, *redo;
  gboolean saved;
} Command;

static guint n_alive;

static gpointer
new_value (const char *text)
{
  n_alive++;
  return g_strdup (text);
}

static void
free_value (gpointer value)
{
  n_alive--;
  g_free (value);
}

static gboolean
is_text (gconstpointer value, gpointer text)
{
  return g_str_equal (value, text);
}

static gpointer
carry (gconstpointer later, gconstpointer before, gconstpointer value)
{
  g_autofree char *carried = NULL;

  if (!g_str_has_prefix (later, before))
    return NULL;

  carried = g_strconcat (value, (const char *) later + strlen (before), NULL);
  return new_value (carried);
}

/* What is typed into one part goes on under the name that it had first; another part is a step of
 * its own, and so is what follows anything else. */
static void
test_parts (void)
{
  g_autoptr (DuckHistory) history = duck_history_new (new_value ("a"), free_value);

  duck_history_push_typed_into (history, new_value ("b"), "of a", "one");
  duck_history_push_typed_into (history, new_value ("c"), "of b", "one");
  g_assert_cmpstr (duck_history_get_undo_name (history), ==, "of a");
  duck_history_push_typed_into (history, new_value ("d"), "of a", "other");
  duck_history_undo (history);
  g_assert_cmpstr (duck_history_get_value (history), ==, "c");
  duck_history_undo (history);
  g_assert_cmpstr (duck_history_get_value (history), ==, "a");
  g_assert_null (duck_history_get_undo_name (history));

  duck_history_push_typed_into (history, new_value ("b"), "of a", "one");
  duck_history_insert (history, new_value ("c"), "found", carry);
  duck_history_push_typed_into (history, new_value ("d"), "of c", "one");
  duck_history_push (history, new_value ("e"), "done");
  duck_history_push_typed_into (history, new_value ("f"), "of e", "one");
  duck_history_mark_saved (history);
  duck_history_push_typed_into (history, new_value ("g"), "of f", "one");
  for (const char *value = "fedcba"; *value != '\0'; value++)
    {
      const char expected[] = { *value, '\0' };

      duck_history_undo (history);
      g_assert_cmpstr (duck_history_get_value (history), ==, expected);
    }
}

static void
test_commands (gconstpointer data)
{
  DuckHistory *history = duck_history_new (new_value ("a"), free_value);

  for (const Command *command = data; command->kind != END; command++)
    {
      gboolean can_undo = duck_history_get_undo_name (history) != NULL;
      gboolean can_redo = duck_history_get_redo_name (history) != NULL;

      switch (command->kind)
        {
        case PUSH:
          duck_history_push (history, new_value (command->push), command->push);
          break;
        case TYPE:
          duck_history_push_typed (history, new_value (command->push), "t");
          break;
        case UNDO:
          g_assert_cmpint (duck_history_undo (history), ==, can_undo);
          break;
        case REDO:
          g_assert_cmpint (duck_history_redo (history), ==, can_redo);
          break;
        case SAVE:
          duck_history_mark_saved (history);
          break;
        case FOLD:
          duck_history_fold (history, is_text, (gpointer) command->push);
          break;
        case INSERT:
          duck_history_insert (history, new_value (command->push), command->push, carry);
          break;
        case END:
        default:
          g_assert_not_reached ();
        }
      g_assert_cmpstr (duck_history_get_value (history), ==, command->value);
      g_assert_cmpstr (duck_history_get_undo_name (history), ==, command->undo);
      g_assert_cmpstr (duck_history_get_redo_name (history), ==, command->redo);
      g_assert_cmpint (duck_history_is_saved (history), ==, command->saved);
    }

  duck_history_free (history);
  g_assert_cmpuint (n_alive, ==, 0);
}

static const Command at_the_ends[] = {
  { UNDO, NULL, "a", NULL, NULL, TRUE },
  { REDO, NULL, "a", NULL, NULL, TRUE },
  { PUSH, "b", "b", "b", NULL, FALSE },
  { REDO, NULL, "b", "b", NULL, FALSE },
  { UNDO, NULL, "a", NULL, "b", TRUE },
  { UNDO, NULL, "a", NULL, "b", TRUE },
  { END },
};

static const Command there_and_back[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },  { PUSH, "c", "c", "c", NULL, FALSE },
  { PUSH, "d", "d", "d", NULL, FALSE },  { UNDO, NULL, "c", "c", "d", FALSE },
  { UNDO, NULL, "b", "b", "c", FALSE },  { REDO, NULL, "c", "c", "d", FALSE },
  { UNDO, NULL, "b", "b", "c", FALSE },  { UNDO, NULL, "a", NULL, "b", TRUE },
  { REDO, NULL, "b", "b", "c", FALSE },  { REDO, NULL, "c", "c", "d", FALSE },
  { REDO, NULL, "d", "d", NULL, FALSE }, { END },
};

static const Command another_way[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },  { PUSH, "c", "c", "c", NULL, FALSE },
  { UNDO, NULL, "b", "b", "c", FALSE },  { PUSH, "d", "d", "d", NULL, FALSE },
  { REDO, NULL, "d", "d", NULL, FALSE }, { UNDO, NULL, "b", "b", "d", FALSE },
  { UNDO, NULL, "a", NULL, "b", TRUE },  { PUSH, "e", "e", "e", NULL, FALSE },
  { UNDO, NULL, "a", NULL, "e", TRUE },  { END },
};

static const Command saved_in_the_middle[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },  { SAVE, NULL, "b", "b", NULL, TRUE },
  { PUSH, "c", "c", "c", NULL, FALSE },  { UNDO, NULL, "b", "b", "c", TRUE },
  { UNDO, NULL, "a", NULL, "b", FALSE }, { REDO, NULL, "b", "b", "c", TRUE },
  { REDO, NULL, "c", "c", NULL, FALSE }, { END },
};

/* A step after an undo past the saved value: nothing is saved until somebody saves, even where as
 * many steps have been taken. */
static const Command saved_value_lost[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },
  { SAVE, NULL, "b", "b", NULL, TRUE },
  { UNDO, NULL, "a", NULL, "b", FALSE },
  { PUSH, "c", "c", "c", NULL, FALSE },
  { UNDO, NULL, "a", NULL, "c", FALSE },
  { REDO, NULL, "c", "c", NULL, FALSE },
  { SAVE, NULL, "c", "c", NULL, TRUE },
  { UNDO, NULL, "a", NULL, "c", FALSE },
  { END },
};

static const Command typed[] = {
  { TYPE, "b", "b", "t", NULL, FALSE },  { TYPE, "bc", "bc", "t", NULL, FALSE },
  { UNDO, NULL, "a", NULL, "t", TRUE },  { REDO, NULL, "bc", "t", NULL, FALSE },
  { PUSH, "x", "x", "x", NULL, FALSE },  { TYPE, "d", "d", "t", NULL, FALSE },
  { SAVE, NULL, "d", "t", NULL, TRUE },  { TYPE, "de", "de", "t", NULL, FALSE },
  { UNDO, NULL, "d", "t", "t", TRUE },   { TYPE, "df", "df", "t", NULL, FALSE },
  { UNDO, NULL, "d", "t", "t", TRUE },   { UNDO, NULL, "x", "x", "t", FALSE },
  { UNDO, NULL, "bc", "t", "x", FALSE }, { END },
};

/* Steps that are forgotten belong to those that follow; the present value stays, and what is saved
 * is still that. */
static const Command folded[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },
  { PUSH, "c", "c", "c", NULL, FALSE },
  { SAVE, NULL, "c", "c", NULL, TRUE },
  { PUSH, "d", "d", "d", NULL, FALSE },
  { FOLD, "d", "d", "d", NULL, FALSE },
  { FOLD, "b", "d", "d", NULL, FALSE },
  { UNDO, NULL, "c", "c", "d", TRUE },
  { UNDO, NULL, "a", NULL, "c", FALSE },
  { FOLD, "a", "a", NULL, "c", FALSE },
  { FOLD, "d", "a", NULL, "c", FALSE },
  { REDO, NULL, "c", "c", NULL, TRUE },
  { PUSH, "e", "e", "e", NULL, FALSE },
  { FOLD, "c", "e", "e", NULL, FALSE },
  { UNDO, NULL, "a", NULL, "e", FALSE },
  { END },
};

/* What comes from elsewhere while steps are undone: they can still be redone, have it too, and what
 * is saved is still that. */
static const Command inserted[] = {
  { PUSH, "b", "b", "b", NULL, FALSE },   { PUSH, "bc", "bc", "bc", NULL, FALSE },
  { PUSH, "d", "d", "d", NULL, FALSE },   { SAVE, NULL, "d", "d", NULL, TRUE },
  { UNDO, NULL, "bc", "bc", "d", FALSE }, { UNDO, NULL, "b", "b", "bc", FALSE },
  { INSERT, "x", "x", "x", "bc", FALSE }, { REDO, NULL, "xc", "bc", "d", FALSE },
  { REDO, NULL, "d", "d", NULL, TRUE },   { UNDO, NULL, "xc", "bc", "d", FALSE },
  { UNDO, NULL, "x", "x", "bc", FALSE },  { UNDO, NULL, "b", "b", "x", FALSE },
  { UNDO, NULL, "a", NULL, "b", FALSE },  { END },
};

static const Command inserted_at_the_end[] = {
  { INSERT, "b", "b", "b", NULL, FALSE },
  { PUSH, "c", "c", "c", NULL, FALSE },
  { UNDO, NULL, "b", "b", "c", FALSE },
  { UNDO, NULL, "a", NULL, "b", TRUE },
  { END },
};

static void
test_many (void)
{
  DuckHistory *history = duck_history_new (new_value ("0"), free_value);

  for (guint i = 1; i <= 10000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      duck_history_push (history, new_value (text), text);
    }
  for (guint i = 0; i < 10000; i++)
    g_assert_true (duck_history_undo (history));
  g_assert_false (duck_history_undo (history));
  g_assert_cmpstr (duck_history_get_value (history), ==, "0");
  g_assert_true (duck_history_is_saved (history));
  duck_history_free (history);
  g_assert_cmpuint (n_alive, ==, 0);
}

/* How many steps lead to what is saved. */
static void
test_unsaved (void)
{
  DuckHistory *history = duck_history_new (new_value ("a"), free_value);
  gpointer value;

  g_assert_cmpuint (duck_history_count_unsaved (history), ==, 0);
  duck_history_push (history, new_value ("b"), "b");
  duck_history_push (history, new_value ("c"), "c");
  g_assert_cmpuint (duck_history_count_unsaved (history), ==, 2);
  duck_history_mark_saved (history);
  g_assert_cmpuint (duck_history_count_unsaved (history), ==, 0);
  duck_history_undo (history);
  g_assert_cmpuint (duck_history_count_unsaved (history), ==, 1);
  duck_history_push (history, new_value ("d"), "d");
  g_assert_cmpuint (duck_history_count_unsaved (history), ==, 0);
  g_assert_false (duck_history_is_saved (history));
  duck_history_undo (history);

  value = duck_history_free_to_value (history);
  g_assert_cmpstr (value, ==, "b");
  g_assert_cmpuint (n_alive, ==, 1);
  free_value (value);
  g_assert_cmpuint (n_alive, ==, 0);
}

/* Several steps at once, and their names, the next one first. */
static void
test_go (void)
{
  DuckHistory *history = duck_history_new (new_value ("a"), free_value);
  const char *const steps[] = { "b", "c", "d" };
  g_autofree const char **undo = NULL, **redo = NULL, **few = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    duck_history_push (history, new_value (steps[i]), steps[i]);
  g_assert_false (duck_history_go (history, -4));
  g_assert_false (duck_history_go (history, 1));
  g_assert_false (duck_history_go (history, 0));
  g_assert_false (duck_history_go (history, G_MININT));
  g_assert_true (duck_history_go (history, -2));
  g_assert_cmpstr (duck_history_get_value (history), ==, "b");
  undo = duck_history_list_undo (history, 10);
  g_assert_cmpstr (undo[0], ==, "b");
  g_assert_null (undo[1]);
  redo = duck_history_list_redo (history, 10);
  g_assert_cmpstr (redo[0], ==, "c");
  g_assert_cmpstr (redo[1], ==, "d");
  g_assert_null (redo[2]);
  g_assert_true (duck_history_go (history, 2));
  g_assert_cmpstr (duck_history_get_value (history), ==, "d");
  few = duck_history_list_undo (history, 2);
  g_assert_cmpstr (few[0], ==, "d");
  g_assert_cmpstr (few[1], ==, "c");
  g_assert_null (few[2]);
  duck_history_free (history);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/history/at-the-ends", at_the_ends, test_commands);
  g_test_add_data_func ("/history/there-and-back", there_and_back, test_commands);
  g_test_add_data_func ("/history/another-way", another_way, test_commands);
  g_test_add_data_func ("/history/saved-in-the-middle", saved_in_the_middle, test_commands);
  g_test_add_data_func ("/history/saved-value-lost", saved_value_lost, test_commands);
  g_test_add_data_func ("/history/typed", typed, test_commands);
  g_test_add_data_func ("/history/folded", folded, test_commands);
  g_test_add_data_func ("/history/inserted", inserted, test_commands);
  g_test_add_data_func ("/history/inserted-at-the-end", inserted_at_the_end, test_commands);
  g_test_add_func ("/history/parts", test_parts);
  g_test_add_func ("/history/go", test_go);
  g_test_add_func ("/history/unsaved", test_unsaved);
  g_test_add_func ("/history/many", test_many);

  return g_test_run ();
}
