/* tabletop-simulator.c: writes saved objects of Tabletop Simulator
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/tabletop-simulator.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

#include "store/disk/faults.h"
#include "store/disk/name.h"
#include "store/disk/save.h"

#define SUFFIX ".json"

/* In the units there: how far things lie above the table, how thick they are. */
#define ABOVE_FIELD 1.2
#define FIELD_HEIGHT 0.96
#define THICK 0.1
#define THIN 0.05
#define BAGS_APART 3.0

typedef struct
{
  JsonBuilder *builder;
  const WarTabletop *tabletop;
  const char *pictures; /* or NULL */
  GHashTable *ids; /* those that are given away */
} Writer;

static void
add_string (Writer *writer, const char *name, const char *value)
{
  json_builder_set_member_name (writer->builder, name);
  json_builder_add_string_value (writer->builder, value);
}

static void
add_boolean (Writer *writer, const char *name, gboolean value)
{
  json_builder_set_member_name (writer->builder, name);
  json_builder_add_boolean_value (writer->builder, value);
}

/* No more digits than anybody can see, so that they are the same on every machine. */
static void
add_number (Writer *writer, const char *name, double value)
{
  json_builder_set_member_name (writer->builder, name);
  json_builder_add_double_value (writer->builder, round (value * 1e5) / 1e5 + 0.0);
}

static void
begin_object (Writer *writer, const char *name)
{
  if (name != NULL)
    json_builder_set_member_name (writer->builder, name);
  json_builder_begin_object (writer->builder);
}

static void
end_object (Writer *writer)
{
  json_builder_end_object (writer->builder);
}

/* Six digits that nothing else in the file has. */
static void
add_id (Writer *writer, const WarTabletopThing *thing)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *seed = g_strdup_printf ("%s|%s|%u", writer->tabletop->name, thing->name, i);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, seed, -1);

      sum[6] = '\0';
      if (!g_hash_table_contains (writer->ids, sum))
        {
          add_string (writer, "GUID", sum);
          g_hash_table_add (writer->ids, g_steal_pointer (&sum));
          return;
        }
    }
}

static gboolean
has_picture (const Writer *writer, const WarTabletopThing *thing)
{
  return writer->pictures != NULL && thing->picture >= 0;
}

static double
get_inches (WarLength length)
{
  return length / (double) WAR_INCH;
}

/* A tile of scale 1 is two units wide, a block one; a bag is as it is. */
static void
add_transform (Writer *writer, const WarTabletopThing *thing)
{
  double unit = has_picture (writer, thing) ? 2 : 1;
  double height = thing->kind == WAR_TABLETOP_FIELD ? FIELD_HEIGHT : ABOVE_FIELD;
  gboolean is_bag = thing->kind == WAR_TABLETOP_BAG;
  double turn = 180 + thing->heading * 360.0 / WAR_HEADING_TURN;
  double thick = has_picture (writer, thing)         ? 1
                 : thing->kind == WAR_TABLETOP_STICK ? THICK
                                                     : 2 * THICK;

  begin_object (writer, "Transform");
  add_number (writer, "posX", get_inches (thing->place.x));
  add_number (writer, "posY", is_bag ? BAGS_APART : height);
  add_number (writer, "posZ", -get_inches (thing->place.y));
  add_number (writer, "rotX", 0);
  add_number (writer, "rotY", fmod (turn, 360));
  add_number (writer, "rotZ", 0);
  add_number (writer, "scaleX", is_bag ? 1 : get_inches (thing->width) / unit);
  add_number (writer, "scaleY", is_bag ? 1 : thick);
  add_number (writer, "scaleZ", is_bag ? 1 : get_inches (thing->depth) / unit);
  end_object (writer);
}

static void
add_colour (Writer *writer, const WarTabletopThing *thing)
{
  guint32 colour = has_picture (writer, thing) ? 0xffffff : thing->colour;

  begin_object (writer, "ColorDiffuse");
  add_number (writer, "r", (colour >> 16 & 0xff) / 255.0);
  add_number (writer, "g", (colour >> 8 & 0xff) / 255.0);
  add_number (writer, "b", (colour & 0xff) / 255.0);
  end_object (writer);
}

static void
add_image (Writer *writer, const WarTabletopThing *thing)
{
  const WarTabletopPicture *picture
    = war_tabletop_get_picture (writer->tabletop, (guint) thing->picture);
  g_autofree char *url = g_strconcat (writer->pictures, picture->name, NULL);

  begin_object (writer, "CustomImage");
  add_string (writer, "ImageURL", url);
  add_string (writer, "ImageSecondaryURL", url);
  add_number (writer, "ImageScalar", 1);
  add_number (writer, "WidthScale", 0);
  begin_object (writer, "CustomTile");
  json_builder_set_member_name (writer->builder, "Type"); /* a box, a circle */
  json_builder_add_int_value (writer->builder, thing->kind == WAR_TABLETOP_DISC ? 2 : 0);
  add_number (writer, "Thickness", thing->kind == WAR_TABLETOP_DISC ? THIN : THICK);
  add_boolean (writer, "Stackable", FALSE);
  add_boolean (writer, "Stretch", TRUE);
  end_object (writer);
  end_object (writer);
}

/* Numbers have a point, wherever the program runs. */
static void
add_script (Writer *writer, const WarTabletopThing *thing)
{
  char width[G_ASCII_DTOSTR_BUF_SIZE], depth[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *script = NULL;

  g_ascii_formatd (width, sizeof width, "%.5g", get_inches (thing->width));
  g_ascii_formatd (depth, sizeof depth, "%.5g", get_inches (thing->depth));
  script = g_strdup_printf ("function onLoad()\n"
                            "  local s = self.getBoundsNormalized().size\n"
                            "  local k = self.getScale()\n"
                            "  self.setScale({k.x * %s / s.x, k.y, k.z * %s / s.z})\n"
                            "end\n",
                            width, depth);
  add_string (writer, "LuaScript", has_picture (writer, thing) ? script : "");
}

static const char *
get_kind (const Writer *writer, const WarTabletopThing *thing)
{
  if (thing->kind == WAR_TABLETOP_BAG)
    return "Bag";
  return has_picture (writer, thing) ? "Custom_Tile" : "BlockSquare";
}

static void add_thing (Writer *writer, const WarTabletopThing *thing);

/* What it can be turned into with the keys 1 to 9, but for what it is. */
static void
add_states (Writer *writer, const WarTabletopThing *thing)
{
  begin_object (writer, "States");
  for (guint i = 0; i < thing->states->len; i++)
    if (i != thing->state)
      {
        g_autofree char *number = g_strdup_printf ("%u", i + 1);

        json_builder_set_member_name (writer->builder, number);
        add_thing (writer, g_ptr_array_index (thing->states, i));
      }
  end_object (writer);
}

static void
add_thing (Writer *writer, const WarTabletopThing *thing)
{
  static const char *const off[]
    = { "Grid", "Snap", "IgnoreFoW", "Sticky", "GridProjection", "HideWhenFaceDown", "Hands" };

  begin_object (writer, NULL);
  add_id (writer, thing);
  add_string (writer, "Name", get_kind (writer, thing));
  add_transform (writer, thing);
  add_string (writer, "Nickname", thing->name);
  add_string (writer, "Description", thing->text != NULL ? thing->text : "");
  add_string (writer, "GMNotes", "");
  add_colour (writer, thing);
  add_boolean (writer, "Locked", thing->kind == WAR_TABLETOP_FIELD);
  for (guint i = 0; i < G_N_ELEMENTS (off); i++)
    add_boolean (writer, off[i], FALSE);
  add_boolean (writer, "Autoraise", TRUE);
  add_boolean (writer, "Tooltip", thing->kind != WAR_TABLETOP_FIELD);
  add_script (writer, thing);
  add_string (writer, "LuaScriptState", "");
  add_string (writer, "XmlUI", "");
  if (has_picture (writer, thing))
    add_image (writer, thing);
  if (thing->kind == WAR_TABLETOP_BAG)
    {
      json_builder_set_member_name (writer->builder, "ContainedObjects");
      json_builder_begin_array (writer->builder);
      for (guint i = 0; i < thing->inside->len; i++)
        add_thing (writer, g_ptr_array_index (thing->inside, i));
      json_builder_end_array (writer->builder);
    }
  if (thing->states->len > 0)
    add_states (writer, thing);
  end_object (writer);
}

GBytes *
store_tabletop_to_bytes (const WarTabletop *tabletop, const char *pictures)
{
  g_return_val_if_fail (tabletop != NULL, NULL);

  static const char *const empty[]
    = { "SaveName", "GameMode", "Date",      "Table",          "Sky",          "Note",
        "Rules",    "XmlUI",    "LuaScript", "LuaScriptState", "VersionNumber" };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  Writer writer = { builder, tabletop, pictures, ids };
  gsize length;
  char *text;

  begin_object (&writer, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (empty); i++)
    add_string (&writer, empty[i], "");
  add_number (&writer, "Gravity", 0.5);
  add_number (&writer, "PlayArea", 0.5);
  begin_object (&writer, "TabStates");
  end_object (&writer);
  json_builder_set_member_name (builder, "ObjectStates");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tabletop->things->len; i++)
    add_thing (&writer, g_ptr_array_index (tabletop->things, i));
  json_builder_end_array (builder);
  end_object (&writer);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, &length);
  return g_bytes_new_take (text, length);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

static gboolean
save_pictures (const WarTabletop *tabletop, const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0755) != 0)
    {
      int code = errno;

      g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                   _ ("The folder “%s” for the pictures could not be made: %s"), folder,
                   g_strerror (code));
      return FALSE;
    }

  for (guint i = 0; i < tabletop->pictures->len; i++)
    {
      const WarTabletopPicture *picture = war_tabletop_get_picture (tabletop, i);
      g_autofree char *path = g_build_filename (folder, picture->name, NULL);

      if (!store_save_bytes (path, picture->png, error))
        return FALSE;
    }
  return TRUE;
}

/* What is before the names of pictures; NULL: there are none. */
static char *
dup_address (const WarTabletop *tabletop, const char *folder, const char *url)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autofree char *local = g_file_get_uri (file);
  const char *address = url != NULL ? url : local;

  if (tabletop->pictures->len == 0)
    return NULL;
  return g_str_has_suffix (address, "/") ? g_strdup (address) : g_strconcat (address, "/", NULL);
}

gboolean
store_tabletop_save (const WarTabletop *tabletop, const char *path, const char *url,
                     GBytes *thumbnail, GError **error)
{
  g_return_val_if_fail (tabletop != NULL && thumbnail != NULL, FALSE);
  g_return_val_if_fail (path != NULL && store_name_has_suffix (path, SUFFIX), FALSE);

  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (SUFFIX));
  g_autofree char *folder = g_strconcat (stem, "-images", NULL);
  g_autofree char *sign = g_strconcat (stem, ".png", NULL);
  g_autofree char *address = dup_address (tabletop, folder, url);
  g_autoptr (GBytes) bytes = store_tabletop_to_bytes (tabletop, address);

  return (address == NULL || save_pictures (tabletop, folder, error))
         && store_save_bytes (sign, thumbnail, error) && store_save_bytes (path, bytes, error);
}
