import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { filesBelow } from '../sources.ts';

/** The code of what parents see. */
const screens = [...filesBelow(ROOT, ['src/ui', 'src/components', 'src/steps', 'src/shell'])].filter(
  ([path]) => path.endsWith('.tsx'),
);
const filesWith = (pattern: RegExp, files: [path: string, text: string][] = screens) =>
  files.filter(([, text]) => pattern.test(text)).map(([path]) => path);

/** What the reports call not applicable to every component, and what would make it apply. */
const NEVER: [criterion: string, pattern: RegExp][] = [
  ['1.2.1 to 1.2.5 and 1.4.2: there is no sound and no film', /<(audio|video)\b|component="(audio|video)"/],
  ['1.3.4: no component has an orientation', /screen\.orientation|\(orientation:/],
  ['1.4.13: nothing appears on hover', /\bTooltip\b|\bonMouse(Enter|Over)\b/],
  ['2.1.4: there is no shortcut', /\b(accessKey|onKey(Down|Up|Press))\b|\.key ===/],
  ['2.5.1 and 2.5.7: nothing is dragged', /\b(draggable|onDrag|onPointerMove|onTouchMove)\b/],
  ['2.5.4: nothing listens to motion', /device(motion|orientation)/],
];

describe('what does not apply', () => {
  test.each(NEVER)('%s', (_criterion, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });
});

const EARLY = /\bon(MouseDown|PointerDown|TouchStart)\b/;

test('nothing happens before a press ends', () => {
  expect(filesWith(EARLY)).toEqual([]);
});

const LOADING_BUTTON = /<Button\b[^>]*\sloading\b/;

test('no button has a loading state', () => {
  expect(filesWith(LOADING_BUTTON)).toEqual([]);
});

const SENSORY = /\b(links|rechts|linker|rechter|rode?|groene?|blauwe?|ronde|vierkante?)\b/i;
const sentencesOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : sentencesOf(value as object),
  );

test('no message points by shape, colour or side', () => {
  expect(sentencesOf(nl).filter((sentence) => SENSORY.test(sentence))).toEqual([]);
});

const PICTURE = /<img\b|component="img"/;

test('the logo is the only picture', () => {
  expect(filesWith(PICTURE)).toEqual(['src/components/frame/CampHeader.tsx']);
});

test.each<[pattern: RegExp, text: string]>([
  [EARLY, '<div onMouseDown={go} />'],
  [LOADING_BUTTON, '<Button variant="text" loading>'],
  [PICTURE, '<img alt="" />'],
  [SENSORY, 'Druk op de groene knop'],
  ...NEVER.map(([, pattern]): [RegExp, string] => [
    pattern,
    '<audio> (orientation: Tooltip accessKey draggable devicemotion',
  ]),
])('%s finds one', (pattern, text) => {
  expect(filesWith(pattern, [['src/ui/A.tsx', text]])).toEqual(['src/ui/A.tsx']);
});
