/* fuzz.c: whatever stands in a file, reading it breaks nothing, and what loads can be kept
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* memfd_create() */

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../store/kind.h"
#include "engine/system.h"
#include "store/documents/document-private.h"
#include "store/documents/field-file.h"
#include "store/draft/journal-lines.h"
#include "store/foreign/army-text.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"

/* A program for each FUZZ_KIND: "army" and the other kinds of documents, "map", "roster", "text",
 * "rules", "journal".
 * The loop around it is libFuzzer's. */

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static StoreLibrary *library;

/* Documents ------------------------------------------------------------------------------------ */

static GBytes *
rewrite (const Kind *kind, GBytes *bytes)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  GBytes *rewritten = kind->rewrite (library, bytes, NULL, faults);

  g_assert_true ((rewritten != NULL) == store_faults_is_empty (faults));
  return rewritten;
}

/* What loads is written as a file that loads again, and then is that file. */
static void
try_document (const Kind *kind, const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GBytes) rewritten = rewrite (kind, bytes);
  g_autoptr (GBytes) again = NULL;

  if (rewritten == NULL)
    return;

  again = rewrite (kind, rewritten);
  g_assert_nonnull (again);
  g_assert_true (g_bytes_equal (again, rewritten));
}

/* Maps ----------------------------------------------------------------------------------------- */

/* What loads is a field that can be kept. */
static void
try_map (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (StoreUvtt) map = store_uvtt_from_bytes (bytes, "Map", WAR_INCH, faults);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (WarField) field = NULL;

  g_assert_true ((map != NULL) == store_faults_is_empty (faults));
  if (map == NULL)
    return;

  written = store_field_to_bytes (map->field);
  field = store_field_from_bytes (written, faults);
  g_assert_nonnull (field);
}

/* Rosters and texts ---------------------------------------------------------------------------- */

/* What another program wrote, zipped or not: whatever loads has what sheets are made of. */
static void
try_roster (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (WarRoster) roster = store_battlescribe_roster_from_bytes (bytes, faults);

  g_assert_true ((roster != NULL) == store_faults_is_empty (faults));
  if (roster == NULL)
    return;

  g_assert_true (roster->name != NULL && roster->system != NULL);
  g_assert_cmpuint (roster->units->len, <=, STORE_BATTLESCRIBE_MAX_UNITS);
  for (guint i = 0; i < roster->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (roster->units, i);

      g_assert_nonnull (unit->name);
      for (guint j = 0; j < unit->rows->len; j++)
        g_assert_nonnull (((const WarRosterRow *) g_ptr_array_index (unit->rows, j))->name);
      for (guint j = 0; j < unit->rules->len; j++)
        g_assert_nonnull (((const WarRosterTerm *) g_ptr_array_index (unit->rules, j))->name);
    }
}

/* A text with an army in it, however it has been quoted; and bytes that claim to be what is in one,
 * as no change of letters makes them. */
static void
try_text (const guint8 *data, gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *letters = g_base64_encode (data, size);
  g_autofree char *packed = g_strconcat (STORE_ARMY_TEXT_BEGIN, letters, ":DUCKARMY", NULL);
  const char *const texts[] = { text, packed };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new ("f");
      g_autoptr (WarArmy) army = store_army_from_text (library, texts[i], faults);
      g_autofree char *written = NULL;
      g_autoptr (WarArmy) again = NULL;

      g_assert_true ((army != NULL) == store_faults_is_empty (faults));
      if (army == NULL)
        continue;
      written = store_army_to_text (army);
      again = store_army_from_text (library, written, faults);
      g_assert_nonnull (again);
    }
}

/* Rules ---------------------------------------------------------------------------------------- */

/* A table of a rule system: it is never written. */
static void
try_rules (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  StoreDocument document = { .rules = war_rules_new (war_system_get ("entrenched")) };

  store_read (bytes, &store_rules_element, &document, faults);
  store_document_clear (&document);
}

/* Journals ------------------------------------------------------------------------------------- */

static StoreJournalContents *
read_journal (const char *bytes, gsize size, StoreFaults *faults)
{
  int file = memfd_create ("journal", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", file);
  StoreJournalContents *contents;

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, bytes, size), ==, (gssize) size);
  contents = store_journal_read (path, faults);
  close (file);
  return contents;
}

/* A journal with the lines as its records. */
static GString *
make_journal (char **lines)
{
  char checksum[STORE_JOURNAL_CHECKSUM_SIZE] = "";
  g_autofree char *header = store_journal_format_header ("fuzz", "/a b", checksum);
  GString *text = g_string_new (header);

  g_string_append_c (text, '\n');
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *record = store_journal_format_record (i + 1, lines[i], checksum);

      g_string_append_printf (text, "%s\n", record);
    }

  return text;
}

/* The first two bytes say where a byte is damaged, the third how, if at all; the rest are records,
 * parted by zeros. What is read is the beginning of what was written, and all of it if nothing was
 * damaged. As such damage never makes a journal by itself, the bytes are tried as one, too. */
static void
try_journal (const guint8 *data, gsize size)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (StoreJournalContents) raw = read_journal ((const char *) data, size, faults);
  g_autoptr (StoreJournalContents) contents = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = NULL;
  gsize at;

  g_assert_true (raw != NULL || !store_faults_is_empty (faults));
  if (size < 3)
    return;

  for (gsize start = 3; start < size; start += strlen (lines->pdata[lines->len - 1]) + 1)
    {
      g_autofree char *line = g_strndup ((const char *) data + start, size - start);

      if (!g_utf8_validate (line, -1, NULL))
        return;
      g_ptr_array_add (lines, g_steal_pointer (&line));
    }
  g_ptr_array_add (lines, NULL);

  text = make_journal ((char **) lines->pdata);
  at = (data[0] * 256u + data[1]) % text->len;
  text->str[at] = (char) (text->str[at] ^ data[2]);
  contents = read_journal (text->str, text->len, faults);
  g_assert_true (contents != NULL || data[2] != 0);
  if (contents == NULL)
    return;

  g_assert_cmpuint (contents->records->len, <=, lines->len - 1);
  g_assert_true (contents->records->len == lines->len - 1 || data[2] != 0);
  for (guint i = 0; i < contents->records->len; i++)
    g_assert_cmpstr (contents->records->pdata[i], ==, lines->pdata[i]);
}

/* Both ----------------------------------------------------------------------------------------- */

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  library = store_library_new (NULL);
  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  if (g_str_equal (FUZZ_KIND, "rules"))
    try_rules (data, size);
  else if (g_str_equal (FUZZ_KIND, "map"))
    try_map (data, size);
  else if (g_str_equal (FUZZ_KIND, "roster"))
    try_roster (data, size);
  else if (g_str_equal (FUZZ_KIND, "text"))
    try_text (data, size);
  else if (g_str_equal (FUZZ_KIND, "journal"))
    try_journal (data, size);
  else
    for (const Kind *kind = kinds; kind->name != NULL; kind++)
      if (g_str_equal (FUZZ_KIND, kind->name))
        try_document (kind, data, size);

  return 0;
}
