/* operation-hash.c: what an operation is, to the last letter, as a number
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/operation-hash.h"

#include "store/disk/read-file.h"
#include "store/documents/operation-file.h"

char *
store_operation_dup_hash (StoreLibrary *library, const WarOperation *operation, GError **error)
{
  g_return_val_if_fail (library != NULL && operation != NULL, NULL);

  g_autoptr (WarOperation) whole = war_operation_make_whole (operation);
  g_autoptr (GBytes) bytes = store_operation_to_bytes (whole);
  g_autofree char *name
    = g_build_filename ("systems", operation->rules->system->id, "rules.xml", NULL);
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : name);
  g_autoptr (GBytes) rules = store_read_file (faults->file, faults);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  if (rules == NULL)
    {
      g_propagate_error (error, store_faults_to_error (faults));
      return NULL;
    }
  g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_checksum_update (sum, g_bytes_get_data (rules, NULL), (gssize) g_bytes_get_size (rules));
  return g_strdup (g_checksum_get_string (sum));
}
