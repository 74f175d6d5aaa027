/* game.c: a game being played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/game.h"

#include <string.h>

#include "engine/game/decision.h"

/* A state is kept after so many orders each: going back carries out fewer than that. */
#define INTERVAL 4

/* Most games have more orders, and what is made longer is copied. */
#define N_RECORDS 256

/* Takes beginning. */
static WarGame *
game_new (const WarSetup *setup, guint64 seed, WarState *beginning)
{
  WarGame *game = g_new0 (WarGame, 1);

  game->setup = setup;
  game->seed = seed;
  game->beginning = beginning;
  game->state = war_state_copy (beginning);
  game->scratch = war_state_copy (game->state);
  game->summed = war_state_new (setup->layout, beginning->generator);
  game->kept = g_ptr_array_new_with_free_func (g_free);
  game->chance = g_new0 (WarChance, 1);
  game->records = g_array_sized_new (FALSE, FALSE, sizeof (WarRecord), N_RECORDS);
  game->answers = g_array_new (FALSE, FALSE, sizeof (gint32));
  game->lines = g_ptr_array_new_with_free_func (g_free);

  return game;
}

WarGame *
war_game_new (const WarSetup *setup, guint64 seed)
{
  return game_new (setup, seed, war_setup_begin (setup, seed));
}

WarGame *
war_game_continue (const WarSetup *setup, guint64 seed, const WarState *state)
{
  return game_new (setup, seed, war_state_copy (state));
}

void
war_game_free (WarGame *game)
{
  g_free (game->beginning);
  g_free (game->state);
  g_free (game->scratch);
  g_free (game->summed);
  g_ptr_array_unref (game->kept);
  g_free (game->chance);
  g_array_unref (game->records);
  g_array_unref (game->answers);
  g_ptr_array_unref (game->lines);
  g_free (game);
}

/* With the answers that game->chance holds. */
static WarOutcome
give (WarGame *game, const WarOrder *order, WarEvents *events, WarRefusal *refusal,
      WarQuestion *missing)
{
  WarRefusal ignored;
  WarRecord record = { .order = *order, .first_answer = game->answers->len };
  WarOutcome outcome
    = war_play_carry_out (game->setup, game->state, game->scratch, order, game->chance, events,
                          refusal != NULL ? refusal : &ignored);

  if (outcome == WAR_OUTCOME_NEEDS_ANSWER && missing != NULL)
    *missing = game->chance->missing;
  if (outcome != WAR_OUTCOME_DONE)
    return outcome;

  g_array_append_vals (game->answers, game->chance->answers, game->chance->n_answers);
  record.n_answers = game->chance->n_answers;
  record.hash = war_state_hash_again (game->setup->layout, game->state, game->summed, &game->sum);
  g_array_append_val (game->records, record);
  if (game->records->len % INTERVAL == 0)
    g_ptr_array_add (game->kept, war_state_copy (game->state));

  return WAR_OUTCOME_DONE;
}

/* FALSE if there are more than an order can have: nothing has happened. */
static gboolean
hand_over (WarGame *game, const gint32 *answers, guint n_answers, WarEvents *events)
{
  for (guint i = 0; i < n_answers; i++)
    if (!war_chance_give (game->chance, answers[i]))
      {
        if (events != NULL)
          events->n_items = 0;
        return FALSE;
      }

  return TRUE;
}

WarOutcome
war_game_give (WarGame *game, const WarOrder *order, const gint32 *answers, guint n_answers,
               WarEvents *events, WarRefusal *refusal, WarQuestion *missing)
{
  if (game->people != 0)
    war_chance_init_mixed (game->chance, game->people);
  else if (answers != NULL)
    war_chance_init_mixed (game->chance, WAR_CHANCE_EVERYBODY);
  else
    war_chance_init (game->chance, WAR_CHANCE_GENERATOR);

  if (answers != NULL && !hand_over (game, answers, n_answers, events))
    return WAR_OUTCOME_WRONG_ANSWER;

  return give (game, order, events, refusal, missing);
}

WarOutcome
war_game_give_again (WarGame *game, const WarOrder *order, const gint32 *answers, guint n_answers,
                     WarEvents *events)
{
  war_chance_init (game->chance, WAR_CHANCE_GIVEN);
  if (!hand_over (game, answers, n_answers, events))
    return WAR_OUTCOME_WRONG_ANSWER;

  return give (game, order, events, NULL, NULL);
}

void
war_game_repeat (const WarGame *game, guint record, WarState *state)
{
  g_return_if_fail (record < game->records->len);

  const WarRecord *repeated = &g_array_index (game->records, WarRecord, record);
  WarRefusal refusal;
  WarOutcome outcome;

  war_chance_init (game->chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < repeated->n_answers; i++)
    war_chance_give (game->chance,
                     g_array_index (game->answers, gint32, repeated->first_answer + i));
  outcome = war_play_carry_out (game->setup, state, game->scratch, &repeated->order, game->chance,
                                NULL, &refusal);
  g_return_if_fail (outcome == WAR_OUTCOME_DONE);
}

static void
find_state (const WarGame *game, guint n_records, WarState *state)
{
  guint n_kept = n_records / INTERVAL;

  war_state_assign (state,
                    n_kept > 0 ? g_ptr_array_index (game->kept, n_kept - 1) : game->beginning);
  for (guint i = n_kept * INTERVAL; i < n_records; i++)
    war_game_repeat (game, i, state);
}

WarState *
war_game_dup_state (const WarGame *game, guint n_records)
{
  g_return_val_if_fail (n_records <= game->records->len, NULL);

  WarState *state = war_state_copy (game->beginning);

  find_state (game, n_records, state);
  return state;
}

void
war_game_go_back (WarGame *game, guint n_records)
{
  g_return_if_fail (n_records <= game->records->len);

  if (n_records == game->records->len)
    return;

  find_state (game, n_records, game->state);
  g_array_set_size (game->answers,
                    g_array_index (game->records, WarRecord, n_records).first_answer);
  g_array_set_size (game->records, n_records);
  g_ptr_array_set_size (game->lines, (gint) MIN (game->lines->len, n_records));
  g_ptr_array_set_size (game->kept, (gint) (n_records / INTERVAL));
}

gint
war_game_find_viewer (const WarGame *game)
{
  guint32 must, may;

  if (game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE)
    return WAR_NONE;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  return g_bit_nth_lsf (must != 0 ? must : may, -1);
}

WarState *
war_game_dup_public_view (const WarGame *game)
{
  const WarLayout *layout = game->setup->layout;
  WarState *view = war_state_copy (game->state);

  if (game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE)
    return view;

  for (guint seat = 0; seat < layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    if (war_state_peek_row (layout, view, WAR_TABLE_SEATS, seat)[WAR_SEAT_CONTROL]
        != WAR_CONTROL_MASTER)
      {
        g_autofree WarState *known = war_state_copy (view);

        war_play_view (game->setup, known, (gint) seat, 0, view);
      }
  return view;
}

const WarOrder *
war_game_find_note (const WarGame *game, const WarEvent *event)
{
  gint64 first = war_setup_peek_game (game->setup, game->beginning)[WAR_GAME_ORDER];
  gint64 record = (gint64) event->note - 1 - first;

  if (event->note == 0 || record < 0 || record >= game->records->len)
    return NULL;

  return &g_array_index (game->records, WarRecord, (guint) record).order;
}

const char *
war_game_get_note (const WarGame *game, const WarEvent *event)
{
  const WarOrder *order = war_game_find_note (game, event);

  return order != NULL ? order->text : NULL;
}

guint
war_game_find_last (const WarGame *game, gint seat)
{
  for (guint i = game->records->len; i > 0; i--)
    if (g_array_index (game->records, WarRecord, i - 1).order.seat == seat)
      return i;

  return 0;
}

static char *
new_line (const WarGame *game, const WarRecord *record)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *order = war_order_to_text (&record->order, game->setup->play->orders);

  g_string_append_printf (line, "%016" G_GINT64_MODIFIER "x", record->hash);
  for (guint i = 0; i < record->n_answers; i++)
    g_string_append_printf (line, "%c%d", i == 0 ? ' ' : ',',
                            g_array_index (game->answers, gint32, record->first_answer + i));
  g_string_append_printf (line, "%s%s\n", record->n_answers > 0 ? " " : " - ", order);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* All are asked for after each order that a person gives, as a draft of the game is kept. */
char *
war_game_to_text (const WarGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = game->lines->len; i < game->records->len; i++)
    g_ptr_array_add (game->lines, new_line (game, &g_array_index (game->records, WarRecord, i)));
  for (guint i = 0; i < game->lines->len; i++)
    g_string_append (text, g_ptr_array_index (game->lines, i));

  return g_string_free (text, FALSE);
}

static gboolean
replay_line (WarGame *game, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 3);
  g_auto (GStrv) words = NULL;
  g_autoptr (GArray) answers = g_array_new (FALSE, TRUE, sizeof (gint32));
  WarOrder order;
  guint64 hash;

  if (g_strv_length (parts) != 3
      || !g_ascii_string_to_unsigned (parts[0], 16, 0, G_MAXUINT64, &hash, NULL)
      || !war_order_from_text (&order, parts[2], game->setup->play->orders, NULL))
    return FALSE;

  /* Nothing at all would be split into no words, as "-" is. */
  if (parts[1][0] == '\0')
    return FALSE;
  words = g_strsplit (g_str_equal (parts[1], "-") ? "" : parts[1], ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      gint32 answer;

      if (!g_ascii_string_to_signed (words[i], 10, G_MININT32, G_MAXINT32, &value, NULL))
        return FALSE;
      answer = (gint32) value;
      g_array_append_val (answers, answer);
    }

  if (war_game_give_again (game, &order, (const gint32 *) (gpointer) answers->data, answers->len,
                           NULL)
      != WAR_OUTCOME_DONE)
    return FALSE;
  if (g_array_index (game->records, WarRecord, game->records->len - 1).hash == hash)
    return TRUE;

  war_game_go_back (game, game->records->len - 1);
  return FALSE;
}

gboolean
war_game_replay (WarGame *game, const char *text, guint *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  war_game_go_back (game, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      /* After the last line there is an empty one. */
      if (lines[i][0] == '\0' && lines[i + 1] == NULL)
        break;

      if (!replay_line (game, lines[i]))
        {
          if (line != NULL)
            *line = i + 1;
          return FALSE;
        }
    }

  return TRUE;
}
