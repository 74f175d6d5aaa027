/* army-editor-private.h: what the files of the army's page share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/army-editor/army-editor.h"
#include "app/army-editor/army-state.h"
#include "app/army-editor/unit-card.h"
#include "app/base/growth.h"
#include "app/base/panes.h"
#include "desk/documents/army-document.h"
#include "desk/documents/unit-item.h"
#include "desk/library/collection.h"

G_BEGIN_DECLS

struct _DuckArmyEditor
{
  DuckPage parent_instance;

  GtkLabel *book_name;
  GtkEditable *search;
  GtkStack *types_stack;
  GtkListView *types_view;
  GtkEditable *name;
  GtkSpinButton *cost_limit;
  GtkDropDown *game_type;
  DuckArmyState *state;
  DuckRemarks *remarks;
  GtkStack *units_stack;
  GtkListView *units_view;
  DuckPanes *panes;
  DuckUnitCard *card;
  GMenu *unit_menu;
  GMenu *section_menu; /* within the other: waves or groups to put units into */
  GtkWidget *play;
  GtkMenuButton *army_menu_button;
  GMenu *book_menu; /* within the menu of that */
  GMenu *ally_menu; /* a section of that menu: whose units the army may have too */
  const WarBook *book; /* that is shown: the army's, or NULL */

  GtkSorter *sorter; /* of the book, as the action "sort-book" says */
  GtkSingleSelection *found_types; /* those of the book that match the search */
  GtkCustomFilter *filter;
  char *searched; /* what the filter looks for, or NULL */
  DuckCollection *collection;
  GtkSelectionModel *units; /* over the document's rows, as far as they are listed */
  DuckGrowth *growth; /* of that list */
  GStrv section_labels; /* what that offers; or NULL */
  gboolean shows_unit; /* the card does: one of the army, not of the book */
  gboolean updating; /* the widgets follow the document, not the user */
};

DuckArmyDocument *duck_army_editor_get_document (DuckArmyEditor *self);

/* army-editor-copy.c: the clipboard, and what comes from the book by hand. */
void duck_army_editor_add_copy_actions (DuckArmyEditor *self);
void duck_army_editor_update_copy_actions (DuckArmyEditor *self, const WarArmy *army);
void duck_army_editor_receive_types (DuckArmyEditor *self);
void duck_army_editor_drop_type (DuckArmyEditor *self, WarUnitType *type, DuckUnitItem *target,
                                 gboolean after);

/* army-editor-groups.c */
void duck_army_editor_add_group_actions (DuckArmyEditor *self);
void duck_army_editor_update_section_menu (DuckArmyEditor *self, const WarArmy *army);

/* The selection has changed: a group can be renamed where a unit of it is chosen. */
void duck_army_editor_update_group_action (DuckArmyEditor *self);

/* army-editor-book.c: makes the filter of the book too. */
void duck_army_editor_add_book_actions (DuckArmyEditor *self);
void duck_army_editor_update_book (DuckArmyEditor *self);
void duck_army_editor_filter_book (DuckArmyEditor *self);

/* The menu of the army opens, which offers the books that there are now. */
void duck_army_editor_fill_book_menu_cb (GtkMenuButton *button, gpointer self);

/* army-editor-units.c: what is done with the units of the list. */
void duck_army_editor_add_unit_actions (DuckArmyEditor *self);
void duck_army_editor_update_unit_actions (DuckArmyEditor *self, const WarArmy *army);

/* Where those that are chosen stand in the army, ascending. Free the array. */
GArray *duck_army_editor_get_chosen_units (DuckArmyEditor *self);

/* That of the selected unit; else the first wave, as long as no unit waits for one. */
gint duck_army_editor_get_section_to_fill (DuckArmyEditor *self);

/* Selects the rows of n units of the army, and brings the first into view; or those of units that
 * need not stand side by side. had_focus: the list had it before an edit, which may have taken the
 * row away. */
gboolean duck_army_editor_has_units_focus (DuckArmyEditor *self);
void duck_army_editor_select_units (DuckArmyEditor *self, guint first, guint n, gboolean had_focus);
void duck_army_editor_select_again (DuckArmyEditor *self, const GArray *indices,
                                    gboolean had_focus);

/* Where something comes that is put next to the row: before which unit of the army, and into which
 * section, -1: it has none. */
guint duck_army_editor_find_place (DuckArmyEditor *self, DuckUnitItem *target, gboolean after,
                                   gint *section);

/* Adds a unit where the user is at work, and shows it. */
void duck_army_editor_add_unit (DuckArmyEditor *self, WarUnitType *type);

/* A row that was dropped before or after this one. */
void duck_army_editor_drop (DuckArmyEditor *self, DuckUnitItem *dragged, DuckUnitItem *target,
                            gboolean after);

/* Selects the row unless it is one of those that are selected. */
void duck_army_editor_choose (DuckArmyEditor *self, DuckUnitItem *item);

G_END_DECLS
