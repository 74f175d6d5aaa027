/* variants.h: small changes of an operation that may make it fairer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_VARIANT_FIRST, /* number: the side that goes first; 0: the dice decide */
  WAR_VARIANT_ROUNDS, /* number: the limit of rounds */
  WAR_VARIANT_POINTS, /* side, number: what its army may cost */
  WAR_VARIANT_MORE, /* side, index: an entry of its force, of which there is one unit more */
  WAR_VARIANT_FEWER, /* likewise: one unit fewer, perhaps none */
  WAR_VARIANT_RESERVE, /* likewise: one unit of it is held back */
  WAR_VARIANT_ARRIVAL, /* likewise; number: the round from which it comes */
  WAR_VARIANT_AMENDMENT, /* index: the system's; number: TRUE: it is on */
  WAR_VARIANT_LEVEL, /* index: the system's level of an enemy that goes by a chart */
} WarVariantKind;

/* A change, to be made in an operation that it was found in. */
typedef struct
{
  WarVariantKind kind;
  gint side; /* 1 or 2; 0: of neither */
  guint index;
  gint number;
} WarVariant;

#define WAR_MAX_VARIANTS 40

/* By how much an army may cost more or less, and about what a unit costs that comes or goes, in
 * percent of the force. */
#define WAR_VARIANT_PERCENT 5

/* WarVariant: who goes first, two rounds more and fewer, a little more and less for each side, a
 * unit held back, reserves a round earlier and later, amendments that are about something in the
 * operation, a level more and less. What makes it odd, or cannot be played, is none. */
GArray *war_variants_list (WarOperation *operation);

/* The operation with the change. */
WarOperation *war_variant_apply (const WarOperation *operation, const WarVariant *variant);

G_END_DECLS
