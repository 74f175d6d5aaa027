/* field-session.c: a field while it is being edited
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/field-editor/field-session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/field-edit/field-edit.h"
#include "engine/field/terrain-usual.h"
#include "engine/geometry/geometry.h"
#include "text/field/field.h"

static const struct
{
  const char *name;
  gboolean initial;
} flags[DUCK_FIELD_N_FLAGS] = {
  [DUCK_FIELD_FLAG_SNAP_GRID] = { "snap-grid", FALSE },
  [DUCK_FIELD_FLAG_SNAP_VERTICES] = { "snap-vertices", TRUE },
  [DUCK_FIELD_FLAG_SNAP_EDGES] = { "snap-edges", FALSE },
  [DUCK_FIELD_FLAG_SHOW_TERRAIN] = { "show-terrain", TRUE },
  [DUCK_FIELD_FLAG_SHOW_ZONES] = { "show-zones", TRUE },
  [DUCK_FIELD_FLAG_SHOW_POINTS] = { "show-points", TRUE },
  [DUCK_FIELD_FLAG_SHOW_BACKGROUND] = { "show-background", TRUE },
  [DUCK_FIELD_FLAG_LOCK_TERRAIN] = { "lock-terrain", FALSE },
  [DUCK_FIELD_FLAG_LOCK_ZONES] = { "lock-zones", FALSE },
  [DUCK_FIELD_FLAG_LOCK_POINTS] = { "lock-points", FALSE },
  [DUCK_FIELD_FLAG_LOCK_BACKGROUND] = { "lock-background", FALSE },
};

G_DEFINE_FINAL_TYPE (DuckFieldSession, duck_field_session, G_TYPE_OBJECT)

#define PROP_FLAGS 1

static GParamSpec *properties[PROP_FLAGS + DUCK_FIELD_N_FLAGS];

enum
{
  SELECTION_CHANGED,
  JUMP,
  SHOWN_CHANGED,
  OPTIONS_CHANGED,
  REFUSED,
  MENU,
  MEASURE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

DuckFieldDocument *
duck_field_session_get_document (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return self->document;
}

WarField *
duck_field_session_get_field (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return duck_field_document_get_field (self->document);
}

DuckFieldHexes *
duck_field_session_get_hexes (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return self->hexes;
}

WarField *
duck_field_session_get_present (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return self->preview != NULL ? self->preview : duck_field_session_get_field (self);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static WarField *
make_shown (DuckFieldSession *self)
{
  WarField *field = duck_field_session_get_present (self);
  WarField *copy;

  if (self->flags[DUCK_FIELD_FLAG_SHOW_TERRAIN] && self->flags[DUCK_FIELD_FLAG_SHOW_ZONES]
      && self->flags[DUCK_FIELD_FLAG_SHOW_POINTS])
    return war_field_ref (field);

  copy = war_field_copy (field);
  if (!self->flags[DUCK_FIELD_FLAG_SHOW_TERRAIN])
    g_ptr_array_set_size (copy->features, 0);
  if (!self->flags[DUCK_FIELD_FLAG_SHOW_ZONES])
    g_ptr_array_set_size (copy->zones, 0);
  if (!self->flags[DUCK_FIELD_FLAG_SHOW_POINTS])
    g_ptr_array_set_size (copy->points, 0);
  return copy;
}

WarField *
duck_field_session_get_shown (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  if (self->shown == NULL)
    self->shown = make_shown (self);
  return self->shown;
}

static void
show_again (DuckFieldSession *self)
{
  g_clear_pointer (&self->shown, war_field_unref);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

void
duck_field_session_set_preview (DuckFieldSession *self, WarField *preview)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  if (self->preview == preview)
    return;
  g_clear_pointer (&self->preview, war_field_unref);
  self->preview = preview != NULL ? war_field_ref (preview) : NULL;
  show_again (self);
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static gboolean
edit (DuckFieldSession *self, WarField *field, WarShapeFault fault, const char *name,
      gboolean typed)
{
  /* What follows the edit sees the field itself. */
  g_clear_pointer (&self->preview, war_field_unref);
  g_clear_pointer (&self->shown, war_field_unref);
  if (field == NULL)
    g_signal_emit (self, signals[REFUSED], 0, text_shape_fault (fault));
  else if (typed)
    return duck_field_document_edit_typed (self->document, field, name);
  else if (duck_field_document_edit (self->document, field, name))
    return TRUE;

  show_again (self);
  return FALSE;
}

gboolean
duck_field_session_edit (DuckFieldSession *self, WarField *field, const char *name)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  return edit (self, field, WAR_SHAPE_RIGHT, name, FALSE);
}

gboolean
duck_field_session_edit_typed (DuckFieldSession *self, WarField *field, const char *name)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  return edit (self, field, WAR_SHAPE_RIGHT, name, TRUE);
}

gboolean
duck_field_session_edit_by_shape (DuckFieldSession *self, WarField *field, const WarShape *shape,
                                  const char *name)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  return edit (self, field, war_shape_check (shape), name, FALSE);
}

/* ---------------------------------------------------------------------------------------------
 * Selection. */

static void
clear_key (gpointer key)
{
  g_free (((DuckFieldKey *) key)->id);
}

/* Finds the selected items again; those that are gone are no longer selected. */
static void
follow_document (DuckFieldSession *self)
{
  const WarField *field = duck_field_session_get_field (self);
  guint n_before = self->keys->len;

  g_array_set_size (self->items, 0);
  for (guint i = self->keys->len; i-- > 0;)
    {
      const DuckFieldKey *key = &g_array_index (self->keys, DuckFieldKey, i);
      WarItem item;

      if (war_field_find_item (field, key->kind, key->id, &item))
        g_array_prepend_val (self->items, item);
      else
        g_array_remove_index (self->keys, i);
    }

  g_clear_pointer (&self->preview, war_field_unref);
  show_again (self);
  /* By another edit, or an undo, the picture may have moved away from below it. */
  if (self->measured && !self->scales)
    duck_field_session_set_measure (self, NULL);
  if (self->keys->len != n_before)
    g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

/* ---------------------------------------------------------------------------------------------
 * Snapping. */

WarPosition
duck_field_session_snap (DuckFieldSession *self, WarPosition position, WarLength grid,
                         WarLength reach, const WarItem *left_out, guint n_left_out)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), position);

  const WarSnap snap = {
    .grid = self->flags[DUCK_FIELD_FLAG_SNAP_GRID] ? grid : 0,
    .edges = self->flags[DUCK_FIELD_FLAG_SNAP_EDGES],
    .vertices = self->flags[DUCK_FIELD_FLAG_SNAP_VERTICES],
    .guides_x = self->guides[TRUE],
    .guides_y = self->guides[FALSE],
    .reach = reach,
  };
  WarSnapKind kind;

  return war_snap_position (&snap, duck_field_session_get_field (self), left_out, n_left_out,
                            position, &kind);
}

const GArray *
duck_field_session_get_guides (DuckFieldSession *self, gboolean upright)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return self->guides[upright != FALSE];
}

void
duck_field_session_add_guide (DuckFieldSession *self, gboolean upright, WarLength place)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  g_array_append_val (self->guides[upright != FALSE], place);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

void
duck_field_session_clear_guides (DuckFieldSession *self)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  g_array_set_size (self->guides[0], 0);
  g_array_set_size (self->guides[1], 0);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

/* ---------------------------------------------------------------------------------------------
 * What is drawn next. */

const DuckFieldOptions *
duck_field_session_get_options (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  return &self->options;
}

void
duck_field_session_set_options (DuckFieldSession *self, const DuckFieldOptions *options)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));
  g_return_if_fail (options != NULL);

  self->options = *options;
  g_signal_emit (self, signals[OPTIONS_CHANGED], 0);
}

/* ---------------------------------------------------------------------------------------------
 * The picture to trace. */

gboolean
duck_field_session_get_measure (DuckFieldSession *self, WarPosition ends[2])
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  memcpy (ends, self->measure, sizeof self->measure);
  return self->measured;
}

void
duck_field_session_set_measure (DuckFieldSession *self, const WarPosition ends[2])
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  self->measured = ends != NULL;
  if (ends != NULL)
    memcpy (self->measure, ends, sizeof self->measure);
  g_signal_emit (self, signals[MEASURE_CHANGED], 0);
}

gboolean
duck_field_session_scale_picture (DuckFieldSession *self, WarLength length)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);
  g_return_val_if_fail (self->measured && length > 0, FALSE);

  const WarField *field = duck_field_session_get_field (self);
  WarPosition *ends = self->measure;
  WarLength old = war_position_distance (ends[0], ends[1]);
  gboolean scaled;

  if (field->background == NULL || old == 0)
    return FALSE;
  self->scales = TRUE;
  scaled = duck_field_session_edit_typed (
    self, war_field_scale_background (field, ends[0], old, length), _ ("Scale Picture"));
  self->scales = FALSE;
  if (!scaled)
    return FALSE;

  /* The other end stays where it was on the picture. */
  ends[1].x = ends[0].x + (WarLength) ((gint64) (ends[1].x - ends[0].x) * length / old);
  ends[1].y = ends[0].y + (WarLength) ((gint64) (ends[1].y - ends[0].y) * length / old);
  g_signal_emit (self, signals[MEASURE_CHANGED], 0);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

DuckFieldSession *
duck_field_session_new (DuckFieldDocument *document)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (document), NULL);

  DuckFieldSession *self = g_object_new (DUCK_TYPE_FIELD_SESSION, NULL);
  WarLength span = war_length_unit_get_span (duck_field_document_get_length_unit (document));

  self->document = g_object_ref (document);
  self->options.line_width = span;
  self->options.brush = 6 * span;
  self->options.spacing = 4 * span;
  self->hexes = duck_field_hexes_new (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document), self,
                           G_CONNECT_SWAPPED);
  return self;
}

static void
duck_field_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, DUCK_FIELD_SESSION (object)->flags[id - PROP_FLAGS]);
}

static void
duck_field_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckFieldSession *self = DUCK_FIELD_SESSION (object);
  guint flag = id - PROP_FLAGS;

  if (self->flags[flag] == g_value_get_boolean (value))
    return;
  self->flags[flag] = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
  if (flag >= DUCK_FIELD_FLAG_SHOW_TERRAIN && flag <= DUCK_FIELD_FLAG_SHOW_BACKGROUND)
    show_again (self);
}

static void
duck_field_session_finalize (GObject *object)
{
  DuckFieldSession *self = DUCK_FIELD_SESSION (object);

  g_array_unref (self->keys);
  g_array_unref (self->items);
  g_array_unref (self->guides[0]);
  g_array_unref (self->guides[1]);
  g_clear_pointer (&self->preview, war_field_unref);
  g_clear_pointer (&self->shown, war_field_unref);
  g_clear_object (&self->hexes);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (duck_field_session_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n_parameters, GType type)
{
  return g_signal_new (name, DUCK_TYPE_FIELD_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_parameters, type, type);
}

static void
duck_field_session_class_init (DuckFieldSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = duck_field_session_finalize;
  object_class->get_property = duck_field_session_get_property;
  object_class->set_property = duck_field_session_set_property;

  for (guint i = 0; i < DUCK_FIELD_N_FLAGS; i++)
    properties[PROP_FLAGS + i]
      = g_param_spec_boolean (flags[i].name, NULL, NULL, flags[i].initial,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, PROP_FLAGS + DUCK_FIELD_N_FLAGS, properties);

  signals[SELECTION_CHANGED] = new_signal ("selection-changed", 0, G_TYPE_NONE);
  signals[JUMP] = new_signal ("jump", 0, G_TYPE_NONE);
  signals[SHOWN_CHANGED] = new_signal ("shown-changed", 0, G_TYPE_NONE);
  signals[OPTIONS_CHANGED] = new_signal ("options-changed", 0, G_TYPE_NONE);
  signals[REFUSED] = new_signal ("refused", 1, G_TYPE_STRING);
  signals[MEASURE_CHANGED] = new_signal ("measure-changed", 0, G_TYPE_NONE);
  signals[MENU] = new_signal ("menu", 2, G_TYPE_DOUBLE);
}

static void
duck_field_session_init (DuckFieldSession *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (DuckFieldKey));
  g_array_set_clear_func (self->keys, clear_key);
  self->items = g_array_new (FALSE, FALSE, sizeof (WarItem));
  self->guides[0] = g_array_new (FALSE, FALSE, sizeof (WarLength));
  self->guides[1] = g_array_new (FALSE, FALSE, sizeof (WarLength));
  for (guint i = 0; i < DUCK_FIELD_N_FLAGS; i++)
    self->flags[i] = flags[i].initial;
  self->options = (DuckFieldOptions){
    .terrain = WAR_TERRAIN_WOOD,
    .seed = 1,
    .side = 1,
    .point = WAR_POINT_CONTROL,
  };
}
