import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { pictureSize, smallPicture } from '../schemas/content.ts';
import { dateTime } from '../schemas/fields.ts';

/** A picture without alternative text, because the title next to it says the same. */
const newsPicture = pictureSize
  .extend({ src: z.string(), widths: z.array(z.number().int()), small: smallPicture.nullable() })
  .nullable();

const entry = { id: z.string(), title: z.string(), picture: newsPicture };

const homeNews = z.object({
  announcement: z.object({ text: z.string(), link: z.string() }).nullable(),
  /** The next event to start. If no event is upcoming, an event that still runs. */
  nextEvent: z
    .object({
      ...entry,
      location: z.string(),
      startDate: dateTime,
      endDate: dateTime,
    })
    .nullable(),
  /** Newest first. */
  articles: z.array(z.object({ ...entry, publishedAt: dateTime })),
});
export type HomeNews = z.output<typeof homeNews>;

export const home = {
  /** Includes built-in articles and events, so that the page does not load them separately. */
  getHomeNews: {
    method: 'GET',
    path: '/home/news',
    access: 'anyone',
    // Reads the announcements, the page content, the articles, and an upcoming or a running event. In English, articles
    // and the newest events cost two reads each.
    reads: 2 + 2 * queryLimits.homeArticles + 2 * queryLimits.translatedEvents,
    input: z.object({}),
    reply: homeNews,
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
