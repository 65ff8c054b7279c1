import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idField, idInput, messageReply } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/paging.ts';
import { publicationReply } from '../schemas/publication.ts';

const managedEvent = z.object({
  _id: z.string(),
  title: z.string(),
  location: z.string(),
  startDate: dateTime.nullable(),
  ...publicationReply,
});
export type ManagedEvent = z.output<typeof managedEvent>;

const person = z.object({ _id: z.string(), name: z.string(), email: z.string() });

const managersReply = z.object({
  managers: z.array(person),
  /** Other admins without the duty, who can become managers. */
  candidates: z.array(person),
});
export type EventManagers = z.output<typeof managersReply>;

const changeReply = messageReply.extend({ changed: z.boolean() });

/**
 * Managers of one event (decision 0075): admins without the duty `events` who may do for this event what the
 * duty allows. Endpoints that admit them declare `eventManagers`.
 */
export const eventManagers = {
  /** Lists all events for admins with the duty `events`, last changed first; for others those that they manage. */
  listManagedEvents: {
    method: 'GET',
    path: '/events/managed',
    access: 'admin',
    duty: 'none',
    reads: { base: 3 + limits.managedEvents, perRow: 1 },
    input: pageSchema,
    reply: z.object({
      data: z.array(managedEvent),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  listEventManagers: {
    method: 'GET',
    path: '/events/written/{id}/managers',
    access: 'admin',
    duty: 'events',
    reads: 3 + queryLimits.admins,
    input: idInput,
    reply: managersReply,
  },
  /** Throws `wrong-status` for a member, and for an admin with the duty `events`. Safe to repeat. */
  addEventManager: {
    method: 'PUT',
    path: '/events/written/{id}/managers',
    access: 'admin',
    duty: 'events',
    input: idInput.extend({ admin: idField }),
    reply: changeReply,
  },
  removeEventManager: {
    method: 'DELETE',
    path: '/events/written/{id}/managers/{admin}',
    access: 'admin',
    duty: 'events',
    input: idInput.extend({ admin: idField }),
    reply: changeReply,
  },
} as const satisfies Record<string, Endpoint>;
