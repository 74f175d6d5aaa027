/* danger.h: where a side could hit somebody in its next turn, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/game/foresight.h"

G_BEGIN_DECLS

typedef struct _WarDanger WarDanger;
typedef struct _WarDangers WarDangers;
typedef struct _WarDangerRules WarDangerRules;

typedef enum
{
  WAR_DANGER_SHOT, /* at whom is aimed */
  WAR_DANGER_SHELL, /* all in a round area */
  WAR_DANGER_GAS, /* likewise, of a cloud too that is on the field by now */
  WAR_DANGER_CLOSE, /* at arm's length: after a charge, a flame */
} WarDangerKind;

/* Farther than any field is long: the whole of it is within reach. */
#define WAR_DANGER_ANYWHERE (2 * WAR_LENGTH_MAX)

/* One way in which a piece, or what else lies on the field, could hit somebody before its side's
 * next turn is over, going by where it is now: nobody is hit so who is farther away. It is as if
 * all dice of its movement fell as they can at best, no ground slowed it, and nothing were in its
 * way or hid anybody. */
struct _WarDanger
{
  gint row;
  WarDangerKind kind;
  const WarWeapon *weapon; /* lent; NULL: none that has a name */
  guint aim; /* the system's own word for whom it may hit */
  WarLength goes; /* how far it may go before it does so; on hexes in half points */
  WarPosition centre;
  WarLength reach; /* from the centre; or WAR_DANGER_ANYWHERE */
  gint first_hex; /* the place of its marks, one for each hex of the board; WAR_NONE: no hexes */
};

/* What a system says about it: war_system_get_danger_rules(). */
struct _WarDangerRules
{
  /* Adds the dangers that there are from a row of the pieces, if it is of the side whose they are,
   * or a cloud. It goes by the view only. */
  void (*list) (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers);

  /* Whether the piece is one whom such a danger may hit at all, wherever it stands. NULL: all
   * are. */
  gboolean (*may_hit) (const WarSetup *setup, const WarState *view, const WarDanger *danger,
                       guint row);

  /* Adds WarAnswers (answer.h) to an order that is allowed, as far as the view knows. NULL: nobody
   * answers. */
  void (*list_answers) (const WarSetup *setup, const WarState *view, const WarOrder *order,
                        const WarForesight *foresight, GArray *answers);
};

/* A field in square cells, or its hexes, and how many dangers there are in each: of a cell if they
 * reach any part of it. */
typedef struct
{
  WarLength cell; /* the side of one; 0: hexes */
  guint n_columns, n_rows; /* hexes: in one row */
  guint16 *counts; /* row by row */
  guint most; /* the greatest of them */
} WarDangerGrid;

/* All dangers of one side. */
struct _WarDangers
{
  gint side; /* 0, 1 */
  GArray *items; /* WarDanger, in the order of their rows */

  /* private */
  const WarDangerRules *rules;
  guint next; /* the row that is looked at next */
  GByteArray *hexes;
  gint32 *changes; /* of counts from column to column; one more than columns in each row */
  WarDangerGrid grid;
};

WarDangers *war_dangers_new (void);
void war_dangers_free (WarDangers *dangers);

/* Begins to look for those of the side, in a view of who asks: what he may not know is not in
 * them. FALSE: there is no field, or nothing to say about it, for which rules may be NULL. */
gboolean war_dangers_begin (WarDangers *dangers, const WarDangerRules *rules, const WarSetup *setup,
                            gint side);

/* Goes on with it in that view for so many microseconds, but with one row at least. TRUE when all
 * are known, and the grid is. */
gboolean war_dangers_go_on (WarDangers *dangers, const WarSetup *setup, const WarState *view,
                            gint64 budget);

/* Both, to the end. */
gboolean war_dangers_find (WarDangers *dangers, const WarDangerRules *rules, const WarSetup *setup,
                           const WarState *view, gint side);

/* Lent; of dangers that are all known. */
const WarDangerGrid *war_dangers_get_grid (const WarDangers *dangers);

/* Whether it reaches the position; the base of the piece, if that stood there, and is somebody
 * whom it may hit; and any base of its unit, where they stand, or will according to the foresight,
 * which may be NULL. */
gboolean war_dangers_reach (const WarDangers *dangers, const WarSetup *setup,
                            const WarDanger *danger, WarPosition position);
gboolean war_dangers_threaten (const WarDangers *dangers, const WarSetup *setup,
                               const WarState *view, const WarDanger *danger, gint row,
                               const WarBase *base);

gboolean war_dangers_threaten_unit (const WarDangers *dangers, const WarSetup *setup,
                                    const WarState *view, const WarDanger *danger, gint row,
                                    const WarForesight *foresight);

/* Whether any of them could hit the unit of the piece where it stands. */
gboolean war_dangers_threaten_any (const WarDangers *dangers, const WarSetup *setup,
                                   const WarState *view, gint row);

/* For systems: all that follows the kind may be filled in further; lent until there are more. */
WarDanger *war_dangers_add (WarDangers *dangers, guint row, WarDangerKind kind,
                            const WarWeapon *weapon, WarPosition centre, WarLength goes,
                            WarLength reach);

/* The same on a board, with a mark for each hex that it reaches: of that many hexes. */
WarDanger *war_dangers_add_hexes (WarDangers *dangers, guint row, WarDangerKind kind,
                                  const WarWeapon *weapon, gint goes, const guint8 *hexes,
                                  guint n_hexes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarDangers, war_dangers_free)

G_END_DECLS
