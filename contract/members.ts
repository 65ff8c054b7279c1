import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from './endpoint.ts';
import { basedOn } from './fields/editing.ts';
import { foundUserPage, pageInput, userFilter } from './fields/paging.ts';
import { idInput, messageReply, nameField, personFields, userReply } from './fields/people.ts';
import { sessionIdField, sessionsReply } from './fields/sessions.ts';
import { profilePhotoSlot } from './rules/files.ts';
import { queryLimits } from './rules/query-limits.ts';

/** The own profile, and the admin's management of users (requirements 3.7 and 4.4). */
export const members = {
  getProfile: {
    method: 'GET',
    path: '/users/user/profile',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: userReply,
  },
  getUser: {
    method: 'GET',
    path: '/users/user/{id}',
    access: 'self-or-admin',
    duty: ['people', 'money'],
    reads: 3,
    input: idInput,
    reply: userReply,
  },
  getProfilePhoto: {
    method: 'GET',
    path: '/users/user/profilePhoto/{id}',
    access: 'self-or-admin',
    duty: ['people', 'money'],
    reads: 3,
    input: idInput,
    reply: imageReply,
  },
  listUsers: {
    method: 'GET',
    path: '/users/users',
    access: 'admin',
    duty: 'people',
    // Some filters need two totals.
    reads: { base: 4, perRow: 1 },
    input: pageInput.extend(userFilter.shape),
    reply: foundUserPage,
  },
  /** All the same users as CSV, in UTF-8 with a byte order mark; an empty line at the end says that it is whole. */
  exportUsers: {
    method: 'GET',
    path: '/users/export',
    access: 'admin',
    duty: 'export',
    stepUp: true,
    // Each row, and its share in the count: one for each 1,000. One more that finds nothing tells the end.
    reads: { base: 4, perRow: 2 },
    input: userFilter,
    reply: fileReply,
  },
  updateUser: {
    method: 'PUT',
    path: '/users/user/{id}',
    access: 'admin',
    duty: 'people',
    reads: 4,
    input: idInput.extend({ name: nameField, ...personFields, basedOn }),
    files: { profilePhoto: profilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  /** Where somebody is logged in. */
  listUserSessions: {
    method: 'GET',
    path: '/users/user/{id}/sessions',
    access: 'admin',
    duty: 'people',
    reads: 4,
    input: idInput,
    reply: sessionsReply,
  },
  /** Ends all sessions of somebody; of oneself all but the one that asks. Safe to repeat. */
  endUserSessions: {
    method: 'DELETE',
    path: '/users/user/{id}/sessions',
    access: 'admin',
    duty: 'people',
    reads: 4,
    input: idInput,
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  /** Ends one of them. Safe to repeat. */
  endUserSession: {
    method: 'DELETE',
    path: '/users/user/{id}/sessions/{session}',
    access: 'admin',
    duty: 'people',
    reads: 4,
    input: idInput.extend({ session: sessionIdField }),
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/user/{id}',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    // With their payments and, of who has a seat, the institution and who is coordinator next; of an admin the others.
    reads: 5 + queryLimits.ownPayments + queryLimits.admins,
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
