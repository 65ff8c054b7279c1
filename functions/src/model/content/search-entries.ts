import { articlePath, eventPath, journalPath } from 'contract/entry-paths';
import { queryLimits } from 'contract/rules/query-limits';
import { textsOf } from 'contract/schemas/rich-text';
import { toPlainText } from './blocks.ts';
import { contentKinds } from './content-kinds.ts';
import { listPublished } from './list-published.ts';
import type { SearchEntry } from './rank-entries.ts';
import { readSearchablePages } from './site-pages.ts';

const page = { limit: queryLimits.searchedEntries };

const joinTexts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

/** Built-in texts load on first use, because no other request needs them. */
async function readArticles(): Promise<SearchEntry[]> {
  const [stored, { builtInArticles }] = await Promise.all([
    listPublished(contentKinds.blog, page, 'title', 'author', 'content'),
    import('contract/built-in/articles'),
  ]);
  const builtIn = builtInArticles.map(
    ({ id, title, desc, author, content }): SearchEntry => ({
      kind: 'article',
      path: articlePath(id),
      title,
      text: joinTexts(desc, ...content.flatMap(textsOf), author),
    }),
  );
  const written = stored.map(
    ({ id, data }): SearchEntry => ({
      kind: 'article',
      path: articlePath(id),
      title: data.title,
      text: joinTexts(toPlainText(data.content), data.author),
    }),
  );
  return [...written, ...builtIn];
}

async function readEvents(): Promise<SearchEntry[]> {
  const [stored, { builtInEvents }] = await Promise.all([
    listPublished(contentKinds.event, page, 'title', 'location', 'content'),
    import('contract/built-in/events'),
  ]);
  const builtIn = builtInEvents.map(
    ({ id, title, content, location }): SearchEntry => ({
      kind: 'event',
      path: eventPath(id),
      title,
      text: joinTexts(...content, location),
    }),
  );
  const planned = stored.map(
    ({ id, data }): SearchEntry => ({
      kind: 'event',
      path: eventPath(id),
      title: data.title,
      text: joinTexts(toPlainText(data.content), data.location),
    }),
  );
  return [...planned, ...builtIn];
}

async function readJournals(): Promise<SearchEntry[]> {
  const fields = ['title', 'description', 'abstract', 'authors', 'journalTitle', 'doi'] as const;
  const rows = await listPublished(contentKinds.journal, page, ...fields);
  return rows.map(({ id, data }) => ({
    kind: 'journal',
    path: journalPath(id),
    title: data.title,
    text: joinTexts(data.description, data.abstract, ...(data.authors ?? []), data.journalTitle, data.doi),
  }));
}

/** Reads all public texts, the newest entries of each kind. */
export async function readSearchEntries(): Promise<SearchEntry[]> {
  const kinds = await Promise.all([readSearchablePages(), readArticles(), readEvents(), readJournals()]);
  return kinds.flat();
}
