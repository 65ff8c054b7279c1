import type { HistoryEntry } from 'contract/institutions';
import { adminListTime } from 'contract/words/dates';
import { useEndpoint } from '#api/use-endpoint.ts';
import { actionLabel } from '#parts/audit/action-labels.ts';
import { detailLines } from '#parts/audit/detail-lines.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';

interface InstitutionHistoryProps {
  readonly id: string;
  readonly title: string;
  /** Language of the title. */
  readonly lang: 'en' | 'id';
}

/** Who did what with an institution and its seats. */
export function InstitutionHistory({ id, title, lang }: InstitutionHistoryProps) {
  const list = useEndpoint('listInstitutionHistory', { id });
  return (
    <HistorySection
      title={title}
      lang={lang}
      list={list}
      loadError="Riwayat tidak dapat dimuat."
      empty="Belum ada catatan."
    >
      {(entries) => (
        <ol lang="id" className="grid">
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
    </HistorySection>
  );
}

function Entry({ entry: { at, actorName, action, details } }: { readonly entry: HistoryEntry }) {
  const lines = detailLines(details);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums">
        {adminListTime(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{actorName ?? 'Pengurus asosiasi'}</strong>
          {`: ${actionLabel(action)}`}
        </p>
        {lines.length > 0 && <p className="text-muted text-sm">{lines.join(' · ')}</p>}
      </div>
    </li>
  );
}
