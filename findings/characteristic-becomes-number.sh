#!/bin/sh
# characteristic-becomes-number.sh: what a roster says of a unit comes out as a number
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: web tools that read a list builder's roster by one of the usual XML libraries of
# JavaScript have the text of a characteristic as it stands there, with the defaults of each.
# Behaviour: fast-xml-parser makes numbers of texts that look like some: "+1" loses its sign, so that
# a bonus is none any more, "010" becomes 10, the gun "12E3" 12000, a price of
# "2.50" 2.5, "0x10" 16, "true" a truth value; "4+", 6" and "1D6" stay. Blanks around are dropped.
# What stands in attributes stays text in the same parser, so the name of a unit is safe and its
# strength is not. xml-js does the same if its nativeType is asked for, and makes null of
# "Infinity"; xml2js leaves all as it is. parseTagValue: false is the way out.
# Seen with fast-xml-parser 4.5.0, xml2js 0.6.2 and xml-js 1.6.11 on Node.js 20: the lines at the
# end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@4.5.0 xml2js@0.6.2 xml-js@1.6.11 >/dev/null
cat >read.mjs <<'END'
import { XMLParser } from 'fast-xml-parser';
import xml2js from 'xml2js';
import xmljs from 'xml-js';

const said = ['+1', '4+', '6"', '1D6', '010', '12E3', '2.50', '0x10', 'true', ' 3 ', 'Infinity'];
const texts = said.map((text) =>
  `<characteristic name="${text.replace('"', '&quot;')}">${text}</characteristic>`);
const xml = `<profile>${texts.join('')}</profile>`;
const fast = new XMLParser({ ignoreAttributes: false }).parse(xml).profile.characteristic;
const plain = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
const second = await xml2js.parseStringPromise(xml, { explicitArray: false });
const third = xmljs.xml2js(xml, { compact: true, nativeType: true }).profile.characteristic;

said.forEach((text, i) => {
  const all = [fast[i]['#text'], fast[i]['@_name'], plain.profile.characteristic[i]['#text'],
    second.profile.characteristic[i]._, third[i]._text];
  console.log(`${text}: ${all.map((each) => JSON.stringify(each)).join(', ')}`);
});
END
echo 'fast-xml-parser, its attribute, without parseTagValue, xml2js, xml-js with nativeType'
seen=$(node read.mjs)
printf '%s\n' "$seen"
[ "$seen" = '+1: 1, "+1", "+1", "+1", 1
4+: "4+", "4+", "4+", "4+", "4+"
6": "6\"", "6\"", "6\"", "6\"", "6\""
1D6: "1D6", "1D6", "1D6", "1D6", "1D6"
010: 10, "010", "010", "010", 10
12E3: 12000, "12E3", "12E3", "12E3", 12000
2.50: 2.5, "2.50", "2.50", "2.50", 2.5
0x10: 16, "0x10", "0x10", "0x10", 16
true: true, "true", "true", "true", true
 3 : 3, "3", "3", " 3 ", 3
Infinity: "Infinity", "Infinity", "Infinity", "Infinity", null' ] || { echo 'This has changed.' >&2; exit 1; }
