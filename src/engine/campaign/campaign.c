/* campaign.c: campaigns as immutable values, and how they are won
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/campaign.h"

/* A campaign without parts yet. */
WarCampaign *
war_campaign_new (const char *id, const char *name, WarRules *rules)
{
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  WarCampaign *campaign = g_new0 (WarCampaign, 1);

  g_atomic_ref_count_init (&campaign->references);
  campaign->id = g_strdup (id);
  campaign->name = g_strdup (name);
  campaign->rules = war_rules_ref (rules);
  campaign->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) war_part_unref);

  return campaign;
}

WarCampaign *
war_campaign_ref (WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  g_atomic_ref_count_inc (&campaign->references);
  return campaign;
}

void
war_campaign_unref (WarCampaign *campaign)
{
  g_return_if_fail (campaign != NULL);

  if (!g_atomic_ref_count_dec (&campaign->references))
    return;

  g_free (campaign->id);
  g_free (campaign->name);
  g_free (campaign->prologue);
  g_ptr_array_unref (campaign->parts);
  g_clear_pointer (&campaign->league, war_league_unref);
  war_extra_unref (campaign->extra);
  war_rules_unref (campaign->rules);
  g_free (campaign);
}

WarCampaign *
war_campaign_copy (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  WarCampaign *copy = war_campaign_new (campaign->id, campaign->name, campaign->rules);

  copy->prologue = g_strdup (campaign->prologue);
  copy->extra = war_extra_ref (campaign->extra);
  copy->league = campaign->league != NULL ? war_league_ref (campaign->league) : NULL;
  for (guint i = 0; i < campaign->parts->len; i++)
    g_ptr_array_add (copy->parts, war_part_ref (g_ptr_array_index (campaign->parts, i)));

  return copy;
}

guint
war_campaign_count_absent (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, 0);

  guint count = 0;

  for (guint i = 0; i < campaign->parts->len; i++)
    count += war_operation_count_absent (war_campaign_get_part (campaign, i)->operation);
  return count;
}

gboolean
war_campaign_has_rules (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, FALSE);

  if (campaign->parts->len > 0)
    return TRUE;
  for (guint i = 0; campaign->league != NULL && i < campaign->league->players->len; i++)
    if (war_league_get_player (campaign->league, i)->army != NULL)
      return TRUE;
  return FALSE;
}

const WarPart *
war_campaign_get_part (const WarCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->parts->len, NULL);

  return g_ptr_array_index (campaign->parts, index);
}

WarPart *
war_part_new (WarOperation *operation, const char *link, gboolean winner_chooses)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarPart *part = g_new0 (WarPart, 1);

  g_atomic_ref_count_init (&part->references);
  part->operation = war_operation_ref (operation);
  part->link = g_strdup (link);
  part->winner_chooses = winner_chooses;
  part->result.condition = WAR_NONE;

  return part;
}

/* A new one that says the same, for its maker to change. */
WarPart *
war_part_copy (const WarPart *part)
{
  g_return_val_if_fail (part != NULL, NULL);

  WarPart *copy = war_part_new (part->operation, part->link, part->winner_chooses);

  copy->result = part->result;
  copy->extra = war_extra_ref (part->extra);
  return copy;
}

WarPart *
war_part_ref (WarPart *part)
{
  g_return_val_if_fail (part != NULL, NULL);

  g_atomic_ref_count_inc (&part->references);
  return part;
}

void
war_part_unref (WarPart *part)
{
  g_return_if_fail (part != NULL);

  if (!g_atomic_ref_count_dec (&part->references))
    return;

  war_operation_unref (part->operation);
  g_free (part->link);
  war_extra_unref (part->extra);
  g_free (part);
}

guint
war_campaign_get_results (const WarCampaign *campaign, WarResult *results)
{
  guint n_results = 0;

  while (n_results < campaign->parts->len
         && war_campaign_get_part (campaign, n_results)->result.winner != WAR_WINNER_NONE)
    {
      results[n_results] = war_campaign_get_part (campaign, n_results)->result;
      n_results++;
    }

  return n_results;
}

/* After a draw nobody has won the right to choose: then the operation is played as it is. */
WarOperation *
war_campaign_get_operation (const WarCampaign *campaign, guint index, const WarResult *results)
{
  const WarPart *part = war_campaign_get_part (campaign, index);
  gint winner = index > 0 ? results[index - 1].winner : WAR_WINNER_NONE;
  WarOperation *operation;

  if (!part->winner_chooses || (winner != WAR_WINNER_SIDE_1 && winner != WAR_WINNER_SIDE_2))
    return war_operation_ref (part->operation);

  operation = war_operation_copy (part->operation);
  operation->first_side = 0;
  operation->first_chooser = winner;
  return operation;
}

static gint
compare (gint64 side_1, gint64 side_2)
{
  return side_1 > side_2   ? WAR_WINNER_SIDE_1
         : side_2 > side_1 ? WAR_WINNER_SIDE_2
                           : WAR_WINNER_DRAW;
}

gboolean
war_campaign_read_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  *result = war_play_get_result (setup, state);
  result->condition = WAR_NONE;
  for (guint side = 0; side < WAR_N_SIDES; side++)
    result->killed[side] = MIN (result->killed[side], WAR_KILLED_MAX);

  return result->winner != WAR_WINNER_NONE;
}

gint
war_campaign_get_winner (const WarCampaign *campaign, const WarResult *results, guint n_results)
{
  gint64 wins[WAR_N_SIDES] = { 0 };
  gint64 killed[WAR_N_SIDES] = { 0 };
  gint winner;

  if (n_results < campaign->parts->len)
    return WAR_WINNER_NONE;

  for (guint i = 0; i < n_results; i++)
    for (gint side = 0; side < WAR_N_SIDES; side++)
      {
        wins[side] += results[i].winner == side + 1;
        killed[side] += results[i].killed[side];
      }

  winner = compare (wins[0], wins[1]);
  return winner != WAR_WINNER_DRAW ? winner : compare (killed[0], killed[1]);
}
