import { afterAll, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { audit } from '../../../../functions/src/data/collections.ts';
import { createAuditRecord } from '../../../../functions/src/model/base/audit.ts';
import { eraseFromAudit } from '../../../../functions/src/model/base/erase-from-audit.ts';
import {
  auditVerdict,
  checkpointAudit,
  deleteAuditFiles,
  saveExport,
  writeAuditFile,
} from '../../../support/assertions/audit-verification.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

afterAll(deleteAuditFiles);

interface ProofFile {
  readonly entry: Record<string, unknown>;
  readonly index: number;
  readonly size: number;
  readonly hashes: readonly string[];
  readonly checkpoint: string;
}

const fetchProof = async (admin: Person, id: string): Promise<ProofFile> =>
  JSON.parse((await as(admin).ok('getAuditProof', { id })).bytes.toString('utf8'));
const verdict = (proof: object, ...more: string[]) =>
  auditVerdict('--proof', writeAuditFile('proof.json', JSON.stringify(proof)), ...more);

/** Number of entries in each checkpoint, in order. */
async function checkpointsOf(admin: Person, counts: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const count of counts) {
    for (let made = 0; made < count; made += 1) ids.push(await makeAuditEntry(admin, 'user.update', admin));
    await checkpointAudit();
  }
  return ids;
}

test('each entry of several checkpoints is proved by a file without the rest of the audit', async () => {
  const admin = await makeAdmin();
  const ids = await checkpointsOf(admin, [3, 1, 6, 2, 1]);
  for (const [index, id] of ids.entries()) {
    const proof = await fetchProof(admin, id);
    expect([proof.index, proof.size, proof.entry.id]).toEqual([index, 13, id]);
    expect(verdict(proof)).toEqual({
      code: 0,
      text: `Entry ${id} (user.update, ${proof.entry.at}) is number ${index + 1} of the 13 of the checkpoint.`,
    });
  }
});

test('a changed proof file is detected, and the file names its key and checkpoint', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  await checkpointsOf(admin, [2]);
  const older = await saveExport(admin, 'older');
  const id = await makeAuditEntry(admin, 'user.update', member, { details: { reason: 'Asli', count: 3 } });
  await checkpointAudit();
  const same = await saveExport(admin, 'same');
  const proof = await fetchProof(admin, id);
  const { entry, hashes } = proof;
  const details = { reason: 'Palsu', count: 3 };
  expect(verdict({ ...proof, entry: { ...entry, details } })).toMatchObject({
    code: 1,
    text: expect.stringContaining(`first: entry ${id}: changed (details.reason)`),
  });
  expect(verdict({ ...proof, entry: { ...entry, details: { reason: 'Asli', count: 4 } } }).code).toBe(1);
  const notInTree = { code: 1, text: expect.stringContaining(`first: entry ${id}: not in the tree`) };
  expect(verdict({ ...proof, index: proof.index - 1 })).toMatchObject(notInTree);
  expect(verdict({ ...proof, size: proof.size + 1 })).toMatchObject(notInTree);
  expect(verdict({ ...proof, hashes: hashes.slice(1) })).toMatchObject(notInTree);
  expect(verdict({ ...proof, checkpoint: proof.checkpoint.replace(/^\d+$/m, '99') }).code).toBe(1);

  expect(verdict(proof, '--checkpoint', same.checkpoint)).toMatchObject({ code: 0 });
  expect(verdict(proof, '--checkpoint', older.checkpoint)).toMatchObject({
    code: 2,
    text: 'INCONCLUSIVE stored checkpoint: of 2 entries and not 4: that takes an export',
  });
  expect(verdict({ format: 'something' })).toMatchObject({ code: 2 });
  expect(auditVerdict('--proof', `${older.file}-none`).code).toBe(2);
});

test('the proof of an erased entry is inconclusive without the log; entries without checkpoint, unknown and inserted ones have no proof', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const id = await makeAuditEntry(admin, 'user.update', member, { details: { reason: 'Ratna minta' } });
  await checkpointAudit();
  await eraseFromAudit(member.id);
  const proof = await fetchProof(admin, id);
  expect(JSON.stringify(proof)).not.toContain('Ratna');
  expect(verdict(proof)).toMatchObject({
    code: 2,
    text: `INCONCLUSIVE entry ${id}: targetName, details.reason missing: whether an erasure is recorded takes an export`,
  });
  await new Batch().update(audit, id, { targetId: 'somebodyElse' }).commit();
  expect(verdict(await fetchProof(admin, id)).code).toBe(1);

  const fresh = await makeAuditEntry(admin, 'user.update', admin);
  const { body: refusal } = await as(admin).refused('getAuditProof', { id: fresh });
  expect([refusal.code, refusal.message]).toEqual([
    'conflict',
    'Catatan ini belum tersegel. Coba lagi beberapa menit lagi.',
  ]);
  const { body: none } = await as(admin).refused('getAuditProof', { id: 'nobody' });
  expect(none.code).toBe('not-found');
});

test('the proof of an entry from before the commitments states what it covers', async () => {
  const admin = await makeAdmin();
  const old = createAuditRecord(admin, 'user.update', admin, { reason: 'Lama' });
  await new Batch().create(audit, 'oldEntry', { ...old, at: new Date('2026-03-02T03:00:00Z') }).commit();
  await makeAuditEntry(admin, 'user.update', admin);
  await checkpointAudit();
  await new Batch().update(audit, 'oldEntry', { targetName: 'Palsu' }).commit();
  expect(verdict(await fetchProof(admin, 'oldEntry'))).toMatchObject({
    code: 0,
    text: expect.stringContaining(
      'It is from before the commitments: the proof covers its id, time, action and the ids of its people, and not its names, details and changes.',
    ),
  });
  const { body } = await as(admin).ok('listAuditEntries', { kind: 'user.update' });
  expect(body.data.map(({ hasCommitments }) => hasCommitments).sort()).toEqual([false, true]);
});
