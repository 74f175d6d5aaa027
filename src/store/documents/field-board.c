/* field-board.c: <board>, the hexes of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/documents/field-private.h"

/* <hex> */

enum
{
  HEX_AT,
  HEX_TERRAIN,
  HEX_ROADS,
  HEX_FORT,
  HEX_OPEN,
  HEX_START,
};

static const StoreAttribute hex_attributes[] = {
  { "at", STORE_VALUE_POSITION, TRUE, 0, MAX (WAR_HEXES_MAX_COLUMNS, WAR_HEXES_MAX_ROWS) - 1 },
  { "terrain", STORE_VALUE_CHOICE, FALSE, .get_choices = war_hex_terrain_get_ids },
  { "roads", STORE_VALUE_INTEGERS, FALSE, 0, WAR_HEX_N_DIRECTIONS - 1 },
  { "fort", STORE_VALUE_INTEGER, FALSE, 1, WAR_HEX_MAX_NUMBER },
  { "open", STORE_VALUE_INTEGERS, FALSE, 0, WAR_HEX_N_DIRECTIONS - 1 },
  { "start", STORE_VALUE_INTEGER, FALSE, 1, WAR_HEX_MAX_NUMBER },
  { NULL },
};

/* Directions are single digits, in rising order, with spaces between. */
static guint8
read_directions (StoreReader *reader, const char *name, const StoreValue *value)
{
  guint8 bits = 0;

  for (const char *p = value->text; value->present && !value->faulty && *p != '\0'; p++)
    {
      guint8 bit;

      if (*p == ' ')
        continue;
      bit = (guint8) (1 << (*p - '0'));
      if (bits >= bit)
        {
          store_reader_fault (reader, value,
                              _ ("%s=\"%s\" must name each direction once, in rising order"), name,
                              value->text);
          return bits;
        }
      bits |= bit;
    }
  return bits;
}

static void
start_hex (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarHexBoard *board = document->field->board;
  WarPosition at;
  guint hex;

  if (values[HEX_AT].positions->len == 0)
    return;

  at = g_array_index (values[HEX_AT].positions, WarPosition, 0);
  if (at.x >= board->n_columns || at.y >= board->n_rows)
    {
      store_reader_fault (reader, &values[HEX_AT],
                          _ ("the hex %d,%d is not on the board, which has %u columns and %u rows"),
                          at.x, at.y, board->n_columns, board->n_rows);
      return;
    }

  hex = (guint) at.y * board->n_columns + (guint) at.x;
  if (document->hexes[hex] != 0)
    store_reader_fault (reader, &values[HEX_AT], _ ("the hex %d,%d has been described before"),
                        at.x, at.y);
  document->hexes[hex] = values[HEX_AT].offset;
  board->cells[hex] = (WarHexCell){
    .terrain = (guint8) values[HEX_TERRAIN].integer,
    .roads = read_directions (reader, "roads", &values[HEX_ROADS]),
    .open = read_directions (reader, "open", &values[HEX_OPEN]),
    .fort = (guint8) (values[HEX_FORT].present ? values[HEX_FORT].integer : 0),
    .start = (guint8) (values[HEX_START].present ? values[HEX_START].integer : 0),
  };
}

static const StoreElement hex_element
  = { .name = "hex", .attributes = hex_attributes, .start = start_hex };
static const StoreChild board_children[] = { { &hex_element, FALSE, WAR_HEXES_MAX }, { NULL } };

/* <board> */

static const StoreAttribute board_attributes[] = {
  { "columns", STORE_VALUE_INTEGER, TRUE, 1, WAR_HEXES_MAX_COLUMNS },
  { "rows", STORE_VALUE_INTEGER, TRUE, 1, WAR_HEXES_MAX_ROWS },
  { NULL },
};

/* Hexes are as wide as the field is for them; then how deep it is follows. */
static void
check_size (StoreReader *reader, const WarField *field)
{
  WarLength half_width = war_hex_board_get_half_width (field->board, field->width);
  WarHexes hexes;
  WarPosition extent;

  /* Other faults have been told. */
  if (field->width == WAR_LENGTH_MAX || field->depth == WAR_LENGTH_MAX)
    return;
  if (half_width < WAR_HEX_MIN_HALF_WIDTH || half_width > WAR_HEX_MAX_HALF_WIDTH)
    {
      store_reader_fault (reader, NULL,
                          _ ("hexes must be from %d to %d wide; in a field of this width they "
                             "would be %d"),
                          2 * WAR_HEX_MIN_HALF_WIDTH, 2 * WAR_HEX_MAX_HALF_WIDTH, 2 * half_width);
      return;
    }

  hexes = war_hexes_new (field->board->n_columns, field->board->n_rows, (WarPosition){ 0, 0 },
                         half_width);
  extent = war_hexes_get_extent (&hexes);
  if (extent.x != field->width || extent.y != field->depth)
    store_reader_fault (reader, NULL,
                        _ ("the field must be as large as its board: with hexes that are %d wide, "
                           "%d wide and %d deep"),
                        2 * half_width, extent.x, extent.y);
}

static void
start_board (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarField *field = document->field;

  g_clear_pointer (&field->board, war_hex_board_unref);
  g_clear_pointer (&document->hexes, g_free);
  field->board = war_hex_board_new ((guint) values[0].integer, (guint) values[1].integer);
  document->hexes = g_new0 (gsize, war_hex_board_get_n (field->board));

  if (field->ground != WAR_GROUND_HEX)
    store_reader_fault (reader, NULL, _ ("<board> needs <ground kind=\"hex\">"));
  else if (!values[0].faulty && !values[1].faulty)
    check_size (reader, field);
}

static const char *
describe (WarHexFaultKind kind)
{
  switch (kind)
    {
    case WAR_HEX_FAULT_ROAD:
      return _ ("its road does not go on in the neighbouring hex");
    case WAR_HEX_FAULT_ROAD_ON_RIVER:
      return _ ("a road goes over a river where there is no bridge");
    case WAR_HEX_FAULT_BRIDGE:
      return _ ("no road goes over the bridge");
    case WAR_HEX_FAULT_ROAD_IN_FORT:
      return _ ("there are no roads in forts");
    case WAR_HEX_FAULT_SIDES:
      return _ ("a fort has two open sides, and nothing else has any");
    case WAR_HEX_FAULT_FORT_NUMBER:
      return _ ("a fort has a number, and nothing else has one");
    case WAR_HEX_FAULT_FORT_TWICE:
      return _ ("another fort has the same number");
    case WAR_HEX_FAULT_START_TWICE:
      return _ ("another start has the same number");
    case WAR_HEX_FAULT_VALUE:
    case WAR_HEX_FAULT_NONE:
    default:
      g_return_val_if_reached ("");
    }
}

/* Only of a board that has been read as it stands: what is left out would be faults of others. */
static void
end_board (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;
  const WarHexBoard *board = document->field->board;
  WarHexFault fault;

  if (!store_reader_has_faults (reader) && war_hex_board_find_fault (board, &fault))
    {
      StoreValue place = { .offset = document->hexes[fault.hex] };

      store_reader_fault (reader, &place, _ ("the hex %u,%u is not allowed: %s"),
                          (guint) fault.hex % board->n_columns,
                          (guint) fault.hex / board->n_columns, describe (fault.kind));
    }
  g_clear_pointer (&document->hexes, g_free);
}

const StoreElement store_board_element = {
  .name = "board",
  .attributes = board_attributes,
  .children = board_children,
  .start = start_board,
  .end = end_board,
};

static void
write_directions (StoreWriter *writer, const char *name, guint8 bits)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    if ((bits >> direction & 1) != 0)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", direction);
  if (text->len > 0)
    store_writer_text (writer, name, text->str);
}

/* Nothing is said of empty meadow. Boards are new in version 1.1. */
void
store_board_write (StoreWriter *writer, const WarHexBoard *board)
{
  static const WarHexCell meadow = { 0 };

  store_writer_need (writer, 1);
  store_writer_start (writer, "board");
  store_writer_integer (writer, "columns", board->n_columns);
  store_writer_integer (writer, "rows", board->n_rows);
  for (guint hex = 0; hex < war_hex_board_get_n (board); hex++)
    {
      const WarHexCell *cell = &board->cells[hex];

      if (memcmp (cell, &meadow, sizeof meadow) == 0)
        continue;
      store_writer_start (writer, "hex");
      store_write_position (writer, "at",
                            (WarPosition){ (WarLength) (hex % board->n_columns),
                                           (WarLength) (hex / board->n_columns) });
      if (cell->terrain != WAR_HEX_MEADOW)
        store_writer_text (writer, "terrain", war_hex_terrain_get_ids ()[cell->terrain]);
      write_directions (writer, "roads", cell->roads);
      if (cell->fort != 0)
        store_writer_integer (writer, "fort", cell->fort);
      write_directions (writer, "open", cell->open);
      if (cell->start != 0)
        store_writer_integer (writer, "start", cell->start);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}
