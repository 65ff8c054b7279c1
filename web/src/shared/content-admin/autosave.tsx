import type { Writer } from 'contract/content/working-copies';
import { formatDateTime, timeOfDay } from 'contract/text/dates';
import { type ReactNode, useDeferredValue } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { type AutosaveState, useAutosave } from './use-autosave.ts';
import type { WorkingCopy } from './use-working-copy.ts';

interface AutosaveProps {
  readonly copy: WorkingCopy;
  /** `updatedAt` of the edited record; undefined for a new one. */
  readonly basedOn: string | undefined;
}

/** Autosaves the surrounding form on the server. Shows the state, and other admins who edit the record. */
export function Autosave({ copy, basedOn }: AutosaveProps) {
  const { state, joined } = useAutosave(copy, basedOn);
  const isTrouble = state === undefined || state.kind === 'offline' || state.kind === 'refused';
  return (
    <div className="flex min-h-6 flex-wrap gap-x-4 text-sm">
      <p
        aria-live={isTrouble ? 'polite' : 'off'}
        className={isTrouble ? 'font-medium text-danger' : 'text-muted'}
      >
        {wordsFor(state)}
      </p>
      <p role="status" className="font-medium">
        {joined.length > 0 && `${joined.map(({ name }) => name).join(', ')} juga menulis di sini.`}
      </p>
    </div>
  );
}

function wordsFor(state: AutosaveState | undefined): string {
  if (state === undefined) return 'Hanya tersimpan di perangkat ini.';
  if (state.kind === 'saved') return `Tersimpan otomatis ${timeOfDay(state.at)}`;
  if (state.kind === 'offline') return 'Tanpa sambungan. Isian tersimpan di perangkat ini.';
  if (state.kind === 'refused') return `Belum tersimpan: ${state.reason}`;
  return state.kind === 'unsaved' ? 'Belum tersimpan' : '';
}

/** Lists other admins who edit the same record. A later save shows a conflict. */
export function OtherWriters({ others }: { readonly others: readonly Writer[] }) {
  if (others.length === 0) return null;
  return (
    <div>
      <Notice tone="info">
        {others.map(({ name, savedAt }) => (
          <p key={name + savedAt}>
            {`${name} juga sedang menulis. Tersimpan otomatis ${formatDateTime(savedAt)} WIB.`}
          </p>
        ))}
        <p className="font-normal text-sm">Yang menyimpan belakangan akan ditanya isian mana yang berlaku.</p>
      </Notice>
    </div>
  );
}

interface WhenSettledProps {
  readonly copy: WorkingCopy;
  readonly children: ReactNode;
}

/** Form of a new record, after its working copy has loaded. Rendered in slices, as in `RecordScreen`. */
export function WhenSettled({ copy, children }: WhenSettledProps) {
  const isSettled = useDeferredValue(copy.isSettled);
  return isSettled ? children : <Spinner label="Loading..." />;
}
