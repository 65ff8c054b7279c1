import type { memberRecords as table } from 'contract/people/member-records';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { addDocument, deleteDocument, downloadDocument } from '#model/people/records/documents.ts';
import { readAssignees, readMemberRecords, readNames, toTask } from '#model/people/records/member-records.ts';
import { addNote, deleteNote, editNote } from '#model/people/records/notes.ts';
import { changeMemberTags } from '#model/people/records/tags.ts';
import { addTask, completeTask, deleteTask, listOpenTasks, updateTask } from '#model/people/records/tasks.ts';

export const memberRecords: Handlers<typeof table> = {
  getMemberRecords: ({ id }, { user }) => readMemberRecords(id, user.id),

  async changeMemberTags({ id, add, remove }, { user }) {
    const tags = await changeMemberTags(id, { add, remove }, actorOf(user));
    return { message: 'Tag disimpan.', tags };
  },

  async addMemberNote({ id, text }, { user }, { storeReply }) {
    const reply = { message: 'Catatan disimpan.' };
    await addNote(id, text, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async editMemberNote({ id, note, text }, { user }) {
    await editNote(id, note, text, user);
    return { message: 'Catatan disimpan.' };
  },

  async deleteMemberNote({ id, note }, { user }) {
    await deleteNote(id, note, user);
    return { message: 'Catatan dihapus.' };
  },

  async addMemberTask({ id, ...task }, { user }, { storeReply }) {
    const reply = { message: 'Tugas disimpan.' };
    await addTask(id, task, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async updateMemberTask({ id, task, basedOn, ...input }, { user }) {
    await updateTask(id, task, input, basedOn, user);
    return { message: 'Tugas disimpan.' };
  },

  async completeMemberTask({ id, task, isDone }, { user }) {
    await completeTask(id, task, isDone, user);
    return { message: isDone ? 'Tugas selesai.' : 'Tugas dibuka kembali.' };
  },

  async deleteMemberTask({ id, task }, { user }) {
    await deleteTask(id, task, user);
    return { message: 'Tugas dihapus.' };
  },

  async listMemberTasks({ whose, ...requested }, { user }) {
    const { rows, page, totalPages } = await listOpenTasks(requested, whose === 'mine' ? user.id : undefined);
    const [members, assignees] = await Promise.all([
      readNames(rows.map(({ data }) => data.member)),
      readAssignees(rows.map(({ data }) => data.assignedTo)),
    ]);
    const data = rows.map((row) => ({
      ...toTask(row, assignees, assignees),
      member: { _id: row.data.member, name: members.get(row.data.member) ?? '' },
    }));
    return { data, page, totalPages };
  },

  async addMemberDocument({ id, label, title, document }, { user }, { storeReply }) {
    const reply = { message: 'Dokumen disimpan.' };
    await addDocument(id, { label, title, bytes: document.bytes }, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  downloadMemberDocument: ({ id, document }, { user }) => downloadDocument(id, document, user),

  async deleteMemberDocument({ id, document }, { user }) {
    await deleteDocument(id, document, user);
    return { message: 'Dokumen dihapus.' };
  },
};
