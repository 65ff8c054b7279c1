import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/icons.tsx';

interface BlogSearchProps {
  readonly query: string;
  readonly addressOf: (query: string) => string;
}

/** Searches on Enter and on the button. Without JavaScript the form requests the same URL. */
export function BlogSearch({ query, addressOf }: BlogSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    navigate(addressOf(typeof text === 'string' ? text.trim() : ''), { preventScrollReset: true });
  };
  return (
    <form action="/blog" onSubmit={search}>
      <search>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          Cari artikel
        </label>
        <div className="flex gap-2">
          {/* The key resets the input when the URL changes, for example after Back. */}
          <input
            key={query}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            className="control min-w-0"
          />
          <Button type="submit" icon={<SearchIcon className="size-4.5" />}>
            Cari
          </Button>
        </div>
      </search>
    </form>
  );
}
