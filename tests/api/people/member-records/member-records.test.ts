import { describe, expect, test, vi } from 'vitest';
import { users } from '../../../../functions/src/data/collections.ts';
import { outsideBudget } from '../../../../functions/src/data/context/read-counter.ts';
import { filesOfZip } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { pdf } from '../../../support/factories/documents.ts';
import { html, jpeg } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const recordsOf = async (admin: Person, id: string) =>
  (await inProcess(admin).ok('getMemberRecords', { id })).body;
const documentFiles = async () =>
  Object.keys(await storedFiles()).filter((path) => path.startsWith('documents/'));
const makeSecretary = (name: string) => makeAdmin({ name, duties: ['people'] });

describe('tags of a member', () => {
  test('keep their first spelling, are suggested while a person has them, and are recorded', async () => {
    const [admin, rina, sari] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    const change = (id: string, add: string[], remove: string[] = []) =>
      inProcess(admin).ok('changeMemberTags', { id, add, remove });
    expect((await change(rina.id, [' Pengurus ', 'asesor'])).body.tags).toEqual(['Pengurus', 'asesor']);
    expect((await change(rina.id, ['PENGURUS', 'Asesor'])).body.tags).toEqual(['Pengurus', 'asesor']);
    expect((await change(sari.id, ['pengurus'])).body.tags).toEqual(['Pengurus']);
    expect(await recordsOf(admin, sari.id)).toMatchObject({
      tags: ['Pengurus'],
      knownTags: ['asesor', 'Pengurus'],
    });
    expect((await change(rina.id, [], ['pengurus', 'ASESOR', 'tidak ada'])).body.tags).toEqual([]);
    expect((await recordsOf(admin, rina.id)).knownTags).toEqual(['Pengurus']);
    const details = (await auditEntriesOf('member-tags.change')).map((entry) => entry.details);
    expect(details).toHaveLength(3);
    expect(details).toContainEqual({ addedTags: 'Pengurus, asesor' });
    expect(details).toContainEqual({ removedTags: 'Pengurus, asesor' });
  });

  test('changed by two admins at the same time keep both changes', async () => {
    const [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
    await inProcess(admin).ok('changeMemberTags', { id: member.id, add: ['lama'] });
    await Promise.all([
      inProcess(admin).ok('changeMemberTags', { id: member.id, add: ['asesor'], remove: ['lama'] }),
      inProcess(other).ok('changeMemberTags', { id: member.id, add: ['dosen'] }),
      inProcess(other).ok('changeMemberTags', { id: other.id, add: ['dosen', 'mitra'] }),
    ]);
    const { tags, knownTags } = await recordsOf(admin, member.id);
    expect([...tags].sort()).toEqual(['asesor', 'dosen']);
    expect(knownTags).toEqual(['asesor', 'dosen', 'mitra']);
  });

  test('beyond 20, without text or too long are rejected and change nothing', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    await inProcess(admin).ok('changeMemberTags', { id: member.id, add: twenty });
    const before = await everything();
    const refused = async (add: string[]) =>
      (await inProcess(admin).refused('changeMemberTags', { id: member.id, add })).body;
    expect(await refused(['satu lagi'])).toEqual({
      code: 'wrong-status',
      message: 'Paling banyak 20 tag untuk satu orang.',
    });
    expect((await refused([' '])).fields).toEqual({ 'add.0': 'Wajib diisi.' });
    expect((await refused(['x'.repeat(41)])).code).toBe('invalid-input');
    expect((await inProcess(admin).refused('changeMemberTags', { id: 'nobody', add: ['a'] })).status).toBe(
      404,
    );
    expect(await everything()).toEqual(before);
  });
});

describe('a note about a member', () => {
  test('is edited by its author only, and deleted by its author or an admin with all duties', async () => {
    const [author, other, chair, member] = await Promise.all([
      makeSecretary('Wati'),
      makeSecretary('Budi'),
      makeAdmin({ name: 'Ketua' }),
      makeMember(),
    ]);
    const { id } = member;
    await inProcess(author).ok('addMemberNote', { id, text: 'Minta kuitansi lama.' });
    const [note] = (await recordsOf(other, id)).notes;
    expect(note).toMatchObject({
      text: 'Minta kuitansi lama.',
      author: 'Wati',
      isOwn: false,
      editedAt: null,
    });
    const target = { id, note: note?._id ?? '' };
    const before = await everything();
    expect((await inProcess(other).refused('editMemberNote', { ...target, text: 'Lain' })).status).toBe(403);
    expect((await inProcess(chair).refused('editMemberNote', { ...target, text: 'Lain' })).status).toBe(403);
    expect((await inProcess(other).refused('deleteMemberNote', target)).body.message).toBe(
      'Catatan hanya dapat dihapus oleh penulisnya atau admin dengan semua tugas.',
    );
    const foreign = { ...target, id: other.id };
    expect((await inProcess(author).refused('deleteMemberNote', foreign)).status).toBe(404);
    expect((await inProcess(author).refused('addMemberNote', { id, text: ' ' })).body.fields).toEqual({
      text: 'Wajib diisi.',
    });
    expect((await inProcess(author).refused('addMemberNote', { id, text: 'x'.repeat(2001) })).status).toBe(
      400,
    );
    expect(await everything()).toEqual(before);
    await inProcess(author).ok('editMemberNote', { ...target, text: 'Sudah dikirim.' });
    expect((await recordsOf(author, id)).notes).toMatchObject([
      { text: 'Sudah dikirim.', isOwn: true, editedAt: expect.any(String) },
    ]);
    await inProcess(chair).ok('deleteMemberNote', target);
    expect((await recordsOf(author, id)).notes).toEqual([]);
    const actions = ['member-note.add', 'member-note.edit', 'member-note.delete'];
    for (const action of actions)
      expect(await auditEntriesOf(action)).toMatchObject([{ targetId: id, details: {} }]);
    expect(JSON.stringify(await valuesOf('audit'))).not.toContain('Sudah dikirim');
  });

  test('beyond 60 is rejected, also when two admins write at the same time', async () => {
    const [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
    const { id } = member;
    for (let index = 0; index < 59; index += 1)
      await inProcess(admin).ok('addMemberNote', { id, text: `Catatan ${index}` });
    const writeOther = () => inProcess(other).ok('addMemberNote', { id, text: 'Dua' });
    const read = users.getOrThrow.bind(users);
    const beforeNextRead = (interleaved: () => Promise<unknown>) =>
      vi.spyOn(users, 'getOrThrow').mockImplementationOnce(async (user) => {
        await outsideBudget(interleaved);
        return read(user);
      });
    for (const interleave of [beforeNextRead, beforeNextWrite]) {
      interleave(writeOther);
      expect((await inProcess(admin).refused('addMemberNote', { id, text: 'Satu' })).status).toBe(409);
      const { notes } = await recordsOf(admin, id);
      expect([notes.length, notes[0]?.text, notes[59]?.text]).toEqual([60, 'Dua', 'Catatan 0']);
      await inProcess(other).ok('deleteMemberNote', { id, note: notes[0]?._id ?? '' });
    }
  });
});

describe('a task about a member', () => {
  test('is listed by its day for its admin and for all, and is done once', async () => {
    freezeClock(jakarta('2026-11-20T10:00'));
    const [wati, budi, member] = await Promise.all([
      makeSecretary('Wati'),
      makeSecretary('Budi'),
      makeMember({ record: { name: 'Rina' } }),
    ]);
    const { id } = member;
    const add = (text: string, dueOn: string, assignedTo = '') =>
      inProcess(wati).ok('addMemberTask', { id, text, dueOn, assignedTo });
    await add('Telepon', '2026-11-21', wati.id);
    await add('Kirim kartu', '2026-11-20', wati.id);
    await add('Periksa KTP', '2026-11-01', budi.id);
    await add('Tanpa petugas', '2026-12-01');
    const list = async (who: Person, whose: 'mine' | 'all', page = {}) =>
      (await inProcess(who).ok('listMemberTasks', { whose, ...page })).body;
    expect((await list(wati, 'mine')).data.map(({ text }) => text)).toEqual(['Kirim kartu', 'Telepon']);
    const all = await list(wati, 'all');
    expect(all.data.map(({ text, assignee }) => [text, assignee?.name])).toEqual([
      ['Periksa KTP', 'Budi'],
      ['Kirim kartu', 'Wati'],
      ['Telepon', 'Wati'],
      ['Tanpa petugas', undefined],
    ]);
    expect(all.data[0]?.member).toEqual({ _id: id, name: 'Rina' });
    const first = await list(wati, 'all', { limit: '3' });
    const last = first.data[2]?._id;
    expect((await list(wati, 'all', { limit: '3', page: '2', after: last })).data).toEqual([all.data[3]]);
    const dashboard = async (who: Person) => (await inProcess(who).ok('getDashboard', {})).body.dueTasks;
    expect(await dashboard(wati)).toBe(1);
    expect(await dashboard(budi)).toBe(1);
    expect(await dashboard(await makeAdmin({ duties: ['money'] }))).toBe(0);

    const task = { id, task: all.data[1]?._id ?? '' };
    await inProcess(budi).ok('completeMemberTask', { ...task, isDone: true });
    await inProcess(budi).ok('completeMemberTask', { ...task, isDone: true });
    expect(await auditEntriesOf('member-task.complete')).toHaveLength(1);
    expect(await dashboard(wati)).toBe(0);
    expect((await recordsOf(wati, id)).tasks.at(-1)).toMatchObject({ text: 'Kirim kartu', doneBy: 'Budi' });
    await inProcess(wati).ok('completeMemberTask', { ...task, isDone: false });
    expect((await recordsOf(wati, id)).tasks[1]).toMatchObject({ doneAt: null, doneBy: null });
    await inProcess(wati).ok('deleteMemberTask', task);
    expect((await list(wati, 'mine')).data).toHaveLength(1);
    for (const action of ['member-task.add', 'member-task.reopen', 'member-task.delete'])
      expect((await auditEntriesOf(action)).length).toBeGreaterThan(0);
  });

  test('is assigned to an admin of the duty only, and is unassigned after that admin is deleted', async () => {
    const [chair, wati, treasurer, member] = await Promise.all([
      makeAdmin({ name: 'Ketua' }),
      makeSecretary('Wati'),
      makeAdmin({ duties: ['money'] }),
      makeMember(),
    ]);
    const input = { id: member.id, text: 'Telepon', dueOn: '2026-12-01' };
    const before = await everything();
    for (const assignedTo of [treasurer.id, member.id, 'nobody'])
      expect((await inProcess(chair).refused('addMemberTask', { ...input, assignedTo })).body.fields).toEqual(
        {
          assignedTo: 'Pilih admin yang memegang tugas anggota.',
        },
      );
    expect((await inProcess(chair).refused('addMemberTask', { ...input, dueOn: '2026-02-30' })).status).toBe(
      400,
    );
    expect(await everything()).toEqual(before);
    await inProcess(chair).ok('addMemberTask', { ...input, assignedTo: wati.id });
    const { tasks, assignees } = await recordsOf(chair, member.id);
    expect(assignees.map(({ name }) => name)).toEqual(['Ketua', 'Wati']);
    expect(tasks[0]?.assignee).toEqual({ _id: wati.id, name: 'Wati' });
    await inProcess(wati).ok('addMemberNote', { id: member.id, text: 'Halo' });
    await inProcess(chair).ok('deleteUser', { id: wati.id });
    const after = await recordsOf(chair, member.id);
    expect(after.tasks[0]?.assignee).toBeNull();
    expect(after.notes[0]?.author).toBeNull();
    const task = { ...input, task: tasks[0]?._id ?? '' };
    await inProcess(chair).ok('updateMemberTask', { ...task, text: 'Surati', assignedTo: chair.id });
    expect((await recordsOf(chair, member.id)).tasks).toMatchObject([
      { text: 'Surati', assignee: { name: 'Ketua' } },
    ]);
    const stale = { ...task, text: 'Kunjungi', basedOn: tasks[0]?.updatedAt };
    expect((await inProcess(chair).refused('updateMemberTask', stale)).body.fields).toEqual({
      text: 'Tersimpan sekarang: Surati',
    });
    expect(await auditEntriesOf('member-task.update')).toHaveLength(1);
  });
});

describe('a document about a member', () => {
  test('is stored with its label, downloaded with a record of it, and deleted with its file', async () => {
    const [admin, member] = await Promise.all([makeAdmin({ name: 'Wati' }), makeMember()]);
    const { id } = member;
    await inProcess(admin).ok('addMemberDocument', {
      id,
      label: 'decree',
      title: 'SK dosen 2024',
      document: pdf('sk.pdf'),
    });
    const image = { name: 'ktp.jpg', bytes: await jpeg() };
    await inProcess(admin).ok('addMemberDocument', { id, label: 'ktp', document: image });
    const { documents } = await recordsOf(admin, id);
    expect(documents).toMatchObject([
      { label: 'ktp', title: '', isPdf: false, uploadedBy: 'Wati' },
      { label: 'decree', title: 'SK dosen 2024', isPdf: true },
    ]);
    const document = { id, document: documents[1]?._id ?? '' };
    const answer = await inProcess(admin).ok('downloadMemberDocument', document);
    expect(answer.bytes.equals(pdf('sk.pdf').bytes as Buffer)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`sk-${document.document}.pdf`);
    expect(await auditEntriesOf('member-document.download')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { documentLabel: 'SK' } },
    ]);
    const foreign = { ...document, id: admin.id };
    expect((await inProcess(admin).refused('downloadMemberDocument', foreign)).status).toBe(404);
    expect((await inProcess(admin).refused('deleteMemberDocument', foreign)).status).toBe(404);
    expect(await documentFiles()).toHaveLength(2);
    await inProcess(admin).ok('deleteMemberDocument', document);
    expect(await documentFiles()).toHaveLength(1);
    expect((await inProcess(admin).refused('downloadMemberDocument', document)).status).toBe(404);
    expect(await auditEntriesOf('member-document.add')).toHaveLength(2);
    expect(await auditEntriesOf('member-document.delete')).toHaveLength(1);
  });

  test('of another format is rejected and stores nothing', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await everything();
    const document = { name: 'ktp.jpg', bytes: html() };
    const input = { id: member.id, label: 'ktp', document } as const;
    expect((await inProcess(admin).refused('addMemberDocument', input)).body.code).toBe('invalid-file');
    const unknown = { ...input, id: 'nobody', document: pdf('a.pdf') };
    expect((await inProcess(admin).refused('addMemberDocument', unknown)).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});

describe('a person with records', () => {
  test('finds them in the own data, without the names of admins', async () => {
    const [admin, member] = await Promise.all([makeAdmin({ name: 'Wati Rahasia' }), makeMember()]);
    const { id } = member;
    await inProcess(admin).ok('changeMemberTags', { id, add: ['asesor'] });
    await inProcess(admin).ok('addMemberNote', { id, text: 'Catatan tentang saya' });
    await inProcess(admin).ok('addMemberTask', {
      id,
      text: 'Telepon',
      dueOn: '2026-12-01',
      assignedTo: admin.id,
    });
    await inProcess(admin).ok('addMemberDocument', { id, label: 'ktp', document: pdf('ktp.pdf') });
    const { bytes } = await inProcess(member).ok('downloadOwnData', {});
    const files = filesOfZip(bytes);
    const text = String(files.get('data.json'));
    expect(JSON.parse(text).associationRecords).toEqual({
      tags: ['asesor'],
      notes: [{ text: 'Catatan tentang saya', createdAt: expect.any(String) }],
      tasks: [{ text: 'Telepon', dueOn: '2026-12-01', doneAt: null }],
      documents: [
        { label: 'ktp', title: '', createdAt: expect.any(String), file: 'dokumen-pengurus/ktp-1.pdf' },
      ],
    });
    expect(files.get('dokumen-pengurus/ktp-1.pdf')?.equals(pdf('ktp.pdf').bytes as Buffer)).toBe(true);
    expect(text).not.toContain('Rahasia');
    expect(text).not.toContain(admin.id);
  });

  test('takes them along when the account is deleted', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const { id } = member;
    await inProcess(admin).ok('addMemberNote', { id, text: 'Catatan' });
    await inProcess(admin).ok('addMemberTask', { id, text: 'Telepon', dueOn: '2026-12-01' });
    await inProcess(admin).ok('addMemberDocument', { id, label: 'ktp', document: pdf('ktp.pdf') });
    expect(await documentFiles()).toHaveLength(1);
    await inProcess(admin).ok('deleteUser', { id });
    for (const collection of ['memberNotes', 'memberTasks', 'memberDocuments'])
      expect(await valuesOf(collection)).toEqual([]);
    expect(await documentFiles()).toEqual([]);
    expect((await inProcess(admin).refused('getMemberRecords', { id })).status).toBe(404);
    expect((await inProcess(admin).refused('addMemberNote', { id, text: 'Lagi' })).status).toBe(404);
  });

  test('costs few reads, and keeps the version of the profile', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const { updatedAt } = await storedDocument('users', member.id);
    await inProcess(admin).ok('addMemberNote', { id: member.id, text: 'Satu' });
    await inProcess(admin).ok('changeMemberTags', { id: member.id, add: ['asesor'] });
    await changeDocument('users', member.id, { turn: 7 });
    expect((await storedDocument('users', member.id)).updatedAt).toEqual(updatedAt);
    // The session, the person, the tags, one note, no task, no document, one admin.
    expect((await inProcess(admin).ok('getMemberRecords', { id: member.id })).reads).toBe(8);
    expect((await inProcess(admin).ok('addMemberNote', { id: member.id, text: 'Dua' })).reads).toBe(4);
  });
});
