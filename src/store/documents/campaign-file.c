/* campaign-file.c: campaign files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/campaign-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/name.h"
#include "store/documents/document-private.h"
#include "store/documents/operation-file.h"
#include "store/draft/draft-links.h"
#include "store/xml/words.h"

enum
{
  CAMPAIGN_VERSION,
  CAMPAIGN_ID,
  CAMPAIGN_NAME,
  CAMPAIGN_SYSTEM,
};

static const StoreAttribute campaign_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "system", STORE_VALUE_ID, TRUE },
  { NULL },
};

static void
start_campaign (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (store_document_set_system (reader, document, &values[CAMPAIGN_SYSTEM]))
    document->campaign
      = war_campaign_new (values[CAMPAIGN_ID].text, values[CAMPAIGN_NAME].text, document->rules);
}

/* <part>: <operation-link> or <operation>, and what is carried over into it */

static const char *const no_yes_ids[] = { "no", "yes", NULL };

/* From WAR_WINNER_SIDE_1. */
static const char *const winner_ids[] = { "side-1", "side-2", "draw", NULL };

enum
{
  PART_WINNER_CHOOSES,
  PART_RESULT,
  PART_KILLED_1,
  PART_KILLED_2,
};

static const StoreAttribute part_attributes[] = {
  { "winner-chooses", STORE_VALUE_CHOICE, FALSE, .choices = no_yes_ids },
  { "result", STORE_VALUE_CHOICE, FALSE, .choices = winner_ids },
  { "killed-1", STORE_VALUE_INTEGER, FALSE, 1, WAR_KILLED_MAX },
  { "killed-2", STORE_VALUE_INTEGER, FALSE, 1, WAR_KILLED_MAX },
  { NULL },
};

/* How the part has ended, as far as it has been played. */
static WarResult
get_result (StoreReader *reader, const StoreValue *values)
{
  WarResult result = { .condition = WAR_NONE };

  for (guint i = PART_KILLED_1; i <= PART_KILLED_2; i++)
    if (values[i].present && !values[PART_RESULT].present)
      store_reader_fault (reader, &values[i], _ ("what was killed needs the attribute “result”"));
  if (!values[PART_RESULT].present)
    return result;

  result.winner = WAR_WINNER_SIDE_1 + (gint) values[PART_RESULT].integer;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    result.killed[i] = (gint) values[PART_KILLED_1 + i].integer;
  return result;
}

static void
start_part (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (values[0].present && document->n_parts == 0)
    store_reader_fault (reader, &values[0], _ ("nothing is carried over into the first part"));

  document->n_parts++;
  document->winner_chooses = !values[0].present || values[0].integer != 0;
  document->result = get_result (reader, values);
  document->has_part = FALSE;
}

static gboolean
has_operation (const WarCampaign *campaign, const char *id)
{
  for (guint i = 0; i < campaign->parts->len; i++)
    if (g_str_equal (war_campaign_get_part (campaign, i)->operation->id, id))
      return TRUE;

  return FALSE;
}

/* What is not known about the part may still follow: end_part() adds it. */
static void
set_part (StoreReader *reader, StoreDocument *document, WarOperation *operation,
          const StoreValue *link)
{
  const WarCampaign *campaign = document->campaign;

  if (operation->id[0] != '\0' && has_operation (campaign, operation->id))
    store_reader_fault (reader, link, _ ("the operation “%s” is another part already"),
                        operation->id);
  if (operation->rules->system != campaign->rules->system)
    store_reader_fault (reader, link, _ ("the operation “%s” is of another system"), operation->id);

  document->part
    = war_part_new (operation, link != NULL ? link->text : NULL, document->winner_chooses);
}

/* FALSE after a fault if the part has an operation already. */
static gboolean
begin_operation (StoreReader *reader, StoreDocument *document)
{
  if (document->has_part)
    {
      store_reader_fault (reader, NULL,
                          _ ("there may be <operation-link> or <operation>, not both"));
      store_reader_stop (reader);
      return FALSE;
    }

  document->has_part = TRUE;
  return TRUE;
}

static const StoreAttribute link_attributes[] = { STORE_LINK_ATTRIBUTE, { NULL } };

static WarOperation *
load_operation (const StoreDocument *document, const char *path, StoreFaults *faults)
{
  return document->may_lack ? store_operation_load_incomplete (document->library, path, faults)
                            : store_operation_load (document->library, path, faults);
}

static WarOperation *
follow_link (StoreReader *reader, const StoreDocument *document, const StoreValue *link)
{
  g_autofree char *path = store_document_follow (reader, document, link);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : link->text);
  WarOperation *operation = path != NULL ? load_operation (document, path, faults) : NULL;

  if (operation == NULL && document->may_lack && link->text[0] != '\0')
    return war_operation_new_absent (link->text, document->rules);

  store_document_report_linked (reader, link, faults, _ ("the operation cannot be opened:"));
  return operation;
}

static void
start_link (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  g_autoptr (WarOperation) operation = NULL;

  if (!begin_operation (reader, document))
    return;

  operation = follow_link (reader, document, &values[0]);
  if (operation == NULL)
    return;

  set_part (reader, document, operation, &values[0]);
}

static const StoreAttribute operation_attributes[] = { STORE_OPERATION_ATTRIBUTES, { NULL } };

static void
start_operation (StoreReader *reader, const StoreValue *values, gpointer data)
{
  if (begin_operation (reader, data))
    store_operation_start (reader, data, values);
}

static void
end_operation (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  store_operation_end (reader, document);

  g_autoptr (WarOperation) operation = g_steal_pointer (&document->operation);

  set_part (reader, document, operation, NULL);
}

static void
end_part (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  if (!document->has_part)
    store_reader_fault (reader, NULL, _ ("<part> lacks <operation-link> or <operation>"));
  if (document->part == NULL)
    return;

  document->part->result = document->result;
  document->part->extra = g_steal_pointer (&document->part_extra);
  g_ptr_array_add (document->campaign->parts, g_steal_pointer (&document->part));
}

static const StoreElement link_element
  = { .name = "operation-link", .attributes = link_attributes, .start = start_link };
static WarExtra **
get_campaign_extra (gpointer data)
{
  return &((StoreDocument *) data)->campaign->extra;
}

static WarExtra **
get_part_extra (gpointer data)
{
  return &((StoreDocument *) data)->part_extra;
}

static const StoreElement operation_element = {
  .name = "operation",
  .attributes = operation_attributes,
  .children = store_operation_children,
  .get_extra = store_operation_get_extra,
  .start = start_operation,
  .end = end_operation,
};

static const StoreChild part_children[]
  = { { &link_element, FALSE, 1 }, { &operation_element, FALSE, 1 }, { NULL } };
static const StoreElement part_element = {
  .name = "part",
  .attributes = part_attributes,
  .children = part_children,
  .get_extra = get_part_extra,
  .start = start_part,
  .end = end_part,
};

static const StoreChild parts_children[]
  = { { &part_element, FALSE, WAR_CAMPAIGN_MAX_PARTS }, { NULL } };
static const StoreElement parts_element = { .name = "parts", .children = parts_children };

static const StoreChild campaign_children[] = { { &store_prologue_element, FALSE, 1 },
                                                { &parts_element, TRUE, 1 },
                                                { &store_league_element, FALSE, 1 },
                                                { NULL } };
static const StoreElement campaign_element = {
  .name = "campaign",
  .attributes = campaign_attributes,
  .children = campaign_children,
  .get_extra = get_campaign_extra,
  .start = start_campaign,
};

static WarCampaign *
read_campaign (StoreLibrary *library, GBytes *bytes, const char *folder, gboolean may_lack,
               StoreFaults *faults)
{
  StoreDocument document = { .library = library, .folder = folder, .may_lack = may_lack };
  WarCampaign *campaign = NULL;

  if (store_read (bytes, &campaign_element, &document, faults))
    campaign = g_steal_pointer (&document.campaign);
  if (campaign != NULL && store_library_has_shipped (library, campaign->id, ".duckcampaign"))
    store_words_translate_campaign (campaign);

  store_document_clear (&document);
  return campaign;
}

WarCampaign *
store_campaign_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                           StoreFaults *faults)
{
  return read_campaign (library, bytes, folder, FALSE, faults);
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_campaign_from_bytes (library, bytes, folder, faults);
}

WarCampaign *
store_campaign_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, from_bytes, faults);
}

static gpointer
incomplete_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                       StoreFaults *faults)
{
  return read_campaign (library, bytes, folder, TRUE, faults);
}

WarCampaign *
store_campaign_load_incomplete (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, incomplete_from_bytes, faults);
}

/* How an operation is written: as a link, with a link to its field, or whole. */
typedef enum
{
  FORM_LINK,
  FORM_FIELD_LINK,
  FORM_WHOLE,
} Form;

static void
write_part (StoreWriter *writer, const WarPart *part, gboolean is_first, Form form)
{
  store_writer_start (writer, "part");
  store_writer_item (writer, part->extra);
  if (!is_first && !part->winner_chooses)
    store_writer_text (writer, "winner-chooses", no_yes_ids[FALSE]);
  if (part->result.winner != WAR_WINNER_NONE)
    {
      store_writer_text (writer, "result", winner_ids[part->result.winner - WAR_WINNER_SIDE_1]);
      if (part->result.killed[0] > 0)
        store_writer_integer (writer, "killed-1", part->result.killed[0]);
      if (part->result.killed[1] > 0)
        store_writer_integer (writer, "killed-2", part->result.killed[1]);
    }

  if (form == FORM_LINK)
    {
      store_writer_start (writer, "operation-link");
      store_writer_text (writer, "href", part->link);
    }
  else
    {
      store_writer_start (writer, "operation");
      store_writer_item (writer, part->operation->extra);
      store_operation_write (writer, part->operation, form == FORM_FIELD_LINK, FALSE);
    }
  store_writer_end (writer);
  store_writer_end (writer);
}

/* forms: one for each part. */
static GBytes *
campaign_to_bytes (const WarCampaign *campaign, const Form *forms)
{
  StoreWriter *writer = store_writer_new ("campaign", campaign->extra);
  g_autoptr (WarCampaign) original = store_words_get_original_campaign (campaign);

  store_writer_text (writer, "id", original->id);
  store_writer_text (writer, "name", original->name);
  store_system_write (writer, original->rules->system->id);
  store_prologue_write (writer, original->prologue);

  store_writer_start (writer, "parts");
  for (guint i = 0; i < campaign->parts->len; i++)
    write_part (writer, war_campaign_get_part (campaign, i), i == 0, forms[i]);
  store_writer_end (writer);
  store_league_write (writer, campaign->league);

  return store_writer_finish (writer);
}

GBytes *
store_campaign_to_bytes (const WarCampaign *campaign)
{
  g_autofree Form *forms = g_new (Form, campaign->parts->len);

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);

      forms[i] = part->link != NULL                    ? FORM_LINK
                 : part->operation->field_link != NULL ? FORM_FIELD_LINK
                                                       : FORM_WHOLE;
    }

  return campaign_to_bytes (campaign, forms);
}

GBytes *
store_campaign_to_whole_bytes (const WarCampaign *campaign)
{
  g_autofree Form *forms = g_new (Form, campaign->parts->len);

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarOperation *operation = war_campaign_get_part (campaign, i)->operation;

      forms[i] = operation->is_absent          ? FORM_LINK
                 : operation->field->is_absent ? FORM_FIELD_LINK
                                               : FORM_WHOLE;
    }
  return campaign_to_bytes (campaign, forms);
}

/* For each part its own link, then that of its operation to a field. */
#define LINKS_OF_A_PART 2

GBytes *
store_campaign_to_draft (const WarCampaign *campaign)
{
  guint n_links = LINKS_OF_A_PART * campaign->parts->len;
  g_autofree const char **links = g_new (const char *, n_links + 1);
  g_autoptr (GBytes) whole = store_campaign_to_whole_bytes (campaign);

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);

      links[LINKS_OF_A_PART * i] = part->link;
      links[LINKS_OF_A_PART * i + 1] = part->operation->field_link;
    }
  return store_draft_links_add (whole, links, n_links);
}

WarCampaign *
store_campaign_from_draft (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  WarCampaign *campaign = read_campaign (library, bytes, NULL, TRUE, faults);
  guint n_links = campaign != NULL ? LINKS_OF_A_PART * campaign->parts->len : 0;
  char **links = store_draft_links_read (bytes, n_links);

  for (guint i = 0; i < n_links / LINKS_OF_A_PART; i++)
    {
      WarPart *part = g_ptr_array_index (campaign->parts, i);

      g_free (part->link);
      g_free (part->operation->field_link);
      part->link = g_steal_pointer (&links[LINKS_OF_A_PART * i]);
      part->operation->field_link = g_steal_pointer (&links[LINKS_OF_A_PART * i + 1]);
    }
  store_draft_links_free (links, n_links);
  return campaign;
}

static GBytes *
to_bytes (gconstpointer campaign)
{
  return store_campaign_to_bytes (campaign);
}

/* Whether the link leads to the very operation, with the same field, from the folder of path. */
static gboolean
link_leads (StoreLibrary *library, const WarPart *part, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *linked_path = NULL;
  g_autoptr (StoreFaults) faults = NULL;
  g_autoptr (WarOperation) linked = NULL;

  if (part->link == NULL || part->operation->is_absent)
    return part->link != NULL;

  linked_path = g_build_filename (folder, part->link, NULL);
  faults = store_faults_new (linked_path);
  linked = store_operation_load_incomplete (library, linked_path, faults);
  if (linked == NULL)
    return FALSE;

  g_autoptr (GBytes) expected = store_operation_to_whole_bytes (part->operation);
  g_autoptr (GBytes) found = store_operation_to_whole_bytes (linked);

  return g_bytes_equal (expected, found);
}

gboolean
store_campaign_save (StoreLibrary *library, const WarCampaign *campaign, const char *path,
                     GError **error)
{
  g_autofree Form *forms = g_new (Form, campaign->parts->len);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);

      forms[i] = link_leads (library, part, path)                     ? FORM_LINK
                 : store_operation_link_leads (part->operation, path) ? FORM_FIELD_LINK
                                                                      : FORM_WHOLE;
    }

  bytes = campaign_to_bytes (campaign, forms);
  return store_document_save (library, path, bytes,
                              war_campaign_count_absent (campaign) > 0 ? incomplete_from_bytes
                                                                       : from_bytes,
                              to_bytes, (GDestroyNotify) war_campaign_unref, error);
}

/* "mine-2.duckgame" */
static char *
dup_path (const char *path, const char *which)
{
  static const char suffix[] = ".duckcampaign";
  gsize length = strlen (path);

  if (store_name_has_suffix (path, suffix))
    length -= strlen (suffix);
  return g_strdup_printf ("%.*s-%s.duckgame", (int) length, path, which);
}

char *
store_campaign_dup_game_path (const char *path, guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);

  return dup_path (path, number);
}

char *
store_campaign_dup_match_path (const char *path, const WarMatch *match)
{
  return dup_path (path, match->id);
}
