import { expect, test } from 'vitest';
import { splitStreet } from '../../src/domain/splitStreet.ts';

test.each([
  ['Kerkstraat 12', '', 'Kerkstraat', '12'],
  [' Kerkstraat  12 ', ' ', 'Kerkstraat', '12'],
  ['Kerkstraat, 12', '', 'Kerkstraat', '12'],
  ['Kerkstraat nr. 12', '', 'Kerkstraat', '12'],
  ['Rue de l’Église n° 12', '', 'Rue de l’Église', '12'],
  ['12, rue de l’Église', '', 'rue de l’Église', '12'],
  ['Kerkstraat 12A', '', 'Kerkstraat', '12A'],
  ['Kerkstraat 12 A', '', 'Kerkstraat', '12 A'],
  ['Kerkstraat 12bis', '', 'Kerkstraat', '12bis'],
  ['Kerkstraat 12-14', '', 'Kerkstraat', '12-14'],
  ['Kerkstraat 12/3', '', 'Kerkstraat', '12/3'],
  ['Kerkstraat 12 bus 3', '', 'Kerkstraat', '12 bus 3'],
  ['Kerkstraat 12bus 3', '', 'Kerkstraat', '12bus 3'],
  ['Kerkstraat 12b3', '', 'Kerkstraat', '12b3'],
  ['Rue Haute 12 bte 0301', '', 'Rue Haute', '12/0301'],
  // At most ten characters (spec 5).
  ['Kerkstraat 12 bus 0301', '', 'Kerkstraat', '12/0301'],
  ['Kerkstraat 125', 'bte 101', 'Kerkstraat', '125/101'],
  ['Kerkstraat 12-14 bus 3', '', 'Kerkstraat', '12-14/3'],
  ['Laan van 8 mei 1945 12', '', 'Laan van 8 mei 1945', '12'],
  ['11 Novemberlaan 5', '', '11 Novemberlaan', '5'],
  // Autofill puts the box in the second field, or the number in both.
  ['Kerkstraat 12', 'bus 3', 'Kerkstraat', '12 bus 3'],
  ['Kerkstraat 12 bus 3', 'bus 3', 'Kerkstraat', '12 bus 3'],
  ['Kerkstraat 12', '12', 'Kerkstraat', '12'],
  ['Kerkstraat 12', '12 bus 3', 'Kerkstraat', '12 bus 3'],
  ['Kerkstraat 12 bus 3', '12', 'Kerkstraat', '12 bus 3'],
])('%j and %j are %j, %j', (street, houseNr, ...expected) => {
  expect(Object.values(splitStreet(street, houseNr) ?? {})).toEqual(expected);
});

test.each([
  ['', ''],
  ['Kerkstraat', ''],
  ['12', ''],
  ['11 Novemberlaan', ''],
  ['Kerkstraat 12, 8400 Oostende', ''],
  ['Plein 1940', '3'],
  ['Plein 1940', '19'],
  ['Kerkstraat 12', '123'],
  ['Kerkstraat 1200-1214 bus A0301', ''],
  ['Kerkstraat 12', 'trap 3 L'],
  ['Kerkstraat', '12 kapel 3a'],
  ['Straat '.repeat(20_000) + '12', ''],
])('%.20j and %j stay', (street, houseNr) => expect(splitStreet(street, houseNr)).toBeNull());
