/* alert.h: a question, or something that must be read, above a window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  DUCK_RESPONSE_PLAIN,
  DUCK_RESPONSE_SUGGESTED, /* Return gives it */
  DUCK_RESPONSE_DESTRUCTIVE,
} DuckResponseLook;

/* body: or NULL. A signal "response", with the id of a response as its argument and its detail, is
 * emitted once; the alert closes then. */
GtkWidget *duck_alert_new (const char *heading, const char *body);
gboolean duck_alert_is (GtkWidget *widget);

/* The response that is added first is given by closing, and by Return if none is suggested. */
void duck_alert_add (GtkWidget *alert, const char *response, const char *label,
                     DuckResponseLook look);
void duck_alert_set_enabled (GtkWidget *alert, const char *response, gboolean enabled);

const char *duck_alert_get_heading (GtkWidget *alert);
const char *duck_alert_get_body (GtkWidget *alert);

/* What stands below the body. */
void duck_alert_set_child (GtkWidget *alert, GtkWidget *child);
GtkWidget *duck_alert_get_child (GtkWidget *alert);

/* parent: a window, or a widget in one. */
void duck_alert_present (GtkWidget *alert, gpointer parent);

G_END_DECLS
