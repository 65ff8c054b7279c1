import type { Queue } from 'contract/totals';
import { daysUntil } from 'contract/words/dates';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#ui/base/button.tsx';

interface QueuePanelProps {
  readonly registrations: Queue | undefined;
  readonly renewals: Queue | undefined;
}

/** What waits for a decision, and for how long. */
export function QueuePanel({ registrations, renewals }: QueuePanelProps) {
  return (
    <section className="panel p-5">
      <h2 lang="id" className="text-heading">
        Menunggu keputusan
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        <QueueEntry label="Request Register" path="/admin/request-register" queue={registrations} />
        <QueueEntry label="Request Renewal" path="/admin/request-renewal" queue={renewals} />
      </ul>
    </section>
  );
}

interface QueueEntryProps {
  readonly label: string;
  readonly path: string;
  readonly queue: Queue | undefined;
}

function QueueEntry({ label, path, queue }: QueueEntryProps) {
  const { waiting, oldest } = queue ?? { waiting: 0, oldest: null };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-surface-sunken px-4 py-3">
      <p className="text-title font-bold tabular-nums">{waiting}</p>
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold">
          <Link to={path} className="text-link">
            {label}
          </Link>
        </h3>
        <p lang="id" className="text-muted text-sm">
          {queue === undefined ? <span aria-hidden="true">…</span> : ageText(waiting, oldest)}
        </p>
      </div>
      {waiting > 0 && (
        <ButtonLink to={`${path}/review`} size="small" aria-label={`Review desk: ${label}`}>
          Review desk
        </ButtonLink>
      )}
    </li>
  );
}

function ageText(waiting: number, oldest: string | null): string {
  if (waiting === 0 || oldest === null) return 'Tidak ada yang menunggu';
  const days = -daysUntil(oldest);
  return days <= 0
    ? 'Menunggu keputusan Anda, sejak hari ini'
    : `Menunggu keputusan Anda, paling lama ${days} hari`;
}
