/* order-words.h: the words of an order, read one after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/short-order.h"

typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  char **words; /* folded to lower case */
  guint n_words;
  guint next; /* the word that is looked at */
  CliShortOrder *begun;
  const WarOrderKind *kind;
  gboolean is_offered; /* somebody may give an order of the kind now */
  gboolean is_others; /* the actor is a piece of another side, which may not: nothing else counts */
  char *message; /* why it is no order; or NULL */
  char *note; /* why an order that is one goes less far than might be thought; or NULL */
  char *several; /* what the row that was last looked for may be, if that is not clear; or NULL */
} CliReader;

/* What is more likely meant by a name that several rows have a part of. */
typedef struct
{
  const gint *rows; /* these before others */
  guint n_rows;
  enum
  {
    CLI_ANY_UNITS,
    CLI_OWN_UNITS,
    CLI_OTHER_UNITS,
  } whose; /* then these */
} CliPreference;

/* Whether argument n of the order is of that kind; FALSE where it has no such argument. */
static inline gboolean
cli_reader_is_kind (const CliReader *reader, guint n, WarArgumentKind kind)
{
  const WarArgument *argument = &reader->kind->arguments[n];

  return argument->name != NULL && argument->kind == kind;
}

/* The next word; NULL at the end. */
const char *cli_reader_peek (const CliReader *reader);

/* Reads the next word if it is one of these; b and c may be NULL. */
gboolean cli_reader_accept (CliReader *reader, const char *a, const char *b, const char *c);

/* Takes the message, and keeps the first; FALSE. */
gboolean cli_reader_fail (CliReader *reader, char *message);

/* "bef-infantry-2" of "BEF Infantry 2". Free it. */
char *cli_reader_fold (const char *name);

/* A row by its number, or by its name in as many words as it takes; FALSE, and nothing is read, if
 * the words name none, or several. Parts of a name are enough, and their beginnings: "cav 2" of
 * "German Cavalry 2". */
gboolean cli_reader_read_row (CliReader *reader, WarTable table, const CliPreference *preference,
                              gint *row);

/* A position, a square of the map, or where a piece is. */
gboolean cli_reader_read_place (CliReader *reader, WarPosition *position);

/* A hex by its column and row, the fort of a number, or where a piece is. */
gboolean cli_reader_read_hex (CliReader *reader, WarHex *hex);

/* order-arguments.c: what argument n may be after those before it, as far as that is known; NULL:
 * anything. For n past the arguments, the targets are narrowed. */
const WarDomain *cli_reader_narrow (CliReader *reader, guint n);

/* Reads argument n, and the one after it where they are said together. */
gboolean cli_reader_read_argument (CliReader *reader, guint n);
