import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { memberDocumentSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { documentLabels } from '../rules/people/document-labels.ts';
import { memberRecordReads, queryLimits } from '../rules/query-limits.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/paging.ts';
import { requiredError, tooMany, wording } from '../text/wording.ts';

const noteText = multilineField(limits.memberRecords.noteCharacters).min(1, {
  error: () => wording.required,
});
const tagField = textField(limits.memberRecords.tagCharacters).min(1, requiredError);
const tagsField = z
  .array(tagField)
  .max(limits.memberRecords.tags, tooMany(limits.memberRecords.tags))
  .default([]);
const day = z.iso.date({ error: () => wording.dateInvalid });

const taskFields = {
  text: textField(limits.textCharacters).min(1, requiredError),
  dueOn: day,
  /** Id of the admin; empty for none. */
  assignedTo: idField.or(z.literal('')).default(''),
};

const admin = z.object({ _id: z.string(), name: z.string() });

export const note = z.object({
  _id: z.string(),
  text: z.string(),
  /** Name of the author; null after the deletion of their account. */
  author: z.string().nullable(),
  /** True if the caller is the author. */
  isOwn: z.boolean(),
  createdAt: dateTime,
  editedAt: dateTime.nullable(),
});
export type MemberNote = z.output<typeof note>;

export const task = z.object({
  _id: z.string(),
  text: z.string(),
  /** Day in Jakarta, 'YYYY-MM-DD'. */
  dueOn: z.string(),
  /** Null if no admin is assigned, or if the assigned one is no longer an admin of this duty. */
  assignee: admin.nullable(),
  doneAt: dateTime.nullable(),
  /** Name of the admin; null for an open task, and after the deletion of their account. */
  doneBy: z.string().nullable(),
  updatedAt: dateTime,
});
export type MemberTask = z.output<typeof task>;

export const document = z.object({
  _id: z.string(),
  label: z.enum(documentLabels),
  /** Empty without one. */
  title: z.string(),
  isPdf: z.boolean(),
  bytes: z.number().int(),
  createdAt: dateTime,
  uploadedBy: z.string().nullable(),
});
export type MemberDocument = z.output<typeof document>;

const records = z.object({
  tags: z.array(z.string()),
  /** Tags of all members, for suggestions. */
  knownTags: z.array(z.string()),
  /** Newest first. */
  notes: z.array(note),
  /** Open tasks by their day, then those that are done. */
  tasks: z.array(task),
  /** Newest first. */
  documents: z.array(document),
  /** Admins to whom a task can be assigned. */
  assignees: z.array(admin),
});
export type MemberRecords = z.output<typeof records>;

export const taskLists = ['mine', 'all'] as const;

const taskRow = task.extend({ member: admin });
export type MemberTaskRow = z.output<typeof taskRow>;

/** Reads of the session, the person and the number of records of the kind. */
const addReads = 4;

/** Tags, notes, tasks and documents that admins store about a person. Other members do not see them. */
export const memberRecords = {
  getMemberRecords: {
    method: 'GET',
    path: '/users/user/{id}/records',
    access: 'admin',
    duty: 'people',
    // Reads the session, the person, the tags, all records, the admins, and the authors who are no admins.
    reads: 4 + memberRecordReads + queryLimits.admins + queryLimits.recordAuthors,
    input: idInput,
    reply: records,
  },
  /**
   * Adds and removes tags of one person. A repetition changes nothing. Two admins do not undo each other's changes.
   * Letter case does not distinguish tags: the first spelling stays. Throws `wrong-status` beyond the limit.
   */
  changeMemberTags: {
    method: 'PUT',
    path: '/users/user/{id}/tags',
    access: 'admin',
    duty: 'people',
    // Reads the session, the person, the known tags, and two people with each removed tag.
    reads: 4 + 2 * limits.memberRecords.tags,
    input: idInput.extend({ add: tagsField, remove: tagsField }),
    reply: z.object({ message: z.string(), tags: z.array(z.string()) }),
  },
  addMemberNote: {
    method: 'POST',
    path: '/users/user/{id}/notes',
    access: 'admin',
    duty: 'people',
    idempotent: true,
    reads: addReads,
    input: idInput.extend({ text: noteText }),
    reply: messageReply,
  },
  /** Throws `forbidden` for the note of another admin. */
  editMemberNote: {
    method: 'PUT',
    path: '/users/user/{id}/notes/{note}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ note: idField, text: noteText }),
    reply: messageReply,
  },
  /** Deletes an own note; admins with all duties delete any. */
  deleteMemberNote: {
    method: 'DELETE',
    path: '/users/user/{id}/notes/{note}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ note: idField }),
    reply: messageReply,
  },
  /** Throws `invalid-input` if the assigned account is no admin with the duty. */
  addMemberTask: {
    method: 'POST',
    path: '/users/user/{id}/tasks',
    access: 'admin',
    duty: 'people',
    idempotent: true,
    reads: addReads + 1,
    input: idInput.extend(taskFields),
    reply: messageReply,
  },
  updateMemberTask: {
    method: 'PUT',
    path: '/users/user/{id}/tasks/{task}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ task: idField, ...taskFields, basedOn }),
    reply: messageReply,
  },
  /** Marks a task as done, or opens it again. A repetition changes nothing. */
  completeMemberTask: {
    method: 'PUT',
    path: '/users/user/{id}/tasks/{task}/done',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ task: idField, isDone: z.boolean() }),
    reply: messageReply,
  },
  deleteMemberTask: {
    method: 'DELETE',
    path: '/users/user/{id}/tasks/{task}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ task: idField }),
    reply: messageReply,
  },
  /** Lists the open tasks about all people, the earliest day first. */
  listMemberTasks: {
    method: 'GET',
    path: '/member-tasks',
    access: 'admin',
    duty: 'people',
    // Reads the session, the total and the last row of the page before, then each task, its person and its admin.
    reads: { base: 5, perRow: 3 },
    input: pageSchema.extend({ whose: z.enum(taskLists).default('mine') }),
    reply: z.object({ data: z.array(taskRow), page: z.number().int(), totalPages: z.number().int() }),
  },
  addMemberDocument: {
    method: 'POST',
    path: '/users/user/{id}/documents',
    access: 'admin',
    duty: 'people',
    idempotent: true,
    reads: addReads,
    input: idInput.extend({
      label: z.enum(documentLabels, requiredError),
      title: textField(limits.memberRecords.titleCharacters).default(''),
    }),
    files: { document: memberDocumentSlot },
    reply: messageReply,
  },
  /** Returns the file as a download, and records who downloaded it. */
  downloadMemberDocument: {
    method: 'GET',
    path: '/users/user/{id}/documents/{document}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ document: idField }),
    reply: fileReply,
  },
  deleteMemberDocument: {
    method: 'DELETE',
    path: '/users/user/{id}/documents/{document}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ document: idField }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
