/* test-field.c: words for what is on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/field.h"

#include "engine/entrenched/tables.h"
#include "store/documents/field-file.h"
#include "store/documents/library.h"

static const struct
{
  WarTerrain terrain;
  const char *effect;
} effects[] = {
  { WAR_TERRAIN_OPEN, "no effect" },
  { WAR_TERRAIN_BARBED_WIRE, "wire check 5+, nobody charges through" },
  { WAR_TERRAIN_WOOD,
    "bog check 3+, light cover, blocks sight through more than 2″, nobody charges through" },
  { WAR_TERRAIN_HEDGE, "vault check 2+, light cover behind it, blocks sight but from within 1″" },
  { WAR_TERRAIN_BRIDGE, "no check for what it crosses" },
  { WAR_TERRAIN_BUNKER, "heavy cover, blocks sight, nobody charges through, holds one unit" },
};

/* The words follow the numbers of the rules. */
static void
test_effects (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarRules *rules = store_library_get_rules (library, "entrenched", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      g_autofree char *effect = text_terrain_effect (effects[i].terrain, rules);

      g_assert_cmpstr (effect, ==, effects[i].effect);
    }
  store_library_free (library);
}

static WarField *
load (StoreLibrary *library, const char *name)
{
  g_autoptr (StoreFaults) faults = store_faults_new (name);
  g_autofree char *path = store_library_find_file (library, name);

  return store_field_load (path, faults);
}

static void
test_names (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarRules *rules = store_library_get_rules (library, "entrenched", NULL);
  g_autoptr (WarField) field = load (library, "scenarios/hooge.duckfield");
  WarItem wood;
  g_autofree char *name = NULL, *effect = NULL, *zone = NULL, *point = NULL, *choice = NULL;

  g_assert_true (war_field_find_item (field, WAR_ITEM_FEATURE, "zouave-wood", &wood));
  name = text_item (field, wood, NULL);
  g_assert_cmpstr (name, ==, "Zouave Wood (Wood)");
  effect = text_feature_effect (g_ptr_array_index (field->features, wood.index), rules);
  g_assert_cmpstr (effect, ==, "bog check 3+, light cover, nobody charges through");
  zone = text_item (field, (WarItem){ WAR_ITEM_ZONE, 0 }, NULL);
  g_assert_cmpstr (zone, ==, "Entente Zone");
  point = text_item (field, (WarItem){ WAR_ITEM_POINT, 0 }, NULL);
  g_assert_cmpstr (point, ==, "Hooge Château (Objective)");
  choice
    = text_terrain_choice (rules->system, WAR_ENTRENCHED_TERRAIN_COVER, WAR_ENTRENCHED_COVER_HEAVY);
  g_assert_cmpstr (choice, ==, "Heavy");
  store_library_free (library);
}

static void
add_point (WarField *field, const char *name, WarPointKind kind)
{
  WarPoint *point = war_point_new ();

  point->id = g_strdup_printf ("point-%u", field->points->len);
  point->name = g_strdup (name);
  point->kind = kind;
  g_ptr_array_add (field->points, point);
}

static void
add_zone (WarField *field, const char *name, gint side)
{
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup_printf ("zone-%u", field->zones->len);
  zone->name = g_strdup (name);
  zone->side = side;
  g_ptr_array_add (field->zones, zone);
}

/* What has no name is told apart by letters, which no other name changes. */
static void
test_nameless (void)
{
  static const char *const points[] = { "Point A", "Mill", "Label", "Objective C", "Point D" };
  static const char *const zones[]
    = { "Zone A of Side 1", "Zone of Side 2", "Gap", "Zone B of Side 1" };
  g_autoptr (WarField) field = war_field_new ("Field", 24 * WAR_INCH, 12 * WAR_INCH);

  add_point (field, NULL, WAR_POINT_CONTROL);
  add_point (field, "Mill", WAR_POINT_CONTROL);
  add_point (field, NULL, WAR_POINT_LABEL);
  add_point (field, "", WAR_POINT_OBJECTIVE);
  add_point (field, NULL, WAR_POINT_CONTROL);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *name = text_point (field, g_ptr_array_index (field->points, i));

      g_assert_cmpstr (name, ==, points[i]);
    }

  add_zone (field, NULL, 1);
  add_zone (field, NULL, 2);
  add_zone (field, "Gap", 1);
  add_zone (field, NULL, 1);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autofree char *name = text_zone (field, g_ptr_array_index (field->zones, i), NULL);

      g_autofree char *label = text_zone_label (field, g_ptr_array_index (field->zones, i), NULL);

      g_assert_cmpstr (name, ==, zones[i]);
      /* The only zone of a side is known by its colour. */
      g_assert_cmpstr (label, ==, i == 1 ? NULL : zones[i]);
    }

  for (guint i = 0; i < 26; i++)
    add_point (field, NULL, WAR_POINT_CONTROL);
  {
    g_autofree char *name = text_point (field, g_ptr_array_index (field->points, 30));

    g_assert_cmpstr (name, ==, "Point AD");
  }
}

/* assault.A-27: without a name of its own something is called by its role, where the system knows
 * it; letters are for what has neither. */
static void
test_roles (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *assault = store_library_get_rules (library, "assault", NULL);
  const WarRules *entrenched = store_library_get_rules (library, "entrenched", NULL);
  g_autoptr (WarField) field = war_field_new ("Field", 24 * WAR_INCH, 12 * WAR_INCH);
  WarFeature *trench = war_feature_new ();
  WarZone *zone;

  add_zone (field, NULL, 2);
  add_zone (field, NULL, 2);
  zone = g_ptr_array_index (field->zones, 0);
  zone->role = g_strdup ("second-line");
  trench->terrain = WAR_TERRAIN_TRENCH;
  trench->role = g_strdup ("first-line");
  g_ptr_array_add (field->features, trench);
  {
    g_autofree char *known = text_item (field, (WarItem){ WAR_ITEM_ZONE, 0 }, assault);
    g_autofree char *other = text_item (field, (WarItem){ WAR_ITEM_ZONE, 1 }, assault);
    g_autofree char *feature = text_item (field, (WarItem){ WAR_ITEM_FEATURE, 0 }, assault);
    g_autofree char *label = text_zone_label (field, zone, assault);
    g_autofree char *unknown = text_item (field, (WarItem){ WAR_ITEM_ZONE, 0 }, entrenched);

    g_assert_cmpstr (known, ==, "Second Line");
    g_assert_cmpstr (other, ==, "Zone of Side 2");
    g_assert_cmpstr (feature, ==, "First Line (Trench)");
    g_assert_cmpstr (label, ==, "Second Line");
    g_assert_cmpstr (unknown, ==, "Zone A of Side 2");
  }
  {
    const WarFieldOddity oddity
      = { WAR_FIELD_ODDITY_UNKNOWN_ROLE, TRUE, FALSE, { WAR_ITEM_FEATURE, 0 } };
    g_autofree char *sentence
      = text_field_oddity (&oddity, field, store_library_get_rules (library, "raider", NULL));

    g_assert_cmpstr (sentence, ==,
                     "Trench has a role that Trench Raider does not know. Choose another one, or "
                     "none.");
  }
  store_library_free (library);
}

static void
test_oddities (void)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autoptr (WarField) field = load (library, "scenarios/hooge.duckfield");
  const WarItem zone = { WAR_ITEM_ZONE, 0 }, wood = { WAR_ITEM_FEATURE, 0 };

  for (WarFieldOddityKind kind = WAR_FIELD_ODDITY_CROSSES_ITSELF; kind <= WAR_FIELD_ODDITY_NO_ZONE;
       kind++)
    {
      const WarFieldOddity oddity = { kind, TRUE, TRUE, wood, zone, 1, WAR_INCH, 2 * WAR_INCH };
      g_autofree char *sentence = text_field_oddity (&oddity, field, NULL);

      g_assert_true (g_str_has_suffix (sentence, "."));
    }
  {
    const WarFieldOddity oddity
      = { WAR_FIELD_ODDITY_ZONE_TOO_SMALL, TRUE, FALSE, zone, zone, 0, WAR_INCH, 2 * WAR_INCH };
    g_autofree char *sentence = text_field_oddity (&oddity, field, NULL);

    g_assert_cmpstr (sentence, ==, "Entente Zone is only 1″ wide or deep. Units need 2″.");
  }
  store_library_free (library);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/field/entrenched.E-28/effects", test_effects);
  g_test_add_func ("/text/field/names", test_names);
  g_test_add_func ("/text/field/nameless", test_nameless);
  g_test_add_func ("/text/field/oddities", test_oddities);
  g_test_add_func ("/text/field/assault.A-27/roles", test_roles);

  return g_test_run ();
}
