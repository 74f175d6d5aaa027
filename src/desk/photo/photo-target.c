/* photo-target.c: whose table a photo shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/photo/photo-target.h"

#include <glib/gi18n-lib.h>

#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "engine/game/operation-check.h"
#include "text/operation/oddity.h"

static const WarField *
find_field (DuckDocument *document)
{
  if (DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->field;
  if (DUCK_IS_GAME_DOCUMENT (document))
    return duck_game_document_get_game (DUCK_GAME_DOCUMENT (document))->operation->field;
  return NULL;
}

gboolean
duck_photo_is_for (DuckDocument *document)
{
  const WarField *field = document != NULL ? find_field (document) : NULL;

  return field != NULL && !field->is_absent;
}

gboolean
duck_photo_is_name (const char *path)
{
  static const char *const suffixes[] = { ".jpg", ".jpeg", ".png" };
  g_autofree char *small = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (small, suffixes[i]))
      return TRUE;
  return FALSE;
}

/* So that units can be put somewhere; else no_units says why they cannot. */
static void
set_up (DuckPhotoTarget *target)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));

  target->setup = war_setup_try (target->operation, faults);
  if (target->setup == NULL && faults->len > 0)
    target->no_units
      = text_setup_fault (&g_array_index (faults, WarSetupFault, 0), target->operation);
  if (target->setup == NULL || target->setup->play->starts != NULL)
    return;
  g_clear_pointer (&target->setup, war_setup_free);
  target->no_units = g_strdup_printf (_ ("In %s units are not put anywhere before the game begins, "
                                         "so that no photo can be played on."),
                                      target->operation->rules->system->name);
}

DuckPhotoTarget *
duck_photo_target_new (DuckDocument *document)
{
  g_return_val_if_fail (duck_photo_is_for (document), NULL);

  DuckPhotoTarget *target = g_new0 (DuckPhotoTarget, 1);

  target->document = g_object_ref (document);
  target->field = war_field_ref ((WarField *) find_field (document));
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    target->operation = war_operation_ref (
      duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document)));
  else if (DUCK_IS_GAME_DOCUMENT (document))
    {
      DuckGameDocument *game = DUCK_GAME_DOCUMENT (document);

      target->operation = war_operation_ref (duck_game_document_get_game (game)->operation);
      target->before = war_state_copy (duck_game_document_get_view (game));
    }
  if (target->operation != NULL)
    set_up (target);
  return target;
}

void
duck_photo_target_free (DuckPhotoTarget *target)
{
  g_object_unref (target->document);
  war_field_unref (target->field);
  g_clear_pointer (&target->operation, war_operation_unref);
  g_clear_pointer (&target->setup, war_setup_free);
  g_free (target->no_units);
  g_free (target->before);
  g_free (target);
}
