import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { badgesPerFile } from '../rules/events/badges.ts';
import { scanKinds } from '../rules/events/check-in.ts';
import { placePools } from '../rules/events/pools.ts';
import type { FileSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { byEventAdmins, namedEvent } from '../schemas/events/event-admins.ts';
import { placeStates, timedEvent } from '../schemas/events/own-events.ts';
import { dateTime, idField, idInput, messageReply, textField } from '../schemas/fields.ts';
import { createNameField, emailField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

export const ticket = z.object({
  /** Text of the QR code; `parseTicketCode` parses it. */
  code: z.string(),
  /** Short form for reading aloud: '00FF-1020-3040-5060'. */
  number: z.string(),
  holder: z.string(),
  event: timedEvent,
});
export type Ticket = z.output<typeof ticket>;

const ownTicket = {
  method: 'GET',
  access: 'signed-in',
  input: idInput,
} as const;

const ticketField = z.string().regex(/^[0-9a-f]{16}$/);
export const doorField = textField(limits.doorCharacters).min(1, requiredError);

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

const countField = (maximum: number) =>
  z.coerce
    .number(requiredError)
    .int('Tulis bilangan bulat.')
    .min(1, 'Paling sedikit 1.')
    .max(maximum, `Paling banyak ${maximum}.`);

const reportSlot = {
  kind: 'document',
  required: true,
  missing: () => 'Pilih laporan kehadiran.',
  unsupported: () => 'Pilih laporan kehadiran dalam bentuk CSV.',
  maxBytes: limits.imageBytes,
  extensions: ['.csv', '.txt'],
  formats: ['csv'],
} as const satisfies FileSlot;

/**
 * A person on the list of a door: no address, telephone or e-mail. A tuple, because names of fields would double the
 * size of the list.
 */
const listedPerson = z.tuple([
  z.string().meta({ title: 'ticket' }),
  z.string().meta({ title: 'name' }),
  z.string().nullable().meta({ title: 'memberNumber' }),
  z.boolean().meta({ title: 'isPaid' }),
  /** Index in `placePools`. Missing in lists that devices stored before it existed: general. */
  z.number().int().optional().meta({ title: 'pool' }),
]);
export type ListedPersonReply = z.output<typeof listedPerson>;

/** Event on the list of a door. */
export const doorEvent = timedEvent.omit({ location: true });

const listReply = z.object({
  event: doorEvent,
  eventKey: z.string(),
  /** Public keys of tickets: Ed25519, 32 bytes as base64url. */
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  opensAt: dateTime,
  /** The device deletes the list and its scans at this time. */
  deletedAt: dateTime,
  at: dateTime,
  people: z.array(listedPerson),
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
  /** People whose place was confirmed after `since`, at the door for example. Some may be repeated. */
  people: z.array(listedPerson),
  until: dateTime,
  /** True if another call returns more scans. */
  isMore: z.boolean(),
});
export type SyncReply = z.output<typeof syncReply>;

// Reads the event with its English title, each registration with its account, and each reserved place outside of the
// general pool.
const listReads = 2 + 3 * queryLimits.checkInPeople;
// Reads the event, the scans of other devices, each sent scan with its registration, and finds those in groups. Then
// each newly confirmed registration with its person and its place.
const syncReads =
  1 + queryLimits.newScans + 2 * limits.scansPerUpload + 4 + 3 * queryLimits.newlyConfirmedPeople;

const adminLinks = {
  path: '/events/written/{id}/check-in/links',
  ...byEventAdmins,
  // Reads the session, the event and each link.
  reads: 3 + queryLimits.checkInLinks,
} as const;

export const checkInLink = z.object({
  _id: z.string(),
  label: z.string(),
  createdAt: dateTime,
  revokedAt: dateTime.nullable(),
});
export type CheckInLink = z.output<typeof checkInLink>;

/** Id and secret of a link, from the fragment of its URL. The id is that of the event with a number. */
const codeInput = z.object({ code: z.string().regex(/^[A-Za-z0-9]{1,66}\.[A-Za-z0-9_-]{43}$/) });

/** A select or field without a value sends an empty string. */
const noValue = z.literal('').transform(() => undefined);

const participantPlace = z.object({
  event: namedEvent,
  /** Null after the deletion of the person. */
  name: z.string().nullable(),
  state: z.enum(placeStates),
  /** Reason of a place without payment; null for all others. */
  waiver: z.string().nullable(),
  /** Institution that ordered the place with others; null for a single place. */
  group: z.string().nullable(),
  /** Null for a place that needs no payment any more. The bill of a group pays all its places. */
  bill: bill.nullable(),
  /** Null before the place is confirmed. */
  ticket: ticket.nullable(),
});
export type ParticipantPlace = z.output<typeof participantPlace>;

const addedParticipant = messageReply.extend({ _id: z.string(), state: z.enum(placeStates) });
export type AddedParticipant = z.output<typeof addedParticipant>;

/**
 * Tickets, badges, and the door of an event (decision 0120), where admins also register people (decision 0119). The
 * list of a door holds all that a device needs to decide without network. A sync is never refused because of its
 * scans: it stores what happened, in any order, once each.
 */
export const checkIns = {
  /** Returns the caller's ticket. Throws `not-found` without a confirmed registration, as `getTicketFile`. */
  getTicket: { ...ownTicket, path: '/events/{id}/ticket', reply: ticket },
  /** Downloads the ticket as PDF. */
  getTicketFile: { ...ownTicket, path: '/events/{id}/ticket/file', reply: fileReply },
  /**
   * Downloads badges as PDF: of the named registrations, or of one part of all confirmed ones, in the order of
   * their time. Throws `wrong-status` without a confirmed person.
   */
  printEventBadges: {
    method: 'POST',
    path: '/events/written/{id}/badges',
    ...byEventAdmins,
    stepUp: true,
    // Reads the session, the event, the parts before, and each registration with its person.
    reads: 4 + limits.eventPlaces + 2 * badgesPerFile,
    input: idInput.extend({
      people: z.array(idField).min(1).max(badgesPerFile).optional(),
      /** From 1. Without people only. */
      part: z
        .number()
        .int()
        .min(1)
        .max(limits.eventPlaces / badgesPerFile)
        .default(1),
    }),
    reply: fileReply,
  },
  getCheckInList: {
    method: 'GET',
    path: '/events/written/{id}/check-in',
    ...byEventAdmins,
    reads: listReads + 2,
    input: idInput,
    reply: listReply,
  },
  /** Stores the scans of a device, and returns those of the others. */
  syncCheckIns: {
    method: 'POST',
    path: '/events/written/{id}/check-in',
    ...byEventAdmins,
    reads: syncReads + 2,
    input: idInput.extend(syncFields),
    reply: syncReply,
  },
  /**
   * Compares the CSV report of a video conference with the participants. With `isStored`, also stores the
   * attendance of those who were present long enough; a repetition changes nothing. Throws `invalid-file`;
   * `wrong-status` before the event.
   */
  importOnlineAttendance: {
    method: 'POST',
    path: '/events/written/{id}/check-in/online',
    ...byEventAdmins,
    // Reads the session, the list, and each stored scan with its registration.
    reads: listReads + 2 + 2 * queryLimits.checkInPeople + queryLimits.checkInPeople / 10,
    input: idInput.extend({
      minutes: countField(24 * 60),
      share: countField(100),
      /** A text, because the file makes all fields texts. */
      isStored: z.enum(['true']).optional(),
    }),
    files: { report: reportSlot },
    reply: z.object({
      /** Number of people who were present long enough, and of those who were not. */
      present: z.number().int(),
      short: z.number().int(),
      unknown: z.array(
        z.object({
          name: z.string(),
          email: z.string(),
          minutes: z.number().int(),
          /** Participants of the same name, whom an admin can let in by name. */
          candidates: z.array(z.string()),
        }),
      ),
      isStored: z.boolean(),
    }),
  },
  listCheckInLinks: {
    ...adminLinks,
    method: 'GET',
    input: idInput,
    reply: z.object({ data: z.array(checkInLink) }),
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
  /**
   * Registers the account of an address, or a guest. Works until the end of the event, also outside of the
   * registration period. Throws `invalid-input` for a guest without name, `wrong-status` for a person with a place,
   * for a member price without membership, and for an event without registration. Throws `no-place-free`.
   */
  addParticipant: {
    ...byEventAdmins,
    method: 'POST',
    path: '/events/written/{id}/participants',
    idempotent: true,
    limitsChanges: true,
    // Reads the session, the limit of changes, event with its English texts, settings, owner of the address,
    // account, guest and registration. Then twice at most three places, the limit of the mailbox, and the bill with
    // its reservation and three amounts.
    reads: 38,
    input: idInput.extend({
      /** Needed for a person without an account. */
      name: createNameField(limits.nameCharacters).optional(),
      /** Without it the person gets no mails. */
      email: emailField.optional().or(noValue),
      /** Without it, the lowest price that the person may have. */
      priceKind: z.enum(priceKinds).optional().or(noValue),
      /** By default the pools of the price. */
      pool: z.enum(placePools).optional().or(noValue),
      /** Reason of a place without payment; empty for a place at its price. */
      waiver: textField(limits.reasonCharacters).optional(),
    }),
    reply: addedParticipant,
    status: 201,
  },
  /** Returns bill or ticket of a participant, which the admin shows at the door. */
  getParticipantPlace: {
    ...byEventAdmins,
    method: 'GET',
    path: '/events/written/{id}/participants/{participant}/place',
    // Reads the session, event, registration, person, group, bill, and the QRIS code of the association.
    reads: 9,
    input: idInput.extend({ participant: idField }),
    reply: participantPlace,
  },
} as const satisfies Record<string, Endpoint>;
