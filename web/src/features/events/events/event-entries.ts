import { type BuiltInEvent, builtInEvents } from 'contract/built-in/events';
import type { Picture } from 'contract/built-in/picture';
import type { EventCard, EventDetails } from 'contract/events/events';
import type { EventCategory } from 'contract/rules/categories';
import { useMemo } from 'react';
import * as t from '#messages/features/events/events';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { useAllRows } from '#shared/public/use-all-rows.ts';

/** Maximum lengths in characters, and the number of recent events (requirements 2.5). */
export const eventLimits = { longTitle: 20, cardTitle: 40, sideTitle: 30, recent: 5 } as const;

export interface EventEntry {
  readonly id: string;
  readonly title: string;
  /** Beginning of the description. */
  readonly desc: string;
  readonly picture: Picture | null;
  /** ISO 8601. */
  readonly startDate: string;
  readonly endDate: string;
  readonly category: readonly EventCategory[];
  readonly location: string;
  /** Whether members register on the page of the event. */
  readonly hasRegistration: boolean;
  readonly isCancelled: boolean;
  /** True for an event that is over and has slides or recordings. */
  readonly hasMaterials: boolean;
}

export const categoryLabels: Readonly<Record<EventCategory, string>> = {
  workshop: t.workshop,
  seminar: t.seminar,
  festival: t.festival,
  competition: t.competition,
};

export const labelOf = ({ category }: EventEntry): string =>
  category.map((one) => categoryLabels[one]).join(', ');

export const fromBuiltIn = ({ id, img, content, link: _, ...rest }: BuiltInEvent): EventEntry => ({
  id: String(id),
  picture: img,
  desc: content[0] ?? rest.title,
  hasRegistration: false,
  isCancelled: false,
  hasMaterials: false,
  ...rest,
});

export const fromStored = (
  event: EventCard & Partial<Pick<EventDetails, 'hasRegistration'>>,
): EventEntry => ({
  id: event._id,
  title: event.title,
  desc: event.desc,
  picture: storedPicture(event.bannerImage, event.imageSize, event.title, event.imageSmall),
  startDate: event.startDate,
  endDate: event.endDate,
  category: [event.category],
  location: event.location,
  hasRegistration: event.hasRegistration ?? false,
  isCancelled: event.isCancelled ?? false,
  hasMaterials: event.hasMaterials ?? false,
});

const startOf = ({ startDate }: EventEntry): number => Date.parse(startDate);
const latestFirst = (events: readonly EventEntry[]): EventEntry[] =>
  [...events].sort((a, b) => startOf(b) - startOf(a));

export const isOver = ({ endDate }: EventEntry, at: number): boolean => Date.parse(endDate) < at;

const builtIn = builtInEvents.map(fromBuiltIn);

/** Returns all events, latest start first: the built-in ones, and the stored ones when they are loaded. */
export function useEvents() {
  const { data, isError, refetch } = useAllRows('listEvents');
  const events = useMemo(() => latestFirst([...builtIn, ...(data ?? []).map(fromStored)]), [data]);
  return { events, isError, refetch };
}
