/* rule-words.c: what the tables of the rules are called, and what stands in them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/rule-words.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"
#include "text/words/rule-words-private.h"

#define CONTEXT "rules table"

/* What is called the same in all systems. */
static const TextRuleWord shared[] = {
  { "adds", NC_ ("rules table", "Adds") },
  { "all", NC_ ("rules table", "all") },
  { "cause", NC_ ("rules table", "Cause") },
  { "destroyed", NC_ ("rules table", "destroyed") },
  { "dice", NC_ ("rules table", "Dice") },
  { "die", NC_ ("rules table", "Die") },
  { "effect", NC_ ("rules table", "Effect") },
  { "far", NC_ ("rules table", "Far") },
  { "front", NC_ ("rules table", "ahead") },
  { "least", NC_ ("rules table", "At Least") },
  { "melee", NC_ ("rules table", "melee") },
  { "morale", NC_ ("rules table", "morale") },
  { "pinned", NC_ ("rules table", "pinned") },
  { "road", NC_ ("rules table", "road") },
  { "trench", NC_ ("rules table", "trench") },
  { "yes", NC_ ("rules table", "yes") },
  { NULL },
};

/* NULL: they are not among them. */
static const char *
find (const TextRuleWord *list, const char *id)
{
  for (; list->id != NULL; list++)
    if (g_str_equal (list->id, id))
      return g_dpgettext2 (GETTEXT_PACKAGE, CONTEXT, list->words);
  return NULL;
}

/* The id itself if there are no words for it. */
static const char *
find_words (const char *id, const WarSystem *system)
{
  const char *words = find (text_play_get_rule_words (system), id);

  if (words == NULL)
    words = find (shared, id);
  return words != NULL ? words : id;
}

const char *
text_rule_table_title (const WarTableKind *table, const WarSystem *system)
{
  const char *words = find (text_play_get_rule_titles (system), table->id);

  return words != NULL ? words : table->id;
}

const char *
text_rule_table_column (const WarStat *column, const WarSystem *system)
{
  return column->name != NULL ? text_translate (column->name) : find_words (column->id, system);
}

/* What says that there is nothing: the first of choices that need not be there. */
static gboolean
is_nothing (const WarStat *column, gint32 value)
{
  static const char *const nothing[] = { "none", "nothing", "nobody", "no", "anywhere", NULL };

  if (column->kind == WAR_STAT_CHOICE)
    return g_strv_contains (nothing, column->choices[value]);
  return value == 0 && !column->required;
}

char *
text_rule_table_value (const WarTableKind *table, guint column, gint32 value,
                       const WarSystem *system)
{
  const WarStat *stat = &table->columns[column];

  if (is_nothing (stat, value))
    return g_strdup ("–");
  if (g_str_equal (stat->id, "least") && value < 0 && value == stat->minimum)
    /* TRANSLATORS: in a table of results: whatever is less than the other rows say. */
    return g_strdup (C_ ("rules table", "less"));
  if (stat->kind == WAR_STAT_CHOICE)
    return g_strdup (find_words (stat->choices[value], system));
  if (g_str_equal (stat->id, "adds"))
    return text_signed (value);
  return text_stat (stat, value, system->length_unit);
}
