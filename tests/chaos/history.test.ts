/** @module-tag full */
import { describe, expect, test } from 'vitest';
import type { Everything } from '../support/assertions/stores.ts';
import { type ActorCall, findContradictions } from './support/history.ts';

/** Tests the history check of the chaos test itself. */

const actorCall = (fields: Partial<ActorCall>): ActorCall => ({
  actor: 'sari',
  action: undefined,
  target: undefined,
  writes: undefined,
  began: 1,
  ended: 2,
  outcome: 'done',
  isRepetition: false,
  ...fields,
});

const stored = (documents: Everything['documents']): Everything => ({ documents, files: {}, accounts: {} });

describe('an approval', () => {
  const approval = (fields: Partial<ActorCall>) =>
    actorCall({ action: 'renewal.approve', target: 'budi', ...fields });
  const entry = { actorId: 'sari', action: 'renewal.approve', targetId: 'budi' };
  const broken = (calls: ActorCall[], entries: number) =>
    findContradictions(
      calls,
      stored({ audit: Object.fromEntries(Array.from({ length: entries }, (_, index) => [index, entry])) }),
    );

  test('that succeeded has exactly one entry', () => {
    expect(broken([approval({})], 1)).toEqual([]);
    expect(broken([approval({})], 0)).toEqual(['sari renewal.approve budi: 0 times, not 1 to 1']);
    expect(broken([approval({})], 2)).toEqual(['sari renewal.approve budi: 2 times, not 1 to 1']);
    expect(broken([approval({}), approval({ isRepetition: true })], 1)).toEqual([]);
  });

  test('that was refused has no entry', () => {
    expect(broken([approval({ outcome: 'refused' })], 0)).toEqual([]);
    expect(broken([approval({ outcome: 'refused' })], 1)).toHaveLength(1);
  });

  test('without a response has at most one entry', () => {
    const unknown = approval({ outcome: 'unknown' });
    expect([0, 1, 2].map((entries) => broken([unknown], entries).length)).toEqual([0, 0, 1]);
  });
});

describe('a text', () => {
  const textCall = (text: string, fields: Partial<ActorCall>) =>
    actorCall({ writes: { place: 'users/budi expertise', text }, ...fields });
  const broken = (expertise: string, ...calls: ActorCall[]) =>
    findContradictions(calls, stored({ users: { budi: { expertise } } }));

  test('that was saved stays until the next save, and two concurrent saves leave either text', () => {
    const [one, other] = [textCall('satu', {}), textCall('dua', { began: 3, ended: 4 })];
    const concurrent = textCall('tiga', { began: 1, ended: 9 });
    expect(broken('dua', one, other)).toEqual([]);
    expect(broken('satu', one, other)).toEqual(['users/budi expertise: satu, though dua came later']);
    expect(broken('tiga', one, other, concurrent)).toEqual([]);
    expect(broken('empat', one, other)).toEqual(["users/budi expertise: 'empat', which nobody wrote"]);
  });

  test('that was refused is not stored, and one without a response may be stored late', () => {
    expect(broken('satu', textCall('satu', { outcome: 'refused' }))).toEqual([
      'users/budi expertise: what was refused',
    ]);
    const late = textCall('satu', { outcome: 'unknown', ended: Number.POSITIVE_INFINITY });
    expect(broken('satu', late, textCall('dua', { began: 3, ended: 4 }))).toEqual([]);
  });
});
