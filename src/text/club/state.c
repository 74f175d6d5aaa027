/* state.c: the situation in a game of Trench Club, as a table of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/club/fight.h"
#include "text/club/private.h"
#include "text/field/hex-map.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

static void
add_word (GString *words, gboolean is_so, const char *word)
{
  if (is_so)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* Who has not come yet: in which army, if one may know. */
static char *
describe_absence (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint party = war_club_find_party (setup, cells[WAR_CLUB_PIECE_NATION]);

  if (cells[WAR_CLUB_PIECE_TRUCK] >= 0)
    return g_strdup (_ ("on a truck"));
  if (war_club_get_party (setup, party)->is_chart)
    return g_strdup (_ ("in the bag"));
  if (cells[WAR_CLUB_PIECE_ARMY] >= 0)
    return g_strdup_printf (_ ("army %d"), cells[WAR_CLUB_PIECE_ARMY] + 1);
  return g_strdup (_ ("in no army yet"));
}

/* "moved, to attack Infantry" */
static char *
describe_condition (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  GString *words;
  g_autofree char *target = NULL, *attack = NULL, *grade = NULL, *army = NULL;

  if (!war_club_stands (setup, state, unit))
    return describe_absence (setup, state, unit);

  words = g_string_new (NULL);
  army = g_strdup_printf (_ ("army %d"), cells[WAR_CLUB_PIECE_ARMY] + 1);
  /* In the first turn not all armies act (club.4.7, club.M-26). */
  add_word (words,
            cells[WAR_CLUB_PIECE_ARMY] >= 0
              && war_setup_peek_game (setup, state)[WAR_GAME_ROUND] <= 1,
            army);
  grade = g_strdup_printf (_ ("experience %d"), cells[WAR_CLUB_PIECE_EXPERIENCE]);
  add_word (words, cells[WAR_CLUB_PIECE_EXPERIENCE] > 0, grade);
  add_word (words, war_club_is_inside (setup, state, unit), _ ("in a fort"));
  add_word (words, cells[WAR_CLUB_PIECE_REPAIRS] != 0, _ ("goes for repair"));
  add_word (words, cells[WAR_CLUB_PIECE_MOVED] != 0, _ ("moved"));
  if (cells[WAR_CLUB_PIECE_TARGET] != WAR_NONE && cells[WAR_CLUB_PIECE_FOUGHT] == 0)
    {
      target = text_club_piece (setup, cells[WAR_CLUB_PIECE_TARGET]);
      attack = g_strdup_printf (_ ("to attack %s"), target);
      add_word (words, TRUE, attack);
    }
  add_word (words, cells[WAR_CLUB_PIECE_FOUGHT] != 0, _ ("has attacked"));
  return g_string_free (words, FALSE);
}

char *
text_club_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  g_autofree char *condition = NULL;
  guint place;

  if (war_club_find_mark (setup, (guint) piece, &place) != WAR_CLUB_MARK_NONE)
    return g_strdup ("");
  condition = describe_condition (setup, state, (guint) piece);
  if (!war_club_stands (setup, state, (guint) piece))
    return g_steal_pointer (&condition);

  return g_strdup_printf (condition[0] != '\0' ? C_ ("condition", "damage %d of %d · %s")
                                               : C_ ("condition", "damage %d of %d%s"),
                          war_club_get (setup, state, (guint) piece, WAR_CLUB_PIECE_DAMAGE),
                          WAR_CLUB_MAX_DAMAGE, condition);
}

static gboolean
is_there (const WarSetup *setup, const WarState *state, guint unit, gint side)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return cells[WAR_PIECE_SIDE] == side && war_club_get_unit (setup, unit)->type != WAR_NONE
         && (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
             || cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY);
}

static void
add_unit (TextTable *table, const WarSetup *setup, const WarState *state, guint unit)
{
  gboolean stands = war_club_stands (setup, state, unit);
  g_autofree char *number = g_strdup_printf ("%u", unit);
  g_autofree char *name = text_club_piece (setup, (gint) unit);
  g_autofree char *hex
    = stands ? text_club_hex (setup, war_club_get_hex (setup, state, unit)) : g_strdup ("");
  g_autofree char *damage
    = stands ? g_strdup_printf ("%d/%d", war_club_get (setup, state, unit, WAR_CLUB_PIECE_DAMAGE),
                                WAR_CLUB_MAX_DAMAGE)
             : g_strdup ("");
  g_autofree char *condition = describe_condition (setup, state, unit);

  text_table_add_row (table, number, name, hex, damage, condition, NULL);
}

/* "war bonds: 7" of each purse of the side, or whose it is if there are two. */
static void
append_purses (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->n_parties; i++)
    {
      const WarClubParty *party = &data->parties[i];
      gint32 bonds = war_club_peek_seat (setup, state, party->seats[0])[WAR_CLUB_SEAT_BONDS];
      g_autofree char *nation = NULL;

      if (party->side != side)
        continue;
      g_string_append (text, " · ");
      nation = party->n_seats == 1 ? text_club_nation (setup, party->seats[0]) : NULL;
      if (nation != NULL)
        /* Translators: which of a side’s two nations: "first nation"; and its money */
        g_string_append_printf (text, _ ("war bonds, %s: %d"), nation, bonds);
      else
        g_string_append_printf (text, _ ("war bonds: %d"), bonds);
    }
}

/* Which start each army of one's own has, before it is turned up; of hidden ones nothing. */
static void
append_tokens (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  const WarClub *data = war_club_get_data (setup);
  g_autoptr (GString) tokens = g_string_new (NULL);

  for (guint i = 0; i < data->n_parties; i++)
    {
      const gint32 *seat = war_club_peek_seat (setup, state, data->parties[i].seats[0]);

      for (guint j = 0; data->parties[i].side == side && j < WAR_CLUB_N_ARMIES; j++)
        if (seat[WAR_CLUB_SEAT_TOKEN + j] > 0 && (seat[WAR_CLUB_SEAT_UP] >> j & 1) == 0)
          {
            g_autofree char *hex = text_club_hex (
              setup, war_hex_board_find_start (data->board, (guint) seat[WAR_CLUB_SEAT_TOKEN + j]));

            g_string_append (tokens, tokens->len > 0 ? ", " : "");
            g_string_append_printf (tokens, _ ("army %u at start %d (%s)"), j + 1,
                                    seat[WAR_CLUB_SEAT_TOKEN + j], hex);
          }
    }
  if (tokens->len > 0 && war_setup_peek_game (setup, state)[WAR_GAME_ROUND] == 0)
    text_append_wrapped (text, tokens->str, 1);
}

static void
append_side (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (TextTable) table = text_table_new (5);
  guint n_forts = war_club_count_forts (setup, state, side);

  text_table_align_right (table, 0);
  text_table_add_row (table, C_ ("number", "No."), _ ("Unit"), _ ("Hex"), _ ("Damage"), NULL);
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (is_there (setup, state, i, side))
      add_unit (table, setup, state, i);

  g_string_append_printf (text, "\n%s · ", text_club_side (setup, side));
  /* Translators: how many forts a side has, and how many win */
  g_string_append_printf (text, _ ("forts: %u (%u win)"), n_forts,
                          war_club_get_forts_to_win (setup));
  append_purses (text, setup, state, side);
  g_string_append_c (text, '\n');
  append_tokens (text, setup, state, side);
  text_table_append (table, text, 1);
}

static void
append_forts (GString *text, const WarSetup *setup, const WarState *state)
{
  const WarClub *data = war_club_get_data (setup);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < data->n_forts; i++)
    {
      gint holder = war_club_get_holder_side (setup, state, i);
      g_autofree char *hex = text_club_hex (setup, data->forts[i]);
      g_autofree char *entrances = text_hex_entrances (data->board, data->forts[i]);
      g_autofree char *line = NULL;

      /* Translators: the number and the hex of a fort, and the hexes from which it is entered */
      if (holder == WAR_NONE)
        line
          = g_strdup_printf (_ ("Fort %u at %s (entrances: %s): neutral"), i + 1, hex, entrances);
      else if (war_club_peek_feature (setup, state, i)[WAR_CLUB_FORT_TURRET] != 0)
        /* Translators: a fort, its hex and its entrances, and who holds it */
        line
          = g_strdup_printf (_ ("Fort %u at %s (entrances: %s): held by the %s, with a gun turret"),
                             i + 1, hex, entrances, text_club_side (setup, holder));
      else
        /* Translators: a fort, its hex and its entrances, and who holds it */
        line = g_strdup_printf (_ ("Fort %u at %s (entrances: %s): held by the %s"), i + 1, hex,
                                entrances, text_club_side (setup, holder));
      g_string_append_printf (text, "%s\n", line);
    }
  for (guint i = 0; i < WAR_CLUB_MAX_MINES; i++)
    {
      gint32 mine = war_club_peek_feature (setup, state, data->n_forts + i)[WAR_CLUB_FORT_MINE];
      g_autofree char *hex = mine != WAR_NONE ? text_club_hex (setup, mine) : NULL;

      if (hex != NULL)
        {
          g_string_append_printf (text, _ ("Mine at %s"), hex);
          g_string_append_c (text, '\n');
        }
    }
}

/* "· the enemy’s chart: 7, Box Barrage", in its turn. */
static char *
describe_column (const WarSetup *setup, const WarState *state)
{
  gint32 column = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_COLUMN];

  return column > 0 ? g_strdup_printf (_ (" · chart: %d, %s"), column,
                                       text_club_mood (setup->operation->rules, column))
                    : g_strdup ("");
}

char *
text_club_situation (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  g_autofree char *column = describe_column (setup, state);
  g_autofree char *situation = NULL;

  if (game[WAR_GAME_ROUND] == 0)
    return g_strdup_printf (_ ("Before the first round: %s"),
                            text_club_phase (game[WAR_GAME_PHASE]));
  situation = g_strdup_printf (
    _ ("Round %d of %d · %s · %s"), game[WAR_GAME_ROUND], setup->operation->rounds,
    text_club_side (setup, game[WAR_GAME_SIDE]), text_club_phase (game[WAR_GAME_PHASE]));
  return g_strconcat (situation, column, NULL);
}

/* Whose ally may still go on. */
static void
append_who_gave_up (GString *text, const WarSetup *setup, const WarState *state)
{
  for (gint seat = 0; seat < (gint) war_club_get_data (setup)->n_seats; seat++)
    {
      g_autofree char *name = text_club_seat (setup, seat);

      if (!war_club_has_given_up (setup, state, seat))
        continue;
      /* Translators: a side, or one of two allies */
      g_string_append_printf (text, _ ("Given up: %s."), name);
      g_string_append_c (text, '\n');
    }
}

char *
text_club_state (const WarSetup *setup, const WarState *state)
{
  g_autofree char *situation = text_club_situation (setup, state);
  GString *text = g_string_new (situation);

  g_string_append_c (text, '\n');
  append_who_gave_up (text, setup, state);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_side (text, setup, state, side);
  append_forts (text, setup, state);

  return g_string_free (text, FALSE);
}

/* The enemies that it may attack from where it is, and what comes of it on average. */
static void
append_targets (GString *text, const WarSetup *setup, const WarState *state, guint unit)
{
  WarHex from = war_club_get_hex (setup, state, unit);
  g_autoptr (TextTable) table = text_table_new (4);
  gboolean is_any = FALSE;

  text_table_align_right (table, 2);
  text_table_align_right (table, 3);
  text_table_add_row (table, _ ("In range"), _ ("Hex"), _ ("Damage"),
                      /* Translators: the damage that comes back when a target hits back */
                      C_ ("damage", "Back"), NULL);

  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      WarClubAverage average;
      g_autofree char *hex = NULL, *dealt = NULL, *received = NULL;

      if (!war_club_stands (setup, state, i) || !war_club_is_target (setup, state, unit, i)
          || !war_club_reaches (setup, state, unit, from, i))
        continue;
      average = war_club_foresee_attack (setup, state, unit, from, i);
      dealt = g_strdup_printf ("%.1f", average.aimed / (double) WAR_CLUB_THOUSAND);
      received = g_strdup_printf ("%.1f", average.hit_back / (double) WAR_CLUB_THOUSAND);
      hex = text_club_hex (setup, war_club_get_hex (setup, state, i));
      text_table_add_row (table, text_translate (war_club_get_type (setup, state, i)->type->name),
                          hex, dealt, received, NULL);
      is_any = TRUE;
    }
  if (is_any)
    text_table_append (table, text, 2);
}

char *
text_club_look (const WarSetup *setup, const WarState *state, guint row)
{
  GString *text = g_string_new ("\n");
  g_autofree char *condition = NULL, *dice = NULL;
  guint place;
  gint32 damage;

  if (war_club_find_mark (setup, row, &place) != WAR_CLUB_MARK_NONE)
    return g_string_free (text, FALSE);

  damage = war_club_get (setup, state, row, WAR_CLUB_PIECE_DAMAGE);
  dice
    = g_strdup_printf (_ ("Damage %d of %d: it rolls %d dice."), damage, WAR_CLUB_MAX_DAMAGE,
                       war_club_get_data (setup)->dice[CLAMP (damage, 0, WAR_CLUB_MAX_DAMAGE - 1)]);
  text_append_wrapped (text, dice, 2);
  condition = describe_condition (setup, state, row);
  if (condition[0] != '\0')
    text_append_wrapped (text, condition, 2);
  append_targets (text, setup, state, row);

  return g_string_free (text, FALSE);
}

char *
text_club_result (const WarSetup *setup, const WarState *state)
{
  GString *text = g_string_new (NULL);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      guint n_units = 0;

      for (guint i = 0; i < war_club_count_units (setup); i++)
        n_units += war_club_stands (setup, state, i) && war_club_get_side (setup, state, i) == side;
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%s: %u unit on the board, forts: %u",
                                           "%s: %u units on the board, forts: %u", n_units),
                              text_club_side (setup, side), n_units,
                              war_club_count_forts (setup, state, side));
      append_purses (text, setup, state, side);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

/* club.1.9, of the board that is played on. */
char *
text_club_goal (const WarOperation *operation)
{
  const gint32 *numbers = operation->rules->numbers;
  const WarHexBoard *board = operation->field != NULL ? operation->field->board : NULL;
  gint n_forts = 0;

  if (board == NULL)
    return NULL;
  for (guint number = 1; number <= war_hex_board_get_last_fort (board); number++)
    n_forts += war_hex_board_find_fort (board, number) != WAR_HEX_NONE;
  return g_strdup_printf (
    /* Translators: how many forts win, and how many there are */
    _ ("A side wins with %d of the %d forts or when all enemy units are destroyed, both looked at "
       "when a turn ends; or when the other side gives up."),
    n_forts > numbers[WAR_CLUB_FORTS_OF_FOUR] ? numbers[WAR_CLUB_FORTS_OF_FOUR]
                                              : numbers[WAR_CLUB_FORTS],
    n_forts);
}
