import type { UndoableEntry } from 'contract/admin/audit';
import { isContentEdit, isInBin, undoDutyOf } from 'contract/rules/audit/undo';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

const UndoDialog = lazyComponent(() => import('./undo-dialog.tsx'));

/** Returns whether a previous value is stored. The first save of a page has none. */
function hasPreviousValue({ action, changes, details }: UndoableEntry): boolean {
  if (action === 'content.save') return Number(details.version) > 1;
  if (isContentEdit(action)) return details.fields !== '';
  if (!action.endsWith('.update')) return true;
  return changes.some((change) => change.old !== null || change.new !== null);
}

export const isUndoable = (entry: UndoableEntry): boolean =>
  isInBin(entry.action) || (undoDutyOf(entry.action) !== undefined && hasPreviousValue(entry));

interface UndoButtonProps {
  readonly entry: UndoableEntry;
  readonly onUndone?: () => void;
}

/** Undoes the change of an entry, if possible and permitted. For deleted content, links to the bin. */
export function UndoButton({ entry, onUndone }: UndoButtonProps) {
  const may = useDutyCheck();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isInBin(entry.action) && may('content')) {
    return (
      <Link to="/admin/bin" className="text-link inline-block py-1 text-sm">
        Lihat di Sampah
      </Link>
    );
  }
  const duty = undoDutyOf(entry.action);
  if (duty === undefined || !may(duty) || !isUndoable(entry)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="text-link w-fit py-1 text-sm pointer-coarse:min-h-11"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Urungkan…
      </button>
      {wasOpened && (
        <UndoDialog
          entry={entry}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onUndone={onUndone}
          returnFocus={() => button.current}
        />
      )}
    </>
  );
}
