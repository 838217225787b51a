import { CATALOGUE, type State } from '../../support/catalogue/catalogue.ts';
import { storiesShowing } from '../../support/catalogue/shownIn.ts';
import { stateTexts } from '../../support/catalogue/stateTexts.ts';
import { t } from '../../support/record/recording.ts';
import { componentOf } from './Page.tsx';
import { plain, SMALL, type Searchable } from './search.ts';

/** A state of the product on the page 'Find a state'. */
export interface StateRow extends Searchable {
  state: State;
  title: string;
  detail: string;
}

/** The placeholders of a number. */
const NUMBERS = ['n', 'all', 'most', 'total', 'count', 'ms'];

/** A sentence with anything in place of its placeholders; undefined without a word that means something. */
function sentenceOf(message: string): RegExp | undefined {
  // Texts and placeholders in turn.
  const parts = message.split(/\{\{(\w+)\}\}/);
  const texts = parts.map((part, n) => (n % 2 === 0 ? plain(part) : ''));
  const words = texts.join(' ').split(' ');
  if (parts.length === 1 || !words.some((word) => word.length > 2 && !SMALL.has(word))) return undefined;
  const patterns = parts.map((part, n) => (n % 2 === 0 ? texts[n] : NUMBERS.includes(part) ? '\\d+' : '.+'));
  return new RegExp(`^${patterns.filter(Boolean).join(' ')}$`, 'u');
}

function rowOf(state: State): StateRow {
  const texts = stateTexts(`${state.kind} ${state.name}`);
  const said = state.kind === 'failure' ? state.failure.messages.map((key) => t(key)).join(' ') : '';
  const detail = texts.detail || said;
  const read = state.kind === 'message' ? texts.title : `${texts.title} ${detail}`;
  // Without the folder: 'WizardDiscount time out'. The name of a component is a word of its own too.
  const stories = storiesShowing(state).map((id) => `${componentOf(id)} ${id.slice(id.indexOf('-'))}`);
  return {
    state,
    title: texts.title,
    detail,
    read: plain(read),
    names: plain([state.name, ...stories].join(' ')),
    sentence: state.kind === 'message' ? sentenceOf(texts.title) : undefined,
  };
}

/** Every state of the product, in the order of the catalogue. */
export const STATE_ROWS: readonly StateRow[] = CATALOGUE.map(rowOf);
