/* balance.c: what many games say about armies and about the costs of their unit types
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/balance.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "text/army/amendment.h"
#include "text/words/phrase.h"

/* So many at most stand against each other in a table as wide as long. */
#define MOST_ACROSS 8

/* A slope is told for so much more of the cost. */
#define STEP 0.1

typedef struct
{
  TextReport *written;
  const TextBalance *balance;
  WarWorth *worths;
} Report;

static const char *
get_style_name (gint style)
{
  static const char *const names[WAR_N_STYLES] = {
    [WAR_STYLE_MIXED] = N_ ("mixed"),
    [WAR_STYLE_MANY] = N_ ("many cheap units"),
    [WAR_STYLE_FEW] = N_ ("few dear units"),
    [WAR_STYLE_GUNS] = N_ ("guns"),
    [WAR_STYLE_MACHINE_GUNS] = N_ ("machine guns"),
    [WAR_STYLE_MOUNTED] = N_ ("mounted"),
    [WAR_STYLE_MOTLEY] = N_ ("a little of all"),
  };

  return _ (names[style]);
}

static const WarBalanceArmy *
get_army (const Report *report, guint army)
{
  return war_balance_roll_get_army (report->balance->roll, army);
}

/* A share of games, as it is read in each format: in per cent with one digit. */
static char *
dup_share (double share)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (digits, sizeof digits, "%.1f", share * 100));
}

static char *
dup_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static char *
dup_percent (double share)
{
  g_autofree char *number = dup_share (share);

  return g_strdup_printf (_ ("%s\u00a0%%"), number);
}

/* Of its book, where another one has a type of the name. */
static char *
dup_type_name (const Report *report, guint type)
{
  const WarBalanceRoll *roll = report->balance->roll;
  const WarBalanceType *named = war_balance_roll_get_type (roll, type);

  for (guint i = 0; i < roll->types->len; i++)
    {
      const WarBalanceType *other = war_balance_roll_get_type (roll, i);

      if (i != type && g_str_equal (other->name, named->name))
        return g_strdup_printf (
          "%s (%s)", text_translate (named->name),
          text_translate (war_balance_roll_get_book (roll, named->book)->name));
    }
  return g_strdup (text_translate (named->name));
}

static char *
dup_army_name (const Report *report, guint army)
{
  const WarBalanceArmy *named = get_army (report, army);

  return named->style == WAR_NONE
           ? g_strdup (named->name)
           : g_strdup_printf ("%s: %s", named->name, get_style_name (named->style));
}

/* Armies --------------------------------------------------------------------------------------- */

static void
add_army (Report *report, guint army)
{
  WarScore score = war_balance_get_total (report->balance->tally, army);
  WarInterval interval = war_score_get_interval (&score);
  g_autofree char *name = dup_army_name (report, army);
  g_autofree char *cost = dup_number (get_army (report, army)->cost);
  g_autofree char *won = dup_number (score.won);
  g_autofree char *drawn = dup_number (score.drawn);
  g_autofree char *lost = dup_number (score.lost);
  g_autofree char *share = dup_share (war_score_get_share (&score));
  g_autofree char *low = dup_share (interval.low);
  g_autofree char *high = dup_share (interval.high);
  const char *const cells[] = { name, cost, won, drawn, lost, share, low, high };

  text_report_add_row (report->written, cells);
}

/* Who has most points first. */
static void
add_armies (Report *report)
{
  const char *const heads[]
    = { _ ("Army"), _ ("cost"), _ ("won"), _ ("drawn"), _ ("lost"), "%", _ ("from %"), _ ("to %") };
  guint n = report->balance->tally->n_armies;
  guint order[WAR_BALANCE_MAX_ARMIES];
  double shares[WAR_BALANCE_MAX_ARMIES];

  for (guint i = 0; i < n; i++)
    {
      WarScore score = war_balance_get_total (report->balance->tally, i);
      guint place = i;

      shares[i] = war_score_get_share (&score);
      for (; place > 0 && shares[order[place - 1]] < shares[i]; place--)
        order[place] = order[place - 1];
      order[place] = i;
    }

  text_report_begin_table (report->written, _ ("Armies: share of wins, a draw being half of one"),
                           heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < n; i++)
    add_army (report, order[i]);
}

/* Each against each: armies are in groups by their numbers. */
static void
add_crossing (Report *report, const char *title, char *const *names, const guint *groups,
              guint n_groups)
{
  const WarBalanceTally *tally = report->balance->tally;
  const char *heads[MOST_ACROSS + 1] = { "" };

  for (guint i = 0; i < n_groups; i++)
    heads[i + 1] = names[i];
  text_report_begin_table (report->written, title, heads, n_groups + 1);
  for (guint i = 0; i < n_groups; i++)
    {
      char *cells[MOST_ACROSS + 1] = { g_strdup (names[i]) };

      for (guint j = 0; j < n_groups; j++)
        {
          WarScore sum = { 0 };

          for (guint a = 0; a < tally->n_armies; a++)
            for (guint b = 0; b < tally->n_armies; b++)
              if (a != b && groups[a] == i && groups[b] == j && i != j)
                {
                  WarScore score = war_balance_get_score (tally, a, b);

                  sum.won += score.won;
                  sum.drawn += score.drawn;
                  sum.lost += score.lost;
                }
          cells[j + 1]
            = war_score_get_n (&sum) > 0 ? dup_share (war_score_get_share (&sum)) : g_strdup ("–");
        }
      text_report_add_row (report->written, (const char *const *) cells);
      for (guint j = 0; j <= n_groups; j++)
        g_free (cells[j]);
    }
}

/* By the place in the name that a group is known by; each once. */
static guint
find_group (char **names, guint n_groups, const char *name)
{
  guint i = 0;

  while (i < n_groups && !g_str_equal (names[i], name))
    i++;
  return i;
}

/* What stands in the row and column of a cross table. */
typedef char *(*DupGroup) (const Report *report, guint army);

static char *
dup_book (const Report *report, guint army)
{
  const WarBalanceBook *book
    = war_balance_roll_get_book (report->balance->roll, get_army (report, army)->book);

  return g_strdup (text_translate (book->name));
}

static char *
dup_style (const Report *report, guint army)
{
  gint style = get_army (report, army)->style;

  return g_strdup (style == WAR_NONE ? _ ("given") : get_style_name (style));
}

static void
add_crossing_by (Report *report, const char *title, DupGroup dup)
{
  guint n = report->balance->tally->n_armies, n_groups = 0;
  char *names[MOST_ACROSS] = { NULL };
  guint groups[WAR_BALANCE_MAX_ARMIES];

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = dup (report, i);

      groups[i] = find_group (names, n_groups, name);
      if (groups[i] == MOST_ACROSS)
        break;
      if (groups[i] == n_groups)
        names[n_groups++] = g_steal_pointer (&name);
      if (i + 1 == n && n_groups > 1)
        add_crossing (report, title, names, groups, n_groups);
    }
  for (guint i = 0; i < n_groups; i++)
    g_free (names[i]);
}

/* CSV has all pairs, however many. */
static void
add_pairs (Report *report)
{
  const char *const heads[] = { _ ("Army"), _ ("against"), _ ("games"), "%" };
  const WarBalanceTally *tally = report->balance->tally;

  text_report_begin_table (report->written, _ ("Each pair"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < tally->n_armies; i++)
    for (guint j = i + 1; j < tally->n_armies; j++)
      {
        WarScore score = war_balance_get_score (tally, i, j);
        g_autofree char *name = dup_army_name (report, i);
        g_autofree char *other = dup_army_name (report, j);
        g_autofree char *pair = g_strdup_printf ("%s / %s", name, other);
        g_autofree char *games = dup_number (war_score_get_n (&score));
        g_autofree char *share = dup_share (war_score_get_share (&score));
        const char *const cells[] = { pair, other, games, share };

        if (war_score_get_n (&score) > 0)
          text_report_add_row (report->written, cells);
      }
}

/* Types ---------------------------------------------------------------------------------------- */

static const char *
get_verdict (WarVerdict verdict)
{
  static const char *const words[] = {
    [WAR_WORTH_UNKNOWN] = "",
    [WAR_WORTH_MORE] = N_ ("worth more"),
    [WAR_WORTH_LESS] = N_ ("worth less"),
    [WAR_WORTH_ALWAYS] = N_ ("always taken"),
    [WAR_WORTH_NEVER] = N_ ("never taken"),
  };

  return words[verdict][0] != '\0' ? _ (words[verdict]) : "";
}

static char *
dup_part (guint n, guint of)
{
  return of > 0 ? dup_share ((double) n / of) : g_strdup ("–");
}

/* How many percent of games a step of the cost changes, with its sign. */
static char *
dup_step (double slope)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, "%+.1f", slope * STEP * 100);
  return g_strdup (digits);
}

static void
add_worth (Report *report, guint type)
{
  const WarWorth *worth = &report->worths[type];
  g_autofree char *name = dup_type_name (report, type);
  g_autofree char *cost
    = dup_number (war_balance_roll_get_type (report->balance->roll, type)->cost);
  g_autofree char *taking = dup_part (worth->n_taking, worth->n_armies);
  g_autofree char *with = worth->n_taking > 0 ? dup_share (worth->share_with) : g_strdup ("–");
  g_autofree char *without
    = worth->n_taking < worth->n_armies ? dup_share (worth->share_without) : g_strdup ("–");
  g_autofree char *slope = worth->is_known ? dup_step (worth->slope) : g_strdup ("–");
  g_autofree char *low = worth->is_known ? dup_step (worth->interval.low) : g_strdup ("–");
  g_autofree char *high = worth->is_known ? dup_step (worth->interval.high) : g_strdup ("–");
  g_autofree char *best = dup_part (worth->n_of_best, worth->n_third);
  g_autofree char *worst = dup_part (worth->n_of_worst, worth->n_third);
  const char *const cells[] = { name,
                                cost,
                                taking,
                                with,
                                without,
                                slope,
                                low,
                                high,
                                best,
                                worst,
                                get_verdict (war_worth_judge (worth)) };

  text_report_add_row (report->written, cells);
}

static void
add_worths (Report *report)
{
  const char *const heads[] = {
    _ ("Unit type"),
    _ ("cost"),
    _ ("taken %"),
    _ ("with %"),
    _ ("without %"),
    /* xgettext:no-c-format */
    _ ("10 % more"),
    _ ("from"),
    _ ("to"),
    _ ("of best %"),
    _ ("of worst %"),
    "",
  };

  text_report_begin_table (report->written, _ ("Unit types: how armies fare that have them"), heads,
                           G_N_ELEMENTS (heads));
  for (guint i = 0; i < report->balance->roll->types->len; i++)
    if (report->worths[i].n_armies > 0)
      add_worth (report, i);
}

static char *
dup_points (double points)
{
  return dup_number (lround (points));
}

static void
add_prices (Report *report)
{
  const char *const heads[] = { _ ("Unit type"), _ ("cost"), _ ("worth"), _ ("from"), _ ("to") };
  gboolean is_begun = FALSE;

  for (guint i = 0; i < report->balance->roll->types->len; i++)
    {
      const WarWorth *worth = &report->worths[i];
      g_autofree char *name = dup_type_name (report, i);
      g_autofree char *cost
        = dup_number (war_balance_roll_get_type (report->balance->roll, i)->cost);
      g_autofree char *price = dup_points (worth->price);
      g_autofree char *low = dup_points (worth->price_interval.low);
      g_autofree char *high = dup_points (worth->price_interval.high);
      const char *const cells[] = { name, cost, price, low, high };

      if (!worth->is_priced)
        continue;
      if (!is_begun)
        text_report_begin_table (report->written,
                                 _ ("Unit types: what they could cost, by what a unit adds"), heads,
                                 G_N_ELEMENTS (heads));
      is_begun = TRUE;
      text_report_add_row (report->written, cells);
    }
}

static char *
dup_ratio (gint64 part, gint64 whole)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (whole == 0)
    return g_strdup ("–");
  g_ascii_formatd (digits, sizeof digits, "%.0f", 100. * (double) part / (double) whole);
  return g_strdup (digits);
}

static void
add_losses (Report *report)
{
  const char *const heads[] = { _ ("Unit type"), _ ("cost in all games"), _ ("lost %"),
                                _ ("killed for 100"), _ ("killed for 100 lost") };
  const WarBalanceTally *tally = report->balance->tally;

  text_report_begin_table (report->written, _ ("Unit types: killed and lost by cost"), heads,
                           G_N_ELEMENTS (heads));
  for (guint i = 0; i < tally->n_types; i++)
    if (tally->fielded[i] > 0)
      {
        g_autofree char *name = dup_type_name (report, i);
        g_autofree char *fielded = dup_number (tally->fielded[i] / 100);
        g_autofree char *lost = dup_ratio (tally->lost[i], tally->fielded[i]);
        g_autofree char *killed = dup_ratio (tally->killed[i], tally->fielded[i]);
        g_autofree char *exchange = dup_ratio (tally->killed[i], tally->lost[i]);
        const char *const cells[] = { name, fielded, lost, killed, exchange };

        text_report_add_row (report->written, cells);
      }
}

/* Sentences ------------------------------------------------------------------------------------ */

/* Takes the sentence over. */
static void
add_sentence (Report *report, char *sentence)
{
  text_report_add_sentence (report->written, sentence);
  g_free (sentence);
}

static void
say_games (Report *report)
{
  const TextBalance *balance = report->balance;
  const WarBalanceTally *tally = balance->tally;
  guint n = MAX (tally->n_games - tally->unfinished, 1);
  g_autofree char *first = dup_percent ((double) tally->wins[0] / n);
  g_autofree char *second = dup_percent ((double) tally->wins[1] / n);
  g_autofree char *drawn = dup_percent ((double) tally->draws / n);

  /* Translators: two commanders at the end, as the command line calls them */
  add_sentence (
    report,
    g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u game of %u armies, all against all: %s against %s.",
                   "%u games of %u armies, all against all: %s against %s.", tally->n_games),
      tally->n_games, tally->n_armies, balance->commanders[0], balance->commanders[1]));
  if (balance->field == NULL)
    add_sentence (report, g_strdup (_ ("Two games each were played with the sides changed, with "
                                       "the same dice, on a field made for them of which each "
                                       "half is the other turned.")));
  else
    add_sentence (report,
                  g_strdup_printf (_ ("Two games each were played with the sides changed and with "
                                      "the same dice, all on “%s”."),
                                   balance->field));
  add_sentence (report, g_strdup_printf (_ ("Whoever had side 1 won %s, side 2 %s; %s were drawn."),
                                         first, second, drawn));
  if (tally->unfinished > 0)
    add_sentence (
      report, g_strdup_printf (
                g_dngettext (GETTEXT_PACKAGE, "%u game came to no end and counts for nobody.",
                             "%u games came to no end and count for nobody.", tally->unfinished),
                tally->unfinished));
  add_sentence (report, text_amendments (balance->rules, balance->amendments));
}

static void
say_costs (Report *report)
{
  gint least = G_MAXINT, most = 0;

  for (guint i = 0; i < report->balance->roll->armies->len; i++)
    {
      gint cost = get_army (report, i)->cost;

      least = MIN (least, cost);
      most = MAX (most, cost);
    }
  /* Translators: costs in points */
  add_sentence (report, least < most ? g_strdup_printf (_ ("Armies cost %d to %d."), least, most)
                                     : g_strdup_printf (_ ("All armies cost %d."), most));
  if (report->balance->rules->system->costs_describe)
    add_sentence (
      report, g_strdup (_ ("In this system costs only describe: equal ones are not meant to make "
                           "a fair game, and what follows is no fault of theirs.")));
}

static void
say_method (Report *report)
{
  add_sentence (report,
                g_strdup (_ ("The interval of an army’s share (95\u00a0%, Wilson) is of more games "
                             "against these same armies.")));
  add_sentence (report,
                g_strdup (_ ("A type is judged by how armies of its book fare, not by how many "
                             "games they play: “10\u00a0% more” is how many percent more games an "
                             "army wins for each 10\u00a0% of its cost that go into the type in "
                             "place of what such armies have else (a straight line through all of "
                             "them; the larger of the usual error and HC3, Student’s t). As many "
                             "types are compared, their "
                             "intervals are so wide (Bonferroni) that all of them hold together "
                             "at 95\u00a0%.")));
  add_sentence (
    report, g_strdup (_ ("“Of best” and “of worst”: how many have it of the third of the armies "
                         "with most wins, and with fewest. Who was the last to do anything to "
                         "units that were lost has killed them.")));
  add_sentence (report,
                g_strdup (_ ("“Worth” is what a unit adds to the wins of armies of its book, all "
                             "their types taken together (least squares), in points: it also "
                             "tells types apart that armies have together. Its intervals hold "
                             "together, too.")));
}

/* The types of that verdict in one sentence, if there are any. */
static void
say_verdict (Report *report, WarVerdict verdict, const char *format)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < report->balance->roll->types->len; i++)
    if (war_worth_judge (&report->worths[i]) == verdict)
      {
        g_autofree char *name = dup_type_name (report, i);

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  if (names->len > 0)
    add_sentence (report, g_strdup_printf ("%s %s.", format, names->str));
}

static void
say_verdicts (Report *report)
{
  guint before = report->written->sentences->len, n_known = 0;

  for (guint i = 0; i < report->balance->roll->types->len; i++)
    n_known += report->worths[i].is_known;
  if (n_known == 0)
    {
      add_sentence (report,
                    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                  "Too few armies to say what types are worth: it "
                                                  "takes %u of a book at least, which differ.",
                                                  "Too few armies to say what types are worth: it "
                                                  "takes %u of a book at least, which differ.",
                                                  WAR_WORTH_LEAST_ARMIES),
                                     WAR_WORTH_LEAST_ARMIES));
      return;
    }

  say_verdict (report, WAR_WORTH_ALWAYS,
               _ ("Worth more than they cost, and always taken by armies that win:"));
  say_verdict (report, WAR_WORTH_MORE, _ ("Worth more than they cost:"));
  say_verdict (report, WAR_WORTH_LESS, _ ("Worth less than they cost:"));
  say_verdict (report, WAR_WORTH_NEVER,
               _ ("Worth less than they cost, and never taken by armies that win:"));
  if (report->written->sentences->len == before)
    add_sentence (report,
                  g_strdup (_ ("No type is shown to be worth more or less than it costs. More "
                               "armies would show more; more games between these hardly do.")));
}

char *
text_balance_report (const TextBalance *balance, TextReportFormat format)
{
  g_return_val_if_fail (balance != NULL && balance->rules != NULL, NULL);
  g_return_val_if_fail (balance->roll != NULL && balance->tally != NULL, NULL);

  g_autofree WarWorth *worths = war_worth_measure (balance->roll, balance->tally);
  const WarGameType *game_type = war_rules_find_game_type (balance->rules, balance->game_type);
  g_autofree char *title
    = g_strdup_printf ("%s: %s", balance->rules->system->name,
                       game_type != NULL ? text_translate (game_type->name) : balance->game_type);
  g_autoptr (TextReport) written = text_report_new (title);
  Report report = { .written = written, .balance = balance, .worths = worths };

  say_games (&report);
  say_costs (&report);
  say_verdicts (&report);
  say_method (&report);
  add_armies (&report);
  if (balance->tally->n_armies <= MOST_ACROSS)
    add_crossing_by (&report, _ ("Each against each: the share of who stands on the left"),
                     dup_army_name);
  add_crossing_by (&report, _ ("Books: the share of who stands on the left"), dup_book);
  add_crossing_by (&report, _ ("Styles: the share of who stands on the left"), dup_style);
  if (format == TEXT_REPORT_CSV)
    add_pairs (&report);
  add_worths (&report);
  add_prices (&report);
  add_losses (&report);
  return text_report_write (written, format);
}
