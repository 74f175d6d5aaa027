/* chance.c: questions to fate, and who answers them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/chance.h"

#include <string.h>

#include "engine/game/state.h"

void
war_chance_init (WarChance *chance, WarChanceSource source)
{
  chance->source = source;
  chance->people = 0;
  chance->failing = -1;
  chance->n_given = 0;
  war_chance_rewind (chance);
}

void
war_chance_init_mixed (WarChance *chance, guint32 people)
{
  war_chance_init (chance, WAR_CHANCE_MIXED);
  chance->people = people;
}

void
war_chance_init_foreseen (WarChance *chance, gint failing)
{
  war_chance_init (chance, WAR_CHANCE_FORESEEN);
  chance->failing = failing;
}

void
war_chance_rewind (WarChance *chance)
{
  chance->n_taken = 0;
  chance->n_answers = 0;
  chance->n_questions = 0;
  chance->is_missing = FALSE;
  chance->is_wrong = FALSE;
}

gboolean
war_chance_is_used_up (const WarChance *chance)
{
  return chance->n_taken == chance->n_given;
}

gboolean
war_chance_give (WarChance *chance, gint32 answer)
{
  g_return_val_if_fail (chance->source != WAR_CHANCE_GENERATOR, FALSE);

  if (chance->n_given == WAR_MAX_ANSWERS)
    return FALSE;

  chance->given[chance->n_given++] = answer;
  return TRUE;
}

void
war_question_add_modifier (WarQuestion *question, guint kind, gint row, gint32 amount,
                           const char *clause, guint n_dice)
{
  g_return_if_fail (question->kind == WAR_QUESTION_DICE);

  for (guint i = 0; i < question->n_modifiers; i++)
    {
      WarModifier *known = &question->modifiers[i];

      if (known->kind == kind && known->row == row && known->amount == amount)
        {
          gboolean is_of_some = known->n_dice != 0 && n_dice != 0;

          known->n_dice = (guint8) (is_of_some && known->n_dice + n_dice < question->count
                                      ? known->n_dice + n_dice
                                      : 0);
          return;
        }
    }

  if (amount != 0 && question->n_modifiers < WAR_MAX_MODIFIERS)
    question->modifiers[question->n_modifiers++] = (WarModifier){
      .kind = (guint8) kind,
      .n_dice = (guint8) (n_dice < question->count ? n_dice : 0),
      .amount = (gint16) amount,
      .row = row,
      .clause = clause,
    };
}

/* Whether the answer is handed over rather than drawn. */
static gboolean
is_given (const WarChance *chance, const WarQuestion *question)
{
  switch (chance->source)
    {
    case WAR_CHANCE_GIVEN:
      return TRUE;
    case WAR_CHANCE_MIXED:
      return question->kind != WAR_QUESTION_POSITION
             && (question->owner != WAR_NONE ? (chance->people & (1u << question->owner)) != 0
                                             : chance->people == WAR_CHANCE_EVERYBODY);
    case WAR_CHANCE_GENERATOR:
    case WAR_CHANCE_FORESEEN:
    default:
      return FALSE;
    }
}

static gint32
foresee (const WarChance *chance, const WarQuestion *question, gint32 minimum, gint32 maximum)
{
  if (question->kind != WAR_QUESTION_DICE || question->need == 0 || question->is_graded)
    return (gint32) (((gint64) minimum + maximum) / 2);

  return chance->n_questions == chance->failing ? minimum : maximum;
}

static gint32
draw_between (WarGenerator *generator, gint32 minimum, gint32 maximum)
{
  guint32 span = (guint32) maximum - (guint32) minimum;
  guint32 number = span == G_MAXUINT32 ? war_generator_next (generator)
                                       : war_generator_draw (generator, span + 1);

  return (gint32) ((guint32) minimum + number);
}

/* The range of the answer with the index. */
static void
get_range (const WarQuestion *question, guint index, gint32 *minimum, gint32 *maximum)
{
  switch (question->kind)
    {
    case WAR_QUESTION_DICE:
      *minimum = 1;
      *maximum = (gint32) question->sides;
      break;
    case WAR_QUESTION_POSITION:
      *minimum = index == 0 ? question->minimum.x : question->minimum.y;
      *maximum = index == 0 ? question->maximum.x : question->maximum.y;
      break;
    case WAR_QUESTION_ONE_OF:
    case WAR_QUESTION_DIRECTION:
    default:
      *minimum = 0;
      *maximum = (gint32) question->sides - 1;
    }
}

static gboolean
is_sound (const WarQuestion *question)
{
  switch (question->kind)
    {
    case WAR_QUESTION_DICE:
      return question->count <= WAR_MAX_DICE && question->sides > 0
             && question->sides <= G_MAXUINT8;
    case WAR_QUESTION_POSITION:
      return question->minimum.x <= question->maximum.x
             && question->minimum.y <= question->maximum.y;
    case WAR_QUESTION_ONE_OF:
    case WAR_QUESTION_DIRECTION:
    default:
      return question->sides > 0 && question->sides <= G_MAXINT32;
    }
}

/* Asks for the later dice alone, with what is added to them. */
static void
leave_first_out (WarQuestion *question, guint n_dice)
{
  question->count -= n_dice;
  memmove (question->adds, question->adds + n_dice, question->count * sizeof *question->adds);
  memset (question->adds + question->count, 0, n_dice * sizeof *question->adds);
}

gboolean
war_chance_ask (WarChance *chance, WarGenerator *generator, const WarQuestion *question,
                gint32 *results)
{
  guint n_results = question->kind == WAR_QUESTION_DICE       ? question->count
                    : question->kind == WAR_QUESTION_POSITION ? 2
                                                              : 1;

  /* A question that cannot be answered must not let a half-done order pass for done. Answers that
   * never come to an end, such as roll-offs that are all even, are a mistake of who gives them. */
  if (!is_sound (question) || chance->n_answers + n_results > WAR_MAX_ANSWERS)
    {
      if (!is_sound (question) || chance->source == WAR_CHANCE_GENERATOR)
        g_critical ("the question “%s” cannot be answered", question->purpose);
      chance->is_wrong = TRUE;
      return FALSE;
    }

  for (guint i = 0; i < n_results; i++)
    {
      gint32 minimum, maximum, answer;

      get_range (question, i, &minimum, &maximum);
      answer = chance->source == WAR_CHANCE_FORESEEN ? foresee (chance, question, minimum, maximum)
                                                     : draw_between (generator, minimum, maximum);

      if (is_given (chance, question))
        {
          if (chance->n_taken == chance->n_given)
            {
              chance->is_missing = TRUE;
              chance->missing = *question;
              if (question->kind == WAR_QUESTION_DICE)
                leave_first_out (&chance->missing, i);
              return FALSE;
            }

          answer = chance->given[chance->n_taken++];
          /* The last side of a die is where it began. */
          if (question->kind == WAR_QUESTION_DIRECTION && answer == maximum + 1)
            answer = 0;
          if (answer < minimum || answer > maximum)
            {
              chance->is_wrong = TRUE;
              return FALSE;
            }
        }

      chance->answers[chance->n_answers++] = results[i] = answer;
    }

  chance->n_questions++;
  return TRUE;
}

guint
war_dice_count_successes (const gint32 *dice, guint n_dice, gint need)
{
  guint n_successes = 0;

  for (guint i = 0; i < n_dice; i++)
    n_successes += dice[i] >= need;

  return n_successes;
}
