/* help.c: what the help says of one command
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/help.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PROGRAM "  duckboard-cli "

/* Whether the line begins what is said of something: of a command, or of an option. What goes on in
 * further lines stands farther to the right. */
static gboolean
is_beginning (const char *line)
{
  gsize indent = strspn (line, " ");

  return line[indent] == '\0' || indent == 2 || (indent == 6 && line[indent] == '-');
}

static gboolean
is_of_command (const char *line, const char *command)
{
  gsize n = strlen (command);

  if (!g_str_has_prefix (line, PROGRAM))
    return FALSE;
  line += strlen (PROGRAM);
  return strncmp (line, command, n) == 0 && (line[n] == ' ' || line[n] == '\0');
}

static gboolean
is_of_option (const char *line, char *const *options)
{
  const char *dashes = strstr (line, "--");
  g_autofree char *name = NULL;

  if (line[strspn (line, " ")] != '-' || dashes == NULL)
    return FALSE;
  name = g_strndup (dashes + 2, strspn (dashes + 2, "abcdefghijklmnopqrstuvwxyz-0123456789"));
  return g_strv_contains ((const char *const *) options, name);
}

char *
cli_help_dup (const char *usage, const char *command, const char *options)
{
  g_return_val_if_fail (usage != NULL, NULL);
  g_return_val_if_fail (command != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  g_auto (GStrv) lines = g_strsplit (usage, "\n", -1);
  g_auto (GStrv) names = g_strsplit (options, " ", -1);
  g_autoptr (GString) commands = g_string_new (NULL);
  g_autoptr (GString) others = g_string_new (NULL);
  GString *into = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (is_beginning (lines[i]))
        into = is_of_command (lines[i], command) ? commands
               : is_of_option (lines[i], names)  ? others
                                                 : NULL;
      if (into != NULL)
        g_string_append_printf (into, "%s\n", lines[i]);
    }

  if (others->len > 0)
    g_string_append_printf (commands, "\n%s\n%s", _ ("Options:"), others->str);
  return g_string_free (g_steal_pointer (&commands), FALSE);
}
