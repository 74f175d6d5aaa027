/* battlescribe-reader.c: reads rosters of list builders, of any game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/foreign-text.h"
#include "store/disk/read-file.h"
#include "store/disk/zip.h"
#include "store/foreign/battlescribe-private.h"

/* What no honest roster has more of: profiles and rules, selections, costs, letters in all. */
#define MAX_ROWS 20000
#define MAX_SELECTIONS 20000
#define MAX_FORCES 100
#define MAX_COSTS 100
#define MAX_COUNT 1000000
#define MAX_BYTES (1000 * 1000)

/* What a text is counted for beside its letters: a million of one letter takes too long. */
#define BYTES_OF_TEXT 8

/* A <force> that is open, or has been. */
typedef struct
{
  WarRosterForce *force;
  GPtrArray *selections; /* StoreSelection: the outermost ones */
} Force;

/* A <selection> or <force> that is open. */
typedef struct
{
  Force *force;
  StoreSelection *selection; /* NULL: of none */
} Level;

typedef struct
{
  WarRoster *roster;
  StoreFaults *faults;
  GPtrArray *forces; /* Force: all, in the order of the file */
  GArray *levels; /* Level: those around what is read */
  WarRosterRow *row; /* the profile that is read; or NULL */
  char *cell_id, *cell_name; /* of the characteristic that is read; or NULL */
  WarRosterTerm *rule; /* that is read; or NULL */
  guint n_elements; /* outer ones first */
  guint n_rows, n_selections;
  gsize n_bytes; /* of all that is kept */
} Reading;

static void
force_free (gpointer data)
{
  Force *force = data;

  g_ptr_array_unref (force->selections);
  g_free (force);
}

static void
selection_free (gpointer data)
{
  store_selection_free (data);
}

/* What is kept of a text: so many letters, and a sign that there were more. Free it. */
static char *
keep (Reading *reading, const char *text, glong n_letters)
{
  const char *end = text;

  for (glong i = 0; i < n_letters && *end != '\0'; i++)
    end = g_utf8_next_char (end);
  reading->n_bytes += (gsize) (end - text) + BYTES_OF_TEXT;
  if (*end == '\0')
    return g_strdup (text);

  reading->roster->n_shortened++;
  return g_strdup_printf ("%.*s…", (int) (end - text), text);
}

/* An attribute, which is empty where it is missing; some sort by spaces before it. Free it. */
static char *
keep_name (Reading *reading, const StoreForeignTag *tag, const char *attribute)
{
  const char *value = store_foreign_tag_get (tag, attribute);
  g_autofree char *kept = keep (reading, value != NULL ? value : "", STORE_BATTLESCRIBE_MAX_NAME);

  return g_strdup (g_strstrip (kept));
}

/* NULL in place of what says nothing. Free them. */
static char *
keep_said (Reading *reading, const char *text, glong n_letters)
{
  return text != NULL && *text != '\0' ? keep (reading, text, n_letters) : NULL;
}

static char *
keep_own_name (Reading *reading, const StoreForeignTag *tag)
{
  return keep_said (reading, store_foreign_tag_get (tag, "customName"),
                    STORE_BATTLESCRIBE_MAX_NAME);
}

static const char *
get (const StoreForeignTag *tag, const char *attribute)
{
  const char *value = store_foreign_tag_get (tag, attribute);

  return value != NULL ? value : "";
}

static const Level *
get_level (const Reading *reading)
{
  return reading->levels->len > 0
           ? &g_array_index (reading->levels, Level, reading->levels->len - 1)
           : NULL;
}

/* NULL: no selection is open. */
static WarRosterUnit *
get_unit (const Reading *reading)
{
  const Level *level = get_level (reading);

  return level != NULL && level->selection != NULL ? level->selection->unit : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Elements. */

static void
start_roster (Reading *reading, const StoreForeignTag *tag)
{
  WarRoster *roster = reading->roster;

  roster->name = keep_name (reading, tag, "name");
  roster->system_id = keep_name (reading, tag, "gameSystemId");
  roster->system = keep_name (reading, tag, "gameSystemName");
}

static void
start_force (Reading *reading, const StoreForeignTag *tag)
{
  g_autofree char *id = keep_name (reading, tag, "catalogueId");
  g_autofree char *book = keep_name (reading, tag, "catalogueName");
  guint64 revision = g_ascii_strtoull (get (tag, "catalogueRevision"), NULL, 10);
  Level level = { NULL };

  if (reading->forces->len == MAX_FORCES)
    {
      store_foreign_tag_fail (tag, _ ("there are more than %d forces"), MAX_FORCES);
      return;
    }
  level.force = g_new0 (Force, 1);
  level.force->force = war_roster_add_force (reading->roster, id, book);
  level.force->force->kind_id = keep_name (reading, tag, "entryId");
  level.force->force->kind = keep_name (reading, tag, "name");
  level.force->force->own_name = keep_own_name (reading, tag);
  level.force->force->revision = (guint) MIN (revision, G_MAXINT);
  level.force->selections = g_ptr_array_new_with_free_func (selection_free);
  g_ptr_array_add (reading->forces, level.force);
  g_array_append_val (reading->levels, level);
}

/* How many are meant; where nothing is said it is one. None: it is said not to be there. */
static guint
read_count (const StoreForeignTag *tag)
{
  const char *text = get (tag, "number");
  guint64 count = 1;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, MAX_COUNT, &count, NULL))
    store_foreign_tag_fail (tag,
                            _ ("“number” of <%s> must be a whole number from 0 to %d; mend it, or "
                               "have the other program write the roster anew"),
                            store_foreign_tag_get_name (tag), MAX_COUNT);
  return (guint) count;
}

/* What it is shows when all of it is known. */
static void
start_selection (Reading *reading, const StoreForeignTag *tag)
{
  const Level *outer = get_level (reading);
  Level level = { NULL };
  g_autofree char *name = NULL;
  WarRosterUnit *unit;

  if (outer == NULL || outer->force == NULL)
    {
      store_foreign_tag_fail (tag,
                              _ ("<%s> must stand in a <%s>; have the other program write the "
                                 "roster anew"),
                              store_foreign_tag_get_name (tag), "force");
      return;
    }
  if (reading->n_selections++ == MAX_SELECTIONS)
    {
      store_foreign_tag_fail (tag, _ ("there are more than %d selections"), MAX_SELECTIONS);
      return;
    }
  name = keep_name (reading, tag, "name");
  unit = war_roster_unit_new (get (tag, "entryId"), name, read_count (tag));
  unit->own_name = keep_own_name (reading, tag);
  level.force = outer->force;
  level.selection = store_selection_new (unit, get (tag, "type"));
  if (outer->selection == NULL)
    g_ptr_array_add (outer->force->selections, level.selection);
  else
    store_selection_add_part (outer->selection, level.selection);
  g_array_append_val (reading->levels, level);
}

/* Others count by numbers with a point, whatever the language. */
static gboolean
read_value (const StoreForeignTag *tag, double *value)
{
  const char *text = get (tag, "value");
  char *end;

  *value = g_ascii_strtod (text, &end);
  if (end != text && *end == '\0' && *value >= -1e9 && *value <= 1e9)
    return TRUE;

  store_foreign_tag_fail (tag,
                          _ ("“value” of <%s> is no number; mend it, or have the other program "
                             "write the roster anew"),
                          store_foreign_tag_get_name (tag));
  return FALSE;
}

/* Limits that are below 0 are none. */
static void
start_cost (Reading *reading, const StoreForeignTag *tag, gboolean is_limit)
{
  WarRosterUnit *unit = get_unit (reading);
  const Level *level = get_level (reading);
  WarRoster *roster = reading->roster;
  g_autofree char *name = NULL;
  GPtrArray *costs;
  double value;

  if (!read_value (tag, &value) || (is_limit && value < 0))
    return;

  if (is_limit)
    costs = roster->limits;
  else if (level == NULL)
    costs = roster->costs;
  else
    costs = unit != NULL ? unit->costs : level->force->force->costs;

  name = keep_name (reading, tag, "name");
  war_roster_add_cost (costs, get (tag, "typeId"), name, value);
  if (costs->len > MAX_COSTS)
    store_foreign_tag_fail (tag, _ ("there are more than %d kinds of costs"), MAX_COSTS);
}

static gboolean
has_room (Reading *reading, const StoreForeignTag *tag)
{
  if (++reading->n_rows <= MAX_ROWS)
    return TRUE;

  store_foreign_tag_fail (tag, _ ("there are more than %d profiles and rules"), MAX_ROWS);
  return FALSE;
}

static void
start_profile (Reading *reading, const StoreForeignTag *tag)
{
  WarRosterUnit *unit = get_unit (reading);
  const Level *level = get_level (reading);
  g_autofree char *kind = NULL;
  g_autofree char *name = NULL;

  reading->row = NULL;
  if (level == NULL || g_str_equal (get (tag, "hidden"), "true") || !has_room (reading, tag))
    return;

  kind = keep_name (reading, tag, "typeName");
  name = keep_name (reading, tag, "name");
  reading->row = war_roster_add_row (unit != NULL ? unit->rows : level->force->force->rows,
                                     get (tag, "typeId"), kind, name);
}

/* A force has rules of its own; its categories are only counted by. */
static void
start_term (Reading *reading, const StoreForeignTag *tag, gboolean is_rule)
{
  WarRosterUnit *unit = get_unit (reading);
  const Level *level = get_level (reading);
  g_autofree char *name = NULL;
  GPtrArray *terms;
  guint n;

  if (is_rule)
    reading->rule = NULL;
  if (level == NULL || (unit == NULL && !is_rule) || g_str_equal (get (tag, "hidden"), "true")
      || !has_room (reading, tag))
    return;

  terms = unit == NULL ? level->force->force->rules : is_rule ? unit->rules : unit->categories;
  n = terms->len;
  name = keep_name (reading, tag, "name");
  war_roster_append_term (terms, NULL, name, NULL);
  if (is_rule)
    reading->rule = g_ptr_array_index (terms, n);
}

static void
start_cb (gpointer data, const StoreForeignTag *tag)
{
  Reading *reading = data;
  const char *name = store_foreign_tag_get_name (tag);

  if (reading->n_elements++ == 0)
    {
      if (g_str_equal (name, "roster"))
        start_roster (reading, tag);
      else
        store_foreign_tag_fail (tag, _ ("this begins with <%s>, and is no roster"), name);
    }
  else if (reading->n_bytes > MAX_BYTES)
    store_foreign_tag_fail (tag, _ ("there are more than %d letters in it"), MAX_BYTES);
  else if (g_str_equal (name, "force"))
    start_force (reading, tag);
  else if (g_str_equal (name, "selection"))
    start_selection (reading, tag);
  else if (g_str_equal (name, "cost"))
    start_cost (reading, tag, FALSE);
  else if (g_str_equal (name, "costLimit"))
    start_cost (reading, tag, TRUE);
  else if (g_str_equal (name, "profile"))
    start_profile (reading, tag);
  else if (g_str_equal (name, "rule"))
    start_term (reading, tag, TRUE);
  else if (g_str_equal (name, "category"))
    start_term (reading, tag, FALSE);
  else if (g_str_equal (name, "characteristic"))
    {
      g_free (reading->cell_id);
      g_free (reading->cell_name);
      reading->cell_id = g_strdup (get (tag, "typeId"));
      reading->cell_name = keep_name (reading, tag, "name");
    }
}

/* ---------------------------------------------------------------------------------------------
 * Their ends. */

/* A cell is a line, however it is broken in the file. */
static void
end_characteristic (Reading *reading, const char *text)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *kept = NULL;

  if (reading->row == NULL || reading->cell_name == NULL)
    return;

  kept = keep (reading, text, STORE_BATTLESCRIBE_MAX_TEXT);
  lines = g_strsplit_set (kept, "\r\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", lines[i]);
  war_roster_row_add_cell (reading->row, reading->cell_id, reading->cell_name,
                           line->len > 0 ? line->str : "–");
}

/* Of the roster, a force, or a selection. */
static void
end_note (Reading *reading, const char *text)
{
  const Level *level = get_level (reading);
  WarRosterUnit *unit = get_unit (reading);
  char **note = unit != NULL    ? &unit->note
                : level != NULL ? &level->force->force->note
                                : &reading->roster->note;

  if (*note == NULL)
    *note = keep_said (reading, text, STORE_BATTLESCRIBE_MAX_TEXT);
}

static void
end_cb (gpointer data, const char *name, const char *text)
{
  Reading *reading = data;

  if (g_str_equal (name, "selection") || g_str_equal (name, "force"))
    {
      if (reading->levels->len > 0)
        g_array_set_size (reading->levels, reading->levels->len - 1);
    }
  else if (g_str_equal (name, "characteristic"))
    end_characteristic (reading, text);
  else if (g_str_equal (name, "profile"))
    reading->row = NULL;
  else if (g_str_equal (name, "rule"))
    reading->rule = NULL;
  else if (g_str_equal (name, "description") && reading->rule != NULL)
    {
      g_free (reading->rule->text);
      reading->rule->text = keep_said (reading, text, STORE_BATTLESCRIBE_MAX_TEXT);
    }
  else if (g_str_equal (name, "customNotes"))
    end_note (reading, text);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

/* Units in the order of the file: those of a force within another stand behind its own. */
static void
place_all (Reading *reading)
{
  for (guint i = 0; i < reading->forces->len; i++)
    {
      Force *force = g_ptr_array_index (reading->forces, i);
      g_autoptr (GPtrArray) selections = g_steal_pointer (&force->selections);
      gsize n;
      gpointer *all = g_ptr_array_steal (selections, &n);

      force->selections = g_ptr_array_new_with_free_func (selection_free);
      for (gsize j = 0; j < n; j++)
        store_selection_place (all[j], reading->roster, i, reading->faults);
      g_free (all);
      war_roster_drop_same_rows (force->force->rows);
      war_roster_drop_same_terms (force->force->rules);
    }
}

/* What a file leaves out is empty. */
static void
complete (WarRoster *roster)
{
  char **const texts[] = { &roster->name, &roster->system_id, &roster->system };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] == NULL)
      *texts[i] = g_strdup ("");
}

static gboolean
is_json (GBytes *content)
{
  gsize length, i = 0;
  const char *text = g_bytes_get_data (content, &length);

  while (i < length && g_ascii_isspace (text[i]))
    i++;
  return i < length && text[i] == '{';
}

/* Without the NUL that may be at its end. */
static gboolean
read_json (GBytes *content, const StoreForeignHandler *handler, Reading *reading,
           StoreFaults *faults)
{
  gsize length;
  const char *text = g_bytes_get_data (content, &length);
  g_autoptr (GBytes) json
    = g_bytes_new_from_bytes (content, 0, length - (text[length - 1] == '\0' ? 1 : 0));

  return store_foreign_read_json (json, "roster", handler, reading, faults);
}

WarRoster *
store_battlescribe_roster_from_bytes (GBytes *bytes, StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  static const StoreForeignHandler handler = { start_cb, end_cb };
  g_autoptr (WarRoster) roster = war_roster_new ();
  g_autoptr (GBytes) unpacked = NULL;
  g_autoptr (GBytes) content = NULL;
  Reading reading = { .roster = roster, .faults = faults };

  unpacked = store_zip_is_one (bytes) ? store_zip_read (bytes, STORE_FILE_MAX, faults)
                                      : g_bytes_ref (bytes);
  content = unpacked != NULL ? store_foreign_decode (unpacked, faults) : NULL;
  if (content == NULL)
    return NULL;

  reading.forces = g_ptr_array_new_with_free_func (force_free);
  reading.levels = g_array_new (FALSE, FALSE, sizeof (Level));
  if (is_json (content) ? read_json (content, &handler, &reading, faults)
                        : store_foreign_read (content, &handler, &reading, faults))
    place_all (&reading);
  g_ptr_array_unref (reading.forces);
  g_array_unref (reading.levels);
  g_free (reading.cell_id);
  g_free (reading.cell_name);
  if (!store_faults_is_empty (faults))
    return NULL;

  complete (roster);
  return g_steal_pointer (&roster);
}

WarRoster *
store_battlescribe_roster_load (const char *path, StoreFaults *faults)
{
  g_return_val_if_fail (path != NULL && faults != NULL, NULL);

  g_autoptr (GBytes) bytes = store_read_text_file (path, faults);
  g_autoptr (GBytes) packed = NULL;

  if (bytes == NULL)
    return NULL;
  /* The NUL behind what is no text in UTF-8. */
  if (!g_utf8_validate_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) - 1, NULL))
    packed = g_bytes_new_from_bytes (bytes, 0, g_bytes_get_size (bytes) - 1);
  return store_battlescribe_roster_from_bytes (packed != NULL ? packed : bytes, faults);
}
