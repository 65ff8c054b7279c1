import type { Picture } from 'contract/built-in/picture';
import type { HomeNews, home as table } from 'contract/home';
import { queryLimits } from 'contract/rules/query-limits';
import { isAnnounced } from 'contract/words/announcements';
import { dayStart } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { siteContents, events as storedEvents } from '#data/collections.ts';
import type { StoredImage } from '#data/content-records.ts';
import type { RowOf } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { listPublished } from '#model/content/publication.ts';
import { parseContent } from '#model/content/site-content.ts';
import { imagePathOf, smallImageOf } from '#model/files/stored-images.ts';

type NewsEvent = NonNullable<HomeNews['nextEvent']>;
type NewsArticle = HomeNews['articles'][number];
type NewsPicture = NewsArticle['picture'];

const drawn = ({ src, width, height, widths }: Picture): NewsPicture => ({
  src,
  width,
  height,
  widths: [...widths],
  small: null,
});

function uploaded(image: StoredImage | null): NewsPicture {
  const src = imagePathOf(image);
  if (image === null || src === null) return null;
  return { src, width: image.width, height: image.height, widths: [], small: smallImageOf(image) };
}

const newsEvents = storedEvents.only('title', 'bannerImage', 'location', 'startDate', 'endDate');

const eventOf = ({ id, data }: RowOf<typeof newsEvents>): NewsEvent => ({
  id,
  title: data.title,
  picture: uploaded(data.bannerImage),
  location: data.location,
  startDate: data.startDate.toISOString(),
  endDate: data.endDate.toISOString(),
});

/** The built-in texts are read on first use only: few other requests need them. */
async function builtIn(): Promise<{ articles: NewsArticle[]; events: NewsEvent[] }> {
  const [{ builtInArticles }, { builtInEvents }] = await Promise.all([
    import('contract/built-in/articles'),
    import('contract/built-in/events'),
  ]);
  return {
    articles: builtInArticles.map(({ id, title, img, publishedOn }) => ({
      id: String(id),
      title,
      picture: drawn(img),
      publishedAt: dayStart(publishedOn).toISOString(),
    })),
    events: builtInEvents.map(({ id, title, img, location, startDate, endDate }) => ({
      id: String(id),
      title,
      picture: drawn(img),
      location,
      startDate: new Date(startDate).toISOString(),
      endDate: new Date(endDate).toISOString(),
    })),
  };
}

async function announcementAt(now: Date): Promise<HomeNews['announcement']> {
  const announcement = parseContent('home', (await siteContents.get('home'))?.data.content)?.announcement;
  if (announcement === undefined || !isAnnounced(announcement, now)) return null;
  return { text: announcement.text, link: announcement.link };
}

async function newestArticles(known: readonly NewsArticle[]): Promise<NewsArticle[]> {
  const rows = await listPublished({ limit: queryLimits.homeArticles }, 'title', 'image');
  const stored = rows.map(({ id, data }) => ({
    id,
    title: data.title,
    picture: uploaded(data.image),
    publishedAt: data.createdAt.toISOString(),
  }));
  return [...stored, ...known]
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, queryLimits.homeArticles);
}

/** A long event, such as a competition, must not hide the next one: it is told while none is to come. */
async function nextEventAt(now: Date, known: readonly NewsEvent[]): Promise<NewsEvent | null> {
  const first = (events: readonly NewsEvent[], by: 'startDate' | 'endDate') =>
    events
      .filter((event) => Date.parse(event[by]) >= now.getTime())
      .sort((a, b) => (a[by] < b[by] ? -1 : 1))[0];
  const next = await newsEvents.query({ orderBy: 'startDate', from: now, limit: 1 });
  const coming = first([...next.map(eventOf), ...known], 'startDate');
  if (coming !== undefined) return coming;
  const running = await newsEvents.query({ orderBy: 'endDate', from: now, limit: 1 });
  return first([...running.map(eventOf), ...known], 'endDate') ?? null;
}

export const home: Handlers<typeof table> = {
  async getHomeNews() {
    const now = clock.now();
    const known = await builtIn();
    const [announcement, nextEvent, articles] = await Promise.all([
      announcementAt(now),
      nextEventAt(now, known.events),
      newestArticles(known.articles),
    ]);
    return { announcement, nextEvent, articles };
  },
};
