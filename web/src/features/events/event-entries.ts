import { type BuiltInEvent, builtInEvents } from 'contract/built-in/events';
import type { Picture } from 'contract/built-in/picture';
import type { EventCard, EventDetails } from 'contract/events';
import type { EventLink } from 'contract/fields/event-links';
import type { EventCategory } from 'contract/rules/categories';
import { useMemo } from 'react';
import { storedPicture } from '#parts/content/stored-picture.ts';
import { useAllRows } from '#parts/public/use-all-rows.ts';

/** How much of an event lists show (requirements 2.5). */
export const eventLimits = { longTitle: 20, cardTitle: 40, sideTitle: 30, recent: 5 } as const;

/** An event as lists and heads show it, whether it is built in or stored. */
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
  readonly link: readonly EventLink[];
}

export const categoryLabels: Readonly<Record<EventCategory, string>> = {
  workshop: 'Workshop',
  seminar: 'Seminar',
  festival: 'Festival',
  competition: 'Competition',
};

export const labelOf = ({ category }: EventEntry): string =>
  category.map((one) => categoryLabels[one]).join(', ');

export const fromBuiltIn = ({ id, img, content, ...rest }: BuiltInEvent): EventEntry => ({
  id: String(id),
  picture: img,
  desc: content[0] ?? rest.title,
  ...rest,
});

/** Lists do without the links. */
export const fromStored = (event: EventCard & Partial<Pick<EventDetails, 'link'>>): EventEntry => ({
  id: event._id,
  title: event.title,
  desc: event.desc,
  picture: storedPicture(event.bannerImage, event.imageSize, event.title, event.imageSmall),
  startDate: event.startDate,
  endDate: event.endDate,
  category: [event.category],
  location: event.location,
  link: event.link ?? [],
});

const startOf = ({ startDate }: EventEntry): number => Date.parse(startDate);
const latestFirst = (events: readonly EventEntry[]): EventEntry[] =>
  [...events].sort((a, b) => startOf(b) - startOf(a));

/** Whether it is over at that moment, in milliseconds. */
export const isOver = ({ endDate }: EventEntry, at: number): boolean => Date.parse(endDate) < at;

const builtIn = builtInEvents.map(fromBuiltIn);

/** All events, the latest start first: the built-in ones, and among them the stored ones as soon as they are here. */
export function useEvents() {
  const { data, isError, refetch } = useAllRows('listEvents');
  const events = useMemo(() => latestFirst([...builtIn, ...(data ?? []).map(fromStored)]), [data]);
  return { events, isError, refetch };
}
