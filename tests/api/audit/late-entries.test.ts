import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { audit } from '../../../functions/src/data/collections.ts';
import { recordAudit } from '../../../functions/src/model/base/audit.ts';
import { sealDue } from '../../../functions/src/model/seals/sealing.ts';
import { mailCheckpoint } from '../../../functions/src/model/upkeep/mail-checkpoint.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import {
  auditSigner,
  entryIds,
  forgetKept,
  keep,
  sealed,
  sealedIds,
  verified,
} from '../../support/check/sealed-audit.ts';
import { makeAuditEntry } from '../../support/make/office.ts';
import { makeAdmin, type Person } from '../../support/make/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

const realNow = clock.now;

beforeEach(resetStores);
afterEach(() => {
  clock.now = realNow;
});
afterAll(forgetKept);

const day = (time: string) => new Date(`2026-02-02T${time}Z`);
const made = (admin: Person, time: string) => makeAuditEntry(admin, 'user.update', admin, { at: day(time) });

/** What the list says of each entry, newest first. */
const marksOf = async (admin: Person) => {
  const { body } = await as(admin).ok('listAuditEntries', { person: admin.id });
  return body.data.map(({ _id, isSealed, isMissed }) => [_id, isSealed, isMissed]);
};

test('an entry bears the mark of a seal if one holds it, however old it is', async () => {
  const admin = await makeAdmin();
  const [old, last] = [await made(admin, '03:00:00'), await made(admin, '03:30:00')];
  expect(await sealed()).toBe(2);
  const late = await made(admin, '03:25:00');
  const tooLate = await made(admin, '03:10:00');
  expect(await marksOf(admin)).toEqual([
    [last, true, false],
    [late, false, false],
    [tooLate, false, true],
    [old, true, false],
  ]);
  expect(await sealed()).toBe(1);
  expect(await sealed()).toBe(0);
  expect(await marksOf(admin)).toEqual([
    [last, true, false],
    [late, true, false],
    [tooLate, false, true],
    [old, true, false],
  ]);
});

test('a page of entries from as many seals is told apart within its reads', async () => {
  const admin = await makeAdmin();
  for (let minute = 10; minute < 45; minute += 1) {
    await made(admin, `03:${minute}:00`);
    expect(await sealed()).toBe(1);
  }
  const { body } = await as(admin).ok('listAuditEntries', { limit: 50 });
  expect(body.data.map(({ isSealed }) => isSealed)).toEqual(Array(35).fill(true));
});

describe('an entry that came too late, or that somebody put there', () => {
  test('is found by the verifier, and each night', async () => {
    const admin = await makeAdmin();
    await Promise.all([made(admin, '03:00:00'), made(admin, '03:30:00')]);
    await sealed();
    expect((await mailCheckpoint(usualRun)).findings).toEqual([]);
    const late = await made(admin, '03:25:00');
    expect((await mailCheckpoint(usualRun)).findings).toEqual([]);
    await sealed();
    expect((await mailCheckpoint(usualRun)).findings).toEqual([]);
    const tooLate = await made(admin, '03:19:59');
    await sealed();
    expect((await mailCheckpoint(usualRun)).findings).toEqual([
      'audit: 1 entries are in no seal, and too late for one',
    ]);
    const kept = await keep(admin, 'too-late');
    expect(verified(kept, kept.checkpoint)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `entry ${tooLate} (user.update): in no seal, though older than five minutes`,
      ),
    });
    await new Batch().delete(audit, tooLate).delete(audit, late).commit();
    expect((await mailCheckpoint(usualRun)).findings).toEqual([]);
  });

  test('shows each night when it is gone, too', async () => {
    const admin = await makeAdmin();
    const old = await made(admin, '03:00:00');
    await made(admin, '03:30:00');
    await sealed();
    await new Batch().delete(audit, old).commit();
    expect((await mailCheckpoint(usualRun)).findings).toEqual(['audit: 1 entries are gone that were sealed']);
  });

  test('is none of a process that was halted on its way', async () => {
    const admin = await makeAdmin();
    const batch = new Batch();
    recordAudit(batch, admin, 'user.update', admin);
    const begun = realNow().getTime();
    clock.now = () => new Date(begun + 5 * 60_000 + 1000);
    await expect(batch.commit()).rejects.toThrow('A batch was begun too long ago to be committed.');
    expect(await entryIds()).toEqual([]);
  });
});

test('clocks that are half a minute off, of writers and of sealers, leave no entry out and seal none twice', async () => {
  const admin = await makeAdmin();
  const start = day('03:00:00').getTime();
  const skews = [-30_000, 0, 30_000];
  /** What an instance does at this second of the test, by its own clock. */
  const at = (second: number, skew: number) => new Date(start + second * 1000 + skew);
  const sealAt = async (second: number, skew: number) => {
    clock.now = () => at(second, skew);
    await sealDue({ signer: auditSigner });
  };
  for (let second = 0; second <= 240; second += 20) {
    await Promise.all(
      skews.map((skew) => makeAuditEntry(admin, 'user.update', admin, { at: at(second, skew) })),
    );
    await sealAt(second, skews[(second / 20) % 3] ?? 0);
    // Whatever is two minutes old by a true clock is sealed.
    const [ids, { body }] = [
      new Set(await sealedIds()),
      await as(admin, inProcess()).ok('listAuditEntries', { limit: 50 }),
    ];
    const waiting = body.data.filter(({ _id }) => !ids.has(_id)).map((entry) => Date.parse(entry.at));
    expect(Math.min(...waiting, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(
      at(second - 120, -30_000).getTime(),
    );
  }
  await sealAt(360, 0);
  expect(await sealedIds()).toEqual(await entryIds());
  expect(await sealedIds()).toHaveLength(39);
  const kept = await keep(admin, 'skewed');
  expect(verified(kept, kept.checkpoint)).toMatchObject({ code: 0 });
});
