import { beforeEach, expect, test } from 'vitest';
import { currentLocale, type Locale, localize, setLocaleReader } from './localize.ts';

// Other test files of this process use the reader of the function.
beforeEach(() => {
  const previous = setLocaleReader(() => 'id');
  return () => void setLocaleReader(previous);
});

const messages = () =>
  localize(
    { save: 'Simpan', count: (count: number) => `${count} hari`, months: { may: 'Mei' } },
    { save: 'Save', count: (count) => `${count} days`, months: { may: 'May' } },
  );

test('a text is Indonesian if the reader returns that language', () => {
  expect(messages().save).toBe('Simpan');
});

test('each access returns the text of the current language', () => {
  const t = messages();
  let locale: Locale = 'en';
  setLocaleReader(() => locale);
  expect([currentLocale(), t.save, t.count(2), t.months.may]).toEqual(['en', 'Save', '2 days', 'May']);
  locale = 'id';
  expect([currentLocale(), t.save, t.count(2), t.months.may]).toEqual(['id', 'Simpan', '2 hari', 'Mei']);
});

test('the language is read at the access, not when the catalogues are combined', () => {
  let readCount = 0;
  setLocaleReader(() => {
    readCount += 1;
    return 'id';
  });
  const t = messages();
  expect(readCount).toBe(0);
  expect(t.save).toBe('Simpan');
  expect(readCount).toBe(1);
});

test('the texts can be listed, but not replaced', () => {
  const t = messages();
  expect(Object.keys(t)).toEqual(['save', 'count', 'months']);
  expect(() => Object.assign(t, { save: 'Hapus' })).toThrow(TypeError);
});

test('setting a reader returns the previous one', () => {
  const read = () => 'en' as const;
  setLocaleReader(read);
  expect(setLocaleReader(() => 'id')).toBe(read);
});
