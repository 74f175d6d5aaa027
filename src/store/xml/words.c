/* words.c: the words of documents that come with the program, in the reader's language
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/words.h"

#include <glib/gi18n-lib.h>

#include "engine/field/field-item.h"

/* What has been translated so far: each translation with its original, and the ids of the
 * operations and campaigns. No two originals of documents have the same translation (a lint
 * looks). The library is read by a thread of its own. */
static GMutex mutex;
static GHashTable *originals, *ids;

typedef char *(*Change) (const char *words);

static char *
dup_translation (const char *words)
{
  const char *translation = g_dgettext (GETTEXT_PACKAGE, words);

  if (translation == words)
    return g_strdup (words);

  g_mutex_lock (&mutex);
  if (originals == NULL)
    originals = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_insert (originals, g_strdup (translation), g_strdup (words));
  g_mutex_unlock (&mutex);
  return g_strdup (translation);
}

static char *
dup_original (const char *words)
{
  char *copy;

  g_mutex_lock (&mutex);
  copy = originals != NULL ? g_strdup (g_hash_table_lookup (originals, words)) : NULL;
  g_mutex_unlock (&mutex);
  return copy != NULL ? copy : g_strdup (words);
}

static void
remember (const char *id)
{
  g_mutex_lock (&mutex);
  if (ids == NULL)
    ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (ids, g_strdup (id));
  g_mutex_unlock (&mutex);
}

/* FALSE also where nothing has been translated at all, as in English. */
static gboolean
is_remembered (const char *id)
{
  gboolean found;

  g_mutex_lock (&mutex);
  found = originals != NULL && ids != NULL && g_hash_table_contains (ids, id);
  g_mutex_unlock (&mutex);
  return found;
}

static void
change_words (char **words, Change change)
{
  char *changed;

  if (*words == NULL || **words == '\0')
    return;

  changed = change (*words);
  g_free (*words);
  *words = changed;
}

/* Paragraphs with empty lines between are translated one by one. */
static void
change_story (char **story, Change change)
{
  g_auto (GStrv) paragraphs = *story != NULL ? g_strsplit (*story, "\n\n", -1) : NULL;

  if (paragraphs == NULL)
    return;

  for (guint i = 0; paragraphs[i] != NULL; i++)
    change_words (&paragraphs[i], change);
  g_free (*story);
  *story = g_strjoinv ("\n\n", paragraphs);
}

/* Fields share their items, so those that have words are replaced. */
static void
change_field (WarField *field, Change change)
{
  change_words (&field->name, change);
  for (guint i = 0; i < field->features->len; i++)
    {
      WarFeature *feature = g_ptr_array_index (field->features, i);

      if (feature->name == NULL)
        continue;
      field->features->pdata[i] = war_feature_copy (feature);
      war_feature_unref (feature);
      change_words (&((WarFeature *) field->features->pdata[i])->name, change);
    }
  for (guint i = 0; i < field->zones->len; i++)
    {
      WarZone *zone = g_ptr_array_index (field->zones, i);

      if (zone->name == NULL)
        continue;
      field->zones->pdata[i] = war_zone_copy (zone);
      war_zone_unref (zone);
      change_words (&((WarZone *) field->zones->pdata[i])->name, change);
    }
  for (guint i = 0; i < field->points->len; i++)
    {
      WarPoint *point = g_ptr_array_index (field->points, i);

      if (point->name == NULL)
        continue;
      field->points->pdata[i] = war_point_copy (point);
      war_point_unref (point);
      change_words (&((WarPoint *) field->points->pdata[i])->name, change);
    }
}

static void
change_force (WarForce *force, Change change)
{
  change_words (&force->name, change);
  for (guint i = 0; i < force->entries->len; i++)
    {
      WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      change_words (&entry->name, change);
      change_words (&entry->group, change);
    }
}

static void
change_operation (WarOperation *operation, Change change)
{
  change_words (&operation->name, change);
  change_words (&operation->place, change);
  change_words (&operation->date, change);
  change_story (&operation->prologue, change);
  change_story (&operation->special_rules, change);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    if (operation->forces[i] != NULL)
      change_force (operation->forces[i], change);
  if (operation->field != NULL)
    change_field (operation->field, change);
}

static void
change_campaign (WarCampaign *campaign, Change change)
{
  change_words (&campaign->name, change);
  change_story (&campaign->prologue, change);
}

void
store_words_translate_army (WarArmy *army)
{
  change_words (&army->name, dup_translation);
  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnit *unit = g_ptr_array_index (army->units, i);

      change_words (&unit->name, dup_translation);
      change_words (&unit->note, dup_translation);
      change_words (&unit->group, dup_translation);
    }
}

void
store_words_translate_field (WarField *field)
{
  change_field (field, dup_translation);
}

void
store_words_translate_field_of (const WarOperation *operation, WarField *field)
{
  if (is_remembered (operation->id))
    change_field (field, dup_translation);
}

void
store_words_translate_operation (WarOperation *operation)
{
  remember (operation->id);
  change_operation (operation, dup_translation);
}

void
store_words_translate_campaign (WarCampaign *campaign)
{
  remember (campaign->id);
  change_campaign (campaign, dup_translation);
}

WarOperation *
store_words_get_original_operation (const WarOperation *operation)
{
  WarOperation *original;

  if (!is_remembered (operation->id))
    return war_operation_ref ((WarOperation *) operation);

  original = war_operation_copy (operation);
  if (operation->field != NULL)
    {
      war_field_unref (original->field);
      original->field = war_field_copy (operation->field);
    }
  change_operation (original, dup_original);
  return original;
}

WarCampaign *
store_words_get_original_campaign (const WarCampaign *campaign)
{
  WarCampaign *original;

  if (!is_remembered (campaign->id))
    return war_campaign_ref ((WarCampaign *) campaign);

  original = war_campaign_copy (campaign);
  change_campaign (original, dup_original);
  return original;
}
