/* commander.c: a commander that tries orders out: see doc/commanders.md
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For each decision it draws some orders at random, and gives the one that should hurt the other
 * side most and itself least.
 *
 *   cc commander.c -o commander $(pkg-config --cflags --libs json-glib-1.0)
 */

#include <json-glib/json-glib.h>
#include <stdio.h>
#include <string.h>

#define TRIES 12 /* so many are tried out */
#define MOST_TRIES 10000 /* and so many if nothing has been found until then */
#define MAX_LINE (16 * 1024 * 1024)

static char line[MAX_LINE];

/* The next line as an object; NULL: there is none. */
static JsonObject *
hear (JsonParser *parser)
{
  if (fgets (line, sizeof line, stdin) == NULL
      || !json_parser_load_from_data (parser, line, -1, NULL))
    return NULL;
  return json_node_get_object (json_parser_get_root (parser));
}

static void
say_order (const char *message, const char *order)
{
  g_autofree char *escaped = g_strescape (order, "");

  printf ("{\"message\":\"%s\",\"order\":\"%s\"}\n", message, escaped);
  fflush (stdout);
}

/* How much more the other side would lose than one's own. */
static double
rate (JsonParser *parser, const char *order)
{
  JsonObject *foresight;
  JsonArray *losses;
  double gain = 0;

  say_order ("foresee", order);
  foresight = hear (parser);
  losses = foresight != NULL && json_object_has_member (foresight, "losses")
             ? json_object_get_array_member (foresight, "losses")
             : NULL;
  for (guint i = 0; losses != NULL && i < json_array_get_length (losses); i++)
    {
      JsonObject *loss = json_array_get_object_element (losses, i);
      double lost = json_object_get_double_member (loss, "lost");

      gain += json_object_get_boolean_member (loss, "friend") ? -lost : lost;
    }
  return gain;
}

/* An order of the option, drawn at random; NULL: none was found. Free it. */
static char *
draw (JsonParser *parser, JsonObject *option)
{
  JsonNode *actor = json_object_get_member (option, "actor");
  JsonObject *sample;

  printf ("{\"message\":\"sample\",\"order\":\"%s\"",
          json_object_get_string_member (option, "order"));
  if (!json_node_is_null (actor))
    printf (",\"actor\":%" G_GINT64_FORMAT, json_node_get_int (actor));
  printf ("}\n");
  fflush (stdout);
  sample = hear (parser);
  return sample != NULL && json_object_has_member (sample, "order")
           ? g_strdup (json_object_get_string_member (sample, "order"))
           : NULL;
}

static void
decide (JsonObject *decision, GHashTable *losing, GRand *dice)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *options = json_object_get_array_member (decision, "options");
  g_autofree char *best = NULL;
  double most = 0;

  for (guint i = 0; i < TRIES || (best == NULL && i < MOST_TRIES); i++)
    {
      gint32 drawn = g_rand_int_range (dice, 0, (gint32) json_array_get_length (options));
      JsonObject *option = json_array_get_object_element (options, (guint) drawn);
      g_autofree char *order = NULL;
      double gain;

      /* Whose role is to give up, as the game has said. */
      if (g_hash_table_contains (losing, json_object_get_string_member (option, "order")))
        continue;
      order = draw (parser, option);
      if (order == NULL)
        continue;
      gain = rate (parser, order);
      if (best == NULL || gain > most)
        {
          g_free (best);
          best = g_steal_pointer (&order);
          most = gain;
        }
    }
  if (best == NULL)
    g_error ("nothing can be done");
  say_order ("order", best);
}

/* The orders by which a game is lost. */
static void
begin (JsonObject *game, GHashTable *losing)
{
  JsonArray *orders = json_object_get_array_member (game, "orders");

  for (guint i = 0; i < json_array_get_length (orders); i++)
    {
      JsonObject *order = json_array_get_object_element (orders, i);

      if (g_str_equal (json_object_get_string_member (order, "role"), "gives-up"))
        g_hash_table_add (losing, g_strdup (json_object_get_string_member (order, "order")));
    }
}

int
main (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GHashTable) losing = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRand) dice = g_rand_new_with_seed (1914);
  JsonObject *heard;

  while ((heard = hear (parser)) != NULL)
    {
      const char *message = json_object_has_member (heard, "message")
                              ? json_object_get_string_member (heard, "message")
                              : "";

      if (g_str_equal (message, "hello"))
        {
          printf ("{\"message\":\"hello\",\"name\":\"Trier\"}\n");
          fflush (stdout);
        }
      else if (g_str_equal (message, "game"))
        begin (heard, losing);
      else if (g_str_equal (message, "decide"))
        decide (heard, losing, dice);
      else if (g_str_equal (message, "refused"))
        g_error ("%s", json_object_get_string_member (heard, "reason"));
    }
  return 0;
}
