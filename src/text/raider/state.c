/* state.c: the situation in a game of Trench Raider, as a table of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/raider/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"
#include "text/words/table.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* So many targets are listed of one piece, the nearest. */
#define MAX_TARGETS 12

static void
add_word (GString *words, gboolean is_so, const char *word)
{
  if (is_so)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* One piece ----------------------------------------------------------------------------------- */

static gboolean
is_moving (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  return game[WAR_GAME_SIDE] == war_raider_get_side (setup, unit)
         && (game[WAR_GAME_PHASE] == WAR_RAIDER_PHASE_MOVES
             || game[WAR_GAME_PHASE] == WAR_RAIDER_PHASE_COUNTER_MOVES);
}

/* What it may still do in its side's moves. */
static void
add_activity (GString *words, const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  WarLength inches = war_raider_get_inches (setup, state, unit);
  g_autofree char *left = text_raider_length (setup, inches);

  if (!is_moving (setup, state, unit))
    return;

  add_word (words, cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_DONE, _ ("done"));
  add_word (words, cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_IN_HAND, _ ("in hand"));
  add_word (words, cells[WAR_RAIDER_PIECE_ACTIVITY] != WAR_RAIDER_DONE && inches > 0, left);
  add_word (words, !war_raider_is_led (setup, state, unit), _ ("too far from its leader"));
}

static void
add_shots (GString *words, const WarSetup *setup, const WarState *state, guint unit)
{
  gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];
  gint n_shots = 0;
  g_autofree char *shots = NULL;

  if (phase < WAR_RAIDER_PHASE_BOMBARDMENT)
    return;
  for (guint i = 0; i < war_raider_count_weapons (setup, state, unit); i++)
    n_shots += war_raider_count_shots (setup, state, unit, i, WAR_NONE);
  shots = g_strdup_printf (PLURAL ("%d shot", "%d shots", n_shots), n_shots);
  add_word (words, n_shots > 0, shots);
}

static char *
describe_condition (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint line
    = war_raider_find_line (setup, war_raider_get_centre (setup, state, unit), WAR_RAIDER_GERMAN);
  g_autofree char *in_line = g_strdup_printf (_ ("in German line %d"), line);
  GString *words = g_string_new (NULL);

  add_word (words, cells[WAR_RAIDER_PIECE_PINNED] != 0, _ ("pinned"));
  add_word (words, war_raider_is_in_contact (setup, state, unit), _ ("in contact"));
  add_word (words, cells[WAR_RAIDER_PIECE_UNCOVERED] != 0 || cells[WAR_RAIDER_PIECE_DIRECT] != 0,
            _ ("without cover"));
  add_word (words, cells[WAR_RAIDER_PIECE_FASCINE] != 0, _ ("with a fascine"));
  add_word (words, line > 0, in_line);
  add_activity (words, setup, state, unit);
  add_shots (words, setup, state, unit);
  return g_string_free (words, FALSE);
}

/* Why it is not on the field. */
static char *
describe_absence (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  g_autofree char *bunker = NULL;

  if (cells[WAR_RAIDER_PIECE_BUNKER] != WAR_NONE)
    {
      bunker = text_raider_bunker (
        setup, war_raider_get_bunker_index (setup, cells[WAR_RAIDER_PIECE_BUNKER]) + 1);
      /* Translators: %s is a bunker: "bunker 2 (D1)" */
      return g_strdup_printf (_ ("in %s"), bunker);
    }
  switch (cells[WAR_RAIDER_PIECE_COMES])
    {
    case WAR_RAIDER_COMES_TO_SET_UP:
      return g_strdup (_ ("to be set up"));
    case WAR_RAIDER_COMES_NOW:
      return g_strdup (_ ("to be placed"));
    case WAR_RAIDER_COMES_BACK:
      return g_strdup (_ ("to be put back"));
    default:
      break;
    }
  if (cells[WAR_RAIDER_PIECE_FLIES] != 0)
    return g_strdup (_ ("flies in this turn"));

  return g_strdup (_ ("may still come"));
}

static char *
describe (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_stands (setup, state, unit) ? describe_condition (setup, state, unit)
                                                : describe_absence (setup, state, unit);
}

char *
text_raider_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  guint unit = (guint) piece;
  g_autofree char *regiment = NULL, *condition = NULL;
  gint32 row;

  if (unit >= war_raider_count_units (setup))
    return NULL;

  condition = describe (setup, state, unit);
  row = war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_REGIMENT];
  if (row == WAR_NONE)
    return g_steal_pointer (&condition);

  regiment = text_raider_regiment (setup, row);
  if (condition[0] == '\0')
    return g_steal_pointer (&regiment);
  return g_strdup_printf ("%s · %s", regiment, condition);
}

/* Sides --------------------------------------------------------------------------------------- */

/* Whether it is there, or is about to be placed: who is only drawn is counted apart. */
static gboolean
is_listed (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return war_raider_stands (setup, state, unit) || cells[WAR_RAIDER_PIECE_BUNKER] != WAR_NONE
         || cells[WAR_RAIDER_PIECE_COMES] != WAR_RAIDER_COMES_NOT
         || cells[WAR_RAIDER_PIECE_FLIES] != 0;
}

static void
add_unit (TextTable *table, const WarSetup *setup, const WarState *state, guint unit)
{
  gboolean is_there = war_raider_stands (setup, state, unit);
  WarPosition centre = war_raider_get_centre (setup, state, unit);
  g_autofree char *number = g_strdup_printf ("%u", unit);
  g_autofree char *name = text_raider_piece (setup, (gint) unit);
  g_autofree char *square
    = is_there ? text_raider_square (setup, centre.x, centre.y) : g_strdup ("");
  g_autofree char *place = is_there
                             ? text_position (centre, setup->operation->rules->system->length_unit)
                             : g_strdup ("");
  g_autofree char *condition = text_raider_condition (setup, state, (gint) unit);

  text_table_add_row (table, number, name, square, place, condition, NULL);
}

static void
append_units (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (TextTable) table = text_table_new (5);

  text_table_align_right (table, 0);
  text_table_add_row (table, C_ ("number", "No."), _ ("Unit"), _ ("Square"), _ ("From Corner"),
                      NULL);
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side && is_listed (setup, state, i))
      add_unit (table, setup, state, i);
  text_table_append (table, text, 1);
}

/* "1st Regiment: 24 men, up to 7″, 2 dice of reinforcements" */
static void
append_regiment (GString *text, const WarSetup *setup, const WarState *state, guint regiment)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, regiment);
  guint n = war_raider_count_men (setup, state, (gint) regiment);
  g_autofree char *name = text_raider_regiment (setup, (gint) regiment);
  g_autofree char *inches = text_raider_length (setup, cells[WAR_RAIDER_REGIMENT_INCHES]);

  g_string_append_printf (text, PLURAL ("%s: %u man", "%s: %u men", n), name, n);
  if (war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_RAIDER_PHASE_MOVES
      && cells[WAR_FORMATION_SIDE] == WAR_RAIDER_FRENCH)
    /* Translators: how far men may go: ", up to 7″" */
    g_string_append_printf (text, _ (", up to %s"), inches);
  if (cells[WAR_RAIDER_REGIMENT_DICE] > 0)
    g_string_append_printf (text,
                            PLURAL (", %d die of reinforcements", ", %d dice of reinforcements",
                                    cells[WAR_RAIDER_REGIMENT_DICE]),
                            cells[WAR_RAIDER_REGIMENT_DICE]);
  g_string_append_c (text, '\n');
}

/* Who is dead, and who may still come. */
static void
append_counts (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  guint n_killed = 0, n_captured = 0, n_away = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (war_raider_get_side (setup, i) != side)
        continue;
      n_killed += cells[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_KILLED
                  || cells[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_CRASHED;
      n_captured += cells[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_CAPTURED;
      n_away
        += cells[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_NONE && !is_listed (setup, state, i);
    }
  /* Translators: a side; how many are dead, captured, and not on the field yet */
  g_string_append_printf (text, _ ("%s: %u dead, %u captured, %u may still come\n"),
                          text_raider_side (setup, side), n_killed, n_captured, n_away);
}

/* The field ----------------------------------------------------------------------------------- */

static void
append_lines (GString *text, const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  for (gint i = 1; i <= war_raider_get_data (setup)->n_lines[WAR_RAIDER_GERMAN]; i++)
    g_string_append_printf (text,
                            game[WAR_RAIDER_GAME_CAPTURED + i - 1] != 0
                              ? _ ("German line %d: captured\n")
                              : _ ("German line %d: German\n"),
                            i);
}

static void
append_bunkers (GString *text, const WarSetup *setup, const WarState *state)
{
  for (guint i = 0; i < war_raider_get_data (setup)->bunkers->len; i++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_FEATURES,
                                                war_raider_get_bunker (setup, i)->feature);
      guint n = war_raider_list_garrison (setup, state, i, NULL, 0);
      g_autofree char *bunker = text_raider_bunker (setup, (gint) i + 1);
      g_autofree char *name = text_capitalised (bunker);
      g_autofree char *inside = g_strdup_printf (PLURAL ("%u man", "%u men", n), n);

      /* Translators: a bunker, and who holds it: "Bunker 2 (D1): captured" */
      g_string_append_printf (text, C_ ("bunker", "%s: %s\n"), name,
                              cells[WAR_RAIDER_FEATURE_DESTROYED] != 0  ? _ ("destroyed")
                              : cells[WAR_RAIDER_FEATURE_CAPTURED] != 0 ? _ ("captured")
                                                                        : inside);
    }
}

/* Squares of the rows from the first on that are in use. */
static char *
list_squares (const WarSetup *setup, const WarState *state, guint first, guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = first; i < first + n; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      g_autofree char *square = NULL;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      square = text_raider_square (setup, cells[WAR_PIECE_X], cells[WAR_PIECE_Y]);
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", square);
    }

  return g_string_free (list, list->len == 0);
}

static void
append_markers (GString *text, const WarSetup *setup, const WarState *state)
{
  const WarRaider *data = war_raider_get_data (setup);
  g_autofree char *gaps = list_squares (setup, state, data->first_gap, data->n_gaps);
  g_autofree char *clouds = list_squares (setup, state, data->first_cloud, WAR_RAIDER_MAX_CLOUDS);

  if (gaps != NULL)
    {
      g_autofree char *line = g_strdup_printf (_ ("Gaps in the wire, and fascines: %s"), gaps);

      text_append_wrapped (text, line, 0);
    }
  if (clouds != NULL)
    {
      g_autofree char *line = g_strdup_printf (_ ("Clouds of gas: %s"), clouds);

      text_append_wrapped (text, line, 0);
    }
}

char *
text_raider_situation (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  g_autofree char *phase = text_capitalised (text_raider_phase (game[WAR_GAME_PHASE]));

  if (game[WAR_GAME_PHASE] < WAR_RAIDER_PHASE_MISFORTUNES)
    return g_strdup_printf ("%s.", phase);

  /* Translators: the turn, of so many, and what is being done: "direct fire" */
  return g_strdup_printf (_ ("Turn %d of %d · %s"), game[WAR_GAME_ROUND], setup->operation->rounds,
                          text_raider_phase (game[WAR_GAME_PHASE]));
}

static void
append_weather (GString *text, const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  /* Translators: %s is "from the French left", or "rain" */
  g_string_append_printf (text, _ ("Wind: %s\n"), text_raider_wind (game[WAR_RAIDER_GAME_WIND]));
  if (game[WAR_RAIDER_GAME_MISFORTUNE] != WAR_RAIDER_NO_MISFORTUNE)
    g_string_append_printf (text, _ ("Misfortune of this turn: %s\n"),
                            text_raider_misfortune (game[WAR_RAIDER_GAME_MISFORTUNE]));
}

char *
text_raider_state (const WarSetup *setup, const WarState *state)
{
  g_autofree char *situation = text_raider_situation (setup, state);
  GString *text = g_string_new (situation);

  g_string_append_c (text, '\n');
  append_weather (text, setup, state);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_string_append_printf (text, "\n%s\n", text_raider_side (setup, side));
      append_units (text, setup, state, side);
    }
  g_string_append_c (text, '\n');
  for (guint i = 0; i < war_raider_get_data (setup)->n_regiments; i++)
    if (war_setup_peek_formation (setup, state, i)[WAR_FORMATION_IN_USE] != 0)
      append_regiment (text, setup, state, i);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_counts (text, setup, state, side);
  append_lines (text, setup, state);
  append_bunkers (text, setup, state);
  append_markers (text, setup, state);

  return g_string_free (text, FALSE);
}

/* What one may aim at ------------------------------------------------------------------------- */

typedef struct
{
  guint unit, weapon;
  WarLength distance;
  WarRaiderAim aim;
} Target;

static gint
compare_targets (gconstpointer a, gconstpointer b)
{
  const Target *first = a, *second = b;

  if (first->distance != second->distance)
    return first->distance > second->distance ? 1 : -1;
  return (first->unit > second->unit) - (first->unit < second->unit);
}

/* Each with the first weapon that bears on it. */
static void
list_targets (const WarSetup *setup, const WarState *state, guint unit, GArray *targets)
{
  guint n_weapons = war_raider_count_weapons (setup, state, unit);

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    for (guint weapon = 0; weapon < n_weapons; weapon++)
      {
        Target target = { .unit = i, .weapon = weapon };

        if (!war_raider_take_aim (setup, state, unit, weapon, i, &target.aim, NULL))
          continue;
        target.distance = war_raider_get_distance (setup, state, unit, i);
        g_array_append_val (targets, target);
        break;
      }
  g_array_sort (targets, compare_targets);
}

static void
append_targets (GString *text, const WarSetup *setup, const WarState *state, guint unit)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (Target));

  if (!war_raider_may_fire (setup, state, unit, WAR_NONE, NULL))
    return;

  list_targets (setup, state, unit, targets);
  for (guint i = 0; i < MIN (targets->len, MAX_TARGETS); i++)
    {
      const Target *target = &g_array_index (targets, Target, i);
      g_autofree char *name = text_raider_piece (setup, (gint) target->unit);
      g_autofree char *distance = text_raider_length (setup, target->distance);
      g_autofree char *line = g_strdup_printf (
        /* Translators: a target; the die that hits it; how far it is */
        target->aim.is_covered ? _ ("%s: %u+, in cover, %s away") : _ ("%s: %u+, %s away"), name,
        target->aim.need, distance);

      text_append_wrapped (text, line, 2);
    }
}

char *
text_raider_look (const WarSetup *setup, const WarState *state, guint row)
{
  g_autofree char *condition = text_raider_condition (setup, state, (gint) row);
  GString *text = g_string_new ("\n");

  if (condition != NULL && condition[0] != '\0')
    text_append_wrapped (text, condition, 2);
  if (row < war_raider_count_units (setup))
    append_targets (text, setup, state, row);

  return g_string_free (text, FALSE);
}

char *
text_raider_result (const WarSetup *setup, const WarState *state)
{
  GString *text = g_string_new (NULL);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_counts (text, setup, state, side);
  append_lines (text, setup, state);

  return g_string_free (text, FALSE);
}
