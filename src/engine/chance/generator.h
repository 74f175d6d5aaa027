/* generator.h: the random numbers of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* PCG32 (Melissa O'Neill, pcg-random.org: XSH-RR 64/32): small enough to be a part of a game's
 * state, the same on every machine, and of known quality. A value like any other: copying it makes
 * a second generator that gives the same numbers. */
typedef struct
{
  guint64 state;
  guint64 stream; /* odd */
} WarGenerator;

/* Generators with the same seed and different sequences give unrelated numbers. */
WarGenerator war_generator_new (guint64 seed, guint64 sequence);

guint32 war_generator_next (WarGenerator *generator);

/* A number in 0 … bound − 1, each as likely as any other; bound > 0. May draw more than once. */
guint32 war_generator_draw (WarGenerator *generator, guint32 bound);

G_END_DECLS
