/* foreign-json.c: JSON that says what XML would: New Recruit's
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "store/foreign/foreign-private.h"
#include "store/xml/json.h"

/* Arrays, and what their elements are called as XML. */
static const struct
{
  const char *array, *element;
} arrays[] = {
  { "costs", "cost" },       { "costLimits", "costLimit" },
  { "forces", "force" },     { "selections", "selection" },
  { "profiles", "profile" }, { "characteristics", "characteristic" },
  { "rules", "rule" },       { "categories", "category" },
};

/* Strings that are elements with a text. */
static const char *const texts[] = { "description", "customNotes", NULL };

#define OWN_TEXT "$text"

typedef struct
{
  StoreJson *json;
  const StoreForeignHandler *handler;
  gpointer data;
  gboolean stopped;
} Reading;

static void
fail (gpointer user_data, char *message)
{
  Reading *reading = user_data;

  if (!reading->stopped)
    store_json_report (reading->json, "%s", message);
  reading->stopped = TRUE;
  g_free (message);
}

static const char *
find_element (const char *array)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    if (g_str_equal (arrays[i].array, array))
      return arrays[i].element;
  return NULL;
}

/* All members that are one value, as text. */
static GHashTable *
dup_attributes (const Reading *reading, const StoreJsonValue *object)
{
  StoreJson *json = reading->json;
  GHashTable *attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const StoreJsonValue *name = store_json_get_first (json, object);

  while (name != NULL)
    {
      const StoreJsonValue *value = store_json_get_next (json, object, name);

      if (!store_json_is_array (value) && !store_json_is_object (value))
        g_hash_table_replace (attributes, store_json_dup_text (json, name),
                              store_json_dup_text (json, value));
      name = store_json_get_next (json, object, value);
    }
  return attributes;
}

static void
say (Reading *reading, const char *name, const char *text)
{
  g_autoptr (GHashTable) none = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  StoreForeignTag tag = { name, none, fail, reading };

  reading->handler->start (reading->data, &tag);
  if (!reading->stopped)
    reading->handler->end (reading->data, name, stripped);
}

static void read_object (Reading *reading, const StoreJsonValue *object, const char *name);

static void
read_array (Reading *reading, const StoreJsonValue *array, const char *element)
{
  const StoreJsonValue *object = store_json_get_first (reading->json, array);

  for (guint i = 0; object != NULL && !reading->stopped;
       i++, object = store_json_get_next (reading->json, array, object))
    {
      gboolean is_object = store_json_check_object (reading->json, object, i);
      gsize length = store_json_enter_nth (reading->json, i);

      if (is_object)
        read_object (reading, object, element);
      else
        reading->stopped = TRUE;
      store_json_leave (reading->json, length);
    }
}

static void
read_members (Reading *reading, const StoreJsonValue *object)
{
  StoreJson *json = reading->json;
  const StoreJsonValue *key = store_json_get_first (json, object);

  while (key != NULL && !reading->stopped)
    {
      const StoreJsonValue *value = store_json_get_next (json, object, key);

      if (store_json_is_array (value))
        {
          g_autofree char *array = store_json_dup_text (json, key);
          const char *element = find_element (array);
          gsize length = store_json_enter (json, array);

          if (element != NULL)
            read_array (reading, value, element);
          store_json_leave (json, length);
        }
      key = store_json_get_next (json, object, value);
    }
}

static void
read_object (Reading *reading, const StoreJsonValue *object, const char *name)
{
  g_autoptr (GHashTable) attributes = dup_attributes (reading, object);
  StoreForeignTag tag = { name, attributes, fail, reading };
  const char *own = g_hash_table_lookup (attributes, OWN_TEXT);
  g_autofree char *stripped = g_strstrip (g_strdup (own != NULL ? own : ""));

  reading->handler->start (reading->data, &tag);
  for (guint i = 0; texts[i] != NULL && !reading->stopped; i++)
    {
      const char *text = g_hash_table_lookup (attributes, texts[i]);

      if (text != NULL)
        say (reading, texts[i], text);
    }
  read_members (reading, object);
  if (!reading->stopped)
    reading->handler->end (reading->data, name, stripped);
}

gboolean
store_foreign_read_json (GBytes *bytes, const char *root, const StoreForeignHandler *handler,
                         gpointer data, StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && root != NULL && handler != NULL && faults != NULL, FALSE);

  g_autoptr (StoreJson) json = store_json_new (bytes, faults);
  Reading reading = { .json = json, .handler = handler, .data = data };
  const StoreJsonValue *object;
  gsize length;

  if (json == NULL)
    return FALSE;
  if (!store_json_has (json, store_json_get_root (json), root))
    {
      store_json_report (json, _ ("this is JSON, and no roster: one of New Recruit has “%s” in it"),
                         root);
      return FALSE;
    }

  object = store_json_get_object (json, store_json_get_root (json), root, TRUE);
  length = store_json_enter (json, root);
  if (object != NULL)
    read_object (&reading, object, root);
  store_json_leave (json, length);
  return store_faults_is_empty (faults);
}
