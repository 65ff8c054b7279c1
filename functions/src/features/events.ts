import { ApiError } from 'contract/errors';
import type { EventCard, events as table } from 'contract/events';
import { type Stored, events as stored } from '#data/collections.ts';
import type { EventRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import {
  blocksOf,
  excerptOf,
  imagePathOf,
  imageSizeOf,
  listContent,
  readContentTotals,
} from '#model/content.ts';

const cardOf = ({ id, data }: Stored<EventRecord>): EventCard => ({
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

export const events: Handlers<typeof table> = {
  /** By the start, so that what is still to come stands first. */
  async listEvents(page) {
    return (await listContent(stored, page, 'startDate')).map(cardOf);
  },

  async getEvent({ id }) {
    const event = await stored.get(id);
    if (event === undefined) throw new ApiError('not-found');
    return { ...cardOf(event), content: blocksOf(event.data.content) };
  },

  async getTotalEvents() {
    return { totalEvent: (await readContentTotals()).events };
  },
};
