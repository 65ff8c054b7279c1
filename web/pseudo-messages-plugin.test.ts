import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as labels from '../contract/text/messages/en/labels.ts';
import * as wording from '../contract/text/messages/en/wording.ts';
import { lengthen, lengthenCatalogue } from './pseudo-messages-plugin.ts';

describe('a lengthened text', () => {
  test.each([
    ['Save', '[Sávé]'],
    ['Send Message', '[Séndd Méssságéé]'],
  ])('of %s is %s', (text, longer) => {
    expect(lengthen(text)).toBe(longer);
  });

  const texts = [...Object.values(labels), ...Object.values(wording)].filter(
    (text) => !text.includes('\n') && /\p{L}/u.test(text),
  );

  test('is 35 to 50 % longer without its placeholders, and a short one at least a little', () => {
    const lengthOf = (text: string) => text.replace(/\{[^}]*\}/g, '').length;
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      const share = lengthOf(lengthen(text)) / lengthOf(text);
      expect(share, text).toBeGreaterThanOrEqual(lengthOf(text) < 10 ? 1.2 : 1.35);
      if (lengthOf(text) >= 10) expect(share, text).toBeLessThanOrEqual(1.5);
    }
  });

  test('has the placeholders and the number of words of the original', () => {
    const placeholdersOf = (text: string) => text.match(/\{[^}]*\}/g) ?? [];
    for (const text of texts) {
      expect(placeholdersOf(lengthen(text))).toEqual(placeholdersOf(text));
      expect(lengthen(text).split(' ').length, text).toBe(text.split(' ').length);
    }
  });

  test('keeps plural forms and the lines of a list', () => {
    expect(lengthen('Valid for {count} {count:year|years}\nUntil {date}').split('\n')).toEqual([
      expect.stringMatching(/^\[V.+ \{count\} \{count:year\|years\}\]$/),
      expect.stringMatching(/^\[Ú.+ \{date\}\]$/),
    ]);
  });

  test.each(['', '. ', ' · ', '{name}', 'receipt-{id}.pdf', 'recovery-codes.txt'])(
    'remains if it is no text: %j',
    (text) => {
      expect(lengthen(text)).toBe(text);
    },
  );
});

test('a catalogue has the same names, types and imports as before', () => {
  const file = new URL('../contract/text/messages/en/dates.ts', import.meta.url);
  const source = readFileSync(file, 'utf8');
  const longer = lengthenCatalogue(file.pathname, source);
  expect(longer).toContain("import type { Translation } from '../../language/localize.ts';");
  expect(longer).toMatch(/export const today = "\[.+\]";/);
  expect(longer.match(/export (?:const|type) \w+/g)).toEqual(source.match(/export (?:const|type) \w+/g));
});
