import { useId } from 'react';
import { type EventEntry, isOver } from './event-entries.ts';
import { EventEntryCard } from './event-entry-card.tsx';
import { useMoment } from './use-moment.ts';

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
    { title: 'Acara mendatang', events: upcoming.reverse() },
    { title: 'Acara yang telah lewat', events: events.filter((event) => isOver(event, moment)) },
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
