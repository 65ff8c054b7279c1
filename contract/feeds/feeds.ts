import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { idInput } from '../schemas/fields.ts';

/** An entry costs one read, in English two. */
const feed = {
  method: 'GET',
  access: 'anyone',
  input: z.object({}),
  reply: fileReply,
  cache: 'public',
} as const;

export const feeds = {
  /** Returns RSS 2.0 of the newest articles, stored and built-in. */
  getBlogFeed: { ...feed, path: '/feeds/blog.xml', reads: 2 * queryLimits.feedArticles },
  /** Returns iCalendar of the events, stored and built-in. */
  getEventCalendar: { ...feed, path: '/feeds/events.ics', reads: 2 * queryLimits.calendarEvents },
  /** Path with a file name, under which browsers save the event. */
  getEventFile: { ...feed, path: '/events/{id}/acara.ics', input: idInput, reads: 2 },
  /** Lists the pages of both languages. `/sitemap.xml` lists this sitemap next to that of the static pages. */
  getContentSitemap: { ...feed, path: '/sitemap-content.xml', reads: 9 * queryLimits.sitemapEntries },
} as const satisfies Record<string, Endpoint>;
