/* command.c: what the commands of duckboard-cli share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/command.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "engine/army/army-check.h"
#include "engine/system.h"
#include "text/army/problem.h"

/* Between letters that belong together. */
static gboolean
is_joiner (gunichar character)
{
  return character == 0x200c || character == 0x200d || character == 0xad;
}

/* Appends what is harmless as it is. */
static void
append_escaped (GString *shown, const char *text)
{
  while (*text != '\0')
    {
      gunichar character = g_utf8_get_char_validated (text, -1);
      GUnicodeType type;

      if (character >= (gunichar) -2)
        {
          g_string_append_printf (shown, "\\x%02x", (guchar) *text++);
          continue;
        }

      type = g_unichar_type (character);
      if ((type == G_UNICODE_CONTROL && character != '\n' && character != '\t')
          || (type == G_UNICODE_FORMAT && g_unichar_iszerowidth (character)
              && !is_joiner (character)))
        g_string_append_printf (shown, "\\x%02x", character);
      else
        g_string_append_unichar (shown, character);
      text = g_utf8_next_char (text);
    }
}

static void
print (const char *text, FILE *file)
{
  g_autoptr (GString) shown = g_string_sized_new (strlen (text) + 1);
  g_autofree char *converted = NULL;
  const char *charset;

  append_escaped (shown, text);
  if (!g_get_console_charset (&charset))
    converted = g_convert_with_fallback (shown->str, (gssize) shown->len, charset, "UTF-8", "?",
                                         NULL, NULL, NULL);
  fputs (converted != NULL ? converted : shown->str, file);
  fflush (file);
}

static void
print_to_output (const char *text)
{
  print (text, stdout);
}

static void
print_to_errors (const char *text)
{
  print (text, stderr);
}

void
cli_guard_terminal (void)
{
  g_set_print_handler (print_to_output);
  g_set_printerr_handler (print_to_errors);
}

int
cli_fail (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_printerr ("duckboard-cli: %s\n", message);
  return CLI_UNREADABLE;
}

int
cli_fail_without_tags (void)
{
  return cli_fail (_ ("this program was built without libapriltag, which photos need"));
}

int
cli_report_faults (const StoreFaults *faults)
{
  g_autofree char *lines = store_faults_to_string (faults);

  g_printerr ("%s", lines);
  return faults->unreadable ? CLI_UNREADABLE : CLI_WRONG;
}

int
cli_fail_document (const char *word)
{
  return cli_fail (_ ("“%s” is neither a file nor a shipped document; see “duckboard-cli list”"),
                   word);
}

gboolean
cli_document_open_word (CliDocument *document, StoreLibrary *library, const char *word, int *status)
{
  g_autofree char *path = cli_document_find (library, word);
  g_autoptr (StoreFaults) faults = NULL;
  g_autofree char *warnings = NULL;

  if (path == NULL)
    {
      *status = cli_fail_document (word);
      return FALSE;
    }

  faults = store_faults_new (path);
  if (!cli_document_open (document, library, path, faults))
    {
      *status = cli_report_faults (faults);
      return FALSE;
    }

  warnings = store_faults_warnings_to_string (faults);
  g_printerr ("%s", warnings);
  return TRUE;
}

gboolean
cli_check_army (const WarArmy *army, const char *word)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);
  gboolean is_legal = TRUE;

  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *sentence = text_problem (problem);

      is_legal &= problem->severity != WAR_SEVERITY_ERROR;
      g_printerr (problem->severity == WAR_SEVERITY_WARNING ? _ ("%s: warning: %s\n") : "%s: %s\n",
                  word, sentence);
    }

  return is_legal;
}

/* "entrenched, empires" */
static char *
dup_systems (void)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; war_system_get_nth (i) != NULL; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", war_system_get_nth (i)->id);
  return g_string_free (ids, FALSE);
}

WarRules *
cli_get_rules (StoreLibrary *library, const CliDocument *document, const CliOptions *options)
{
  const char *id = options->system;
  g_autoptr (GError) error = NULL;
  WarRules *rules = NULL;

  if (id != NULL && war_system_get (id) == NULL)
    {
      g_autofree char *ids = dup_systems ();

      cli_fail (_ ("there is no rule system “%s”; choose %s"), id, ids);
      return NULL;
    }
  if (id == NULL && document->operation != NULL)
    id = document->operation->rules->system->id;
  else if (id == NULL && document->field != NULL)
    rules = store_library_find_rules_of (library, document->field);
  if (rules != NULL)
    return rules;
  if (id == NULL)
    {
      g_autofree char *ids = dup_systems ();

      cli_fail (_ ("say by the rules of which system, with --system: %s"), ids);
      return NULL;
    }
  rules = store_library_get_rules (library, id, &error);
  if (rules == NULL)
    cli_fail ("%s", error->message);

  return rules;
}
