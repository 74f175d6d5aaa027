/* test-game-kills.c: a program that plays is killed, and no order is lost
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk/documents/game-document.h"
#include "engine/solo/quick.h"
#include "shipped.h"

/* More than a game has. */
#define MAX_ORDERS 2048

/* What both processes see: the hash of the state after each order that has been given, and told. */
typedef struct
{
  guint n_orders;
  guint64 hashes[MAX_ORDERS];
} Told;

static StoreLibrary *library;

static DuckGameDocument *
new_document (guint64 seed)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, seed, &fault);

  g_assert_nonnull (game);
  game->commanders = g_strsplit ("person person", " ", -1);
  return DUCK_GAME_DOCUMENT (duck_game_document_new (library, game));
}

static GArray *
get_records (DuckGameDocument *document)
{
  return duck_game_document_get_game (document)->game->records;
}

/* Until the game is over, or somebody kills it. */
static void
play (const char *folder, guint64 seed, Told *told)
{
  g_autoptr (DuckGameDocument) document = new_document (seed);
  WarStep step;

  duck_document_keep_draft (DUCK_DOCUMENT (document), folder);
  while ((step = duck_game_document_get_step (document)).kind == WAR_STEP_PERSON)
    {
      GArray *records;
      WarOrder order;
      WarRefusal refusal;

      g_assert_true (duck_game_document_choose (document, step.seat, war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (document, &order, &refusal), ==, WAR_OUTCOME_DONE);
      records = get_records (document);
      told->hashes[records->len - 1] = g_array_index (records, WarRecord, records->len - 1).hash;
      told->n_orders = records->len;
    }
  for (;;)
    pause ();
}

/* All that was told, and at most the order that was just being given. */
static void
assert_recovered (const char *folder, const Told *told)
{
  g_autoptr (GPtrArray) drafts = store_left_draft_list (folder);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (DuckDocument) document = NULL;
  GArray *records;

  g_assert_cmpuint (drafts->len, ==, 1);
  document = duck_document_recover (library, g_ptr_array_index (drafts, 0), faults);
  g_assert_nonnull (document);
  records = get_records (DUCK_GAME_DOCUMENT (document));
  g_assert_cmpuint (records->len, >=, told->n_orders);
  g_assert_cmpuint (records->len, <=, told->n_orders + 1);
  for (guint i = 0; i < told->n_orders; i++)
    g_assert_cmphex (g_array_index (records, WarRecord, i).hash, ==, told->hashes[i]);
  duck_document_give_up_draft (document);
}

static void
test_kills (void)
{
  guint n_kills = g_test_slow () ? 1000 : 50;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  Told *told = mmap (NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  for (guint n = 0; n < n_kills; n++)
    {
      pid_t child;

      told->n_orders = 0;
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        play (folder, n + 1, told);
      while (*(volatile guint *) &told->n_orders == 0 && waitpid (child, NULL, WNOHANG) == 0)
        g_usleep (100);
      g_usleep ((gulong) g_test_rand_int_range (0, 100000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      assert_recovered (folder, told);
    }
  munmap (told, sizeof *told);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/game-kills/langemarck", test_kills);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
