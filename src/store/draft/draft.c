/* draft.c: the unsaved changes of a document, for after a crash
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/draft.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/xml/long-text.h"

/* So many lines that changed in one place are looked beyond for what did not. */
#define SAME_LINE_WITHIN 8

struct _StoreDraft
{
  char *folder;
  char *kind;
  char *path; /* of the document; or NULL */
  char *stamp; /* or NULL */

  StoreJournal *journal; /* or NULL: nothing is kept yet */
  char *title; /* that the journal has; or NULL */
  GBytes *bytes; /* that the journal has; or NULL */
  char
    *damaged; /* path of a journal that this draft follows and is not written any more; or NULL */
};

StoreDraft *
store_draft_new (const char *folder, const char *kind, const char *path, const char *stamp)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (kind != NULL, NULL);

  StoreDraft *draft = g_new0 (StoreDraft, 1);

  draft->folder = g_strdup (folder);
  draft->kind = g_strdup (kind);
  draft->path = g_strdup (path);
  draft->stamp = g_strdup (stamp);
  return draft;
}

static void
free_draft (StoreDraft *draft)
{
  g_free (draft->folder);
  g_free (draft->kind);
  g_free (draft->path);
  g_free (draft->stamp);
  g_free (draft->title);
  g_clear_pointer (&draft->bytes, g_bytes_unref);
  g_free (draft->damaged);
  g_free (draft);
}

void
store_draft_close (StoreDraft *draft)
{
  g_return_if_fail (draft != NULL);

  g_clear_pointer (&draft->journal, store_journal_close);
  free_draft (draft);
}

static gboolean
set_discard_error (GError **error, const char *path, int code)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE, _ ("the draft “%s” cannot be removed: %s"),
               name, g_strerror (code));
  return FALSE;
}

/* Removes a journal that no program is writing. */
static gboolean
remove_left (const char *path, GError **error)
{
  int descriptor = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  int code = 0;

  if (descriptor < 0)
    return errno == ENOENT || set_discard_error (error, path, errno);

  if (flock (descriptor, LOCK_EX | LOCK_NB) != 0 || (unlink (path) != 0 && errno != ENOENT))
    code = errno;
  close (descriptor);
  return code == 0 || set_discard_error (error, path, code);
}

gboolean
store_draft_discard (StoreDraft *draft, GError **error)
{
  g_return_val_if_fail (draft != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  gboolean discarded = TRUE;

  if (draft->damaged != NULL)
    discarded = remove_left (draft->damaged, error);
  if (draft->journal != NULL)
    discarded
      &= store_journal_discard (g_steal_pointer (&draft->journal), discarded ? error : NULL);
  free_draft (draft);
  return discarded;
}

/* ---------------------------------------------------------------------------------------------
 * Keeping. */

static gboolean
append (StoreJournal *journal, GError **error, const char *word, const char *text)
{
  g_autofree char *record = g_strconcat (word, " ", text, NULL);

  return store_journal_append (journal, record, error);
}

static gboolean
is_inside_letter (const char *data, gsize size, gsize at)
{
  return at < size && ((guchar) data[at] & 0xc0) == 0x80;
}

/* Places in the document as it was kept and as it is. */
typedef struct
{
  const char *old, *new;
  gsize old_at, new_at;
  gsize old_size, new_size;
} Comparison;

/* Goes on to where they differ, which is between letters; FALSE: nowhere. */
static gboolean
find_difference (Comparison *texts)
{
  gsize old_at = texts->old_at, new_at = texts->new_at;

  while (old_at < texts->old_size && new_at < texts->new_size
         && texts->old[old_at] == texts->new[new_at])
    {
      old_at++;
      new_at++;
    }
  if (old_at == texts->old_size && new_at == texts->new_size)
    return FALSE;

  while (new_at > texts->new_at && is_inside_letter (texts->new, texts->new_size, new_at))
    {
      old_at--;
      new_at--;
    }
  texts->old_at = old_at;
  texts->new_at = new_at;
  return TRUE;
}

/* Where the next line begins; the end: there is none. */
static gsize
find_line (const char *text, gsize size, gsize at)
{
  const char *end = at < size ? memchr (text + at, '\n', size - at) : NULL;

  return end != NULL ? (gsize) (end - text) + 1 : size;
}

/* From a difference to where both have the same line again, which is not far and after as many
 * lines in both; FALSE: there is no such place. */
static gboolean
find_same_line (Comparison *texts)
{
  gsize old_line = texts->old_at, new_line = texts->new_at;

  for (guint i = 0; i < SAME_LINE_WITHIN; i++)
    {
      gsize size;

      old_line = find_line (texts->old, texts->old_size, old_line);
      new_line = find_line (texts->new, texts->new_size, new_line);
      size = find_line (texts->new, texts->new_size, new_line) - new_line;
      if (size == 0 || size > texts->old_size - old_line)
        return FALSE;
      if (memcmp (texts->old + old_line, texts->new + new_line, size) != 0)
        continue;

      texts->old_at = old_line;
      texts->new_at = new_line;
      return TRUE;
    }

  return FALSE;
}

/* To the end, or to where both end alike, between letters. */
static void
find_same_end (Comparison *texts)
{
  gsize old_at = texts->old_size, new_at = texts->new_size;

  while (old_at > texts->old_at && new_at > texts->new_at
         && texts->old[old_at - 1] == texts->new[new_at - 1])
    {
      old_at--;
      new_at--;
    }
  while (is_inside_letter (texts->new, texts->new_size, new_at))
    {
      old_at++;
      new_at++;
    }
  texts->old_at = old_at;
  texts->new_at = new_at;
}

/* What differs is written: in a saved game a sum at its beginning changes with all that comes at
 * its end, and what stands between is long. */
static gboolean
append_patch (StoreDraft *draft, GBytes *bytes, GError **error)
{
  Comparison texts = { 0 };
  g_autoptr (GString) record = g_string_new (NULL);

  texts.old = g_bytes_get_data (draft->bytes, &texts.old_size);
  texts.new = g_bytes_get_data (bytes, &texts.new_size);
  /* No bytes have no address, and none may be reckoned from. */
  if (texts.new == NULL)
    texts.new = "";
  while (find_difference (&texts))
    {
      gsize old_at = texts.old_at, new_at = texts.new_at;

      if (!find_same_line (&texts))
        find_same_end (&texts);
      g_string_append_printf (
        record, "%s%" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT " ",
        record->len > 0 ? " " : "", new_at, texts.old_at - old_at, texts.new_at - new_at);
      g_string_append_len (record, texts.new + new_at, (gssize) (texts.new_at - new_at));
    }

  return record->len == 0 || append (draft->journal, error, "patch", record->str);
}

static gboolean
append_title (StoreDraft *draft, const char *title, GError **error)
{
  if (g_strcmp0 (draft->title, title) == 0)
    return TRUE;

  if (!append (draft->journal, error, "title", title))
    return FALSE;

  g_free (draft->title);
  draft->title = g_strdup (title);
  return TRUE;
}

static StoreJournal *
begin (StoreDraft *draft, const char *title, GBytes *bytes, GError **error)
{
  g_autofree char *uri = draft->path != NULL ? g_filename_to_uri (draft->path, NULL, NULL) : NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_strndup (data, size);
  g_autoptr (StoreJournal) journal
    = store_journal_new (draft->folder, draft->kind, uri != NULL ? uri : "", error);

  if (journal != NULL && (draft->stamp == NULL || append (journal, error, "stamp", draft->stamp))
      && append (journal, error, "title", title) && append (journal, error, "whole", text)
      && (draft->journal == NULL || store_journal_flush (journal, error)))
    return g_steal_pointer (&journal);

  if (journal != NULL)
    store_journal_discard (g_steal_pointer (&journal), NULL);
  return NULL;
}

/* What was kept so far goes only once another journal has it on the disk. */
static gboolean
begin_again (StoreDraft *draft, const char *title, GBytes *bytes, GError **error)
{
  StoreJournal *journal = begin (draft, title, bytes, error);

  if (journal == NULL)
    return FALSE;

  if (draft->journal != NULL)
    store_journal_discard (draft->journal, NULL);
  draft->journal = journal;
  g_free (draft->title);
  draft->title = g_strdup (title);
  return TRUE;
}

gboolean
store_draft_keep (StoreDraft *draft, const char *title, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (draft != NULL, FALSE);
  g_return_val_if_fail (title != NULL, FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  gboolean kept = draft->journal != NULL && draft->bytes != NULL
                  && append_patch (draft, bytes, NULL) && append_title (draft, title, NULL);

  if (!kept && !begin_again (draft, title, bytes, error))
    return FALSE;

  g_clear_pointer (&draft->bytes, g_bytes_unref);
  draft->bytes = g_bytes_ref (bytes);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * What was left. */

void
store_left_draft_free (StoreLeftDraft *left)
{
  g_return_if_fail (left != NULL);

  g_free (left->journal);
  g_free (left->kind);
  g_free (left->path);
  g_free (left->stamp);
  g_free (left->title);
  g_clear_pointer (&left->records, g_ptr_array_unref);
  g_free (left);
}

/* What follows the word in the record, or NULL. */
static const char *
get_rest (const char *record, const char *word)
{
  gsize length = strlen (word);

  return strncmp (record, word, length) == 0 && record[length] == ' ' ? record + length + 1 : NULL;
}

/* A number and a blank. */
static gboolean
read_number (const char **text, gsize *number)
{
  char *end;

  *number = (gsize) g_ascii_strtoull (*text, &end, 10);
  if (end == *text || *end != ' ')
    return FALSE;

  *text = end + 1;
  return TRUE;
}

/* One of the changes of a patch. */
typedef struct
{
  gsize at, length, size; /* in the text as the changes before it leave it */
  const char *bytes;
} Change;

/* Reads the next change of a patch. done: up to where those before have come. FALSE: it is none, or
 * of a place that is not in a text of the length, or not behind those before. */
static gboolean
read_change (const char **rest, gsize text_length, gsize done, Change *change)
{
  if (!read_number (rest, &change->at) || !read_number (rest, &change->length)
      || !read_number (rest, &change->size))
    return FALSE;
  if (strnlen (*rest, change->size) < change->size || change->at < done || change->at > text_length
      || change->length > text_length - change->at)
    return FALSE;

  change->bytes = *rest;
  *rest += change->size;
  return **rest == ' ' || **rest == '\0';
}

/* What the records lead to. */
typedef struct
{
  StoreLongText *text; /* NULL: nobody asks for it */
  gsize length; /* of the text */
  const char *stamp, *title; /* in their records */
  guint n_versions;
} Replay;

/* Goes through the changes, and makes them if there is a text. length: how long it is then. FALSE:
 * they are not of this text. */
static gboolean
patch (const Replay *replay, const char *rest, gsize *length)
{
  gsize done = 0;

  *length = replay->length;
  do
    {
      Change change;

      if (!read_change (&rest, *length, done, &change))
        return FALSE;
      if (replay->text != NULL)
        store_long_text_replace (replay->text, change.at, change.length, change.bytes, change.size);
      *length += change.size - change.length;
      done = change.at + change.size;
    }
  while (*rest++ == ' ');

  return TRUE;
}

/* FALSE: it is no record of a draft. */
static gboolean
replay_record (Replay *replay, const char *record)
{
  const char *rest;

  if ((rest = get_rest (record, "stamp")) != NULL)
    {
      replay->stamp = rest;
      return TRUE;
    }
  if ((rest = get_rest (record, "title")) != NULL)
    {
      replay->title = rest;
      return TRUE;
    }
  if ((rest = get_rest (record, "whole")) != NULL)
    {
      gsize length = strlen (rest);

      if (replay->text != NULL)
        {
          store_long_text_clear (replay->text);
          store_long_text_replace (replay->text, 0, 0, rest, length);
        }
      replay->length = length;
      replay->n_versions++;
      return TRUE;
    }
  if ((rest = get_rest (record, "patch")) != NULL && replay->n_versions > 0)
    {
      gsize length;

      if (!patch (replay, rest, &length))
        return FALSE;
      replay->length = length;
      replay->n_versions++;
      return TRUE;
    }

  return FALSE;
}

/* The records have been gone through before: their changes are of the text. */
GBytes *
store_left_draft_get_version (const StoreLeftDraft *left, guint version)
{
  g_return_val_if_fail (left != NULL, NULL);
  g_return_val_if_fail (version < left->n_versions, NULL);

  g_autoptr (StoreLongText) text = store_long_text_new ();
  Replay replay = { .text = text };

  for (guint i = 0; replay.n_versions <= version; i++)
    replay_record (&replay, g_ptr_array_index (left->records, i));
  return store_long_text_to_bytes (text);
}

/* Takes the contents over, or what can be understood of them. */
static void
fill (StoreLeftDraft *left, StoreJournalContents *contents)
{
  Replay replay = { NULL };
  guint n_records = 0;

  while (n_records < contents->records->len
         && replay_record (&replay, g_ptr_array_index (contents->records, n_records)))
    n_records++;
  left->damaged |= n_records < contents->records->len;

  g_free (left->kind);
  left->kind = g_strdup (contents->kind);
  g_free (left->path);
  left->path = g_filename_from_uri (contents->subject, NULL, NULL);
  g_free (left->stamp);
  left->stamp = g_strdup (replay.stamp);
  g_free (left->title);
  left->title = g_strdup (replay.title);
  g_clear_pointer (&left->records, g_ptr_array_unref);
  left->records = g_ptr_array_ref (contents->records);
  left->n_versions = replay.n_versions;
  store_journal_contents_free (contents);
}

static StoreLeftDraft *
read_left (const char *path)
{
  StoreLeftDraft *left = g_new0 (StoreLeftDraft, 1);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  StoreJournalContents *contents = store_journal_read (path, faults);
  struct stat status;

  left->journal = g_strdup (path);
  left->time = stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
  left->damaged = !store_faults_is_empty (faults);
  if (contents != NULL)
    fill (left, contents);
  return left;
}

GPtrArray *
store_left_draft_list (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  g_autoptr (GPtrArray) paths = store_journal_list_left (folder);
  GPtrArray *drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) store_left_draft_free);

  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (drafts, read_left (g_ptr_array_index (paths, i)));
  return drafts;
}

StoreDraft *
store_left_draft_take_over (StoreLeftDraft *left, GError **error)
{
  g_return_val_if_fail (left != NULL, NULL);
  g_return_val_if_fail (left->kind != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  StoreJournalContents *contents = NULL;
  StoreJournal *journal = NULL;
  g_autofree char *folder = g_path_get_dirname (left->journal);
  StoreDraft *draft;

  if (!left->damaged)
    {
      journal = store_journal_open (left->journal, &contents, error);
      if (journal == NULL)
        return NULL;
      fill (left, contents);
    }
  if (left->damaged)
    g_clear_pointer (&journal, store_journal_close);

  draft = store_draft_new (folder, left->kind, left->path, left->stamp);
  draft->title = g_strdup (left->title);
  if (left->n_versions > 0)
    draft->bytes = store_left_draft_get_version (left, left->n_versions - 1);
  draft->journal = journal;
  draft->damaged = left->damaged ? g_strdup (left->journal) : NULL;
  return draft;
}

gboolean
store_left_draft_discard (const StoreLeftDraft *left, GError **error)
{
  g_return_val_if_fail (left != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return remove_left (left->journal, error);
}
