/* contents-sheet.c: what lies in a run of sheets, on a page in front
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/print/contents-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/stick-sheet.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/flow-private.h"
#include "draw/units/game-private.h"
#include "engine/game/supply.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* What the number of a page takes, in units of the pen. */
#define COLUMN_PAGE 24

/* What stands on some of the sheets. */
typedef struct
{
  char *name;
  guint first; /* sheet, from 0, of those behind the contents */
  guint n_pages;
  gboolean is_part; /* of the one before it */
} Entry;

typedef struct
{
  GPtrArray *entries; /* Entry */
  GPtrArray *sentences; /* char */
  guint n_pages; /* behind the contents */
  DrawFlow flow;
} Contents;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_HEADING, /* a text, translated */
  BLOCK_ENTRY, /* an Entry */
  BLOCK_SENTENCE, /* a text */
} BlockKind;

static void
entry_free (gpointer data)
{
  g_free (((Entry *) data)->name);
  g_free (data);
}

static void
contents_free (gpointer content)
{
  Contents *contents = content;

  draw_flow_clear (&contents->flow);
  g_ptr_array_unref (contents->entries);
  g_ptr_array_unref (contents->sentences);
  g_free (contents);
}

/* "3", "5–12" */
static char *
dup_pages (const Contents *contents, const Entry *entry)
{
  guint first = contents->flow.n_pages + entry->first + 1;

  if (entry->is_part || entry->n_pages < 2)
    return g_strdup_printf ("%u", first);
  return g_strdup_printf ("%u–%u", first, first + entry->n_pages - 1);
}

static double
draw_entry (const DrawPen *pen, const Entry *entry, double y)
{
  const Contents *contents = pen->subject;
  double indent = entry->is_part ? 6 * pen->unit : 0, size = entry->is_part ? 3.3 : 4.2;
  DrawLettering name = { .face = DRAW_FACE_MAP,
                         .size = size * pen->unit,
                         .bold = !entry->is_part,
                         .width = pen->right - pen->left - indent - COLUMN_PAGE * pen->unit };
  DrawLettering page
    = { .face = DRAW_FACE_TEXT, .size = size * pen->unit, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *pages = dup_pages (contents, entry);
  double above = (entry->is_part ? 0.3 : 1.8) * pen->unit;

  draw_pen_text (pen, &page, pen->right, y + above, pages);
  return above + draw_pen_text (pen, &name, pen->left + indent, y + above, entry->name);
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  DrawLettering sentence
    = { .face = DRAW_FACE_TEXT, .size = 3.4 * pen->unit, .width = pen->right - pen->left };

  switch ((BlockKind) block->kind)
    {
    case BLOCK_HEADING:
      return draw_pen_heading (pen, block->item, y);
    case BLOCK_ENTRY:
      return draw_entry (pen, block->item, y);
    case BLOCK_SENTENCE:
    default:
      return draw_pen_text (pen, &sentence, pen->left, y, block->item) + 1.2 * pen->unit;
    }
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Contents *) content)->flow, page, number, cr);
}

static void
add_entry (const char *name, guint first, guint n_pages, gboolean is_part, gpointer data)
{
  Contents *contents = data;
  Entry *entry = g_new (Entry, 1);

  *entry = (Entry){ g_strdup (name), first, n_pages, is_part };
  g_ptr_array_add (contents->entries, entry);
  draw_flow_append (&contents->flow, BLOCK_ENTRY, entry);
}

/* Where they come to lie behind the pages in front: one more may be left empty, or one less. */
typedef struct
{
  Contents *contents;
  guint n_seen; /* names */
} Settling;

#define N_IN_FRONT 2 /* names: of the pages in front, and of the contents in them */

static void
settle_entry (const char *name, guint first, guint n_pages, gboolean is_part, gpointer data)
{
  Settling *settling = data;
  const Contents *contents = settling->contents;
  guint nth = settling->n_seen++;

  if (nth >= N_IN_FRONT && nth - N_IN_FRONT < contents->entries->len)
    ((Entry *) g_ptr_array_index (contents->entries, nth - N_IN_FRONT))->first
      = first - contents->flow.n_pages;
}

static void
add_sentence (Contents *contents, char *sentence)
{
  g_ptr_array_add (contents->sentences, sentence);
  draw_flow_append (&contents->flow, BLOCK_SENTENCE, sentence);
}

/* Who counts hexes measures nothing. */
static char *
dup_tools (const WarSystem *system)
{
  guint sides = system->die_sides;

  if (!draw_stick_sheets_has (system))
    return g_strdup_printf (_ ("A handful of dice with %u sides, scissors and two pencils."),
                            sides);
  if (system->length_unit == WAR_UNIT_CENTIMETRE)
    return g_strdup_printf (_ ("A handful of dice with %u sides, a ruler with centimetres, "
                               "scissors and two pencils."),
                            sides);
  return g_strdup_printf (_ ("A handful of dice with %u sides, a ruler with inches, scissors and "
                             "two pencils."),
                          sides);
}

static gint
count_dice_of_type (const WarUnitType *type, const WarSystem *system)
{
  gint stat = war_stats_find_role (system->weapon_stats, WAR_ROLE_DICE);
  gint strength = war_stats_find_role (system->unit_stats, WAR_ROLE_STRENGTH);
  gint bases = war_stats_find_role (system->unit_stats, WAR_ROLE_BASES);
  gint most = 0;

  for (guint i = 0; stat >= 0 && i < type->weapons->len; i++)
    {
      gint n = ((const WarWeapon *) g_ptr_array_index (type->weapons, i))->stats[stat];

      if (n == WAR_DICE_PER_WOUND)
        n = strength >= 0 ? type->stats[strength] : 0;
      most = MAX (most, bases >= 0 ? n * type->stats[bases] : n);
    }
  return most;
}

/* By the table of the rules that says how many; 0: they have none. */
static gint
count_dice_of_table (const WarRules *rules)
{
  gint table = war_system_find_table (rules->system, WAR_TABLE_OF_DICE), column, most = 0;
  const WarTableRow *rows;
  guint n_rows;

  if (table < 0)
    return 0;

  column = war_stats_find_role (rules->system->tables[table].columns, WAR_ROLE_DICE);
  rows = war_rules_get_table (rules, (guint) table, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    most = MAX (most, rows[i].values[column]);
  return most;
}

/* How many are rolled at once, at most; 0: that is not known. */
static gint
count_dice (const DrawSubject *subject)
{
  const WarSystem *system = subject->rules->system;
  g_autoptr (GPtrArray) list = draw_units_list_new_of (subject);
  gint most = count_dice_of_table (subject->rules), more = 0;

  for (guint i = 0; i < list->len; i++)
    {
      gint n = count_dice_of_type (((const DrawUnits *) g_ptr_array_index (list, i))->type, system);

      most = MAX (most, n);
    }
  for (guint i = 0; system->numbers[i].id != NULL; i++)
    if (system->numbers[i].role == WAR_ROLE_DICE)
      more = MAX (more, subject->rules->numbers[i]);
  return most > 0 ? most + more : 0;
}

static gboolean
has_lots (const DrawSubject *subject)
{
  g_auto (DrawGame) game = draw_game_begin (subject);
  g_autoptr (GArray) supply = game.setup != NULL ? war_setup_list_supply (game.setup) : NULL;

  for (guint i = 0; supply != NULL && i < supply->len; i++)
    if (g_array_index (supply, WarSupply, i).kind == WAR_SUPPLY_LOT)
      return TRUE;
  return FALSE;
}

static void
add_step (Contents *contents, guint n, const char *sentence)
{
  add_sentence (contents, g_strdup_printf ("%u. %s", n, sentence));
}

/* What is done before the first turn, in its order. */
static void
add_beginning (Contents *contents, const DrawSubject *subject)
{
  g_autoptr (GPtrArray) sentences = NULL;
  guint n = 0;

  if (subject->operation == NULL)
    return;
  draw_flow_append (&contents->flow, BLOCK_HEADING, _ ("How to Begin"))->holds_next = TRUE;
  sentences = text_beginning (subject->operation);
  add_step (contents, ++n,
            _ ("Cut out what there is to cut out, and join the sheets of the battlefield: letters "
               "at their edges say which meet. Without them, lay the field out as on the map."));
  for (guint i = 0; i < sentences->len; i++)
    add_step (contents, ++n, g_ptr_array_index (sentences, i));
  if (subject->routine != NULL && subject->routine->phases->len > 0)
    {
      const WarPhase *phase = g_ptr_array_index (subject->routine->phases, 0);

      g_autofree char *sentence = g_strdup_printf (
        _ ("Then the first round begins, with: %s. The quick reference goes through its steps."),
        text_translate (phase->name));

      add_step (contents, ++n, sentence);
    }
}

static void
add_needs (Contents *contents, const DrawSubject *subject, const DrawSheetSetup *setup,
           gboolean apart)
{
  guint n = contents->n_pages;
  gint n_dice = count_dice (subject);

  draw_flow_append (&contents->flow, BLOCK_HEADING, _ ("What Else the Table Needs"))->holds_next
    = TRUE;
  add_sentence (contents, dup_tools (subject->rules->system));
  if (n_dice > 1)
    add_sentence (contents, g_strdup_printf (_ ("Up to %d dice are rolled at once."), n_dice));
  if (has_lots (subject))
    add_sentence (contents, g_strdup (_ ("A bag or a cup to draw units from.")));
  if (apart)
    add_sentence (contents,
                  g_strdup (_ ("What is cut out or laid on the table lies behind this "
                               "booklet, on sheets of its own. Print those at 100\u00a0%, "
                               "and on one side only.")));
  if (!setup->is_booklet)
    add_sentence (contents,
                  g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                "%u sheet lies behind this one. Print it at "
                                                "100 %%: what is cut out has its true size.",
                                                "%u sheets lie behind this one. Print them at "
                                                "100 %%: what is cut out has its true size.",
                                                n),
                                   n));
}

DrawSheets *
draw_contents_sheets_new (DrawSheets *sheets, const DrawSubject *subject,
                          const DrawSheetSetup *setup, gboolean apart)
{
  g_return_val_if_fail (sheets != NULL && subject != NULL && setup != NULL, sheets);

  Contents *contents = g_new0 (Contents, 1);
  DrawFlow *flow = &contents->flow;
  DrawPageFrame frame = {
    .title = g_strdup (draw_sheets_get_title (sheets)),
    .title_note = g_strdup (""),
    .about = g_strdup (_ ("For the Table")),
    .about_note = g_strdup (subject->rules->system->name),
    .credit = draw_page_dup_credit (subject->rules->system),
  };
  /* What has no title has no name. */
  Settling settling = { contents, *draw_sheets_get_title (sheets) == '\0' ? 1 : 0 };
  DrawSheets *front;

  contents->entries = g_ptr_array_new_with_free_func (entry_free);
  contents->sentences = g_ptr_array_new_with_free_func (g_free);
  contents->n_pages = draw_sheets_get_n_pages (sheets);
  draw_flow_init (flow, setup, &frame, contents, draw_block, NULL);
  add_needs (contents, subject, setup, apart);
  add_beginning (contents, subject);
  draw_flow_append (flow, BLOCK_HEADING, _ ("Contents"))->holds_next = TRUE;
  draw_sheets_foreach_part (sheets, add_entry, contents);
  draw_flow_end_layout (flow, draw_flow_set_first_columns (flow, flow->blocks->len, 1));
  front = draw_sheets_new (draw_sheets_get_title (sheets), setup->paper, flow->n_pages, draw_page,
                           contents, contents_free);
  draw_sheets_add_bookmark (front, 0, _ ("Contents"));
  draw_sheets_append (front, sheets);
  draw_sheets_foreach_part (front, settle_entry, &settling);
  return front;
}
