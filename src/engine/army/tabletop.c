/* tabletop.c: what lies on a virtual tabletop, whatever game it is of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/tabletop.h"

static void
clear_picture (gpointer data)
{
  WarTabletopPicture *picture = data;

  g_free (picture->name);
  g_bytes_unref (picture->png);
}

static void
free_thing (gpointer data)
{
  WarTabletopThing *thing = data;

  g_free (thing->name);
  g_free (thing->text);
  g_ptr_array_unref (thing->inside);
  g_ptr_array_unref (thing->states);
  g_free (thing);
}

WarTabletop *
war_tabletop_new (const char *name)
{
  WarTabletop *tabletop = g_new0 (WarTabletop, 1);

  tabletop->name = g_strdup (name);
  tabletop->things = g_ptr_array_new_with_free_func (free_thing);
  tabletop->pictures = g_array_new (FALSE, FALSE, sizeof (WarTabletopPicture));
  g_array_set_clear_func (tabletop->pictures, clear_picture);
  return tabletop;
}

void
war_tabletop_free (WarTabletop *tabletop)
{
  if (tabletop == NULL)
    return;

  g_free (tabletop->name);
  g_ptr_array_unref (tabletop->things);
  g_array_unref (tabletop->pictures);
  g_free (tabletop);
}

WarTabletopThing *
war_tabletop_thing_new (WarTabletopKind kind, const char *name, WarLength width, WarLength depth)
{
  WarTabletopThing *thing = g_new0 (WarTabletopThing, 1);

  thing->kind = kind;
  thing->name = g_strdup (name);
  thing->width = width;
  thing->depth = depth;
  thing->picture = -1;
  thing->inside = g_ptr_array_new_with_free_func (free_thing);
  thing->states = g_ptr_array_new_with_free_func (free_thing);
  return thing;
}

WarTabletopThing *
war_tabletop_thing_copy (const WarTabletopThing *thing)
{
  g_return_val_if_fail (thing != NULL, NULL);

  WarTabletopThing *copy
    = war_tabletop_thing_new (thing->kind, thing->name, thing->width, thing->depth);

  copy->text = g_strdup (thing->text);
  copy->place = thing->place;
  copy->heading = thing->heading;
  copy->colour = thing->colour;
  copy->picture = thing->picture;
  return copy;
}

gint
war_tabletop_find_picture (const WarTabletop *tabletop, const char *name)
{
  g_return_val_if_fail (tabletop != NULL && name != NULL, -1);

  for (guint i = 0; i < tabletop->pictures->len; i++)
    if (g_str_equal (war_tabletop_get_picture (tabletop, i)->name, name))
      return (gint) i;
  return -1;
}

gint
war_tabletop_add_picture (WarTabletop *tabletop, const char *name, GBytes *png)
{
  g_return_val_if_fail (tabletop != NULL && name != NULL && png != NULL, -1);

  WarTabletopPicture picture = { g_strdup (name), png };

  g_array_append_val (tabletop->pictures, picture);
  return (gint) tabletop->pictures->len - 1;
}

const WarTabletopPicture *
war_tabletop_get_picture (const WarTabletop *tabletop, guint index)
{
  g_return_val_if_fail (tabletop != NULL && index < tabletop->pictures->len, NULL);

  return &g_array_index (tabletop->pictures, WarTabletopPicture, index);
}
