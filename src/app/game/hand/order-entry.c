/* order-entry.c: what an order still wants that no place on the board says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/order-entry.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/number-guard.h"
#include "text/game/order.h"

/* Of more values than so many a number is typed. */
#define MAX_NAMED 64

struct _DuckOrderEntry
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  GtkWidget *box;
  GtkSpinButton *number;
  GtkLabel *words; /* what the number means */
  GtkDropDown *named; /* what may be chosen, by its names, instead of both */
  GtkWidget *give;
  gboolean is_following; /* the number changes because the play has */
};

G_DEFINE_FINAL_TYPE (DuckOrderEntry, duck_order_entry, GTK_TYPE_WIDGET)

static gboolean
wants_number (DuckOrderEntry *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);

  return hand != NULL
         && war_choice_get_want (duck_play_get_setup (self->play), hand) == WAR_CHOICE_NUMBER;
}

/* A few things to choose from, each of which has a name. */
static gboolean
wants_name (DuckOrderEntry *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;

  return wants_number (self)
         && kinds[hand->order.kind].arguments[hand->n_chosen].kind == WAR_ARGUMENT_CHOICE
         && war_domain_count (&hand->option.arguments[hand->n_chosen]) <= MAX_NAMED;
}

/* What has been said last of the hand; NULL: no number yet. */
static const WarOrder *
get_said (DuckOrderEntry *self)
{
  const WarChoice *next = duck_play_get_next (self->play);

  return next != NULL ? &next->order : duck_play_get_proposal (self->play);
}

static void
number_cb (DuckOrderEntry *self)
{
  if (!self->is_following)
    duck_play_set_number (self->play, (gint32) lround (gtk_spin_button_get_value (self->number)));
}

static void
named_cb (DuckOrderEntry *self)
{
  guint selected = gtk_drop_down_get_selected (self->named);
  const WarChoice *hand = duck_play_get_hand (self->play);

  if (!self->is_following && selected != GTK_INVALID_LIST_POSITION && wants_name (self))
    duck_play_set_number (self->play,
                          war_domain_get (&hand->option.arguments[hand->n_chosen], selected));
}

static void
list_names (DuckOrderEntry *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarDomain *domain = &hand->option.arguments[hand->n_chosen];
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  WarOrder order = hand->order;

  for (guint64 i = 0; i < war_domain_count (domain); i++)
    {
      order.arguments[hand->n_chosen] = war_domain_get (domain, i);
      gtk_string_list_take (
        names, text_argument (duck_play_get_setup (self->play), &order, hand->n_chosen));
    }
  gtk_drop_down_set_model (self->named, G_LIST_MODEL (names));
}

static void
select_name (DuckOrderEntry *self, gint32 value)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarDomain *domain = &hand->option.arguments[hand->n_chosen];

  for (guint i = 0; i < war_domain_count (domain); i++)
    if (war_domain_get (domain, i) == value)
      gtk_drop_down_set_selected (self->named, i);
}

static void
give_cb (DuckOrderEntry *self)
{
  duck_play_give_proposal (self->play);
}

/* The number that has been said, which may not be quite the one that was typed. */
static void
follow_number (DuckOrderEntry *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarOrder *said = get_said (self);
  g_autofree char *words = NULL;

  if (!wants_number (self) || said == NULL)
    return;

  self->is_following = TRUE;
  gtk_spin_button_set_value (self->number, said->arguments[hand->n_chosen]);
  if (wants_name (self))
    select_name (self, said->arguments[hand->n_chosen]);
  self->is_following = FALSE;
  words = text_argument (duck_play_get_setup (self->play), said, hand->n_chosen);
  gtk_label_set_label (self->words, words);
}

static void
proposed_cb (DuckOrderEntry *self)
{
  follow_number (self);
  gtk_widget_set_sensitive (self->give, get_said (self) != NULL);
  /* More is wanted after it. */
  gtk_button_set_label (GTK_BUTTON (self->give), duck_play_get_next (self->play) != NULL
                                                   ? _ ("_Go On")
                                                   : _ ("_Give the Order"));
}

/* Another number is wanted: the least that is allowed is said at once. */
static void
begin_number (DuckOrderEntry *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarDomain *domain = &hand->option.arguments[hand->n_chosen];
  guint64 n = war_domain_count (domain);
  gint32 first, last;

  if (n == 0)
    return;

  first = war_domain_get (domain, 0);
  last = war_domain_get (domain, n - 1);
  self->is_following = TRUE;
  gtk_adjustment_configure (gtk_spin_button_get_adjustment (self->number), first, first, last,
                            domain->step, 10. * domain->step, 0);
  if (wants_name (self))
    list_names (self);
  self->is_following = FALSE;
  duck_play_set_number (self->play, first);
}

static void
changed_cb (DuckOrderEntry *self)
{
  gboolean is_number = wants_number (self);
  const WarChoice *hand = duck_play_get_hand (self->play);
  gboolean is_naming = duck_play_names_targets (self->play) && hand->option.maximum_targets > 1;

  gtk_widget_set_visible (GTK_WIDGET (self), is_number || is_naming);
  gtk_widget_set_visible (GTK_WIDGET (self->number), is_number && !wants_name (self));
  gtk_widget_set_visible (GTK_WIDGET (self->words), is_number && !wants_name (self));
  gtk_widget_set_visible (GTK_WIDGET (self->named), wants_name (self));
  if (is_number && get_said (self) == NULL)
    begin_number (self);
  proposed_cb (self);
}

void
duck_order_entry_set_play (DuckOrderEntry *self, DuckPlay *play)
{
  g_return_if_fail (DUCK_IS_ORDER_ENTRY (self));
  g_return_if_fail (DUCK_IS_PLAY (play));

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static void
duck_order_entry_dispose (GObject *object)
{
  DuckOrderEntry *self = DUCK_ORDER_ENTRY (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_order_entry_parent_class)->dispose (object);
}

static void
duck_order_entry_class_init (DuckOrderEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_order_entry_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
duck_order_entry_init (DuckOrderEntry *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->number = GTK_SPIN_BUTTON (gtk_spin_button_new (NULL, 1, 0));
  duck_number_guard_add (self->number);
  self->words = GTK_LABEL (gtk_label_new (NULL));
  self->give = gtk_button_new_with_mnemonic (_ ("_Give the Order"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Number"), -1);
  gtk_label_set_xalign (self->words, 0);
  gtk_label_set_wrap (self->words, TRUE);
  gtk_label_set_natural_wrap_mode (self->words, GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_widget_set_halign (self->give, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->give, "suggested-action");
  self->named = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->named), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->named), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Choice"), -1);
  g_signal_connect_swapped (self->named, "notify::selected", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (self->number, "value-changed", G_CALLBACK (number_cb), self);
  g_signal_connect_swapped (self->give, "clicked", G_CALLBACK (give_cb), self);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->number));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->named));
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->give);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
