import { expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { memberNumbers } from '../../../functions/src/data/collections.ts';
import { claimNumber } from '../../../functions/src/model/people/member-numbers.ts';
import { documentsOf } from '../../support/assertions/stores.ts';

test('a batch that creates a document twice is refused, and writes nothing', async () => {
  const batch = new Batch();
  for (const userId of ['first', 'second'])
    batch.create(memberNumbers, 'SISINDO-2026-000001', { userId, assignedAt: new Date() });
  await expect(batch.commit()).rejects.toMatchObject({ code: 3 });
  expect(await documentsOf('memberNumbers')).toEqual({});
});

test('one batch assigns each of 4,000 new members another number', () => {
  const batch = new Batch();
  const claim = (id: number) => claimNumber(batch, { id: String(id), data: { memberNumber: null } });
  expect(new Set(Array.from({ length: 4000 }, (_, id) => claim(id))).size).toBe(4000);
});
