/* field-session-options.c: what is drawn next while a field is edited
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/field-editor/field-session.h"
#include "engine/field/terrain-usual.h"

/* In which the field's players measure. */
static WarLengthUnit
get_unit (DuckFieldSession *self)
{
  return duck_field_document_get_length_unit (duck_field_session_get_document (self));
}

void
duck_field_session_set_terrain (DuckFieldSession *self, WarTerrain terrain)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  DuckFieldOptions options = *duck_field_session_get_options (self);
  const WarTerrainUsual *usual = war_terrain_get_usual (terrain);
  WarLengthUnit unit = get_unit (self);

  if (options.terrain == terrain)
    return;
  options.terrain = terrain;
  options.variant = NULL;
  options.line_width = war_length_unit_get_span (unit);
  if (usual->kind == WAR_SHAPE_LINE)
    options.line_width = war_length_unit_convert (unit, usual->width);
  options.spacing = war_length_unit_convert (unit, 3 * MAX (usual->width, usual->depth) / 2);
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_variant (DuckFieldSession *self, const char *variant)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  DuckFieldOptions options = *duck_field_session_get_options (self);
  const char *const *variants = war_terrain_get_usual (options.terrain)->variants;

  options.variant = NULL;
  for (guint i = 0; variant != NULL && variants != NULL && variants[i] != NULL; i++)
    if (g_str_equal (variants[i], variant))
      options.variant = variants[i];
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_line_width (DuckFieldSession *self, WarLength width)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));
  g_return_if_fail (width > 0);

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.line_width = width;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_rounded (DuckFieldSession *self, gboolean rounded)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.rounded = rounded;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_brush (DuckFieldSession *self, WarLength brush)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));
  g_return_if_fail (brush > 0);

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.brush = brush;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_spacing (DuckFieldSession *self, WarLength spacing)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));
  g_return_if_fail (spacing >= WAR_CENTIMETRE);

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.spacing = spacing;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_seed (DuckFieldSession *self, guint seed)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.seed = seed;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_side (DuckFieldSession *self, gint side)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));
  g_return_if_fail (side == 1 || side == 2);

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.side = side;
  duck_field_session_set_options (self, &options);
}

void
duck_field_session_set_point (DuckFieldSession *self, WarPointKind point)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  DuckFieldOptions options = *duck_field_session_get_options (self);

  options.point = point;
  duck_field_session_set_options (self, &options);
}
