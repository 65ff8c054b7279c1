import * as z from 'zod';
import { eventCategories } from './categories.ts';
import { contentBlock, pictureSize } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { listInput } from './paging.ts';
import { idInput, time } from './people.ts';

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
  /** Beginning of the description, without markup. */
  desc: z.string(),
  createdAt: time,
  updatedAt: time,
});
export type EventCard = z.output<typeof eventCard>;

/** A stored event whole. */
export const eventReply = eventCard.extend({ content: z.array(contentBlock) });
export type EventDetails = z.output<typeof eventReply>;

/** Events that admins announce, the latest start first. The built-in ones stand in `built-in/events.ts`. */
export const events = {
  listEvents: {
    method: 'GET',
    path: '/events',
    access: 'anyone',
    input: listInput,
    reply: z.array(eventCard),
    cache: 'public',
  },
  getEvent: {
    method: 'GET',
    path: '/events/{id}',
    access: 'anyone',
    input: idInput,
    reply: eventReply,
    cache: 'public',
  },
  getTotalEvents: {
    method: 'GET',
    path: '/events/get-total-event',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ totalEvent: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
