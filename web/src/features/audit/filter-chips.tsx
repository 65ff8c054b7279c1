import { actionLabel } from 'contract/rules/audit/actions';
import { indonesianDate, parseJakartaDateTime } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import type { UrlFilter } from '#ui/lists/use-url-filter.ts';
import type { AuditFilter } from './use-audit-filter.ts';

interface FilterChipsProps extends UrlFilter<AuditFilter> {
  readonly person: string | undefined;
}

/** Formats a day. Returns invalid input from the URL unchanged. */
const dayOf = (day: string): string => {
  const at = parseJakartaDateTime(day);
  return at === undefined ? day : indonesianDate(at);
};

export function FilterChips({ filter, person, addressWith }: FilterChipsProps) {
  const { kind, from, to, q } = filter;
  const all: readonly (readonly [keyof AuditFilter, string | undefined])[] = [
    ['person', person && `Tentang ${person}`],
    ['kind', kind && actionLabel(kind)],
    ['from', from && `Sejak ${dayOf(from)}`],
    ['to', to && `Sampai ${dayOf(to)}`],
    ['q', q && `Memuat “${q}”`],
  ];
  const chips = all.filter(([, text]) => text !== undefined);
  if (chips.length === 0) return null;
  return (
    <ul lang="id" aria-label="Saringan yang dipakai" className="flex flex-wrap gap-2">
      {chips.map(([key, text]) => (
        <li key={key}>
          <Link
            to={addressWith({ [key]: '' })}
            aria-label={`Hapus saringan: ${text}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3 py-1 text-sm font-semibold text-brand-strong no-underline wrap-anywhere hover:border-brand-strong pointer-coarse:min-h-11"
          >
            {/* The name arrives with the rows. A fixed width avoids a layout shift. */}
            <span
              className={key === 'person' ? 'w-44 truncate' : ''}
              title={key === 'person' ? text : undefined}
            >
              {text}
            </span>
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
