import { expect, test } from 'vitest';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, type InputOf } from '../../../support/suite/client.ts';

const exported = async (admin: Person, input: InputOf<'exportUsers'> = {}) => {
  const answer = await as(admin).ok('exportUsers', input);
  return { ...answer, text: answer.bytes.toString('utf8') };
};

test('contains every user of the filter, with Indonesian headings and Jakarta dates', async () => {
  const admin = await makeAdmin();
  await makeMember({ status: 'expired', account: false });
  await makeMember({
    account: false,
    status: 'waitingApproval',
    isVerified: false,
    record: {
      name: 'Zoë "Ayu" Lestari',
      email: 'zoe@example.org',
      gender: 'perempuan',
      institution: 'Universitas Contoh, Bandung',
      institutionAddress: 'Jalan Contoh No. 5\r\nBandung',
      department: '',
      expertise: 'Audit',
      phoneNumber: '+62 800 0000 1234',
      nidn: '0412078501',
      orcid: '0000-0002-1694-233X',
      sintaId: '6726725',
      taxNumber: '3201234567890001',
      createdAt: new Date('2025-12-31T17:30:00.000Z'),
    },
  });
  const { text, headers, bytes } = await exported(admin, { status: 'waitingApproval' });
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text.slice(1)).toBe(
    '"Nama","Email","Email terverifikasi","Jenis kelamin","Institusi","Alamat institusi","Kota","Departemen","Bidang keahlian","WhatsApp","NUPTK","NIDN","ORCID iD","ID SINTA","NPWP","Peran","Status","Nomor anggota","Tanggal bergabung","Berlaku sampai","Melalui institusi"\r\n' +
      '"Zoë ""Ayu"" Lestari","zoe@example.org","Belum","perempuan","Universitas Contoh, Bandung","Jalan Contoh No. 5\nBandung","","","Audit","\'+62 800-0000-1234","","0412078501","0000-0002-1694-233X","6726725","3201 2345 6789 0001","Member","Menunggu persetujuan","","2026-01-01","",""\r\n\r\n',
  );
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="pengguna-\d{4}-\d\d-\d\d\.csv"/);
});

test('runs no formula in a spreadsheet, from any author', async () => {
  const admin = await makeAdmin();
  const record = { name: '=HYPERLINK("x")', institution: '@SUM(A1)', department: '-1', expertise: '+1' };
  await makeMember({ account: false, record });
  const { text } = await exported(admin, { role: 'Member' });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  for (const cell of ['@SUM(A1)', '-1', '+1']) expect(text).toContain(`"'${cell}"`);
});

test('follows the order of the list and the search, over all batches', async () => {
  const admin = await makeAdmin({ name: 'Eka' });
  await makeMany(12);
  const names = ({ text }: { text: string }) =>
    text
      .split('\r\n')
      .slice(1, -2)
      .map((line) => line.split('","')[0]?.slice(1));
  const file = await exported(admin, { sort: 'name' });
  const all = names(file);
  expect([all.length, file.headers.get('x-total-rows')]).toEqual([13, '13']);
  expect(all.at(-1)).toBe('Eka');
  expect(names(await exported(admin, { sort: '-name' }))).toEqual(all.toReversed());
  expect(names(await exported(admin, { q: 'eka' }))).toEqual(['Eka']);
  expect(names(await exported(admin, { q: 'tidak ada' }))).toEqual([]);
});

test('leaves an audit entry with filter and count', async () => {
  const admin = await makeAdmin();
  await makeMany(2, { status: 'expired' });
  await exported(admin, { q: 'anggota', status: 'expired', sort: 'name' });
  await exported(admin);
  const entry = { actorId: admin.id, targetId: admin.id, action: 'users.export' };
  const entries = await valuesOf('audit');
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...entry,
        details: { q: 'anggota', status: 'expired', count: 2 },
      }),
      expect.objectContaining({
        ...entry,
        details: { count: 3 },
      }),
    ]),
  );
});

test('is refused to members and for an unknown filter, and leaves no entry', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  expect((await as(member).refused('exportUsers', {})).body.code).toBe('forbidden');
  const wrong = { status: 'nope' } as unknown as InputOf<'exportUsers'>;
  expect((await as(admin).refused('exportUsers', wrong)).body.code).toBe('invalid-input');
  expect(await valuesOf('audit')).toEqual([]);
});
