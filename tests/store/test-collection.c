/* test-collection.c: what a player owns and likes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/collection.h"

#include <glib/gstdio.h>

typedef struct
{
  char *folder;
  char *inner; /* made by the first save */
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  fixture->inner = g_build_filename (fixture->folder, "inner", NULL);
  fixture->path = g_build_filename (fixture->inner, "collection", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_remove (fixture->path);
  g_rmdir (fixture->inner);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->inner);
  g_free (fixture->path);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreCollection) collection = store_collection_new (fixture->path);
  g_autoptr (StoreCollection) later = NULL, last = NULL;
  g_autofree char *content = NULL;
  GError *error = NULL;

  g_assert_cmpint (store_collection_get_owned (collection, "book", "rifle"), ==, 0);
  g_assert_true (store_collection_set_owned (collection, "book", "rifle", 6, &error));
  g_assert_true (store_collection_set_favourite (collection, "book", "gun", TRUE, &error));
  g_assert_no_error (error);

  later = store_collection_new (fixture->path);
  g_assert_cmpint (store_collection_get_owned (later, "book", "rifle"), ==, 6);
  g_assert_cmpint (store_collection_get_owned (later, "other", "rifle"), ==, 0);
  g_assert_true (store_collection_is_favourite (later, "book", "gun"));
  g_assert_false (store_collection_is_favourite (later, "book", "rifle"));

  /* What two programs keep at once does not get lost. */
  g_assert_true (store_collection_set_owned (later, "book", "gun", 2, &error));
  g_assert_true (store_collection_set_owned (collection, "book", "rifle", 0, &error));
  g_assert_true (store_collection_set_favourite (collection, "book", "gun", FALSE, &error));
  last = store_collection_new (fixture->path);
  g_assert_cmpint (store_collection_get_owned (last, "book", "gun"), ==, 2);
  g_assert_true (g_file_get_contents (fixture->path, &content, NULL, NULL));
  /* Some versions of GLib end a group with an empty line. */
  g_assert_cmpstr (g_strchomp (content), ==, "[owned book]\ngun=2");
}

/* Whatever stands there is not written over. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreCollection) collection = NULL;
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (fixture->inner, 0700), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "my shopping list", -1, NULL));
  collection = store_collection_new (fixture->path);
  g_assert_cmpint (store_collection_get_owned (collection, "book", "rifle"), ==, 0);
  g_assert_false (store_collection_set_owned (collection, "book", "rifle", 6, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (store_collection_get_owned (collection, "book", "rifle"), ==, 0);
  g_assert_true (g_file_get_contents (fixture->path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "my shopping list");
}

/* Nor is a file that is far larger than any collection, which is not read. */
static void
test_large (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreCollection) collection = NULL;
  g_autoptr (GString) text = g_string_new ("[owned book]\n");
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  for (guint i = 0; text->len < 2 * 1024 * 1024; i++)
    g_string_append_printf (text, "rifle%u=1\n", i);
  g_assert_cmpint (g_mkdir (fixture->inner, 0700), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, text->str, (gssize) text->len, NULL));
  collection = store_collection_new (fixture->path);
  g_assert_cmpint (store_collection_get_owned (collection, "book", "rifle0"), ==, 0);
  g_assert_false (store_collection_set_owned (collection, "book", "rifle0", 6, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_size, ==, (gint64) text->len);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/collection/kept", test_kept);
  ADD ("/store/collection/damaged", test_damaged);
  ADD ("/store/collection/large", test_large);
  return g_test_run ();
}
