import { beforeEach, describe, expect, test } from 'vitest';
import { receiptPdf } from '../../../functions/src/model/payments/receipt-pdf.ts';
import { readPdf } from '../../support/check/pdf.ts';
import {
  changeDocument,
  documentOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../support/check/stores.ts';
import { makeAdmin, makeMember, type Person, register } from '../../support/make/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { jakarta, liveAt } from '../../support/suite/time.ts';

beforeEach(resetStores);

const paymentOf = async ({ id }: Pick<Person, 'id'>) => String((await storedDocument('users', id)).paymentId);
const year = () => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
const numbers = async () =>
  (await valuesOf('payments'))
    .flatMap(({ receipt }) => (receipt === undefined ? [] : [(receipt as { number: string }).number]))
    .sort();

describe('the receipt of a payment', () => {
  test('tells who paid what for which membership, and when it was approved', async () => {
    const [admin, member] = [await makeAdmin(), await register({ name: 'Sari Wulandari, S.Kom.' })];
    await as(admin).ok('approveRegistration', { id: member.id });
    const id = await paymentOf(member);
    await changeDocument('payments', id, { decidedAt: jakarta('2026-02-05T00:30') });
    const { memberNumber } = await storedDocument('users', member.id);
    const { headers, bytes } = await as(member).ok('getReceipt', { id });
    const number = `KW/${year()}/000001`;
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(`filename="kuitansi-KW-${year()}-000001.pdf"`),
    });
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ pages: 1, size: [595, 420], title: `Kuitansi ${number}`, language: 'id-ID' });
    expect(pdf.lines).toEqual([
      'Society for Information Systems Indonesia',
      'Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000',
      'layanan@example.org · +62 800 0000 0001',
      'KUITANSI',
      `No. ${number}`,
      'Sudah terima dari',
      'Sari Wulandari, S.Kom.',
      'Uang sejumlah',
      'Seratus lima puluh ribu rupiah',
      'Untuk pembayaran',
      'Iuran keanggotaan individu untuk satu tahun (pendaftaran)',
      'Nomor anggota',
      memberNumber,
      'Rp 150.000',
      'Jakarta, 5 Februari 2026',
      'Disetujui oleh',
      'Society for Information Systems Indonesia',
      'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.',
    ]);
    expect(pdf.text).not.toContain(admin.name);
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  test('of a renewal by an institution says so', async () => {
    const member = await makeMember({ status: 'RequestRenew' });
    await as(await makeAdmin()).ok('approveRenewal', { id: member.id });
    const id = await paymentOf(member);
    await changeDocument('payments', id, { institutionId: 'institusi-contoh', amount: 1_900_000 });
    const { text } = await readPdf((await as(member).ok('getReceipt', { id })).bytes);
    expect(text).toContain('Satu juta sembilan ratus ribu rupiah');
    expect(text).toContain('Iuran keanggotaan institusi untuk satu tahun (perpanjangan)');
    expect(text).toContain('Rp 1.900.000');
  });

  test('keeps number, name and date, whoever asks and whatever became of the member', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await paymentOf(member);
    const first = await as(member).ok('getReceipt', { id });
    expect(first.reads).toBe(4);
    await as(member).ok('updateProfile', { name: 'Nama Lain' });
    const before = await everything();
    for (const person of [member, admin]) {
      const again = await as(person).ok('getReceipt', { id });
      expect([again.bytes.equals(first.bytes), again.reads]).toEqual([true, 3]);
    }
    expect(await everything()).toEqual(before);
    expect((await as(member).ok('listUserPayments', { id: member.id })).body.data[0]?.receipt).toBe(
      `KW/${year()}/000001`,
    );
  });

  test('leaves one entry in the audit, of who asked first', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await paymentOf(member);
    expect((await as(admin).ok('getReceipt', { id })).reads).toBe(5);
    await as(member).ok('getReceipt', { id });
    expect(await valuesOf('audit')).toEqual([
      expect.objectContaining({
        action: 'receipt.issue',
        actorId: admin.id,
        targetId: member.id,
        details: { number: `KW/${year()}/000001` },
      }),
    ]);
  });

  test('stays with the payment when the account is deleted; one that never had a number gets none', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
    const [id, without] = [await paymentOf(member), await paymentOf(other)];
    const { bytes } = await as(member).ok('getReceipt', { id });
    for (const person of [member, other]) await as(admin).ok('deleteUser', { id: person.id });
    expect((await as(admin).ok('getReceipt', { id })).bytes.equals(bytes)).toBe(true);
    expect((await as(admin).refused('getReceipt', { id: without })).body.code).toBe('not-found');
    expect(await numbers()).toHaveLength(1);
  });
});

test('anybody else finds no such payment, and nothing is written', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const id = await paymentOf(member);
  const before = await everything();
  expect((await as(other).refused('getReceipt', { id })).body.code).toBe('not-found');
  expect((await as(other).refused('getReceipt', { id: 'nobodyHasThisId' })).body.code).toBe('not-found');
  expect((await as(undefined).refused('getReceipt', { id })).body.code).toBe('unauthenticated');
  expect(await everything()).toEqual(before);
});

test.each(['waitingApproval', 'RequestRenew', 'rejectedByAdmin'] as const)(
  'there is none for a payment that is not approved: %s',
  async (status) => {
    const member = await makeMember({ status });
    const id = await paymentOf(member);
    for (const person of [member, await makeAdmin()]) {
      const { body } = await as(person).refused('getReceipt', { id });
      expect(body).toEqual({
        code: 'wrong-status',
        message: 'Kuitansi tersedia setelah pembayaran disetujui.',
      });
    }
    expect(await numbers()).toEqual([]);
  },
);

describe('numbers', () => {
  test('of 20 that are asked for at once are unique and without gaps, two clicks on each', async () => {
    const admin = await makeAdmin();
    const ids: string[] = [];
    for (let made = 0; made < 20; made += 1) ids.push(await paymentOf(await makeMember({ account: false })));
    const client = as(admin, inProcess());
    const answers = await Promise.all([...ids, ...ids].map((id) => client.call('getReceipt', { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await numbers()).toEqual(
      Array.from({ length: 20 }, (_, index) => `KW/${year()}/${String(index + 1).padStart(6, '0')}`),
    );
    expect(await documentOf('totals', 'receipts')).toEqual({ [year()]: 20 });
    expect(await valuesOf('audit')).toHaveLength(20);
  }, 60_000);

  test('begin anew with the year in Jakarta, and go on in the old one for nobody', async () => {
    const members = [await makeMember(), await makeMember(), await makeMember()];
    const moments = ['2027-12-31T23:58', '2027-12-31T23:59', '2028-01-01T00:00'];
    for (const [index, member] of members.entries()) {
      const id = await paymentOf(member);
      liveAt(moments[index] ?? '');
      await changeDocument('sessions', member.id, {
        live: ((await storedDocument('sessions', member.id)).live as object[]).map((session) => ({
          ...session,
          expiresAt: jakarta('2029-01-01T00:00'),
        })),
      });
      await as(member, inProcess()).ok('getReceipt', { id });
    }
    expect(await numbers()).toEqual(['KW/2027/000001', 'KW/2027/000002', 'KW/2028/000001']);
    expect(await documentOf('totals', 'receipts')).toEqual({ 2027: 2, 2028: 1 });
  });

  test.each(faultModes)('a fault (%s) while one is given loses and doubles none', async (mode) => {
    const member = await makeMember();
    const id = await paymentOf(member);
    const ask = () => as(member, inProcess()).call('getReceipt', { id });
    await withFault(1, mode, ask);
    expect((await ask()).status).toBe(200);
    const other = await makeMember();
    await as(other).ok('getReceipt', { id: await paymentOf(other) });
    expect(await numbers()).toEqual([`KW/${year()}/000001`, `KW/${year()}/000002`]);
  });
});

test('the longest names and amounts stay on the page and apart from each other', async () => {
  const pdf = await readPdf(
    await receiptPdf({
      number: 'KW/2026/000001',
      issuedAt: new Date(),
      name: 'Wiranatakusumaningrat '.repeat(6).slice(0, 120),
      memberNumber: 'SISINDO-2026-048213',
      kind: 'renewal',
      isOfInstitution: false,
      amount: 999_999_999_999,
      decidedAt: jakarta('2026-12-31T23:59'),
    }),
  );
  expect(pdf.pages).toBe(1);
  expect(pdf.extent.left).toBeGreaterThanOrEqual(36);
  expect(pdf.extent.right).toBeLessThanOrEqual(596 - 36);
  expect(pdf.extent.bottom).toBeGreaterThanOrEqual(18);
  expect(pdf.overlaps).toEqual([]);
  expect(pdf.lines).toContain('Rp 999.999.999.999');
  expect(pdf.text).toContain('31 Desember 2026');
});
