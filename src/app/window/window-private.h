/* window-private.h: what the parts of the main window share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/history-button.h"
#include "app/shell/page.h"
#include "app/window/drafts-bar.h"
#include "app/window/start-page.h"
#include "app/window/window.h"

#include "desk/documents/campaign-document.h"

G_BEGIN_DECLS

/* What a file is opened for. */
typedef enum
{
  DUCK_OPENING_ALONE,
  DUCK_OPENING_FIRST, /* of several: it is shown */
  DUCK_OPENING_BEHIND, /* and these are not */
} DuckOpeningOrder;

struct _DuckWindow
{
  AdwApplicationWindow parent_instance;

  StoreLibrary *library; /* the program's, which outlives all windows; lent */
  DuckDraftsBar *drafts;
  AdwToastOverlay *toasts;
  GtkStack *stack; /* "library" or "documents" */
  AdwTabView *tabs;
  GtkWidget *tab_bar;
  AdwTabPage *menu_tab; /* the one whose menu is open; or NULL */
  AdwWindowTitle *title;
  DuckHistoryButton *undo;
  DuckHistoryButton *redo;
  GtkWidget *library_button;
  GtkWidget *play; /* begins a game */
  GtkWidget *create; /* begins what the library shows; one of these two */
  GtkButton *create_wide, *create_narrow;
  GtkWidget *save;

  DuckStartPage *start_page;
  DuckPage *page; /* the one that is shown, or NULL */
  const char *actions_prefix; /* of the page's actions, or NULL */
  guint n_jobs; /* documents on their way to a file, or asked about */
  gboolean has_said_missing_fonts;
  guint autosave_source; /* will save what has changed; or 0 */
  GQueue to_open; /* of window-opening.c */
  guint opening_source; /* will open the next one; or 0 */
  GPtrArray *reads; /* files that threads read */
  guint n_awaited; /* of them that others wait for */
  DuckOpeningOrder opening_order; /* of what is opened just now */
  AdwTabPage *opened_first; /* the tab that the others come after; a weak pointer, or NULL */
  gboolean opens_behind; /* what is opened just now leaves alone what is shown */
  GPtrArray *decisions; /* about documents, while the window is closing; or NULL */
};

/* What is open in the tab that is shown; NULL: none is. */
static inline DuckDocument *
duck_window_peek_document (DuckWindow *self)
{
  return self->page != NULL ? duck_page_get_document (self->page) : NULL;
}

/* The page of this kind of document: window-pages.c. */
GtkWidget *duck_window_new_page (DuckDocument *document);

/* window-opening.c. A file that no tab has: FALSE if it cannot be opened. It may take longer, of
 * which the window says something. */
gboolean duck_window_read_file (DuckWindow *self, GFile *file);
void duck_window_stop_opening (DuckWindow *self);

/* window.c: what is shown follows the tabs; the library, or the documents; a page's actions go. */
void duck_window_update_page (DuckWindow *self);
void duck_window_show_documents (DuckWindow *self, gboolean documents);
void duck_window_withdraw_actions (DuckWindow *self);

/* window-tabs.c: for a DuckShell. */
void duck_window_add_document (DuckShell *shell, DuckDocument *document);
gboolean duck_window_open_file (DuckShell *shell, GFile *file);

/* window-save.c */
gboolean duck_window_has_open (DuckWindow *self, const char *path);
void duck_window_save_document (DuckWindow *self, DuckDocument *document, DuckSaveFunc func,
                                gpointer data);

/* Writes the file, unless another tab has it. */
gboolean duck_window_save (DuckWindow *self, DuckDocument *document, const char *path,
                           GError **error);

/* window-actions.c */
void duck_window_add_actions (DuckWindow *self);
void duck_window_update_actions (DuckWindow *self);

/* window-close.c */
void duck_window_check_files (DuckWindow *self); /* duck_document_check_file() of all */
gboolean duck_window_close_page_cb (DuckWindow *self, AdwTabPage *tab);
gboolean duck_window_close_request_cb (DuckWindow *self);

/* window-help.c: rules, and how to begin. */
void duck_window_add_help (DuckWindow *self);

/* window-autosave.c: where the user prefers so, documents with a file of their own are saved soon
 * after a change, or at once. */
void duck_window_plan_autosave (DuckWindow *self);
void duck_window_save_automatically (DuckWindow *self);

/* window-others.c: all main windows, this one first; free the array. */
GPtrArray *duck_window_list_windows (DuckWindow *self);

/* The tab whose document is kept in the file, and its window; or NULL. */
DuckWindow *duck_window_find_tab (DuckWindow *self, GFile *file, AdwTabPage **found);

/* Those of all windows, this one's first. */
GPtrArray *duck_window_list_documents (DuckShell *shell);
void duck_window_follow_tabs (DuckWindow *self); /* those that are dragged out of the bar */
void duck_window_setup_menu_cb (DuckWindow *self, AdwTabPage *tab);
void duck_window_add_tab_actions (DuckWindow *self); /* "close-tab" and "detach-tab" */

/* window-exchange.c: actions of the window; files of other programs, by their names; text with an
 * army in it, which becomes one. FALSE: a dialog says why not. */
void duck_window_add_exchange (DuckWindow *self);
void duck_window_update_exchange (DuckWindow *self);
gboolean duck_window_is_other (const char *path);
gboolean duck_window_open_other (DuckWindow *self, const char *path);
gboolean duck_window_take_text (DuckWindow *self, const char *text);

/* Pictures (GFile) that are dropped on a document of whose table they may be. FALSE: they are none,
 * or there is no such document. */
gboolean duck_window_take_photos (DuckWindow *self, GPtrArray *files);

/* window-table.c: "play-at-table" and "play-file-at-table" (path). */
void duck_window_add_table_actions (DuckWindow *self);

/* Plays the campaign's next operation, or goes on with its game; the result of one that has ended
 * is entered first. */
void duck_window_play_campaign (DuckWindow *self, DuckCampaignDocument *document);

/* Likewise a battle of its players, by its id. */
void duck_window_play_battle (DuckWindow *self, DuckCampaignDocument *document, const char *match);

/* Enters how the game of the next operation, or of a battle, has ended, if that is open and has. */
void duck_window_follow_campaign (DuckWindow *self, DuckCampaignDocument *document);

G_END_DECLS
