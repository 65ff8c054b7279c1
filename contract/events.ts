import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contentBlock, pictureSize, smallPicture } from './fields/content.ts';
import { contentField } from './fields/content-input.ts';
import { basedOn } from './fields/editing.ts';
import { eventLink, eventLinksField } from './fields/event-links.ts';
import { momentField } from './fields/moments.ts';
import { listInput } from './fields/paging.ts';
import { idInput, messageReply, text, time, titleField } from './fields/people.ts';
import { eventCategories } from './rules/categories.ts';
import { eventBannerSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** A stored event as the lists show it. */
export const eventCard = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.enum(eventCategories),
  location: z.string(),
  startDate: time,
  endDate: time,
  /** Path below the own origin, null without one. */
  bannerImage: z.string().nullable(),
  imageSize: pictureSize.nullable(),
  imageSmall: smallPicture.nullable(),
  /** Beginning of the description, without markup. */
  desc: z.string(),
  createdAt: time,
  updatedAt: time,
});
export type EventCard = z.output<typeof eventCard>;

/** A stored event whole. */
export const eventReply = eventCard.extend({ content: z.array(contentBlock), link: z.array(eventLink) });
export type EventDetails = z.output<typeof eventReply>;

const fields = {
  title: titleField,
  content: contentField,
  location: text(limits.textCharacters).min(1, wording.required),
  startDate: momentField,
  endDate: momentField,
  category: z.enum(eventCategories, wording.required),
  /** Left out, an event keeps those that it has. */
  link: eventLinksField.optional(),
};

/** Told beside the end, even while other fields are still wrong. */
const endsAfterStart = {
  message: wording.endBeforeStart,
  path: ['endDate'],
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'startDate' || path?.[0] === 'endDate'),
};
const inOrder = ({ startDate, endDate }: { startDate: Date; endDate: Date }): boolean => startDate <= endDate;

const savedEvent = messageReply.extend({ event: eventReply });

/** Events that admins announce, the latest start first. The built-in ones stand in `built-in/events.ts`. */
export const events = {
  listEvents: {
    method: 'GET',
    path: '/events',
    access: 'anyone',
    reads: { base: 0, perRow: 1 },
    input: listInput,
    reply: z.array(eventCard),
    cache: 'public',
  },
  getEvent: {
    method: 'GET',
    path: '/events/{id}',
    access: 'anyone',
    reads: 1,
    input: idInput,
    reply: eventReply,
    cache: 'public',
  },
  createEvent: {
    method: 'POST',
    path: '/events',
    access: 'admin',
    duty: 'content',
    once: true,
    // With each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z.object(fields).refine(inOrder, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
    status: 201,
  },
  updateEvent: {
    method: 'PUT',
    path: '/events/{id}',
    access: 'admin',
    duty: 'content',
    // With each new picture of the text.
    reads: 4 + limits.contentBlocks,
    input: idInput.extend({ ...fields, basedOn }).refine(inOrder, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/events/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  getTotalEvents: {
    method: 'GET',
    path: '/events/get-total-event',
    access: 'admin',
    duty: 'none',
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalEvent: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
