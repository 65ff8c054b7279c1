import { eventPath } from 'contract/entry-paths';
import { useId } from 'react';
import * as t from '#messages/features/events/events';
import { dayRange } from '#shared/public/day-range.ts';
import { EntryCard } from '#shared/public/entry-card.tsx';
import { CalendarIcon, PinIcon } from '#ui/base/icons.tsx';
import { TruncatedText } from '#ui/base/truncated-text.tsx';
import { type EventEntry, eventLimits, isOver, labelOf } from './event-entries.ts';
import { eventStateLabels, useEventState, useMoment } from './event-state.tsx';

interface EventPartsProps {
  readonly events: readonly EventEntry[];
}

/** Upcoming events, nearest first, and past events, latest first, each with a heading. */
export function EventParts({ events }: EventPartsProps) {
  const moment = useMoment() ?? 0;
  const [top, other] = partsAt(events, moment).filter((part) => part.events.length > 0);
  return (
    <>
      {top !== undefined && <EventPart isTop {...top} />}
      {other !== undefined && <EventPart isTop={false} {...other} />}
    </>
  );
}

interface Part extends EventPartsProps {
  readonly title: string;
}

function partsAt(events: readonly EventEntry[], moment: number): Part[] {
  const upcoming = events.filter((event) => !isOver(event, moment));
  return [
    { title: t.upcomingEvents, events: upcoming.reverse() },
    { title: t.pastEvents, events: events.filter((event) => isOver(event, moment)) },
  ];
}

interface EventPartProps extends Part {
  readonly isTop: boolean;
}

function EventPart({ title, events, isTop }: EventPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {/* The key remounts the list for other entries (see `MiniList`). */}
      <ul key={events.map((event) => event.id).join(' ')} className="grid gap-6 sm:grid-cols-2">
        {events.map((event, index) => (
          <li key={event.id} className="grid">
            <EventEntryCard event={event} isFirst={isTop && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventEntryCard({ event, isFirst }: { readonly event: EventEntry; readonly isFirst: boolean }) {
  const { id, title, picture, startDate, endDate, location, hasMaterials } = event;
  return (
    <EntryCard
      to={eventPath(id)}
      isNested
      picture={picture}
      name={title}
      isFirst={isFirst}
      eyebrow={<span lang="en">{labelOf(event)}</span>}
      badge={<EventStatus event={event} />}
      title={<TruncatedText text={title} at={eventLimits.cardTitle} longerThan={eventLimits.longTitle} />}
    >
      <p className="flex items-start gap-2 text-muted">
        <CalendarIcon className="mt-0.5 size-5 shrink-0" />
        <time dateTime={startDate}>{dayRange(startDate, endDate)}</time>
      </p>
      <p className="flex items-start gap-2 text-muted">
        <PinIcon className="mt-0.5 size-5 shrink-0" />
        <span>{location}</span>
      </p>
      {hasMaterials && <p className="font-semibold text-sm">{t.hasMaterials}</p>}
    </EntryCard>
  );
}

function EventStatus({ event }: { readonly event: EventEntry }) {
  const state = useEventState(event);
  if (state === null) return null;
  return (
    <p
      className={`absolute top-3 left-3 rounded-full px-3 py-1 font-semibold text-sm ${state === 'over' ? 'bg-surface-sunken text-muted' : 'bg-brand text-on-brand'}`}
    >
      {eventStateLabels[state]}
    </p>
  );
}
