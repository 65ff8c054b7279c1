import { eventPath } from 'contract/entry-paths';
import { association } from 'contract/text/association';
import { toFileAddress } from '#api/transport/site-path.ts';
import * as t from '#messages/features/events/events';
import { buttonClass } from '#ui/base/button.tsx';
import { CalendarIcon, ExternalIcon } from '#ui/base/icons.tsx';
import type { EventEntry } from './event-entries.ts';

/** Formats a time in UTC: '20261210T020000Z'. */
const formatUtc = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

function googleLink({ id, title, startDate, endDate, location }: EventEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatUtc(startDate)}/${formatUtc(endDate)}`,
    ctz: 'Asia/Jakarta',
    location,
    details: `${association.siteUrl}${eventPath(id)}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

interface AddToCalendarProps {
  readonly event: EventEntry;
  /** For lists, where each link also names its event. */
  readonly isSmall?: boolean;
}

/** The function serves the file, because an iPhone imports only a downloaded calendar. */
export function AddToCalendar({ event, isSmall = false }: AddToCalendarProps) {
  const className = isSmall ? 'text-link text-sm' : buttonClass('secondary');
  const whose = isSmall && <span className="sr-only">{`: ${event.title}`}</span>;
  return (
    <p className={`print-hidden flex flex-wrap items-center ${isSmall ? 'gap-x-4 gap-y-1' : 'gap-3'}`}>
      <a href={toFileAddress(`/api/events/${event.id}/acara.ics`)} className={className}>
        {!isSmall && <CalendarIcon className="size-4.5 shrink-0" />}
        {t.addToCalendar}
        {whose}
      </a>
      <a href={googleLink(event)} target="_blank" rel="noreferrer" className={className}>
        <span lang="en">{t.googleCalendar}</span>
        {!isSmall && <ExternalIcon className="size-4.5 shrink-0" />}
        {whose}
        <span className="sr-only"> {t.opensNewTab}</span>
      </a>
    </p>
  );
}
