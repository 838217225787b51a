import { expect, test } from 'vitest';
import { matches, searchable } from '../../stories/start/page/search.ts';

const MEDICATION = searchable(
  'medication2_name',
  'Vul in hoe de medicatie heet',
  'medical-block--second-missing',
);
const SAVE = searchable('saveWebSubscription: time-out', 'Eén fout', 'shell-wizardsaverefused--time-out');

test.each([
  [MEDICATION, 'medicatie 2'],
  [MEDICATION, '2 medication'],
  [MEDICATION, 'second missing'],
  [SAVE, 'time-out save'],
  [SAVE, 'saveWebSubscription time-out'],
  [SAVE, 'timed out bewaren'],
  [SAVE, 'EEN foutief'],
  [SAVE, ''],
])('%s is found by “%s”', (text, search) => expect(matches(text, search)).toBe(true));

test('every word has to be there', () => expect(matches(SAVE, 'time-out medicatie')).toBe(false));
