import { limits } from 'contract/rules/limits';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/shared/public';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/shell-icons.tsx';

interface SearchFormProps {
  readonly label: string;
  readonly query?: string;
}

/** Searches the site on Enter and on the button. Before hydration the form requests the same URL. */
export function SearchForm({ label, query = '' }: SearchFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const q = typeof text === 'string' ? text.trim() : '';
    navigate(`/search?${new URLSearchParams({ q })}`);
  };
  return (
    <form action="/search" onSubmit={search} className="print-hidden w-full max-w-md text-left">
      <search>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          {label}
        </label>
        <div className="flex gap-2">
          {/* The key resets the input when the URL changes, for example after Back. */}
          <input
            key={query}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={limits.searchCharacters}
            className="control min-w-0"
          />
          <Button type="submit" variant="secondary" icon={<SearchIcon className="size-4.5" />}>
            {t.search}
          </Button>
        </div>
      </search>
    </form>
  );
}
