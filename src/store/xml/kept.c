/* kept.c: elements that this version does not know, kept as canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/kept.h"

#include <string.h>

#include "store/xml/writer.h"

/* An element, or text between elements. */
typedef struct _Node Node;

struct _Node
{
  char *name; /* NULL: text */
  GPtrArray *attributes; /* char: names and values in turn */
  GPtrArray *children; /* Node */
  GString *text;
};

struct _StoreKept
{
  Node *root;
  GPtrArray *open; /* Node; innermost last */
};

static void
node_free (Node *node)
{
  g_free (node->name);
  g_clear_pointer (&node->attributes, g_ptr_array_unref);
  g_clear_pointer (&node->children, g_ptr_array_unref);
  if (node->text != NULL)
    g_string_free (node->text, TRUE);
  g_free (node);
}

static Node *
element_new (const char *name, const char *const *attributes)
{
  Node *node = g_new0 (Node, 1);

  node->name = g_strdup (name);
  node->attributes = g_ptr_array_new_with_free_func (g_free);
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) node_free);
  for (; *attributes != NULL; attributes++)
    g_ptr_array_add (node->attributes, g_strdup (*attributes));

  return node;
}

StoreKept *
store_kept_new (void)
{
  StoreKept *kept = g_new0 (StoreKept, 1);

  kept->open = g_ptr_array_new ();
  return kept;
}

void
store_kept_free (StoreKept *kept)
{
  g_clear_pointer (&kept->root, node_free);
  g_ptr_array_unref (kept->open);
  g_free (kept);
}

static Node *
get_innermost (const StoreKept *kept)
{
  return g_ptr_array_index (kept->open, kept->open->len - 1);
}

void
store_kept_start (StoreKept *kept, const char *name, const char *const *attributes)
{
  Node *node = element_new (name, attributes);

  if (kept->root == NULL)
    kept->root = node;
  else
    g_ptr_array_add (get_innermost (kept)->children, node);
  g_ptr_array_add (kept->open, node);
}

void
store_kept_text (StoreKept *kept, const char *text, gsize length)
{
  Node *parent = get_innermost (kept);
  Node *last = parent->children->len > 0
                 ? g_ptr_array_index (parent->children, parent->children->len - 1)
                 : NULL;

  if (last == NULL || last->text == NULL)
    {
      last = g_new0 (Node, 1);
      last->text = g_string_new (NULL);
      g_ptr_array_add (parent->children, last);
    }
  g_string_append_len (last->text, text, (gssize) length);
}

guint
store_kept_get_depth (const StoreKept *kept)
{
  return kept->open->len;
}

gboolean
store_kept_end (StoreKept *kept)
{
  g_ptr_array_set_size (kept->open, (gint) kept->open->len - 1);
  return kept->open->len == 0;
}

static gboolean
is_blank (const Node *node)
{
  return node->text != NULL && strspn (node->text->str, " \t\r\n") == node->text->len;
}

static void append_element (GString *xml, const Node *node, guint depth);

/* Each element on a line of its own. */
static void
append_lines (GString *xml, const Node *node, guint depth)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const Node *child = g_ptr_array_index (node->children, i);

      if (child->text == NULL)
        {
          g_string_append_printf (xml, "\n%*s", (int) (depth + 1) * 2, "");
          append_element (xml, child, depth + 1);
        }
    }
  g_string_append_printf (xml, "\n%*s", (int) depth * 2, "");
}

static void
append_collapsed (GString *xml, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  gboolean begun = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;
      if (begun)
        g_string_append_c (xml, ' ');
      store_append_escaped (xml, words[i]);
      begun = TRUE;
    }
}

static void
append_mixed (GString *xml, const Node *node, guint depth)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const Node *child = g_ptr_array_index (node->children, i);

      if (child->text != NULL)
        store_append_escaped (xml, child->text->str);
      else
        append_element (xml, child, depth);
    }
}

/* What is in an element, and not only white space. */
static void
append_content (GString *xml, const Node *node, guint depth)
{
  gboolean has_elements = FALSE, has_text = FALSE;

  for (guint i = 0; i < node->children->len; i++)
    {
      const Node *child = g_ptr_array_index (node->children, i);

      has_elements |= child->text == NULL;
      has_text |= child->text != NULL && !is_blank (child);
    }

  if (has_elements && has_text)
    append_mixed (xml, node, depth);
  else if (has_elements)
    append_lines (xml, node, depth);
  else if (has_text)
    append_collapsed (xml, ((Node *) g_ptr_array_index (node->children, 0))->text->str);
}

static void
append_element (GString *xml, const Node *node, guint depth)
{
  gsize tag_end;

  g_string_append_printf (xml, "<%s", node->name);
  for (guint i = 0; i + 1 < node->attributes->len; i += 2)
    {
      g_string_append_printf (xml, " %s=\"", (char *) g_ptr_array_index (node->attributes, i));
      store_append_escaped (xml, g_ptr_array_index (node->attributes, i + 1));
      g_string_append_c (xml, '"');
    }
  g_string_append_c (xml, '>');

  tag_end = xml->len;
  append_content (xml, node, depth);
  if (xml->len > tag_end)
    {
      g_string_append_printf (xml, "</%s>", node->name);
    }
  else
    {
      g_string_truncate (xml, xml->len - 1);
      g_string_append (xml, "/>");
    }
}

char *
store_kept_to_xml (const StoreKept *kept)
{
  GString *xml = g_string_new (NULL);

  append_element (xml, kept->root, 0);
  return g_string_free (xml, FALSE);
}
