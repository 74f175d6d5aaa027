/* units-list.c: which units a sheet is about, like ones together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units-private.h"
#include "text/briefing.h"
#include "text/phrase.h"

static void
draw_units_free (gpointer data)
{
  DrawUnits *units = data;

  g_array_unref (units->members);
  g_free (units->coming);
  g_free (units);
}

GPtrArray *
draw_units_list_new (void)
{
  return g_ptr_array_new_with_free_func (draw_units_free);
}

static DrawUnits *
find (const GPtrArray *list, const DrawUnits *like)
{
  for (guint i = 0; i < list->len; i++)
    {
      DrawUnits *units = g_ptr_array_index (list, i);

      if (!units->apart && !like->apart && units->type == like->type && units->side == like->side
          && units->wave == like->wave && g_strcmp0 (units->coming, like->coming) == 0)
        return units;
    }

  return NULL;
}

DrawUnits *
draw_units_list_add (GPtrArray *list, DrawUnits like, guint count, DrawUnitsMember member)
{
  DrawUnits *units = find (list, &like);

  if (units == NULL)
    {
      units = g_new (DrawUnits, 1);
      *units = like;
      units->members = g_array_new (FALSE, FALSE, sizeof (DrawUnitsMember));
      g_ptr_array_add (list, units);
    }
  else
    {
      g_free (like.coming);
    }
  for (guint i = 0; i < count; i++)
    g_array_append_val (units->members, member);
  return units;
}

void
draw_units_list_add_army (GPtrArray *list, const WarArmy *army)
{
  gboolean has_waves = war_army_count_waves (army) > 0;
  g_autoptr (GArray) groups = war_army_group_units (army);

  for (guint i = 0; i < groups->len; i++)
    {
      const WarUnitGroup *group = &g_array_index (groups, WarUnitGroup, i);
      const WarUnit *unit = group->unit;

      draw_units_list_add (
        list,
        (DrawUnits){ .rules = army->rules, .type = unit->type, .wave = has_waves ? unit->wave : 0 },
        group->count, (DrawUnitsMember){ unit->name, unit->note, 0 });
    }
}

/* What the n-th unit of the type on a side has lost: units of a game follow each other as in the
 * forces, and so do the bases of each. */
static guint
count_lost (const DrawSubject *subject, const DrawUnits *like, guint n)
{
  guint n_bases = draw_units_count_bases (like), strength = draw_units_get_strength (like);
  guint found = 0, lost = 0;

  for (guint row = 0; row < subject->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      war_play_show_piece (subject->setup, subject->state, row, &piece);
      if (piece.type == NULL || piece.side != like->side - 1
          || !g_str_equal (piece.type->id, like->type->id) || found++ / n_bases != n)
        continue;
      if (war_setup_peek_piece (subject->setup, subject->state, row)[WAR_PIECE_PRESENCE]
          == WAR_PRESENCE_GONE)
        lost += strength / n_bases;
      else
        lost += (guint) MAX (piece.lost, 0);
    }
  return MIN (lost, strength);
}

/* How many units of the type come before the entry, on its side. */
static guint
count_before (const WarForce *force, guint index)
{
  const WarForceEntry *entry = g_ptr_array_index (force->entries, index);
  guint n = 0;

  for (guint i = 0; i < index; i++)
    {
      const WarForceEntry *other = g_ptr_array_index (force->entries, i);

      if (g_str_equal (other->type->id, entry->type->id))
        n += (guint) other->count;
    }
  return n;
}

void
draw_units_list_add_force (GPtrArray *list, const DrawSubject *subject, gint side)
{
  const WarForce *force = subject->operation->forces[side - 1];

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      DrawUnits *units = draw_units_list_add (
        list,
        (DrawUnits){ .rules = subject->operation->rules,
                     .type = entry->type,
                     .side = side,
                     .apart = entry->name != NULL && entry->count > 1,
                     .coming = text_force_entry_coming (entry, subject->operation) },
        (guint) entry->count, (DrawUnitsMember){ entry->name, NULL, 0 });
      guint n = units->members->len - (guint) entry->count;

      for (guint j = 0; subject->setup != NULL && j < (guint) entry->count; j++)
        g_array_index (units->members, DrawUnitsMember, n + j).lost
          = count_lost (subject, units, count_before (force, i) + j);
    }
}

GPtrArray *
draw_units_list_new_of (const DrawSubject *subject)
{
  GPtrArray *list = draw_units_list_new ();

  if (subject->army != NULL)
    draw_units_list_add_army (list, subject->army);
  for (gint side = 1; subject->operation != NULL && side <= WAR_N_SIDES; side++)
    draw_units_list_add_force (list, subject, side);
  return list;
}

guint
draw_units_list_count_marked (const GPtrArray *list, const WarMark *mark)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (mark->trait == NULL || war_unit_type_has_trait (units->type, mark->trait))
        n += units->members->len;
    }
  return n;
}

static void
collect (GPtrArray *traits, const GArray *uses)
{
  for (guint i = 0; i < uses->len; i++)
    {
      WarTrait *trait = g_array_index (uses, WarTraitUse, i).trait;

      if (!g_ptr_array_find (traits, trait, NULL))
        g_ptr_array_add (traits, trait);
    }
}

void
draw_units_collect_traits (const GPtrArray *list, GPtrArray *traits)
{
  for (guint i = 0; i < list->len; i++)
    {
      const WarUnitType *type = ((const DrawUnits *) g_ptr_array_index (list, i))->type;

      for (guint j = 0; j < type->weapons->len; j++)
        collect (traits, ((const WarWeapon *) g_ptr_array_index (type->weapons, j))->traits);
      collect (traits, type->traits);
    }
}

const DrawUnitsMember *
draw_units_get_member (const DrawUnits *units, guint i)
{
  return &g_array_index (units->members, DrawUnitsMember, i);
}

const char *
draw_units_get_common_name (const DrawUnits *units)
{
  const char *name = units->members->len > 0 ? draw_units_get_member (units, 0)->name : NULL;

  for (guint i = 1; i < units->members->len; i++)
    if (g_strcmp0 (name, draw_units_get_member (units, i)->name) != 0)
      return NULL;
  return name;
}

char *
draw_units_dup_label (const DrawUnits *units, guint i)
{
  const char *name
    = draw_units_get_common_name (units) == NULL ? draw_units_get_member (units, i)->name : NULL;

  return name != NULL ? g_strdup (name) : g_strdup_printf ("%u", i + 1);
}

char *
draw_units_dup_name (const DrawUnits *units, guint i)
{
  const char *common = draw_units_get_common_name (units);
  const char *own = draw_units_get_member (units, i)->name;
  g_autofree char *label = draw_units_dup_label (units, i);

  if (common == NULL && own != NULL)
    return g_strdup (own);
  if (common == NULL)
    common = text_translate (units->type->name);
  return units->members->len > 1 ? g_strdup_printf ("%s %s", common, label) : g_strdup (common);
}

guint
draw_units_count_bases (const DrawUnits *units)
{
  gint stat = war_stats_find_role (units->rules->system->unit_stats, WAR_ROLE_BASES);

  return stat < 0 ? 1 : (guint) MAX (units->type->stats[stat], 1);
}

guint
draw_units_get_strength (const DrawUnits *units)
{
  gint stat = war_stats_find_role (units->rules->system->unit_stats, WAR_ROLE_STRENGTH);

  return stat < 0 ? 1 : (guint) MAX (units->type->stats[stat], 0);
}

gboolean
draw_units_is_lost (const DrawUnits *units, guint i)
{
  guint lost = draw_units_get_member (units, i)->lost;

  return lost > 0 && lost >= draw_units_get_strength (units);
}

char *
draw_units_dup_base_name (const DrawUnits *units, guint i, guint base)
{
  guint lost = draw_units_get_member (units, i)->lost, strength = draw_units_get_strength (units);
  g_autofree char *name = draw_units_dup_name (units, i);

  if (draw_units_count_bases (units) > 1)
    return g_strdup_printf ("%s · %u", name, base + 1);
  return lost > 0 && lost < strength ? g_strdup_printf ("%s %u/%u", name, strength - lost, strength)
                                     : g_steal_pointer (&name);
}
