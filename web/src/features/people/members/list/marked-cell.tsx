import { truncateCell } from 'contract/rules/table-cells';
import type { UserRow } from 'contract/schemas/people';
import { markPeopleHits } from 'contract/text/search-words';
import { createContext, useContext } from 'react';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { useVisibleColumns } from './column-choice.tsx';

/** Search of the list; undefined without one. */
export const SearchedContext = createContext<string | undefined>(undefined);

/** A cell whose text has the hits of the search marked. */
export function MarkedCell({ text }: { readonly text: string }) {
  const query = useContext(SearchedContext);
  if (query === undefined || truncateCell(text) !== text || text === '') return <TruncatedCell text={text} />;
  return (
    <span className="@max-4xl:block @max-4xl:max-w-full @max-4xl:truncate">
      <MarkedText parts={markPeopleHits(text, query)} />
    </span>
  );
}

/** Fields in which a hit may be hidden, by a missing column or by the length of the text. */
const fields = {
  name: 'Nama',
  email: 'Email',
  institution: 'Institusi',
  department: 'Departemen',
  expertise: 'Keahlian',
  city: 'Kota',
  phoneNumber: 'WhatsApp',
  nuptk: 'NUPTK',
  nidn: 'NIDN',
  orcid: 'ORCID iD',
  sintaId: 'ID SINTA',
  memberNumber: 'Nomor',
  bill: 'Tagihan',
} as const satisfies Partial<Record<keyof UserRow, string>>;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^(?:62|0)/, '');

const hasHit = (name: keyof typeof fields, text: string, query: string): boolean =>
  name === 'phoneNumber'
    ? digitsOf(query).length >= 5 && digitsOf(text).includes(digitsOf(query))
    : markPeopleHits(text, query).some(({ isHit }) => isHit);

/** Shows the first hit that no column shows: 'Kota: Bandung'. */
export function HiddenHit({ user }: { readonly user: UserRow }) {
  const query = useContext(SearchedContext);
  const visible = useVisibleColumns();
  if (query === undefined) return null;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const hits = names.filter((name) => hasHit(name, user[name] ?? '', query));
  const isShown = (name: keyof typeof fields) =>
    (name === 'name' || (visible as readonly string[]).includes(name)) &&
    truncateCell(user[name] ?? '') === user[name];
  const hidden = hits.some(isShown) ? undefined : hits[0];
  if (hidden === undefined) return null;
  return (
    <span className="block text-muted text-sm wrap-anywhere">
      {`${fields[hidden]}: `}
      {hidden === 'phoneNumber' ? (
        <MarkedText parts={[{ text: user.phoneNumber, isHit: true }]} />
      ) : (
        <MarkedText parts={markPeopleHits(user[hidden] ?? '', query)} />
      )}
    </span>
  );
}
