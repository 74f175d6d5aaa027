/* rolled-dice.c: the dice of something that happened, as they fell
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/rolled-dice.h"

#include "app/base/die.h"
#include "app/base/newer.h"
#include "text/words/phrase.h"

/* How often a die shows another face while it tumbles. */
#define N_TUMBLES 8

struct _DuckRolledDice
{
  GtkWidget parent_instance;

  DuckGameEvent *event; /* or NULL */
  guint size, in_line;
  double progress;
};

G_DEFINE_FINAL_TYPE (DuckRolledDice, duck_rolled_dice, GTK_TYPE_WIDGET)

static guint
get_gap (DuckRolledDice *self)
{
  return self->size / 5;
}

/* Room for what is added, below each line. */
static guint
get_adds_height (DuckRolledDice *self)
{
  return war_event_has_adds (duck_game_event_get_event (self->event)) ? self->size * 2 / 3 : 0;
}

/* The face that a die shows while it tumbles: none of the game's numbers are used for that. */
static guint
get_face (DuckRolledDice *self, const WarEvent *event, guint i)
{
  guint turn = (guint) (self->progress * N_TUMBLES);

  if (turn >= N_TUMBLES || event->sides == 0 || event->dice[i] > event->sides)
    return event->dice[i];
  return 1 + (event->dice[i] + 5 * i + 2 * turn * turn + turn) % event->sides;
}

/* "−2" or "+1", below the middle of the die. */
static void
draw_add (DuckRolledDice *self, cairo_t *cr, gint add)
{
  g_autofree char *text = text_signed (add);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();
  int width;

  pango_font_description_set_absolute_size (font, self->size * 0.6 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_move_to (cr, (self->size - (double) width) / 2, self->size);
  pango_cairo_show_layout (cr, layout);
}

static void
duck_rolled_dice_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckRolledDice *self = DUCK_ROLLED_DICE (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  const WarEvent *event;
  guint step, line;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->event == NULL)
    return;

  event = duck_game_event_get_event (self->event);
  step = self->size + get_gap (self);
  line = step + get_adds_height (self);
  duck_widget_get_color (widget, &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < event->n_dice; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % self->in_line * step + 0.5, i / self->in_line * line + 0.5);
      duck_die_draw (cr, get_face (self, event, i), event->sides,
                     self->progress < 1 || war_event_die_succeeds (event, i), self->size - 1.);
      gdk_cairo_set_source_rgba (cr, &colour);
      if (event->adds[i] != 0)
        draw_add (self, cr, event->adds[i]);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static void
duck_rolled_dice_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  DuckRolledDice *self = DUCK_ROLLED_DICE (widget);
  guint n_dice = self->event != NULL ? duck_game_event_get_event (self->event)->n_dice : 0;
  guint n_lines = (n_dice + self->in_line - 1) / self->in_line, size = 0;

  if (n_dice > 0)
    size = orientation == GTK_ORIENTATION_HORIZONTAL
             ? MIN (n_dice, self->in_line) * (self->size + get_gap (self))
             : n_lines * (self->size + get_gap (self) + get_adds_height (self));
  *minimum = *natural = (int) size;
}

void
duck_rolled_dice_set_event (DuckRolledDice *self, DuckGameEvent *event)
{
  g_return_if_fail (DUCK_IS_ROLLED_DICE (self));
  g_return_if_fail (DUCK_IS_GAME_EVENT (event));

  g_set_object (&self->event, event);
  gtk_widget_set_visible (GTK_WIDGET (self), duck_game_event_get_event (event)->n_dice > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
duck_rolled_dice_set_progress (DuckRolledDice *self, double progress)
{
  g_return_if_fail (DUCK_IS_ROLLED_DICE (self));

  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
duck_rolled_dice_dispose (GObject *object)
{
  g_clear_object (&DUCK_ROLLED_DICE (object)->event);

  G_OBJECT_CLASS (duck_rolled_dice_parent_class)->dispose (object);
}

static void
duck_rolled_dice_class_init (DuckRolledDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_rolled_dice_dispose;
  widget_class->snapshot = duck_rolled_dice_snapshot;
  widget_class->measure = duck_rolled_dice_measure;
}

static void
duck_rolled_dice_init (DuckRolledDice *self)
{
  self->progress = 1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
duck_rolled_dice_new (guint size, guint in_line)
{
  g_return_val_if_fail (size > 0 && in_line > 0, NULL);

  DuckRolledDice *self = g_object_new (DUCK_TYPE_ROLLED_DICE, NULL);

  self->size = size;
  self->in_line = in_line;
  return GTK_WIDGET (self);
}
