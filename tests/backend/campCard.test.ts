import { expect, test } from 'vitest';
import { choiceOf, filtersOf } from '../../src/backend/site/campFilter.ts';
import { campCard } from '../../src/backend/site/campCard.ts';
import { FIRST_MONDAY, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../src/testing/camps.ts';

/** A camp of five days, of which a parent chooses at least and at most these. */
const chosen = ({ least, most }: { least: number; most: number }) =>
  flexibleCamp({
    activeDays: fixedCamp().activeDays,
    minimumDays: least,
    minimumContiguousDays: 1,
    maximumDays: most,
  });

const prices = { 1: 10_00, 3: 99_00 };

test.each([
  ['a price for fewer days than the camp allows', flexibleCamp({ priceCentsByDays: prices }), '(3 dagen)'],
  [
    'a price for one day',
    flexibleCamp({ priceCentsByDays: prices, minimumDays: 1, minimumContiguousDays: 1 }),
    '(1 dag)',
  ],
  ['a lower price for more days', flexibleCamp({ priceCentsByDays: { 3: 99_00, 4: 89_00 } }), '(4 dagen)'],
  ['more days in a row than its minimum', flexibleCamp({ minimumContiguousDays: 4 }), 'minstens 4<'],
  ['one day of several', singleDayCamp(), '<dd>1 dag naar keuze</dd>'],
  ['one day to choose from', singleDayCamp({ activeDays: [FIRST_MONDAY] }), '<dd>1 dag</dd>'],
  ['days that are all required', chosen({ least: 5, most: 5 }), '<dd>5 dagen</dd>'],
  ['a number of days', chosen({ least: 3, most: 3 }), '<dd>5 dagen, u kiest er 3</dd>'],
  ['a range of days', chosen({ least: 2, most: 4 }), '<dd>5 dagen, u kiest er 2 tot 4</dd>'],
  ['a maximum of days', chosen({ least: 1, most: 4 }), '<dd>5 dagen, u kiest er hoogstens 4</dd>'],
  ['no maximum', chosen({ least: 1, most: 9 }), '<dd>5 dagen, u kiest er minstens 1</dd>'],
  ['no theme', fixedCamp({ themeName: '' }), ': Zomervakantie week 1 in Jachthaven, Nieuwpoort, 05/07'],
  ['only a place', fixedCamp({ themeName: '', periodName: '' }), ': Jachthaven, Nieuwpoort, 05/07'],
  ['only a theme', fixedCamp({ locationName: '' }), ': Zeilen voor beginners, 05/07'],
  ['one day', fixedCamp({ activeDays: [FIRST_MONDAY], minimumDays: 1, maximumDays: 1 }), '<dd>1 dag</dd>'],
  [
    'one day, whatever its maximum',
    fixedCamp({ activeDays: [FIRST_MONDAY], maximumDays: 5 }),
    '<h3>05/07/2027 <span',
  ],
  ['several days', fixedCamp(), '<h3>05/07/2027 t.e.m. 09/07/2027 <span'],
  [
    'one day of two',
    singleDayCamp({ activeDays: ['2027-07-07', '2027-07-14'] }),
    '<h3>07/07/2027, 14/07/2027 <span',
  ],
  ['one seat', fixedCamp({ seatsOpen: 1 }), '>Nog 1 plaats<'],
  ['no seat', fullCamp(), '>Bekijk kamp</a'],
  ['no seat, in the name of its link', fullCamp(), 'aria-label="Bekijk kamp: '],
  ['a remark', fixedCamp({ remark: '<b>Laarzen' }), '<p class="remark">&lt;b&gt;Laarzen</p>'],
])('the card of a camp with %s', async (_, camp, words) => {
  expect(String(await campCard(camp))).toContain(words);
});

test.each([
  ['is booked as a whole', { flexibleBookingAllowed: false }],
  ['has no prices by days', { selectedDaysDiscountAllowed: false }],
  ['needs more days in a row', { minimumContiguousDays: 5 }],
  ['allows fewer days', { minimumDays: 1, minimumContiguousDays: 1, maximumDays: 2 }],
])('the card of a camp that %s has no price for three days', async (_, changes) => {
  const camp = flexibleCamp({ priceCentsByDays: { 3: 99_00 }, ...changes });
  expect(String(await campCard(camp))).not.toContain('vanaf');
});

test('a theme without an id is no option, as its empty value means all themes', () => {
  const [theme] = filtersOf([fixedCamp(), flexibleCamp({ themeId: '' })]);
  expect(theme?.options).toEqual([['zeilen', 'Zeilen voor beginners']]);
});

test('a theme has the name that one of its camps knows, or else that of a camp', () => {
  const [theme] = filtersOf([fixedCamp(), fixedCamp({ themeName: '' }), flexibleCamp({ themeName: '' })]);
  const { themeId, periodName } = flexibleCamp();
  expect(theme?.options).toEqual([
    ['zeilen', 'Zeilen voor beginners'],
    [themeId, periodName],
  ]);
});

test('a camp is found by the birth years it is for, and by the weeks of its days', () => {
  const born = { maxBirthyear: 2014, minBirthyear: 2015 };
  const weekend = fixedCamp({ activeDays: ['2027-07-10', '2027-07-11'], ...born });
  const camps = [
    flexibleCamp({ activeDays: ['2027-07-02', '2027-07-19'], maxBirthyear: 2013, minBirthyear: 2016 }),
    weekend,
    fixedCamp({ activeDays: ['2027-07-20'], maxBirthyear: null, minBirthyear: null }),
  ];
  const [, years, weeks] = filtersOf(camps).map(({ options, holds }) => ({
    options,
    found: options.map(([value]) => value).filter((value) => holds(weekend, value)),
  }));
  expect(years?.options[0]).toEqual(['2016', 'Geboren in 2016 (wordt 11 in 2027)']);
  expect(years?.options.map(([year]) => year)).toEqual(['2016', '2015', '2014', '2013']);
  expect(years?.found).toEqual(['2015', '2014']);
  expect(weeks?.options.map(([monday]) => monday)).toEqual(['2027-06-28', '2027-07-05', '2027-07-19']);
  expect(weeks?.found).toEqual(['2027-07-05']);
});

test('a choice that is not offered is all', () => {
  const query = { theme: 'nergens', born: '2016', week: 'x', page: '2' };
  expect(choiceOf(filtersOf([fixedCamp()]), query)).toEqual({ theme: '', born: '2016', week: '' });
});

test('the list of ages is bounded, whatever a camp says', () => {
  const camp = fixedCamp({ maxBirthyear: 0, minBirthyear: 20_192_020 });
  expect(filtersOf([camp]).map(({ options }) => options.length < 50)).toEqual([true, true, true]);
});
