import { eventCategories } from 'contract/rules/categories';
import { memo } from 'react';
import type { PublicScreen } from '#api/screens/screen.ts';
import { CategoryBlock, FilterNote } from '#shared/public/category-filter.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { countBy, useListFilter } from '#ui/lists/use-list-filter.ts';
import { EventCalendar } from './event-calendar.tsx';
import { categoryLabels, type EventEntry, useEvents } from './event-entries.ts';
import { EventParts } from './event-parts.tsx';
import { RecentEvents } from './recent-events.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/event',
  title: 'Event',
  description: 'Lokakarya, seminar, festival, dan lomba sistem informasi, beserta kalendernya.',
};

const tiles = ['s7 w6 d4 n2', 'c2 s5 k3 w1', 'g8 r2 s4 p7'];

const isIn = ({ category }: EventEntry, value: string): boolean => category.some((one) => one === value);

export default function EventPage() {
  const { events, isError, refetch } = useEvents();
  return <Events events={events} isError={isError} refetch={refetch} />;
}

type EventsProps = ReturnType<typeof useEvents>;

const Events = memo(function Events({ events, isError, refetch }: EventsProps) {
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
        title="Event"
        titleLang="en"
        lead="Lokakarya, seminar, festival, dan lomba: bertemu, belajar, dan berkarya bersama."
        tone="teal"
        tiles={tiles}
      />
      <TwoColumns side={side}>
        <FilterNote
          noun="acara"
          count={results.length}
          category={category}
          labels={categoryLabels}
          all="/event"
        />
        {isError && (
          <Notice tone="error" onRetry={() => refetch()}>
            Sebagian acara tidak dapat dimuat.
          </Notice>
        )}
        <EventParts events={results} />
        <NoScriptNotice>
          Kategori dan kalender memerlukan JavaScript, yang tidak aktif di peramban ini. Semua acara ada di{' '}
          <a className="text-link" href="/api/feeds/events.ics">
            kalender (ICS)
          </a>
          .
        </NoScriptNotice>
      </TwoColumns>
      <EventCalendar events={events} />
    </>
  );
});
