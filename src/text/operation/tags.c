/* tags.c: which tags a photo of a table shows, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/tags.h"

#include <glib/gi18n-lib.h>

#include "engine/operation/tag.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, n)

/* Bases of one size of tag. */
typedef struct
{
  WarLength size;
  guint n;
} Tags;

static int
compare_sizes (gconstpointer a, gconstpointer b)
{
  const Tags *one = a, *other = b;

  return (one->size < other->size) - (one->size > other->size);
}

/* The largest first. */
static GArray *
count_tags (const WarOperation *operation)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (Tags));

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);
        const WarUnitType *type = entry->type;
        Tags tags
          = { war_tag_get_size (type->base_width, type->base_depth, operation->field),
              (guint) entry->count * war_unit_type_get_n_bases (type, operation->rules->system) };
        guint j = 0;

        while (j < sizes->len && g_array_index (sizes, Tags, j).size != tags.size)
          j++;
        if (j == sizes->len)
          g_array_append_val (sizes, tags);
        else
          g_array_index (sizes, Tags, j).n += tags.n;
      }
  g_array_sort (sizes, compare_sizes);
  return sizes;
}

static void
append_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

/* What a photo shows of them. */
static void
append_photos (GString *text, const Tags *tags, const WarField *field)
{
  guint pixels = war_tag_count_pixels (tags->size, field);
  guint n = war_tag_count_photos (tags->size, field);
  WarLength width, depth;

  if (tags->size == 0)
    {
      append_line (text, g_strdup_printf (PLURAL ("%u base has no room for a tag",
                                                  "%u bases have no room for a tag", tags->n),
                                          tags->n));
      return;
    }
  append_line (
    text, g_strdup_printf (
            PLURAL ("%u base with a tag of %g mm: %u pixels in a photo of 4000 × 3000",
                    "%u bases with a tag of %g mm: %u pixels in a photo of 4000 × 3000", tags->n),
            tags->n, (double) tags->size / WAR_MILLIMETRE, pixels));
  if (n == 1)
    return;
  war_tag_get_part (tags->size, field, &width, &depth);
  if (n <= WAR_TAG_MOST_PHOTOS)
    append_line (text,
                 g_strdup_printf (PLURAL ("At least %d are needed: take %u photo that overlaps, of "
                                          "%.0f × %.0f cm each",
                                          "At least %d are needed: take %u photos that overlap, of "
                                          "%.0f × %.0f cm each",
                                          n),
                                  WAR_TAG_LEAST_PIXELS, n, (double) width / WAR_CENTIMETRE,
                                  (double) depth / WAR_CENTIMETRE));
  else
    append_line (text, g_strdup_printf (_ ("At least %d are needed: no photos show these tags on "
                                           "so large a field"),
                                        WAR_TAG_LEAST_PIXELS));
}

char *
text_tags (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  g_autoptr (GArray) sizes = count_tags (operation);
  GString *text = g_string_new (NULL);
  guint n_left = war_tag_count_without (operation);

  for (guint i = 0; i < sizes->len; i++)
    append_photos (text, &g_array_index (sizes, Tags, i), operation->field);
  if (sizes->len == 0)
    append_line (text, g_strdup (_ ("Units have tags once an army has been brought for them")));
  if (n_left > 0)
    append_line (text, g_strdup_printf (PLURAL ("There are no tags left for %u base",
                                                "There are no tags left for %u bases", n_left),
                                        n_left));
  return g_string_free (text, FALSE);
}
