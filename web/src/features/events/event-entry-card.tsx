import { dayRange } from '#shared/public/day-range.ts';
import { EntryCard } from '#shared/public/entry-card.tsx';
import { eventPath } from '#shared/public/entry-paths.ts';
import { CalendarIcon, PinIcon } from '#ui/base/icons.tsx';
import { TruncatedText } from '#ui/base/truncated-text.tsx';
import { type EventEntry, eventLimits, isOver, labelOf } from './event-entries.ts';
import { useMoment } from './use-moment.ts';

interface EventEntryCardProps {
  readonly event: EventEntry;
  readonly isFirst: boolean;
}

export function EventEntryCard({ event, isFirst }: EventEntryCardProps) {
  const { id, title, picture, startDate, endDate, location } = event;
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
    </EntryCard>
  );
}

function EventStatus({ event }: { readonly event: EventEntry }) {
  const moment = useMoment();
  if (moment === null) return null;
  const isPast = isOver(event, moment);
  return (
    <p
      className={`absolute top-3 left-3 rounded-full px-3 py-1 font-semibold text-sm ${isPast ? 'bg-surface-sunken text-muted' : 'bg-brand text-on-brand'}`}
    >
      {isPast ? 'Selesai' : 'Akan datang'}
    </p>
  );
}
