import { eventPath } from 'contract/entry-paths';
import type { EventMaterial, ProgrammeSession } from 'contract/events/events';
import { eventLinkTypes } from 'contract/rules/categories';
import type { ContentBlock } from 'contract/schemas/content';
import { fill } from 'contract/text/language/fill';
import { t as site } from 'contract/text/messages/site';
import type { ReactNode } from 'react';
import * as t from '#messages/features/events/events';
import { ContentBlocks } from '#shared/content/content-blocks.tsx';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { Head } from '#shared/public/head.tsx';
import { absolute, type JsonLd, pageAddress, publisher } from '#shared/public/json-ld.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { CalendarIcon, CheckIcon, ClockIcon, ExternalIcon, PinIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';
import { AddToCalendar } from '../add-to-calendar.tsx';
import { type EventEntry, labelOf } from '../event-entries.ts';
import { findUrl, parseAttendance } from '../event-place.ts';
import { eventStateLabels, useEventState } from '../event-state.tsx';
import { Materials } from './materials.tsx';
import { Programme } from './programme.tsx';
import { RegistrationPanel } from './registration-panel.tsx';

interface EventArticleProps {
  readonly event: EventEntry;
  readonly content: readonly ContentBlock[];
  readonly programme?: readonly ProgrammeSession[];
  readonly materials?: readonly EventMaterial[];
  readonly cancelReason?: string | null;
  /** In the admin area, where the screen has its own heading and the event may not be public. */
  readonly isPreview?: boolean;
}

export function EventArticle({
  event,
  content,
  programme = [],
  materials = [],
  cancelReason = null,
  isPreview = false,
}: EventArticleProps) {
  const Title = isPreview ? 'h2' : 'h1';
  const { title, picture, startDate, endDate, location } = event;
  const state = useEventState(event);
  const links = eventLinkTypes.flatMap((rank) => event.link.filter(({ type }) => type === rank));
  return (
    <article className="grid gap-8">
      {!isPreview && <EventHead event={event} programme={programme} />}
      <header className="grid gap-4">
        <p className="font-semibold text-accent" lang="en">
          {labelOf(event)}
        </p>
        <Title className="wrap-anywhere max-w-3xl text-title sm:text-display">{title}</Title>
      </header>
      {picture !== null && (
        <div className="overflow-hidden rounded-panel">
          <PictureCover picture={picture} title={title} sizes="(min-width: 64rem) 50rem, 92vw" isHero />
        </div>
      )}
      <dl className="grid gap-5 rounded-panel bg-surface-sunken p-6 sm:grid-cols-2">
        <Fact Icon={CalendarIcon} term={t.date}>
          <time dateTime={startDate}>{dayRange(startDate, endDate)}</time>
        </Fact>
        <Fact Icon={ClockIcon} term={t.time}>
          {hourRange(startDate, endDate)}
        </Fact>
        <Fact Icon={PinIcon} term={t.place}>
          {location}
        </Fact>
        <Fact Icon={CheckIcon} term={t.status}>
          {state === null ? '\u00a0' : eventStateLabels[state]}
        </Fact>
      </dl>
      {state === 'cancelled' ? (
        <Notice tone="info">{fill(t.cancelledBecause, { reason: cancelReason ?? '' }).trim()}</Notice>
      ) : state === 'over' ? (
        <p className="text-muted">{t.isOver}</p>
      ) : (
        <div className="grid gap-4">
          {event.hasRegistration && !isPreview && <RegistrationPanel event={event} />}
          <EventLinks links={links.filter(({ type }) => type === 'registration')} />
          {!isPreview && <AddToCalendar event={event} />}
        </div>
      )}
      <ContentBlocks blocks={content} />
      {programme.length > 0 && <Programme sessions={programme} />}
      {materials.length > 0 && <Materials materials={materials} />}
      <EventLinks links={links.filter(({ type }) => type !== 'registration')} />
    </article>
  );
}

/** Links as buttons, with their addresses on paper. */
function EventLinks({ links }: { readonly links: EventEntry['link'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ type, name, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may have the same URL
        <li key={index}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={`print-hidden ${buttonClass(type === 'registration' ? 'primary' : 'secondary')}`}
          >
            {name}
            <ExternalIcon className="size-4.5 shrink-0" />
            <span className="sr-only"> {t.opensNewTab}</span>
          </a>
          <p aria-hidden="true" className="hidden print:block">{`${name}: ${url}`}</p>
        </li>
      ))}
    </ul>
  );
}

interface FactProps {
  readonly Icon: typeof CalendarIcon;
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ Icon, term, children }: FactProps) {
  return (
    <div className="grid content-start gap-1">
      <dt className="flex items-center gap-2 text-muted text-sm">
        <Icon className="size-4.5 shrink-0 text-accent" />
        {term}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

type EventHeadProps = Required<Pick<EventArticleProps, 'event' | 'programme'>>;

function EventHead({ event, programme }: EventHeadProps) {
  const { id, title, desc, picture, startDate, endDate, location, link } = event;
  const registration = link.find(({ type }) => type === 'registration')?.url;
  const facts = { path: eventPath(id), title, description: desc, startDate, endDate, location, registration };
  return (
    <Head
      title={title}
      description={desc}
      image={picture ?? undefined}
      jsonLd={eventJsonLd({ ...facts, image: picture?.src, isCancelled: event.isCancelled, programme })}
    />
  );
}

interface EventFacts {
  /** `/event/event-details/1` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 times with offset. */
  readonly startDate: string;
  readonly endDate: string;
  /** Free text: 'Aula Contoh, dan daring'. */
  readonly location: string;
  readonly registration?: string | undefined;
  readonly image?: string | undefined;
  readonly programme: readonly ProgrammeSession[];
  readonly isCancelled: boolean;
}

function placesOf({ location, registration, path }: EventFacts): JsonLd | readonly JsonLd[] {
  const place = { '@type': 'Place', name: location, address: location };
  const url = findUrl(location) ?? registration ?? pageAddress(path);
  const online = { '@type': 'VirtualLocation', url };
  return { Offline: place, Online: online, Mixed: [place, online] }[parseAttendance(location)];
}

const sessionJsonLd = ({ title, startsAt, endsAt, hall, speaker }: ProgrammeSession): JsonLd => ({
  '@type': 'Event',
  name: title,
  startDate: startsAt,
  endDate: endsAt,
  ...(hall === '' ? {} : { location: { '@type': 'Place', name: hall } }),
  ...(speaker === '' ? {} : { performer: { '@type': 'Person', name: speaker } }),
});

const eventJsonLd = (event: EventFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.description,
  inLanguage: site.language,
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: event.isCancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${parseAttendance(event.location)}EventAttendanceMode`,
  location: placesOf(event),
  organizer: publisher,
  url: pageAddress(event.path),
  ...(event.programme.length === 0 ? {} : { subEvent: event.programme.map(sessionJsonLd) }),
  ...(event.image === undefined ? {} : { image: [absolute(event.image)] }),
});
