/* field.c: words for what is on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/field.h"

#include <glib/gi18n-lib.h>

#include "text/game/play-private.h"
#include "text/words/phrase.h"

#define N_LETTERS 26

char *
text_letters (guint index)
{
  GString *letters = g_string_new (NULL);

  for (guint left = index + 1; left > 0; left = (left - 1) / N_LETTERS)
    g_string_prepend_c (letters, (char) ('A' + (left - 1) % N_LETTERS));

  return g_string_free (letters, FALSE);
}

static gboolean
is_nameless (const char *name)
{
  return name == NULL || *name == '\0';
}

/* The name of its own, or of its role; NULL: it has none. */
static const char *
find_zone_name (const WarZone *zone, const WarRules *rules)
{
  const WarFieldRole *role = rules != NULL ? war_rules_find_field_role (rules, zone->role) : NULL;

  if (!is_nameless (zone->name))
    return zone->name;

  return role != NULL ? text_translate (role->name) : NULL;
}

/* Which of its side's zones without names it is, of how many. */
static guint
count_nameless (const WarField *field, const WarZone *zone, const WarRules *rules, guint *index)
{
  guint n = 0;

  *index = 0;
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *other = g_ptr_array_index (field->zones, i);

      if (other->side != zone->side || find_zone_name (other, rules) != NULL)
        continue;
      if (other == zone)
        *index = n;
      n++;
    }

  return n;
}

/* side: what its side is called; NULL: by number. */
static char *
dup_zone_name (const WarField *field, const WarZone *zone, const WarRules *rules, const char *side)
{
  const char *name = find_zone_name (zone, rules);
  guint index;
  g_autofree char *letters = NULL;

  if (name != NULL)
    return g_strdup (name);
  if (count_nameless (field, zone, rules, &index) < 2)
    /* Translators: %s is a side: "Zone: Entente" */
    return side != NULL ? g_strdup_printf (_ ("Zone: %s"), side)
                        : g_strdup_printf (_ ("Zone of Side %d"), zone->side);

  letters = text_letters (index);
  if (side != NULL)
    /* Translators: a letter, and a side: "Zone B: Entente" */
    return g_strdup_printf (_ ("Zone %s: %s"), letters, side);
  /* Translators: a letter, and the number of a side */
  return g_strdup_printf (_ ("Zone %s of Side %d"), letters, zone->side);
}

char *
text_zone (const WarField *field, const WarZone *zone, const WarRules *rules)
{
  g_return_val_if_fail (field != NULL && zone != NULL, NULL);

  return dup_zone_name (field, zone, rules, NULL);
}

char *
text_zone_of_operation (const WarOperation *operation, const WarZone *zone)
{
  g_return_val_if_fail (operation != NULL && operation->field != NULL && zone != NULL, NULL);

  const char *side = operation->forces[zone->side - 1]->name;

  return dup_zone_name (operation->field, zone, operation->rules, is_nameless (side) ? NULL : side);
}

char *
text_zone_label (const WarField *field, const WarZone *zone, const WarRules *rules)
{
  g_return_val_if_fail (field != NULL && zone != NULL, NULL);

  guint index;

  if (find_zone_name (zone, rules) == NULL && count_nameless (field, zone, rules, &index) < 2)
    return NULL;

  return text_zone (field, zone, rules);
}

char *
text_point (const WarField *field, const WarPoint *point)
{
  g_return_val_if_fail (field != NULL && point != NULL, NULL);

  guint index = 0;
  g_autofree char *letters = NULL;

  if (!is_nameless (point->name))
    return g_strdup (point->name);
  if (point->kind == WAR_POINT_LABEL)
    return g_strdup (text_point_kind (point->kind));

  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *other = g_ptr_array_index (field->points, i);

      if (other == point)
        break;
      index += other->kind != WAR_POINT_LABEL;
    }
  letters = text_letters (index);
  /* Translators: what a point without a name is called; %s is a letter */
  return g_strdup_printf (point->kind == WAR_POINT_OBJECTIVE ? _ ("Objective %s") : _ ("Point %s"),
                          letters);
}

char *
text_field_size (const WarField *field, WarLengthUnit unit)
{
  g_return_val_if_fail (field != NULL, NULL);

  if (field->board != NULL)
    return g_strdup_printf (_ ("%u × %u hexes"), field->board->n_columns, field->board->n_rows);

  g_autofree char *width = text_length (field->width, unit);
  g_autofree char *depth = text_length (field->depth, unit);

  return g_strdup_printf ("%s × %s", width, depth);
}

const char *
text_point_kind (WarPointKind kind)
{
  const char *const kinds[] = {
    [WAR_POINT_CONTROL] = _ ("Control Point"),
    [WAR_POINT_OBJECTIVE] = _ ("Objective"),
    [WAR_POINT_LABEL] = _ ("Label"),
  };

  g_return_val_if_fail ((gsize) kind < G_N_ELEMENTS (kinds), "");

  return kinds[kind];
}

static char *
name_point (const WarField *field, const WarPoint *point)
{
  if (is_nameless (point->name))
    return text_point (field, point);

  /* Translators: the name of a point, and its kind: "Hooge Château (Objective)" */
  return g_strdup_printf (_ ("%s (%s)"), point->name, text_point_kind (point->kind));
}

char *
text_item (const WarField *field, WarItem item, const WarRules *rules)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  const WarFeature *feature;
  const WarFieldRole *role;
  const char *terrain, *name;

  if (item.kind == WAR_ITEM_ZONE)
    return text_zone (field, g_ptr_array_index (field->zones, item.index), rules);
  if (item.kind == WAR_ITEM_POINT)
    return name_point (field, g_ptr_array_index (field->points, item.index));

  feature = g_ptr_array_index (field->features, item.index);
  terrain = text_translate (war_terrain_get_name (feature->terrain));
  role = rules != NULL ? war_rules_find_field_role (rules, feature->role) : NULL;
  name = feature->name != NULL ? feature->name : role != NULL ? text_translate (role->name) : NULL;
  if (name == NULL)
    return g_strdup (terrain);
  /* Translators: the name of a feature, and its terrain: "Zouave Wood (Wood)" */
  return g_strdup_printf (_ ("%s (%s)"), name, terrain);
}

static char *
describe_effect (const gint32 *stats, const WarRules *rules)
{
  const TextPlay *play = text_play_find (rules->system);
  char *effect = play != NULL ? play->terrain (stats, rules) : NULL;

  return effect != NULL ? effect : g_strdup (_ ("no effect"));
}

char *
text_terrain_effect (WarTerrain terrain, const WarRules *rules)
{
  return describe_effect (rules->terrain[terrain], rules);
}

char *
text_feature_effect (const WarFeature *feature, const WarRules *rules)
{
  gint32 stats[WAR_MAX_STATS] = { 0 };

  for (guint i = 0; rules->system->terrain_stats[i].id != NULL; i++)
    stats[i] = war_feature_get_effect (feature, rules, i);
  return describe_effect (stats, rules);
}

char *
text_terrain_choice (const WarSystem *system, guint stat, gint32 value)
{
  const TextPlay *play = text_play_find (system);

  if (play == NULL)
    return g_strdup (system->terrain_stats[stat].choices[value]);
  return g_strdup (play->terrain_choice (stat, value));
}

char *
text_terrain_value (const WarRules *rules, guint stat, gint32 value)
{
  const WarStat *kind = &rules->system->terrain_stats[stat];

  if (kind->kind == WAR_STAT_CHOICE)
    return text_terrain_choice (rules->system, stat, value);
  return text_stat (kind, value, rules->system->length_unit);
}

char *
text_feature_own_effect (const WarFeature *feature, const WarRules *rules)
{
  GString *own = g_string_new (NULL);

  for (guint i = 0; rules->system->terrain_stats[i].id != NULL; i++)
    {
      g_autofree char *value = NULL;

      if (!war_feature_has_effect (feature, rules->system->id, i))
        continue;
      value = text_terrain_value (rules, i, war_feature_get_effect (feature, rules, i));
      g_string_append (own, own->len > 0 ? ", " : "");
      /* Translators: what a feature does, and how: "Cover (Heavy)" */
      g_string_append_printf (own, _ ("%s (%s)"),
                              text_translate (rules->system->terrain_stats[i].name), value);
    }

  return g_string_free (own, own->len == 0);
}

const char *
text_variant (const char *variant)
{
  static const struct
  {
    const char *id, *name;
  } names[] = {
    { "church", N_ ("Church") },
    { "ruin", N_ ("Ruin") },
    { "track", N_ ("Track") },
    { "conifer", N_ ("Conifers") },
    { "deciduous", N_ ("Deciduous Trees") },
    { "splintered", N_ ("Splintered Trees") },
    { "side-1", N_ ("Of Side 1") },
    { "side-2", N_ ("Of Side 2") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (variant, names[i].id))
      return _ (names[i].name);

  return variant;
}

const char *
text_shape_fault (WarShapeFault fault)
{
  switch (fault)
    {
    case WAR_SHAPE_NOTHING:
      return _ ("That would be nothing: it has no extent.");
    case WAR_SHAPE_CROSSES:
      return _ ("An outline may not cross or touch itself.");
    case WAR_SHAPE_TOO_FAR:
      return _ ("Nothing lies so far from the battlefield.");
    case WAR_SHAPE_TOO_LARGE:
      return _ ("Nothing is wider or deeper than 100 m.");
    case WAR_SHAPE_TOO_MANY:
      return _ ("An outline cannot have so many corners.");
    case WAR_SHAPE_RIGHT:
    default:
      return _ ("That would be too far away, or more than a battlefield has room for.");
    }
}

char *
text_field_oddity (const WarFieldOddity *oddity, const WarField *field, const WarRules *rules)
{
  g_return_val_if_fail (oddity != NULL && field != NULL, NULL);

  WarLengthUnit unit = rules != NULL ? rules->system->length_unit : WAR_UNIT_INCH;
  g_autofree char *item = oddity->has_item ? text_item (field, oddity->item, rules) : NULL;
  g_autofree char *other = oddity->has_other ? text_item (field, oddity->other, rules) : NULL;
  g_autofree char *have = text_length (MAX (oddity->have, 0), unit);
  g_autofree char *need = text_length (MAX (oddity->need, 0), unit);

  switch (oddity->kind)
    {
    case WAR_FIELD_ODDITY_CROSSES_ITSELF:
      return g_strdup_printf (_ ("The outline of %s crosses itself at corner %d."), item,
                              oddity->have);
    case WAR_FIELD_ODDITY_TOO_LARGE:
      return g_strdup_printf (_ ("%s is %s wide or deep. No table has room for more than %s."),
                              item, have, need);
    case WAR_FIELD_ODDITY_OFF_FIELD:
      return g_strdup_printf (_ ("%s does not lie on the field. Move it onto the field, or delete "
                                 "it."),
                              item);
    case WAR_FIELD_ODDITY_STAMP_OVER_EDGE:
      return g_strdup_printf (_ ("%s hangs over the edge of the field."), item);
    case WAR_FIELD_ODDITY_UNCLEAR_CHECK:
      return g_strdup_printf (_ ("%s and %s overlap, and ask for different checks."), item, other);
    case WAR_FIELD_ODDITY_POINT_IN_ZONE:
      return g_strdup_printf (_ ("%s lies in %s: its side would hold it from the start."), item,
                              other);
    case WAR_FIELD_ODDITY_ZONE_TOO_SMALL:
      return g_strdup_printf (_ ("%s is only %s wide or deep. Units need %s."), item, have, need);
    case WAR_FIELD_ODDITY_ZONES_OVERLAP:
      return g_strdup_printf (_ ("%s and %s overlap."), item, other);
    case WAR_FIELD_ODDITY_UNKNOWN_ROLE:
      return g_strdup_printf (_ ("%s has a role that %s does not know. Choose another one, or "
                                 "none."),
                              item, rules != NULL ? rules->system->name : "");
    case WAR_FIELD_ODDITY_NO_ZONE:
      return g_strdup_printf (_ ("Side %d has no zone to stand in, but the other side has."),
                              oddity->side);
    case WAR_FIELD_ODDITY_NO_WAY:
      return g_strdup_printf (oddity->mover == WAR_HEX_ON_FOOT
                                ? _ ("Nobody comes on foot from start %u to fort %u. Turn its "
                                     "open sides, or clear a way.")
                                : _ ("Nobody comes on wheels from start %u to fort %u. Turn its "
                                     "open sides, or build a road."),
                              oddity->start, oddity->fort);
    default:
      g_return_val_if_reached (NULL);
    }
}
