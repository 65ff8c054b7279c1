import type { SearchKind, SearchResult } from 'contract/content/search';
import { limits } from 'contract/rules/limits';
import { fill } from 'contract/text/language/fill';
import { markHits, normalise } from 'contract/text/search-words';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/search';
import { furtherPages, menu } from '#shared/public/navigation.ts';
import { SearchForm } from '#shared/public/search-form.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';

export default function SearchPage() {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, limits.searchCharacters);
  const isSearched = normalise(query).length >= limits.minSearchCharacters;
  return (
    <div className="wrap grid max-w-4xl gap-8 py-12 sm:py-16">
      <h1 className="text-title sm:text-display">{t.title}</h1>
      <SearchForm query={query} label={t.searchLabel} />
      {isSearched ? (
        <Results query={query} />
      ) : (
        <>
          <p className="text-muted">
            {query === '' ? t.intro : fill(t.tooShort, { count: limits.minSearchCharacters })}
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
    <RecordScreen record={found} isBrief loadError={t.failed}>
      {(reply) => <ResultGroups query={query} reply={reply} />}
    </RecordScreen>
  );
}

const groups = {
  page: { title: t.pages, shown: t.pagesShown },
  article: { title: t.articles, shown: t.articlesShown },
  event: { title: t.events, shown: t.eventsShown },
  journal: { title: t.journals, shown: t.journalsShown },
} as const satisfies Readonly<Record<SearchKind, unknown>>;

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
        {total === 0 ? fill(t.noResults, { query }) : fill(t.resultCount, { count: total, query })}
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
            {fillElements(t.noResultsHint, {
              link: (
                <Link to="/contact" className="text-link">
                  {t.ask}
                </Link>
              ),
            })}
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
        <p className="text-muted text-sm">{fill(groups[kind].shown, { shown: results.length, count })}</p>
      )}
    </section>
  );
}

function UsefulLinks() {
  return (
    <nav aria-label={t.usefulPages} className="grid gap-2">
      <p className="font-semibold">{t.usefulPages}</p>
      <ul className="-mx-2 flex flex-wrap">
        <li>
          <Link to="/register" className="text-link inline-block p-2 pointer-coarse:py-2.5">
            {t.register}
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
