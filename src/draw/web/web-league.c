/* web-league.c: a campaign of several players as a page for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/surface/flow-private.h"
#include "draw/web/web-page-private.h"
#include "draw/web/web-page.h"
#include "text/operation/briefing.h"
#include "text/operation/league.h"

static void
add_cell (DrawHtml *html, const char *element, const char *text)
{
  draw_html_add (html, element);
  draw_html_add_text (html, text);
  draw_html_add (html, element[1] == 't' && element[2] == 'd' ? "</td>" : "</th>");
}

/* A telephone has room for four columns. */
static void
add_standings (DrawHtml *html, const WarLeague *league, const GArray *states)
{
  g_autoptr (GArray) standings = war_league_get_standings (league, states);

  draw_html_add_element (html, "h2", NULL, _ ("Standings"));
  draw_html_add (html, "<table>\n<tr>");
  add_cell (html, "<th scope=\"col\">", _ ("Player"));
  add_cell (html, "<th scope=\"col\">", C_ ("standings", "Points"));
  /* Translators: battles that were won, drawn and lost: the title of a column */
  add_cell (html, "<th scope=\"col\">", _ ("Won–Drawn–Lost"));
  add_cell (html, "<th scope=\"col\">", _ ("Killed : Suffered"));
  draw_html_add (html, "</tr>\n");
  for (guint i = 0; i < standings->len; i++)
    {
      const WarPlayerStanding *standing = &g_array_index (standings, WarPlayerStanding, i);
      g_autofree char *name
        = g_strdup_printf (C_ ("place and player", "%u. %s"), standing->place,
                           war_league_get_player (league, standing->player)->name);
      g_autofree char *points = g_strdup_printf ("%d", standing->points);
      g_autofree char *battles
        = g_strdup_printf ("%u–%u–%u", standing->n_won, standing->n_drawn, standing->n_lost);
      g_autofree char *killed = g_strdup_printf ("%" G_GINT64_FORMAT " : %" G_GINT64_FORMAT,
                                                 standing->killed, standing->suffered);

      draw_html_add (html, "<tr>");
      add_cell (html, "<th scope=\"row\">", name);
      add_cell (html, "<td>", points);
      add_cell (html, "<td>", battles);
      add_cell (html, "<td>", killed);
      draw_html_add (html, "</tr>\n");
    }
  draw_html_add (html, "</table>\n");
}

static void
add_battle (DrawHtml *html, const WarCampaign *campaign, const GArray *states, guint index)
{
  const WarLeague *league = campaign->league;
  const WarMatch *match = war_league_get_match (league, index);
  gboolean is_played = g_array_index (states, WarMatchState, index).status == WAR_MATCH_PLAYED;
  g_autofree char *title = text_match_title (league, states, index);
  g_autofree char *state = text_match_state (league, states, index);
  g_autofree char *details = text_match_details (match);
  g_autofree char *afters = is_played ? NULL : text_match_afters (league, states, index);

  draw_html_add (html, "<tr>");
  add_cell (html, "<th scope=\"row\">", title);
  draw_html_add (html, "<td>");
  draw_html_add_element (html, "div", NULL, state);
  draw_html_add_element (html, "div", "dim", afters);
  draw_html_add_element (html, "div", "dim", details);
  draw_html_add_element (html, "div", "dim",
                         match->is_bye ? NULL : text_match_operation (campaign, index));
  draw_html_add (html, "</td></tr>\n");
}

static void
add_battles (DrawHtml *html, const WarCampaign *campaign, const GArray *states)
{
  g_autoptr (GArray) rounds = war_league_list_rounds (campaign->league);

  if (rounds->len > 0)
    draw_html_add_element (html, "h2", NULL, _ ("Battles"));
  for (guint n = 0; n < rounds->len; n++)
    {
      gint round = g_array_index (rounds, gint, n);
      g_autofree char *title = text_league_round (round);

      draw_html_add_element (html, "h3", NULL, title);
      draw_html_add (html, "<table>\n");
      for (guint i = 0; i < campaign->league->matches->len; i++)
        if (war_league_get_match (campaign->league, i)->round == round)
          add_battle (html, campaign, states, i);
      draw_html_add (html, "</table>\n");
    }
}

static void
add_player (DrawHtml *html, const WarLeague *league, const GArray *states, guint index)
{
  const WarPlayer *player = war_league_get_player (league, index);
  g_autofree char *army = text_player_army (league, states, index);
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, index);

  if (army == NULL)
    return;
  draw_html_add_element (html, "h3", NULL, player->name);
  draw_html_add_element (html, "p", NULL, army);
  draw_html_add (html, "<ul>\n");
  for (guint i = 0; i < veterans->len; i++)
    {
      g_autofree char *name = text_veteran_name (player, i);
      g_autofree char *fate = text_veteran (&g_array_index (veterans, WarVeteran, i));
      g_autofree char *line = fate != NULL ? g_strdup_printf ("%s · %s", name, fate) : NULL;

      draw_html_add_element (html, "li", NULL, line != NULL ? line : name);
    }
  draw_html_add (html, "</ul>\n");
}

static void
add_league (DrawHtml *html, const WarCampaign *campaign)
{
  const WarLeague *league = campaign->league;
  g_autoptr (GArray) states = war_league_get_states (league);
  g_autofree char *scoring = text_scoring (campaign);
  gboolean has_armies = FALSE;

  add_standings (html, league, states);
  draw_html_add_element (html, "p", "dim", scoring);
  add_battles (html, campaign, states);
  for (guint i = 0; i < league->players->len; i++)
    {
      if (war_league_get_player (league, i)->army != NULL && !has_armies)
        {
          draw_html_add_element (html, "h2", NULL, _ ("Armies"));
          has_armies = TRUE;
        }
      add_player (html, league, states, i);
    }
}

static void
add_operations (DrawHtml *html, const WarCampaign *campaign)
{
  if (campaign->parts->len > 0)
    draw_html_add_element (html, "h2", NULL, _ ("Operations"));
  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);
      const WarOperation *operation = part->operation;
      g_autofree char *title
        = g_strdup_printf (C_ ("operation of a campaign", "%u. %s"), i + 1, operation->name);
      g_autofree char *result = campaign->league == NULL ? text_part_result (part) : NULL;

      draw_html_add_element (html, "h3", NULL, title);
      draw_html_add_element (html, "p", "dim", operation->date);
      draw_html_add_element (html, "p", "dim", operation->place);
      for (guint side = 0; side < WAR_N_SIDES && !operation->is_absent; side++)
        {
          g_autofree char *force = text_force (operation->forces[side]);

          draw_html_add_element (html, "p", side == 0 ? "one" : "two", force);
        }
      draw_html_add_element (html, "p", NULL, result);
    }
}

GBytes *
draw_web_page_new_of_campaign (const WarCampaign *campaign, const DrawWebDocument *document,
                               GError **error)
{
  g_return_val_if_fail (campaign != NULL && document != NULL, NULL);

  g_autofree char *credit = draw_page_dup_credit (campaign->rules->system);
  g_autofree char *record = campaign->league == NULL ? text_campaign_record (campaign) : NULL;
  DrawHtml html = draw_html_begin (campaign->name, campaign->rules->system->name);

  draw_html_add_prose (&html, campaign->prologue);
  if (campaign->league != NULL)
    add_league (&html, campaign);
  add_operations (&html, campaign);
  if (record != NULL)
    {
      draw_html_add_element (&html, "h2", NULL, _ ("Who Wins the Campaign"));
      draw_html_add_element (&html, "p", NULL, text_campaign_victory ());
      draw_html_add_element (&html, "p", NULL, record);
    }
  return draw_html_finish (&html, document->id, document->link, document->file, credit, error);
}
