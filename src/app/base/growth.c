/* growth.c: rows of a long list, of which each frame makes a few
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/growth.h"

struct _DuckGrowth
{
  GtkWidget *widget; /* a weak pointer, or NULL */
  GtkEventController *keys; /* the widget's */
  GtkSliceListModel *model; /* or NULL */
  guint n_more;
  DuckGrow func;
  gpointer data;
  guint tick; /* 0: no row is lacking */
};

static void
stop (DuckGrowth *self)
{
  if (self->tick != 0 && self->widget != NULL)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckGrowth *self = data;

  if (self->func (self->n_more, self->data))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
duck_growth_finish (DuckGrowth *self)
{
  if (self != NULL && self->tick != 0 && !self->func (G_MAXUINT, self->data))
    stop (self);
}

static gboolean
key_cb (DuckGrowth *self)
{
  duck_growth_finish (self);
  return GDK_EVENT_PROPAGATE;
}

static void
begin (DuckGrowth *self, guint n_first)
{
  stop (self);
  if (self->func (n_first, self->data) && self->widget != NULL)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

static DuckGrowth *
make (GtkWidget *widget, guint n_more)
{
  DuckGrowth *self = g_new0 (DuckGrowth, 1);

  g_set_weak_pointer (&self->widget, widget);
  self->n_more = n_more;
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, self->keys);
  return self;
}

DuckGrowth *
duck_growth_new (GtkWidget *widget, guint n_first, guint n_more, DuckGrow func, gpointer data)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (n_more > 0 && func != NULL, NULL);

  DuckGrowth *self = make (widget, n_more);

  self->func = func;
  self->data = data;
  begin (self, n_first);
  return self;
}

/* ---------------------------------------------------------------------------------------------
 * Models. */

/* GTK's lists and grids make rows of no more than so many; what follows costs nothing. */
#define MOST 400

static gboolean
grow_slice (guint n, gpointer data)
{
  DuckGrowth *self = data;
  guint size = gtk_slice_list_model_get_size (self->model);
  guint n_all = g_list_model_get_n_items (gtk_slice_list_model_get_model (self->model));

  size = n < G_MAXUINT - size ? size + n : G_MAXUINT;
  if (size < MIN (n_all, MOST))
    {
      gtk_slice_list_model_set_size (self->model, size);
      return TRUE;
    }
  gtk_slice_list_model_set_size (self->model, G_MAXUINT);
  return FALSE;
}

DuckGrowth *
duck_growth_new_of_slice (GtkWidget *widget, guint n_first, guint n_more, GtkSliceListModel *model)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (n_more > 0 && GTK_IS_SLICE_LIST_MODEL (model), NULL);

  DuckGrowth *self = make (widget, n_more);

  self->model = g_object_ref (model);
  self->func = grow_slice;
  self->data = self;
  begin (self, n_first);
  return self;
}

void
duck_growth_begin_anew (DuckGrowth *self, guint n_first)
{
  g_return_if_fail (self != NULL);

  begin (self, n_first);
}

void
duck_growth_free (DuckGrowth *self)
{
  if (self == NULL)
    return;

  stop (self);
  if (self->widget != NULL)
    gtk_widget_remove_controller (self->widget, self->keys);
  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->model);
  g_free (self);
}
