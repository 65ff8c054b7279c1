import { eventCategories } from 'contract/rules/categories';
import { calendar } from 'contract/text/calendar';
import { memo, useState } from 'react';
import { toFileAddress } from '#api/transport/site-path.ts';
import * as t from '#messages/features/events/events';
import { UntranslatedNotice } from '#shared/content/untranslated-notice.tsx';
import { CategoryBlock, FilterNote } from '#shared/public/category-filter.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { Button } from '#ui/base/button.tsx';
import { CalendarIcon, ExternalIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { countBy, useListFilter } from '#ui/lists/use-list-filter.ts';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { categoryLabels, type EventEntry, useEvents } from './event-entries.ts';
import { EventParts } from './event-parts.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { RecentEvents } from './recent-events.tsx';

const isIn = ({ category }: EventEntry, value: string): boolean => category.some((one) => one === value);

export default function EventPage() {
  return <Events {...useEvents()} />;
}

const Events = memo(function Events({ events, isError, refetch }: ReturnType<typeof useEvents>) {
  const { category, addressWith } = useListFilter('/event');
  const results = category === null ? events : events.filter((event) => isIn(event, category));
  const countOf = countBy(events, isIn);
  const side = (
    <>
      <RecentEvents events={events} />
      <CategoryBlock
        categories={eventCategories}
        labels={categoryLabels}
        countOf={countOf}
        selected={category}
        addressOf={(value) => addressWith('category', value)}
      />
    </>
  );
  return (
    <>
      <PageHero
        title={t.heading}
        titleLang="en"
        lead={t.lead}
        tone="teal"
        tiles={['s7 w6 d4 n2', 'c2 s5 k3 w1', 'g8 r2 s4 p7']}
      />
      <UntranslatedNotice />
      <TwoColumns side={side}>
        <FilterNote
          noun={t.noun}
          count={results.length}
          category={category}
          labels={categoryLabels}
          all="/event"
        />
        {isError && (
          <Notice tone="error" onRetry={() => refetch()}>
            {t.listLoadError}
          </Notice>
        )}
        <EventParts events={results} />
        <NoScriptNotice>
          {fillElements(t.noScript, {
            calendar: (
              <a className="text-link" href={toFileAddress('/api/feeds/events.ics')}>
                {t.icsCalendar}
              </a>
            ),
          })}
        </NoScriptNotice>
      </TwoColumns>
      <EventCalendar events={events} />
    </>
  );
});

const { title, embedUrl, url } = calendar;

const EventCalendar = memo(function EventCalendar({ events }: { readonly events: readonly EventEntry[] }) {
  return (
    <section className="print-hidden bg-surface-sunken">
      <div className="wrap grid gap-8 py-16 sm:py-20">
        <SectionHead title={t.calendar} />
        <MonthCalendar events={events} />
        <OtherCalendar />
      </div>
    </section>
  );
});

/** External calendar. Sends no request to the other service before a visitor asks for it. */
function OtherCalendar() {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-5 border-line border-t pt-8">
      <div className="grid gap-2">
        <h3 className="text-heading">{title}</h3>
        <p className="max-w-prose text-muted">{t.googleCalendarHint}</p>
      </div>
      {isShown ? (
        <iframe
          src={embedUrl}
          title={t.eventCalendar}
          referrerPolicy="no-referrer"
          className="panel h-[36rem] w-full"
        />
      ) : (
        <div className="batik-kawung grid min-h-40 place-items-center overflow-hidden rounded-panel border border-line bg-surface-raised text-brand">
          <Button icon={<CalendarIcon />} onClick={() => setShown(true)}>
            {t.showCalendar}
          </Button>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={url} target="_blank" rel="noreferrer" className="text-link inline-flex items-center gap-1.5">
          {t.openCalendar}
          <ExternalIcon className="size-4 shrink-0" />
        </a>
        <a href={toFileAddress('/api/feeds/events.ics')} className="text-link">
          {t.subscribe}
        </a>
      </p>
    </div>
  );
}
