import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { placePools } from '../rules/events/pools.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { placeStates } from '../schemas/events/own-events.ts';
import { idField, idInput, textField } from '../schemas/fields.ts';
import { createNameField, emailField } from '../schemas/people.ts';
import { ticket } from './tickets.ts';

/** A select or field without a value sends an empty string. */
const noValue = z.literal('').transform(() => undefined);

const participantPlace = z.object({
  event: z.object({ _id: z.string(), title: z.string() }),
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

const addedParticipant = z.object({ message: z.string(), _id: z.string(), state: z.enum(placeStates) });
export type AddedParticipant = z.output<typeof addedParticipant>;

const byAdmin = { access: 'admin', duty: 'events', eventManagers: true } as const;

/** People whom an admin registers, also at the door (decision 0119). */
export const eventWalkIns = {
  /**
   * Registers the account of an address, or a guest. Works until the end of the event, also outside of the
   * registration period. Throws `invalid-input` for a guest without name, `wrong-status` for a person with a place,
   * for a member price without membership, and for an event without registration. Throws `no-place-free`.
   */
  addParticipant: {
    ...byAdmin,
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
    ...byAdmin,
    method: 'GET',
    path: '/events/written/{id}/participants/{participant}/place',
    // Reads the session, event, registration, person, group, bill, and the QRIS code of the association.
    reads: 9,
    input: idInput.extend({ participant: idField }),
    reply: participantPlace,
  },
} as const satisfies Record<string, Endpoint>;
