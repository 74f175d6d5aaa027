/* campaign-edit.c: changes to campaigns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/campaign-edit.h"

#include "engine/operation/operation-edit.h"

WarCampaign *
war_campaign_set_name (const WarCampaign *campaign, const char *name)
{
  WarCampaign *copy = war_campaign_copy (campaign);
  g_autofree char *clean = war_paragraphs_clean (name);

  if (clean != NULL)
    {
      g_free (copy->name);
      copy->name = g_steal_pointer (&clean);
    }
  return copy;
}

WarCampaign *
war_campaign_set_prologue (const WarCampaign *campaign, const char *text)
{
  WarCampaign *copy = war_campaign_copy (campaign);

  g_free (copy->prologue);
  copy->prologue = war_paragraphs_clean (text);
  return copy;
}

static gboolean
has_operation (const WarCampaign *campaign, const char *id)
{
  for (guint i = 0; i < campaign->parts->len; i++)
    if (g_str_equal (war_campaign_get_part (campaign, i)->operation->id, id))
      return TRUE;

  return FALSE;
}

WarCampaign *
war_campaign_add_operation (const WarCampaign *campaign, WarOperation *operation, const char *link)
{
  g_return_val_if_fail (operation != NULL, NULL);
  g_return_val_if_fail (!war_campaign_has_rules (campaign)
                          || operation->rules->system == campaign->rules->system,
                        NULL);
  g_return_val_if_fail (campaign->parts->len < WAR_CAMPAIGN_MAX_PARTS, NULL);

  WarCampaign *copy = war_campaign_copy (campaign);

  if (!war_campaign_has_rules (campaign))
    {
      war_rules_unref (copy->rules);
      copy->rules = war_rules_ref (operation->rules);
    }

  if (has_operation (campaign, operation->id))
    {
      g_autoptr (WarOperation) other = war_operation_copy (operation);

      g_free (other->id);
      other->id = g_uuid_string_random ();
      g_ptr_array_add (copy->parts, war_part_new (other, NULL, TRUE));
    }
  else
    g_ptr_array_add (copy->parts, war_part_new (operation, link, TRUE));

  return copy;
}

/* Battles stay with the operations that they are of. places: from 1, of each part as it was; 0: it
 * is gone. */
static void
follow_parts (WarCampaign *campaign, const guint *places)
{
  WarLeague *league;

  if (campaign->league == NULL)
    return;

  league = war_league_copy (campaign->league);
  for (guint i = 0; i < league->matches->len; i++)
    {
      WarMatch *match = war_match_copy (war_league_get_match (league, i));

      match->part = places[match->part];
      war_match_unref (g_ptr_array_index (league->matches, i));
      g_ptr_array_index (league->matches, i) = match;
    }
  war_league_unref (campaign->league);
  campaign->league = league;
}

WarCampaign *
war_campaign_remove_part (const WarCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->parts->len, NULL);

  WarCampaign *copy = war_campaign_copy (campaign);
  g_autofree guint *places = g_new0 (guint, campaign->parts->len + 1);

  for (guint i = 0; i < campaign->parts->len; i++)
    places[i + 1] = i == index ? 0 : i < index ? i + 1 : i;
  g_ptr_array_remove_index (copy->parts, index);
  follow_parts (copy, places);
  return copy;
}

WarCampaign *
war_campaign_move_part (const WarCampaign *campaign, guint index, guint to)
{
  g_return_val_if_fail (index < campaign->parts->len, NULL);
  g_return_val_if_fail (to < campaign->parts->len, NULL);

  WarCampaign *copy = war_campaign_copy (campaign);
  WarPart *part = g_ptr_array_steal_index (copy->parts, index);
  g_autofree guint *places = g_new0 (guint, campaign->parts->len + 1);

  g_ptr_array_insert (copy->parts, (gint) to, part);
  for (guint i = 0; i < campaign->parts->len; i++)
    places[i + 1] = i == index             ? to + 1
                    : i > index && i <= to ? i
                    : i < index && i >= to ? i + 2
                                           : i + 1;
  follow_parts (copy, places);
  return copy;
}

/* A copy of the campaign, and a copy of the part in it to be changed. */
static WarCampaign *
copy_for_part (const WarCampaign *campaign, guint index, WarPart **part)
{
  WarCampaign *copy = war_campaign_copy (campaign);

  *part = war_part_copy (war_campaign_get_part (campaign, index));
  war_part_unref (g_ptr_array_index (copy->parts, index));
  g_ptr_array_index (copy->parts, index) = *part;
  return copy;
}

WarCampaign *
war_campaign_set_winner_chooses (const WarCampaign *campaign, guint index, gboolean winner_chooses)
{
  g_return_val_if_fail (index < campaign->parts->len, NULL);

  WarPart *part;
  WarCampaign *copy = copy_for_part (campaign, index, &part);

  part->winner_chooses = winner_chooses;
  return copy;
}

WarCampaign *
war_campaign_set_result (const WarCampaign *campaign, guint index, const WarResult *result)
{
  g_return_val_if_fail (index < campaign->parts->len, NULL);

  WarPart *part;
  WarCampaign *copy = copy_for_part (campaign, index, &part);

  part->result = (WarResult){ .winner = result->winner, .condition = WAR_NONE };
  for (guint i = 0; i < WAR_N_SIDES && result->winner != WAR_WINNER_NONE; i++)
    part->result.killed[i] = CLAMP (result->killed[i], 0, WAR_KILLED_MAX);
  return copy;
}
