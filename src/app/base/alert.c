/* alert.c: a question, or something that must be read, above a window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/alert.h"

#include "app/base/desktop.h"

static const AdwResponseAppearance appearances[] = {
  [DUCK_RESPONSE_PLAIN] = ADW_RESPONSE_DEFAULT,
  [DUCK_RESPONSE_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
  [DUCK_RESPONSE_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
};

/* Both classes have the same functions. */
#if DUCK_HAS_DIALOG

typedef AdwAlertDialog Alert;
#define ALERT ADW_ALERT_DIALOG
#define IS_ALERT ADW_IS_ALERT_DIALOG
#define alert_add_response adw_alert_dialog_add_response
#define alert_set_appearance adw_alert_dialog_set_response_appearance
#define alert_set_enabled adw_alert_dialog_set_response_enabled
#define alert_get_default adw_alert_dialog_get_default_response
#define alert_set_default adw_alert_dialog_set_default_response
#define alert_set_close adw_alert_dialog_set_close_response
#define alert_set_child adw_alert_dialog_set_extra_child
#define alert_get_child adw_alert_dialog_get_extra_child
#define alert_get_heading adw_alert_dialog_get_heading
#define alert_get_body adw_alert_dialog_get_body

GtkWidget *
duck_alert_new (const char *heading, const char *body)
{
  return GTK_WIDGET (adw_alert_dialog_new (heading, body));
}

void
duck_alert_present (GtkWidget *alert, gpointer parent)
{
  g_return_if_fail (duck_alert_is (alert));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  adw_dialog_present (ADW_DIALOG (alert), parent);
}

#else

typedef AdwMessageDialog Alert;
#define ALERT ADW_MESSAGE_DIALOG
#define IS_ALERT ADW_IS_MESSAGE_DIALOG
#define alert_add_response adw_message_dialog_add_response
#define alert_set_appearance adw_message_dialog_set_response_appearance
#define alert_set_enabled adw_message_dialog_set_response_enabled
#define alert_get_default adw_message_dialog_get_default_response
#define alert_set_default adw_message_dialog_set_default_response
#define alert_set_close adw_message_dialog_set_close_response
#define alert_set_child adw_message_dialog_set_extra_child
#define alert_get_child adw_message_dialog_get_extra_child
#define alert_get_heading adw_message_dialog_get_heading
#define alert_get_body adw_message_dialog_get_body

GtkWidget *
duck_alert_new (const char *heading, const char *body)
{
  return adw_message_dialog_new (NULL, heading, body);
}

void
duck_alert_present (GtkWidget *alert, gpointer parent)
{
  g_return_if_fail (duck_alert_is (alert));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  gtk_window_set_transient_for (GTK_WINDOW (alert), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_present (GTK_WINDOW (alert));
}

#endif

gboolean
duck_alert_is (GtkWidget *widget)
{
  return IS_ALERT (widget);
}

void
duck_alert_add (GtkWidget *alert, const char *response, const char *label, DuckResponseLook look)
{
  g_return_if_fail (duck_alert_is (alert));
  g_return_if_fail (response != NULL);
  g_return_if_fail (label != NULL);
  g_return_if_fail (look < G_N_ELEMENTS (appearances));

  Alert *self = ALERT (alert);

  alert_add_response (self, response, label);
  alert_set_appearance (self, response, appearances[look]);
  if (alert_get_default (self) == NULL)
    alert_set_close (self, response);
  if (alert_get_default (self) == NULL || look == DUCK_RESPONSE_SUGGESTED)
    alert_set_default (self, response);
}

void
duck_alert_set_enabled (GtkWidget *alert, const char *response, gboolean enabled)
{
  g_return_if_fail (duck_alert_is (alert));

  alert_set_enabled (ALERT (alert), response, enabled);
}

const char *
duck_alert_get_heading (GtkWidget *alert)
{
  g_return_val_if_fail (duck_alert_is (alert), NULL);

  return alert_get_heading (ALERT (alert));
}

const char *
duck_alert_get_body (GtkWidget *alert)
{
  g_return_val_if_fail (duck_alert_is (alert), NULL);

  return alert_get_body (ALERT (alert));
}

void
duck_alert_set_child (GtkWidget *alert, GtkWidget *child)
{
  g_return_if_fail (duck_alert_is (alert));

  alert_set_child (ALERT (alert), child);
}

GtkWidget *
duck_alert_get_child (GtkWidget *alert)
{
  g_return_val_if_fail (duck_alert_is (alert), NULL);

  return alert_get_child (ALERT (alert));
}
