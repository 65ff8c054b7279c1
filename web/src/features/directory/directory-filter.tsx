import { limits } from 'contract/rules/limits';
import { directoryOfferLabels, directoryOffers } from 'contract/rules/people/directory';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/shell-icons.tsx';
import { Field } from '#ui/forms/field.tsx';
import { type DirectoryQuery, filterAddress, parseQuery } from './directory-query.ts';

const fields = [
  { name: 'q', label: 'Cari', type: 'search' },
  { name: 'expertise', label: 'Bidang keahlian', type: 'text' },
  { name: 'institution', label: 'Institusi', type: 'text' },
  { name: 'city', label: 'Kota', type: 'text' },
] as const;

/** Search and filters, which a submit writes into the URL. */
export function DirectoryFilter({ query }: { readonly query: DirectoryQuery }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(filterAddress(parseQuery(new URLSearchParams(entries))), { preventScrollReset: true });
  };
  return (
    <search>
      <form
        aria-label="Saringan direktori"
        action="/directory"
        onSubmit={search}
        className="panel grid items-end gap-4 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      >
        {fields.map(({ name, label, type }) => (
          <Field key={name} id={`directory-${name}`} label={label}>
            {(control) => (
              <input
                {...control}
                type={type}
                name={name}
                defaultValue={query[name] ?? ''}
                maxLength={limits.searchCharacters}
                autoComplete="off"
                className="control min-w-0"
              />
            )}
          </Field>
        ))}
        <Field id="directory-offer" label="Kesediaan">
          {(control) => (
            <select {...control} name="offer" defaultValue={query.offer ?? ''} className="control select">
              <option value="">Semua</option>
              {directoryOffers.map((offer) => (
                <option key={offer} value={offer}>
                  {directoryOfferLabels[offer]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" variant="secondary" icon={<SearchIcon className="size-4.5" />}>
          Cari
        </Button>
      </form>
    </search>
  );
}
