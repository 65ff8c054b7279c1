import { limits } from 'contract/rules/limits';
import type { SearchKind, SearchResult } from 'contract/search';
import { markHits, normalise } from 'contract/text/search-words';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { furtherPages, menu } from '#shared/public/navigation.ts';
import { SearchForm } from '#shared/public/search-form.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/search',
  title: 'Pencarian',
};

export default function SearchPage() {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, limits.searchCharacters);
  const isSearched = normalise(query).length >= limits.minSearchCharacters;
  return (
    <div className="wrap grid max-w-4xl gap-8 py-12 sm:py-16">
      <h1 className="text-title sm:text-display">Pencarian</h1>
      <SearchForm query={query} label="Cari di situs ini" />
      {isSearched ? (
        <Results query={query} />
      ) : (
        <>
          <p className="text-muted">
            {query === ''
              ? 'Cari halaman, artikel, acara, dan jurnal.'
              : `Tulis paling sedikit ${limits.minSearchCharacters} huruf.`}
          </p>
          <UsefulLinks />
        </>
      )}
    </div>
  );
}

function Results({ query }: { readonly query: string }) {
  const found = useEndpoint('searchSite', { q: query });
  return (
    <RecordScreen record={found} isBrief loadError="Pencarian gagal.">
      {(reply) => <ResultGroups query={query} reply={reply} />}
    </RecordScreen>
  );
}

const groups: Readonly<Record<SearchKind, { readonly title: string; readonly noun: string }>> = {
  page: { title: 'Halaman', noun: 'halaman' },
  article: { title: 'Artikel', noun: 'artikel' },
  event: { title: 'Acara', noun: 'acara' },
  journal: { title: 'Jurnal', noun: 'jurnal' },
};

const kinds = Object.keys(groups) as SearchKind[];

interface ResultGroupsProps {
  readonly query: string;
  readonly reply: EndpointReply<'searchSite'>;
}

function ResultGroups({ query, reply: { results, counts } }: ResultGroupsProps) {
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <p role="status" className="wrap-anywhere font-medium">
        {total === 0 ? 'Tidak ada hasil' : `${total} hasil`}
        {` untuk “${query}”`}
      </p>
      {kinds.map((kind) => (
        <ResultGroup
          key={kind}
          kind={kind}
          count={counts[kind]}
          results={results.filter((result) => result.kind === kind)}
          query={query}
        />
      ))}
      {total === 0 && (
        <>
          <p className="max-w-prose text-muted">
            Periksa ejaannya, atau pakai kata yang lebih umum. Anda juga dapat{' '}
            <Link to="/contact" className="text-link">
              bertanya kepada kami
            </Link>
            .
          </p>
          <UsefulLinks />
        </>
      )}
    </>
  );
}

interface ResultGroupProps {
  readonly kind: SearchKind;
  readonly count: number;
  readonly results: readonly SearchResult[];
  readonly query: string;
}

function ResultGroup({ kind, count, results, query }: ResultGroupProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-6">
      <h2 id={id} className="text-heading">
        {groups[kind].title}
      </h2>
      <ul className="grid gap-5">
        {results.map(({ path, title, excerpt }) => (
          <li key={path} className="grid min-w-0 gap-1">
            <h3>
              <Link to={path} lang={langOf(title)} className="text-link wrap-anywhere text-lg">
                <MarkedText parts={markHits(title, query)} />
              </Link>
            </h3>
            <p className="wrap-anywhere max-w-prose">
              <MarkedText parts={markHits(excerpt, query)} />
            </p>
            <p className="wrap-anywhere text-muted text-sm">{path}</p>
          </li>
        ))}
      </ul>
      {count > results.length && (
        <p className="text-muted text-sm">
          {`${results.length} dari ${count} ${groups[kind].noun}. Tambahkan kata untuk mempersempit.`}
        </p>
      )}
    </section>
  );
}

function UsefulLinks() {
  return (
    <nav aria-label="Halaman yang sering dicari" className="grid gap-2">
      <p className="font-semibold">Halaman yang sering dicari</p>
      <ul className="-mx-2 flex flex-wrap">
        <li>
          <Link to="/register" className="text-link inline-block p-2 pointer-coarse:py-2.5">
            Daftar jadi anggota
          </Link>
        </li>
        {[...menu, ...furtherPages].map(({ to, label }) => (
          <li key={to} lang="en">
            <Link to={to} className="text-link inline-block p-2 pointer-coarse:py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
