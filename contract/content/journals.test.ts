import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { citationFields } from './journals.ts';

const schema = z.object(citationFields);

describe('the bibliographic fields', () => {
  test('are read from the texts of a form', () => {
    expect(
      schema.parse({
        authors: ' Ratih Wulansari \r\n\r\nBagas Prayitno\n',
        volume: '3',
        issue: '2',
        year: '2026',
        pages: '12 - 34',
        abstract: 'Baris satu.\nBaris dua.',
        doi: 'https://doi.org/10.1234/sisindo.2026(3)',
      }),
    ).toEqual({
      authors: ['Ratih Wulansari', 'Bagas Prayitno'],
      volume: '3',
      issue: '2',
      year: 2026,
      pages: '12–34',
      abstract: 'Baris satu.\nBaris dua.',
      doi: '10.1234/sisindo.2026(3)',
    });
  });

  test('stay unchanged when missing and are cleared when empty', () => {
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ authors: '', volume: '', year: '', pages: '', doi: ' ' })).toEqual({
      authors: [],
      volume: null,
      year: null,
      pages: null,
      doi: null,
    });
  });

  test.each([
    ['10.1234/abc', '10.1234/abc'],
    ['doi: 10.1234/ABC;7', '10.1234/ABC;7'],
    ['http://dx.doi.org/10.12345/x_y', '10.12345/x_y'],
  ])('accept the DOI %s', (text, doi) => {
    expect(schema.parse({ doi: text }).doi).toBe(doi);
  });

  test.each([
    ['doi', 'abc'],
    ['doi', 'https://evil.example/10.1234/abc'],
    ['doi', '10.12/abc'],
    ['doi', '10.1234/a b'],
    ['doi', '10.1234/"><script>'],
    ['year', '26'],
    ['year', '3026'],
    ['pages', 'sampai akhir'],
    ['authors', Array.from({ length: 31 }, (_, index) => `Penulis ${index}`).join('\n')],
    ['authors', 'x'.repeat(121)],
  ] as const)('refuse the %s %s', (field, text) => {
    expect(schema.safeParse({ [field]: text }).error?.issues[0]?.path[0]).toBe(field);
  });
});
