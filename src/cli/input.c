/* input.c: what persons say, line by line, and their wish to stop
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/input.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static const int interrupts[] = { SIGINT, SIGTERM, SIGHUP };

static volatile sig_atomic_t is_interrupted;

static void
note_interrupt (int number)
{
  is_interrupted = 1;
}

void
cli_input_catch_interrupts (void)
{
  struct sigaction action = { .sa_handler = note_interrupt, .sa_flags = SA_RESETHAND };

  sigemptyset (&action.sa_mask);
  is_interrupted = 0;
  for (guint i = 0; i < G_N_ELEMENTS (interrupts); i++)
    sigaction (interrupts[i], &action, NULL);
}

gboolean
cli_input_is_interrupted (void)
{
  return is_interrupted != 0;
}

gboolean
cli_input_open (CliInput *input, const char *path)
{
  input->fd = path != NULL ? open (path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
  input->ahead = g_string_new (NULL);
  input->is_at_end = FALSE;
  input->is_begun = FALSE;
  return input->fd >= 0;
}

void
cli_input_clear (CliInput *input)
{
  if (input->ahead == NULL)
    return;

  if (input->fd > STDIN_FILENO)
    close (input->fd);
  g_string_free (input->ahead, TRUE);
  input->ahead = NULL;
}

void
cli_input_go_on (CliInput *input)
{
  input->is_at_end = FALSE;
}

/* Waits until there is something to read. Interrupts are let in only while waiting, so that none
 * comes between the look at the flag and the waiting and is slept through. FALSE: interrupted. */
static gboolean
wait_for_more (const CliInput *input)
{
  sigset_t blocked, before;
  int n_ready = -1;
  fd_set waiting;

  sigemptyset (&blocked);
  for (guint i = 0; i < G_N_ELEMENTS (interrupts); i++)
    sigaddset (&blocked, interrupts[i]);
  sigprocmask (SIG_BLOCK, &blocked, &before);
  while (!cli_input_is_interrupted () && n_ready < 0)
    {
      FD_ZERO (&waiting);
      FD_SET (input->fd, &waiting);
      n_ready = pselect (input->fd + 1, &waiting, NULL, NULL, NULL, &before);
      if (n_ready < 0 && errno != EINTR)
        break;
    }
  sigprocmask (SIG_SETMASK, &before, NULL);
  return !cli_input_is_interrupted ();
}

static void
read_more (CliInput *input)
{
  char bytes[4096];
  ssize_t n_bytes = read (input->fd, bytes, sizeof bytes);

  if (n_bytes > 0)
    g_string_append_len (input->ahead, bytes, n_bytes);
  else if (n_bytes == 0 || errno != EINTR)
    input->is_at_end = TRUE;
}

CliInputResult
cli_input_read_line (CliInput *input, GString *line)
{
  const char *end;
  gsize length;

  while ((end = memchr (input->ahead->str, '\n', input->ahead->len)) == NULL && !input->is_at_end
         && input->ahead->len <= CLI_INPUT_MAX)
    if (wait_for_more (input))
      read_more (input);
    else
      return CLI_INPUT_INTERRUPTED;
  if (input->ahead->len > CLI_INPUT_MAX
      && (end == NULL || (gsize) (end - input->ahead->str) > CLI_INPUT_MAX))
    {
      g_string_truncate (input->ahead, 0);
      input->is_at_end = TRUE;
      return CLI_INPUT_TOO_LONG;
    }
  if (end == NULL && input->ahead->len == 0)
    return CLI_INPUT_END;

  /* The last line may lack its end. */
  length = end != NULL ? (gsize) (end - input->ahead->str) : input->ahead->len;
  g_string_truncate (line, 0);
  g_string_append_len (line, input->ahead->str, (gssize) length);
  g_string_erase (input->ahead, 0, (gssize) MIN (length + 1, input->ahead->len));
  /* A byte-order mark, which programs for Windows write, is no part of an order. */
  if (!input->is_begun && g_str_has_prefix (line->str, "\xef\xbb\xbf"))
    g_string_erase (line, 0, 3);
  input->is_begun = TRUE;
  return CLI_INPUT_LINE;
}
