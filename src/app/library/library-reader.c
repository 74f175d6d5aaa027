/* library-reader.c: reads and draws the library's documents, in a thread of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-reader.h"

#include <glib/gi18n-lib.h>

#include "draw/sheets/cover.h"
#include "store/disk/name.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/links.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"
#include "text/game/state.h"
#include "text/game/tracker.h"
#include "text/words/phrase.h"

struct _DuckLibraryReader
{
  GThreadPool *pool; /* of one thread */
  gint stopped; /* atomic: nothing is done any more */
  guint n_jobs; /* so far */
  StoreLibrary *library; /* for the thread alone */
};

/* What the thread is asked to do. */
typedef struct
{
  guint number;
  gint scale; /* of the picture; 0: a scan */

  /* For a scan. */
  GHashTable *known; /* path → DuckLibraryItem */
  GHashTable *used; /* path → gint64 */
  gint only; /* a DuckKind, or DUCK_LIBRARY_ALL */
  char *folder; /* or NULL */

  DuckLibraryItem *item; /* for a picture */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->known, g_hash_table_unref);
  g_clear_pointer (&job->used, g_hash_table_unref);
  g_clear_object (&job->item);
  g_free (job->folder);
  g_free (job);
}

/* A scan goes before all pictures, and the picture that was asked for last before the others: that
 * is the one that people look at. */
static gint
compare_jobs (gconstpointer a, gconstpointer b, gpointer data)
{
  const Job *first = g_task_get_task_data ((GTask *) a);
  const Job *second = g_task_get_task_data ((GTask *) b);

  if ((first->scale == 0) != (second->scale == 0))
    return first->scale == 0 ? -1 : 1;
  return first->number < second->number ? 1 : -1;
}

/* ---------------------------------------------------------------------------------------------
 * Describing. */

static char *
dup_army_details (const WarArmy *army)
{
  g_autofree char *cost = text_cost (war_army_get_cost (army));
  g_autofree char *units = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);

  return g_strdup_printf ("%s · %s", units, cost);
}

static char *
dup_book_details (const WarBook *book)
{
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit type", "%u unit types", book->types->len),
    book->types->len);
}

/* In the unit in which both sides are whole, or in hexes; a field belongs to no system. */
static char *
dup_field_details (const WarField *field)
{
  if (field->board != NULL)
    return g_strdup_printf (_ ("%u × %u hexes"), field->board->n_columns, field->board->n_rows);

  gboolean inches = field->width % WAR_INCH == 0 && field->depth % WAR_INCH == 0;
  WarLengthUnit unit = inches ? WAR_UNIT_INCH : WAR_UNIT_CENTIMETRE;
  g_autofree char *width = text_length (field->width, unit);
  g_autofree char *depth = text_length (field->depth, unit);

  return g_strdup_printf ("%s × %s", width, depth);
}

/* When and where, or one of the two, or the kind. */
static char *
dup_operation_details (const WarOperation *operation)
{
  if (war_operation_count_absent (operation) > 0)
    return g_strdup (_ ("Its field or an army book is missing"));
  if (operation->date != NULL && operation->place != NULL)
    return g_strdup_printf ("%s · %s", operation->date, operation->place);
  if (operation->date != NULL || operation->place != NULL)
    return g_strdup (operation->date != NULL ? operation->date : operation->place);
  return g_strdup (_ (duck_kind_get_info (DUCK_KIND_OPERATION)->name));
}

static char *
dup_campaign_details (const WarCampaign *campaign)
{
  if (war_campaign_count_absent (campaign) > 0)
    return g_strdup (_ ("An operation is missing, or cannot be played"));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u operation", "%u operations", campaign->parts->len),
    campaign->parts->len);
}

static char *
dup_game_details (const StoreGame *game)
{
  g_autofree WarState *view = war_game_dup_public_view (game->game);

  return text_progress (game->setup, view);
}

/* A document of any kind; NULL: it cannot be read. */
typedef struct
{
  gpointer value;
  void (*unref) (gpointer value);
} Value;

static void
value_clear (Value *value)
{
  if (value->value != NULL)
    value->unref (value->value);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Value, value_clear)

static Value
load (StoreLibrary *library, DuckKind kind, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  switch (kind)
    {
    case DUCK_KIND_ARMY:
      return (Value){ store_army_load (library, path, faults),
                      (void (*) (gpointer)) war_army_unref };

    case DUCK_KIND_BOOK:
      return (Value){ store_book_load (library, path, faults),
                      (void (*) (gpointer)) war_book_unref };

    case DUCK_KIND_FIELD:
      return (Value){ store_field_open (library, path, faults),
                      (void (*) (gpointer)) war_field_unref };

    case DUCK_KIND_OPERATION:
      return (Value){ store_operation_load_incomplete (library, path, faults),
                      (void (*) (gpointer)) war_operation_unref };

    case DUCK_KIND_CAMPAIGN:
      return (Value){ store_campaign_load_incomplete (library, path, faults),
                      (void (*) (gpointer)) war_campaign_unref };

    case DUCK_KIND_GAME:
      return (Value){ store_game_glance (library, path, faults),
                      (void (*) (gpointer)) store_game_free };

    case DUCK_KIND_TRACKER:
      return (Value){ store_tracker_load (library, path, faults),
                      (void (*) (gpointer)) war_tracker_unref };

    default:
      return (Value){ NULL };
    }
}

/* Of what it takes from other files; NULL: it takes nothing. */
static GPtrArray *
list_links (const Value *value, DuckKind kind, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (kind == DUCK_KIND_ARMY)
    return store_army_list_links (value->value);
  if (kind == DUCK_KIND_OPERATION)
    return store_operation_list_links (value->value, folder);
  if (kind == DUCK_KIND_CAMPAIGN)
    return store_campaign_list_links (value->value, folder);
  return NULL;
}

/* The pieces of a game, and its seats that persons may have. */
static void
measure_game (DuckLibraryItem *item, const StoreGame *game)
{
  const WarLayout *layout = game->setup->layout;
  guint n_seats = 0;

  for (guint i = 0; i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      const gint32 *seat = war_state_peek_row (layout, game->game->state, WAR_TABLE_SEATS, i);

      n_seats += seat[WAR_SEAT_SIDE] != WAR_NONE && seat[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC;
    }
  duck_library_item_set_size (item, layout->tables[WAR_TABLE_PIECES].n_rows, n_seats);
}

/* Of an operation that cannot be played nobody knows how large it is. */
static void
measure (DuckLibraryItem *item, DuckKind kind, gpointer value)
{
  if (kind == DUCK_KIND_GAME)
    measure_game (item, value);
  else if (kind == DUCK_KIND_OPERATION && war_operation_count_absent (value) == 0)
    {
      WarSetupFault fault;
      g_autoptr (StoreGame) game = store_game_new (value, 0, &fault);

      if (game != NULL)
        measure_game (item, game);
    }
}

static DuckLibraryItem *
read_item (StoreLibrary *library, const char *path, const char *stamp, DuckKind kind,
           DuckOrigin origin, gint64 time)
{
  g_auto (Value) value = load (library, kind, path);
  const char *name = NULL;
  const WarRules *rules = NULL;
  const char *book = NULL;
  g_autofree char *details = NULL;
  DuckLibraryItem *item;

  if (value.value == NULL)
    return duck_library_item_new (path, stamp, kind, origin, time, NULL, NULL, NULL, NULL);

  switch (kind)
    {
    case DUCK_KIND_ARMY:
      name = ((const WarArmy *) value.value)->name;
      rules = ((const WarArmy *) value.value)->rules;
      book = ((const WarArmy *) value.value)->book_id;
      details = dup_army_details (value.value);
      break;

    case DUCK_KIND_BOOK:
      name = text_translate (((const WarBook *) value.value)->name);
      rules = ((const WarBook *) value.value)->rules;
      details = dup_book_details (value.value);
      break;

    case DUCK_KIND_FIELD:
      name = ((const WarField *) value.value)->name;
      details = dup_field_details (value.value);
      break;

    case DUCK_KIND_OPERATION:
      name = ((const WarOperation *) value.value)->name;
      rules = ((const WarOperation *) value.value)->rules;
      details = dup_operation_details (value.value);
      break;

    case DUCK_KIND_CAMPAIGN:
      name = ((const WarCampaign *) value.value)->name;
      rules = ((const WarCampaign *) value.value)->rules;
      details = dup_campaign_details (value.value);
      break;

    case DUCK_KIND_GAME:
      name = ((const StoreGame *) value.value)->operation->name;
      rules = ((const StoreGame *) value.value)->operation->rules;
      details = dup_game_details (value.value);
      break;

    case DUCK_KIND_TRACKER:
      name = ((const WarTracker *) value.value)->name;
      rules = ((const WarTracker *) value.value)->rules;
      details = text_tracker_situation (value.value);
      break;

    default:
      g_assert_not_reached ();
    }
  item = duck_library_item_new (path, stamp, kind, origin, time, name,
                                rules != NULL ? rules->system->name : NULL, book, details);
  measure (item, kind, value.value);
  duck_library_item_set_links (item, list_links (&value, kind, path));
  return item;
}

/* ---------------------------------------------------------------------------------------------
 * Finding. */

typedef struct
{
  DuckLibraryReader *reader;
  const Job *job;
  GHashTable *seen; /* char: paths, borrowed from the items */
  GPtrArray *items;
} Scan;

static void
add_path (Scan *scan, const char *path, DuckKind kind, DuckOrigin origin)
{
  g_autofree char *stamp = NULL;
  const gint64 *used = g_hash_table_lookup (scan->job->used, path);
  DuckLibraryItem *known = g_hash_table_lookup (scan->job->known, path);
  DuckLibraryItem *item;
  gint64 time = used != NULL ? *used : 0;

  if (g_hash_table_contains (scan->seen, path) || g_atomic_int_get (&scan->reader->stopped))
    return;
  stamp = duck_file_dup_stamp (path);
  if (stamp == NULL)
    return;

  /* The stamp begins with the time of the last change, in seconds. */
  if (origin == DUCK_ORIGIN_OWN)
    {
      gint64 changed = g_ascii_strtoll (stamp, NULL, 10);

      time = MAX (time, changed);
    }
  if (known != NULL && g_strcmp0 (duck_library_item_get_stamp (known), stamp) == 0
      && duck_library_item_get_origin (known) == origin
      && duck_library_item_get_time (known) == time && !duck_library_item_has_other_links (known))
    item = g_object_ref (known);
  else
    item = read_item (scan->reader->library, path, stamp, kind, origin, time);
  g_ptr_array_add (scan->items, item);
  g_hash_table_add (scan->seen, (char *) duck_library_item_get_path (item));
}

static void
add_folder (Scan *scan, const char *folder, DuckKind kind, DuckOrigin origin)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (store_name_has_suffix (name, duck_kind_get_info (kind)->suffix) && *name != '.')
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
          add_path (scan, path, kind, origin);
      }
}

static void
add_own (Scan *scan, DuckKind kind)
{
  g_autofree char *folder = duck_kind_dup_folder (kind);
  g_autofree char *saved = duck_kind_dup_save_folder (kind);

  add_folder (scan, folder, kind, DUCK_ORIGIN_OWN);
  add_folder (scan, saved, kind, DUCK_ORIGIN_OWN);
}

static void
run_scan (DuckLibraryReader *reader, GTask *task, const Job *job)
{
  Scan scan = {
    .reader = reader,
    .job = job,
    .seen = g_hash_table_new (g_str_hash, g_str_equal),
    .items = g_ptr_array_new_with_free_func (g_object_unref),
  };
  GHashTableIter iter;
  gpointer path;
  DuckKind kind;

  /* Books may have changed, and are kept once they have been read. */
  g_clear_pointer (&reader->library, store_library_free);
  reader->library = store_library_new (NULL);

  for (kind = 0; kind < DUCK_N_KINDS; kind++)
    {
      if (job->only != DUCK_LIBRARY_ALL && job->only != (gint) kind)
        continue;

      g_autoptr (GPtrArray) shipped
        = store_library_list_shipped (reader->library, duck_kind_get_info (kind)->suffix);

      for (guint i = 0; i < shipped->len; i++)
        {
          g_autofree char *canonical
            = g_canonicalize_filename (g_ptr_array_index (shipped, i), NULL);

          add_path (&scan, canonical, kind, DUCK_ORIGIN_BUILT_IN);
        }
      add_own (&scan, kind);
      if (job->folder != NULL)
        add_folder (&scan, job->folder, kind, DUCK_ORIGIN_ELSEWHERE);
    }
  g_hash_table_iter_init (&iter, job->used);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (duck_kind_from_path (path, &kind)
        && (job->only == DUCK_LIBRARY_ALL || job->only == (gint) kind))
      add_path (&scan, path, kind, DUCK_ORIGIN_ELSEWHERE);

  g_hash_table_unref (scan.seen);
  g_task_return_pointer (task, scan.items, (GDestroyNotify) g_ptr_array_unref);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

/* Those who are left. */
static void
draw_tracker_cover (cairo_t *cr, const DrawCover *cover, const WarTracker *tracker)
{
  g_autoptr (WarArmy) army = war_army_new_without_book (tracker->name, tracker->rules);

  for (guint i = 0; i < tracker->units->len; i++)
    {
      const WarTracked *unit = war_tracker_get_unit (tracker, i);

      if (unit->lost < war_tracked_get_strength (unit, tracker->rules->system))
        g_ptr_array_add (army->units, war_unit_new (unit->type, NULL, NULL));
    }
  draw_army_cover (cr, cover, army);
}

static GdkTexture *
draw (const Value *value, DuckKind kind, gint scale)
{
  const int width = DUCK_LIBRARY_PICTURE_WIDTH * scale,
            height = DUCK_LIBRARY_PICTURE_HEIGHT * scale;
  const DrawCover cover = { DUCK_LIBRARY_PICTURE_WIDTH, DUCK_LIBRARY_PICTURE_HEIGHT, 1. / scale };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_scale (cr, scale, scale);
  if (kind == DUCK_KIND_ARMY)
    draw_army_cover (cr, &cover, value->value);
  else if (kind == DUCK_KIND_BOOK)
    draw_book_cover (cr, &cover, value->value);
  else if (kind == DUCK_KIND_FIELD)
    draw_field_cover (cr, &cover, value->value);
  else if (kind == DUCK_KIND_OPERATION)
    draw_field_cover (cr, &cover, ((const WarOperation *) value->value)->field);
  else if (kind == DUCK_KIND_CAMPAIGN)
    draw_campaign_cover (cr, &cover, value->value);
  else if (kind == DUCK_KIND_TRACKER)
    draw_tracker_cover (cr, &cover, value->value);
  else
    {
      const StoreGame *game = value->value;
      g_autofree WarState *view = war_game_dup_public_view (game->game);

      draw_game_cover (cr, &cover, game->setup, view);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  bytes
    = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                  (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* An operation without its field looks like no place. */
static gboolean
has_picture (const Value *value, DuckKind kind)
{
  return value->value != NULL
         && (kind != DUCK_KIND_OPERATION
             || !((const WarOperation *) value->value)->field->is_absent);
}

static void
run_picture (DuckLibraryReader *reader, GTask *task, const Job *job)
{
  DuckKind kind = duck_library_item_get_kind (job->item);
  g_auto (Value) value = load (reader->library, kind, duck_library_item_get_path (job->item));

  g_task_return_pointer (task, has_picture (&value, kind) ? draw (&value, kind, job->scale) : NULL,
                         g_object_unref);
}

/* ---------------------------------------------------------------------------------------------
 * The thread. */

static void
run (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) task = data;
  DuckLibraryReader *reader = user_data;
  const Job *job = g_task_get_task_data (task);

  if (g_task_return_error_if_cancelled (task))
    return;
  if (g_atomic_int_get (&reader->stopped))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The library is closed");
  else if (job->scale == 0)
    run_scan (reader, task, job);
  else
    run_picture (reader, task, job);
}

/* job: taken over. */
static void
push (DuckLibraryReader *reader, Job *job, GCancellable *cancellable, GAsyncReadyCallback callback,
      gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);

  job->number = reader->n_jobs++;
  g_task_set_task_data (task, job, job_free);
  g_thread_pool_push (reader->pool, task, NULL);
}

void
duck_library_reader_scan (DuckLibraryReader *reader, GPtrArray *known, GHashTable *used, gint only,
                          const char *folder, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (reader != NULL);

  Job *job = g_new0 (Job, 1);

  job->known = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  for (guint i = 0; i < known->len; i++)
    {
      DuckLibraryItem *item = g_ptr_array_index (known, i);

      g_hash_table_replace (job->known, (char *) duck_library_item_get_path (item),
                            g_object_ref (item));
    }
  job->used = used;
  job->only = only;
  job->folder = g_strdup (folder);
  push (reader, job, NULL, callback, data);
}

GPtrArray *
duck_library_reader_scan_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
duck_library_reader_draw (DuckLibraryReader *reader, DuckLibraryItem *item, gint scale,
                          GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (reader != NULL);
  g_return_if_fail (scale > 0);

  Job *job = g_new0 (Job, 1);

  job->item = g_object_ref (item);
  job->scale = scale;
  push (reader, job, cancellable, callback, data);
}

GdkTexture *
duck_library_reader_draw_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

DuckLibraryReader *
duck_library_reader_new (void)
{
  DuckLibraryReader *reader = g_new0 (DuckLibraryReader, 1);

  reader->library = store_library_new (NULL);
  reader->pool = g_thread_pool_new (run, reader, 1, FALSE, NULL);
  g_thread_pool_set_sort_function (reader->pool, compare_jobs, NULL);
  return reader;
}

void
duck_library_reader_free (DuckLibraryReader *reader)
{
  g_return_if_fail (reader != NULL);

  g_atomic_int_set (&reader->stopped, TRUE);
  g_thread_pool_free (reader->pool, FALSE, TRUE);
  store_library_free (reader->library);
  g_free (reader);
}
