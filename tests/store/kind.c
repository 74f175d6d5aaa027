/* kind.c: the kinds of documents, all treated alike
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kind.h"

#include "engine/system.h"
#include "store/disk/zip.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/document-private.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"

static GBytes *
rewrite_army (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarArmy) army = store_army_from_bytes (library, bytes, faults);

  return army != NULL ? store_army_to_bytes (army) : NULL;
}

static GBytes *
rewrite_book (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarBook) book = store_book_from_bytes (library, bytes, faults);

  return book != NULL ? store_book_to_bytes (book) : NULL;
}

static GBytes *
rewrite_field (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarField) field = store_field_from_bytes (bytes, faults);

  return field != NULL ? store_field_to_bytes (field) : NULL;
}

static GBytes *
rewrite_operation (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarOperation) operation = store_operation_from_bytes (library, bytes, folder, faults);

  return operation != NULL ? store_operation_to_bytes (operation) : NULL;
}

static GBytes *
rewrite_campaign (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarCampaign) campaign = store_campaign_from_bytes (library, bytes, folder, faults);

  return campaign != NULL ? store_campaign_to_bytes (campaign) : NULL;
}

static GBytes *
rewrite_game (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (StoreGame) game = store_game_from_bytes (library, bytes, faults);

  return game != NULL ? store_game_to_bytes (game) : NULL;
}

static GBytes *
rewrite_tracker (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarTracker) tracker = store_tracker_from_bytes (library, bytes, faults);

  return tracker != NULL ? store_tracker_to_bytes (tracker) : NULL;
}

const Kind kinds[] = {
  { "army", ".duckarmy", rewrite_army },
  { "book", ".duckbook", rewrite_book },
  { "field", ".duckfield", rewrite_field },
  { "operation", ".duckop", rewrite_operation },
  { "campaign", ".duckcampaign", rewrite_campaign },
  { "game", ".duckgame", rewrite_game },
  { "tracker", ".ducktable", rewrite_tracker },
  { NULL },
};

static GBytes *
read_rules (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  StoreDocument document = { .rules = war_rules_new (war_system_get ("entrenched")) };
  gboolean is_read = store_read (bytes, &store_rules_element, &document, faults);

  store_document_clear (&document);
  return is_read ? g_bytes_new (NULL, 0) : NULL;
}

static GBytes *
read_map (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (StoreUvtt) map = store_uvtt_from_bytes (bytes, "Map", WAR_INCH, faults);

  return map != NULL ? g_bytes_new (NULL, 0) : NULL;
}

static GBytes *
read_roster (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarRoster) roster = store_battlescribe_roster_from_bytes (bytes, faults);

  return roster != NULL ? g_bytes_new (NULL, 0) : NULL;
}

static char *
dup_roster (StoreLibrary *library)
{
  return g_strdup (
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    "<roster xmlns=\"http://www.battlescribe.net/schema/rosterSchema\" id=\"r\" name=\"Ours\" "
    "battleScribeVersion=\"2.03\" gameSystemId=\"s\" gameSystemName=\"System\">\n"
    "  <costs>\n"
    "    <cost name=\"pts\" typeId=\"pts\" value=\"132.5\"/>\n"
    "  </costs>\n"
    "  <forces>\n"
    "    <force id=\"f\" name=\"Force\" entryId=\"e\" catalogueId=\"c\" catalogueName=\"Book\">\n"
    "      <selections>\n"
    "        <selection id=\"u\" name=\"Rifles\" entryId=\"e\" number=\"3\" type=\"unit\">\n"
    "          <customNotes>Behind the hedge</customNotes>\n"
    "          <rules>\n"
    "            <rule id=\"r\" name=\"Steady\"><description>It stays.</description></rule>\n"
    "          </rules>\n"
    "          <profiles>\n"
    "            <profile id=\"p\" name=\"Rifles\" typeId=\"t\" typeName=\"Unit\">\n"
    "              <characteristics>\n"
    "                <characteristic name=\"M\" typeId=\"m\">4</characteristic>\n"
    "              </characteristics>\n"
    "            </profile>\n"
    "          </profiles>\n"
    "          <costs>\n"
    "            <cost name=\"pts\" typeId=\"pts\" value=\"42.5\"/>\n"
    "          </costs>\n"
    "          <categories>\n"
    "            <category id=\"c\" name=\"Infantry\" entryId=\"i\" primary=\"true\"/>\n"
    "          </categories>\n"
    "        </selection>\n"
    "        <selection id=\"g\" name=\"Gun\" entryId=\"g\" number=\"1\" type=\"unit\"/>\n"
    "      </selections>\n"
    "    </force>\n"
    "  </forces>\n"
    "</roster>\n");
}

static GBytes *
pack_roster (const char *text, gsize length)
{
  g_autoptr (GBytes) content = g_bytes_new (text, length);
  g_autoptr (GError) error = NULL;
  GBytes *packed = store_zip_write ("roster.ros", content, &error);

  g_assert_no_error (error);
  return packed;
}

static GBytes *
rewrite_bundle (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarOperation) operation = store_operation_from_bytes (library, bytes, folder, faults);

  return operation != NULL ? store_operation_to_whole_bytes (operation) : NULL;
}

static char *
dup_bundle (StoreLibrary *library)
{
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_nonnull (operation);
  bytes = store_operation_to_whole_bytes (operation);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

const Kind read_kinds[] = {
  { "rules", "systems/entrenched/rules.xml", read_rules },
  { "map", NULL, read_map },
  { "roster", NULL, read_roster, dup_roster },
  { "packed-roster", NULL, read_roster, dup_roster, pack_roster },
  { "bundle", ".duckop", rewrite_bundle, dup_bundle },
  { NULL },
};

char *
kind_get_example (const Kind *kind, StoreLibrary *library, char **folder)
{
  if (kind->dup_example != NULL)
    return kind->dup_example (library);

  g_autofree char *name = kind->suffix[0] == '.'
                            ? g_strconcat ("schemas/examples/example", kind->suffix, NULL)
                            : g_strdup (kind->suffix);
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_assert_nonnull (path);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  if (folder != NULL)
    *folder = g_path_get_dirname (path);

  return text;
}
