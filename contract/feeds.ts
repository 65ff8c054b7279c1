import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { queryLimits } from './rules/query-limits.ts';
import { idInput } from './schemas/people.ts';

const feed = {
  method: 'GET',
  access: 'anyone',
  input: z.object({}),
  reply: fileReply,
  cache: 'public',
} as const;

/** Endpoints with articles and events for feed readers, calendars and search engines. */
export const feeds = {
  /** Returns RSS 2.0 of the newest articles, stored and built-in. */
  getBlogFeed: { ...feed, path: '/feeds/blog.xml', reads: queryLimits.feedArticles },
  /** Returns iCalendar of the events, stored and built-in. */
  getEventCalendar: { ...feed, path: '/feeds/events.ics', reads: queryLimits.calendarEvents },
  /**
   * Returns one stored or built-in event as iCalendar. The path ends in a file name, so that browsers save it
   * under that name.
   */
  getEventFile: { ...feed, path: '/events/{id}/acara.ics', input: idInput, reads: 1 },
  /**
   * Returns the URLs of stored articles and events. `/sitemap.xml` lists this sitemap next to that of the
   * static pages.
   */
  getContentSitemap: { ...feed, path: '/sitemap-content.xml', reads: 2 * queryLimits.sitemapEntries },
} as const satisfies Record<string, Endpoint>;
