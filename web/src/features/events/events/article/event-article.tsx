import { eventPath } from 'contract/entry-paths';
import type { EventMaterial, EventTexts, ProgrammeSession } from 'contract/events/events';
import { eventLinkTypes } from 'contract/rules/categories';
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
import { Programme } from './programme.tsx';
import { RegistrationPanel } from './registration-panel.tsx';

interface EventArticleProps {
  readonly event: EventEntry;
  readonly texts: EventTexts;
  readonly programme?: readonly ProgrammeSession[];
  readonly materials?: readonly EventMaterial[];
  readonly cancelReason?: string | null;
  /** In the admin area, where the screen has its own heading and the event may not be public. */
  readonly isPreview?: boolean;
}

export function EventArticle({
  event,
  texts,
  programme = [],
  materials = [],
  cancelReason = null,
  isPreview = false,
}: EventArticleProps) {
  const Title = isPreview ? 'h2' : 'h1';
  const { title, picture, startDate, endDate, location } = event;
  const state = useEventState(event);
  const links = eventLinkTypes.flatMap((rank) => texts.link.filter(({ type }) => type === rank));
  return (
    <article className="grid gap-8">
      {!isPreview && <EventHead event={event} texts={texts} programme={programme} />}
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
      <ContentBlocks blocks={texts.content} />
      {programme.length > 0 && <Programme sessions={programme} />}
      {materials.length > 0 && <Materials materials={materials} />}
      <EventLinks links={links.filter(({ type }) => type !== 'registration')} />
    </article>
  );
}

/** Links as buttons, with their addresses on paper. */
function EventLinks({ links }: { readonly links: EventTexts['link'] }) {
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

const materialLabels: Readonly<Record<EventMaterial['kind'], string>> = {
  slides: t.slides,
  recording: t.recording,
  other: t.otherMaterial,
};

/** Slides and recordings of an event that is over. */
function Materials({ materials }: { readonly materials: readonly EventMaterial[] }) {
  return (
    <section aria-labelledby="event-materials" className="grid gap-4">
      <h2 id="event-materials" className="text-heading">
        {t.materials}
      </h2>
      <ul className="grid gap-3">
        {materials.map(({ title, url, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two materials may be equal
          <li key={index} className="panel flex flex-wrap items-center gap-x-4 gap-y-1 p-4 sm:p-5">
            <span className="w-24 text-accent">{materialLabels[kind]}</span>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-w-0 items-center gap-1.5 wrap-anywhere"
            >
              {title}
              <ExternalIcon className="size-4 shrink-0" />
              <span className="sr-only"> {t.opensNewTab}</span>
            </a>
            <p aria-hidden="true" className="hidden print:block">
              {url}
            </p>
          </li>
        ))}
      </ul>
    </section>
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

type EventFacts = Required<Pick<EventArticleProps, 'event' | 'texts' | 'programme'>>;

function EventHead(facts: EventFacts) {
  const { title, desc, picture } = facts.event;
  return <Head title={title} description={desc} image={picture ?? undefined} jsonLd={eventJsonLd(facts)} />;
}

function placesOf({ event: { id, location }, texts: { link } }: EventFacts): JsonLd | readonly JsonLd[] {
  const place = { '@type': 'Place', name: location, address: location };
  const registration = link.find(({ type }) => type === 'registration')?.url;
  const url = findUrl(location) ?? registration ?? pageAddress(eventPath(id));
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

const eventJsonLd = ({ event, texts, programme }: EventFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.desc,
  inLanguage: site.language,
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: event.isCancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${parseAttendance(event.location)}EventAttendanceMode`,
  location: placesOf({ event, texts, programme }),
  organizer: publisher,
  url: pageAddress(eventPath(event.id)),
  ...(programme.length === 0 ? {} : { subEvent: programme.map(sessionJsonLd) }),
  ...(event.picture === null ? {} : { image: [absolute(event.picture.src)] }),
});
