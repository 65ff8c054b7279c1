import { limits } from 'contract/rules/limits';
import { roles } from 'contract/rules/membership';
import { userSorts, userStates } from 'contract/schemas/list-states';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/base/shell-icons.tsx';
import { sortLabels, statusLabels, type UserFilter, type UserFilterState } from './user-filter.ts';

interface UserToolbarProps {
  readonly state: UserFilterState;
}

const roleLabels = { Admin: 'Admin', Member: 'Member' } as const;

export function UserToolbar({ state }: UserToolbarProps) {
  const { filter, change } = state;
  return (
    <section aria-label="Filter" className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 xl:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
        <SearchBox
          query={filter.q ?? ''}
          // Each typing pause refines one search, so Back leaves all of them.
          onSearch={(q) => change({ q }, { replace: filter.q !== undefined })}
        />
        <Choice
          label="Status"
          value={filter.status}
          values={userStates}
          labels={statusLabels}
          all="All statuses"
          onChoose={(status) => change({ status })}
        />
        <Choice
          label="Role"
          value={filter.role}
          values={roles}
          labels={roleLabels}
          all="All roles"
          onChoose={(role) => change({ role })}
        />
        {filter.status === 'ending' ? (
          <Choice label="Sort by" value="ends" values={['ends']} labels={{ ends: 'Ends first' }} />
        ) : (
          <Choice
            label="Sort by"
            value={filter.sort ?? '-createdAt'}
            values={userSorts}
            labels={sortLabels}
            onChoose={(sort) => change({ sort: sort === '-createdAt' ? undefined : sort })}
          />
        )}
      </div>
      <Chips state={state} />
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
          <option key={one} value={one}>
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
  const { q, status, role } = filter;
  const chips: { key: string; text: string | undefined; without: UserFilter }[] = [
    { key: 'q', text: q === undefined ? undefined : `Search: ${q}`, without: { q: undefined } },
    {
      key: 'status',
      text: status === undefined ? undefined : `Status: ${statusLabels[status]}`,
      without: { status: undefined },
    },
    { key: 'role', text: role === undefined ? undefined : `Role: ${role}`, without: { role: undefined } },
  ];
  const active = chips.filter(({ text }) => text !== undefined);
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-brand bg-brand-soft py-1 pr-2.5 pl-3.5 text-left text-brand-strong text-sm hover:bg-surface-raised pointer-coarse:min-h-11"
            onClick={() => change(without)}
          >
            <span className="sr-only">Remove filter </span>
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
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

interface SearchBoxProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Debounce delay: long enough to continue typing, short enough not to notice. */
const debounceMs = 350;

function SearchBox({ query, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const latest = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The URL changed elsewhere: by Back, a chip or a link.
    if (query === latest.current) return;
    clearTimeout(timer.current);
    latest.current = query;
    setText(query);
  }, [query]);
  const search = (input: string) => {
    clearTimeout(timer.current);
    const next = input.trim();
    if (next === latest.current) return;
    latest.current = next;
    onSearch(next);
  };
  const onType = (input: string) => {
    setText(input);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(input), debounceMs);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form onSubmit={onSubmit} className="col-span-2 xl:col-span-1">
      <search>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          Search
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="search"
            className="control min-w-0"
            maxLength={limits.searchCharacters}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
          <Button type="submit" variant="secondary" aria-label="Search" className="px-3.5!">
            <SearchIcon className="size-5" />
          </Button>
        </div>
        <p id={`${id}-hint`} lang="id" className="mt-1.5 text-muted text-sm">
          Nama, email, institusi, atau nomor anggota.
        </p>
      </search>
    </form>
  );
}
