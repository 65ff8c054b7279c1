import { afterAll, describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { audit } from '../../../../functions/src/data/collections.ts';
import { checkpointDueEntries } from '../../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { recordAudit } from '../../../../functions/src/model/base/audit.ts';
import { mailCheckpoint } from '../../../../functions/src/model/maintenance/mail-checkpoint.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import {
  auditSigner,
  checkpointAudit,
  checkpointedIds,
  deleteAuditFiles,
  entryIds,
  saveExport,
  verifyExport,
} from '../../../support/assertions/audit-verification.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

afterAll(deleteAuditFiles);

const day = (time: string) => new Date(`2026-02-02T${time}Z`);
const made = (admin: Person, time: string) => makeAuditEntry(admin, 'user.update', admin, { at: day(time) });

/** Returns what the list says about each entry, newest first. */
const marksOf = async (admin: Person) => {
  const { body } = await as(admin).ok('listAuditEntries', { person: admin.id });
  return body.data.map(({ _id, isSealed, isMissed }) => [_id, isSealed, isMissed]);
};

test('an entry is marked as covered if a checkpoint contains it, at any age', async () => {
  const admin = await makeAdmin();
  const [old, last] = [await made(admin, '03:00:00'), await made(admin, '03:30:00')];
  expect(await checkpointAudit()).toBe(2);
  const late = await made(admin, '03:25:00');
  const tooLate = await made(admin, '03:10:00');
  expect(await marksOf(admin)).toEqual([
    [last, true, false],
    [late, false, false],
    [tooLate, false, true],
    [old, true, false],
  ]);
  expect(await checkpointAudit()).toBe(1);
  expect(await checkpointAudit()).toBe(0);
  expect(await marksOf(admin)).toEqual([
    [last, true, false],
    [late, true, false],
    [tooLate, false, true],
    [old, true, false],
  ]);
});

test('a page of entries from different checkpoints is marked within the read budget', async () => {
  const admin = await makeAdmin();
  for (let minute = 10; minute < 45; minute += 1) {
    await made(admin, `03:${minute}:00`);
    expect(await checkpointAudit()).toBe(1);
  }
  const { body } = await as(admin).ok('listAuditEntries', { limit: 50 });
  expect(body.data.map(({ isSealed }) => isSealed)).toEqual(Array(35).fill(true));
});

describe('an entry that arrived too late or was inserted by hand', () => {
  test('is found by the verifier and every night', async () => {
    const admin = await makeAdmin();
    await Promise.all([made(admin, '03:00:00'), made(admin, '03:30:00')]);
    await checkpointAudit();
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([]);
    const late = await made(admin, '03:25:00');
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([]);
    await checkpointAudit();
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([]);
    const tooLate = await made(admin, '03:19:59');
    await checkpointAudit();
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([
      'audit: 1 entries have no checkpoint and are too old for one',
    ]);
    const saved = await saveExport(admin, 'too-late');
    expect(verifyExport(saved, saved.checkpoint)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        `entry ${tooLate} (user.update): has no checkpoint, though older than five minutes`,
      ),
    });
    await new Batch().delete(audit, tooLate).delete(audit, late).commit();
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([]);
  });

  test('is also reported every night after it was deleted', async () => {
    const admin = await makeAdmin();
    const old = await made(admin, '03:00:00');
    await made(admin, '03:30:00');
    await checkpointAudit();
    await new Batch().delete(audit, old).commit();
    expect((await mailCheckpoint(defaultJobOptions)).findings).toEqual([
      'audit: 1 checkpointed entries are missing',
    ]);
  });

  test('cannot come from a process that was halted on its way', async () => {
    const admin = await makeAdmin();
    const batch = new Batch();
    recordAudit(batch, admin, 'user.update', admin);
    freezeClock(new Date(Date.now() + 5 * 60_000 + 1000));
    await expect(batch.commit()).rejects.toThrow('A batch was begun too long ago to be committed.');
    expect(await entryIds()).toEqual([]);
  });
});

test('clocks that are off by half a minute lose no entry and cover none twice', async () => {
  const admin = await makeAdmin();
  const start = day('03:00:00').getTime();
  const skews = [-30_000, 0, 30_000];
  /** Actions of an instance at this second of the test, by its own clock. */
  const at = (second: number, skew: number) => new Date(start + second * 1000 + skew);
  const checkpointAt = async (second: number, skew: number) => {
    freezeClock(at(second, skew));
    await checkpointDueEntries({ signer: auditSigner });
  };
  for (let second = 0; second <= 240; second += 20) {
    await Promise.all(
      skews.map((skew) => makeAuditEntry(admin, 'user.update', admin, { at: at(second, skew) })),
    );
    await checkpointAt(second, skews[(second / 20) % 3] ?? 0);
    // A checkpoint covers every entry that is two minutes old by the true clock.
    const [ids, { body }] = [
      new Set(await checkpointedIds()),
      await inProcess(admin).ok('listAuditEntries', { limit: 50 }),
    ];
    const waiting = body.data.filter(({ _id }) => !ids.has(_id)).map((entry) => Date.parse(entry.at));
    expect(Math.min(...waiting, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(
      at(second - 120, -30_000).getTime(),
    );
  }
  await checkpointAt(360, 0);
  expect(await checkpointedIds()).toEqual(await entryIds());
  expect(await checkpointedIds()).toHaveLength(39);
  const saved = await saveExport(admin, 'skewed');
  expect(verifyExport(saved, saved.checkpoint)).toMatchObject({ code: 0 });
});
