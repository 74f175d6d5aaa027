/* test-photo.c: duckboard-cli photo: a table that the test has photographed becomes a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

#include "../store/scene.h"
#include "engine/operation/tag.h"
#include "engine/solo/quick.h"
#include "program.h"
#include "shipped.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"

/* A table with the units of a shipped operation. */
typedef struct
{
  WarOperation *operation;
  GArray *counters; /* first the corners' cards, then those of units by their numbers */
} Table;

static const Camera camera = { 2600, 1950, 15, 4, 0.86, 0, 1, 0, 0.6, 1, 0.4, 92 };

static Counter *
get_counter (const Table *table, guint id)
{
  return &g_array_index (table->counters, Counter, WAR_TAG_N_CORNERS + id);
}

/* All stand in their zones, but for the last one of side 1. */
static Table
begin_table (const char *name)
{
  WarOperation *operation = shipped_load_operation (NULL, name);
  Table table = { operation, scene_new (operation->field, 0, 0, 0, 0) };

  scene_add_units (table.counters, operation);
  return table;
}

static void
clear_table (Table *table)
{
  war_operation_unref (table->operation);
  g_array_unref (table->counters);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

static void
photograph (Fixture *fixture, const Table *table, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  scene_take (table->operation->field, table->counters, &camera, path);
}

static gboolean
has_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Says in the folder's game what a unit's number in the operation is: its place among the pieces of
 * its type on that side; and compares how all stand that should. Returns how many do. */
static guint
compare (Fixture *fixture, const Table *table, const char *name, double far)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) game = store_game_load (library, path, faults);
  guint n = 0;

  g_assert_nonnull (game);
  for (guint row = 0; row < game->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      gboolean is_there = FALSE;

      if (!war_play_show_piece (game->setup, game->game->state, row, &piece))
        continue;
      for (guint i = WAR_TAG_N_CORNERS; i < table->counters->len; i++)
        {
          const Counter *counter = &g_array_index (table->counters, Counter, i);
          double turn
            = remainder (counter->heading - piece.base.heading * 360.0 / WAR_HEADING_TURN, 360);

          if (hypot (counter->x - piece.base.centre.x / 100.0,
                     counter->y - piece.base.centre.y / 100.0)
                <= far
              && fabs (turn) <= 2)
            is_there = TRUE;
        }
      g_assert_true (is_there);
      n++;
    }
  return n;
}

/* All units stand in the game where they stand on the table, and the game goes on. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  g_autofree char *output = NULL, *errors = NULL, *words = NULL;

  photograph (fixture, &table, "table.jpg");
  g_assert_cmpint (run (fixture, &output, &errors, "photo", "langemarck", "table.jpg", "-o",
                        "table.duckgame", NULL),
                   ==, 0);
  words = g_strdup_printf ("%u of %u units", table.counters->len - WAR_TAG_N_CORNERS,
                           table.counters->len - WAR_TAG_N_CORNERS);
  g_test_message ("%s%s", output, errors);
  assert_contains (output, words);
  assert_lacks (errors, "left out");
  /* However the units are turned, and of the last one alone. */
  assert_contains (errors, "18 Pounder Team has to stand wholly in its zone. [E-1]");
  g_assert_null (strstr (strstr (errors, "zone") + 1, "zone"));
  g_assert_cmpuint (compare (fixture, &table, "table.duckgame", 0.5), ==,
                    table.counters->len - WAR_TAG_N_CORNERS);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "play", "table.duckgame", "--1", "quick", "--2", "quick", NULL), ==,
    0);
}

/* Numbers of the units: the first is the first of side 1. Who is not there, lies there twice or is
 * of another box is said, and everybody else stands. */
static void
test_odd (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  guint n = table.counters->len - WAR_TAG_N_CORNERS;
  g_autofree char *output = NULL, *errors = NULL, *words = NULL;

  /* The third is not there, the fifth lies on the fourth, the sixth is there twice, and somebody
   * has another game's counter there. */
  get_counter (&table, 7)->id = 5;
  get_counter (&table, 2)->id = 500;
  get_counter (&table, 3)->heading = get_counter (&table, 4)->heading = 90;
  get_counter (&table, 4)->x = get_counter (&table, 3)->x;
  get_counter (&table, 4)->y = get_counter (&table, 3)->y + get_counter (&table, 3)->width - 4;
  photograph (fixture, &table, "table.jpg");
  g_assert_cmpint (run (fixture, &output, &errors, "photo", "langemarck", "table.jpg", "-o",
                        "table.duckgame", NULL),
                   ==, 0);
  g_test_message ("%s%s", output, errors);
  words = g_strdup_printf ("%u of %u units", n - 4, n);
  assert_contains (output, words);
  assert_contains (errors, "not seen");
  assert_contains (errors, "its tag lies at more than one place");
  assert_contains (errors, "it stands on");
  assert_contains (errors, "1 tag is none of this operation");
  g_assert_cmpuint (compare (fixture, &table, "table.duckgame", 0.5), ==, n - 4);
}

/* Whoever is not there keeps his tag: the counters that were printed are read in the game that goes
 * on, and in one that goes on from there. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  guint n = table.counters->len - WAR_TAG_N_CORNERS;
  g_autofree char *output = NULL, *errors = NULL, *words = NULL;

  photograph (fixture, &table, "table.jpg");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "photo", "langemarck", "table.jpg", "-o", "all.duckgame", NULL), ==,
    0);
  /* The third lies below the table, and the fifth of side 2 is taken away after that. */
  g_array_remove_index (table.counters, WAR_TAG_N_CORNERS + 2);
  photograph (fixture, &table, "fewer.jpg");
  for (guint i = 0; i < 2; i++)
    {
      g_clear_pointer (&output, g_free);
      g_clear_pointer (&errors, g_free);
      g_assert_cmpint (run (fixture, &output, &errors, "photo",
                            i == 0 ? "langemarck" : "fewer.duckop", "fewer.jpg", "-o",
                            i == 0 ? "fewer.duckop" : "again.duckgame", NULL),
                       ==, 0);
      assert_lacks (errors, "none of this operation");
      assert_lacks (errors, "left out");
      words = g_strdup_printf ("%u of %u units", n - 1, n);
      assert_contains (output, words);
      g_clear_pointer (&words, g_free);
    }
  g_assert_cmpuint (compare (fixture, &table, "again.duckgame", 0.5), ==, n - 1);
}

/* Who stands outside his zone may not be placed there (entrenched.E-1); the clause is said. */
static void
test_zones (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  g_autofree char *errors = NULL;

  get_counter (&table, 0)->x = table.operation->field->width / 200.0;
  get_counter (&table, 0)->y = table.operation->field->depth / 200.0;
  photograph (fixture, &table, "table.jpg");
  g_assert_cmpint (
    run (fixture, NULL, &errors, "photo", "langemarck", "table.jpg", "-o", "table.duckgame", NULL),
    ==, 0);
  g_test_message ("%s", errors);
  assert_contains (errors, "has to stand wholly in its zone. [E-1]");
}

/* A table as a picture at its own scale below the field; what is black on a card of a corner is
 * where it was laid. */
static void
test_field (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  const WarField *field = table.operation->field;
  g_autofree char *path = g_build_filename (fixture->folder, "traced.duckfield", NULL);
  g_autofree char *picture = g_build_filename (fixture->folder, "traced-straight.jpg", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) traced = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_autoptr (GError) error = NULL;
  GString *corners = g_string_new (NULL);
  double scale;

  photograph (fixture, &table, "table.jpg");
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      double column, row;

      scene_project (field, &camera, i == 1 || i == 2 ? field->width / 100.0 : 0,
                     i >= 2 ? field->depth / 100.0 : 0, &column, &row);
      g_string_append_printf (corners, "%s%.1f,%.1f", i > 0 ? " " : "", column, row);
    }
  for (guint by_hand = 0; by_hand < 2; by_hand++)
    {
      g_autofree char *words = g_strdup (corners->str);

      g_clear_pointer (&traced, war_field_unref);
      g_clear_object (&pixbuf);
      g_assert_cmpint (run (fixture, NULL, NULL, "photo", "langemarck", "table.jpg", "-o",
                            "traced.duckfield", by_hand != 0 ? "--corners" : NULL, words, NULL),
                       ==, 0);
      traced = store_field_load (path, faults);
      g_assert_nonnull (traced);
      g_assert_nonnull (traced->background);
      g_assert_cmpstr (traced->background->path, ==, "traced-straight.jpg");
      g_assert_cmpint (traced->background->width, ==, field->width);
      g_assert_cmpuint (traced->features->len, ==, field->features->len);

      pixbuf = gdk_pixbuf_new_from_file (picture, &error);
      g_assert_no_error (error);
      scale = gdk_pixbuf_get_width (pixbuf) / (field->width / 100.0);
      for (guint i = 0; i < table.counters->len; i++)
        {
          const Counter *counter = &g_array_index (table.counters, Counter, i);
          double turn = counter->heading * G_PI / 180, square = counter->tag / 8;

          /* Corners of the border are black, and of the ring white. */
          for (guint j = 0; j < 8; j++)
            {
              double at = (j < 4 ? 3.5 : 4.5) * square;
              double a = (j & 1) != 0 ? at : -at, b = (j & 2) != 0 ? at : -at;
              double x = counter->x + a * cos (turn) - b * sin (turn);
              double y = counter->y + a * sin (turn) + b * cos (turn);
              const guint8 *pixel = gdk_pixbuf_read_pixels (pixbuf)
                                    + (gint) (y * scale) * gdk_pixbuf_get_rowstride (pixbuf)
                                    + (gint) (x * scale) * 3;

              if (j < 4)
                g_assert_cmpuint (pixel[0], <, 100);
              else
                g_assert_cmpuint (pixel[0], >, 110);
            }
        }
    }
  g_string_free (corners, TRUE);
}

/* Whether the seat may move somebody now; row: whom. */
static gboolean
may_move (const WarGame *game, gint seat, gint *row)
{
  g_autoptr (GArray) options = war_play_list_options (game->setup, game->state, seat, WAR_NONE);

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      *row = option->actor;
      if (g_str_equal (game->setup->play->orders[option->kind].name, "move"))
        return TRUE;
    }
  return FALSE;
}

/* Plays the game that the folder has until somebody may move, and saves it; whom. */
static gint
play_on (Fixture *fixture, Table *table)
{
  g_autofree char *first = g_build_filename (fixture->folder, "first.duckgame", NULL);
  g_autofree char *begun = g_build_filename (fixture->folder, "begun.duckgame", NULL);
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (first);
  g_autoptr (StoreGame) game = store_game_load (library, first, faults);
  WarSession session;
  gint row = WAR_NONE;

  g_assert_nonnull (game);
  war_session_init (&session, game->game);
  for (guint i = 0; i < G_N_ELEMENTS (session.commanders); i++)
    session.commanders[i] = war_quick_command;
  for (;;)
    {
      WarStep step = war_session_get_step (&session);
      WarOrder order;

      g_assert_true (step.kind == WAR_STEP_RULES || step.kind == WAR_STEP_COMMANDER);
      if (may_move (game->game, step.seat, &row))
        break;
      g_assert_true (war_session_choose (&session, step.seat, &order));
      g_assert_cmpint (war_session_give (&session, &order, NULL, NULL), ==, WAR_OUTCOME_DONE);
    }
  war_session_clear (&session);
  g_assert_true (store_game_save (library, game, begun, NULL));

  /* The table is what it was but for that one. */
  {
    WarShownPiece piece;

    g_assert_true (war_play_show_piece (game->setup, game->game->state, (guint) row, &piece));
    for (guint id = 0; id + WAR_TAG_N_CORNERS < table->counters->len; id++)
      if (hypot (get_counter (table, id)->x - piece.base.centre.x / 100.0,
                 get_counter (table, id)->y - piece.base.centre.y / 100.0)
          < 1)
        return (gint) id;
  }
  g_assert_not_reached ();
}

/* So far, to some side where nobody is in its way. */
static void
go (const Table *table, Counter *moved, double far)
{
  const WarField *field = table->operation->field;

  for (double turn = 0; turn < 2 * G_PI; turn += 0.1)
    {
      double x = moved->x + far * sin (turn), y = moved->y - far * cos (turn);
      gboolean is_free
        = x > 30 && y > 30 && x < field->width / 100.0 - 30 && y < field->depth / 100.0 - 30;

      for (guint i = 0; i < table->counters->len; i++)
        {
          const Counter *other = &g_array_index (table->counters, Counter, i);

          is_free &= other == moved || hypot (other->x - x, other->y - y) > 45;
        }
      if (!is_free)
        continue;
      moved->x = x;
      moved->y = y;
      return;
    }
  g_assert_not_reached ();
}

/* A game goes on from a photo: who went farther than he may is said with how far that is, and with
 * the clause (entrenched.4.1). */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  guint n = table.counters->len - WAR_TAG_N_CORNERS;
  g_autofree char *errors = NULL;
  Counter *moved;

  photograph (fixture, &table, "first.jpg");
  g_assert_cmpint (run (fixture, NULL, NULL, "photo", "langemarck", "first.jpg", "-o",
                        "first.duckgame", "--seed", "7", NULL),
                   ==, 0);
  moved = get_counter (&table, (guint) play_on (fixture, &table));
  go (&table, moved, 259.08);
  photograph (fixture, &table, "second.jpg");
  g_assert_cmpint (run (fixture, NULL, &errors, "photo", "begun.duckgame", "second.jpg", "-o",
                        "second.duckgame", NULL),
                   ==, 0);
  g_test_message ("%s", errors);
  assert_contains (errors, "stands 10.2″ from where it was");
  assert_contains (errors, "4″");
  g_assert_cmpuint (compare (fixture, &table, "second.duckgame", 0.5), ==, n);
}

/* The first half of a file. */
static void
cut_off (Fixture *fixture, const char *from, const char *to)
{
  g_autofree char *path = g_build_filename (fixture->folder, from, NULL);
  g_autofree char *half = g_build_filename (fixture->folder, to, NULL), *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (half, contents, (gssize) length / 2, NULL));
}

/* What shows no table changes nothing, and says why. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_auto (Table) table = begin_table ("langemarck");
  /* A PNG of 16384 × 16384 pixels, as far as its head. */
  static const guint8 huge[]
    = { 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44,
        0x52, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x40, 0x00, 0x08, 0x02, 0x00, 0x00, 0x00, 0x26,
        0xaa, 0x87, 0xd3, 0x00, 0x00, 0x00, 0x40, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00 };
  g_autofree char *path = g_build_filename (fixture->folder, "huge.png", NULL);
  g_autofree char *none = NULL, *two = NULL, *three = NULL, *four = NULL, *five = NULL, *cut = NULL;
  g_autofree char *phone = NULL;

  g_assert_true (g_file_set_contents (path, (const char *) huge, sizeof huge, NULL));
  photograph (fixture, &table, "whole.jpg");
  cut_off (fixture, "whole.jpg", "cut.jpg");
  g_assert_cmpint (
    run (fixture, NULL, &cut, "photo", "langemarck", "cut.jpg", "-o", "g.duckgame", NULL), ==, 2);
  assert_contains (cut, "damaged");
  write_file (fixture, "letter.jpg", "Dear Sir,");
  g_assert_cmpint (
    run (fixture, NULL, &none, "photo", "langemarck", "letter.jpg", "-o", "g.duckgame", NULL), ==,
    2);
  assert_contains (none, "neither a JPEG nor a PNG");
  write_file (fixture, "phone.heic", "    ftypheic    mif1heic");
  g_assert_cmpint (
    run (fixture, NULL, &phone, "photo", "langemarck", "phone.heic", "-o", "g.duckgame", NULL), ==,
    2);
  assert_contains (phone, "as some telephones take them");
  g_assert_cmpint (
    run (fixture, NULL, &two, "photo", "langemarck", "huge.png", "-o", "g.duckgame", NULL), ==, 2);
  assert_contains (two, "16384 × 16384");

  /* Another one's tags, and none of the corners. */
  for (guint i = 0; i < table.counters->len; i++)
    g_array_index (table.counters, Counter, i).id = 300 + i;
  photograph (fixture, &table, "foreign.jpg");
  g_assert_cmpint (
    run (fixture, NULL, &three, "photo", "langemarck", "foreign.jpg", "-o", "g.duckgame", NULL), ==,
    1);
  assert_contains (three, "top left, top right, bottom right, bottom left");
  g_array_set_size (table.counters, 0);
  photograph (fixture, &table, "bare.jpg");
  g_assert_cmpint (
    run (fixture, NULL, &four, "photo", "langemarck", "bare.jpg", "-o", "g.duckgame", NULL), ==, 1);
  assert_contains (four, "no tags are seen");
  g_assert_cmpint (run (fixture, NULL, &five, "photo", "langemarck", "bare.jpg", "-o", "g.duckgame",
                        "--corners", "1,2 3,4 5,6", NULL),
                   ==, 2);
  assert_contains (five, "four corners");
  g_assert_false (has_file (fixture, "g.duckgame"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/photo/game", test_game);
  ADD ("/photo/odd", test_odd);
  ADD ("/photo/again", test_again);
  ADD ("/photo/zones", test_zones);
  ADD ("/photo/field", test_field);
  ADD ("/photo/moved", test_moved);
  ADD ("/photo/refused", test_refused);
  return g_test_run ();
}
