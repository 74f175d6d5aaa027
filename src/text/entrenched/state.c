/* state.c: the situation in a game of Entrenched!, as a table of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"
#include "text/operation/briefing.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"
#include "text/words/table.h"

static void add_words (GString *words, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add_words (GString *words, const char *format, ...)
{
  va_list arguments;

  if (words->len > 0)
    g_string_append (words, ", ");
  va_start (arguments, format);
  g_string_append_vprintf (words, format, arguments);
  va_end (arguments);
}

/* Units ---------------------------------------------------------------------------------------- */

/* What it has done in its owner's present turn. */
static void
add_deeds (GString *words, const gint32 *cells)
{
  if (cells[WAR_ENTRENCHED_PIECE_MOVED] != 0 && cells[WAR_ENTRENCHED_PIECE_FELL_BACK] == 0)
    add_words (words, "%s", _ ("moved"));
  if (cells[WAR_ENTRENCHED_PIECE_FIRED] != 0)
    add_words (words, "%s", _ ("fired"));
  if (cells[WAR_ENTRENCHED_PIECE_CHARGED] != 0)
    add_words (words, "%s", _ ("charged"));
}

static void
add_contacts (GString *words, const WarSetup *setup, const WarState *state, guint piece)
{
  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    if (i != piece && war_entrenched_touches (setup, state, piece, i))
      {
        g_autofree char *name = text_entrenched_piece (setup, (gint) i);

        add_words (words, _ ("in contact with %s"), name);
      }
}

static char *
describe_condition (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gboolean is_its_turn = war_setup_peek_game (setup, state)[WAR_GAME_SIDE] == cells[WAR_PIECE_SIDE];
  GString *words = g_string_new (NULL);

  if (cells[WAR_ENTRENCHED_PIECE_INACTIVE] != 0)
    add_words (words, "%s", _ ("inactive"));
  if (war_entrenched_is_stunned (setup, state, piece))
    add_words (words, "%s", _ ("stunned"));
  if (war_entrenched_is_suppressed (setup, state, piece))
    add_words (words, "%s", _ ("suppressed"));
  if (cells[WAR_ENTRENCHED_PIECE_FELL_BACK] != 0)
    add_words (words, "%s", _ ("fell back"));
  if (is_its_turn)
    add_deeds (words, cells);
  if (cells[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    add_words (words, _ ("in “%s”"),
               text_entrenched_feature (setup, cells[WAR_ENTRENCHED_PIECE_INSIDE]));
  if (cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE)
    {
      g_autofree char *load = text_entrenched_piece (setup, cells[WAR_ENTRENCHED_PIECE_LOAD]);

      add_words (words, _ ("carries %s"), load);
    }
  add_contacts (words, setup, state, piece);

  return g_string_free (words, FALSE);
}

static char *
describe_reserve (const WarSetup *setup, const WarState *state, guint piece)
{
  gint round = g_array_index (war_entrenched_get_data (setup)->units, WarForceUnit, piece).arrives;
  WarEntrenchedPlace place = war_entrenched_get_place (setup, state, piece);
  g_autofree char *coming = text_reserve (round, setup->operation, place.zone, place.edge);

  /* Translators: when and where the reserve comes, such as “from round 3, at the north edge” */
  return g_strdup_printf (_ ("in reserve: %s"), coming);
}

/* A unit that is not on the field. */
static char *
describe_absence (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gboolean has_waves = war_entrenched_get_data (setup)->has_attrition;

  if (war_entrenched_is_reserve (setup, state, piece))
    return describe_reserve (setup, state, piece);

  switch ((WarEntrenchedHealth) cells[WAR_ENTRENCHED_PIECE_HEALTH])
    {
    case WAR_ENTRENCHED_LYING:
      return g_strdup (_ ("lies wounded"));
    case WAR_ENTRENCHED_CARRIED:
      return g_strdup (_ ("wounded, carried by bearers"));
    case WAR_ENTRENCHED_IN_CARE:
      return g_strdup (_ ("in care"));
    case WAR_ENTRENCHED_RECOVERED:
      return g_strdup (_ ("recovered, to come with the next wave"));
    case WAR_ENTRENCHED_WAITING:
      return g_strdup (_ ("waits for room"));
    case WAR_ENTRENCHED_FIT:
    default:
      if (has_waves && cells[WAR_ENTRENCHED_PIECE_WAVE] == 0)
        return g_strdup (_ ("in no wave yet"));
      if (has_waves)
        return g_strdup_printf (_ ("to come, in wave %d"), cells[WAR_ENTRENCHED_PIECE_WAVE]);
      return g_strdup (_ ("to be placed"));
    }
}

/* With its type, where it goes by a name of its own. */
static char *
describe_unit (const WarSetup *setup, guint piece)
{
  const WarForceUnit *unit
    = &g_array_index (war_entrenched_get_data (setup)->units, WarForceUnit, piece);
  g_autofree char *name = text_entrenched_piece (setup, (gint) piece);

  if (unit->name == NULL)
    return g_steal_pointer (&name);

  return g_strdup_printf (C_ ("name and type", "%s (%s)"), name,
                          text_translate (war_entrenched_get_type (setup, piece)->type->name));
}

char *
text_entrenched_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  g_autofree char *condition = NULL;

  if (!war_entrenched_is_unit (setup, piece))
    return NULL;

  condition = war_entrenched_stands (setup, state, piece)
                ? describe_condition (setup, state, (guint) piece)
                : describe_absence (setup, state, (guint) piece);
  /* Translators: how many wounds a unit still has, of how many, and its condition */
  return g_strdup_printf (
    condition[0] != '\0' ? C_ ("condition", "%d of %d left · %s")
                         : C_ ("condition", "%d of %d left%s"),
    war_setup_peek_piece (setup, state, (guint) piece)[WAR_ENTRENCHED_PIECE_LEFT],
    war_entrenched_get_type (setup, (guint) piece)->wounds, condition);
}

static void
add_unit (TextTable *table, const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gboolean is_there = war_entrenched_stands (setup, state, (gint) piece)
                      || cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING;
  WarPosition position = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  g_autofree char *number = g_strdup_printf ("%u", piece);
  g_autofree char *name = describe_unit (setup, piece);
  g_autofree char *square
    = is_there ? text_entrenched_square (setup, position.x, position.y) : g_strdup ("");
  g_autofree char *place
    = is_there ? text_position (position, setup->operation->rules->system->length_unit)
               : g_strdup ("");
  g_autofree char *heading = is_there ? text_heading (cells[WAR_PIECE_HEADING]) : g_strdup ("");
  g_autofree char *wounds = g_strdup_printf ("%d/%d", cells[WAR_ENTRENCHED_PIECE_LEFT],
                                             war_entrenched_get_type (setup, piece)->wounds);
  g_autofree char *condition = war_entrenched_stands (setup, state, (gint) piece)
                                 ? describe_condition (setup, state, piece)
                                 : describe_absence (setup, state, piece);

  text_table_add_row (table, number, name, square, place, heading, wounds, condition, NULL);
}

static gboolean
is_lost (const gint32 *cells)
{
  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;
}

static void
append_losses (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      g_autofree char *name = NULL;

      if (cells[WAR_PIECE_SIDE] != side || !is_lost (cells))
        continue;
      name = text_entrenched_piece (setup, (gint) i);
      add_words (names, "%s", name);
    }

  if (names->len > 0)
    {
      g_autofree char *line = g_strdup_printf (_ ("Lost: %s."), names->str);

      text_append_wrapped (text, line, 2);
    }
  g_string_free (names, TRUE);
}

static void
append_side (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const gint32 *cells = war_setup_peek_side (setup, state, side);
  g_autofree char *killed = text_cost (cells[WAR_ENTRENCHED_SIDE_KILLED]);
  g_autoptr (TextTable) table = text_table_new (7);

  text_table_align_right (table, 0);
  text_table_align_right (table, 4);
  text_table_add_row (table, C_ ("number", "No."), _ ("Unit"), _ ("Square"), _ ("From Corner"),
                      _ ("Facing"), _ ("Wounds"), NULL);
  for (guint i = 0; i < data->units->len; i++)
    {
      const gint32 *unit = war_setup_peek_piece (setup, state, i);

      if (unit[WAR_PIECE_SIDE] == side && !is_lost (unit))
        add_unit (table, setup, state, i);
    }

  g_string_append_printf (text, "\n%s · ", text_entrenched_side (setup, side));
  g_string_append_printf (text, _ ("killed: %s"), killed);
  if (data->has_points)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, _ ("victory points: %d"), cells[WAR_ENTRENCHED_SIDE_POINTS]);
    }
  g_string_append_c (text, '\n');
  text_table_append (table, text, 1);
  append_losses (text, setup, state, side);
}

/* Markers and clouds ----------------------------------------------------------------------- */

/* Who would score now, if that side's morale phase ended (9.2). */
static void
append_control_point (GString *text, const WarSetup *setup, const WarState *state,
                      const gint32 *cells, const char *name, const char *square)
{
  WarLength reach = war_entrenched_get_data (setup)->rules->numbers[WAR_ENTRENCHED_POINT_REACH];
  WarPosition position = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  gboolean is_near[WAR_N_SIDES];

  for (gint side = 0; side < WAR_N_SIDES; side++)
    is_near[side]
      = war_entrenched_find_near (setup, state, side, position, reach, FALSE) != WAR_NONE;

  if (is_near[0] && is_near[1])
    g_string_append_printf (text, _ ("%s (control point) at %s, contested\n"), name, square);
  else if (is_near[0] || is_near[1])
    g_string_append_printf (text, _ ("%s (control point) at %s, held by the %s\n"), name, square,
                            text_entrenched_side (setup, is_near[0] ? 0 : 1));
  else
    g_string_append_printf (text, _ ("%s (control point) at %s\n"), name, square);
}

static void
append_marker (GString *text, const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  g_autofree char *name = text_entrenched_piece (setup, (gint) piece);
  g_autofree char *square = text_entrenched_square (setup, cells[WAR_PIECE_X], cells[WAR_PIECE_Y]);
  g_autofree char *heading = text_facing (cells[WAR_PIECE_HEADING]);
  g_autofree char *carrier = NULL;

  switch ((WarEntrenchedKind) cells[WAR_ENTRENCHED_PIECE_KIND])
    {
    case WAR_ENTRENCHED_OBJECTIVE:
      if (cells[WAR_ENTRENCHED_PIECE_CARRIER] == WAR_NONE)
        {
          g_string_append_printf (text, _ ("%s (objective of %s) at %s\n"), name,
                                  text_entrenched_side (setup, cells[WAR_PIECE_SIDE]), square);
          break;
        }
      carrier = text_entrenched_piece (setup, cells[WAR_ENTRENCHED_PIECE_CARRIER]);
      g_string_append_printf (text, _ ("%s (objective of %s), carried by %s\n"), name,
                              text_entrenched_side (setup, cells[WAR_PIECE_SIDE]), carrier);
      break;
    case WAR_ENTRENCHED_CONTROL_POINT:
      append_control_point (text, setup, state, cells, name, square);
      break;
    case WAR_ENTRENCHED_CLOUD:
      g_string_append_printf (text, _ ("%s at %s, drifting towards %s\n"), name, square, heading);
      break;
    case WAR_ENTRENCHED_UNIT:
    default:
      break;
    }
}

/* Conditions --------------------------------------------------------------------------------- */

/* How many ends of turns one has been held at: the best of the units, for a zone. */
static gint32
get_held (const WarSetup *setup, const WarState *state, const WarPlacedCondition *condition)
{
  gint32 most = 0;

  if (condition->kind == WAR_CONDITION_HOLD_POINT)
    return war_setup_peek_side (setup, state, condition->side)[WAR_ENTRENCHED_SIDE_HELD];

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_SIDE] == condition->side
          && war_entrenched_stands (setup, state, (gint) i))
        most = MAX (most, cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS]);
    }

  return most;
}

/* At how many ends of turns: rounds are counted at those of both sides (E-19). */
static gint
get_needed (const WarPlacedCondition *condition)
{
  return condition->kind == WAR_CONDITION_HOLD_ZONE ? WAR_N_SIDES * condition->count
                                                    : condition->count;
}

static void
append_conditions (GString *text, const WarSetup *setup, const WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < data->conditions->len; i++)
    {
      const WarPlacedCondition *condition = war_conditions_get (data->conditions, i);
      g_autofree char *sentence
        = text_condition (g_ptr_array_index (setup->operation->conditions, i), setup->operation);

      if (war_condition_is_for_holding (condition->kind))
        {
          g_autofree char *holding = text_entrenched_holding (
            setup, (gint) i, get_held (setup, state, condition), get_needed (condition));
          /* Translators: how a side wins, and "1½ of 2 rounds" */
          g_autofree char *progress = g_strdup_printf (_ ("%s So far: %s."), sentence, holding);

          text_append_wrapped (text, progress, 0);
        }
      else
        text_append_wrapped (text, sentence, 0);
    }
}

/* The whole ----------------------------------------------------------------------------------- */

char *
text_entrenched_situation (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  if (game[WAR_GAME_PHASE] == WAR_ENTRENCHED_PHASE_SETUP)
    return g_strdup (_ ("The sides set up."));

  return g_strdup_printf (_ ("Round %d of %d · %s · %s"), game[WAR_GAME_ROUND],
                          setup->operation->rounds,
                          text_entrenched_side (setup, game[WAR_GAME_SIDE]),
                          text_entrenched_phase (game[WAR_GAME_PHASE]));
}

char *
text_entrenched_state (const WarSetup *setup, const WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  g_autofree char *situation = text_entrenched_situation (setup, state);
  GString *text = g_string_new (situation);
  gboolean has_markers = FALSE;

  g_string_append_c (text, '\n');

  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_side (text, setup, state, side);

  for (guint i = data->first_marker; i < data->n_pieces; i++)
    {
      if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      if (!has_markers)
        g_string_append_c (text, '\n');
      has_markers = TRUE;
      append_marker (text, setup, state, i);
    }
  append_conditions (text, setup, state);

  return g_string_free (text, FALSE);
}

/* The end ------------------------------------------------------------------------------------ */

static guint
count_standing (const WarSetup *setup, const WarState *state, gint side)
{
  guint n_units = 0;

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    n_units += war_entrenched_stands (setup, state, (gint) i)
               && war_entrenched_get_owner (setup, state, i) == side;

  return n_units;
}

/* What the side holds, as long as that may still win. */
static void
append_holding (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < data->conditions->len; i++)
    {
      const WarPlacedCondition *condition = war_conditions_get (data->conditions, i);
      gint32 held = condition->side == side && !condition->is_off
                        && war_condition_is_for_holding (condition->kind)
                      ? get_held (setup, state, condition)
                      : 0;

      if (held > 0)
        {
          g_autofree char *place = text_entrenched_place_of (setup, (gint) i);
          g_autofree char *holding
            = text_entrenched_holding (setup, (gint) i, held, get_needed (condition));

          g_string_append_c (text, ' ');
          /* Translators: a zone or a point; "1½ of 2 rounds" */
          g_string_append_printf (text, _ ("“%s” held for %s."), place, holding);
        }
    }
}

char *
text_entrenched_result (const WarSetup *setup, const WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  GString *text = g_string_new (NULL);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      const gint32 *cells = war_setup_peek_side (setup, state, side);
      guint n_units = count_standing (setup, state, side);

      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%s: %u unit on the field",
                                           "%s: %u units on the field", n_units),
                              text_entrenched_side (setup, side), n_units);
      if (cells[WAR_ENTRENCHED_SIDE_KILLED] > 0)
        {
          g_autofree char *killed = text_cost (cells[WAR_ENTRENCHED_SIDE_KILLED]);

          g_string_append (text, ", ");
          /* Translators: how many points of the enemy's units a side has killed: "120 points" */
          g_string_append_printf (text, C_ ("side", "killed %s"), killed);
        }
      if (data->has_points)
        {
          g_string_append (text, ", ");
          g_string_append_printf (text, _ ("victory points: %d"),
                                  cells[WAR_ENTRENCHED_SIDE_POINTS]);
        }
      g_string_append_c (text, '.');
      append_holding (text, setup, state, side);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}
