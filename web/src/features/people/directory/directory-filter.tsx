import { limits } from 'contract/rules/limits';
import { directoryOfferLabels, directoryOffers } from 'contract/rules/people/directory';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/features/people/directory';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/shell-icons.tsx';
import { Field } from '#ui/forms/field.tsx';
import { type DirectoryQuery, filterAddress, parseQuery } from './directory-query.ts';

const furtherFields = [
  { name: 'expertise', label: t.expertise },
  { name: 'institution', label: t.institution },
  { name: 'city', label: t.city },
] as const;

interface SearchFieldProps {
  readonly name: 'q' | (typeof furtherFields)[number]['name'];
  readonly label: string;
  readonly value: string | undefined;
}

const SearchField = ({ name, label, value }: SearchFieldProps) => (
  <Field id={`directory-${name}`} label={label}>
    {(control) => (
      <input
        {...control}
        type={name === 'q' ? 'search' : 'text'}
        name={name}
        defaultValue={value ?? ''}
        maxLength={limits.searchCharacters}
        autoComplete="off"
        className="control min-w-0"
      />
    )}
  </Field>
);

/** Search and filters, which a submit writes into the URL. A phone shows most filters only after a press. */
export function DirectoryFilter({ query }: { readonly query: DirectoryQuery }) {
  const id = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(furtherFields.some(({ name }) => query[name] !== undefined));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(filterAddress(parseQuery(new URLSearchParams(entries))), { preventScrollReset: true });
  };
  return (
    <search>
      <form
        aria-label={t.filterLabel}
        action="/directory"
        onSubmit={search}
        className="panel grid items-end gap-4 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      >
        <SearchField name="q" label={t.search} value={query.q} />
        <div id={id} className={isOpen ? 'contents' : 'hidden sm:contents'}>
          {furtherFields.map(({ name, label }) => (
            <SearchField key={name} name={name} label={label} value={query[name]} />
          ))}
        </div>
        <Field id="directory-offer" label={t.offer}>
          {(control) => (
            <select {...control} name="offer" defaultValue={query.offer ?? ''} className="control select">
              <option value="">{t.allOffers}</option>
              {directoryOffers.map((offer) => (
                <option key={offer} value={offer}>
                  {directoryOfferLabels[offer]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" variant="secondary" icon={<SearchIcon className="size-4.5" />}>
          {t.search}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="sm:hidden"
        >
          {t.moreFilters}
        </Button>
      </form>
    </search>
  );
}
