import { expect, test } from 'vitest';
import type { TranslationRecord } from '../../functions/src/data/content-records.ts';
import type { AuditRecord } from '../../functions/src/data/records.ts';
import { computeLeaf, findFaults } from '../../functions/src/model/base/compute-leaf.ts';
import { contentKinds } from '../../functions/src/model/content/content-kinds.ts';
import { sourceHashOf } from '../../functions/src/model/content/translations.ts';
import { declaredScreens } from '../build/declared-screens.ts';
import { findExample } from './demo-screens.ts';
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

test('the demo content has public, draft, stale and missing English texts', () => {
  const { documents } = on('2028-02-28T17:00:00Z');
  const of = (name: string) => documents.filter(({ collection }) => collection === name);
  const english = of('translations').map(({ data }) => data as TranslationRecord);
  const kinds = [contentKinds.blog, contentKinds.event, contentKinds.journal, contentKinds.product] as const;
  const states = kinds.map((kind) => {
    const entries = of(kind.collection.name);
    const texts = english.filter((one) => one.kind === kind.noun);
    const isStale = ({ of: id, sourceHash }: TranslationRecord) =>
      entries.some(
        (entry) => entry.id === id && sourceHashOf(kind as never, entry.data as never) !== sourceHash,
      );
    return [
      kind.noun,
      texts.filter(({ createdAt }) => createdAt !== null).length,
      texts.filter(({ createdAt }) => createdAt === null).length,
      texts.filter(isStale).length,
      entries.length - texts.length,
    ];
  });
  expect(states).toEqual([
    ['blog', 4, 1, 1, 3],
    ['event', 4, 0, 1, 1],
    ['journal', 9, 1, 1, 1],
    ['product', 4, 1, 1, 0],
  ]);
});

/** A simulation that ends in another status than its person throws. */
function createPlans(dates: readonly Date[]): void {
  for (const now of dates) {
    const { documents, payments } = demoPlan(now);
    expect(payments.length).toBeGreaterThan(65);
    expect(new Set(documents.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(documents.length);
    expect(payments.filter(({ createdAt }) => createdAt >= now)).toEqual([]);
    expect(
      payments.filter(({ createdAt, decidedAt }) => decidedAt !== null && decidedAt <= createdAt),
    ).toEqual([]);
  }
}

test('the demo plan can be created at the ends of months and on a leap day', () => {
  const days = ['2027-12-31', '2028-01-01', '2028-02-15', '2028-02-29', '2028-03-01'];
  createPlans(days.map((day) => new Date(day)));
});

test('the demo plan can be created for each of 70 days', { tags: ['full'] }, () => {
  createPlans(Array.from({ length: 70 }, (_, days) => new Date(Date.UTC(2027, 11, 25 + days))));
});

test('each screen with an id has an example in the demo data', () => {
  const paths = declaredScreens().map(({ path }) => path);
  expect(paths.filter((path) => path.includes(':') && findExample(path) === undefined)).toEqual([]);
});
