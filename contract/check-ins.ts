import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { scanKinds } from './rules/events/check-in.ts';
import { limits } from './rules/limits.ts';
import { queryLimits } from './rules/query-limits.ts';
import { dateTime, idField, idInput, messageReply, textField } from './schemas/fields.ts';
import { wording } from './text/wording.ts';

const ticketField = z.string().regex(/^[0-9a-f]{16}$/);
export const doorField = textField(limits.doorCharacters).min(1, wording.required);

const scanInput = z.object({
  /** Random, 16 bytes as hex digits. A scan with a known nonce changes nothing. */
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  ticket: ticketField,
  kind: z.enum(scanKinds),
  /** By the clock of the device. */
  scannedAt: dateTime,
  door: doorField,
});
export type ScanInput = z.output<typeof scanInput>;

/** Name, code of the ticket and membership number only: no address, telephone or e-mail. */
const listReply = z.object({
  event: z.object({ _id: z.string(), title: z.string(), startDate: dateTime, endDate: dateTime }),
  eventKey: z.string(),
  /** Public keys of tickets: Ed25519, 32 bytes as base64url. */
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  opensAt: dateTime,
  /** The device deletes the list and its scans at this time. */
  deletedAt: dateTime,
  at: dateTime,
  /** A tuple for each person, because names of fields would double the size. */
  people: z.array(
    z.tuple([
      z.string().meta({ title: 'ticket' }),
      z.string().meta({ title: 'name' }),
      z.string().nullable().meta({ title: 'memberNumber' }),
      z.boolean().meta({ title: 'isPaid' }),
    ]),
  ),
});
export type CheckInListReply = z.output<typeof listReply>;

const syncFields = {
  scans: z.array(scanInput).max(limits.scansPerUpload),
  /** Time in `until` of the last reply; missing at first. */
  since: dateTime.optional(),
  /** By the clock of the device. Corrects the times of its scans. */
  sentAt: dateTime,
};

const syncReply = z.object({
  /** Scans of all devices that arrived after `since`, with corrected times. Some may be repeated. */
  scans: z.array(
    z.tuple([
      z.string().meta({ title: 'nonce' }),
      ticketField.meta({ title: 'ticket' }),
      dateTime.meta({ title: 'scannedAt' }),
      z.string().meta({ title: 'door' }),
    ]),
  ),
  until: dateTime,
  /** True if another call returns more scans. */
  isMore: z.boolean(),
});
export type SyncReply = z.output<typeof syncReply>;

// Reads the event, and each registration with its account.
const listReads = 1 + 2 * queryLimits.checkInPeople;
// Reads the event, the scans of other devices, each sent scan with its registration, and finds those in groups.
const syncReads = 1 + queryLimits.newScans + 2 * limits.scansPerUpload + 4;

/**
 * Check-in at the door of an event (decision 0120). The list holds all that a device needs to decide without
 * network. A sync is never refused because of its scans: it stores what happened, in any order, once each.
 */
const adminLinks = {
  path: '/events/written/{id}/check-in/links',
  access: 'admin',
  duty: 'events',
  eventManagers: true,
  // Reads the session, the event and each link.
  reads: 3 + queryLimits.checkInLinks,
} as const;

const link = z.object({
  _id: z.string(),
  label: z.string(),
  createdAt: dateTime,
  revokedAt: dateTime.nullable(),
});
export type CheckInLink = z.output<typeof link>;

/** Id and secret of a link, from the fragment of its URL. */
const codeInput = z.object({ code: z.string().regex(/^[A-Za-z0-9]{24}\.[A-Za-z0-9_-]{43}$/) });

export const checkIns = {
  getCheckInList: {
    method: 'GET',
    path: '/events/written/{id}/check-in',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    reads: listReads + 2,
    input: idInput,
    reply: listReply,
  },
  /** Stores the scans of a device, and returns those of the others. */
  syncCheckIns: {
    method: 'POST',
    path: '/events/written/{id}/check-in',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    reads: syncReads + 2,
    input: idInput.extend(syncFields),
    reply: syncReply,
  },
  listCheckInLinks: {
    ...adminLinks,
    method: 'GET',
    input: idInput,
    reply: z.object({ data: z.array(link) }),
  },
  /** Returns the code of the new link. It is shown once, because only its digest is stored. */
  createCheckInLink: {
    ...adminLinks,
    method: 'POST',
    input: idInput.extend({ label: doorField }),
    reply: messageReply.extend({ code: z.string() }),
  },
  /** Ends a link immediately. A repetition changes nothing. */
  revokeCheckInLink: {
    ...adminLinks,
    method: 'DELETE',
    path: '/events/written/{id}/check-in/links/{link}',
    reads: 4,
    input: idInput.extend({ link: idField }),
    reply: messageReply,
  },
  /**
   * Returns the list to a device without account. The code is in the body, because URLs end up in logs. Throws
   * `invalid-code` for a wrong or revoked code, and 24 hours after the event; `too-many-requests`.
   */
  getCheckInListByLink: {
    method: 'POST',
    path: '/check-in/list',
    access: 'anyone',
    // Reads the attempts and the link.
    reads: listReads + 2,
    input: codeInput,
    reply: listReply,
  },
  /** Like `syncCheckIns`, for a device without account. */
  syncCheckInsByLink: {
    method: 'POST',
    path: '/check-in/sync',
    access: 'anyone',
    reads: syncReads + 2,
    input: codeInput.extend(syncFields),
    reply: syncReply,
  },
} as const satisfies Record<string, Endpoint>;
