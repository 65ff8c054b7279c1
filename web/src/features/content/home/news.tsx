import type { HomeNews } from 'contract/content/home';
import { articlePath, eventPath } from 'contract/entry-paths';
import { type Announcement, isAnnouncementActive } from 'contract/text/announcements';
import { formatDate } from 'contract/text/dates';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/home';
import { sourceSetOf } from '#shared/content/stored-picture.ts';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { contentFor } from '#shared/site-pages/saved-content.ts';
import { PreviewContext } from '#shared/site-pages/use-site-content.ts';
import { CalendarIcon, ClockIcon, ExternalIcon, PinIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

type Entry = Pick<HomeNews['articles'][number], 'title' | 'picture'>;

const pictureOf = ({ picture, title }: Entry) =>
  picture && {
    ...picture,
    alt: title,
    sourceSet: sourceSetOf(picture.src, picture.width, picture.small),
  };

/** Announcement, next event and newest articles. The container has the same height with and without them. */
export function News() {
  const { data, isError, refetch } = useEndpoint('getHomeNews', {});
  const preview = usePreviewed();
  if (data === undefined)
    return isError ? (
      <Notice tone="error" onRetry={() => refetch()}>
        {t.newsLoadError}
      </Notice>
    ) : null;
  const announcement = preview === undefined ? data.announcement : preview;
  return (
    <>
      <div className="news-day">
        {announcement !== null && <Announced {...announcement} />}
        {data.nextEvent === null ? <NoEvent /> : <NextEvent {...data.nextEvent} />}
      </div>
      <ul className="news-articles">
        {data.articles.map((article) => (
          <NewArticle key={article.id} {...article} />
        ))}
      </ul>
    </>
  );
}

function usePreviewed(): HomeNews['announcement'] | undefined {
  const preview = use(PreviewContext);
  if (preview === null) return undefined;
  const announcement = contentFor('home', preview)?.announcement;
  return announcement !== undefined && isAnnouncementActive(announcement, new Date()) ? announcement : null;
}

function Announced({ text, link }: Pick<Announcement, 'text' | 'link'>) {
  return (
    <section aria-label={t.announcement} className="rounded-panel bg-warning-soft p-5 text-ink">
      <p className="font-semibold text-sm text-warning">{t.announcement}</p>
      <p className="mt-1 wrap-anywhere">
        {text} <More link={link} />
      </p>
    </section>
  );
}

function More({ link }: { readonly link: string }) {
  if (link === '') return null;
  if (link.startsWith('/'))
    return (
      <Link to={link} className="text-link">
        {t.readMore}
      </Link>
    );
  return (
    <a href={link} target="_blank" rel="noreferrer" className="text-link">
      {t.readMore}
      <ExternalIcon className="ml-1 inline size-4" />
      <span className="sr-only"> {t.opensNewTab}</span>
    </a>
  );
}

const card =
  'panel group relative flex min-h-0 flex-1 flex-col overflow-hidden transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2';
const filling = 'absolute inset-0 size-full';
const titleLink = 'wrap-anywhere no-underline covers-card focus-visible:outline-none group-hover:text-brand';

function NextEvent({ id, title, picture, startDate, endDate, location }: NonNullable<HomeNews['nextEvent']>) {
  const isRunning = Date.parse(startDate) < Date.now();
  return (
    <article className={card}>
      <div className="news-picture">
        <PictureCover
          picture={pictureOf({ picture, title })}
          title={title}
          sizes="(min-width: 64rem) 40rem, 92vw"
          isDecoration
          shape={filling}
        />
      </div>
      <div className="grid gap-2 p-5 sm:p-6">
        <p className="font-semibold text-accent text-sm">{isRunning ? t.running : t.nextEvent}</p>
        <h3 className="text-heading">
          <Link to={eventPath(id)} title={title} className={`${titleLink} line-clamp-2`}>
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <span className="flex items-start gap-2">
            <CalendarIcon className="mt-0.5 size-5 shrink-0" />
            <time dateTime={startDate}>{dayRange(startDate, endDate)}</time>
          </span>
          <span className="flex items-start gap-2">
            <ClockIcon className="mt-0.5 size-5 shrink-0" />
            {hourRange(startDate, endDate)}
          </span>
        </p>
        <p className="flex items-start gap-2 text-muted">
          <PinIcon className="mt-0.5 size-5 shrink-0" />
          <span className="line-clamp-2">{location}</span>
        </p>
      </div>
    </article>
  );
}

function NoEvent() {
  return (
    <article className={card}>
      <div className="news-picture">
        <PictureCover picture={null} title={t.event} sizes="" shape={filling} />
      </div>
      <div className="grid gap-2 p-5 sm:p-6">
        <h3 className="text-heading">
          <Link to="/event" className={titleLink}>
            {t.noNextEvent}
          </Link>
        </h3>
        <p className="text-muted">{t.noNextEventHint}</p>
      </div>
    </article>
  );
}

function NewArticle({ id, title, picture, publishedAt }: HomeNews['articles'][number]) {
  return (
    <li className="group relative flex min-h-0 flex-1 items-center gap-4 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0 sm:gap-5">
      <span className="w-28 shrink-0 overflow-hidden rounded-control sm:w-40">
        <PictureCover picture={pictureOf({ picture, title })} title={title} sizes="10rem" isDecoration />
      </span>
      <span className="grid gap-1">
        <span className="text-muted text-sm">
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </span>
        <h3 className="font-semibold leading-snug sm:text-lg">
          <Link to={articlePath(id)} title={title} className={`${titleLink} line-clamp-3`}>
            {title}
          </Link>
        </h3>
      </span>
    </li>
  );
}
