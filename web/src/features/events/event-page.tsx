import { eventCategories } from 'contract/rules/categories';
import { memo } from 'react';
import { PageHero } from '#parts/public/page-hero.tsx';
import { CategoryList, SideBlock } from '#parts/public/side-block.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { countBy, useListFilter } from '#ui/lists/use-list-filter.ts';
import { categoryLabels, type EventEntry, useEvents } from './entries.ts';
import { EventCalendar } from './event-calendar.tsx';
import { EventEntryCard } from './event-entry-card.tsx';
import { RecentEvents } from './recent-events.tsx';

const tiles = ['s7 w6 d4 n2', 'c2 s5 k3 w1', 'g8 r2 s4 p7'];

const isIn = ({ category }: EventEntry, value: string): boolean => category.some((one) => one === value);

/** The list of events, with categories in the address, and the calendar. */
export default function EventPage() {
  const { events, isError, refetch } = useEvents();
  return <Events events={events} isError={isError} refetch={refetch} />;
}

type EventsProps = ReturnType<typeof useEvents>;

const Events = memo(function Events({ events, isError, refetch }: EventsProps) {
  const { category, addressWith } = useListFilter('/event');
  const shown = category === null ? events : events.filter((event) => isIn(event, category));
  const countOf = countBy(events, isIn);
  const side = (
    <>
      <RecentEvents events={events} />
      <SideBlock title="CATEGORIES" lang="en">
        <CategoryList
          chosen={category}
          addressOf={(value) => addressWith('category', value)}
          entries={eventCategories.map((value) => ({
            value,
            label: categoryLabels[value],
            count: countOf(value),
          }))}
        />
      </SideBlock>
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
        <FilterNote category={category} count={shown.length} />
        {isError && (
          <Notice tone="error" onRetry={() => refetch()}>
            Sebagian acara tidak dapat dimuat.
          </Notice>
        )}
        <ul className="grid gap-6 sm:grid-cols-2">
          {shown.map((event, index) => (
            <li key={event.id} className="grid">
              <EventEntryCard event={event} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </TwoColumns>
      <EventCalendar />
    </>
  );
});

interface FilterNoteProps {
  readonly category: string | null;
  readonly count: number;
}

/** What the list is limited to, how much that is, and the way back to everything. */
function FilterNote({ category, count }: FilterNoteProps) {
  if (category === null) return <div role="status" className="hidden" />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">
        {count === 0 ? 'Tidak ada acara' : `${count} acara`}
        {' dalam kategori '}
        <span lang="en">{categoryLabels[category as keyof typeof categoryLabels] ?? category}</span>
      </p>
      <ButtonLink to="/event" preventScrollReset variant="quiet" size="small">
        Hapus saringan
      </ButtonLink>
    </div>
  );
}
