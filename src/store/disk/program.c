/* program.c: a program that speaks with this one, line by line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/program.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/disk/faults.h"

/* That it has for ending by itself, in seconds. */
#define FAREWELL 2

#define CHUNK 65536

/* Milliseconds between looks whether somebody wants to stop: a signal may come to any thread. */
#define LOOKS 100

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

struct _StoreProgram
{
  char *path;
  guint patience;
  StoreProgramStops stops; /* or NULL */
  GMainContext *context; /* its own, so that threads may each speak with one */
  GSubprocess *process;
  GOutputStream *input; /* its; lent */
  GInputStream *output;
  GByteArray *ahead; /* that it has said and nobody has heard yet */
  GError *deaf; /* it did not listen once, and nobody waits for it again; or NULL */
};

/* In the new process. What is typed at the terminal to interrupt us does not reach it. */
static void
lead_group (gpointer data)
{
  setpgid (0, 0);
}

StoreProgram *
store_program_start (const char *path, guint patience, StoreProgramStops stops, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (patience >= 1 && patience <= STORE_PROGRAM_MAX_PATIENCE, NULL);

  g_autoptr (GError) why = NULL;
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  /* A name without a folder is a file here, not one of the programs of the system. */
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  StoreProgram *program;

  g_subprocess_launcher_set_child_setup (launcher, lead_group, NULL, NULL);
  process = g_subprocess_launcher_spawn (launcher, &why, whole, NULL);
  if (process == NULL)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_READ, _ ("%s cannot be started: %s"), path,
                   why->message);
      return NULL;
    }

  program = g_new0 (StoreProgram, 1);
  program->path = g_strdup (path);
  program->patience = patience;
  program->stops = stops;
  program->context = g_main_context_new ();
  program->process = g_steal_pointer (&process);
  program->input = g_subprocess_get_stdin_pipe (program->process);
  program->output = g_subprocess_get_stdout_pipe (program->process);
  program->ahead = g_byte_array_new ();
  return program;
}

/* Waiting -------------------------------------------------------------------------------------- */

/* Something that takes as long as it takes, but no longer than one waits. */
typedef struct
{
  GMainContext *context;
  GCancellable *cancellable;
  GSource *timer, *looks;
  StoreProgramStops stops;
  GAsyncResult *result; /* once it is done */
  gboolean is_late;
} Wait;

static gboolean
give_up (gpointer data)
{
  Wait *wait = data;

  wait->is_late = TRUE;
  g_cancellable_cancel (wait->cancellable);
  return G_SOURCE_REMOVE;
}

static gboolean
look (gpointer data)
{
  Wait *wait = data;

  if (wait->stops == NULL || !wait->stops ())
    return G_SOURCE_CONTINUE;
  g_cancellable_cancel (wait->cancellable);
  return G_SOURCE_REMOVE;
}

static void
begin_wait (Wait *wait, StoreProgram *program, guint seconds)
{
  *wait = (Wait){
    .context = program->context,
    .cancellable = g_cancellable_new (),
    .stops = program->stops,
  };
  wait->timer = g_timeout_source_new_seconds (seconds);
  g_source_set_callback (wait->timer, give_up, wait, NULL);
  g_source_attach (wait->timer, program->context);
  wait->looks = g_timeout_source_new (LOOKS);
  g_source_set_callback (wait->looks, look, wait, NULL);
  g_source_attach (wait->looks, program->context);
  g_main_context_push_thread_default (program->context);
}

static void
note_result (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Wait *) data)->result = g_object_ref (result);
}

static void
wait_for_result (Wait *wait)
{
  while (wait->result == NULL)
    g_main_context_iteration (wait->context, TRUE);
}

static void
end_wait (Wait *wait)
{
  g_main_context_pop_thread_default (wait->context);
  g_source_destroy (wait->timer);
  g_source_destroy (wait->looks);
  g_clear_pointer (&wait->timer, g_source_unref);
  g_clear_pointer (&wait->looks, g_source_unref);
  g_clear_object (&wait->cancellable);
  g_clear_object (&wait->result);
}

static void
set_late (const StoreProgram *program, GError **error)
{
  g_set_error (error, STORE_ERROR, STORE_ERROR_READ,
               g_dngettext (GETTEXT_PACKAGE, "%s has said nothing for %u second",
                            "%s has said nothing for %u seconds", program->patience),
               program->path, program->patience);
}

static void
set_ended (const StoreProgram *program, GError **error)
{
  g_set_error (error, STORE_ERROR, STORE_ERROR_READ, _ ("%s has ended without an answer"),
               program->path);
}

/* Speaking ------------------------------------------------------------------------------------- */

gboolean
store_program_say (StoreProgram *program, const char *line, GError **error)
{
  g_return_val_if_fail (program != NULL, FALSE);
  g_return_val_if_fail (line != NULL && strchr (line, '\n') == NULL, FALSE);

  g_autofree char *whole = g_strconcat (line, "\n", NULL);
  gboolean is_said;
  Wait wait;

  if (program->deaf != NULL)
    {
      g_propagate_error (error, g_error_copy (program->deaf));
      return FALSE;
    }

  begin_wait (&wait, program, program->patience);
  g_output_stream_write_all_async (program->input, whole, strlen (whole), G_PRIORITY_DEFAULT,
                                   wait.cancellable, note_result, &wait);
  wait_for_result (&wait);
  is_said = g_output_stream_write_all_finish (program->input, wait.result, NULL, NULL);
  if (!is_said && wait.is_late)
    g_set_error (&program->deaf, STORE_ERROR, STORE_ERROR_READ,
                 g_dngettext (GETTEXT_PACKAGE, "%s has not listened for %u second",
                              "%s has not listened for %u seconds", program->patience),
                 program->path, program->patience);
  else if (!is_said)
    set_ended (program, &program->deaf);
  end_wait (&wait);
  if (!is_said)
    g_propagate_error (error, g_error_copy (program->deaf));
  return is_said;
}

/* Waits for more of what it says. */
static gboolean
read_more (StoreProgram *program, Wait *wait, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize length = 0;
  gconstpointer data = NULL;

  g_clear_object (&wait->result);
  g_input_stream_read_bytes_async (program->output, CHUNK, G_PRIORITY_DEFAULT, wait->cancellable,
                                   note_result, wait);
  wait_for_result (wait);
  bytes = g_input_stream_read_bytes_finish (program->output, wait->result, NULL);
  if (bytes != NULL)
    data = g_bytes_get_data (bytes, &length);
  if (length > 0)
    g_byte_array_append (program->ahead, data, (guint) length);
  else if (wait->is_late)
    set_late (program, error);
  else
    set_ended (program, error);

  return length > 0;
}

gboolean
store_program_hear (StoreProgram *program, GString *line, GError **error)
{
  g_return_val_if_fail (program != NULL, FALSE);
  g_return_val_if_fail (line != NULL, FALSE);

  GByteArray *ahead = program->ahead;
  const guint8 *end = NULL;
  gboolean is_heard = TRUE;
  guint seen = 0;
  gsize length;
  Wait wait;

  begin_wait (&wait, program, program->patience);
  while (is_heard)
    {
      end = ahead->len > seen ? memchr (ahead->data + seen, '\n', ahead->len - seen) : NULL;
      if (end != NULL)
        break;
      seen = ahead->len;
      if (seen > STORE_PROGRAM_MAX_LINE)
        {
          g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                       _ ("%s has said a line that is longer than %d\u00a0KB"), program->path,
                       STORE_PROGRAM_MAX_LINE / 1024);
          is_heard = FALSE;
        }
      else
        is_heard = read_more (program, &wait, error);
    }
  end_wait (&wait);
  if (!is_heard)
    return FALSE;

  length = (gsize) (end - ahead->data);
  g_string_truncate (line, 0);
  g_string_append_len (line, (const char *) ahead->data, (gssize) length);
  g_byte_array_remove_range (ahead, 0, (guint) length + 1);
  if (line->len > 0 && line->str[line->len - 1] == '\r')
    g_string_truncate (line, line->len - 1);
  if (g_str_has_prefix (line->str, BYTE_ORDER_MARK))
    g_string_erase (line, 0, (gssize) strlen (BYTE_ORDER_MARK));
  if (!g_utf8_validate (line->str, (gssize) line->len, NULL))
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                   _ ("%s has said what is no text in UTF-8"), program->path);
      return FALSE;
    }

  return TRUE;
}

/* The process that leads the group; 0: it has ended, and others of the group may go on. */
static pid_t
find_group (const StoreProgram *program)
{
  const char *identifier = g_subprocess_get_identifier (program->process);

  return identifier != NULL ? (pid_t) strtol (identifier, NULL, 10) : 0;
}

void
store_program_free (StoreProgram *program)
{
  pid_t group;
  Wait wait;

  if (program == NULL)
    return;

  group = find_group (program);
  program->stops = NULL; /* the farewell is short */
  begin_wait (&wait, program, FAREWELL);
  g_output_stream_close (program->input, NULL, NULL);
  g_subprocess_wait_async (program->process, wait.cancellable, note_result, &wait);
  wait_for_result (&wait);
  if (!g_subprocess_wait_finish (program->process, wait.result, NULL))
    {
      /* As long as nobody has waited for its leader, no other group has its number. */
      if (group > 0)
        kill (-group, SIGKILL);
      g_subprocess_force_exit (program->process);
    }
  end_wait (&wait);

  g_clear_object (&program->process);
  g_clear_pointer (&program->ahead, g_byte_array_unref);
  g_clear_pointer (&program->context, g_main_context_unref);
  g_clear_error (&program->deaf);
  g_free (program->path);
  g_free (program);
}
