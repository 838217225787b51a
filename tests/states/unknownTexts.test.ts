import { expect, test } from 'vitest';
import type { UsedMessage } from '../../stories/support/record/recording.ts';
import { sentencesIn, unknownTexts } from '../../stories/support/record/unknownTexts.ts';

const used: Pick<UsedMessage, 'text' | 'values'>[] = [
  { text: 'Terug naar Dennenbos', values: { organisation: 'Dennenbos' } },
  { text: 'Wijzigen', values: {} },
];
const data = new Set(['Dennenbos', 'Noor', 'Peeters', 'An']);

test.each([
  ['a sentence', 'Wijzigen'],
  ['a sentence with data in it', 'Terug naar Dennenbos'],
  ['data', 'Noor'],
  ['data beside data', 'Noor Peeters'],
  ['data beside a sentence', 'Wijzigen | Dennenbos'],
  ['a number, an amount, a date', '12 · € 149,00 · 05/07/2027'],
  ['a long date', 'maandag 5 juli 2027'],
  ['signs', '( – )'],
])('%s is accounted for', (_what, text) => {
  expect(unknownTexts([text], used, data)).toEqual([]);
});

test.each([
  ['a sentence of nobody', 'Er ging iets mis'],
  ['half a sentence', 'Terug naar'],
  ['a word that begins with data', 'Annuleren'],
  ['a sentence with a word more', 'Wijzigen alles'],
  ["a server's text", 'ORA-00942: table does not exist'],
])('%s is not', (_what, text) => {
  expect(unknownTexts([text], used, data)).toEqual([text]);
});

test('values in a message are checked', () => {
  const leaking = [{ text: 'Fout: out of memory', values: { detail: 'out of memory' } }];
  expect(unknownTexts(['Fout: out of memory'], leaking, data)).toEqual(['out of memory']);
});

test('a text that combines messages shows each of them, the longest match first', () => {
  const sentences = new Set(['Medicatie 2, naam', 'Medicatie', 'Veld verplicht', 'Veld']);
  expect(sentencesIn(['Medicatie 2, naam: Veld verplicht'], sentences)).toEqual([
    'Medicatie 2, naam',
    'Veld verplicht',
  ]);
  expect(sentencesIn(['Veldslag'], sentences)).toEqual([]);
});
