/* large.c: documents of each kind, as large as one likes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "large.h"

#include <math.h>

#include "engine/army/book-edit.h"
#include "engine/campaign/campaign-edit.h"
#include "engine/solo/quick.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"

StoreLibrary *bench_library;

char *
bench_find_shipped (const char *name)
{
  g_autofree char *file = g_strdup_printf ("scenarios/%s", name);
  char *path = store_library_find_file (bench_library, file);

  if (path == NULL)
    g_error ("There are no documents; DUCKBOARD_DATA_PATH says where they are.");
  return path;
}

static WarArmy *
load_army (void)
{
  g_autofree char *path = bench_find_shipped ("german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_army_load (bench_library, path, faults);
}

WarOperation *
bench_load_operation (void)
{
  g_autofree char *path = bench_find_shipped ("langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_operation_load (bench_library, path, faults);
}

/* Every second unit has a name of its own, every third a note. */
gpointer
bench_make_army (guint n)
{
  WarArmy *army = load_army ();
  guint n_like = army->units->len;

  if (n < n_like)
    g_ptr_array_set_size (army->units, (gint) n);
  for (guint i = n_like; i < n; i++)
    {
      const WarUnit *like = g_ptr_array_index (army->units, i % n_like);
      g_autofree char *name = i % 2 == 0 ? g_strdup_printf ("Number %u", i) : NULL;
      g_autofree char *note = i % 3 == 0 ? g_strdup_printf ("By the canal, at %u.", i) : NULL;

      g_ptr_array_add (army->units, war_unit_new (like->type, name, note));
    }
  return army;
}

gpointer
bench_make_book (guint n)
{
  g_autoptr (WarArmy) army = load_army ();
  WarBook *book = war_book_copy_as (army->book, "scale", "Scale");
  guint n_like = book->types->len;

  for (guint i = n_like; i < n; i++)
    {
      WarUnitType *type = war_unit_type_copy (g_ptr_array_index (book->types, i % n_like));

      g_free (type->id);
      g_free (type->name);
      type->id = g_strdup_printf ("type-%u", i);
      type->name = g_strdup_printf ("Type %u", i);
      g_ptr_array_add (book->types, type);
    }
  return book;
}

/* A wood of four corners in each square of a grid. */
gpointer
bench_make_field (guint n)
{
  const WarLength size = 200 * WAR_CENTIMETRE;
  WarField *field = war_field_new ("Scale", size, size);
  guint n_across = (guint) ceil (sqrt (n));
  WarLength step = size / (WarLength) n_across;

  for (guint i = 0; i < n; i++)
    {
      WarLength x = (WarLength) (i % n_across) * step, y = (WarLength) (i / n_across) * step;
      const WarPosition corners[] = { { x + step / 4, y + step / 4 },
                                      { x + 3 * step / 4, y + step / 4 },
                                      { x + 3 * step / 4, y + 3 * step / 4 },
                                      { x + step / 4, y + 3 * step / 4 } };
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup_printf ("wood-%u", i);
      feature->name = i % 10 == 0 ? g_strdup_printf ("Wood %u", i) : NULL;
      feature->terrain = WAR_TERRAIN_WOOD;
      feature->shape = (WarShape){
        .kind = WAR_SHAPE_AREA,
        .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
      };
      g_array_append_vals (feature->shape.vertices, corners, G_N_ELEMENTS (corners));
      g_ptr_array_add (field->features, feature);
    }
  return field;
}

/* Entries of one unit each; with more than its system has room for it can still be built. */
gpointer
bench_make_operation (guint n)
{
  WarOperation *operation = bench_load_operation ();
  GPtrArray *entries = operation->forces[0]->entries;
  guint n_like = entries->len;

  if (n < n_like)
    g_ptr_array_set_size (entries, (gint) n);
  for (guint i = n_like; i < n; i++)
    g_ptr_array_add (entries, war_force_entry_copy (g_ptr_array_index (entries, i % n_like)));
  return operation;
}

gpointer
bench_make_campaign (guint n)
{
  g_autofree char *path = bench_find_shipped ("blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = bench_load_operation ();
  WarCampaign *campaign = store_campaign_load (bench_library, path, faults);

  for (guint i = campaign->parts->len; i < n; i++)
    {
      WarCampaign *longer = war_campaign_add_operation (campaign, operation, NULL);

      war_campaign_unref (campaign);
      campaign = longer;
    }
  return campaign;
}

/* So many orders of one, or all that it has: no game has a thousand times as many. */
gpointer
bench_make_game (guint n)
{
  g_autoptr (WarOperation) operation = bench_load_operation ();
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 1, &fault);
  WarSession session;

  war_session_init (&session, game->game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, n);
  war_session_clear (&session);
  return game;
}
