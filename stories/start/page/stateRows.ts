import { CATALOGUE, type State } from '../../support/catalogue/catalogue.ts';
import { storiesShowing } from '../../support/catalogue/shownIn.ts';
import { stateTexts } from '../../support/catalogue/stateTexts.ts';
import { t } from '../../support/record/recording.ts';
import { plain, type Searchable } from './search.ts';

/** A state of the product on the page 'Find a state'. */
export interface StateRow extends Searchable {
  state: State;
  title: string;
  detail: string;
}

function rowOf(state: State): StateRow {
  const texts = stateTexts(`${state.kind} ${state.name}`);
  const said = state.kind === 'failure' ? state.failure.messages.map((key) => t(key)).join(' ') : '';
  const detail = texts.detail || said;
  const read = state.kind === 'message' ? texts.title : `${texts.title} ${detail}`;
  // 'WizardDiscount: time out' and not 'shell-wizarddiscount--time-out', in which every story has a word of its folder.
  const stories = storiesShowing(state).map((id) => id.slice(id.indexOf('-')));
  return {
    state,
    title: texts.title,
    detail,
    read: plain(read),
    names: plain([state.name, ...stories].join(' ')),
  };
}

/** Every state of the product, in the order of the catalogue. */
export const STATE_ROWS: readonly StateRow[] = CATALOGUE.map(rowOf);
