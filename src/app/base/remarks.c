/* remarks.c: sentences about a document, in a block whose height does not depend on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/remarks.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "app/base/words.h"

struct _DuckRemarks
{
  GtkWidget parent_instance;

  GtkWidget *content; /* or NULL */
  GtkWidget *box;
  GtkImage *sign;
  GtkLabel *heading;
  GtkScrolledWindow *frame; /* of the lines */
  GtkBox *lines;
};

G_DEFINE_FINAL_TYPE (DuckRemarks, duck_remarks, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CONTENT,
};

/* The height of the block where there is room, and what the content has before the block gets more
 * than it needs, in pixels: four rows of an army. */
#define USUAL_HEIGHT 176
#define CONTENT_HEIGHT 234

/* Sets the image's sign, style and name. */
static void
show_sign (GtkImage *image, DuckRemarkKind kind)
{
  static const struct
  {
    const char *icon;
    const char *style;
    const char *word;
  } signs[] = {
    [DUCK_REMARK_FINE] = { "object-select-symbolic", "success", N_ ("Fine") },
    [DUCK_REMARK_WARNING] = { "dialog-warning-symbolic", "warning", N_ ("Warning") },
    [DUCK_REMARK_ERROR] = { "dialog-error-symbolic", "error", N_ ("Error") },
    [DUCK_REMARK_NOTE] = { "dialog-information-symbolic", "dim-label", N_ ("Note") },
  };

  g_return_if_fail (GTK_IS_IMAGE (image));
  g_return_if_fail (kind < G_N_ELEMENTS (signs));

  gtk_image_set_from_icon_name (image, signs[kind].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (image), (const char *[]){ signs[kind].style, NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_dgettext (GETTEXT_PACKAGE, signs[kind].word), -1);
}

void
duck_remarks_begin (DuckRemarks *self, DuckRemarkKind kind, const char *heading)
{
  g_return_if_fail (DUCK_IS_REMARKS (self));
  g_return_if_fail (heading != NULL);

  GtkWidget *line;

  while ((line = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, line);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->frame), 0);
  show_sign (self->sign, kind);
  gtk_label_set_label (self->heading, heading);
}

void
duck_remarks_add_cited (DuckRemarks *self, DuckRemarkKind kind, const char *sentence,
                        const WarRules *rules)
{
  g_return_if_fail (DUCK_IS_REMARKS (self));
  g_return_if_fail (sentence != NULL);

  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = gtk_image_new ();
  GtkWidget *label = duck_words_new (sentence, NULL);

  if (rules != NULL)
    duck_clause_link_set_text (GTK_LABEL (label), sentence, rules);
  show_sign (GTK_IMAGE (sign), kind);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (self->lines, line);
}

void
duck_remarks_add (DuckRemarks *self, DuckRemarkKind kind, const char *sentence)
{
  duck_remarks_add_cited (self, kind, sentence, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static GtkSizeRequestMode
duck_remarks_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  if (widget != NULL)
    gtk_widget_measure (widget, orientation, -1, minimum, natural, NULL, NULL);
}

static void
duck_remarks_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  DuckRemarks *self = DUCK_REMARKS (widget);
  int box_minimum, box_natural;

  measure (self->content, orientation, minimum, natural);
  measure (self->box, orientation, &box_minimum, &box_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, box_minimum);
      *natural = MAX (*natural, box_minimum); /* sentences are broken */
    }
  else
    {
      *minimum += box_minimum;
      *natural = MAX (*natural, CONTENT_HEIGHT) + MAX (box_minimum, USUAL_HEIGHT);
    }
}

static void
duck_remarks_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DuckRemarks *self = DUCK_REMARKS (widget);
  int minimum, natural, below;

  measure (self->box, GTK_ORIENTATION_VERTICAL, &minimum, &natural);
  below = CLAMP (height - CONTENT_HEIGHT, minimum, MAX (minimum, USUAL_HEIGHT));
  if (self->content != NULL)
    gtk_widget_size_allocate (self->content, &(GtkAllocation){ 0, 0, width, height - below }, -1);
  gtk_widget_size_allocate (self->box, &(GtkAllocation){ 0, height - below, width, below }, -1);
}

static void
duck_remarks_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CONTENT)
    g_value_set_object (value, DUCK_REMARKS (object)->content);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_remarks_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckRemarks *self = DUCK_REMARKS (object);

  if (id == PROP_CONTENT)
    {
      g_clear_pointer (&self->content, gtk_widget_unparent);
      self->content = g_value_get_object (value);
      if (self->content != NULL)
        gtk_widget_insert_before (self->content, GTK_WIDGET (self), self->box);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_remarks_dispose (GObject *object)
{
  g_clear_pointer (&DUCK_REMARKS (object)->content, gtk_widget_unparent);
  g_clear_pointer (&DUCK_REMARKS (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_remarks_parent_class)->dispose (object);
}

static void
duck_remarks_class_init (DuckRemarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_remarks_dispose;
  G_OBJECT_CLASS (klass)->get_property = duck_remarks_get_property;
  G_OBJECT_CLASS (klass)->set_property = duck_remarks_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_CONTENT,
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  widget_class->get_request_mode = duck_remarks_get_request_mode;
  widget_class->measure = duck_remarks_measure;
  widget_class->size_allocate = duck_remarks_size_allocate;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/remarks.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckRemarks, box);
  gtk_widget_class_bind_template_child (widget_class, DuckRemarks, sign);
  gtk_widget_class_bind_template_child (widget_class, DuckRemarks, heading);
  gtk_widget_class_bind_template_child (widget_class, DuckRemarks, frame);
  gtk_widget_class_bind_template_child (widget_class, DuckRemarks, lines);
}

/* What has nothing to scroll is no stop of the keys, which nobody would see there. */
static void
adjusted_cb (GtkAdjustment *adjustment, GtkWidget *frame)
{
  gtk_widget_set_focusable (frame, gtk_adjustment_get_upper (adjustment)
                                     > gtk_adjustment_get_page_size (adjustment));
}

static void
duck_remarks_init (DuckRemarks *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  adjustment = gtk_scrolled_window_get_vadjustment (self->frame);
  adjusted_cb (adjustment, GTK_WIDGET (self->frame));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (adjusted_cb), self->frame, 0);
}
