import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { collection } from '../../../../functions/src/data/collection.ts';
import { continueMerges } from '../../../../functions/src/model/maintenance/people/continue-imports.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { movedCollections } from '../../../../functions/src/model/people/merges/moved-collections.ts';
import {
  auditEntriesOf,
  documentOf,
  documentsOf,
  everything,
  mailsOf,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import {
  type AnyRecord,
  addRecords,
  makePair,
  mergeInput,
  restorable,
  withoutMergeMails,
  wrongCounters,
} from '../../../support/factories/merged-people.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultsOf, withFault } from '../../../support/suite/faults.ts';
import { freezeClock } from '../../../support/suite/time.ts';

describe('a merge of more records than one batch holds', () => {
  async function addMails({ id }: Person, count: number): Promise<void> {
    for (let first = 0; first < count; first += 400) {
      const batch = new Batch();
      for (let index = first; index < Math.min(first + 400, count); index += 1)
        batch.create(collection<AnyRecord>('outbox'), `mail${index}Of${id}`, { userId: id, state: 'sent' });
      await batch.commit();
    }
  }

  test('continues by the screen and by the job, and is undone in the same way', async () => {
    const admin = await makeAdmin();
    const [survivor, loser] = await makePair();
    await addMails(loser, 620);
    const before = await everything();
    const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    const id = body.merge._id;
    expect(body.merge.state).toBe('moving');
    const third = await makeMember();
    const refused = await as(admin).refused('mergeMembers', await mergeInput(third, survivor));
    expect(refused.body.message).toContain('sedang digabungkan');
    expect((await as(admin).refused('deleteUser', { id: survivor.id })).body.message).toContain(
      'sedang digabungkan',
    );
    expect((await as(admin).refused('undoMemberMerge', { id })).body.message).toContain('masih berjalan');
    expect((await as(admin).ok('continueMemberMerge', { id })).body.merge.state).toBe('merged');
    const mails = Object.values(withoutMergeMails(await documentsOf('outbox')));
    expect(mails.filter(({ userId }) => userId === survivor.id)).toHaveLength(620);
    await as(admin).ok('deleteUser', { id: third.id });
    expect((await as(admin).ok('undoMemberMerge', { id })).body.merge.state).toBe('undoing');
    freezeClock(new Date(Date.now() + 120_000));
    expect((await continueMerges(defaultJobOptions)).done).toEqual({ continued: 1 });
    expect(withoutMergeMails(await documentsOf('outbox'))).toEqual(before.documents.outbox);
    expect((await mailsOf('merge-undone')).map(({ to }) => to).sort()).toEqual(
      [survivor.email, loser.email].sort(),
    );
    const { [third.id]: _deleted, ...people } = before.documents.users ?? {};
    expect(await documentsOf('users')).toEqual(people);
  }, 90_000);
});

test('a merge that dies at any step is completed by the next run, and so is its undo', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  await addRecords(loser);
  const before = await everything();
  const input = await mergeInput(survivor, loser);
  for (const [step, mode] of faultsOf(4, false)) {
    await withFault(step, mode, () => inProcess(admin).ok('mergeMembers', input));
    // The merge may not have begun. Then the same call begins it.
    const { body } = await inProcess(admin).ok('mergeMembers', input);
    const id = body.merge._id;
    expect(body.merge.state).toBe('merged');
    expect(await documentOf('users', loser.id)).toBeUndefined();
    await withFault(step, mode, () => inProcess(admin).ok('undoMemberMerge', { id }));
    expect((await inProcess(admin).ok('undoMemberMerge', { id })).body.merge.state).toBe('undone');
    expect(restorable(await everything())).toEqual(restorable(before));
  }
});

describe('concurrent calls', () => {
  test('of two admins for one pair merge it once', async () => {
    const admins = [await makeAdmin(), await makeAdmin()] as const;
    const [survivor, loser] = await makePair();
    const input = await mergeInput(survivor, loser);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => inProcess(admins[index % 2]).call('mergeMembers', input)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await valuesOf('memberMerges')).toHaveLength(1);
    expect(await auditEntriesOf('member-merge.start')).toHaveLength(1);
    expect(await wrongCounters()).toEqual([]);
  });

  test('of fourteen admins to undo a merge answer all alike, and undo it once', async () => {
    const admin = await makeAdmin();
    const [survivor, loser] = await makePair();
    await addRecords(loser);
    const before = await everything();
    const { body } = await inProcess(admin).ok('mergeMembers', await mergeInput(survivor, loser));
    const input = { id: body.merge._id };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => inProcess(admin).call('undoMemberMerge', input)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200));
    expect(answers.map((answer) => (answer.body as { message: string }).message)).toEqual(
      Array(14).fill('Penggabungan dibatalkan.'),
    );
    expect(await auditEntriesOf('member-merge.undo')).toHaveLength(1);
    expect(restorable(await everything())).toEqual(restorable(before));
  });

  test('in both directions merge one of both', async () => {
    const admin = await makeAdmin();
    const [one, other] = await makePair();
    const [here, there] = [await mergeInput(one, other), await mergeInput(other, one)];
    const answers = await Promise.all(
      [here, there].map((input) => inProcess(admin).call('mergeMembers', input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Object.keys(await documentsOf('users'))).toHaveLength(2);
  });

  test('of a chain leave each record with one person, and undo in reverse only', async () => {
    const admin = await makeAdmin();
    const [a, b] = await makePair();
    const c = await makeMember();
    await addRecords(a);
    const [first, second] = [await mergeInput(b, a), await mergeInput(c, b)];
    const before = await everything();
    await Promise.all([first, second].map((input) => inProcess(admin).call('mergeMembers', input)));
    const merges = await valuesOf('memberMerges');
    expect(merges.length).toBeGreaterThan(0);
    const survivors = Object.keys(await documentsOf('users'));
    for (const { name, by } of movedCollections)
      for (const row of await valuesOf(name)) expect(survivors).toContain(row[by]);
    expect(await wrongCounters()).toEqual([]);
    for (const { _id: id } of (await inProcess(admin).ok('listMemberMerges', {})).body.data)
      await inProcess(admin).ok('undoMemberMerge', { id });
    expect(restorable(await everything())).toEqual(restorable(before));
    const one = (await inProcess(admin).ok('mergeMembers', await mergeInput(b, a))).body.merge._id;
    await inProcess(admin).ok('mergeMembers', await mergeInput(c, b));
    expect((await inProcess(admin).refused('undoMemberMerge', { id: one })).body.message).toContain(
      'digabungkan lagi',
    );
  });

  test('of a merge and an upload of the loser leave no payment behind', async () => {
    const admin = await makeAdmin();
    const [survivor, loser] = await makePair();
    const input = await mergeInput(survivor, loser);
    const picture = await proof();
    await Promise.all([
      inProcess(admin).call('mergeMembers', input),
      inProcess(loser).call('requestRenewal', { id: loser.id, paymentProof: picture }),
    ]);
    const ids = Object.keys(await documentsOf('users'));
    for (const { userId } of await valuesOf('payments')) expect(ids).toContain(userId);
    expect(await wrongCounters()).toEqual([]);
  });
});
