import { useId } from 'react';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { type EventEntry, isOver } from './event-entries.ts';
import { EventEntryCard } from './event-entry-card.tsx';

interface EventPartsProps {
  /** The latest start first. */
  readonly events: readonly EventEntry[];
}

/** Events to come, the nearest first, and past ones, the latest first: a heading each. */
export function EventParts({ events }: EventPartsProps) {
  const [top, other] = useParts(events).filter((part) => part.events.length > 0);
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

/**
 * The build does not know on which day its pages are read: there all stand in one part, the nearest first, which becomes
 * the part of those to come.
 */
function useParts(events: readonly EventEntry[]): Part[] {
  if (!useHydrated()) return [{ title: 'Acara', events: [...events].reverse() }];
  const now = Date.now();
  const coming = events.filter((event) => !isOver(event, now));
  return [
    { title: 'Acara mendatang', events: coming.reverse() },
    { title: 'Acara yang telah lewat', events: events.filter((event) => isOver(event, now)) },
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
      {/* Other entries are another list, as in `MiniList`. */}
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
