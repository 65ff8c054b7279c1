import { describe, expect, test } from 'vitest';
import { normalise, searchable, searchFields, searchKey } from './user-search.ts';

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
    expect(keys()).toContain(searchKey(phrase));
  });

  test.each([
    'SISINDO-2025-048214',
    'zoe.ayu@univ.example.com',
    'oe',
    'lestari zoe',
    'niversitas',
    '13',
    '',
    '...',
  ])('not by "%s"', (phrase) => {
    expect(keys()).not.toContain(searchKey(phrase));
  });
});

test.each([
  ['Universitas Bina Cakrawala', 'universitas bina'],
  ['@universitas.example.org', 'universitas exam'],
  ['..@universitas.example.org', 'universitas exam'],
  ['@universitas @ayu', 'universitas ayu'],
  ['@universitas.example ayu@x', 'universitas exam'],
  ['no SISINDO-2025-048213', 'no sisindo 2025'],
  ['SISINDO-2025', 'sisindo 2025'],
  ['ayu@universitas.example.org', 'ayu universitas example org'],
  ['a@universitas.example.org', 'a universitas example org'],
  ['7@universitas.example.org', '7 universitas example org'],
  ['.ayu-@universitas.example.org', 'ayu universitas example org'],
  [' SISINDO-2025-048213', 'sisindo 2025 048213'],
])('%j is looked for as "%s"', (phrase, key) => {
  expect(searchKey(phrase)).toBe(key);
});

test('the first eight words begin a phrase, and what follows an @ is no whole address', () => {
  const name = 'satu dua tiga empat lima enam tujuh delapan sembilan';
  const { search } = searchFields({ ...user, name, email: 'ayu@universitas.example.org' });
  const found = ['delapan sembilan', 'sembilan', 'universitas exam', 'universitas example'];
  expect(found.map((key) => search.includes(key))).toEqual([true, false, true, false]);
});

test('a record gets the fields that it is found by, and keeps its own', () => {
  const record = { ...user, department: 'Data' } as unknown as Parameters<typeof searchable>[0];
  expect(searchable(record)).toEqual({
    ...record,
    nameKey: 'dr zoe ayu lestari',
    search: expect.arrayContaining(['dr zoe ayu lesta', 'lestari', '8213']),
  });
});

test('phrases are kept up to 16 characters, addresses up to 40, and none twice', () => {
  const long = { name: 'Ayu Ayu Universitasnusantara', email: `a@${'x'.repeat(60)}.id`, memberNumber: null };
  const { search, nameKey } = searchFields({ ...long, institution: '' });
  const longest = (start: string) =>
    Math.max(...search.filter((key) => key.startsWith(start)).map((key) => [...key].length));
  expect(nameKey).toBe('ayu ayu universitasnusantara');
  expect([longest('ayu'), longest('uni'), longest('x'), longest('a x')]).toEqual([16, 16, 16, 40]);
  expect(new Set(search).size).toBe(search.length);
});

test('the index of the longest fields stays small', () => {
  const many = 'a b c d e f g h i j '.repeat(20);
  const { search } = searchFields({ name: many, email: many, institution: many, memberNumber: null });
  expect(search.length).toBeLessThan(500);
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
