import { eventPath } from 'contract/entry-paths';
import { formatMonthYear, isoDate, monthKey } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Link, useSearchParams } from 'react-router-dom';
import * as t from '#messages/features/events/events';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { Button } from '#ui/base/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/base/icons.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { EventEntry } from './event-entries.ts';
import { eventsIn, getWeeks, weekdays } from './month-days.ts';

interface MonthCalendarProps {
  readonly events: readonly EventEntry[];
}

const labelOf = (month: string): string => formatMonthYear(`${month}-15T00:00:00Z`);
const addMonths = (month: string, months: number): string => monthKey(`${month}-15T00:00:00Z`, -months);

export function MonthCalendar({ events }: MonthCalendarProps) {
  // Prerendered HTML cannot know the current month.
  if (!useHydrated()) return <div className="min-h-[40rem]" />;
  return <Month events={events} today={isoDate(new Date())} />;
}

/** Returns the month from the URL, so that Back and shared links restore it. */
function useMonth(current: string): [month: string, go: (month: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('month') ?? '';
  const go = (month: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (month === current) after.delete('month');
        else after.set('month', month);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [/^20\d\d-(?:0[1-9]|1[0-2])$/.test(named) ? named : current, go];
}

function Month({ events, today }: MonthCalendarProps & { readonly today: string }) {
  const current = today.slice(0, 7);
  const [month, go] = useMonth(current);
  const shown = eventsIn(events, month);
  const next = eventsIn(
    events.filter(({ startDate }) => monthKey(startDate) > month),
    '20',
  )[0];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-12">
      <div className="panel grid gap-4 p-3 sm:p-6">
        <div className="flex items-center gap-2">
          <h3 aria-live="polite" className="mr-auto pl-1 text-heading">
            {labelOf(month)}
          </h3>
          <Step label={t.previousMonth} onClick={() => go(addMonths(month, -1))} Icon={ArrowLeftIcon} />
          <Step label={t.nextMonth} onClick={() => go(addMonths(month, 1))} Icon={ArrowRightIcon} />
        </div>
        <DayTable month={month} events={shown} today={today} />
        <div className="flex flex-wrap items-center justify-between gap-2 pl-1">
          <p className="text-muted text-sm">{t.jakartaTime}</p>
          {month !== current && (
            <Button variant="secondary" size="small" onClick={() => go(current)}>
              {t.thisMonth}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-5">
        {shown.length === 0 && (
          <div className="grid justify-items-start gap-3">
            <p className="text-muted">{fill(t.noEventsIn, { month: labelOf(month) })}</p>
            {next !== undefined && (
              <Button variant="secondary" size="small" onClick={() => go(monthKey(next.startDate))}>
                {fill(t.nextEvent, { month: labelOf(monthKey(next.startDate)) })}
              </Button>
            )}
          </div>
        )}
        <ul className="grid gap-5">
          {shown.map((event) => (
            <MonthEntry key={event.id} event={event} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly Icon: typeof ArrowLeftIcon;
}

function Step({ label, onClick, Icon }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control border border-line-strong hover:border-brand hover:text-brand"
    >
      <Icon className="size-5" />
    </button>
  );
}

interface DayTableProps extends MonthCalendarProps {
  readonly month: string;
  readonly today: string;
}

function DayTable({ month, events, today }: DayTableProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{fill(t.eventsIn, { month: labelOf(month) })}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 font-semibold text-muted text-sm">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day outside of the month has only its position
                <td key={index} className="border border-line bg-surface-sunken" />
              ) : (
                <Day key={day} day={day} isToday={day === today} events={eventsIn(events, day)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends MonthCalendarProps {
  readonly day: string;
  readonly isToday: boolean;
}

/** Cell of one day. On phones a dot marks events; the list below names them. */
function Day({ day, isToday, events }: DayProps) {
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`h-14 border border-line p-1 align-top sm:h-24 sm:p-1.5 ${events.length > 0 ? 'bg-brand-soft' : ''}`}
    >
      <span
        className={`grid size-7 place-items-center rounded-full text-sm tabular-nums ${isToday ? 'bg-brand font-bold text-on-brand' : ''}`}
      >
        {Number(day.slice(8))}
      </span>
      {events.length > 0 && (
        <>
          <span className="grid place-items-center sm:hidden">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
            <span className="sr-only">{fill(t.eventCount, { count: events.length })}</span>
          </span>
          <ul className="mt-1 hidden gap-1 sm:grid">
            {events.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={eventPath(id)}
                  title={title}
                  className="line-clamp-2 rounded-sm font-semibold text-brand-strong text-xs leading-4 underline-offset-2 wrap-anywhere hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

function MonthEntry({ event }: { readonly event: EventEntry }) {
  const { id, title, startDate, endDate, location } = event;
  return (
    <li className="grid gap-1 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <p className="font-semibold text-accent text-sm">
        <time dateTime={startDate}>{dayRange(startDate, endDate)}</time>
      </p>
      <p className="text-lg leading-snug">
        <Link to={eventPath(id)} className="font-semibold no-underline hover:text-brand">
          {title}
        </Link>
      </p>
      <p className="text-muted text-sm">
        {hourRange(startDate, endDate)} · {location}
      </p>
      <AddToCalendar event={event} isSmall />
    </li>
  );
}
