import { association } from 'contract/words/association';
import { eventPath } from '#parts/public/entry-paths.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { CalendarIcon, ExternalIcon } from '#ui/base/icons.tsx';
import type { EventEntry } from './event-entries.ts';

/** '20261210T020000Z'. */
const utcOf = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The form of Google Calendar, filled in with an event. */
function googleLink({ id, title, startDate, endDate, location }: EventEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcOf(startDate)}/${utcOf(endDate)}`,
    ctz: 'Asia/Jakarta',
    location,
    details: `${association.siteUrl}${eventPath(id)}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

interface AddToCalendarProps {
  readonly event: EventEntry;
  /** In a list, where each link also names its event. */
  readonly isSmall?: boolean;
}

/**
 * The ways of an event into the reader's own calendar. The file comes from the function: an iPhone offers to add what it
 * is sent as a calendar, not what a page makes, and it needs no code.
 */
export function AddToCalendar({ event, isSmall = false }: AddToCalendarProps) {
  const look = isSmall ? 'text-link text-sm' : buttonClass('secondary');
  const whose = isSmall && <span className="sr-only">{`: ${event.title}`}</span>;
  return (
    <p className={`print-hidden flex flex-wrap items-center ${isSmall ? 'gap-x-4 gap-y-1' : 'gap-3'}`}>
      <a href={`/api/events/${event.id}/acara.ics`} className={look}>
        {!isSmall && <CalendarIcon className="size-4.5 shrink-0" />}
        Tambah ke kalender
        {whose}
      </a>
      <a href={googleLink(event)} target="_blank" rel="noreferrer" className={look}>
        <span lang="en">Google Calendar</span>
        {!isSmall && <ExternalIcon className="size-4.5 shrink-0" />}
        {whose}
        <span className="sr-only"> (membuka tab baru)</span>
      </a>
    </p>
  );
}
