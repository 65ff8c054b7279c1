import * as z from 'zod';
import { limits } from '../../rules/limits.ts';
import { roles } from '../../rules/membership.ts';
import { textField } from '../fields.ts';
import { peopleKinds, userSorts, userStates } from '../list-states.ts';

/** A day in Jakarta, `2026-11-27`. */
const day = z.iso.date();
const flag = z.enum(['true']).optional();
const words = textField(limits.searchCharacters).optional();
const days = z.coerce.number().int().min(0).max(limits.filterDays).optional();

/**
 * Filter of the people that admins list, export and write to. Omitted values do not filter, given ones combine
 * with "and". Flags are 'true' or omitted.
 */
export const peopleFilter = z.object({
  /** Words, "phrases", -excluded words, phone digits, member number, bill code or address, in any order. */
  q: words,
  /** `ending`: valid memberships that end within `limits.endingSoonDays`. */
  status: z.enum(userStates).optional(),
  role: z.enum(roles).optional(),
  kind: z.enum(peopleKinds).optional(),
  /** Beginnings of words of the institution that a person typed, or that pays. */
  institution: words,
  expertise: words,
  city: words,
  /** First and last day of joining, inclusive. */
  joinedFrom: day.optional(),
  joinedTo: day.optional(),
  /** The membership ends within this number of days, counted from today in Jakarta. */
  endsWithin: days,
  /** The membership ended within this number of days before today in Jakarta. */
  endedWithin: days,
  noPhoto: flag,
  unverified: flag,
  tag: textField(limits.memberRecords.tagCharacters).optional(),
  creditsMissing: flag,
});
export type PeopleFilter = z.output<typeof peopleFilter>;

/** Order of a list; omitted: the best hits of a search first, else the newest members. */
export const peopleSort = z.enum(userSorts).optional();
