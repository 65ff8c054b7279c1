import type { ParsedInput } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import {
  type CheckInListReply,
  checkInLink,
  doorEvent,
  type ListedPersonReply,
  type SyncReply,
  type checkIns as table,
} from 'contract/events/check-ins';
import { placePools } from 'contract/rules/events/pools';
import type { BillRecord } from '#data/bill-records.ts';
import { bills, events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { parseTicketKeys } from '#model/card/signing-keys.ts';
import { readTitle } from '#model/content/read-titles.ts';
import {
  type CheckInEvent,
  findNewlyConfirmed,
  type ListedParticipant,
  readCheckInEvent,
  readCheckInList,
} from '#model/events/check-ins/check-in-list.ts';
import { createLink, listLinks, readLinkedDevice, revokeLink } from '#model/events/check-ins/links.ts';
import { compareReport, storeOnlineAttendance } from '#model/events/check-ins/online-attendance.ts';
import { findScans, type NewScans, storeScans } from '#model/events/check-ins/store-scans.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { type AddedParticipant, addParticipant } from '#model/events/guests/add-participant.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { type EventRegistrationRecord, eventRegistrations } from '#model/events/registration/records.ts';
import { readRegistrant } from '#model/events/registration/registrants.ts';
import { readBadges } from '#model/events/tickets/badges.ts';
import { eventKeyOf, readOwnTicket, toTicket, toTicketReply } from '#model/events/tickets/ticket.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';

const toListedPerson = ({ registration, person, pool }: ListedParticipant): ListedPersonReply => [
  registration.data.ticketCode,
  person?.data.name ?? '',
  person?.data.memberNumber ?? null,
  registration.data.state === 'confirmed',
  placePools.indexOf(pool),
];

async function readListReply(event: CheckInEvent): Promise<CheckInListReply> {
  const { at, participants } = await readCheckInList(event.id);
  return {
    event: { _id: event.id, ...pickReplyFields(doorEvent, event), title: await readTitle(event) },
    eventKey: eventKeyOf(event.id),
    keys: parseTicketKeys(process.env).all.map(({ id, publicKey }) => ({ id, publicKey })),
    opensAt: event.opensAt.toISOString(),
    deletedAt: event.deletedAt.toISOString(),
    at: at.toISOString(),
    people: participants.map(toListedPerson),
  };
}

const toSyncReply = (
  { scans, until, isMore }: NewScans,
  people: readonly ListedParticipant[],
): SyncReply => ({
  scans: scans.map(({ id, data }) => [id, data.ticket, data.scannedAt.toISOString(), data.door]),
  people: people.map(toListedPerson),
  until: until.toISOString(),
  isMore,
});

type Sync = Omit<ParsedInput<typeof table.syncCheckIns>, 'id'>;

async function syncDevice(event: CheckInEvent, actor: Actor, { scans, sentAt, since }: Sync) {
  const upload = { scans, sentAt: new Date(sentAt) };
  await storeScans({ id: event.id, name: event.title }, actor, upload);
  const from = since === undefined ? undefined : new Date(since);
  const [found, confirmed] = await Promise.all([
    findScans(event.id, from),
    from === undefined ? [] : findNewlyConfirmed(event.id, from),
  ]);
  return toSyncReply(found, confirmed);
}

/** Reads the bill of a held place, or of its group. */
async function readUnpaidBill({
  data: { state, bill, group },
}: Stored<EventRegistrationRecord>): Promise<Stored<BillRecord> | undefined> {
  if (state !== 'held') return undefined;
  const code = group === undefined ? bill : (await eventGroups.get(group.id))?.data.bill;
  return code ? bills.get(code) : undefined;
}

export const checkIns: Handlers<typeof table> = {
  async getTicket({ id }, { user }) {
    return toTicketReply(await readOwnTicket(id, actorOf(user)));
  },

  async printEventBadges({ id, people, part }, { user }) {
    const badges = await readBadges(id, people, part, actorOf(user));
    const { badgesPdf } = await import('#model/events/tickets/badge-pdf.ts');
    const file = `label-${people === undefined ? `bagian-${part}` : 'terpilih'}.pdf`;
    return { contentType: 'application/pdf', bytes: await badgesPdf(badges), fileName: file };
  },

  getTicketFile: ({ id }, { user }) => registrantActions.readTicketFile(user, id),

  async getCheckInList({ id }) {
    return readListReply(await readCheckInEvent(id));
  },

  async syncCheckIns({ id, ...sync }, { user }) {
    return syncDevice(await readCheckInEvent(id), actorOf(user), sync);
  },

  async importOnlineAttendance({ id, minutes, share, isStored, report }, { user }) {
    const event = await readCheckInEvent(id);
    const { present, short, unknown } = await compareReport(event, { bytes: report.bytes, minutes, share });
    if (isStored === 'true') await storeOnlineAttendance(event, present, actorOf(user));
    return {
      present: present.length,
      short: short.length,
      unknown: unknown.map(({ session: { name, email, minutes: attended }, candidates }) => ({
        name,
        email,
        minutes: Math.floor(attended),
        candidates: candidates.map(({ person }) => person?.data.name ?? ''),
      })),
      isStored: isStored === 'true',
    };
  },

  async listCheckInLinks({ id }) {
    const links = await listLinks(id);
    return {
      data: links.map(({ id: _id, data }) => ({ _id, ...pickReplyFields(checkInLink, data) })),
    };
  },

  async createCheckInLink({ id, label }, { user }) {
    const code = await createLink(id, label, actorOf(user));
    return { message: 'Tautan dibuat.', code };
  },

  async revokeCheckInLink({ id, link }, { user }) {
    await revokeLink(id, link, actorOf(user));
    return { message: 'Tautan dicabut.' };
  },

  async getCheckInListByLink({ code }, _caller, { client }) {
    await limitRate('check-in-link', client.network);
    const { event } = await readLinkedDevice(code);
    return readListReply(event);
  },

  async syncCheckInsByLink({ code, ...sync }, _caller, { client }) {
    await limitRate('check-in-link', client.network);
    const { event, actor } = await readLinkedDevice(code);
    return syncDevice(event, actor, sync);
  },

  async addParticipant({ id, ...person }, { user }, { storeReply }) {
    const toReply = ({ id: _id, state }: AddedParticipant) => ({
      message: 'Peserta ditambahkan.',
      _id,
      state,
    });
    return toReply(
      await addParticipant(id, person, actorOf(user), (batch, added) => storeReply(batch, toReply(added))),
    );
  },

  async getParticipantPlace({ id, participant }) {
    const [event, registration] = await Promise.all([
      events.getOrThrow(id),
      eventRegistrations.getOrThrow(participant),
    ]);
    // A manager of one event must not read people of another one.
    if (registration.data.event !== id) throw new ApiError('not-found');
    const { state, waiver = null, group } = registration.data;
    const [person, bill] = await Promise.all([readRegistrant(registration), readUnpaidBill(registration)]);
    const name = person?.data.name ?? null;
    const hasTicket = state === 'confirmed' && name !== null;
    return {
      event: { _id: id, title: event.data.title },
      name,
      state,
      waiver,
      group: group === undefined ? null : group.institution,
      bill: bill === undefined ? null : await createBillReply(bill),
      ticket: hasTicket ? toTicketReply(toTicket(registration, event, name)) : null,
    };
  },
};
