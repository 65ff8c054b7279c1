import type { DutyNeed } from './duties.ts';

/** Groups of records that the search of the admin area finds. */
export const searchGroups = ['person', 'institution', 'bill', 'event', 'article'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Duties whose admins search a group. They may open its pages. */
export const searchDuties: Readonly<Record<SearchGroup, DutyNeed>> = {
  person: ['people', 'money'],
  institution: ['people', 'money'],
  bill: 'money',
  event: ['content', 'events'],
  article: 'content',
};
