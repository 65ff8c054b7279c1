import { expect, test } from 'vitest';
import { splitQuote } from './split-quote.ts';

test.each([
  ['a text without a quote', 'Terima kasih.\n\nSalam', 'Terima kasih.\n\nSalam', ''],
  ['quoted lines at the end', 'Baik.\n\n> Boleh.\n> Salam\n', 'Baik.', '> Boleh.\n> Salam'],
  [
    'an introduction in Indonesian',
    'Baik.\nPada 5 Jan 2026 SISINDO menulis:\nBoleh.',
    'Baik.',
    'Pada 5 Jan 2026 SISINDO menulis:\nBoleh.',
  ],
  [
    'an introduction in English',
    'Thanks\nOn Mon, 5 Jan 2026 SISINDO <a@example.org> wrote:\n> Yes',
    'Thanks',
    'On Mon, 5 Jan 2026 SISINDO <a@example.org> wrote:\n> Yes',
  ],
  ['answers between quoted lines', '> Boleh?\nTidak.', '> Boleh?\nTidak.', ''],
  ['quoted lines only', '> Boleh?', '', '> Boleh?'],
])('%s', (_what, text, own, quote) => {
  expect(splitQuote(text)).toEqual({ own, quote });
});
