import type { Journal } from 'contract/content/journals';
import { journalPath } from 'contract/entry-paths';
import { limits } from 'contract/rules/limits';
import { toExcerptLine } from 'contract/schemas/rich-text';
import { isoDate } from 'contract/text/dates';
import { Head } from '#shared/public/head.tsx';
import { absolute, type JsonLd, publisher } from '#shared/public/json-ld.ts';
import { doiUrl, hasPdf, pageBounds } from './citation-text.ts';

interface JournalHeadProps {
  readonly journal: Journal;
}

/** Metadata for search engines, and the `citation_*` tags that Google Scholar reads. */
export function JournalHead({ journal }: JournalHeadProps) {
  return (
    <>
      <Head
        title={journal.title}
        description={toExcerptLine(journal.abstract ?? journal.description, limits.excerptCharacters)}
        type="article"
        jsonLd={journalJsonLd(journal)}
      />
      {citationTags(journal).map(([name, content]) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
    </>
  );
}

const dayOf = ({ createdAt }: Journal): string => isoDate(createdAt);

export function citationTags(journal: Journal): [name: string, content: string][] {
  const { authors, journalTitle, volume, issue, year, pages, doi, file } = journal;
  const [firstPage, lastPage] = pages === null ? [null, null] : pageBounds(pages);
  const tags: readonly (readonly [string, string | null])[] = [
    ['citation_title', journal.title],
    ...authors.map((author) => ['citation_author', author] as const),
    ['citation_publication_date', year === null ? dayOf(journal).replaceAll('-', '/') : String(year)],
    ['citation_journal_title', journalTitle],
    ['citation_volume', volume],
    ['citation_issue', issue],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_doi', doi],
    ['citation_abstract_html_url', absolute(journalPath(journal._id))],
    ['citation_pdf_url', file !== null && hasPdf(journal) ? absolute(file) : null],
  ];
  return tags.flatMap(([name, content]) => (content === null ? [] : [[name, content]]));
}

/** Nests volume and issue in the periodical, as schema.org does. */
function issueJsonLd({ journalTitle, volume, issue }: Journal): JsonLd | undefined {
  const periodical = journalTitle === null ? undefined : { '@type': 'Periodical', name: journalTitle };
  const within = (part: JsonLd | undefined) => (part === undefined ? {} : { isPartOf: part });
  const whole =
    volume === null
      ? periodical
      : { '@type': 'PublicationVolume', volumeNumber: volume, ...within(periodical) };
  return issue === null ? whole : { '@type': 'PublicationIssue', issueNumber: issue, ...within(whole) };
}

export function journalJsonLd(journal: Journal): JsonLd {
  const { title, authors, abstract, description, year, pages, doi, file } = journal;
  const [pageStart, pageEnd] = pages === null ? [] : pageBounds(pages);
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: title,
    description,
    ...(abstract === null ? {} : { abstract }),
    author: authors.map((name) => ({ '@type': 'Person', name })),
    datePublished: year === null ? dayOf(journal) : String(year),
    isPartOf: issueJsonLd(journal),
    pageStart,
    pageEnd,
    ...(doi === null
      ? {}
      : { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi }, sameAs: doiUrl(doi) }),
    ...(file === null ? {} : { encoding: { '@type': 'MediaObject', contentUrl: absolute(file) } }),
    publisher,
    url: absolute(journalPath(journal._id)),
  };
}
