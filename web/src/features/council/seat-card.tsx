import { initialsOf } from 'contract/text/initials';
import { faceOf, type Seat } from './council-text.ts';

interface SeatCardProps {
  readonly seat: Seat;
  /** For the president. */
  readonly isLarge?: boolean;
  /** Renders `dt` and `dd`, for use in a description list. */
  readonly isTerm?: boolean;
}

/** Card of one person with position, and portrait or initials. */
export function SeatCard({ seat, isLarge = false, isTerm = false }: SeatCardProps) {
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
