import type { Journal } from 'contract/content/journals';
import { ApiError } from 'contract/errors';
import { formatDate } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/journals';
import { Head } from '#shared/public/head.tsx';
import { NoSuchEntry } from '#shared/public/no-such-entry.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { doiUrl, formatIssue } from './citation-text.ts';
import { DownloadLink } from './download-link.tsx';
import { JournalHead } from './journal-head.tsx';

export default function JournalDetailsPage() {
  const { id = '' } = useParams();
  const journal = useEndpoint('getJournal', { id }, { keepRefusal: true });
  const isMissing =
    journal.data === undefined && journal.error instanceof ApiError && journal.error.status < 500;
  return (
    <div className="wrap grid gap-8 py-12 sm:py-16">
      <BackLink to="/journal">{t.allJournals}</BackLink>
      {isMissing ? (
        <NoSuchEntry title={t.notFoundTitle} text={t.notFoundText} />
      ) : (
        <>
          {journal.data === undefined && <Head title={t.title} />}
          <RecordScreen record={journal} isBrief loadError={t.loadError}>
            {(data) => <JournalEntry journal={data} />}
          </RecordScreen>
        </>
      )}
    </div>
  );
}

function JournalEntry({ journal }: { readonly journal: Journal }) {
  const { title, authors, description, abstract, doi, createdAt } = journal;
  const issue = formatIssue(journal);
  return (
    <article className="grid gap-8">
      <JournalHead journal={journal} />
      <header className="grid gap-4">
        {issue !== '' && <p className="wrap-anywhere font-semibold text-accent">{issue}</p>}
        <h1 className="wrap-anywhere max-w-4xl text-title sm:text-display">{title}</h1>
        {authors.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
            {authors.map((author) => (
              <li key={author} className="wrap-anywhere">
                {author}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-prose whitespace-pre-line text-lg">{description}</p>
        <DownloadLink journal={journal} />
      </header>
      {abstract !== null && (
        <section className="grid gap-3">
          <h2 className="text-heading">{t.abstract}</h2>
          <p className="max-w-prose whitespace-pre-line">{abstract}</p>
        </section>
      )}
      <dl className="grid gap-5 rounded-panel bg-surface-sunken p-6 sm:grid-cols-2">
        {doi !== null && (
          <Fact term={t.doi}>
            <a href={doiUrl(doi)} target="_blank" rel="noreferrer" className="text-link">
              {`https://doi.org/${doi}`}
              <span className="sr-only">{t.newTab}</span>
            </a>
          </Fact>
        )}
        <Fact term={t.published}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
