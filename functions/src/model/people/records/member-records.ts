import {
  document as documentReply,
  type MemberDocument,
  type MemberNote,
  type MemberRecords,
  type MemberTask,
  note as noteReply,
  task as taskReply,
} from 'contract/people/member-records';
import { hasDuty } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import type { Batch } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import {
  type MemberDocumentRecord,
  type MemberNoteRecord,
  type MemberTaskRecord,
  memberDocuments,
  memberNotes,
  memberTasks,
} from './records.ts';
import { readKnownTags } from './tags.ts';

const admins = users.select('name', 'role', 'duties');
const people = users.select('name');

/** Names of accounts by id. */
export type Names = ReadonlyMap<string, string>;

const newestFirst = <T extends { createdAt: Date }>(rows: Stored<T>[]): Stored<T>[] =>
  rows.sort((a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime());

/** Finds all notes, tasks and documents of a person. */
const findRecords = async (member: string) => {
  const { notes, tasks, documents } = limits.memberRecords;
  return Promise.all([
    memberNotes.find('member', member, notes),
    memberTasks.find('member', member, tasks),
    memberDocuments.find('member', member, documents),
  ]);
};

/** Lists the admins with the duty `people` by name. */
async function findAssignees() {
  const rows = await users.find('role', 'Admin', queryLimits.admins);
  rows.sort((a, b) => a.data.nameKey.localeCompare(b.data.nameKey));
  return rows.filter(({ data }) => hasDuty(data, 'people'));
}

/** Reads the names of accounts; deleted ones are missing. */
export const readNames = async (ids: readonly (string | null)[]): Promise<Names> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  return new Map((await people.getMany(wanted)).map(({ id, data }) => [id, data.name]));
};

/** Returns everything that admins store about a person. Throws `not-found`. */
export async function readMemberRecords(member: string, caller: string): Promise<MemberRecords> {
  const [person, knownTags, [notes, tasks, documents], assignees] = await Promise.all([
    users.getOrThrow(member),
    readKnownTags(),
    findRecords(member),
    findAssignees(),
  ]);
  const known = new Map(assignees.map(({ id, data }) => [id, data.name]));
  const authors = [...notes, ...tasks, ...documents].map(({ data }) => data.createdBy);
  const others = [...authors, ...tasks.map(({ data }) => data.doneBy)].filter(
    (id) => id !== null && !known.has(id),
  );
  const names = new Map([...known, ...(await readNames(others.slice(0, queryLimits.recordAuthors)))]);
  return {
    tags: person.data.tags ?? [],
    knownTags,
    notes: newestFirst(notes).map((note) => toNote(note, names, caller)),
    tasks: sortTasks(tasks).map((task) => toTask(task, names, known)),
    documents: newestFirst(documents).map((document) => toDocument(document, names)),
    assignees: assignees.map(({ id, data }) => ({ _id: id, name: data.name })),
  };
}

const sortTasks = (tasks: Stored<MemberTaskRecord>[]): Stored<MemberTaskRecord>[] =>
  tasks.sort(
    (a, b) =>
      Number(b.data.isOpen) - Number(a.data.isOpen) ||
      (a.data.isOpen
        ? a.data.dueOn.localeCompare(b.data.dueOn)
        : (b.data.doneAt?.getTime() ?? 0) - (a.data.doneAt?.getTime() ?? 0)),
  );

const toNote = ({ id, data }: Stored<MemberNoteRecord>, names: Names, caller: string): MemberNote => ({
  _id: id,
  ...pickReplyFields(noteReply, data),
  author: names.get(data.createdBy) ?? null,
  isOwn: data.createdBy === caller,
});

/** `assignees`: names of the admins who can do tasks. Another assigned account counts as none. */
export function toTask({ id, data }: Stored<MemberTaskRecord>, names: Names, assignees: Names): MemberTask {
  const assignee = data.assignedTo === null ? undefined : assignees.get(data.assignedTo);
  return {
    _id: id,
    ...pickReplyFields(taskReply, data),
    assignee: assignee === undefined ? null : { _id: data.assignedTo ?? '', name: assignee },
    doneBy: data.doneBy === null ? null : (names.get(data.doneBy) ?? null),
  };
}

const toDocument = ({ id, data }: Stored<MemberDocumentRecord>, names: Names): MemberDocument => ({
  _id: id,
  ...pickReplyFields(documentReply, data),
  uploadedBy: names.get(data.createdBy) ?? null,
});

/** Reads the admins who can do tasks among these accounts, by name. */
export async function readAssignees(ids: readonly (string | null)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = await admins.getMany(wanted);
  return new Map(rows.flatMap(({ id, data }) => (hasDuty(data, 'people') ? [[id, data.name] as const] : [])));
}

/** Deletes the records of a person in the batch of the deletion, and returns the paths of their files. */
export async function removeMemberRecords(batch: Batch, member: string): Promise<string[]> {
  const [notes, tasks, documents] = await findRecords(member);
  for (const { id } of notes) batch.delete(memberNotes, id);
  for (const { id } of tasks) batch.delete(memberTasks, id);
  for (const { id } of documents) batch.delete(memberDocuments, id);
  return documents.map(({ data }) => data.file);
}

/** Returns the records for the download of the own data, without the names of admins, and the paths of files. */
export async function exportMemberRecords(member: string) {
  const [notes, tasks, documents] = await findRecords(member);
  return {
    notes: newestFirst(notes).map(({ data }) => ({
      text: data.text,
      createdAt: data.createdAt.toISOString(),
    })),
    tasks: sortTasks(tasks).map(({ data }) => ({
      text: data.text,
      dueOn: data.dueOn,
      doneAt: data.doneAt?.toISOString() ?? null,
    })),
    documents: newestFirst(documents).map(({ data }) => ({
      label: data.label,
      title: data.title,
      createdAt: data.createdAt.toISOString(),
      file: data.file,
    })),
  };
}
