/* designer-checks.c: what is odd about an operation, in a list that is always in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer-checks.h"

#include <glib/gi18n-lib.h>

#include "text/oddity.h"

/* How high the list may become before it is scrolled, in pixels. */
#define HEIGHT_MAX 190

struct _DuckDesignerChecks
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  GtkLabel *heading;
  GtkListBox *list;
  GtkScrolledWindow *frame; /* of the list */
  char *shown; /* the sentences that the list has */
  guint fitting; /* source */
};

G_DEFINE_FINAL_TYPE (DuckDesignerChecks, duck_designer_checks, ADW_TYPE_BIN)

static guint mend_signal;

/* The section in which a fault, or what is odd, can be mended. */
static const char *const fault_sections[] = {
  [WAR_SETUP_NO_PLAY] = "forces",          [WAR_SETUP_NO_FIELD] = "field",
  [WAR_SETUP_NO_ZONE] = "field",           [WAR_SETUP_NO_UNITS] = "forces",
  [WAR_SETUP_NO_ARMY] = "forces",          [WAR_SETUP_TOO_MANY_UNITS] = "forces",
  [WAR_SETUP_WRONG_GROUND] = "field",      [WAR_SETUP_BASE_TOO_SMALL] = "forces",
  [WAR_SETUP_TOO_MANY_WEAPONS] = "forces", [WAR_SETUP_CONDITION_TWICE] = "victory",
  [WAR_SETUP_CONDITION_PLACE] = "victory", [WAR_SETUP_RESERVE_PLACE] = "forces",
  [WAR_SETUP_ALL_RESERVES] = "forces",
};
static const char *const oddity_sections[] = {
  [WAR_ODDITY_NO_ZONE] = "field",           [WAR_ODDITY_NO_ROOM] = "forces",
  [WAR_ODDITY_BASE_TOO_LARGE] = "forces",   [WAR_ODDITY_CANNOT_WIN] = "victory",
  [WAR_ODDITY_NO_CONTROL_POINTS] = "field", [WAR_ODDITY_CANNOT_BE_MET] = "victory",
  [WAR_ODDITY_NOT_AMENDED] = "play",        [WAR_ODDITY_POINT_IN_ZONE] = "field",
  [WAR_ODDITY_EMPTY_WAVE] = "forces",       [WAR_ODDITY_ROUNDS_UNUSUAL] = "play",
  [WAR_ODDITY_COST_UNUSUAL] = "forces",     [WAR_ODDITY_NOTHING_AFFORDED] = "forces",
  [WAR_ODDITY_ARRIVES_TOO_LATE] = "forces", [WAR_ODDITY_NO_PROLOGUE] = "briefing",
  [WAR_ODDITY_NO_PLACE] = "briefing",
};

static const char *
get_section (const WarOddity *oddity)
{
  return oddity->kind == WAR_ODDITY_UNPLAYABLE ? fault_sections[oddity->fault.kind]
                                               : oddity_sections[oddity->kind];
}

static const char *
get_icon (WarOddityWeight weight)
{
  switch (weight)
    {
    case WAR_ODDITY_PREVENTS:
      return "dialog-error-symbolic";
    case WAR_ODDITY_SPOILS:
      return "dialog-warning-symbolic";
    case WAR_ODDITY_LACKS:
    default:
      return "dialog-information-symbolic";
    }
}

static GtkWidget *
new_row (const WarOddity *oddity, const WarOperation *operation)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *sentence = text_oddity (oddity, operation);
  g_autofree char *remedy = text_oddity_remedy (oddity, operation);
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon (war_oddity_get_weight (oddity)));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), remedy);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "section", (gpointer) get_section (oddity));
  return row;
}

static void
activated_cb (DuckDesignerChecks *self, GtkListBoxRow *row)
{
  g_signal_emit (self, mend_signal, 0, g_object_get_data (G_OBJECT (row), "section"));
}

/* A scrolled window asks how high its list is without saying how wide it is, and sentences wrap. */
static gboolean
fit_cb (gpointer data)
{
  DuckDesignerChecks *self = data;
  int width = gtk_widget_get_width (GTK_WIDGET (self->frame)), height;

  self->fitting = 0;
  gtk_widget_measure (GTK_WIDGET (self->list), GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1,
                      NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->frame, MIN (height, HEIGHT_MAX));
  return G_SOURCE_REMOVE;
}

static void
fit_later (DuckDesignerChecks *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

void
duck_designer_checks_update (DuckDesignerChecks *self)
{
  g_return_if_fail (DUCK_IS_DESIGNER_CHECKS (self));

  const WarOperation *operation = duck_operation_document_get_operation (self->document);
  const GArray *oddities = duck_operation_document_get_oddities (self->document);
  g_autoptr (GString) sentences = g_string_new (NULL);
  GtkListBoxRow *row;

  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *sentence = text_oddity (&g_array_index (oddities, WarOddity, i), operation);

      g_string_append_printf (sentences, "%s\n", sentence);
    }
  if (g_strcmp0 (sentences->str, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_strdup (sentences->str);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < oddities->len; i++)
    gtk_list_box_append (self->list, new_row (&g_array_index (oddities, WarOddity, i), operation));
  gtk_widget_set_visible (GTK_WIDGET (self->frame), oddities->len > 0);
  fit_later (self);

  if (oddities->len == 0)
    gtk_label_set_label (self->heading, _ ("Nothing is missing."));
  else
    {
      g_autofree char *text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u thing to look at", "%u things to look at", oddities->len),
        oddities->len);

      gtk_label_set_label (self->heading, text);
    }
}

static void
duck_designer_checks_dispose (GObject *object)
{
  g_clear_handle_id (&DUCK_DESIGNER_CHECKS (object)->fitting, g_source_remove);

  G_OBJECT_CLASS (duck_designer_checks_parent_class)->dispose (object);
}

static void
duck_designer_checks_finalize (GObject *object)
{
  g_free (DUCK_DESIGNER_CHECKS (object)->shown);

  G_OBJECT_CLASS (duck_designer_checks_parent_class)->finalize (object);
}

static void
duck_designer_checks_class_init (DuckDesignerChecksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_designer_checks_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_designer_checks_finalize;
  mend_signal = g_signal_new ("mend", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
duck_designer_checks_init (DuckDesignerChecks *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->heading = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->heading, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heading));

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Check List"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);

  self->frame = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->frame, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->frame, GTK_WIDGET (self->list));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->frame), "changed",
                           G_CALLBACK (fit_later), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->frame));
  gtk_widget_add_css_class (box, "checks");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
duck_designer_checks_new (DuckOperationDocument *document)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);

  DuckDesignerChecks *self = g_object_new (DUCK_TYPE_DESIGNER_CHECKS, NULL);

  self->document = document;
  return GTK_WIDGET (self);
}
