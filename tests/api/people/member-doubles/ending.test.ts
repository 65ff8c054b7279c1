import { parseCardCode } from 'contract/rules/codes/card-statement';
import { expect, test } from 'vitest';
import { emailOwnerId } from '../../../../functions/src/data/collections.ts';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { sweepOrphans } from '../../../../functions/src/model/maintenance/orphans.ts';
import { storeDoubles } from '../../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { undoMerge } from '../../../../functions/src/model/people/merges/undo-merge.ts';
import { filesOfZip } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  authAccountsStored,
  documentOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { addRecords, makePair, mergeInput } from '../../../support/factories/merged-people.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

test('after 30 days the old account is deleted, and its number and card still lead to the survivor', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  await addRecords(loser);
  const card = (await as(loser).ok('getCard', {})).body.code;
  const { photoFile, memberNumber } = await storedDocument('users', loser.id);
  const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
  const id = body.merge._id;
  const { memberNumber: present } = await storedDocument('users', survivor.id);
  const serial = parseCardCode(card)?.statement.serial ?? '';
  const check = async () =>
    (await anonymous.ok('checkCard', { memberNumber: String(memberNumber), serial })).body;
  expect(await check()).toMatchObject({ state: 'revoked', replacedBy: present });
  freezeClock(inDays(29));
  expect((await storeDoubles(defaultJobOptions)).done.ended).toBe(0);
  expect(Object.keys(await storedFiles())).toContain(photoFile);
  expect((await authAccountsStored())[loser.id]).toMatchObject({ disabled: true });
  freezeClock(inDays(31));
  await expect(undoMerge(id, { id: admin.id, name: admin.name })).rejects.toThrow(
    'Penggabungan hanya dapat dibatalkan dalam 30 hari.',
  );
  expect((await storeDoubles(defaultJobOptions)).done.ended).toBe(1);
  expect(await storedDocument('memberMerges', id)).toMatchObject({
    state: 'final',
    loserRecord: null,
    values: { before: {}, after: {} },
    parts: 0,
  });
  expect(await valuesOf('memberMergeParts')).toEqual([]);
  expect((await authAccountsStored())[loser.id]).toBeUndefined();
  expect(Object.keys(await storedFiles())).not.toContain(photoFile);
  expect(await documentOf('emailOwners', emailOwnerId(loser.email))).toBeUndefined();
  expect(await check()).toMatchObject({ replacedBy: present });
  expect(await auditEntriesOf('member-merge.end')).toHaveLength(1);
  expect(JSON.stringify(await valuesOf('memberMerges'))).not.toContain(loser.email);
});

test('the sweep of orphans leaves account and photo of a merge that can be undone', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  await as(admin).ok('mergeMembers', await mergeInput(survivor, loser, ['profilePhoto']));
  freezeClock(inDays(3));
  expect((await sweepOrphans({ ...defaultJobOptions, force: true })).done).toMatchObject({
    filesMarked: 0,
    accountsMarked: 0,
  });
});

test('a deletion of the survivor ends the merge, and the erasure removes both people', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
  await as(admin).ok('deleteUser', { id: survivor.id });
  freezeClock(new Date(Date.now() + 11 * 60_000));
  await sweepIntents();
  const accounts = Object.keys(await authAccountsStored());
  expect(accounts).not.toContain(survivor.id);
  expect(accounts).not.toContain(loser.id);
  expect(await storedDocument('removals', survivor.id)).toMatchObject({ formerIds: [loser.id] });
  expect((await as(admin).refused('undoMemberMerge', { id: body.merge._id })).body.code).toBe('wrong-status');
  freezeClock(inDays(31));
  await forgetRemoved(defaultJobOptions);
  expect(await valuesOf('memberMerges')).toEqual([]);
  expect(await valuesOf('memberMergeParts')).toEqual([]);
  const rest = JSON.stringify([await valuesOf('audit'), await valuesOf('users')]);
  for (const text of [survivor.name, survivor.email, loser.name, loser.email])
    expect(rest).not.toContain(text);
});

test('the own data names the former account', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
  const { bytes } = await as(survivor).ok('downloadOwnData', {});
  const data = JSON.parse(String(filesOfZip(bytes).get('data.json')));
  expect(data.formerAccounts).toMatchObject([{ email: loser.email }]);
});
