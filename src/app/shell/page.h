/* page.h: what a tab shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PAGE (duck_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (DuckPage, duck_page, DUCK, PAGE, AdwBin)

/* The view of a document that fills a tab. */
struct _DuckPageClass
{
  AdwBinClass parent_class;

  /* The prefix of the page's actions ("army"), a constant; NULL: it has none. */
  const char *actions_prefix;

  /* Whether the document can be changed, and that undone. */
  gboolean edits;

  /* Whether it says at its foot what is going on, which nothing may cover. */
  gboolean has_foot;

  /* What the header bar says below the title, in few words, to free; or NULL: where the file is. */
  char *(*dup_subtitle) (DuckPage *self);

  /* Follows the document, when it is new and after every change. */
  void (*update) (DuckPage *self);

  /* Where one begins to type or choose; or NULL: the first widget that takes keys. */
  GtkWidget *(*get_start) (DuckPage *self);

  /* Somebody opens the file that is open: he finds the page as if it was new; or NULL. */
  void (*begin_anew) (DuckPage *self);
};

DuckDocument *duck_page_get_document (DuckPage *self);

/* The page's actions, which the window offers by this prefix while the page is the selected one, so
 * that shortcuts reach them. */
GActionGroup *duck_page_get_actions (DuckPage *self);
const char *duck_page_get_actions_prefix (DuckPage *self);

/* What the header bar says below the title, to free; NULL: nothing but where the file is. */
char *duck_page_dup_subtitle (DuckPage *self);

/* Brings the keyboard to where one begins in a page that has just come into its window, wherever
 * GTK has put it. */
void duck_page_start (DuckPage *self);

/* Brings the keyboard into the page: to where it was when the page was left, or where one begins.
 * It stays where it is if that is in the page. */
void duck_page_take_focus (DuckPage *self);

/* Nothing is in the hand, and nothing chosen, when its file is opened once more. */
void duck_page_begin_anew (DuckPage *self);

/* For subclasses: adds actions that get the page as their user data. */
void duck_page_add_actions (DuckPage *self, const GActionEntry *actions, guint n_actions);

/* For subclasses: lets an action of the page be used or not. */
void duck_page_set_enabled (DuckPage *self, const char *name, gboolean enabled);

/* All of its actions alike; those that were not allowed must be forbidden anew. */
void duck_page_set_all_enabled (DuckPage *self, gboolean enabled);

G_END_DECLS
