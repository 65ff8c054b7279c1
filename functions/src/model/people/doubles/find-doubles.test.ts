import { mulberry32 } from 'contract/rules/mulberry32';
import { expect, test } from 'vitest';
import { findDoubles, findDoublesOf } from './find-doubles.ts';
import { type ComparedRow, factsOf, isSimilarName, nameWordsOf } from './person-facts.ts';

const person = (id: string, row: Partial<ComparedRow> = {}): ComparedRow => ({
  id,
  name: `Orang ${id}`,
  email: `${id}@example.org`,
  phoneNumber: '',
  institution: '',
  identifiers: [],
  ...row,
});

const doublesOf = (id: string, rows: readonly ComparedRow[]) =>
  findDoublesOf(
    rows.filter((row) => row.id === id),
    rows,
  ).get(id);

const reasonsOfPair = (one: Partial<ComparedRow>, other: Partial<ComparedRow>) =>
  findDoubles([person('a', one), person('b', other)])[0]?.reasons ?? [];

test('titles, order of words and one wrong letter do not distinguish names', () => {
  expect(nameWordsOf('Dr. Budi Santoso, S.Kom., M.Kom.')).toEqual(['budi', 'santoso']);
  expect(nameWordsOf('Prof. Ir. H. Santoso Budi M.T')).toEqual(['budi', 'santoso']);
  const similar = (one: string, other: string) => isSimilarName(nameWordsOf(one), nameWordsOf(other));
  expect(similar('Budi Santoso', 'Santoso, Budi')).toBe(false);
  expect(similar('Budi Santoso', 'Santoso Budi')).toBe(true);
  expect(similar('Budi Santoso', 'Budi Santosa')).toBe(true);
  expect(similar('Budi Santoso', 'Xudi Santoso')).toBe(true);
  expect(similar('Budi Santoso', 'Budi Santsoo')).toBe(true);
  expect(similar('Budi Santoso', 'Buda Santosa')).toBe(false);
  expect(similar('Sri Utami', 'Sru Utami')).toBe(false);
  expect(similar('Suharto', 'Suhardo')).toBe(false);
});

test('a pair has all reasons, and a name alone is none', () => {
  const name = 'Rina Wulandari';
  expect(reasonsOfPair({ name }, { name })).toEqual([]);
  expect(
    reasonsOfPair({ name, institution: 'ITB' }, { name: 'Rina Wulandary', institution: 'I.T.B' }),
  ).toEqual([]);
  expect(
    reasonsOfPair({ name, institution: 'ITB' }, { name: 'Rina Wulandary', institution: 'itb ' }),
  ).toEqual(['name', 'institution']);
  expect(reasonsOfPair({ phoneNumber: '+6281234567890' }, { phoneNumber: '+6281234567890' })).toEqual([
    'phone',
  ]);
  expect(reasonsOfPair({ email: 'rina.wulan@gmail.com' }, { email: 'rinawulan+sis@googlemail.com' })).toEqual(
    ['email'],
  );
  expect(reasonsOfPair({ email: 'rina.wulan@itb.ac.id' }, { email: 'rinawulan@itb.ac.id' })).toEqual([]);
  expect(
    reasonsOfPair({ name, email: 'rina.wulan@itb.ac.id' }, { name, email: 'rinawulan@yahoo.com' }),
  ).toEqual(['name', 'mailName']);
  expect(reasonsOfPair({ name, email: 'info@itb.ac.id' }, { name, email: 'info@yahoo.com' })).toEqual([]);
  expect(
    reasonsOfPair({ name, phoneNumber: '+6281234567890' }, { name, phoneNumber: '+6281234567899' }),
  ).toEqual(['name', 'nearPhone']);
  expect(
    reasonsOfPair({ name, phoneNumber: '+6281234567890' }, { name, phoneNumber: '+6291234567890' }),
  ).toEqual(['name', 'nearPhone']);
  const orcid = '0000-0002-1825-0097';
  expect(reasonsOfPair({ identifiers: ['0012345678', orcid] }, { identifiers: [orcid] })).toEqual([
    'identifier',
  ]);
});

test('the number of a department pairs only people with similar names', () => {
  const phoneNumber = '+6222123456';
  const rows = ['Ani Lestari', 'Budi Santoso', 'Cahya Putri', 'Dewi Anggraini', 'Budi Santosa'].map(
    (name, index) => person(`p${index}`, { name, phoneNumber }),
  );
  expect(findDoubles(rows)).toMatchObject([{ people: ['p1', 'p4'], reasons: ['phone', 'name'] }]);
  expect(doublesOf('p0', rows)).toEqual([]);
  expect(doublesOf('p4', rows)).toMatchObject([{ people: ['p1', 'p4'] }]);
  expect(findDoubles(rows.slice(0, 4))).toHaveLength(6);
});

const syllables = 'ba di ka lo mu ni pra ru sa ti wu ya'.split(' ');

function makePeople(count: number, random: () => number): ComparedRow[] {
  const pick = (most: number) => (random() >>> 0) % most;
  const word = () => Array.from({ length: 3 + pick(2) }, () => syllables[pick(syllables.length)]).join('');
  return Array.from({ length: count }, (_, index) =>
    person(`x${index}`, {
      name: `${word()} ${word()} ${word()}`,
      phoneNumber: `+62812${String(10_000_000 + index * 37)}`,
      institution: `Universitas ${pick(40)}`,
    }),
  );
}

/** Returns people, and others who are their doubles. */
function plantDoubles(count: number): {
  rows: ComparedRow[];
  planted: (readonly [ComparedRow, ComparedRow])[];
} {
  const rows = makePeople(count, mulberry32(7));
  const planted = Array.from({ length: count / 66 }, (_, index) => {
    const twin = rows[index * 61] as ComparedRow;
    const id = `z${index}`;
    if (index % 3 === 0) return [twin, person(id, { phoneNumber: twin.phoneNumber })] as const;
    const name = twin.name.slice(0, 4) + twin.name.slice(5);
    return [twin, person(id, { name, institution: twin.institution.toUpperCase() })] as const;
  });
  return { rows, planted };
}

test('all planted pairs among 5,000 people are found', () => {
  const { rows, planted } = plantDoubles(5000);
  const all = [...rows, ...planted.map(([, double]) => double)];
  const found = findDoubles(all);
  const ids = new Set(found.map(({ people }) => people.join('')));
  expect(planted.filter(([twin, double]) => !ids.has(`${twin.id}${double.id}`))).toEqual([]);
  expect(found.length).toBeLessThan(80);
  const few = findDoublesOf(
    planted.map(([, double]) => double),
    rows,
  );
  const isMissed = ([twin, double]: (typeof planted)[number]) =>
    !few.get(double.id)?.some(({ people }) => people.includes(twin.id));
  expect(planted.filter(isMissed)).toEqual([]);
  const [sample] = planted;
  expect(doublesOf(sample?.[1].id ?? '', all)).toMatchObject([{ people: [sample?.[0].id, sample?.[1].id] }]);
});

test('twice as many people need hardly more than twice as many comparisons', () => {
  const comparisonsAmong = (count: number): number => {
    const { rows, planted } = plantDoubles(count);
    const all = [...rows, ...planted.map(([, double]) => double)];
    let reads = 0;
    for (const row of all)
      Object.defineProperty(factsOf(row), 'identifiers', {
        // Read once for each comparison, and once to group the people.
        get: () => {
          reads += 1;
          return [];
        },
      });
    findDoubles(all);
    return reads - all.length;
  };
  expect([1000, 2000, 4000].map(comparisonsAmong)).toEqual([16, 31, 63]);
});

test('3,000 people with one name at one institution are paired in a chain', () => {
  const rows = Array.from({ length: 3000 }, (_, index) =>
    person(`x${index}`, { name: 'Budi Santoso', institution: 'ITB' }),
  );
  const found = findDoubles(rows);
  expect(found.length).toBeGreaterThanOrEqual(2999);
  expect(found.length).toBeLessThan(40_000);
});
