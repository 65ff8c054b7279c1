import type { Journal } from 'contract/content/journals';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/content/journals';

/** Returns the address of a DOI. A DOI may contain characters that have a meaning in addresses. */
export const doiUrl = (doi: string): string =>
  `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** Returns the first and the last page; the same for a single page. */
export function pageBounds(pages: string): readonly [first: string, last: string] {
  const [first = '', last = first] = pages.split('–');
  return [first, last];
}

type IssueFacts = Pick<Journal, 'journalTitle' | 'volume' | 'issue' | 'year' | 'pages'>;

/** Formats 'Jurnal SI, Vol. 3, No. 2, 2026, hlm. 12–34'; empty if nothing is known. */
export const formatIssue = ({ journalTitle, volume, issue, year, pages }: IssueFacts): string =>
  [
    journalTitle,
    volume && fill(t.volume, { volume }),
    issue && fill(t.issue, { issue }),
    year,
    pages && fill(t.pages, { pages }),
  ]
    .filter(Boolean)
    .join(', ');

/** Returns true for a PDF, the only format that search engines for literature read. */
export const hasPdf = ({ fileName }: Pick<Journal, 'fileName'>): boolean =>
  fileName?.toLowerCase().endsWith('.pdf') ?? false;
