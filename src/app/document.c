/* document.c: an open file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document.h"

#include <glib/gi18n-lib.h>

#include "app/army-document.h"
#include "app/book-document.h"
#include "app/history.h"
#include "app/kind.h"
#include "app/operation-document.h"

typedef struct
{
  StoreLibrary *library;
  DuckHistory *history;
  char *path; /* or NULL */
  char *stamp; /* of the file as it was opened or saved here; NULL: it was not there */
  gboolean shipped;
} DuckDocumentPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DuckDocument, duck_document, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_PATH,
  PROP_MODIFIED,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];
static guint changed_signal;

static DuckDocumentPrivate *
get_private (DuckDocument *self)
{
  return duck_document_get_instance_private (self);
}

/* Whether the file is one of those that came with the program. */
static gboolean
find_shipped (DuckDocument *self)
{
  DuckDocumentPrivate *priv = get_private (self);

  if (priv->path == NULL)
    return FALSE;

  const char *suffix = DUCK_DOCUMENT_GET_CLASS (self)->suffix;
  g_autoptr (GPtrArray) shipped = store_library_list_shipped (priv->library, suffix);
  g_autoptr (GFile) file = g_file_new_for_path (priv->path);

  for (guint i = 0; i < shipped->len; i++)
    {
      g_autoptr (GFile) other = g_file_new_for_path (g_ptr_array_index (shipped, i));

      if (g_file_equal (file, other))
        return TRUE;
    }
  return FALSE;
}

void
duck_document_construct (DuckDocument *self, StoreLibrary *library, const char *path,
                         gpointer value, GDestroyNotify unref)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  DuckDocumentPrivate *priv = get_private (self);

  g_return_if_fail (priv->history == NULL);

  priv->library = library;
  priv->history = duck_history_new (value, unref);
  priv->path = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;
  priv->stamp = path != NULL ? duck_file_dup_stamp (path) : NULL;
  priv->shipped = find_shipped (self);
  DUCK_DOCUMENT_GET_CLASS (self)->value_changed (self);
}

gpointer
duck_document_get_value (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_value (get_private (self)->history);
}

static void
notify_value (DuckDocument *self)
{
  DUCK_DOCUMENT_GET_CLASS (self)->value_changed (self);

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNDO_NAME]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REDO_NAME]);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, changed_signal, 0);
}

void
duck_document_push (DuckDocument *self, gpointer value, const char *name)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_push (get_private (self)->history, value, name);
  notify_value (self);
}

/* Like duck_history_push_typed(). */
void
duck_document_push_typed (DuckDocument *self, gpointer value, const char *name)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_push_typed (get_private (self)->history, value, name);
  notify_value (self);
}

gboolean
duck_document_undo (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  if (!duck_history_undo (get_private (self)->history))
    return FALSE;

  notify_value (self);
  return TRUE;
}

gboolean
duck_document_redo (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  if (!duck_history_redo (get_private (self)->history))
    return FALSE;

  notify_value (self);
  return TRUE;
}

const char *
duck_document_get_undo_name (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_undo_name (get_private (self)->history);
}

const char *
duck_document_get_redo_name (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_redo_name (get_private (self)->history);
}

StoreLibrary *
duck_document_get_library (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return get_private (self)->library;
}

const char *
duck_document_get_title (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return DUCK_DOCUMENT_GET_CLASS (self)->get_title (self);
}

const char *
duck_document_get_path (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return get_private (self)->path;
}

gboolean
duck_document_get_modified (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return !duck_history_is_saved (get_private (self)->history);
}

gboolean
duck_document_is_shipped (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return get_private (self)->shipped;
}

gboolean
duck_document_has_changed_on_disk (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  DuckDocumentPrivate *priv = get_private (self);
  g_autofree char *stamp = priv->path != NULL ? duck_file_dup_stamp (priv->path) : NULL;

  return stamp != NULL && g_strcmp0 (stamp, priv->stamp) != 0;
}

gboolean
duck_document_save (DuckDocument *self, const char *path, GError **error)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  DuckDocumentPrivate *priv = get_private (self);
  g_autofree char *new_path = g_canonicalize_filename (path, NULL);

  if (!DUCK_DOCUMENT_GET_CLASS (self)->save (self, new_path, error))
    return FALSE;

  g_free (priv->path);
  priv->path = g_steal_pointer (&new_path);
  g_free (priv->stamp);
  priv->stamp = duck_file_dup_stamp (priv->path);
  priv->shipped = find_shipped (self);
  duck_history_mark_saved (priv->history);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  return TRUE;
}

char *
duck_document_suggest_name (DuckDocument *self, const char *suffix)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  if (suffix == NULL)
    suffix = DUCK_DOCUMENT_GET_CLASS (self)->suffix;
  return duck_kind_suggest_name (duck_document_get_title (self), suffix);
}

DrawSheets *
duck_document_new_sheets (DuckDocument *self, DrawPaper paper)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return DUCK_DOCUMENT_GET_CLASS (self)->new_sheets (self, paper);
}

GBytes *
duck_document_to_pdf (DuckDocument *self, DrawPaper paper, GError **error)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return DUCK_DOCUMENT_GET_CLASS (self)->to_pdf (self, paper, error);
}

/* The class whose files end like the path, or NULL; lent. */
static DuckDocumentClass *
find_class (const char *path)
{
  const GType types[] = {
    DUCK_TYPE_ARMY_DOCUMENT,
    DUCK_TYPE_BOOK_DOCUMENT,
    DUCK_TYPE_OPERATION_DOCUMENT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      /* Static types keep their classes once they are there. */
      g_autoptr (GTypeClass) klass = g_type_class_ref (types[i]);

      if (g_str_has_suffix (path, DUCK_DOCUMENT_CLASS (klass)->suffix))
        return DUCK_DOCUMENT_CLASS (klass);
    }
  return NULL;
}

DuckDocument *
duck_document_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  /* Taken before the file is read: what is written meanwhile is a change. */
  g_autofree char *stamp = duck_file_dup_stamp (path);
  DuckDocumentClass *klass = find_class (path);
  DuckDocument *document;

  if (klass == NULL)
    {
      faults->unreadable = TRUE;
      store_faults_add (faults, 0, 0,
                        _ ("Duckboard opens armies (.duckarmy), army books (.duckbook) and "
                           "operations (.duckop)"));
      return NULL;
    }

  document = klass->open (library, path, faults);
  if (document != NULL)
    {
      DuckDocumentPrivate *priv = get_private (document);

      g_free (priv->stamp);
      priv->stamp = g_steal_pointer (&stamp);
    }
  return document;
}

static void
duck_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckDocument *self = DUCK_DOCUMENT (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, duck_document_get_title (self));
      break;

    case PROP_PATH:
      g_value_set_string (value, duck_document_get_path (self));
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, duck_document_get_modified (self));
      break;

    case PROP_UNDO_NAME:
      g_value_set_string (value, duck_document_get_undo_name (self));
      break;

    case PROP_REDO_NAME:
      g_value_set_string (value, duck_document_get_redo_name (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_document_finalize (GObject *object)
{
  DuckDocumentPrivate *priv = get_private (DUCK_DOCUMENT (object));

  g_clear_pointer (&priv->history, duck_history_free);
  g_clear_pointer (&priv->path, g_free);
  g_clear_pointer (&priv->stamp, g_free);

  G_OBJECT_CLASS (duck_document_parent_class)->finalize (object);
}

static void
duck_document_class_init (DuckDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = duck_document_get_property;
  object_class->finalize = duck_document_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_NAME] = g_param_spec_string ("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] = g_param_spec_string ("redo-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_document_init (DuckDocument *self)
{
}
