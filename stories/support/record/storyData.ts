import { jsonFrom } from '../../../src/api/send.ts';
import { BLOCK_FIELDS } from '../../../src/domain/medicalSheet.ts';
import { formatIban } from '../../../src/domain/payment.ts';
import { pine } from '../brand/brands.ts';
import type { CallEnd } from './recording.ts';
import { campItem, flexibleCamp } from '../../../src/testing/camps.ts';
import { KID_PARENT, MEDICAL_INFO, SECOND_CHILD } from '../../../src/testing/people.ts';
import { WIZARD_CONFIG } from '../data/wizardConfig.ts';

/** Properties with text that is data: of a camp, a person, an organisation or a server. */
const DATA_FIELDS = new Set<string>([
  ...Object.keys(flexibleCamp()),
  ...Object.keys(campItem(flexibleCamp())),
  ...Object.keys(KID_PARENT),
  ...Object.keys(MEDICAL_INFO),
  ...BLOCK_FIELDS,
  ...Object.keys(WIZARD_CONFIG),
  'beneficiary',
  'childFirstName',
  'email',
  'message',
  'note',
  'organisation',
  'reference',
  'subscription_Remark',
  'reason',
  'option',
  'token',
  'wrongKey',
]);

/** The page of a wrong configuration names the setting. */
const CONFIG_NAMES = [...Object.keys(WIZARD_CONFIG), 'enrolment-config', 'brand'];

/** Collects the texts of data fields in objects, lists and the props of elements. */
function collect(from: unknown, texts: Set<string>, seen: Set<unknown>): void {
  if (typeof from !== 'object' || from === null || seen.has(from) || from instanceof Node) return;
  seen.add(from);
  for (const [name, value] of Object.entries(from)) {
    if (name === 'iban' && typeof value === 'string') texts.add(formatIban(value));
    else if (typeof value === 'string' && DATA_FIELDS.has(name)) texts.add(value);
    // React's link to the component that made an element.
    else if (name !== '_owner') collect(value, texts, seen);
  }
}

/** The texts of a story that are data: people, organisation, its args, and the server's answers. */
export function storyData(
  story: { args: unknown; parameters: unknown },
  callEnds: readonly CallEnd[],
): Set<string> {
  const texts = new Set<string>([...CONFIG_NAMES, pine.name]);
  const answers = callEnds.map((end) => ('text' in end ? jsonFrom(end.text) : null));
  const seen = new Set<unknown>();
  for (const source of [
    KID_PARENT,
    SECOND_CHILD,
    MEDICAL_INFO,
    WIZARD_CONFIG,
    story.args,
    story.parameters,
    answers,
  ])
    collect(source, texts, seen);
  texts.delete('');
  return texts;
}
