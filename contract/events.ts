import * as z from 'zod';
import { contentDeletion, publicEntry, publicList } from './content-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventCategories } from './rules/categories.ts';
import { eventBannerSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { contentBlock, pictureSize, smallPicture } from './schemas/content.ts';
import { contentField } from './schemas/content-input.ts';
import { dateTimeField } from './schemas/date-times.ts';
import { basedOn } from './schemas/editing.ts';
import { eventLink, eventLinksField } from './schemas/event-links.ts';
import { dateTime, idInput, messageReply, textField, titleField } from './schemas/fields.ts';
import { wording } from './text/wording.ts';

const eventCard = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.enum(eventCategories),
  location: z.string(),
  startDate: dateTime,
  endDate: dateTime,
  /** Path on the site's own origin; null without an image. */
  bannerImage: z.string().nullable(),
  imageSize: pictureSize.nullable(),
  imageSmall: smallPicture.nullable(),
  /** Beginning of the description, without markup. */
  desc: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type EventCard = z.output<typeof eventCard>;

const eventReply = eventCard.extend({ content: z.array(contentBlock), link: z.array(eventLink) });
export type EventDetails = z.output<typeof eventReply>;

const fields = {
  title: titleField,
  content: contentField,
  location: textField(limits.textCharacters).min(1, wording.required),
  startDate: dateTimeField,
  endDate: dateTimeField,
  category: z.enum(eventCategories, wording.required),
  /** Without this field, an event keeps its links. */
  link: eventLinksField.optional(),
};

/** Reports the error at the end date, even if other fields are invalid too. */
const endsAfterStart = {
  message: wording.endBeforeStart,
  path: ['endDate'],
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'startDate' || path?.[0] === 'endDate'),
};
const isEndAfterStart = ({ startDate, endDate }: { startDate: Date; endDate: Date }): boolean =>
  startDate <= endDate;

const savedEvent = messageReply.extend({ event: eventReply });

export const events = {
  listEvents: publicList('/events', eventCard),
  getEvent: publicEntry('/events/{id}', eventReply),
  createEvent: {
    method: 'POST',
    path: '/events',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    // Includes each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z.object(fields).refine(isEndAfterStart, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
    status: 201,
  },
  updateEvent: {
    method: 'PUT',
    path: '/events/{id}',
    access: 'admin',
    duty: 'content',
    // Includes each new picture of the text.
    reads: 4 + limits.contentBlocks,
    input: idInput.extend({ ...fields, basedOn }).refine(isEndAfterStart, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
  },
  deleteEvent: contentDeletion('/events/{id}'),
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
