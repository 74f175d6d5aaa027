/* field-document.c: an open battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/field-document.h"

#include <glib/gi18n-lib.h>

#include "desk/base/settings.h"
#include "draw/sheets/map-sheet.h"
#include "engine/field-edit/field-check.h"
#include "engine/field/field-item.h"
#include "engine/system.h"
#include "store/documents/field-file.h"

struct _DuckFieldDocument
{
  DuckDocument parent_instance;

  WarRules *rules; /* or NULL */
  GArray *oddities; /* WarFieldOddity; NULL: not looked for yet */
};

G_DEFINE_FINAL_TYPE (DuckFieldDocument, duck_field_document, DUCK_TYPE_DOCUMENT)

enum
{
  PROP_0,
  PROP_RULES,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

WarField *
duck_field_document_get_field (DuckFieldDocument *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

gboolean
duck_field_document_edit (DuckFieldDocument *self, WarField *field, const char *name)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (self), FALSE);

  if (field == NULL)
    return FALSE;
  if (field == duck_field_document_get_field (self))
    {
      war_field_unref (field);
      return FALSE;
    }

  duck_document_push (DUCK_DOCUMENT (self), field, name);
  return TRUE;
}

gboolean
duck_field_document_edit_typed (DuckFieldDocument *self, WarField *field, const char *name)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (self), FALSE);

  if (field == NULL)
    return FALSE;

  duck_document_push_typed (DUCK_DOCUMENT (self), field, name);
  return TRUE;
}

WarRules *
duck_field_document_get_rules (DuckFieldDocument *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (self), NULL);

  return self->rules;
}

WarLengthUnit
duck_field_document_get_length_unit (DuckFieldDocument *self)
{
  const WarRules *rules = duck_field_document_get_rules (self);

  return (rules != NULL ? rules->system : duck_settings_get_system ())->length_unit;
}

void
duck_field_document_set_rules (DuckFieldDocument *self, WarRules *rules)
{
  g_return_if_fail (DUCK_IS_FIELD_DOCUMENT (self));

  if (self->rules == rules)
    return;
  g_clear_pointer (&self->rules, war_rules_unref);
  self->rules = rules != NULL ? war_rules_ref (rules) : NULL;
  g_clear_pointer (&self->oddities, g_array_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RULES]);
}

const GArray *
duck_field_document_get_oddities (DuckFieldDocument *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (self), NULL);

  if (self->oddities == NULL)
    self->oddities = war_field_check (duck_field_document_get_field (self), self->rules);
  return self->oddities;
}

/* ---------------------------------------------------------------------------------------------
 * As a document. */

static const char *
duck_field_document_get_title (DuckDocument *document)
{
  return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document))->name;
}

static gboolean
duck_field_document_save (DuckDocument *document, const char *path, GError **error)
{
  return store_field_save (duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document)), path,
                           error);
}

static GBytes *
duck_field_document_to_bytes (DuckDocument *document)
{
  return store_field_to_bytes (duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document)));
}

static DrawSheets *
duck_field_document_new_sheets (gpointer value, const DrawSubject *subject,
                                const DrawSheetSetup *setup)
{
  WarField *field = value;

  return draw_map_sheets_new (field->name, field, setup->paper, setup->ink);
}

static void
duck_field_document_value_changed (DuckDocument *document)
{
  g_clear_pointer (&DUCK_FIELD_DOCUMENT (document)->oddities, g_array_unref);
}

static gboolean
is_for_ground (const WarRules *rules, const WarField *field)
{
  return (rules->field_sizes->len == 0) == (field->ground == WAR_GROUND_HEX);
}

/* Those of new documents, unless they are played on other ground: after an army that fights on
 * hexes somebody may draw a free field. */
static WarRules *
find_usual_rules (StoreLibrary *library, const WarField *field)
{
  WarRules *usual = store_library_get_rules (library, duck_settings_get_system ()->id, NULL);

  if (usual == NULL || is_for_ground (usual, field))
    return usual;

  for (guint i = 0; war_system_get_nth (i) != NULL; i++)
    {
      WarRules *rules = store_library_get_rules (library, war_system_get_nth (i)->id, NULL);

      if (rules != NULL && is_for_ground (rules, field))
        return rules;
    }
  return usual;
}

/* Those that it is of by what it has, or else those of new documents. */
static WarRules *
find_rules (StoreLibrary *library, const WarField *field)
{
  WarRules *usual = find_usual_rules (library, field);
  WarRules *own = usual == NULL || !war_field_is_of (field, usual)
                    ? store_library_find_rules_of (library, field)
                    : NULL;

  return own != NULL ? own : usual;
}

DuckFieldDocument *
duck_field_document_new (StoreLibrary *library, const char *path, WarField *field)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  DuckFieldDocument *self = g_object_new (DUCK_TYPE_FIELD_DOCUMENT, NULL);
  WarRules *rules = find_rules (library, field);

  self->rules = rules != NULL ? war_rules_ref (rules) : NULL;
  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_field_ref (field),
                           (GDestroyNotify) war_field_unref);
  return self;
}

static gpointer
duck_field_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_field_open (library, path, faults);
}

static DuckDocument *
duck_field_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarField) field = value;

  return DUCK_DOCUMENT (duck_field_document_new (library, path, field));
}

static DuckDocument *
duck_field_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                                StoreFaults *faults)
{
  g_autoptr (WarField) field = store_field_from_bytes (bytes, faults);

  return field != NULL ? DUCK_DOCUMENT (duck_field_document_new (library, path, field)) : NULL;
}

static void
duck_field_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_RULES)
    g_value_set_pointer (value, DUCK_FIELD_DOCUMENT (object)->rules);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_field_document_finalize (GObject *object)
{
  DuckFieldDocument *self = DUCK_FIELD_DOCUMENT (object);

  g_clear_pointer (&self->rules, war_rules_unref);
  g_clear_pointer (&self->oddities, g_array_unref);

  G_OBJECT_CLASS (duck_field_document_parent_class)->finalize (object);
}

static void
duck_field_document_class_init (DuckFieldDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  object_class->finalize = duck_field_document_finalize;
  object_class->get_property = duck_field_document_get_property;
  document_class->suffix = ".duckfield";
  document_class->kind = N_ ("Battlefields");
  document_class->read = duck_field_document_read;
  document_class->make = duck_field_document_make;
  document_class->release = (GDestroyNotify) war_field_unref;
  document_class->get_title = duck_field_document_get_title;
  document_class->save = duck_field_document_save;
  document_class->to_bytes = duck_field_document_to_bytes;
  document_class->from_bytes = duck_field_document_from_bytes;
  document_class->new_sheets = duck_field_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_field_ref;
  document_class->value_changed = duck_field_document_value_changed;

  properties[PROP_RULES]
    = g_param_spec_pointer ("rules", NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_field_document_init (DuckFieldDocument *self)
{
}
