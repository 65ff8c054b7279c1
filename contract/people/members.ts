import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from '../endpoint.ts';
import { profilePhotoSlot } from '../rules/files.ts';
import { memberRecordReads, queryLimits } from '../rules/query-limits.ts';
import { basedOn, idInput, messageReply } from '../schemas/fields.ts';
import { peopleFilter, peopleSort } from '../schemas/filters/people-filter.ts';
import { pageSchema, searchedUserPage } from '../schemas/paging.ts';
import { nameField, personFields, userReply } from '../schemas/people.ts';
import { sessionIdField, sessionsReply } from '../schemas/sessions.ts';

const neighbour = z.object({ _id: z.string(), name: z.string() });

/** Endpoints for the caller's profile and for user management by admins (requirements 3.7 and 4.4). */
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
    duty: ['people', 'money'],
    input: idInput,
    reply: userReply,
  },
  getProfilePhoto: {
    method: 'GET',
    path: '/users/user/profilePhoto/{id}',
    access: 'self-or-admin',
    duty: ['people', 'money'],
    input: idInput,
    reply: imageReply,
  },
  listUsers: {
    method: 'GET',
    path: '/users/users',
    access: 'admin',
    duty: ['people', 'money'],
    input: pageSchema.extend({ ...peopleFilter.shape, sort: peopleSort }),
    reply: searchedUserPage,
  },
  /** Returns the people before and after one person in a list, and their number. */
  getUserNeighbours: {
    method: 'GET',
    path: '/users/user/{id}/neighbours',
    access: 'admin',
    duty: ['people', 'money'],
    input: idInput.extend({ ...peopleFilter.shape, sort: peopleSort }),
    reply: z.object({
      /** Null if the list does not contain the person. */
      position: z.number().int().nullable(),
      total: z.number().int(),
      previous: neighbour.nullable(),
      next: neighbour.nullable(),
    }),
  },
  /** Returns CSV in UTF-8 with a byte order mark. An empty last line marks a complete file. */
  exportUsers: {
    method: 'GET',
    path: '/users/export',
    access: 'admin',
    duty: 'export',
    stepUp: true,
    reads: { base: 4, perRow: 1 },
    input: peopleFilter.extend({ sort: peopleSort }),
    reply: fileReply,
  },
  updateUser: {
    method: 'PUT',
    path: '/users/user/{id}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ name: nameField, ...personFields, basedOn }),
    files: { profilePhoto: profilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  listUserSessions: {
    method: 'GET',
    path: '/users/user/{id}/sessions',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: sessionsReply,
  },
  /** Ends all sessions of a user, except the session of the call itself. Safe to repeat. */
  endUserSessions: {
    method: 'DELETE',
    path: '/users/user/{id}/sessions',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  /** Ends one session. Safe to repeat. */
  endUserSession: {
    method: 'DELETE',
    path: '/users/user/{id}/sessions/{session}',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ session: sessionIdField }),
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/user/{id}',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    // Includes the payments, the institution with its next coordinator or the other admins, bill and group of a proof
    // that waits, and the merges with their reserved addresses.
    reads:
      8 +
      queryLimits.ownPayments +
      2 * queryLimits.ownMerges +
      memberRecordReads +
      3 * queryLimits.ownEventRegistrations +
      2 * queryLimits.ownEventWaiting +
      queryLimits.admins,
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
