import { normalise } from 'contract/text/search-words';
import { describe, expect, test } from 'vitest';
import { searchFields, withSearchFields } from './user-search.ts';

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
])('%s is normalized to "%s"', (text, normalized) => {
  expect(normalise(text)).toBe(normalized);
});

describe('a user', () => {
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
  ])('is found by %s', (phrase) => {
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
  ])('is not found by "%s"', (phrase) => {
    expect(keys()).not.toContain(normalise(phrase));
  });
});

test('a search phrase can begin at each of the first eight words', () => {
  const name = 'satu dua tiga empat lima enam tujuh delapan sembilan';
  const { search } = searchFields({ ...user, name });
  expect(['satu dua', 'delapan sembilan', 'sembilan'].map((key) => search.includes(key))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a record receives its search fields and keeps its other fields', () => {
  const record = { ...user, department: 'Data' } as unknown as Parameters<typeof withSearchFields>[0];
  expect(withSearchFields(record)).toEqual({
    ...record,
    nameKey: 'dr zoe ayu lestari',
    search: expect.arrayContaining(['dr zoe ayu lestari', 'lestari', '8213']),
  });
});

test('phrases are stored up to the search limit, without duplicates', () => {
  const institution = `Ayu Ayu ${'x'.repeat(150)}`;
  const { search } = searchFields({ name: 'Ayu', email: 'ayu@x.id', institution, memberNumber: null });
  const longest = (start: string) =>
    Math.max(...search.filter((key) => key.startsWith(start)).map((key) => key.length));
  expect([longest('ayu ayu'), longest('x')]).toEqual([100, 100]);
  expect(new Set(search).size).toBe(search.length);
});

test('at most 1,500 keys are stored, and the shorter ones take precedence', () => {
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

test('a user with only a name and an address has search keys', () => {
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
