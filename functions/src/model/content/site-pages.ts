import type { SearchablePage } from 'contract/rendering';
import type { SitePage } from 'contract/site-content';
import { currentLocale, type Locale } from 'contract/text/language/localize';
import { siteContents } from '#data/collections.ts';
import { readablePage } from './readable-content.ts';
import type { SearchEntry } from './search-ranking.ts';
import { parseContent } from './site-content.ts';

type LoadPages = (locale: Locale) => Promise<readonly SearchablePage[]>;

let loadPages: LoadPages | undefined;

/** Names the source of the pages at start: the site build stores their texts next to the function. */
export function provideSitePages(load: LoadPages): void {
  loadPages = load;
}

const pathOfPage: Readonly<Record<SitePage, string>> = {
  home: '/',
  about: '/about',
  contact: '/contact',
  council: '/councilAndCommittees',
  legal: '/legal',
  bylaws: '/bylaws',
  professional: '/professional',
};

/**
 * Returns the public pages in the current language, with the text that admins saved instead of the built-in one.
 * One read per page.
 */
export async function readSearchablePages(): Promise<SearchEntry[]> {
  if (loadPages === undefined) throw new Error('The pages of the site were not provided.');
  const pages = await loadPages(currentLocale());
  const saved = await Promise.all(
    (Object.keys(pathOfPage) as SitePage[]).map(async (page) => {
      const content = parseContent(page, (await siteContents.get(page))?.data.content);
      return [pathOfPage[page], content && Object.values(readablePage(content)).join('\n')] as const;
    }),
  );
  const savedTexts = new Map(saved);
  return pages.map(({ path, title, description, text }) => ({
    kind: 'page',
    path,
    title,
    text: `${description} ${savedTexts.get(path) ?? text}`,
  }));
}
