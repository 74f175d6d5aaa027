/* test-variants.c: small changes of the operations that the program comes with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/variants.h"

#include "engine/operation/operation-edit.h"
#include "shipped.h"
#include "store/documents/operation-file.h"

static const char *const names[] = { "langemarck",     "hooge",       "mons",    "le-cateau",
                                     "switch-line",    "three-lines", "parapet", "club-first-watch",
                                     "club-four-flags" };

static const WarVariant *
find (const GArray *variants, WarVariantKind kind, gint side)
{
  for (guint i = 0; i < variants->len; i++)
    {
      const WarVariant *variant = &g_array_index (variants, WarVariant, i);

      if (variant->kind == kind && variant->side == side)
        return variant;
    }
  return NULL;
}

static gboolean
is_same (WarOperation *operation, WarOperation *other)
{
  g_autoptr (GBytes) bytes = store_operation_to_bytes (operation);
  g_autoptr (GBytes) others = store_operation_to_bytes (other);

  return g_bytes_equal (bytes, others);
}

/* Each is another operation that can be played, and leaves the one that it is made of alone; no two
 * are the same. */
static void
test_all (gconstpointer name)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, name);
  g_autoptr (GBytes) before = store_operation_to_bytes (operation);
  g_autoptr (GArray) variants = war_variants_list (operation);
  g_autoptr (GPtrArray) others
    = g_ptr_array_new_with_free_func ((GDestroyNotify) war_operation_unref);
  g_autoptr (GBytes) after = NULL;

  g_assert_cmpuint (variants->len, >=, 3);
  for (guint i = 0; i < variants->len; i++)
    {
      const WarVariant *variant = &g_array_index (variants, WarVariant, i);
      WarOperation *changed = war_variant_apply (operation, variant);
      g_autoptr (WarOperation) supplied = war_operation_supply (changed, 1);
      WarSetupFault fault;
      WarSetup *setup = war_setup_new (supplied, &fault);

      g_assert_nonnull (setup);
      war_setup_free (setup);
      /* Nobody has General Lochow twice, or does without him. */
      if (variant->kind == WAR_VARIANT_MORE || variant->kind == WAR_VARIANT_FEWER)
        g_assert_null (((WarForceEntry *) g_ptr_array_index (
                          operation->forces[variant->side - 1]->entries, variant->index))
                         ->name);
      g_assert_false (is_same (operation, changed));
      for (guint j = 0; j < others->len; j++)
        g_assert_false (is_same (changed, g_ptr_array_index (others, j)));
      g_ptr_array_add (others, changed);
    }
  after = store_operation_to_bytes (operation);
  g_assert_true (g_bytes_equal (before, after));
}

/* What each kind changes, and nothing else. */
static void
test_kinds (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  g_autoptr (GArray) variants = war_variants_list (operation);
  const WarVariant *variant;
  guint n_units = war_force_count_units (operation->forces[0]);
  guint n_split = 0;
  gint cost = war_force_get_cost (operation->forces[0]), difference;

  /* The dice decide in it, so that is no change. */
  variant = find (variants, WAR_VARIANT_FIRST, 0);
  g_assert_cmpint (variant->number, ==, 1);

  variant = find (variants, WAR_VARIANT_ROUNDS, 0);
  g_assert_cmpint (variant->number, ==, 10);
  {
    g_autoptr (WarOperation) changed = war_variant_apply (operation, variant);

    g_assert_cmpint (changed->rounds, ==, 10);
  }

  /* A unit that costs about a twentieth. */
  variant = find (variants, WAR_VARIANT_MORE, 1);
  {
    g_autoptr (WarOperation) changed = war_variant_apply (operation, variant);

    g_assert_cmpuint (war_force_count_units (changed->forces[0]), ==, n_units + 1);
    difference = war_force_get_cost (changed->forces[0]) - cost;
    g_assert_cmpint (difference, >=, cost / 40);
    g_assert_cmpint (difference, <=, cost / 10);
    g_assert_cmpuint (war_force_count_units (changed->forces[1]), ==,
                      war_force_count_units (operation->forces[1]));
  }

  variant = find (variants, WAR_VARIANT_FEWER, 1);
  {
    g_autoptr (WarOperation) changed = war_variant_apply (operation, variant);

    g_assert_cmpuint (war_force_count_units (changed->forces[0]), ==, n_units - 1);
  }

  /* One unit is held back: of several the others are there at first. */
  for (guint i = 0; i < variants->len; i++)
    {
      g_autoptr (WarOperation) changed = NULL;
      const WarForce *force;
      guint n_held = 0;

      variant = &g_array_index (variants, WarVariant, i);
      if (variant->kind != WAR_VARIANT_RESERVE)
        continue;
      changed = war_variant_apply (operation, variant);
      force = changed->forces[variant->side - 1];
      for (guint j = 0; j < force->entries->len; j++)
        {
          const WarForceEntry *entry = g_ptr_array_index (force->entries, j);

          n_held += entry->arrives > 0 ? (guint) entry->count : 0;
        }
      g_assert_cmpuint (n_held, ==, 1);
      g_assert_cmpuint (war_force_count_units (force), ==,
                        war_force_count_units (operation->forces[variant->side - 1]));
      n_split += force->entries->len > operation->forces[variant->side - 1]->entries->len ? 1 : 0;
    }
  g_assert_cmpuint (n_split, >, 0);

  /* What is on goes off, and is then up to the players; the other way round it is on. */
  for (guint i = 0; i < variants->len; i++)
    {
      g_autoptr (WarOperation) changed = NULL;
      WarAmendmentUse use;

      variant = &g_array_index (variants, WarVariant, i);
      if (variant->kind != WAR_VARIANT_AMENDMENT)
        continue;
      changed = war_variant_apply (operation, variant);
      use = war_operation_get_amendment_use (operation, variant->index);
      g_assert_cmpint (war_operation_get_amendment_use (changed, variant->index), ==,
                       use == WAR_AMENDMENT_ON ? WAR_AMENDMENT_OPEN : WAR_AMENDMENT_ON);
    }
}

/* Armies that are brought may cost a twentieth less and more; what comes late comes a round
 * earlier or later, not after the last one. */
static void
test_points_and_arrivals (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  g_autoptr (WarOperation) brought = war_operation_set_cost_limit (operation, 2, 500);
  g_autoptr (GArray) variants = war_variants_list (brought);
  const WarVariant *variant = find (variants, WAR_VARIANT_POINTS, 2);
  WarForceEntry *late = war_force_entry_copy (g_ptr_array_index (operation->forces[0]->entries, 0));
  g_autoptr (WarOperation) reserves = NULL;
  g_autoptr (GArray) arrivals = NULL;

  g_assert_cmpint (variant->number, ==, 475);
  g_assert_cmpint (variant[1].number, ==, 525);
  g_assert_null (find (variants, WAR_VARIANT_MORE, 2));
  g_assert_null (find (variants, WAR_VARIANT_POINTS, 1));

  war_operation_set_reserve (operation, 1, late, TRUE);
  late->arrives = operation->rounds;
  reserves = war_operation_replace_entry (operation, 1, 0, late);
  arrivals = war_variants_list (reserves);
  variant = find (arrivals, WAR_VARIANT_ARRIVAL, 1);
  g_assert_cmpint (variant->number, ==, operation->rounds - 1);
  g_assert_cmpint (variant[1].kind, !=, WAR_VARIANT_ARRIVAL);

  /* Fewer rounds would leave it behind. */
  g_assert_cmpint (find (arrivals, WAR_VARIANT_ROUNDS, 0)->number, ==, operation->rounds + 2);
}

/* An enemy that goes by a chart is a level harder or easier. */
static void
test_levels (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "club-first-watch");
  g_autoptr (GArray) variants = war_variants_list (operation);
  const WarVariant *variant = find (variants, WAR_VARIANT_LEVEL, 0);
  g_autoptr (WarOperation) changed = NULL;

  g_assert_nonnull (variant);
  changed = war_variant_apply (operation, variant);
  g_assert_cmpstr (war_operation_get_level (changed), !=, war_operation_get_level (operation));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/variants/all/%s", names[i]);

      g_test_add_data_func (path, names[i], test_all);
    }
  g_test_add_func ("/rules/variants/kinds", test_kinds);
  g_test_add_func ("/rules/variants/points-and-arrivals", test_points_and_arrivals);
  g_test_add_func ("/rules/variants/levels", test_levels);
  return g_test_run ();
}
