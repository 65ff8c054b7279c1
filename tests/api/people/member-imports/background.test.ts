import { expect, test } from 'vitest';
import { continueImports } from '../../../../functions/src/model/maintenance/people/continue-imports.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { eraseFromImports } from '../../../../functions/src/model/people/imports/expire-import.ts';
import { auditEntriesOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import {
  checkSheet,
  newPeople,
  runToEnd,
  sheetOf,
  usualTitles,
  wideSheetOf,
} from '../../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const importedUsers = async () => (await valuesOf('users')).filter(({ imported }) => imported !== undefined);
const continueOnce = () => continueImports({ ...defaultJobOptions, limit: 10 });

test('the job ends an import that its admin left, also after it died five times', {
  tags: ['full'],
}, async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  // More batches than one call processes.
  const id = await checkSheet(admin, wideSheetOf([[...usualTitles], ...newPeople(80)]), {}, inProcess(admin));
  await runToEnd(admin, id, inProcess(admin));
  await inProcess(admin).ok('applyMemberImport', { id });
  const left = (await importedUsers()).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(80);
  expect(await continueOnce()).toMatchObject({ failures: [] });
  expect(await importedUsers()).toHaveLength(left);

  for (const [death, at] of [1, 2, 3, 5, 8].entries()) {
    freezeClock(new Date(Date.now() + 10 * 60_000 * (death + 1)));
    await withFault(at, death % 2 === 0 ? 'crash' : 'crash-after', continueOnce);
  }
  freezeClock(new Date(Date.now() + 90 * 60_000));
  for (let run = 0; run < 5; run += 1) {
    if ((await storedDocument('memberImports', id)).state === 'applied') break;
    expect((await continueOnce()).failures).toEqual([]);
  }
  expect(await storedDocument('memberImports', id)).toMatchObject({ state: 'applied' });
  const people = await importedUsers();
  expect(people).toHaveLength(80);
  expect(new Set(people.map(({ email }) => email)).size).toBe(80);
  expect(await auditEntriesOf('member-import.create')).toHaveLength(80);
});

test('a deleted person is erased from the rows of imports', async () => {
  const admin = await makeAdmin();
  const gone = await makeMember({
    record: { name: 'Budi Santoso', phoneNumber: '+6281299990000', department: '' },
  });
  const other = await makeMember({ record: { name: 'Rina Wulan', phoneNumber: '', department: '' } });
  const id = await checkSheet(
    admin,
    sheetOf([
      [...usualTitles, 'Prodi'],
      ['', 'Budi Santoso', gone.email, '', '', '', 'Informatika'],
      ['', 'Budi S.', 'budi.s@example.org', '081299990000', '', '', 'Informatika'],
      ['', 'Rina Wulan', other.email, '', '', '', 'Informatika'],
    ]),
  );
  await as(admin).ok('decideMemberImportRow', { id, line: 3, choice: 'person', person: gone.id });
  await as(admin).ok('applyMemberImport', { id });
  await runToEnd(admin, id);
  expect(JSON.stringify(await valuesOf('memberImportRows'))).toContain('Budi S');

  await as(admin).ok('deleteUser', { id: gone.id });
  freezeClock(inDays(30.5));
  expect(await forgetRemoved(defaultJobOptions)).toMatchObject({ failures: [] });
  const stored = JSON.stringify(await valuesOf('memberImportRows'));
  for (const text of ['Budi', gone.email, gone.id, '0812']) expect(stored).not.toContain(text);
  expect(stored).toContain('Rina Wulan');
});

test('the erasure of a candidate leaves what the undo of another person needs', async () => {
  const admin = await makeAdmin();
  // Two people with one number are both candidates.
  const record = { phoneNumber: '+6281299990000', department: '' };
  const gone = await makeMember({ record: { ...record, name: 'Budi Santoso' } });
  const other = await makeMember({ record: { ...record, name: 'Rina Wulan' } });
  const id = await checkSheet(
    admin,
    sheetOf([
      [...usualTitles, 'Prodi'],
      ['', 'Rina W.', 'rina.w@example.org', '081299990000', '', '', 'Informatika'],
    ]),
  );
  await as(admin).ok('decideMemberImportRow', { id, line: 2, choice: 'person', person: other.id });
  await as(admin).ok('applyMemberImport', { id });
  expect(await runToEnd(admin, id)).toMatchObject({ results: { updated: 1 } });
  expect((await storedDocument('users', other.id)).department).toBe('Informatika');

  await eraseFromImports(gone.id);
  expect(JSON.stringify(await valuesOf('memberImportRows'))).not.toContain(gone.id);
  await as(admin).ok('undoMemberImport', { id });
  await runToEnd(admin, id);
  expect((await storedDocument('users', other.id)).department).toBe('');
});
