/* faults.c: everything that is wrong with a file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/faults.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (store - error - quark, store_error)

static void
fault_free (StoreFault *fault)
{
  g_free (fault->message);
  g_free (fault);
}

StoreFaults *
store_faults_new (const char *file)
{
  StoreFaults *faults = g_new0 (StoreFaults, 1);

  faults->file = g_strdup (file);
  faults->items = g_ptr_array_new_with_free_func ((GDestroyNotify) fault_free);
  faults->warnings = g_ptr_array_new_with_free_func ((GDestroyNotify) fault_free);
  return faults;
}

void
store_faults_free (StoreFaults *faults)
{
  g_free (faults->file);
  g_ptr_array_unref (faults->items);
  g_ptr_array_unref (faults->warnings);
  g_free (faults);
}

gboolean
store_faults_is_empty (const StoreFaults *faults)
{
  return faults->items->len == 0;
}

void
store_faults_give_up (StoreFaults *faults)
{
  g_atomic_int_set (&faults->is_unwanted, TRUE);
}

gboolean
store_faults_are_unwanted (const StoreFaults *faults)
{
  return g_atomic_int_get (&faults->is_unwanted);
}

static void add (GPtrArray *items, guint line, guint column, const char *format, va_list arguments)
  G_GNUC_PRINTF (4, 0);

static void
add (GPtrArray *items, guint line, guint column, const char *format, va_list arguments)
{
  StoreFault *fault = g_new0 (StoreFault, 1);

  fault->line = line;
  fault->column = column;
  fault->message = g_strdup_vprintf (format, arguments);
  g_ptr_array_add (items, fault);
}

void
store_faults_add (StoreFaults *faults, guint line, guint column, const char *format, ...)
{
  va_list arguments;

  if (faults->items->len >= STORE_FAULTS_MAX)
    {
      faults->n_more++;
      return;
    }

  va_start (arguments, format);
  add (faults->items, line, column, format, arguments);
  va_end (arguments);
}

void
store_faults_warn (StoreFaults *faults, guint line, guint column, const char *format, ...)
{
  va_list arguments;

  if (faults->warnings->len >= STORE_WARNINGS_MAX)
    return;

  va_start (arguments, format);
  add (faults->warnings, line, column, format, arguments);
  va_end (arguments);
}

/* A name with a line break in it would look like another fault. */
static void
append_file (GString *string, const char *file)
{
  for (; *file != '\0'; file++)
    if (*file == '\n')
      g_string_append (string, "\\n");
    else
      g_string_append_c (string, *file);
}

/* "FILE:LINE:COL: " */
static void
append_place (GString *string, const StoreFaults *faults, const StoreFault *fault)
{
  append_file (string, faults->file);
  if (fault->line > 0)
    g_string_append_printf (string, ":%u:%u", fault->line, fault->column);
  g_string_append (string, ": ");
}

char *
store_faults_to_string (const StoreFaults *faults)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < faults->items->len; i++)
    {
      const StoreFault *fault = g_ptr_array_index (faults->items, i);

      append_place (string, faults, fault);
      g_string_append_printf (string, "%s\n", fault->message);
    }

  if (faults->n_more > 0)
    g_string_append_printf (string,
                            g_dngettext (GETTEXT_PACKAGE, "%s: and %u more fault\n",
                                         "%s: and %u more faults\n", faults->n_more),
                            faults->file, faults->n_more);

  return g_string_free (string, FALSE);
}

char *
store_faults_warnings_to_string (const StoreFaults *faults)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < faults->warnings->len; i++)
    {
      const StoreFault *fault = g_ptr_array_index (faults->warnings, i);

      append_place (string, faults, fault);
      g_string_append_printf (string, _ ("warning: %s\n"), fault->message);
    }

  return g_string_free (string, FALSE);
}

GError *
store_faults_to_error (const StoreFaults *faults)
{
  g_autofree char *lines = store_faults_to_string (faults);

  return g_error_new_literal (
    STORE_ERROR, faults->unreadable ? STORE_ERROR_READ : STORE_ERROR_INVALID, g_strchomp (lines));
}
