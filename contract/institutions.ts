import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { pictureSize } from './fields/content.ts';
import { basedOn } from './fields/editing.ts';
import { addressField, institutionNameField, plaqueAddressField } from './fields/institution-details.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, messageReply, taxNumberField, time } from './fields/people.ts';
import { paymentRow } from './payments.ts';
import { logoSlot } from './rules/files.ts';
import { institutionKinds } from './rules/institution-kinds.ts';
import { limits } from './rules/limits.ts';
import { membershipStatuses } from './rules/membership.ts';

/** `waiting` for the first approval; `ended` once the last paid day is over. */
export const institutionStandings = ['waiting', 'active', 'ended'] as const;
export type InstitutionStanding = (typeof institutionStandings)[number];

const standing = {
  status: z.enum(institutionStandings),
  validUntil: time.nullable(),
  /** A payment waits for the decision. */
  isRenewing: z.boolean(),
};

const seat = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  isActive: z.enum(membershipStatuses),
  isCoordinator: z.boolean(),
  since: time,
});
export type Seat = z.output<typeof seat>;

const invitation = z.object({ _id: z.string(), email: z.string(), invitedAt: time, expiresAt: time });
export type Invitation = z.output<typeof invitation>;

const institution = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  address: z.string(),
  plaqueAddress: z.string(),
  /** NPWP for receipts, digits only; empty without one. */
  taxNumber: z.string(),
  /** Path of the picture below the own origin. */
  logo: z.string().nullable(),
  logoSize: pictureSize.nullable(),
  ...standing,
  /** At most `limits.institutionStaffSeats` with the invitations, who holds one longest first. */
  seats: z.array(seat),
  /** Those that can still be accepted. */
  invitations: z.array(invitation),
  createdAt: time,
  /** When the record was last edited; seats, invitations and a logo that is removed leave it alone. */
  updatedAt: time,
});
export type Institution = z.output<typeof institution>;

const institutionRow = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  ...standing,
  seats: z.number().int(),
  invitations: z.number().int(),
});
export type InstitutionRow = z.output<typeof institutionRow>;

const historyEntry = z.object({
  _id: z.string(),
  at: time,
  /** Null towards coordinators where the association decided. */
  actorName: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/**
 * The records of institutions. What belongs to one is for its coordinators and for admins: its other
 * staff are refused, and to anybody else there is none of that id.
 */
export const institutions = {
  /** Logos of the institutions whose membership runs; at most `limits.shownLogos`. */
  listInstitutionLogos: {
    method: 'GET',
    path: '/institutions/logos',
    access: 'anyone',
    reads: limits.shownLogos,
    input: z.object({}),
    reply: z.array(z.object({ name: z.string(), logo: z.string(), logoSize: pictureSize })),
    cache: 'public',
  },
  /** Newest first. */
  listInstitutions: {
    method: 'GET',
    path: '/institutions',
    access: 'admin',
    duty: 'people',
    reads: { base: 3, perRow: 1 },
    input: pageInput,
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
    // With everybody in a seat.
    reads: 3 + limits.institutionStaffSeats,
    input: idInput,
    reply: institution,
  },
  /** What coordinators change of the record; not the name, which stands on the plaque (`renameInstitution`). */
  updateInstitution: {
    method: 'PUT',
    path: '/institutions/{id}',
    access: 'signed-in',
    // Before and after, with everybody in a seat.
    reads: 4 + limits.institutionStaffSeats,
    input: idInput.extend({
      address: addressField,
      plaqueAddress: plaqueAddressField,
      taxNumber: taxNumberField.optional(),
      basedOn,
    }),
    files: { logo: logoSlot },
    reply: messageReply.extend({ institution }),
  },
  /** Corrects the name, for the seats as well; receipts and mails that are out keep the old one. */
  renameInstitution: {
    method: 'PUT',
    path: '/institutions/{id}/name',
    access: 'admin',
    duty: 'people',
    // With everybody in a seat.
    reads: 3 + limits.institutionStaffSeats,
    input: idInput.extend({ name: institutionNameField, basedOn }),
    reply: messageReply,
  },
  /** Takes the logo away, for coordinators and admins. Safe to repeat. */
  removeInstitutionLogo: {
    method: 'DELETE',
    path: '/institutions/{id}/logo',
    access: 'signed-in',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  /** Who did what with record and seats, the newest first; at most `limits.institutionHistory`. */
  listInstitutionHistory: {
    method: 'GET',
    path: '/institutions/{id}/history',
    access: 'signed-in',
    reads: { base: 3, perRow: 1 },
    input: idInput,
    reply: z.object({ data: z.array(historyEntry) }),
  },
  /** What was paid for it, by whichever coordinator, the newest first; at most `limits.shownPayments`. */
  listInstitutionPayments: {
    method: 'GET',
    path: '/institutions/{id}/payments',
    access: 'admin',
    duty: 'money',
    // With who decided on each.
    reads: { base: 2, perRow: 2 },
    input: idInput,
    reply: z.object({ data: z.array(paymentRow) }),
  },
} as const satisfies Record<string, Endpoint>;

/** Seats and open invitations that are left. */
export const freeSeats = ({ seats, invitations }: Pick<Institution, 'seats' | 'invitations'>): number =>
  limits.institutionStaffSeats - seats.length - invitations.length;
