/* play-private.h: what each rule system says while it is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/choice.h"
#include "engine/game/foresight.h"
#include "engine/game/operation-check.h"
#include "text/army/odds.h"
#include "text/game/chart.h"
#include "text/game/lesson.h"

G_BEGIN_DECLS

/* What a number in an event means, which decides how a log for programs writes it. */
typedef enum
{
  TEXT_FIELD_NONE,
  TEXT_FIELD_NUMBER,
  TEXT_FIELD_FLAG,
  TEXT_FIELD_SIDE, /* 0, 1; written as in documents, from 1 */
  TEXT_FIELD_SEAT, /* likewise */
  TEXT_FIELD_ROW, /* of something; WAR_NONE: nothing */
  TEXT_FIELD_WORD, /* index in words */
  TEXT_FIELD_BITS, /* of words, written as an array */
  TEXT_FIELD_NIBBLES, /* indices in words, four bits each from the lowest, 0: no more; likewise */
} TextFieldKind;

typedef struct
{
  const char *name; /* ASCII, snake_case; a length's ends in _mm100; stable */
  TextFieldKind kind;
  const char *const *words; /* WORD, BITS, NIBBLES; NULL-terminated */
} TextField;

/* The three arguments that say what kept somebody from going on. */
#define TEXT_BOUND_FIELDS \
  { "bound", TEXT_FIELD_WORD, text_bound_words }, { "bound_row", TEXT_FIELD_ROW, NULL }, \
  { \
    "bound_limit_mm100", TEXT_FIELD_NUMBER, NULL \
  }

extern const char *const text_bound_words[];

/* "no nearer than 1″ to German Infantry 2"; NULL: nothing keeps it. Free it. */
char *text_bound (const WarSetup *setup, const WarBound *bound);

/* The sentence about a move, and what kept it from going on. Takes the sentence. */
char *text_move_to_bound (const WarSetup *setup, const WarEvent *event, char *sentence);

/* How an event is written: what its actor and its target are called, and its arguments. A name of
 * NULL: it has none. */
typedef struct
{
  const char *actor, *target;
  TextField arguments[WAR_EVENT_MAX_ARGUMENTS];
  guint
    heading; /* what comes after it happens under it: 1 a round, 2 a turn, 3 a phase; 0: not so */
  gboolean is_loss; /* its actor loses something that counts: wounds, figures, all it has */
  gboolean is_score; /* a side has other victory points, or something else to win by */
} TextEventFields;

/* What the side does that an operation names first. */
typedef enum
{
  TEXT_FIRST_GOES,
  TEXT_FIRST_GOES_OR_CHOOSES, /* or an operation has a side choose who does */
  TEXT_FIRST_PLACES, /* and no more: who goes first, each round decides */
  TEXT_FIRST_NOTHING, /* both sides act at once, and neither is named */
} TextFirst;

/* The words of a system. Of one that cannot be played yet there are those about terrain alone.
 * Sentences are to be freed. */
typedef struct
{
  const char *system; /* its id */
  char *(*piece) (const WarSetup *setup, gint piece);
  char *(*group) (const WarSetup *setup, gint piece); /* to which it belongs for good; as next */
  char *(*seat) (const WarSetup *setup, gint seat); /* NULL, or gives that: as its side */
  char *(*condition) (const WarSetup *setup, const WarState *state, gint piece);
  char *(*event) (const WarSetup *setup, const WarEvent *event);
  char *(*refusal) (const WarSetup *setup, const WarState *state, const WarOrder *order,
                    const WarRefusal *refusal);
  char *(*order) (const WarSetup *setup, const WarOrder *order);
  const char *const *orders; /* N_(), by kind: what a button for one says */

  /* What it says once something is chosen, in one phrase; NULL, or gives that: the order, then each
   * of what is chosen. */
  char *(*choice) (const WarChoice *choice);
  const char *const *phases; /* N_(), by phase; NULL: not one of a turn */

  /* Whose a phase is that is now one side's, now the other's, in words; NULL, or gives that: its
   * name says it, or it is nobody's. */
  char *(*phase_owner) (const WarSetup *setup, const WarState *state, gint phase);

  /* What a button says that ends something else than a whole phase; NULL, or gives that: "End" and
   * the phase. */
  const char *(*end) (const WarSetup *setup, const WarState *state);
  char *(*decision) (const WarSetup *setup, const WarState *state, const gint32 *decision);
  char *(*situation) (const WarSetup *setup, const WarState *state);
  gboolean has_turns; /* its rounds are called turns */
  char *(*state) (const WarSetup *setup, const WarState *state);
  char *(*look) (const WarSetup *setup, const WarState *state, guint row); /* it stands */
  /* NULL: what it looks around at is no wide table. */
  GPtrArray *(*look_lines) (const WarSetup *setup, const WarState *state, guint row);
  char *(*forecast) (const WarSetup *setup, const WarState *state, const WarOrder *order,
                     const WarForesight *foresight);
  const char *(*check) (guint kind); /* of WarForeseenCheck */
  char *(*loss) (const WarForeseenLoss *loss);
  char *(*modifier) (const WarSetup *setup, const WarModifier *modifier);
  char *(*question) (const WarSetup *setup, const WarQuestion *question);
  char *(*result) (const WarSetup *setup, const WarState *state);
  char *(*argument) (const WarSetup *setup, const WarOrder *order, guint argument);
  char *(*odds) (const TextAttack *attack);
  gboolean (*average) (const TextAttack *attack, TextAverage *average);
  const TextAverages *averages; /* or NULL */
  char *(*terrain) (const gint32 *stats, const WarRules *rules); /* NULL: it does nothing */
  const char *(*terrain_choice) (guint stat, gint32 value); /* of a statistic of choices */

  /* Appends what an army comes to in a game, beyond what its list says: sentences; or NULL. */
  void (*army_plan) (const WarArmy *army, GPtrArray *sentences);

  /* What is odd about a group, and what mends it; NULL where no group is. */
  char *(*odd_group) (const WarOddity *oddity, const WarOperation *operation);
  char *(*odd_group_remedy) (const WarOddity *oddity, const WarOperation *operation);

  /* Of an enemy that goes by a chart; all are NULL, or zeros, where there is none. */
  const char *(*level) (const char *id);
  char *(*level_effect) (const WarRules *rules, const char *id); /* "1 flag, 3 bonds a fort" */
  const char *automaton; /* NC_ ("who commands"): "The chart" */
  const char *automaton_in_sentence; /* N_(): commanded by "the chart" */
  TextChart *(*chart) (const WarRules *rules);
  gboolean (*has_chart) (const WarSetup *setup); /* whether anybody goes by it in the game */
  gboolean (*chart_mark) (const WarSetup *setup, const WarEvent *event, TextChartMark *mark);

  /* Appends TextForms: what is written down in secret where figures stand on a table; or NULL. */
  void (*forms) (const WarSetup *setup, GPtrArray *forms);

  TextFirst first; /* what an operation says of who is first */
  const char *set_up; /* ids of the clauses that say how sides set up, in their order; or NULL */
  const char *victory; /* id of the clause that says who wins; NULL: its first game type's */
  char *(*goal) (const WarOperation *operation); /* the same of one operation; or NULL */
  const TextLesson *lessons; /* or NULL */
  const TextFirstGame *first_game; /* or NULL */
  const TextEventFields *fields; /* by kind of event */
  const char *const *templates; /* N_(): what each is for */
  guint n_templates;
  const char *compass; /* N_(): what one of six directions is for; NULL: nothing */
  const char *compass_clause; /* id: where it is of no use, neither is the compass */
} TextPlay;

extern const TextPlay text_assault_play;
extern const TextPlay text_club_play;
extern const TextPlay text_empires_play;
extern const TextPlay text_entrenched_play;
extern const TextPlay text_raider_play;

/* What a question is asked for, by its id, and the words for it, N_(). */
typedef struct
{
  const char *id, *words;
} TextPurpose;

/* What the dice are for, of a list that ends with an id of NULL, and for which unit: "morale (7th
 * Brigade)". Free it. */
char *text_question_purpose (const WarSetup *setup, const TextPurpose *purposes,
                             const WarQuestion *question);

/* NULL if there are none of the system. */
const TextPlay *text_play_find (const WarSystem *system);

/* Of a game; there is one. */
const TextPlay *text_play_get (const WarSetup *setup);

G_END_DECLS
