/* units-list.c: which units a sheet is about, like ones together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/units-private.h"

#include <glib/gi18n-lib.h>

#include "draw/units/game-private.h"
#include "engine/game/supply.h"
#include "engine/operation/tag.h"
#include "text/game/piece.h"
#include "text/operation/briefing.h"
#include "text/operation/starts.h"
#include "text/words/phrase.h"

static void
draw_units_free (gpointer data)
{
  DrawUnits *units = data;

  g_array_unref (units->members);
  g_free (units->labels);
  g_clear_pointer (&units->notes, g_ptr_array_unref);
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
          && units->section == like->section && g_strcmp0 (units->coming, like->coming) == 0)
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
      units->common = member.name;
      units->labels = g_new0 (DrawUnitsLabels, 1);
      g_ptr_array_add (list, units);
    }
  else
    {
      g_free (like.coming);
    }
  if (g_strcmp0 (units->common, member.name) != 0)
    units->common = NULL;
  for (guint i = 0; i < count; i++)
    g_array_append_val (units->members, member);
  return units;
}

void
draw_units_list_add_army (GPtrArray *list, const WarArmy *army)
{
  g_autoptr (GArray) units = war_army_list_alike (army);

  for (guint i = 0; i < units->len; i++)
    {
      const WarAlike *alike = &g_array_index (units, WarAlike, i);
      const WarUnit *unit = alike->unit;

      draw_units_list_add (
        list, (DrawUnits){ .rules = army->rules, .type = unit->type, .section = alike->section },
        alike->count,
        (DrawUnitsMember){
          .name = unit->name, .note = unit->note, .group = g_intern_string (unit->group) });
    }
}

/* Of an operation's forces ------------------------------------------------------------------- */

/* The row of a game's pieces with that base of the n-th unit of the type on a side: units of a game
 * follow each other as in the forces, and so do the bases of each. FALSE: there are no more. */
static gboolean
find_row (const DrawGame *game, const DrawUnits *like, guint n, guint base, guint *row)
{
  guint wanted = n * draw_units_count_bases (like) + base, found = 0;

  for (*row = 0; *row < game->setup->layout->tables[WAR_TABLE_PIECES].n_rows; (*row)++)
    {
      WarShownPiece piece;

      war_play_show_piece (game->setup, game->state, *row, &piece);
      if (piece.type != NULL && piece.side == like->side - 1
          && g_str_equal (piece.type->id, like->type->id) && found++ == wanted)
        return TRUE;
    }
  return FALSE;
}

static guint
count_lost (const DrawGame *game, const DrawUnits *like, guint n)
{
  guint n_bases = draw_units_count_bases (like), strength = draw_units_get_strength (like);
  guint lost = 0, row;

  for (guint base = 0; base < n_bases && find_row (game, like, n, base, &row); base++)
    {
      WarShownPiece piece;

      war_play_show_piece (game->setup, game->state, row, &piece);
      if (war_setup_peek_piece (game->setup, game->state, row)[WAR_PIECE_PRESENCE]
          == WAR_PRESENCE_GONE)
        lost += strength / n_bases;
      else
        lost += (guint) MAX (piece.lost, 0);
    }
  return MIN (lost, strength);
}

static const char *
find_group (const DrawGame *game, const DrawUnits *like, guint n)
{
  g_autofree char *group = NULL;
  guint row;

  if (find_row (game, like, n, 0, &row))
    group = text_piece_group (game->setup, (gint) row);
  return g_intern_string (group);
}

/* More than so many units are not told one by one. */
#define MOST_STARTS 4

static void
append (GString *text, const char *words, const char *between)
{
  if (words != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? between : "", words);
}

/* How the entry's units come, and how they begin; NULL: as most do. Free it. */
static char *
dup_coming (const WarForceEntry *entry, const WarOperation *operation)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *coming = text_force_entry_coming (entry, operation);
  g_autofree char *all = entry->starts->len > MOST_STARTS ? text_starts (entry) : NULL;

  append (text, coming, "");
  append (text, all, " · ");
  for (guint i = 0; all == NULL && i < entry->starts->len; i++)
    {
      g_autofree char *start = text_start (entry, i, operation);

      append (text, start, i > 0 ? "; " : " · ");
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
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

static void
add_force (GPtrArray *list, const DrawSubject *subject, const DrawGame *game, gint side)
{
  const WarForce *force = subject->operation->forces[side - 1];

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      DrawUnits *units
        = draw_units_list_add (list,
                               (DrawUnits){ .rules = subject->operation->rules,
                                            .type = entry->type,
                                            .side = side,
                                            .apart = entry->name != NULL && entry->count > 1,
                                            .coming = dup_coming (entry, subject->operation) },
                               (guint) entry->count, (DrawUnitsMember){ .name = entry->name });
      guint first = units->members->len - (guint) entry->count;

      for (guint j = 0; j < (guint) entry->count; j++)
        {
          const WarTagged tagged = { side - 1, i, j, 0 };
          gint id = war_tag_get_id (subject->operation, &tagged);
          DrawUnitsMember *member = &g_array_index (units->members, DrawUnitsMember, first + j);

          member->has_tag = id >= 0;
          member->tag = (guint) MAX (id, 0);
        }
      for (guint j = 0; game->setup != NULL && j < (guint) entry->count; j++)
        {
          guint n = count_before (force, i) + j;
          DrawUnitsMember *member = &g_array_index (units->members, DrawUnitsMember, first + j);

          member->lost = subject->setup != NULL ? count_lost (game, units, n) : 0;
          member->group = find_group (game, units, n);
        }
      for (guint j = first; entry->group != NULL && j < units->members->len; j++)
        g_array_index (units->members, DrawUnitsMember, j).group = g_intern_string (entry->group);
    }
}

static guint
count_type (const GPtrArray *list, const WarUnitType *type, gint side)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (units->side == side && g_str_equal (units->type->id, type->id))
        n += units->members->len;
    }
  return n;
}

/* Those that are bought, drawn or sent while it is played. */
static void
add_supply (GPtrArray *list, const DrawSubject *subject, const DrawGame *game)
{
  g_autoptr (GArray) supply = war_setup_list_supply (game->setup);

  for (guint i = 0; i < supply->len; i++)
    {
      const WarSupply *item = &g_array_index (supply, WarSupply, i);

      if (item->kind == WAR_SUPPLY_UNIT)
        draw_units_list_add (list,
                             (DrawUnits){ .rules = subject->operation->rules,
                                          .type = item->type,
                                          .side = item->side + 1,
                                          .coming = g_strdup (_ ("May come during the game.")),
                                          .before = count_type (list, item->type, item->side + 1) },
                             item->count, (DrawUnitsMember){ 0 });
    }
}

void
draw_units_list_add_forces (GPtrArray *list, const DrawSubject *subject)
{
  g_auto (DrawGame) game = draw_game_begin (subject);

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_force (list, subject, &game, side);
}

GPtrArray *
draw_units_list_new_of (const DrawSubject *subject)
{
  GPtrArray *list = draw_units_list_new ();

  if (subject->army != NULL)
    draw_units_list_add_army (list, subject->army);
  if (subject->operation != NULL)
    {
      g_auto (DrawGame) game = draw_game_begin (subject);

      for (gint side = 1; side <= WAR_N_SIDES; side++)
        add_force (list, subject, &game, side);
      if (game.setup != NULL)
        add_supply (list, subject, &game);
    }
  return list;
}

guint
draw_units_list_count_marked (const GPtrArray *list, const WarMark *mark)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (war_mark_is_of (mark, units->type, units->rules))
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
  return units->members->len > 0 ? units->common : NULL;
}

char *
draw_units_dup_label (const DrawUnits *units, guint i)
{
  const char *name
    = draw_units_get_common_name (units) == NULL ? draw_units_get_member (units, i)->name : NULL;

  return name != NULL ? g_strdup (name) : g_strdup_printf ("%u", units->before + i + 1);
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
  return units->before + units->members->len > 1 ? g_strdup_printf ("%s %s", common, label)
                                                 : g_strdup (common);
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
  const char *group = draw_units_get_member (units, i)->group;
  g_autofree char *name = draw_units_dup_name (units, i);

  if (draw_units_count_bases (units) > 1)
    return g_strdup_printf ("%s · %u", name, base + 1);
  if (group != NULL)
    return g_strdup_printf ("%s · %s", name, group);
  return lost > 0 && lost < strength ? g_strdup_printf ("%s %u/%u", name, strength - lost, strength)
                                     : g_steal_pointer (&name);
}

/* Groups ------------------------------------------------------------------------------------- */

/* "Riflemen 1–6", of those of the units that are in the group; appends nothing if none are. */
static void
append_of_group (GString *text, const DrawUnits *units, const char *group)
{
  const char *common = draw_units_get_common_name (units);
  guint n = units->members->len;

  for (guint i = 0, last; i < n; i = last + 1)
    {
      const DrawUnitsMember *member = draw_units_get_member (units, i);
      g_autofree char *name = NULL;

      last = i;
      if (member->group != group)
        continue;
      while (common == NULL && member->name == NULL && last + 1 < n
             && draw_units_get_member (units, last + 1)->group == group
             && draw_units_get_member (units, last + 1)->name == NULL)
        last++;
      name = draw_units_dup_name (units, i);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
      if (last > i)
        g_string_append_printf (text, "–%u", units->before + last + 1);
    }
}

char *
draw_units_list_dup_group (const GPtrArray *list, gint side, guint n)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      for (guint j = 0; units->side == side && j < units->members->len; j++)
        {
          gpointer group = (gpointer) draw_units_get_member (units, j)->group;

          if (group != NULL && !g_ptr_array_find (groups, group, NULL))
            g_ptr_array_add (groups, group);
        }
    }
  if (n >= groups->len)
    return NULL;

  for (guint i = 0; i < list->len; i++)
    if (((const DrawUnits *) g_ptr_array_index (list, i))->side == side)
      append_of_group (text, g_ptr_array_index (list, i), g_ptr_array_index (groups, n));
  /* TRANSLATORS: a group of a side, and who is in it: "Company 2: Riflemen 7–12, Bombers 3–4". */
  return g_strdup_printf (_ ("%s: %s"), (const char *) g_ptr_array_index (groups, n), text->str);
}
