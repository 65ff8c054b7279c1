import { limits } from 'contract/rules/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/icons.tsx';

interface SearchBoxProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Debounce delay: long enough to continue typing, short enough not to notice. */
const debounceMs = 350;

export function SearchBox({ query, onSearch }: SearchBoxProps) {
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
