import { expect, test } from 'vitest';
import type { AuditRecord } from '../../functions/src/data/records.ts';
import { computeLeaf, findFaults } from '../../functions/src/model/base/audit-leaf.ts';
import { demoPlan } from './plan.ts';

const on = (time: string) => demoPlan(new Date(time));

test('the demo plan is the same all day in Jakarta', () => {
  const first = JSON.stringify(on('2028-02-28T17:00:00Z'));
  expect(JSON.stringify(on('2028-02-29T16:59:59Z'))).toBe(first);
  expect(JSON.stringify(on('2028-02-29T17:00:00Z'))).not.toBe(first);
});

test('every audit entry of the demo plan has its commitments', () => {
  const entries = on('2028-02-28T17:00:00Z').documents.filter(({ collection }) => collection === 'audit');
  expect(entries.length).toBeGreaterThan(100);
  for (const { id, data } of entries) {
    const entry = data as AuditRecord;
    expect(entry.proof?.leaf).toBe(computeLeaf(id, entry));
    expect(findFaults(id, entry)).toEqual([]);
  }
});

/** A simulation that ends in another status than its person throws. The days include leap days. */
test('the demo plan can be created for any day', () => {
  const day = 86_400_000;
  const start = Date.UTC(2027, 11, 25);
  for (let days = 0; days < 70; days += 1) {
    const now = new Date(start + days * day);
    const { documents, payments } = demoPlan(now);
    expect(payments.length).toBeGreaterThan(65);
    expect(new Set(documents.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(documents.length);
    for (const { createdAt, decidedAt } of payments) {
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      if (decidedAt !== null) expect(decidedAt.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  }
});
