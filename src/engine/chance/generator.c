/* generator.c: the random numbers of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/generator.h"

#define MULTIPLIER G_GUINT64_CONSTANT (6364136223846793005)

WarGenerator
war_generator_new (guint64 seed, guint64 sequence)
{
  WarGenerator generator = { .state = 0, .stream = (sequence << 1) | 1 };

  war_generator_next (&generator);
  generator.state += seed;
  war_generator_next (&generator);

  return generator;
}

guint32
war_generator_next (WarGenerator *generator)
{
  guint64 old = generator->state;
  guint32 shifted = (guint32) (((old >> 18) ^ old) >> 27);
  guint32 rotation = (guint32) (old >> 59);

  generator->state = old * MULTIPLIER + generator->stream;

  return (shifted >> rotation) | (shifted << ((32 - rotation) & 31));
}

guint32
war_generator_draw (WarGenerator *generator, guint32 bound)
{
  guint32 threshold, number;

  g_return_val_if_fail (bound > 0, 0);

  /* Numbers below the threshold would make the first remainders likelier than the last. */
  threshold = (0 - bound) % bound;
  do
    number = war_generator_next (generator);
  while (number < threshold);

  return number % bound;
}
