/* test-refused.c: what duckboard-cli says of calls that make no sense
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

#define MAX_WORDS 14

/* Words are parted by blanks. The exit status comes before what is said. */
static const struct
{
  const char *call, *expected;
} calls[] = {
  /* Pictures. */
  { "draw hooge -o hooge.gif",
    "2 duckboard-cli: the picture’s name must end in .png, .svg or .pdf\n" },
  { "draw hooge -o hooge.svg --dpi -1",
    "2 duckboard-cli: the dots per inch must be a number above 0, of at most 10000\n" },
  { "draw hooge -o hooge.png --dpi 10001",
    "2 duckboard-cli: the dots per inch must be a number above 0, of at most 10000\n" },
  { "draw hooge -o hooge.png --width 400 --scale 1:10",
    "2 duckboard-cli: say the width or the scale, not both\n" },
  { "draw hooge -o hooge.png --scale 1:0", "2 duckboard-cli: “1:0” is no scale; say 1:10\n" },
  { "draw hooge -o hooge.png --scale 1001", "2 duckboard-cli: “1001” is no scale; say 1:10\n" },
  { "draw hooge -o hooge.png --scale ten", "2 duckboard-cli: “ten” is no scale; say 1:10\n" },
  { "draw hooge -o hooge.png --scale 10:1", "2 duckboard-cli: “10:1” is no scale; say 1:10\n" },
  { "draw hooge -o hooge.pdf --paper a9",
    "2 duckboard-cli: there is no paper “a9” here; choose a4, a3, a5 or letter\n" },
  { "draw hooge -o hooge.svg --tiles", "2 duckboard-cli: only a PDF has several sheets\n" },
  { "draw hooge -o hooge.pdf --tiles --scale 0.1 --paper a5",
    "2 duckboard-cli: the map would take 1001 sheets; at most 200 are possible\n" },
  { "draw hoge -o hooge.png", "2 duckboard-cli: “hoge” is neither a file nor a shipped document; "
                              "see “duckboard-cli list”\n" },
  { "draw entente-in-arms -o hooge.png",
    "2 duckboard-cli: “draw” draws fields, and the fields of operations\n" },
  { "draw hooge", "2 duckboard-cli: “draw” needs -o FILE: what to write\n" },
  { "draw -o hooge.png",
    "2 duckboard-cli: “draw” cannot be done so; see “duckboard-cli --help”\n" },
  /* Sheets. */
  { "print roster british-expeditionary-force -o army.txt",
    "2 duckboard-cli: the name of what is printed must end in .pdf, .svg, .png or .dxf\n" },
  { "print roster british-expeditionary-force -o army.pdf --paper a9",
    "2 duckboard-cli: there is no paper “a9” here; choose a4, a3, a5 or letter\n" },
  { "print roster langemarck -o army.pdf",
    "2 duckboard-cli: “print roster” is not for “langemarck”; say “print operation”\n" },
  { "print book british-expeditionary-force -o army.pdf",
    "2 duckboard-cli: “print book” is not for “british-expeditionary-force”; say “print "
    "roster”\n" },
  { "print operation british-expeditionary-force -o army.pdf",
    "2 duckboard-cli: “print operation” is not for “british-expeditionary-force”; say “print "
    "roster”\n" },
  { "print campaign langemarck -o army.pdf",
    "2 duckboard-cli: “print campaign” is not for “langemarck”; say “print operation”\n" },
  { "print horses langemarck -o army.pdf",
    "2 duckboard-cli: “print horses” is not for “langemarck”; say “print operation”\n" },
  { "print roster hoge -o army.pdf", "2 duckboard-cli: “hoge” is neither a file nor a shipped "
                                     "document; see “duckboard-cli list”\n" },
  { "print templates --system empires -o a.pdf",
    "2 duckboard-cli: End of Empires 1914 has no templates\n" },
  { "print roster -o army.pdf",
    "2 duckboard-cli: say “print operation FILE -o PDF”, and so with "
    "book, campaign, game or roster, “print counters FILE -o PDF” or “print templates -o PDF”\n" },
  { "print horses -o army.pdf",
    "2 duckboard-cli: say “print operation FILE -o PDF”, and so with "
    "book, campaign, game or roster, “print counters FILE -o PDF” or “print templates -o PDF”\n" },
  { "print cards german-fourth-army --booklet -o a.pdf",
    "2 duckboard-cli: what “cards” prints has its true size, and is no booklet\n" },
  { "print counters hooge --backs left -o a.pdf",
    "2 duckboard-cli: “left” is no edge of the paper; choose long or short\n" },
  { "print counters hooge --offset 1 -o a.pdf",
    "2 duckboard-cli: “1” is no offset; say so many mm to the right and down: 0.5,-1\n" },
  { "print counters hooge --offset 1,nan -o a.pdf",
    "2 duckboard-cli: “1,nan” is no offset; say so many mm to the right and down: 0.5,-1\n" },
  { "print counters hooge --offset -5.1,0 -o a.pdf",
    "2 duckboard-cli: backs are moved by at most 5 mm\n" },
  { "print record hooge -o a.dxf",
    "2 duckboard-cli: nothing of this is cut out; a .dxf has only lines to cut along\n" },
  { "print templates -o a.pdf",
    "2 duckboard-cli: say by the rules of which system, with --system: entrenched, empires, "
    "assault, raider, club\n" },
  { "print templates --booklet -o a.pdf",
    "2 duckboard-cli: what “templates” prints has its true size, and is no booklet\n" },
  { "print roster german-fourth-army --with cards --without cards -o a.pdf",
    "2 duckboard-cli: “cards” stands after --with and after --without\n" },
  { "print book entente-in-arms --with templates -o a.pdf",
    "2 duckboard-cli: “print book” has no templates that --with would add\n" },
  { "print cards german-fourth-army --with tokens -o a.pdf",
    "2 duckboard-cli: “print cards” has no tokens that --with would add\n" },
  { "print operation langemarck --overlap -1 -o a.pdf",
    "2 duckboard-cli: --overlap must not be below 0\n" },
  { "print templates --system trench-club -o a.pdf",
    "2 duckboard-cli: there is no rule system “trench-club”; choose entrenched, empires, assault, "
    "raider, club\n" },
  { "show german-fourth-army --format line --format html",
    "2 duckboard-cli: “--format” is given twice\n" },
  { "draw hooge -o a.png -o b.png", "2 duckboard-cli: “--output” is given twice\n" },
  { "draw hooge -o a.png --width=9 -w 8", "2 duckboard-cli: “--width” is given twice\n" },
  { "show german-fourth-army --format text --markdown",
    "2 duckboard-cli: say --markdown or “--format text”, not both\n" },
  /* Other programs' maps. */
  { "import map.uvtt -o map.txt",
    "2 duckboard-cli: the name of the field must end in .duckfield\n" },
  { "import map.txt -o map.duckfield",
    "2 duckboard-cli: “import” reads .uvtt, .dd2vtt and .df2vtt files, and "
    "armies as text, which become a .duckarmy\n" },
  { "import map.uvtt -o map.duckfield --square far",
    "2 duckboard-cli: “far” is no length for a square; say 1in or 5cm\n" },
  { "import map.uvtt -o map.duckfield --square 0.9mm",
    "2 duckboard-cli: “0.9mm” is no length for a square; say 1in or 5cm\n" },
  { "import map.uvtt -o map.duckfield --square 101cm",
    "2 duckboard-cli: “101cm” is no length for a square; say 1in or 5cm\n" },
  { "import map.uvtt -o map.duckfield", "2 map.uvtt: cannot be read: No such file or directory\n" },
  { "export hooge -o map.doc",
    "2 duckboard-cli: “map.doc” is nothing that is exported: a name ends in .uvtt or .dd2vtt (a "
    "map), .ros or .rosz (a roster), .txt (an army to send), .cat, .catz, .gst or .gstz (a "
    "book), .json (a saved object of Tabletop Simulator), .png or .svg (an army as a QR code), "
    ".html (a page for any browser)\n" },
  { "export hooge -o map.png",
    "2 duckboard-cli: only armies are exported as QR codes, .png or .svg; fields are drawn: "
    "“duckboard-cli draw”\n" },
  { "export entente-in-arms -o book.json",
    "2 duckboard-cli: only armies, fields, operations and games become saved objects of Tabletop "
    "Simulator\n" },
  { "export hooge -o map.uvtt --no-pictures",
    "2 duckboard-cli: only a saved object, .json, has pictures beside it\n" },
  { "export hooge -o map.json --no-pictures --url https://example.org",
    "2 duckboard-cli: say where the pictures will lie, or that there are none, not both\n" },
  { "print game langemarck -o army.pdf",
    "2 duckboard-cli: “print game” is not for “langemarck”; say “print operation”\n" },
  { "export hooge -o map.txt",
    "2 duckboard-cli: only armies are exported as text that can be sent, .txt\n" },
  { "export hooge -o map.rosz",
    "2 duckboard-cli: only armies are exported as rosters, .ros or .rosz\n" },
  { "export british-expeditionary-force -o book.cat",
    "2 duckboard-cli: only army books are exported as .cat and .gst\n" },
  { "import army.ros -o army.duckarmy",
    "2 duckboard-cli: rosters of other programs are shown and printed, and become no armies: "
    "“duckboard-cli show army.ros”\n" },
  { "import army.ros -o army.duckfield",
    "2 duckboard-cli: rosters of other programs are shown and printed, and become no armies: "
    "“duckboard-cli show army.ros”\n" },
  { "show army.ros", "2 army.ros: cannot be read: No such file or directory\n" },
  { "import skirmish.txt -o army.duckarmy",
    "2 skirmish.txt: cannot be read: No such file or directory\n" },
  { "export hooge -o map.uvtt --square 0.9mm",
    "2 duckboard-cli: “0.9mm” is no length for a square; say 1in or 5cm\n" },
  { "export british-expeditionary-force -o map.uvtt",
    "2 duckboard-cli: “export” takes fields, and the fields of operations\n" },
  { "export hoge -o map.uvtt", "2 duckboard-cli: “hoge” is neither a file nor a shipped document; "
                               "see “duckboard-cli list”\n" },
  { "export hooge -o map.uvtt --system unheard-of",
    "2 duckboard-cli: there is no rule system “unheard-of”; choose "
    "entrenched, empires, assault, raider, club\n" },
  { "export hooge -o map.uvtt --system club",
    "2 duckboard-cli: Trench Club, solo and co-operative says nothing about sight here\n" },
  { "sight hooge 5,2 6,2 --system club",
    "2 duckboard-cli: Trench Club, solo and co-operative says nothing about sight here\n" },
  { "sight hooge 5,2 6,2 --system unheard-of",
    "2 duckboard-cli: there is no rule system “unheard-of”; choose "
    "entrenched, empires, assault, raider, club\n" },
  { "bundle langemarck -o whole.txt",
    "2 duckboard-cli: the name of the operation must end in .duckop\n" },
  { "bundle hooge.duckfield -o whole.duckop", "2 duckboard-cli: “bundle” takes operations\n" },
  { "bundle hoge -o whole.duckop", "2 duckboard-cli: “hoge” is neither a file nor a shipped "
                                   "document; see “duckboard-cli list”\n" },
  /* Many games. */
  { "test langemarck --games 1000000001", "2 duckboard-cli: there can be 1 to 1000000000 games\n" },
  { "test langemarck --threads 1000", "2 duckboard-cli: there can be 1 to 64 threads\n" },
  { "test langemarck --threads -1", "2 duckboard-cli: --threads must be a number above 0\n" },
  { "test langemarck --seed twelve", "2 duckboard-cli: the seed must be a number from 0\n" },
  { "test langemarck --seed -1", "2 duckboard-cli: the seed must be a number from 0\n" },
  { "test langemarck --1 person",
    "2 duckboard-cli: “person” cannot play by itself; say quick, recruit, random, "
    "steady or veteran\n" },
  { "test langemarck --2 nobody",
    "2 duckboard-cli: “nobody” cannot play by itself; say quick, recruit, random, "
    "steady or veteran\n" },
  { "test hooge.duckfield --games 1",
    "2 duckboard-cli: “test” tests operations, and battles that --type makes\n" },
  { "test", "2 duckboard-cli: say “test OPERATION”, or “test --type TYPE” with two armies and a "
            "field\n" },
  { "test hooge --rounds 3",
    "2 duckboard-cli: --field, --rounds and --short-edges go with --type\n" },
  { "test hoge --games 1", "2 duckboard-cli: “hoge” is neither a file nor a shipped document; see "
                           "“duckboard-cli list”\n" },
  { "test langemarck --games 1 --army1 british-expeditionary-force",
    "2 duckboard-cli: side 1 (Entente) has a force of its own: leave --army1 out\n" },
  { "test langemarck --games 1 --amend E-99", "2 duckboard-cli: there is no amendment “E-99”, but: "
                                              "E-2, E-5, E-10, E-17, E-18, E-23, E-24, E-27\n" },
  /* Games. */
  { "play langemarck --1 nobody",
    "2 duckboard-cli: “nobody” is no player; say person, quick, recruit, random, steady, veteran "
    "or program:PATH\n" },
  { "play langemarck --seed twelve", "2 duckboard-cli: the seed must be a number from 0\n" },
  { "play langemarck --log loud", "2 duckboard-cli: “loud” is no kind of log; say text or json\n" },
  { "play langemarck --1 quick --2 quick --dice 1,x", "2 duckboard-cli: “1,x” are no dice\n" },
  { "play hooge.duckfield", "2 duckboard-cli: “play” plays operations, campaigns, saved games, and "
                            "battles that --type makes\n" },
  { "play --type assault --army1 german-fourth-army --field village",
    "2 duckboard-cli: --type needs --army1, --army2 and --field\n" },
  { "play --type assault --army1 german-fourth-army --army2 village --field village",
    "2 duckboard-cli: a battle is made of two armies and a field\n" },
  { "play --type assault --army1 german-fourth-army --army2 german-fourth-army --field "
    "german-fourth-army",
    "2 duckboard-cli: a battle is made of two armies and a field\n" },
  { "play --type assault --army1 hoge --army2 german-fourth-army --field village",
    "2 duckboard-cli: “hoge” is neither a file nor a shipped document; see “duckboard-cli "
    "list”\n" },
  { "play langemarck --army1 british-expeditionary-force",
    "2 duckboard-cli: side 1 (Entente) has a force of its own: leave --army1 out\n" },
  { "replay langemarck", "2 duckboard-cli: “langemarck” is no saved game\n" },
  { "replay game.duckgame --seat 3",
    "2 game.duckgame: cannot be read: No such file or directory\n" },
  { "hash langemarck", "2 duckboard-cli: “langemarck” is no saved game\n" },
  /* Other questions. */
  { "sight langemarck 5,2",
    "2 duckboard-cli: “sight” cannot be done so; see “duckboard-cli --help”\n" },
  { "sight british-expeditionary-force 5,2 6,2",
    "2 duckboard-cli: “sight” looks over fields, and the fields of operations\n" },
  { "sight langemarck 5,2 5",
    "2 duckboard-cli: “5” is no place on the field; say 13,2.5 or the square C5\n" },
  { "sight langemarck -1,2 5,2", "2 duckboard-cli: Unknown option -1,2\n" },
  { "sight langemarck Z9 5,2",
    "2 duckboard-cli: “Z9” is no place on the field; say 13,2.5 or the square C5\n" },
  { "odds bef-infantry",
    "2 duckboard-cli: “odds” cannot be done so; see “duckboard-cli --help”\n" },
  { "odds bef-infantry british-infantry-brigade",
    "2 duckboard-cli: “bef-infantry” and “british-infantry-brigade” are of different rule "
    "systems\n" },
  { "odds bef-infantry german-infantry --cover deep",
    "2 duckboard-cli: Entrenched! 1914–1915 knows no cover “deep”; say one of: none, light, "
    "heavy\n" },
  { "odds british-infantry-brigade german-infantry-brigade --cover light",
    "2 duckboard-cli: End of Empires 1914 knows no cover “light”, and one kind alone: say “cover”, "
    "or “none”\n" },
  { "odds bef-infantry 5 german-infantry", "2 duckboard-cli: “BEF Infantry” has no weapon “5”\n" },
  { "list horses", "2 duckboard-cli: there is no “list horses”; say armies, books, fields, "
                   "operations, campaigns, games or amendments\n" },
  { "list armies books",
    "2 duckboard-cli: “list” cannot be done so; see “duckboard-cli --help”\n" },
  { "check", "2 duckboard-cli: “check” cannot be done so; see “duckboard-cli --help”\n" },
  { "canon langemarck hooge",
    "2 duckboard-cli: “canon” cannot be done so; see “duckboard-cli --help”\n" },
  { "--horses", "2 duckboard-cli: Unknown option --horses\n" },
};

static gboolean
has_files (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);

  return g_dir_read_name (folder) != NULL;
}

/* It is said why, nothing is printed, and no file is made. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (GStrv) words = g_strsplit (calls[i].call, " ", -1);
      g_autofree char *output = NULL, *errors = NULL, *found = NULL;
      const char *w[MAX_WORDS] = { NULL };
      int status;

      g_test_message ("%s", calls[i].call);
      g_assert_cmpuint (g_strv_length (words), <=, MAX_WORDS);
      for (guint j = 0; words[j] != NULL; j++)
        w[j] = words[j];
      status = run (fixture, &output, &errors, w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8],
                    w[9], w[10], w[11], w[12], w[13], NULL);
      found = g_strdup_printf ("%d %s", status, errors);
      g_assert_cmpstr (found, ==, calls[i].expected);
      g_assert_cmpstr (output, ==, "");
      g_assert_false (has_files (fixture));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/refused", test_refused);
  return g_test_run ();
}
