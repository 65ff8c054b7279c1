import { setTimeout as wait } from 'node:timers/promises';
import { localize } from 'contract/text/language/localize';
import { expect, test } from 'vitest';
import { toLocale, withLocale } from './locale.ts';

const t = localize({ save: 'Simpan' }, { save: 'Save' });

test('two concurrent requests keep their own language across awaits', async () => {
  const read = (locale: 'id' | 'en') =>
    withLocale(locale, async () => {
      const texts: string[] = [];
      for (let round = 0; round < 5; round += 1) {
        texts.push(t.save);
        await wait(0);
      }
      return texts;
    });
  const [indonesian, english] = await Promise.all([read('id'), read('en')]);
  expect(indonesian).toEqual(Array(5).fill('Simpan'));
  expect(english).toEqual(Array(5).fill('Save'));
});

test('the inner language ends with its work', () => {
  const texts = withLocale('en', () => [t.save, withLocale('id', () => t.save), t.save]);
  expect([...texts, t.save]).toEqual(['Save', 'Simpan', 'Save', 'Simpan']);
});

test.each([
  ['en', 'en'],
  ['id', 'id'],
  ['EN', 'id'],
  ['xx', 'id'],
  ['', 'id'],
  [null, 'id'],
  [undefined, 'id'],
])('the language of the code %s is %s', (code, locale) => {
  expect(toLocale(code)).toBe(locale);
});
