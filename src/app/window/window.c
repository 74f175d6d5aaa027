/* window.c: the main window: a tab for each open document, or the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-private.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/first-layout.h"
#include "app/base/mnemonics.h"
#include "app/base/sheet.h"
#include "app/base/toasts.h"
#include "app/base/tooltip.h"
#include "app/window/start-page.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "draw/surface/fonts.h"

static void duck_window_shell_init (DuckShellInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DuckWindow, duck_window, ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (DUCK_TYPE_SHELL, duck_window_shell_init))

static StoreLibrary *
duck_window_get_library (DuckShell *shell)
{
  return DUCK_WINDOW (shell)->library;
}

static DuckDocument *
get_tab_document (AdwTabPage *tab)
{
  return duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));
}

DuckDocument *
duck_window_get_document (DuckWindow *self)
{
  g_return_val_if_fail (DUCK_IS_WINDOW (self), NULL);

  return duck_window_peek_document (self);
}

guint
duck_window_get_n_documents (DuckWindow *self)
{
  g_return_val_if_fail (DUCK_IS_WINDOW (self), 0);

  return (guint) adw_tab_view_get_n_pages (self->tabs);
}

static DuckLibraryModel *
duck_window_get_library_model (DuckShell *shell)
{
  return duck_start_page_get_model (DUCK_WINDOW (shell)->start_page);
}

/* ---------------------------------------------------------------------------------------------
 * Header bar and tabs follow the documents. */

/* A title with the mark of unsaved changes. */
static char *
dup_marked_title (DuckDocument *document)
{
  const char *title = duck_document_get_title (document);

  return duck_document_get_modified (document) ? g_strconcat ("• ", title, NULL) : g_strdup (title);
}

/* Where the document is kept: its file and folder. */
static char *
dup_place (DuckDocument *document)
{
  const char *path = duck_document_get_path (document);

  if (path == NULL)
    return g_strdup (_ ("Not saved yet"));
  if (duck_document_is_shipped (document))
    return g_strdup (_ ("Comes with Duckboard"));

  g_autofree char *name = g_filename_display_basename (path);

  if (duck_document_is_gone (document))
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("%s — no longer there"), name);

  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = duck_file_dup_shown (folder);

  /* Translators: a file and the folder in which it is, "~/Documents" */
  return g_strdup_printf (_ ("%s — %s"), name, shown);
}

/* The button that begins something new says what. */
static void
update_create (DuckWindow *self, gboolean in_library)
{
  const char *action, *label = duck_start_page_get_beginning (self->start_page, &action);
  g_autofree char *shown = NULL;

  gtk_widget_set_visible (self->create, in_library && label != NULL);
  /* Where games are listed one begins with one anyway. */
  gtk_widget_set_visible (self->play,
                          in_library && (label == NULL || !g_str_equal (action, "app.new-game")));
  if (label == NULL || !in_library)
    return;
  gtk_button_set_label (self->create_wide, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->create_wide), action);
  shown = duck_mnemonics_dup_shown (label);
  duck_tooltip_set (GTK_WIDGET (self->create_narrow), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->create_narrow),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, shown, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->create_narrow), action);
}

static void
update_header (DuckWindow *self)
{
  DuckDocument *document = duck_window_get_document (self);
  gboolean edits = self->page != NULL && DUCK_PAGE_GET_CLASS (self->page)->edits;
  g_autofree char *title = NULL, *place = NULL, *subtitle = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->undo), edits);
  gtk_widget_set_visible (GTK_WIDGET (self->redo), edits);
  duck_history_button_update (self->undo, document);
  duck_history_button_update (self->redo, document);
  gtk_widget_set_visible (self->save, document != NULL);
  gtk_widget_set_visible (self->library_button, duck_window_get_n_documents (self) > 0);
  update_create (self, document == NULL);
  if (document == NULL)
    {
      adw_window_title_set_title (self->title, "Duckboard");
      adw_window_title_set_subtitle (self->title, "");
      duck_tooltip_set (GTK_WIDGET (self->title), NULL);
      gtk_window_set_title (GTK_WINDOW (self), "Duckboard");
      return;
    }

  title = dup_marked_title (document);
  place = dup_place (document);
  subtitle = self->page != NULL ? duck_page_dup_subtitle (self->page) : NULL;
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : place);
  duck_tooltip_set (GTK_WIDGET (self->title), subtitle != NULL ? place : NULL);
  /* GTK would tell the display server again. */
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

/* A game and its operation have the same title. */
static void
show_kind (AdwTabPage *tab, DuckDocument *document)
{
  g_autoptr (GIcon) icon = NULL;
  DuckKind kind;

  if (adw_tab_page_get_icon (tab) != NULL
      || !duck_kind_from_path (DUCK_DOCUMENT_GET_CLASS (document)->suffix, &kind))
    return;

  icon = g_themed_icon_new (duck_kind_get_info (kind)->icon);
  adw_tab_page_set_icon (tab, icon);
}

static void
update_tabs (DuckWindow *self)
{
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
      DuckDocument *document = get_tab_document (tab);
      g_autofree char *title = dup_marked_title (document);
      g_autofree char *tooltip = g_markup_escape_text (duck_document_get_path (document) != NULL
                                                         ? duck_document_get_path (document)
                                                         : duck_document_get_title (document),
                                                       -1);

      adw_tab_page_set_title (tab, title);
      adw_tab_page_set_tooltip (tab, tooltip);
      show_kind (tab, document);
    }
}

/* An undo may take away the row that has the focus. GTK 4.8 goes on sending keys there, where no
 * shortcut hears of them. */
static void
drop_lost_focus (DuckWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_get_root (focus) != GTK_ROOT (self))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

/* Another page is shown: the focus is not left where nobody sees it, such as in a menu that has
 * closed, nor nowhere. */
static void
settle_focus (DuckWindow *self)
{
  GtkWidget *focus;

  drop_lost_focus (self);
  focus = gtk_window_get_focus (GTK_WINDOW (self));
  if (focus != NULL && gtk_widget_get_mapped (focus))
    return;
  if (self->page != NULL)
    duck_page_take_focus (self->page);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->start_page), GTK_DIR_TAB_FORWARD);
}

/* From the buttons on top to what is below them; the panes of a page go on from there. */
static gboolean
enter_page_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  DuckWindow *self = DUCK_WINDOW (widget);

  if (self->page != NULL)
    duck_page_take_focus (self->page);
  else
    duck_start_page_go_on (self->start_page);
  return GDK_EVENT_STOP;
}

/* Where the focus goes by a key is seen for a while. GTK 4.8 shows it for the first of several Tabs
 * only, and not at all for other keys. */
static gboolean
show_focus_cb (DuckWindow *self, guint key)
{
  static const guint keys[]
    = { GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_F6, GDK_KEY_Up, GDK_KEY_Down };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (key == keys[i])
      gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
  return GDK_EVENT_PROPAGATE;
}

/* Somebody comes back, perhaps from a file manager. */
static void
active_cb (DuckWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    duck_window_check_files (self);
}

/* Title, saved point or steps of a document are others. */
static void
document_notify_cb (DuckWindow *self)
{
  drop_lost_focus (self);
  update_tabs (self);
  update_header (self);
  duck_window_update_actions (self);
  duck_window_plan_autosave (self);
}

/* No page's actions are offered any more. */
void
duck_window_withdraw_actions (DuckWindow *self)
{
  if (self->actions_prefix != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (self), self->actions_prefix, NULL);
  self->actions_prefix = NULL;
}

/* Offers the actions of the page that is shown, and shows its state. */
void
duck_window_update_page (DuckWindow *self)
{
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);
  gboolean shown
    = tab != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "documents") == 0;

  duck_window_withdraw_actions (self);
  self->page = shown ? DUCK_PAGE (adw_tab_page_get_child (tab)) : NULL;
  self->actions_prefix = shown ? duck_page_get_actions_prefix (self->page) : NULL;
  if (self->actions_prefix != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (self), self->actions_prefix,
                                    duck_page_get_actions (self->page));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library",
                                  shown ? NULL : duck_start_page_get_actions (self->start_page));
  if (shown && DUCK_PAGE_GET_CLASS (self->page)->has_foot)
    gtk_widget_add_css_class (GTK_WIDGET (self->toasts), "above-foot");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->toasts), "above-foot");
  update_header (self);
  duck_window_update_actions (self);
  if (shown && DUCK_IS_CAMPAIGN_DOCUMENT (duck_page_get_document (self->page)))
    duck_window_follow_campaign (self,
                                 DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (self->page)));
  settle_focus (self);
}

void
duck_window_show_documents (DuckWindow *self, gboolean documents)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "library");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (!documents));
  gtk_stack_set_visible_child_name (self->stack, documents ? "documents" : "library");
  duck_window_update_page (self);
}

static void
draft_failed_cb (DuckWindow *self, const char *text, DuckDocument *document)
{
  g_autofree char *body
    = g_strdup_printf (_ ("If Duckboard ended unexpectedly, what you change from now on would be "
                          "lost unless you save it: %s"),
                       text);
  /* Translators: %s is the name of a document */
  g_autofree char *heading
    = g_strdup_printf (_ ("Changes to “%s” Are Not Kept"), duck_document_get_title (document));

  duck_dialog_show_error (GTK_WINDOW (self), heading, body, NULL);
}

/* A new tab, or one of another window. */
static void
page_attached_cb (DuckWindow *self, AdwTabPage *tab)
{
  DuckDocument *document = get_tab_document (tab);

  g_signal_connect_object (document, "notify", G_CALLBACK (document_notify_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "draft-failed", G_CALLBACK (draft_failed_cb), self,
                           G_CONNECT_SWAPPED);
  update_tabs (self);
  if (self->opens_behind)
    update_header (self);
  else
    duck_window_show_documents (self, TRUE);
}

static void
page_detached_cb (DuckWindow *self, AdwTabPage *tab)
{
  DuckDocument *document = get_tab_document (tab);

  if (self->menu_tab == tab)
    self->menu_tab = NULL;
  if (self->opened_first == tab)
    g_clear_weak_pointer (&self->opened_first);
  g_signal_handlers_disconnect_by_func (document, document_notify_cb, self);
  g_signal_handlers_disconnect_by_func (document, draft_failed_cb, self);
  if (adw_tab_view_get_n_pages (self->tabs) == 0)
    duck_window_show_documents (self, FALSE);
  else
    duck_window_update_page (self);
}

static AdwToast *
duck_window_add_toast (DuckShell *shell, const char *text, const char *button)
{
  DuckWindow *self = DUCK_WINDOW (shell);
  g_autofree char *markup = NULL;
  AdwToast *toast;

  if (button == NULL)
    return duck_toasts_say (GTK_WIDGET (self->toasts), text, FALSE);

  markup = g_markup_escape_text (text, -1);
  toast = adw_toast_new (markup);
  adw_toast_set_button_label (toast, button);
  duck_toasts_add (self->toasts, toast, FALSE);
  return toast;
}

static void
duck_window_say_missing_fonts (DuckShell *shell)
{
  DuckWindow *self = DUCK_WINDOW (shell);
  g_autofree char *text = draw_fonts_describe_missing ();

  if (text == NULL || self->has_said_missing_fonts)
    return;

  /* At once, not after what has been said before. */
  duck_toasts_say (GTK_WIDGET (self->toasts), text, TRUE);
  self->has_said_missing_fonts = TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * Opening. */

static void
files_chosen_cb (GPtrArray *files, gpointer self)
{
  duck_window_open_files (self, files);
}

void
duck_window_choose_files (DuckWindow *self)
{
  g_return_if_fail (DUCK_IS_WINDOW (self));

  duck_dialog_open_files (GTK_WINDOW (self), files_chosen_cb, self);
}

/* Files, or text that has been dragged out of a letter or a chat. */
static gboolean
drop_cb (DuckWindow *self, const GValue *value)
{
  g_autoptr (GSList) dropped = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  if (G_VALUE_HOLDS_STRING (value))
    return duck_window_take_text (self, g_value_get_string (value));
  dropped = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = dropped; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  if (!duck_window_take_photos (self, files))
    duck_window_open_files (self, files);
  return TRUE;
}

static void
open_file_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_bytestring (parameter));

  duck_shell_open_file (DUCK_SHELL (self), file);
}

static void
library_action (GSimpleAction *action, GVariant *state, gpointer self)
{
  gboolean any = duck_window_get_n_documents (self) > 0;

  duck_window_show_documents (self, any && !g_variant_get_boolean (state));
}

static gboolean
has_open (DuckShell *shell, const char *path)
{
  return duck_window_has_open (DUCK_WINDOW (shell), path);
}

static void
save_document (DuckShell *shell, DuckDocument *document, DuckSaveFunc func, gpointer data)
{
  duck_window_save_document (DUCK_WINDOW (shell), document, func, data);
}

static void
duck_window_shell_init (DuckShellInterface *interface)
{
  interface->get_library = duck_window_get_library;
  interface->get_library_model = duck_window_get_library_model;
  interface->open_file = duck_window_open_file;
  interface->add_document = duck_window_add_document;
  interface->list_documents = duck_window_list_documents;
  interface->has_open = has_open;
  interface->save_document = save_document;
  interface->add_toast = duck_window_add_toast;
  interface->say_missing_fonts = duck_window_say_missing_fonts;
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
duck_window_dispose (GObject *object)
{
  DuckWindow *self = DUCK_WINDOW (object);

  self->page = NULL;
  g_clear_weak_pointer (&self->opened_first);
  g_clear_pointer (&self->decisions, g_ptr_array_unref);
  g_clear_handle_id (&self->autosave_source, g_source_remove);
  duck_window_stop_opening (self);
  /* Tabs go one by one; there is nothing left that could follow them. */
  if (self->tabs != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->tabs, duck_window_update_page, self);
      g_signal_handlers_disconnect_by_func (self->tabs, page_detached_cb, self);
    }

  G_OBJECT_CLASS (duck_window_parent_class)->dispose (object);
}

static void
duck_window_finalize (GObject *object)
{
  g_ptr_array_unref (DUCK_WINDOW (object)->reads);

  G_OBJECT_CLASS (duck_window_parent_class)->finalize (object);
}

static void
drafts_changed_cb (DuckWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "drafts");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                               duck_drafts_bar_get_drafts (self->drafts)->len > 0);
}

static void
duck_window_class_init (DuckWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_window_finalize;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, 0, enter_page_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, GDK_SHIFT_MASK, enter_page_cb, NULL);
  g_type_ensure (DUCK_TYPE_DRAFTS_BAR);
  g_type_ensure (DUCK_TYPE_FIRST_LAYOUT);
  g_type_ensure (DUCK_TYPE_HISTORY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/window.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, drafts);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, tabs);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, tab_bar);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, title);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, library_button);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, create);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, play);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, create_wide);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, create_narrow);
  gtk_widget_class_bind_template_child (widget_class, DuckWindow, save);
  gtk_widget_class_bind_template_callback (widget_class, drafts_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, duck_window_update_page);
  gtk_widget_class_bind_template_callback (widget_class, page_attached_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_detached_cb);
  gtk_widget_class_bind_template_callback (widget_class, duck_window_close_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, duck_window_close_request_cb);
  gtk_widget_class_bind_template_callback (widget_class, duck_window_setup_menu_cb);
}

/* The next window is as large as this one, if that can be kept: the window works all the same where
 * settings cannot be written. GTK forgets what a window that is still being made is
 * told. Whether it is maximized is looked at when it closes: a surface that comes or goes says that
 * it is not. */
static void
keep_size (DuckWindow *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET | G_SETTINGS_BIND_GET_NO_CHANGES
                                   | G_SETTINGS_BIND_SET | G_SETTINGS_BIND_NO_SENSITIVITY;
  GSettings *settings = duck_settings_get ();

  /* Windows that are open keep sizes of their own. */
  g_settings_bind (settings, DUCK_SETTING_WINDOW_WIDTH, self, "default-width", flags);
  g_settings_bind (settings, DUCK_SETTING_WINDOW_HEIGHT, self, "default-height", flags);
  if (g_settings_get_boolean (settings, DUCK_SETTING_WINDOW_MAXIMIZED))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
drafts_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_drafts_bar_show_all (DUCK_WINDOW (self)->drafts);
}

static void
duck_window_init (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "open-file", .activate = open_file_action, .parameter_type = "ay" },
    { .name = "drafts", .activate = drafts_action },
    { .name = "library", .state = "false", .change_state = library_action },
  };
  GType dropped[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->reads = g_ptr_array_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  duck_window_add_actions (self);
  duck_window_add_tab_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_window_follow_tabs (self);
  drafts_changed_cb (self);
  duck_sheet_watch (GTK_WINDOW (self));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  gtk_drop_target_set_gtypes (drop, dropped, G_N_ELEMENTS (dropped));
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (show_focus_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
duck_window_new (GtkApplication *application, StoreLibrary *library)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  DuckWindow *self = g_object_new (DUCK_TYPE_WINDOW, "application", application, NULL);
  g_autoptr (GPtrArray) windows = NULL;

  self->library = library;
  self->start_page = DUCK_START_PAGE (duck_start_page_new ());

  keep_size (self);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->start_page), "library");
  g_signal_connect_object (self->start_page, "section-changed", G_CALLBACK (update_header), self,
                           G_CONNECT_SWAPPED);
  duck_window_show_documents (self, FALSE);
  /* What was left is offered once. */
  windows = duck_window_list_windows (self);
  if (windows->len == 1)
    duck_drafts_bar_load (self->drafts);
  return GTK_WIDGET (self);
}
