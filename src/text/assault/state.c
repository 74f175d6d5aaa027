/* state.c: the situation in a game of Trench Assault, as a table of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/assault/leg.h"
#include "text/assault/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"
#include "text/words/table.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* So many targets are listed of one base, the nearest. */
#define MAX_TARGETS 12

static void
add_word (GString *words, gboolean is_so, const char *word)
{
  if (is_so)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* The bunker, from 1, of which the feature is; 0: it is of none, or that is not known. */
static gint
find_bunker (const WarSetup *setup, gint32 feature)
{
  const GArray *bunkers = war_assault_get_data (setup)->bunkers;

  for (guint i = 0; i < bunkers->len; i++)
    if ((gint32) g_array_index (bunkers, WarAssaultBunker, i).feature == feature)
      return (gint) i + 1;

  return 0;
}

/* "a note for Company Officer 2": of a runner, what his seat knows. */
static char *
describe_errand (const WarSetup *setup, const WarState *state, guint unit)
{
  gint32 addressee = war_setup_peek_piece (setup, state, unit)[WAR_ASSAULT_PIECE_ADDRESSEE];
  g_autofree char *name = addressee >= 0 ? text_assault_piece (setup, addressee) : NULL;

  if (name == NULL)
    return NULL;

  return g_strdup_printf (war_assault_stands (setup, state, unit) ? _ ("with a note for %s")
                                                                  : _ ("has delivered it to %s"),
                          name);
}

/* "in bunker 2 (D1), number 3": whoever may know it. */
static char *
describe_absence (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint bunker = find_bunker (setup, cells[WAR_ASSAULT_PIECE_BUNKER]);
  g_autofree char *name = bunker > 0 ? text_assault_bunker (setup, bunker) : NULL;

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
    return g_strdup (_ ("lost"));
  if (war_assault_get_type (setup, unit)->branch == WAR_ASSAULT_RUNNER)
    {
      char *errand = describe_errand (setup, state, unit);

      return errand != NULL ? errand : g_strdup (_ ("not sent"));
    }
  /* Who need not know has WAR_UNKNOWN there. */
  if (war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DIVIDE
      && war_assault_get_type (setup, unit)->is_base && cells[WAR_ASSAULT_PIECE_BUNKER] == WAR_NONE)
    return g_strdup (_ ("in no bunker yet"));
  if (name == NULL)
    return g_strdup (_ ("in a bunker"));
  /* Translators: a bunker, and when the unit comes out of it: as the third */
  return g_strdup_printf (_ ("in %s, number %d"), name, cells[WAR_ASSAULT_PIECE_PLACE]);
}

/* What its seat alone knows of it in the fire step. */
static void
add_ordered (GString *words, const WarSetup *setup, const WarState *state, guint unit)
{
  gint targets[WAR_SEALED_MAX_TARGETS];
  guint n_targets;
  gint n_shots = war_assault_count_ordered (setup, state, unit, targets, &n_targets);
  g_autofree char *ordered
    = g_strdup_printf (PLURAL ("%d shot ordered", "%d shots ordered", n_shots), n_shots);

  add_word (words, n_shots > 0, ordered);
}

/* "pinned, moved"; of a company's base how that fares, too. */
static char *
describe_condition (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  WarAssaultMorale morale = war_assault_get_morale (setup, state, unit);
  g_autofree char *errand = describe_errand (setup, state, unit);
  GString *words = g_string_new (NULL);

  add_word (words, errand != NULL, errand);
  add_word (words, cells[WAR_ASSAULT_PIECE_PINNED] != 0, _ ("pinned"));
  add_word (words, morale != WAR_ASSAULT_FINE, text_assault_morale ((gint) morale));
  add_word (words, war_assault_has_to_come_back (setup, state, unit), _ ("has to come back"));
  add_word (words, cells[WAR_ASSAULT_PIECE_STUCK] != 0, _ ("stuck"));
  add_word (words,
            cells[WAR_ASSAULT_PIECE_CORNERED] != 0
              && cells[WAR_ASSAULT_PIECE_CORNERED]
                   >= war_setup_peek_game (setup, state)[WAR_GAME_ROUND],
            _ ("cornered"));
  add_word (words, cells[WAR_ASSAULT_PIECE_MOVED] != 0, _ ("moved"));
  add_word (words, cells[WAR_ASSAULT_PIECE_FIRED] != 0, _ ("fired"));
  add_word (
    words, war_assault_find_trench (setup, war_assault_get_centre (setup, state, unit)) != WAR_NONE,
    _ ("in a trench"));
  add_ordered (words, setup, state, unit);
  return g_string_free (words, FALSE);
}

char *
text_assault_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  guint unit = (guint) piece;
  g_autofree char *company = NULL, *condition = NULL;

  if (unit >= war_assault_count_units (setup))
    return NULL;

  condition = war_assault_stands (setup, state, unit) ? describe_condition (setup, state, unit)
                                                      : describe_absence (setup, state, unit);
  if (war_assault_get_unit (setup, unit)->company == WAR_NONE)
    return g_steal_pointer (&condition);

  company = text_assault_company (setup, war_assault_get_unit (setup, unit)->company);
  if (condition[0] == '\0')
    return g_steal_pointer (&company);
  return g_strdup_printf ("%s · %s", company, condition);
}

/* Sides ---------------------------------------------------------------------------------------- */

/* "1", of a company; "" */
static char *
number_company (const WarSetup *setup, guint unit)
{
  const WarAssaultUnit *found = war_assault_get_unit (setup, unit);

  if (found->side == WAR_ASSAULT_DEFENDERS || found->company == WAR_NONE)
    return g_strdup ("");

  return g_strdup_printf ("%d", found->company + 1);
}

static void
add_unit (TextTable *table, const WarSetup *setup, const WarState *state, guint unit)
{
  gboolean is_there = war_assault_stands (setup, state, unit);
  WarBase base = is_there ? war_assault_get_base (setup, state, unit) : (WarBase){ 0 };
  g_autofree char *number = g_strdup_printf ("%u", unit);
  g_autofree char *name = text_assault_piece (setup, (gint) unit);
  g_autofree char *company = number_company (setup, unit);
  g_autofree char *square
    = is_there ? text_assault_square (setup, base.centre.x, base.centre.y) : g_strdup ("");
  g_autofree char *place
    = is_there ? text_position (base.centre, setup->operation->rules->system->length_unit)
               : g_strdup ("");
  g_autofree char *condition
    = is_there ? describe_condition (setup, state, unit) : describe_absence (setup, state, unit);

  text_table_add_row (table, number, name, company, square, place, condition, NULL);
}

static void
append_units (GString *text, const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (TextTable) table = text_table_new (6);

  text_table_align_right (table, 0);
  text_table_align_right (table, 2);
  text_table_add_row (table, C_ ("number", "No."), _ ("Unit"), C_ ("company", "Co."), _ ("Square"),
                      _ ("From Corner"), NULL);
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->side == side
        && war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE
        && (war_assault_get_type (setup, i)->branch != WAR_ASSAULT_RUNNER
            || war_assault_stands (setup, state, i)))
      add_unit (table, setup, state, i);
  text_table_append (table, text, 1);
}

static void
append_company (GString *text, const WarSetup *setup, const WarState *state, gint company)
{
  gint32 morale
    = war_setup_peek_formation (setup, state, (guint) company)[WAR_ASSAULT_COMPANY_MORALE];
  gint n_all = war_assault_get_data (setup)->n_started[company];
  g_autofree char *name = text_assault_company (setup, company);

  /* Translators: "Company 2"; bases that it has left, of how many; "nervous" */
  g_string_append_printf (text, _ ("%s: %d of %d bases left, %s\n"), name,
                          war_assault_count_left (setup, state, company), n_all,
                          text_assault_morale (morale));
}

/* "bunker 2 (D1): 3 bases, blocked until turn 4"; NULL: it is empty, or nobody may know. */
static char *
describe_bunker (const WarSetup *setup, const WarState *state, guint bunker)
{
  gint32 opens = war_state_peek_row (
    setup->layout, state, WAR_TABLE_FEATURES,
    g_array_index (war_assault_get_data (setup)->bunkers, WarAssaultBunker, bunker)
      .feature)[WAR_ASSAULT_FEATURE_OPENS];
  g_autofree char *name = text_assault_bunker (setup, (gint) bunker + 1), *inside = NULL;
  gint32 round = war_setup_peek_game (setup, state)[WAR_GAME_ROUND];
  guint n = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      n += cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
           && find_bunker (setup, cells[WAR_ASSAULT_PIECE_BUNKER]) == (gint) bunker + 1;
    }
  if (n == 0)
    return NULL;

  inside = g_strdup_printf (PLURAL ("%s: %u base", "%s: %u bases", n), name, n);
  if (opens <= MAX (round, 1))
    return g_steal_pointer (&inside);
  /* Translators: a bunker with who is inside: "bunker 2 (D1): 3 bases" */
  return g_strdup_printf (_ ("%s, blocked until turn %d"), inside, opens);
}

char *
text_assault_bunkers (const WarSetup *setup, const WarState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < war_assault_get_data (setup)->bunkers->len; i++)
    {
      g_autofree char *bunker = describe_bunker (setup, state, i);

      if (bunker != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", bunker);
    }
  return g_string_free (text, text->len == 0);
}

/* When its entrance opens is known to the defenders alone until it has. */
static void
append_bunkers (GString *text, const WarSetup *setup, const WarState *state)
{
  const GArray *bunkers = war_assault_get_data (setup)->bunkers;
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 phase = game[WAR_GAME_PHASE], first = MAX (game[WAR_GAME_ROUND], 1);

  for (guint i = 0; i < bunkers->len && phase == WAR_ASSAULT_PHASE_DIVIDE; i++)
    {
      guint n = war_assault_count_in_bunker (setup, state, i);
      g_autofree char *name = text_assault_bunker (setup, (gint) i + 1);
      g_autofree char *line
        = g_strdup_printf (PLURAL ("%s: %u base\n", "%s: %u bases\n", n), name, n);
      g_autofree char *capitalised = text_capitalised (line);

      if (n > 0)
        g_string_append (text, capitalised);
    }
  for (guint i = 0; i < bunkers->len; i++)
    {
      gint32 opens = war_state_peek_row (
        setup->layout, state, WAR_TABLE_FEATURES,
        g_array_index (bunkers, WarAssaultBunker, i).feature)[WAR_ASSAULT_FEATURE_OPENS];
      g_autofree char *name = NULL;

      if (opens <= first)
        continue;
      name = text_assault_bunker (setup, (gint) i + 1);
      /* Translators: a bunker, and the turn in which somebody comes out of it at the earliest */
      g_string_append_printf (text, _ ("The entrance of %s is blocked until turn %d.\n"), name,
                              opens);
    }
}

static void
append_gaps (GString *text, const WarSetup *setup, const WarState *state)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *line = NULL;

  for (guint i = 0; i < war_assault_get_data (setup)->n_gaps; i++)
    {
      WarBase gap;
      g_autofree char *square = NULL, *width = NULL;

      if (!war_assault_get_gap (setup, state, war_assault_count_units (setup) + i, &gap))
        continue;
      square = text_assault_square (setup, gap.centre.x, gap.centre.y);
      width = text_assault_length (setup, gap.width);
      g_string_append_printf (list, "%s%s (%s)", list->len > 0 ? ", " : "", square, width);
    }
  if (list->len == 0)
    return;

  /* Translators: squares, each with the width of a gap: "C2 (5 cm), D2 (40 cm)" */
  line = g_strdup_printf (_ ("Gaps in the wire: %s"), list->str);
  g_string_append_c (text, '\n');
  text_append_wrapped (text, line, 0);
}

char *
text_assault_situation (const WarSetup *setup, const WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);
  const gint32 *game = war_setup_peek_game (setup, state);

  if (game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DIVIDE && data->seat_of_umpire != WAR_NONE
      && war_decision_find (setup, state, data->seat_of_umpire) != WAR_NONE)
    return g_strdup (_ ("The umpire sets the gaps in the wire."));
  if (game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_DIVIDE)
    return g_strdup (_ ("The defenders divide their bases among the bunkers."));
  if (game[WAR_GAME_PHASE] == WAR_ASSAULT_PHASE_ARRANGE)
    return g_strdup (_ ("The attackers set up."));

  /* Translators: the turn, of so many, and what is being done: "direct fire" */
  return g_strdup_printf (_ ("Turn %d of %d · %s"), game[WAR_GAME_ROUND], setup->operation->rounds,
                          text_assault_phase (game[WAR_GAME_PHASE]));
}

char *
text_assault_state (const WarSetup *setup, const WarState *state)
{
  g_autofree char *situation = text_assault_situation (setup, state);
  gint n_companies = (gint) war_assault_get_data (setup)->n_companies;
  GString *text = g_string_new (situation);

  g_string_append_c (text, '\n');
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_string_append_printf (text, "\n%s\n", text_assault_side (setup, side));
      append_units (text, setup, state, side);
    }
  g_string_append_c (text, '\n');
  for (gint i = 0; i <= n_companies; i++)
    append_company (text, setup, state, i);
  append_bunkers (text, setup, state);
  append_gaps (text, setup, state);

  return g_string_free (text, FALSE);
}

/* One base ------------------------------------------------------------------------------------- */

typedef struct
{
  guint unit;
  WarLength distance;
  WarAssaultAim aim;
} Target;

static gint
compare_targets (gconstpointer a, gconstpointer b)
{
  const Target *first = a, *second = b;

  return (first->distance > second->distance) - (first->distance < second->distance);
}

static void
append_targets (GString *text, const WarSetup *setup, const WarState *state, guint unit)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (Target));
  WarRefusal refusal;

  if (!war_assault_may_fire (setup, state, unit, &refusal))
    return;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      Target target = { .unit = i };
      WarBase from, to;

      if (!war_assault_take_aim (setup, state, unit, i, &target.aim, &refusal))
        continue;
      from = war_assault_get_base (setup, state, unit);
      to = war_assault_get_base (setup, state, i);
      target.distance = war_base_get_distance (&from, &to);
      g_array_append_val (targets, target);
    }
  g_array_sort (targets, compare_targets);

  for (guint i = 0; i < MIN (targets->len, MAX_TARGETS); i++)
    {
      const Target *target = &g_array_index (targets, Target, i);
      g_autofree char *name = text_assault_piece (setup, (gint) target->unit);
      g_autofree char *distance = text_assault_length (setup, target->distance);
      g_autofree char *line = g_strdup_printf (
        /* Translators: a target; how many shots at it; what it is like: "in a trench" */
        PLURAL ("%s: %d shot, %s, %s away", "%s: %d shots, %s, %s away", target->aim.shots), name,
        target->aim.shots, text_assault_row ((gint) target->aim.row), distance);

      text_append_wrapped (text, line, 2);
    }
}

char *
text_assault_look (const WarSetup *setup, const WarState *state, guint row)
{
  g_autofree char *condition = text_assault_condition (setup, state, (gint) row);
  GString *text = g_string_new ("\n");

  if (condition != NULL && condition[0] != '\0')
    text_append_wrapped (text, condition, 2);
  if (row < war_assault_count_units (setup))
    append_targets (text, setup, state, row);

  return g_string_free (text, FALSE);
}

/* Captured bases are counted apart (assault.A-10). */
char *
text_assault_result (const WarSetup *setup, const WarState *state)
{
  GString *text = g_string_new (NULL);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      guint n_left = 0, n_killed = 0, n_captured = 0;

      for (guint i = 0; i < war_assault_count_units (setup); i++)
        {
          const gint32 *cells = war_setup_peek_piece (setup, state, i);

          if (war_assault_get_unit (setup, i)->side != side
              || war_assault_get_type (setup, i)->branch == WAR_ASSAULT_RUNNER)
            continue;
          n_left += cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE;
          n_killed += cells[WAR_ASSAULT_PIECE_LOSS] == WAR_ASSAULT_LOSS_KILLED;
          n_captured += cells[WAR_ASSAULT_PIECE_LOSS] == WAR_ASSAULT_LOSS_CAPTURED
                        || cells[WAR_ASSAULT_PIECE_LOSS] == WAR_ASSAULT_LOSS_SURRENDERED;
        }
      /* Translators: a side, and how many of its units are left, killed, captured */
      g_string_append_printf (text, _ ("%s: %u left, %u killed, %u captured\n"),
                              text_assault_side (setup, side), n_left, n_killed, n_captured);
    }

  return g_string_free (text, FALSE);
}
