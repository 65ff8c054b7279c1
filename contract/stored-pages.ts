import { articlePath, eventPath, journalPath, profilePath } from './entry-paths.ts';
import type { EndpointName } from './index.ts';
import { limits } from './rules/limits.ts';

/** A page that shows a stored record or a list of stored records. */
export interface StoredPage {
  /** Path with parameters in braces; they are the input of the endpoint. */
  readonly path: string;
  /** Public endpoint that provides the data. */
  readonly endpoint: EndpointName;
  /** Further input of the endpoint. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** True if the page depends on the current time. */
  readonly isDated?: true;
  /**
   * True for the page of a person. It is rendered only if the person permits search engines, otherwise the browser
   * renders it. No cache stores it.
   */
  readonly isPersonal?: true;
}

const firstPage = { limit: limits.pageSizeMaximum };

export const storedPages = [
  { path: '/blog', endpoint: 'listBlogs', input: firstPage },
  { path: '/event', endpoint: 'listEvents', input: firstPage, isDated: true },
  { path: articlePath('{id}'), endpoint: 'getBlog' },
  { path: eventPath('{id}'), endpoint: 'getEvent' },
  { path: journalPath('{id}'), endpoint: 'getJournal' },
  { path: profilePath('{id}'), endpoint: 'getDirectoryProfile', isPersonal: true },
] as const satisfies readonly StoredPage[];
