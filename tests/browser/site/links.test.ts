import { expect, test } from 'vitest';
import { attributeValues, fetchPath, publicPaths } from '../../support/actions/public-pages.ts';
import { suite } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';

shareStores();

interface Crawled {
  readonly status: number;
  readonly html: string;
}

/** Returns all references of a page within this site. */
function referencesOf(html: string, from: string): string[] {
  const sources = ['img', 'source', 'script', 'iframe'].flatMap((tag) => attributeValues(html, tag, 'src'));
  const sets = ['img', 'source'].flatMap((tag) => [
    ...attributeValues(html, tag, 'srcset'),
    ...attributeValues(html, tag, 'srcSet'),
  ]);
  const pictures = sets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
  const links = [...attributeValues(html, 'a', 'href'), ...attributeValues(html, 'link', 'href')];
  return [...links, ...sources, ...pictures]
    .map((reference) => new URL(reference, new URL(from, suite.baseUrl)))
    .filter(({ origin }) => origin === suite.baseUrl)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

/** Follows every link from the home page, as a crawler without scripts does. */
async function crawl(): Promise<{ pages: Map<string, Crawled>; broken: string[] }> {
  const pages = new Map<string, Crawled>();
  const queue: { path: string; from: string }[] = [{ path: '/', from: '/' }];
  const broken: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [path = '', hash] = next.path.split('#');
    let page = pages.get(path);
    if (page === undefined) {
      const answer = await fetchPath(path);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      page = { status: answer.status, html: isPage ? await answer.text() : '' };
      pages.set(path, page);
      queue.push(...referencesOf(page.html, path).map((reference) => ({ path: reference, from: path })));
    }
    if (page.status !== 200) broken.push(`${next.from} -> ${path}: ${page.status}`);
    // The ids of a page in the shell are unknown without running it.
    if (hash && page.html.includes('data-prerendered') && !page.html.includes(` id="${hash}"`)) {
      broken.push(`${next.from} -> ${path}#${hash}: no such place`);
    }
  }
  return { pages, broken };
}

test('every link and picture of the site resolves, and every page is reached', async () => {
  const { pages, broken } = await crawl();
  expect([...new Set(broken)]).toEqual([]);
  expect(publicPaths.filter((path) => !pages.has(path))).toEqual([]);
});
