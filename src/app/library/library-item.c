/* library-item.c: a document that is in the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-item.h"

#include <glib/gi18n-lib.h>

#include "engine/system.h"

struct _DuckLibraryItem
{
  GObject parent_instance;

  char *path, *stamp;
  DuckKind kind;
  DuckOrigin origin;
  gint64 time;
  char *name, *details;
  char *system; /* or NULL */
  char *book; /* id; or NULL */
  guint n_pieces, n_seats;
  char *folded; /* what is searched */
  GPtrArray *links; /* char: paths; or NULL */
  char *links_stamp; /* of them all; or NULL */
  gboolean damaged, hidden;
  GdkTexture *picture; /* or NULL */
  guint n_shown;
};

G_DEFINE_FINAL_TYPE (DuckLibraryItem, duck_library_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PICTURE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Letters that people take for the same become the same. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

char **
duck_library_fold_words (const char *text)
{
  g_autofree char *folded = fold (text);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);
  g_autoptr (GStrvBuilder) some = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (some, words[i]);
  return g_strv_builder_end (some);
}

DuckLibraryItem *
duck_library_item_new (const char *path, const char *stamp, DuckKind kind, DuckOrigin origin,
                       gint64 time, const char *name, const char *system, const char *book,
                       const char *details)
{
  g_return_val_if_fail (path != NULL, NULL);

  DuckLibraryItem *self = g_object_new (DUCK_TYPE_LIBRARY_ITEM, NULL);
  g_autofree char *place = NULL, *text = NULL;

  self->path = g_strdup (path);
  self->stamp = g_strdup (stamp);
  self->kind = kind;
  self->origin = origin;
  self->time = time;
  self->damaged = name == NULL;
  self->name = name != NULL ? g_strdup (name) : g_filename_display_basename (path);
  self->system = g_strdup (system);
  self->book = g_strdup (book);
  self->details = g_strdup (name != NULL ? details : _ ("This file is damaged"));
  place = duck_library_item_dup_place (self);
  text
    = g_strjoin (" ", self->name, self->details, place, _ (duck_kind_get_info (kind)->name), NULL);
  self->folded = fold (text);
  return self;
}

void
duck_library_item_set_size (DuckLibraryItem *self, guint n_pieces, guint n_seats)
{
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (self));

  self->n_pieces = n_pieces;
  self->n_seats = n_seats;
}

guint
duck_library_item_get_n_pieces (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), 0);

  return self->n_pieces;
}

guint
duck_library_item_get_n_seats (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), 0);

  return self->n_seats;
}

const char *
duck_library_item_get_path (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->path;
}

const char *
duck_library_item_get_stamp (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->stamp;
}

DuckKind
duck_library_item_get_kind (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), DUCK_KIND_ARMY);

  return self->kind;
}

DuckOrigin
duck_library_item_get_origin (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), DUCK_ORIGIN_BUILT_IN);

  return self->origin;
}

gint64
duck_library_item_get_time (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), 0);

  return self->time;
}

const char *
duck_library_item_get_system (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->system;
}

const WarSystem *
duck_library_item_find_system (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    if (g_strcmp0 (system->name, self->system) == 0)
      return system;

  return NULL;
}

const char *
duck_library_item_get_book (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->book;
}

const char *
duck_library_item_get_name (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->name;
}

const char *
duck_library_item_get_details (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->details;
}

gboolean
duck_library_item_is_damaged (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);

  return self->damaged;
}

char *
duck_library_item_dup_place (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *shown = g_filename_display_basename (folder);
  const char *place = shown;

  if (self->origin == DUCK_ORIGIN_BUILT_IN)
    /* Translators: a document that comes with the program */
    place = _ ("Built-in");
  else if (self->origin == DUCK_ORIGIN_OWN)
    place = _ ("My own");
  if (self->system == NULL)
    return g_strdup (place);
  return g_strdup_printf ("%s · %s", place, self->system);
}

/* The stamps of all of them, of those that are not there, too. */
static char *
dup_links_stamp (const GPtrArray *links)
{
  GString *stamp = g_string_new (NULL);

  for (guint i = 0; links != NULL && i < links->len; i++)
    {
      g_autofree char *one = duck_file_dup_stamp (g_ptr_array_index (links, i));

      g_string_append_printf (stamp, "%s\n", one != NULL ? one : "");
    }
  return g_string_free (stamp, FALSE);
}

void
duck_library_item_set_links (DuckLibraryItem *self, GPtrArray *links)
{
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (self));

  g_clear_pointer (&self->links, g_ptr_array_unref);
  g_free (self->links_stamp);
  self->links = links;
  self->links_stamp = dup_links_stamp (links);
}

gboolean
duck_library_item_takes_from (DuckLibraryItem *self, const char *path)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  for (guint i = 0; self->links != NULL && i < self->links->len; i++)
    if (g_str_equal (g_ptr_array_index (self->links, i), path))
      return TRUE;
  return FALSE;
}

gboolean
duck_library_item_has_other_links (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);

  g_autofree char *stamp = self->links != NULL ? dup_links_stamp (self->links) : NULL;

  return stamp != NULL && g_strcmp0 (stamp, self->links_stamp) != 0;
}

gboolean
duck_library_item_is_as (DuckLibraryItem *self, DuckLibraryItem *other)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (other), FALSE);

  return g_strcmp0 (self->stamp, other->stamp) == 0
         && g_strcmp0 (self->links_stamp, other->links_stamp) == 0;
}

gboolean
duck_library_item_matches (DuckLibraryItem *self, char *const *words)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

gboolean
duck_library_item_get_hidden (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), FALSE);

  return self->hidden;
}

void
duck_library_item_set_hidden (DuckLibraryItem *self, gboolean hidden)
{
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (self));

  self->hidden = hidden;
}

GdkTexture *
duck_library_item_get_picture (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), NULL);

  return self->picture;
}

void
duck_library_item_set_picture (DuckLibraryItem *self, GdkTexture *picture)
{
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (self));

  if (g_set_object (&self->picture, picture))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICTURE]);
}

guint
duck_library_item_get_n_shown (DuckLibraryItem *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (self), 0);

  return self->n_shown;
}

void
duck_library_item_show (DuckLibraryItem *self, gint by)
{
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (self));

  self->n_shown = (guint) ((gint) self->n_shown + by);
}

static void
duck_library_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PICTURE)
    g_value_set_object (value, DUCK_LIBRARY_ITEM (object)->picture);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_library_item_finalize (GObject *object)
{
  DuckLibraryItem *self = DUCK_LIBRARY_ITEM (object);

  g_free (self->path);
  g_free (self->stamp);
  g_free (self->name);
  g_free (self->details);
  g_free (self->system);
  g_free (self->book);
  g_free (self->folded);
  g_free (self->links_stamp);
  g_clear_pointer (&self->links, g_ptr_array_unref);
  g_clear_object (&self->picture);

  G_OBJECT_CLASS (duck_library_item_parent_class)->finalize (object);
}

static void
duck_library_item_class_init (DuckLibraryItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = duck_library_item_get_property;
  object_class->finalize = duck_library_item_finalize;

  properties[PROP_PICTURE] = g_param_spec_object ("picture", NULL, NULL, GDK_TYPE_TEXTURE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_library_item_init (DuckLibraryItem *self)
{
}
