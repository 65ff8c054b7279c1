import { isDeepStrictEqual } from 'node:util';
import { ApiError } from 'contract/errors';
import type { EventCard, EventDetails, events as table } from 'contract/events';
import type { EventLink } from 'contract/fields/event-links';
import { eventBannerSlot } from 'contract/rules/files';
import { indonesianMoment } from 'contract/words/dates';
import { wording } from 'contract/words/wording';
import { events as stored } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { moveToBin } from '#model/content/bin.ts';
import { blocksOf, compareContent, excerptOf } from '#model/content/blocks.ts';
import { addContent, changeContent, newStamps, requireContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/stored-images.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.event;

type Known = Pick<Stored<EventRecord>, 'id' | 'data'>;

const cardOf = ({ id, data }: Known): EventCard => ({
  _id: id,
  title: data.title,
  category: data.category,
  location: data.location,
  startDate: data.startDate.toISOString(),
  endDate: data.endDate.toISOString(),
  bannerImage: imagePathOf(data.bannerImage),
  imageSize: imageSizeOf(data.bannerImage),
  imageSmall: smallImageOf(data.bannerImage),
  desc: excerptOf(data.content),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

const eventOf = (event: Known): EventDetails => ({
  ...cardOf(event),
  content: blocksOf(event.data.content),
  link: linksOf(event.data),
});

/** An event from before there were links has none. */
const linksOf = ({ link = [] }: EventRecord): EventLink[] =>
  link.map(({ type, name, url }) => ({ type, name, url }));

const readableLinks = (links: readonly EventLink[]): string =>
  links.map(({ type, name, url }) => `${name} (${type}, ${url})`).join('; ');

type Facts = Omit<EventRecord, 'content' | 'link' | 'bannerImage' | 'createdAt' | 'updatedAt'>;

/** As the form shows it. */
const readableOf = ({
  title,
  category,
  location,
  startDate,
  endDate,
}: Facts): Record<keyof Facts, string> => ({
  title,
  category,
  location,
  startDate: indonesianMoment(startDate),
  endDate: indonesianMoment(endDate),
});

export const events: Handlers<typeof table> = {
  /** By the start, so that what is still to come stands first. */
  async listEvents(page) {
    return (await listContent(stored, page, 'startDate')).map(cardOf);
  },

  async getEvent({ id }) {
    const event = await stored.get(id);
    if (event === undefined) throw new ApiError('not-found');
    return eventOf(event);
  },

  async createEvent({ bannerImage, link = [], ...fields }, caller, { keepAnswer }) {
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const record = { ...fields, link, bannerImage: picture?.stored ?? null, ...newStamps() };
    const replyOf = (made: Known) => ({ message: wording.eventCreated, event: eventOf(made) });
    const event = await addContent(kind, record, actorOf(caller.user), picture?.added, (batch, made) =>
      keepAnswer(batch, replyOf(made)),
    );
    return replyOf(event);
  },

  async updateEvent({ id, bannerImage, basedOn, link, ...fields }, caller) {
    const picture = bannerImage && (await readPicture('bannerImage', bannerImage, eventBannerSlot));
    const before = await requireContent(kind, id);
    const { data } = before;
    const content = compareContent(data.content, fields.content);
    const links = linksOf(data);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { ...readableOf(data), content: content.stored, link: readableLinks(links) },
      { ...readableOf(fields), content: content.submitted, link: link && readableLinks(link) },
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
    return { message: wording.eventUpdated, event: eventOf(event) };
  },

  async deleteEvent({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.eventDeleted };
  },

  async getTotalEvents() {
    return { totalEvent: (await readContentTotals()).events };
  },
};
