/* choice.c: a document that a chooser offers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/choice.h"

#include <glib/gi18n-lib.h>

struct _DuckChoice
{
  GObject parent_instance;

  DuckSection section;
  DuckLibraryItem *item;
  DuckDocument *document; /* or NULL */
  gboolean first;
};

G_DEFINE_FINAL_TYPE (DuckChoice, duck_choice, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_HEADING,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

DuckSection
duck_choice_get_section (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), DUCK_SECTION_OPEN);

  return self->section;
}

DuckLibraryItem *
duck_choice_get_item (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), NULL);

  return self->item;
}

DuckDocument *
duck_choice_get_document (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), NULL);

  return self->document;
}

const char *
duck_choice_get_heading (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), NULL);

  static const char *const headings[] = {
    [DUCK_SECTION_OPEN] = N_ ("Open in Tabs"), [DUCK_SECTION_BESIDE] = N_ ("In the Same Folder"),
    [DUCK_SECTION_RECENT] = N_ ("Recent"),     [DUCK_SECTION_OWN] = N_ ("My Own"),
    [DUCK_SECTION_BUILT_IN] = N_ ("Built-in"),
  };

  return self->first ? _ (headings[self->section]) : NULL;
}

void
duck_choice_set_first (DuckChoice *self, gboolean first)
{
  g_return_if_fail (DUCK_IS_CHOICE (self));

  if (self->first == first)
    return;
  self->first = first;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
}

gboolean
duck_choice_is_saved (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), FALSE);

  return self->document == NULL
         || (duck_document_get_path (self->document) != NULL
             && !duck_document_get_modified (self->document));
}

/* The file, its folder and the day of its last change, which its stamp begins with. */
static char *
dup_file (DuckLibraryItem *item)
{
  const char *path = duck_library_item_get_path (item);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = g_filename_display_basename (folder);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (
    g_ascii_strtoll (duck_library_item_get_stamp (item), NULL, 10));
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : NULL;

  /* Translators: a file, its folder, and the day on which it was written */
  return g_strdup_printf (_ ("%s in %s · %s"), name, shown, day != NULL ? day : "");
}

char *
duck_choice_dup_place (DuckChoice *self)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (self), NULL);

  g_autofree char *file = NULL;

  if (self->document != NULL && duck_document_get_path (self->document) == NULL)
    return g_strdup (_ ("Not saved yet"));
  if (duck_library_item_get_origin (self->item) == DUCK_ORIGIN_BUILT_IN)
    file = duck_library_item_dup_place (self->item);
  else
    file = dup_file (self->item);
  if (duck_choice_is_saved (self))
    return g_steal_pointer (&file);
  return g_strdup_printf ("%s · %s", _ ("Has unsaved changes"), file);
}

/* What is known of a document that the library does not know. */
static DuckLibraryItem *
new_item (DuckDocument *document)
{
  const char *path = duck_document_get_path (document);
  g_autofree char *stamp = path != NULL ? duck_file_dup_stamp (path) : NULL;
  DuckKind kind = DUCK_KIND_ARMY;

  duck_kind_from_path (DUCK_DOCUMENT_GET_CLASS (document)->suffix, &kind);
  return duck_library_item_new (path != NULL ? path : "", stamp != NULL ? stamp : "", kind,
                                DUCK_ORIGIN_ELSEWHERE, 0, duck_document_get_title (document), NULL,
                                NULL, _ (duck_kind_get_info (kind)->name));
}

DuckChoice *
duck_choice_new (DuckSection section, DuckLibraryItem *item, DuckDocument *document)
{
  g_return_val_if_fail (item != NULL || document != NULL, NULL);

  DuckChoice *self = g_object_new (DUCK_TYPE_CHOICE, NULL);

  self->section = section;
  self->item = item != NULL ? g_object_ref (item) : new_item (document);
  self->document = document != NULL ? g_object_ref (document) : NULL;
  return self;
}

static void
duck_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HEADING)
    g_value_set_string (value, duck_choice_get_heading (DUCK_CHOICE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_choice_finalize (GObject *object)
{
  DuckChoice *self = DUCK_CHOICE (object);

  g_clear_object (&self->item);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (duck_choice_parent_class)->finalize (object);
}

static void
duck_choice_class_init (DuckChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = duck_choice_get_property;
  object_class->finalize = duck_choice_finalize;

  properties[PROP_HEADING]
    = g_param_spec_string ("heading", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_choice_init (DuckChoice *self)
{
}
