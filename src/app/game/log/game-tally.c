/* game-tally.c: the dice of a game, shown by sides
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-tally.h"

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "app/base/popups.h"
#include "app/base/words.h"
#include "text/game/state.h"
#include "text/game/tally.h"

/* Logical pixels. */
#define BAR_HEIGHT 90
#define BAR_GAP 6
#define LABEL_HEIGHT 18

void
duck_game_tally_count (DuckGameDocument *document, WarTally tallies[WAR_N_SIDES + 1])
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  guint n_events;
  const WarGame *game = duck_game_document_get_game (document)->game;
  const WarEvent *events
    = war_replay_get_events (duck_game_document_get_replay (document), &n_events);

  for (gint side = 0; side <= WAR_N_SIDES; side++)
    tallies[side] = (WarTally){ 0 };
  for (guint i = 0; i < n_events; i++)
    war_tally_add (&tallies[war_tally_find_side (game, &events[i])], &events[i]);
}

static GtkWidget *
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_box_append (box, label);
  return label;
}

void
duck_game_tally_add_luck (GtkBox *box, DuckGameDocument *document)
{
  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  WarTally tallies[WAR_N_SIDES + 1];

  duck_game_tally_count (document, tallies);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *luck = text_tally_luck (&tallies[side]);
      /* Translators: a side, and a sentence about its dice */
      g_autofree char *text = g_strdup_printf (
        _ ("%s: %s"), text_side (duck_game_document_get_game (document)->setup, side), luck);

      add_label (box, text, NULL);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Bars. */

static void
draw_centred (GtkWidget *area, cairo_t *cr, double x, double y, const char *sign, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u%s", number, sign);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (area, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2., y);
  pango_cairo_show_layout (cr, layout);
}

/* A bar for each face, and a line where all would end if each came as often. */
static void
draw_bars_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const WarTallyKind *kind = data;
  double step = (double) width / kind->sides, expected = (double) kind->n_dice / kind->sides;
  double most = expected, y;
  GdkRGBA colour;

  duck_widget_get_color (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  for (guint i = 0; i < kind->sides; i++)
    most = MAX (most, kind->counts[i]);
  for (guint i = 0; i < kind->sides; i++)
    {
      double length = most > 0 ? kind->counts[i] / most * BAR_HEIGHT : 0;
      double x = i * step + BAR_GAP / 2.;

      y = BAR_HEIGHT - length;
      cairo_rectangle (cr, x, y, step - BAR_GAP, length);
      cairo_push_group (cr);
      cairo_fill (cr);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.55);
      gdk_cairo_set_source_rgba (cr, &colour);
      draw_centred (GTK_WIDGET (area), cr, (i + 0.5) * step, BAR_HEIGHT + 2, "", i + 1);
      draw_centred (GTK_WIDGET (area), cr, (i + 0.5) * step, BAR_HEIGHT + LABEL_HEIGHT, "×",
                    kind->counts[i]);
    }
  y = BAR_HEIGHT - (most > 0 ? expected / most * BAR_HEIGHT : 0);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, (const double[]){ 5, 3 }, 2, 0);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, width, y);
  cairo_stroke (cr);
}

static void
add_kind (GtkBox *box, const WarTallyKind *kind)
{
  GtkWidget *bars = gtk_drawing_area_new ();
  g_autofree char *text = text_tally_kind (kind);
  g_autofree char *counts = text_tally_counts (kind);

  add_label (box, text, NULL);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (bars), BAR_HEIGHT + 2 * LABEL_HEIGHT + 4);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (bars), 240);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bars), draw_bars_cb,
                                  g_memdup2 (kind, sizeof *kind), g_free);
  gtk_widget_set_tooltip_text (bars,
                               _ ("How often each face came. The line is where all bars would "
                                  "end if each came as often."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bars), GTK_ACCESSIBLE_PROPERTY_LABEL, counts, -1);
  gtk_box_append (box, bars);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
add_tally (GtkBox *box, const char *name, const WarTally *tally)
{
  g_autofree char *luck = text_tally_luck (tally);

  add_label (box, name, "heading");
  if (tally->n_dice == 0)
    {
      add_label (box, _ ("No dice yet."), "dim-label");
      return;
    }
  add_label (box, luck, NULL);
  for (guint i = 0; i < tally->n_kinds; i++)
    add_kind (box, &tally->kinds[i]);
}

static void
update (GtkBox *box)
{
  DuckGameDocument *document = g_object_get_data (G_OBJECT (box), "document");
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarTally tallies[WAR_N_SIDES + 1];
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  duck_game_tally_count (document, tallies);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    add_tally (box, text_side (setup, side), &tallies[side]);
  if (tallies[WAR_N_SIDES].n_dice > 0)
    add_tally (box, _ ("Of Neither Side"), &tallies[WAR_N_SIDES]);
}

void
duck_game_tally_show (GtkWidget *page, DuckGameDocument *document)
{
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *window = duck_side_window_new (page, _ ("Dice"), box, 380, 620);

  gtk_widget_add_css_class (box, "tally");
  g_object_set_data_full (G_OBJECT (box), "document", g_object_ref (document), g_object_unref);
  update (GTK_BOX (box));
  g_signal_connect_object (document, "changed", G_CALLBACK (update), box, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}
