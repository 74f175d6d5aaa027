/* reference.c: rules to look up, on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/reference-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/operation/operation-use.h"
#include "text/army/amendment.h"
#include "text/field/field.h"
#include "text/game/event.h"
#include "text/words/phrase.h"

static void
draw_pair_free (gpointer data)
{
  DrawPair *pair = data;

  g_free (pair->name);
  g_free (pair->text);
  g_free (pair);
}

GPtrArray *
draw_pairs_new (void)
{
  return g_ptr_array_new_with_free_func (draw_pair_free);
}

/* Takes both over. */
static void
add_pair (GPtrArray *pairs, char *name, char *text)
{
  DrawPair *pair = g_new (DrawPair, 1);

  *pair = (DrawPair){ name, text };
  g_ptr_array_add (pairs, pair);
}

/* What is said of the clause, and which of its two ways holds in the operation, if there is one. */
static char *
dup_with_way (const char *text, const WarRules *rules, const WarClause *clause,
              const WarOperation *operation)
{
  g_autofree char *both = text_describe_amendment (rules, clause);
  gint index;

  if (both == NULL)
    return g_strdup (text);
  if (operation == NULL)
    return g_strdup_printf ("%s %s", text, both);

  index = war_system_find_amendment (operation->rules->system, clause->id);
  if (index != WAR_NO_AMENDMENT && (operation->amendments >> index & 1) != 0)
    /* TRANSLATORS: a clause, and which of its ways holds in an operation: "Carriers move at most
     * 4″". */
    return g_strdup_printf (_ ("%s In this operation: %s."), text,
                            text_translate (clause->amendment));
  /* TRANSLATORS: a clause, and which of its ways holds in an operation; the second is a whole
   * sentence. */
  return g_strdup_printf (text_amendment_is_choice (rules, clause)
                            ? _ ("%s In this operation: %s")
                            : _ ("%s In this operation, as printed: %s"),
                          text, text_translate (clause->printed));
}

static char *
dup_clause_text (const WarRules *rules, const WarClause *clause, const WarOperation *operation)
{
  return dup_with_way (text_translate (clause->text), rules, clause, operation);
}

/* clause: or NULL */
static gboolean
is_of_use (const WarClause *clause, const WarOperation *operation)
{
  return clause != NULL && (operation == NULL || war_operation_uses_clause (operation, clause));
}

void
draw_pairs_add_turn (GPtrArray *pairs, const WarRoutine *routine, const WarRules *rules,
                     const WarOperation *operation)
{
  for (guint i = 0; i < routine->phases->len; i++)
    {
      const WarPhase *phase = g_ptr_array_index (routine->phases, i);
      GString *text = g_string_new (NULL);

      for (guint j = 0; j < phase->clauses->len; j++)
        {
          const WarClause *clause
            = war_rules_find_clause (rules, g_ptr_array_index (phase->clauses, j));

          if (is_of_use (clause, operation))
            {
              g_autofree char *words = dup_clause_text (rules, clause, operation);

              g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
            }
        }
      add_pair (pairs, g_strdup_printf ("%u. %s", i + 1, text_translate (phase->name)),
                g_string_free (text, FALSE));
    }
}

/* A paragraph has at least so many bytes, so that a column may end between two, and where no
 * sentence ends, at most this many: it ends with a word. */
#define PARAGRAPH 360
#define LONGEST (2 * PARAGRAPH)

/* Whether a sentence ends before the blank: what ends in a short word may be an abbreviation. */
static gboolean
is_sentence_end (const char *blank, gboolean *is_sure)
{
  if (blank[-1] != '.' || !g_ascii_isalpha (blank[-2]) || !g_ascii_isalpha (blank[-3]))
    return FALSE;

  *is_sure = g_ascii_isalpha (blank[-4]);
  return *is_sure || g_ascii_isupper (blank[1]);
}

/* Where the next paragraph begins; NULL: it is the last. */
static const char *
find_paragraph_end (const char *text)
{
  gsize length = strlen (text), least = PARAGRAPH / 3;
  const char *likely = NULL, *word = NULL;

  if (length <= PARAGRAPH + least)
    return NULL;

  for (const char *at = text + PARAGRAPH; at < text + MIN (length - least, LONGEST); at++)
    {
      gboolean is_sure = at[0] == '\n';

      if (at[0] != ' ' && !is_sure)
        continue;
      word = at + 1;
      if (!is_sure && is_sentence_end (at, &is_sure))
        likely = likely != NULL ? likely : word;
      if (is_sure)
        return word;
    }
  return likely != NULL ? likely : length > LONGEST ? word : NULL;
}

void
draw_pairs_add (GPtrArray *pairs, const char *name, const char *text)
{
  const char *from = text;

  for (const char *end = find_paragraph_end (from); end != NULL; end = find_paragraph_end (from))
    {
      add_pair (pairs, g_strdup (name), g_strndup (from, (gsize) (end - from - 1)));
      name = "";
      from = end;
    }
  add_pair (pairs, g_strdup (name), g_strdup (from));
}

static gboolean
have_same_clauses (const WarPhase *a, const WarPhase *b)
{
  if (a->looked_up->len != b->looked_up->len || a->looked_up->len == 0)
    return FALSE;
  for (guint i = 0; i < a->looked_up->len; i++)
    if (!g_str_equal (g_ptr_array_index (a->looked_up, i), g_ptr_array_index (b->looked_up, i)))
      return FALSE;
  return TRUE;
}

void
draw_pairs_add_phase (GPtrArray *pairs, const WarRoutine *routine, guint index,
                      const WarRules *rules, const WarOperation *operation)
{
  const WarPhase *phase = g_ptr_array_index (routine->phases, index);

  for (guint i = 0; i < index; i++)
    if (have_same_clauses (g_ptr_array_index (routine->phases, i), phase))
      {
        /* TRANSLATORS: of a step of a turn: it goes like the one of this number. */
        add_pair (pairs, g_strdup (""), g_strdup_printf (_ ("As step %u."), i + 1));
        return;
      }
  for (guint i = 0; i < phase->looked_up->len; i++)
    {
      const WarClause *clause
        = war_rules_find_clause (rules, g_ptr_array_index (phase->looked_up, i));

      if (is_of_use (clause, operation))
        {
          g_autofree char *words = dup_clause_text (rules, clause, operation);

          draw_pairs_add (pairs, text_short_clause (clause->id), words);
        }
    }
}

static gboolean
has_pair (const GPtrArray *pairs, const char *name, const char *text)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const DrawPair *pair = g_ptr_array_index (pairs, i);

      if (g_str_equal (pair->name, name) && g_str_equal (pair->text, text))
        return TRUE;
    }

  return FALSE;
}

/* Those of the field that do other things than their terrain says; of like ones without names the
 * first. */
static void
add_own_effects (GPtrArray *pairs, const WarField *field, const WarRules *rules)
{
  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);
      g_autofree char *own = text_feature_own_effect (feature, rules);
      g_autofree char *name = text_item (field, (WarItem){ WAR_ITEM_FEATURE, i }, rules);
      g_autofree char *effect = text_feature_effect (feature, rules);

      if (own != NULL && !has_pair (pairs, name, effect))
        add_pair (pairs, g_steal_pointer (&name), g_steal_pointer (&effect));
    }
}

void
draw_pairs_add_terrain (GPtrArray *pairs, const WarField *field, const WarRules *rules)
{
  gboolean is_there[WAR_N_TERRAINS] = { FALSE };

  for (guint i = 0; i < field->features->len; i++)
    is_there[((const WarFeature *) g_ptr_array_index (field->features, i))->terrain] = TRUE;
  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    if (is_there[i])
      add_pair (pairs, g_strdup (text_translate (war_terrain_get_name ((WarTerrain) i))),
                text_terrain_effect ((WarTerrain) i, rules));
  add_own_effects (pairs, field, rules);
}

/* Whether the terrain does anything in the system. */
static gboolean
does_something (const WarRules *rules, guint terrain)
{
  for (guint i = 0; rules->system->terrain_stats[i].id != NULL; i++)
    if (rules->terrain[terrain][i] != 0)
      return TRUE;
  return FALSE;
}

void
draw_pairs_add_all_terrain (GPtrArray *pairs, const WarRules *rules)
{
  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    if (does_something (rules, i))
      add_pair (pairs, g_strdup (text_translate (war_terrain_get_name ((WarTerrain) i))),
                text_terrain_effect ((WarTerrain) i, rules));
}

gboolean
draw_mark_is_used (const WarMark *mark, const WarOperation *operation)
{
  return operation == NULL || mark->by == NULL || war_operation_has_trait (operation, mark->by);
}

void
draw_pairs_add_marks (GPtrArray *pairs, const WarRoutine *routine, const WarRules *rules,
                      const WarOperation *operation)
{
  for (guint i = 0; i < routine->marks->len; i++)
    {
      const WarMark *mark = g_ptr_array_index (routine->marks, i);
      const WarClause *clause
        = mark->clause != NULL ? war_rules_find_clause (rules, mark->clause) : NULL;

      if (clause != NULL && draw_mark_is_used (mark, operation))
        add_pair (pairs, g_strdup (text_translate (mark->name)),
                  dup_clause_text (rules, clause, operation));
    }
}

void
draw_pairs_add_chart (GPtrArray *pairs, const TextChart *chart, guint row)
{
  for (guint i = 0; i < chart->boxes->len; i++)
    {
      const TextChartBox *box = &g_array_index (chart->boxes, TextChartBox, i);
      char *columns;

      if (box->row != row)
        continue;
      columns = box->n_columns == 1
                  ? g_strdup_printf ("%u", box->column + 1)
                  : g_strdup_printf ("%u–%u", box->column + 1, box->column + box->n_columns);
      add_pair (pairs, columns, g_strdup (box->words));
    }
}

void
draw_pairs_add_numbers (GPtrArray *pairs, const WarRules *rules, const WarOperation *operation)
{
  const WarSystem *system = rules->system;

  for (guint i = 0; system->numbers[i].id != NULL; i++)
    if (system->numbers[i].name != NULL
        && (operation == NULL || war_operation_uses_number (operation, i)))
      add_pair (pairs, g_strdup (text_translate (system->numbers[i].name)),
                text_stat (&system->numbers[i], rules->numbers[i], system->length_unit));
}

void
draw_pairs_add_clauses (GPtrArray *pairs, const WarChapter *chapter, const WarRules *rules,
                        const WarOperation *operation)
{
  for (guint i = 0; i < rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (rules->clauses, i);

      if (war_rules_find_chapter (rules, clause->id) == chapter && is_of_use (clause, operation))
        {
          g_autofree char *words = dup_clause_text (rules, clause, operation);

          draw_pairs_add (pairs, text_short_clause (clause->id), words);
        }
    }
}

/* With what holds in the operation, where the trait does something else with an amendment. */
static char *
dup_trait_text (const WarTrait *trait, const WarRules *rules, const WarOperation *operation)
{
  const char *text = text_translate (trait->text != NULL ? trait->text : "");
  const WarClause *clause
    = trait->clause != NULL ? war_rules_find_clause (rules, trait->clause) : NULL;

  if (war_rules_find_trait (rules, trait->id) != trait)
    /* TRANSLATORS: After the text of a trait that a player made up. */
    return g_strdup_printf (_ ("%s (Not enforced.)"), text);
  return operation != NULL && clause != NULL ? dup_with_way (text, rules, clause, operation)
                                             : g_strdup (text);
}

void
draw_pairs_add_traits (GPtrArray *pairs, const GPtrArray *traits, const WarRules *rules,
                       const WarOperation *operation)
{
  for (guint i = 0; i < traits->len; i++)
    {
      const WarTrait *trait = g_ptr_array_index (traits, i);
      g_autofree char *words = dup_trait_text (trait, rules, operation);

      draw_pairs_add (pairs, text_translate (trait->name), words);
    }
}

double
draw_pair_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawPair *pair = block->item;

  return draw_pen_pair (pen, pair->name, pair->text, y);
}
