/* campaign.c: a campaign as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/operation/briefing.h"
#include "text/operation/league.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

char *
text_part_result (const WarPart *part)
{
  g_return_val_if_fail (part != NULL, NULL);

  gint winner = part->result.winner;

  if (winner == WAR_WINNER_NONE)
    return g_strdup (_ ("Not played yet"));
  if (winner == WAR_WINNER_DRAW)
    return g_strdup (_ ("A draw"));
  /* Translators: %s is a side */
  return g_strdup_printf (_ ("Won by %s"), part->operation->forces[winner - 1]->name);
}

char *
text_campaign_record (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  guint n_results = war_campaign_get_results (campaign, results);
  gint winner = war_campaign_get_winner (campaign, results, n_results);
  guint wins[WAR_N_SIDES] = { 0 };
  gint killed[WAR_N_SIDES] = { 0 };
  GString *record = g_string_new (NULL);

  if (n_results == 0)
    return g_string_free (g_string_append (record, _ ("Nothing has been played yet.")), FALSE);

  for (guint i = 0; i < n_results; i++)
    for (gint side = 0; side < WAR_N_SIDES; side++)
      {
        wins[side] += results[i].winner == side + 1;
        killed[side] += results[i].killed[side];
      }
  g_string_append_printf (record,
                          g_dngettext (GETTEXT_PACKAGE, "%u of %u operation has been played.",
                                       "%u of %u operations have been played.",
                                       campaign->parts->len),
                          n_results, campaign->parts->len);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarForce *force = war_campaign_get_part (campaign, 0)->operation->forces[side];
      g_autofree char *cost = text_cost (killed[side]);

      g_string_append_c (record, ' ');
      /* Translators: a side, how often it has won, and the cost of what it has killed */
      g_string_append_printf (record,
                              g_dngettext (GETTEXT_PACKAGE, "%s: %u win, %s killed.",
                                           "%s: %u wins, %s killed.", wins[side]),
                              force->name, wins[side], cost);
    }
  if (winner == WAR_WINNER_SIDE_1 || winner == WAR_WINNER_SIDE_2)
    {
      const WarForce *force = war_campaign_get_part (campaign, 0)->operation->forces[winner - 1];

      g_string_append_c (record, ' ');
      /* Translators: %s is a side, in the plural */
      g_string_append_printf (record, _ ("%s have won the campaign."), force->name);
    }
  else if (winner == WAR_WINNER_DRAW)
    g_string_append_printf (record, " %s", _ ("The campaign is a draw."));

  return g_string_free (record, FALSE);
}

const char *
text_carried_over (void)
{
  return _ ("Whoever won the operation before this one chooses who goes first.");
}

const char *
text_campaign_victory (void)
{
  return _ ("The side with more wins wins the campaign; if both have as many, the side that has "
            "killed more by cost.");
}

static void
append_part (GString *briefing, const WarPart *part, guint number, gboolean has_league)
{
  const WarOperation *operation = part->operation;
  g_autofree char *title
    = g_strdup_printf (C_ ("operation of a campaign", "%u. %s"), number, operation->name);

  g_string_append_c (briefing, '\n');
  if (operation->date != NULL)
    text_append_pair (briefing, title, operation->date);
  else
    g_string_append_printf (briefing, "%s\n", title);
  if (operation->place != NULL)
    text_append_wrapped (briefing, operation->place, 3);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autofree char *force = text_force (operation->forces[i]);

      text_append_wrapped (briefing, force, 3);
    }

  if (has_league)
    return;
  if (part->result.winner != WAR_WINNER_NONE)
    {
      g_autofree char *result = text_part_result (part);

      text_append_wrapped (briefing, result, 3);
    }
  if (number > 1 && part->winner_chooses)
    text_append_wrapped (briefing, text_carried_over (), 3);
}

char *
text_campaign_briefing (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  GString *briefing = g_string_new (NULL);

  text_append_title (briefing, campaign->name);
  g_string_append_printf (briefing, "%s\n", campaign->rules->system->name);
  text_append_prologue (briefing, campaign->prologue);

  for (guint i = 0; i < campaign->parts->len; i++)
    append_part (briefing, war_campaign_get_part (campaign, i), i + 1, campaign->league != NULL);

  if (campaign->league != NULL)
    {
      g_autofree char *league = text_league (campaign);

      g_string_append_printf (briefing, "\n%s", league);
      return g_string_free (briefing, FALSE);
    }
  g_string_append_c (briefing, '\n');
  text_append_wrapped (briefing, text_campaign_victory (), 0);
  if (campaign->parts->len > 0
      && war_campaign_get_part (campaign, 0)->result.winner != WAR_WINNER_NONE)
    {
      g_autofree char *record = text_campaign_record (campaign);

      text_append_wrapped (briefing, record, 0);
    }

  return g_string_free (briefing, FALSE);
}
