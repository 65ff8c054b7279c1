import { expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import {
  documentsOf,
  everything,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { inDays } from '../../../support/suite/time.ts';

/** Stores money of Siti, who has no bill. The bill of another member makes the import store it. */
async function makeScene(rupiah = 150_000) {
  const treasurer = await makeAdmin({ duties: ['money'] });
  const member = await makeMember({ record: { name: 'Siti Aminah', validUntil: inDays(10) } });
  const other = await makeMember({ record: { name: 'Budi Hartono' } });
  await inProcess(other).ok('openBill', {});
  await storeLines(statementOf(credit(rupiah, 'TRSF E-BANKING CR SITI AMINAH')), sourceOf());
  const [id = ''] = Object.keys(await documentsOf('bankLines'));
  const seenUntil = ((await storedDocument('users', member.id)).validUntil as Date).toISOString();
  return { treasurer, member, id, seenUntil };
}

const billsOf = async (member: Person) =>
  (await valuesOf('bills')).filter(({ userId }) => userId === member.id);

test('money without a bill makes a bill and closes it, renews, books and issues a receipt in one step', async () => {
  const { treasurer, member, id, seenUntil } = await makeScene();
  const { body } = await inProcess(treasurer).ok('takeBankLine', { id, userId: member.id, seenUntil });
  const expected = new Date(seenUntil);
  expected.setFullYear(expected.getFullYear() + 1);
  expect(body.validUntil.slice(0, 10)).toBe(expected.toISOString().slice(0, 10));
  const line = await storedDocument('bankLines', id);
  const [bill] = await billsOf(member);
  const [code] = line.bills as string[];
  const { paymentId } = await storedDocument('users', member.id);
  expect(line).toMatchObject({ state: 'matched', decidedBy: treasurer.id });
  expect(bill).toMatchObject({ state: 'closed', fee: 150_000, amount: 150_000, paymentId, bankLine: { id } });
  expect(await storedDocument('payments', String(paymentId))).toMatchObject({
    state: 'approved',
    amount: 150_000,
    bill: code,
    file: null,
    manual: { paidBy: 'bank', paidOn: line.date, note: 'TRSF E-BANKING CR SITI AMINAH' },
  });
  expect(await valuesOf('ledger')).toMatchObject([{ date: line.date, bill: code }]);
  expect(await valuesOf('receiptNumbers')).toHaveLength(1);
  expect(await mailsOf('renewal-approved')).toHaveLength(1);
});

test('an open bill of the member is closed instead of a new one', async () => {
  const { treasurer, member, id, seenUntil } = await makeScene();
  const { body: open } = await inProcess(member).ok('openBill', {});
  await inProcess(treasurer).ok('takeBankLine', { id, userId: member.id, seenUntil });
  expect(await storedDocument('bills', open.code)).toMatchObject({ state: 'closed', bankLine: { id } });
  expect(await billsOf(member)).toHaveLength(1);
});

test('another amount, a waiting request, another end and a decided line are refused', async () => {
  const { treasurer, member, id, seenUntil } = await makeScene(140_000);
  const caller = inProcess(treasurer);
  const before = await everything();
  const take = (changes: object = {}) =>
    caller.refused('takeBankLine', { id, userId: member.id, seenUntil, ...changes });
  expect((await take()).body.message).toBe('Jumlahnya Rp\u00a0150.000.');
  expect((await take({ seenUntil: '' })).body.code).toBe('conflict');
  expect((await take({ userId: 'tidakada' })).body.code).toBe('not-found');
  expect(await everything()).toEqual(before);
  await inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
  expect((await take()).body.code).toBe('wrong-status');
  await caller.ok('matchBankLine', { id, isOther: true });
  expect((await take()).body.code).toBe('wrong-status');
});

test('ten concurrent presses of two admins take the money once', async () => {
  const { treasurer, member, id, seenUntil } = await makeScene();
  const callers = [treasurer, await makeAdmin()].map((admin) => inProcess(admin));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      callers[n % 2]?.call('takeBankLine', { id, userId: member.id, seenUntil }),
    ),
  );
  expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(1);
  for (const answer of answers) expect([201, 409]).toContain(answer?.status);
  expect(await billsOf(member)).toHaveLength(1);
  expect(await valuesOf('ledger')).toHaveLength(1);
});

test.each(faultModes)(
  'an interruption (%s) takes all or nothing, and the next try completes it',
  async (mode) => {
    const { treasurer, member, id, seenUntil } = await makeScene();
    const caller = inProcess(treasurer);
    await withFault(1, mode, () => caller.call('takeBankLine', { id, userId: member.id, seenUntil }));
    await caller.call('takeBankLine', { id, userId: member.id, seenUntil });
    expect(await storedDocument('bankLines', id)).toMatchObject({ state: 'matched' });
    expect(await valuesOf('ledger')).toHaveLength(1);
    expect((await valuesOf('payments')).filter(({ manual }) => manual !== undefined)).toHaveLength(1);
  },
);
