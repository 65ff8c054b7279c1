import type { ParsedInput } from 'contract/endpoint';
import type { EventMaterial, events as endpoints, ProgrammeSession } from 'contract/events/events';
import { formatDateTime } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection, getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findPublic } from '#model/content/translations.ts';
import { queueNotice } from './notices.ts';
import { eventRegistrations, readWithEvent, registrationId } from './records.ts';

interface SessionRecord extends Omit<ProgrammeSession, 'startsAt' | 'endsAt'> {
  startsAt: Date;
  endsAt: Date;
}

/** Programme of an event, under the id of the event. Not part of it, because its text has an undo of its own. */
export interface EventProgrammeRecord {
  /** In the order of their times. */
  sessions: SessionRecord[];
  /** Only for confirmed registrations; empty for none. */
  onlineLink: string;
  /** Slides and recordings for readers after the end of the event; missing in older programmes. */
  materials?: EventMaterial[];
  updatedAt: Date;
}

export const eventProgrammes = collection<EventProgrammeRecord>('eventProgrammes');

const toSessionReply = (session: SessionRecord): ProgrammeSession => ({
  ...session,
  startsAt: session.startsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
});

/** Returns the public part of a programme. */
export const toSessionsReply = (programme: Stored<EventProgrammeRecord> | undefined): ProgrammeSession[] =>
  (programme?.data.sessions ?? []).map(toSessionReply);

export const toMaterialsReply = (programme: Stored<EventProgrammeRecord> | undefined): EventMaterial[] =>
  (programme?.data.materials ?? []).map(({ title, url, kind }) => ({ title, url, kind }));

type ProgrammeInput = Omit<ParsedInput<typeof endpoints.saveEventProgramme>, 'id'>;

const describeSession = ({ title, startsAt, endsAt, hall, speaker }: SessionRecord): string =>
  [`${formatDateTime(startsAt)} – ${formatDateTime(endsAt)}`, title, hall, speaker]
    .filter((part) => part !== '')
    .join(', ');

const toReadable = ({ sessions, onlineLink, materials = [] }: Omit<EventProgrammeRecord, 'updatedAt'>) => ({
  sessions: sessions.map(describeSession).join('; '),
  onlineLink,
  materials: materials.map(({ title, url }) => `${title} (${url})`).join('; '),
});

/** Saves a programme. Throws `not-found`; `conflict` if another admin saved meanwhile. */
export async function saveProgramme(
  id: string,
  { basedOn, onlineLink = '', ...input }: ProgrammeInput,
  actor: Actor,
): Promise<void> {
  const [event, programme] = await readWithEvent(eventProgrammes, id);
  const before = programme?.data ?? { sessions: [], onlineLink: '', materials: [] };
  const sessions = [...input.sessions].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const materials = input.materials ?? before.materials ?? [];
  const after = { sessions, onlineLink, materials };
  if (programme !== undefined)
    requireUnchanged(programme.data.updatedAt, basedOn, toReadable(before), toReadable(after));
  const batch = new Batch();
  const record = { ...after, updatedAt: clock.now() };
  if (programme === undefined) batch.create(eventProgrammes, id, record);
  else batch.update(eventProgrammes, id, record, programme.version);
  const hasMaterials = materials.length > 0;
  if ((event.data.hasMaterials ?? false) !== hasMaterials)
    batch.update(events, id, { hasMaterials }, event.version);
  const isLinkNew = before.onlineLink !== onlineLink && !event.data.cancelledAt;
  if (isLinkNew && (await findPublic(contentKinds.event, event)) !== undefined)
    queueNotice(batch, id, 'changed');
  const changes = computeChanges(toReadable(before), toReadable(after));
  recordEntry(batch, actor, 'event-programme.save', { id, name: event.data.title }, { changes });
  await rejectOnConflict(batch.commit());
}

/** Returns the link for joining online, for a person with a confirmed registration. */
export async function findOnlineLink(event: string, user: string): Promise<string | null> {
  const [registration, programme] = await getBoth(
    eventRegistrations,
    registrationId(event, user),
    eventProgrammes,
    event,
  );
  const isConfirmed = registration?.data.state === 'confirmed';
  return isConfirmed && programme !== undefined && programme.data.onlineLink !== ''
    ? programme.data.onlineLink
    : null;
}

/** Adds the programme of an event to the batch that creates its copy. Link and materials belong to one event only. */
export function copyProgramme(
  batch: Batch,
  programme: Stored<EventProgrammeRecord> | undefined,
  copyId: string,
  move: (at: Date) => Date,
): void {
  if (programme === undefined) return;
  const { materials: _materials, ...copied } = programme.data;
  const sessions = copied.sessions.map((session) => ({
    ...session,
    startsAt: move(session.startsAt),
    endsAt: move(session.endsAt),
  }));
  batch.create(eventProgrammes, copyId, { ...copied, sessions, onlineLink: '', updatedAt: clock.now() });
}
