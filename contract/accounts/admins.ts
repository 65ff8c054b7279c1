import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { completeDuties, duties } from '../rules/admins/duties.ts';
import { membershipStatuses, roles } from '../rules/membership.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idInput } from '../schemas/fields.ts';
import { emailField, nameField } from '../schemas/people.ts';

export const adminRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Time at which the account got role Admin. */
  since: dateTime,
  duties: z.array(z.enum(duties)),
});
export type AdminRow = z.output<typeof adminRow>;

/** An account as an admin sees it before giving it role Admin. */
export const accountReply = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isActive: z.enum(membershipStatuses),
});
export type Account = z.output<typeof accountReply>;

/** Duties of an admin. Without this field, the admin gets every duty. */
const dutiesField = z.array(z.enum(duties)).max(duties.length).transform(completeDuties);

/** A role can be set twice: the second reply says that nothing changed. */
const roleReply = z.object({ message: z.string(), changed: z.boolean() });

/** Endpoints for accounts with role Admin (requirements 4.8). */
export const admins = {
  /** Returns the longest-serving admin first. */
  listAdmins: {
    method: 'GET',
    path: '/admins',
    access: 'admin',
    duty: 'none',
    reads: { base: 2, perRow: 1 },
    input: z.object({}),
    reply: z.object({ data: z.array(adminRow) }),
  },
  /** Creates an account without a known password and invites its owner to set one. */
  createAdmin: {
    method: 'POST',
    path: '/admins',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    idempotent: true,
    input: z.object({ name: nameField, email: emailField, duties: dutiesField.optional() }),
    reply: z.object({ message: z.string(), _id: z.string() }),
    status: 201,
  },
  /** Returns the account with exactly this email address, or null. */
  findAccount: {
    method: 'GET',
    path: '/admins/account',
    access: 'admin',
    duty: 'every',
    input: z.object({ email: emailField }),
    reply: z.object({ account: accountReply.nullable() }),
  },
  promoteToAdmin: {
    method: 'PUT',
    path: '/admins/{id}/promote',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    input: idInput.extend({ duties: dutiesField.optional() }),
    reply: roleReply,
  },
  /** Changes the duties of another admin. Admins cannot change their own duties. Safe to repeat. */
  changeDuties: {
    method: 'PUT',
    path: '/admins/{id}/duties',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    input: idInput.extend({ duties: dutiesField }),
    reply: roleReply,
  },
  demoteAdmin: {
    method: 'PUT',
    path: '/admins/{id}/demote',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    // Checks that another admin holds every duty.
    reads: 5 + queryLimits.admins,
    input: idInput,
    reply: roleReply,
  },
} as const satisfies Record<string, Endpoint>;
