/* rows-layout.c: rows above each other, of which some are left out where the window is too low
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/rows-layout.h"

#include <string.h>

struct _DuckRowsLayout
{
  GtkLayoutManager parent_instance;

  GtkWidget *spares[DUCK_ROWS_MAX_SPARES]; /* or NULL; the first is left out first */
  int comfort;
};

G_DEFINE_FINAL_TYPE (DuckRowsLayout, duck_rows_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_COMFORT = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static GtkSizeRequestMode
duck_rows_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
is_spare (DuckRowsLayout *self, GtkWidget *row)
{
  for (guint i = 0; i < DUCK_ROWS_MAX_SPARES; i++)
    if (row == self->spares[i])
      return TRUE;
  return FALSE;
}

static void
duck_rows_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  DuckRowsLayout *self = DUCK_ROWS_LAYOUT (manager);

  *minimum = *natural = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (widget); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (row))
        continue;
      gtk_widget_measure (row, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1,
                          &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wanted);
          continue;
        }
      *minimum += is_spare (self, row) ? 0 : least;
      *natural += wanted;
    }
}

/* What a row that scrolls upwards and downwards has in it; NULL: it is no such row. */
static GtkWidget *
get_content (GtkWidget *row)
{
  GtkWidget *viewport;

  if (!GTK_IS_SCROLLED_WINDOW (row)
      || !gtk_scrolled_window_get_propagate_natural_height (GTK_SCROLLED_WINDOW (row)))
    return NULL;
  viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (row));
  return GTK_IS_VIEWPORT (viewport) ? gtk_viewport_get_child (GTK_VIEWPORT (viewport)) : NULL;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* How many of the last parts of a box fit whole into the height: their height together. Of the one
 * that does not, which is a box itself, likewise as many; but of the last, none: it is what is seen
 * first. */
static int
fit_parts (GtkWidget *box, int width, int height)
{
  int spacing = gtk_box_get_spacing (GTK_BOX (box)), fits = 0;
  GtkWidget *part = gtk_widget_get_last_child (box);

  for (; part != NULL; part = gtk_widget_get_prev_sibling (part))
    {
      int needed = gtk_widget_should_layout (part) ? measure_height (part, width) + spacing : 0;

      if (fits + needed > height)
        break;
      fits += needed;
    }
  if (part != NULL && GTK_IS_BOX (part) && fits > 0)
    fits += fit_parts (part, width, height - fits);
  return fits;
}

/* All of the content, whose lines wrap, or as many of its last parts as fit; if there are none, all
 * the height. */
static int
fit_content (GtkWidget *content, int width, int height)
{
  int whole = measure_height (content, width);
  int fits = whole > height && GTK_IS_BOX (content) ? fit_parts (content, width, height) : whole;

  return fits > 0 && fits <= height ? fits : height;
}

/* The rows that are laid out, from the top. */
typedef struct
{
  GtkWidget *row;
  gboolean grows;
  GtkRequestedSize size; /* one that grows wants no more than it needs */
} Row;

static GArray *
list_rows (GtkWidget *widget, int width)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Row row = { .row = child };

      if (!gtk_widget_should_layout (child))
        continue;
      row.grows = gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &row.size.minimum_size,
                          &row.size.natural_size, NULL, NULL);
      if (row.grows)
        row.size.natural_size = row.size.minimum_size;
      g_array_append_val (rows, row);
    }
  return rows;
}

static gint
find_row (const GArray *rows, GtkWidget *widget)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, Row, i).row == widget)
      return (gint) i;
  return -1;
}

/* Shows the spare rows, or takes them off the list, as many as must. */
static void
choose_rows (DuckRowsLayout *self, GArray *rows, int height)
{
  int needed = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      needed += row->grows ? MAX (row->size.minimum_size, self->comfort) : row->size.minimum_size;
    }
  for (guint i = 0; i < DUCK_ROWS_MAX_SPARES; i++)
    {
      gint spare = self->spares[i] != NULL ? find_row (rows, self->spares[i]) : -1;

      if (spare < 0)
        continue;
      gtk_widget_set_child_visible (self->spares[i], needed <= height);
      if (needed <= height)
        continue;
      needed -= g_array_index (rows, Row, spare).size.minimum_size;
      g_array_remove_index (rows, (guint) spare);
    }
}

/* Rows that scroll want what they have in them, as far as the others leave room. */
static void
fit_contents (GArray *rows, int width, int height)
{
  for (guint i = 0; i < rows->len; i++)
    height -= g_array_index (rows, Row, i).size.minimum_size;
  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = &g_array_index (rows, Row, i);
      GtkWidget *content = get_content (row->row);
      int least = row->size.minimum_size;

      if (content == NULL)
        continue;
      row->size.natural_size = fit_content (content, width, least + MAX (height, 0));
      row->size.natural_size = MAX (row->size.natural_size, least);
    }
}

/* All that is left over goes to those that grow. */
static void
share_height (GArray *rows, int height)
{
  g_autofree GtkRequestedSize *sizes = g_new (GtkRequestedSize, MAX (rows->len, 1));
  guint n_growing = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      sizes[i] = row->size;
      height -= row->size.minimum_size;
      n_growing += row->grows;
    }
  height = gtk_distribute_natural_allocation (MAX (height, 0), rows->len, sizes);
  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = &g_array_index (rows, Row, i);

      row->size.minimum_size = sizes[i].minimum_size;
      if (row->grows)
        {
          row->size.minimum_size += height / (int) n_growing;
          height -= height / (int) n_growing--;
        }
    }
}

static void
duck_rows_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                           int baseline)
{
  g_autoptr (GArray) rows = list_rows (widget, width);
  int y = 0;

  choose_rows (DUCK_ROWS_LAYOUT (manager), rows, height);
  fit_contents (rows, width, height);
  share_height (rows, height);
  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      gtk_widget_size_allocate (row->row, &(GtkAllocation){ 0, y, width, row->size.minimum_size },
                                -1);
      y += row->size.minimum_size;
    }
}

void
duck_rows_layout_set_spares (DuckRowsLayout *self, GtkWidget *first, GtkWidget *second)
{
  g_return_if_fail (DUCK_IS_ROWS_LAYOUT (self));

  GtkWidget *const rows[DUCK_ROWS_MAX_SPARES] = { first, second };

  if (memcmp (rows, self->spares, sizeof rows) == 0)
    return;
  for (guint i = 0; i < DUCK_ROWS_MAX_SPARES; i++)
    if (self->spares[i] != NULL)
      gtk_widget_set_child_visible (self->spares[i], TRUE);
  memcpy (self->spares, rows, sizeof rows);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
duck_rows_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, DUCK_ROWS_LAYOUT (object)->comfort);
}

static void
duck_rows_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DUCK_ROWS_LAYOUT (object)->comfort = g_value_get_int (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
duck_rows_layout_class_init (DuckRowsLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = duck_rows_layout_get_property;
  object_class->set_property = duck_rows_layout_set_property;
  layout_class->get_request_mode = duck_rows_layout_get_request_mode;
  layout_class->measure = duck_rows_layout_measure;
  layout_class->allocate = duck_rows_layout_allocate;
  properties[PROP_COMFORT] = g_param_spec_int ("comfort", NULL, NULL, 0, G_MAXINT, 0,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_rows_layout_init (DuckRowsLayout *self)
{
}
