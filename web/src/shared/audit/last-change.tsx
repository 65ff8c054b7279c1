import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AuditEntries } from './audit-entries.tsx';
import { UndoButton } from './undo-button.tsx';

interface LastChangeProps {
  readonly id: string;
  readonly onUndone: () => void;
}

export function LastChange({ id, onUndone }: LastChangeProps) {
  const may = useDutyCheck();
  const { data } = useEndpoint('getLastEdit', { id }, { bypassCache: true });
  if (!data?.entry) return null;
  return (
    <section aria-labelledby="last-change" className="panel mt-6 max-w-4xl p-5 sm:px-8">
      <h2 id="last-change" className="mb-3 text-heading">
        Last Change
      </h2>
      <AuditEntries
        entries={[data.entry]}
        actionOf={(entry) => (
          <div className="flex flex-wrap items-center gap-x-6">
            <UndoButton entry={entry} onUndone={onUndone} />
            {may('audit') && (
              <Link
                to={`/admin/audit?person=${id}`}
                className="text-link inline-flex items-center py-1 text-sm pointer-coarse:min-h-11"
              >
                Lihat yang berubah
              </Link>
            )}
          </div>
        )}
      />
    </section>
  );
}
