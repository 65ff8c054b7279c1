import { type EndpointName, endpoints } from 'contract';
import type { Duty } from 'contract/rules/admins/duties';
import { describe, expect, test } from 'vitest';
import {
  changeDocument,
  documentsOf,
  everything,
  paymentIdOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';

const all = ['people', 'money', 'content', 'events', 'audit', 'export'];

describe('duties', () => {
  test('are complete for admins of earlier versions, and are sent to their holder', async () => {
    const [before, treasurer] = [await makeAdmin(), await makeAdmin({ duties: ['money'] })];
    expect((await as(before).ok('getUser', { id: before.id })).body.duties).toEqual(all);
    expect((await as(treasurer).ok('getUser', { id: treasurer.id })).body.duties).toEqual(['money']);
    expect((await as(await makeMember()).ok('getProfile', {})).body).not.toHaveProperty('duties');
  });

  test('stored before the duty for events existed include it, so that no admin loses a right', async () => {
    const [editor, full] = [
      await makeAdmin({ duties: ['content'] }),
      await makeAdmin({ duties: ['people', 'money', 'content', 'audit', 'export'] }),
    ];
    expect((await as(editor).ok('getUser', { id: editor.id })).body.duties).toEqual(['content', 'events']);
    expect((await as(full).ok('getUser', { id: full.id })).body.duties).toEqual(all);
    const { id } = await makeEvent();
    await as(editor).ok('getWrittenEventRegistration', { id });
    // Only an admin with all duties manages other admins.
    await as(full).ok('changeDuties', { id: editor.id, duties: ['events'] });
    await as(editor).ok('getWrittenEventRegistration', { id });
    await as(editor).refused('getWrittenEvent', { id });
  });

  test('change with audit entry and mail, take effect immediately, and a repetition changes nothing', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const change = { id: other.id, duties: ['content', 'money'] as ('content' | 'money')[] };
    expect((await as(admin).ok('changeDuties', change)).body).toEqual({
      message: 'Tugas diubah dan diberitahukan lewat email.',
      changed: true,
    });
    expect((await storedDocument('users', other.id)).duties).toEqual(['money', 'content', 'events']);
    expect(await valuesOf('audit')).toMatchObject([
      {
        action: 'admin.duties',
        actorId: admin.id,
        targetId: other.id,
        details: {
          before: 'anggota, keuangan, konten, acara, audit dan ekspor anggota',
          after: 'keuangan, konten dan acara',
        },
      },
    ]);
    expect(await valuesOf('outbox')).toMatchObject([
      {
        kind: 'duties-changed',
        to: other.email,
        data: { by: admin.name, duties: 'keuangan, konten dan acara' },
      },
    ]);
    const refused = await as(other).refused('listMessages', {});
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: 'forbidden',
        message:
          'Tindakan ini memerlukan tugas anggota, yang tidak Anda pegang. Admin dengan semua tugas dapat memberikannya.',
      },
    ]);
    const stored = await everything();
    expect((await as(admin).ok('changeDuties', change)).body.changed).toBe(false);
    expect(await everything()).toEqual(stored);
  });

  test('of oneself or of a member cannot be changed', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const stored = await everything();
    for (const { id } of [admin, member]) {
      const { body } = await as(admin).refused('changeDuties', { id, duties: [] });
      expect(body.code).toBe('wrong-status');
    }
    expect((await as(admin).refused('changeDuties', { id: 'unknownRecordId', duties: [] })).status).toBe(404);
    expect(await everything()).toEqual(stored);
  });

  test('are assigned together with the role, all by default', async () => {
    const [admin, one, two] = [await makeAdmin(), await makeMember(), await makeMember()];
    await as(admin).ok('promoteToAdmin', { id: one.id, duties: ['audit'] });
    await as(admin).ok('promoteToAdmin', { id: two.id });
    const { body } = await as(admin).ok('createAdmin', {
      name: 'Bendahara',
      email: 'bendahara@example.org',
      duties: ['money'],
    });
    const duties = (await as(admin).ok('listAdmins', {})).body.data.map((row) => [row._id, row.duties]);
    expect(Object.fromEntries(duties)).toEqual({
      [admin.id]: all,
      [one.id]: ['audit'],
      [two.id]: all,
      [body._id]: ['money'],
    });
  });
});

test('an admin for money finds and reads people and institutions, but changes neither', async () => {
  const [treasurer, member] = [await makeAdmin({ duties: ['money'] }), await makeMember()];
  const { id, name } = await makeInstitution({ logo: true });
  const people = (await as(treasurer).ok('listUsers', { q: member.name })).body;
  expect(people.data.map(({ _id }) => _id)).toContain(member.id);
  const institutions = (await as(treasurer).ok('listInstitutions', {})).body;
  expect(institutions.data).toMatchObject([{ _id: id, name }]);
  expect((await as(treasurer).ok('getInstitution', { id })).body.name).toBe(name);
  const stored = await everything();
  await as(treasurer).refused('renameInstitution', { id, name: 'Nama lain' });
  await as(treasurer).refused('removeInstitutionLogo', { id });
  await as(treasurer).refused('updateUser', { id: member.id, name: 'Nama Lain' });
  expect(await everything()).toEqual(stored);
  const editor = await makeAdmin({ duties: ['content'] });
  await as(editor).refused('getInstitution', { id });
});

test('the last admin with all duties can neither be demoted nor deleted', async () => {
  const [admin, treasurer] = [await makeAdmin(), await makeAdmin({ duties: ['money'] })];
  const demoted = await as(admin).refused('demoteAdmin', { id: admin.id });
  const gone = await as(admin).refused('deleteOwnAccount', { password: admin.password });
  for (const { body } of [demoted, gone])
    expect(body).toEqual({
      code: 'last-admin',
      message: 'Harus ada admin lain yang memegang semua tugas.',
    });
  await as(treasurer).ok('deleteOwnAccount', { password: treasurer.password });
});

test("of two admins who remove each other's duties concurrently, one keeps them", async () => {
  for (let round = 0; round < 3; round += 1) {
    await resetStores();
    const [one, two] = [await makeAdmin(), await makeAdmin()];
    await Promise.all([
      inProcess(one).call('changeDuties', { id: two.id, duties: [] }),
      inProcess(two).call('demoteAdmin', { id: one.id }),
    ]);
    const full = (await valuesOf('users')).filter(
      ({ role, duties }) => role === 'Admin' && duties === undefined,
    );
    expect(full).toHaveLength(1);
  }
});

test("of two admins who remove each other's duties, the second is refused after the change of the first", async () => {
  const [one, two] = [await makeAdmin(), await makeAdmin()];
  beforeNextWrite(() => inProcess(two).ok('changeDuties', { id: one.id, duties: ['money'] }));
  await inProcess(one).call('changeDuties', { id: two.id, duties: ['money'] });
  const full = (await valuesOf('users')).filter(({ duties }) => duties === undefined);
  expect(full.map(({ email }) => email)).toEqual([two.email]);
});

test('an admin who is demoted concurrently cannot promote another account', async () => {
  const [one, two, member] = [await makeAdmin(), await makeAdmin(), await makeMember()];
  beforeNextWrite(() => inProcess(two).ok('demoteAdmin', { id: one.id }));
  const { body } = await inProcess(one).refused('promoteToAdmin', { id: member.id });
  expect(body.code).toBe('forbidden');
  expect((await valuesOf('users')).filter(({ role }) => role === 'Admin')).toMatchObject([
    { email: two.email },
  ]);
});

describe('an admin without all duties', () => {
  test('can neither delete another admin nor take over the account with a new address', async () => {
    const [admin, secretary] = [await makeAdmin(), await makeAdmin({ duties: ['people'] })];
    const stored = await everything();
    const answers = [
      await as(secretary).refused('deleteUser', { id: admin.id }),
      await as(secretary).refused('changeUserEmail', { id: admin.id, email: 'lain@example.org' }),
    ];
    for (const { body } of answers)
      expect(body).toEqual({
        code: 'forbidden',
        message: 'Tindakan ini untuk admin yang memegang semua tugas.',
      });
    expect(await everything()).toEqual(stored);
    await as(secretary).ok('deleteUser', { id: (await makeMember()).id });
  });

  test('can neither edit the profile of another admin nor undo an edit of it', async () => {
    const [admin, secretary] = [await makeAdmin(), await makeAdmin({ duties: ['people'] })];
    await as(admin).ok('updateUser', { id: admin.id, name: 'Ratna Kinanti', phoneNumber: '+62 800 1111' });
    await as(secretary).ok('updateUser', { id: secretary.id, name: 'Siti Aminah' });
    const [edit = ''] =
      Object.entries(await documentsOf('audit')).find(
        ([, { action, targetId }]) => action === 'user.update' && targetId === admin.id,
      ) ?? [];
    const stored = await everything();
    const { body } = await as(secretary).refused('undoEntry', { id: edit });
    expect(body.code).toBe('forbidden');
    expect(await everything()).toEqual(stored);
    await as(admin).ok('undoEntry', { id: edit });
  });

  /** Calls about a membership, and records of admins about a person, which give no access to the account. */
  const membershipCalls = [
    'addMemberDocument',
    'addMemberNote',
    'addMemberTask',
    'changeMemberTags',
    'completeMemberTask',
    'deleteMemberDocument',
    'deleteMemberNote',
    'deleteMemberTask',
    'editMemberNote',
    'issueLetterForMember',
    'updateMemberTask',
    'approveRegistration',
    'approveRenewal',
    'askApplicant',
    'endLifeMembership',
    'endPause',
    'grantLifeMembership',
    'pauseMembership',
    'recordPayment',
    'rejectRegistration',
    'rejectRenewal',
  ];

  const furtherInput: Partial<Record<EndpointName, object>> = {
    hideDirectoryEntry: { reason: 'Iklan' },
    saveUserFields: { values: [] },
    recordWhatsappConsent: { purpose: 'expiry', decision: 'give', source: 'Lisan' },
  };

  test('cannot call any endpoint that changes the account of another admin', async () => {
    const admin = await makeAdmin();
    const sessionsBefore = await valuesOf('sessions');
    const refused = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
      const { method, path, access } = endpoints[name];
      const isByRole = access === 'admin' || access === 'self-or-admin';
      return isByRole && /^\/users\/user\/\{id\}/.test(path) && method !== 'GET';
    });
    expect(refused.length).toBeGreaterThan(8);
    for (const name of refused.filter((one) => !membershipCalls.includes(one))) {
      const { duty } = endpoints[name] as { duty?: Duty };
      const secretary = await makeAdmin({ duties: duty === undefined ? [] : [duty] });
      const usual = { id: admin.id, name: 'Lain', email: 'lain@example.org', session: 'a'.repeat(16) };
      const input = { ...usual, ...furtherInput[name] };
      const { body } = await as(secretary).refused(name, input as never);
      expect([name, body.message]).toEqual([name, 'Tindakan ini untuk admin yang memegang semua tugas.']);
    }
    expect(await valuesOf('sessions')).toEqual(expect.arrayContaining(sessionsBefore));
  });

  test('sees proofs and receipts only with the duty money, and can still use the own account', async () => {
    const [member, editor] = [
      await makeMember({ status: 'RequestRenew' }),
      await makeAdmin({ duties: ['content'] }),
    ];
    const paymentId = await paymentIdOf(member);
    expect((await as(editor).refused('getProof', { id: paymentId })).status).toBe(404);
    expect((await as(editor).refused('getReceipt', { id: paymentId })).status).toBe(404);
    await as(editor).ok('getProfile', {});
    await as(editor).ok('listUserPayments', { id: editor.id });
    await changeDocument('users', editor.id, { duties: ['money'] });
    await as(editor).ok('getProof', { id: paymentId });
  });
});
