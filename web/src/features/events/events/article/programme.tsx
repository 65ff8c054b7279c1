import type { ProgrammeSession } from 'contract/events/events';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/events/events';
import { dayRange, hourRange } from '#shared/public/day-range.ts';

interface Day {
  readonly name: string;
  readonly sessions: readonly ProgrammeSession[];
}

/** Groups sessions, which are in the order of their times, by their day in Jakarta. */
function daysOf(sessions: readonly ProgrammeSession[]): Day[] {
  const days = new Map<string, ProgrammeSession[]>();
  for (const session of sessions) {
    const name = dayRange(session.startsAt, session.startsAt);
    days.set(name, [...(days.get(name) ?? []), session]);
  }
  return [...days].map(([name, ofDay]) => ({ name, sessions: ofDay }));
}

export function Programme({ sessions }: { readonly sessions: readonly ProgrammeSession[] }) {
  return (
    <section aria-labelledby="event-programme" className="grid gap-6">
      <h2 id="event-programme" className="text-heading">
        {t.programme}
      </h2>
      {daysOf(sessions).map(({ name, sessions: ofDay }) => (
        <div key={name} className="grid gap-3">
          <h3 className="font-semibold text-muted">{name}</h3>
          <ol className="grid gap-3">
            {ofDay.map((session, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may be equal
              <Session key={index} session={session} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Session({ session }: { readonly session: ProgrammeSession }) {
  const { title, startsAt, endsAt, hall, speaker, description, capacity } = session;
  const place = [hall, capacity === null ? '' : fill(t.capacity, { count: capacity })]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <li className="panel grid gap-1 p-4 sm:grid-cols-[10rem_1fr] sm:gap-x-5 sm:p-5">
      <p className="text-accent tabular-nums">
        <time dateTime={startsAt}>{hourRange(startsAt, endsAt)}</time>
      </p>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h4 className="font-semibold">{title}</h4>
        {speaker !== '' && <p>{speaker}</p>}
        {place !== '' && <p className="text-muted">{place}</p>}
        {description !== '' && <p className="whitespace-pre-line">{description}</p>}
      </div>
    </li>
  );
}
