import { normalise } from 'contract/words/search-words';
import { describe, expect, test } from 'vitest';
import { searchable, searchFields } from './user-search.ts';

const user = {
  name: 'Dr. Zoë Àyu-Lestari',
  email: 'zoe.ayu@univ.example.org',
  institution: 'Universitas Bina Cakrawala',
  memberNumber: 'SISINDO-2025-048213',
};

test.each([
  ['Àyu  LESTARI', 'ayu lestari'],
  ['  PT. Karsa (Data) ', 'pt karsa data'],
  ['zoe.ayu@univ.example.org', 'zoe ayu univ example org'],
  ['ﬁnansial', 'finansial'],
  ["Ma'ruf O’Brien", 'ma ruf o brien'],
  ['--- !', ''],
])('%s is kept as "%s"', (text, kept) => {
  expect(normalise(text)).toBe(kept);
});

describe('a user is found by', () => {
  const keys = () => searchFields(user).search;
  test.each([
    'z',
    'Dr Zoe',
    'zoë ayu',
    'LESTARI',
    'zoe.ayu@univ',
    'univ.example',
    'example.org',
    'cakrawala',
    'bina cak',
    'SISINDO-2025',
    '2025-048213',
    'SISINDO-2025-048213',
    'zoe.ayu@univ.exa',
    'ayu@univ.example.org',
    '@univ.example.org',
    '048213',
    '8213',
    '213',
    'Universitas Bina Cakrawala',
    'zoe.ayu@univ.example.org',
  ])('%s', (phrase) => {
    expect(keys()).toContain(normalise(phrase));
  });

  test.each([
    'SISINDO-2025-048214',
    'zoe.ayu@univ.example.com',
    'oe',
    'lestari zoe',
    'Universitas Bina Cahaya',
    'Dr. Zoë Àyu-Lestari Putri',
    'zoe.ayu@univ.example.org.id',
    'niversitas',
    '13',
    '',
    '...',
  ])('not by "%s"', (phrase) => {
    expect(keys()).not.toContain(normalise(phrase));
  });
});

test('the first eight words begin a phrase', () => {
  const name = 'satu dua tiga empat lima enam tujuh delapan sembilan';
  const { search } = searchFields({ ...user, name });
  expect(['satu dua', 'delapan sembilan', 'sembilan'].map((key) => search.includes(key))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a record gets the fields that it is found by, and keeps its own', () => {
  const record = { ...user, department: 'Data' } as unknown as Parameters<typeof searchable>[0];
  expect(searchable(record)).toEqual({
    ...record,
    nameKey: 'dr zoe ayu lestari',
    search: expect.arrayContaining(['dr zoe ayu lestari', 'lestari', '8213']),
  });
});

test('phrases are kept as far as one may be typed, and none twice', () => {
  const institution = `Ayu Ayu ${'x'.repeat(150)}`;
  const { search } = searchFields({ name: 'Ayu', email: 'ayu@x.id', institution, memberNumber: null });
  const longest = (start: string) =>
    Math.max(...search.filter((key) => key.startsWith(start)).map((key) => key.length));
  expect([longest('ayu ayu'), longest('x')]).toEqual([100, 100]);
  expect(new Set(search).size).toBe(search.length);
});

test('of the longest fields the shorter beginnings are kept, at most 1,500', () => {
  const words = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${first}${'abcdefghijklm'[index]}`.padEnd(14, 'x')).join(
      ' ',
    );
  const fields = {
    name: words('a', 8),
    email: `${words('b', 10).replaceAll(' ', '.')}@c.id`,
    memberNumber: null,
  };
  const { search } = searchFields({ ...fields, institution: words('d', 13) });
  expect(search).toHaveLength(1500);
  expect(search).toContain(`${words('d', 4)} de`);
  expect(search).not.toContain(`${words('d', 6)} dg`);
});

test('somebody with no more than a name and an address has an index too', () => {
  const { search } = searchFields({ name: 'Sari', email: 's@x.id', institution: '', memberNumber: null });
  expect(search.toSorted()).toEqual([
    'i',
    'id',
    's',
    's x',
    's x i',
    's x id',
    'sa',
    'sar',
    'sari',
    'x',
    'x i',
    'x id',
  ]);
});
