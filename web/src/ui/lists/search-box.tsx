import { limits } from 'contract/rules/limits';
import { groupThousands } from 'contract/text/numbers';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/shell-icons.tsx';
import { parseSearch } from './page-from-url.ts';

export interface ListSearch {
  readonly q: string | undefined;
  readonly search: (q: string) => void;
  readonly clear: () => void;
}

/** Search of a list that is stored in the URL, so that reload, Back and shared links restore it. */
export function useListSearch(): ListSearch {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = parseSearch(params);
  const show = (next: string, replace: boolean) => {
    const query = new URLSearchParams(params);
    query.delete('page');
    query.delete('q');
    if (next !== '') query.set('q', next);
    navigate({ search: query.toString() }, { replace, preventScrollReset: true });
  };
  // Each typing pause refines one search, so Back leaves all of them.
  return { q, search: (next) => show(next, q !== undefined), clear: () => show('', false) };
}

/** Returns the texts of a list without a row, if a search excludes all of them. */
export const emptySearch = ({ clear }: ListSearch, noun: string) => ({
  text: 'Tidak ditemukan',
  reason: `Tidak ada ${noun} yang cocok dengan pencarian ini.`,
  action: (
    <Button variant="secondary" onClick={clear}>
      Tampilkan semua
    </Button>
  ),
});

interface ListSearchBarProps {
  readonly search: ListSearch;
  /** Name of the rows: 'pesan'. */
  readonly noun: string;
  /** Searched fields: 'Nama atau email pengirim.' */
  readonly hint: string;
  /** Number of found rows; undefined while it loads. */
  readonly found: number | undefined;
  /** True if another filter selects rows, so that the number is shown without a search too. */
  readonly isFiltered?: boolean | undefined;
  /** True if counting stopped before the end. */
  readonly isMore?: boolean | undefined;
}

/** Search box of a list, with the number of found rows. */
export function ListSearchBar({
  search,
  noun,
  hint,
  found,
  isFiltered = false,
  isMore = found !== undefined && found >= limits.maxCountedRows,
}: ListSearchBarProps) {
  const { q } = search;
  return (
    <section aria-label="Pencarian" className="grid gap-1">
      <div className="max-w-md">
        <SearchBox label="Cari" query={q ?? ''} hint={hint} onSearch={search.search} />
      </div>
      {(q !== undefined || isFiltered) && (
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm">
          <p role="status" className="text-muted tabular-nums">
            {found !== undefined && foundText(found, noun, isMore)}
          </p>
          {found !== 0 && (
            <button
              type="button"
              className="text-link min-h-9 pointer-coarse:min-h-11"
              onClick={search.clear}
            >
              Tampilkan semua
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Counting stops at a limit; '+' marks more. */
const foundText = (found: number, noun: string, isMore: boolean): string =>
  isMore
    ? `${groupThousands(found)}+ ${noun} ditemukan. Persempit pencarian untuk melihat selebihnya.`
    : `${groupThousands(found)} ${noun} ditemukan.`;

interface SearchBoxProps {
  readonly label: string;
  readonly query: string;
  readonly hint: string;
  readonly onSearch: (query: string) => void;
}

/** Debounce delay: long enough to continue typing, short enough not to notice. */
const debounceMs = 350;

export function SearchBox({ label, query, hint, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const latest = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Before paint, so that the box and the list below it change together.
  useLayoutEffect(() => {
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
    <form onSubmit={onSubmit}>
      <search>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          {label}
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
          <Button type="submit" variant="secondary" aria-label={label} className="px-3.5!">
            <SearchIcon className="size-5" />
          </Button>
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      </search>
    </form>
  );
}
