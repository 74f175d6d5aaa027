/* test-prologue.c: what somebody types in a prologue stays as it is typed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "desk/documents/operation-document.h"
#include "text/words/phrase.h"

static GtkTextBuffer *
get_buffer (DuckPage *page)
{
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));

  gtk_stack_set_visible_child_name (stack, "briefing");
  return gtk_text_view_get_buffer (
    GTK_TEXT_VIEW (app_find_type (gtk_stack_get_visible_child (stack), GTK_TYPE_TEXT_VIEW)));
}

static char *
dup_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The first paragraph of a shipped operation, as its file has it, to free. */
static char *
dup_paragraph (AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  g_autofree char *text = NULL;
  const char *begin;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  begin = strstr (text, "<p>") + strlen ("<p>");
  return g_strndup (begin, (gsize) (strstr (begin, "</p>") - begin));
}

/* Somebody writes what is also a shipped text: it does not become the translation of that when he
 * goes on to something else. */
static void
test_typed (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkTextBuffer *buffer = get_buffer (page);
  g_autofree char *paragraph = dup_paragraph (fixture);
  g_autofree char *shown = NULL;

  /* There is a translation, if one is asked for. */
  g_assert_cmpint (strcmp (text_translate (paragraph), paragraph) != 0, ==,
                   g_getenv ("TEST_LOCALES") != NULL);
  gtk_text_buffer_set_text (buffer, "", -1);
  gtk_text_buffer_insert_at_cursor (buffer, paragraph, (gint) strlen (paragraph) - 1);
  gtk_text_buffer_insert_at_cursor (buffer, paragraph + strlen (paragraph) - 1, -1);
  g_assert_cmpstr (duck_operation_document_get_operation (document)->prologue, ==, paragraph);
  duck_operation_document_set_place (document, "Here");
  shown = dup_text (buffer);
  g_assert_cmpstr (shown, ==, paragraph);
  g_assert_cmpstr (duck_operation_document_get_operation (document)->prologue, ==, paragraph);
}

/* What is shipped is shown translated. */
static void
test_shipped (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  g_autofree char *paragraph = dup_paragraph (fixture);
  g_autofree char *shown = dup_text (get_buffer (app_open (fixture, path)));

  g_assert_true (g_str_has_prefix (shown, text_translate (paragraph)));
}

static void
add_tests (void)
{
  APP_ADD ("/prologue/typed", test_typed);
  APP_ADD ("/prologue/shipped", test_shipped);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
