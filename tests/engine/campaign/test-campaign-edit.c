/* test-campaign-edit.c: changes to campaigns, and their record
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/campaign-edit.h"

#include "fixture.h"

/* "a b c": the operations by their ids. */
static void
assert_parts (const WarCampaign *campaign, const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < campaign->parts->len; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            war_campaign_get_part (campaign, i)->operation->id);
  g_assert_cmpstr (found->str, ==, expected);
}

/* A campaign of three parts, each edit a new value. */
static WarCampaign *
new_campaign (WarRules *rules)
{
  WarCampaign *campaign = war_campaign_new ("c", "C", rules);

  for (guint i = 0; i < 3; i++)
    {
      static const char *const ids[] = { "a", "b", "c" };
      g_autoptr (WarOperation) operation = war_operation_new (ids[i], ids[i], rules);
      WarCampaign *next = war_campaign_add_operation (campaign, operation, "a.duckop");

      war_campaign_unref (campaign);
      campaign = next;
    }

  return campaign;
}

static void
test_parts (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarCampaign) campaign = new_campaign (rules);
  g_autoptr (WarCampaign) down = war_campaign_move_part (campaign, 0, 1);
  g_autoptr (WarCampaign) up = war_campaign_move_part (campaign, 2, 0);
  g_autoptr (WarCampaign) removed = war_campaign_remove_part (campaign, 1);
  g_autoptr (WarCampaign) fixed = war_campaign_set_winner_chooses (campaign, 1, FALSE);
  g_autoptr (WarCampaign) twice
    = war_campaign_add_operation (removed, war_campaign_get_part (removed, 0)->operation, "a");

  assert_parts (campaign, "a b c");
  assert_parts (down, "b a c");
  assert_parts (up, "c a b");
  assert_parts (removed, "a c");
  g_assert_true (war_campaign_get_part (campaign, 1)->winner_chooses);
  g_assert_false (war_campaign_get_part (fixed, 1)->winner_chooses);
  g_assert_true (war_campaign_get_part (fixed, 0) == war_campaign_get_part (campaign, 0));

  /* The same operation again is another one. */
  g_assert_cmpstr (war_campaign_get_part (twice, 2)->operation->id, !=, "a");
  g_assert_null (war_campaign_get_part (twice, 2)->link);
  g_assert_cmpstr (war_campaign_get_part (twice, 0)->link, ==, "a.duckop");
}

static void
test_texts (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarCampaign) campaign = new_campaign (rules);
  g_autoptr (WarCampaign) named = war_campaign_set_name (campaign, " Blood ");
  g_autoptr (WarCampaign) unnamed = war_campaign_set_name (named, "");
  g_autoptr (WarCampaign) told = war_campaign_set_prologue (campaign, "One.\nTwo.");
  g_autoptr (WarCampaign) untold = war_campaign_set_prologue (told, " ");

  g_assert_cmpstr (unnamed->name, ==, "Blood");
  g_assert_cmpstr (told->prologue, ==, "One.\n\nTwo.");
  g_assert_null (untold->prologue);
}

/* The record is what was played up to the first gap; it says who chooses, and who has won. */
static void
test_record (void)
{
  static const WarResult first = { WAR_WINNER_SIDE_2, { 100, 300 }, 7 };
  static const WarResult second = { WAR_WINNER_SIDE_1, { 500, 100 }, 7 };
  static const WarResult third = { WAR_WINNER_DRAW, { 0, 0 }, 7 };
  static const WarResult none = { 0 };
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarCampaign) campaign = new_campaign (rules);
  g_autoptr (WarCampaign) one = war_campaign_set_result (campaign, 0, &first);
  g_autoptr (WarCampaign) gap = war_campaign_set_result (one, 2, &third);
  g_autoptr (WarCampaign) whole = war_campaign_set_result (gap, 1, &second);
  g_autoptr (WarCampaign) again = war_campaign_set_result (whole, 0, &none);
  g_autoptr (WarOperation) next = NULL;
  WarResult results[3];

  g_assert_cmpuint (war_campaign_get_results (campaign, results), ==, 0);
  g_assert_cmpuint (war_campaign_get_results (gap, results), ==, 1);
  g_assert_cmpint (results[0].killed[1], ==, 300);
  g_assert_cmpint (results[0].condition, ==, WAR_NONE);
  next = war_campaign_get_operation (gap, 1, results);
  g_assert_cmpint (next->first_chooser, ==, 2);
  g_assert_cmpuint (war_campaign_get_results (again, results), ==, 0);
  g_assert_cmpuint (war_campaign_get_results (whole, results), ==, 3);
  g_assert_cmpint (war_campaign_get_winner (whole, results, 3), ==, WAR_WINNER_SIDE_1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/campaign-edit/parts", test_parts);
  g_test_add_func ("/engine/campaign-edit/texts", test_texts);
  g_test_add_func ("/engine/campaign-edit/entrenched.E-24/record", test_record);
  return g_test_run ();
}
