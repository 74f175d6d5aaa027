/* test-schema-mutations.c: random changes that the schemas and the reader judge alike
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <libxml/parser.h>
#include <string.h>

#include "judge.h"

/* Mutations of each file; many more with -m slow. */
#define N_MUTATIONS 80
#define N_MUTATIONS_SLOW 10000

static void
collect_elements (xmlNode *element, GPtrArray *elements)
{
  g_ptr_array_add (elements, element);
  for (xmlNode *child = xmlFirstElementChild (element); child != NULL;
       child = xmlNextElementSibling (child))
    collect_elements (child, elements);
}

static gint
get_random (guint n)
{
  return g_test_rand_int_range (0, (gint32) n);
}

static xmlNode *
pick_element (const GPtrArray *elements)
{
  return g_ptr_array_index (elements, get_random (elements->len));
}

/* An attribute of the element, or NULL if it has none. */
static xmlAttr *
pick_attribute (const xmlNode *element)
{
  guint n = 0;

  for (xmlAttr *attribute = element->properties; attribute != NULL; attribute = attribute->next)
    n++;
  if (n == 0)
    return NULL;

  xmlAttr *picked = element->properties;

  for (gint i = get_random (n); i > 0; i--)
    picked = picked->next;

  return picked;
}

/* A character put in place of another one, put before it, or left out. Only ASCII is touched. */
static char *
mutate_text (const char *text)
{
  static const char characters[] = "0123456789aezAEZ-+., /\t\n\\";
  const char *replacement = &characters[get_random (sizeof characters - 1)];
  gsize at = (gsize) get_random ((guint) strlen (text) + 1);
  gboolean put = get_random (3) > 0;
  gboolean drop = !put || get_random (2) == 0;

  while (at > 0 && (guchar) text[at] >= 0x80)
    at--;
  if ((guchar) text[at] >= 0x80 || text[at] == '\0')
    drop = FALSE;

  return g_strdup_printf ("%.*s%.*s%s", (int) at, text, put ? 1 : 0, replacement,
                          text + at + (drop ? 1 : 0));
}

static gboolean
is_inside (const xmlNode *node, const xmlNode *ancestor)
{
  for (; node != NULL; node = node->parent)
    if (node == ancestor)
      return TRUE;

  return FALSE;
}

static void
swap_with_next (xmlNode *element)
{
  xmlNode *next = xmlNextElementSibling (element);

  if (next == NULL)
    return;

  xmlUnlinkNode (element);
  xmlAddNextSibling (next, element);
}

/* Takes the element, or a copy of it, to where it may not belong. */
static void
carry (xmlNode *element, xmlNode *where, gboolean copy)
{
  if (copy)
    element = xmlCopyNode (element, 1);
  else if (is_inside (where, element))
    return;
  else
    xmlUnlinkNode (element);

  if (get_random (2) == 0 && where->parent->type == XML_ELEMENT_NODE)
    xmlAddPrevSibling (where, element);
  else
    xmlAddChild (where, element);
}

static void
mutate_value (xmlNode *element, xmlAttr *attribute)
{
  xmlChar *value = xmlGetNoNsProp (element, attribute->name);
  g_autofree char *mutated = mutate_text (value != NULL ? (const char *) value : "");

  xmlSetProp (element, attribute->name, (const xmlChar *) mutated);
  xmlFree (value);
}

/* The node is an element or an attribute. */
static void
mutate_name (xmlNode *node)
{
  g_autofree char *name = g_strdup ((const char *) node->name);

  name[(gsize) get_random ((guint) strlen (name))] = "aeinrst"[get_random (7)];
  xmlNodeSetName (node, (const xmlChar *) name);
}

/* Into the element, after all or before all that is in it; at times only white space, or less. */
static void
add_content (xmlNode *element)
{
  static const char *const texts[] = { "x", " ", "\n", "\302\240", "0", "" };
  const xmlChar *text = (const xmlChar *) texts[get_random (G_N_ELEMENTS (texts))];
  xmlNode *node = get_random (4) == 0   ? xmlNewComment (text)
                  : get_random (4) == 0 ? xmlNewCDataBlock (element->doc, text, xmlStrlen (text))
                                        : xmlNewText (text);

  if (element->children != NULL && get_random (2) == 0)
    xmlAddPrevSibling (element->children, node);
  else
    xmlAddChild (element, node);
}

/* One change of one thing; at times it comes to nothing. */
static void
mutate (xmlDoc *tree)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();

  collect_elements (xmlDocGetRootElement (tree), elements);

  xmlNode *element = pick_element (elements);
  xmlNode *other = pick_element (elements);
  xmlAttr *attribute = pick_attribute (element);
  gboolean is_root = element->parent->type != XML_ELEMENT_NODE;

  switch (get_random (is_root ? 8 : 12))
    {
    case 0:
    case 1:
    case 2:
      if (attribute != NULL)
        mutate_value (element, attribute);
      break;
    case 3:
      if (attribute != NULL)
        xmlRemoveProp (attribute);
      break;
    case 4:
      if (attribute != NULL)
        mutate_name ((xmlNode *) attribute);
      break;
    case 5:
      if (attribute != NULL)
        xmlSetProp (other, attribute->name, (const xmlChar *) "1");
      break;
    case 6:
      mutate_name (element);
      break;
    case 7:
      add_content (element);
      break;
    case 8:
      xmlUnlinkNode (element);
      xmlFreeNode (element);
      break;
    case 9:
      swap_with_next (element);
      break;
    case 10:
      carry (element, other, get_random (2) == 0);
      break;
    default:
      xmlAddNextSibling (element, xmlCopyNode (element, 1));
    }
}

/* The line in which the two texts begin to differ. */
static char *
get_changed_line (const char *text, const char *original)
{
  gsize at = 0, length;
  const char *start;

  while (text[at] != '\0' && text[at] == original[at])
    at++;
  start = at > 0 ? g_strrstr_len (text, (gssize) at, "\n") : NULL;
  start = start != NULL ? start + 1 : text;

  length = strcspn (start + 1, "\n") + 1;
  return g_strndup (start, MIN (length, 1000));
}

/* What the schema refuses, the reader refuses; what only the reader refuses is against sense. */
static void
test_mutations (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = get_text (path);
  guint n = g_test_slow () ? N_MUTATIONS_SLOW : N_MUTATIONS;
  xmlDoc *original = xmlReadMemory (text, (int) strlen (text), NULL, NULL, XML_PARSE_NONET);
  guint n_refused = 0;

  for (guint i = 0; i < n; i++)
    {
      xmlDoc *tree = xmlCopyDoc (original, 1);
      xmlChar *mutated = NULL;
      int length = 0;

      mutate (tree);
      xmlDocDumpMemory (tree, &mutated, &length);
      xmlFreeDoc (tree);

      g_auto (Judgement) judgement = judge (path, (const char *) mutated, (gsize) length);

      if (judgement.is_newer)
        {
          xmlFree (mutated);
          continue;
        }

      n_refused += judgement.accepted_by_schema ? 0 : 1;
      if (judgement.accepted_by_schema ? judgement.is_for_all_systems
                                       : judgement.accepted_by_reader)
        {
          g_autofree char *line = get_changed_line ((const char *) mutated, text);

          g_test_message ("%s: they differ on: %s\n%s", path, line, judgement.words);
          g_test_fail ();
        }
      xmlFree (mutated);
    }

  xmlFreeDoc (original);
  g_assert_cmpuint (n_refused, >, n / 10);
  g_assert_cmpuint (n_refused, <, n);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;

  set_up (&argc, &argv);
  paths = list_files ();

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *path = g_strdup_printf ("/store/schema-mutations/%u-%s", i, name);

      g_test_add_data_func (path, g_ptr_array_index (paths, i), test_mutations);
    }

  return run ();
}
