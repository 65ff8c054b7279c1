import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emailField, idInput, nameField, time } from './fields/people.ts';
import { membershipStatuses, roles } from './rules/membership.ts';

/** An admin as the list shows one. */
export const adminRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** When the account got role Admin. */
  since: time,
});
export type AdminRow = z.output<typeof adminRow>;

/** What an admin sees of an account before making it an admin's. */
export const accountReply = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isActive: z.enum(membershipStatuses),
});
export type Account = z.output<typeof accountReply>;

/** A change of role may be sent twice: the second answer says that nothing changed. */
const roleReply = z.object({ message: z.string(), changed: z.boolean() });

/** Who holds role Admin (requirements 4.8). */
export const admins = {
  /** Who has been an admin longest comes first. */
  listAdmins: {
    method: 'GET',
    path: '/admins',
    access: 'admin',
    reads: { base: 2, perRow: 1 },
    input: z.object({}),
    reply: z.object({ data: z.array(adminRow) }),
  },
  /** Makes an account that nobody knows the password of, and invites its owner to set one. */
  createAdmin: {
    method: 'POST',
    path: '/admins',
    access: 'admin',
    once: true,
    reads: 3,
    input: z.object({ name: nameField, email: emailField }),
    reply: z.object({ message: z.string(), _id: z.string() }),
    status: 201,
  },
  /** The account with exactly this address, or null. */
  findAccount: {
    method: 'GET',
    path: '/admins/account',
    access: 'admin',
    reads: 3,
    input: z.object({ email: emailField }),
    reply: z.object({ account: accountReply.nullable() }),
  },
  promoteToAdmin: {
    method: 'PUT',
    path: '/admins/{id}/promote',
    access: 'admin',
    reads: 4,
    input: idInput,
    reply: roleReply,
  },
  demoteAdmin: {
    method: 'PUT',
    path: '/admins/{id}/demote',
    access: 'admin',
    reads: 5,
    input: idInput,
    reply: roleReply,
  },
} as const satisfies Record<string, Endpoint>;
