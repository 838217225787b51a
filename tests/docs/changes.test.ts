import { expect, test } from 'vitest';
import { changesIn } from '../../stories/support/docs/changes.ts';

test('changes are those of the next version, and then of each version', () => {
  const changeset = "---\n'camp-enrolment': minor\n---\n\n`Form` calls `onChecked`.\n";
  const log = [
    '# camp-enrolment',
    '## 0.2.0',
    '### Minor Changes',
    '- `Notice` has an icon.',
    '### Patch Changes',
    '- `Fact` is stacked.',
    '## 0.1.0',
    '- First version.',
  ].join('\n\n');
  const list = "---\n'camp-enrolment': patch\n---\n\n- `Link` is bold,\n  and blue.\n- `Card` is flat.\n";
  expect(changesIn([changeset, list], log)).toEqual([
    { version: null, text: '`Form` calls `onChecked`.' },
    { version: null, text: '`Link` is bold,\n  and blue.' },
    { version: null, text: '`Card` is flat.' },
    { version: '0.2.0', text: '`Notice` has an icon.' },
    { version: '0.2.0', text: '`Fact` is stacked.' },
    { version: '0.1.0', text: 'First version.' },
  ]);
});
