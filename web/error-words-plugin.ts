import type { Plugin } from 'vite';
import { errorCatalogue } from '../contract/error-catalogue.ts';

/** Errors that the browser detects itself. The server sends the message of every other refusal. */
export const browserErrorCodes: readonly string[] = [
  'invalid-input',
  'payload-too-large',
  'too-many-requests',
  'unavailable',
  'internal',
];

/**
 * Removes the messages of all other errors from the code that every visitor loads. Every page loads 0.9 KiB less, and
 * without this the home page has 110.1 KiB of 110.
 */
export function errorWords(): Plugin {
  return {
    name: 'error-words',
    load: (id) => {
      if (!id.endsWith('/contract/error-catalogue.ts')) return undefined;
      const entries = Object.entries(errorCatalogue).map(([code, { status, message }]) => [
        code,
        { status, message: browserErrorCodes.includes(code) ? message : '' },
      ]);
      return `export const errorCatalogue = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}
