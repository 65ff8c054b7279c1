import { describe, expect, test } from 'vitest';
import { firestore } from '../../../../functions/src/data/firebase.ts';
import { receiptPdf } from '../../../../functions/src/model/money/receipts/receipt-pdf.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  changeDocument,
  documentOf,
  everything,
  paymentIdOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const year = () => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
const numbers = async () =>
  (await valuesOf('payments'))
    .flatMap(({ receipt }) => (receipt === undefined ? [] : [(receipt as { number: string }).number]))
    .sort();

describe('the receipt of a payment', () => {
  test('shows payer, amount, membership and date of approval', async () => {
    const [admin, member] = [await makeAdmin(), await register({ name: 'Sari Wulandari, S.Kom.' })];
    await as(admin).ok('approveRegistration', { id: member.id });
    const id = await paymentIdOf(member);
    await changeDocument('payments', id, {
      decidedAt: jakarta('2026-02-05T00:30'),
      'receipt.period': { from: jakarta('2026-02-05T00:30'), until: jakarta('2027-02-05T00:30') },
    });
    const { memberNumber } = await storedDocument('users', member.id);
    const { headers, bytes } = await as(member).ok('issueReceipt', { id });
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
      'NPWP 00.000.000.0-000.000 (contoh)',
      'KUITANSI',
      `No. ${number}`,
      'Sudah terima dari',
      'Sari Wulandari, S.Kom.',
      'Uang sejumlah',
      'Seratus lima puluh ribu rupiah',
      'Untuk pembayaran',
      'Iuran keanggotaan individu untuk satu tahun (pendaftaran)',
      'Masa keanggotaan',
      '5 Februari 2026 sampai 5 Februari 2027',
      'Nomor anggota',
      memberNumber,
      'Rp 150.000',
      'Jakarta, 5 Februari 2026',
      'Disetujui oleh',
      'Nama Bendahara (contoh)',
      'Bendahara I',
      'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.',
      expect.stringMatching(
        /^Periksa keaslian: sisindo\.example\.org\/receipt · Kode ([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/,
      ),
    ]);
    expect(pdf.roles).toContain('Figure');
    expect(pdf.text).not.toContain(admin.name);
    expect(bytes.length).toBeLessThan(100_000);
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  test("of an institution's renewal says so", async () => {
    const { coordinator, name } = await makeInstitution({ status: 'RequestRenew' });
    const id = await paymentIdOf(coordinator);
    await as(await makeAdmin()).ok('approveRenewal', { id: coordinator.id });
    const { text } = await readPdf((await as(coordinator).ok('issueReceipt', { id })).bytes);
    expect(text).toContain(name);
    expect(text).not.toContain(coordinator.name);
    expect(text).toContain('Satu juta sembilan ratus ribu rupiah');
    expect(text).toContain('Iuran keanggotaan institusi untuk satu tahun (perpanjangan)');
    expect(text).toContain('Rp 1.900.000');
  });

  test('keeps number, name and date for every reader, independently of the member', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    const id = await paymentIdOf(member);
    await as(admin).ok('approveRenewal', { id: member.id });
    const number = `KW/${year()}/000001`;
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'renewal.approve', details: { receipt: number } },
    ]);
    expect(await documentOf('receiptNumbers', `KW-${year()}-000001`)).toMatchObject({
      year: String(year()),
      serial: 1,
      paymentId: id,
    });
    await as(member).ok('updateProfile', { name: 'Nama Lain' });
    const before = await everything();
    const first = await as(member).ok('issueReceipt', { id });
    expect((await readPdf(first.bytes)).lines).toContain(member.name);
    for (const person of [member, admin]) {
      const again = await as(person).ok('issueReceipt', { id });
      expect([again.bytes.equals(first.bytes), again.reads]).toEqual([true, 3]);
    }
    expect(await everything()).toEqual(before);
    expect((await as(member).ok('listUserPayments', { id: member.id })).body.data[0]?.receipt).toBe(number);
  });

  test('of a payment without a number is audited with its first reader', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await paymentIdOf(member);
    expect((await as(admin).ok('issueReceipt', { id })).reads).toBe(6);
    await as(member).ok('issueReceipt', { id });
    expect(await valuesOf('audit')).toEqual([
      expect.objectContaining({
        action: 'receipt.issue',
        actorId: admin.id,
        targetId: member.id,
        details: { number: `KW/${year()}/000001` },
      }),
    ]);
  });

  test('is only read by GET: one without a number is refused there, and nothing is written', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const id = await paymentIdOf(member);
    // Stores the admin's activity, which is a separate write.
    await as(admin).ok('getProfile', {});
    const before = await everything();
    for (const person of [member, admin]) {
      const { status, body } = await as(person).refused('getReceipt', { id });
      expect([status, body.message]).toEqual([409, 'Kuitansi ini belum diterbitkan.']);
    }
    expect(await everything()).toEqual(before);
    const issued = await as(member).ok('issueReceipt', { id });
    const read = await as(admin).ok('getReceipt', { id });
    expect([read.bytes.equals(issued.bytes), read.reads]).toEqual([true, 3]);
  });

  test('stays with the payment after the account was deleted; a payment without a number gets none', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
    const [id, without] = [await paymentIdOf(member), await paymentIdOf(other)];
    const { bytes } = await as(member).ok('issueReceipt', { id });
    for (const person of [member, other]) await as(admin).ok('deleteUser', { id: person.id });
    expect((await as(admin).ok('issueReceipt', { id })).bytes.equals(bytes)).toBe(true);
    expect((await as(admin).refused('issueReceipt', { id: without })).body.code).toBe('not-found');
    expect(await numbers()).toHaveLength(1);
  });
});

test('other members get 404, and nothing is written', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const id = await paymentIdOf(member);
  const before = await everything();
  expect((await as(other).refused('issueReceipt', { id })).body.code).toBe('not-found');
  expect((await as(other).refused('issueReceipt', { id: 'unknownRecordId' })).body.code).toBe('not-found');
  expect((await as(undefined).refused('issueReceipt', { id })).body.code).toBe('unauthenticated');
  expect(await everything()).toEqual(before);
});

test.each(['waitingApproval', 'RequestRenew', 'rejectedByAdmin'] as const)(
  'a payment that is not approved has no receipt: %s',
  async (status) => {
    const member = await makeMember({ status });
    const id = await paymentIdOf(member);
    for (const person of [member, await makeAdmin()]) {
      const { body } = await as(person).refused('issueReceipt', { id });
      expect(body).toEqual({
        code: 'wrong-status',
        message: 'Kuitansi tersedia setelah pembayaran disetujui.',
      });
    }
    expect(await numbers()).toEqual([]);
  },
);

const serials = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => `KW/${year()}/${String(first + index).padStart(6, '0')}`);

/** Keeps sessions valid at times far in the future. */
async function stayingSignedIn(person: Person): Promise<Person> {
  const { live } = (await storedDocument('sessions', person.id)) as { live: object[] };
  const expiresAt = jakarta('2029-01-01T00:00');
  await changeDocument('sessions', person.id, { live: live.map((session) => ({ ...session, expiresAt })) });
  return person;
}

describe('receipt numbers', () => {
  test('of 12 concurrent approvals by two admins are unique and without gaps', async () => {
    const admins = [inProcess(await makeAdmin()), inProcess(await makeAdmin())];
    const members: Person[] = [];
    for (let made = 0; made < 12; made += 1) {
      members.push(await makeMember({ account: false, status: 'RequestRenew' }));
    }
    const answers = await Promise.all(
      admins.flatMap((admin) => members.map(({ id }) => admin.ok('approveRenewal', { id }))),
    );
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(12);
    expect(await numbers()).toEqual(serials(12));
    expect(await valuesOf('receiptNumbers')).toHaveLength(12);
  }, 60_000);

  test('of 12 older payments requested concurrently with double clicks are unique and without gaps', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    const admin = await makeAdmin();
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1)
      ids.push(await paymentIdOf(await makeMember({ account: false })));
    const client = inProcess(admin);
    const answers = await Promise.all([...ids, ...ids].map((id) => client.call('issueReceipt', { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    expect(await numbers()).toEqual(serials(12));
    expect(await valuesOf('audit')).toHaveLength(12);
  });

  test('belong to the year of the approval in Jakarta, whenever the receipt is requested', async () => {
    const admin = inProcess(await stayingSignedIn(await makeAdmin()));
    const old = await makeMember({ account: false });
    await changeDocument('payments', await paymentIdOf(old), {
      decidedAt: jakarta('2027-03-01T09:00'),
      previousValidUntil: null,
    });
    for (const at of ['2027-12-31T23:58', '2027-12-31T23:59', '2028-01-01T00:00']) {
      const { id } = await makeMember({ account: false, status: 'RequestRenew' });
      freezeClock(at);
      await admin.ok('approveRenewal', { id });
    }
    const { bytes } = await admin.ok('issueReceipt', { id: await paymentIdOf(old) });
    expect((await readPdf(bytes)).lines).toContain('1 Maret 2027 sampai 1 Maret 2028');
    expect(await numbers()).toEqual(['KW/2027/000001', 'KW/2027/000002', 'KW/2027/000003', 'KW/2028/000001']);
  });

  test('continue after those from before the register, even if register or counter are lost', async () => {
    const [admin, earlier] = [await makeAdmin(), await makeMember()];
    const receipt = { number: `KW/${year()}/000057`, issuedAt: new Date(), name: 'x', memberNumber: null };
    await changeDocument('payments', await paymentIdOf(earlier), { receipt });
    for (const counter of [57, 3]) {
      const database = await firestore();
      await database
        .collection('totals')
        .doc('receipts')
        .set({ [year()]: counter });
      await database.recursiveDelete(database.collection('receiptNumbers'));
      const { id } = await makeMember({ status: 'RequestRenew' });
      await as(admin).ok('approveRenewal', { id });
    }
    expect(await numbers()).toEqual(serials(3, 57));
  });

  test.each(faultModes)(
    'with a fault (%s) during assignment are neither lost nor duplicated',
    { tags: ['full'] },
    async (mode) => {
      const [member, waiting] = [await makeMember(), await makeMember({ status: 'RequestRenew' })];
      const admin = inProcess(await makeAdmin());
      const ask = async () => admin.call('issueReceipt', { id: await paymentIdOf(member) });
      const approve = () => admin.call('approveRenewal', { id: waiting.id });
      for (const give of [ask, approve]) {
        await withFault(1, mode, give);
        expect((await give()).status).toBe(200);
      }
      expect(await numbers()).toEqual(serials(2));
      expect(await valuesOf('receiptNumbers')).toHaveLength(2);
    },
  );
});

describe('a name that cannot be printed', () => {
  const made = async () => {
    const member = await makeMember({ status: 'RequestRenew', record: { name: '李小龍' } });
    const admin = await makeAdmin();
    await as(admin).ok('approveRenewal', { id: member.id });
    return { admin, member, id: await paymentIdOf(member) };
  };

  test('is requested once in Latin letters, and stays', async () => {
    const { admin, member, id } = await made();
    for (const person of [member, admin]) {
      expect((await as(person).refused('issueReceipt', { id })).body.code).toBe('receipt-name-needed');
    }
    await as(member).ok('nameReceipt', { id, latinName: 'Li Xiaolong' });
    const { bytes } = await as(member).ok('issueReceipt', { id });
    expect((await readPdf(bytes)).lines).toContain('Li Xiaolong');
    const before = await everything();
    await as(member).ok('nameReceipt', { id, latinName: 'Li Xiaolong' });
    const { body } = await as(admin).refused('nameReceipt', { id, latinName: 'Bruce Lee' });
    expect(body).toEqual({ code: 'wrong-status', message: 'Nama di kuitansi ini sudah tetap.' });
    expect(await everything()).toEqual(before);
    expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
      'receipt.name',
      'renewal.approve',
    ]);
  });

  test('is reused on the next receipt of the same name', async () => {
    const { admin, member, id } = await made();
    await as(member).ok('nameReceipt', { id, latinName: 'Li Xiaolong' });
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await as(admin).ok('approveRenewal', { id: member.id });
    const { bytes } = await as(member).ok('issueReceipt', { id: await paymentIdOf(member) });
    expect((await readPdf(bytes)).lines).toContain('Li Xiaolong');
  });

  test('is given by its payer or an admin, in Latin letters, and for no other name', async () => {
    const { member, id } = await made();
    const other = await makeMember({ status: 'RequestRenew' });
    const latinName = 'Li Xiaolong';
    expect((await as(other).refused('nameReceipt', { id, latinName })).body.code).toBe('not-found');
    for (const wrong of ['李', '123', '', 'Li 李']) {
      const { body } = await as(member).refused('nameReceipt', { id, latinName: wrong });
      expect(body.code).toBe('invalid-input');
    }
    const printable = await paymentIdOf(other);
    expect((await as(other).refused('nameReceipt', { id: printable, latinName })).status).toBe(409);
    await as(await makeAdmin()).ok('approveRenewal', { id: other.id });
    expect((await as(other).refused('nameReceipt', { id: printable, latinName })).status).toBe(409);
  });
});

const facts = {
  number: 'KW/2026/000001',
  issuedAt: jakarta('2026-02-05T09:00'),
  name: 'Dewi Lestari',
  memberNumber: 'SISINDO-2026-048213',
  kind: 'renewal',
  isOfInstitution: false,
  amount: 150_000,
  decidedAt: jakarta('2026-02-05T09:00'),
  years: 1,
  event: null,
} as const;

test.each([
  'Nguyễn Thị Đào',
  'Łukasz Şahin',
  'Ελένη Παπαδοπούλου',
  'Наталья Щукина',
  'محمد بن عبد الله القرشي',
  'דוד בן גוריון',
])('the name %s is printed as written', async (name) => {
  const pdf = await receiptPdf({ ...facts, name });
  expect((await readPdf(pdf)).lines).toContain(name);
  expect(pdf.length).toBeLessThan(100_000);
});

test('an old receipt keeps its content: no period, and the association as signatory', async () => {
  const { text } = await readPdf(await receiptPdf(facts));
  expect(text).toContain('Disetujui oleh Society for Information Systems Indonesia Kuitansi');
  expect(text).not.toContain('Masa keanggotaan');
});

test('the longest names and amounts stay on the page without overlap', async () => {
  const pdf = await readPdf(
    await receiptPdf({
      ...facts,
      period: { from: jakarta('2026-12-31T23:59'), until: jakarta('2027-12-31T23:59') },
      signatory: { name: 'Nama Bendahara (contoh)', office: 'Bendahara I' },
      name: 'Wiranatakusumaningrat '.repeat(6).slice(0, 120),
      amount: 999_999_999_999,
      taxNumber: '3201234567890001',
      secret: 'a1b2c3d4e5f6',
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
