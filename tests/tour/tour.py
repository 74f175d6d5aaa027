#!/usr/bin/python3
# tour.py: takes pictures of every screen and dialog of the program
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: headless.sh tour.py PROGRAM AID SOURCE LOCALES FOLDER [STOP…]

Drives the program through the stops below, once for each look, and writes FOLDER/STOP.png: a sheet
with the looks side by side. AID is the library of aid.c, LOCALES the folder of the translations.
With names of stops, only their pictures are taken; with names of looks, only these. Stops of
PHASES need none before them, so they are quick to take.
"""

import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time

from screen import Hands, below, beside, read_screen, write_png

# Name, size of the window, additions to the environment.
LOOKS = (
    ("light", "1200 800", {}),
    ("dark", "1200 800", {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}),
    ("contrast", "1200 800", {"ADW_DEBUG_HIGH_CONTRAST": "1"}),
    ("german", "1000 700", {"LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8"}),
    ("french", "1000 700", {"LANGUAGE": "fr", "LC_ALL": "fr_FR.UTF-8"}),
)

# Name of the picture, the classes that it is there to show, and what is done before it is taken and
# after: steps as in Tour.do(). {scenarios}, {books}, {examples} and {files} are folders, the last
# of the tour.
STOPS = (
    ("welcome", "DuckWelcome", "wait DuckWelcome", "key Escape; gone DuckWelcome"),
    ("library", "DuckWindow DuckStartPage DuckLibraryCard", "wait DuckLibraryCard", ""),
    ("library-recent", "", "click sections/GtkListBoxRow#2", ""),
    ("library-armies", "", "click sections/GtkListBoxRow#3", ""),
    ("library-books", "", "click sections/GtkListBoxRow#4", ""),
    ("library-fields", "", "click sections/GtkListBoxRow#5", ""),
    ("library-operations", "", "click sections/GtkListBoxRow#6", ""),
    ("library-campaigns", "", "click sections/GtkListBoxRow#7", ""),
    ("library-games", "", "click sections/GtkListBoxRow#8", ""),
    ("library-not-found", "", "act library.search; type zzz; wait way_out",
     "key Escape; click sections/GtkListBoxRow#1"),
    ("library-filter", "DuckLibraryFilter", "click kinds/GtkMenuButton; wait GtkPopover",
     "key Escape"),
    ("library-menu", "", "wait DuckLibraryCard; menu DuckLibraryCard#2; wait GtkPopoverMenu",
     "key Escape"),
    ("main-menu", "", "click menu; wait GtkPopoverMenu", "key Escape"),
    ("new-army", "DuckNewArmy", "act app.new-army; wait DuckNewArmy", ""),
    ("army-empty", "DuckArmyEditor", "key Return; gone DuckNewArmy; wait DuckArmyEditor",
     "act win.close-tab; gone DuckArmyEditor"),
    ("new-book", "DuckNewBook", "act app.new-book; wait DuckNewBook",
     "key Escape; gone DuckNewBook"),
    ("army", "DuckArmyState DuckRemarks DuckTypeRow DuckUnitRow",
     "open {scenarios}/british-expeditionary-force.duckarmy; wait DuckUnitRow", ""),
    ("army-card", "DuckUnitCard",
     "click DuckUnitRow#2/name; resize 1200 800; wait DuckUnitCard", "resize"),
    ("army-unit-menu", "", "click DuckUnitRow#2/menu; wait GtkPopoverMenu", "key Escape"),
    ("army-unit-words", "", "act army.rename; wait name_entry", "key Escape; gone name_entry"),
    ("army-search", "", "act army.search; type gun", ""),
    ("army-search-nothing", "", "type zzz", "key Escape"),
    ("army-menu", "", "click army_menu_button; wait GtkPopoverMenu", "key Escape"),
    ("army-export", "DuckExportOther", "act win.export-other; wait DuckExportOther",
     "key Escape; gone DuckExportOther"),
    ("army-code", "DuckArmyCode", "act win.show-code; wait DuckArmyCode",
     "key Escape; gone DuckArmyCode"),
    ("army-broken", "", "act army.add 'british-cavalry'; act army.add 'bef-officer'", ""),
    ("army-history", "DuckHistoryButton", "click undo/GtkToggleButton; wait GtkPopover",
     "key Escape"),
    ("army-narrow", "", "resize 800 560", "resize"),
    ("save-question", "", "act win.close-tab; wait alert",
     "key Escape; gone alert"),
    ("save-as", "", "act win.save-as; wait GtkFileChooserDialog", ""),
    ("replace-question", "", "key ctrl+a; type {files}/mine; key Return; "
     "wait alert", "key Escape; gone alert"),
    ("overwrite-question", "", "open {files}/mine.duckarmy; act army.add 'bef-infantry'; "
     "touch {files}/mine.duckarmy; act win.save; wait alert",
     "key Escape; gone alert"),
    ("revert-question", "", "act win.revert; wait alert",
     "key Escape; gone alert"),
    ("preferences", "DuckPreferences", "act app.preferences; wait DuckPreferences",
     "key Escape; gone DuckPreferences"),
    ("shortcuts", "", "act win.show-help-overlay; wait shortcuts",
     "key Escape; gone shortcuts"),
    ("rules", "DuckRulesWindow", "act win.rules; wait DuckRulesWindow",
     "key Escape; gone DuckRulesWindow"),
    ("help", "DuckHelpWindow", "act win.help; wait DuckHelpWindow",
     "key Escape; gone DuckHelpWindow"),
    ("about", "", "act app.about; wait about", "key Escape; gone about"),
    ("open", "", "act app.open; wait GtkFileChooserDialog",
     "key Escape; gone GtkFileChooserDialog"),
    ("error", "", "open {files}/damaged.duckarmy; wait alert",
     "key Escape; gone alert"),
    ("book", "DuckBookEditor", "open {books}/entente-in-arms.duckbook; wait DuckBookEditor", ""),
    ("book-traits", "", "click book_button", "act win.close-tab; gone DuckBookEditor"),
    ("book-copy", "", "act army.copy-book; wait alert; key Return; wait DuckBookEditor; "
     "act army.add-type", ""),
    ("book-copy-unit", "", "click DuckBookEditor/DuckUnitPicture#3", ""),
    ("book-copy-limits", "", "click book_button", ""),
    ("operation", "DuckOperationPage",
     "open {scenarios}/langemarck.duckop; wait DuckOperationPage", ""),
    ("operation-forces", "", "click GtkStackSwitcher/GtkToggleButton#2", ""),
    ("operation-field", "", "click GtkStackSwitcher/GtkToggleButton#3", ""),
    ("chooser", "DuckChooser DuckChooserRow",
     "click DuckDesignerForm/AdwActionRow#3; wait DuckChooserRow",
     "key Escape; gone DuckChooser"),
    ("operation-victory", "", "click GtkStackSwitcher/GtkToggleButton#4", ""),
    ("operation-play", "", "click GtkStackSwitcher/GtkToggleButton#5", ""),
    ("operation-test", "", "click GtkStackSwitcher/GtkToggleButton#6", ""),
    ("operation-tested", "", "click DuckDesignerTest/GtkText; key ctrl+a; type 12; key Tab; "
     "click DuckDesignerTest/GtkButton#3; wait DuckDesignerTest/GtkDrawingArea", ""),
    ("operation-narrow", "", "resize 800 600; click GtkStackSwitcher/GtkToggleButton#4", "resize"),
    ("operation-reserves", "",
     "open {examples}/example.duckop; click GtkStackSwitcher/GtkToggleButton#2; "
     "click AdwExpanderRow#3", "act win.close-tab; gone DuckOperationPage#2"),
    ("campaign", "DuckCampaignPage",
     "open {scenarios}/blood-of-ypres.duckcampaign; wait DuckCampaignPage",
     "act win.close-tab; gone DuckCampaignPage"),
    ("new-operation", "DuckNewOperation", "act app.new-operation; wait DuckNewOperation",
     "key Escape; gone DuckNewOperation"),
    ("operation-new", "", "act app.new-operation; wait DuckNewOperation; key Return; "
     "gone DuckNewOperation; click GtkStackSwitcher/GtkToggleButton#2",
     "act win.close-tab; gone DuckOperationPage#2"),
    ("new-game", "DuckNewGame DuckAmendmentsGroup DuckMannersGroup DuckSeatsGroup",
     "open {scenarios}/langemarck.duckop; act win.play; wait DuckNewGame",
     "key Escape; gone DuckNewGame"),
    ("new-battle", "", "open {scenarios}/german-fourth-army.duckarmy; "
     "act win.play; wait DuckNewGame", "key Escape; gone DuckNewGame; act win.close-tab"),
    ("new-field", "DuckNewField", "act app.new-field; wait DuckNewField",
     "key Escape; gone DuckNewField"),
    ("import-map", "DuckImportMap", "open {files}/Farm.dd2vtt; wait DuckImportMap",
     "key Escape; gone DuckImportMap"),
    ("field", "DuckFieldEditor", "open {scenarios}/hooge.duckfield; wait DuckFieldEditor", ""),
    ("photo", "DuckPhotoWindow", "act win.photo; wait GtkFileChooserDialog; key ctrl+l; "
     "type {scenarios}/../data/screenshots/army.png; key Return; wait DuckPhotoWindow",
     "key Escape; gone DuckPhotoWindow"),
    ("field-feature", "", "act field.tool 'select'; key Tab; key Tab; key Tab; key Tab", ""),
    ("field-several", "", "act field.select-all", "key Escape"),
    ("field-area", "", "act field.tool 'area'", ""),
    ("field-line", "", "act field.tool 'line'; key Return; key Right; key Right; key Return; "
     "key Down; key Down; key Return", "key Escape"),
    ("field-box", "", "act field.tool 'box'; key Return; key Right; key Right; key Down; "
     "key Return", "act win.undo"),
    ("field-ellipse", "", "act field.tool 'ellipse'; key Return; key Right; key Right; key Down; "
     "key Return", "act win.undo"),
    ("field-eraser", "", "act field.tool 'eraser'", ""),
    ("field-zone", "", "act field.tool 'zone'", ""),
    ("field-point", "", "act field.tool 'point'", ""),
    ("field-sight", "", "act field.tool 'sight'; key Down; key Return; key Right; key Right; "
     "key Right; key Right; key Down; key Return", "act field.tool 'select'"),
    ("field-ruler", "", "act field.tool 'ruler'; key Return; key Right; key Right; key Right",
     "key Escape"),
    ("field-stamp", "", "act field.tool 'stamp'", ""),
    ("field-scatter", "", "act field.tool 'scatter'; key Return", "act win.undo"),
    ("field-picture", "", "act field.tool 'picture'", "act field.tool 'select'"),
    ("field-edit-menu", "", "click edit; wait GtkPopoverMenu", "key Escape"),
    ("field-arrange-menu", "", "click arrange; wait GtkPopoverMenu", "key Escape"),
    ("field-battlefield-menu", "", "click battlefield; wait GtkPopoverMenu", "key Escape"),
    ("field-view-menu", "", "click view; wait GtkPopoverMenu", "key Escape"),
    ("export-map", "DuckExportMap", "act win.export-map; wait DuckExportMap/preview",
     "key Escape; gone DuckExportMap"),
    ("field-lay-out", "", "act field.lay-out; wait DuckNewField", "key Escape; gone DuckNewField"),
    ("field-narrow", "", "resize 800 600", "resize"),
    ("hexes", "DuckFieldHexPalette",
     "open {scenarios}/club-half-board.duckfield; wait DuckFieldHexPalette", ""),
    ("hexes-road", "", "act field.tool 'hex-road'; key Return; key Page_Down; key Right",
     "key Escape"),
    ("hexes-hex", "DuckFieldHexForm", "act field.tool 'hex-select'; key Tab", ""),
    ("hexes-menu", "", "click battlefield; wait GtkPopoverMenu", "key Escape"),
    ("hexes-export", "", "act win.export-map; wait DuckExportMap/preview",
     "key Escape; gone DuckExportMap; act win.close-tab"),
    ("hexes-new", "", "act app.new-field; wait DuckNewField; click ground; key Down; key Return",
     "key Escape; gone DuckNewField"),
    ("operation-level", "", "open {scenarios}/club-whistles.duckop; wait DuckOperationPage; "
     "click GtkStackSwitcher/GtkToggleButton#5", ""),
    ("new-game-level", "", "act win.play; wait DuckNewGame",
     "key Escape; gone DuckNewGame; act win.close-tab; gone DuckOperationPage"),
    ("army-plan", "", "open {files}/nation.duckarmy; wait DuckUnitRow",
     "act win.close-tab; gone DuckArmyEditor"),
    ("drafts-bar", "DuckDraftsBar", "crash; wait DuckWelcome; key Escape; "
     "gone DuckWelcome; wait DuckDraftsBar/open_all", ""),
    ("drafts", "DuckDraftsDialog",
     "click DuckDraftsBar/GtkButton; wait DuckDraftsDialog/AdwActionRow", ""),
    ("drafts-discard", "", "click discard_all; wait alert",
     "click alert/GtkButton#2; gone DuckDraftsBar"),
    ("game-dice", "DuckGamePage DuckGameBand",
     "open {files}/begun.duckgame; wait DuckGamePage; key ctrl+Return; wait DuckGameBand",
     "act win.close-tab; gone DuckGameBand"),
    ("game", "DuckGameStanding DuckGameUnits DuckGameTimeline DuckGameTurnBar DuckGameLog "
     "DuckGameCard",
     "open {files}/fire.duckgame; wait units/GtkListBoxRow; click units/GtkListBoxRow#9; "
     "wait DuckGameCard", ""),
    ("game-replayed", "", "act game.first; act game.next; act game.next", ""),
    ("game-hand-over", "DuckHandOver",
     "open {files}/over.duckgame; wait DuckHandOver", "key Return; gone DuckHandOver"),
    ("game-chart", "DuckGameChart", "open {files}/chart.duckgame; wait DuckGameCard/GtkButton; "
     "up DuckGameCard; wait DuckGameChart", ""),
    ("game-chart-whole", "", "act game.chart; wait AdwWindow/DuckGameChart",
     "key Escape; gone AdwWindow"),
    ("game-buy", "DuckOrderEntry", "down DuckGameChart; click DuckGameCard/GtkButton; "
     "wait DuckOrderEntry", ""),
    ("game-note", "DuckOrderWords",
     "open {files}/notes.duckgame; wait DuckHandOver; key Return; gone DuckHandOver; "
     "wait units/GtkListBoxRow; click units/GtkListBoxRow; click DuckGameCard/GtkButton#3; "
     "wait GtkPopover; click GtkPopover/GtkButton; wait DuckOrderWords; type Left",
     "key Escape; act win.close-tab"),
    ("new-game-bases", "", "open {scenarios}/mons.duckop; act win.play; wait DuckNewGame",
     "key Escape; gone DuckNewGame; act win.close-tab; gone DuckOperationPage"),
    ("game-bases", "", "open {files}/bases.duckgame; wait units/GtkListBoxRow; "
     "click units/GtkListBoxRow#3; wait DuckGameCard", "act win.close-tab"),
    ("tracker", "DuckTrackerPage DuckTrackerDice",
     "open {examples}/example.ducktable; wait DuckTrackerPage", ""),
    ("guide", "DuckCoach", "act win.learn; wait DuckCoach", ""),
    ("print", "DuckPrintWindow", "open {scenarios}/langemarck.duckop; wait DuckOperationPage; "
     "act win.print; wait DuckPrintWindow", "key Escape; gone DuckPrintWindow"),
    ("print-narrow", "", "resize 683 500; act win.print; wait DuckPrintWindow",
     "key Escape; gone DuckPrintWindow; resize"),
    ("operation-export", "", "act win.export-other; wait DuckExportOther",
     "key Escape; gone DuckExportOther"),
)

# Each phase and each question of a game: name of the picture, operation, how many orders its
# commanders give before, and what is done then; the tab is closed after it.
PHASES = (
    ("entrenched-first-turn", "langemarck", 0, ""),
    ("entrenched-place", "langemarck", 1, "click units/GtkListBoxRow#2; wait DuckGameCard"),
    ("entrenched-response", "langemarck", 66, ""),
    ("entrenched-move", "langemarck", 24, "click units/GtkListBoxRow#2; wait DuckGameCard"),
    ("entrenched-fire", "langemarck", 34, "click units/GtkListBoxRow#2; wait DuckGameCard"),
    ("entrenched-melee", "langemarck", 173, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("entrenched-charged", "langemarck", 174, ""),
    ("entrenched-strike-back", "hooge", 167, ""),
    ("entrenched-morale", "langemarck", 86, ""),
    ("entrenched-over", "langemarck", 400, "act game.result; wait AdwWindow"),
    ("empires-place", "mons", 0, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("empires-initiative", "mons", 23, ""),
    ("empires-side", "mons", 24, ""),
    ("empires-move", "mons", 64, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("empires-fire", "mons", 35, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("empires-losses", "mons", 38, ""),
    ("empires-lie-down", "le-cateau", 95, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("empires-melee", "le-cateau", 126, ""),
    ("assault-shelter", "parapet", 0, ""),
    ("assault-arrange", "parapet", 1, ""),
    ("assault-fire", "parapet", 49, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("assault-move", "parapet", 5, "click units/GtkListBoxRow#2; wait DuckGameCard"),
    ("assault-defenders", "parapet", 146, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("assault-late", "parapet", 282, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-armies", "club-first-watch", 0, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-place", "club-first-watch", 12, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-move", "club-first-watch", 35, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-declare", "club-first-watch", 28, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-fight", "club-first-watch", 32, "click units/GtkListBoxRow; wait DuckGameCard"),
    ("club-repair", "club-first-watch", 104, ""),
    ("game-log-menu", "langemarck", 34, "click DuckGameLog/GtkMenuButton; wait GtkPopoverMenu"),
    ("game-dice-tally", "langemarck", 86, "act game.tally; wait AdwWindow"),
    ("game-briefing", "langemarck", 34, "act game.briefing; wait AdwWindow"),
    ("game-position", "langemarck", 34, "act game.save-position; wait alert"),
    ("game-narrow", "langemarck", 34, "resize 683 500; wait DuckGamePage"),
)

# The units of a nation that goes into a bag.
NATION = ("truck", "infantry", "heavy-infantry", "mounted-infantry", "heavy-mortar", "field-gun",
          "anti-aircraft", "armored-car", "tank", "fighter", "big-bertha")

# Files that the tour opens beside those that are shipped.
FILES = {
    "damaged.duckarmy": '<?xml version="1.0" encoding="UTF-8"?>\n'
                        '<army xmlns="urn:duckboard:1" version="1.0" name="Damaged" cost="many">\n'
                        '  <regiment/>\n</army>\n',
    "nation.duckarmy": '<?xml version="1.0" encoding="UTF-8"?>\n'
                       '<army xmlns="urn:duckboard:1" version="1.0" name="German Bag" '
                       'system="club" game-type="against-chart" cost-limit="120">\n'
                       '  <book id="club-german" revision="1"/>\n  <units>\n'
                       + "".join(f'    <unit type="club-german-{name}"/>\n' for name in NATION)
                       + "  </units>\n</army>\n",
    "Farm.dd2vtt": '{"resolution": {"map_size": {"x": 24, "y": 12}}, "line_of_sight": '
                   '[[{"x": 4, "y": 3}, {"x": 8, "y": 3}, {"x": 8, "y": 6}, {"x": 4, "y": 3}], '
                   '[{"x": 12, "y": 2}, {"x": 12, "y": 5}]], "portals": [{"closed": false}], '
                   '"lights": [{}, {}]}',
}

# Games of persons, made by what is typed: name, operation with options, attributes that are added,
# lines.
# Somebody rolls dice of his own for the first turn; fires at enemies, of whom one has cover; and
# ends a turn, after which the other one looks.
# Against a chart money can be spent. Six people command a battalion, and write to each other. Units
# of several bases march in ranks.
GAMES = (
    ("begun", "langemarck", 'own-dice="1 2"', []),
    ("fire", "langemarck", "", ["roll-off"] + 73 * ["auto"]),
    ("over", "langemarck", 'hands-over="yes"', ["roll-off"] + 35 * ["auto"]),
    ("chart", "club-first-watch", "", 74 * ["auto"]),
    ("notes", "parapet --amend A-8 --2 person-2 --3 person-3 --4 person-4 --5 person-5", "",
     5 * ["end-step"]),
    ("bases", "mons", "", 60 * ["auto"]),
)
SECONDS_TO_WAIT = 60  # of a busy machine
SECONDS_AT_REST = 0.15
SECONDS_STILL = 0.1


def make_games(program, source, folder):
    """Saves them in the folder, by the program for the terminal that was built beside this one."""
    cli = pathlib.Path(program).parents[1] / "cli/duckboard-cli"
    played = {(operation, n): (f"{operation}-{n}", operation, "", n * ["auto"])
              for name, operation, n, before in PHASES}
    for name, operation, attributes, lines in (*GAMES, *played.values()):
        path = folder / f"{name}.duckgame"
        operation, *options = operation.split()
        subprocess.run([cli, "play", f"{source}/scenarios/{operation}.duckop", "--seed", "3",
                        *options, "--save", path], text=True, stdout=subprocess.DEVNULL,
                       input="".join(f"{line}\n" for line in lines), check=True)
        text = path.read_text("utf-8").replace("commanders=", f"{attributes} commanders=", 1)
        path.write_text(text, "utf-8")


class Fault(Exception):
    """A stop could not be reached."""


def report(faults, fault):
    """Says so at once: the rest of the tour takes minutes."""
    faults.append(fault)
    print("tour.py:", fault, file=sys.stderr)


class Tour:
    """The program, driven once through all stops."""

    def __init__(self, program, aid, locales, home, folders, look):
        self.name, self.size, additions = look
        self.folders, self.hands = folders, Hands()
        self.screen = os.environ["XVFB_FB"]
        self.program = program
        self.environment = {
            **os.environ, **additions, "LD_PRELOAD": aid, "TOUR_LOCALE_DIR": locales,
            "XDG_DATA_HOME": str(home / "data"), "GTK_A11Y": "none"}
        # As for the tests: nothing is translated in C.UTF-8, so it has other names, too.
        if "LC_ALL" in additions:
            named = home / "locales" / additions["LC_ALL"].replace("UTF-8", "utf8")
            named.parent.mkdir()
            named.symlink_to("/usr/lib/locale/C.utf8")
            self.environment["LOCPATH"] = str(named.parent)
        self.process = None

    def start(self):
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [self.program], pass_fds=[theirs.fileno()],
                env={**self.environment, "TOUR_AID_FD": str(theirs.fileno())})
        ours.settimeout(SECONDS_TO_WAIT)
        self.aid = ours.makefile("rw", encoding="utf-8")
        self.until(lambda: self.find("DuckWindow"), "for the window")
        self.do("resize")

    def ask(self, command):
        try:
            self.aid.write(command + "\n")
            self.aid.flush()
            answer = self.aid.readline()
        except OSError as error:
            raise Fault(f"no answer to {command}") from error
        if not answer:
            raise Fault(f"the program ended at {command}")
        return answer.rstrip("\n")

    def until(self, condition, what):
        end = time.monotonic() + SECONDS_TO_WAIT
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.02)
        raise Fault(f"waited in vain: {what}")

    def find(self, path):
        place = self.ask("find " + path)
        return None if place == "none" else [int(word) for word in place.split()]

    def find_still(self, path):
        """Where a widget is that stays there, also while its window takes another size."""
        if self.ask("reveal " + path) == "none":
            return None
        self.ask("rest")
        place = self.find(path)
        time.sleep(SECONDS_STILL)
        self.ask("rest")
        return place if place == self.find(path) else None

    def rest(self):
        """What the screen shows once the program has nothing to do and has drawn the last of it."""
        self.hands.move(2, 2)  # away from what would light up, or say what it does
        answer = self.ask("rest")
        if answer != "ok":
            raise Fault(answer)
        last, since = None, 0.0

        def is_still():
            nonlocal last, since
            rows = read_screen(self.screen)
            if rows != last:
                self.ask("rest")
                last, since = rows, time.monotonic()
            return rows and time.monotonic() - since > SECONDS_AT_REST

        self.until(is_still, "for the screen to come to rest")
        return last

    def do(self, step):
        verb, _, rest = step.partition(" ")
        if verb == "open":  # a document
            self.ask(f"act win.open-file b'{rest}'")
        elif verb == "act":  # an action, as a menu would
            self.ask(step)
        elif verb == "resize":  # the window; to its first size
            self.ask("resize " + (rest or self.size))
        elif verb == "key":
            self.until(lambda: self.ask("active") == "yes", "for a window to have the keys")
            self.hands.press_key(rest)
        elif verb == "type":
            self.until(lambda: self.ask("active") == "yes", "for a window to have the keys")
            self.hands.type_text(rest)
        elif verb in ("click", "menu"):
            place = self.until(lambda: self.find_still(rest), f"for {rest}")
            self.hands.click(*place, button=3 if verb == "menu" else 1)
        elif verb in ("up", "down"):  # to the end of what scrolls there, by the wheel
            place = self.until(lambda: self.find_still(rest), f"for {rest}")
            for _ in range(30):
                self.hands.click(*place, button=4 if verb == "up" else 5)
        elif verb == "uncover":  # what one person of a game has secret from another
            if self.find("DuckHandOver"):
                self.do("key Return")
                self.do("gone DuckHandOver")
        elif verb == "leave":  # a game, and what lies over it
            self.do("key Escape")
            self.do("resize")
            self.ask("act win.close-tab")
            self.do("gone DuckGamePage")
        elif verb == "wait":
            self.until(lambda: self.find(rest), f"for {rest}")
        elif verb == "gone":
            self.until(lambda: not self.find(rest), f"for {rest} to go")
        elif verb == "crash":  # and start again
            self.end()
            self.start()
        elif verb == "touch":  # a file, as if another program had written it
            os.utime(rest, (0, 0))
        else:
            raise Fault(f"no step {verb}")
        self.ask("rest")

    def do_all(self, steps):
        for step in steps.format(**self.folders).split("; "):
            if step:
                self.do(step)

    def choose(self, wanted):
        """The stops that are gone through; those of PHASES each alone."""
        phases = [(name, "", f"open {{files}}/{operation}-{n}.duckgame; wait DuckGamePage; uncover"
                   + (f"; {before}" if before else ""), "leave")
                  for name, operation, n, before in PHASES if not wanted or name in wanted]
        if wanted and wanted <= {stop[0] for stop in phases}:
            return [STOPS[0], *phases]
        return [*STOPS, *phases]

    def run(self, wanted):
        """Pictures by the names of stops, and what went wrong."""
        pictures, faults = {}, []
        self.start()
        for name, classes, before, after in self.choose(wanted):
            try:
                self.do_all(before)
                shown = set(self.ask("classes").split())
                if not wanted or name in wanted:
                    pictures[name] = self.rest()
                for missing in set(classes.split()) - shown:
                    report(faults, f"{name} ({self.name}): {missing} is not in the picture")
                self.do_all(after)
            except Fault as fault:
                report(faults, f"{name} ({self.name}): {fault}")
                pictures.setdefault(name, read_screen(self.screen))
                if self.process.poll() is not None:
                    break
        return pictures, faults

    def end(self):
        """Suddenly: it would ask what is to become of unsaved changes."""
        self.process.kill()
        self.process.wait()


def main(program, aid, source, locales, folder, *wanted):
    folder, home = pathlib.Path(folder), pathlib.Path(os.environ["HOME"])
    folder.mkdir(parents=True, exist_ok=True)
    # Buttons that have come to be there wait for that long until they can be pressed.
    with open(f"{os.environ['XDG_CONFIG_HOME']}/gtk-4.0/settings.ini", "a",
              encoding="utf-8") as settings:
        settings.write("gtk-double-click-time=1\n")
    taken, faults = {}, []
    looks = [look for look in LOOKS if look[0] in wanted] or LOOKS
    wanted = set(wanted) - {look[0] for look in LOOKS}
    for look in looks:
        own = home / look[0]
        own.mkdir()
        for name, content in FILES.items():
            (own / name).write_text(content, encoding="utf-8")
        make_games(program, source, own)
        shutil.copy(f"{source}/scenarios/british-expeditionary-force.duckarmy",
                    own / "mine.duckarmy")
        folders = {"scenarios": f"{source}/scenarios", "books": f"{source}/data/books",
                   "examples": f"{source}/data/schemas/examples", "files": own}
        tour = Tour(program, aid, locales, own, folders, look)
        try:
            pictures, more = tour.run(wanted)
        except Fault as fault:
            pictures, more = {}, []
            report(more, f"{look[0]}: {fault}")
        finally:
            tour.end()
        faults += more
        for name, picture in pictures.items():
            taken.setdefault(name, []).append(picture)
    for name, pictures in taken.items():
        pictures = [picture for picture in pictures if picture]
        if pictures:
            rows = [beside(pictures[i:i + 2]) for i in range(0, len(pictures), 2)]
            write_png(folder / f"{name}.png", below(rows))
    print(f"{len(taken)} sheets in {folder}.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
