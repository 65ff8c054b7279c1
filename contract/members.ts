import * as z from 'zod';
import { basedOn } from './editing.ts';
import { type Endpoint, fileReply, imageReply } from './endpoint.ts';
import { profilePhotoSlot } from './files.ts';
import { foundUserPage, pageInput, userFilter } from './paging.ts';
import { idInput, messageReply, nameField, personFields, time, userReply } from './people.ts';

const auditEntry = z.object({
  _id: z.string(),
  at: time,
  /** Who did it, as they were called then. */
  actorName: z.string(),
  /** Noun and verb: `registration.approve`. */
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The own profile, and the admin's management of users (SPEC sections 2 and 7). */
export const members = {
  getProfile: {
    method: 'GET',
    path: '/users/user/profile',
    access: 'signed-in',
    input: z.object({}),
    reply: userReply,
  },
  getUser: {
    method: 'GET',
    path: '/users/user/{id}',
    access: 'self-or-admin',
    input: idInput,
    reply: userReply,
  },
  getProfilePhoto: {
    method: 'GET',
    path: '/users/user/profilePhoto/{id}',
    access: 'self-or-admin',
    input: idInput,
    reply: imageReply,
  },
  listUsers: {
    method: 'GET',
    path: '/users/users',
    access: 'admin',
    input: pageInput.extend(userFilter.shape),
    reply: foundUserPage,
  },
  /** The same users as CSV: UTF-8 with a byte order mark, at most `limits.exportRows`. */
  exportUsers: {
    method: 'GET',
    path: '/users/export',
    access: 'admin',
    input: userFilter,
    reply: fileReply,
  },
  /** What was done to a person, and what they did themselves: the newest first. */
  listUserAudit: {
    method: 'GET',
    path: '/users/user/{id}/audit',
    access: 'admin',
    input: idInput,
    reply: z.object({ data: z.array(auditEntry) }),
  },
  updateUser: {
    method: 'PUT',
    path: '/users/user/{id}',
    access: 'admin',
    input: idInput.extend({ name: nameField, ...personFields, basedOn }),
    files: { profilePhoto: profilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/user/{id}',
    access: 'admin',
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
