import * as z from 'zod';
import type { PeopleFilterName } from '../../rules/people/filter-names.ts';
import { peopleFilter } from './people-filter.ts';

const { shape } = peopleFilter;
const none = z.literal('');

/** Filter of the recipients, as fields of a form: a field without a choice is empty and does not filter. */
export const audienceFields = {
  q: shape.q,
  status: z.union([none, shape.status]).optional(),
  role: z.union([none, shape.role]).optional(),
  kind: z.union([none, shape.kind]).optional(),
  institution: shape.institution,
  expertise: shape.expertise,
  city: shape.city,
  joinedFrom: z.union([none, shape.joinedFrom]).optional(),
  joinedTo: z.union([none, shape.joinedTo]).optional(),
  endsWithin: z.union([none, shape.endsWithin]).optional(),
  endedWithin: z.union([none, shape.endedWithin]).optional(),
  noPhoto: z.union([none, shape.noPhoto]).optional(),
  unverified: z.union([none, shape.unverified]).optional(),
  tag: shape.tag,
  creditsMissing: z.union([none, shape.creditsMissing]).optional(),
} satisfies Record<PeopleFilterName, z.ZodType>;
