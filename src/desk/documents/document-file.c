/* document-file.c: documents that are made of files: opened, read again, recovered
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/base/kind.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/document-private.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "desk/documents/roster-document.h"
#include "desk/documents/tracker-document.h"
#include "store/disk/name.h"
#include "store/documents/web-page.h"
#include "store/foreign/battlescribe.h"

/* The class whose files end like the path, or NULL; lent. */
static DuckDocumentClass *
find_class (const char *path)
{
  const GType types[] = {
    DUCK_TYPE_ARMY_DOCUMENT,      DUCK_TYPE_BOOK_DOCUMENT,     DUCK_TYPE_FIELD_DOCUMENT,
    DUCK_TYPE_OPERATION_DOCUMENT, DUCK_TYPE_CAMPAIGN_DOCUMENT, DUCK_TYPE_GAME_DOCUMENT,
    DUCK_TYPE_TRACKER_DOCUMENT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      /* Static types keep their classes once they are there. */
      g_autoptr (GTypeClass) klass = g_type_class_ref (types[i]);

      if (store_name_has_suffix (path, DUCK_DOCUMENT_CLASS (klass)->suffix))
        return DUCK_DOCUMENT_CLASS (klass);
    }
  return NULL;
}

const DuckDocumentClass *
duck_document_find_class (const char *path, StoreFaults *faults)
{
  const DuckDocumentClass *klass = find_class (path);
  const char *suffix;

  if (store_web_page_is_name (path))
    {
      g_autoptr (GBytes) bytes = store_web_page_load (path, &suffix, faults);

      return bytes != NULL ? find_class (suffix) : NULL;
    }
  if (klass == NULL && store_battlescribe_is_roster_name (path))
    {
      g_autoptr (GTypeClass) roster = g_type_class_ref (DUCK_TYPE_ROSTER_DOCUMENT);

      return DUCK_DOCUMENT_CLASS (roster);
    }
  if (klass == NULL)
    {
      faults->unreadable = TRUE;
      store_faults_add (
        faults, 0, 0,
        _ ("Duckboard opens armies (.duckarmy), army books (.duckbook), "
           "battlefields (.duckfield), operations (.duckop), campaigns "
           "(.duckcampaign), saved games (.duckgame), games at the table (.ducktable), "
           "rosters of other programs (.ros, .rosz, .json), maps of virtual tabletops (.uvtt, "
           ".dd2vtt, .df2vtt), armies as text (.txt) and pages with a document in them "
           "(.html)"));
    }
  return klass;
}

DuckDocument *
duck_document_make (const DuckDocumentClass *klass, StoreLibrary *library, const char *path,
                    const char *stamp, gpointer value)
{
  /* What came in a page has no file of its own, and would be lost with the page. */
  gboolean is_of_page = store_web_page_is_name (path);
  DuckDocument *document = klass->make (library, is_of_page ? NULL : path, value);
  DuckDocumentPrivate *priv = duck_document_get_private (document);

  if (is_of_page)
    {
      duck_history_mark_unsaved (priv->history);
      return document;
    }
  g_free (priv->stamp);
  priv->stamp = g_strdup (stamp);
  return document;
}

DuckDocument *
duck_document_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  /* Taken before the file is read: what is written meanwhile is a change. */
  g_autofree char *stamp = duck_file_dup_stamp (path);
  const DuckDocumentClass *klass = duck_document_find_class (path, faults);
  gpointer value = klass != NULL ? klass->read (library, path, faults) : NULL;

  return value != NULL ? duck_document_make (klass, library, path, stamp, value) : NULL;
}

gboolean
duck_document_revert (DuckDocument *self, StoreFaults *faults)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (faults != NULL, FALSE);

  DuckDocumentPrivate *priv = duck_document_get_private (self), *read_priv;

  g_return_val_if_fail (priv->path != NULL, FALSE);

  g_autoptr (DuckDocument) read = duck_document_open (priv->library, priv->path, faults);
  gpointer value;

  if (read == NULL)
    return FALSE;

  read_priv = duck_document_get_private (read);
  value = duck_history_free_to_value (g_steal_pointer (&read_priv->history));
  duck_history_push (priv->history, value, _ ("Revert to Saved"));
  duck_history_mark_saved (priv->history);
  g_free (priv->stamp);
  priv->stamp = g_steal_pointer (&read_priv->stamp);
  duck_document_note_file_read (self);
  duck_document_notify_value (self);
  return TRUE;
}

/* So many versions are tried one by one; who changes a book for longer than that without its being
 * one finds what it was before. */
#define N_TRIED 64

/* The version; or NULL: it makes no document. */
static DuckDocument *
read_version (StoreLibrary *library, DuckDocumentClass *klass, const StoreLeftDraft *left,
              guint version, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = store_left_draft_get_version (left, version);
  g_autoptr (StoreFaults) earlier = store_faults_new (faults->file);
  gboolean is_last = version == left->n_versions - 1;

  return klass->from_bytes (library, left->path, bytes, is_last ? faults : earlier);
}

/* The last version that makes a document: what was written last may be what no reader takes, such
 * as a book that was being changed. Where that goes on for long, it is looked for in ever longer
 * steps, and then between the one that makes a document and the next. */
static DuckDocument *
read_versions (StoreLibrary *library, DuckDocumentClass *klass, const StoreLeftDraft *left,
               StoreFaults *faults)
{
  guint version = 0, bad = left->n_versions; /* from which on none makes a document */
  DuckDocument *found = NULL;

  for (guint n_tried = 0, step = 1; found == NULL && bad > 0; n_tried++)
    {
      if (n_tried >= N_TRIED)
        step *= 2;
      version = bad - MIN (step, bad);
      found = read_version (library, klass, left, version, faults);
      if (found == NULL)
        bad = version;
    }
  while (found != NULL && bad - version > 1)
    {
      guint middle = version + (bad - version) / 2;
      DuckDocument *later = read_version (library, klass, left, middle, faults);

      if (later == NULL)
        {
          bad = middle;
          continue;
        }
      g_object_unref (found);
      found = later;
      version = middle;
    }

  return found;
}

DuckDocument *
duck_document_recover (StoreLibrary *library, StoreLeftDraft *left, StoreFaults *faults)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (left != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  g_autofree char *suffix = g_strconcat (".", left->kind, NULL);
  DuckDocumentClass *klass = left->n_versions > 0 ? find_class (suffix) : NULL;
  g_autoptr (StoreDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  DuckDocument *document;
  DuckDocumentPrivate *priv;

  if (klass == NULL || klass->from_bytes == NULL)
    {
      store_faults_add (faults, 0, 0, _ ("nothing of these changes can be read"));
      return NULL;
    }

  draft = store_left_draft_take_over (left, &error);
  if (draft == NULL)
    {
      store_faults_add (faults, 0, 0, "%s", error->message);
      return NULL;
    }

  document = read_versions (library, klass, left, faults);
  if (document == NULL)
    return NULL;

  priv = duck_document_get_private (document);
  priv->draft_folder = g_path_get_dirname (left->journal);
  priv->draft = g_steal_pointer (&draft);
  g_free (priv->stamp);
  priv->stamp = g_strdup (left->stamp);
  duck_history_mark_unsaved (priv->history);
  return document;
}
