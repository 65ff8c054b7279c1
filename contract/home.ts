import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { pictureSize, smallPicture } from './fields/content.ts';
import { time } from './fields/people.ts';
import { queryLimits } from './rules/query-limits.ts';

/** A picture as `Picture` of `built-in/picture.ts`, without its text: the title beside it tells the same. */
const newsPicture = pictureSize
  .extend({ src: z.string(), widths: z.array(z.number().int()), small: smallPicture.nullable() })
  .nullable();

const entry = { id: z.string(), title: z.string(), picture: newsPicture };

export const homeNews = z.object({
  announcement: z.object({ text: z.string(), link: z.string() }).nullable(),
  /** The next to begin; while none is to come, one that still runs. */
  nextEvent: z
    .object({
      ...entry,
      location: z.string(),
      startDate: time,
      endDate: time,
    })
    .nullable(),
  /** The newest first. */
  articles: z.array(z.object({ ...entry, publishedAt: time })),
});
export type HomeNews = z.output<typeof homeNews>;

/** What the front page tells of the day. Its other texts are those of `siteContent`. */
export const home = {
  /** Built-in articles and events are among them: the page need not load those for it. */
  getHomeNews: {
    method: 'GET',
    path: '/home/news',
    access: 'anyone',
    // The page's content, the articles, an event to come, else one that runs.
    reads: 1 + queryLimits.homeArticles + 2,
    input: z.object({}),
    reply: homeNews,
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
