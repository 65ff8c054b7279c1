import { describe, expect, test } from 'vitest';
import {
  isOrcid,
  nidnPattern,
  normaliseLecturerNumber,
  normaliseOrcid,
  normaliseSintaId,
  nuptkPattern,
  restoreNidnZeros,
  sintaIdPattern,
} from './academic-ids.ts';

describe('an ORCID iD', () => {
  test.each([
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    [' 0000 0002 1825 0097 ', '0000-0002-1825-0097'],
    ['0000000218250097', '0000-0002-1825-0097'],
    ['0000‑0002‑1825‑0097', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0002-1694-233x', '0000-0002-1694-233X'],
    ['orcid.org/0000-0002-1694-233X/', '0000-0002-1694-233X'],
    ['http://www.orcid.org/0009-0000-0000-0006', '0009-0000-0000-0006'],
    ['', ''],
  ])('%s is stored as %s', (typed, id) => {
    expect(normaliseOrcid(typed)).toBe(id);
  });

  test.each(['0000-0002-1825-0097', '0000-0002-1694-233X', '0000-0001-5109-3700', ''])(
    '%s is valid',
    (id) => {
      expect(isOrcid(id)).toBe(true);
    },
  );

  test('with any other last character is invalid', () => {
    const others = [...'0123456789X'].filter((character) => character !== '7');
    expect(others.filter((character) => isOrcid(`0000-0002-1825-009${character}`))).toEqual([]);
  });

  test('with two swapped neighbours is invalid', () => {
    for (const id of ['0000-0002-8125-0097', '0000-0002-1852-0097', '0000-0002-1825-0907'])
      expect(isOrcid(id)).toBe(false);
  });

  test.each(['0000-0002-1825-009', '0000000218250097', '000X-0002-1825-0097', 'https://orcid.org/'])(
    '%s is invalid',
    (id) => expect(isOrcid(id)).toBe(false),
  );
});

describe('a SINTA id', () => {
  test.each([
    ['6726725', '6726725'],
    [' 672 6725 ', '6726725'],
    ['https://sinta.kemdikbud.go.id/authors/profile/6726725', '6726725'],
    ['https://sinta.kemdiktisaintek.go.id/authors/profile/6726725/?view=scopus', '6726725'],
    ['http://sinta2.ristekdikti.go.id/authors/detail?id=257743&view=overview', '257743'],
    ['', ''],
  ])('%s is stored as %s', (typed, id) => {
    expect(normaliseSintaId(typed)).toBe(id);
    expect(sintaIdPattern.test(id)).toBe(true);
  });

  test.each(['12', '12345678901', 'SINTA6726725', 'https://sinta.example.org/6726725', '٦٧٢٦'])(
    '%s is invalid',
    (typed) => expect(sintaIdPattern.test(normaliseSintaId(typed))).toBe(false),
  );
});

describe('a number of a lecturer', () => {
  test.each(['0412078501', '04.1207.8501', ' 0412 078 501 '])('%s is a NIDN', (typed) => {
    expect(normaliseLecturerNumber(typed)).toBe('0412078501');
    expect(nidnPattern.test(normaliseLecturerNumber(typed))).toBe(true);
  });

  test.each(['412078501', '04120785011', '041207850A', '٠٤١٢٠٧٨٥٠١'])('%s is no NIDN', (typed) => {
    expect(nidnPattern.test(normaliseLecturerNumber(typed))).toBe(false);
  });

  test('that is a NUPTK has 16 digits', () => {
    expect(nuptkPattern.test(normaliseLecturerNumber('5744 7636 6413 0102'))).toBe(true);
    expect(nuptkPattern.test('574476366413010')).toBe(false);
    expect(nuptkPattern.test('')).toBe(true);
  });

  test.each([
    ['412078501', '0412078501'],
    ['12078501', '0012078501'],
    ['0412078501', '0412078501'],
    ['4120785', '4120785'],
    ['04120785', '04120785'],
  ])('%s of a spreadsheet is the NIDN %s', (cell, nidn) => expect(restoreNidnZeros(cell)).toBe(nidn));
});
