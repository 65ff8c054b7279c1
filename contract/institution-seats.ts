import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { newPasswordFields, passwordsMatch } from './fields/passwords.ts';
import { emailField, idField, idInput, messageReply, nameField, time } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** Made when the mail is sent: the institution, the invitation, and a secret of 256 bits. */
const codeField = z
  .string()
  .regex(/^[A-Za-z0-9]{1,64}\.[A-Za-z0-9]{1,64}\.[\w-]{43}$/, wording.invitationGone);

const seatInput = idInput.extend({ user: idField });

/** The seats of an institution's staff, and the invitations to them. Access as in `institutions`. */
export const institutionSeats = {
  /** Which institution invites. In the body, as addresses end up in logs. */
  getInvitation: {
    method: 'POST',
    path: '/institutions/invitation',
    access: 'anyone',
    reads: 1,
    input: z.object({ code: codeField }),
    reply: z.object({ institution: z.string(), email: z.string(), expiresAt: time }),
  },
  /** Takes the seat with the account that is logged in. */
  acceptInvitation: {
    method: 'POST',
    path: '/institutions/invitation/accept',
    access: 'signed-in',
    once: true,
    reads: 3,
    input: z.object({ code: codeField }),
    reply: messageReply,
  },
  /** Takes the seat with a new account, whose address is that of the invitation. */
  joinByInvitation: {
    method: 'POST',
    path: '/institutions/invitation/join',
    access: 'anyone',
    once: true,
    reads: 3,
    input: z
      .object({
        code: codeField,
        name: nameField,
        ...newPasswordFields,
      })
      .refine(...passwordsMatch),
    reply: messageReply.extend({ _id: z.string() }),
    status: 201,
  },
  /** Invites by mail; an open invitation of the same address is replaced. */
  inviteStaff: {
    method: 'POST',
    path: '/institutions/{id}/invitations',
    access: 'signed-in',
    once: true,
    // With a count of attempts and everybody in a seat, of which one is free.
    reads: 3 + limits.institutionStaffSeats,
    input: idInput.extend({ email: emailField }),
    reply: messageReply,
    status: 201,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/institutions/{id}/invitations/{invitation}',
    access: 'signed-in',
    reads: 3,
    input: idInput.extend({ invitation: idField }),
    reply: messageReply,
  },
  /** Frees a seat: coordinators any, staff their own. */
  removeSeat: {
    method: 'DELETE',
    path: '/institutions/{id}/seats/{user}',
    access: 'signed-in',
    reads: 4,
    input: seatInput,
    reply: messageReply,
  },
  /** Frees a seat and invites somebody else to it. */
  replaceSeat: {
    method: 'POST',
    path: '/institutions/{id}/seats/{user}/replace',
    access: 'signed-in',
    once: true,
    // As `inviteStaff`, with who leaves.
    reads: 4 + limits.institutionStaffSeats,
    input: seatInput.extend({ email: emailField }),
    reply: messageReply,
    status: 201,
  },
  /** Makes somebody with a seat a coordinator, or no longer one. Safe to repeat. */
  setCoordinator: {
    method: 'PUT',
    path: '/institutions/{id}/seats/{user}',
    access: 'signed-in',
    reads: 4,
    input: seatInput.extend({ isCoordinator: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
