/* map-plan.c: a field made ready for being drawn again and again, part by part
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-plan.h"

#include <string.h>

#include "draw/map/map-private.h"

/* So often as the field is wide and deep together lines are long in total before some are drawn
 * plainly. */
#define TANGLE_LENGTH 60

/* So often all areas together may cover the field before some are drawn plainly. */
#define HEAP_LAYERS 6

/* Signs nearer than this may touch, in millimetres. */
#define NEAR 6

/* Of more pairs of features that touch it is not looked for which of them merge. */
#define MAX_PAIRS (1000 * 1000)

/* ---------------------------------------------------------------------------------------------
 * Groups. Features of one terrain that touch merge: they are drawn together, pass by pass, whatever
 * lies between them in the order of the field, as long as that makes no difference to it. */

/* Groups are drawn in the order of their ranks. */
typedef struct
{
  WarTerrain terrain;
  guint rank; /* no two have the same */
  gboolean covered; /* something lies on a member: the group may not move above it */
  guint n_members; /* 0: it has moved into another one */
  guint first; /* of them, a chain; or NONE */
  guint last;
} DrawGroup;

#define NONE G_MAXUINT

typedef struct
{
  DrawGroup *groups; /* as many as features at most */
  guint n;
  guint *next; /* for each feature: the next one of its group */
  guint *of; /* for each feature: its group */
} DrawGroups;

static guint
draw_groups_add (DrawGroups *groups, WarTerrain terrain)
{
  groups->groups[groups->n] = (DrawGroup){ terrain, groups->n, FALSE, 0, NONE, NONE };

  return groups->n++;
}

static void
draw_groups_put (DrawGroups *groups, guint feature, guint id)
{
  DrawGroup *group = &groups->groups[id];

  groups->of[feature] = id;
  group->n_members++;
  groups->next[feature] = NONE;
  if (group->first == NONE)
    group->first = feature;
  else
    groups->next[group->last] = feature;
  group->last = feature;
}

/* The first group's members are the second's from then on; returns which that is. The fewer move,
 * so that thousands that touch each other do not each move with all that came after them. */
static guint
draw_groups_merge (DrawGroups *groups, guint from, guint into)
{
  DrawGroup *a = &groups->groups[from], *b = &groups->groups[into];
  guint feature;

  if (from == into)
    return into;
  if (a->n_members > b->n_members)
    {
      guint other = into;

      a->rank = b->rank;
      a->covered = b->covered;
      into = from;
      from = other;
    }
  feature = groups->groups[from].first;
  groups->groups[from].n_members = 0;
  groups->groups[from].first = NONE;
  while (feature != NONE)
    {
      guint next = groups->next[feature];

      draw_groups_put (groups, feature, into);
      feature = next;
    }
  return into;
}

/* The group that a feature joins, and that others of its neighbours' may move up to: none of those
 * that it lies on may come to lie on it. below: its neighbours before it. */
static guint
draw_groups_choose (DrawGroups *groups, WarTerrain terrain, const guint *below, guint n_below)
{
  guint fixed = NONE, chosen; /* groups */
  guint ground = 0; /* one more than the highest rank that it must lie above */
  guint highest_free = 0;
  gboolean any_free = FALSE;

  for (guint i = 0; i < n_below; i++)
    {
      guint id = groups->of[below[i]];
      DrawGroup *group = &groups->groups[id];

      if (group->terrain != terrain)
        {
          group->covered = TRUE;
          ground = MAX (ground, group->rank + 1);
        }
      else if (!group->covered)
        {
          any_free = TRUE;
          highest_free = MAX (highest_free, group->rank);
        }
      else if (fixed == NONE || groups->groups[fixed].rank < group->rank)
        fixed = id;
    }

  /* Into a group that cannot move, or all that can, and this one, to the top. */
  if (fixed != NONE && groups->groups[fixed].rank >= ground
      && (!any_free || highest_free < groups->groups[fixed].rank))
    chosen = fixed;
  else
    chosen = draw_groups_add (groups, terrain);
  for (guint i = 0; i < n_below; i++)
    {
      guint id = groups->of[below[i]];
      DrawGroup *group = &groups->groups[id];

      if (group->terrain == terrain && !group->covered)
        chosen = draw_groups_merge (groups, id, chosen);
      else if (group->terrain == terrain && id != chosen)
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

/* Each feature is a group of its own, in the order of the field: in a heap of thousands nobody
 * could see what merges, and their pairs grow with the square of them. */
static void
draw_plan_leave_apart (DrawPlan *plan)
{
  plan->is_heap = TRUE;
  g_array_set_size (plan->below, 0);
  for (guint i = 0; i < plan->signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (plan->signs, i);

      plan->ranks[i] = i;
      plan->below_from[i] = 0;
      if (sign != NULL)
        draw_index_add (plan->index, i, draw_sign_get_rect (sign, 0));
    }
  plan->below_from[plan->signs->len] = 0;
}

/* Finds what touches what, and ranks the groups. FALSE: too much does, and nothing of it is to be
 * used. */
static gboolean
draw_plan_group (DrawPlan *plan)
{
  guint n = plan->signs->len;
  g_autofree DrawGroup *all = g_new (DrawGroup, n);
  g_autofree guint *next = g_new (guint, n), *of = g_new (guint, n);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint));
  DrawGroups groups = { all, 0, next, of };

  for (guint i = 0; i < n; i++)
    {
      DrawSign *sign = g_ptr_array_index (plan->signs, i);

      plan->below_from[i] = plan->below->len;
      if (!sign)
        continue;
      g_array_set_size (found, 0);
      draw_index_find (plan->index, draw_sign_get_rect (sign, 2 * NEAR), found);
      g_array_sort (found, draw_compare_ids);
      draw_groups_put (&groups, i,
                       draw_groups_choose (&groups, sign->feature->terrain,
                                           (const guint *) found->data, found->len));
      draw_index_add (plan->index, i, draw_sign_get_rect (sign, 0));
      g_array_append_vals (plan->below, found->data, found->len);
      if (plan->below->len > MAX_PAIRS)
        return FALSE;
    }
  plan->below_from[n] = plan->below->len;
  for (guint i = 0; i < n; i++)
    if (g_ptr_array_index (plan->signs, i))
      plan->ranks[i] = all[of[i]].rank;
  return TRUE;
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

/* Lines that are longer in total cover all of the field, again and again: nobody made them to be
 * looked at. Then each has the same share of that, and those that are longer are tangles. */
static double
draw_plan_find_longest (const DrawPlan *plan)
{
  double most = TANGLE_LENGTH * ((double) plan->field->width + plan->field->depth) / WAR_MILLIMETRE;
  double total = 0;
  guint n_lines = 0;

  for (guint i = 0; i < plan->signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (plan->signs, i);

      if (sign == NULL || sign->line == NULL)
        continue;
      total += draw_points_get_length (sign->line, FALSE);
      n_lines++;
    }

  return total > most ? most / n_lines : G_MAXDOUBLE;
}

/* As draw_plan_find_longest(), of areas and what they cost. */
static double
draw_plan_find_largest (const DrawPlan *plan)
{
  double most = HEAP_LAYERS * ((double) plan->field->width / WAR_MILLIMETRE)
                * ((double) plan->field->depth / WAR_MILLIMETRE);
  double total = 0;
  guint n_areas = 0;

  for (guint i = 0; i < plan->signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (plan->signs, i);

      if (sign == NULL || sign->line != NULL)
        continue;
      total += draw_sign_get_load (sign, plan->field);
      n_areas++;
    }

  return total > most ? most / n_areas : G_MAXDOUBLE;
}

static DrawIndex *
draw_plan_new_index (const WarField *field)
{
  return draw_index_new ((DrawRect){ 0, 0, (double) field->width / WAR_MILLIMETRE,
                                     (double) field->depth / WAR_MILLIMETRE },
                         field->features->len);
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

  g_atomic_ref_count_init (&plan->references);
  plan->field = draw_hexes_expand (field, like);
  field = plan->field;
  n = field->features->len;
  plan->signs = g_ptr_array_new_full (n, draw_sign_clear);
  plan->ranks = g_new0 (guint, n);
  plan->below = g_array_sized_new (FALSE, FALSE, sizeof (guint), 4 * n);
  plan->below_from = g_new (guint, n + 1);
  plan->index = draw_plan_new_index (field);
  plan->relief = like && draw_same_sheet (like->field, field) ? g_array_ref (like->relief)
                                                              : draw_relief_new (field);
  plan->measures = like ? g_hash_table_ref (like->measures)
                        : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  draw_plan_make_signs (plan, like);
  if (!draw_plan_group (plan))
    {
      draw_index_free (plan->index);
      plan->index = draw_plan_new_index (field);
      draw_plan_leave_apart (plan);
    }
  plan->crowd = draw_trees_get_crowd (plan->signs);
  plan->fill = draw_signs_get_fill (plan->signs, field);
  plan->longest = draw_plan_find_longest (plan);
  plan->largest = draw_plan_find_largest (plan);

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
  g_array_unref (plan->below);
  g_free (plan->below_from);
  g_free (plan->ranks);
  draw_index_free (plan->index);
  g_ptr_array_unref (plan->signs);
  g_array_unref (plan->relief);
  g_hash_table_unref (plan->measures);
  g_clear_pointer (&plan->labels, g_array_unref);
  war_field_unref (plan->field);
  g_free (plan);
}
