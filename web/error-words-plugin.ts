import type { Plugin } from 'vite';
import { errorCatalogue } from '../contract/error-catalogue.ts';

/** What the browser finds out by itself; the words of all other refusals come with the answer. */
export const browserErrors: readonly string[] = [
  'invalid-input',
  'payload-too-large',
  'too-many-requests',
  'unavailable',
  'internal',
];

/** Leaves the words of all other errors out of the code that every visitor loads. */
export function errorWords(): Plugin {
  return {
    name: 'error-words',
    load: (id) => {
      if (!id.endsWith('/contract/error-catalogue.ts')) return undefined;
      const entries = Object.entries(errorCatalogue).map(([code, { status, message }]) => [
        code,
        { status, message: browserErrors.includes(code) ? message : '' },
      ]);
      return `export const errorCatalogue = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}
