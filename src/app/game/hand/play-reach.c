/* play-reach.c: how far a chosen unit may go, and whom it may attack
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-reach.h"

#include <gtk/gtk.h>

#define N_HEADINGS 96

/* Microseconds at a time: less than a frame lasts. */
#define BUDGET 4000

struct _DuckPlayReach
{
  GObject parent_instance;

  DuckPlay *play; /* lent: whoever has this keeps it */
  WarReach *ways;
  gboolean has_ways;
  WarPosition from; /* where they begin: in the middle of the unit */
  gboolean is_whole; /* all of them are known */
  GArray *targets; /* DuckPlayTarget */
  guint n_foreseen; /* of them */
  GArray *hexes; /* DuckPlayHex */
  guint n_hexes_foreseen;
  WarForesight *foresight; /* of an order at one of them */
  WarForesight *ending; /* of the order that ends the step, if anything drifts then */
  guint source; /* finds more; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckPlayReach, duck_play_reach, G_TYPE_OBJECT)

static guint changed_signal;

const WarReach *
duck_play_reach_get_ways (DuckPlayReach *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), NULL);

  return self->has_ways && self->is_whole ? self->ways : NULL;
}

WarPosition
duck_play_reach_get_from (DuckPlayReach *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), ((WarPosition){ 0, 0 }));
  g_return_val_if_fail (self->has_ways, ((WarPosition){ 0, 0 }));

  return self->from;
}

const GArray *
duck_play_reach_get_targets (DuckPlayReach *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), NULL);

  return self->targets;
}

gboolean
duck_play_reach_is_target (DuckPlayReach *self, gint row)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), FALSE);

  for (guint i = 0; i < self->targets->len; i++)
    if (g_array_index (self->targets, DuckPlayTarget, i).row == row)
      return TRUE;
  return FALSE;
}

gboolean
duck_play_target_is_hopeless (const DuckPlayTarget *target)
{
  g_return_val_if_fail (target != NULL, FALSE);

  const WarForeseenLoss *loss = &target->loss;

  return target->is_foreseen && loss->n_dice > 0
         && (loss->loss | loss->destroyed | loss->pinned | loss->stunned) == 0;
}

gboolean
duck_play_reach_is_hopeless (DuckPlayReach *self, gint row)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), FALSE);

  for (guint i = 0; i < self->targets->len; i++)
    {
      const DuckPlayTarget *target = &g_array_index (self->targets, DuckPlayTarget, i);

      if (target->row == row)
        return duck_play_target_is_hopeless (target);
    }
  return FALSE;
}

const WarForesight *
duck_play_reach_get_ending (DuckPlayReach *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), NULL);

  return self->ending->n_drifts > 0 ? self->ending : NULL;
}

const GArray *
duck_play_reach_get_hexes (DuckPlayReach *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (self), NULL);

  return self->hexes;
}

static void
foresee_hex (DuckPlayReach *self, DuckPlayHex *hex)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  WarOrder order;

  if (hand == NULL)
    return;
  order = hand->order;
  order.arguments[hand->n_chosen] = hex->hex;
  war_play_foresee_briefly (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                            &order, self->foresight);
  if (self->foresight->most > 0)
    hex->left = 1 - self->foresight->distance / (double) self->foresight->most;
}

static void
foresee_target (DuckPlayReach *self, DuckPlayTarget *target)
{
  g_autoptr (GArray) orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, target->row);
  const WarForeseenLoss *loss;

  war_play_foresee_briefly (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                            &g_array_index (orders, WarOrder, 0), self->foresight);
  loss = war_foresight_find_loss (self->foresight, target->row);
  target->is_foreseen = loss != NULL;
  if (loss != NULL)
    target->loss = *loss;
}

static gboolean
find_cb (gpointer data)
{
  DuckPlayReach *self = data;
  gint64 end = g_get_monotonic_time () + BUDGET;

  if (self->has_ways && !self->is_whole)
    self->is_whole = war_play_reach (duck_play_get_setup (self->play),
                                     duck_play_get_view (self->play), BUDGET, self->ways);
  while (self->n_foreseen < self->targets->len && g_get_monotonic_time () < end)
    foresee_target (self, &g_array_index (self->targets, DuckPlayTarget, self->n_foreseen++));
  while (self->n_hexes_foreseen < self->hexes->len && g_get_monotonic_time () < end)
    foresee_hex (self, &g_array_index (self->hexes, DuckPlayHex, self->n_hexes_foreseen++));
  if ((self->has_ways && !self->is_whole) || self->n_foreseen < self->targets->len
      || self->n_hexes_foreseen < self->hexes->len)
    return G_SOURCE_CONTINUE;

  self->source = 0;
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Whom something is done to: a note harms nobody. */
static gboolean
is_target (DuckPlayReach *self, const GArray *orders)
{
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;

  return orders->len > 0 && !kinds[g_array_index (orders, WarOrder, 0).kind].has_text;
}

static void
find_targets (DuckPlayReach *self)
{
  guint n_pieces = duck_play_get_setup (self->play)->layout->tables[WAR_TABLE_PIECES].n_rows;

  g_array_set_size (self->targets, 0);
  self->n_foreseen = 0;
  if (duck_play_get_chosen (self->play) == WAR_NONE)
    return;

  for (gint row = 0; row < (gint) n_pieces; row++)
    {
      g_autoptr (GArray) orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, row);
      DuckPlayTarget target = { .row = row };

      if (is_target (self, orders))
        g_array_append_val (self->targets, target);
    }
}

/* Those that the hand may name. */
static void
find_hexes (DuckPlayReach *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarDomain *domain;
  WarRange range;

  g_array_set_size (self->hexes, 0);
  self->n_hexes_foreseen = 0;
  if (hand == NULL
      || war_choice_get_want (duck_play_get_setup (self->play), hand) != WAR_CHOICE_HEX)
    return;

  domain = &hand->option.arguments[hand->n_chosen];
  for (gint64 from = 0; war_domain_find (domain, from, &range); from = (gint64) range.maximum + 1)
    for (gint32 i = range.minimum; i <= range.maximum; i++)
      {
        const DuckPlayHex hex = { .hex = i, .left = DUCK_PLAY_HEX_LEFT };

        g_array_append_val (self->hexes, hex);
      }
}

static void
find_ending (DuckPlayReach *self)
{
  WarOrder order;

  if (duck_play_find_end (self->play, &order))
    war_play_foresee_briefly (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                              &order, self->ending);
  else
    self->ending->n_drifts = 0;
}

/* Of a unit that is on the field. */
static void
begin_ways (DuckPlayReach *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  const WarChoice *hand = duck_play_get_hand (self->play);

  WarChoiceWant want = hand != NULL ? war_choice_get_want (setup, hand) : WAR_CHOICE_NOTHING;
  WarStance stance = { .heading = 0 };

  self->is_whole = FALSE;
  self->has_ways
    = (want == WAR_CHOICE_WAY || want == WAR_CHOICE_TURN)
      && war_choice_find_stance (setup, view, hand, &stance)
      && war_play_begin_reach (setup, view, &hand->option, &hand->order, N_HEADINGS, self->ways);
  self->from = stance.middle;
}

static void
begin (DuckPlayReach *self)
{
  begin_ways (self);
  find_targets (self);
  find_hexes (self);
  find_ending (self);
  if (self->source == 0 && (self->has_ways || self->targets->len > 0 || self->hexes->len > 0))
    self->source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, find_cb, self, NULL);
  g_signal_emit (self, changed_signal, 0);
}

static void
duck_play_reach_finalize (GObject *object)
{
  DuckPlayReach *self = DUCK_PLAY_REACH (object);

  g_clear_handle_id (&self->source, g_source_remove);
  war_reach_clear (self->ways);
  g_clear_pointer (&self->ways, g_free);
  war_foresight_clear (self->foresight);
  g_clear_pointer (&self->foresight, g_free);
  war_foresight_clear (self->ending);
  g_clear_pointer (&self->ending, g_free);
  g_clear_pointer (&self->targets, g_array_unref);
  g_clear_pointer (&self->hexes, g_array_unref);

  G_OBJECT_CLASS (duck_play_reach_parent_class)->finalize (object);
}

static void
duck_play_reach_class_init (DuckPlayReachClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_play_reach_finalize;

  changed_signal = g_signal_new ("changed", DUCK_TYPE_PLAY_REACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
duck_play_reach_init (DuckPlayReach *self)
{
  self->ways = g_new (WarReach, 1);
  war_reach_init (self->ways);
  self->foresight = g_new (WarForesight, 1);
  war_foresight_init (self->foresight);
  self->ending = g_new (WarForesight, 1);
  war_foresight_init (self->ending);
  self->targets = g_array_new (FALSE, FALSE, sizeof (DuckPlayTarget));
  self->hexes = g_array_new (FALSE, FALSE, sizeof (DuckPlayHex));
}

DuckPlayReach *
duck_play_reach_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlayReach *self = g_object_new (DUCK_TYPE_PLAY_REACH, NULL);

  self->play = play;
  g_signal_connect_object (play, "changed", G_CALLBACK (begin), self, G_CONNECT_SWAPPED);
  begin (self);
  return self;
}
