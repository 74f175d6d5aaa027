/* league-block.c: the players of a campaign, and their battles, on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/league-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "text/operation/league.h"

/* ---------------------------------------------------------------------------------------------
 * Standings. */

/* Where columns begin, or end where they are numbers, as parts of the width. */
static const double columns[TEXT_N_STANDINGS] = { 0, 0.08, 0.46, 0.55, 0.63, 0.71, 0.79, 0.88, 1 };

/* Objectives, and what was killed, need more room than there is beside all the others: the titles
 * stand slightly smaller. */
static double
draw_cells (const DrawPen *pen, const char *const *cells, gboolean is_title, double y)
{
  double width = pen->right - pen->left, height = 0;

  for (guint i = 0; i < TEXT_N_STANDINGS; i++)
    {
      gboolean is_number = i > 1;
      double end = is_number ? pen->left + columns[i] * width
                             : pen->left + (i == 0 ? columns[1] : columns[2] - 0.1) * width;
      double begin = is_number ? pen->left + columns[i - 1] * width + (i == 2 ? -0.1 * width : 0)
                               : pen->left + columns[i] * width;
      DrawLettering lettering = { .face = DRAW_FACE_TEXT,
                                  .size = (is_title ? 2.7 : 3.4) * pen->unit,
                                  .bold = !is_title && (i == 1 || i == 2),
                                  .align = is_number ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT,
                                  .width = end - begin };

      height = fmax (height, draw_pen_text (pen, &lettering, begin, y, cells[i]));
    }
  return height;
}

double
draw_league_titles (const DrawPen *pen, double y)
{
  return draw_cells (pen, text_standing_titles (), TRUE, y) + 0.6 * pen->unit;
}

double
draw_league_standing (const DrawPen *pen, const WarLeague *league,
                      const WarPlayerStanding *standing, double y)
{
  char *cells[TEXT_N_STANDINGS];
  double height;

  text_standing_cells (league, standing, cells);
  draw_pen_rule (pen, y, 0.12 * pen->unit);
  height = draw_cells (pen, (const char *const *) cells, FALSE, y + 0.6 * pen->unit);
  for (guint i = 0; i < TEXT_N_STANDINGS; i++)
    g_free (cells[i]);
  return height + 1.4 * pen->unit;
}

/* ---------------------------------------------------------------------------------------------
 * Battles. */

double
draw_league_round (const DrawPen *pen, gint round, double y)
{
  DrawLettering lettering = {
    .face = DRAW_FACE_MAP, .size = 4 * pen->unit, .bold = TRUE, .width = pen->right - pen->left
  };
  g_autofree char *title = text_league_round (round);

  return draw_pen_text (pen, &lettering, pen->left, y + 1.6 * pen->unit, title) + 2.2 * pen->unit;
}

/* For what comes of an open battle, in units of the pen. */
#define ROOM_TO_WRITE 11

/* Who plays what at the left, what came of it at the right: an open battle has room to write. */
double
draw_league_match (const DrawPen *pen, const WarCampaign *campaign, const GArray *states,
                   guint index, double y)
{
  const WarLeague *league = campaign->league;
  const WarMatch *match = war_league_get_match (league, index);
  WarMatchStatus status = g_array_index (states, WarMatchState, index).status;
  double middle = pen->left + 0.5 * (pen->right - pen->left), gap = 3 * pen->unit, top = y;
  DrawLettering bold = {
    .face = DRAW_FACE_TEXT, .size = 3.4 * pen->unit, .bold = TRUE, .width = middle - gap - pen->left
  };
  DrawLettering small = { .face = DRAW_FACE_TEXT,
                          .size = 2.9 * pen->unit,
                          .italic = TRUE,
                          .width = middle - gap - pen->left };
  DrawLettering text
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - middle };
  g_autofree char *title = text_match_title (league, states, index);
  g_autofree char *state = text_match_state (league, states, index);
  g_autofree char *details = text_match_details (match);
  g_autofree char *afters
    = status != WAR_MATCH_PLAYED ? text_match_afters (league, states, index) : NULL;
  double right = y + 0.7 * pen->unit;

  draw_pen_rule (pen, y, 0.12 * pen->unit);
  y = right;
  y += draw_pen_text (pen, &bold, pen->left, y, title);
  if (!match->is_bye)
    y += draw_pen_text (pen, &small, pen->left, y, text_match_operation (campaign, index));
  if (afters != NULL)
    y += draw_pen_text (pen, &small, pen->left, y, afters);

  right += draw_pen_text (pen, &text, middle, right, state);
  small.width = pen->right - middle;
  if (details != NULL)
    right += draw_pen_text (pen, &small, middle, right, details);
  if (status == WAR_MATCH_OPEN)
    right = fmax (right, top + ROOM_TO_WRITE * pen->unit);
  return fmax (y, right) - top + 1.2 * pen->unit;
}

/* ---------------------------------------------------------------------------------------------
 * Armies. */

double
draw_league_player (const DrawPen *pen, const WarLeague *league, const GArray *states, guint player,
                    double y)
{
  const WarPlayer *its = war_league_get_player (league, player);
  g_autofree char *army = text_player_army (league, states, player);
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);
  g_autoptr (GString) units = g_string_new (NULL);
  DrawLettering name = {
    .face = DRAW_FACE_TEXT, .size = 3.5 * pen->unit, .bold = TRUE, .width = pen->right - pen->left
  };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.1 * pen->unit, .width = pen->right - pen->left };
  double top = y;

  y += 0.8 * pen->unit;
  y += draw_pen_text (pen, &name, pen->left, y, its->name);
  y += draw_pen_text (pen, &line, pen->left, y, army);
  for (guint i = 0; i < veterans->len; i++)
    {
      g_autofree char *unit = text_veteran_name (its, i);
      g_autofree char *fate = text_veteran (&g_array_index (veterans, WarVeteran, i));

      if (fate != NULL)
        g_string_append_printf (units, "%s%s (%s)", units->len > 0 ? ", " : "", unit, fate);
    }
  if (units->len > 0)
    y += draw_pen_text (pen, &line, pen->left, y, units->str);
  return y - top + 1.6 * pen->unit;
}
