import { expect, test } from 'vitest';
import { repairCounters } from '../../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  checkSheet,
  newPeople,
  rowsOf,
  runToEnd,
  sheetOf,
  usualTitles,
} from '../../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const wrongCounters = async () => (await repairCounters({ ...defaultJobOptions, dryRun: true })).findings;
const idOf = async (email: string) =>
  Object.entries(await documentsOf('users')).find(([, user]) => user.email === email)?.[0] ?? '';

async function applyAll(admin: Person, id: string) {
  await as(admin).ok('applyMemberImport', { id });
  return runToEnd(admin, id);
}

async function undoAll(admin: Person, id: string) {
  await as(admin).ok('undoMemberImport', { id });
  return runToEnd(admin, id);
}

test('an undo removes created members and restores the others, and the file imports again', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const member = await makeMember({ status: 'expired', record: { department: '', memberNumber: null } });
  const before = await everything();
  const titles = ['No Anggota', 'Nama', 'Email', 'Prodi', 'Berlaku sampai'];
  const file = sheetOf([
    titles,
    ['SISINDO-2018-000777', member.name, member.email, 'Informatika', '31/12/2030'],
    ['SISINDO-2018-000778', 'Rina Baru', 'rina@example.org', '', '31/12/2030'],
  ]);
  const id = await checkSheet(admin, file, { overrides: ['validUntil'] });
  expect(await applyAll(admin, id)).toMatchObject({ results: { created: 1, updated: 1 } });
  expect(await storedDocument('users', member.id)).toMatchObject({
    isActive: 'active',
    memberNumber: 'SISINDO-2018-000777',
  });
  expect(await undoAll(admin, id)).toMatchObject({
    state: 'undone',
    results: { removed: 1, restored: 1 },
    undoUntil: null,
  });
  const after = await everything();
  const { updatedAt: _old, changedAt: _oldChange, ...old } = before.documents.users?.[member.id] ?? {};
  const {
    updatedAt: _now,
    changedAt: _change,
    importedValidity,
    ...now
  } = after.documents.users?.[member.id] ?? {};
  expect(now).toEqual(old);
  expect(importedValidity).toBeNull();
  expect(after.documents.memberNumbers).toEqual(before.documents.memberNumbers);
  expect(after.documents.emailOwners).toEqual(before.documents.emailOwners);
  expect(Object.keys(after.documents.users ?? {})).toEqual(Object.keys(before.documents.users ?? {}));
  expect(await wrongCounters()).toEqual([]);
  expect(await auditEntriesOf('member-import.undo')).toHaveLength(1);
  expect(await auditEntriesOf('member-import.remove')).toHaveLength(1);
  expect(await auditEntriesOf('member-import.restore')).toHaveLength(1);
  expect((await as(admin).ok('undoMemberImport', { id })).body.changed).toBe(false);
  expect(await auditEntriesOf('member-import.undo')).toHaveLength(1);
  const again = await checkSheet(admin, file, { overrides: ['validUntil'] });
  expect(await applyAll(admin, again)).toMatchObject({ results: { created: 1, updated: 1 } });
});

test('an undo keeps members who were changed since, and lists them with the reason', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const member = await makeMember({ record: { department: '', expertise: '' } });
  const titles = ['Nama', 'Email', 'Prodi', 'Keahlian'];
  const id = await checkSheet(
    admin,
    sheetOf([
      titles,
      [member.name, member.email, 'Informatika', 'Data'],
      ['Rina Baru', 'rina@example.org', '', ''],
      ['Tono Baru', 'tono@example.org', '', ''],
      ['Dewi Baru', 'dewi@example.org', '', ''],
    ]),
  );
  await applyAll(admin, id);
  await as(member).ok('updateProfile', { name: member.name, expertise: 'Tata kelola' });
  await as(admin).ok('updateUser', { id: await idOf('rina@example.org'), name: 'Rina Sekarang' });
  await as(admin).ok('deleteUser', { id: await idOf('dewi@example.org') });
  expect(await undoAll(admin, id)).toMatchObject({
    results: { removed: 1, restored: 0 },
    counts: { kept: 3 },
  });
  expect(await rowsOf(admin, id, 'kept')).toMatchObject([
    { line: 2, outcome: 'kept', outcomeReason: 'Bidang keahlian diubah sesudah impor.' },
    { line: 3, outcomeReason: 'Anggota ini diundang, masuk, atau diubah sesudah impor.' },
    { line: 5, outcomeReason: 'Anggota ini sudah dihapus.' },
  ]);
  expect((await storedDocument('users', member.id)).department).toBe('Informatika');
  expect(await idOf('tono@example.org')).toBe('');
  expect(await wrongCounters()).toEqual([]);
});

test('two admins who import and undo concurrently leave each person once or not at all', async () => {
  const [one, two] = [await makeAdmin({ duties: ['people'] }), await makeAdmin()];
  const id = await checkSheet(one, sheetOf([[...usualTitles], ...newPeople(110)]));
  await Promise.all([
    inProcess(one).call('applyMemberImport', { id }),
    inProcess(two).call('undoMemberImport', { id }),
    inProcess(one).call('continueMemberImport', { id }),
    inProcess(two).call('applyMemberImport', { id }),
  ]);
  await runToEnd(one, id);
  await Promise.all([one, two, one].map((admin) => inProcess(admin).call('undoMemberImport', { id })));
  expect(await runToEnd(two, id)).toMatchObject({ state: 'undone', results: { created: 110, removed: 110 } });
  expect((await valuesOf('users')).filter(({ imported }) => imported !== undefined)).toEqual([]);
  expect(await wrongCounters()).toEqual([]);
});

test('an import can be undone for 30 days', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const id = await checkSheet(admin, sheetOf([[...usualTitles], ...newPeople(1)]));
  await applyAll(admin, id);
  await changeDocument('memberImports', id, { expireAt: new Date(Date.now() - 1000) });
  const { body } = await as(admin).refused('undoMemberImport', { id });
  expect(body.message).toBe('Impor hanya dapat dibatalkan dalam 30 hari.');
});
