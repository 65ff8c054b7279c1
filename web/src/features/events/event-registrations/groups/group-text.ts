import { priceLabels } from 'contract/rules/money/event-prices';
import type { GroupLine, GroupRow } from 'contract/schemas/events/own-events';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/events/event-registrations/groups';
import { priceText } from '#shared/events/registration-text.ts';

/** Path of the page of a group. */
export const groupPath = (id: string): string => `/membership/events/groups/${id}`;

/** Replies that a change of a group changes. */
export const groupQueries = [
  'listEventGroups',
  'getEventGroup',
  'listOwnEventRegistrations',
  'getEventRegistration',
  'listOwnEventRefunds',
] as const;

/** Returns the places of a group at one price: '3 tempat Umum × Rp 200.000'. */
export const lineText = ({ kind, count, amount }: GroupLine): string =>
  amount === 0
    ? fill(t.freeLine, { count, kind: priceLabels[kind] })
    : fill(t.paidLine, { count, kind: priceLabels[kind], price: priceText(amount) });

/** Returns the state of a group for lists. */
export const groupBadge = ({ state, holdUntil }: Pick<GroupRow, 'state' | 'holdUntil'>) =>
  state === 'confirmed'
    ? ({ tone: 'good', label: t.registered } as const)
    : ({ tone: 'waiting', label: holdUntil === null ? t.paymentChecked : t.notPaid } as const);

/** Returns how many places of a group have a name. */
export const namedText = ({ named, places }: Pick<GroupRow, 'named' | 'places'>): string =>
  named === places ? fill(t.allNamed, { places }) : fill(t.someNamed, { named, places });
