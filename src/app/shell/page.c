/* page.c: what a tab shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/page.h"

typedef struct
{
  DuckDocument *document;
  GSimpleActionGroup *actions;
  GtkWidget *last_focus; /* the widget in the page that had it last; a weak pointer, or NULL */
} DuckPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DuckPage, duck_page, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_DOCUMENT,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static DuckPagePrivate *
get_private (DuckPage *self)
{
  return duck_page_get_instance_private (self);
}

DuckDocument *
duck_page_get_document (DuckPage *self)
{
  g_return_val_if_fail (DUCK_IS_PAGE (self), NULL);

  return get_private (self)->document;
}

GActionGroup *
duck_page_get_actions (DuckPage *self)
{
  g_return_val_if_fail (DUCK_IS_PAGE (self), NULL);

  return G_ACTION_GROUP (get_private (self)->actions);
}

const char *
duck_page_get_actions_prefix (DuckPage *self)
{
  g_return_val_if_fail (DUCK_IS_PAGE (self), NULL);

  return DUCK_PAGE_GET_CLASS (self)->actions_prefix;
}

char *
duck_page_dup_subtitle (DuckPage *self)
{
  g_return_val_if_fail (DUCK_IS_PAGE (self), NULL);

  DuckPageClass *klass = DUCK_PAGE_GET_CLASS (self);

  return klass->dup_subtitle != NULL ? klass->dup_subtitle (self) : NULL;
}

void
duck_page_add_actions (DuckPage *self, const GActionEntry *actions, guint n_actions)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  g_action_map_add_action_entries (G_ACTION_MAP (get_private (self)->actions), actions,
                                   (int) n_actions, self);
}

void
duck_page_set_enabled (DuckPage *self, const char *name, gboolean enabled)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (get_private (self)->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
duck_page_set_all_enabled (DuckPage *self, gboolean enabled)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (get_private (self)->actions));

  for (guint i = 0; names[i] != NULL; i++)
    duck_page_set_enabled (self, names[i], enabled);
}

void
duck_page_begin_anew (DuckPage *self)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  if (DUCK_PAGE_GET_CLASS (self)->begin_anew != NULL)
    DUCK_PAGE_GET_CLASS (self)->begin_anew (self);
}

/* ---------------------------------------------------------------------------------------------
 * The focus. */

/* Not in a menu that hangs at the page either: it closes, and would keep the keys for itself. */
static gboolean
is_in_sight (DuckPage *self, GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_is_ancestor (widget, GTK_WIDGET (self))
         && gtk_widget_get_native (widget) == gtk_widget_get_native (GTK_WIDGET (self));
}

void
duck_page_start (DuckPage *self)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  GtkWidget *start = DUCK_PAGE_GET_CLASS (self)->get_start != NULL
                       ? DUCK_PAGE_GET_CLASS (self)->get_start (self)
                       : NULL;

  /* A list gives it to a row. */
  if (start != NULL
      && (gtk_widget_grab_focus (start) || gtk_widget_child_focus (start, GTK_DIR_TAB_FORWARD)))
    return;
  if (!is_in_sight (self, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

void
duck_page_take_focus (DuckPage *self)
{
  g_return_if_fail (DUCK_IS_PAGE (self));

  DuckPagePrivate *priv = get_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root == NULL || is_in_sight (self, gtk_root_get_focus (root)))
    return;
  if (!is_in_sight (self, priv->last_focus) || !gtk_widget_grab_focus (priv->last_focus))
    duck_page_start (self);
}

static void
focus_moved_cb (DuckPage *self, GParamSpec *pspec, GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (is_in_sight (self, focus))
    g_set_weak_pointer (&get_private (self)->last_focus, focus);
}

static void
duck_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (duck_page_parent_class)->root (widget);
  g_signal_connect_swapped (gtk_widget_get_root (widget), "notify::focus-widget",
                            G_CALLBACK (focus_moved_cb), widget);
}

static void
duck_page_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_moved_cb, widget);
  GTK_WIDGET_CLASS (duck_page_parent_class)->unroot (widget);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
update (DuckPage *self)
{
  DUCK_PAGE_GET_CLASS (self)->update (self);
}

static void
duck_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DOCUMENT)
    g_value_set_object (value, duck_page_get_document (DUCK_PAGE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DOCUMENT)
    get_private (DUCK_PAGE (object))->document = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_page_constructed (GObject *object)
{
  DuckPage *self = DUCK_PAGE (object);
  const DuckPageClass *klass = DUCK_PAGE_GET_CLASS (self);

  G_OBJECT_CLASS (duck_page_parent_class)->constructed (object);

  /* For the page's own buttons. */
  if (klass->actions_prefix != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (self), klass->actions_prefix,
                                    G_ACTION_GROUP (get_private (self)->actions));
  g_signal_connect_object (get_private (self)->document, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/* Actions of properties keep what they are of, and menus may keep the group for longer. */
static void
remove_actions (DuckPagePrivate *priv)
{
  g_auto (GStrv) names = NULL;

  if (priv->actions == NULL)
    return;
  names = g_action_group_list_actions (G_ACTION_GROUP (priv->actions));
  for (guint i = 0; names[i] != NULL; i++)
    g_action_map_remove_action (G_ACTION_MAP (priv->actions), names[i]);
  g_clear_object (&priv->actions);
}

static void
duck_page_dispose (GObject *object)
{
  DuckPagePrivate *priv = get_private (DUCK_PAGE (object));

  if (priv->document != NULL)
    g_signal_handlers_disconnect_by_func (priv->document, update, object);
  remove_actions (priv);
  g_clear_weak_pointer (&priv->last_focus);

  G_OBJECT_CLASS (duck_page_parent_class)->dispose (object);
}

static void
duck_page_finalize (GObject *object)
{
  g_clear_object (&get_private (DUCK_PAGE (object))->document);

  G_OBJECT_CLASS (duck_page_parent_class)->finalize (object);
}

static void
duck_page_class_init (DuckPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = duck_page_get_property;
  object_class->set_property = duck_page_set_property;
  object_class->constructed = duck_page_constructed;
  object_class->dispose = duck_page_dispose;
  object_class->finalize = duck_page_finalize;
  GTK_WIDGET_CLASS (klass)->root = duck_page_root;
  GTK_WIDGET_CLASS (klass)->unroot = duck_page_unroot;

  properties[PROP_DOCUMENT]
    = g_param_spec_object ("document", NULL, NULL, DUCK_TYPE_DOCUMENT,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_page_init (DuckPage *self)
{
  get_private (self)->actions = g_simple_action_group_new ();
}
