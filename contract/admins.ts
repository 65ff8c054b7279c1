import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emailField, idInput, nameField, time } from './fields/people.ts';
import { duties } from './rules/admins/duties.ts';
import { membershipStatuses, roles } from './rules/membership.ts';
import { queryLimits } from './rules/query-limits.ts';

/** An admin as the list shows one. */
export const adminRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** When the account got role Admin. */
  since: time,
  duties: z.array(z.enum(duties)),
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

/** What an admin is there for; all of it unless told. */
const dutiesField = z
  .array(z.enum(duties))
  .max(duties.length)
  .transform((chosen) => duties.filter((duty) => chosen.includes(duty)));

/** A change of role may be sent twice: the second answer says that nothing changed. */
const roleReply = z.object({ message: z.string(), changed: z.boolean() });

/** Who holds role Admin (requirements 4.8). */
export const admins = {
  /** Who has been an admin longest comes first. */
  listAdmins: {
    method: 'GET',
    path: '/admins',
    access: 'admin',
    duty: 'none',
    reads: { base: 2, perRow: 1 },
    input: z.object({}),
    reply: z.object({ data: z.array(adminRow) }),
  },
  /** Makes an account that nobody knows the password of, and invites its owner to set one. */
  createAdmin: {
    method: 'POST',
    path: '/admins',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    once: true,
    reads: 3,
    input: z.object({ name: nameField, email: emailField, duties: dutiesField.optional() }),
    reply: z.object({ message: z.string(), _id: z.string() }),
    status: 201,
  },
  /** The account with exactly this address, or null. */
  findAccount: {
    method: 'GET',
    path: '/admins/account',
    access: 'admin',
    duty: 'every',
    reads: 3,
    input: z.object({ email: emailField }),
    reply: z.object({ account: accountReply.nullable() }),
  },
  promoteToAdmin: {
    method: 'PUT',
    path: '/admins/{id}/promote',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    reads: 4,
    input: idInput.extend({ duties: dutiesField.optional() }),
    reply: roleReply,
  },
  /** Another admin's: nobody changes what they are there for themselves. Safe to repeat. */
  changeDuties: {
    method: 'PUT',
    path: '/admins/{id}/duties',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    reads: 4,
    input: idInput.extend({ duties: dutiesField }),
    reply: roleReply,
  },
  demoteAdmin: {
    method: 'PUT',
    path: '/admins/{id}/demote',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    // Somebody else must hold all duties.
    reads: 5 + queryLimits.admins,
    input: idInput,
    reply: roleReply,
  },
} as const satisfies Record<string, Endpoint>;
