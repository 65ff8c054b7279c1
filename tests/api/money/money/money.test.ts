import { describe, expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../../support/factories/admin-records.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { inDays } from '../../../support/suite/time.ts';

const year = Number(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 4));
const month = (of: number, number: string) => `${of}-${number}`;

async function receive(key: string, received: Record<string, number>, balances = {}) {
  await (await database()).collection('ledgerMonths').doc(key).set({ month: key, received, balances });
}

/** Expenses of a month without any. */
const nothing = {
  rent: 0,
  honoraria: 0,
  catering: 0,
  travel: 0,
  printing: 0,
  plaques: 0,
  charges: 0,
  hosting: 0,
  affiliation: 0,
  sundry: 0,
};

describe('the overview', () => {
  test('without data is all zeros, with few reads', async () => {
    const { body, reads } = await inProcess(await makeAdmin()).ok('getMoneyOverview', {});
    expect(reads).toBeLessThanOrEqual(9);
    expect(body.booksSince).toBeNull();
    expect(body.months).toHaveLength(12);
    expect(body.months[0]).toEqual({
      month: month(year, '01'),
      received: {
        'individual-registration': 0,
        'individual-renewal': 0,
        'institution-registration': 0,
        'institution-renewal': 0,
        event: 0,
      },
      lastYear: 0,
      spent: nothing,
    });
    expect(body).toMatchObject({
      openBills: { count: 0, sum: 0 },
      unrecognised: { count: 0, sen: 0, oldest: null },
      expected: { individuals: 0, institutions: 0, sum: 0 },
    });
  });

  test('sums months, open bills, unknown money and ending memberships', async () => {
    const [admin, member] = await Promise.all([
      makeAdmin(),
      makeMember({ record: { validUntil: inDays(90) } }),
      makeMember({ account: false, record: { validUntil: inDays(3) } }),
      makeMember({ account: false, record: { validUntil: inDays(92) } }),
      makeMember({ account: false, status: 'expired', record: { validUntil: inDays(-2) } }),
      makeInstitution({ record: { validUntil: inDays(20) } }),
    ]);
    await receive(
      month(year, '02'),
      { 'individual-renewal': 449_000, 'institution-renewal': 1_900_000 },
      { rent: 500_000, charges: 6_500 },
    );
    await receive(month(year - 1, '02'), { 'individual-renewal': 150_000, 'individual-registration': 1 });
    const { amount, code } = (await inProcess(member).ok('openBill', {})).body;
    const lines = statementOf(credit(75_000, 'SETORAN TUNAI'), credit(80_000, 'TRSF CR SITI'));
    await storeLines(lines, sourceOf());
    const { body } = await inProcess(admin).ok('getMoneyOverview', {});
    expect(body.months[1]).toEqual({
      month: month(year, '02'),
      received: {
        'individual-registration': 0,
        'individual-renewal': 449_000,
        'institution-registration': 0,
        'institution-renewal': 1_900_000,
        event: 0,
      },
      lastYear: 150_001,
      spent: { ...nothing, rent: 500_000, charges: 6_500 },
    });
    expect(body.openBills).toEqual({ count: 1, sum: amount });
    expect(body.unrecognised).toEqual({
      count: 2,
      sen: 15_500_000,
      oldest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(body.expected).toEqual({ individuals: 2, institutions: 1, sum: 300_000 + 1_900_000 });
    const open = await inProcess(admin).ok('listOpenBills', {});
    expect(open.body).toMatchObject({
      data: [{ _id: code, name: member.name, userId: member.id, amount, membership: 'individual' }],
      hasMore: false,
    });
    const ending = await inProcess(admin).ok('listEndingMemberships', {});
    expect(ending.body.data.map(({ fee }) => fee)).toEqual(expect.arrayContaining([150_000, 1_900_000]));
    expect(ending.body.data.map(({ validUntil }) => validUntil)).toEqual(
      [...ending.body.data.map(({ validUntil }) => validUntil)].sort(),
    );
  });
});

describe('the exports', () => {
  test.each([
    ['income', /^"Bulan";"Pendaftaran individu";.*"Tahun lalu"$/, 12, /^"20\d\d-01";0;/],
    ['expenses', /^"Bulan";"Sewa";"Honor";.*"Jumlah";"Pemasukan";"Hasil"$/, 12, /^"20\d\d-01";0;/],
    ['bills', /^"Kode";"Nama";"Keanggotaan";"Jumlah";/, 1, /;"Individu";149\d{3};/],
    ['unrecognised', /^"Tanggal";"Jumlah";"Keterangan";"Referensi"$/, 1, /;75000;"SETORAN";""$/],
    ['ending', /^"Nama";"Nomor anggota";"Berlaku sampai";"Institusi";"Iuran"$/, 1, /;"";150000$/],
  ] as const)(
    '%s opens where commas are decimal, and the download is audited',
    async (file, head, rows, first) => {
      const [admin, member] = await Promise.all([
        makeAdmin(),
        makeMember({ record: { validUntil: inDays(9) } }),
      ]);
      await makeLedgerEntry(member);
      await inProcess(member).ok('openBill', {});
      await storeLines(statementOf(credit(75_000, 'SETORAN')), sourceOf());
      const { bytes } = await inProcess(admin).ok('exportMoney', { file });
      const lines = bytes.toString('utf8').split('\r\n');
      expect(lines[0]).toBe('\uFEFFsep=;');
      expect(lines[1]).toMatch(head);
      expect(lines.slice(2, -2)).toHaveLength(rows);
      expect(lines[2]).toMatch(first);
      expect(lines.slice(-2)).toEqual(['', '']);
      expect(await valuesOf('audit')).toContainEqual(
        expect.objectContaining({ action: 'money.export', details: { file, count: rows } }),
      );
    },
  );
});
