import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareMailBill } from '../../../../functions/src/model/mails/texts/mail-context.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  paymentIdOf,
  paymentOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { codeOf } from '../../../support/factories/bills.ts';
import { proof } from '../../../support/factories/images.ts';
import { institutionStored, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const askRenewal = async (member: Person) =>
  inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
const yearsLater = (date: Date, years: number) => {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
};

beforeEach(() => {
  vi.stubEnv('RENEWAL_YEARS', '3');
});

describe('a bill of several years', () => {
  test('replaces the open bill of another number of years, and stays the bill of the member', async () => {
    const member = await makeMember({ record: { validUntil: inDays(5) } });
    const { body: one } = await as(member).ok('openBill', {});
    const { body: two, reads } = await as(member).ok('openBill', { years: 2 });
    expect(reads).toBeLessThanOrEqual(7);
    expect(two).toMatchObject({
      years: 2,
      fee: 300_000,
      amount: 300_000 - Number(two.uniqueCode),
      maxYears: 3,
    });
    expect(two.code).not.toBe(one.code);
    expect(await storedDocument('bills', one.code)).toMatchObject({ state: 'expired', payer: null });
    for (const input of [{}, { years: 2 }] as const)
      expect((await as(member).ok('openBill', input)).body).toEqual(two);
    const code = await codeOf(member);
    expect((await anonymous.ok('openBillByLink', { code })).body).toEqual(two);
    const mail = { kind: 'membership-expiring', to: '', userId: member.id, name: '', data: { days: 7 } };
    expect(await prepareMailBill(mail as never)).toMatchObject({ code: two.code, years: 2, fee: 300_000 });
    const { body: three } = await anonymous.ok('openBillByLink', { code, years: 3 });
    expect(three).toMatchObject({ years: 3, fee: 450_000 });
    const { body: back } = await as(member).ok('openBill', { years: 1 });
    expect(back).toMatchObject({ years: 1, fee: 150_000 });
    expect(await valuesOf('openBills')).toEqual([{ code: back.code }]);
  });

  test('of an institution gives an invoice of these years', async () => {
    const { coordinator } = await makeInstitution();
    const { body: bill } = await inProcess(coordinator).ok('openBill', { years: 3 });
    expect(bill).toMatchObject({ membership: 'institution', fee: 5_700_000 });
    const { bytes } = await inProcess(coordinator).ok('issueInvoice', {});
    expect((await readPdf(bytes)).text).toContain('untuk tiga tahun (perpanjangan)');
    expect(await valuesOf('invoices')).toMatchObject([{ bill: bill.code, years: 3, fee: 5_700_000 }]);
  });

  test('above the setting, and of another number, is refused and writes nothing', async () => {
    const member = await makeMember({ record: { validUntil: inDays(5) } });
    const code = await codeOf(member);
    const before = await everything();
    for (const years of [0, 4, 1.5, '2'] as never[]) {
      expect((await inProcess(member).refused('openBill', { years })).body.code).toBe('invalid-input');
      expect((await inProcess().refused('openBillByLink', { code, years })).body.code).toBe('invalid-input');
    }
    vi.stubEnv('RENEWAL_YEARS', '1');
    const { status, body } = await inProcess(member).refused('openBill', { years: 2 });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.message).toBe('Perpanjangan selama itu tidak tersedia.');
    expect(await everything()).toEqual(before);
    expect((await inProcess(member).ok('openBill', { years: 1 })).body).toMatchObject({ maxYears: 1 });
    vi.stubEnv('RENEWAL_YEARS', '4');
    await expect(inProcess(member).call('openBill', {})).resolves.toMatchObject({ status: 500 });
  });

  test('does not replace a bill whose money has arrived', async () => {
    const member = await makeMember();
    const { body: bill } = await inProcess(member).ok('openBill', {});
    const bankLine = { id: 'x', date: '2026-01-01', sen: bill.amount * 100, narrative: '', why: null };
    await changeDocument('bills', bill.code, { bankLine });
    const { body } = await inProcess(member).refused('openBill', { years: 2 });
    expect(body).toMatchObject({
      code: 'wrong-status',
      message: 'Uang untuk tagihan ini sudah kami terima. Unggah buktinya.',
    });
    expect((await inProcess(member).ok('openBill', {})).body).toEqual(bill);
  });

  test('changes ten times a day at most', async () => {
    vi.stubEnv('BILL_CHANGES_PER_PAYER', '10');
    const member = await makeMember();
    await inProcess(member).ok('openBill', {});
    for (let change = 0; change < 10; change += 1)
      await inProcess(member).ok('openBill', { years: change % 2 === 0 ? 2 : 1 });
    const { body } = await inProcess(member).refused('openBill', { years: 3 });
    expect(body.code).toBe('too-many-requests');
    expect((await inProcess(member).ok('openBill', {})).body.years).toBe(1);
  });

  test('of a lapsed member extends from the approval, books four years and names them everywhere', async () => {
    const treasurer = await makeAdmin({ duties: ['money'] });
    const member = await makeMember({ status: 'expired', record: { validUntil: inDays(-200) } });
    const { body: bill } = await inProcess(member).ok('openBill', { years: 3 });
    await askRenewal(member);
    expect(await paymentOf(member)).toMatchObject({ amount: bill.amount, bill: bill.code, years: 3 });
    const { body: review } = await inProcess(treasurer).ok('getReview', { id: member.id });
    const end = yearsLater(new Date(), 3);
    expect(review.payment).toMatchObject({
      expectedAmount: bill.amount,
      years: 3,
      bill: { code: bill.code, fee: 450_000 },
    });
    expect(review.payment.validUntilIfApproved?.slice(0, 10)).toBe(end);
    expect(review.user.amount).toBe(bill.amount);
    const { body: approval } = await inProcess(treasurer).ok('approveRenewal', { id: member.id });
    expect(approval.validUntil?.slice(0, 10)).toBe(end);
    const { body: history } = await inProcess(member).ok('listUserPayments', { id: member.id });
    const year = new Date().getFullYear();
    expect(history.data[0]).toMatchObject({ years: 3, amount: bill.amount, state: 'approved' });
    expect(history.data[0]?.period?.until.slice(0, 4)).toBe(String(year + 3));
    const [entry] = await valuesOf('ledger');
    const postings = entry?.postings as { account: string; amount: number; year?: number }[];
    const deferred = postings.filter(({ account }) => account === 'deferred');
    expect(deferred.map((posting) => posting.year)).toEqual([year + 1, year + 2, year + 3]);
    const dues = postings.filter(({ account }) => account === 'dues' || account === 'deferred');
    expect(dues.reduce((sum, { amount }) => sum + amount, 0)).toBe(-450_000);
    const receipt = await inProcess(member).ok('getReceipt', { id: await paymentIdOf(member) });
    expect((await readPdf(receipt.bytes)).text).toContain('untuk tiga tahun (perpanjangan)');
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'closed' });
  });

  test('extends every seat of an institution, also after its proof was replaced', async () => {
    const treasurer = await makeAdmin({ duties: ['money'] });
    const { id, coordinator } = await makeInstitution();
    const before = (await institutionStored(id)).validUntil as Date;
    await inProcess(coordinator).ok('openBill', { years: 2 });
    await askRenewal(coordinator);
    const paymentId = await paymentIdOf(coordinator);
    await inProcess(coordinator).ok('replaceProof', { id: paymentId, paymentProof: await proof('baru.jpg') });
    await inProcess(treasurer).ok('approveRenewal', { id: coordinator.id });
    const after = (await institutionStored(id)).validUntil as Date;
    expect(after.toISOString().slice(0, 10)).toBe(yearsLater(before, 2));
    expect(await paymentOf(coordinator)).toMatchObject({ years: 2, state: 'approved' });
  });

  test('that an admin records by its amount extends by its years, and by the fee of a year by one', async () => {
    const treasurer = await makeAdmin({ duties: ['money'] });
    const record = async (member: Person, amount: string) => {
      const { validUntil } = await storedDocument('users', member.id);
      const { body } = await inProcess(treasurer).ok('recordPayment', {
        id: member.id,
        paidBy: 'cash',
        paidOn: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
        amount,
        note: 'Tunai di sekretariat',
        seenUntil: (validUntil as Date).toISOString(),
        paymentProof: await proof(),
      });
      return { before: validUntil as Date, after: body.validUntil.slice(0, 10) };
    };
    const [two, one] = await Promise.all([makeMember(), makeMember()]);
    for (const member of [two, one]) await inProcess(member).ok('openBill', { years: 2 });
    const ofTwo = await record(two, '300000');
    expect(ofTwo.after).toBe(yearsLater(ofTwo.before, 2));
    const ofOne = await record(one, '150000');
    expect(ofOne.after).toBe(yearsLater(ofOne.before, 1));
    const states = Object.values(await documentsOf('bills')).map(({ userId, state }) => [userId, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        [two.id, 'closed'],
        [one.id, 'open'],
      ]),
    );
  });
});
