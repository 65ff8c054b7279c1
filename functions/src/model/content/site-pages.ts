import type { SiteContentOf } from 'contract/content/site-content';
import type { SearchablePage } from 'contract/rendering';
import { isFactPage, type SitePage } from 'contract/schemas/site-pages';
import { currentLocale, type Locale } from 'contract/text/language/localize';
import type { SearchEntry } from './rank-entries.ts';
import { readablePage } from './readable-content.ts';
import { type PageText, parseContent, readPageText } from './site-content.ts';

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

interface PublicText<P extends SitePage> {
  readonly content: SiteContentOf<P>;
  readonly updatedAt: Date;
}

async function readSaved<P extends SitePage>(text: PageText<P>): Promise<PublicText<P> | null> {
  const record = (await readPageText(text))?.data;
  const content = parseContent(text.page, record?.content);
  return record === undefined || content === null ? null : { content, updatedAt: record.updatedAt };
}

/** Removes the prose from a page of facts, because no reader gets it in another language. */
const withoutProse = <P extends SitePage>(content: SiteContentOf<P>): SiteContentOf<P> =>
  'note' in content ? { ...content, note: '' } : content;

/**
 * Returns the saved content of a page in the current language, or null for the built-in text. In English, a page
 * of facts without an English text has the Indonesian names and numbers, for a second read.
 */
export async function readPublicText<P extends SitePage>(page: P): Promise<PublicText<P> | null> {
  const language = page === 'contact' ? 'id' : currentLocale();
  const saved = await readSaved({ page, language });
  if (saved !== null || language === 'id' || !isFactPage(page)) return saved;
  const source = await readSaved({ page, language: 'id' });
  return source && { ...source, content: withoutProse(source.content) };
}

/**
 * Returns the public pages in the current language, with the text that admins saved instead of the built-in one.
 * One read per page, in English two for pages of facts.
 */
export async function readSearchablePages(): Promise<SearchEntry[]> {
  if (loadPages === undefined) throw new Error('The pages of the site were not provided.');
  const pages = await loadPages(currentLocale());
  const saved = await Promise.all(
    (Object.keys(pathOfPage) as SitePage[]).map(async (page) => {
      const content = (await readPublicText(page))?.content;
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
