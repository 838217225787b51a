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
  expect(changesIn([changeset], log)).toEqual([
    { version: null, text: '`Form` calls `onChecked`.' },
    { version: '0.2.0', text: '`Notice` has an icon.' },
    { version: '0.2.0', text: '`Fact` is stacked.' },
    { version: '0.1.0', text: 'First version.' },
  ]);
});
