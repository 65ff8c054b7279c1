import { indonesianMoment } from 'contract/dates';
import { ApiError } from 'contract/errors';
import type { EventCard, EventDetails, events as table } from 'contract/events';
import { eventBannerSlot } from 'contract/files';
import { messages } from 'contract/messages';
import { events as stored } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import {
  blocksOf,
  excerptOf,
  imagePathOf,
  imageSizeOf,
  listContent,
  readContentTotals,
} from '#model/content.ts';
import {
  addContent,
  type ContentKind,
  changeContent,
  newStamps,
  removeContent,
  requireContent,
} from '#model/content-changes.ts';
import { contentDifference, requireUnchanged } from '#model/editing.ts';
import { actorOf } from '#model/ledger.ts';
import { noUploads, pictureUpload } from '#model/uploads.ts';

const kind: ContentKind<EventRecord> = {
  collection: stored,
  counter: 'events',
  noun: 'event',
  fileOf: ({ bannerImage }) => bannerImage?.file,
};

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
  desc: excerptOf(data.content),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

const eventOf = (event: Known): EventDetails => ({
  ...cardOf(event),
  content: blocksOf(event.data.content),
});

/** As the form shows it. */
const told = ({
  title,
  category,
  location,
  startDate,
  endDate,
}: Pick<EventRecord, 'title' | 'category' | 'location' | 'startDate' | 'endDate'>) => ({
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

  async createEvent({ bannerImage, ...fields }, caller) {
    const picture = bannerImage && (await pictureUpload('bannerImage', bannerImage, eventBannerSlot));
    const record = { ...fields, bannerImage: picture?.stored ?? null, ...newStamps() };
    const event = await addContent(kind, record, picture?.added ?? noUploads, actorOf(caller));
    return { message: messages.eventCreated, event: eventOf(event) };
  },

  async updateEvent({ id, bannerImage, basedOn, ...fields }, caller) {
    const picture = bannerImage && (await pictureUpload('bannerImage', bannerImage, eventBannerSlot));
    const before = await requireContent(kind, id);
    const { data } = before;
    const content = contentDifference(data.content, fields.content);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { ...told(data), content: content.stored },
      { ...told(fields), content: content.typed },
    );
    const changes = { ...fields, bannerImage: picture?.stored ?? data.bannerImage };
    const event = await changeContent(kind, before, changes, picture?.added ?? noUploads, actorOf(caller));
    return { message: messages.eventUpdated, event: eventOf(event) };
  },

  async deleteEvent({ id }, caller) {
    await removeContent(kind, id, actorOf(caller));
    return { message: messages.eventDeleted };
  },

  async getTotalEvents() {
    return { totalEvent: (await readContentTotals()).events };
  },
};
