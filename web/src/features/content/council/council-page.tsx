import { initialsOf } from 'contract/text/initials';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/content/council';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { SectionHead } from '#ui/base/section-head.tsx';
import { committees, council, divideSeats, faceOf, organisationChart, type Seat } from './council-text.ts';

export default function CouncilPage() {
  const saved = useSiteContent('council');
  const seats = saved === null || saved.council.length === 0 ? council : saved.council;
  const groups = saved === null || saved.committees.length === 0 ? committees : saved.committees;
  return (
    <>
      <PageHero
        title={t.title}
        titleLang="en"
        lead={t.lead}
        tiles={['n1 r4 k3 n5', 'k6 n8 d7 q2', 'r5 k2 n7 t1']}
      />
      <section className="wrap grid gap-8 pt-16 sm:gap-10 sm:pt-24">
        <SectionHead title={t.council} lang="en" lead={t.councilTranslation || undefined} />
        <CouncilTree seats={seats} />
      </section>
      <section className="wrap grid gap-8 py-12 sm:gap-10 sm:py-16">
        <SectionHead title={t.committees} lang="en" lead={t.committeesTranslation || undefined} />
        <ul className="branch grid gap-5 md:grid-cols-2">
          {groups.map(({ departementName, member }) => (
            <li key={departementName} className="panel grid content-start gap-4 p-5">
              <h3 className="text-heading" lang="en">
                {departementName}
              </h3>
              <dl className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
                {member.map((seat) => (
                  <SeatCard key={`${seat.position} ${seat.name}`} seat={seat} isTerm />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <Chart />
    </>
  );
}

function CouncilTree({ seats }: { readonly seats: readonly Seat[] }) {
  const [first, ...others] = seats;
  if (first === undefined) return null;
  const { office, line } = divideSeats(others);
  return (
    <ul>
      <li>
        <SeatCard seat={first} isLarge />
        {others.length > 0 && (
          <ul className="branch mt-5 grid gap-5 sm:grid-cols-2">
            {office.length > 0 && <Office president={first} seats={office} />}
            {line.map((seat) => (
              <SeatEntry key={`${seat.position} ${seat.name}`} seat={seat} />
            ))}
          </ul>
        )}
      </li>
    </ul>
  );
}

interface OfficeProps {
  readonly president: Seat;
  readonly seats: readonly Seat[];
}

/** Secretaries and treasurers. They work for the president and lead no branch of their own. */
function Office({ president, seats }: OfficeProps) {
  return (
    <li className="panel grid min-w-0 gap-3 p-4 sm:col-span-2">
      <h3 className="text-heading" lang="en">
        {fill(t.presidentOffice, { position: president.position })}
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {seats.map((seat) => (
          <li key={`${seat.position} ${seat.name}`} className="min-w-0">
            <SeatCard seat={seat} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const SeatEntry = ({ seat }: { readonly seat: Seat }) => (
  <li className="panel min-w-0 p-4">
    <SeatCard seat={seat} />
  </li>
);

/** The chart as an image, to print or to present. On small screens it scrolls within its frame. */
function Chart() {
  const { src, width, height } = organisationChart;
  return (
    <details className="wrap print-hidden pb-16 sm:pb-24">
      <summary className="min-h-11 py-2.5 font-semibold text-brand">{t.chartSummary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area */}
      <section aria-label={t.chartLabel} tabIndex={0} className="mt-3 overflow-x-auto rounded-panel">
        <img
          src={src}
          width={width}
          height={height}
          alt={t.chartAlt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full min-w-[44rem]"
        />
      </section>
    </details>
  );
}

interface SeatCardProps {
  readonly seat: Seat;
  /** For the president. */
  readonly isLarge?: boolean;
  /** Renders `dt` and `dd`, for use in a description list. */
  readonly isTerm?: boolean;
}

function SeatCard({ seat, isLarge = false, isTerm = false }: SeatCardProps) {
  const { position, name, institution } = seat;
  const [Position, Person] = isTerm ? (['dt', 'dd'] as const) : (['p', 'div'] as const);
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4">
      <Position className="self-end font-semibold text-accent text-sm [grid-column:2]" lang="en">
        {position}
      </Position>
      <Person className="contents">
        <Face name={name} className={isLarge ? 'size-24' : 'size-16'} />
        <span className="self-start [grid-column:2]">
          <span className={`block font-bold ${isLarge ? 'text-xl' : ''}`}>{name}</span>
          <span className="block text-muted text-sm">{institution}</span>
        </span>
      </Person>
    </div>
  );
}

function Face({ name, className }: { readonly name: string; readonly className: string }) {
  const place = `${className} rounded-full [grid-column:1] [grid-row:1/3]`;
  const src = faceOf(name);
  if (src === undefined) {
    return (
      <span
        aria-hidden="true"
        className={`${place} grid place-items-center bg-brand-soft font-bold text-brand-strong`}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return <img src={src} width={160} height={160} alt="" loading="lazy" decoding="async" className={place} />;
}
