import type { PeopleFilterName } from 'contract/rules/people/filter-names';
import type { PeopleKind, UserSort, UserState } from 'contract/schemas/list-states';
import { formatDate } from 'contract/text/dates';
import { furtherLabels, kindLabels, statusLabels } from '#shared/members/people-filter-labels.ts';
import { isFlag, type UserFilter } from './user-filter.ts';

export const sortLabels: Record<UserSort, string> = {
  '-createdAt': 'Terbaru dulu',
  createdAt: 'Terlama dulu',
  name: 'Nama A–Z',
  '-name': 'Nama Z–A',
  best: 'Paling cocok',
  validUntil: 'Berakhir lebih dulu',
};

/** Returns the text of an active filter: 'Kota: Bandung'. */
export function describeFilter(name: PeopleFilterName, filter: UserFilter): string | undefined {
  const value = filter[name];
  if (value === undefined) return undefined;
  if (name === 'q') return `Cari: ${value}`;
  if (name === 'status') return `Status: ${statusLabels[value as UserState]}`;
  if (name === 'role') return `Peran: ${value}`;
  if (isFlag(name)) return furtherLabels[name];
  if (name === 'kind') return `${furtherLabels.kind}: ${kindLabels[value as PeopleKind]}`;
  if (name === 'endsWithin') return `Berakhir dalam ${value} hari`;
  if (name === 'endedWithin') return `Berakhir ${value} hari terakhir`;
  const isDay = name === 'joinedFrom' || name === 'joinedTo';
  return `${furtherLabels[name]}: ${isDay ? formatDate(String(value)) : value}`;
}
