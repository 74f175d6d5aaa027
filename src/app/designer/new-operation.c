/* new-operation.c: operations that begin
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/new-operation.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-layout.h"
#include "store/field-file.h"

#define USUAL_ROUNDS 12

/* The books that the sides have at first: what was written for the rules. */
static const char *const book_ids[WAR_N_SIDES] = { "entente-in-arms", "for-the-fatherland" };

static WarField *
new_field (const char *path, GError **error)
{
  g_autoptr (StoreFaults) faults = NULL;
  WarField *field;

  if (path == NULL)
    {
      const WarFieldSize *size = war_field_get_sizes ();
      g_autoptr (WarField) open = war_field_new (_ ("Open Ground"), size->width, size->depth);

      return war_field_set_zones (open, WAR_ZONES_LONG_EDGES, 0);
    }

  faults = store_faults_new (path);
  field = store_field_load (path, faults);
  if (field == NULL)
    g_propagate_error (error, store_faults_to_error (faults));
  return field;
}

DuckOperationDocument *
duck_operation_document_new_empty (StoreLibrary *library, const char *path, GError **error)
{
  g_autoptr (WarField) field = new_field (path, error);
  /* Campaigns tell their operations by their ids. */
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (WarOperation) operation = NULL;

  for (guint i = 0; field != NULL && i < WAR_N_SIDES; i++)
    {
      WarBook *book = store_library_get_book (library, book_ids[i], error);

      if (book == NULL)
        return NULL;
      if (operation == NULL)
        operation = war_operation_new (id, _ ("New Operation"), book->rules);
      operation->forces[i] = war_force_new (i == 0 ? _ ("Entente") : _ ("Central Powers"), book);
    }
  if (operation == NULL)
    return NULL;

  operation->rounds = USUAL_ROUNDS;
  operation->field = g_steal_pointer (&field);
  operation->field_link = path != NULL ? g_path_get_basename (path) : NULL;
  return duck_operation_document_new (library, NULL, operation);
}
