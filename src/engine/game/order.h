/* order.h: orders: all that changes a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/state.h"

G_BEGIN_DECLS

#define WAR_ORDER_MAX_ARGUMENTS 6
#define WAR_ORDER_MAX_TARGETS 64
#define WAR_ORDER_TEXT_SIZE 256 /* bytes, with the final NUL */

/* What a seat decides: a plain value. */
typedef struct
{
  guint kind; /* index in the system's order kinds */
  gint seat; /* row in the seats */
  gint actor; /* row in the kind's table of actors; WAR_NONE where it has none */
  gint32 arguments[WAR_ORDER_MAX_ARGUMENTS]; /* as many as the kind has */
  guint n_targets;
  gint targets[WAR_ORDER_MAX_TARGETS]; /* rows in the kind's table of targets */
  char text[WAR_ORDER_TEXT_SIZE]; /* UTF-8 without control characters; "" mostly */
} WarOrder;

/* What the number of an argument is, by which programs ask people for it: on a map, in their units,
 * by a name. */
typedef enum
{
  WAR_ARGUMENT_NUMBER, /* of the system: how many, or what only it knows how to say */
  WAR_ARGUMENT_CHOICE, /* one of a few, which have names: a side, a wave */
  WAR_ARGUMENT_BASE, /* one of the actor's bases, in the order of their rows; 1: the first */
  WAR_ARGUMENT_FLAG, /* 0 or 1 */
  WAR_ARGUMENT_WEAPON, /* of the actor */
  WAR_ARGUMENT_HEADING, /* in which the actor goes or aims, or looks when it is placed */
  WAR_ARGUMENT_ANGLE, /* by which it turns */
  WAR_ARGUMENT_DISTANCE, /* WarLength; after a heading: so far from the actor's middle */
  WAR_ARGUMENT_X, /* WarLength; Y follows */
  WAR_ARGUMENT_Y,
  WAR_ARGUMENT_HEX, /* the number of one */
} WarArgumentKind;

/* Of the values of a number or flag, which ones programs offer to people. */
typedef enum
{
  WAR_OFFER_ALL,
  WAR_OFFER_ENDS, /* the least and the most */
  WAR_OFFER_MOST,
} WarArgumentOffer;

typedef struct
{
  const char *name; /* ASCII, kebab-case: "heading"; NULL: there is none */
  WarArgumentKind kind;
  WarArgumentOffer offer;
} WarArgument;

#define WAR_ARGUMENT(kind, name) WAR_ARGUMENT_OFFERED (kind, name, ALL)
#define WAR_ARGUMENT_OFFERED(kind, name, offer) \
  { \
    name, WAR_ARGUMENT_##kind, WAR_OFFER_##offer \
  }

/* Where somebody stands and faces; a way from where the actor is. */
#define WAR_POSE_ARGUMENTS \
  WAR_ARGUMENT (X, "x"), WAR_ARGUMENT (Y, "y"), WAR_ARGUMENT (HEADING, "heading")
#define WAR_WAY_ARGUMENTS WAR_ARGUMENT (HEADING, "heading"), WAR_ARGUMENT (DISTANCE, "distance")

/* What an order does for who gives it, by which programs offer it. */
typedef enum
{
  WAR_ORDER_ACTS, /* somebody does something, or something is decided */
  WAR_ORDER_PLACES, /* somebody comes onto the field, at a place that is chosen */
  WAR_ORDER_PASSES, /* nobody does anything: an offer or a reaction is left out */
  WAR_ORDER_ENDS, /* the step is over, and what could still be done is not */
  WAR_ORDER_GIVES_UP, /* the game is lost; offered apart from all others, and never by chance */
} WarOrderRole;

typedef struct _WarOrderRule WarOrderRule; /* rulebook.h */

/* A kind of order, as a system declares it. */
typedef struct
{
  const char *name; /* ASCII, kebab-case: "move" */
  gint actor; /* WarTable of the actor; WAR_NONE */
  WarArgument arguments[WAR_ORDER_MAX_ARGUMENTS + 1]; /* a name of NULL ends them */
  gint targets; /* WarTable of targets; WAR_NONE */
  gboolean has_text;
  guint weight; /* how often somebody at random gives such an order, against others; 0 is 1 */
  WarOrderRole role;
  gboolean is_joint; /* several units can be told at once to do it to the same target, even if each
                        does so by an order of its own */
  gboolean rest_is_done; /* of an order that ends the step: who has not acted does so by it; of one
                            that places somebody: who has not been placed is as the step ends */
  const WarOrderRule *rule; /* of a system with a rulebook */
} WarOrderKind;

guint war_order_kind_count_arguments (const WarOrderKind *kind);

/* Which argument is a heading; −1: none. */
gint war_order_kind_find_heading (const WarOrderKind *kind);

/* Whether argument n and the next are a way from the actor: a heading, and how far. */
gboolean war_order_kind_has_way (const WarOrderKind *kind, guint n);

/* The same of an angle, from where it looks then, and how far; and whether argument n is an angle
 * by which it wheels before such a leg. */
gboolean war_order_kind_has_leg (const WarOrderKind *kind, guint n);
gboolean war_order_kind_has_wheel (const WarOrderKind *kind, guint n);

/* Whether a text of WAR_ORDER_TEXT_SIZE bytes ends, is UTF-8, and has neither control characters
 * nor what is no character at all. */
gboolean war_order_text_is_valid (const char *text);

/* An order without arguments, targets or text. */
WarOrder war_order_new (guint kind, gint seat, gint actor);
gboolean war_order_equal (const WarOrder *a, const WarOrder *b, const WarOrderKind *kinds);

/* The one grammar of orders, for journals, saves, logs and the command line, one order a line:
 *
 *   1 move pieces.12 heading=1024 distance=10160
 *   2 fire pieces.3 targets=4,7
 *   1 note sides.0 text="Hold the wood."
 *
 * Seats are counted from 1, rows from 0. Arguments stand in the kind's order, all of them; in a
 * text \" and \\ stand for a quote and a backslash. */
char *war_order_to_text (const WarOrder *order, const WarOrderKind *kinds);

/* FALSE with a message in English, to free, if the line is not an order of these kinds. Says
 * nothing about whether the order is allowed. kinds end with a name of NULL. */
gboolean war_order_from_text (WarOrder *order, const char *line, const WarOrderKind *kinds,
                              char **message);

#define WAR_DOMAIN_MAX_RANGES 64
#define WAR_DOMAIN_MAX_BITS (WAR_DOMAIN_MAX_RANGES * 64)

typedef struct
{
  gint32 minimum, maximum; /* inclusive */
} WarRange;

/* What an argument of an order may be: in every range minimum, minimum + step … up to maximum. A
 * move that may pass friends but not end on them has a range for each gap between them, and a fan
 * of headings across 0 has two. Ranges ascend and do not overlap; without any, nothing is
 * possible.
 *
 * Hexes may lie in more ranges than there is room for: where the step is 1 and all values are from
 * 0 to WAR_DOMAIN_MAX_BITS − 1 they become bits, n_ranges is 1, and ranges says nothing. Only the
 * functions below know both. */
typedef struct
{
  gint32 step; /* > 0 */
  guint n_ranges;
  gboolean is_bits;
  union
  {
    WarRange ranges[WAR_DOMAIN_MAX_RANGES];
    guint64 bits[WAR_DOMAIN_MAX_BITS / 64];
  };
} WarDomain;

#define WAR_OPTION_MAX_CANDIDATES 160

/* A kind of order that is possible now for an actor, with the domains of its parameters. They are
 * chosen one after the other: actor first, then the arguments, then the targets; what is possible
 * may depend on what was chosen before. Domains of arguments are exact for the first; of each
 * further one when those before it are chosen, which WarPlay.narrow() works out. Texts have no
 * domain: an order may always do without. */
typedef struct
{
  guint kind;
  gint actor;
  WarDomain arguments[WAR_ORDER_MAX_ARGUMENTS];
  guint n_candidates; /* rows that may be targets */
  gint candidates[WAR_OPTION_MAX_CANDIDATES];
  guint minimum_targets, maximum_targets; /* so many of them are chosen, each once */
} WarOption;

/* Makes the domain empty. */
void war_domain_clear (WarDomain *domain, gint32 step);

/* Adds minimum … maximum above all that the domain has; joined to the last range where it goes on
 * from it. FALSE if there is no room, not even as bits: then the domain lacks it. */
gboolean war_domain_add (WarDomain *domain, gint32 minimum, gint32 maximum);
gboolean war_domain_has (const WarDomain *domain, gint32 value);

/* How many values there are, and the one with the index, from 0. */
guint64 war_domain_count (const WarDomain *domain);
gint32 war_domain_get (const WarDomain *domain, guint64 index);

/* The value that is nearest to the wanted one, the lower of two; the domain is not empty. */
gint32 war_domain_get_nearest (const WarDomain *domain, gint32 wanted);

/* The first range of values that are not below `from`, which may begin in the middle of one. FALSE:
 * there is none. */
gboolean war_domain_find (const WarDomain *domain, gint64 from, WarRange *range);

G_END_DECLS
