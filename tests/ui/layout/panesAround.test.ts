// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { panesAround } from '../../../src/ui/layout/panesAround.ts';

const { body, documentElement: page } = document;

afterEach(() => {
  page.style.overflowY = '';
  body.style.overflowY = '';
});

/** A pane in the body, and in it an element. */
function paneWithElement() {
  body.innerHTML = '<main style="overflow-y: auto"><section><p></p></section></main>';
  return [...body.querySelectorAll('main, p')] as [HTMLElement, HTMLElement];
}

test('the panes around an element are those that scroll, not the page', () => {
  const [pane, element] = paneWithElement();
  body.style.overflowY = 'auto';
  expect(panesAround(element)).toEqual([pane]);
  expect(panesAround(pane)).toEqual([]);
});

test('the body is a pane when the page has an overflow of its own', () => {
  const [pane, element] = paneWithElement();
  body.style.overflowY = 'auto';
  page.style.overflowY = 'hidden';
  expect(panesAround(element)).toEqual([pane, body]);
});

test('the panes of an element in a shadow root are also around its slot and its host', () => {
  const [pane, host] = paneWithElement();
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div style="overflow-y: scroll"><slot></slot></div>';
  const slotted = document.createElement('button');
  host.append(slotted);
  const [inside] = [...root.children] as HTMLElement[];
  expect(panesAround(slotted)).toEqual([inside, pane]);
});
