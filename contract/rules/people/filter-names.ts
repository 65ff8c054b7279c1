/** Names of the filters of people beyond search, status and role, in the order of their inputs. */
export const furtherFilterNames = [
  'kind',
  'institution',
  'expertise',
  'city',
  'tag',
  'joinedFrom',
  'joinedTo',
  'endsWithin',
  'endedWithin',
  'noPhoto',
  'unverified',
  'creditsMissing',
] as const;
export type FurtherFilterName = (typeof furtherFilterNames)[number];

/** Names of all filters of people: fields of `peopleFilter`, and of the audience of a letter. */
export const peopleFilterNames = ['q', 'status', 'role', ...furtherFilterNames] as const;
export type PeopleFilterName = (typeof peopleFilterNames)[number];
