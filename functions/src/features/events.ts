import { isDeepStrictEqual } from 'node:util';
import type { EventCard, EventDetails, events as table } from 'contract/events';
import { eventBannerSlot } from 'contract/rules/files';
import type { EventLink } from 'contract/schemas/event-links';
import { indonesianDateTime } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { events as stored } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { compareContent, toBlocksReply, toExcerpt } from '#model/content/blocks.ts';
import { addContent, changeContent, newTimestamps } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/stored-images.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.event;

type EventEntry = Pick<Stored<EventRecord>, 'id' | 'data'>;

const toCard = ({ id, data }: EventEntry): EventCard => ({
  _id: id,
  title: data.title,
  category: data.category,
  location: data.location,
  startDate: data.startDate.toISOString(),
  endDate: data.endDate.toISOString(),
  bannerImage: imagePathOf(data.bannerImage),
  imageSize: imageSizeOf(data.bannerImage),
  imageSmall: smallImageOf(data.bannerImage),
  desc: toExcerpt(data.content),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

const toDetails = (event: EventEntry): EventDetails => ({
  ...toCard(event),
  content: toBlocksReply(event.data.content),
  link: toLinks(event.data),
});

/** Returns the links; an event from before links existed has none. */
const toLinks = ({ link = [] }: EventRecord): EventLink[] =>
  link.map(({ type, name, url }) => ({ type, name, url }));

const formatLinks = (links: readonly EventLink[]): string =>
  links.map(({ type, name, url }) => `${name} (${type}, ${url})`).join('; ');

type ReadableFields = Omit<EventRecord, 'content' | 'link' | 'bannerImage' | 'createdAt' | 'updatedAt'>;

const toReadable = ({
  title,
  category,
  location,
  startDate,
  endDate,
}: ReadableFields): Record<keyof ReadableFields, string> => ({
  title,
  category,
  location,
  startDate: indonesianDateTime(startDate),
  endDate: indonesianDateTime(endDate),
});

export const events: Handlers<typeof table> = {
  /** Sorted by start, so that upcoming events are first. */
  async listEvents(page) {
    return (await listContent(stored, page, 'startDate')).map(toCard);
  },

  async getEvent({ id }) {
    return toDetails(await stored.getOrThrow(id));
  },

  async createEvent({ bannerImage, link = [], ...fields }, caller, { storeReply }) {
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const record = { ...fields, link, bannerImage: picture?.stored ?? null, ...newTimestamps() };
    const toReply = (created: EventEntry) => ({ message: wording.eventCreated, event: toDetails(created) });
    const event = await addContent(kind, record, actorOf(caller.user), picture?.added, (batch, created) =>
      storeReply(batch, toReply(created)),
    );
    return toReply(event);
  },

  async updateEvent({ id, bannerImage, basedOn, link, ...fields }, caller) {
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const before = await getEditable(kind, id);
    const { data } = before;
    const content = compareContent(data.content, fields.content);
    const links = toLinks(data);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { ...toReadable(data), content: content.stored, link: formatLinks(links) },
      { ...toReadable(fields), content: content.submitted, link: link && formatLinks(link) },
    );
    const linkChanges = link === undefined || isDeepStrictEqual(link, links) ? {} : { link };
    const changes = { ...fields, ...linkChanges, bannerImage: picture?.stored ?? data.bannerImage };
    const event = await changeContent(
      kind,
      { ...before, data: { ...data, link: links } },
      changes,
      actorOf(caller.user),
      { added: picture?.added },
    );
    return { message: wording.eventUpdated, event: toDetails(event) };
  },

  async deleteEvent({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.eventDeleted };
  },

  async getTotalEvents() {
    return { totalEvent: (await readContentTotals()).events };
  },
};
