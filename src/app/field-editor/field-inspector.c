/* field-inspector.c: what is selected on a field, or the field itself, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-inspector.h"

#include "app/field-editor/field-form.h"
#include "app/field-editor/field-hex-form.h"
#include "app/field-editor/field-item-form.h"

struct _DuckFieldInspector
{
  AdwBin parent_instance;

  DuckFieldSession *session; /* or NULL */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (DuckFieldInspector, duck_field_inspector, ADW_TYPE_BIN)

static void
show (DuckFieldInspector *self)
{
  DuckFieldHexes *hexes = duck_field_session_get_hexes (self->session);
  gboolean has_hex = duck_field_hexes_get_chosen (hexes) != WAR_HEX_NONE;
  guint n_items;

  duck_field_session_get_selection (self->session, &n_items);
  gtk_stack_set_visible_child_name (self->stack, n_items > 0 ? "items" : has_hex ? "hex" : "field");
}

static void
add_page (DuckFieldInspector *self, GtkWidget *page, const char *name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), page);
  gtk_stack_add_named (self->stack, scrolled, name);
}

void
duck_field_inspector_set_session (DuckFieldInspector *self, DuckFieldSession *session)
{
  g_return_if_fail (DUCK_IS_FIELD_INSPECTOR (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  add_page (self, duck_field_form_new (session), "field");
  add_page (self, duck_field_item_form_new (session), "items");
  add_page (self, duck_field_hex_form_new (session), "hex");
  g_signal_connect_object (session, "selection-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_field_session_get_hexes (session), "chosen", G_CALLBACK (show),
                           self, G_CONNECT_SWAPPED);
  show (self);
}

static void
duck_field_inspector_dispose (GObject *object)
{
  g_clear_object (&DUCK_FIELD_INSPECTOR (object)->session);

  G_OBJECT_CLASS (duck_field_inspector_parent_class)->dispose (object);
}

static void
duck_field_inspector_class_init (DuckFieldInspectorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_field_inspector_dispose;
}

static void
duck_field_inspector_init (DuckFieldInspector *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}
