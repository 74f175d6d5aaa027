/* map-plan.c: a field made ready for being drawn again and again, part by part
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map-plan.h"

#include <string.h>

#include "draw/map-private.h"

/* Signs nearer than this may touch, in millimetres. */
#define NEAR 6

/* ---------------------------------------------------------------------------------------------
 * Groups. Features of one terrain that touch merge: they are drawn together, pass by pass, whatever
 * lies between them in the order of the field, as long as that makes no difference to it. */

typedef struct
{
  guint rank; /* groups are drawn in this order */
  WarTerrain terrain;
  gboolean covered; /* something lies on a member: the group may not move above it */
  GArray *members; /* guint */
} DrawGroup;

typedef struct
{
  DrawPlan *plan;
  GPtrArray *groups; /* DrawGroup, for each feature that is grouped: its group, shared */
  GPtrArray *all; /* DrawGroup, owned */
  guint n_ranks;
} DrawGroups;

static void
draw_group_free (gpointer data)
{
  g_array_unref (((DrawGroup *) data)->members);
  g_free (data);
}

static DrawGroup *
draw_groups_add (DrawGroups *groups, WarTerrain terrain)
{
  DrawGroup *group = g_new0 (DrawGroup, 1);

  group->rank = groups->n_ranks++;
  group->terrain = terrain;
  group->members = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (groups->all, group);

  return group;
}

static void
draw_groups_put (DrawGroups *groups, guint feature, DrawGroup *group)
{
  g_array_append_val (group->members, feature);
  groups->groups->pdata[feature] = group;
}

static void
draw_groups_merge (DrawGroups *groups, DrawGroup *from, DrawGroup *into)
{
  if (from == into)
    return;
  for (guint i = 0; i < from->members->len; i++)
    draw_groups_put (groups, g_array_index (from->members, guint, i), into);
  g_array_set_size (from->members, 0);
}

/* The group that a feature joins, and that others of its neighbours' may move up to: none of those
 * that it lies on may come to lie on it. */
static DrawGroup *
draw_groups_choose (DrawGroups *groups, WarTerrain terrain, const GArray *below)
{
  DrawGroup *fixed = NULL, *chosen = NULL;
  guint ground = 0; /* one more than the highest rank that it must lie above */
  guint n_free = 0, highest_free = 0;

  for (guint i = 0; i < below->len; i++)
    {
      DrawGroup *group = g_ptr_array_index (groups->groups, g_array_index (below, guint, i));

      if (group->terrain != terrain)
        {
          group->covered = TRUE;
          ground = MAX (ground, group->rank + 1);
        }
    }
  for (guint i = 0; i < below->len; i++)
    {
      DrawGroup *group = g_ptr_array_index (groups->groups, g_array_index (below, guint, i));

      if (group->terrain == terrain && group->covered)
        {
          if (!fixed || group->rank > fixed->rank)
            fixed = group;
        }
      else if (group->terrain == terrain)
        {
          n_free++;
          highest_free = MAX (highest_free, group->rank);
        }
    }

  /* Into a group that cannot move, or all that can, and this one, to the top. */
  if (fixed && fixed->rank >= ground && (n_free == 0 || highest_free < fixed->rank))
    chosen = fixed;
  else
    chosen = draw_groups_add (groups, terrain);
  for (guint i = 0; i < below->len; i++)
    {
      DrawGroup *group = g_ptr_array_index (groups->groups, g_array_index (below, guint, i));

      if (group->terrain == terrain && !group->covered)
        draw_groups_merge (groups, group, chosen);
      else if (group->terrain == terrain && group != chosen)
        group->covered = TRUE;
    }

  return chosen;
}

static gint
draw_compare_ids (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;

  return x < y ? -1 : x > y;
}

/* Finds what touches what, and ranks the groups. */
static void
draw_plan_group (DrawPlan *plan)
{
  guint n = plan->signs->len;
  g_autoptr (GPtrArray) of_features = g_ptr_array_sized_new (n);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (draw_group_free);
  DrawGroups groups = { plan, of_features, all, 0 };

  g_ptr_array_set_size (of_features, (gint) n);
  for (guint i = 0; i < n; i++)
    {
      DrawSign *sign = g_ptr_array_index (plan->signs, i);
      GArray *below;

      if (!sign)
        continue;
      below = g_array_new (FALSE, FALSE, sizeof (guint));
      draw_index_find (plan->index, draw_sign_get_rect (sign, 2 * NEAR), below);
      g_array_sort (below, draw_compare_ids);
      draw_groups_put (&groups, i, draw_groups_choose (&groups, sign->feature->terrain, below));
      draw_index_add (plan->index, i, draw_sign_get_rect (sign, 0));
      plan->below[i] = below;
    }
  for (guint i = 0; i < n; i++)
    if (of_features->pdata[i])
      plan->ranks[i] = ((DrawGroup *) of_features->pdata[i])->rank;
}

/* ---------------------------------------------------------------------------------------------
 * Plans. */

/* Which features a plan has: their places by their pointers. */
static GHashTable *
draw_plan_list (const DrawPlan *plan)
{
  GHashTable *places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; plan && i < plan->field->features->len; i++)
    g_hash_table_insert (places, g_ptr_array_index (plan->field->features, i),
                         GUINT_TO_POINTER (i));

  return places;
}

static gboolean
draw_same_items (const GPtrArray *a, const GPtrArray *b)
{
  return a->len == b->len
         && (a->len == 0 || memcmp (a->pdata, b->pdata, a->len * sizeof (gpointer)) == 0);
}

/* Whether paper and border are the same. */
static gboolean
draw_same_sheet (const WarField *a, const WarField *b)
{
  return a->width == b->width && a->depth == b->depth && g_strcmp0 (a->name, b->name) == 0;
}

static void
draw_plan_make_signs (DrawPlan *plan, const DrawPlan *like)
{
  const WarField *field = plan->field;
  g_autoptr (GHashTable) places = draw_plan_list (like);
  gboolean same_zones = like && draw_same_items (like->field->zones, field->zones);

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);
      gpointer place;
      DrawSign *sign;

      if (same_zones && g_hash_table_lookup_extended (places, feature, NULL, &place))
        {
          sign = g_ptr_array_index (like->signs, GPOINTER_TO_UINT (place));
          if (sign)
            draw_sign_ref (sign);
        }
      else
        sign = draw_sign_new (feature, field);
      g_ptr_array_add (plan->signs, sign);
    }
}

static void
draw_sign_clear (gpointer sign)
{
  if (sign)
    draw_sign_unref (sign);
}

DrawPlan *
draw_plan_new (const WarField *field, const DrawPlan *like)
{
  DrawPlan *plan = g_new0 (DrawPlan, 1);
  guint n;

  g_return_val_if_fail (field != NULL, NULL);

  n = field->features->len;
  g_atomic_ref_count_init (&plan->references);
  plan->field = war_field_ref ((WarField *) field);
  plan->signs = g_ptr_array_new_full (n, draw_sign_clear);
  plan->ranks = g_new0 (guint, n);
  plan->below = g_new0 (GArray *, n);
  plan->index = draw_index_new ((DrawRect){ 0, 0, (double) field->width / WAR_MILLIMETRE,
                                            (double) field->depth / WAR_MILLIMETRE },
                                n);
  plan->relief = like && draw_same_sheet (like->field, field) ? g_array_ref (like->relief)
                                                              : draw_relief_new (field);
  plan->measures = like ? g_hash_table_ref (like->measures)
                        : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  draw_plan_make_signs (plan, like);
  draw_plan_group (plan);

  return plan;
}

DrawPlan *
draw_plan_ref (DrawPlan *plan)
{
  g_return_val_if_fail (plan != NULL, NULL);

  g_atomic_ref_count_inc (&plan->references);

  return plan;
}

void
draw_plan_unref (DrawPlan *plan)
{
  g_return_if_fail (plan != NULL);

  if (!g_atomic_ref_count_dec (&plan->references))
    return;
  for (guint i = 0; i < plan->signs->len; i++)
    g_clear_pointer (&plan->below[i], g_array_unref);
  g_free (plan->below);
  g_free (plan->ranks);
  draw_index_free (plan->index);
  g_ptr_array_unref (plan->signs);
  g_array_unref (plan->relief);
  g_hash_table_unref (plan->measures);
  g_clear_pointer (&plan->labels, g_array_unref);
  war_field_unref (plan->field);
  g_free (plan);
}
