import { expect, test } from 'vitest';
import { found } from '../../stories/start/page/search.ts';
import { STATE_ROWS } from '../../stories/start/page/stateRows.ts';

const namesFor = (search: string) => found(STATE_ROWS, search).rows.map(({ state }) => state.name);

/** What somebody types, and the state that has to be among the first five. */
test.each([
  ['medicatie 2', /^subscriber_medication2_/],
  ['medication 2', /^subscriber_medication2_/],
  ['2 naam medicatie', /^subscriber_medication2_name: /],
  ['subscriber_medication2_name', /^subscriber_medication2_name: /],
  ['time-out save', /^saveWebSubscription: time-out$/],
  ['saveWebSubscription time-out', /^saveWebSubscription: time-out$/],
  ['timed out save', /^saveWebSubscription: time-out$/],
  ['foutief', /: rule\.\w+$|^rule\./],
  ['foutief telefoon', /rule\.phone$/],
  ['wrong phone', /rule\.phone$/],
  ['pending', /^sidebar\.discountPending$/],
  ['één dag', /^(dayGrid\.legendSingle|campDays\.helpSingle)$/],
  ['one day', /^(summary\.oneDay|dayGrid\.legendSingle|campDays\.helpSingle)$/],
  ['expired voucher', /EXPIRED_VOUCHER$/],
  ['vervallen voucher', /EXPIRED_VOUCHER$/],
  ['discount server error', /^checkDiscounts: server error$/],
  ['gsm verplicht', /^subscriber_Parent_Phone: rule\.required$/],
  ['Let op: er moet minimaal 3 dag(en) geselecteerd worden', /daysMinimum$/],
  ['Kies minstens 3 dagen', /^(limits|dayGrid|campDays|days)\./],
  ['Tot op kamp, Noor!', /^thankYou/],
  ['Stap 2 van 4', /^stepNav/],
  ['allergieën', /allerg/i],
  ['expired vouchers', /EXPIRED_VOUCHER$/],
  ['checkDiscounts 500', /^checkDiscounts: server error$/],
  ['consecutive', /daysContiguous$/],
  ['firstname', /FirstName/],
  ['too old', /rule\.(too|child|age)\w*Old$|tooOld/i],
  ['subscriber_FirstName', /^subscriber_FirstName: /],
  ['postnummer te kort', /^subscriber_Parent_PostalCode: rule\.tooShort$/],
  ['dubbel', /ALREADY_BOOKED$/],
  ['double booking', /ALREADY_BOOKED$/],
  ['volgeboekt', /FULLY_BOOKED|full/i],
  ['traag', /loading|pending|wait/i],
  ['drukte', /rush|busy/i],
  ['zip code', /^subscriber_Parent_PostalCode: /],
  ['phones', /Phone/],
  ['betalen', /^thankYou\.|payment/i],
  ['te jonge kinderen', /tooYoung$/],
  ['namen te kort', /Name: rule\.tooShort$/],
  ['foutieve telefoonnummers', /rule\.phone$/],
  ['te weinig dagen', /daysMinimum$|dayGrid\.minimum$/],
  ['too many days', /daysMaximum$/],
  ['sold out', /FULLY_BOOKED|full/i],
  ['opslaan time-out', /^saveWebSubscription: time-out$/],
  ['geen internet bij opslaan', /^saveWebSubscription: no connection$/],
  ['date of birth', /NationalNr: /],
  ['tweede kind', /^nextChild\.|nextChild/i],
  ['checkbox', /Consent|approval|checkbox/i],
  ['Ook woensdag 7 juli', /^dayRepair\./],
  ['Stap 3 van 4 · Medische fiche', /^stepNav/],
  ['maandag 5 juli 2027, gekozen', /^day/],
  ['ErrorBox time-out', /time-?out/i],
  ['minstens 2 dagen', /^dayGrid\.minimum$/],
  ['Kies nog 2 dagen', /^(dayGrid|dayRepair|campDays)\./],
])('“%s” finds %s', (search, state) =>
  expect(namesFor(search).slice(0, 5)).toContainEqual(expect.stringMatching(state)),
);

/** The name of a component or a story finds what it shows. */
test.each([
  ['DayGrid too few', 'rule.daysMinimum'],
  ['medicationblock second amount missing', 'subscriber_medication2_amount: rule.medicationAmount'],
])('“%s” finds the state %s', (search, state) => expect(namesFor(search)).toContain(state));

test('what has every word is found, else what has the most, and at least half', () => {
  expect(found(STATE_ROWS, 'medicatie 2')).toMatchObject({ hasAll: true });
  const { rows, hasAll } = found(STATE_ROWS, 'time-out medicatie 2');
  expect([hasAll, rows.length > 0]).toEqual([false, true]);
  expect(rows.every(({ names }) => /medication/.test(names))).toBe(true);
  expect(found(STATE_ROWS, 'qwx zzq medicatie').rows).toEqual([]);
});

test('the sentence with most of the words is first', () => {
  expect(namesFor('Kies minstens 3 dagen')[0]).toBe('dayGrid.minimum');
});

test('small words alone have to be found', () => {
  const stories = [{ read: 'day box chosen', names: '' }];
  expect(found(stories, 'of the').hasAll).toBe(false);
});

test('a field is found by its label on the page', () => {
  for (const { state, title } of STATE_ROWS.filter(({ state }) => state.kind === 'rule'))
    expect(namesFor(title), title).toContain(state.name);
});
