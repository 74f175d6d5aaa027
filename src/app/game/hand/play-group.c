/* play-group.c: several units of a game that are moved at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-group.h"

#include <glib/gi18n-lib.h>

#include "app/game/board/group-drawing.h"
#include "app/game/board/play-marks.h"
#include "desk/game/group-words.h"
#include "engine/game/joint-move.h"
#include "engine/geometry/hull.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* So many pixels beside those who stand in a thin line somebody means them. */
#define BESIDE 10.

struct _DuckPlayGroup
{
  GObject parent_instance;

  DuckPlay *play; /* lent: the tool keeps it */
  GArray *members; /* gint: rows of first pieces */
  guint n_unable; /* others of their body, who cannot go */
  WarPosition by; /* how far they would go */
  GArray *moves; /* WarJointMove: what would come of that; empty: nobody is to go */
  GArray *waiting; /* WarJointMove: of those who go, who has not gone yet */
  guint n_going; /* all of them */
  gboolean is_begun; /* somebody has gone */
  guint n_rolls; /* before the last one went */
  gboolean is_giving;
  guint n_orders; /* after which who waits goes on */
  gint aimed; /* the unit over which the pointer was last; WAR_NONE */
  gboolean aims; /* they can attack it */
  gboolean has_frame;
  WarPosition corner, other; /* of the frame */
};

G_DEFINE_FINAL_TYPE (DuckPlayGroup, duck_play_group, G_TYPE_OBJECT)

static guint changed_signal;

static void
change (DuckPlayGroup *self)
{
  self->aimed = WAR_NONE;
  g_signal_emit (self, changed_signal, 0);
}

static guint
count_orders (DuckPlayGroup *self)
{
  return duck_game_document_get_game (duck_play_get_document (self->play))->game->records->len;
}

guint
duck_play_group_count (DuckPlayGroup *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), 0);

  return self->members->len;
}

static gint
find_member (DuckPlayGroup *self, gint piece)
{
  for (guint i = 0; i < self->members->len; i++)
    if (g_array_index (self->members, gint, i) == piece)
      return (gint) i;
  return -1;
}

gboolean
duck_play_group_has (DuckPlayGroup *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  return find_member (self, piece) >= 0;
}

gint
duck_play_group_get (DuckPlayGroup *self, guint i)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), WAR_NONE);
  g_return_val_if_fail (i < self->members->len, WAR_NONE);

  return g_array_index (self->members, gint, i);
}

/* A place, or the corners of a square about it. */
static void
add_around (GArray *corners, WarPosition place, WarLength margin)
{
  for (guint i = 0; i < (margin > 0 ? 4 : 1); i++)
    {
      WarPosition corner = { place.x + ((i & 1) != 0 ? margin : -margin),
                             place.y + ((i & 2) != 0 ? margin : -margin) };

      g_array_append_val (corners, corner);
    }
}

/* WarPosition: the polygon so far about the bases of all members; of one alone it is empty. */
static GArray *
find_hull (const DuckPlayGroup *self, WarLength margin)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  GArray *hull = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  WarShownPiece piece;

  for (guint i = 0; self->members->len > 1 && i < self->members->len; i++)
    if (war_play_show_piece (setup, duck_play_get_view (self->play),
                             (guint) g_array_index (self->members, gint, i), &piece))
      for (guint k = 0; k < WAR_N_EDGES; k++)
        add_around (corners, piece.base.corners[k], margin);
  g_array_set_size (hull, corners->len + 1);
  g_array_set_size (hull, war_hull_find ((const WarPosition *) (gconstpointer) corners->data,
                                         corners->len, (WarPosition *) (gpointer) hull->data));
  return hull;
}

gboolean
duck_play_group_covers (DuckPlayGroup *self, WarPosition place, double pixel)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  g_autoptr (GArray) hull = find_hull (self, (WarLength) (BESIDE * pixel * WAR_MILLIMETRE));

  return war_hull_has ((const WarPosition *) (gconstpointer) hull->data, hull->len, place);
}

/* ---------------------------------------------------------------------------------------------
 * Who is in it. */

static gboolean
can_go (DuckPlayGroup *self, gint piece)
{
  gint seat = duck_play_get_seat (self->play);

  return seat != WAR_NONE && duck_play_may_act (self->play, piece)
         && war_joint_move_can_go (duck_play_get_setup (self->play),
                                   duck_play_get_view (self->play), seat, piece);
}

static gboolean
can_attack (DuckPlayGroup *self, gint piece)
{
  gint seat = duck_play_get_seat (self->play);

  return seat != WAR_NONE && duck_play_may_act (self->play, piece)
         && war_joint_attack_can_join (duck_play_get_setup (self->play),
                                       duck_play_get_view (self->play), seat, piece);
}

static gboolean
can_act (DuckPlayGroup *self, gint piece)
{
  return can_go (self, piece) || can_attack (self, piece);
}

/* How many there are, and what one does with them. */
static void
say_members (DuckPlayGroup *self)
{
  DuckGroupCount count = { self->members->len, 0, 0, self->n_unable };
  g_autofree char *text = NULL;

  for (guint i = 0; i < count.n; i++)
    {
      count.n_attackers += can_attack (self, g_array_index (self->members, gint, i)) ? 1 : 0;
      count.n_movers += can_go (self, g_array_index (self->members, gint, i)) ? 1 : 0;
    }

  text = duck_group_words_members (&count);
  duck_play_say (self->play, text);
}

static void
add (DuckPlayGroup *self, gint piece)
{
  if (piece != WAR_NONE && find_member (self, piece) < 0 && can_act (self, piece))
    g_array_append_val (self->members, piece);
}

/* The chosen unit becomes one of several. */
static void
add_chosen (DuckPlayGroup *self)
{
  gint chosen = duck_play_get_chosen (self->play);

  if (chosen == WAR_NONE)
    return;
  duck_play_choose (self->play, WAR_NONE);
  add (self, chosen);
}

static void
show_members (DuckPlayGroup *self, guint n_unable)
{
  self->n_unable = n_unable;
  g_array_set_size (self->moves, 0);
  self->by = (WarPosition){ 0, 0 };
  say_members (self);
  change (self);
}

gboolean
duck_play_group_toggle (DuckPlayGroup *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  gint i = find_member (self, piece);

  if (i < 0 && !can_act (self, piece))
    return FALSE;
  if (duck_play_get_chosen (self->play) != piece)
    add_chosen (self);
  if (i >= 0)
    g_array_remove_index (self->members, (guint) i);
  else
    {
      duck_play_choose (self->play, WAR_NONE);
      add (self, piece);
    }
  show_members (self, 0);
  return TRUE;
}

gboolean
duck_play_group_take_body (DuckPlayGroup *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  gint chosen = duck_play_get_chosen (self->play), rows[WAR_MAX_BONDS];
  guint n, n_unable = 0;

  if (chosen == WAR_NONE || !can_act (self, chosen))
    return FALSE;
  n = war_play_list_fellows (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                             (guint) chosen, rows);
  add_chosen (self);
  for (guint i = 0; i < n; i++)
    {
      gint lead = duck_play_get_lead (self->play, rows[i]);

      add (self, lead);
      n_unable += find_member (self, lead) < 0;
    }
  show_members (self, n_unable);
  return self->members->len > 0;
}

void
duck_play_group_say (DuckPlayGroup *self, gint piece)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  g_autofree char *name = text_piece (duck_play_get_setup (self->play), piece);
  g_autofree char *text
    /* Translators: %s is a unit; G is a key */
    = g_strdup_printf (duck_play_group_has (self, piece) ? _ ("%s is one of them. G takes it out.")
                                                         : _ ("%s is not one of them. G adds it."),
                       name);

  duck_play_say (self->play, text);
}

void
duck_play_group_set_frame (DuckPlayGroup *self, WarPosition from, WarPosition to)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  self->has_frame = TRUE;
  self->corner = from;
  self->other = to;
  change (self);
}

void
duck_play_group_end_frame (DuckPlayGroup *self)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  const WarSetup *setup = duck_play_get_setup (self->play);
  WarPosition least = { MIN (self->corner.x, self->other.x), MIN (self->corner.y, self->other.y) };
  WarPosition most = { MAX (self->corner.x, self->other.x), MAX (self->corner.y, self->other.y) };
  WarShownPiece piece;

  if (!self->has_frame)
    return;
  self->has_frame = FALSE;
  add_chosen (self);
  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, duck_play_get_view (self->play), (guint) row, &piece)
        && piece.base.centre.x >= least.x && piece.base.centre.x <= most.x
        && piece.base.centre.y >= least.y && piece.base.centre.y <= most.y)
      add (self, duck_play_get_lead (self->play, row));
  show_members (self, 0);
}

gboolean
duck_play_group_is_body (DuckPlayGroup *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  gint rows[WAR_MAX_BONDS];

  return piece == duck_play_get_chosen (self->play) && can_act (self, piece)
         && war_play_list_fellows (duck_play_get_setup (self->play),
                                   duck_play_get_view (self->play), (guint) piece, rows)
              > 0;
}

/* Whether or not they are to be seen: some may be within something. */
gboolean
duck_play_group_take_all (DuckPlayGroup *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  const WarLayout *layout = duck_play_get_setup (self->play)->layout;

  add_chosen (self);
  for (gint row = 0; row < (gint) layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (duck_play_may_act (self->play, row))
      add (self, duck_play_get_lead (self->play, row));
  show_members (self, 0);
  return TRUE;
}

void
duck_play_group_let_go (DuckPlayGroup *self)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  self->has_frame = FALSE;
  g_array_set_size (self->waiting, 0);
  g_array_set_size (self->moves, 0);
  if (self->members->len == 0)
    {
      change (self);
      return;
    }
  g_array_set_size (self->members, 0);
  duck_play_say (self->play, NULL);
  change (self);
}

/* ---------------------------------------------------------------------------------------------
 * Where they go. */

static void
say_moves (DuckPlayGroup *self)
{
  g_autofree char *text = duck_group_words_moves (self->moves);

  duck_play_say (self->play, text);
}

void
duck_play_group_point (DuckPlayGroup *self, WarPosition by)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  gint seat = duck_play_get_seat (self->play);

  if (seat == WAR_NONE || self->members->len == 0)
    return;
  self->by = by;
  g_array_set_size (self->moves, 0);
  war_joint_move_plan (duck_play_get_setup (self->play), duck_play_get_view (self->play), seat,
                       (const gint *) (gconstpointer) self->members->data, self->members->len, by,
                       self->moves);
  say_moves (self);
  change (self);
}

void
duck_play_group_move (DuckPlayGroup *self, WarLength dx, WarLength dy)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  duck_play_group_point (self, (WarPosition){ self->by.x + dx, self->by.y + dy });
}

void
duck_play_group_stay (DuckPlayGroup *self)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  show_members (self, 0);
}

static guint
count_rolls (DuckPlayGroup *self)
{
  return duck_game_document_get_game (duck_play_get_document (self->play))->game->answers->len;
}

/* All that go are one step, but for a roll, which cannot be taken back with what comes after it. */
static void
give (DuckPlayGroup *self, const WarOrder *order)
{
  g_autofree char *step = self->is_begun && count_rolls (self) == self->n_rolls
                            ? NULL
                            /* Translators: a step that can be undone */
                            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Move %u Unit",
                                                            "Move %u Units", self->n_going),
                                               self->n_going);

  self->n_rolls = count_rolls (self);
  self->is_begun = duck_game_document_give_for (duck_play_get_document (self->play), order, step)
                     == WAR_OUTCOME_DONE
                   || (self->is_begun && step == NULL);
}

/* By what is so now: those before them may have been stopped. Who does not go by the order of the
 * first of them waits again. */
static void
give_move (DuckPlayGroup *self, const GArray *actors, WarPosition wanted)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  const gint *rows = (const gint *) (gconstpointer) actors->data;
  const gint32 *cells = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, (guint) rows[0]);
  WarPosition by = { wanted.x - cells[WAR_PIECE_X], wanted.y - cells[WAR_PIECE_Y] };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (WarJointMove));
  const WarJointMove *first;
  gboolean anybody_goes = FALSE;

  war_joint_move_plan (setup, view, duck_play_get_seat (self->play), rows, actors->len, by, moves);
  first = &g_array_index (moves, WarJointMove, 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const WarJointMove *move = &g_array_index (moves, WarJointMove, i);

      if (move->leader == first->actor)
        anybody_goes |= move->goes;
      else
        g_array_append_val (self->waiting, *move);
    }
  if (anybody_goes)
    give (self, &first->order);
}

/* The first who waits, with those who go by the same order. */
static GArray *
take_company (DuckPlayGroup *self, WarPosition *wanted)
{
  const WarJointMove first = g_array_index (self->waiting, WarJointMove, 0);
  GArray *actors = g_array_new (FALSE, FALSE, sizeof (gint));

  *wanted = first.wanted;
  for (guint i = 0; i < self->waiting->len;)
    {
      const WarJointMove *move = &g_array_index (self->waiting, WarJointMove, i);

      if (move->leader != first.leader)
        {
          i++;
          continue;
        }
      g_array_append_val (actors, move->actor);
      g_array_remove_index (self->waiting, i);
    }
  return actors;
}

static void
go_on (DuckPlayGroup *self)
{
  self->is_giving = TRUE;
  while (self->waiting->len > 0 && duck_play_get_seat (self->play) != WAR_NONE)
    {
      WarPosition wanted;
      g_autoptr (GArray) actors = take_company (self, &wanted);

      give_move (self, actors, wanted);
    }
  self->n_orders = count_orders (self);
  self->is_giving = FALSE;
}

/* Who has acted is no longer in it. */
static void
drop_idle (DuckPlayGroup *self)
{
  for (guint i = self->members->len; i > 0; i--)
    if (!can_act (self, g_array_index (self->members, gint, i - 1)))
      g_array_remove_index (self->members, i - 1);
}

gboolean
duck_play_group_give (DuckPlayGroup *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  g_array_set_size (self->waiting, 0);
  for (guint i = 0; i < self->moves->len; i++)
    if (g_array_index (self->moves, WarJointMove, i).goes)
      g_array_append_val (self->waiting, g_array_index (self->moves, WarJointMove, i));
  if (self->waiting->len == 0)
    return FALSE;

  self->is_begun = FALSE;
  self->n_going = self->waiting->len;
  g_array_set_size (self->moves, 0);
  go_on (self);
  drop_idle (self);
  change (self);
  return TRUE;
}

gboolean
duck_play_group_is_everybody (DuckPlayGroup *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  return self->members->len == 0 && duck_play_get_seat (self->play) != WAR_NONE
         && duck_play_get_chosen (self->play) == WAR_NONE && duck_play_may_decline (self->play);
}

/* gint: the members; or who may do anything about what has been asked. */
static GArray *
list_attackers (DuckPlayGroup *self)
{
  const WarLayout *layout = duck_play_get_setup (self->play)->layout;
  GArray *rows = g_array_copy (self->members);

  for (gint row = 0;
       duck_play_group_is_everybody (self) && row < (gint) layout->tables[WAR_TABLE_PIECES].n_rows;
       row++)
    if (duck_play_may_act (self->play, row))
      g_array_append_val (rows, row);
  return rows;
}

/* The orders by which they attack the unit; none: nobody can. */
static GArray *
plan_attack (DuckPlayGroup *self, gint target)
{
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
  gint seat = duck_play_get_seat (self->play);
  g_autoptr (GArray) rows = NULL;

  if (seat == WAR_NONE || duck_play_is_own (self->play, target))
    return orders;

  rows = list_attackers (self);
  if (rows->len > 0)
    war_joint_attack_plan (duck_play_get_setup (self->play), duck_play_get_view (self->play), seat,
                           (const gint *) (gconstpointer) rows->data, rows->len, target, orders);
  return orders;
}

/* Says what the attack would be, and what may come of it: once, while the pointer rests there. */
static gboolean
aim (DuckPlayGroup *self, gint target)
{
  if (target == self->aimed && duck_play_get_status (self->play) != NULL)
    return self->aims;

  g_autoptr (GArray) orders = plan_attack (self, target);
  g_autofree char *text = NULL;

  self->aimed = target;
  self->aims = orders->len > 0;
  if (orders->len == 0)
    return FALSE;
  text = duck_group_words_attack (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                                  orders, target);
  duck_play_say (self->play, text);
  return TRUE;
}

const char *
duck_play_group_hover (DuckPlayGroup *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), NULL);

  if (piece == WAR_NONE)
    {
      self->aimed = WAR_NONE;
      return NULL;
    }
  if (duck_play_group_has (self, piece))
    return "grab";

  return aim (self, piece) ? "crosshair" : NULL;
}

/* An order after which somebody else decides is the last. */
gboolean
duck_play_group_attack (DuckPlayGroup *self, gint target)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  g_autoptr (GArray) orders = plan_attack (self, target);
  gint seat = duck_play_get_seat (self->play);

  self->is_giving = TRUE;
  for (guint i = 0; i < orders->len && duck_play_get_seat (self->play) == seat; i++)
    duck_game_document_give_for (duck_play_get_document (self->play),
                                 &g_array_index (orders, WarOrder, i), NULL);
  self->is_giving = FALSE;
  drop_idle (self);
  show_members (self, 0);
  return orders->len > 0;
}

/* What is done at the place by some of them. */
static gboolean
plan_deed (DuckPlayGroup *self, WarPosition place, WarOrder *order)
{
  gint seat = duck_play_get_seat (self->play);

  return seat != WAR_NONE
         && war_joint_deed_plan (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                                 seat, (const gint *) (gconstpointer) self->members->data,
                                 self->members->len, place, order);
}

gboolean
duck_play_group_hover_at (DuckPlayGroup *self, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  g_autofree char *words = NULL;
  WarOrder order;

  if (!plan_deed (self, place, &order))
    return FALSE;
  words = text_order (duck_play_get_setup (self->play), &order);
  duck_play_say (self->play, words);
  return TRUE;
}

gboolean
duck_play_group_do_at (DuckPlayGroup *self, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY_GROUP (self), FALSE);

  WarOrder order;

  if (!plan_deed (self, place, &order))
    return FALSE;
  self->is_giving = TRUE;
  duck_game_document_give_for (duck_play_get_document (self->play), &order, NULL);
  self->is_giving = FALSE;
  drop_idle (self);
  show_members (self, 0);
  return TRUE;
}

/* The game has gone on, or back. After dice that somebody rolled by hand the next one goes. */
static void
renewed_cb (DuckPlayGroup *self)
{
  if (self->is_giving)
    return;

  g_array_set_size (self->moves, 0);
  if (self->waiting->len > 0 && count_orders (self) > self->n_orders)
    go_on (self);
  else
    g_array_set_size (self->waiting, 0);
  drop_idle (self);
  change (self);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

void
duck_play_group_draw (DuckPlayGroup *self, DuckBoardOverlay *overlay)
{
  g_return_if_fail (DUCK_IS_PLAY_GROUP (self));

  g_autoptr (GArray) hull = find_hull (self, 0);

  duck_group_drawing_hull (overlay, hull);
  duck_group_drawing_members (overlay, self->play, self->members);
  duck_group_drawing_moves (overlay, self->play, self->moves);
  if (self->has_frame)
    duck_group_drawing_frame (overlay, self->corner, self->other);
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

/* Somebody chooses one unit. */
static void
changed_cb (DuckPlayGroup *self)
{
  if (!self->is_giving && self->members->len > 0 && duck_play_get_chosen (self->play) != WAR_NONE)
    {
      g_array_set_size (self->members, 0);
      g_array_set_size (self->moves, 0);
      change (self);
    }
}

static void
duck_play_group_finalize (GObject *object)
{
  DuckPlayGroup *self = DUCK_PLAY_GROUP (object);

  g_array_unref (self->members);
  g_array_unref (self->moves);
  g_array_unref (self->waiting);

  G_OBJECT_CLASS (duck_play_group_parent_class)->finalize (object);
}

static void
duck_play_group_class_init (DuckPlayGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_play_group_finalize;

  changed_signal = g_signal_new ("changed", DUCK_TYPE_PLAY_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
duck_play_group_init (DuckPlayGroup *self)
{
  self->aimed = WAR_NONE;
  self->members = g_array_new (FALSE, FALSE, sizeof (gint));
  self->moves = g_array_new (FALSE, FALSE, sizeof (WarJointMove));
  self->waiting = g_array_new (FALSE, FALSE, sizeof (WarJointMove));
}

DuckPlayGroup *
duck_play_group_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlayGroup *self = g_object_new (DUCK_TYPE_PLAY_GROUP, NULL);

  self->play = play;
  g_signal_connect_object (play, "renewed", G_CALLBACK (renewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
