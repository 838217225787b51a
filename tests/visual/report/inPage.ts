// Runs in the report's page, from inside it: no import, so that the page opens from a folder.
export {};

const articles = [...document.querySelectorAll<HTMLElement>('article')];
const search = document.querySelector<HTMLInputElement>('#search');
const empty = document.querySelector<HTMLElement>('.empty');
const choices = [...document.querySelectorAll<HTMLButtonElement>('[data-filter]')];
const copied = document.querySelector<HTMLElement>('#copied');

function show(component: string): void {
  const words = (search?.value ?? '').toLowerCase().trim();
  for (const article of articles) {
    const fits = component === '' || article.dataset.component === component;
    article.hidden = !fits || !(article.dataset.words ?? '').includes(words);
  }
  for (const choice of choices) choice.ariaPressed = String(choice.dataset.filter === component);
  if (empty) empty.hidden = articles.some(({ hidden }) => !hidden);
}

/** The chosen component stands in the address, so that a link can be sent. */
const inAddress = () => decodeURIComponent(location.hash.slice(1));

for (const choice of choices) {
  choice.addEventListener('click', () => {
    location.hash = encodeURIComponent(choice.dataset.filter ?? '');
    scrollTo({ top: 0 });
  });
}
search?.addEventListener('input', () => show(inAddress()));
addEventListener('hashchange', () => show(inAddress()));
show(inAddress());

for (const view of document.querySelectorAll<HTMLInputElement>('[name=view]')) {
  view.addEventListener('change', () => {
    document.body.dataset.view = view.value;
  });
}

for (const range of document.querySelectorAll<HTMLInputElement>('.slider input')) {
  range.addEventListener('input', () => range.parentElement?.style.setProperty('--at', `${range.value}%`));
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', () => {
    const command = button.dataset.copy ?? '';
    const say = (sentence: string) => {
      if (copied) copied.textContent = sentence;
    };
    navigator.clipboard.writeText(command).then(
      () => say(`Copied: ${command}`),
      () => say(command),
    );
  });
}
