/* document.c: an open file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/document-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "desk/base/kind.h"

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
static guint changed_signal, draft_failed_signal;

DuckDocumentPrivate *
duck_document_get_private (DuckDocument *self)
{
  return duck_document_get_instance_private (self);
}

/* Whether the file is one of those that came with the program. */
static gboolean
find_shipped (DuckDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (self);

  return priv->path != NULL && store_library_is_shipped (priv->library, priv->path);
}

void
duck_document_note_file_read (DuckDocument *self)
{
  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);

  if (klass->file_read != NULL)
    klass->file_read (self);
}

/* Whether somebody has deleted or moved the file. Where one may not look it may still be. */
static gboolean
find_gone (DuckDocument *self)
{
  const char *path = duck_document_get_private (self)->path;
  GStatBuf info;

  return path != NULL && g_stat (path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

static void
watch_file (DuckDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (self);
  g_autoptr (GFile) file = priv->path != NULL ? g_file_new_for_path (priv->path) : NULL;

  g_clear_object (&priv->monitor);
  if (file == NULL)
    return;

  priv->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (priv->monitor != NULL)
    g_signal_connect_object (priv->monitor, "changed", G_CALLBACK (duck_document_check_file), self,
                             G_CONNECT_SWAPPED);
}

static char *
dup_link_folder (DuckDocument *self)
{
  const char *path = duck_document_get_private (self)->path;

  return path != NULL ? g_path_get_dirname (path) : NULL;
}

static void
links_changed_cb (gpointer data)
{
  g_autoptr (DuckDocument) self = g_object_ref (data);
  g_autofree char *folder = dup_link_folder (self);

  if (DUCK_DOCUMENT_GET_CLASS (self)->links_changed (self, folder))
    g_signal_emit (self, changed_signal, 0);
}

/* Which files these are may change with every edit, and with the document's own place. */
static void
watch_links (DuckDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (self);
  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);
  g_autofree char *folder = dup_link_folder (self);

  if (klass->list_links == NULL)
    return;
  if (priv->links == NULL)
    priv->links = duck_link_watch_new (links_changed_cb, self);
  duck_link_watch_set_paths (priv->links, klass->list_links (self, folder));
}

void
duck_document_construct (DuckDocument *self, StoreLibrary *library, const char *path,
                         gpointer value, GDestroyNotify unref)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  DuckDocumentPrivate *priv = duck_document_get_private (self);

  g_return_if_fail (priv->history == NULL);

  priv->library = library;
  priv->history = duck_history_new (value, unref);
  priv->path = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;
  priv->stamp = path != NULL ? duck_file_dup_stamp (path) : NULL;
  priv->shipped = find_shipped (self);
  priv->gone = find_gone (self);
  watch_file (self);
  watch_links (self);
  DUCK_DOCUMENT_GET_CLASS (self)->value_changed (self);
  duck_document_note_file_read (self);
}

gpointer
duck_document_get_value (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_value (duck_document_get_private (self)->history);
}

/* ---------------------------------------------------------------------------------------------
 * Drafts. */

void
duck_document_give_up_draft (DuckDocument *self)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  DuckDocumentPrivate *priv = duck_document_get_private (self);

  g_clear_handle_id (&priv->draft_source, g_source_remove);
  /* If it cannot be removed, it is offered once more. */
  if (priv->draft != NULL)
    store_draft_discard (g_steal_pointer (&priv->draft), NULL);
}

/* What is unsaved, and only that, is kept: also what has just been made, and is in no file yet. */
static void
update_draft (DuckDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (self);
  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&priv->draft_source, g_source_remove);
  if (priv->draft_folder == NULL)
    return;
  priv->draft_is_due = priv->n_draft_holds > 0;
  if (priv->draft_is_due)
    return;
  if (!duck_document_get_modified (self) && priv->path != NULL)
    {
      duck_document_give_up_draft (self);
      return;
    }

  bytes = klass->to_bytes (self);
  if (priv->draft == NULL)
    priv->draft = store_draft_new (priv->draft_folder, klass->suffix + 1, priv->path, priv->stamp);
  if (!store_draft_keep (priv->draft, duck_document_get_title (self), bytes, &error)
      && !priv->draft_failed)
    g_signal_emit (self, draft_failed_signal, 0, error->message);
  priv->draft_failed = error != NULL;
}

void
duck_document_hold_draft (DuckDocument *self)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  duck_document_get_private (self)->n_draft_holds++;
}

void
duck_document_release_draft (DuckDocument *self)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  DuckDocumentPrivate *priv = duck_document_get_private (self);

  g_return_if_fail (priv->n_draft_holds > 0);

  if (--priv->n_draft_holds == 0 && priv->draft_is_due)
    update_draft (self);
}

static gboolean
draft_cb (gpointer data)
{
  DuckDocument *self = data;

  duck_document_get_private (self)->draft_source = 0;
  update_draft (self);
  return G_SOURCE_REMOVE;
}

/* Once all has been drawn: whoever goes through the history wants to see it, and loses nothing that
 * he had entered if the program ends before. */
static void
update_draft_soon (DuckDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (self);

  if (priv->draft_folder != NULL && priv->draft_source == 0)
    priv->draft_source = g_idle_add (draft_cb, self);
}

void
duck_document_keep_draft (DuckDocument *self, const char *folder)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (folder != NULL);

  DuckDocumentPrivate *priv = duck_document_get_private (self);

  if (DUCK_DOCUMENT_GET_CLASS (self)->to_bytes == NULL)
    return;

  g_free (priv->draft_folder);
  priv->draft_folder = g_strdup (folder);
  update_draft (self);
}

/* ---------------------------------------------------------------------------------------------
 * Values. */

/* Tells everybody of another value. */
static void
follow_value (DuckDocument *self)
{
  watch_links (self);
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
duck_document_notify_value (DuckDocument *self)
{
  /* Before anything else can go wrong. */
  update_draft (self);
  follow_value (self);
}

void
duck_document_push (DuckDocument *self, gpointer value, const char *name)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_push (duck_document_get_private (self)->history, value, name);
  duck_document_notify_value (self);
}

/* Like duck_history_push_typed(). */
void
duck_document_push_typed (DuckDocument *self, gpointer value, const char *name)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_push_typed (duck_document_get_private (self)->history, value, name);
  duck_document_notify_value (self);
}

/* Like duck_history_push_typed_into(). */
void
duck_document_push_typed_into (DuckDocument *self, gpointer value, const char *name,
                               const char *part)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_push_typed_into (duck_document_get_private (self)->history, value, name, part);
  duck_document_notify_value (self);
}

void
duck_document_replace (DuckDocument *self, gpointer value)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  duck_history_replace (duck_document_get_private (self)->history, value);
  duck_document_notify_value (self);
}

void
duck_document_push_found (DuckDocument *self, gpointer value, const char *name)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));
  g_return_if_fail (value != NULL);

  DuckHistory *history = duck_document_get_private (self)->history;
  gboolean is_saved = duck_history_is_saved (history);

  duck_history_insert (history, value, name, DUCK_DOCUMENT_GET_CLASS (self)->carry_found);
  if (is_saved)
    duck_history_mark_saved (history);
  duck_document_notify_value (self);
}

const char *
duck_document_find_bar (DuckDocument *self, gint n_steps)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);

  return klass->find_bar != NULL ? klass->find_bar (self, n_steps) : NULL;
}

gboolean
duck_document_go (DuckDocument *self, gint n_steps)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);

  const char *bar = duck_document_find_bar (self, n_steps);

  if (bar != NULL)
    {
      if (klass->barred != NULL)
        klass->barred (self, bar);
      return FALSE;
    }
  if (!duck_history_go (duck_document_get_private (self)->history, n_steps))
    return FALSE;

  update_draft_soon (self);
  follow_value (self);
  return TRUE;
}

gboolean
duck_document_undo (DuckDocument *self)
{
  return duck_document_go (self, -1);
}

gboolean
duck_document_redo (DuckDocument *self)
{
  return duck_document_go (self, 1);
}

const char **
duck_document_list_undo (DuckDocument *self, guint max)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_list_undo (duck_document_get_private (self)->history, max);
}

const char **
duck_document_list_redo (DuckDocument *self, guint max)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_list_redo (duck_document_get_private (self)->history, max);
}

const char *
duck_document_get_undo_name (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_undo_name (duck_document_get_private (self)->history);
}

const char *
duck_document_get_redo_name (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_history_get_redo_name (duck_document_get_private (self)->history);
}

StoreLibrary *
duck_document_get_library (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  return duck_document_get_private (self)->library;
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

  return duck_document_get_private (self)->path;
}

gboolean
duck_document_get_modified (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return duck_document_get_private (self)->gone
         || !duck_history_is_saved (duck_document_get_private (self)->history);
}

gboolean
duck_document_is_gone (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return duck_document_get_private (self)->gone;
}

void
duck_document_check_file (DuckDocument *self)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (self));

  DuckDocumentPrivate *priv = duck_document_get_private (self);
  gboolean gone = find_gone (self);

  if (gone == priv->gone)
    return;

  priv->gone = gone;
  update_draft (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

gboolean
duck_document_is_shipped (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return duck_document_get_private (self)->shipped;
}

gboolean
duck_document_has_changed_on_disk (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  DuckDocumentPrivate *priv = duck_document_get_private (self);
  g_autofree char *stamp = priv->path != NULL ? duck_file_dup_stamp (priv->path) : NULL;

  return stamp != NULL && g_strcmp0 (stamp, priv->stamp) != 0;
}

gboolean
duck_document_save (DuckDocument *self, const char *path, GError **error)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  DuckDocumentPrivate *priv = duck_document_get_private (self);
  g_autofree char *new_path = g_canonicalize_filename (path, NULL);

  if (!DUCK_DOCUMENT_GET_CLASS (self)->save (self, new_path, error))
    return FALSE;

  g_free (priv->path);
  priv->path = g_steal_pointer (&new_path);
  g_free (priv->stamp);
  priv->stamp = duck_file_dup_stamp (priv->path);
  priv->shipped = find_shipped (self);
  priv->gone = FALSE;
  watch_file (self);
  watch_links (self);
  duck_history_mark_saved (priv->history);
  duck_document_give_up_draft (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  return TRUE;
}

guint
duck_document_count_unsaved (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), 0);

  return duck_history_count_unsaved (duck_document_get_private (self)->history);
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
duck_document_dispose (GObject *object)
{
  DuckDocument *self = DUCK_DOCUMENT (object);

  if (duck_document_get_private (self)->draft_source != 0)
    update_draft (self);

  G_OBJECT_CLASS (duck_document_parent_class)->dispose (object);
}

static void
duck_document_finalize (GObject *object)
{
  DuckDocumentPrivate *priv = duck_document_get_private (DUCK_DOCUMENT (object));

  g_clear_pointer (&priv->history, duck_history_free);
  g_clear_object (&priv->monitor);
  g_clear_pointer (&priv->links, duck_link_watch_free);
  g_clear_pointer (&priv->path, g_free);
  g_clear_pointer (&priv->stamp, g_free);
  g_clear_pointer (&priv->draft_folder, g_free);
  g_clear_pointer (&priv->draft, store_draft_close);

  G_OBJECT_CLASS (duck_document_parent_class)->finalize (object);
}

static void
duck_document_class_init (DuckDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = duck_document_get_property;
  object_class->dispose = duck_document_dispose;
  object_class->finalize = duck_document_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_NAME] = g_param_spec_string ("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] = g_param_spec_string ("redo-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  draft_failed_signal = g_signal_new ("draft-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
duck_document_init (DuckDocument *self)
{
}
