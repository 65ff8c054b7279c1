import { describe, expect, test } from 'vitest';
import { selectRows } from './find-people.ts';
import { parseSearch } from './parse-search.ts';
import { PeopleIndex } from './people-index.ts';
import { type IndexedUser, type PersonRow, toPersonRow } from './person-row.ts';

const now = new Date('2026-11-27T05:00:00Z');

const person = (id: string, fields: Partial<IndexedUser>): PersonRow =>
  toPersonRow({
    id,
    data: {
      name: id,
      email: `${id}@example.org`,
      role: 'Member',
      isActive: 'active',
      memberNumber: null,
      createdAt: new Date('2025-01-01T00:00:00Z'),
      updatedAt: new Date('2025-01-01T00:00:00Z'),
      validUntil: new Date('2027-01-01T00:00:00Z'),
      ...fields,
    } as IndexedUser,
  });

const people = [
  person('zoe', {
    name: 'Dr. Zoë Àyu-Lestari',
    email: 'zoe.ayu@univ.example.org',
    institution: 'Universitas Bina Cakrawala',
    department: 'Sistem Informasi',
    expertise: 'Tata kelola TI, audit',
    phoneNumber: '+6281234567890',
    memberNumber: 'SISINDO-2025-048213',
  }),
  person('budi', {
    name: 'Budi Santoso',
    email: 'b.santoso@lain.example.org',
    institution: 'PT. Karsa (Data)',
    phoneNumber: '0812 9999 0000',
    memberNumber: 'SISINDO-2025-048214',
    bill: '7KQ2M9X4',
  }),
  person('rahmat', {
    name: 'Rahmat Hidayat',
    email: 'hidayat@univ.example.org',
    institution: 'Universitas Tirta Raya',
    city: 'Bandung',
    nidn: '0412078501',
    nuptk: '5744763664130102',
    orcid: '0000-0002-1694-233X',
    sintaId: '6726725',
    tags: ['Dewan Juri'],
  }),
];
const index = new PeopleIndex(people);
const idsOf = (typed: string, of = index) => of.search(parseSearch(typed)).map(({ row }) => row.id);

describe('a search', () => {
  test.each([
    ['words in any order', 'lestari zoe', ['zoe']],
    ['beginnings of words', 'les zo', ['zoe']],
    ['other accents and capitals', 'zöe AYU', ['zoe']],
    ['a word of the name and one of the institution', 'cakrawala zoe', ['zoe']],
    ['an expertise', 'audit', ['zoe']],
    ['a department', 'sistem inf', ['zoe']],
    ['a city', 'bandung', ['rahmat']],
    ['a tag', 'juri', ['rahmat']],
    ['a NIDN', '0412078501', ['rahmat']],
    ['a NUPTK', '5744 7636 6413 0102', ['rahmat']],
    ['an ORCID iD', '0000-0002-1694-233x', ['rahmat']],
    ['a SINTA id', '6726725', ['rahmat']],
    ['another NIDN', '0412078502', []],
    ['a wrong letter', 'lastari', ['zoe']],
    ['a wrong first letter', 'pestari', ['zoe']],
    ['a missing letter', 'lestri', ['zoe']],
    ['an added letter', 'santosso', ['budi']],
    ['swapped letters', 'sanotso', ['budi']],
    ['a typing error with another word', 'bina cakrawla', ['zoe']],
    ['two wrong letters', 'lastori', []],
    ['a typing error in three letters', 'bydi', ['budi']],
    ['a typing error in a word of three letters', 'zoa', []],
    ['a middle of a word', 'estari', ['zoe']],
    ['a phrase', '"tirta raya"', ['rahmat']],
    ['a phrase in another order', '"raya tirta"', []],
    ['words without one', 'universitas -tirta', ['zoe']],
    ['a member number', 'SISINDO-2025-048214', ['budi']],
    ['the groups of one', '2025-048213', ['zoe']],
    ['the last digits of one', '8213', ['zoe']],
    ['the last three digits', '214', ['budi']],
    ['another number', 'SISINDO-2025-048299', []],
    ['a bill code', '7KQ2M9X4', ['budi']],
    ['an address', 'zoe.ayu@univ.example.org', ['zoe']],
    ['the beginning of an address', 'b.san', ['budi']],
    ['a mail domain', '@univ.example', ['rahmat', 'zoe']],
    ['another domain', 'zoe.ayu@univ.example.com', []],
    ['a phone number of the country', '081234567890', ['zoe']],
    ['a phone number with a plus', '+62 812-3456-7890', ['zoe']],
    ['a phone number without zero', '81234567890', ['zoe']],
    ['a phone number without plus', '6281234567890', ['zoe']],
    ['five digits of a phone number', '45678', ['zoe']],
    ['a phone number that was stored with spaces', '99990000', ['budi']],
    ['digits from the middle that begin with zero', '90000', ['budi']],
    ['digits that begin with zeros', '00000', []],
    ['digits of nobody', '777777', []],
    ['an institution with its punctuation', 'PT. Karsa', ['budi']],
    ['another institution that begins with the same words', 'Universitas Tirta Maju', []],
    ['punctuation', '...', []],
    ['nothing', '', []],
  ])('finds people by %s', (_what, typed, ids) => expect(idsOf(typed).sort()).toEqual([...ids].sort()));

  test('ranks whole words before beginnings, and those before typing errors', () => {
    const rows = [
      person('typo', { name: 'Sara Wulam' }),
      person('beginning', { name: 'Sara Wulandari' }),
      person('exact', { name: 'Tono', institution: 'Sara Wulan' }),
    ];
    expect(idsOf('sara wulan', new PeopleIndex(rows))).toEqual(['exact', 'beginning', 'typo']);
  });

  test('ranks names before other fields', () => {
    const rows = [
      person('institution', { name: 'Aan', institution: 'Yayasan Melati' }),
      person('name', { name: 'Zul Melati' }),
    ];
    expect(idsOf('melati', new PeopleIndex(rows))).toEqual(['name', 'institution']);
  });

  test('forgives no typing errors if five people fit exactly', () => {
    const exact = ['a', 'b', 'c', 'd', 'e'].map((id) => person(id, { name: 'Wulan' }));
    const other = person('other', { name: 'Wulam' });
    expect(idsOf('wulan', new PeopleIndex([...exact, other]))).toEqual(['a', 'b', 'c', 'd', 'e']);
    const four = new PeopleIndex([...exact.slice(1), other]);
    expect(idsOf('wulan', four)).toEqual(['b', 'c', 'd', 'e', 'other']);
  });
});

describe('a change', () => {
  test('replaces the row, also in the order by name', () => {
    const changing = new PeopleIndex(people);
    expect(changing.sorted('name').map(({ id }) => id)).toEqual(['budi', 'zoe', 'rahmat']);
    changing.apply([person('zoe', { name: 'Anita Zulaikha' })], ['budi']);
    const found = ['lestari', 'anita', 'santoso'].map((word) => idsOf(word, changing));
    expect(found).toEqual([[], ['zoe'], []]);
    expect(changing.sorted('name').map(({ id }) => id)).toEqual(['zoe', 'rahmat']);
    changing.apply([person('zoe', { name: 'Zoë Lestari' })], []);
    expect(idsOf('lestari', changing)).toEqual(['zoe']);
  });

  test('of more rows than the tail contains builds the index again', () => {
    const changing = new PeopleIndex(people);
    const rows = Array.from({ length: 1203 }, (_, index) =>
      person(`p${index}`, { name: `Peserta ${index}`, institution: 'Kampus' }),
    );
    // The tail contains 500 rows: the sixth and the twelfth change build the index again.
    for (let from = 0; from < rows.length; from += 100) changing.apply(rows.slice(from, from + 100), []);
    changing.apply([person('p7', { name: 'Lain' })], ['p8']);
    expect([changing.size, idsOf('kampus', changing).length]).toEqual([1205, 1201]);
    expect([idsOf('"peserta 1202"', changing), idsOf('"peserta 8"', changing).includes('p8')]).toEqual([
      ['p1202'],
      false,
    ]);
  });
});

describe('a filter', () => {
  const rows = [
    person('ended', { validUntil: new Date('2026-11-20T16:59:59Z'), tags: ['Dosen'], city: 'Kota Bandung' }),
    person('today', { validUntil: new Date('2026-11-27T16:59:59Z'), photoFile: 'profile-photos/x' }),
    person('later', {
      validUntil: new Date('2026-12-27T16:59:59Z'),
      emailVerifiedAt: now,
      createdAt: new Date('2026-02-28T16:59:59Z'),
      credits: { until: '2028-12-31', total: 60 },
    }),
    person('seat', {
      seat: {
        institutionId: 'i',
        institution: 'Politeknik Tirta',
        isCoordinator: true,
      } as NonNullable<IndexedUser['seat']>,
      validUntil: null,
    }),
    person('admin', { role: 'Admin', validUntil: new Date('2026-11-28T00:00:00Z') }),
  ];
  const filtered = new PeopleIndex(rows);
  test.each([
    [{ status: 'expired' }, ['ended']],
    [{ status: 'active' }, ['admin', 'later', 'seat', 'today']],
    [{ status: 'ending' }, ['today', 'later']],
    [{ status: 'ending', role: 'Admin' }, ['admin']],
    [{ role: 'Admin' }, ['admin']],
    [{ kind: 'individual', role: 'Member' }, ['ended', 'later', 'today']],
    [{ kind: 'seat' }, ['seat']],
    [{ kind: 'coordinator' }, ['seat']],
    [{ institution: 'tirta' }, ['seat']],
    [{ city: 'bandung' }, ['ended']],
    [{ joinedFrom: '2026-02-28', joinedTo: '2026-02-28' }, ['later']],
    [{ joinedFrom: '2026-03-01' }, []],
    [{ endsWithin: 0 }, ['today']],
    [{ endsWithin: 29 }, ['admin', 'today']],
    [{ endsWithin: 30, role: 'Member' }, ['later', 'today']],
    [{ endedWithin: 6 }, []],
    [{ endedWithin: 7 }, ['ended']],
    [{ noPhoto: 'true', endsWithin: 30, role: 'Member' }, ['later']],
    [{ unverified: 'true', endsWithin: 30, role: 'Member' }, ['today']],
    [{ tag: 'dosen' }, ['ended']],
    [{ creditsMissing: 'true' }, ['admin', 'today']],
    [{ creditsMissing: 'true', role: 'Member' }, ['today']],
    [{ q: 'example', kind: 'seat' }, ['seat']],
  ] as const)('%o', (filter, ids) => {
    const found = selectRows(filtered, filter, 'name', now).map(({ id }) => id);
    expect(found).toEqual(ids);
  });
});
