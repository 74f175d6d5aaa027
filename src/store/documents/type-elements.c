/* type-elements.c: unit types and own traits, as books and armies hold them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/documents/document-private.h"

/* Costs and bases beyond these are slips of the finger. */
#define COST_MAX 10000
#define BASE_MIN (5 * WAR_MILLIMETRE)
#define BASE_MAX (300 * WAR_MILLIMETRE)

/* <traits> */

enum
{
  TRAIT_ID,
  TRAIT_NAME,
};

static const StoreAttribute trait_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { NULL },
};

static WarTrait *
find_in (const GPtrArray *traits, const char *id)
{
  for (guint i = 0; i < traits->len; i++)
    {
      WarTrait *trait = g_ptr_array_index (traits, i);

      if (g_str_equal (trait->id, id))
        return trait;
    }

  return NULL;
}

/* traits: where it goes. */
static void
read_trait (StoreReader *reader, const StoreValue *values, StoreDocument *document,
            GPtrArray *traits)
{
  const StoreValue *id = &values[TRAIT_ID];

  if (war_rules_find_trait (document->rules, id->text) != NULL)
    store_reader_fault (reader, id,
                        _ ("“%s” is a trait of the rules; a trait of your own needs "
                           "another id"),
                        id->text);
  if (find_in (traits, id->text) != NULL)
    store_report_second (reader, id);

  document->trait = war_trait_new ();
  document->trait->own = TRUE;
  document->trait->id = g_strdup (id->text);
  document->trait->name = g_strdup (values[TRAIT_NAME].text);
  g_ptr_array_add (traits, document->trait);
}

static void
start_trait (StoreReader *reader, const StoreValue *values, gpointer data)
{
  read_trait (reader, values, data, ((StoreDocument *) data)->traits);
}

static void
start_trait_of_type (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (document->army == NULL)
    store_reader_fault (reader, NULL, _ ("a book’s own traits stand in <traits>, not in a type"));
  read_trait (reader, values, document, document->type_traits);
}

static void
end_trait (StoreReader *reader, const char *text, gpointer data)
{
  ((StoreDocument *) data)->trait->text = g_strdup (text);
}

static WarExtra **
get_trait_extra (gpointer data)
{
  return &((StoreDocument *) data)->trait->extra;
}

static WarExtra **
get_type_extra (gpointer data)
{
  return &((StoreDocument *) data)->type->extra;
}

static const StoreElement trait_element = {
  .name = "trait",
  .attributes = trait_attributes,
  .get_extra = get_trait_extra,
  .has_text = TRUE,
  .start = start_trait,
  .end = end_trait,
};

static const StoreElement trait_of_type_element = {
  .name = "trait",
  .attributes = trait_attributes,
  .get_extra = get_trait_extra,
  .has_text = TRUE,
  .start = start_trait_of_type,
  .end = end_trait,
};

static const StoreChild traits_children[] = { { &trait_element, TRUE, 200 }, { NULL } };

const StoreElement store_traits_element = { .name = "traits", .children = traits_children };

/* <has>: a trait that a unit type or weapon has */

enum
{
  HAS_TRAIT,
  HAS_COUNT,
  HAS_LENGTH,
};

static const StoreAttribute has_attributes[] = {
  { "trait", STORE_VALUE_ID, TRUE },
  { "count", STORE_VALUE_INTEGER, FALSE, 1, 1000 },
  { "length-mm100", STORE_VALUE_INTEGER, FALSE, 1, WAR_LENGTH_MAX },
  { NULL },
};

static WarTrait *
find_trait (const StoreDocument *document, const char *id)
{
  WarTrait *trait = find_in (document->type_traits, id);

  if (trait == NULL)
    trait = find_in (document->traits, id);

  return trait != NULL ? trait : war_rules_find_trait (document->rules, id);
}

static void
add_trait (StoreReader *reader, const StoreValue *values, const StoreDocument *document,
           GArray *uses)
{
  WarTrait *trait = find_trait (document, values[HAS_TRAIT].text);

  if (trait == NULL)
    {
      store_reader_fault (reader, &values[HAS_TRAIT],
                          _ ("there is no trait “%s” in the rules, nor "
                             "in this document’s <traits>"),
                          values[HAS_TRAIT].text);
      return;
    }

  if (values[HAS_COUNT].present != (trait->parameter == WAR_PARAMETER_COUNT)
      || values[HAS_LENGTH].present != (trait->parameter == WAR_PARAMETER_LENGTH))
    {
      if (trait->parameter == WAR_PARAMETER_NONE)
        store_reader_fault (reader, NULL, _ ("the trait “%s” has no parameter"), trait->id);
      else
        store_reader_fault (reader, NULL, _ ("the trait “%s” has one parameter, which is: %s"),
                            trait->id, store_parameter_ids[trait->parameter]);
    }

  war_trait_uses_add (
    uses, trait,
    (gint32) (values[HAS_COUNT].present ? values[HAS_COUNT].integer : values[HAS_LENGTH].integer));
}

static void
start_type_trait (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  add_trait (reader, values, document, document->type->traits);
}

static void
start_weapon_trait (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  add_trait (reader, values, document, document->weapon->traits);
}

static const StoreElement type_trait_element
  = { .name = "has", .attributes = has_attributes, .start = start_type_trait };
static const StoreElement weapon_trait_element
  = { .name = "has", .attributes = has_attributes, .start = start_weapon_trait };

/* <statistics> and <weapon> */

static const StoreAttribute *
get_statistics (StoreReader *reader, gpointer data)
{
  return (const StoreAttribute *) (gpointer) ((StoreDocument *) data)->statistics->data;
}

static const StoreAttribute *
get_weapon_statistics (StoreReader *reader, gpointer data)
{
  return (const StoreAttribute *) (gpointer) ((StoreDocument *) data)->weapon_statistics->data;
}

static void
start_statistics (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  for (guint i = 0; i < document->statistics->len; i++)
    document->type->stats[i] = (gint32) values[i].integer;
}

static void
start_weapon (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarWeapon *weapon = war_weapon_new ();

  weapon->name = g_strdup (values[0].text);
  for (guint i = 1; i < document->weapon_statistics->len; i++)
    weapon->stats[i - 1] = (gint32) values[i].integer;

  document->weapon = weapon;
  g_ptr_array_add (document->type->weapons, weapon);
}

static const StoreElement statistics_element
  = { .name = "statistics", .get_attributes = get_statistics, .start = start_statistics };

static const StoreChild weapon_children[] = { { &weapon_trait_element, FALSE, 32 }, { NULL } };

static const StoreElement weapon_element = {
  .name = "weapon",
  .get_attributes = get_weapon_statistics,
  .children = weapon_children,
  .start = start_weapon,
};

/* <type> */

enum
{
  TYPE_ID,
  TYPE_NAME,
  TYPE_COST,
  TYPE_CATEGORIES,
  TYPE_BASE_WIDTH,
  TYPE_BASE_DEPTH,
  TYPE_CLOTH,
  TYPE_SYMBOL,
};

static const StoreAttribute type_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "cost", STORE_VALUE_INTEGER, TRUE, 0, COST_MAX },
  { "categories", STORE_VALUE_IDS, TRUE },
  { "base-width-mm100", STORE_VALUE_INTEGER, TRUE, BASE_MIN, BASE_MAX },
  { "base-depth-mm100", STORE_VALUE_INTEGER, TRUE, BASE_MIN, BASE_MAX },
  { "cloth", STORE_VALUE_CHOICE, TRUE, .get_choices = war_cloth_get_ids },
  { "symbol", STORE_VALUE_CHOICE, TRUE, .get_choices = war_symbol_get_ids },
  { NULL },
};

static guint32
parse_categories (StoreReader *reader, const StoreValue *value, const WarRules *rules)
{
  g_auto (GStrv) ids = g_strsplit (value->text, " ", -1);
  guint32 categories = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint32 mask = war_rules_get_category_mask (rules, ids[i]);

      if (mask == 0)
        store_reader_fault (reader, value, _ ("the rules know no category “%s”"), ids[i]);
      categories |= mask;
    }

  return categories;
}

static void
start_type (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarUnitType *type = war_unit_type_new ();

  g_ptr_array_set_size (document->type_traits, 0);
  for (guint i = 0; i < document->types->len; i++)
    if (g_str_equal (((WarUnitType *) g_ptr_array_index (document->types, i))->id,
                     values[TYPE_ID].text))
      store_reader_fault (reader, &values[TYPE_ID], _ ("there is another <type> with the id “%s”"),
                          values[TYPE_ID].text);

  type->id = g_strdup (values[TYPE_ID].text);
  type->name = g_strdup (values[TYPE_NAME].text);
  type->cost = (gint) values[TYPE_COST].integer;
  type->base_width = (WarLength) values[TYPE_BASE_WIDTH].integer;
  type->base_depth = (WarLength) values[TYPE_BASE_DEPTH].integer;
  if (values[TYPE_CATEGORIES].text[0] != '\0')
    type->categories = parse_categories (reader, &values[TYPE_CATEGORIES], document->rules);
  type->cloth = (WarCloth) values[TYPE_CLOTH].integer;
  type->symbol = (WarSymbol) values[TYPE_SYMBOL].integer;

  document->type = type;
  g_ptr_array_add (document->types, type);
}

static const StoreChild type_children[] = {
  { &trait_of_type_element, FALSE, 200 },
  { &statistics_element, TRUE, 1 },
  { &weapon_element, FALSE, 16 },
  { &type_trait_element, FALSE, 32 },
  { NULL },
};

const StoreElement store_type_element = {
  .name = "type",
  .attributes = type_attributes,
  .children = type_children,
  .get_extra = get_type_extra,
  .start = start_type,
};

/* Writing */

static void
write_trait (StoreWriter *writer, const WarTrait *trait)
{
  store_writer_start (writer, "trait");
  store_writer_item (writer, trait->extra);
  store_writer_text (writer, "id", trait->id);
  store_writer_text (writer, "name", trait->name);
  store_writer_content (writer, trait->text);
  store_writer_end (writer);
}

void
store_traits_write (StoreWriter *writer, const GPtrArray *traits)
{
  if (traits->len == 0)
    return;

  store_writer_start (writer, "traits");
  for (guint i = 0; i < traits->len; i++)
    write_trait (writer, g_ptr_array_index (traits, i));
  store_writer_end (writer);
}

static void
collect_own_traits (const GArray *uses, GPtrArray *traits)
{
  for (guint i = 0; i < uses->len; i++)
    {
      WarTrait *trait = g_array_index (uses, WarTraitUse, i).trait;

      if (trait->own && !g_ptr_array_find (traits, trait, NULL))
        g_ptr_array_add (traits, trait);
    }
}

/* The type's and its weapons' own traits, each once. */
static void
write_own_traits (StoreWriter *writer, const WarUnitType *type)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();

  for (guint i = 0; i < type->weapons->len; i++)
    collect_own_traits (((WarWeapon *) g_ptr_array_index (type->weapons, i))->traits, traits);
  collect_own_traits (type->traits, traits);

  for (guint i = 0; i < traits->len; i++)
    write_trait (writer, g_ptr_array_index (traits, i));
}

static void
write_trait_uses (StoreWriter *writer, const GArray *uses)
{
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      store_writer_start (writer, "has");
      store_writer_text (writer, "trait", use->trait->id);
      if (use->trait->parameter == WAR_PARAMETER_COUNT)
        store_writer_integer (writer, "count", use->argument);
      else if (use->trait->parameter == WAR_PARAMETER_LENGTH)
        store_writer_integer (writer, "length-mm100", use->argument);
      store_writer_end (writer);
    }
}

static char *
format_categories (guint32 categories, const WarRules *rules)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < rules->categories->len; i++)
    if ((categories & ((guint32) 1 << i)) != 0)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "",
                              ((WarCategory *) g_ptr_array_index (rules->categories, i))->id);

  return g_string_free (ids, FALSE);
}

void
store_type_write (StoreWriter *writer, const WarUnitType *type, const WarRules *rules,
                  gboolean with_traits)
{
  g_autofree char *categories = format_categories (type->categories, rules);

  if (type->cloth > WAR_CLOTH_FIELD_GREY || type->symbol > WAR_SYMBOL_STRETCHER)
    store_writer_need (writer, 1);
  store_writer_start (writer, "type");
  store_writer_item (writer, type->extra);
  store_writer_text (writer, "id", type->id);
  store_writer_text (writer, "name", type->name);
  store_writer_integer (writer, "cost", type->cost);
  store_writer_text (writer, "categories", categories);
  store_writer_integer (writer, "base-width-mm100", type->base_width);
  store_writer_integer (writer, "base-depth-mm100", type->base_depth);
  store_writer_text (writer, "cloth", war_cloth_get_ids ()[type->cloth]);
  store_writer_text (writer, "symbol", war_symbol_get_ids ()[type->symbol]);

  if (with_traits)
    write_own_traits (writer, type);

  store_writer_start (writer, "statistics");
  store_stats_write (writer, rules->system->unit_stats, type->stats);
  store_writer_end (writer);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      store_writer_start (writer, "weapon");
      store_writer_text (writer, "name", weapon->name);
      store_stats_write (writer, rules->system->weapon_stats, weapon->stats);
      write_trait_uses (writer, weapon->traits);
      store_writer_end (writer);
    }

  write_trait_uses (writer, type->traits);
  store_writer_end (writer);
}
