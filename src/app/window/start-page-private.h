/* start-page-private.h: what the parts of the library's page share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/growth.h"
#include "app/base/panes.h"
#include "app/library/library-filter.h"
#include "app/library/library-pictures.h"
#include "app/window/start-page.h"

G_BEGIN_DECLS

struct _DuckStartPage
{
  AdwBin parent_instance;

  DuckPanes *panes;
  GtkListBox *sections;
  GtkSearchEntry *search;
  GtkDropDown *origin;
  DuckLibraryFilter *kinds; /* of games */
  GtkStack *stack; /* "items", "empty" or "loading" */
  GtkGridView *grid;
  AdwStatusPage *empty;
  GtkButton *way_out;

  DuckLibraryModel *model;
  GtkFilter *filter;
  GtkSliceListModel *first; /* the documents that the grid has so far */
  GtkSingleSelection *selection;
  DuckGrowth *growth; /* lets the grid have more of them; NULL: not yet */
  GSimpleActionGroup *actions;
  DuckLibraryPictures *pictures;
  GtkLabel **counts; /* of the sections */
  guint section; /* index of the one that is shown */
  char **words; /* that are searched, folded */
  gboolean loaded;
  char *wanted; /* path of a document that is chosen once the library is read again; or NULL */
  gboolean wants_focus; /* and gets the focus */
  GPtrArray *deletions; /* that can still be undone */
};

/* The chosen document, or NULL; lent. */
DuckLibraryItem *duck_start_page_get_chosen (DuckStartPage *self);

/* Whether a document is shown, or hidden, has changed. */
void duck_start_page_refilter (DuckStartPage *self);

/* start-page-actions.c */
void duck_start_page_add_actions (DuckStartPage *self);
void duck_start_page_update_actions (DuckStartPage *self);

/* Moves to the trash what has been deleted so far: there is no more undoing. */
void duck_start_page_finish_deletions (DuckStartPage *self);

G_END_DECLS
