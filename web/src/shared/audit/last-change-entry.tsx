import type { UndoableEntry } from 'contract/admin/audit';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { AuditEntries } from './audit-entries.tsx';
import { UndoButton } from './undo-button.tsx';

interface LastChangeEntryProps {
  /** Id of the changed record. */
  readonly id: string;
  readonly entry: UndoableEntry;
  readonly onUndone: () => void;
}

export default function LastChangeEntry({ id, entry, onUndone }: LastChangeEntryProps) {
  const may = useDutyCheck();
  return (
    <AuditEntries
      entries={[entry]}
      actionOf={(shown) => (
        <div className="flex flex-wrap items-center gap-x-6">
          <UndoButton entry={shown} onUndone={onUndone} />
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
  );
}
