/* state.c: the situation in a game of End of Empires 1914, as a table of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/field/field.h"
#include "text/words/layout-private.h"
#include "text/words/place.h"
#include "text/words/table.h"

static void
add_word (GString *words, gboolean is_so, const char *word)
{
  if (is_so)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* "column, pinned, retreats" */
static char *
describe_condition (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  gint load = war_empires_get_load (setup, state, unit);
  GString *words = g_string_new (NULL);
  g_autofree char *name
    = load != WAR_NONE ? text_empires_piece (setup, (gint) war_ranks_first (setup, (guint) load))
                       : NULL;
  /* Translators: of a lorry: a unit */
  g_autofree char *carries = name != NULL ? g_strdup_printf (_ ("carries %s"), name) : NULL;
  gint32 left = cells[WAR_EMPIRES_UNIT_STATE_RETREAT];
  g_autofree char *retreats
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "retreats for %d more turn",
                                    "retreats for %d more turns", (gulong) left),
                       left);

#define IS(column) (cells[WAR_EMPIRES_UNIT_STATE_##column] != 0)
  add_word (words, type->n_bases > 1 && !IS (UNFORMED),
            text_empires_pose (cells[WAR_FORMATION_SHAPE]));
  add_word (
    words, type->branch == WAR_EMPIRES_BATTERY,
    text_empires_pose (IS (LIMBERED) ? WAR_EMPIRES_POSE_LIMBERED : WAR_EMPIRES_POSE_UNLIMBERED));
  add_word (words, carries != NULL, carries);
  add_word (words, IS (DISMOUNTED), _ ("dismounted"));
  add_word (words, IS (UNFORMED), _ ("not formed up"));
  add_word (words, IS (PINNED), _ ("pinned"));
  add_word (words, IS (PRONE), _ ("prone"));
  add_word (words, IS (RETREAT), retreats);
  add_word (words, IS (MOVED), _ ("moved"));
  add_word (words, IS (SHOT), _ ("fired"));
  add_word (words, war_empires_is_in_contact (setup, state, unit), _ ("in contact"));
#undef IS

  return g_string_free (words, FALSE);
}

static const char *
name_absence (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_carried (setup, state, unit) ? _ ("on lorries") : _ ("to be placed");
}

char *
text_empires_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  guint unit = war_ranks_find_unit (setup, (guint) piece);
  g_autofree char *condition = war_ranks_stands (setup, state, unit)
                                 ? describe_condition (setup, state, unit)
                                 : g_strdup (name_absence (setup, state, unit));

  return g_strdup_printf (condition[0] != '\0' ? C_ ("condition", "%d of %d left · %s")
                                               : C_ ("condition", "%d of %d left%s"),
                          war_empires_get_strength (setup, state, unit),
                          war_empires_get_full_strength (setup, unit), condition);
}

static void
add_unit (TextTable *table, const WarSetup *setup, const WarState *state, guint unit)
{
  gint piece = (gint) war_ranks_first (setup, unit);
  gboolean is_there = war_ranks_stands (setup, state, unit);
  WarBase whole = war_ranks_get_whole (setup, state, unit);
  g_autofree char *number = g_strdup_printf ("%d", piece);
  g_autofree char *name = text_empires_piece (setup, piece);
  g_autofree char *square
    = is_there ? text_empires_square (setup, whole.centre.x, whole.centre.y) : g_strdup ("");
  g_autofree char *place
    = is_there ? text_position (whole.centre, setup->operation->rules->system->length_unit)
               : g_strdup ("");
  g_autofree char *heading = is_there ? text_heading (whole.heading) : g_strdup ("");
  g_autofree char *strength
    = g_strdup_printf ("%d/%d", war_empires_get_strength (setup, state, unit),
                       war_empires_get_full_strength (setup, unit));
  g_autofree char *condition = is_there ? describe_condition (setup, state, unit)
                                        : g_strdup (name_absence (setup, state, unit));

  text_table_add_row (table, number, name, square, place, heading, strength, condition, NULL);
}

static void
append_side (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (TextTable) table = text_table_new (7);
  gint points[WAR_N_SIDES];

  war_empires_count_points (setup, state, points);
  text_table_align_right (table, 0);
  text_table_align_right (table, 4);
  text_table_add_row (table, C_ ("number", "No."), _ ("Unit"), _ ("Square"), _ ("From Corner"),
                      _ ("Facing"), _ ("Strength"), NULL);
  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_side (setup, i) == side
        && (war_ranks_stands (setup, state, i) || war_empires_is_to_place (setup, state, i)
            || war_empires_is_carried (setup, state, i)))
      add_unit (table, setup, state, i);

  g_string_append_printf (text, "\n%s · ", text_empires_side (setup, side));
  g_string_append_printf (text, _ ("victory points: %d"), points[side]);
  g_string_append_c (text, '\n');
  text_table_append (table, text, 1);
}

static void
append_places (GString *text, const WarSetup *setup, const WarState *state)
{
  const WarEmpires *data = war_empires_get_data (setup);

  if (data->places->len > 0)
    g_string_append_c (text, '\n');
  for (guint i = 0; i < data->places->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (data->places, i);
      gint holder = war_empires_find_holder (setup, state, point);
      g_autofree char *name = text_point (data->field, point);
      g_autofree char *square = text_empires_square (setup, point->position.x, point->position.y);

      if (holder == WAR_NONE)
        g_string_append_printf (text, _ ("%s (control point) at %s\n"), name, square);
      else
        g_string_append_printf (text, _ ("%s (control point) at %s, held by the %s\n"), name,
                                square, text_empires_side (setup, holder));
    }
}

char *
text_empires_situation (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  if (game[WAR_GAME_PHASE] == WAR_EMPIRES_PHASE_SETUP)
    return g_strdup (_ ("The sides set up."));
  if (game[WAR_GAME_SIDE] == WAR_NONE)
    /* Translators: the round, of so many, and what is being done: "initiative" */
    return g_strdup_printf (_ ("Round %d of %d · %s"), game[WAR_GAME_ROUND],
                            setup->operation->rounds, text_empires_phase (game[WAR_GAME_PHASE]));

  return g_strdup_printf (_ ("Round %d of %d · %s · %s"), game[WAR_GAME_ROUND],
                          setup->operation->rounds, text_empires_side (setup, game[WAR_GAME_SIDE]),
                          text_empires_phase (game[WAR_GAME_PHASE]));
}

char *
text_empires_state (const WarSetup *setup, const WarState *state)
{
  g_autofree char *situation = text_empires_situation (setup, state);
  GString *text = g_string_new (situation);

  g_string_append_c (text, '\n');
  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_side (text, setup, state, side);
  append_places (text, setup, state);

  return g_string_free (text, FALSE);
}

/* What there is to know of one unit: its strength, base by base, and the enemies it may shoot. */
static void
append_targets (GString *text, const WarSetup *setup, const WarState *state, guint unit)
{
  for (guint i = 0; i < setup->n_units; i++)
    {
      WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
      g_autofree char *name = NULL;
      g_autofree char *distance = NULL;
      g_autofree char *line = NULL;
      guint n_aims;

      if (!war_ranks_is_enemy (setup, unit, i) || !war_empires_is_fighting (setup, unit))
        continue;
      n_aims = war_empires_take_aim (setup, state, unit, i, FALSE, aims);
      if (n_aims == 0)
        continue;
      name = text_empires_piece (setup, (gint) war_ranks_first (setup, i));
      distance = text_empires_length (setup, war_ranks_get_distance (setup, state, unit, i));
      line = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u base reaches %s, %s away.",
                                           "%u bases reach %s, %s away.", n_aims),
                              n_aims, name, distance);
      text_append_wrapped (text, line, 2);
    }
}

char *
text_empires_look (const WarSetup *setup, const WarState *state, guint row)
{
  guint unit = war_ranks_find_unit (setup, row), first = war_ranks_first (setup, unit);
  g_autofree char *condition = describe_condition (setup, state, unit);
  g_autoptr (GString) figures = g_string_new (NULL);
  GString *text = g_string_new ("\n");
  g_autofree char *strength = NULL;

  for (guint i = 0; i < war_ranks_count_bases (setup, state, unit); i++)
    g_string_append_printf (
      figures, "%s%d", i > 0 ? " · " : "",
      war_setup_peek_piece (setup, state, first + i)[WAR_EMPIRES_PIECE_FIGURES]);
  /* Translators: figures on each base: "4 · 4 · 3 · 4" */
  strength = g_strdup_printf (_ ("Strength, base by base: %s"), figures->str);
  text_append_wrapped (text, strength, 2);
  if (condition[0] != '\0')
    text_append_wrapped (text, condition, 2);
  append_targets (text, setup, state, unit);

  return g_string_free (text, FALSE);
}

char *
text_empires_result (const WarSetup *setup, const WarState *state)
{
  GString *text = g_string_new (NULL);
  gint points[WAR_N_SIDES];

  war_empires_count_points (setup, state, points);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      guint n_units = 0;

      for (guint i = 0; i < setup->n_units; i++)
        n_units
          += war_ranks_side (setup, i) == side && war_empires_is_fighting (setup, i)
             && (war_ranks_stands (setup, state, i) || war_empires_is_carried (setup, state, i));
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%s: %u unit, victory points: %d\n",
                                           "%s: %u units, victory points: %d\n", n_units),
                              text_empires_side (setup, side), n_units, points[side]);
    }

  return g_string_free (text, FALSE);
}
