import type { UndoableEntry } from 'contract/audit';
import { isContentEdit, isInBin, undoDutyOf } from 'contract/rules/audit/undo';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '#api/duties.ts';
import { lazyPart } from '#ui/late/lazy-part.tsx';

const UndoDialog = lazyPart(() => import('./undo-dialog.tsx'));

/** Whether anything of what was there before is kept; the first save of a page has nothing before it. */
function isKept({ action, changes, details }: UndoableEntry): boolean {
  if (action === 'content.save') return Number(details.version) > 1;
  if (isContentEdit(action)) return details.fields !== '';
  if (!action.endsWith('.update')) return true;
  return changes.some((change) => change.old !== null || change.new !== null);
}

/** Whether an entry has a way back at all, for who may take it. */
export const isUndoable = (entry: UndoableEntry): boolean =>
  isInBin(entry.action) || (undoDutyOf(entry.action) !== undefined && isKept(entry));

interface UndoButtonProps {
  readonly entry: UndoableEntry;
  readonly onUndone?: () => void;
}

/** Takes back what an entry tells, where that is possible and the reader's to do; leads to the bin for what lies there. */
export function UndoButton({ entry, onUndone }: UndoButtonProps) {
  const may = useMay();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isInBin(entry.action) && may('content')) {
    return (
      <Link to="/admin/bin" lang="id" className="text-link inline-block py-1 text-sm">
        Lihat di Bin
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
        lang="id"
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
