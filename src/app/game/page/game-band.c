/* game-band.c: what a seat decides in the middle of something, over the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-band.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/flow-layout.h"
#include "app/game/hand/order-clauses.h"
#include "app/game/page/game-keys.h"
#include "text/game/order.h"

/* Logical pixels. */
#define MARGIN 30 /* at either side of the answers, within the board */
#define LEAST_HEIGHT 48

struct _DuckGameBand
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  GtkWidget *box;
  GtkLabel *sentence;
  GtkWidget *scroller; /* of the answers */
  GtkBox *answers;
  GtkButton *later;
  GtkButton *pass; /* now, and what will be asked likewise */
  GtkWidget *once; /* what makes an answer the last of its kind */
  GtkCheckButton *remember;
  DuckPlacing *placing; /* lent: the page's, as this is */
  GtkBox *dice; /* where own dice are typed */
  GtkEntry *typed;
  GtkLabel *rolled; /* before, for the same order */
  GtkWidget *correct;
  GtkLabel *wrong;
};

G_DEFINE_FINAL_TYPE (DuckGameBand, duck_game_band, GTK_TYPE_WIDGET)

static WarStep
get_step (DuckGameBand *self)
{
  return duck_game_document_get_step (duck_play_get_document (self->play));
}

/* ---------------------------------------------------------------------------------------------
 * Answers. */

/* If the person wants that, questions of this kind are answered so from now on. */
static void
remember (DuckGameBand *self, const WarChoice *answer)
{
  DuckRemembered *remembered = duck_placing_get_remembered (self->placing);

  if (gtk_check_button_get_active (self->remember) && duck_remembered_can_answer (remembered))
    duck_remembered_add (remembered, answer);
}

static void
answer_cb (GtkWidget *button, DuckGameBand *self)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "choice"));
  const GArray *choices = duck_play_get_choices (self->play);

  if (i >= choices->len)
    return;
  remember (self, &g_array_index (choices, WarChoice, i));
  duck_play_give (self->play, &g_array_index (choices, WarChoice, i).order);
}

/* As a commander would, now or from now on. */
static void
for_me_cb (DuckGameBand *self)
{
  remember (self, NULL);
  duck_remembered_answer (duck_placing_get_remembered (self->placing));
}

/* Whether answers differ in nothing but what is chosen for the same order of the same unit, which
 * the sentence names. */
static gboolean
is_of_one_kind (const GArray *choices)
{
  const WarOrder *first = &g_array_index (choices, WarChoice, 0).order;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (choice->n_chosen == 0 || choice->order.kind != first->kind
          || choice->order.actor != first->actor)
        return FALSE;
    }
  return TRUE;
}

static GtkWidget *
new_line (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Of several units each is named. */
static char *
describe_answer (DuckGameBand *self, const WarChoice *choice)
{
  const WarSetup *setup = duck_play_get_setup (self->play);

  if (duck_play_may_decline (self->play))
    return text_choice (setup, choice);
  if (duck_play_count_actors (self->play) > 1)
    return text_order (setup, &choice->order);
  return is_of_one_kind (duck_play_get_choices (self->play)) ? text_choice_arguments (setup, choice)
                                                             : text_choice (setup, choice);
}

/* n: so many answers stand before it, by which its key is counted. */
static GtkWidget *
new_button (DuckGameBand *self, guint i, guint n)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarChoice *choice = &g_array_index (duck_play_get_choices (self->play), WarChoice, i);
  g_autofree char *text = describe_answer (self, choice);
  g_autofree char *forecast
    = text_forecast (setup, duck_play_get_view (self->play), &choice->order);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), new_line (text, NULL));
  if (forecast != NULL)
    gtk_box_append (GTK_BOX (lines), new_line (forecast, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), lines);
  duck_game_keys_explain (button, n, NULL);
  g_object_set_data (G_OBJECT (button), "choice", GUINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), self);
  return button;
}

/* The button, and beside it what modifies the dice, to look up. */
static GtkWidget *
new_answer (DuckGameBand *self, guint i, guint n)
{
  const WarOrder *order = &g_array_index (duck_play_get_choices (self->play), WarChoice, i).order;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = new_button (self, i, n);
  GtkWidget *clauses = duck_order_clauses_new (self->play, order);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  if (clauses != NULL)
    gtk_box_append (GTK_BOX (box), clauses);
  return box;
}

/* All of them are seen that have room in half of the board, whose width they may have. */
static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckGameBand *self = DUCK_GAME_BAND (widget);
  GtkWidget *over = gtk_widget_get_parent (widget);
  int width = over != NULL ? gtk_widget_get_width (over) - 2 * MARGIN : 0;
  int wanted, height, board_height;

  if (width <= 0)
    return G_SOURCE_CONTINUE;

  board_height = gtk_widget_get_height (over);
  gtk_widget_measure (GTK_WIDGET (self->answers), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->answers), GTK_ORIENTATION_VERTICAL, MIN (wanted, width),
                      NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (
    GTK_SCROLLED_WINDOW (self->scroller),
    CLAMP (height, LEAST_HEIGHT, MAX (board_height / 2, LEAST_HEIGHT)));
  return G_SOURCE_REMOVE;
}

static void
update_answers (DuckGameBand *self)
{
  const GArray *choices = duck_play_get_choices (self->play);
  g_autofree char *sentence = NULL;
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  sentence = text_decision (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                            duck_play_get_seat (self->play));
  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
  for (guint i = 0; i < choices->len; i++)
    if (!duck_play_may_decline (self->play)
        || duck_play_is_refusal (self->play, &g_array_index (choices, WarChoice, i)))
      gtk_box_append (self->answers, new_answer (self, i, n++));
  gtk_widget_set_visible (GTK_WIDGET (self->later), get_step (self).is_offer);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
}

static void
later_cb (DuckGameBand *self)
{
  duck_game_document_put_off (duck_play_get_document (self->play), get_step (self).seat);
}

/* The answer that declines, where others do something; NULL: none does. */
static const WarChoice *
find_pass (DuckGameBand *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const GArray *choices = duck_play_get_choices (self->play);
  const WarChoice *found = NULL;
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (setup->play->orders[choice->order.kind].role != WAR_ORDER_PASSES)
        continue;
      found = choice;
      n++;
    }
  /* Of several one may be for the rest of the phase itself. */
  if (n > 1 && duck_play_may_decline (self->play))
    return NULL;
  return n < choices->len ? found : NULL;
}

static void
update_pass (DuckGameBand *self)
{
  const WarChoice *choice = find_pass (self);

  gtk_widget_set_visible (GTK_WIDGET (self->pass), choice != NULL);
  if (choice != NULL)
    {
      g_autofree char *name = text_choice (duck_play_get_setup (self->play), choice);
      /* Translators: %s is what one does instead of something: "Hold Fire" */
      g_autofree char *label = g_strdup_printf (_ ("%s Until the Phase Ends"), name);

      gtk_button_set_label (self->pass, label);
    }
}

static void
pass_cb (DuckGameBand *self)
{
  const WarChoice *choice = find_pass (self);

  if (choice != NULL)
    duck_placing_begin_passing (self->placing, choice->order.kind);
}

/* The colour of the side that answers; WAR_NONE: of none. */
static void
show_side (DuckGameBand *self, gint seat)
{
  static const char *const classes[WAR_N_SIDES] = { "side-1", "side-2" };
  const WarSetup *setup = duck_play_get_setup (self->play);
  gint32 own = seat == WAR_NONE
                 ? WAR_NONE
                 : war_state_peek_row (setup->layout, duck_play_get_view (self->play),
                                       WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (side == own)
      gtk_widget_add_css_class (GTK_WIDGET (self), classes[side]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), classes[side]);
}

/* ---------------------------------------------------------------------------------------------
 * Dice that people roll. */

static const WarQuestion *
get_question (DuckGameBand *self)
{
  return duck_game_document_get_question (duck_play_get_document (self->play));
}

/* What one has typed can be corrected until the last of an order's dice is there. */
static void
show_rolled (DuckGameBand *self)
{
  g_autofree char *rolled = duck_game_document_dup_rolled (duck_play_get_document (self->play));
  /* Translators: %s is numbers on dice */
  g_autofree char *text = g_strdup_printf (_ ("Typed so far: %s"), rolled);

  gtk_label_set_label (self->rolled, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rolled), *rolled != '\0');
  gtk_widget_set_visible (self->correct, *rolled != '\0');
}

static void
update_dice (DuckGameBand *self)
{
  const WarQuestion *question = get_question (self);
  g_autofree char *sentence = text_question (duck_play_get_setup (self->play), question);
  /* As many as are asked for, up to three. */
  g_autofree char *example = g_strndup ("3 5 1", 2 * CLAMP (question->count, 1, 3) - 1);

  gtk_label_set_label (self->sentence, sentence);
  gtk_editable_set_text (GTK_EDITABLE (self->typed), "");
  gtk_entry_set_placeholder_text (self->typed, example);
  show_rolled (self);
  gtk_label_set_label (self->wrong, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->typed));
}

/* "351", "3 5 1", "3,5,1": one digit each, if dice have no more sides, or numbers apart from each
 * other. */
static GArray *
read_dice (const char *text, guint sides)
{
  GArray *dice = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);
  gboolean apart = sides > 9 || (words[0] != NULL && words[1] != NULL);

  for (guint i = 0; words[i] != NULL; i++)
    for (const char *c = words[i]; *c != '\0'; c = apart ? c + strlen (c) : c + 1)
      {
        gint32 die = apart ? (gint32) g_ascii_strtoll (c, NULL, 10) : g_ascii_digit_value (*c);

        g_array_append_val (dice, die);
      }
  return dice;
}

static void
say_wrong (DuckGameBand *self)
{
  const WarQuestion *question = get_question (self);
  g_autofree char *wrong = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Type the number on %u die, from 1 to %u.",
                 "Type the numbers on %u dice, each from 1 to %u.", question->count),
    question->count, question->sides);

  gtk_label_set_label (self->wrong, wrong);
}

/* What was typed for one thing after the other, and is not asked for yet, stays to be read. */
static void
keep (DuckGameBand *self, const GArray *dice, guint first)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < dice->len; i++)
    g_string_append_printf (text, "%s%d", i > first ? " " : "", g_array_index (dice, gint32, i));
  gtk_editable_set_text (GTK_EDITABLE (self->typed), text->str);
}

/* Numbers that stand apart may be for several questions about the same, such as each of many who
 * are under gas. */
static void
roll_cb (DuckGameBand *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->typed));
  const WarQuestion *question = get_question (self);
  g_autoptr (GArray) dice = read_dice (typed, question != NULL ? question->sides : 0);
  gboolean is_list = strpbrk (typed, " ,;") != NULL;
  const char *purpose;
  guint n = 0;

  if (question == NULL)
    return;
  if (dice->len < question->count || (dice->len > question->count && !is_list))
    {
      say_wrong (self);
      return;
    }

  for (purpose = question->purpose; question != NULL && dice->len - n >= question->count
                                    && dice->len > n && g_str_equal (question->purpose, purpose);
       question = get_question (self))
    {
      guint count = question->count;

      if (duck_game_document_roll (duck_play_get_document (self->play),
                                   &g_array_index (dice, gint32, n), count)
          == WAR_OUTCOME_WRONG_ANSWER)
        {
          keep (self, dice, n);
          say_wrong (self);
          return;
        }
      n += count;
    }
  if (question != NULL)
    keep (self, dice, n);
}

static void
correct_cb (DuckGameBand *self)
{
  duck_game_document_roll_back (duck_play_get_document (self->play));
}

static void
withdraw_cb (DuckGameBand *self)
{
  duck_game_document_withdraw (duck_play_get_document (self->play));
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
update (DuckGameBand *self)
{
  gboolean rolls = get_question (self) != NULL;
  gboolean answers = !rolls && duck_play_get_seat (self->play) != WAR_NONE
                     && (duck_play_has_answers (self->play) || duck_play_may_decline (self->play));

  gtk_widget_set_visible (GTK_WIDGET (self->dice), rolls);
  gtk_widget_set_visible (self->scroller, answers);
  gtk_widget_set_visible (GTK_WIDGET (self->later), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->pass), FALSE);
  gtk_widget_set_visible (
    self->once,
    answers && duck_remembered_can_answer (duck_placing_get_remembered (self->placing)));
  gtk_check_button_set_active (self->remember, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), rolls || answers);
  show_side (self, answers ? duck_play_get_seat (self->play) : WAR_NONE);
  if (rolls)
    update_dice (self);
  else if (answers)
    {
      update_answers (self);
      update_pass (self);
    }
}

void
duck_game_band_set_play (DuckGameBand *self, DuckPlay *play, DuckPlacing *placing)
{
  g_return_if_fail (DUCK_IS_GAME_BAND (self));
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (DUCK_IS_PLACING (placing));

  self->placing = placing;
  self->play = g_object_ref (play);
  g_signal_connect_object (play, "renewed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
duck_game_band_dispose (GObject *object)
{
  DuckGameBand *self = DUCK_GAME_BAND (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_game_band_parent_class)->dispose (object);
}

static void
duck_game_band_class_init (DuckGameBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_band_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (DUCK_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-band.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, box);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, sentence);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, scroller);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, answers);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, later);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, pass);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, once);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, remember);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, dice);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, typed);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, rolled);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, correct);
  gtk_widget_class_bind_template_child (widget_class, DuckGameBand, wrong);
  gtk_widget_class_bind_template_callback (widget_class, correct_cb);
  gtk_widget_class_bind_template_callback (widget_class, for_me_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_bind_template_callback (widget_class, withdraw_cb);
}

static void
duck_game_band_init (DuckGameBand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
