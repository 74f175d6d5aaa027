/* operation-page.c: the page of an operation: the designer, with the map and the check list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/operation-page.h"

#include <glib/gi18n-lib.h>

#include "app/base/not-played.h"
#include "app/base/panes.h"
#include "app/board/board.h"
#include "app/designer/designer-checks.h"
#include "app/designer/designer-form.h"
#include "app/designer/designer-test.h"
#include "desk/documents/operation-document.h"
#include "draw/units/reserves.h"
#include "draw/units/starts.h"
#include "text/field/field.h"
#include "text/operation/briefing.h"
#include "text/operation/starts.h"
#include "text/words/phrase.h"

struct _DuckOperationPage
{
  DuckPage parent_instance;

  DuckPanes *panes;
  GtkBox *map_side;
  GtkWidget *designer;
  DuckBoard *board;
  GtkStack *sections;
  GtkWidget *play;

  DuckBoardLayer *forces; /* those on the field, and those that come to it */
  DrawStarts *starts; /* the units that are drawn; or NULL */
  char *described; /* the board's description */
  DuckDesignerChecks *checks;
  DuckDesignerTest *test;
  GPtrArray *forms; /* DuckDesignerForm, lent */
};

G_DEFINE_FINAL_TYPE (DuckOperationPage, duck_operation_page, DUCK_TYPE_PAGE)

static const DuckDesignerSection *const sections[] = {
  &duck_designer_briefing_section, &duck_designer_forces_section, &duck_designer_field_section,
  &duck_designer_victory_section,  &duck_designer_play_section,
};

static DuckOperationDocument *
get_document (DuckOperationPage *self)
{
  return DUCK_OPERATION_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

/* ---------------------------------------------------------------------------------------------
 * The board. */

/* One layer for all of them: each keeps pictures of what is in sight. */
static void
draw_forces_cb (cairo_t *cr, double pixel, gpointer data)
{
  DuckOperationPage *self = data;

  if (self->starts != NULL)
    draw_starts (cr, self->starts, DRAW_INK_COLOUR);
  draw_reserves (cr, duck_operation_document_get_operation (get_document (self)), DRAW_INK_COLOUR);
}

/* "; BEF Infantry: begins at 3″, 4″, facing north" */
static void
describe_starts (const WarForce *force, const WarOperation *operation, GString *description)
{
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      for (guint j = 0; j < entry->starts->len; j++)
        {
          g_autofree char *start = text_start (entry, j, operation);

          if (start != NULL)
            g_string_append_printf (description, "; %s: %s", text_translate (entry->type->name),
                                    start);
        }
    }
}

/* "; Entente: from round 3, at the north edge" */
static void
describe_reserves (const WarForce *force, const WarOperation *operation, GString *description)
{
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      g_autofree char *coming = NULL;

      if (entry->arrives == 0)
        continue;
      coming = text_force_entry_coming (entry, operation);
      g_string_append_printf (description, "; %s: %s", force->name, coming);
    }
}

/* Whoever stands on the field: what was lacking for them to be drawn may be there by now. */
static void
show_starts (DuckOperationPage *self)
{
  gboolean any = self->starts != NULL;

  g_clear_pointer (&self->starts, draw_starts_free);
  self->starts = draw_starts_new (duck_operation_document_get_operation (get_document (self)));
  if (any || self->starts != NULL)
    duck_board_invalidate (self->board, self->forces, NULL);
}

static void
show_field (DuckOperationPage *self)
{
  const WarOperation *operation = duck_operation_document_get_operation (get_document (self));
  WarField *field = operation->field;
  WarLengthUnit unit = operation->rules->system->length_unit;
  g_autofree char *hexes = field->board != NULL ? text_field_size (field, unit) : NULL;
  g_autofree char *across = text_length (field->width, unit);
  g_autofree char *down = text_length (field->depth, unit);
  g_autofree char *label = g_strdup_printf (_ ("Map of %s"), field->name);
  g_autofree char *size = g_strdup_printf (_ ("%s across and %s deep"), across, down);
  g_autoptr (GString) description = g_string_new (hexes != NULL ? hexes : size);

  if (duck_board_get_field (self->board) != field)
    {
      duck_board_set_rules (self->board, operation->rules);
      duck_board_set_field (self->board, field);
      g_clear_pointer (&self->described, g_free);
    }

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      if (feature->name != NULL)
        g_string_append_printf (description, "; %s", feature->name);
    }
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      describe_starts (operation->forces[i], operation, description);
      describe_reserves (operation->forces[i], operation, description);
    }
  if (g_strcmp0 (description->str, self->described) == 0)
    return;

  g_free (self->described);
  self->described = g_strdup (description->str);
  duck_board_invalidate (self->board, self->forces, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description->str, -1);
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
mend_cb (DuckOperationPage *self, const char *section, const DuckDesignerSubject *subject)
{
  /* What is not in sight takes no focus. */
  duck_panes_show (self->panes, DUCK_PANE_END);
  gtk_stack_set_visible_child_name (self->sections, section);
  duck_designer_form_go_to (DUCK_DESIGNER_FORM (gtk_stack_get_visible_child (self->sections)),
                            subject);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

/* From the map to the check list below it and to the designer, in a circle. */
static gboolean
go_to_pane (DuckOperationPage *self, GtkWidget *focus, int step)
{
  GtkWidget *const stops[]
    = { GTK_WIDGET (self->board), GTK_WIDGET (self->checks), self->designer };
  const int n_stops = G_N_ELEMENTS (stops);
  int stop = 0;

  while (stop < n_stops && focus != stops[stop] && !gtk_widget_is_ancestor (focus, stops[stop]))
    stop++;
  /* The buttons of the map. */
  if (stop == n_stops)
    stop = 0;
  for (int i = 0; i < n_stops; i++)
    {
      stop = (stop + step + n_stops) % n_stops;
      duck_panes_show (self->panes, stops[stop] == self->designer ? DUCK_PANE_END : DUCK_PANE_MAIN);
      if (stop == 0 ? gtk_widget_grab_focus (stops[stop])
                    : gtk_widget_child_focus (stops[stop], GTK_DIR_TAB_FORWARD))
        return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The panes know nothing of the check list. */
static gboolean
key_cb (DuckOperationPage *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  modifiers &= gtk_accelerator_get_default_mod_mask ();
  if (key != GDK_KEY_F6 || (modifiers != 0 && modifiers != GDK_SHIFT_MASK) || focus == NULL
      || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  return go_to_pane (self, focus, modifiers == 0 ? 1 : -1);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
duck_operation_page_update (DuckPage *page)
{
  DuckOperationPage *self = DUCK_OPERATION_PAGE (page);

  show_field (self);
  show_starts (self);
  for (guint i = 0; i < self->forms->len; i++)
    duck_designer_form_update (g_ptr_array_index (self->forms, i));
  duck_designer_test_update (self->test);
  duck_designer_checks_update (self->checks);
}

static void
duck_operation_page_constructed (GObject *object)
{
  DuckOperationPage *self = DUCK_OPERATION_PAGE (object);
  DuckOperationDocument *document = get_document (self);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      GtkWidget *form = duck_designer_form_new (document, sections[i]);

      gtk_stack_add_titled (self->sections, form, sections[i]->id, _ (sections[i]->title));
      g_ptr_array_add (self->forms, form);
    }
  self->test = DUCK_DESIGNER_TEST (duck_designer_test_new (document));
  gtk_stack_add_titled (self->sections, GTK_WIDGET (self->test), "test", _ ("Test"));
  self->checks = DUCK_DESIGNER_CHECKS (duck_designer_checks_new (document));
  gtk_box_append (self->map_side, GTK_WIDGET (self->checks));
  g_signal_connect_object (self->checks, "mend", G_CALLBACK (mend_cb), self, G_CONNECT_SWAPPED);

  duck_not_played_explain (self->play,
                           duck_operation_document_get_operation (document)->rules->system);

  G_OBJECT_CLASS (duck_operation_page_parent_class)->constructed (object);
}

static void
duck_operation_page_dispose (GObject *object)
{
  DuckOperationPage *self = DUCK_OPERATION_PAGE (object);

  if (self->forces != NULL)
    duck_board_remove_layer (self->board, self->forces);
  self->forces = NULL;
  g_clear_pointer (&self->starts, draw_starts_free);
  g_clear_pointer (&self->forms, g_ptr_array_unref);
  g_clear_pointer (&self->described, g_free);

  G_OBJECT_CLASS (duck_operation_page_parent_class)->dispose (object);
}

static void
duck_operation_page_class_init (DuckOperationPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = duck_operation_page_constructed;
  object_class->dispose = duck_operation_page_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_operation_page_update;
  DUCK_PAGE_CLASS (klass)->edits = TRUE;

  g_type_ensure (DUCK_TYPE_BOARD);
  g_type_ensure (DUCK_TYPE_PANES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/operation-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, map_side);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, designer);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, board);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, sections);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, play);
}

static void
duck_operation_page_init (DuckOperationPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->forms = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->forces = duck_board_add_layer (self->board, draw_forces_cb, self, NULL);
  duck_board_serve (self->board, GTK_WIDGET (self));
}
