/* roster-markup.c: an army as Markdown, BBCode and HTML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/army/army-check.h"
#include "text/army/problem.h"
#include "text/army/roster-private.h"
#include "text/words/phrase.h"

/* What stands around the parts of a roster. */
typedef struct
{
  void (*append_escaped) (GString *markup, const char *text);
  const char *title[2];
  const char *paragraph[2];
  const char *table[2];
  gboolean has_head; /* the table; without a head statistics have their signs beside them */
  const char *row[2];
  const char *head[2]; /* a cell of the head */
  const char *first[2]; /* a row's first cell: the name */
  const char *cell[2]; /* the others */
  const char *list[2];
  const char *item[2];
} Markup;

/* Signs that mean something are marked as not meaning it, and nothing breaks a line of a table. */
static void
append_markdown (GString *markup, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    if (strchr ("\\`*_{}[]<>#|~", *c) != NULL)
      g_string_append_printf (markup, "\\%c", *c);
    else
      g_string_append_c (markup, *c == '\n' ? ' ' : *c);
}

/* BBCode has no way to write a bracket that means nothing, so it becomes a round one. */
static void
append_bbcode (GString *markup, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    g_string_append_c (markup, *c == '[' ? '(' : *c == ']' ? ')' : *c == '\n' ? ' ' : *c);
}

static void
append_html (GString *markup, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (markup, escaped);
}

static const Markup markdown = {
  .append_escaped = append_markdown,
  .title = { "# ", "\n\n" },
  .paragraph = { "", "\n" },
  .table = { "\n", "\n" },
  .has_head = TRUE,
  .row = { "|", "\n" },
  .head = { " ", " |" },
  .first = { " ", " |" },
  .cell = { " ", " |" },
  .list = { "\n", "" },
  .item = { "- ", "\n" },
};

static const Markup bbcode = {
  .append_escaped = append_bbcode,
  .title = { "[b]", "[/b]\n" },
  .paragraph = { "", "\n" },
  .table = { "[list]\n", "[/list]\n" },
  .row = { "[*]", "\n" },
  .first = { "[b]", "[/b]" },
  .cell = { " · ", "" },
  .list = { "[list]\n", "[/list]\n" },
  .item = { "[*]", "\n" },
};

static const Markup html = {
  .append_escaped = append_html,
  .title = { "<h1>", "</h1>\n" },
  .paragraph = { "<p>", "</p>\n" },
  .table = { "<table>\n", "</table>\n" },
  .has_head = TRUE,
  .row = { "<tr>", "</tr>\n" },
  .head = { "<th>", "</th>" },
  .first = { "<td>", "</td>" },
  .cell = { "<td>", "</td>" },
  .list = { "<ul>\n", "</ul>\n" },
  .item = { "<li>", "</li>\n" },
};

static void
append (GString *text, const Markup *markup, const char *const around[2], const char *words)
{
  g_string_append (text, around[0]);
  markup->append_escaped (text, words);
  g_string_append (text, around[1]);
}

static void
append_head (GString *text, const Markup *markup, const WarSystem *system, TextRosterReader reader)
{
  guint n_stats = 0;

  g_string_append (text, markup->row[0]);
  append (text, markup, markup->head, _ ("Units"));
  if (reader == TEXT_ROSTER_FULL)
    append (text, markup, markup->head, _ ("Points"));
  for (; system->unit_stats[n_stats].id != NULL; n_stats++)
    append (text, markup, markup->head,
            g_dpgettext2 (GETTEXT_PACKAGE, "statistic", system->unit_stats[n_stats].sign));
  append (text, markup, markup->head, _ ("Weapons and traits"));
  g_string_append (text, markup->row[1]);

  /* Markdown's head ends with a line that says how the columns are aligned. */
  if (markup == &markdown)
    {
      g_string_append (text, reader == TEXT_ROSTER_FULL ? "| --- | ---: |" : "| --- |");
      for (guint i = 0; i <= n_stats; i++)
        g_string_append (text, " --- |");
      g_string_append_c (text, '\n');
    }
}

static char *
dup_equipment (const WarUnitType *type, const WarSystem *system)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      g_string_append_printf (line, "%s%s", line->len > 0 ? "; " : "", weapon);
    }
  for (guint i = 0; i < type->traits->len; i++)
    {
      g_autofree char *trait = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

      g_string_append_printf (line, "%s%s", line->len > 0 ? "; " : "", trait);
    }

  return g_string_free (line, FALSE);
}

static void
append_row (GString *text, const Markup *markup, const WarAlike *alike, const WarArmy *army,
            TextRosterReader reader)
{
  const WarUnitType *type = alike->unit->type;
  const WarSystem *system = army->rules->system;
  gint cost = (gint) alike->count * type->cost;
  g_autofree char *title = text_roster_title_with_note (alike, army, reader);
  g_autofree char *number = markup->has_head ? g_strdup_printf ("%d", cost) : text_cost (cost);
  g_autofree char *statistics = text_roster_statistics (type, system);
  g_autofree char *equipment = dup_equipment (type, system);

  g_string_append (text, markup->row[0]);
  append (text, markup, markup->first, title);
  if (reader == TEXT_ROSTER_FULL)
    append (text, markup, markup->cell, number);
  if (!markup->has_head)
    append (text, markup, markup->cell, statistics);
  for (guint i = 0; markup->has_head && system->unit_stats[i].id != NULL; i++)
    {
      g_autofree char *value
        = text_stat (&system->unit_stats[i], type->stats[i], system->length_unit);

      append (text, markup, markup->cell, value);
    }
  if (markup->has_head || *equipment != '\0')
    append (text, markup, markup->cell, equipment);
  g_string_append (text, markup->row[1]);
}

static void
append_problems (GString *text, const Markup *markup, const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);

  append (text, markup, markup->paragraph,
          war_army_is_legal (army) ? _ ("The army is legal.") : _ ("The army is not legal."));
  if (problems->len == 0)
    return;

  g_string_append (text, markup->list[0]);
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *sentence = text_problem (g_ptr_array_index (problems, i));

      append (text, markup, markup->item, sentence);
    }
  g_string_append (text, markup->list[1]);
}

static void
append_plan (GString *text, const Markup *markup, const WarArmy *army)
{
  g_autoptr (GPtrArray) plan = text_army_plan (army);

  if (plan->len == 0)
    return;

  g_string_append (text, markup->list[0]);
  for (guint i = 0; i < plan->len; i++)
    append (text, markup, markup->item, g_ptr_array_index (plan, i));
  g_string_append (text, markup->list[1]);
}

char *
text_roster_markup (const WarArmy *army, TextRosterFormat format, TextRosterReader reader)
{
  const Markup *markup = format == TEXT_ROSTER_MARKDOWN ? &markdown
                         : format == TEXT_ROSTER_BBCODE ? &bbcode
                                                        : &html;
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) units = text_roster_list_alike (army, reader);
  g_autofree char *lines = text_roster_subtitle (army, reader);
  g_auto (GStrv) parts = g_strsplit (lines, "\n", -1);
  g_autofree char *subtitle = g_strjoinv (" · ", parts);

  append (text, markup, markup->title, army->name);
  append (text, markup, markup->paragraph, subtitle);

  g_string_append (text, markup->table[0]);
  if (markup->has_head)
    append_head (text, markup, army->rules->system, reader);
  for (guint i = 0; i < units->len; i++)
    append_row (text, markup, &g_array_index (units, WarAlike, i), army, reader);
  g_string_append (text, markup->table[1]);

  if (reader == TEXT_ROSTER_FULL)
    {
      append_problems (text, markup, army);
      append_plan (text, markup, army);
    }

  return g_string_free (text, FALSE);
}
