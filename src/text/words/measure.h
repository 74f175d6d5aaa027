/* measure.h: lengths as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* A number as a person has written it, as text_read_number() reads it: with a comma or a point in
 * every language, with spaces, with a minus sign. NULL: it has a point or a comma that parts
 * thousands in this language and tenths in others, as "1,500" has. Free it. */
char *text_dup_plain_number (const char *said);

/* A decimal number, perhaps with eighths after it as tapes show them, or a fraction: "2 1/2". rest
 * is set to what follows it. */
gboolean text_read_number (const char *word, double *number, const char **rest);

/* "3½", "3.5", "3.5″", "3.5in", "9cm", "90mm"; in the unit if none is said. FALSE: it is no length,
 * or longer than WAR_LENGTH_MAX. */
gboolean text_read_length (const char *word, WarLengthUnit unit, WarLength *length);

/* Whether it would be a length, were it not longer than that. */
gboolean text_is_too_long (const char *word, WarLengthUnit unit);

G_END_DECLS
