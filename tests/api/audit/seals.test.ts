import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { audit } from '../../../functions/src/data/collections.ts';
import { auditRecord } from '../../../functions/src/model/base/audit.ts';
import { eraseFromAudit } from '../../../functions/src/model/base/audit-erasure.ts';
import { isSealingLate, sealDue } from '../../../functions/src/model/seals/sealing.ts';
import { mailCheckpoint } from '../../../functions/src/model/upkeep/mail-checkpoint.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import { auditVerify } from '../../../tools/audit-verify.ts';
import {
  auditSigner,
  entryIds,
  forgetKept,
  keep,
  sealed,
  sealedIds,
  verified,
} from '../../support/check/sealed-audit.ts';
import { everything, valuesOf } from '../../support/check/stores.ts';
import { makeAuditEntry } from '../../support/make/office.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { as, nobody } from '../../support/suite/client.ts';
import { resetStores, suite } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';

const realNow = clock.now;

beforeEach(resetStores);
afterEach(() => {
  clock.now = realNow;
  vi.unstubAllEnvs();
});
afterAll(forgetKept);

const day = (time: string) => new Date(`2026-02-02T${time}Z`);
const nowIs = (time: string) => {
  clock.now = () => day(time);
};

test('what people do is sealed, published, exported and proved', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  await nobody.refused('getAuditCheckpoint', {});
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
  expect(await sealed()).toBe(1);
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
  const kept = await keep(admin, 'now');
  expect(verified(kept, kept.checkpoint)).toEqual({
    code: 0,
    text: '2 entries, 1 of them sealed, 1 too new to be; 0 values erased\nThe audit is as it was written.',
  });
  await as(admin).ok('exportAudit', {});
  const exports = (await valuesOf('audit')).filter(({ action }) => action === 'audit.export');
  expect(exports.map(({ details }) => (details as { count: number }).count).sort()).toEqual([1, 2]);
});

test('what was changed in the database is found, and by which entry', async () => {
  const admin = await makeAdmin();
  const id = await makeAuditEntry(admin, 'user.update', admin, { details: { reason: 'Asli' } });
  await sealed();
  const before = await keep(admin, 'before');
  await new Batch().update(audit, id, { details: { reason: 'Palsu' } }).commit();
  const after = await keep(admin, 'after');
  expect(verified(after, before.checkpoint)).toMatchObject({ code: 1 });
  expect(verified(after, before.checkpoint).text).toContain(
    `first: entry ${id} (user.update): changed (details.reason)`,
  );
});

describe('the sealer', () => {
  test('writes one document where something is new, and none where nothing is', async () => {
    const admin = await makeAdmin();
    for (let made = 0; made < 5; made += 1) await makeAuditEntry(admin, 'user.update', admin);
    expect(await sealed()).toBe(5);
    expect(await valuesOf('auditSeals')).toHaveLength(1);
    const before = await everything();
    expect(await sealed()).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('waits for a minute, as others may be on their way', async () => {
    const admin = await makeAdmin();
    nowIs('04:00:00');
    await makeAuditEntry(admin, 'user.update', admin, { at: day('03:59:30') });
    expect(await sealDue({ signer: auditSigner })).toBe(0);
    nowIs('04:00:31');
    expect(await sealDue({ signer: auditSigner })).toBe(1);
  });

  test('takes late ones in up to ten minutes after their time, also after hours', async () => {
    const admin = await makeAdmin();
    const made = (time: string) => makeAuditEntry(admin, 'user.update', admin, { at: day(time) });
    await Promise.all([made('03:00:00'), made('03:10:00')]);
    nowIs('03:12:00');
    expect(await sealed()).toBe(2);
    await Promise.all([made('03:00:01'), made('03:10:00'), made('03:09:30')]);
    expect(await sealed()).toBe(3);
    await made('03:01:00');
    nowIs('09:00:00');
    expect(await isSealingLate(15 * 60_000)).toBe(true);
    expect(await sealed()).toBe(1);
    expect(await isSealingLate(15 * 60_000)).toBe(false);
    expect(await sealedIds()).toEqual(await entryIds());
    const kept = await keep(admin, 'late');
    expect(verified(kept, kept.checkpoint)).toMatchObject({ code: 0 });
  });

  test('takes entries from before there were leaves', async () => {
    const admin = await makeAdmin();
    const old = { ...auditRecord(admin, 'user.update', admin, { reason: 'Lama' }), at: day('03:00:00') };
    await new Batch().create(audit, 'oldEntry', old).commit();
    nowIs('04:00:00');
    expect(await sealed()).toBe(1);
    const kept = await keep(admin, 'old');
    expect(verified(kept, kept.checkpoint)).toMatchObject({ code: 0 });
    await new Batch().update(audit, 'oldEntry', { actorId: 'somebodyElse' }).commit();
    expect(verified(await keep(admin, 'changed'), kept.checkpoint)).toMatchObject({ code: 1 });
  });

  test('that dies anywhere leaves no gap, and seals nothing twice', async () => {
    const admin = await makeAdmin();
    for (const mode of faultModes) {
      for (const at of [1, 2]) {
        await makeAuditEntry(admin, 'user.update', admin);
        await withFault(at, mode, () => sealed());
        await sealed();
      }
    }
    expect(await sealedIds()).toEqual(await entryIds());
  });

  test('seals each entry of 500 writers at once, once, beside another one', async () => {
    const admin = await makeAdmin();
    let isOver = false;
    const runs = [1, 2].map(async () => {
      while (!isOver) await sealed();
      await sealed();
    });
    await Promise.all(
      Array.from({ length: 500 }, () => makeAuditEntry(admin, 'user.update', admin, { at: realNow() })),
    );
    isOver = true;
    await Promise.all(runs);
    expect((await entryIds()).length).toBe(500);
    expect(await sealedIds()).toEqual(await entryIds());
    const kept = await keep(admin, 'race');
    expect(verified(kept, kept.checkpoint)).toMatchObject({ code: 0 });
  });
});

test('a person who is erased is nowhere in the audit, which holds', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  await makeAuditEntry(admin, 'user.update', member, {
    details: { reason: 'Ratna minta' },
    changes: [{ field: 'email', old: 'ratna@example.org', new: 'ratna.k@example.org' }],
  });
  await makeAuditEntry(member, 'renewal.request', member);
  await sealed();
  const { checkpoint } = await keep(admin, 'before');
  expect(await eraseFromAudit(member.id)).toBe(2);
  expect(await eraseFromAudit(member.id)).toBe(0);
  const text = JSON.stringify(await valuesOf('audit'));
  expect(text).not.toMatch(/ratna/i);
  expect(text).not.toContain(member.name);
  expect(text).toContain(member.id);
  const after = await keep(admin, 'after');
  expect(verified(after, checkpoint)).toMatchObject({
    code: 0,
    text: expect.stringContaining('6 values erased'),
  });
});

test('an audit that was brought back from a backup is smaller than what was published', async () => {
  const admin = await makeAdmin();
  await makeAuditEntry(admin, 'user.update', admin);
  await sealed();
  const backup = await keep(admin, 'backup');
  await makeAuditEntry(admin, 'user.update', admin);
  await sealed();
  const { checkpoint } = await keep(admin, 'published');
  expect(verified(backup, backup.checkpoint).code).toBe(0);
  expect(verified(backup, checkpoint)).toMatchObject({
    code: 1,
    text: expect.stringContaining('size smaller than published checkpoint: 1 entries are sealed'),
  });
});

test('the checkpoint is mailed once to the admins who read the audit, and to its witness', async () => {
  const [admin] = await Promise.all([makeAdmin(), makeAdmin({ duties: ['content'] })]);
  vi.stubEnv('AUDIT_WITNESS_EMAIL', 'saksi@example.org');
  await makeAuditEntry(admin, 'user.update', admin);
  await mailCheckpoint(usualRun);
  expect(await valuesOf('outbox')).toEqual([]);
  await sealed();
  await Promise.all([mailCheckpoint(usualRun), mailCheckpoint(usualRun)]);
  await mailCheckpoint(usualRun);
  const note = (await nobody.ok('getAuditCheckpoint', {})).bytes.toString('utf8');
  const mails = await valuesOf('outbox');
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, 'saksi@example.org'].sort());
  expect(mails.map(({ kind, data }) => [kind, (data as { note: string }).note])).toEqual([
    ['audit-checkpoint', note],
    ['audit-checkpoint', note],
  ]);
});

test('what cannot be told ends with 2', async () => {
  const admin = await makeAdmin();
  await makeAuditEntry(admin, 'user.update', admin);
  await sealed();
  const { file, checkpoint } = await keep(admin, 'whole');
  const code = (...args: string[]) => auditVerify(args, () => undefined);
  const key = ['--key', auditSigner.verifierKey];
  expect(code('--export', file, ...key)).toBe(2);
  expect(code('--export', file, '--checkpoint', checkpoint, '--key', 'nonsense')).toBe(2);
  expect(code('--export', `${file}-none`, '--checkpoint', checkpoint, ...key)).toBe(2);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -2));
  expect(code('--export', file, '--checkpoint', checkpoint, ...key)).toBe(2);
});
