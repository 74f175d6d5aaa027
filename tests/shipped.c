/* shipped.c: the operations that the program comes with, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shipped.h"

#include "store/documents/operation-file.h"

WarOperation *
shipped_load_operation (StoreLibrary *library, const char *name)
{
  g_autoptr (StoreLibrary) own = library == NULL ? store_library_new (NULL) : NULL;
  StoreLibrary *reader = library == NULL ? own : library;
  g_autofree char *path = store_library_find_document (reader, "scenarios", name, ".duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (reader, path, faults);

  if (!store_faults_is_empty (faults))
    {
      g_autofree char *lines = store_faults_to_string (faults);

      g_error ("%s", lines);
    }
  return operation;
}

WarSetup *
shipped_set_up (const char *name)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, name);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);

  if (setup == NULL)
    g_error ("%s cannot be played: %d", name, fault.kind);
  return setup;
}
