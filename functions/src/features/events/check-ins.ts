import type {
  CheckInListReply,
  ListedPersonReply,
  ScanInput,
  SyncReply,
  checkIns as table,
} from 'contract/events/check-ins';
import { placePools } from 'contract/rules/events/pools';
import type { Handlers } from '#http/handler.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
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
import { eventKeyOf } from '#model/events/tickets/ticket.ts';
import { parseTicketKeys } from '#model/events/tickets/ticket-keys.ts';

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
    event: {
      _id: event.id,
      title: await readTitle(event),
      startDate: event.startDate.toISOString(),
      endDate: event.endDate.toISOString(),
    },
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

interface Sync {
  readonly scans: readonly ScanInput[];
  readonly sentAt: string;
  readonly since?: string | undefined;
}

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

export const checkIns: Handlers<typeof table> = {
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
      data: links.map(({ id: _id, data: { label, createdAt, revokedAt } }) => ({
        _id,
        label,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
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
};
