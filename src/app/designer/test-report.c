/* test-report.c: what many games of an operation came to, in pictures with words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/test-report.h"

#include <glib/gi18n-lib.h>

#include "app/base/words.h"
#include "app/designer/test-charts.h"
#include "draw/map/map.h"
#include "engine/solo/luck.h"
#include "engine/solo/trials.h"
#include "text/army/amendment.h"
#include "text/operation/briefing.h"
#include "text/solo/commander.h"
#include "text/solo/series.h"
#include "text/words/phrase.h"

#define CHART_HEIGHT 90
#define PARTS_HEIGHT 18
#define MOST_MAP_HEIGHT 360

typedef enum
{
  SECTION_WINS,
  SECTION_AVERAGE,
  SECTION_LUCK,
  SECTION_FIRST,
  SECTION_COMMANDERS,
  SECTION_ENDINGS,
  SECTION_LENGTHS,
  SECTION_KILLED,
  SECTION_LOSSES_1,
  SECTION_LOSSES_2,
  SECTION_PLACES_1,
  SECTION_PLACES_2,
  N_SECTIONS,
} SectionKind;

/* A heading, a picture, and words below it. */
typedef struct
{
  GtkWidget *box;
  GtkLabel *heading;
  GtkDrawingArea *area;
  GtkLabel *caption;
  GArray *rows; /* DuckChartRow: of charts of shares; or NULL */
} Section;

struct _DuckTestReport
{
  GtkBox parent_instance;

  Section sections[N_SECTIONS];
  GtkLabel *rest; /* what else there is to say */

  WarOperation *operation; /* or NULL */
  const char *commanders[WAR_N_SIDES]; /* constants */
  WarSeriesTally tally;
  cairo_surface_t *map; /* of the operation's field; or NULL: not drawn yet */
  int map_width, map_scale;
};

G_DEFINE_FINAL_TYPE (DuckTestReport, duck_test_report, GTK_TYPE_BOX)

/* ---------------------------------------------------------------------------------------------
 * Pictures. */

/* The field, as many pixels as the area has; drawn once for a width. */
static cairo_surface_t *
get_map (DuckTestReport *self, int width, int height)
{
  const WarField *field = self->operation->field;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double factor = (double) width * WAR_MILLIMETRE / field->width; /* pixels of a millimetre */
  DrawMapOptions options = {
    .ink = DRAW_INK_COLOUR,
    .pixel = 1 / (factor * scale),
    .rules = self->operation->rules,
    .zones = TRUE,
    .no_names = TRUE,
    .no_squares = TRUE,
  };
  cairo_t *cr;

  if (self->map != NULL && self->map_width == width && self->map_scale == scale)
    return self->map;

  g_clear_pointer (&self->map, cairo_surface_destroy);
  self->map = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_surface_set_device_scale (self->map, scale, scale);
  self->map_width = width;
  self->map_scale = scale;
  cr = cairo_create (self->map);
  cairo_scale (cr, factor, factor);
  draw_field (cr, field, &options);
  cairo_destroy (cr);
  return self->map;
}

static void
draw_places (DuckTestReport *self, GtkWidget *area, cairo_t *cr, guint side, int width, int height)
{
  const WarField *field = self->operation->field;
  int map_width = MIN (width, (int) ((double) height * field->width / field->depth));
  int map_height = (int) ((double) map_width * field->depth / field->width);

  if (map_width < 1 || map_height < 1)
    return;

  cairo_translate (cr, (width - map_width) / 2, 0);
  cairo_set_source_surface (cr, get_map (self, map_width, map_height), 0, 0);
  cairo_paint (cr);
  duck_test_charts_draw_places (area, cr, &self->tally, side, map_width, map_height);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  DuckTestReport *self = data;
  GtkWidget *widget = GTK_WIDGET (area);
  SectionKind kind = 0;

  while (kind < N_SECTIONS && self->sections[kind].area != area)
    kind++;
  if (self->operation == NULL || kind == N_SECTIONS)
    return;

  switch (kind)
    {
    case SECTION_LENGTHS:
      duck_test_charts_draw_lengths (widget, cr, &self->tally, width, height);
      break;
    case SECTION_KILLED:
      duck_test_charts_draw_killed (widget, cr, &self->tally, width, height);
      break;
    case SECTION_PLACES_1:
    case SECTION_PLACES_2:
      draw_places (self, widget, cr, kind - SECTION_PLACES_1, width, height);
      break;
    case SECTION_ENDINGS:
      duck_test_charts_draw_parts (widget, cr, self->sections[kind].rows, width, height);
      break;
    case SECTION_WINS:
    case SECTION_AVERAGE:
    case SECTION_LUCK:
    case SECTION_FIRST:
    case SECTION_COMMANDERS:
    case SECTION_LOSSES_1:
    case SECTION_LOSSES_2:
    case N_SECTIONS:
    default:
      duck_test_charts_draw_rows (widget, cr, self->sections[kind].rows, kind <= SECTION_COMMANDERS,
                                  width);
    }
}

/* Maps are as high as their field is deep. */
static void
resize_cb (GtkDrawingArea *area, int width, int height, DuckTestReport *self)
{
  const WarField *field = self->operation != NULL ? self->operation->field : NULL;
  int wanted;

  if (field == NULL || field->width == 0)
    return;
  wanted = MIN ((int) ((double) width * field->depth / field->width), MOST_MAP_HEIGHT);
  if (gtk_drawing_area_get_content_height (area) != wanted)
    gtk_drawing_area_set_content_height (area, MAX (wanted, 1));
}

/* ---------------------------------------------------------------------------------------------
 * Words and rows. */

static const char *
get_side (const DuckTestReport *self, guint side)
{
  return self->operation->forces[side]->name;
}

static guint
count_decided (const WarSeriesTally *tally)
{
  return tally->n_games - tally->unfinished;
}

static gint
get_percent (double share)
{
  return (gint) (share * 100 + 0.5);
}

/* A share, and between what it lies. Takes the name over. */
static void
add_known (DuckTestReport *self, SectionKind kind, char *name, double share, WarInterval interval,
           gint side)
{
  DuckChartRow row = {
    .name = name,
    .share = share,
    .low = interval.low,
    .high = interval.high,
    .side = side,
    /* Translators: a share of games, and between what it lies: "64 % (58–69)" */
    .words = g_strdup_printf (_ ("%d\u00a0%% (%d–%d)"), get_percent (share),
                              get_percent (interval.low), get_percent (interval.high)),
  };

  duck_chart_rows_add (self->sections[kind].rows, &row);
}

/* So many of n, with the interval of their share. Takes the name over. */
static void
add_share (DuckTestReport *self, SectionKind kind, char *name, guint hits, guint n, gint side)
{
  add_known (self, kind, name, n > 0 ? (double) hits / n : 0,
             war_series_get_interval (&self->tally, hits, n), side);
}

/* So many of n, all of which are known. Takes the name over. */
static void
add_part (DuckTestReport *self, SectionKind kind, char *name, guint hits, guint n, gint side)
{
  DuckChartRow row = {
    .name = name,
    .share = n > 0 ? (double) hits / n : 0,
    .low = 1,
    .high = 0,
    .side = side,
    .words = g_strdup_printf (_ ("%d\u00a0%%"), get_percent (n > 0 ? (double) hits / n : 0)),
  };

  duck_chart_rows_add (self->sections[kind].rows, &row);
}

static void
fill_wins (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    add_share (self, SECTION_WINS, g_strdup (get_side (self, i)), tally->wins[i],
               count_decided (tally), (gint) i + 1);
  if (tally->draws > 0)
    add_share (self, SECTION_WINS, g_strdup (_ ("Draws")), tally->draws, count_decided (tally), 0);
}

/* What would remain of wins with average dice, and of the first side's in games by their luck. */
static void
fill_luck (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;
  WarEvened evened;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    if (war_luck_even_out (tally, i, &evened))
      add_known (self, SECTION_AVERAGE, g_strdup (get_side (self, i)), evened.share,
                 evened.interval, (gint) i + 1);
  for (guint i = 0; i < WAR_LUCK_N_BANDS && war_luck_even_out (tally, 0, &evened); i++)
    add_share (self, SECTION_LUCK, g_strdup (text_series_band (i)), tally->luck.band_wins[0][i],
               tally->luck.bands[i], 1);
}

static void
fill_first (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;

  if (!war_series_knows_first (tally))
    return;
  add_share (self, SECTION_FIRST, g_strdup (_ ("Who begins")),
             tally->began_and_won[0] + tally->began_and_won[1], tally->began[0] + tally->began[1],
             0);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    /* Translators: %s is a side, which is in the plural; its wins where it had the first turn */
    add_share (self, SECTION_FIRST, g_strdup_printf (_ ("%s begin"), get_side (self, i)),
               tally->began_and_won[i], tally->began[i], (gint) i + 1);
}

static void
fill_commanders (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;

  if (tally->n_changed == 0)
    return;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    add_share (self, SECTION_COMMANDERS, g_strdup (text_commander_name (self->commanders[i])),
               tally->wins[i] - tally->changed_wins[i] + tally->changed_wins[1 - i],
               count_decided (tally), 0);
}

/* The most frequent first. */
static void
fill_endings (DuckTestReport *self)
{
  const GPtrArray *conditions = self->operation->conditions;
  WarSeriesTally left = self->tally;
  guint n = count_decided (&left);

  for (guint best = 0; n > 0 && best != G_MAXUINT;)
    {
      best = G_MAXUINT;
      for (guint i = 0; i < conditions->len; i++)
        if (left.decided[i] > 0 && (best == G_MAXUINT || left.decided[i] > left.decided[best]))
          best = i;
      if (best != G_MAXUINT)
        {
          const WarCondition *condition = g_ptr_array_index (conditions, best);

          add_part (self, SECTION_ENDINGS, text_condition (condition, self->operation),
                    left.decided[best], n, condition->winner);
          left.decided[best] = 0;
        }
    }
  if (left.decided[WAR_SERIES_BY_RULES] > 0 && self->sections[SECTION_ENDINGS].rows->len > 0)
    add_part (self, SECTION_ENDINGS, g_strdup (_ ("the game ended otherwise.")),
              left.decided[WAR_SERIES_BY_RULES], n, 0);
}

static void
fill_losses (DuckTestReport *self, guint side)
{
  const WarSeriesTally *tally = &self->tally;
  g_autoptr (GPtrArray) types = war_force_list_types (self->operation->forces[side]);

  for (guint i = 0; i < MIN (types->len, WAR_SERIES_MAX_TYPES); i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);

      if (tally->fielded[side][i] > 0)
        add_part (self, SECTION_LOSSES_1 + side, g_strdup (text_translate (type->name)),
                  tally->lost[side][i], tally->fielded[side][i], (gint) side + 1);
    }
}

/* What each killed by cost, and for 100 that it lost. NULL: nobody killed anything. */
static char *
describe_killed (const DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;
  guint n = MAX (tally->n_games, 1);

  if (tally->killed[0] + tally->killed[1] == 0)
    return NULL;
  if (tally->killed[0] == 0 || tally->killed[1] == 0)
    return g_strdup_printf (_ ("%s: %d points a game. %s (dashed): %d."), get_side (self, 0),
                            (gint) (tally->killed[0] / n), get_side (self, 1),
                            (gint) (tally->killed[1] / n));

  /* Translators: each side with the points that it killed in a game, and for each 100 that it
   * lost */
  return g_strdup_printf (
    _ ("%s: %d points a game, %d for each 100 lost. %s (dashed): %d, %d for each 100 lost."),
    get_side (self, 0), (gint) (tally->killed[0] / n),
    (gint) (tally->killed[0] * 100 / tally->killed[1]), get_side (self, 1),
    (gint) (tally->killed[1] / n), (gint) (tally->killed[1] * 100 / tally->killed[0]));
}

static guint64
count_places (const WarSeriesTally *tally, guint side)
{
  guint64 n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tally->lost_at[side]); i++)
    n += tally->lost_at[side][i];
  return n;
}

/* "Entente: 64 % (58–69); …", for who does not see the bars. */
static char *
describe_rows (const GArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const DuckChartRow *row = &g_array_index (rows, DuckChartRow, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "; " : "", row->name, row->words);
    }
  return g_string_free (text, FALSE);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static void
set_label (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text != NULL ? text : "") != 0)
    gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* words: what the picture shows; is_shown: there is something. */
static void
show_section (Section *section, const char *words, const char *caption, gboolean is_shown)
{
  gtk_widget_set_visible (section->box, is_shown);
  if (!is_shown)
    return;
  set_label (section->caption, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (section->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (section->heading),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (section->area));
}

static void
show_rows (DuckTestReport *self, SectionKind kind, const char *caption)
{
  Section *section = &self->sections[kind];
  g_autofree char *words = describe_rows (section->rows);
  int height
    = kind == SECTION_ENDINGS ? PARTS_HEIGHT : duck_test_charts_get_height (section->rows->len);

  if (gtk_drawing_area_get_content_height (section->area) != height)
    gtk_drawing_area_set_content_height (section->area, height);
  show_section (section, words, caption, section->rows->len > 0);
}

static void
show_places (DuckTestReport *self)
{
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      guint64 n = count_places (&self->tally, i);
      /* Translators: %s is a number */
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
      g_autofree char *caption
        = g_strdup_printf (_ ("%s losses on the field, in percent of them in each square"), number);

      show_section (&self->sections[SECTION_PLACES_1 + i], caption, caption, n > 0);
    }
}

static void
show_rest (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;
  g_autofree char *means = text_series_means (tally, self->operation);
  g_autofree char *armies = text_series_armies (self->operation);
  g_autofree char *amendments
    = text_amendments (self->operation->rules, self->operation->amendments);
  g_autoptr (GString) text = g_string_new (means);

  if (amendments != NULL)
    g_string_append_printf (text, "\n%s", amendments);
  if (armies != NULL)
    g_string_append_printf (text, "\n%s", armies);
  set_label (self->rest, text->str);
}

static void
show (DuckTestReport *self)
{
  const WarSeriesTally *tally = &self->tally;
  g_autofree char *games = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u game, each share with its 95\u00a0%% interval",
                 "%u games, each share with its 95\u00a0%% interval", tally->n_games),
    tally->n_games);
  g_autofree char *luck = text_series_luck (tally);
  g_autofree char *first = text_series_first (tally, self->operation);
  g_autofree char *endings = text_series_endings (tally, self->operation);
  g_autofree char *lengths = text_series_lengths (tally);
  g_autofree char *killed = describe_killed (self);

  for (guint i = 0; i < N_SECTIONS; i++)
    if (self->sections[i].rows != NULL)
      g_array_set_size (self->sections[i].rows, 0);
  fill_wins (self);
  fill_luck (self);
  fill_first (self);
  fill_commanders (self);
  fill_endings (self);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    fill_losses (self, i);

  for (SectionKind i = 0; i < N_SECTIONS; i++)
    if (self->sections[i].rows != NULL)
      show_rows (self, i,
                 i == SECTION_WINS      ? games
                 : i == SECTION_AVERAGE ? luck
                 : i == SECTION_ENDINGS ? endings
                                        : NULL);
  /* Where always the same side begins there are no bars, and only that is said. */
  if (first != NULL && !war_series_knows_first (tally))
    {
      g_autofree char *both = g_strdup_printf ("%s\n%s", games, first);

      set_label (self->sections[SECTION_WINS].caption, both);
    }
  show_section (&self->sections[SECTION_LENGTHS], lengths, lengths, lengths != NULL);
  show_section (&self->sections[SECTION_KILLED], killed, killed, killed != NULL);
  show_places (self);
  show_rest (self);
}

void
duck_test_report_begin (DuckTestReport *self, WarOperation *operation,
                        const char *const commanders[WAR_N_SIDES])
{
  g_return_if_fail (DUCK_IS_TEST_REPORT (self));
  g_return_if_fail (operation != NULL);

  g_autofree char *names[4] = { NULL };
  /* Translators: %s is a side */
  g_autofree char *luck = g_strdup_printf (_ ("Wins by Luck: %s"), operation->forces[0]->name);

  g_clear_pointer (&self->map, cairo_surface_destroy);
  war_operation_ref (operation);
  g_clear_pointer (&self->operation, war_operation_unref);
  self->operation = operation;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    self->commanders[i] = commanders[i];
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      /* Translators: %s is a side */
      names[i] = g_strdup_printf (_ ("Losses by Unit Type: %s"), get_side (self, i));
      /* Translators: %s is a side */
      names[2 + i] = g_strdup_printf (_ ("Where They Fell: %s"), get_side (self, i));
    }
  gtk_label_set_label (self->sections[SECTION_LUCK].heading, luck);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gtk_label_set_label (self->sections[SECTION_LOSSES_1 + i].heading, names[i]);
      g_clear_pointer (&names[i], g_free);
    }
}

void
duck_test_report_show (DuckTestReport *self, const WarSeriesTally *tally)
{
  g_return_if_fail (DUCK_IS_TEST_REPORT (self));
  g_return_if_fail (tally != NULL && self->operation != NULL);

  self->tally = *tally;
  show (self);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static GtkLabel *
add_words (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_section (DuckTestReport *self, SectionKind kind, const char *heading)
{
  Section *section = &self->sections[kind];

  section->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  section->heading = GTK_LABEL (duck_words_new (heading, "heading"));
  gtk_box_append (GTK_BOX (section->box), GTK_WIDGET (section->heading));
  section->area = GTK_DRAWING_AREA (
    g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
  gtk_drawing_area_set_content_height (section->area, CHART_HEIGHT);
  gtk_drawing_area_set_draw_func (section->area, draw_cb, self, NULL);
  if (kind == SECTION_PLACES_1 || kind == SECTION_PLACES_2)
    g_signal_connect_object (section->area, "resize", G_CALLBACK (resize_cb), self, 0);
  gtk_box_append (GTK_BOX (section->box), GTK_WIDGET (section->area));
  section->caption = add_words (section->box, NULL, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (section->caption), "dim-label");
  if (kind <= SECTION_ENDINGS || kind == SECTION_LOSSES_1 || kind == SECTION_LOSSES_2)
    section->rows = duck_chart_rows_new ();
  gtk_box_append (GTK_BOX (self), section->box);
}

static void
duck_test_report_dispose (GObject *object)
{
  DuckTestReport *self = DUCK_TEST_REPORT (object);

  g_clear_pointer (&self->map, cairo_surface_destroy);
  g_clear_pointer (&self->operation, war_operation_unref);

  G_OBJECT_CLASS (duck_test_report_parent_class)->dispose (object);
}

static void
duck_test_report_finalize (GObject *object)
{
  DuckTestReport *self = DUCK_TEST_REPORT (object);

  for (guint i = 0; i < N_SECTIONS; i++)
    g_clear_pointer (&self->sections[i].rows, g_array_unref);

  G_OBJECT_CLASS (duck_test_report_parent_class)->finalize (object);
}

static void
duck_test_report_class_init (DuckTestReportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_test_report_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_test_report_finalize;
}

static void
duck_test_report_init (DuckTestReport *self)
{
  static const char *const headings[N_SECTIONS] = {
    [SECTION_WINS] = N_ ("Wins"),
    [SECTION_AVERAGE] = N_ ("Wins with Average Dice"),
    [SECTION_FIRST] = N_ ("Wins of Who Begins"),
    [SECTION_COMMANDERS] = N_ ("Wins of the Commanders"),
    [SECTION_ENDINGS] = N_ ("How Games Ended"),
    [SECTION_LENGTHS] = N_ ("When Games Ended"),
    [SECTION_KILLED] = N_ ("Killed by Round"),
  };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  for (SectionKind i = 0; i < N_SECTIONS; i++)
    add_section (self, i, headings[i] != NULL ? _ (headings[i]) : NULL);
  self->rest = add_words (GTK_WIDGET (self), NULL, "dim-label");
}

GtkWidget *
duck_test_report_new (void)
{
  return g_object_new (DUCK_TYPE_TEST_REPORT, NULL);
}
