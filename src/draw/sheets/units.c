/* units.c: units on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "draw/sheets/reference-private.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/sheets/units-private.h"
#include "draw/units/unit.h"
#include "text/words/phrase.h"

/* In units of the pen: columns from the left, and what stands at the right. */
#define PICTURE_WIDTH 17
#define PICTURE_HEIGHT 11
#define GAP 2

/* A cell of statistics: of a number, and of a length like "20 cm". */
#define CELL 9
#define CELL_LENGTH 13
#define LEAST_SQUEEZE 0.8 /* rather than this they take a second row */

/* How it is set in each detail. */
typedef struct
{
  double name, line, sign, value; /* letters */
  double gap; /* above and below */
  double box, box_gap;
  double count, cost; /* columns */
  double usual_width, least_width; /* of a column of units, beside the statistics of lines */
} Look;

static const Look looks[] = {
  [DRAW_DETAIL_FULL] = { 4.3, 3.2, 2.7, 3.9, 1.7, 3.5, 0.7, 10, 14, 84, 62 },
  [DRAW_DETAIL_COMPACT] = { 3.6, 2.9, 2.6, 3.2, 0.6, 2.7, 0.5, 8.5, 11, 84, 54 },
  [DRAW_DETAIL_LINE] = { 3.5, 2.9, 2.9, 3.4, 0.7, 2.7, 0.5, 8.5, 13, 62, 44 },
};

static const Look *
get_look (const DrawPen *pen)
{
  return &looks[pen->setup->detail];
}

static gboolean
is_detail (const DrawPen *pen, DrawSheetDetail detail)
{
  return pen->setup->detail == detail;
}

/* Boxes --------------------------------------------------------------------------------------- */

void
draw_box_of_loss (cairo_t *cr, double x, double y, double size, gboolean is_lost)
{
  cairo_rectangle (cr, x, y, size, size);
  if (!is_lost)
    return;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + size, y + size);
  cairo_move_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size);
}

static DrawLettering
get_label_lettering (const DrawPen *pen)
{
  return (DrawLettering){ .face = DRAW_FACE_TEXT, .size = 2.8 * pen->unit };
}

/* How the boxes of each unit are set: all of a row begin at the same places. */
typedef struct
{
  double label; /* the widest of them, 0 if there are none */
  guint per_line; /* boxes; more stand below */
  guint lines;
  double width; /* of one unit, with the gap behind it */
  guint per_row; /* units */
} Grid;

/* The widest label of several units, 0 of one. Long names take long to measure. */
static double
get_label_width (const DrawPen *pen, const DrawUnits *units)
{
  DrawLettering lettering = get_label_lettering (pen);
  gboolean is_common = draw_units_get_common_name (units) != NULL;
  guint n = units->members->len;
  double widest = 0;

  if (n <= 1)
    return 0;
  if (units->labels != NULL && units->labels->unit == pen->unit)
    return units->labels->width;
  for (guint i = 0; i < n; i++)
    if ((!is_common && draw_units_get_member (units, i)->name != NULL) || i + 1 == n)
      {
        g_autofree char *label = draw_units_dup_label (units, i);
        double width, height;

        /* Of numbers with so many digits none is wider. */
        if (is_common || draw_units_get_member (units, i)->name == NULL)
          memset (label, '0', strlen (label));
        draw_lettering_measure (pen->cr, &lettering, label, &width, &height);
        widest = fmax (widest, width + 1.4 * pen->unit);
      }
  if (units->labels != NULL)
    *units->labels = (DrawUnitsLabels){ pen->unit, widest };
  return widest;
}

static Grid
get_grid (const DrawPen *pen, const DrawUnits *units, double width)
{
  const Look *look = get_look (pen);
  double step = (look->box + look->box_gap) * pen->unit;
  guint boxes = draw_units_get_strength (units), n = MAX (boxes, 1), fitting;
  Grid grid = { .label = get_label_width (pen, units) };

  grid.label = fmin (grid.label, width * 0.6);
  fitting = (guint) fmax ((width - grid.label) / step, 1);
  grid.per_line = MIN (fitting, n);
  grid.lines = (n + grid.per_line - 1) / grid.per_line;
  grid.per_line = (n + grid.lines - 1) / grid.lines;
  grid.width = grid.label + grid.per_line * step + 2.6 * pen->unit;
  grid.per_row = (guint) fmax ((width + 2.6 * pen->unit) / grid.width, 1);
  return grid;
}

/* The first ones are crossed, of what is lost already. */
static void
draw_boxes (const DrawPen *pen, const Grid *grid, guint n, guint n_lost, double x, double y)
{
  const Look *look = get_look (pen);
  double size = look->box * pen->unit, step = (look->box + look->box_gap) * pen->unit;

  if (pen->measure)
    return;
  for (guint i = 0; i < n; i++)
    draw_box_of_loss (pen->cr, x + i % grid->per_line * step, y + i / grid->per_line * step, size,
                      i < n_lost);
  draw_pen_ink (pen);
  cairo_set_line_width (pen->cr, 0.25 * pen->unit);
  cairo_stroke (pen->cr);
}

/* Whether they have boxes that stand in rows of their own. */
static gboolean
has_rows (const DrawPen *pen, const DrawUnits *units)
{
  if (is_detail (pen, DRAW_DETAIL_LINE) || units->members->len == 0)
    return FALSE;
  if (units->members->len == 1)
    return is_detail (pen, DRAW_DETAIL_FULL) && draw_units_get_strength (units) > 1;
  return draw_units_get_strength (units) > 0;
}

/* Of the column that says how many they are; in a book there is none. */
static double
get_count_width (const DrawPen *pen, const DrawUnits *units)
{
  return units->members->len > 0 ? get_look (pen)->count * pen->unit : 0;
}

/* Where rows of boxes begin, and the words of full cards. */
static double
get_indent (const DrawPen *pen, const DrawUnits *units)
{
  if (is_detail (pen, DRAW_DETAIL_FULL))
    return get_count_width (pen, units) + (PICTURE_WIDTH + GAP) * pen->unit;
  return get_count_width (pen, units);
}

static double
draw_row (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawUnits *units = block->item;
  const Look *look = get_look (pen);
  double left
    = pen->left
      + (units->members->len > 1 ? get_count_width (pen, units) : get_indent (pen, units));
  Grid grid = get_grid (pen, units, pen->right - left);
  DrawLettering lettering = get_label_lettering (pen);
  double step = (look->box + look->box_gap) * pen->unit, height = grid.lines * step;

  lettering.width = grid.label - 1.2 * pen->unit;
  for (guint i = block->first; i <= block->last; i++)
    {
      double x = left + (i - block->first) * grid.width;
      g_autofree char *label = draw_units_dup_label (units, i);

      if (grid.label > 0)
        height = fmax (height, draw_pen_text (pen, &lettering, x, y - 0.2 * pen->unit, label));
      draw_boxes (pen, &grid, draw_units_get_strength (units),
                  draw_units_get_member (units, i)->lost, x + grid.label, y);
    }
  return height + look->gap * pen->unit * 0.6;
}

/* Words --------------------------------------------------------------------------------------- */

/* "cavalry, officers", with the player's name for the unit before it. */
static char *
dup_description (const DrawUnits *units)
{
  const char *name = draw_units_get_common_name (units);
  g_autofree char *categories = text_categories (units->type, units->rules), *quoted = NULL;

  if (name == NULL)
    return g_steal_pointer (&categories);
  quoted = text_quoted (name);
  return g_strdup_printf (*categories != '\0' ? "%s · %s" : "%s%s", quoted, categories);
}

static char *
dup_traits (const DrawUnits *units)
{
  const GArray *uses = units->type->traits;
  GString *traits = g_string_new (NULL);

  for (guint i = 0; i < uses->len; i++)
    {
      g_autofree char *trait
        = text_trait (&g_array_index (uses, WarTraitUse, i), units->rules->system);

      g_string_append_printf (traits, "%s%s", i > 0 ? ", " : "", trait);
    }

  return g_string_free (traits, FALSE);
}

/* Each note once, with the name that it is of where they have several: DrawPair, of long ones in
 * pieces. */
static GPtrArray *
new_notes (const DrawUnits *units)
{
  GPtrArray *notes = draw_pairs_new ();
  const char *before = NULL;

  for (guint i = 0; i < units->members->len; i++)
    {
      const DrawUnitsMember *member = draw_units_get_member (units, i);
      g_autofree char *label = units->members->len > 1 ? draw_units_dup_label (units, i) : NULL;
      g_autofree char *line = NULL;

      if (member->note == NULL || g_strcmp0 (member->note, before) == 0)
        continue;
      before = member->note;
      /* TRANSLATORS: a unit's name or number, and the note about it. */
      line = label != NULL ? g_strdup_printf (_ ("%s: %s"), label, before) : g_strdup (before);
      draw_pairs_add (notes, "", line);
    }
  return notes;
}

/* Below a card, or what comes first in a column. */
static double
draw_note (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawUnits *units = block->item;
  const DrawPair *note = g_ptr_array_index (units->notes, block->first);
  double x = pen->left + get_indent (pen, units);
  DrawLettering lettering = { .face = DRAW_FACE_TEXT,
                              .size = get_look (pen)->line * pen->unit,
                              .italic = TRUE,
                              .width = pen->right - x };
  double gap = block->first + 1 == units->notes->len ? get_look (pen)->gap * pen->unit : 0;

  return draw_pen_text (pen, &lettering, x, y, note->text) + gap;
}

static double
draw_coming (const DrawPen *pen, const DrawUnits *units, double x, double right, double y)
{
  DrawLettering lettering = { .face = DRAW_FACE_TEXT,
                              .size = get_look (pen)->line * pen->unit,
                              .italic = TRUE,
                              .width = right - x };

  return units->coming != NULL ? draw_pen_text (pen, &lettering, x, y, units->coming) : 0;
}

/* Statistics ---------------------------------------------------------------------------------- */

static double
get_cell_width (const DrawPen *pen, const WarStat *stat, const WarSystem *system)
{
  gboolean wide = stat->kind == WAR_STAT_LENGTH && system->length_unit == WAR_UNIT_CENTIMETRE;

  return (wide ? CELL_LENGTH : CELL) * pen->unit;
}

static double
get_cells_width (const DrawPen *pen, const WarSystem *system)
{
  double width = 0;

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    width += get_cell_width (pen, &system->unit_stats[i], system);
  return width;
}

static const char *
get_sign (const WarStat *stat)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "statistic", stat->sign);
}

static char *
dup_value (const DrawUnits *units, guint i)
{
  const WarSystem *system = units->rules->system;

  return text_stat (&system->unit_stats[i], units->type->stats[i], system->length_unit);
}

/* By what cells are narrower than usual, if that keeps them in one row; else 1, as where they have
 * lengths that would break. */
static double
get_squeeze (const DrawPen *pen, const WarSystem *system, double room)
{
  double squeeze = room / get_cells_width (pen, system);

  if (system->length_unit == WAR_UNIT_CENTIMETRE)
    return 1;
  return squeeze < 1 && squeeze >= LEAST_SQUEEZE ? squeeze : 1;
}

gboolean
draw_units_has_one_row (const DrawPen *pen, const DrawUnits *units, gboolean is_tall)
{
  const WarSystem *system = units->rules->system;
  double room = pen->right - pen->left - (is_tall ? 0 : get_indent (pen, units));

  return get_squeeze (pen, system, room) * get_cells_width (pen, system) <= room + 0.01;
}

/* Sign over value, in cells side by side. */
static double
draw_cells (const DrawPen *pen, const DrawUnits *units, double x, double y)
{
  const WarSystem *system = units->rules->system;
  const Look *look = get_look (pen);
  DrawLettering sign
    = { .face = DRAW_FACE_TEXT, .size = look->sign * pen->unit, .align = PANGO_ALIGN_CENTER };
  DrawLettering value = { .face = DRAW_FACE_TEXT,
                          .size = look->value * pen->unit,
                          .bold = TRUE,
                          .align = PANGO_ALIGN_CENTER };
  double left = x, height = (look->sign + look->value) * 1.2 * pen->unit, top = y;
  double squeeze = get_squeeze (pen, system, pen->right - x);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      double width = squeeze * get_cell_width (pen, &system->unit_stats[i], system), sign_height;
      g_autofree char *text = dup_value (units, i);

      if (x + width > pen->right + 0.01 && x > left)
        {
          x = left;
          y += height;
        }
      sign.width = value.width = width;
      sign_height = draw_pen_text (pen, &sign, x, y, get_sign (&system->unit_stats[i]));
      draw_pen_text (pen, &value, x, y + sign_height - 0.5 * pen->unit, text);
      x += width;
    }
  return y + height - top;
}

/* Sign before value, one after the other in a line; *right: where it ends. */
static double
draw_stat_line (const DrawPen *pen, const DrawUnits *units, double x, double y, double *right)
{
  const WarSystem *system = units->rules->system;
  const Look *look = get_look (pen);
  DrawLettering sign = { .face = DRAW_FACE_TEXT, .size = look->sign * pen->unit };
  DrawLettering value = { .face = DRAW_FACE_TEXT, .size = look->value * pen->unit, .bold = TRUE };
  double left = x, height = 1.35 * look->value * pen->unit, top = y;

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const char *letters = get_sign (&system->unit_stats[i]);
      g_autofree char *text = dup_value (units, i);
      double sign_width, value_width, text_height;

      draw_lettering_measure (pen->cr, &sign, letters, &sign_width, &text_height);
      sign_width += 0.9 * pen->unit;
      draw_lettering_measure (pen->cr, &value, text, &value_width, &text_height);
      if (x + sign_width + value_width > pen->right && x > left)
        {
          x = left;
          y += height;
        }
      if (!pen->measure)
        {
          draw_pen_ink (pen);
          draw_lettering_show_at_baseline (pen->cr, &sign, x, y + look->value * pen->unit, letters);
          draw_lettering_show_at_baseline (pen->cr, &value, x + sign_width,
                                           y + look->value * pen->unit, text);
        }
      x += sign_width + value_width + 2.4 * pen->unit;
    }
  *right = x;
  return y + height - top;
}

/* Cards --------------------------------------------------------------------------------------- */

static void
draw_count (const DrawPen *pen, const DrawUnits *units, double y)
{
  DrawLettering count
    = { .face = DRAW_FACE_MAP, .size = get_look (pen)->name * pen->unit, .bold = TRUE };
  /* TRANSLATORS: How many units there are of a kind, before their name: "3 ×". */
  g_autofree char *text = g_strdup_printf (_ ("%u ×"), units->members->len);

  if (units->members->len > 0)
    draw_pen_text (pen, &count, pen->left, y, text);
}

/* The cost of all, with that of each below it; returns how much room it leaves the name. */
static double
draw_cost (const DrawPen *pen, const DrawUnits *units, double y)
{
  const Look *look = get_look (pen);
  gint n = (gint) MAX (units->members->len, 1);
  DrawLettering cost = { .face = DRAW_FACE_TEXT,
                         .size = look->name * 0.92 * pen->unit,
                         .bold = TRUE,
                         .align = PANGO_ALIGN_RIGHT };
  g_autofree char *whole = g_strdup_printf ("%d", n * units->type->cost);
  g_autofree char *each = g_strdup_printf (_ ("%d each"), units->type->cost);
  double width, height;

  if (!draw_pen_has (pen, DRAW_SHEET_COSTS))
    return pen->right;
  draw_lettering_measure (pen->cr, &cost, whole, &width, &height);
  draw_pen_text (pen, &cost, pen->right, y, whole);
  cost.bold = FALSE;
  cost.size = 2.7 * pen->unit;
  if (n > 1 && is_detail (pen, DRAW_DETAIL_FULL))
    draw_pen_text (pen, &cost, pen->right, y + height, each);
  else
    return pen->right - width - 2 * pen->unit;
  return pen->right - look->cost * pen->unit;
}

/* Long ones are a little smaller before they take a second line. */
static double
draw_name (const DrawPen *pen, const char *name, double x, double right, double y)
{
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = get_look (pen)->name * pen->unit, .bold = TRUE };

  draw_pen_fit (pen, &lettering, right - x, 0.82, name);
  if (lettering.width > 0)
    lettering = draw_pen_fit_words (pen, &lettering, name);
  return draw_pen_text (pen, &lettering, x, y, name);
}

static void
draw_picture (const DrawPen *pen, const DrawUnits *units, double x, double y)
{
  if (pen->measure)
    return;
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x + PICTURE_WIDTH / 2.0 * pen->unit,
                   y + PICTURE_HEIGHT / 2.0 * pen->unit);
  draw_unit_type (pen->cr, units->type, PICTURE_WIDTH * pen->unit, PICTURE_HEIGHT * pen->unit,
                  pen->ink);
  cairo_restore (pen->cr);
}

static double
draw_full (const DrawPen *pen, const DrawUnits *units, double y, gboolean is_tall)
{
  double x = pen->left + get_indent (pen, units), top = y, right = draw_cost (pen, units, y);
  DrawLettering line = { .face = DRAW_FACE_TEXT, .size = 3.2 * pen->unit };
  DrawLettering kind
    = { .face = DRAW_FACE_TEXT, .size = 2.9 * pen->unit, .italic = TRUE, .width = right - x };
  g_autofree char *description = dup_description (units);
  g_autofree char *traits = dup_traits (units);

  draw_count (pen, units, y);
  draw_picture (pen, units, pen->left + get_count_width (pen, units), y + 0.8 * pen->unit);
  y += draw_name (pen, text_translate (units->type->name), x, right, y);
  kind = draw_pen_fit_words (pen, &kind, description);
  if (*description != '\0')
    y += draw_pen_text (pen, &kind, x, y, description);
  y += draw_coming (pen, units, x, right, y);
  if (is_tall)
    {
      x = pen->left;
      y = fmax (y, top + (PICTURE_HEIGHT + 1.6) * pen->unit);
    }
  line.width = pen->right - x;
  y += 0.4 * pen->unit;
  y += draw_cells (pen, units, x, y);
  for (guint i = 0; i < units->type->weapons->len; i++)
    {
      g_autofree char *weapon
        = text_weapon (g_ptr_array_index (units->type->weapons, i), units->rules->system);

      y += draw_pen_text (pen, &line, x, y, weapon);
    }
  line.bold = TRUE;
  if (*traits != '\0')
    y += draw_pen_text (pen, &line, x, y, traits);
  return fmax (y - top, (PICTURE_HEIGHT + 1.6) * pen->unit);
}

/* The weapons and traits in one paragraph. */
static char *
dup_arms (const DrawUnits *units)
{
  g_autofree char *traits = dup_traits (units);
  GString *arms = g_string_new (NULL);

  for (guint i = 0; i < units->type->weapons->len; i++)
    {
      g_autofree char *weapon
        = text_weapon (g_ptr_array_index (units->type->weapons, i), units->rules->system);

      g_string_append_printf (arms, "%s%s", i > 0 ? " · " : "", weapon);
    }
  if (*traits != '\0')
    g_string_append_printf (arms, "%s%s", arms->len > 0 ? " · " : "", traits);
  return g_string_free (arms, FALSE);
}

/* "BEF Infantry “Old Guard”" */
static char *
dup_title (const DrawUnits *units)
{
  const char *name = draw_units_get_common_name (units), *type = text_translate (units->type->name);

  g_autofree char *quoted = name != NULL ? text_quoted (name) : NULL;

  return name != NULL ? g_strdup_printf ("%s %s", type, quoted) : g_strdup (type);
}

/* The boxes of a single unit stand behind its statistics, if there is room. */
static double
draw_single_boxes (const DrawPen *pen, const DrawUnits *units, double x, double from, double y)
{
  const Look *look = get_look (pen);
  double step = (look->box + look->box_gap) * pen->unit,
         width = draw_units_get_strength (units) * step;
  gboolean fits = from + width <= pen->right;
  Grid grid = get_grid (pen, units, pen->right - x);
  double below = 1.35 * look->value * pen->unit;

  if (units->members->len != 1 || draw_units_get_strength (units) < 2)
    return 0;
  if (fits)
    grid.per_line = draw_units_get_strength (units);
  draw_boxes (pen, &grid, draw_units_get_strength (units), draw_units_get_member (units, 0)->lost,
              fits ? pen->right - width : x, fits ? y + 0.5 * pen->unit : y + below);
  return fits ? 0 : grid.lines * step + 0.4 * pen->unit;
}

static double
draw_compact (const DrawPen *pen, const DrawUnits *units, double y)
{
  double x = pen->left + get_indent (pen, units), top = y, right = draw_cost (pen, units, y), end;
  double height;
  DrawLettering line = { .face = DRAW_FACE_TEXT, .size = 2.9 * pen->unit, .width = pen->right - x };
  g_autofree char *title = dup_title (units);
  g_autofree char *arms = dup_arms (units);

  draw_count (pen, units, y);
  y += draw_name (pen, title, x, right, y);
  y += draw_coming (pen, units, x, right, y);
  height = draw_stat_line (pen, units, x, y, &end);
  y += height + draw_single_boxes (pen, units, x, end, y + height - 1.35 * 3.2 * pen->unit);
  if (*arms != '\0')
    y += draw_pen_text (pen, &line, x, y, arms);
  return y - top;
}

static double
draw_line (const DrawPen *pen, const DrawUnits *units, double y)
{
  const WarSystem *system = units->rules->system;
  double x = pen->left + get_indent (pen, units), right = draw_cost (pen, units, y), height;
  double from = right - get_cells_width (pen, system);
  DrawLettering value = { .face = DRAW_FACE_TEXT,
                          .size = get_look (pen)->value * pen->unit,
                          .bold = TRUE,
                          .align = PANGO_ALIGN_CENTER };
  g_autofree char *title = dup_title (units);

  draw_count (pen, units, y);
  height = draw_name (pen, title, x, from - GAP * pen->unit, y);
  height += draw_coming (pen, units, x, from, y + height);
  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      g_autofree char *text = dup_value (units, i);

      value.width = get_cell_width (pen, &system->unit_stats[i], system);
      draw_pen_text (pen, &value, from, y, text);
      from += value.width;
    }
  return height;
}

static double
draw_card (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawUnits *units = block->item;
  double gap = get_look (pen)->gap * pen->unit, top = y + gap, height;

  if (block->head <= 0)
    draw_pen_rule (pen, y, 0.12 * pen->unit);
  if (is_detail (pen, DRAW_DETAIL_FULL))
    height = draw_full (pen, units, top, block->kind == DRAW_UNITS_TALL);
  else if (is_detail (pen, DRAW_DETAIL_COMPACT))
    height = draw_compact (pen, units, top);
  else
    height = draw_line (pen, units, top);
  /* What is below the notes stands off from them. */
  return height + (units->notes != NULL && units->notes->len > 0 ? 1 : 2) * gap;
}

double
draw_units_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  switch (block->kind)
    {
    case DRAW_UNITS_CARD:
    case DRAW_UNITS_TALL:
      return draw_card (pen, block, y);
    case DRAW_UNITS_NOTE:
      return draw_note (pen, block, y);
    case DRAW_UNITS_BOXES:
    default:
      return draw_row (pen, block, y);
    }
}

double
draw_units_head (const DrawPen *pen, const WarSystem *system, double y)
{
  double right
    = pen->right - (draw_pen_has (pen, DRAW_SHEET_COSTS) ? get_look (pen)->cost : 0) * pen->unit;
  double x = right - get_cells_width (pen, system), height = 5.2 * pen->unit;
  DrawLettering head = { .face = DRAW_FACE_MAP, .size = 3.3 * pen->unit, .italic = TRUE };
  DrawLettering sign
    = { .face = DRAW_FACE_MAP, .size = 3.3 * pen->unit, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  if (!is_detail (pen, DRAW_DETAIL_LINE))
    return 0;
  draw_pen_text (pen, &head, pen->left, y, _ ("Unit"));
  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      sign.width = get_cell_width (pen, &system->unit_stats[i], system);
      draw_pen_text (pen, &sign, x, y, get_sign (&system->unit_stats[i]));
      x += sign.width;
    }
  head.align = PANGO_ALIGN_RIGHT;
  if (draw_pen_has (pen, DRAW_SHEET_COSTS))
    draw_pen_text (pen, &head, pen->right, y, _ ("Cost"));
  draw_pen_rule (pen, y + height, 0.35 * pen->unit);
  return height;
}

double
draw_units_key (const DrawPen *pen, const WarSystem *system, double y)
{
  DrawLettering line = {
    .face = DRAW_FACE_TEXT, .size = 2.8 * pen->unit, .italic = TRUE, .width = pen->right - pen->left
  };
  g_autoptr (GString) key = g_string_new (NULL);
  double height = 1.5 * pen->unit;

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    g_string_append_printf (key, "%s%s %s", i > 0 ? " · " : "", get_sign (&system->unit_stats[i]),
                            text_translate (system->unit_stats[i].name));
  height += draw_pen_text (pen, &line, pen->left, y + height, key->str);
  if (!is_detail (pen, DRAW_DETAIL_LINE))
    height += draw_pen_text (pen, &line, pen->left, y + height, text_weapon_key (system));
  return height + 1.5 * pen->unit;
}

guint
draw_units_get_n_columns (const DrawFlow *flow, const WarSystem *system)
{
  const DrawPen pen = { .setup = &flow->setup, .unit = 1 };
  const Look *look = get_look (&pen);
  double cells = is_detail (&pen, DRAW_DETAIL_LINE) ? get_cells_width (&pen, system) : 0;

  return draw_flow_get_n_columns (flow, look->usual_width + cells, look->least_width + cells);
}

guint
draw_units_count_columns (const DrawSheetSetup *setup, const WarSystem *system)
{
  const DrawFlow flow = { .setup = *setup, .pen = draw_pen_begin (setup, NULL, NULL) };

  return draw_units_get_n_columns (&flow, system);
}

/* holds_next: what follows the last one is not torn from it. */
static void
append_notes (DrawFlow *flow, DrawUnits *units, gboolean holds_next)
{
  g_clear_pointer (&units->notes, g_ptr_array_unref);
  if (!draw_pen_has (&flow->pen, DRAW_SHEET_NOTES) || is_detail (&flow->pen, DRAW_DETAIL_LINE))
    return;

  units->notes = new_notes (units);
  for (guint i = 0; i < units->notes->len; i++)
    {
      DrawBlock *note = draw_flow_append (flow, DRAW_UNITS_NOTE, units);

      note->first = i;
      note->has_head = TRUE;
      note->holds_next = holds_next && i + 1 == units->notes->len;
    }
}

void
draw_units_append (DrawFlow *flow, DrawUnits *units, double width)
{
  DrawPen pen = flow->pen;
  guint card = flow->blocks->len, n = units->members->len, per_row;
  gboolean has_boxes = has_rows (&pen, units);

  draw_flow_append (flow, DRAW_UNITS_CARD, units)->has_head = TRUE;
  append_notes (flow, units, has_boxes);
  g_array_index (flow->blocks, DrawBlock, card).holds_next
    = has_boxes || flow->blocks->len > card + 1;
  if (!has_boxes)
    return;
  if (n > 1)
    width -= get_count_width (&pen, units);
  else
    width -= get_indent (&pen, units);
  per_row = get_grid (&pen, units, width).per_row;
  for (guint first = 0; first < n; first += per_row)
    {
      DrawBlock *row = draw_flow_append (flow, DRAW_UNITS_BOXES, units);

      row->first = first;
      row->last = MIN (first + per_row, n) - 1;
      row->has_head = TRUE;
      /* No row stands alone: neither the first one nor the last. */
      row->holds_next = row->last + 1 < n && (first == 0 || row->last + per_row + 1 >= n);
    }
}
