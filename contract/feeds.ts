import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { idInput } from './fields/people.ts';
import { queryLimits } from './rules/query-limits.ts';

const feed = {
  method: 'GET',
  access: 'anyone',
  input: z.object({}),
  reply: fileReply,
  cache: 'public',
} as const;

/** Articles and events for feed readers, calendars and search engines. */
export const feeds = {
  /** RSS 2.0 of the newest articles, built-in ones among them. */
  getBlogFeed: { ...feed, path: '/feeds/blog.xml', reads: queryLimits.feedArticles },
  /** iCalendar of the events, built-in ones among them. */
  getEventCalendar: { ...feed, path: '/feeds/events.ics', reads: queryLimits.calendarEvents },
  /** One event as iCalendar, stored or built in: named as a file, so that browsers save it as one. */
  getEventFile: { ...feed, path: '/events/{id}/acara.ics', input: idInput, reads: 1 },
  /** Addresses of the stored articles and events; `/sitemap.xml` names this one beside the static pages. */
  getContentSitemap: { ...feed, path: '/sitemap-content.xml', reads: 2 * queryLimits.sitemapEntries },
} as const satisfies Record<string, Endpoint>;
