/* game-records.c: what one does with a game that lies behind one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-records.h"

#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/base/clause-link.h"
#include "app/base/popups.h"
#include "app/game/log/game-end.h"
#include "app/game/log/game-tally.h"
#include "app/game/page/game-briefing.h"
#include "app/shell/shell.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"
#include "desk/documents/operation-document.h"
#include "engine/game/position.h"
#include "engine/solo/commander.h"
#include "engine/solo/look-ahead.h"
#include "text/game/chronicle.h"

static DuckGameDocument *
get_document (DuckGamePage *page)
{
  return DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (page)));
}

static const StoreGame *
get_game (DuckGamePage *page)
{
  return duck_game_document_get_game (get_document (page));
}

static void
say (DuckGamePage *page, const char *text)
{
  DuckShell *shell = duck_shell_find (page);

  if (shell != NULL)
    duck_shell_add_toast (shell, text, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * The log as a file. */

static const struct
{
  const char *id, *suffix;
  TextChronicleFormat format;
} formats[] = {
  { "text", ".txt", TEXT_CHRONICLE_TEXT },
  { "markdown", ".md", TEXT_CHRONICLE_MARKDOWN },
  { "json", ".json", TEXT_CHRONICLE_JSON },
};

typedef struct
{
  DuckGamePage *page;
  char *text; /* as who asked for it may read it: somebody else may look by now */
} Export;

static void
export_cb (const char *path, gpointer data)
{
  Export *export = data;
  g_autoptr (DuckGamePage) page = export->page;
  g_autoptr (GError) error = NULL;

  if (path != NULL)
    {
      g_autofree char *base = g_path_get_basename (path);
      gboolean is_written = g_file_set_contents (path, export->text, -1, &error);
      /* Translators: %s is a file */
      g_autofree char *message
        = is_written ? g_strdup_printf (_ ("Log saved as “%s”"), base) : g_strdup (error->message);

      say (page, message);
    }
  g_free (export->text);
  g_free (export);
}

static void
export_log_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckGamePage *page = data;
  DuckGameDocument *document = get_document (page);
  DuckShell *shell = duck_shell_find (page);

  for (guint i = 0; i < G_N_ELEMENTS (formats) && shell != NULL; i++)
    if (g_str_equal (g_variant_get_string (parameter, NULL), formats[i].id))
      {
        Export *export = g_new (Export, 1);

        *export = (Export){
          g_object_ref (page),
          text_chronicle (get_game (page)->game, duck_game_document_get_replay (document),
                          duck_game_document_get_viewer (document), formats[i].format),
        };
        duck_dialog_save_file (GTK_WINDOW (shell), _ ("Export the Log"), NULL,
                               get_game (page)->operation->name, formats[i].suffix, export_cb,
                               export);
      }
}

/* ---------------------------------------------------------------------------------------------
 * Windows. */

static void
tally_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  duck_game_tally_show (page, get_document (page));
}

/* What the operation is about, as long as one likes to have it beside the game. */
static void
briefing_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  GtkWidget *briefing = duck_game_briefing_new (get_game (page)->operation);

  gtk_window_present (GTK_WINDOW (duck_side_window_new (page, _ ("Briefing"), briefing, 560, 620)));
}

static void
result_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  duck_game_end_show (page);
}

/* ---------------------------------------------------------------------------------------------
 * Other games. */

/* A game like this one, begun with that seed by those who began this one, whoever commands by now;
 * of its orders the first n, from where they began. */
static StoreGame *
make_game (DuckGamePage *page, guint64 seed, guint n_orders)
{
  const StoreGame *from = get_game (page);
  WarSetupFault fault;
  StoreGame *game = store_game_new (from->operation, seed, &fault);

  g_return_val_if_fail (game != NULL, NULL);

  game->commanders = g_strdupv (from->begun_by != NULL ? from->begun_by : from->commanders);
  game->undo = from->undo;
  game->hands_over = from->hands_over;
  if (n_orders > 0 && from->past->len > 0)
    {
      war_game_free (game->game);
      game->game = war_game_continue (game->setup, seed, from->game->beginning);
    }
  for (guint i = 0; i < n_orders; i++)
    {
      const WarRecord *record = &g_array_index (from->game->records, WarRecord, i);
      const gint32 *answers = record->n_answers > 0
                                ? &g_array_index (from->game->answers, gint32, record->first_answer)
                                : NULL;
      WarOutcome outcome
        = war_game_give_again (game->game, &record->order, answers, record->n_answers, NULL);

      g_assert (outcome == WAR_OUTCOME_DONE);
    }
  game->game->people = from->game->people;
  return game;
}

/* Takes the game and the title. */
static void
open_game (DuckGamePage *page, StoreGame *game, char *wanted)
{
  g_autofree char *named = wanted;
  g_autofree char *title = NULL;
  DuckShell *shell = duck_shell_find (page);
  g_autoptr (DuckDocument) document = NULL;

  if (shell == NULL)
    {
      store_game_free (game);
      return;
    }
  document = duck_game_document_new (duck_shell_get_library (shell), game);
  title = duck_shell_dup_free_title (shell, named);
  duck_game_document_set_title (DUCK_GAME_DOCUMENT (document), title);
  duck_shell_add_document (shell, document);
}

static void
play_again_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  const char *name = get_game (page)->operation->name;

  open_game (page, make_game (page, (guint64) g_random_int () << 32 | g_random_int (), 0),
             /* Translators: %s is an operation that is played once more */
             g_strdup_printf (_ ("%s · Again"), name));
}

static void
play_on (DuckGamePage *page)
{
  guint n_orders = duck_game_page_get_n_orders (page);
  WarReplay *replay = duck_game_document_get_replay (get_document (page));

  open_game (page, make_game (page, get_game (page)->game->seed, n_orders),
             /* Translators: an operation, and the order after which another game of it goes on */
             g_strdup_printf (_ ("%s · from Order %u"), get_game (page)->operation->name,
                              war_replay_find_moment (replay, n_orders)));
}

/* From before an order, by the steady commander for a side; against whom there was, or, instead of
 * a person, itself. */
static void
replay_steady_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  const WarSetup *setup = get_game (page)->setup;
  guint n_orders;
  gint side;
  StoreGame *game;

  g_variant_get (parameter, "(ui)", &n_orders, &side);
  game = make_game (page, get_game (page)->game->seed, n_orders);
  for (guint i = 0; game->commanders != NULL && game->commanders[i] != NULL; i++)
    {
      const gint32 *seat
        = war_state_peek_row (setup->layout, game->game->state, WAR_TABLE_SEATS, i);

      if (seat[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC
          || (seat[WAR_SEAT_SIDE] != side && !war_commander_is_person (game->commanders[i])))
        continue;
      g_free (game->commanders[i]);
      game->commanders[i] = g_strdup (war_commander_get_id (war_steady_command));
    }
  open_game (
    page, game,
    /* Translators: an operation, and the order after which another game of it goes on */
    g_strdup_printf (_ ("%s · from Order %u"), get_game (page)->operation->name, n_orders));
}

static void
ask (DuckGamePage *page, const char *heading, const char *body, const char *answer,
     GCallback answered)
{
  GtkWidget *alert = duck_alert_new (heading, body);

  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "go-on", answer, DUCK_RESPONSE_SUGGESTED);
  g_signal_connect_object (alert, "response::go-on", answered, page, G_CONNECT_SWAPPED);
  duck_alert_present (alert, page);
}

/* Who agreed that nothing is taken back is told that this is another game. */
static void
play_on_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckGamePage *page = data;
  guint n_orders = duck_game_page_get_n_orders (page);
  gboolean is_over = duck_game_document_get_step (get_document (page)).kind == WAR_STEP_OVER;

  if (!is_over && duck_game_document_has_others (get_document (page)))
    say (page, _ ("Whoever played on now would know what the dice bring to the others. That is for "
                  "when the game is over."));
  else if (is_over
           || duck_game_document_find_barrier (get_document (page), n_orders) == WAR_BARRIER_NONE)
    play_on (page);
  else
    ask (page, _ ("Play On from Here?"),
         _ ("In this game so much may not be taken back. It stays as it is: what begins here is "
            "another game."),
         _ ("_Play On"), G_CALLBACK (play_on));
}

/* ---------------------------------------------------------------------------------------------
 * An operation. */

/* The position that is looked at, as who looks at it may know it: a copy, to free. */
static WarState *
copy_position (DuckGamePage *page)
{
  const WarSetup *setup = get_game (page)->setup;
  gint viewer = duck_game_document_get_viewer (get_document (page));
  WarState *state = war_state_copy (war_replay_go_to (
    duck_game_document_get_replay (get_document (page)), duck_game_page_get_n_orders (page)));
  g_autofree WarState *whole = viewer != WAR_NONE ? war_state_copy (state) : NULL;

  if (viewer != WAR_NONE)
    war_play_view (setup, whole, viewer, 0, state);
  return state;
}

static void
save_position (DuckGamePage *page)
{
  const WarSetup *setup = get_game (page)->setup;
  g_autofree WarState *state = copy_position (page);
  DuckShell *shell = duck_shell_find (page);
  g_autofree char *name
    /* Translators: an operation, and the round of it in which another begins */
    = g_strdup_printf (
      _ ("%s, Round %d"), setup->operation->name,
      war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND]);
  g_autoptr (WarOperation) operation = war_position_to_operation (setup, state, name);
  g_autoptr (DuckOperationDocument) document = NULL;

  if (shell == NULL)
    return;
  if (operation == NULL)
    {
      say (page, _ ("One side has no unit left: that is no operation."));
      return;
    }
  document = duck_operation_document_new (duck_shell_get_library (shell), NULL, operation);
  duck_shell_add_document (shell, DUCK_DOCUMENT (document));
}

static void
save_position_action (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  ask (
    page, _ ("Make an Operation of This Position?"),
    _ (
      "It gets the field, the amendments, the units that are left, the rounds that are left, and "
      "the side first that is to act. Units stand where they do now, with what they have lost.\n\n"
      "The rest begins anew: what is in reserve or under cover is placed, and so is who is carried "
      "or has not formed up. What lies on the field is as at first, and points, money, and turns "
      "for which a place was held are forgotten."),
    _ ("_Make Operation"), G_CALLBACK (save_position));
}

/* parameter: the id of a clause, or its number. */
static void
show_clause_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  gtk_widget_activate_action_variant (self, DUCK_CLAUSE_ACTION, parameter);
}

void
duck_game_records_add_actions (DuckGamePage *page)
{
  static const GActionEntry actions[] = {
    { .name = "export-log", .activate = export_log_action, .parameter_type = "s" },
    { .name = "tally", .activate = tally_action },
    { .name = "briefing", .activate = briefing_action },
    { .name = "result", .activate = result_action },
    { .name = "save-position", .activate = save_position_action },
    { .name = "play-again", .activate = play_again_action },
    { .name = "play-on", .activate = play_on_action },
    { .name = "replay-steady", .activate = replay_steady_action, .parameter_type = "(ui)" },
    { .name = "show-clause", .activate = show_clause_action, .parameter_type = "s" },
  };

  g_return_if_fail (DUCK_IS_GAME_PAGE (page));

  duck_page_add_actions (DUCK_PAGE (page), actions, G_N_ELEMENTS (actions));
}
