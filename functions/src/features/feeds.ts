import type { FileBytes } from 'contract/endpoint';
import type { feeds as table } from 'contract/feeds';
import { queryLimits } from 'contract/rules/query-limits';
import { association } from 'contract/words/association';
import { dayStart } from 'contract/words/dates';
import { blogs, events } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { excerptOf, plainTextOf } from '#model/content/blocks.ts';
import { listContent } from '#model/content/content-lists.ts';
import { type CalendarEvent, calendar } from '#model/feeds/icalendar.ts';
import { type FeedItem, rss } from '#model/feeds/rss.ts';
import { sitemap } from '#model/feeds/sitemap.ts';

const { feedArticles, calendarEvents, sitemapEntries } = queryLimits;

const site = (path: string): string => `${association.siteUrl}${path}`;
const articleLink = (id: string | number): string => site(`/blog/blog-details/${id}`);
const eventLink = (id: string | number): string => site(`/event/event-details/${id}`);
const eventUid = (id: string | number): string => `event-${id}@${new URL(association.siteUrl).hostname}`;

/** Stands as the last change of the built-in events, which have none of their own. */
const siteOpened = dayStart('2026-01-01');

const textFile = (type: string, text: string): FileBytes => ({
  contentType: `${type}; charset=utf-8`,
  bytes: Buffer.from(text),
});

/** The built-in texts are read on first use only: no other request needs them. */
async function builtInArticles(): Promise<FeedItem[]> {
  const built = await import('contract/built-in/articles');
  return built.builtInArticles.map(({ id, title, desc, author, category, publishedOn }) => ({
    title,
    description: desc,
    author,
    category,
    link: articleLink(id),
    publishedAt: dayStart(publishedOn),
  }));
}

async function builtInEvents(): Promise<CalendarEvent[]> {
  const built = await import('contract/built-in/events');
  return built.builtInEvents.map(({ id, title, content, location, category, startDate, endDate }) => ({
    uid: eventUid(id),
    title,
    description: [...content, eventLink(id)].join('\n'),
    location,
    category: category.join(' '),
    link: eventLink(id),
    start: new Date(startDate),
    end: new Date(endDate),
    updatedAt: siteOpened,
  }));
}

export const feeds: Handlers<typeof table> = {
  async getBlogFeed() {
    const stored = await listContent(blogs, { limit: feedArticles }, 'createdAt');
    const articles = stored.map(
      ({ id, data }): FeedItem => ({
        title: data.title,
        description: excerptOf(data.content),
        author: data.author,
        category: data.category,
        link: articleLink(id),
        publishedAt: data.createdAt,
      }),
    );
    const newest = [...articles, ...(await builtInArticles())]
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .slice(0, feedArticles);
    const channel = {
      title: `Blog ${association.shortName}`,
      description: association.about,
      link: site('/blog'),
      self: site('/api/feeds/blog.xml'),
    };
    return textFile('application/rss+xml', rss(channel, newest));
  },

  async getEventCalendar() {
    const stored = await listContent(events, { limit: calendarEvents }, 'startDate');
    const entries = stored.map(
      ({ id, data }): CalendarEvent => ({
        uid: eventUid(id),
        title: data.title,
        description: `${plainTextOf(data.content)}\n${eventLink(id)}`,
        location: data.location,
        category: data.category,
        link: eventLink(id),
        start: data.startDate,
        end: data.endDate,
        updatedAt: data.updatedAt,
      }),
    );
    const all = [...entries, ...(await builtInEvents())].sort(
      (a, b) => a.start.getTime() - b.start.getTime(),
    );
    const name = `Acara ${association.shortName}`;
    return textFile('text/calendar', calendar(name, association.shortName, all));
  },

  async getContentSitemap() {
    const page = { limit: sitemapEntries };
    const [articles, announced] = await Promise.all([
      listContent(blogs, page, 'createdAt'),
      listContent(events, page, 'startDate'),
    ]);
    return textFile(
      'application/xml',
      sitemap([
        ...articles.map(({ id, data }) => ({ link: articleLink(id), updatedAt: data.updatedAt })),
        ...announced.map(({ id, data }) => ({ link: eventLink(id), updatedAt: data.updatedAt })),
      ]),
    );
  },
};
