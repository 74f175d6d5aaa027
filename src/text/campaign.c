/* campaign.c: a campaign as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/briefing.h"
#include "text/layout-private.h"
#include "text/phrase.h"

static void
append_part (GString *briefing, const WarPart *part, guint number)
{
  const WarOperation *operation = part->operation;
  g_autofree char *title = g_strdup_printf (C_ ("operation of a campaign", "%u. %s"), number,
                                            text_translate (operation->name));

  g_string_append_c (briefing, '\n');
  if (operation->date != NULL)
    text_append_pair (briefing, title, text_translate (operation->date));
  else
    g_string_append_printf (briefing, "%s\n", title);
  if (operation->place != NULL)
    text_append_wrapped (briefing, text_translate (operation->place), 3);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = operation->forces[i];
      g_autofree char *cost = text_cost (war_force_get_cost (force));

      g_string_append_printf (briefing, C_ ("side and its cost", "   %s: %s\n"),
                              text_translate (force->name), cost);
    }

  if (number > 1 && part->winner_chooses)
    text_append_wrapped (
      briefing, _ ("Whoever won the operation before this one chooses who goes first."), 3);
}

char *
text_campaign_briefing (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  GString *briefing = g_string_new (NULL);

  text_append_title (briefing, text_translate (campaign->name));
  g_string_append_printf (briefing, "%s\n", campaign->rules->system->name);
  text_append_prologue (briefing, campaign->prologue);

  for (guint i = 0; i < campaign->parts->len; i++)
    append_part (briefing, war_campaign_get_part (campaign, i), i + 1);

  g_string_append_c (briefing, '\n');
  text_append_wrapped (briefing,
                       _ ("The side with more wins wins the campaign; if both have as many, the "
                          "side that has killed more by cost."),
                       0);

  return g_string_free (briefing, FALSE);
}
