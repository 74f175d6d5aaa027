/* battlescribe-reader.c: reads rosters of list builders, of any game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/zip.h"
#include "store/battlescribe-private.h"
#include "store/read-file.h"

/* What no honest roster has more of: rows and terms of all units, and of one kind in one unit,
 * where each is looked for among all before it; costs likewise. */
#define MAX_ROWS 100000
#define MAX_OF_UNIT 1000
#define MAX_COSTS 100
#define MAX_COUNT 1000000

/* A <selection> or <force> that is open. */
typedef struct
{
  WarRosterUnit *unit; /* NULL: of no unit */
  gboolean begins; /* the unit is this one, and not around it */
} Level;

typedef struct
{
  WarRoster *roster;
  StoreFaults *faults;
  GArray *levels; /* Level: those around what is read */
  WarRosterRow *row; /* the profile that is read; or NULL */
  char *cell_id, *cell_name; /* of the characteristic that is read; or NULL */
  WarRosterTerm *rule; /* that is read; or NULL */
  guint n_elements; /* outer ones first */
  guint n_rows;
  gboolean is_roster;
  gboolean has_force;
} Reading;

static const char *
get (const StoreForeignTag *tag, const char *attribute)
{
  const char *value = store_foreign_tag_get (tag, attribute);

  return value != NULL ? value : "";
}

/* NULL in place of what says nothing. */
static char *
dup_said (const char *text)
{
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

static WarRosterUnit *
get_unit (const Reading *reading)
{
  return reading->levels->len > 0
           ? g_array_index (reading->levels, Level, reading->levels->len - 1).unit
           : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Elements. */

static void
start_roster (Reading *reading, const StoreForeignTag *tag)
{
  WarRoster *roster = reading->roster;

  reading->is_roster = TRUE;
  roster->name = g_strdup (get (tag, "name"));
  roster->system_id = g_strdup (get (tag, "gameSystemId"));
  roster->system = g_strdup (get (tag, "gameSystemName"));
}

/* Of several forces the first one gives the roster its book. */
static void
start_force (Reading *reading, const StoreForeignTag *tag)
{
  const Level level = { NULL };
  WarRoster *roster = reading->roster;
  guint64 revision = g_ascii_strtoull (get (tag, "catalogueRevision"), NULL, 10);

  g_array_append_val (reading->levels, level);
  if (reading->has_force)
    return;

  reading->has_force = TRUE;
  roster->kind_id = g_strdup (get (tag, "entryId"));
  roster->kind = g_strdup (get (tag, "name"));
  roster->book_id = g_strdup (get (tag, "catalogueId"));
  roster->book = g_strdup (get (tag, "catalogueName"));
  roster->revision = (guint) MIN (revision, G_MAXINT);
}

/* How many are meant; where nothing is said it is one. */
static guint
read_count (const StoreForeignTag *tag)
{
  const char *text = get (tag, "number");
  guint64 count = 1;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 1, MAX_COUNT, &count, NULL))
    store_foreign_tag_fail (tag,
                            _ ("“number” of <%s> must be a whole number from 1 to %d; mend it, or "
                               "have the other program write the roster anew"),
                            store_foreign_tag_get_name (tag), MAX_COUNT);
  return (guint) count;
}

/* A unit, or a model that is in none. Anything else outside of units says something about the whole
 * army, and is one by itself if it has something to say. */
static void
start_selection (Reading *reading, const StoreForeignTag *tag)
{
  Level level = { get_unit (reading) };
  const char *type = get (tag, "type");

  if (level.unit == NULL && !g_str_equal (type, "upgrade"))
    {
      if (reading->roster->units->len == STORE_BATTLESCRIBE_MAX_UNITS)
        {
          store_foreign_tag_fail (tag, _ ("there are more than %d units"),
                                  STORE_BATTLESCRIBE_MAX_UNITS);
          return;
        }
      level.unit = war_roster_add_unit (reading->roster, get (tag, "entryId"), get (tag, "name"),
                                        read_count (tag));
      level.unit->own_name = dup_said (store_foreign_tag_get (tag, "customName"));
      level.begins = TRUE;
    }
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

/* Limits that are below 0 are none. Of selections those of all levels count, each to its unit. */
static void
start_cost (Reading *reading, const StoreForeignTag *tag, gboolean is_limit)
{
  WarRosterUnit *unit = get_unit (reading);
  WarRoster *roster = reading->roster;
  GPtrArray *costs = NULL;
  double value;

  if (!read_value (tag, &value))
    return;

  if (is_limit)
    costs = value >= 0 ? roster->limits : NULL;
  else if (reading->levels->len == 0)
    costs = roster->costs;
  else if (unit != NULL)
    costs = unit->costs;
  if (costs == NULL)
    return;

  war_roster_add_cost (costs, get (tag, "typeId"), get (tag, "name"), value);
  if (costs->len > MAX_COSTS)
    store_foreign_tag_fail (tag, _ ("there are more than %d kinds of costs"), MAX_COSTS);
}

/* For one more among those of the unit. */
static gboolean
has_room (Reading *reading, const StoreForeignTag *tag, const GPtrArray *of_unit)
{
  if (++reading->n_rows > MAX_ROWS)
    store_foreign_tag_fail (tag, _ ("there are more than %d profiles and rules"), MAX_ROWS);
  else if (of_unit->len == MAX_OF_UNIT)
    store_foreign_tag_fail (tag, _ ("a unit has more than %d profiles, rules or categories"),
                            MAX_OF_UNIT);
  else
    return TRUE;
  return FALSE;
}

/* What stands in a unit twice, in several of its models, is said once. */
static gboolean
has_row (const WarRosterUnit *unit, const char *kind, const char *name)
{
  for (guint i = 0; i < unit->rows->len; i++)
    {
      const WarRosterRow *row = g_ptr_array_index (unit->rows, i);

      if (g_str_equal (row->kind, kind) && g_str_equal (row->name, name))
        return TRUE;
    }
  return FALSE;
}

static void
start_profile (Reading *reading, const StoreForeignTag *tag)
{
  WarRosterUnit *unit = get_unit (reading);
  const char *kind = get (tag, "typeName");

  reading->row = NULL;
  if (unit == NULL || g_str_equal (get (tag, "hidden"), "true")
      || !has_room (reading, tag, unit->rows) || has_row (unit, kind, get (tag, "name")))
    return;

  reading->row = war_roster_unit_add_row (unit, get (tag, "typeId"), kind, get (tag, "name"));
}

static void
start_term (Reading *reading, const StoreForeignTag *tag, gboolean is_rule)
{
  WarRosterUnit *unit = get_unit (reading);
  GPtrArray *terms;
  guint n;

  if (is_rule)
    reading->rule = NULL;
  if (unit == NULL || g_str_equal (get (tag, "hidden"), "true"))
    return;

  terms = is_rule ? unit->rules : unit->categories;
  if (!has_room (reading, tag, terms))
    return;
  n = terms->len;
  war_roster_add_term (terms, NULL, get (tag, "name"), NULL);
  if (is_rule && terms->len > n)
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
      reading->cell_name = g_strdup (get (tag, "name"));
    }
}

/* ---------------------------------------------------------------------------------------------
 * Their ends. */

/* A cell is a line, however it is broken in the file. */
static void
end_characteristic (Reading *reading, const char *text)
{
  g_auto (GStrv) lines = g_strsplit_set (text, "\r\n", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  if (reading->row == NULL || reading->cell_name == NULL)
    return;

  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", lines[i]);
  war_roster_row_add_cell (reading->row, reading->cell_id, reading->cell_name,
                           line->len > 0 ? line->str : "–");
}

static void
end_note (Reading *reading, const char *text)
{
  const Level *level = reading->levels->len > 0
                         ? &g_array_index (reading->levels, Level, reading->levels->len - 1)
                         : NULL;

  if (level != NULL && level->begins && level->unit->note == NULL)
    level->unit->note = dup_said (text);
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
      reading->rule->text = dup_said (text);
    }
  else if (g_str_equal (name, "customNotes"))
    end_note (reading, text);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

/* What a file leaves out is empty. */
static void
complete (WarRoster *roster)
{
  char **const texts[] = { &roster->name, &roster->system_id, &roster->system, &roster->book_id,
                           &roster->book, &roster->kind_id,   &roster->kind };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] == NULL)
      *texts[i] = g_strdup ("");
}

WarRoster *
store_battlescribe_roster_from_bytes (GBytes *bytes, StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  static const StoreForeignHandler handler = { start_cb, end_cb };
  g_autoptr (WarRoster) roster = war_roster_new ();
  g_autoptr (GBytes) content = NULL;
  Reading reading = { .roster = roster, .faults = faults };

  content = store_zip_is_one (bytes) ? store_zip_read (bytes, STORE_FILE_MAX, faults)
                                     : g_bytes_ref (bytes);
  if (content == NULL)
    return NULL;

  reading.levels = g_array_new (FALSE, FALSE, sizeof (Level));
  store_foreign_read (content, &handler, &reading, faults);
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
  /* The NUL behind what is no text. */
  if (store_zip_is_one (bytes))
    packed = g_bytes_new_from_bytes (bytes, 0, g_bytes_get_size (bytes) - 1);
  return store_battlescribe_roster_from_bytes (packed != NULL ? packed : bytes, faults);
}
