/* program.h: runs duckboard-cli as scripts do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

typedef struct
{
  char *folder; /* temporary; the commands run in it */
} Fixture;

void set_up (Fixture *fixture, gconstpointer data);
void tear_down (Fixture *fixture, gconstpointer data);

/* A shipped scenario's path, for an argument; free it. */
char *get_scenario (const char *name);

/* Writes a file into the folder. */
void write_file (Fixture *fixture, const char *name, const char *text);

/* The text of a file there; free it. */
char *read_text (Fixture *fixture, const char *name);

/* Writes a file of there to another one with one part of its text replaced, which it has once. */
void copy_changed (Fixture *fixture, const char *from, const char *to, const char *part,
                   const char *by);

/* The exit status. output and errors may be NULL. */
int run (Fixture *fixture, char **output, char **errors, const char *argument,
         ...) G_GNUC_NULL_TERMINATED;

/* The same, with something to read on the standard input. */
int run_with_input (Fixture *fixture, const char *input, char **output, char **errors,
                    const char *argument, ...) G_GNUC_NULL_TERMINATED;

/* With what was printed, if not. */
void assert_contains (const char *text, const char *part);
void assert_lacks (const char *text, const char *part);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
