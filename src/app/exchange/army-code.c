/* army-code.c: the window that shows an army as a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/army-code.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "draw/surface/code.h"
#include "store/disk/save.h"
#include "store/foreign/army-text.h"

/* In pixels. */
#define MARGIN 18
#define SIDE 420
#define LEAST_SQUARE 3 /* what a telephone tells from its neighbours */
#define AROUND 120 /* header and words */

struct _DuckArmyCode
{
  AdwWindow parent_instance;

  DuckDocument *document;
  DrawCode *code;
};

G_DEFINE_FINAL_TYPE (DuckArmyCode, duck_army_code, ADW_TYPE_WINDOW)

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  const DuckArmyCode *self = user_data;
  guint n = draw_code_get_n (self->code);
  /* Squares of whole pixels, all of them alike. */
  double size = MIN (width, height) / n * n;

  draw_code (self->code, cr, (width - size) / 2, (height - size) / 2, size);
}

static void
save_path_cb (const char *path, gpointer data)
{
  g_autoptr (DuckArmyCode) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = path != NULL ? draw_code_to_png (self->code, &error) : NULL;

  if (path == NULL)
    return;
  if (bytes == NULL || !store_save_bytes (path, bytes, &error))
    duck_dialog_show_error (GTK_WINDOW (self), _ ("Not Exported"), error->message, NULL);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckArmyCode *self = DUCK_ARMY_CODE (widget);
  g_autofree char *folder = duck_document_dup_export_folder (self->document);
  g_autofree char *file = duck_document_suggest_name (self->document, ".png");

  duck_dialog_save_file (GTK_WINDOW (self), _ ("Save Picture"), folder, file, ".png", save_path_cb,
                         g_object_ref (self));
}

static GtkWidget *
new_content (DuckArmyCode *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *save = gtk_button_new_with_mnemonic (_ ("_Save Picture…"));
  GtkWidget *area = gtk_drawing_area_new ();
  int least = LEAST_SQUARE * (int) draw_code_get_n (self->code);
  GtkWidget *label
    = gtk_label_new (_ ("A telephone reads a text off this. In Duckboard, Paste Army "
                        "takes it from the clipboard."));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (save), "code.save");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), save);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  gtk_widget_set_size_request (area, least, least);
  gtk_widget_set_vexpand (area, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The army as a QR code"), -1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_margin_top (label, MARGIN);
  gtk_widget_set_margin_bottom (label, MARGIN);
  gtk_widget_set_margin_start (label, MARGIN);
  gtk_widget_set_margin_end (label, MARGIN);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
duck_army_code_finalize (GObject *object)
{
  DuckArmyCode *self = DUCK_ARMY_CODE (object);

  g_clear_object (&self->document);
  draw_code_free (self->code);
  G_OBJECT_CLASS (duck_army_code_parent_class)->finalize (object);
}

static void
duck_army_code_class_init (DuckArmyCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_army_code_finalize;
  gtk_widget_class_install_action (widget_class, "code.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_army_code_init (DuckArmyCode *self)
{
}

void
duck_army_code_show (DuckShell *parent, DuckArmyDocument *document)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (document));

  g_autofree char *text = store_army_to_code (duck_army_document_get_army (document));
  g_autoptr (GError) error = NULL;
  g_autoptr (DrawCode) code = draw_code_new (text, &error);
  DuckArmyCode *self;
  int side;

  if (code == NULL)
    {
      duck_dialog_show_error (GTK_WINDOW (parent), _ ("No QR Code"), error->message, NULL);
      return;
    }

  side = LEAST_SQUARE * (int) draw_code_get_n (code);
  side = MAX (SIDE, side);
  self = g_object_new (DUCK_TYPE_ARMY_CODE, "transient-for", parent, "modal", TRUE, "title",
                       duck_document_get_title (DUCK_DOCUMENT (document)), "default-width", side,
                       "default-height", side + AROUND, NULL);
  self->document = g_object_ref (DUCK_DOCUMENT (document));
  self->code = g_steal_pointer (&code);
  adw_window_set_content (ADW_WINDOW (self), new_content (self));
  gtk_window_present (GTK_WINDOW (self));
}
