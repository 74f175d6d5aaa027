/* take-army.c: an army of a file, whose units a side of an operation takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/take-army.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "store/documents/army-file.h"

WarArmy *
duck_take_army (GtkWindow *window, StoreLibrary *library, const char *path, const WarSystem *system)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);

  if (army == NULL)
    {
      duck_dialog_show_faults (window, faults);
      return NULL;
    }
  if (army->book == NULL || army->rules->system != system)
    {
      duck_dialog_show_error (window, _ ("Army Not Taken"),
                              _ ("Its army book is missing, or is of other rules than the "
                                 "operation."),
                              NULL);
      return NULL;
    }
  return g_steal_pointer (&army);
}
