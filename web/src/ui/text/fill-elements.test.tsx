import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillElements } from './fill-elements.tsx';

const render = renderToStaticMarkup;

test('elements replace the placeholders of a text', () => {
  const text = fillElements('Log in or {link} until {date}.', {
    link: <a href="/x">join</a>,
    date: <b>May</b>,
  });
  expect(render(text)).toBe('Log in or <a href="/x">join</a> until <b>May</b>.');
});

test('a text may start and end with a placeholder, and repeat one', () => {
  expect(render(fillElements('{a}, {b}, {a}', { a: <i>1</i>, b: '2' }))).toBe('<i>1</i>, 2, <i>1</i>');
});

test('texts in placeholders are escaped', () => {
  expect(render(fillElements('For {query}', { query: '<b>{query}</b>' }))).toBe(
    'For &lt;b&gt;{query}&lt;/b&gt;',
  );
});

/** Mistakes that must not compile; `npm run typecheck` checks them. */
export const mistakes = (): void => {
  // @ts-expect-error an element too few
  fillElements('{a} {b}', { a: 1 });
  // @ts-expect-error an element too many
  fillElements('{a}', { a: 1, b: 2 });
};
