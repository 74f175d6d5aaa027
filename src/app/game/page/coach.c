/* coach.c: leads somebody who never played through a first turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/coach.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "text/game/lesson.h"
#include "text/game/order.h"
#include "text/game/state.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

struct _DuckCoach
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *scroller; /* in the box */
  GtkWidget *text; /* in the scroller */
  GtkLabel *heading;
  GtkLabel *what;
  GtkLabel *why;
  GtkLabel *rule;
  GtkLabel *goal;

  DuckPlay *play; /* or NULL: not yet there */
  DuckPlayGroup *group; /* likewise */
  GtkWidget *targets[DUCK_COACH_N_TARGETS];
  const char *step; /* id of the one that is shown; or NULL */
  const char *goal_step; /* likewise, at which the goal is said */
  guint32 shown; /* bits of those that have been, but for the one that is */
  guint current; /* the one that is */
  const TextLesson *lesson; /* that is shown instead; or NULL */
  guint32 taught; /* bits of lessons: likewise */
  int width, most; /* of the text: the height that it has wanted so far at that width */
  guint n_grouped; /* units of the group when it was looked at last */
};

G_DEFINE_FINAL_TYPE (DuckCoach, duck_coach, GTK_TYPE_WIDGET)

/* ---------------------------------------------------------------------------------------------
 * How the game stands, in terms that every system has. */

typedef struct
{
  gint seat; /* of the person, who decides now; WAR_NONE: nobody does */
  gint round;
  gboolean is_past; /* the page shows what has been */
  gboolean is_revealing; /* of that what was secret */
  gboolean is_over;
  gboolean is_rolling; /* dice at the table, which somebody is to type */
  gboolean is_placing, can_go, can_aim, can_end; /* what the seat may do now */
  gboolean can_act; /* anything but to end the step */
  gboolean is_preparing; /* the first round has not begun, and nobody comes onto the field */
  gboolean is_on_hexes;
  gboolean is_only; /* there is one thing to do, and nothing to be said about it */
  gboolean is_queue; /* several units are to do the same, in an order that is chosen */
  gboolean is_answering; /* all that it may do are answers */
  gboolean is_in_ranks; /* several units can be placed at once */
  gboolean is_chosen; /* a unit that can do something, or several */
  gboolean is_group; /* the latter */
  gboolean chosen_can_go, chosen_can_aim; /* what that may do of it */
  gboolean chosen_can_shell; /* it can fire at a place, and whoever is there */
  guint64 offered, chosen_offered; /* kinds of orders, that one may give now, and by that unit */
  guint64 given; /* likewise, that the person has given so far, as next */
  guint n_placed, n_gone, n_aimed, n_shelled, n_ended;
} Moment;

/* To another place: by a way, with or without a wheel before it, or to a hex. */
static gboolean
goes (const WarOrderKind *kind)
{
  return war_order_kind_has_way (kind, 0) || war_order_kind_has_wheel (kind, 0)
         || (kind->arguments[0].name != NULL && kind->arguments[0].kind == WAR_ARGUMENT_HEX);
}

/* At a place: a weapon, and a way to it. */
static gboolean
shells (const WarOrderKind *kind)
{
  return kind->arguments[0].name != NULL && kind->arguments[0].kind == WAR_ARGUMENT_WEAPON
         && war_order_kind_has_way (kind, 1);
}

static void
count_orders (DuckPlay *play, Moment *moment)
{
  DuckGameDocument *document = duck_play_get_document (play);
  const WarGame *game = duck_game_document_get_game (document)->game;
  const WarOrderKind *kinds = duck_play_get_setup (play)->play->orders;
  gint viewer = duck_game_document_get_viewer (document);

  for (guint i = 0; i < game->records->len; i++)
    {
      const WarOrder *order = &g_array_index (game->records, WarRecord, i).order;
      const WarOrderKind *kind = &kinds[order->kind];

      if (!duck_game_document_is_same_person (document, order->seat, viewer))
        continue;
      moment->given |= TEXT_LESSON_ORDER (order->kind);
      moment->n_placed += kind->role == WAR_ORDER_PLACES;
      /* What ends before units are placed is no step of a turn. */
      if (kind->role == WAR_ORDER_PLACES && moment->n_gone + moment->n_aimed == 0)
        moment->n_ended = 0;
      moment->n_ended += kind->role == WAR_ORDER_ENDS;
      if (kind->role == WAR_ORDER_ACTS && kind->actor == WAR_TABLE_PIECES)
        {
          moment->n_gone += goes (kind);
          moment->n_shelled += shells (kind);
          moment->n_aimed += order->n_targets > 0 && !kind->has_text && !goes (kind);
        }
    }
}

static void
look_at_choices (DuckPlay *play, DuckPlayGroup *group, Moment *moment)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const GArray *choices = duck_play_get_choices (play);
  WarOrder order;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      const WarOrderKind *kind = &setup->play->orders[choice->order.kind];
      WarChoiceWant want = war_choice_get_want (setup, choice);
      gboolean is_chosen = kind->actor == WAR_TABLE_PIECES
                           && (choice->order.actor == duck_play_get_chosen (play)
                               || duck_play_group_has (group, choice->order.actor));

      moment->offered |= TEXT_LESSON_ORDER (choice->order.kind);
      if (is_chosen || (kind->actor == WAR_NONE && want == WAR_CHOICE_PLACE))
        moment->chosen_offered |= TEXT_LESSON_ORDER (choice->order.kind);
      moment->is_placing |= kind->role == WAR_ORDER_PLACES;
      moment->is_in_ranks |= kind->role == WAR_ORDER_PLACES && kind->targets == WAR_TABLE_PIECES;
      moment->can_end |= kind->role == WAR_ORDER_ENDS;
      moment->can_act |= kind->role != WAR_ORDER_ENDS && kind->role != WAR_ORDER_GIVES_UP;
      if (kind->role == WAR_ORDER_ACTS && kind->actor == WAR_TABLE_PIECES)
        {
          gboolean can_go
            = (want == WAR_CHOICE_WAY || want == WAR_CHOICE_HEX) && choice->n_chosen == 0;
          gboolean can_aim
            = want == WAR_CHOICE_TARGETS && kind->targets == WAR_TABLE_PIECES && !kind->has_text;

          moment->can_go |= can_go;
          moment->can_aim |= can_aim;
          moment->chosen_can_go |= can_go && is_chosen;
          moment->chosen_can_aim |= can_aim && is_chosen;
          moment->chosen_can_shell |= is_chosen && war_choice_is_aim (setup, choice);
        }
    }
  moment->is_queue = duck_play_is_queue (play);
  moment->is_only = duck_play_find_only (play, &order);
  moment->is_answering = !moment->can_end && duck_play_has_answers (play);
  moment->is_group = duck_play_group_count (group) > 0;
  moment->is_chosen = moment->is_group
                      || (duck_play_get_chosen (play) != WAR_NONE
                          && duck_play_may_act (play, duck_play_get_chosen (play)));
}

static Moment
look (DuckPlay *play, DuckPlayGroup *group)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  const gint32 *game = war_state_peek_row (setup->layout, view, WAR_TABLE_GAME, 0);
  Moment moment = { .seat = duck_play_get_seat (play), .round = game[WAR_GAME_ROUND] };
  WarStepKind step = duck_game_document_get_step (duck_play_get_document (play)).kind;

  moment.is_past = duck_play_is_in_past (play);
  moment.is_revealing = duck_play_is_revealing (play);
  moment.is_over = step == WAR_STEP_OVER;
  moment.is_rolling = step == WAR_STEP_ROLL;
  moment.is_on_hexes = setup->operation->field->board != NULL;
  count_orders (play, &moment);
  look_at_choices (play, group, &moment);
  moment.is_preparing = moment.round == 0 && moment.can_end && !moment.is_placing;
  return moment;
}

/* ---------------------------------------------------------------------------------------------
 * Steps. */

/* A turn of the person's is behind them, with all its steps: those of both sides may alternate. */
static gboolean
is_finished (const Moment *moment)
{
  return moment->n_ended > 0 && moment->round > 1;
}

static gboolean
is_revealing (const Moment *moment)
{
  return moment->is_revealing;
}

static gboolean
is_past (const Moment *moment)
{
  return moment->is_past;
}

static gboolean
is_over (const Moment *moment)
{
  return moment->is_over;
}

static gboolean
is_rolling (const Moment *moment)
{
  return moment->is_rolling;
}

static gboolean
is_waiting (const Moment *moment)
{
  return moment->seat == WAR_NONE;
}

static gboolean
is_answering (const Moment *moment)
{
  return moment->is_answering;
}

static gboolean
wants_unit_to_place (const Moment *moment)
{
  return moment->is_placing && moment->n_placed == 0 && !moment->is_chosen;
}

static gboolean
wants_crowd_to_place (const Moment *moment)
{
  return moment->is_in_ranks && wants_unit_to_place (moment);
}

static gboolean
wants_place (const Moment *moment)
{
  return moment->is_placing && moment->n_placed == 0;
}

static gboolean
wants_place_in_ranks (const Moment *moment)
{
  return moment->is_in_ranks && wants_place (moment);
}

static gboolean
wants_place_on_hex (const Moment *moment)
{
  return moment->is_on_hexes && wants_place (moment);
}

static gboolean
wants_places (const Moment *moment)
{
  return moment->is_placing;
}

static gboolean
wants_places_on_hexes (const Moment *moment)
{
  return moment->is_on_hexes && wants_places (moment);
}

static gboolean
wants_preparing (const Moment *moment)
{
  return moment->is_preparing;
}

static gboolean
wants_next (const Moment *moment)
{
  return moment->is_queue;
}

static gboolean
wants_roll (const Moment *moment)
{
  return moment->is_only;
}

static gboolean
wants_way (const Moment *moment)
{
  return moment->chosen_can_go && moment->n_gone == 0;
}

/* Several have been chosen to go together, however often that has been done. */
static gboolean
wants_ways (const Moment *moment)
{
  return moment->is_group && moment->chosen_can_go;
}

static gboolean
wants_hex (const Moment *moment)
{
  return moment->is_on_hexes && wants_way (moment);
}

static gboolean
wants_target (const Moment *moment)
{
  return moment->chosen_can_aim && moment->n_aimed == 0;
}

static gboolean
wants_target_on_hex (const Moment *moment)
{
  return moment->is_on_hexes && wants_target (moment);
}

static gboolean
wants_place_to_shell (const Moment *moment)
{
  return moment->chosen_can_shell && moment->n_shelled == 0;
}

/* One that can do what has not been tried yet. */
static gboolean
wants_unit (const Moment *moment)
{
  return !wants_way (moment) && !wants_target (moment) && !wants_place_to_shell (moment)
         && ((moment->can_go && moment->n_gone == 0)
             || (!moment->can_go && moment->can_aim && moment->n_aimed == 0));
}

static gboolean
wants_end (const Moment *moment)
{
  return moment->can_end;
}

static gboolean
wants_end_alone (const Moment *moment)
{
  return moment->can_end && !moment->can_act;
}

static gboolean
is_any (const Moment *moment)
{
  return TRUE;
}

/* The first that is due is shown; the first of all comes after a whole turn. */
static const struct
{
  const char *id;
  gboolean (*is_due) (const Moment *moment);
  DuckCoachTarget target; /* DUCK_COACH_N_TARGETS: none */
  const char *heading, *what, *why;
} steps[] = {
  { "finished", is_finished, DUCK_COACH_N_TARGETS, N_ ("Go On by Yourself"),
    N_ ("You have seen a whole turn. Play on: it goes round like this until somebody has won."),
    N_ ("The guide says more when something comes up for the first time. Close it whenever you "
        "like; “Guide” in the main menu brings it back, and Ctrl+Shift+R shows the rules.") },
  { "reveal", is_revealing, DUCK_COACH_AT_LOG, N_ ("Secrets Come Out"),
    N_ ("What was ordered in secret is shown one by one, on the map and in the log. “Show All” "
        "below the map ends that."),
    N_ ("All of it happened at once: nobody could answer anybody else’s order.") },
  { "past", is_past, DUCK_COACH_AT_NEXT, N_ ("You Look Back"),
    N_ ("The map shows what has been. The button below it brings you back to the game."),
    N_ ("The arrows below the map go from order to order; the log says what each of them did.") },
  { "over", is_over, DUCK_COACH_AT_NEXT, N_ ("The Game Is Over"),
    N_ ("The button below the map shows the result, with losses and turning points."),
    N_ ("From there the game can be replayed, or played again.") },
  { "dice", is_rolling, DUCK_COACH_AT_BAND, N_ ("Roll the Dice"),
    N_ ("Roll at the table what is asked for over the map, type what the dice show, and press "
        "Enter."),
    N_ ("“Correct” asks for the last roll again, as long as the order waits for more; “Take Back” "
        "forgets the order with all that has been typed for it.") },
  { "wait", is_waiting, DUCK_COACH_AT_LOG, N_ ("The Program Acts"),
    N_ ("Watch the map. The log says what happens; a click on a line shows the game as it was "
        "then."),
    N_ ("If it stands still, “Go On” below the map lets it act.") },
  { "answer", is_answering, DUCK_COACH_AT_BAND, N_ ("Answer at Once"),
    N_ ("This has to be decided before anything else. Choose an answer in the band over the map."),
    N_ ("Where dice are rolled for it, what it does on average stands below an answer.") },
  { "prepare", wants_preparing, DUCK_COACH_AT_UNITS, N_ ("Before the First Round"),
    N_ ("Choose a unit in the list; buttons on the card at the right say what can become of it. "
        "When you are done, press the button below the map."),
    N_ ("The line below the map says what is decided now.") },
  { "choose-crowd", wants_crowd_to_place, DUCK_COACH_AT_UNITS, N_ ("Choose Whom to Place"),
    N_ ("Choose one of yours in the list, or press Tab on the map: those of its kind and body "
        "that are still to be placed come with it."),
    N_ ("“Place the Rest for Me” below the list places all that are left.") },
  { "choose-placed", wants_unit_to_place, DUCK_COACH_AT_UNITS, N_ ("Choose a Unit to Place"),
    N_ ("Units are placed one by one. Choose one of yours in the list, or press Tab on the map."),
    N_ ("“Place the Rest for Me” below the list places all that are left.") },
  { "place-hex", wants_place_on_hex, DUCK_COACH_AT_BOARD, N_ ("Place It"),
    N_ ("Click one of the hexes that are lit. Or choose it with the arrow keys, and press Enter."),
    N_ ("The first unit of an army stands on the hex with its number, the others as near to it as "
        "there is room.") },
  { "place-crowd", wants_place_in_ranks, DUCK_COACH_AT_BOARD, N_ ("Place Them"),
    N_ ("Click into your zone on the map: the middle of the front rank is there. R turns the "
        "ranks."),
    N_ ("Who may not stand at his place takes the nearest where he may. Each of them can be "
        "placed anew by himself.") },
  { "place", wants_place, DUCK_COACH_AT_BOARD, N_ ("Place It"),
    N_ (
      "Click into your zone on the map. Or move the unit with the arrow keys, turn it with R, and "
      "press Enter."),
    N_ ("Where it may not stand the line below says why. Walls, trenches and shell holes "
        "give cover.") },
  { "place-rest-hex", wants_places_on_hexes, DUCK_COACH_AT_UNITS, N_ ("Place the Others"),
    N_ ("Place the next unit in the same way; or press “Place the Rest for Me” below the list."),
    N_ ("Who moves slowly stands well on a road, or nearest to where it is to go.") },
  { "place-rest", wants_places, DUCK_COACH_AT_UNITS, N_ ("Place the Others"),
    N_ ("Place the next unit in the same way; or press “Place the Rest for Me” below the list."),
    N_ ("Who shoots far wants a wide view; who leads, or is led, wants to be near.") },
  { "queue", wants_next, DUCK_COACH_AT_NEXT, N_ ("One After the Other"),
    N_ ("The unit that is chosen is next: press the button below the map. Choose another one, in "
        "the list or on the map, if it is to come before."),
    N_ ("The order matters: what one has done changes what the next can do.") },
  { "roll", wants_roll, DUCK_COACH_AT_NEXT, N_ ("Press the Button"),
    N_ ("Only one thing can be done now: press the button below the map."),
    N_ ("Where dice are rolled for it, they are shown on the map with what they need.") },
  { "move-group", wants_ways, DUCK_COACH_AT_BOARD, N_ ("Move Them All"),
    N_ ("Drag one of them, or the ground between them, and all go the same way; or use the arrow "
        "keys and Enter. A click on an enemy lets all fire who can."),
    N_ ("Who cannot go so far stops where he must, as is shown before anything happens.") },
  { "choose", wants_unit, DUCK_COACH_AT_UNITS, N_ ("Choose a Unit"),
    N_ ("Click on one of your units, in the list or on the map, or press Tab on the map."),
    N_ ("The list has those that can still do something in this phase. The card at the right says "
        "what, and why it cannot do the rest.") },
  { "move-hex", wants_hex, DUCK_COACH_AT_BOARD, N_ ("Move It"),
    N_ ("The hexes that it can reach are lit, darker where more of its move is left. Click one; or "
        "choose it with the arrow keys, and press Enter."),
    N_ ("The line below says what the way costs, before anything happens.") },
  { "move", wants_way, DUCK_COACH_AT_BOARD, N_ ("Move It"),
    N_ (
      "Its reach is drawn on the map. Click where it shall go, or turn it with the left and right "
      "arrow keys, let it step with up and down, and press Enter."),
    N_ ("The line below says how far it is and what has to be rolled, before anything happens.") },
  { "aim-hex", wants_target_on_hex, DUCK_COACH_AT_BOARD, N_ ("Attack"),
    N_ ("Point at an enemy: the line below says how it would go. A click declares the attack; so "
        "does a button on the card."),
    N_ ("All attacks are declared first, and then carried out one by one. Who has friends on other "
        "sides of the target does more.") },
  { "aim", wants_target, DUCK_COACH_AT_BOARD, N_ ("Attack"),
    N_ ("Point at an enemy: the line below says how it would go. A click attacks, or asks how; so "
        "does a button on the card."),
    N_ ("Who is near and in the open is hit best. What is out of range or out of sight is "
        "refused, with the rule.") },
  { "shell", wants_place_to_shell, DUCK_COACH_AT_BOARD, N_ ("Choose Where It Lands"),
    N_ ("The circle follows the pointer, and the line below names everybody in it. A click fires; "
        "so does Enter, once the arrow keys have turned and moved it."),
    N_ ("All who are in it are hit, your own too. Some of these weapons need not see where they "
        "fire, and cannot fire near.") },
  { "end-alone", wants_end_alone, DUCK_COACH_AT_NEXT, N_ ("The Next Phase"),
    N_ ("No unit can do more in this phase: press the button below the map."),
    N_ ("The list at the left shows all phases of a turn, and which of them it is.") },
  { "end", wants_end, DUCK_COACH_AT_NEXT, N_ ("Another Unit, or the Next Phase"),
    N_ ("Do the same with other units, or press the button below the map: the next phase begins."),
    N_ ("The button says how many units could still act. The list at the left shows all phases of "
        "a turn.") },
  { "anything", is_any, DUCK_COACH_AT_UNITS, N_ ("Your Turn"),
    N_ ("Choose a unit: the card says what it can do now."),
    N_ (
      "Whatever cannot be done is refused with its reason, so nothing can be spoilt by trying.") },
};

/* The first clause of the chapter that has the name of the phase; NULL: there is none. */
static const WarClause *
find_clause (DuckPlay *play)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarRules *rules = setup->operation->rules;
  gint phase = war_state_peek_row (setup->layout, duck_play_get_view (play), WAR_TABLE_GAME,
                                   0)[WAR_GAME_PHASE];
  const char *name = text_phase (setup, phase);

  for (guint i = 0; i < rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (rules->clauses, i);
      const WarChapter *chapter = war_rules_find_chapter (rules, clause->id);

      if (name != NULL && chapter != NULL
          && g_str_has_prefix (text_translate (chapter->name), name))
        return clause;
    }
  return NULL;
}

static void
show_rule (DuckCoach *self)
{
  const WarClause *clause = find_clause (self->play);
  const WarRules *rules = duck_play_get_setup (self->play)->operation->rules;
  const WarChapter *chapter = clause != NULL ? war_rules_find_chapter (rules, clause->id) : NULL;
  g_autofree char *text = NULL, *cited = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->rule), chapter != NULL);
  if (chapter == NULL)
    return;
  /* Translators: a chapter of the rules, before the number of its first clause */
  text = g_strdup_printf (_ ("The rules: %s"), text_translate (chapter->name));
  cited = duck_clause_link_cite (text, clause->id);

  duck_clause_link_set_text (self->rule, cited, rules);
}

/* What it is all about is said at the person's first step; later the briefing says it. */
static void
show_goal (DuckCoach *self, const Moment *moment)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  g_autofree char *goals = NULL, *text = NULL;
  gint32 side;

  if (self->goal_step == NULL && moment->seat != WAR_NONE)
    self->goal_step = self->step;
  gtk_widget_set_visible (GTK_WIDGET (self->goal),
                          moment->seat != WAR_NONE && self->step == self->goal_step);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->goal)))
    return;
  side = war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS,
                             (guint) moment->seat)[WAR_SEAT_SIDE];
  /* An umpire has none. */
  if (side == WAR_NONE)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->goal), FALSE);
      return;
    }
  goals = text_goals (setup->operation, side);
  /* Translators: a side, then how each of both wins */
  text = g_strdup_printf (_ ("Your side: %s. %s"), text_side (setup, side), goals);
  gtk_label_set_label (self->goal, text);
}

static void
mark (DuckCoach *self, DuckCoachTarget target)
{
  for (guint i = 0; i < DUCK_COACH_N_TARGETS; i++)
    if (i == target)
      gtk_widget_add_css_class (self->targets[i], "coached");
    else
      gtk_widget_remove_css_class (self->targets[i], "coached");
}

/* After a whole turn only what has not come up before is explained, and what cannot wait. */
static guint
find_step (DuckCoach *self, const Moment *moment)
{
  guint i = 1;

  while (!steps[i].is_due (moment))
    i++;
  if (is_finished (moment) && !moment->is_past && !moment->is_over && !moment->is_rolling
      && !moment->is_answering && (self->shown >> i & 1) != 0)
    return 0;

  return i;
}

/* Of what the rules have to say of it themselves, the first that is due; NULL: nothing is new. */
static const TextLesson *
find_lesson (DuckCoach *self, const Moment *moment)
{
  const TextLesson *lessons = text_lesson_list (duck_play_get_setup (self->play));

  for (guint i = 0; lessons != NULL && lessons[i].id != NULL; i++)
    if ((moment->offered & lessons[i].orders) != 0 && (moment->given & lessons[i].orders) == 0
        && (self->taught >> i & 1) == 0)
      return &lessons[i];
  return NULL;
}

/* Who looks back, or types dice, comes back to the same one. */
static gboolean
is_beside (const Moment *moment)
{
  return moment->is_past || moment->is_revealing || moment->is_rolling;
}

static void
follow_lesson (DuckCoach *self, const Moment *moment)
{
  const TextLesson *lessons = text_lesson_list (duck_play_get_setup (self->play));
  const TextLesson *lesson = find_lesson (self, moment);

  if (is_beside (moment) || lesson == self->lesson)
    return;
  if (self->lesson != NULL)
    self->taught |= 1U << (self->lesson - lessons);
  self->lesson = lesson;
}

static DuckCoachTarget
find_place (const TextLesson *lesson, const Moment *moment)
{
  if (moment->is_answering)
    return DUCK_COACH_AT_BAND;
  if (moment->is_only || moment->is_queue)
    return DUCK_COACH_AT_NEXT;
  return (moment->chosen_offered & lesson->orders) != 0 ? DUCK_COACH_AT_BOARD : DUCK_COACH_AT_UNITS;
}

static void
say (DuckCoach *self, const char *id, const char *heading, const char *what, const char *why)
{
  if (self->step == id)
    return;

  self->step = id;
  gtk_label_set_label (self->heading, _ (heading));
  gtk_label_set_label (self->what, _ (what));
  gtk_label_set_label (self->why, _ (why));
}

static void
show_step (DuckCoach *self, const Moment *moment)
{
  guint i = find_step (self, moment);

  if (i != self->current)
    self->shown |= 1U << self->current;
  self->current = i;
  mark (self, steps[i].target);
  say (self, steps[i].id, steps[i].heading, steps[i].what, steps[i].why);
}

static void
update (DuckCoach *self)
{
  Moment moment;

  if (self->play == NULL)
    return;
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      mark (self, DUCK_COACH_N_TARGETS);
      return;
    }

  moment = look (self->play, self->group);
  follow_lesson (self, &moment);
  if (self->lesson != NULL && !is_beside (&moment))
    {
      mark (self, find_place (self->lesson, &moment));
      say (self, self->lesson->id, self->lesson->heading, self->lesson->what, self->lesson->why);
    }
  else
    show_step (self, &moment);
  show_goal (self, &moment);
  show_rule (self);
}

static void
grouped_cb (DuckCoach *self)
{
  if (duck_play_group_count (self->group) == self->n_grouped)
    return;
  self->n_grouped = duck_play_group_count (self->group);
  update (self);
}

const char *
duck_coach_get_step (DuckCoach *self)
{
  g_return_val_if_fail (DUCK_IS_COACH (self), NULL);

  return self->step;
}

void
duck_coach_set_play (DuckCoach *self, DuckPlay *play, DuckPlayGroup *group,
                     GtkWidget *const targets[DUCK_COACH_N_TARGETS])
{
  g_return_if_fail (DUCK_IS_COACH (self));
  g_return_if_fail (DUCK_IS_PLAY (play));

  self->play = g_object_ref (play);
  self->group = g_object_ref (group);
  for (guint i = 0; i < DUCK_COACH_N_TARGETS; i++)
    self->targets[i] = targets[i];
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "changed", G_CALLBACK (grouped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::visible", G_CALLBACK (update), NULL);
  update (self);
}

static void
close_cb (DuckCoach *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.guide", NULL);
}

/* The map below is not to move with each step: the height that was wanted once, at that width, is
 * kept, but for what is said at the first step only. */
static int
keep_height (DuckCoach *self, int width, int height)
{
  int goal_height = 0;

  if (gtk_widget_get_visible (GTK_WIDGET (self->goal)))
    gtk_widget_measure (GTK_WIDGET (self->goal), GTK_ORIENTATION_VERTICAL, width, NULL,
                        &goal_height, NULL, NULL);
  if (width != self->width)
    self->most = 0;
  self->width = width;
  self->most = MAX (self->most, height - goal_height);
  return self->most;
}

/* The scroller asks what its text is for no width in particular: lines that wrap would be cut
 * though there is room for them. */
static void
duck_coach_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  DuckCoach *self = DUCK_COACH (widget);
  int box_width, scroller_width, box_height, scroller_height, text_width, text_height;
  int kept;

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &box_width, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &scroller_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, -1, &box_height, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, -1, &scroller_height, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->text, GTK_ORIENTATION_HORIZONTAL, -1, &text_width, NULL, NULL, NULL);
  text_width = MAX (text_width, for_size - (box_width - scroller_width));
  gtk_widget_measure (self->text, GTK_ORIENTATION_VERTICAL, text_width, NULL, &text_height, NULL,
                      NULL);
  kept = keep_height (self, text_width, text_height);
  text_height = MAX (text_height, kept);
  *natural = MAX (*natural, text_height + box_height - scroller_height);
}

static void
duck_coach_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (DUCK_COACH (widget)->box, width, height, baseline, NULL);
}

static GtkSizeRequestMode
duck_coach_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
duck_coach_dispose (GObject *object)
{
  DuckCoach *self = DUCK_COACH (object);

  g_clear_object (&self->group);
  g_clear_object (&self->play);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_coach_parent_class)->dispose (object);
}

static void
duck_coach_class_init (DuckCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_coach_dispose;
  widget_class->measure = duck_coach_measure;
  widget_class->size_allocate = duck_coach_size_allocate;
  widget_class->get_request_mode = duck_coach_get_request_mode;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/coach.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, box);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, scroller);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, text);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, heading);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, what);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, why);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, rule);
  gtk_widget_class_bind_template_child (widget_class, DuckCoach, goal);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
duck_coach_init (DuckCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
