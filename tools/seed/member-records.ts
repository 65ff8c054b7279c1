import { isoDate } from 'contract/text/dates';
import { noop } from '../../functions/src/data/batch.ts';
import { users } from '../../functions/src/data/collections.ts';
import { actorOf } from '../../functions/src/model/base/actors.ts';
import { runImport } from '../../functions/src/model/people/imports/run-import.ts';
import { storeImport } from '../../functions/src/model/people/imports/store-import.ts';
import { issueMembershipLetter } from '../../functions/src/model/people/membership-letters/issue-membership-letter.ts';
import { addNote } from '../../functions/src/model/people/records/notes.ts';
import { saveFields } from '../../functions/src/model/people/records/own-fields.ts';
import { changeMemberTags } from '../../functions/src/model/people/records/tags.ts';
import { addTask } from '../../functions/src/model/people/records/tasks.ts';
import { demoId } from './deterministic.ts';
import { demoAdminId } from './plan.ts';

const dayMs = 86_400_000;

/** Adds notes, tasks, tags and own fields with the product's own functions. */
export async function writeDemoMemberRecords(now: Date): Promise<void> {
  const admin = await users.getOrThrow(demoAdminId);
  const inDays = (days: number): string => isoDate(new Date(now.getTime() + days * dayMs));
  const [member, coordinator] = ['member@example.org', 'coordinator@example.org'].map((email) =>
    demoId('user', email),
  ) as [string, string];
  await changeMemberTags(member, { add: ['Pengurus daerah', 'Pembicara'], remove: [] }, actorOf(admin));
  await changeMemberTags(coordinator, { add: ['Pembicara'], remove: [] }, actorOf(admin));
  await addNote(member, 'Bersedia menjadi moderator seminar, asal bukan hari Jumat.', admin, noop);
  await addNote(coordinator, 'Kampus meminta faktur sebelum tanggal 10.', admin, noop);
  const assignedTo = demoAdminId;
  await addTask(member, { text: 'Tanyakan jadwal kuliah tamu', dueOn: inDays(3), assignedTo }, admin, noop);
  await addTask(coordinator, { text: 'Kirim contoh MoU', dueOn: inDays(-1), assignedTo }, admin, noop);
  await saveFields(
    [
      {
        label: 'Ukuran kaus',
        kind: 'choice',
        choices: ['S', 'M', 'L', 'XL'],
        seenBy: 'member',
        editedBy: 'member',
      },
      { label: 'Angkatan', kind: 'text', choices: [], seenBy: 'admins', editedBy: 'admins' },
    ],
    undefined,
    actorOf(admin),
  );
}

/** Issues two membership letters with the product's own function. */
export async function writeDemoMembershipLetters(): Promise<void> {
  const member = await users.getOrThrow(demoId('user', 'member@example.org'));
  for (const purpose of ['pelaporan BKD semester ganjil', 'akreditasi program studi'])
    await issueMembershipLetter(member, purpose, actorOf(member));
}

/** Checks a file of two new members with the product's own functions, and does not apply it. */
export async function writeDemoMemberImport(): Promise<void> {
  const admin = await users.getOrThrow(demoAdminId);
  const rows = [
    ['Wening Laras', 'wening@example.org'],
    ['Galih Pramana', 'galih@example.org'],
  ].map((cells, index) => ({ line: index + 2, cells }));
  const key = { headerKey: demoId('import', 'new members') };
  const sheet = {
    ...key,
    titles: ['Nama Lengkap', 'Email'],
    rows,
    sheets: [],
    sheet: null,
    isOwnFile: false,
  };
  const mapping = {
    ...key,
    columns: ['name' as const, 'email' as const],
    overrides: [],
    dateOrder: 'dmy' as const,
  };
  const file = { name: 'anggota-baru.csv', bytes: Buffer.from(JSON.stringify(rows)) };
  const consent = { source: 'form', on: '2026-01-15' } as const;
  await runImport(await storeImport({ file, sheet, mapping, consent }, actorOf(admin), noop));
}
