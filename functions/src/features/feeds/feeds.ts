import type { FileBytes } from 'contract/endpoint';
import { articlePath, eventPath, journalPath } from 'contract/entry-paths';
import { ApiError } from 'contract/errors';
import type { feeds as table } from 'contract/feeds/feeds';
import { isBuiltInId } from 'contract/rendering';
import { queryLimits } from 'contract/rules/query-limits';
import { association } from 'contract/text/association';
import { dayStart } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { currentLocale, type Locale } from 'contract/text/language/localize';
import type { ContentRecord } from '#data/content-records.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/files.ts';
import { t as replies } from '#messages/replies.ts';
import { toExcerpt } from '#model/content/blocks.ts';
import { type ContentKind, contentKinds } from '#model/content/content-kinds.ts';
import { getPublished, listIndonesian, listPublished } from '#model/content/list-published.ts';
import { listTranslated } from '#model/content/translations.ts';
import { calendarFields, eventUidOf, toCalendarEvent } from '#model/feeds/event-calendar.ts';
import { type CalendarEvent, formatCalendar } from '#model/feeds/format-calendar.ts';
import { type FeedItem, formatRss } from '#model/feeds/rss.ts';
import { formatSitemap, type SitemapPage } from '#model/feeds/sitemap.ts';

const { feedArticles, calendarEvents, sitemapEntries } = queryLimits;

/** Addresses of the function have the language in their query. */
const feedUrlOf = (path: string): string =>
  `${association.siteUrl}/api${path}${currentLocale() === 'id' ? '' : `?lang=${currentLocale()}`}`;
const articleLinkOf = (id: string | number): string => toPageUrl(articlePath(id));

/** Scheduled content was last edited before its publication. */
const lastChangeOf = ({ createdAt, updatedAt }: Record<'createdAt' | 'updatedAt', Date>): Date =>
  createdAt > updatedAt ? createdAt : updatedAt;

/** Used as the last change of the built-in events, which have none. */
const siteOpenedAt = dayStart('2026-01-01');

const toTextFile = (type: string, text: string): FileBytes => ({
  contentType: `${type}; charset=utf-8`,
  bytes: Buffer.from(text),
});

/** Loaded on first use, because no other request needs the built-in texts. */
async function readBuiltInArticles(): Promise<FeedItem[]> {
  const { builtInArticles } = await import('contract/built-in/articles');
  return builtInArticles.map(({ id, title, desc, author, category, publishedOn }) => ({
    title,
    description: desc,
    author,
    category,
    link: articleLinkOf(id),
    publishedAt: dayStart(publishedOn),
  }));
}

async function readBuiltInEvents(): Promise<CalendarEvent[]> {
  const { builtInEvents } = await import('contract/built-in/events');
  return builtInEvents.map(({ id, title, content, location, category, startDate, endDate }) => ({
    uid: eventUidOf(id),
    title,
    description: [...content, toPageUrl(eventPath(id))].join('\n'),
    location,
    category: category.join(' '),
    link: toPageUrl(eventPath(id)),
    start: new Date(startDate),
    end: new Date(endDate),
    updatedAt: siteOpenedAt,
  }));
}

/** Returns the pages of a kind in both languages. */
async function readSitemap<T extends ContentRecord>(
  kind: ContentKind<T>,
  pathOf: (id: string) => string,
): Promise<SitemapPage[]> {
  const page = { limit: sitemapEntries };
  const [indonesian, english] = await Promise.all([
    listIndonesian(kind, page, 'updatedAt'),
    listTranslated(kind, page, ['updatedAt']),
  ]);
  const toPages = (rows: typeof indonesian, locale: Locale) =>
    rows.map(({ id, data }) => ({ link: toPageUrl(pathOf(id), locale), updatedAt: lastChangeOf(data) }));
  return [...toPages(indonesian, 'id'), ...toPages(english, 'en')];
}

export const feeds: Handlers<typeof table> = {
  async getBlogFeed() {
    const rows = await listPublished(
      contentKinds.blog,
      { limit: feedArticles },
      'title',
      'content',
      'author',
      'category',
    );
    const articles = rows.map(
      ({ id, data }): FeedItem => ({
        title: data.title,
        description: toExcerpt(data.content),
        author: data.author,
        category: data.category,
        link: articleLinkOf(id),
        publishedAt: data.createdAt,
      }),
    );
    const newest = [...articles, ...(await readBuiltInArticles())]
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .slice(0, feedArticles);
    const channel = {
      title: fill(replies.feedTitle, { association: association.shortName }),
      description: association.about,
      link: toPageUrl('/blog'),
      self: feedUrlOf('/feeds/blog.xml'),
      language: currentLocale(),
    };
    return toTextFile('application/rss+xml', formatRss(channel, newest));
  },

  async getEventCalendar() {
    const rows = await listPublished(contentKinds.event, { limit: calendarEvents }, ...calendarFields);
    const all = [...rows.map(toCalendarEvent), ...(await readBuiltInEvents())].sort(
      (a, b) => a.start.getTime() - b.start.getTime(),
    );
    const facts = {
      name: fill(t.calendarName, { association: association.shortName }),
      product: association.shortName,
    };
    return toTextFile('text/calendar', formatCalendar(facts, all));
  },

  async getEventFile({ id }) {
    const uid = eventUidOf(id);
    const event = isBuiltInId(id)
      ? (await readBuiltInEvents()).find((one) => one.uid === uid)
      : toCalendarEvent(await getPublished(contentKinds.event, id));
    if (event === undefined) throw new ApiError('not-found');
    return toTextFile('text/calendar', formatCalendar({ product: association.shortName }, [event]));
  },

  async getContentSitemap() {
    const kinds = await Promise.all([
      readSitemap(contentKinds.blog, articlePath),
      readSitemap(contentKinds.event, eventPath),
      readSitemap(contentKinds.journal, journalPath),
    ]);
    return toTextFile('application/xml', formatSitemap(kinds.flat()));
  },
};
