/* kind.c: the kinds of documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/base/kind.h"

#include <glib/gi18n-lib.h>

#include "store/disk/name.h"

#define ICON(kind) DUCK_APP_ID "-" kind "-symbolic"

const DuckKindInfo *
duck_kind_get_info (DuckKind kind)
{
  static const DuckKindInfo infos[DUCK_N_KINDS] = {
    [DUCK_KIND_ARMY] = { ".duckarmy", "armies", N_ ("Army"), N_ ("Armies"), ICON ("army") },
    [DUCK_KIND_BOOK] = { ".duckbook", "books", N_ ("Army Book"), N_ ("Army Books"), ICON ("book") },
    [DUCK_KIND_FIELD]
    = { ".duckfield", "fields", N_ ("Battlefield"), N_ ("Battlefields"), ICON ("field") },
    [DUCK_KIND_OPERATION]
    = { ".duckop", "operations", N_ ("Operation"), N_ ("Operations"), ICON ("operation") },
    [DUCK_KIND_CAMPAIGN]
    = { ".duckcampaign", "campaigns", N_ ("Campaign"), N_ ("Campaigns"), ICON ("campaign") },
    [DUCK_KIND_GAME] = { ".duckgame", "games", N_ ("Game"), N_ ("Saved Games"), ICON ("game") },
    [DUCK_KIND_TRACKER] = { ".ducktable", "tables", N_ ("Game at the Table"),
                            N_ ("Games at the Table"), ICON ("tracker") },
  };

  g_return_val_if_fail ((gsize) kind < G_N_ELEMENTS (infos), &infos[0]);

  return &infos[kind];
}

gboolean
duck_kind_is_played (DuckKind kind)
{
  return kind == DUCK_KIND_OPERATION || kind == DUCK_KIND_ARMY || kind == DUCK_KIND_FIELD
         || kind == DUCK_KIND_GAME;
}

gboolean
duck_kind_is_tracked (DuckKind kind)
{
  return kind == DUCK_KIND_OPERATION || kind == DUCK_KIND_ARMY;
}

gboolean
duck_kind_from_path (const char *path, DuckKind *kind)
{
  for (DuckKind k = 0; k < DUCK_N_KINDS; k++)
    if (store_name_has_suffix (path, duck_kind_get_info (k)->suffix))
      {
        *kind = k;
        return TRUE;
      }
  return FALSE;
}

char *
duck_kind_dup_folder (DuckKind kind)
{
  return g_build_filename (g_get_user_data_dir (), "duckboard", duck_kind_get_info (kind)->folder,
                           NULL);
}

char *
duck_kind_dup_usual_folder (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  return g_build_filename (documents != NULL ? documents : g_get_home_dir (), "Duckboard", NULL);
}

char *
duck_kind_dup_save_folder (DuckKind kind)
{
  return kind == DUCK_KIND_BOOK ? duck_kind_dup_folder (kind) : duck_kind_dup_usual_folder ();
}

char *
duck_kind_suggest_name (const char *title, const char *suffix)
{
  g_autofree char *name = g_strdup (title);

  g_strdelimit (name, "/\\:*?\"<>|", '-');
  g_strstrip (name);
  /* A name that begins with a dot is hidden, one that is long is refused by the file system. */
  while (*name == '.')
    *name = '-';
  if (strlen (name) > 200)
    *g_utf8_find_prev_char (name, name + 200) = '\0';
  return g_strconcat (*name != '\0' ? name : _ ("Unnamed"), suffix, NULL);
}

char *
duck_file_dup_free_path (const char *folder, const char *stem, const char *suffix)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (stem != NULL, NULL);
  g_return_val_if_fail (suffix != NULL, NULL);

  for (guint i = 1;; i++)
    {
      g_autofree char *name
        = i == 1 ? g_strconcat (stem, suffix, NULL) : g_strdup_printf ("%s %u%s", stem, i, suffix);
      char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
}

char *
duck_kind_suggest_path (DuckKind kind, const char *title)
{
  g_autofree char *folder = duck_kind_dup_save_folder (kind);
  g_autofree char *stem = duck_kind_suggest_name (title, "");

  return duck_file_dup_free_path (folder, stem, duck_kind_get_info (kind)->suffix);
}

char *
duck_file_dup_shown (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  const char *home = g_get_home_dir ();
  gsize length = strlen (home);
  gboolean is_at_home
    = g_str_has_prefix (path, home) && (path[length] == '/' || path[length] == '\0');
  g_autofree char *shown = g_filename_display_name (is_at_home ? path + length : path);

  return g_strconcat (is_at_home ? "~" : "", shown, NULL);
}

char *
duck_file_dup_stamp (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL)
    return NULL;
  return g_strdup_printf ("%s %" G_GOFFSET_FORMAT, g_file_info_get_etag (info),
                          g_file_info_get_size (info));
}
