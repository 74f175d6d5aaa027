#!/bin/sh
# relaxng-missing-attribute.sh: xmllint asks for a weapon where a type is missing
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: of a unit without its attribute "type" xmllint --relaxng says the line, and that the
# attribute is missing; of one with a wrong value which attribute it is, first of all.
# Behaviour: the line is right. But in an interleave what it says first with a line is, of either, that
# an element "weapon" is expected, of which there may be none. The missing attribute is never named,
# only that some do not suit; a wrong one is named second. Jing says what is missing, and what a
# value must be. So look for "attribute" among the lines, or ask Jing.
# Seen with libxml2 2.9.14 and Jing 20220510 (Debian 12): the lines at the end.
# Wants: Debian's packages libxml2-utils and jing.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
xmllint --version 2>&1 | head -n 1
dpkg-query -W jing
cat >army.rng <<'END'
<element name="army" xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <interleave>
    <oneOrMore>
      <element name="unit">
        <attribute name="type"/>
        <optional><attribute name="count"><data type="positiveInteger"/></attribute></optional>
        <zeroOrMore><element name="weapon"><text/></element></zeroOrMore>
      </element>
    </oneOrMore>
    <optional><element name="note"><text/></element></optional>
  </interleave>
</element>
END

# look NAME UNIT: what both say of an army whose second unit, in line 3, is that
look () {
  printf '<army>\n<unit type="a"/>\n%s\n<unit type="b"/>\n</army>\n' "$2" >army.xml
  xmllint --noout --relaxng army.rng army.xml 2>&1 |
    sed -n "s/^\(army.xml:\([0-9]*\):\)\{0,1\}.*validity error : /$1: \2 /p"
  jing army.rng army.xml 2>/dev/null | sed "s/.*army\.xml:\([0-9]*\):[0-9]*: error:/$1, Jing: \1/"
}
seen=$(
  look missing '<unit count="2"/>'
  look value '<unit type="a" count="0"/>'
)
printf '%s\n' "$seen"
[ "$seen" = 'missing:  Element unit failed to validate attributes
missing: 3 Expecting an element weapon, got nothing
missing:  Extra element unit in interleave
missing: 3 Element army failed to validate content
missing, Jing: 3 element "unit" missing required attribute "type"
value: 3 Expecting an element weapon, got nothing
value: 3 Invalid attribute count for element unit
value:  Extra element unit in interleave
value: 3 Element army failed to validate content
value, Jing: 3 value of attribute "count" is invalid; must be an integer greater than or equal to 1' ] ||
  { echo 'This has changed.' >&2; exit 1; }
