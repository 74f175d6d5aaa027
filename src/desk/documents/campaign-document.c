/* campaign-document.c: an open campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/campaign-document.h"

#include <glib/gi18n-lib.h>

#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/surface/sheet-options.h"
#include "store/documents/campaign-file.h"
#include "store/documents/links.h"
#include "store/documents/routine.h"

struct _DuckCampaignDocument
{
  DuckDocument parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckCampaignDocument, duck_campaign_document, DUCK_TYPE_DOCUMENT)

WarCampaign *
duck_campaign_document_get_campaign (DuckCampaignDocument *self)
{
  g_return_val_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

void
duck_campaign_document_set_name (DuckCampaignDocument *self, const char *name)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);
  WarCampaign *edited = war_campaign_set_name (campaign, name);

  if (g_str_equal (edited->name, campaign->name))
    war_campaign_unref (edited);
  else
    duck_document_push_typed (DUCK_DOCUMENT (self), edited, _ ("Rename Campaign"));
}

void
duck_campaign_document_set_prologue (DuckCampaignDocument *self, const char *text)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);
  WarCampaign *edited = war_campaign_set_prologue (campaign, text);

  if (g_strcmp0 (edited->prologue, campaign->prologue) == 0)
    war_campaign_unref (edited);
  else
    duck_document_push_typed (DUCK_DOCUMENT (self), edited, _ ("Change Prologue"));
}

void
duck_campaign_document_add_operation (DuckCampaignDocument *self, WarOperation *operation,
                                      const char *link)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);
  /* Translators: a step that can be undone; %s is an operation */
  g_autofree char *step = g_strdup_printf (_ ("Add %s"), operation->name);

  if (campaign->parts->len < WAR_CAMPAIGN_MAX_PARTS
      && (!war_campaign_has_rules (campaign)
          || operation->rules->system == campaign->rules->system))
    duck_document_push (DUCK_DOCUMENT (self),
                        war_campaign_add_operation (campaign, operation, link), step);
}

static const char *
get_operation_name (DuckCampaignDocument *self, guint index)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);

  return war_campaign_get_part (campaign, index)->operation->name;
}

void
duck_campaign_document_remove_part (DuckCampaignDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  /* Translators: a step that can be undone; %s is an operation */
  g_autofree char *step = g_strdup_printf (_ ("Remove %s"), get_operation_name (self, index));

  duck_document_push (DUCK_DOCUMENT (self),
                      war_campaign_remove_part (duck_campaign_document_get_campaign (self), index),
                      step);
}

void
duck_campaign_document_move_part (DuckCampaignDocument *self, guint index, guint to)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  /* Translators: a step that can be undone; %s is an operation */
  g_autofree char *step = g_strdup_printf (_ ("Move %s"), get_operation_name (self, index));

  if (index != to)
    duck_document_push (
      DUCK_DOCUMENT (self),
      war_campaign_move_part (duck_campaign_document_get_campaign (self), index, to), step);
}

void
duck_campaign_document_set_winner_chooses (DuckCampaignDocument *self, guint index,
                                           gboolean winner_chooses)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);

  if (war_campaign_get_part (campaign, index)->winner_chooses != winner_chooses)
    duck_document_push (DUCK_DOCUMENT (self),
                        war_campaign_set_winner_chooses (campaign, index, winner_chooses),
                        _ ("Change What Is Carried Over"));
}

void
duck_campaign_document_set_result (DuckCampaignDocument *self, guint index, const WarResult *result)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  const WarCampaign *campaign = duck_campaign_document_get_campaign (self);
  const WarResult *before = &war_campaign_get_part (campaign, index)->result;
  /* Translators: a step that can be undone; %s is an operation */
  g_autofree char *step
    = g_strdup_printf (_ ("Change Result of %s"), get_operation_name (self, index));

  if (before->winner != result->winner || before->killed[0] != result->killed[0]
      || before->killed[1] != result->killed[1])
    duck_document_push_typed (DUCK_DOCUMENT (self),
                              war_campaign_set_result (campaign, index, result), step);
}

void
duck_campaign_document_change (DuckCampaignDocument *self, WarCampaign *changed, const char *step)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));

  if (changed != NULL)
    duck_document_push (DUCK_DOCUMENT (self), changed, step);
}

void
duck_campaign_document_link_part (DuckCampaignDocument *self, guint index, const char *link)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self));
  g_return_if_fail (link != NULL);

  WarCampaign *edited = war_campaign_copy (duck_campaign_document_get_campaign (self));
  const WarPart *part = war_campaign_get_part (edited, index);
  /* Translators: a step that can be undone; %s is an operation */
  g_autofree char *step = g_strdup_printf (_ ("Link %s"), get_operation_name (self, index));
  WarPart *linked = war_part_copy (part);

  g_free (linked->link);
  linked->link = g_strdup (link);
  war_part_unref (edited->parts->pdata[index]);
  edited->parts->pdata[index] = linked;
  duck_document_push (DUCK_DOCUMENT (self), edited, step);
}

char *
duck_campaign_document_find_operation (DuckCampaignDocument *self, guint index)
{
  g_return_val_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (self), NULL);

  const char *link
    = war_campaign_get_part (duck_campaign_document_get_campaign (self), index)->link;
  const char *path = duck_document_get_path (DUCK_DOCUMENT (self));
  g_autofree char *folder
    = path != NULL ? g_path_get_dirname (path) : duck_kind_dup_save_folder (DUCK_KIND_CAMPAIGN);
  g_autofree char *found = link != NULL ? g_build_filename (folder, link, NULL) : NULL;

  return found != NULL && g_file_test (found, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&found)
                                                                      : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * The file. */

static const char *
duck_campaign_document_get_title (DuckDocument *document)
{
  return duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document))->name;
}

static gboolean
duck_campaign_document_save (DuckDocument *document, const char *path, GError **error)
{
  return store_campaign_save (
    duck_document_get_library (document),
    duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)), path, error);
}

static DrawSheets *
duck_campaign_document_new_sheets (gpointer value, const DrawSubject *subject,
                                   const DrawSheetSetup *setup)
{
  return draw_campaign_sheets_new (value, subject->routine, setup);
}

static GPtrArray *
duck_campaign_document_list_links (DuckDocument *document, const char *folder)
{
  return store_campaign_list_links (
    duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)), folder);
}

static gboolean
duck_campaign_document_links_changed (DuckDocument *document, const char *folder)
{
  WarCampaign *found = store_campaign_follow_links (
    duck_document_get_library (document),
    duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)), folder);

  if (found != NULL)
    duck_document_push_found (document, found, _ ("Read Operations Again"));
  return FALSE;
}

static gpointer
duck_campaign_document_carry_found (gconstpointer later, gconstpointer before, gconstpointer found)
{
  return store_campaign_carry_found (later, before, found);
}

static GBytes *
duck_campaign_document_to_bytes (DuckDocument *document)
{
  return store_campaign_to_draft (
    duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)));
}

/* path: NULL while there is no file. */
static DuckCampaignDocument *
new_document (StoreLibrary *library, const char *path, WarCampaign *campaign)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (campaign != NULL, NULL);

  DuckCampaignDocument *self = g_object_new (DUCK_TYPE_CAMPAIGN_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_campaign_ref (campaign),
                           (GDestroyNotify) war_campaign_unref);
  return self;
}

DuckCampaignDocument *
duck_campaign_document_new_empty (StoreLibrary *library, const char *name, GError **error)
{
  /* Until it has an operation, whose rules it then has. */
  WarRules *rules = store_library_get_rules (library, duck_settings_get_system ()->id, error);
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (WarCampaign) campaign = NULL;

  if (rules == NULL)
    return NULL;

  campaign = war_campaign_new (id, name, rules);
  return new_document (library, NULL, campaign);
}

static gpointer
duck_campaign_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_campaign_load_incomplete (library, path, faults);
}

static DuckDocument *
duck_campaign_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarCampaign) campaign = value;

  return DUCK_DOCUMENT (new_document (library, path, campaign));
}

static DuckDocument *
duck_campaign_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                                   StoreFaults *faults)
{
  g_autoptr (WarCampaign) campaign = store_campaign_from_draft (library, bytes, faults);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autoptr (WarCampaign) found
    = campaign != NULL ? store_campaign_find_absent (library, campaign, folder) : NULL;

  return campaign != NULL
           ? DUCK_DOCUMENT (new_document (library, path, found != NULL ? found : campaign))
           : NULL;
}

static void
duck_campaign_document_value_changed (DuckDocument *document)
{
  /* There is nothing beside the campaign itself to keep up to date. */
}

static DrawSubject
duck_campaign_document_get_subject (DuckDocument *document)
{
  WarCampaign *campaign = duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document));

  return (DrawSubject){ .campaign = campaign, .rules = campaign->rules };
}

static void
duck_campaign_document_class_init (DuckCampaignDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  document_class->suffix = ".duckcampaign";
  document_class->kind = N_ ("Campaigns");
  document_class->read = duck_campaign_document_read;
  document_class->make = duck_campaign_document_make;
  document_class->release = (GDestroyNotify) war_campaign_unref;
  document_class->get_title = duck_campaign_document_get_title;
  document_class->save = duck_campaign_document_save;
  document_class->to_bytes = duck_campaign_document_to_bytes;
  document_class->from_bytes = duck_campaign_document_from_bytes;
  document_class->new_sheets = duck_campaign_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_campaign_ref;
  document_class->sheet_parts = DRAW_SHEET_PARTS_OF_CAMPAIGN;
  document_class->get_subject = duck_campaign_document_get_subject;
  document_class->list_links = duck_campaign_document_list_links;
  document_class->links_changed = duck_campaign_document_links_changed;
  document_class->carry_found = duck_campaign_document_carry_found;
  document_class->value_changed = duck_campaign_document_value_changed;
}

static void
duck_campaign_document_init (DuckCampaignDocument *self)
{
}
