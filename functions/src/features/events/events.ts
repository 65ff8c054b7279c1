import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from 'contract/endpoint';
import {
  type EventCard,
  type EventTexts,
  eventCard,
  eventTexts,
  type ManagedEvent,
  managedEvent,
  type events as table,
  type WrittenEvent,
  type WrittenEventCard,
  writtenEventCard,
} from 'contract/events/events';
import { hasDuty, managedEventsOf } from 'contract/rules/admins/duties';
import { eventBannerSlot } from 'contract/rules/files';
import type { EventLink } from 'contract/schemas/event-links';
import { adminWording } from 'contract/text/admin-wording';
import { formatDateTime } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { events as stored } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { compareContent, toBlocksReply, toExcerpt } from '#model/content/blocks.ts';
import { addContent, changeContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listWritten, readContentTotals } from '#model/content/content-lists.ts';
import { getWithLanguages, listPublished } from '#model/content/list-published.ts';
import { computePublishedAt, type Published, toPublicationReply } from '#model/content/publication.ts';
import { findPublic } from '#model/content/translations.ts';
import { listWrittenCards } from '#model/content/written-lists.ts';
import { certificateSettings } from '#model/events/certificates/records.ts';
import { copyCertificateSettings } from '#model/events/certificates/settings.ts';
import { cancelEvent } from '#model/events/registration/cancel-event.ts';
import { copyEvent } from '#model/events/registration/copy-event.ts';
import { addManager, listManagers, removeManager } from '#model/events/registration/managers.ts';
import { queueNotice } from '#model/events/registration/notices.ts';
import {
  eventProgrammes,
  findOnlineLink,
  saveProgramme,
  toMaterialsReply,
  toSessionsReply,
} from '#model/events/registration/programmes.ts';
import { eventSettings, readWithEvent } from '#model/events/registration/records.ts';
import { requireDeletable, requireNoWaiting } from '#model/events/registration/settings.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/image-paths.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.event;

/** All fields of the public list. */
const publicFields = [
  'title',
  'category',
  'location',
  'content',
  'startDate',
  'endDate',
  'bannerImage',
  'updatedAt',
  'cancelledAt',
  'hasMaterials',
] as const;

type EventEntry = Pick<Stored<EventRecord>, 'id' | 'data'>;

const isOver = ({ endDate }: Pick<EventRecord, 'endDate'>): boolean =>
  endDate !== null && endDate <= clock.now();

/** Returns the fields of a card that are not stored as they are. */
const toComputedFields = (data: PublicRecord) => ({
  bannerImage: imagePathOf(data.bannerImage),
  imageSize: imageSizeOf(data.bannerImage),
  imageSmall: smallImageOf(data.bannerImage),
  desc: toExcerpt(data.content),
  isCancelled: Boolean(data.cancelledAt),
  hasMaterials: data.hasMaterials === true && isOver(data),
});

type PublicRecord = Pick<EventRecord, (typeof publicFields)[number] | 'createdAt'>;
type PublishedEntry = Pick<Stored<Published<PublicRecord>>, 'id' | 'data'>;

const toCard = ({ id, data }: PublishedEntry): EventCard => ({
  _id: id,
  ...pickReplyFields(eventCard, data),
  ...toComputedFields(data),
});

const toWrittenCard = ({ id, data }: EventEntry): WrittenEventCard => ({
  _id: id,
  ...pickReplyFields(writtenEventCard, data),
  ...toComputedFields(data),
  ...toPublicationReply(data),
});

const toTexts = (data: EventRecord): EventTexts => ({
  ...pickReplyFields(eventTexts, data),
  content: toBlocksReply(data.content),
  link: toLinks(data),
});

const toWrittenEvent = (event: EventEntry): WrittenEvent => ({
  ...toWrittenCard(event),
  ...toTexts(event.data),
});

/** Returns the links; an event from before links existed has none. */
const toLinks = ({ link = [] }: Pick<EventRecord, 'link'>): EventLink[] =>
  link.map(({ type, name, url }) => ({ type, name, url }));

const formatLinks = (links: readonly EventLink[]): string =>
  links.map(({ type, name, url }) => `${name} (${type}, ${url})`).join('; ');

type EventInput = Omit<
  ParsedInput<typeof table.createEvent>,
  'bannerImage' | 'link' | 'publication' | 'publishAt'
>;

/** Fills in the values of a draft that omits fields. */
const toStoredFields = (input: EventInput) => ({
  ...input,
  content: input.content ?? [],
  location: input.location ?? '',
  category: input.category ?? null,
  startDate: input.startDate ?? null,
  endDate: input.endDate ?? null,
});

type StoredFields = ReturnType<typeof toStoredFields>;

/** Formats the values that an event has for the plain fields of a form. */
const toReadable = (
  { content: _, ...form }: StoredFields,
  event: { readonly [Name in keyof StoredFields]?: StoredFields[Name] | undefined },
) =>
  Object.fromEntries(
    Object.keys(form).map((name): [string, string] => {
      const value = event[name as keyof typeof form];
      return [name, value instanceof Date ? formatDateTime(value) : (value ?? '')];
    }),
  );

/** Adds the texts of the form that an older event lacks, because an undo restores stored fields only. */
const withFormFields = (data: EventRecord, form: StoredFields): EventRecord => ({
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])),
  ),
  ...data,
  link: toLinks(data),
});

/** Returns whether a change concerns the plans of people who registered for a public event that is not over. */
const isMoved = (
  before: EventRecord & Published<EventRecord>,
  after: Pick<EventRecord, 'startDate' | 'endDate' | 'location'>,
): boolean =>
  !before.cancelledAt &&
  before.endDate > clock.now() &&
  (before.location !== after.location ||
    before.startDate.getTime() !== after.startDate?.getTime() ||
    before.endDate.getTime() !== after.endDate?.getTime());

const toManagedEvent = ({ id, data }: Pick<Stored<EventRecord>, 'id' | 'data'>): ManagedEvent => ({
  _id: id,
  ...pickReplyFields(managedEvent, data),
  ...toPublicationReply(data),
});

const toPerson = ({ id, data: { name, email } }: Stored<UserRecord>) => ({ _id: id, name, email });

export const events: Handlers<typeof table> = {
  async listEvents(page) {
    return (await listPublished(kind, page, ...publicFields)).map(toCard);
  },

  async getEvent({ id }) {
    const [event, settings, programme] = await Promise.all([
      getWithLanguages(kind, id),
      eventSettings.get(id),
      eventProgrammes.get(id),
    ]);
    const [hasRegistration, sessions] = [settings !== undefined, toSessionsReply(programme)];
    const cancelReason = event.data.cancelledAt ? (event.data.cancelReason ?? '') : null;
    const materials = isOver(event.data) ? toMaterialsReply(programme) : [];
    const text = { ...toCard(event), ...toTexts(event.data), languages: event.languages };
    return { ...text, hasRegistration, cancelReason, programme: sessions, materials };
  },

  async listWrittenEvents(page) {
    return listWrittenCards(kind, page, toWrittenCard);
  },

  async getWrittenEvent({ id }) {
    return toWrittenEvent(await stored.getOrThrow(id));
  },

  async createEvent({ bannerImage, link = [], publication, publishAt, ...input }, caller, { storeReply }) {
    const createdAt = computePublishedAt({ publication, publishAt }, null);
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const record = {
      ...toStoredFields(input),
      link,
      bannerImage: picture?.stored ?? null,
      createdAt,
      updatedAt: clock.now(),
    };
    return addContent(kind, record, actorOf(caller.user), picture?.added, storeReply, (created) => ({
      message: adminWording.eventCreated,
      event: toWrittenEvent(created),
    }));
  },

  async updateEvent({ id, bannerImage, basedOn, link, publication, publishAt, ...input }, caller) {
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const [before, settings] = await Promise.all([getEditable(kind, id), eventSettings.get(id)]);
    const { data } = before;
    const published = settings && (await findPublic(kind, before));
    const fields = toStoredFields(input);
    const content = compareContent(data.content, fields.content);
    const links = toLinks(data);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { ...toReadable(fields, data), content: content.stored, link: formatLinks(links) },
      { ...toReadable(fields, fields), content: content.submitted, link: link && formatLinks(link) },
    );
    const createdAt = computePublishedAt({ publication, publishAt }, data.createdAt);
    const linkChanges = link === undefined || isDeepStrictEqual(link, links) ? {} : { link };
    const bannerChange = { bannerImage: picture?.stored ?? data.bannerImage };
    const changes = { ...fields, ...linkChanges, ...bannerChange, createdAt };
    const event = await changeContent(
      kind,
      { ...before, data: withFormFields(data, fields) },
      changes,
      actorOf(caller.user),
      {
        added: picture?.added,
        addToBatch: (batch) => {
          if (published !== undefined && isMoved(published.data, fields)) queueNotice(batch, id, 'changed');
        },
      },
    );
    return { message: adminWording.eventUpdated, event: toWrittenEvent(event) };
  },

  async copyEvent({ id, days }, caller, { storeReply }) {
    const toReply = ({ id: copy }: Pick<EventEntry, 'id'>) => ({ message: 'Acara disalin.', _id: copy });
    const certificate = await certificateSettings.get(id);
    return toReply(
      await copyEvent(id, days, actorOf(caller.user), (batch, created) => {
        copyCertificateSettings(batch, certificate, created.id);
        storeReply(batch, toReply(created));
      }),
    );
  },

  async cancelEvent({ id, reason }, caller) {
    const changed = await cancelEvent(id, reason, actorOf(caller.user));
    return { message: 'Acara dibatalkan. Peserta diberi tahu lewat email.', changed };
  },

  async deleteEvent({ id }, caller) {
    await Promise.all([requireDeletable(id), requireNoWaiting(id)]);
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: adminWording.eventDeleted };
  },

  async getTotalEvents() {
    return { totalEvent: (await readContentTotals()).events };
  },

  async listManagedEvents(page, { user }) {
    if (hasDuty(user.data, 'events')) {
      const { rows, ...list } = await listWritten(kind, page);
      return { data: rows.map(toManagedEvent), ...list };
    }
    const managed = await stored.getMany(managedEventsOf(user.data));
    const latest = managed.sort((a, b) => b.data.updatedAt.getTime() - a.data.updatedAt.getTime());
    return { data: latest.map(toManagedEvent), total: latest.length, page: 1, totalPages: 1 };
  },

  async listEventManagers({ id }) {
    const [{ managers, candidates }] = await Promise.all([listManagers(id), stored.getOrThrow(id)]);
    return { managers: managers.map(toPerson), candidates: candidates.map(toPerson) };
  },

  async addEventManager({ id, admin }, { user }) {
    const changed = await addManager(id, admin, user);
    return { message: 'Pengelola ditambahkan dan diberi tahu lewat email.', changed };
  },

  async removeEventManager({ id, admin }, { user }) {
    const changed = await removeManager(id, admin, user);
    return { message: 'Pengelola dihapus.', changed };
  },

  async getEventOnlineLink({ id }, { user }) {
    return { link: await findOnlineLink(id, user.id) };
  },

  async getWrittenEventProgramme({ id }) {
    const [event, programme] = await readWithEvent(eventProgrammes, id);
    const { title, startDate, endDate } = event.data;
    return {
      event: {
        _id: event.id,
        title,
        startDate: startDate?.toISOString() ?? null,
        endDate: endDate?.toISOString() ?? null,
      },
      sessions: toSessionsReply(programme),
      onlineLink: programme?.data.onlineLink ?? '',
      materials: toMaterialsReply(programme),
      updatedAt: programme?.data.updatedAt.toISOString() ?? null,
    };
  },

  async saveEventProgramme({ id, ...input }, { user }) {
    await saveProgramme(id, input, actorOf(user));
    return { message: 'Susunan acara disimpan.' };
  },
};
