/* game-threat.c: where the other side could hit somebody in its next turn, as shades on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-threat.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "app/game/board/play-marks.h"
#include "draw/surface/palette.h"
#include "engine/system.h"
#include "text/game/state.h"
#include "text/game/threat.h"

/* Microseconds at a time: less than a frame lasts. */
#define BUDGET 3000

/* Who lets go of the key sooner has pressed it, and wants the shades to stay. */
#define HOLD_TIME 350000

/* How opaque a place is shaded that is in least danger, and how much more where most is. */
#define LEAST_SHADE 0.14
#define SHADE 0.42

#define LIST_WIDTH 320
#define LIST_HEIGHT 320

/* What is known of a moment of the game. */
typedef struct
{
  WarDangers *dangers;
  GArray *rows; /* gint: units that are in danger where they stand */
  guint next; /* the row that is looked at next */
  gboolean is_listed; /* all dangers are known */
} Knowledge;

struct _DuckGameThreat
{
  GObject parent_instance;

  DuckBoard *board; /* lent */
  GtkWidget *caption; /* lent */
  DuckPlay *play; /* NULL: not yet */
  DuckBoardLayer *shades;
  DuckBoardLive *marks;
  GSimpleAction *action;
  Knowledge shown, coming;
  gboolean has_shown; /* what is shown is of the moment that was before, until more is known */
  cairo_surface_t *picture; /* of what is shown, a pixel a cell; NULL: of hexes, or none yet */
  guint source; /* finds more; or 0 */
  gint64 held_since; /* 0: the key is not down */
  gboolean was_on; /* when it came down */
};

G_DEFINE_FINAL_TYPE (DuckGameThreat, duck_game_threat, G_TYPE_OBJECT)

static guint changed_signal;

static const WarSetup *
get_setup (DuckGameThreat *self)
{
  return duck_play_get_setup (self->play);
}

static const WarState *
get_view (DuckGameThreat *self)
{
  return duck_play_get_view (self->play);
}

/* The side of whoever looks; WAR_NONE: nobody does, or nobody who plays. */
static gint
find_side (DuckGameThreat *self)
{
  gint viewer = duck_game_document_get_viewer (duck_play_get_document (self->play));
  gint side = viewer != WAR_NONE
                ? war_state_peek_row (get_setup (self)->layout, get_view (self), WAR_TABLE_SEATS,
                                      (guint) viewer)[WAR_SEAT_SIDE]
                : WAR_NONE;

  return side == 0 || side == 1 ? side : WAR_NONE;
}

static gboolean
is_on (DuckGameThreat *self)
{
  g_autoptr (GVariant) state
    = self->action != NULL ? g_action_get_state (G_ACTION (self->action)) : NULL;

  return state != NULL && g_variant_get_boolean (state);
}

/* ---------------------------------------------------------------------------------------------
 * The shades. */

static double
get_opacity (guint count, guint least, guint most)
{
  if (count == 0)
    return 0;
  return LEAST_SHADE + (most > least ? SHADE * (count - least) / (most - least) : SHADE / 2);
}

/* The least of all that are not 0. */
static guint
find_least (const WarDangerGrid *grid)
{
  guint least = grid->most;

  for (guint i = 0; i < grid->n_columns * grid->n_rows; i++)
    if (grid->counts[i] > 0)
      least = MIN (least, grid->counts[i]);
  return least;
}

static void
paint (DuckGameThreat *self, const WarDangerGrid *grid)
{
  guint least = find_least (grid);
  const DrawColour *colour = &duck_play_target_colour;
  guchar *data;
  int stride;

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  if (grid->cell == 0)
    return;

  self->picture
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) grid->n_columns, (int) grid->n_rows);
  data = cairo_image_surface_get_data (self->picture);
  stride = cairo_image_surface_get_stride (self->picture);
  for (guint row = 0; row < grid->n_rows; row++)
    for (guint column = 0; column < grid->n_columns; column++)
      {
        double alpha
          = get_opacity (grid->counts[row * grid->n_columns + column], least, grid->most);
        guint32 *pixel = (guint32 *) (void *) (data + row * (guint) stride) + column;

        *pixel = (guint32) (alpha * 255) << 24 | (guint32) (alpha * colour->red * 255) << 16
                 | (guint32) (alpha * colour->green * 255) << 8
                 | (guint32) (alpha * colour->blue * 255);
      }
  cairo_surface_mark_dirty (self->picture);
}

static void
draw_hexes (DuckGameThreat *self, cairo_t *cr, const WarDangerGrid *grid)
{
  WarHexes hexes = war_field_get_hexes (get_setup (self)->operation->field);
  guint least = find_least (grid);

  for (guint i = 0; i < grid->n_columns; i++)
    {
      WarPosition corners[WAR_HEX_N_DIRECTIONS];

      if (grid->counts[i] == 0)
        continue;
      war_hex_get_corners (&hexes, (WarHex) i, corners);
      for (guint j = 0; j < G_N_ELEMENTS (corners); j++)
        {
          graphene_point_t corner = duck_play_mark_point (corners[j]);

          cairo_line_to (cr, corner.x, corner.y);
        }
      cairo_close_path (cr);
      draw_set_colour (cr, duck_play_target_colour,
                       get_opacity (grid->counts[i], least, grid->most));
      cairo_fill (cr);
    }
}

static void
draw_shades (cairo_t *cr, double pixel, gpointer data)
{
  DuckGameThreat *self = data;
  const WarDangerGrid *grid;
  const WarField *field;
  double cell;

  if (!self->has_shown)
    return;
  grid = war_dangers_get_grid (self->shown.dangers);
  if (grid->cell == 0)
    {
      draw_hexes (self, cr, grid);
      return;
    }

  field = get_setup (self)->operation->field;
  cell = (double) grid->cell / WAR_MILLIMETRE;
  cairo_rectangle (cr, 0, 0, (double) field->width / WAR_MILLIMETRE,
                   (double) field->depth / WAR_MILLIMETRE);
  cairo_clip (cr);
  cairo_scale (cr, cell, cell);
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
}

/* Round each unit that is in danger where it stands. */
static void
draw_marks (DuckBoardOverlay *overlay, gpointer data)
{
  DuckGameThreat *self = data;

  for (guint i = 0; self->has_shown && i < self->shown.rows->len; i++)
    {
      WarShownPiece piece;

      if (war_play_show_piece (get_setup (self), get_view (self),
                               (guint) g_array_index (self->shown.rows, gint, i), &piece))
        duck_play_mark_ring_of_many (overlay, &piece.base, duck_play_target_colour, TRUE);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Finding out. */

static void
show_all (DuckGameThreat *self)
{
  const WarDangers *dangers = self->shown.dangers;
  g_autofree char *title = text_threat_title (get_setup (self), dangers);
  /* Translators: %s is a side; shades on a map, and what they are an upper bound of */
  g_autofree char *words = g_strdup_printf (_ ("Threat: where %s could hit next turn, at most"),
                                            text_side (get_setup (self), dangers->side));

  paint (self, war_dangers_get_grid (dangers));
  gtk_button_set_label (GTK_BUTTON (self->caption), words);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->caption))), TRUE);
  gtk_widget_set_tooltip_text (self->caption, title);
  gtk_widget_set_visible (self->caption, TRUE);
  duck_board_invalidate (self->board, self->shades, NULL);
  duck_board_queue_live (self->board, self->marks);
  g_signal_emit (self, changed_signal, 0);
}

/* Goes on with units that may be in danger; TRUE when all have been looked at. */
static gboolean
look_at_units (DuckGameThreat *self, Knowledge *known, gint64 end)
{
  const WarSetup *setup = get_setup (self);
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  while (known->next < n_rows)
    {
      gint row = (gint) known->next++;
      WarShownPiece piece;

      if (war_play_show_piece (setup, get_view (self), (guint) row, &piece)
          && piece.side != known->dangers->side
          && war_dangers_threaten_any (known->dangers, setup, get_view (self), row))
        g_array_append_val (known->rows, row);
      if (g_get_monotonic_time () >= end)
        return known->next >= n_rows;
    }
  return TRUE;
}

static gboolean
find_cb (gpointer data)
{
  DuckGameThreat *self = data;
  gint64 end = g_get_monotonic_time () + BUDGET;
  Knowledge before = self->shown;

  if (!self->coming.is_listed)
    self->coming.is_listed
      = war_dangers_go_on (self->coming.dangers, get_setup (self), get_view (self), BUDGET);
  if (!self->coming.is_listed || g_get_monotonic_time () >= end
      || !look_at_units (self, &self->coming, end))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  self->shown = self->coming;
  self->coming = before;
  self->has_shown = TRUE;
  show_all (self);
  return G_SOURCE_REMOVE;
}

/* Of the moment that is looked at now. */
static void
begin (DuckGameThreat *self)
{
  const WarSetup *setup = get_setup (self);
  gint side = find_side (self);

  g_clear_handle_id (&self->source, g_source_remove);
  self->coming.is_listed = FALSE;
  self->coming.next = 0;
  g_array_set_size (self->coming.rows, 0);
  if (side == WAR_NONE
      || !war_dangers_begin (self->coming.dangers,
                             war_system_get_danger_rules (setup->operation->rules->system), setup,
                             1 - side))
    {
      self->has_shown = FALSE;
      return;
    }
  self->source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, find_cb, self, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * On and off. */

static void
set_on (DuckGameThreat *self, gboolean wanted)
{
  gboolean on = wanted && find_side (self) != WAR_NONE;

  if (on == is_on (self))
    return;

  g_simple_action_set_state (self->action, g_variant_new_boolean (on));
  self->has_shown = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  duck_board_set_layer_visible (self->board, self->shades, on);
  duck_board_invalidate (self->board, self->shades, NULL);
  duck_board_queue_live (self->board, self->marks);
  gtk_widget_set_visible (self->caption, FALSE); /* until there is something to say */
  if (on)
    begin (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
change_state_cb (GSimpleAction *action, GVariant *value, gpointer self)
{
  set_on (self, g_variant_get_boolean (value));
}

static gboolean
is_key (guint key)
{
  return key == GDK_KEY_t || key == GDK_KEY_T;
}

/* It comes again and again while the key is down. */
static gboolean
pressed_cb (DuckGameThreat *self, guint key, guint code, GdkModifierType modifiers)
{
  if (!is_key (key) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (self->held_since == 0)
    {
      self->held_since = g_get_monotonic_time ();
      self->was_on = is_on (self);
      set_on (self, TRUE);
    }
  return TRUE;
}

static void
let_go (DuckGameThreat *self)
{
  gboolean is_short = g_get_monotonic_time () - self->held_since < HOLD_TIME;

  if (self->held_since == 0)
    return;
  self->held_since = 0;
  if (self->was_on || !is_short)
    set_on (self, FALSE);
}

static void
released_cb (DuckGameThreat *self, guint key, guint code, GdkModifierType modifiers)
{
  if (is_key (key))
    let_go (self);
}

/* Another moment is looked at, or by somebody else. */
static void
follow (DuckGameThreat *self)
{
  gboolean has_side = find_side (self) != WAR_NONE;

  g_simple_action_set_enabled (self->action, has_side);
  if (!has_side)
    set_on (self, FALSE);
  else if (is_on (self))
    begin (self);
}

static void
say_more (DuckGameThreat *self)
{
  if (is_on (self))
    g_signal_emit (self, changed_signal, 0);
}

/* ---------------------------------------------------------------------------------------------
 * In words. */

/* Where the unit that is chosen is going by what is proposed; NULL: nowhere. */
static const WarForesight *
find_ghost (DuckGameThreat *self)
{
  const WarForesight *foresight = duck_play_get_foresight (self->play);
  gint chosen = duck_play_get_chosen (self->play);

  return foresight != NULL && chosen != WAR_NONE && duck_play_is_own (self->play, chosen)
             && war_foresight_find_pose (foresight, chosen) != NULL
           ? foresight
           : NULL;
}

char *
duck_game_threat_dup_text (DuckGameThreat *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_THREAT (self), NULL);

  const WarForesight *ghost;
  WarPosition place;
  gint piece;

  if (!is_on (self) || !self->has_shown)
    return NULL;
  ghost = find_ghost (self);
  if (ghost != NULL)
    return text_threat_unit (get_setup (self), get_view (self), self->shown.dangers,
                             duck_play_get_chosen (self->play), ghost);
  if (!duck_board_get_pointed (self->board, &place))
    return NULL;
  piece = duck_play_find_piece (self->play, place);
  if (piece != WAR_NONE && duck_play_is_own (self->play, piece))
    return text_threat_unit (get_setup (self), get_view (self), self->shown.dangers, piece, NULL);
  return text_threat_place (get_setup (self), get_view (self), self->shown.dangers, place);
}

static void
list_cb (DuckGameThreat *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (!self->has_shown)
    return;
  text = text_threat_list (get_setup (self), get_view (self), self->shown.dangers);
  label = duck_words_new (text, NULL);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), LIST_HEIGHT);
  gtk_widget_set_size_request (window, LIST_WIDTH, -1);
  duck_popover_show (self->caption,
                     &(GdkRectangle){ gtk_widget_get_width (self->caption) / 2, 0, 1, 1 }, window,
                     GTK_POS_TOP);
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

static void
knowledge_init (Knowledge *known)
{
  known->dangers = war_dangers_new ();
  known->rows = g_array_new (FALSE, FALSE, sizeof (gint));
}

static void
knowledge_clear (Knowledge *known)
{
  g_clear_pointer (&known->dangers, war_dangers_free);
  g_clear_pointer (&known->rows, g_array_unref);
}

static void
duck_game_threat_dispose (GObject *object)
{
  DuckGameThreat *self = DUCK_GAME_THREAT (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->shades != NULL)
    duck_board_remove_layer (self->board, self->shades);
  self->shades = NULL;
  if (self->marks != NULL)
    duck_board_remove_live (self->board, self->marks);
  self->marks = NULL;
  g_clear_object (&self->action);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (duck_game_threat_parent_class)->dispose (object);
}

static void
duck_game_threat_finalize (GObject *object)
{
  DuckGameThreat *self = DUCK_GAME_THREAT (object);

  knowledge_clear (&self->shown);
  knowledge_clear (&self->coming);
  g_clear_pointer (&self->picture, cairo_surface_destroy);

  G_OBJECT_CLASS (duck_game_threat_parent_class)->finalize (object);
}

static void
duck_game_threat_class_init (DuckGameThreatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_game_threat_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_game_threat_finalize;
  changed_signal = g_signal_new ("changed", DUCK_TYPE_GAME_THREAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
duck_game_threat_init (DuckGameThreat *self)
{
  knowledge_init (&self->shown);
  knowledge_init (&self->coming);
}

DuckGameThreat *
duck_game_threat_new (DuckBoard *board, GtkWidget *caption)
{
  g_return_val_if_fail (DUCK_IS_BOARD (board), NULL);
  g_return_val_if_fail (GTK_IS_BUTTON (caption), NULL);

  DuckGameThreat *self = g_object_new (DUCK_TYPE_GAME_THREAT, NULL);

  self->board = board;
  self->caption = caption;
  self->shades = duck_board_add_layer (board, draw_shades, self, NULL);
  duck_board_set_layer_visible (board, self->shades, FALSE);
  g_signal_connect_object (caption, "clicked", G_CALLBACK (list_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
duck_game_threat_set_play (DuckGameThreat *self, DuckPlay *play, DuckPage *page, GtkWidget *keys)
{
  g_return_if_fail (DUCK_IS_GAME_THREAT (self));
  g_return_if_fail (DUCK_IS_PLAY (play));

  GtkEventController *controller = gtk_event_controller_key_new ();

  self->play = g_object_ref (play);
  self->marks = duck_board_add_live (self->board, draw_marks, self);
  self->action = g_simple_action_new_stateful ("threat", NULL, g_variant_new_boolean (FALSE));
  g_signal_connect_object (self->action, "change-state", G_CALLBACK (change_state_cb), self, 0);
  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (page)), G_ACTION (self->action));
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "key-released", G_CALLBACK (released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (keys, controller);
  /* The key may come up in another window. */
  controller = gtk_event_controller_focus_new ();
  g_signal_connect_object (controller, "leave", G_CALLBACK (let_go), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (keys, controller);
  g_signal_connect_object (play, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "pointed", G_CALLBACK (say_more), self, G_CONNECT_SWAPPED);
  follow (self);
}
