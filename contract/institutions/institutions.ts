import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { paymentRow } from '../money/payments.ts';
import { logoSlot } from '../rules/files.ts';
import { institutionKinds } from '../rules/institution-kinds.ts';
import { limits } from '../rules/limits.ts';
import { membershipStatuses } from '../rules/membership.ts';
import { pictureSize } from '../schemas/content.ts';
import { basedOn, dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { addressField, institutionNameField, plaqueAddressField } from '../schemas/institution-details.ts';
import { searchedPageSchema } from '../schemas/paging.ts';
import { taxNumberField } from '../schemas/people.ts';

/** `waiting` before the first approval; `ended` after the last paid day. */
const institutionStatuses = ['waiting', 'active', 'ended'] as const;
export type InstitutionStatus = (typeof institutionStatuses)[number];

const statusFields = {
  status: z.enum(institutionStatuses),
  validUntil: dateTime.nullable(),
  /** True while a payment waits for a decision. */
  isRenewing: z.boolean(),
};

const seat = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  isActive: z.enum(membershipStatuses),
  isCoordinator: z.boolean(),
  since: dateTime,
});
export type Seat = z.output<typeof seat>;

export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  invitedAt: dateTime,
  expiresAt: dateTime,
});
export type Invitation = z.output<typeof invitation>;

export const institution = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  address: z.string(),
  plaqueAddress: z.string(),
  /** Tax number (NPWP) for receipts, digits only; empty without one. */
  taxNumber: z.string(),
  /** Path of the picture on the site's own origin. */
  logo: z.string().nullable(),
  logoSize: pictureSize.nullable(),
  ...statusFields,
  /** Oldest first. With the invitations, at most `limits.institutionStaffSeats`. */
  seats: z.array(seat),
  invitations: z.array(invitation),
  createdAt: dateTime,
  /** Changes of seats, invitations and the removal of a logo do not count. */
  updatedAt: dateTime,
});
export type Institution = z.output<typeof institution>;

export const institutionRow = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  ...statusFields,
  seats: z.number().int(),
  invitations: z.number().int(),
});
export type InstitutionRow = z.output<typeof institutionRow>;

const historyEntry = z.object({
  _id: z.string(),
  at: dateTime,
  /** Null for coordinators if an admin of the association made the change. */
  actorName: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Coordinators and admins have access. Other staff get `forbidden`, all other users `not-found`. */
export const institutions = {
  /** Returns the logos of institutions with an active membership, at most `limits.shownLogos`. */
  listInstitutionLogos: {
    method: 'GET',
    path: '/institutions/logos',
    access: 'anyone',
    reads: limits.shownLogos,
    input: z.object({}),
    reply: z.array(z.object({ name: z.string(), logo: z.string(), logoSize: pictureSize })),
    cache: 'public',
  },
  /** Returns the newest institution first. `q` finds names. */
  listInstitutions: {
    method: 'GET',
    path: '/institutions',
    access: 'admin',
    duty: ['people', 'money'],
    input: searchedPageSchema,
    reply: z.object({
      data: z.array(institutionRow),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  getInstitution: {
    method: 'GET',
    path: '/institutions/{id}',
    access: 'signed-in',
    // Includes every occupied seat.
    reads: 3 + limits.institutionStaffSeats,
    input: idInput,
    reply: institution,
  },
  /** Changes all fields but the name, which has its own endpoint, because it is printed on the plaque. */
  updateInstitution: {
    method: 'PUT',
    path: '/institutions/{id}',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the record before and after the change, with every occupied seat.
    reads: 5 + limits.institutionStaffSeats,
    input: idInput.extend({
      address: addressField,
      plaqueAddress: plaqueAddressField,
      taxNumber: taxNumberField.optional(),
      basedOn,
    }),
    files: { logo: logoSlot },
    reply: messageReply.extend({ institution }),
  },
  /** Corrects the name in the record and in the seats. Issued receipts and sent mails keep the old name. */
  renameInstitution: {
    method: 'PUT',
    path: '/institutions/{id}/name',
    access: 'admin',
    duty: 'people',
    // Includes every occupied seat.
    reads: 3 + limits.institutionStaffSeats,
    input: idInput.extend({ name: institutionNameField, basedOn }),
    reply: messageReply,
  },
  /** Removes the logo; for coordinators and admins. Safe to repeat. */
  removeInstitutionLogo: {
    method: 'DELETE',
    path: '/institutions/{id}/logo',
    access: 'signed-in',
    limitsChanges: true,
    input: idInput,
    reply: messageReply,
  },
  /** Returns the changes of record and seats, newest first, at most `limits.institutionHistory`. */
  listInstitutionHistory: {
    method: 'GET',
    path: '/institutions/{id}/history',
    access: 'signed-in',
    reads: { base: 3, perRow: 1 },
    input: idInput,
    reply: z.object({ data: z.array(historyEntry) }),
  },
  /** Payments by all coordinators, newest first, at most `limits.shownPayments`. */
  listInstitutionPayments: {
    method: 'GET',
    path: '/institutions/{id}/payments',
    access: 'admin',
    duty: 'money',
    // Includes the admin who decided on each payment.
    reads: { base: 2, perRow: 2 },
    input: idInput,
    reply: z.object({ data: z.array(paymentRow) }),
  },
} as const satisfies Record<string, Endpoint>;

export const freeSeats = ({ seats, invitations }: Pick<Institution, 'seats' | 'invitations'>): number =>
  limits.institutionStaffSeats - seats.length - invitations.length;
