/* roster-sheet.c: an army's printed roster
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/roster-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/lettering-private.h"
#include "draw/roster-private.h"
#include "text/phrase.h"

/* Of the page, in units of the pen: 1 mm on A4. */
#define MARGIN 14
#define MARGIN_TOP 12
#define HEADER_FIRST 25
#define HEADER_NEXT 9
#define FOOTER 16

typedef struct
{
  WarArmy *army;
  DrawPaper paper;
  DrawInk ink;
  GArray *groups; /* WarUnitGroup */
  GPtrArray *problems; /* WarProblem */
  GArray *blocks; /* DrawBlock */
  guint n_pages;
} DrawRoster;

static void
draw_roster_free (gpointer content)
{
  DrawRoster *roster = content;

  g_array_unref (roster->blocks);
  g_array_unref (roster->groups);
  g_ptr_array_unref (roster->problems);
  war_army_unref (roster->army);
  g_free (roster);
}

static void
draw_roster_init_pen (const DrawRoster *roster, DrawRosterPen *pen, cairo_t *cr, gboolean measure)
{
  double unit = CLAMP (roster->paper.width / draw_paper_a4.width, 0.74, 1.2);

  *pen = (DrawRosterPen){
    .cr = cr,
    .measure = measure,
    .army = roster->army,
    .ink = roster->ink,
    .unit = unit,
    .left = MARGIN * unit,
    .right = roster->paper.width - MARGIN * unit,
  };
}

static void
draw_roster_append (DrawRoster *roster, DrawBlockKind kind, gconstpointer item)
{
  DrawBlock block = { .kind = kind, .item = item };

  g_array_append_val (roster->blocks, block);
}

/* The groups come wave by wave. */
static void
draw_roster_append_units (DrawRoster *roster, const DrawRosterPen *pen)
{
  gboolean has_waves = war_army_count_waves (roster->army) > 0;
  gint wave = -1;

  for (guint i = 0; i < roster->groups->len; i++)
    {
      const WarUnitGroup *group = &g_array_index (roster->groups, WarUnitGroup, i);
      guint per_row = draw_block_get_wounds_per_row (pen, group);

      if (has_waves && group->unit->wave != wave)
        {
          DrawBlock heading = { .kind = DRAW_BLOCK_WAVE, .first = (guint) group->unit->wave };

          wave = group->unit->wave;
          g_array_append_val (roster->blocks, heading);
        }
      draw_roster_append (roster, DRAW_BLOCK_UNIT, group);
      for (guint first = 1; per_row && first <= group->count; first += per_row)
        {
          DrawBlock row = { .kind = DRAW_BLOCK_WOUNDS,
                            .item = group,
                            .first = first,
                            .last = MIN (first + per_row - 1, group->count) };

          g_array_append_val (roster->blocks, row);
        }
    }
}

static void
draw_roster_append_composition (DrawRoster *roster)
{
  const WarBook *book = roster->army->book;

  draw_roster_append (roster, DRAW_BLOCK_HEADING, N_ ("Composition"));
  draw_roster_append (roster, DRAW_BLOCK_SENTENCE,
                      war_army_is_legal (roster->army) ? N_ ("The army is legal.")
                                                       : N_ ("The army is not legal."));
  for (guint i = 0; i < roster->problems->len; i++)
    draw_roster_append (roster, DRAW_BLOCK_PROBLEM, g_ptr_array_index (roster->problems, i));
  for (guint i = 0; book && i < book->limits->len; i++)
    draw_roster_append (roster, DRAW_BLOCK_LIMIT, g_ptr_array_index (book->limits, i));
}

/* Each trait once, in the order in which a reader meets them. */
static void
draw_roster_collect_traits (GPtrArray *traits, const GArray *uses)
{
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      if (!g_ptr_array_find (traits, use->trait, NULL))
        g_ptr_array_add (traits, use->trait);
    }
}

static void
draw_roster_append_traits (DrawRoster *roster)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();

  for (guint i = 0; i < roster->groups->len; i++)
    {
      const WarUnitType *type = g_array_index (roster->groups, WarUnitGroup, i).unit->type;

      for (guint j = 0; j < type->weapons->len; j++)
        draw_roster_collect_traits (
          traits, ((const WarWeapon *) g_ptr_array_index (type->weapons, j))->traits);
      draw_roster_collect_traits (traits, type->traits);
    }

  if (traits->len > 0)
    draw_roster_append (roster, DRAW_BLOCK_HEADING, N_ ("Traits"));
  for (guint i = 0; i < traits->len; i++)
    draw_roster_append (roster, DRAW_BLOCK_TRAIT, g_ptr_array_index (traits, i));
}

static gboolean
draw_block_is_unit (const DrawBlock *block)
{
  return block->kind == DRAW_BLOCK_WAVE || block->kind == DRAW_BLOCK_UNIT
         || block->kind == DRAW_BLOCK_WOUNDS;
}

/* Whether the next block has to stay on the same page: the first boxes of a unit, what a heading
 * heads, the first unit of a wave, what is wrong after that something is. */
static gboolean
draw_roster_holds_next (const DrawRoster *roster, guint i)
{
  const DrawBlock *block = &g_array_index (roster->blocks, DrawBlock, i);
  const DrawBlock *next = block + 1;

  if (i + 1 >= roster->blocks->len)
    return FALSE;
  return block->kind == DRAW_BLOCK_HEADING || block->kind == DRAW_BLOCK_WAVE
         || (block->kind == DRAW_BLOCK_UNIT && next->kind == DRAW_BLOCK_WOUNDS)
         || (block->kind == DRAW_BLOCK_SENTENCE && next->kind == DRAW_BLOCK_PROBLEM);
}

/* Gives every block its page and place. */
static void
draw_roster_lay_out (DrawRoster *roster, const DrawRosterPen *pen)
{
  double bottom = roster->paper.height - FOOTER * pen->unit;
  double columns = draw_block_columns (pen, 0);
  double y = (MARGIN_TOP + HEADER_FIRST) * pen->unit;
  gboolean page_is_empty = TRUE;
  guint page = 0;

  for (guint i = 0; i < roster->blocks->len; i++)
    {
      DrawBlock *block = &g_array_index (roster->blocks, DrawBlock, i);
      double needed = block->height = draw_block (pen, block, 0);

      for (guint held = i; draw_roster_holds_next (roster, held); held++)
        needed += draw_block (pen, &g_array_index (roster->blocks, DrawBlock, held + 1), 0);
      if (i == 0 && draw_block_is_unit (block))
        y += columns;
      if (y + needed > bottom && !page_is_empty)
        {
          page++;
          y = (MARGIN_TOP + HEADER_NEXT) * pen->unit;
          if (draw_block_is_unit (block))
            y += columns + (block->kind == DRAW_BLOCK_WOUNDS ? 2 * pen->unit : 0);
        }
      block->page = page;
      block->y = y;
      y += block->height;
      page_is_empty = FALSE;
    }
  roster->n_pages = page + 1;
}

/* "665 / 700" */
static char *
draw_roster_format_total (const WarArmy *army)
{
  gint cost = war_army_get_cost (army);

  if (army->cost_limit == 0)
    return text_cost (cost);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points", (gulong) army->cost_limit),
    cost, army->cost_limit);
}

static void
draw_roster_header (const DrawRoster *roster, const DrawRosterPen *pen)
{
  const WarArmy *army = roster->army;
  const WarGameType *game_type
    = army->game_type ? war_rules_find_game_type (army->rules, army->game_type) : NULL;
  double width = pen->right - pen->left, unit = pen->unit, top = MARGIN_TOP * unit;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 9.5 * unit, .bold = TRUE };
  DrawLettering total
    = { .face = DRAW_FACE_MAP, .size = 5.4 * unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  DrawLettering line = {
    .face = DRAW_FACE_MAP, .size = 3.9 * unit, .italic = TRUE, .lines = 1, .width = width * 0.76
  };
  DrawLettering count
    = { .face = DRAW_FACE_MAP, .size = 3.9 * unit, .italic = TRUE, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *total_text = draw_roster_format_total (army);
  g_autofree char *count_text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);
  g_autofree char *about
    = g_strdup_printf ("%s · %s%s%s", army->rules->system->name,
                       army->book      ? text_translate (army->book->name)
                       : army->book_id ? army->book_id
                                       : "",
                       game_type ? " · " : "", game_type ? text_translate (game_type->name) : "");

  for (guint i = 0; i < 2; i++)
    {
      double edge = top + (i ? 1.3 : 0) * unit;

      cairo_move_to (pen->cr, pen->left, edge);
      cairo_line_to (pen->cr, pen->right, edge);
      cairo_set_line_width (pen->cr, (i ? 0.25 : 1.1) * unit);
      cairo_stroke (pen->cr);
    }
  draw_lettering_show_at_baseline (pen->cr, &total, pen->right, top + 11.5 * unit, total_text);
  draw_lettering_show_fitted (pen->cr, &title, pen->left, top + 11.5 * unit, width * 0.68,
                              army->name ? army->name : "");
  draw_lettering_show_at_baseline (pen->cr, &line, pen->left, top + 18 * unit, about);
  draw_lettering_show_at_baseline (pen->cr, &count, pen->right, top + 18 * unit, count_text);
}

static void
draw_roster_running_head (const DrawRoster *roster, const DrawRosterPen *pen)
{
  DrawLettering line = { .face = DRAW_FACE_MAP,
                         .size = 4.4 * pen->unit,
                         .bold = TRUE,
                         .lines = 1,
                         .width = pen->right - pen->left };

  draw_lettering_show_at_baseline (pen->cr, &line, pen->left, (MARGIN_TOP + 4) * pen->unit,
                                   roster->army->name ? roster->army->name : "");
}

static void
draw_roster_footer (const DrawRoster *roster, const DrawRosterPen *pen, guint page)
{
  const WarSystem *system = roster->army->rules->system;
  double y = roster->paper.height - 8.5 * pen->unit;
  DrawLettering left = { .face = DRAW_FACE_MAP,
                         .size = 3 * pen->unit,
                         .italic = TRUE,
                         .lines = 1,
                         .width = (pen->right - pen->left) * 0.8 };
  DrawLettering right
    = { .face = DRAW_FACE_MAP, .size = 3.4 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *credit = g_strdup_printf ("%s · %s", system->name, system->credit);
  /* TRANSLATORS: Page number and number of pages: "1 / 2". */
  g_autofree char *number = g_strdup_printf (_ ("%u / %u"), page + 1, roster->n_pages);

  cairo_move_to (pen->cr, pen->left, y - 4 * pen->unit);
  cairo_line_to (pen->cr, pen->right, y - 4 * pen->unit);
  cairo_set_line_width (pen->cr, 0.25 * pen->unit);
  cairo_stroke (pen->cr);
  draw_lettering_show_at_baseline (pen->cr, &left, pen->left, y, credit);
  draw_lettering_show_at_baseline (pen->cr, &right, pen->right, y, number);
}

static void
draw_roster_page (gpointer content, guint page, cairo_t *cr)
{
  const DrawRoster *roster = content;
  gboolean first = TRUE;
  DrawRosterPen pen;

  draw_roster_init_pen (roster, &pen, cr, FALSE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, roster->ink), 1);
  if (page == 0)
    draw_roster_header (roster, &pen);
  else
    draw_roster_running_head (roster, &pen);
  draw_roster_footer (roster, &pen, page);

  for (guint i = 0; i < roster->blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (roster->blocks, DrawBlock, i);

      if (block->page != page)
        continue;
      if (first && draw_block_is_unit (block))
        draw_block_columns (&pen, (MARGIN_TOP + (page ? HEADER_NEXT : HEADER_FIRST)) * pen.unit);
      first = FALSE;
      draw_block (&pen, block, block->y);
    }
}

DrawSheets *
draw_roster_sheets_new (WarArmy *army, DrawPaper paper, DrawInk ink)
{
  DrawRoster *roster;
  cairo_surface_t *surface;
  cairo_t *cr;
  DrawRosterPen pen;

  g_return_val_if_fail (army != NULL, NULL);

  roster = g_new0 (DrawRoster, 1);
  roster->army = war_army_ref (army);
  roster->paper = paper;
  roster->ink = ink;
  roster->groups = war_army_group_units (army);
  roster->problems = war_army_check (army);
  roster->blocks = g_array_new (FALSE, FALSE, sizeof (DrawBlock));

  /* Metrics are the same on every surface. */
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cr = cairo_create (surface);
  draw_roster_init_pen (roster, &pen, cr, TRUE);
  draw_roster_append_units (roster, &pen);
  if (roster->groups->len > 0)
    draw_roster_append (roster, DRAW_BLOCK_KEY, NULL);
  draw_roster_append_composition (roster);
  draw_roster_append_traits (roster);
  draw_roster_lay_out (roster, &pen);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return draw_sheets_new (army->name ? army->name : "", paper, roster->n_pages, draw_roster_page,
                          roster, draw_roster_free);
}
