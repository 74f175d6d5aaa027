/* command.h: what the commands of duckboard-cli share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/document.h"

/* Exit statuses: what scripts may rely on. */
enum
{
  CLI_RIGHT = 0,
  CLI_WRONG = 1, /* a document or an order is wrong */
  CLI_UNREADABLE = 2, /* a file cannot be read or written, or the call makes no sense */
};

/* What was given at the command line; each command uses what concerns it. Strings are NULL, and
 * numbers 0, where they are not given. */
typedef struct
{
  /* documents and pictures */
  char *output;
  char *paper;
  int width;
  gboolean black, save_ink;
  gboolean layers;
  gboolean tiles;
  double dpi;
  char *scale;
  int overlap; /* millimetres */
  gboolean booklet, outlines;

  /* show */
  gboolean markdown;
  char *format;
  gboolean for_opponent, no_costs;

  /* story */
  int pace; /* milliseconds */

  /* print */
  char *detail;
  int columns;
  gboolean landscape;
  char *cards;
  char *backs, *offset;
  gboolean plan;
  char *with, *without; /* ids of parts, separated by commas */

  /* photo */
  char *corners; /* four places in pixels, separated by blanks */

  /* odds */
  char *cover;
  int wounds; /* 0: all */

  /* sight, and maps of virtual tabletops */
  char *system;
  char *square;
  char *url;
  gboolean no_pictures;

  /* play, test and odds */
  gboolean balanced;
  gboolean as_printed;
  char *amend; /* numbers of clauses */

  /* play */
  char *type, *army1, *army2, *field, *level;
  gboolean short_edges;
  int rounds;
  char *seed;
  char *players[WAR_MAX_SEATS];
  int patience; /* seconds */
  char *orders;
  char *dice;
  char *save;
  gboolean post;
  char *log;
  char *to;
  int seat; /* from 1; 0: not given */

  /* test */
  int games;
  int threads;
  double within; /* percent; 0: not given */
  gboolean json, merge, change_sides, variants;
  char *shard; /* "3/1000" */

  /* balance */
  int armies, points;
} CliOptions;

/* What duckboard-cli can be asked to do. */
typedef struct
{
  const char *name;
  int (*run) (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
  guint minimum, maximum; /* words after the name */
  const char *words; /* what each of them is, as complete.c calls it; the last, all further ones */
  const char *options; /* that it takes */
  gboolean may_print; /* with --output, too: without it, what would be written is printed */
} CliCommand;

/* From here on what is printed holds no control characters but line feeds and tabs, nor such as
 * turn the direction of writing: a file's name or text may not steer a terminal. They are written
 * as "\x1b", and bytes that are no UTF-8 likewise. */
void cli_guard_terminal (void);

/* Says on the standard error output what is wrong with the call; CLI_UNREADABLE. */
int cli_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Says that the program has no libapriltag; CLI_UNREADABLE. */
int cli_fail_without_tags (void);

/* Says what is wrong with a document; CLI_WRONG, or CLI_UNREADABLE. */
int cli_report_faults (const StoreFaults *faults);

/* Says that the word stands for no document; CLI_UNREADABLE. */
int cli_fail_document (const char *word);

/* Opens the document that a word at the command line stands for, and says what is wrong with its
 * file, or odd about it. FALSE, with the exit status, if it cannot be used. */
gboolean cli_document_open_word (CliDocument *document, StoreLibrary *library, const char *word,
                                 int *status);

/* Says in what the army breaks the rules, or is odd; FALSE if it breaks them. */
gboolean cli_check_army (const WarArmy *army, const char *word);

/* The rules that are asked for, else those of the document, else of the first system; they are the
 * library's. NULL after saying why. */
WarRules *cli_get_rules (StoreLibrary *library, const CliDocument *document,
                         const CliOptions *options);

/* The operation with the armies of --army1 and --army2 for the sides that bring one. NULL, with the
 * exit status, after saying what they lack, or which rule an army breaks; may_lack: a side need not
 * be given one. */
WarOperation *cli_bring_armies (StoreLibrary *library, WarOperation *operation,
                                const CliOptions *options, gboolean may_lack, int *status);

/* The battle of --type between --army1 and --army2 on --field. NULL, with the exit status, after
 * saying what is missing or wrong. */
WarOperation *cli_arrange_battle (StoreLibrary *library, const CliOptions *options, int *status);

/* Whether nothing is given that only makes sense for such a battle; says so if not. */
gboolean cli_check_no_battle (const CliOptions *options);

/* Whether amendments are chosen at the command line. If they are, sets which; FALSE after saying
 * what is wrong with the choice. */
gboolean cli_has_amendments (const CliOptions *options);
gboolean cli_choose_amendments (const CliOptions *options, const WarSystem *system,
                                WarAmendments *amendments);

/* Whether --level names one of the system's, if it is given; says so if not. */
gboolean cli_check_level (const CliOptions *options, const WarSystem *system);

/* The operation with the amendments and level that are chosen, or its own: a new reference. NULL
 * after saying what is wrong. */
WarOperation *cli_amend_operation (WarOperation *operation, const CliOptions *options);

/* The commands, each with the words after its name. */
int cli_run_check (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_canon (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_show (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_list (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_draw (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_print (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_campaign (StoreLibrary *library, char **words, guint n_words,
                      const CliOptions *options);
int cli_run_odds (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_import (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_export (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_bundle (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_photo (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_sight (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_play (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_test (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_tournament (StoreLibrary *library, char **words, guint n_words,
                        const CliOptions *options);
int cli_run_balance (StoreLibrary *library, char **words, guint n_words, const CliOptions *options);
int cli_run_replay (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_story (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
int cli_run_hash (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options);
