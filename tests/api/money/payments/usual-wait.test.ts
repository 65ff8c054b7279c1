import { expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { payments } from '../../../../functions/src/data/collections.ts';
import { newId } from '../../../../functions/src/data/ids.ts';
import { createWaitingPayment } from '../../../../functions/src/model/money/payments/proofs.ts';
import { changeDocument, storedDocument } from '../../../support/assertions/stores.ts';
import { makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

/** Creates payments decided in sequence, the last one today, each after this many days. */
async function makeDecided(days: readonly number[], decidedBy = 'otherUserId'): Promise<void> {
  const batch = new Batch();
  const proof = { file: 'payment-proofs/x', sha256: '00', imageHash: '00'.repeat(32) };
  const before = { isActive: 'active', validUntil: null } as const;
  for (const [index, wait] of days.entries()) {
    const decidedAt = inDays(index - days.length);
    batch.create(payments, newId(), {
      ...createWaitingPayment('member', 'renewal', proof, before),
      state: 'approved',
      createdAt: new Date(decidedAt.getTime() - wait * 86_400_000),
      decidedAt,
      decidedBy,
    });
  }
  await batch.commit();
}

const ask = (person: { token: string }) => inProcess(person).ok('getUsualWait', {});
const usualWaitOf = async (person: { token: string }) => (await ask(person)).body.days;

test('the usual wait is computed from the newest 30 decisions, without waiting ones and deleted people', async () => {
  const member = await makeMember({ status: 'waitingApproval' });
  await makeDecided([...Array(20).fill(90), ...Array(15).fill(1), ...Array(15).fill(3)]);
  const { body, reads } = await ask(member);
  expect([body.days, reads]).toEqual([2, 33]);
});

test('the value is stored for an hour, then computed again', async () => {
  const member = await makeMember({ status: 'waitingApproval' });
  await makeDecided([4, 4, 4, 4, 4]);
  expect(await usualWaitOf(member)).toBe(4);
  await makeDecided(Array(20).fill(9));
  const stored = await storedDocument('totals', 'usualWait');
  const { body, reads } = await ask(member);
  expect([body.days, reads]).toEqual([4, 3]);
  expect(await storedDocument('totals', 'usualWait')).toEqual(stored);
  await changeDocument('totals', 'usualWait', { at: new Date(Date.now() - 60 * 60_000) });
  expect(await usualWaitOf(member)).toBe(9);
});
