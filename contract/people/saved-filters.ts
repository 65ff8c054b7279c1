import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { idInput, messageReply, titleField } from '../schemas/fields.ts';
import { peopleFilter, peopleSort } from '../schemas/filters/people-filter.ts';

const savedFilter = z.object({
  _id: z.string(),
  name: z.string(),
  filter: peopleFilter,
  sort: peopleSort,
});
export type SavedFilter = z.output<typeof savedFilter>;

/** Filters of people that admins saved by name, shared by all admins with the duty people. */
export const savedFilters = {
  /** Returns the filters by name. */
  listSavedFilters: {
    method: 'GET',
    path: '/users/filters',
    access: 'admin',
    duty: ['people', 'money'],
    input: z.object({}),
    reply: z.object({ data: z.array(savedFilter) }),
  },
  /** Replaces a filter of the same name. Safe to repeat. Throws `wrong-status` beyond the limit of filters. */
  saveFilter: {
    method: 'POST',
    path: '/users/filters',
    access: 'admin',
    duty: 'people',
    input: z.object({ name: titleField, filter: peopleFilter, sort: peopleSort }),
    reply: messageReply,
  },
  /** Safe to repeat: a filter that does not exist is deleted already. */
  deleteSavedFilter: {
    method: 'DELETE',
    path: '/users/filters/{id}',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
