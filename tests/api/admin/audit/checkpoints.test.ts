import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { audit } from '../../../../functions/src/data/collections.ts';
import {
  checkpointDueEntries,
  readCheckpointLateness,
} from '../../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { createAuditRecord } from '../../../../functions/src/model/base/audit.ts';
import { withoutPerson } from '../../../../functions/src/model/base/compute-leaf.ts';
import { eraseFromAudit } from '../../../../functions/src/model/base/erase-from-audit.ts';
import { mailCheckpoint } from '../../../../functions/src/model/maintenance/mail-checkpoint.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { auditVerify } from '../../../../tools/audit-verify.ts';
import {
  auditSigner,
  checkpointAudit,
  checkpointedIds,
  deleteAuditFiles,
  entryIds,
  saveExport,
  verifyExport,
} from '../../../support/assertions/audit-verification.ts';
import { auditEntriesOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock } from '../../../support/suite/time.ts';

afterAll(deleteAuditFiles);

const day = (time: string) => new Date(`2026-02-02T${time}Z`);

test('actions of people are covered by a checkpoint, published, exported and verified', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  await anonymous.refused('getAuditCheckpoint', {});
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
  expect(await checkpointAudit()).toBe(1);
  const response = await fetch(`${suite.baseUrl}/.well-known/audit-checkpoint`);
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=60, s-maxage=300']);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual([
    'sisindo.example.org/audit',
    '1',
    expect.stringMatching(/^[\w+/]{43}=$/),
    '',
    expect.stringMatching(/^— sisindo\.example\.org\/audit [\w+/]+=*$/),
    '',
  ]);
  const saved = await saveExport(admin, 'now');
  expect(verifyExport(saved, saved.checkpoint)).toEqual({
    code: 0,
    text: '2 entries, 1 of them in checkpoints, 1 too new to be; 0 values erased\nThe audit is as it was written.',
  });
  await as(admin).ok('exportAudit', {});
  const exports = await auditEntriesOf('audit.export');
  expect(exports.map(({ details }) => (details as { count: number }).count).sort()).toEqual([1, 2]);
});

describe('the checkpoint job', () => {
  test('writes one document if there are new entries, else none', async () => {
    const admin = await makeAdmin();
    for (let made = 0; made < 5; made += 1) await makeAuditEntry(admin, 'user.update', admin);
    expect(await checkpointAudit()).toBe(5);
    expect(await valuesOf('auditSeals')).toHaveLength(1);
    const before = await everything();
    expect(await checkpointAudit()).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('waits one minute for entries that are still being written', async () => {
    const admin = await makeAdmin();
    freezeClock(day('04:00:00'));
    await makeAuditEntry(admin, 'user.update', admin, { at: day('03:59:30') });
    expect(await checkpointDueEntries({ signer: auditSigner })).toBe(0);
    freezeClock(day('04:00:31'));
    expect(await checkpointDueEntries({ signer: auditSigner })).toBe(1);
  });

  test('includes late entries up to ten minutes after their time, even hours later', async () => {
    const admin = await makeAdmin();
    const made = (time: string) => makeAuditEntry(admin, 'user.update', admin, { at: day(time) });
    await Promise.all([made('03:00:00'), made('03:10:00')]);
    freezeClock(day('03:12:00'));
    expect(await checkpointAudit()).toBe(2);
    await Promise.all([made('03:00:01'), made('03:10:00'), made('03:09:30')]);
    expect(await checkpointAudit()).toBe(3);
    await made('03:01:00');
    freezeClock(day('09:00:00'));
    expect(await readCheckpointLateness()).toEqual({ until: day('03:10:00'), isLate: true });
    expect(await checkpointAudit()).toBe(1);
    expect(await readCheckpointLateness()).toEqual({ until: day('03:10:00'), isLate: false });
    expect(await checkpointedIds()).toEqual(await entryIds());
    const saved = await saveExport(admin, 'late');
    expect(verifyExport(saved, saved.checkpoint)).toMatchObject({ code: 0 });
  });

  test('includes old entries without a leaf hash', async () => {
    const admin = await makeAdmin();
    const old = {
      ...createAuditRecord(admin, 'user.update', admin, { reason: 'Lama' }),
      at: day('03:00:00'),
    };
    await new Batch().create(audit, 'oldEntry', old).commit();
    freezeClock(day('04:00:00'));
    expect(await checkpointAudit()).toBe(1);
    const saved = await saveExport(admin, 'old');
    expect(verifyExport(saved, saved.checkpoint)).toMatchObject({
      code: 0,
      text: expect.stringContaining(
        'The audit is as it was written, except for the names, details and changes of 1 entries from before the commitments: nothing proves them.',
      ),
    });
    await new Batch().update(audit, 'oldEntry', { actorId: 'somebodyElse' }).commit();
    expect(verifyExport(await saveExport(admin, 'changed'), saved.checkpoint)).toMatchObject({ code: 1 });
  });

  test('leaves no gap and covers nothing twice after a crash at any step', async () => {
    const admin = await makeAdmin();
    for (const mode of faultModes) {
      for (const at of [1, 2]) {
        await makeAuditEntry(admin, 'user.update', admin);
        await withFault(at, mode, () => checkpointAudit());
        await checkpointAudit();
      }
    }
    expect(await checkpointedIds()).toEqual(await entryIds());
  });

  test('covers each entry of 500 concurrent writers once, next to a second job', {
    tags: ['full'],
  }, async () => {
    const admin = await makeAdmin();
    let isOver = false;
    const runs = [1, 2].map(async () => {
      while (!isOver) await checkpointAudit();
      await checkpointAudit();
    });
    await Promise.all(
      Array.from({ length: 500 }, () => makeAuditEntry(admin, 'user.update', admin, { at: new Date() })),
    );
    isOver = true;
    await Promise.all(runs);
    expect((await entryIds()).length).toBe(500);
    expect(await checkpointedIds()).toEqual(await entryIds());
    const saved = await saveExport(admin, 'race');
    expect(verifyExport(saved, saved.checkpoint)).toMatchObject({ code: 0 });
  });
});

test('an erased person appears nowhere in the audit, which still verifies', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  await makeAuditEntry(admin, 'user.update', member, {
    details: { reason: 'Ratna minta' },
    changes: [{ field: 'email', old: 'ratna@example.org', new: 'ratna.k@example.org' }],
  });
  await makeAuditEntry(member, 'renewal.request', member);
  await checkpointAudit();
  const { checkpoint } = await saveExport(admin, 'before');
  expect(await eraseFromAudit(member.id)).toBe(2);
  expect(await eraseFromAudit(member.id)).toBe(0);
  const text = JSON.stringify(await valuesOf('audit'));
  expect(text).not.toMatch(/ratna/i);
  expect(text).not.toContain(member.name);
  expect(text).toContain(member.id);
  expect(await auditEntriesOf('account.erase')).toMatchObject([
    { actorId: 'system', targetId: member.id, targetName: '' },
  ]);
  expect(verifyExport(await saveExport(admin, 'unrecorded'), checkpoint)).toMatchObject({ code: 2 });
  await checkpointAudit();
  const after = await saveExport(admin, 'after');
  expect(verifyExport(after, checkpoint)).toMatchObject({
    code: 0,
    text: expect.stringContaining('6 values erased'),
  });
});

test('a value that was deleted in the database without an erasure is detected', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const id = await makeAuditEntry(admin, 'user.update', member, { details: { reason: 'Ratna minta' } });
  await checkpointAudit();
  const entry = await audit.get(id);
  if (entry === undefined) throw new Error('The entry is stored.');
  await new Batch().update(audit, id, withoutPerson(entry.data, member.id)).commit();
  const saved = await saveExport(admin, 'deleted');
  expect(verifyExport(saved, saved.checkpoint)).toMatchObject({
    code: 1,
    text: expect.stringContaining('values are missing without an erasure (targetName, details.reason)'),
  });
});

test('the checkpoint is mailed once to the admins with the duty audit and to its witness', async () => {
  const [admin] = await Promise.all([makeAdmin(), makeAdmin({ duties: ['content'] })]);
  vi.stubEnv('AUDIT_WITNESS_EMAIL', 'saksi@example.org');
  await makeAuditEntry(admin, 'user.update', admin);
  await mailCheckpoint(defaultJobOptions);
  expect(await valuesOf('outbox')).toEqual([]);
  await checkpointAudit();
  await Promise.all([mailCheckpoint(defaultJobOptions), mailCheckpoint(defaultJobOptions)]);
  await mailCheckpoint(defaultJobOptions);
  const note = (await anonymous.ok('getAuditCheckpoint', {})).bytes.toString('utf8');
  const mails = await valuesOf('outbox');
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, 'saksi@example.org'].sort());
  expect(mails.map(({ kind, data }) => [kind, (data as { note: string }).note])).toEqual([
    ['audit-checkpoint', note],
    ['audit-checkpoint', note],
  ]);
});

test('an export that cannot be verified ends with status 2', async () => {
  const admin = await makeAdmin();
  await makeAuditEntry(admin, 'user.update', admin);
  await checkpointAudit();
  const { file, checkpoint } = await saveExport(admin, 'whole');
  const code = (...args: string[]) => auditVerify(args, () => undefined);
  const key = ['--key', auditSigner.verifierKey];
  expect(code('--export', file, ...key)).toBe(2);
  expect(code('--export', file, '--checkpoint', checkpoint, '--key', 'nonsense')).toBe(2);
  expect(code('--export', `${file}-none`, '--checkpoint', checkpoint, ...key)).toBe(2);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -2));
  expect(code('--export', file, '--checkpoint', checkpoint, ...key)).toBe(2);
});
