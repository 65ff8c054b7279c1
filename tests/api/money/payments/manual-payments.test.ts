import { describe, expect, test } from 'vitest';
import { readProof } from '../../../../functions/src/model/money/payments/proofs.ts';
import { recordPayment } from '../../../../functions/src/model/money/payments/record-payment.ts';
import { findLedgerViolations } from '../../../support/assertions/money-invariants.ts';
import { documentsOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { type InputOf, inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const endOf = async ({ id }: Pick<Person, 'id'>) => {
  const { validUntil } = await storedDocument('users', id);
  return validUntil === null ? '' : (validUntil as Date).toISOString();
};

async function paymentOf(
  person: Pick<Person, 'id'>,
  change: Partial<InputOf<'recordPayment'>> = {},
): Promise<InputOf<'recordPayment'>> {
  return {
    id: person.id,
    paidBy: 'cash',
    paidOn: today(),
    amount: 'Rp 150.000',
    note: 'Tunai di seminar Surabaya.',
    seenUntil: await endOf(person),
    paymentProof: await proof(),
    ...change,
  };
}

describe('a manual payment', () => {
  test('works like an approval: membership, receipt, mail, bill and ledger follow', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'expired' })]);
    const bill = (await inProcess(member).ok('openBill', {})).body;
    const { body, status, reads } = await inProcess(admin).ok('recordPayment', await paymentOf(member));
    expect([status, body.message]).toEqual([201, 'Pembayaran dicatat, dan keanggotaannya diperpanjang.']);
    expect(reads).toBeLessThanOrEqual(9);
    const { isActive, paymentId } = await storedDocument('users', member.id);
    expect([isActive, await endOf(member)]).toEqual(['active', body.validUntil]);
    expect(await storedDocument('payments', String(paymentId))).toMatchObject({
      state: 'approved',
      kind: 'renewal',
      amount: 150_000,
      bill: bill.code,
      decidedBy: admin.id,
      previousStatus: 'expired',
      receipt: { number: expect.stringMatching(/^KW\/\d{4}\/000001$/), name: member.name },
      manual: { paidBy: 'cash', paidOn: today(), note: 'Tunai di seminar Surabaya.' },
    });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'closed', paymentId });
    const { data } = (await inProcess(admin).ok('listLedgerEntries', { account: 'cash' })).body;
    expect(data).toMatchObject([
      {
        _id: `payment-${paymentId}`,
        kind: 'manual',
        money: 150_000,
        reason: 'Tunai di seminar Surabaya.',
        bill: bill.code,
        writtenBy: admin.name,
      },
    ]);
    expect(data[0]?.postings.map(({ account }) => account)).not.toContain('rounding');
    expect((await valuesOf('outbox')).map(({ kind }) => kind)).toContain('renewal-approved');
    expect((await valuesOf('audit')).map(({ action }) => action)).toContain('payment.record');
    const shown = (await inProcess(member).ok('listUserPayments', { id: member.id })).body.data[0];
    expect(shown).toMatchObject({ paidBy: 'cash', state: 'approved', hasProof: true });
    expect(findLedgerViolations(await everything())).toEqual([]);
  });

  test('of a coordinator is a payment of the institution, with the amount of its bill', async () => {
    const admin = await makeAdmin();
    const { coordinator, id, name } = await makeInstitution();
    const bill = (await inProcess(coordinator).ok('openBill', {})).body;
    const paid = { paidBy: 'elsewhere', amount: String(bill.amount) } as const;
    await inProcess(admin).ok('recordPayment', await paymentOf(coordinator, paid));
    const { data } = (await inProcess(admin).ok('listLedgerEntries', {})).body;
    expect(data).toMatchObject([{ income: 'institution-renewal', money: bill.amount, payer: { name } }]);
    expect(data[0]?.postings.slice(0, 2)).toEqual([
      { account: 'elsewhere', amount: bill.amount },
      { account: 'rounding', amount: 1_900_000 - bill.amount },
    ]);
    expect((await storedDocument('institutions', id)).validUntil).toBeInstanceOf(Date);
  });

  test('sent twenty times concurrently is recorded once', async () => {
    const [one, other, member] = await Promise.all([
      makeAdmin(),
      makeAdmin(),
      makeMember({ status: 'active' }),
    ]);
    const { id, seenUntil, paymentProof } = await paymentOf(member);
    const slip = await readProof(Buffer.from(paymentProof.bytes));
    const paid = { paidBy: 'cash', paidOn: today(), amount: 150_000, note: 'Tunai.', seenUntil } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        recordPayment(id, paid, slip, at % 2 === 0 ? one : other, () => undefined),
      ),
    );
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'));
    expect(codes.sort()).toEqual([...Array(19).fill('conflict'), 'done']);
    expect(Object.keys(await documentsOf('ledger'))).toHaveLength(1);
    expect(Object.keys(await documentsOf('receiptNumbers'))).toHaveLength(1);
    expect(await documentsOf('intents')).toEqual({});
    expect(findLedgerViolations(await everything())).toEqual([]);
  });

  test('is dated on its day, unless that is in the future or its month is closed', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'expired' })]);
    await (await database()).doc('totals/ledger').set({ closedThrough: '2026-08' });
    const closed = await inProcess(admin).refused(
      'recordPayment',
      await paymentOf(member, { paidOn: '2026-08-31' }),
    );
    expect([closed.status, closed.body.code]).toEqual([409, 'month-closed']);
    const coming = await inProcess(admin).refused(
      'recordPayment',
      await paymentOf(member, { paidOn: '2099-01-01' }),
    );
    expect(coming.body.fields).toEqual({ paidOn: 'Tanggalnya belum tiba.' });
    expect([await documentsOf('ledger'), await documentsOf('intents')]).toEqual([{}, {}]);
    await inProcess(admin).ok('recordPayment', await paymentOf(member, { paidOn: '2026-09-01' }));
    expect((await valuesOf('ledger')).map(({ date }) => date)).toEqual(['2026-09-01']);
  });

  test('is refused for other amounts, during a waiting request, and for staff', async () => {
    const admin = await makeAdmin();
    const [member, waiting] = await Promise.all([makeMember(), makeMember({ status: 'RequestRenew' })]);
    const adminClient = inProcess(admin);
    const other = await adminClient.refused('recordPayment', await paymentOf(member, { amount: '100000' }));
    expect(other.body.fields).toEqual({ amount: 'Jumlahnya Rp\u00a0150.000.' });
    const renewing = await adminClient.refused('recordPayment', await paymentOf(waiting));
    expect([renewing.body.code, renewing.body.message]).toEqual([
      'wrong-status',
      'Masih ada permintaan yang menunggu persetujuan. Setujui atau tolak dulu permintaan itu.',
    ]);
    const stale = await adminClient.refused('recordPayment', await paymentOf(member, { seenUntil: '' }));
    expect(stale.body.code).toBe('conflict');
    expect((await inProcess(member).refused('recordPayment', await paymentOf(member))).body.code).toBe(
      'forbidden',
    );
    expect(await documentsOf('ledger')).toEqual({});
  });
});
