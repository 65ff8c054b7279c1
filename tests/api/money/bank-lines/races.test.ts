import { expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { documentsOf, mailsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

/** Creates two treasurers, a renewal with its bill and proof, and its money on a line without a match. */
async function makeScene() {
  const treasurers = [await makeAdmin(), await makeAdmin({ duties: ['money'] })] as const;
  const member = await makeMember({ record: { name: 'Siti Aminah', validUntil: inDays(10) } });
  const caller = inProcess(member);
  const { body: bill } = await caller.ok('openBill', {});
  await caller.ok('requestRenewal', { id: member.id, paymentProof: await proof() });
  const before = (await storedDocument('users', member.id)).validUntil as Date;
  return { treasurers, member, bill, before };
}

const by = (treasurers: readonly [Person, Person], n: number) => inProcess(treasurers[n % 2] as Person);

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const hasChanged = ({ body }: { body: unknown }) => (body as { changed?: boolean }).changed === true;
const entriesOf = async (action: string) =>
  (await valuesOf('audit')).filter((entry) => entry.action === action);

test('of twenty concurrent approvals, matches and imports of one renewal, one approves, and one entry is booked', async () => {
  const { treasurers, member, bill, before } = await makeScene();
  await storeLines(statementOf(credit(bill.amount - 1_000, 'TRSF TANPA NAMA')), sourceOf());
  const [line = ''] = Object.keys(await documentsOf('bankLines'));
  const approvals = Array.from({ length: 12 }, (_, n) =>
    by(treasurers, n).call('approveRenewal', { id: member.id }),
  );
  const matches = Array.from({ length: 6 }, (_, n) =>
    by(treasurers, n).call('matchBankLine', { id: line, bills: bill.code }),
  );
  const imports = Array.from({ length: 2 }, () =>
    storeLines(statementOf(credit(bill.amount, 'TRSF E-BANKING CR SITI AMINAH')), sourceOf()).catch(
      () => undefined,
    ),
  );
  const [approved, matched] = await Promise.all([
    Promise.all(approvals),
    Promise.all(matches),
    Promise.all(imports),
  ]);
  // All others learn that nothing changed, or get a conflict.
  expect(approved.filter(hasChanged)).toHaveLength(1);
  expect(matched.filter(hasChanged).length).toBeLessThanOrEqual(1);
  for (const answer of [...approved, ...matched]) {
    const isClear = answer.status === 200 || ['wrong-status', 'conflict'].includes(codeOf(answer) ?? '');
    expect(isClear, JSON.stringify(answer.body)).toBe(true);
  }
  const { isActive, paymentId, validUntil } = await storedDocument('users', member.id);
  expect(isActive).toBe('active');
  expect((validUntil as Date).getFullYear()).toBe(before.getFullYear() + 1);
  expect(Object.keys(await documentsOf('ledger'))).toEqual([`payment-${paymentId}`]);
  expect(await valuesOf('ledgerMonths')).toMatchObject([{ entries: 1, balances: { bank: bill.amount } }]);
  expect(await entriesOf('renewal.approve')).toHaveLength(1);
  expect(Object.keys(await documentsOf('receiptNumbers'))).toHaveLength(1);
  expect(await mailsOf('renewal-approved')).toHaveLength(1);
  // The bill has at most one line, and that line refers to it.
  const stored = await storedDocument('bills', bill.code);
  expect(stored).toMatchObject({ state: 'closed', paymentId });
  const lines = Object.entries(await documentsOf('bankLines')).filter(([, { state }]) => state === 'matched');
  const known = stored.bankLine as { id: string } | null | undefined;
  expect(lines.map(([id]) => id)).toEqual(known ? [known.id] : []);
});

test('of twenty concurrent attempts to undo a match one succeeds, also during approvals', {
  tags: ['full'],
}, async () => {
  const { treasurers, member, bill } = await makeScene();
  await storeLines(statementOf(credit(bill.amount, 'TRSF E-BANKING CR SITI AMINAH')), sourceOf());
  const [line = ''] = Object.keys(await documentsOf('bankLines'));
  expect((await storedDocument('users', member.id)).bankMatch).toMatchObject({ bill: bill.code });
  const [undone, approved] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, (_, n) => by(treasurers, n).call('undoBankLine', { id: line }))),
    Promise.all(
      Array.from({ length: 2 }, (_, n) => by(treasurers, n).call('approveRenewal', { id: member.id })),
    ),
  ]);
  expect(undone.filter(hasChanged)).toHaveLength(1);
  expect(approved.filter(hasChanged)).toHaveLength(1);
  for (const answer of [...undone, ...approved]) {
    const isClear = answer.status === 200 || ['wrong-status', 'conflict'].includes(codeOf(answer) ?? '');
    expect(isClear, JSON.stringify(answer.body)).toBe(true);
  }
  expect(await storedDocument('bankLines', line)).toMatchObject({ state: 'unknown', bills: [] });
  expect((await storedDocument('bills', bill.code)).bankLine ?? null).toBeNull();
  expect((await storedDocument('users', member.id)).bankMatch ?? null).toBeNull();
  expect(await entriesOf('bank-line.undo')).toHaveLength(1);
  expect(Object.keys(await documentsOf('ledger'))).toHaveLength(1);
});
