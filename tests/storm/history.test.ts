import { describe, expect, test } from 'vitest';
import { brokenPromises, type Deed } from '../support/check/history.ts';
import type { Everything } from '../support/check/stores.ts';

/** What the storm believes: that its check of the history sees what it should. */

const deed = (fields: Partial<Deed>): Deed => ({
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
  const approval = (fields: Partial<Deed>) => deed({ action: 'renewal.approve', target: 'budi', ...fields });
  const entry = { actorId: 'sari', action: 'renewal.approve', targetId: 'budi' };
  const broken = (deeds: Deed[], entries: number) =>
    brokenPromises(
      deeds,
      stored({ audit: Object.fromEntries(Array.from({ length: entries }, (_, index) => [index, entry])) }),
    );

  test('that succeeded is there once', () => {
    expect(broken([approval({})], 1)).toEqual([]);
    expect(broken([approval({})], 0)).toEqual(['sari renewal.approve budi: 0 times, not 1 to 1']);
    expect(broken([approval({})], 2)).toEqual(['sari renewal.approve budi: 2 times, not 1 to 1']);
    expect(broken([approval({}), approval({ isRepetition: true })], 1)).toEqual([]);
  });

  test('that was refused is not there', () => {
    expect(broken([approval({ outcome: 'refused' })], 0)).toEqual([]);
    expect(broken([approval({ outcome: 'refused' })], 1)).toHaveLength(1);
  });

  test('that was never answered may be there or not, and once at most', () => {
    const unknown = approval({ outcome: 'unknown' });
    expect([0, 1, 2].map((entries) => broken([unknown], entries).length)).toEqual([0, 0, 1]);
  });
});

describe('a text', () => {
  const writing = (text: string, fields: Partial<Deed>) =>
    deed({ writes: { place: 'users/budi expertise', text }, ...fields });
  const broken = (expertise: string, ...deeds: Deed[]) =>
    brokenPromises(deeds, stored({ users: { budi: { expertise } } }));

  test('that was saved stays until another save, and two at once leave either', () => {
    const [one, other] = [writing('satu', {}), writing('dua', { began: 3, ended: 4 })];
    const beside = writing('tiga', { began: 1, ended: 9 });
    expect(broken('dua', one, other)).toEqual([]);
    expect(broken('satu', one, other)).toEqual(['users/budi expertise: satu, though dua came later']);
    expect(broken('tiga', one, other, beside)).toEqual([]);
    expect(broken('empat', one, other)).toEqual(["users/budi expertise: 'empat', which nobody wrote"]);
  });

  test('that was refused is nowhere, and one that was never answered may come late', () => {
    expect(broken('satu', writing('satu', { outcome: 'refused' }))).toEqual([
      'users/budi expertise: what was refused',
    ]);
    const late = writing('satu', { outcome: 'unknown', ended: Number.POSITIVE_INFINITY });
    expect(broken('satu', late, writing('dua', { began: 3, ended: 4 }))).toEqual([]);
  });
});
