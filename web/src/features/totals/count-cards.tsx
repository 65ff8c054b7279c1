import { Link } from 'react-router-dom';
import { usePermittedLinks } from '#api/duties.ts';
import { ArrowRightIcon } from '#ui/base/icons.tsx';

interface Counts {
  readonly totalUsers: number;
  readonly totalBlogs: number;
  readonly totalEvent: number;
  readonly totalJournal: number;
}

const cards = [
  { label: 'Total User', count: 'totalUsers', to: '/admin/manage-user', text: 'Semua pengguna terdaftar' },
  { label: 'Total Blog', count: 'totalBlogs', to: '/admin/manage-blog', text: 'Artikel terbit' },
  { label: 'Total Event', count: 'totalEvent', to: '/admin/manage-event', text: 'Acara tersimpan' },
  { label: 'Total Journal', count: 'totalJournal', to: '/admin/manage-journal', text: 'Jurnal tersimpan' },
] as const;

interface CountCardsProps {
  readonly counts: Counts | undefined;
  readonly isPending: boolean;
}

/** The four counts (requirements 4.3.1), linked to their lists. A count that cannot be loaded stays 0. */
export function CountCards({ counts, isPending }: CountCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {usePermittedLinks(cards).map(({ label, count, to, text }) => (
        <li key={label} className="panel relative p-4 sm:p-5 transition-colors hover:border-brand">
          <h2 className="text-sm font-semibold text-muted">
            <Link to={to} className="text-inherit no-underline covers-card after:rounded-panel">
              {label}
            </Link>
          </h2>
          <p
            aria-busy={isPending}
            className={`mt-1 text-title font-bold tabular-nums ${isPending ? 'opacity-30' : ''}`}
          >
            {Math.max(0, counts?.[count] ?? 0)}
          </p>
          <p className="mt-2 flex items-center justify-between gap-2 text-sm text-muted">
            <span lang="id">{text}</span>
            <ArrowRightIcon className="size-4 shrink-0" />
          </p>
        </li>
      ))}
    </ul>
  );
}
