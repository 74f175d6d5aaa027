/* bench-play.c: what a person waits for who plays a large battle in the window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "app/board/board.h"
#include "app/game/page/game-page.h"
#include "app/game/page/hand-over.h"
#include "app/window/application.h"
#include "app/window/window.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/chance/generator.h"
#include "engine/game/choice.h"
#include "engine/game/shown.h"
#include "engine/operation/battle.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "short.h"
#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"

#define FIELD_WIDTH (72 * WAR_INCH)
#define FIELD_DEPTH (48 * WAR_INCH)

static guint n_features = 450;
static guint n_units = 60; /* of each side */
static guint n_orders_late = 2000; /* that were given when much has happened */
static guint n_hovers = 20; /* with each unit */
static guint n_times = 40;
static guint n_sliding = 20; /* units at once */
static guint n_turns = 8; /* of commanders, on the screen */

/* Of some work that was done again and again. */
typedef struct
{
  const char *name;
  GArray *times; /* double, ms */
} Cost;

/* ---------------------------------------------------------------------------------------------
 * The battle. */

static gint
draw_number (WarGenerator *generator, gint minimum, gint maximum)
{
  return minimum + (gint) war_generator_draw (generator, (guint32) (maximum - minimum + 1));
}

static WarFeature *
new_area (WarGenerator *generator, guint number)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_WOOD,     WAR_TERRAIN_MUD,   WAR_TERRAIN_LARGE_SHELL_HOLE, WAR_TERRAIN_RUBBLE,
        WAR_TERRAIN_BUILDING, WAR_TERRAIN_SWAMP, WAR_TERRAIN_TRENCH,           WAR_TERRAIN_HEDGE };
  WarFeature *feature = war_feature_new ();
  gint n_corners = draw_number (generator, 6, 8);
  gint x = draw_number (generator, 0, FIELD_WIDTH), y = draw_number (generator, 0, FIELD_DEPTH);
  gint size = (gint) sqrt ((double) FIELD_WIDTH * FIELD_DEPTH * 0.1 / n_features);

  feature->id = g_strdup_printf ("feature-%u", number);
  feature->terrain = terrains[number % G_N_ELEMENTS (terrains)];
  feature->shape.kind = WAR_SHAPE_AREA;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (gint i = 0; i < n_corners; i++)
    {
      double angle = 2 * G_PI * i / n_corners;
      gint radius = draw_number (generator, size * 7 / 10, size);
      WarPosition corner = { x + (gint) (radius * cos (angle)), y + (gint) (radius * sin (angle)) };

      g_array_append_val (feature->shape.vertices, corner);
    }
  return feature;
}

static WarArmy *
load_army (StoreLibrary *library, const char *name)
{
  g_autofree char *below = g_build_filename ("scenarios", name, NULL);
  g_autofree char *path = store_library_find_file (library, below);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (library, path, faults);
  guint n_own;

  if (army == NULL)
    g_error ("%s cannot be read", path);
  n_own = army->units->len;
  while (army->units->len < n_units)
    {
      const WarUnit *unit = g_ptr_array_index (army->units, army->units->len % n_own);

      g_ptr_array_add (army->units, war_unit_new (unit->type, NULL, NULL));
    }
  return army;
}

static StoreGame *
new_game (StoreLibrary *library)
{
  WarGenerator generator = war_generator_new (1, 1);
  g_autoptr (WarField) field = war_field_new ("Bench", FIELD_WIDTH, FIELD_DEPTH);
  g_autoptr (WarArmy) first = load_army (library, "british-expeditionary-force.duckarmy");
  g_autoptr (WarArmy) second = load_army (library, "german-fourth-army.duckarmy");
  WarBattle battle
    = { .game_type = "assault", .armies = { first, second }, .field = field, .rounds = 200 };
  WarBattleFault fault;
  g_autoptr (WarOperation) operation = NULL;
  WarSetupFault setup_fault;
  StoreGame *game;

  for (guint i = 0; i < n_features; i++)
    g_ptr_array_add (field->features, new_area (&generator, i));
  operation = war_battle_arrange (&battle, &fault);
  if (operation == NULL)
    g_error ("there is no battle: %d", fault.kind);
  game = store_game_new (operation, 1, &setup_fault);
  if (game == NULL)
    g_error ("there is no game: %d", setup_fault.kind);
  return game;
}

static StoreGame *
load_game (StoreLibrary *library, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSetupFault fault;
  StoreGame *game = operation != NULL ? store_game_new (operation, 1, &fault) : NULL;

  if (game == NULL)
    g_error ("%s cannot be played", path);
  return game;
}

/* So many orders by commanders who seldom kill, so that it lasts. */
static void
play (StoreGame *game, guint n_orders)
{
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_random_command;
  war_session_run (&session, n_orders);
  war_session_clear (&session);
}

/* ---------------------------------------------------------------------------------------------
 * Measuring. */

/* The time of this thread alone, in milliseconds. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static Cost
cost_new (const char *name)
{
  return (Cost){ name, g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
cost_add (Cost *cost, double since)
{
  double took = get_time () - since;

  g_array_append_val (cost->times, took);
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
cost_print (Cost *cost, double goal)
{
  GArray *times = cost->times;

  g_array_sort (times, compare_times);
  if (times->len == 0)
    printf ("  %-44s did not come up\n", cost->name);
  else
    printf ("  %-44s median %7.2f ms, p99 %7.2f, longest %7.2f, goal %3.0f   (%u)\n", cost->name,
            g_array_index (times, double, times->len / 2),
            g_array_index (times, double, times->len * 99 / 100),
            g_array_index (times, double, times->len - 1), goal, times->len);
  g_array_unref (times);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What is measured. */

static void
hover (DuckBoard *board, WarPosition place)
{
  DuckBoardTool *tool = duck_board_get_tool (board);
  DuckBoardEvent event = {
    .position = place,
    .x = (double) place.x / WAR_MILLIMETRE,
    .y = (double) place.y / WAR_MILLIMETRE,
    .pixel = 1 / duck_board_get_scale (board),
  };

  DUCK_BOARD_TOOL_GET_CLASS (tool)->hover (tool, &event);
}

/* Our part of the frame. */
static void
draw (DuckBoard *board)
{
  GtkWidget *widget = GTK_WIDGET (board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_unref (node);
}

static void
hover_about (DuckBoard *board, WarPosition from, WarGenerator *generator, Cost *pointing,
             Cost *frame)
{
  for (guint i = 0; i < n_hovers; i++)
    {
      gint x = from.x + draw_number (generator, -6, 6) * WAR_INCH;
      gint y = from.y + draw_number (generator, -6, 6) * WAR_INCH;
      WarPosition place = { CLAMP (x, 0, FIELD_WIDTH), CLAMP (y, 0, FIELD_DEPTH) };
      double begin = get_time ();

      hover (board, place);
      cost_add (pointing, begin);
      begin = get_time ();
      draw (board);
      cost_add (frame, begin);
    }
}

/* Chooses everybody in turn, as Tab does, and points about. */
static void
measure_hovers (DuckBoard *board)
{
  WarGenerator generator = war_generator_new (3, 3);
  DuckBoardTool *tool = duck_board_get_tool (board);
  Cost choosing = cost_new ("choose a unit"), reach = cost_new ("each idle part of its reach");
  Cost pointing = cost_new ("point somewhere"), frame = cost_new ("the board's part of a frame");
  WarPosition place;

  for (guint i = 0; i < n_times; i++)
    {
      double begin = get_time ();

      if (!DUCK_BOARD_TOOL_GET_CLASS (tool)->walk (tool, TRUE, &place))
        break;
      cost_add (&choosing, begin);
      for (guint n = 0; n < 40; n++)
        {
          begin = get_time ();
          if (!g_main_context_iteration (NULL, FALSE))
            break;
          cost_add (&reach, begin);
        }
      iterate ();
      hover_about (board, place, &generator, &pointing, &frame);
    }
  DUCK_BOARD_TOOL_GET_CLASS (tool)->key (tool, GDK_KEY_Escape, 0);
  cost_print (&choosing, 50);
  cost_print (&reach, 50);
  cost_print (&pointing, 16);
  cost_print (&frame, 16);
}

/* What the other side could hit is shown, pointed about in, and put away again. */
static void
measure_threat (DuckBoard *board)
{
  WarGenerator generator = war_generator_new (7, 7);
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (board), DUCK_TYPE_GAME_PAGE);
  Cost part = cost_new ("each part of finding the threat"), whole = cost_new ("all of it");
  Cost pointing = cost_new ("point somewhere while it is shown");
  Cost frame = cost_new ("the board's part of such a frame");

  for (guint i = 0; i < n_times; i++)
    {
      double begin = get_time (), first = begin;

      gtk_widget_activate_action (page, "game.threat", NULL);
      cost_add (&part, begin);
      for (guint n = 0; n < 400; n++)
        {
          begin = get_time ();
          if (!g_main_context_iteration (NULL, FALSE))
            break;
          cost_add (&part, begin);
        }
      cost_add (&whole, first);
      hover_about (board, (WarPosition){ FIELD_WIDTH / 2, FIELD_DEPTH / 2 }, &generator, &pointing,
                   &frame);
      gtk_widget_activate_action (page, "game.threat", NULL);
      iterate ();
    }
  cost_print (&part, 16);
  cost_print (&whole, 100);
  cost_print (&pointing, 16);
  cost_print (&frame, 16);
}

/* What the quick commander would order. */
static gboolean
find_order (DuckGameDocument *document, WarOrder *order)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarStep step = duck_game_document_get_step (document);
  WarGenerator generator = war_generator_new (5, 5);

  return step.kind == WAR_STEP_PERSON
         && war_solo_quick_choose (setup, duck_game_document_get_view (document), step.seat,
                                   &generator, order);
}

static void
measure_orders (DuckGameDocument *document)
{
  Cost giving = cost_new ("give an order, until all say so");
  Cost listing = cost_new ("list all that a seat may do");
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  Cost undoing = cost_new ("undo"), redoing = cost_new ("redo");
  Cost saving = cost_new ("the file's bytes");
  DuckDocument *base = DUCK_DOCUMENT (document);
  WarOrder order;
  WarRefusal refusal;

  for (guint i = 0; i < n_times && find_order (document, &order); i++)
    {
      double begin = get_time ();

      if (duck_game_document_give (document, &order, &refusal) == WAR_OUTCOME_REFUSED)
        break;
      cost_add (&giving, begin);
      begin = get_time ();
      g_array_set_size (choices, 0);
      if (duck_game_document_get_step (document).kind == WAR_STEP_PERSON)
        war_choice_list (duck_game_document_get_game (document)->setup,
                         duck_game_document_get_view (document),
                         duck_game_document_get_step (document).seat, WAR_NONE, choices);
      cost_add (&listing, begin);
      iterate ();
    }
  for (guint i = 0; i < n_times / 2; i++)
    {
      double begin = get_time ();

      if (!duck_document_undo (base))
        break;
      cost_add (&undoing, begin);
      iterate ();
    }
  for (guint i = 0; i < n_times / 2; i++)
    {
      double begin = get_time ();

      if (!duck_document_redo (base))
        break;
      cost_add (&redoing, begin);
      iterate ();
    }
  for (guint i = 0; i < 5; i++)
    {
      double begin = get_time ();

      g_bytes_unref (store_game_to_bytes (duck_game_document_get_game (document)));
      cost_add (&saving, begin);
    }
  cost_print (&giving, 50);
  cost_print (&listing, 50);
  cost_print (&undoing, 5);
  cost_print (&redoing, 5);
  cost_print (&saving, 50);
}

/* The same commander for each seat that has one. */
static void
set_commanders (StoreGame *game, const char *commander)
{
  guint n_seats = game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  g_clear_pointer (&game->commanders, g_strfreev);
  game->commanders = g_new0 (char *, n_seats + 1);
  for (guint seat = 0; seat < n_seats; seat++)
    game->commanders[seat] = g_strdup (commander);
}

/* Shows the game in a window of its own; takes it. */
static DuckGameDocument *
show (DuckApplication *application, StoreGame *game, GtkWidget **window)
{
  StoreLibrary *library = duck_application_get_library (application);
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_game_document_new (library, game));

  *window = duck_application_new_window (application);
  gtk_window_set_default_size (GTK_WINDOW (*window), 1440, 960);
  gtk_window_present (GTK_WINDOW (*window));
  duck_shell_add_document (DUCK_SHELL (*window), DUCK_DOCUMENT (document));
  return document;
}

/* Until it is painted; who decides has come to the screen, where there are secrets. */
static DuckBoard *
wait_for_board (GtkWidget *window)
{
  DuckBoard *board = DUCK_BOARD (find_type (window, DUCK_TYPE_BOARD));

  iterate ();
  gtk_widget_activate (GTK_WIDGET (gtk_widget_get_template_child (
    find_type (window, DUCK_TYPE_HAND_OVER), DUCK_TYPE_HAND_OVER, "uncover")));
  while (!gtk_widget_get_mapped (GTK_WIDGET (board)) || !duck_board_is_complete (board))
    g_main_context_iteration (NULL, TRUE);
  iterate ();
  return board;
}

static void
put_away (DuckGameDocument *document, GtkWidget *window)
{
  duck_document_give_up_draft (DUCK_DOCUMENT (document));
  g_object_unref (document);
  gtk_window_destroy (GTK_WINDOW (window));
  iterate ();
}

/* Somebody plays who has been there for so many orders. */
static void
measure (DuckApplication *application, StoreGame *game, guint n_orders)
{
  DuckGameDocument *document;
  GtkWidget *window;
  DuckBoard *board;

  play (game, n_orders);
  game->undo = WAR_UNDO_ALL;
  set_commanders (game, "person");
  printf ("after %u orders\n", game->game->records->len);
  document = show (application, game, &window);
  board = wait_for_board (window);
  measure_hovers (board);
  measure_threat (board);
  measure_orders (document);
  put_away (document, window);
}

/* Of all threads, in milliseconds: who has a core for each does not wait longer. */
static double
get_process_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static gint32
get_side (DuckGameDocument *document)
{
  const StoreGame *game = duck_game_document_get_game (document);

  return war_state_peek_row (game->setup->layout, game->game->state, WAR_TABLE_GAME,
                             0)[WAR_GAME_SIDE];
}

/* ---------------------------------------------------------------------------------------------
 * What is followed. */

typedef struct
{
  DuckBoard *board;
  DuckGameShow *show;
  guint n_pieces;
  Cost frame;
} Sliding;

static guint
count_sliding (const Sliding *sliding)
{
  guint n = 0;
  WarBase base;
  gint share;

  for (guint row = 0; row < sliding->n_pieces; row++)
    n += duck_game_show_find_base (sliding->show, (gint) row, &base, &share);
  return n;
}

/* After all is where it is to be drawn in this frame, and before GTK asks for it. */
static void
layout_cb (GdkFrameClock *clock, Sliding *sliding)
{
  double begin = get_time ();

  if (count_sliding (sliding) == 0)
    return;
  begin = get_time ();
  draw (sliding->board);
  cost_add (&sliding->frame, begin);
}

/* Many units go at once: of so many orders as move them. */
static void
measure_sliding (DuckGameDocument *document, GtkWidget *window)
{
  GtkWidget *page = find_type (window, DUCK_TYPE_GAME_PAGE);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  guint n_orders = duck_game_document_get_game (document)->game->records->len, n = 0;
  Sliding sliding = {
    .board = DUCK_BOARD (find_type (window, DUCK_TYPE_BOARD)),
    .show = duck_game_page_get_show (DUCK_GAME_PAGE (page)),
    .n_pieces
    = duck_game_document_get_game (document)->setup->layout->tables[WAR_TABLE_PIECES].n_rows,
    .frame = cost_new ("the board's part of a frame while units slide"),
  };
  gulong handler;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (page, "game.pause", NULL);
  duck_game_show_set_pace (sliding.show, 2000);
  for (guint i = 1; i < n_orders && n < n_sliding; i++)
    {
      duck_game_show_follow (sliding.show, n_orders - i);
      n = count_sliding (&sliding);
    }
  handler = g_signal_connect (clock, "layout", G_CALLBACK (layout_cb), &sliding);
  while (count_sliding (&sliding) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  printf ("  %u units slide\n", n);
  cost_print (&sliding.frame, 4);
}

/* Commanders play against each other after so many orders, as fast as they can; the window is shown
 * all the while. */
static void
measure_commanders (DuckApplication *application, StoreGame *game, guint n_orders)
{
  Cost stall = cost_new ("the window while a commander thinks");
  Cost turn = cost_new ("a turn of a commander, on the screen");
  DuckGameDocument *document;
  GtkWidget *window;
  double since;
  gint32 side;

  play (game, n_orders);
  set_commanders (game, "quick");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "at-once");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "slow");
  document = show (application, game, &window);
  wait_for_board (window);
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  side = get_side (document);
  since = get_process_time ();
  while (turn.times->len < n_turns && duck_game_document_get_step (document).kind != WAR_STEP_OVER)
    {
      double begin = get_time ();

      g_main_context_iteration (NULL, TRUE);
      cost_add (&stall, begin);
      if (get_side (document) != side)
        {
          double now = get_process_time ();

          since = now - since;
          if (side != WAR_NONE)
            g_array_append_val (turn.times, since);
          since = now;
          side = get_side (document);
        }
    }
  cost_print (&stall, 50);
  cost_print (&turn, 1000);
  measure_sliding (document, window);
  put_away (document, window);
}

/* The large battle; or operations that are named. */
int
main (int argc, char **argv)
{
  gboolean is_short = bench_take_short (&argc, argv);
  g_autoptr (DuckApplication) application = NULL;
  StoreLibrary *library;

  if (is_short)
    {
      n_features = 40;
      n_units = 8;
      n_orders_late = 60;
      n_hovers = 2;
      n_times = 4;
      n_turns = 1;
    }
  setvbuf (stdout, NULL, _IOLBF, 0);
  adw_init ();
  application = duck_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;

  library = duck_application_get_library (application);
  for (int i = 1; i < argc; i++)
    {
      printf ("%s, played in the window\n", argv[i]);
      measure (application, load_game (library, argv[i]), 60);
      measure_commanders (application, load_game (library, argv[i]), 60);
    }
  if (argc > 1)
    return 0;

  printf ("a battle of %d units on a field of %d features, played in the window\n", 2 * n_units,
          n_features);
  measure (application, new_game (library), n_units);
  if (!is_short)
    measure (application, new_game (library), 160);
  measure (application, new_game (library), n_orders_late);
  measure_commanders (application, new_game (library), 2 * n_units);
  return 0;
}
