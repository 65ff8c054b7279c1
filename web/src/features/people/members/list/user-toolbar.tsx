import { roles } from 'contract/rules/membership';
import { userSorts, userStates } from 'contract/schemas/list-states';
import { useId } from 'react';
import { statusLabels } from '#shared/members/people-filter-labels.ts';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { SearchBox } from '#ui/lists/search-box.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { describeFilter, sortLabels } from './describe-filter.ts';
import { FurtherFilters } from './further-filters.tsx';
import { SavedFilters } from './saved-filters.tsx';
import type { UserFilter, UserFilterState } from './user-filter.ts';

interface UserToolbarProps {
  readonly state: UserFilterState;
}

const roleLabels = { Admin: 'Admin', Member: 'Member' } as const;

export function UserToolbar({ state }: UserToolbarProps) {
  const { filter, change } = state;
  const defaultSort = filter.q === undefined ? '-createdAt' : 'best';
  return (
    <section aria-label="Filter" className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 xl:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
        <div className="col-span-2 xl:col-span-1">
          <SearchBox
            label="Cari"
            query={filter.q ?? ''}
            hint="Nama, email, institusi, keahlian, telepon, nomor anggota, atau kode tagihan."
            // Each typing pause refines one search, so Back leaves all of them.
            onSearch={(q) => change({ q }, { replace: filter.q !== undefined })}
          />
        </div>
        <Choice
          label="Status"
          value={filter.status}
          values={userStates}
          labels={statusLabels}
          all="Semua"
          onChoose={(status) => change({ status })}
        />
        <Choice
          label="Peran"
          value={filter.role}
          values={roles}
          labels={roleLabels}
          all="Semua"
          onChoose={(role) => change({ role })}
        />
        {filter.status === 'ending' ? (
          <Choice label="Urutkan" value="ends" values={['ends']} labels={{ ends: 'Berakhir lebih dulu' }} />
        ) : (
          <Choice
            label="Urutkan"
            value={filter.sort ?? defaultSort}
            values={userSorts.filter((sort) => sort !== 'best' || filter.q !== undefined)}
            labels={sortLabels}
            onChoose={(sort) => change({ sort: sort === defaultSort ? undefined : sort })}
          />
        )}
      </div>
      <FurtherFilters state={state} />
      <Chips state={state} />
      <SavedFilters state={state} />
    </section>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly all?: string;
  /** Omitted where the choice is read-only. */
  readonly onChoose?: (value: T | undefined) => void;
}

function Choice<T extends string>({ label, value, values, labels, all, onChoose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="min-w-0 last:col-span-2 xl:last:col-span-1">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        className="control select"
        value={value ?? ''}
        disabled={onChoose === undefined}
        onChange={(event) => onChoose?.(values.find((one) => one === event.target.value))}
      >
        {all !== undefined && <option value="">{all}</option>}
        {values.map((one) => (
          <option key={one} value={one} lang={langOf(labels[one])}>
            {labels[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Chips({ state }: UserToolbarProps) {
  const { filter, isNarrowed, change, clear } = state;
  if (!isNarrowed) return null;
  const { sort: _sort, ...narrowing } = filter;
  const active = (Object.keys(narrowing) as (keyof typeof narrowing)[]).flatMap((key) => {
    const text = describeFilter(key, filter);
    return text === undefined ? [] : [{ key, text, without: { [key]: undefined } as UserFilter }];
  });
  return (
    <ul aria-label="Filter yang aktif" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-brand bg-brand-soft py-1 pr-2.5 pl-3.5 text-left text-brand-strong text-sm hover:bg-surface-raised pointer-coarse:min-h-11"
            onClick={() => change(without)}
          >
            <span className="sr-only">Hapus filter </span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <CloseIcon className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className="min-h-9 px-2 text-link text-sm pointer-coarse:min-h-11"
            onClick={clear}
          >
            Hapus semua filter
          </button>
        </li>
      )}
    </ul>
  );
}
