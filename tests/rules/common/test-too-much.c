/* test-too-much.c: documents that ask for more than a game of any system has room for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation-edit.h"
#include "shipped.h"

/* With so many short lines more on its field, far from all else: each of the terrain. */
static WarOperation *
add_lines (WarOperation *operation, WarTerrain terrain, WarLength length, guint n_lines)
{
  g_autoptr (WarField) field = war_field_copy (operation->field);

  for (guint i = 0; i < n_lines; i++)
    {
      WarLength x = (WarLength) (i % 100) * WAR_CENTIMETRE,
                y = (WarLength) (1 + i / 100) * WAR_CENTIMETRE;
      const WarPosition ends[] = { { x, y }, { x + length, y } };
      WarFeature *line = war_feature_new ();

      line->id = g_strdup_printf ("more-%u", i);
      line->terrain = terrain;
      line->shape = (WarShape){
        .kind = WAR_SHAPE_LINE,
        .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
        .width = WAR_CENTIMETRE / 2,
      };
      g_array_append_vals (line->shape.vertices, ends, G_N_ELEMENTS (ends));
      g_ptr_array_add (field->features, line);
    }
  return war_operation_set_field (operation, field, NULL);
}

/* That it cannot be played for this reason alone, or that it can. */
static void
check (WarOperation *operation, WarSetupFaultKind kind, gint limit, gboolean is_refused)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (WarSetup) setup = war_setup_try (operation, faults);

  g_assert_cmpuint (faults->len, ==, is_refused);
  g_assert_true ((setup == NULL) == is_refused);
  if (is_refused)
    {
      g_assert_cmpint (g_array_index (faults, WarSetupFault, 0).kind, ==, kind);
      g_assert_cmpint (g_array_index (faults, WarSetupFault, 0).limit, ==, limit);
    }
}

/* Trench Assault keeps something of each feature: as many as a table has rows, and one more. */
static void
test_features (void)
{
  g_autoptr (WarOperation) parapet = shipped_load_operation (NULL, "parapet");
  guint n_left = WAR_MAX_ROWS - parapet->field->features->len;
  g_autoptr (WarOperation) full = add_lines (parapet, WAR_TERRAIN_HEDGE, WAR_CENTIMETRE, n_left);
  g_autoptr (WarOperation) over
    = add_lines (parapet, WAR_TERRAIN_HEDGE, WAR_CENTIMETRE, n_left + 1);

  check (full, 0, 0, FALSE);
  check (over, WAR_SETUP_TOO_MANY_FEATURES, WAR_MAX_ROWS, TRUE);
}

/* Each stretch of wire may be cut out, and is a piece then. */
static void
test_wire (void)
{
  g_autoptr (WarOperation) parapet = shipped_load_operation (NULL, "parapet");
  g_autoptr (WarOperation) over
    = add_lines (parapet, WAR_TERRAIN_BARBED_WIRE, 100 * WAR_CENTIMETRE, 1900);

  for (guint i = parapet->field->features->len; i < over->field->features->len; i++)
    ((WarFeature *) g_ptr_array_index (over->field->features, i))->role
      = g_strdup ("defenders-wire");
  check (over, WAR_SETUP_TOO_MANY_PIECES, WAR_MAX_ROWS, TRUE);
}

/* Entrenched! has orders about what shelters, by its number among the features. */
static void
test_shelters (void)
{
  g_autoptr (WarOperation) hooge = shipped_load_operation (NULL, "hooge");
  guint n_left = WAR_MAX_ROWS - hooge->field->features->len;
  g_autoptr (WarOperation) hedges
    = add_lines (hooge, WAR_TERRAIN_HEDGE, WAR_CENTIMETRE, n_left + 1000);
  g_autoptr (WarOperation) full = add_lines (hooge, WAR_TERRAIN_HEDGE, WAR_CENTIMETRE, n_left);
  g_autoptr (WarOperation) over = add_lines (hooge, WAR_TERRAIN_HEDGE, WAR_CENTIMETRE, n_left + 1);

  check (hedges, 0, 0, FALSE);
  ((WarFeature *) g_ptr_array_index (full->field->features, WAR_MAX_ROWS - 1))->terrain
    = WAR_TERRAIN_BUNKER;
  check (full, 0, 0, FALSE);
  ((WarFeature *) g_ptr_array_index (over->field->features, WAR_MAX_ROWS))->terrain
    = WAR_TERRAIN_BUNKER;
  check (over, WAR_SETUP_TOO_MANY_FEATURES, WAR_MAX_ROWS, TRUE);
}

/* The club: forts with numbers, as many as the program has markers for. */
static void
test_forts (void)
{
  g_autoptr (WarOperation) watch = shipped_load_operation (NULL, "club-first-watch");
  guint n_forts = 0;

  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    n_forts += war_hex_board_find_fort (watch->field->board, number) != WAR_HEX_NONE;
  g_assert_cmpuint (n_forts, >, 0);

  for (guint more = 32 - n_forts; more <= 33 - n_forts; more++)
    {
      g_autoptr (WarField) field = war_field_copy (watch->field);
      g_autoptr (WarHexBoard) board = war_hex_board_copy (field->board);
      g_autoptr (WarOperation) changed = NULL;
      guint n_added = 0;

      for (guint hex = 0; hex < war_hex_board_get_n (board) && n_added < more; hex++)
        if (board->cells[hex].terrain == WAR_HEX_MEADOW && board->cells[hex].start == 0)
          war_hex_board_set_fort (board, (WarHex) hex, 0x9, 60 + n_added++);
      g_assert_cmpuint (n_added, ==, more);
      war_hex_board_unref (field->board);
      field->board = g_steal_pointer (&board);
      changed = war_operation_set_field (watch, field, NULL);
      check (changed, WAR_SETUP_TOO_MANY_FORTS, 32, more > 32 - n_forts);
    }
}

/* And hexes, as a field of more can be drawn. */
static void
test_hexes (void)
{
  g_autoptr (WarOperation) watch = shipped_load_operation (NULL, "club-first-watch");
  g_autoptr (WarHexBoard) board = war_hex_board_new (33, 32);
  g_autoptr (WarField) field = war_field_new_hex ("Large", board, WAR_CENTIMETRE);
  g_autoptr (WarOperation) changed = war_operation_set_field (watch, field, NULL);

  check (changed, WAR_SETUP_TOO_MANY_HEXES, 1024, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/too-much/features", test_features);
  g_test_add_func ("/rules/too-much/assault.8.3/wire", test_wire);
  g_test_add_func ("/rules/too-much/shelters", test_shelters);
  g_test_add_func ("/rules/too-much/forts", test_forts);
  g_test_add_func ("/rules/too-much/hexes", test_hexes);
  return g_test_run ();
}
