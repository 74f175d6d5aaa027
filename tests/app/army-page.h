/* army-page.h: the page of an army in a window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"
#include "app/base/tooltip.h"
#include "desk/documents/army-document.h"
#include "desk/documents/unit-item.h"

G_BEGIN_DECLS

/* The shipped British army costs as much as it may: each addition breaks its limit. */
static inline DuckPage *
open_army (AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");

  return app_open (fixture, path);
}

static inline WarArmy *
get_army (DuckPage *page)
{
  return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)));
}

static inline const char *
get_tooltip (AppFixture *fixture, const char *id)
{
  return duck_tooltip_get (app_find (fixture->window, id));
}

static inline GListModel *
get_rows (DuckPage *page)
{
  return duck_army_document_get_units (DUCK_ARMY_DOCUMENT (duck_page_get_document (page)));
}

static inline guint
count_in_row (DuckPage *page, guint position)
{
  g_autoptr (DuckUnitItem) item = g_list_model_get_item (get_rows (page), position);

  return duck_unit_item_get_indices (item)->len;
}

/* The row at the place, as it is shown. */
static inline GtkWidget *
get_row (DuckPage *page, guint position)
{
  GtkWidget *place = gtk_widget_get_first_child (app_find (page, "units_view"));

  for (guint i = 0; i < position; i++)
    place = gtk_widget_get_next_sibling (place);
  return gtk_widget_get_first_child (place);
}

static inline void
select_row (DuckPage *page, guint position)
{
  GtkListView *units = GTK_LIST_VIEW (app_find (page, "units_view"));

  gtk_selection_model_select_item (gtk_list_view_get_model (units), position, TRUE);
}

static inline const char *
get_first_id (DuckPage *page)
{
  return war_army_get_unit (get_army (page), 0)->type->id;
}

G_END_DECLS
