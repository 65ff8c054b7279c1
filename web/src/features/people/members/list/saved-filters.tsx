import type { SavedFilter } from 'contract/people/saved-filters';
import { Suspense, useId, useRef, useState } from 'react';
import { useDutyCheck } from '#api/duties.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { toSearch, type UserFilter, type UserFilterState } from './user-filter.ts';

const SaveFilterForm = lazyComponent(() => import('./save-filter-form.tsx'));

const isSame = (saved: SavedFilter, filter: UserFilter): boolean =>
  new URLSearchParams(toSearch({ ...saved.filter, sort: saved.sort })).toString() === toSearch(filter);

/** Filters that admins saved by name for all of them. */
export function SavedFilters({ state }: { readonly state: UserFilterState }) {
  const id = useId();
  const { data } = useEndpoint('listSavedFilters', {});
  const may = useDutyCheck();
  const [isSaving, setSaving] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const filters = data?.data ?? [];
  const current = filters.find((saved) => isSame(saved, state.filter));
  const choose = (chosen: string) => {
    const saved = filters.find(({ _id }) => _id === chosen);
    if (saved !== undefined) state.show({ ...saved.filter, sort: saved.sort });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {filters.length > 0 && (
        <div className="min-w-56">
          <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
            Filter tersimpan
          </label>
          <select
            id={id}
            className="control select"
            value={current?._id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">Pilih filter</option>
            {filters.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {may('people') && state.isNarrowed && current === undefined && (
        <Button ref={saveButton} variant="secondary" size="small" onClick={() => setSaving(true)}>
          Simpan filter ini
        </Button>
      )}
      {may('people') && current !== undefined && <DeleteFilter saved={current} />}
      <SaveDialog
        isOpen={isSaving}
        filter={state.filter}
        onClose={() => setSaving(false)}
        returnFocus={() => saveButton.current}
      />
    </div>
  );
}

function DeleteFilter({ saved: { _id: id, name } }: { readonly saved: SavedFilter }) {
  const deletion = useAction('deleteSavedFilter', { refreshes: ['listSavedFilters'] });
  return (
    <ConfirmButton
      button={{ size: 'small' }}
      label="Hapus filter tersimpan"
      title="Hapus filter?"
      content="Filter ini hilang bagi semua admin. Anggota tidak berubah."
      record={name}
      confirmLabel="Hapus filter"
      send={() => deletion.run({ id })}
      explain={reasonOr('Tidak ada jawaban dari server. Coba lagi.')}
      onDone={showReplyFor(name)}
    />
  );
}

interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly filter: UserFilter;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

function SaveDialog({ isOpen, filter, onClose, returnFocus }: SaveDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} title="Simpan filter" onClose={onClose} returnFocus={returnFocus}>
      <Suspense fallback={<Spinner label="Memuat…" />}>
        <SaveFilterForm filter={filter} onDone={onClose} />
      </Suspense>
    </DialogFrame>
  );
}
