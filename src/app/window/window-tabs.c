/* window-tabs.c: documents of the main window that are opened in tabs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/window/window-private.h"

static AdwTabPage *
insert_tab (DuckWindow *self, DuckDocument *document, gint position)
{
  GtkWidget *page = duck_window_new_page (document);
  g_autofree char *drafts = duck_drafts_dup_folder ();
  AdwTabPage *tab;

  /* A page's menus would take over what another page can do just now, by the same names. */
  duck_window_withdraw_actions (self);
  tab = adw_tab_view_insert (self->tabs, page, position);
  duck_document_keep_draft (document, drafts);
  return tab;
}

/* Next to the one that was opened first of many files. */
static gint
find_place_behind (DuckWindow *self)
{
  return self->opened_first != NULL
           ? adw_tab_view_get_page_position (self->tabs, self->opened_first) + 1
           : adw_tab_view_get_n_pages (self->tabs);
}

void
duck_window_add_document (DuckShell *shell, DuckDocument *document)
{
  DuckWindow *self = DUCK_WINDOW (shell);
  AdwTabPage *tab;

  if (self->opens_behind)
    {
      insert_tab (self, document, find_place_behind (self));
      duck_window_update_page (self);
      return;
    }

  tab = insert_tab (self, document, adw_tab_view_get_n_pages (self->tabs));
  adw_tab_view_set_selected_page (self->tabs, tab);
  duck_window_show_documents (self, TRUE);
  duck_page_start (self->page);
}

static void
show_tab (DuckWindow *self, AdwTabPage *tab)
{
  adw_tab_view_set_selected_page (self->tabs, tab);
  duck_window_show_documents (self, TRUE);
  gtk_window_present (GTK_WINDOW (self));
}

gboolean
duck_window_open_file (DuckShell *shell, GFile *file)
{
  DuckWindow *self = DUCK_WINDOW (shell), *holder;
  AdwTabPage *tab;
  const char *path = g_file_peek_path (file);
  g_autoptr (StoreFaults) faults = NULL;
  g_autofree char *name = NULL;

  holder = duck_window_find_tab (self, file, &tab);
  if (holder != NULL && self->opens_behind)
    return TRUE;
  if (holder != NULL)
    {
      show_tab (holder, tab);
      duck_page_begin_anew (DUCK_PAGE (adw_tab_page_get_child (tab)));
      return TRUE;
    }
  if (path != NULL && duck_window_is_other (path))
    return duck_window_open_other (self, path);
  if (path != NULL)
    return duck_window_read_file (self, file);

  name = g_file_get_parse_name (file);
  faults = store_faults_new (name);
  faults->unreadable = TRUE;
  store_faults_add (faults, 0, 0, _ ("Duckboard opens files of this computer only"));
  duck_dialog_show_faults (GTK_WINDOW (self), faults);
  return FALSE;
}

gboolean
duck_window_recover (DuckWindow *self, StoreLeftDraft *left)
{
  g_return_val_if_fail (DUCK_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (left != NULL, FALSE);

  g_autoptr (GFile) file = left->path != NULL ? g_file_new_for_path (left->path) : NULL;
  AdwTabPage *tab = NULL;
  DuckWindow *holder = file != NULL ? duck_window_find_tab (self, file, &tab) : NULL;
  g_autoptr (StoreFaults) faults
    = store_faults_new (left->title != NULL ? left->title : left->journal);
  g_autoptr (DuckDocument) document = NULL;

  if (tab != NULL
      && duck_document_get_modified (
        duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)))))
    {
      if (self->opens_behind)
        return FALSE;
      show_tab (holder, tab);
      duck_shell_add_toast (DUCK_SHELL (holder),
                            _ ("Save or close this document first: other changes to it were kept"),
                            NULL);
      return FALSE;
    }

  document = duck_document_recover (self->library, left, faults);
  if (document == NULL)
    {
      duck_dialog_show_faults (GTK_WINDOW (self), faults);
      return FALSE;
    }

  /* Whoever looks at the file goes on to look at it. */
  if (tab != NULL
      && duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)))
           == duck_window_peek_document (self))
    self->opens_behind = FALSE;
  if (tab != NULL)
    adw_tab_view_close_page (holder->tabs, tab);
  duck_shell_add_document (DUCK_SHELL (self), document);
  if (left->damaged || !store_faults_is_empty (faults))
    duck_shell_add_toast (DUCK_SHELL (self), _ ("The last changes could not be read"), NULL);
  return TRUE;
}
