import { expect, test } from 'vitest';
import { demoPlan } from './plan.ts';

const on = (time: string) => demoPlan(new Date(time));

test('is the same all day long, in Jakarta', () => {
  const first = JSON.stringify(on('2028-02-28T17:00:00Z'));
  expect(JSON.stringify(on('2028-02-29T16:59:59Z'))).toBe(first);
  expect(JSON.stringify(on('2028-02-29T17:00:00Z'))).not.toBe(first);
});

/** A life that does not end in its person's status throws; leap days and ends of months are tried too. */
test('can be made for any day', () => {
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
