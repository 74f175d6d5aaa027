/* library-model.c: the documents of the library as a list that follows the disk
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-model.h"

#include "app/library/library-reader.h"
#include "desk/base/settings.h"

/* Changes of the disk come in swarms; one look is enough for those within this many
 * milliseconds. */
#define SWARM 150

/* So many pictures are kept, of which each takes 226 KB and four times that on a dense screen. More
 * are only kept while more are shown. */
#define MAX_PICTURES 60

/* How many recently used documents are remembered beside the last one. */
#define MAX_USED 499

/* So many folders are watched; what lies in others is looked at again with the next change. */
#define MAX_WATCHED 100

struct _DuckLibraryModel
{
  GObject parent_instance;

  DuckLibraryReader *reader;
  GListStore *items;
  gint only; /* the kind that is listed, or DUCK_LIBRARY_ALL */
  char *folder; /* that is looked into, too; or NULL */
  GHashTable *monitors; /* folder (char) → GFileMonitor */
  guint timeout; /* of the next look, or 0 */
  gboolean scanning, again;
  GQueue pictured; /* DuckLibraryItem with a picture, the last drawn at the end */
  GHashTable *drawing; /* DuckLibraryItem that is on its way → GCancellable */
  guint n_drawn;
};

G_DEFINE_FINAL_TYPE (DuckLibraryModel, duck_library_model, G_TYPE_OBJECT)

/* DuckLibraryItem: what comes with the program, as it was found last: the model of another window
 * does not read it again. NULL: nothing has been found yet. */
static GPtrArray *shipped;

static guint refreshed_signal;

GListModel *
duck_library_model_get_items (DuckLibraryModel *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (self), NULL);

  return G_LIST_MODEL (self->items);
}

guint
duck_library_model_get_n_drawn (DuckLibraryModel *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (self), 0);

  return self->n_drawn;
}

guint
duck_library_model_get_n_kept (DuckLibraryModel *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (self), 0);

  return self->pictured.length;
}

/* The item lives as long as it is in the list. */
static DuckLibraryItem *
get_item (DuckLibraryModel *self, guint index)
{
  g_autoptr (DuckLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), index);

  return item;
}

DuckLibraryItem *
duck_library_model_find (DuckLibraryModel *self, const char *path)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    if (g_str_equal (duck_library_item_get_path (get_item (self, i)), path))
      return get_item (self, i);
  return NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Recently used files. */

/* Puts the path before all others, or takes it away if time is 0. */
static void
set_used (const char *path, gint64 time)
{
  GSettings *settings = duck_settings_get ();
  g_autoptr (GVariant) old = g_settings_get_value (settings, DUCK_SETTING_RECENTLY_USED);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  gint64 other_time;
  guint n = 0;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ayx)"));
  if (time != 0)
    g_variant_builder_add (&builder, "(^ayx)", path, time);
  g_variant_iter_init (&iter, old);
  while (g_variant_iter_next (&iter, "(^&ayx)", &other, &other_time))
    if (!g_str_equal (other, path) && n++ < MAX_USED)
      g_variant_builder_add (&builder, "(^ayx)", other, other_time);
  g_settings_set_value (settings, DUCK_SETTING_RECENTLY_USED, g_variant_builder_end (&builder));
}

void
duck_library_note_used (const char *path)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  gboolean wanted;

  /* Who wants no traces on the whole desktop wants none here. */
  g_object_get (gtk_settings_get_default (), "gtk-recent-files-enabled", &wanted, NULL);
  if (wanted)
    set_used (canonical, g_get_real_time () / G_USEC_PER_SEC);
}

void
duck_library_forget (const char *path)
{
  set_used (path, 0);
}

/* path (char) → seconds since the epoch (gint64) */
static GHashTable *
list_used (void)
{
  GHashTable *used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GVariant) value
    = g_settings_get_value (duck_settings_get (), DUCK_SETTING_RECENTLY_USED);
  GVariantIter iter;
  const char *path;
  gint64 time;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "(^&ayx)", &path, &time))
    g_hash_table_replace (used, g_strdup (path), g_memdup2 (&time, sizeof time));
  return used;
}

/* ---------------------------------------------------------------------------------------------
 * Finding. */

/* Another object for the same document: what only the old one knows goes on. */
static void
inherit (DuckLibraryModel *self, DuckLibraryItem *item, DuckLibraryItem *old)
{
  GList *link = g_queue_find (&self->pictured, old);

  duck_library_item_set_hidden (item, duck_library_item_get_hidden (old));
  if (link != NULL && duck_library_item_is_as (item, old))
    {
      duck_library_item_set_picture (item, duck_library_item_get_picture (old));
      g_object_unref (link->data);
      link->data = g_object_ref (item);
    }
}

static void disk_changed_cb (DuckLibraryModel *self);

static void
watch (DuckLibraryModel *self, const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GFileMonitor *monitor;

  if (g_hash_table_contains (self->monitors, folder)
      || g_hash_table_size (self->monitors) >= MAX_WATCHED)
    return;

  monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (monitor == NULL)
    return;
  g_signal_connect_object (monitor, "changed", G_CALLBACK (disk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_hash_table_insert (self->monitors, g_strdup (folder), monitor);
}

/* What is deleted elsewhere goes from the list at once, too. */
static void
watch_folders (DuckLibraryModel *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      DuckLibraryItem *item = get_item (self, i);
      g_autofree char *folder = g_path_get_dirname (duck_library_item_get_path (item));

      if (duck_library_item_get_origin (item) == DUCK_ORIGIN_ELSEWHERE)
        watch (self, folder);
    }
}

static void
merge (DuckLibraryModel *self, GPtrArray *found)
{
  g_autoptr (GHashTable) wanted = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) olds = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) added = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    g_hash_table_insert (olds, (char *) duck_library_item_get_path (get_item (self, i)),
                         get_item (self, i));
  for (guint i = 0; i < found->len; i++)
    {
      DuckLibraryItem *item = g_ptr_array_index (found, i);
      DuckLibraryItem *old = g_hash_table_lookup (olds, duck_library_item_get_path (item));

      g_hash_table_add (wanted, item);
      if (old == item)
        continue;
      if (old != NULL)
        inherit (self, item, old);
      g_ptr_array_add (added, item);
    }
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->items)); i-- > 0;)
    if (!g_hash_table_contains (wanted, get_item (self, i)))
      {
        DuckLibraryItem *item = get_item (self, i);

        if (g_queue_remove (&self->pictured, item))
          g_object_unref (item);
        g_list_store_remove (self->items, i);
      }
  if (added->len > 0)
    g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                         added->pdata, added->len);
}

static void
keep_shipped (DuckLibraryModel *self)
{
  g_clear_pointer (&shipped, g_ptr_array_unref);
  shipped = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    if (duck_library_item_get_origin (get_item (self, i)) == DUCK_ORIGIN_BUILT_IN)
      g_ptr_array_add (shipped, g_list_model_get_item (G_LIST_MODEL (self->items), i));
}

static void
scanned_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckLibraryModel) self = data;
  g_autoptr (GPtrArray) found = duck_library_reader_scan_finish (result, NULL);

  self->scanning = FALSE;
  if (found == NULL || self->reader == NULL)
    return;

  merge (self, found);
  if (self->only == DUCK_LIBRARY_ALL)
    keep_shipped (self);
  watch_folders (self);
  /* What was asked for during this look may not have been seen by it. */
  if (self->again)
    duck_library_model_refresh (self);
  else
    g_signal_emit (self, refreshed_signal, 0);
}

static gpointer
copy_ref (gconstpointer item, gpointer data)
{
  return g_object_ref ((gpointer) item);
}

void
duck_library_model_refresh (DuckLibraryModel *self)
{
  g_return_if_fail (DUCK_IS_LIBRARY_MODEL (self));

  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->again = self->scanning;
  if (self->scanning)
    return;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    g_ptr_array_add (known, g_list_model_get_item (G_LIST_MODEL (self->items), i));
  if (known->len == 0 && shipped != NULL)
    g_ptr_array_extend (known, shipped, copy_ref, NULL);
  self->scanning = TRUE;
  duck_library_reader_scan (self->reader, known, list_used (), self->only, self->folder, scanned_cb,
                            g_object_ref (self));
}

static gboolean
timeout_cb (gpointer data)
{
  DuckLibraryModel *self = data;

  self->timeout = 0;
  duck_library_model_refresh (self);
  return G_SOURCE_REMOVE;
}

static void
disk_changed_cb (DuckLibraryModel *self)
{
  if (self->timeout == 0)
    self->timeout = g_timeout_add (SWARM, timeout_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * Pictures. */

/* With a reference to the item; one that another window shows keeps its picture. */
static void
drop_picture (gpointer data)
{
  g_autoptr (DuckLibraryItem) item = data;

  if (duck_library_item_get_n_shown (item) == 0)
    duck_library_item_set_picture (item, NULL);
}

/* Lets go of the oldest pictures that nobody sees. */
static void
drop_pictures (DuckLibraryModel *self)
{
  for (guint i = self->pictured.length; i > 0 && self->pictured.length > MAX_PICTURES; i--)
    {
      DuckLibraryItem *item = g_queue_pop_head (&self->pictured);

      if (duck_library_item_get_n_shown (item) > 0)
        {
          g_queue_push_tail (&self->pictured, item);
          continue;
        }
      drop_picture (item);
    }
}

typedef struct
{
  DuckLibraryModel *model;
  DuckLibraryItem *item;
  GCancellable *cancellable;
} Drawing;

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Drawing *drawing = data;
  g_autoptr (DuckLibraryModel) self = drawing->model;
  g_autoptr (DuckLibraryItem) item = drawing->item;
  g_autoptr (GdkTexture) picture = duck_library_reader_draw_finish (result, NULL);

  /* It may have been asked for again meanwhile. */
  if (g_hash_table_lookup (self->drawing, item) == drawing->cancellable)
    g_hash_table_remove (self->drawing, item);
  g_object_unref (drawing->cancellable);
  g_free (drawing);
  if (picture == NULL || self->reader == NULL)
    return;

  self->n_drawn++;
  if (g_queue_remove (&self->pictured, item))
    g_object_unref (item);
  g_queue_push_tail (&self->pictured, g_object_ref (item));
  duck_library_item_set_picture (item, picture);
  drop_pictures (self);
}

void
duck_library_model_draw (DuckLibraryModel *self, DuckLibraryItem *item, gint scale)
{
  g_return_if_fail (DUCK_IS_LIBRARY_MODEL (self));
  g_return_if_fail (DUCK_IS_LIBRARY_ITEM (item));

  GdkTexture *picture = duck_library_item_get_picture (item);
  Drawing *drawing;

  if (self->reader == NULL || duck_library_item_is_damaged (item)
      || g_hash_table_contains (self->drawing, item)
      || (picture != NULL && gdk_texture_get_width (picture) == DUCK_LIBRARY_PICTURE_WIDTH * scale))
    return;

  drawing = g_new (Drawing, 1);
  drawing->model = g_object_ref (self);
  drawing->item = g_object_ref (item);
  drawing->cancellable = g_cancellable_new ();
  g_hash_table_replace (self->drawing, item, drawing->cancellable);
  duck_library_reader_draw (self->reader, item, scale, drawing->cancellable, drawn_cb, drawing);
}

void
duck_library_model_stop_drawing (DuckLibraryModel *self, DuckLibraryItem *item)
{
  g_return_if_fail (DUCK_IS_LIBRARY_MODEL (self));

  GCancellable *cancellable = g_hash_table_lookup (self->drawing, item);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
  g_hash_table_remove (self->drawing, item);
}

/* ---------------------------------------------------------------------------------------------
 * The model. */

static void
duck_library_model_dispose (GObject *object)
{
  DuckLibraryModel *self = DUCK_LIBRARY_MODEL (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->monitors, g_hash_table_unref);
  g_signal_handlers_disconnect_by_func (duck_settings_get (), disk_changed_cb, self);
  g_queue_clear_full (&self->pictured, drop_picture);
  g_clear_pointer (&self->reader, duck_library_reader_free);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (duck_library_model_parent_class)->dispose (object);
}

static void
duck_library_model_finalize (GObject *object)
{
  DuckLibraryModel *self = DUCK_LIBRARY_MODEL (object);

  g_hash_table_unref (self->drawing);
  g_free (self->folder);

  G_OBJECT_CLASS (duck_library_model_parent_class)->finalize (object);
}

static void
duck_library_model_class_init (DuckLibraryModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = duck_library_model_dispose;
  object_class->finalize = duck_library_model_finalize;

  refreshed_signal = g_signal_new ("refreshed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_library_model_init (DuckLibraryModel *self)
{
  self->reader = duck_library_reader_new ();
  self->only = DUCK_LIBRARY_ALL;
  self->items = g_list_store_new (DUCK_TYPE_LIBRARY_ITEM);
  self->drawing = g_hash_table_new (NULL, NULL);
  self->monitors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_queue_init (&self->pictured);
  g_signal_connect_object (duck_settings_get (), "changed::" DUCK_SETTING_RECENTLY_USED,
                           G_CALLBACK (disk_changed_cb), self, G_CONNECT_SWAPPED);
  for (DuckKind kind = 0; kind < DUCK_N_KINDS; kind++)
    {
      g_autofree char *folder = duck_kind_dup_folder (kind);
      g_autofree char *saved = duck_kind_dup_save_folder (kind);

      watch (self, folder);
      watch (self, saved);
    }
}

DuckLibraryModel *
duck_library_model_new (void)
{
  DuckLibraryModel *self = g_object_new (DUCK_TYPE_LIBRARY_MODEL, NULL);

  /* A window that is just coming is drawn first: reading takes a quarter of the work until then. */
  self->timeout = g_idle_add_full (G_PRIORITY_LOW, timeout_cb, self, NULL);
  return self;
}

DuckLibraryModel *
duck_library_model_new_for (DuckLibraryModel *other, DuckKind kind, const char *folder)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (other), NULL);

  DuckLibraryModel *self = g_object_new (DUCK_TYPE_LIBRARY_MODEL, NULL);

  self->only = (gint) kind;
  self->folder = g_strdup (folder);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (other->items)); i++)
    if (duck_library_item_get_kind (get_item (other, i)) == kind)
      g_list_store_append (self->items, get_item (other, i));
  if (folder != NULL)
    watch (self, folder);
  duck_library_model_refresh (self);
  return self;
}
