/* links.c: the files that a document takes something from, and what comes back with them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/links.h"

#include "engine/operation/operation-edit.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/xml/words.h"

/* ---------------------------------------------------------------------------------------------
 * Where it takes things from. */

static void
add_link (GPtrArray *paths, const char *folder, const char *link)
{
  if (folder != NULL && link != NULL)
    g_ptr_array_add (paths, g_build_filename (folder, link, NULL));
}

static void
add_operation (GPtrArray *paths, const WarOperation *operation, const char *folder)
{
  add_link (paths, folder, operation->field_link);
  for (guint i = 0; i < WAR_N_SIDES && !operation->has_books && !operation->is_absent; i++)
    for (guint j = 0; j <= operation->forces[i]->allies->len; j++)
      g_ptr_array_add (
        paths, store_library_build_book_path (war_force_get_book (operation->forces[i], j)->id));
}

GPtrArray *
store_army_list_links (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (paths, store_library_build_book_path (army->book_id));
  for (guint i = 0; i < army->allies->len; i++)
    g_ptr_array_add (paths, store_library_build_book_path (
                              ((const WarArmyAlly *) g_ptr_array_index (army->allies, i))->id));
  return paths;
}

GPtrArray *
store_operation_list_links (const WarOperation *operation, const char *folder)
{
  g_return_val_if_fail (operation != NULL, NULL);

  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  add_operation (paths, operation, folder);
  return paths;
}

GPtrArray *
store_campaign_list_links (const WarCampaign *campaign, const char *folder)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);

      add_link (paths, folder, part->link);
      add_operation (paths, part->operation, folder);
    }

  return paths;
}

/* ---------------------------------------------------------------------------------------------
 * What comes back. */

static WarField *
find_field (const WarOperation *operation, const char *folder)
{
  g_autofree char *path = folder != NULL && operation->field_link != NULL
                            ? g_build_filename (folder, operation->field_link, NULL)
                            : NULL;
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : "");

  WarField *field
    = path != NULL && operation->field->is_absent ? store_field_load (path, faults) : NULL;

  if (field != NULL)
    store_words_translate_field_of (operation, field);
  return field;
}

/* Units of which it has no type stay as they are. */
static void
find_types (WarForce *force)
{
  for (guint i = 0; i < force->entries->len; i++)
    {
      WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarUnitType *type
        = entry->type->is_absent ? war_force_find_type (force, entry->type->id) : NULL;

      if (type == NULL)
        continue;
      war_unit_type_unref (entry->type);
      entry->type = war_unit_type_ref (type);
    }
}

/* Puts the book in the place of the force's own (0) or an ally's. */
static void
set_book (WarForce *force, guint n, WarBook *book)
{
  WarBook **place = n == 0 ? &force->book : (WarBook **) &g_ptr_array_index (force->allies, n - 1);

  war_book_ref (book);
  war_book_unref (*place);
  *place = book;
  find_types (force);
}

static void
find_books (StoreLibrary *library, WarForce *force)
{
  for (guint i = 0; i <= force->allies->len; i++)
    {
      const WarBook *absent = war_force_get_book (force, i);
      WarBook *book = absent->is_absent ? store_library_get_book (library, absent->id, NULL) : NULL;

      if (book != NULL && book->rules->system == absent->rules->system)
        set_book (force, i, book);
    }
}

WarOperation *
store_operation_find_absent (StoreLibrary *library, const WarOperation *operation,
                             const char *folder)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (operation != NULL, NULL);

  guint n_absent = war_operation_count_absent (operation);
  g_autoptr (WarField) field = NULL;
  g_autoptr (WarOperation) found = NULL;

  if (n_absent == 0)
    return NULL;

  field = find_field (operation, folder);
  found = field != NULL ? war_operation_set_field (operation, field, operation->field_link)
                        : war_operation_copy (operation);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    find_books (library, found->forces[i]);

  return war_operation_count_absent (found) < n_absent ? g_steal_pointer (&found) : NULL;
}

/* The linked field as it is in its file; NULL: it cannot be read, or says the same. */
static WarField *
read_field (const WarOperation *operation, const char *folder)
{
  g_autofree char *path = folder != NULL && operation->field_link != NULL
                            ? g_build_filename (folder, operation->field_link, NULL)
                            : NULL;
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : "");
  g_autoptr (WarField) found
    = path != NULL && !operation->field->is_absent ? store_field_load (path, faults) : NULL;

  if (found == NULL)
    return NULL;

  store_words_translate_field_of (operation, found);

  g_autoptr (GBytes) before = store_field_to_bytes (operation->field);
  g_autoptr (GBytes) now = store_field_to_bytes (found);

  return g_bytes_equal (before, now) ? NULL : g_steal_pointer (&found);
}

WarOperation *
store_operation_follow_links (StoreLibrary *library, const WarOperation *operation,
                              const char *folder)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (operation != NULL, NULL);

  g_autoptr (WarOperation) found = store_operation_find_absent (library, operation, folder);
  WarField *field = read_field (operation, folder);

  if (field == NULL)
    return g_steal_pointer (&found);
  if (found == NULL)
    found = war_operation_copy (operation);
  war_field_unref (found->field);
  found->field = field;
  return g_steal_pointer (&found);
}

static gboolean
says_the_same (const WarOperation *operation, const WarOperation *other)
{
  g_autoptr (GBytes) bytes = store_operation_to_whole_bytes (operation);
  g_autoptr (GBytes) others = store_operation_to_whole_bytes (other);

  return g_bytes_equal (bytes, others);
}

/* The linked operation as it is in its file; NULL: it cannot be read, or says the same. */
static WarOperation *
read_part (StoreLibrary *library, const WarPart *part, const char *path)
{
  const WarOperation *before = part->operation;
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) found = store_operation_load_incomplete (library, path, faults);

  if (found == NULL || found->rules->system != before->rules->system)
    return NULL;
  if (war_operation_count_absent (found) == war_operation_count_absent (before)
      && says_the_same (found, before))
    return NULL;
  /* What has gone meanwhile is still here. */
  return war_operation_count_absent (found) <= war_operation_count_absent (before)
           ? g_steal_pointer (&found)
           : NULL;
}

/* absent: only if something is. */
static WarOperation *
find_part (StoreLibrary *library, const WarPart *part, const char *folder, gboolean absent)
{
  g_autofree char *path
    = folder != NULL && part->link != NULL ? g_build_filename (folder, part->link, NULL) : NULL;

  if (absent && war_operation_count_absent (part->operation) == 0)
    return NULL;
  if (path != NULL)
    return read_part (library, part, path);
  return absent ? store_operation_find_absent (library, part->operation, folder)
                : store_operation_follow_links (library, part->operation, folder);
}

/* Whether a part but the one with the index has it. */
static gboolean
has_operation (const WarCampaign *campaign, guint index, const char *id)
{
  for (guint i = 0; i < campaign->parts->len; i++)
    if (i != index && g_str_equal (war_campaign_get_part (campaign, i)->operation->id, id))
      return TRUE;

  return FALSE;
}

static void
set_operation (WarCampaign *campaign, guint index, WarOperation *operation)
{
  WarPart *whole = war_part_copy (war_campaign_get_part (campaign, index));

  war_operation_unref (whole->operation);
  whole->operation = war_operation_ref (operation);
  war_part_unref (campaign->parts->pdata[index]);
  campaign->parts->pdata[index] = whole;
}

static WarCampaign *
find_parts (StoreLibrary *library, const WarCampaign *campaign, const char *folder, gboolean absent)
{
  g_autoptr (WarCampaign) copy = war_campaign_copy (campaign);
  gboolean any = FALSE;

  for (guint i = 0; i < copy->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (copy, i);
      g_autoptr (WarOperation) found = find_part (library, part, folder, absent);

      if (found == NULL || has_operation (copy, i, found->id))
        continue;
      set_operation (copy, i, found);
      any = TRUE;
    }

  return any ? g_steal_pointer (&copy) : NULL;
}

WarCampaign *
store_campaign_find_absent (StoreLibrary *library, const WarCampaign *campaign, const char *folder)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (campaign != NULL, NULL);

  return find_parts (library, campaign, folder, TRUE);
}

WarCampaign *
store_campaign_follow_links (StoreLibrary *library, const WarCampaign *campaign, const char *folder)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (campaign != NULL, NULL);

  return find_parts (library, campaign, folder, FALSE);
}

/* ---------------------------------------------------------------------------------------------
 * What other values of the document have of it. */

WarOperation *
store_operation_carry_found (const WarOperation *later, const WarOperation *before,
                             const WarOperation *found)
{
  g_return_val_if_fail (later != NULL, NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (found != NULL, NULL);

  g_autoptr (WarOperation) copy = war_operation_copy (later);
  gboolean any = found->field != before->field && later->field == before->field;

  if (any)
    {
      war_field_unref (copy->field);
      copy->field = war_field_ref (found->field);
    }
  for (guint i = 0; i < WAR_N_SIDES; i++)
    for (guint j = 0; j <= found->forces[i]->allies->len; j++)
      {
        WarBook *book = war_force_get_book (found->forces[i], j);
        const WarBook *old = war_force_get_book (before->forces[i], j);

        if (book != old && old != NULL && war_force_get_book (later->forces[i], j) == old)
          {
            set_book (copy->forces[i], j, book);
            any = TRUE;
          }
      }

  return any ? g_steal_pointer (&copy) : NULL;
}

/* What was found in the place of the operation; NULL: it is as it was. */
static WarOperation *
find_successor (const WarCampaign *before, const WarCampaign *found, const WarOperation *operation)
{
  for (guint i = 0; i < before->parts->len; i++)
    if (war_campaign_get_part (before, i)->operation == operation)
      {
        WarOperation *successor = war_campaign_get_part (found, i)->operation;

        return successor != operation ? successor : NULL;
      }
  return NULL;
}

WarCampaign *
store_campaign_carry_found (const WarCampaign *later, const WarCampaign *before,
                            const WarCampaign *found)
{
  g_return_val_if_fail (later != NULL, NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (found != NULL && found->parts->len == before->parts->len, NULL);

  g_autoptr (WarCampaign) copy = war_campaign_copy (later);
  gboolean any = FALSE;

  for (guint i = 0; i < copy->parts->len; i++)
    {
      WarOperation *successor
        = find_successor (before, found, war_campaign_get_part (copy, i)->operation);

      if (successor == NULL || has_operation (copy, i, successor->id))
        continue;
      set_operation (copy, i, successor);
      any = TRUE;
    }

  return any ? g_steal_pointer (&copy) : NULL;
}
