import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { memberNumber } from 'contract/text/card-numbers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { repairCounters } from '../../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import {
  auditEntriesOf,
  authAccountsStored,
  changeDocument,
  documentsOf,
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
  wideSheetOf,
} from '../../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';

const findByEmail = async (email: string) =>
  Object.entries(await documentsOf('users')).find(([, user]) => user.email === email);

/** Returns the counters that a recount would change. */
const wrongCounters = async () => (await repairCounters({ ...defaultJobOptions, dryRun: true })).findings;

const importedUsers = async () => (await valuesOf('users')).filter(({ imported }) => imported !== undefined);

async function applyAll(admin: Person, id: string) {
  await as(admin).ok('applyMemberImport', { id });
  return runToEnd(admin, id);
}

test('an import creates members without account and mail, and changes the others field by field', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const known = await makeMember({
    record: { phoneNumber: '', validUntil: new Date('2026-12-31T05:00:00Z') },
  });
  const accounts = await authAccountsStored();
  const id = await checkSheet(
    admin,
    sheetOf([
      [...usualTitles, 'Tanggal Bergabung'],
      [
        'SISINDO-2019-000123',
        'Rina Baru',
        'Rina@Example.org',
        '812-3456-7890',
        'ITB',
        '31/12/2030',
        '1/2/1999',
      ],
      ['', 'Tanpa Masa', 'tanpa@example.org', '', '', '', ''],
      ['', known.name, known.email, '0813 1111 2222', '', '31/12/2031', ''],
    ]),
    { overrides: ['validUntil'] },
  );
  const result = await applyAll(admin, id);
  expect(result).toMatchObject({
    state: 'applied',
    results: { created: 2, updated: 1 },
    appliedBy: admin.name,
  });
  const [rinaId = '', rina] = (await findByEmail('rina@example.org')) ?? [];
  expect(rina).toMatchObject({
    name: 'Rina Baru',
    phoneNumber: '+6281234567890',
    institution: 'ITB',
    memberNumber: 'SISINDO-2019-000123',
    isActive: 'active',
    createdAt: new Date('1999-01-31T17:00:00Z'),
    validUntil: new Date('2030-12-30T17:00:00Z'),
    imported: { importId: id, consent: { source: 'form', on: '2026-01-15' }, invitedAt: null },
    importedValidity: { importId: id, by: admin.name },
  });
  expect((await storedDocument('memberNumbers', 'SISINDO-2019-000123')).userId).toBe(rinaId);
  const [, other] = (await findByEmail('tanpa@example.org')) ?? [];
  expect(other).toMatchObject({ isActive: 'expired', validUntil: null });
  expect(other?.memberNumber).toMatch(/^SISINDO-\d{4}-\d{6}$/);
  expect(await storedDocument('users', known.id)).toMatchObject({
    phoneNumber: '+6281311112222',
    validUntil: new Date('2031-12-30T17:00:00Z'),
    isActive: 'active',
  });
  expect(await authAccountsStored()).toEqual(accounts);
  expect(await valuesOf('outbox')).toEqual([]);
  expect(await valuesOf('ledger')).toEqual([]);
  expect(await wrongCounters()).toEqual([]);
  expect(await auditEntriesOf('member-import.create')).toHaveLength(2);
  expect(await auditEntriesOf('member-import.update')).toMatchObject([
    { targetId: known.id, details: { import: id, fields: 'validUntil, phoneNumber, isActive' } },
  ]);
  expect(await auditEntriesOf('member-import.apply')).toMatchObject([
    { actorId: admin.id, details: { rows: 3, create: 2, update: 1 } },
  ]);
});

test('fourteen clicks of two admins import each person once', async () => {
  const [one, two] = [await makeAdmin({ duties: ['people'] }), await makeAdmin()];
  const id = await checkSheet(one, sheetOf([[...usualTitles], ...newPeople(120)]));
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      inProcess(index % 2 === 0 ? one : two).call('applyMemberImport', { id }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(await runToEnd(two, id)).toMatchObject({ state: 'applied', results: { created: 120 } });
  expect(await importedUsers()).toHaveLength(120);
  expect(await auditEntriesOf('member-import.apply')).toHaveLength(1);
  expect(await wrongCounters()).toEqual([]);
});

/** Makes the first members without a number draw these. */
function drawFirst(numbers: number[]): void {
  const draw = crypto.randomInt as (max: number) => number;
  const drawNext = (max: number) => (max === 1_000_000 && numbers.shift()) || draw(max);
  vi.spyOn(crypto, 'randomInt').mockImplementation(drawNext as typeof crypto.randomInt);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

test.each([
  ['two members of a batch draw the same number', [777, 777], ['', '']],
  ['a member draws the number of a later row of the batch', [777], ['', memberNumber(new Date(), 777)]],
  ['a member draws the number of an earlier row of the batch', [777], [memberNumber(new Date(), 777), '']],
])('when %s, both are imported with their own numbers', async (_case, drawn, given) => {
  const admin = await makeAdmin();
  const people = newPeople(2).map(([, ...cells], index) => [String(given[index]), ...cells]);
  const id = await checkSheet(admin, sheetOf([[...usualTitles], ...people]));
  drawFirst(drawn);
  const { body } = await inProcess(admin).ok('applyMemberImport', { id });
  expect(body.import).toMatchObject({ state: 'applied', results: { created: 2 } });
  const numbers = (await importedUsers()).map((user) => user.memberNumber).sort();
  expect(Object.keys(await documentsOf('memberNumbers')).sort()).toEqual(numbers);
});

test('a person who changed after the check is left alone, and listed', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const member = await makeMember({ record: { phoneNumber: '' } });
  const file = sheetOf([
    [...usualTitles],
    ['', member.name, member.email, '081200001111', '', ''],
    ['', 'Rina Baru', 'rina@example.org', '', '', ''],
  ]);
  const id = await checkSheet(admin, file);
  const second = await checkSheet(admin, file);
  await changeDocument('users', member.id, { phoneNumber: '+6281999999999' });
  await applyAll(admin, second);
  expect(await applyAll(admin, id)).toMatchObject({
    results: { created: 0, updated: 0 },
    counts: { overtaken: 2 },
  });
  expect(await rowsOf(admin, id, 'overtaken')).toMatchObject([
    { line: 2, outcomeReason: 'Data anggota ini berubah sejak diperiksa. Impor berkas ini sekali lagi.' },
    { line: 3 },
  ]);
  expect((await storedDocument('users', member.id)).phoneNumber).toBe('+6281999999999');
  expect(await wrongCounters()).toEqual([]);
});

test('two rows with one address that are both new create one person', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const id = await checkSheet(
    admin,
    sheetOf([
      ['Nama', 'Email'],
      ['Kembar', 'kembar@example.org'],
      ['Kembar', 'kembar@example.org'],
    ]),
  );
  for (const line of [2, 3]) await as(admin).ok('decideMemberImportRow', { id, line, choice: 'create' });
  expect(await applyAll(admin, id)).toMatchObject({ results: { created: 1 }, counts: { overtaken: 1 } });
});

test('an import stops after the running batch, and continues', { tags: ['full'] }, async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  // More batches than one call processes.
  const id = await checkSheet(admin, wideSheetOf([[...usualTitles], ...newPeople(60)]));
  await runToEnd(admin, id);
  await as(admin).ok('applyMemberImport', { id });
  const { body } = await as(admin).ok('stopMemberImport', { id });
  expect(body.import.state).toBe('stopped');
  const written = (await importedUsers()).length;
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(60);
  expect((await as(admin).ok('continueMemberImport', { id })).body.import.state).toBe('stopped');
  expect(await importedUsers()).toHaveLength(written);
  expect(await auditEntriesOf('member-import.stop')).toHaveLength(1);
  expect(await applyAll(admin, id)).toMatchObject({ state: 'applied', results: { created: 60 } });
  expect(await wrongCounters()).toEqual([]);
});

describe('killed at any step', () => {
  const points = Array.from({ length: 10 }, (_, index) => index + 1).map(
    (at) => [at, faultModes[at % faultModes.length] ?? 'crash'] as const,
  );

  test('an import and its undo take effect once for each person', {
    tags: ['full'],
    timeout: 240_000,
  }, async () => {
    const admin = await makeAdmin();
    const known = await makeMember({ record: { department: '' } });
    const people = [['', known.name, known.email, '', '', ''], ...newPeople(35)];
    const titles = [...usualTitles, 'Prodi'];
    const file = wideSheetOf([titles, ...people.map((row) => [...row, 'Informatika'])]);
    for (const [at, mode] of points) {
      const id = await checkSheet(admin, file, {}, inProcess(admin));
      await runToEnd(admin, id, inProcess(admin));
      const run = (name: 'applyMemberImport' | 'undoMemberImport') => async () => {
        await inProcess(admin).ok(name, { id });
        await runToEnd(admin, id, inProcess(admin));
      };
      expect((await withFault(at, mode, run('applyMemberImport'))).succeeded).toBe(false);
      await run('applyMemberImport')();
      expect(await importedUsers()).toHaveLength(35);
      expect((await storedDocument('users', known.id)).department).toBe('Informatika');
      expect((await withFault(at, mode, run('undoMemberImport'))).succeeded).toBe(false);
      await run('undoMemberImport')();
      expect(await importedUsers()).toEqual([]);
      expect((await storedDocument('users', known.id)).department).toBe('');
      expect(await wrongCounters()).toEqual([]);
    }
    expect(await auditEntriesOf('member-import.create')).toHaveLength(350);
    expect(await auditEntriesOf('member-import.remove')).toHaveLength(350);
    expect(await auditEntriesOf('member-import.restore')).toHaveLength(10);
  });
});
