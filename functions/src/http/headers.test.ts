import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './headers.ts';

interface Rule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const hosting = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')).hosting;

const headersAt = (source: string) =>
  Object.fromEntries(
    (hosting.headers as Rule[])
      .filter((rule) => rule.source === source)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

test('the function and Hosting protect an answer alike', () => {
  expect(securityHeaders).toEqual(headersAt('**'));
  expect({ 'Content-Security-Policy': pagePolicy }).toEqual(headersAt('!/api/**'));
});
