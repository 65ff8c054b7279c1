import { expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { collection } from '../../../../functions/src/data/collection.ts';
import { emailOwnerId } from '../../../../functions/src/data/collections.ts';
import { movedCollections } from '../../../../functions/src/model/people/merges/moved-collections.ts';
import { filesOfZip } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  documentOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import {
  type AnyRecord,
  addRecords,
  makePair,
  mergeInput,
  pastEvent,
  restorable,
  wrongCounters,
} from '../../../support/factories/merged-people.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

test('a merge moves all records, the number and the chosen values, and an undo restores everything', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const [survivor, loser] = await makePair();
  await addRecords(loser);
  const before = await everything();
  const loserBefore = await storedDocument('users', loser.id);
  const input = await mergeInput(survivor, loser, ['phoneNumber', 'memberNumber', 'profilePhoto']);
  const { body } = await as(admin).ok('mergeMembers', input);
  expect(body).toMatchObject({ changed: true, merge: { state: 'merged', by: admin.name } });
  expect(body.merge.moved.find(({ label }) => label === 'Pembayaran')).toEqual({
    label: 'Pembayaran',
    count: 2,
  });
  expect(await documentOf('users', loser.id)).toBeUndefined();
  expect(await storedDocument('users', survivor.id)).toMatchObject({
    name: 'Rina Wulandari',
    phoneNumber: '+6281234567891',
    memberNumber: loserBefore.memberNumber,
    photoFile: loserBefore.photoFile,
    formerAccounts: [{ id: loser.id, email: loser.email, memberNumber: loserBefore.memberNumber }],
  });
  for (const { name, by } of movedCollections) {
    const rows = await valuesOf(name);
    expect(
      rows.filter((row) => row[by] === loser.id),
      name,
    ).toEqual([]);
    expect(
      rows.some((row) => row[by] === survivor.id),
      name,
    ).toBe(true);
  }
  expect(await storedDocument('certificateCodes', `codeOf${loser.id}`)).toEqual({
    certificate: `${pastEvent}${survivor.id}`,
  });
  const number = String(loserBefore.memberNumber);
  expect((await storedDocument('memberNumbers', number)).userId).toBe(survivor.id);
  expect(await wrongCounters()).toEqual([]);
  expect((await as(loser).refused('getProfile', {})).status).toBe(401);
  const login = { email: loser.email, password: loser.password };
  expect((await anonymous.refused('login', login)).status).toBe(401);
  expect((await as(admin).ok('listUsers', { q: 'wulandary' })).body.data).toMatchObject([
    { _id: survivor.id },
  ]);
  expect(await auditEntriesOf('member-merge.start')).toMatchObject([
    { actorId: admin.id, targetId: survivor.id, details: { person: 'Rina Wulandary' } },
  ]);

  const { id } = { id: body.merge._id };
  expect((await as(admin).ok('listMemberMerges', {})).body.data).toEqual([body.merge]);
  const undone = await as(admin).ok('undoMemberMerge', { id });
  expect(undone.body).toMatchObject({ changed: true, merge: { state: 'undone', kept: [], keptCount: 0 } });
  expect(restorable(await everything())).toEqual(restorable(before));
  expect(await wrongCounters()).toEqual([]);
  expect((await as(admin).ok('undoMemberMerge', { id })).body.changed).toBe(false);
  expect(await auditEntriesOf('member-merge.undo')).toHaveLength(1);
  await anonymous.ok('login', login);
}, 60_000);

test('timeline and own data of the survivor contain the activities of the former account', async () => {
  const admin = await makeAdmin();
  const [survivor, loser] = await makePair();
  await as(loser).ok('reissueCard', {});
  await as(survivor).ok('reissueCard', {});
  const input = await mergeInput(survivor, loser, []);
  await as(admin).ok('mergeMembers', input);
  for (const kind of ['audit', 'card'] as const) {
    const { data } = (await as(admin).ok('getMemberTimeline', { id: survivor.id, kind })).body;
    const reissued = data.filter(({ title }) => title === 'Menerbitkan ulang kartu');
    expect(reissued, kind).toHaveLength(2);
  }
  const zip = filesOfZip((await as(survivor).ok('downloadOwnData', {})).bytes);
  const { activities } = JSON.parse(String(zip.get('data.json'))) as { activities: { action: string }[] };
  expect(activities.filter(({ action }) => action === 'card.reissue')).toMatchObject([
    { by: 'self', isAboutSelf: true },
    { by: 'self', isAboutSelf: true },
  ]);
});

test('a comparison returns the differing values, the counts and the reasons of a pair', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const [one, other] = await makePair();
  const { body } = await as(admin).ok('compareMembers', { one: one.id, other: other.id });
  expect(body).toMatchObject({
    people: [{ name: 'Rina Wulandari' }, { name: 'Rina Wulandary' }],
    reasons: ['name', 'nearPhone', 'institution'],
    blocks: [],
  });
  expect(body.fields.find(({ key }) => key === 'phoneNumber')?.values).toEqual([
    '+62 812-3456-7890',
    '+62 812-3456-7891',
  ]);
  expect(body.counts).toContainEqual({ label: 'Pembayaran', of: [1, 1] });
  const same = await as(admin).refused('compareMembers', { one: one.id, other: one.id });
  expect(same.body.code).toBe('not-found');
});

test('a suppression and a missing consent win, and an undo restores both', async () => {
  const admin = await makeAdmin();
  const given = { at: new Date('2026-01-01'), withdrawnAt: null, source: '' };
  const survivor = await makeMember({
    record: { whatsappConsents: { expiry: given, bill: given }, whatsappFor: ['expiry', 'bill'] },
  });
  const loser = await makeMember({
    hasConsent: false,
    record: { whatsappConsents: { expiry: given }, remindersEndedAt: new Date('2026-02-02') },
  });
  const ended = { endedLists: { news: new Date('2026-03-03') }, holds: ['news'] };
  const suppression = { deadSince: null, softAt: [], code: '', bounces: 0, ...ended };
  const id = emailOwnerId(loser.email);
  await new Batch().create(collection<AnyRecord>('mailSuppressions'), id, suppression).commit();
  const before = await everything();
  const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, loser));
  const stored = await storedDocument('users', survivor.id);
  expect(stored).not.toHaveProperty('consent');
  expect(stored).toMatchObject({
    remindersEndedAt: new Date('2026-02-02'),
    whatsappConsents: { expiry: given },
    whatsappFor: ['expiry'],
  });
  expect(await storedDocument('mailSuppressions', emailOwnerId(survivor.email))).toMatchObject(ended);
  await as(admin).ok('undoMemberMerge', { id: body.merge._id });
  expect(restorable(await everything())).toEqual(restorable(before));
});

test('the later end, the earlier joining date and the seat of the loser count', async () => {
  const admin = await makeAdmin();
  const institution = await makeInstitution({ staff: 1 });
  const [holder] = institution.staff;
  if (holder === undefined) throw new Error('The institution has no staff.');
  const survivor = await makeMember({
    status: 'expired',
    record: { createdAt: new Date('2026-01-01'), validUntil: new Date('2026-02-01') },
  });
  const held = await storedDocument('users', holder.id);
  const before = await everything();
  const { body } = await as(admin).ok('mergeMembers', await mergeInput(survivor, holder));
  expect(await storedDocument('users', survivor.id)).toMatchObject({
    isActive: 'active',
    validUntil: held.validUntil,
    seat: held.seat,
    createdAt: held.createdAt,
  });
  const seats = (await storedDocument('institutions', institution.id)).seats as AnyRecord[];
  expect(seats.map(({ userId }) => userId)).toContain(survivor.id);
  expect(seats.map(({ userId }) => userId)).not.toContain(holder.id);
  expect(await wrongCounters()).toEqual([]);
  await as(admin).ok('undoMemberMerge', { id: body.merge._id });
  expect(restorable(await everything())).toEqual(restorable(before));
});
