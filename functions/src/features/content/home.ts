import type { Picture } from 'contract/built-in/picture';
import type { HomeNews, home as table } from 'contract/content/home';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { isAnnouncementActive } from 'contract/text/announcements';
import { dayStart } from 'contract/text/dates';
import { currentLocale } from 'contract/text/language/localize';
import { clock } from '#data/clock.ts';
import type { EventRecord, StoredImage } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { findRunning } from '#model/admin/announcements.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findIndonesian, listPublished } from '#model/content/list-published.ts';
import type { Published } from '#model/content/publication.ts';
import { readPublicText } from '#model/content/site-pages.ts';
import { imagePathOf, smallImageOf } from '#model/files/image-paths.ts';

type NewsEvent = NonNullable<HomeNews['nextEvent']>;
type NewsArticle = HomeNews['articles'][number];
type NewsPicture = NewsArticle['picture'];

const toBuiltInPicture = ({ src, width, height, widths }: Picture): NewsPicture => ({
  src,
  width,
  height,
  widths: [...widths],
  small: null,
});

function toUploadedPicture(image: StoredImage | null): NewsPicture {
  const src = imagePathOf(image);
  if (image === null || src === null) return null;
  return { src, width: image.width, height: image.height, widths: [], small: smallImageOf(image) };
}

const newsFields = ['title', 'bannerImage', 'location', 'startDate', 'endDate', 'cancelledAt'] as const;
type NewsRecord = Published<Pick<EventRecord, (typeof newsFields)[number]>>;

/** Finds the newest events with English texts, without cancelled ones. */
async function findTranslatedEvents(): Promise<NewsEvent[]> {
  const rows = await listPublished(
    contentKinds.event,
    { limit: queryLimits.translatedEvents },
    ...newsFields,
  );
  return rows.filter(({ data }) => !data.cancelledAt).map(toNewsEvent);
}

/** Finds the published event with the earliest time from `now` on. */
async function firstStored(by: 'startDate' | 'endDate', now: Date) {
  const find = (limit: number) =>
    findIndonesian(contentKinds.event, { orderBy: by, from: now, limit }, ...newsFields);
  const isOn = ({ data }: Awaited<ReturnType<typeof find>>[number]) => !data.cancelledAt;
  const first = await find(1);
  return first.every(isOn) ? first : (await find(queryLimits.cancelledEvents)).filter(isOn).slice(0, 1);
}

const toNewsEvent = ({ id, data }: Pick<Stored<NewsRecord>, 'id' | 'data'>): NewsEvent => ({
  id,
  title: data.title,
  picture: toUploadedPicture(data.bannerImage),
  location: data.location,
  startDate: data.startDate.toISOString(),
  endDate: data.endDate.toISOString(),
});

/** Loaded on first use, because few other requests need the built-in texts. */
async function loadBuiltIn(): Promise<{ articles: NewsArticle[]; events: NewsEvent[] }> {
  const [{ builtInArticles }, { builtInEvents }] = await Promise.all([
    import('contract/built-in/articles'),
    import('contract/built-in/events'),
  ]);
  return {
    articles: builtInArticles.map(({ id, title, img, publishedOn }) => ({
      id: String(id),
      title,
      picture: toBuiltInPicture(img),
      publishedAt: dayStart(publishedOn).toISOString(),
    })),
    events: builtInEvents.map(({ id, title, img, location, startDate, endDate }) => ({
      id: String(id),
      title,
      picture: toBuiltInPicture(img),
      location,
      startDate: new Date(startDate).toISOString(),
      endDate: new Date(endDate).toISOString(),
    })),
  };
}

const cutTo = (text: string, maximum: number): string => {
  const characters = [...text];
  return characters.length <= maximum
    ? text
    : `${characters
        .slice(0, maximum - 1)
        .join('')
        .trimEnd()}…`;
};

/** Returns the newest running announcement, or that of the page's content. Home shows one short text. */
async function getAnnouncement(now: Date): Promise<HomeNews['announcement']> {
  const [running] = await findRunning('home');
  if (running !== undefined) {
    const text = [running.title, running.text.replace(/\s+/g, ' ')].filter(Boolean).join(': ');
    return { text: cutTo(text, limits.announcementCharacters), link: running.link };
  }
  const announcement = (await readPublicText('home'))?.content.announcement;
  if (announcement === undefined || !isAnnouncementActive(announcement, now)) return null;
  return { text: announcement.text, link: announcement.link };
}

async function findNewestArticles(builtIn: readonly NewsArticle[]): Promise<NewsArticle[]> {
  const rows = await listPublished(contentKinds.blog, { limit: queryLimits.homeArticles }, 'title', 'image');
  const stored = rows.map(({ id, data }) => ({
    id,
    title: data.title,
    picture: toUploadedPicture(data.image),
    publishedAt: data.createdAt.toISOString(),
  }));
  return [...stored, ...builtIn]
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, queryLimits.homeArticles);
}

/** Finds the next event to start, because a long running one must not hide it. */
async function findNextEvent(now: Date, builtIn: readonly NewsEvent[]): Promise<NewsEvent | null> {
  const first = (events: readonly NewsEvent[], by: 'startDate' | 'endDate') =>
    events
      .filter((event) => Date.parse(event[by]) >= now.getTime())
      .sort((a, b) => (a[by] < b[by] ? -1 : 1))[0];
  if (currentLocale() !== 'id') {
    const events = [...(await findTranslatedEvents()), ...builtIn];
    return first(events, 'startDate') ?? first(events, 'endDate') ?? null;
  }
  const next = await firstStored('startDate', now);
  const upcoming = first([...next.map(toNewsEvent), ...builtIn], 'startDate');
  if (upcoming !== undefined) return upcoming;
  const running = await firstStored('endDate', now);
  return first([...running.map(toNewsEvent), ...builtIn], 'endDate') ?? null;
}

export const home: Handlers<typeof table> = {
  async getHomeNews() {
    const now = clock.now();
    const builtIn = await loadBuiltIn();
    const [announcement, nextEvent, articles] = await Promise.all([
      getAnnouncement(now),
      findNextEvent(now, builtIn.events),
      findNewestArticles(builtIn.articles),
    ]);
    return { announcement, nextEvent, articles };
  },
};
