/* briefing.c: an operation as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/briefing.h"

#include <glib/gi18n-lib.h>

#include "engine/game/operation-check.h"
#include "engine/operation/operation-use.h"
#include "text/army/amendment.h"
#include "text/field/field.h"
#include "text/game/event.h"
#include "text/game/play-private.h"
#include "text/operation/starts.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

/* The zone or the point that the condition is about, by name. Free it. */
static char *
dup_place_name (const WarCondition *condition, const WarOperation *operation)
{
  const WarField *field = operation->field;
  const WarZone *zone = NULL;
  const WarPoint *point = NULL;

  if (condition->place != NULL && condition->kind == WAR_CONDITION_HOLD_ZONE)
    zone = war_field_find_zone (field, condition->place);
  else if (condition->place != NULL)
    point = war_field_find_point (field, condition->place);

  if (zone != NULL)
    return text_zone_of_operation (operation, zone);
  if (point != NULL)
    return text_point (field, point);

  return g_strdup (C_ ("a place that is not chosen", "?"));
}

char *
text_condition (const WarCondition *condition, const WarOperation *operation)
{
  const char *winner = operation->forces[condition->winner - 1]->name;
  const char *loser = operation->forces[2 - condition->winner]->name;
  g_autofree char *place = dup_place_name (condition, operation);

  switch (condition->kind)
    {
    case WAR_CONDITION_DESTROY_ALL:
      return g_strdup_printf (_ ("%s win when all units of the other side (%s) are gone."), winner,
                              loser);
    case WAR_CONDITION_HOLD_ZONE:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "%s win when one of their units has stayed in “%s” for %d round.",
                     "%s win when one of their units has stayed in “%s” for %d rounds.",
                     (gulong) condition->count),
        winner, place, condition->count);
    case WAR_CONDITION_HOLD_POINT:
      {
        g_autofree char *reach
          = text_length (condition->reach, operation->rules->system->length_unit);

        return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE,
                       "%s win when one of their units is within %s of “%s” for %d turn.",
                       "%s win when one of their units is within %s of “%s” for %d turns.",
                       (gulong) condition->count),
          winner, reach, place, condition->count);
      }
    case WAR_CONDITION_CARRY:
      return g_strdup_printf (_ ("%s win when one of their units carries “%s” into their zone."),
                              winner, place);
    case WAR_CONDITION_MOST_KILLED:
      return g_strdup_printf (
        _ ("%s win when they have killed more by cost than the other side (%s) at the end."),
        winner, loser);
    case WAR_CONDITION_MOST_POINTS:
      return g_strdup_printf (
        _ ("%s win when they have more victory points than the other side (%s) at the end."),
        winner, loser);
    case WAR_CONDITION_SURVIVE:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s win when they have %d unit left at the end.",
                     "%s win when they have %d units left at the end.", (gulong) condition->count),
        winner, condition->count);
    case WAR_CONDITION_LIMIT:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s win when %d round has passed and nobody else has won.",
                     "%s win when %d rounds have passed and nobody else has won.",
                     (gulong) operation->rounds),
        winner, operation->rounds);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_brought_force (const WarForce *force)
{
  g_return_val_if_fail (force != NULL && force->cost_limit > 0, NULL);

  g_autofree char *cost = text_cost (force->cost_limit), *books = text_force_books (force);

  /* Translators: %s are "500 points" and the name of an army book, or of several */
  return g_strdup_printf (_ ("The player brings an army of at most %s from “%s”."), cost, books);
}

/* Where reserves come, to stand after a comma. */
static const char *
get_edge_words (WarFieldEdge edge)
{
  switch (edge)
    {
    case WAR_FIELD_EDGE_NORTH:
      return C_ ("where reserves come", "at the north edge");
    case WAR_FIELD_EDGE_EAST:
      return C_ ("where reserves come", "at the east edge");
    case WAR_FIELD_EDGE_SOUTH:
      return C_ ("where reserves come", "at the south edge");
    case WAR_FIELD_EDGE_WEST:
      return C_ ("where reserves come", "at the west edge");
    case WAR_FIELD_EDGE_NONE:
    default:
      return C_ ("where reserves come", "place not chosen");
    }
}

char *
text_reserve (gint round, const WarOperation *operation, const WarZone *zone, WarFieldEdge edge)
{
  g_autofree char *zone_name = zone != NULL ? text_zone_of_operation (operation, zone) : NULL;

  /* Translators: reserves come; the second part says where, such as “at the north edge” */
  if (zone == NULL)
    return g_strdup_printf (_ ("from round %d, %s"), round, get_edge_words (edge));

  return g_strdup_printf (_ ("from round %d, in “%s”"), round, zone_name);
}

char *
text_force (const WarForce *force)
{
  g_return_val_if_fail (force != NULL, NULL);

  const char *side = force->name;
  g_autofree char *cost
    = text_cost (force->cost_limit != 0 ? force->cost_limit : war_force_get_cost (force));

  if (force->cost_limit != 0)
    /* Translators: a side, and "500 points" */
    return g_strdup_printf (_ ("%s: at most %s"), side, cost);

  return g_strdup_printf (C_ ("side and its cost", "%s: %s"), side, cost);
}

char *
text_force_books (const WarForce *force)
{
  g_return_val_if_fail (force != NULL, NULL);

  g_autoptr (GString) names = g_string_new (text_translate (force->book->name));

  for (guint i = 0; i < force->allies->len; i++)
    g_string_append_printf (
      names, ", %s",
      text_translate (((const WarBook *) g_ptr_array_index (force->allies, i))->name));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* "Infantry “Old Guard”": which units these are. Free it. */
static char *
describe_entry (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  const char *type = text_translate (entry->type->name);
  g_autofree char *name = NULL;

  if (entry->name == NULL)
    return g_strdup (type);

  name = g_strdup_printf (C_ ("a unit’s own name", " “%s”"), entry->name);
  return g_strconcat (type, name, NULL);
}

char *
text_force_entry_coming (const WarForceEntry *entry, const WarOperation *operation)
{
  g_return_val_if_fail (entry != NULL && operation != NULL, NULL);

  if (entry->arrives != 0)
    return text_reserve (entry->arrives, operation,
                         war_field_find_zone (operation->field, entry->zone), entry->edge);
  if (entry->wave != 0)
    /* Translators: in which wave units come, after their name */
    return g_strdup_printf (_ ("wave %d"), entry->wave);

  return entry->is_drawn ? g_strdup (C_ ("units that come", "drawn in the game")) : NULL;
}

/* Beside the only unit, or a line for each of several that begins somehow. */
static void
append_starts (GString *briefing, const WarForceEntry *entry, const WarOperation *operation)
{
  for (guint i = 0; i < entry->starts->len; i++)
    {
      g_autofree char *start = text_start (entry, i, operation);

      if (start != NULL)
        g_string_append_printf (briefing, "%s%s", entry->count == 1 ? " · " : "\n        ", start);
    }
}

/* Which units, whose, when and where they come. */
static void
append_entry (GString *briefing, const WarForceEntry *entry, const WarOperation *operation)
{
  g_autofree char *name = describe_entry (entry);
  g_autofree char *coming = text_force_entry_coming (entry, operation);

  g_string_append_printf (briefing, "%d × %s", entry->count, name);
  if (entry->group != NULL)
    g_string_append_printf (briefing, " · %s", entry->group);
  if (coming != NULL)
    g_string_append_printf (briefing, " · %s", coming);
  append_starts (briefing, entry, operation);
}

char *
text_force_entry (const WarForceEntry *entry, const WarOperation *operation)
{
  g_return_val_if_fail (entry != NULL && operation != NULL, NULL);

  GString *words = g_string_new (NULL);

  append_entry (words, entry, operation);
  return g_string_free (words, FALSE);
}

static void
append_force (GString *briefing, const WarForce *force, const WarOperation *operation)
{
  g_autofree char *cost = text_cost (war_force_get_cost (force));

  g_string_append_c (briefing, '\n');
  text_append_pair (briefing, force->name, cost);
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      g_string_append_printf (briefing, "%*s",
                              entry->count < 10    ? 4
                              : entry->count < 100 ? 3
                                                   : 2,
                              "");
      append_entry (briefing, entry, operation);
      g_string_append_c (briefing, '\n');
    }
  if (force->cost_limit != 0)
    {
      g_autofree char *sentence = text_brought_force (force);

      text_append_wrapped (briefing, sentence, 2);
    }
}

char *
text_operation_field (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarLengthUnit unit = operation->rules->system->length_unit;
  const WarHexBoard *board = operation->field->board;

  if (board != NULL)
    /* Translators: a field of hexes: its name, and how many columns and rows it has */
    return g_strdup_printf (_ ("Field: %s, %u columns × %u rows of hexes."), operation->field->name,
                            board->n_columns, board->n_rows);

  g_autofree char *width = text_length (operation->field->width, unit);
  g_autofree char *depth = text_length (operation->field->depth, unit);

  return g_strdup_printf (_ ("Field: %s, %s × %s."), operation->field->name, width, depth);
}

char *
text_operation_kind (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  const WarRules *rules = operation->rules;

  if (operation->game_type == NULL)
    return g_strdup (rules->system->name);

  return g_strdup_printf (
    "%s · %s", rules->system->name,
    text_translate (war_rules_find_game_type (rules, operation->game_type)->name));
}

static TextFirst
get_first (const WarOperation *operation)
{
  const TextPlay *play = text_play_find (operation->rules->system);

  return play != NULL ? play->first : TEXT_FIRST_GOES;
}

/* Who goes or places first, as far as it has been decided; NULL: nobody does. Free it. */
static char *
dup_first (const WarOperation *operation)
{
  TextFirst first = get_first (operation);

  if (first == TEXT_FIRST_NOTHING)
    return NULL;
  if (operation->first_side != 0)
    return g_strdup_printf (first == TEXT_FIRST_PLACES ? _ ("%s place first.") : _ ("%s go first."),
                            operation->forces[operation->first_side - 1]->name);
  if (operation->first_chooser != 0 && first == TEXT_FIRST_GOES_OR_CHOOSES)
    return g_strdup_printf (_ ("%s choose who goes first."),
                            operation->forces[operation->first_chooser - 1]->name);

  return g_strdup (first == TEXT_FIRST_PLACES ? _ ("The dice decide who places first.")
                                              : _ ("The dice decide who goes first."));
}

GPtrArray *
text_first_choices (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  GPtrArray *choices = g_ptr_array_new_with_free_func (g_free);
  TextFirst first = get_first (operation);

  if (first == TEXT_FIRST_NOTHING)
    return choices;

  g_ptr_array_add (choices, g_strdup (_ ("The dice decide")));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_ptr_array_add (
      choices,
      /* Translators: who goes first, or places units first; %s is a side, in the plural */
      g_strdup_printf (first == TEXT_FIRST_PLACES ? _ ("%s place first") : _ ("%s go first"),
                       operation->forces[side]->name));
  for (guint side = 0; side < WAR_N_SIDES && first == TEXT_FIRST_GOES_OR_CHOOSES; side++)
    g_ptr_array_add (choices, g_strdup_printf (_ ("%s choose"), operation->forces[side]->name));
  return choices;
}

static void
add_first (const WarOperation *operation, GPtrArray *sentences)
{
  char *first = dup_first (operation);

  if (first != NULL)
    g_ptr_array_add (sentences, first);
}

/* What those clauses say that the operation has a use for, with their numbers; NULL: none. */
static char *
dup_set_up (const WarOperation *operation, const TextPlay *play)
{
  g_auto (GStrv) ids
    = play != NULL && play->set_up != NULL ? g_strsplit (play->set_up, " ", -1) : NULL;
  g_autoptr (GString) text = g_string_new (NULL), numbers = g_string_new (NULL);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      const WarClause *clause = war_rules_find_clause (operation->rules, ids[i]);

      if (clause == NULL || !war_operation_uses_clause (operation, clause))
        continue;
      g_string_append_printf (text, "%s ", text_translate (clause->text));
      g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? ", " : "",
                              text_short_clause (clause->id));
    }
  return text->len > 0 ? g_strdup_printf ("%s[%s]", text->str, numbers->str) : NULL;
}

static char *
dup_where (const WarOperation *operation, const WarZone *zone)
{
  const char *side = operation->forces[zone->side - 1]->name;

  if (zone->name == NULL)
    return g_strdup_printf (_ ("%s set up in their zone, as the battlefield shows it."), side);

  g_autofree char *name = text_zone_of_operation (operation, zone);

  /* TRANSLATORS: a side, and its zone: "Entente set up in “Entente Zone”." */
  return g_strdup_printf (_ ("%s set up in “%s”."), side, name);
}

GPtrArray *
text_beginning (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  const TextPlay *play = text_play_find (operation->rules->system);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  char *set_up = dup_set_up (operation, play);

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const WarZone *zone = war_field_find_deployment_zone (operation->field, side);

      if (zone != NULL)
        g_ptr_array_add (sentences, dup_where (operation, zone));
    }
  if (set_up != NULL)
    g_ptr_array_add (sentences, set_up);
  add_first (operation, sentences);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    if (play != NULL && play->automaton_in_sentence != NULL
        && war_operation_is_automatic (operation, side))
      /* TRANSLATORS: a side, and what plays it: "the chart". */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("%s are played by %s; the quick reference shows how."),
                                        operation->forces[side - 1]->name,
                                        _ (play->automaton_in_sentence)));
  return sentences;
}

const char *
text_level (const WarSystem *system, const char *level)
{
  g_return_val_if_fail (system != NULL, NULL);
  g_return_val_if_fail (level != NULL, NULL);

  const TextPlay *play = text_play_find (system);

  return play != NULL && play->level != NULL ? play->level (level) : level;
}

char *
text_level_effect (const WarRules *rules, const char *level)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (level != NULL, NULL);

  const TextPlay *play = text_play_find (rules->system);

  return play != NULL && play->level_effect != NULL ? play->level_effect (rules, level) : NULL;
}

static char *
describe_length (const WarOperation *operation)
{
  const TextPlay *play = text_play_find (operation->rules->system);

  if (play != NULL && play->has_turns)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "At most %d turn.", "At most %d turns.",
                                         (gulong) operation->rounds),
                            operation->rounds);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "At most %d round.", "At most %d rounds.",
                                       (gulong) operation->rounds),
                          operation->rounds);
}

GPtrArray *
text_agreements (const WarOperation *operation, gboolean winner_chooses)
{
  g_return_val_if_fail (operation != NULL, NULL);

  g_autoptr (GPtrArray) amendments
    = text_amendments_in_words (operation->rules, operation->amendments, operation->fixed_off);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, describe_length (operation));
  if (winner_chooses && get_first (operation) == TEXT_FIRST_GOES_OR_CHOOSES)
    g_ptr_array_add (sentences, g_strdup (text_carried_over ()));
  else
    add_first (operation, sentences);

  if (operation->level != NULL)
    g_ptr_array_add (sentences,
                     g_strdup_printf (_ ("Level of the enemy: %s."),
                                      text_level (operation->rules->system, operation->level)));

  for (guint i = 0; i < amendments->len; i++)
    g_ptr_array_add (sentences, g_strdup (g_ptr_array_index (amendments, i)));

  return sentences;
}

static void
append_goals (GString *goals, const WarOperation *operation, gint side)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);
      g_autofree char *sentence = text_condition (condition, operation);

      if (condition->winner == side + 1 && war_operation_counts_condition (operation, condition))
        g_string_append_printf (goals, "%s ", sentence);
    }
}

/* What the system names, or what the game type that all its games are of cites if no condition
 * decides. */
char *
text_victory (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  const WarRules *rules = operation->rules;
  const WarGameType *game_type
    = rules->game_types->len > 0 ? g_ptr_array_index (rules->game_types, 0) : NULL;
  const TextPlay *play = text_play_find (rules->system);
  gboolean is_of_type = game_type != NULL && war_system_decides (rules->system);
  const char *cited = play != NULL && play->victory != NULL ? play->victory
                      : is_of_type                          ? game_type->clause
                                                            : NULL;
  const WarClause *clause = cited != NULL ? war_rules_find_clause (rules, cited) : NULL;
  char *goal = play != NULL && play->goal != NULL ? play->goal (operation) : NULL;

  if (goal != NULL)
    return goal;
  return clause != NULL ? g_strdup (text_translate (clause->text)) : NULL;
}

char *
text_goals (const WarOperation *operation, gint side)
{
  g_return_val_if_fail (operation != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, NULL);

  g_autoptr (GPtrArray) agreements = text_agreements (operation, FALSE);
  GString *goals = g_string_new (NULL);
  g_autofree char *victory = text_victory (operation);

  if (victory != NULL)
    g_string_append_printf (goals, "%s ", victory);
  append_goals (goals, operation, side);
  append_goals (goals, operation, 1 - side);
  g_string_append (goals, g_ptr_array_index (agreements, 0));
  return g_string_free (goals, FALSE);
}

char *
text_briefing (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  GString *briefing = g_string_new (NULL);
  g_autofree char *kind = text_operation_kind (operation);
  g_autofree char *field = text_operation_field (operation);
  g_autoptr (GPtrArray) agreements = text_agreements (operation, FALSE);
  g_autofree char *victory = text_victory (operation);

  text_append_title (briefing, operation->name);
  g_string_append (briefing, kind);
  if (operation->place != NULL)
    g_string_append_printf (briefing, " · %s", operation->place);
  if (operation->date != NULL)
    g_string_append_printf (briefing, " · %s", operation->date);
  g_string_append_c (briefing, '\n');

  text_append_prologue (briefing, operation->prologue);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    append_force (briefing, operation->forces[i], operation);

  g_string_append_printf (briefing, "\n%s %s\n", field,
                          (const char *) g_ptr_array_index (agreements, 0));
  for (guint i = 1; i < agreements->len; i++)
    text_append_wrapped (briefing, g_ptr_array_index (agreements, i), 0);
  g_string_append_c (briefing, '\n');

  if (victory != NULL)
    text_append_wrapped (briefing, victory, 0);
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);
      g_autofree char *sentence = text_condition (condition, operation);

      if (war_operation_counts_condition (operation, condition))
        text_append_wrapped (briefing, sentence, 0);
    }

  if (operation->special_rules != NULL)
    {
      g_string_append_c (briefing, '\n');
      g_string_append (briefing, _ ("Special rules, not enforced:"));
      g_string_append_c (briefing, '\n');
      text_append_prologue (briefing, operation->special_rules);
    }

  return g_string_free (briefing, FALSE);
}

void
text_name_battle (WarOperation *operation)
{
  g_return_if_fail (operation != NULL);

  char *name = g_strdup (text_translate (operation->name));

  g_free (operation->name);
  operation->name = name;
}
