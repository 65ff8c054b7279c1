import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { invitationVerdicts } from '../rules/people/address-list.ts';
import { dateTime, idField, idInput, messageReply, textField } from '../schemas/fields.ts';
import { newPasswordFields, passwordsMatch } from '../schemas/passwords.ts';
import { emailField, nameField } from '../schemas/people.ts';
import { wording } from '../text/wording.ts';

/** Code from the invitation mail: institution id, invitation id and a secret of 256 bits. */
const codeField = z
  .string()
  .regex(/^[A-Za-z0-9]{1,64}\.[A-Za-z0-9]{1,64}\.[\w-]{43}$/, { error: () => wording.invitationGone });

const seatInput = idInput.extend({ user: idField });

const listInput = idInput.extend({
  /** Pasted text, or the content of a CSV file. */
  text: textField(limits.invitationListCharacters, /^[\P{Cc}\r\n\t]*$/u).min(1, {
    error: () => wording.required,
  }),
});

const invitationRow = z.object({
  /** Number of the line, from 1. */
  line: z.number().int(),
  /** The address in lower case, or the text of a line without one. */
  text: z.string(),
  verdict: z.enum(invitationVerdicts),
});
export type InvitationRow = z.output<typeof invitationRow>;

/** Access is the same as in `institutions`. */
export const institutionSeats = {
  /** Returns the inviting institution. The code is in the body, because URLs end up in logs. */
  getInvitation: {
    method: 'POST',
    path: '/institutions/invitation',
    access: 'anyone',
    input: z.object({ code: codeField }),
    reply: z.object({ institution: z.string(), email: z.string(), expiresAt: dateTime }),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/institutions/invitation/accept',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    input: z.object({ code: codeField }),
    reply: messageReply,
  },
  /** Creates an account with the email address of the invitation and assigns the seat to it. */
  joinByInvitation: {
    method: 'POST',
    path: '/institutions/invitation/join',
    access: 'anyone',
    idempotent: true,
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
  /** Sends an invitation by mail and replaces an open invitation to the same address. */
  inviteStaff: {
    method: 'POST',
    path: '/institutions/{id}/invitations',
    access: 'signed-in',
    idempotent: true,
    // Includes two attempt counts and every occupied seat; one seat is free.
    reads: 4 + limits.institutionStaffSeats,
    input: idInput.extend({ email: emailField }),
    reply: messageReply,
    status: 201,
  },
  /** Returns the outcome that `inviteStaffList` would have for each address, and changes nothing. */
  checkStaffList: {
    method: 'POST',
    path: '/institutions/{id}/invitations/check',
    access: 'signed-in',
    limitsChanges: true,
    reads: 4 + limits.institutionStaffSeats,
    input: listInput,
    reply: z.object({ rows: z.array(invitationRow) }),
  },
  /**
   * Invites the addresses of a list in their order, as far as seats are free. Unlike `inviteStaff` it sends nothing to
   * an address with an open invitation, so that the same list can be sent again.
   */
  inviteStaffList: {
    method: 'POST',
    path: '/institutions/{id}/invitations/list',
    access: 'signed-in',
    idempotent: true,
    // Includes two attempt counts for each invitation.
    reads: 3 + 2 * limits.institutionStaffSeats,
    input: listInput,
    reply: messageReply.extend({ rows: z.array(invitationRow) }),
    status: 201,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/institutions/{id}/invitations/{invitation}',
    access: 'signed-in',
    limitsChanges: true,
    input: idInput.extend({ invitation: idField }),
    reply: messageReply,
  },
  /** Frees a seat: coordinators can free any seat, staff only their own. */
  removeSeat: {
    method: 'DELETE',
    path: '/institutions/{id}/seats/{user}',
    access: 'signed-in',
    limitsChanges: true,
    input: seatInput,
    reply: messageReply,
  },
  replaceSeat: {
    method: 'POST',
    path: '/institutions/{id}/seats/{user}/replace',
    access: 'signed-in',
    idempotent: true,
    // Reads the same as `inviteStaff`, plus the person in the seat.
    reads: 5 + limits.institutionStaffSeats,
    input: seatInput.extend({ email: emailField }),
    reply: messageReply,
    status: 201,
  },
  /** Makes a person with a seat a coordinator, or ends that role. Safe to repeat. */
  setCoordinator: {
    method: 'PUT',
    path: '/institutions/{id}/seats/{user}',
    access: 'signed-in',
    limitsChanges: true,
    input: seatInput.extend({ isCoordinator: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
