import { builtInEvents } from 'contract/built-in/events';
import { ApiError } from 'contract/errors';
import { isBuiltInId } from 'contract/rendering';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/events';
import { Head } from '#shared/public/head.tsx';
import { NoSuchEntry } from '#shared/public/no-such-entry.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { EventArticle } from './article/event-article.tsx';
import { fromBuiltIn, fromStored, useEvents } from './event-entries.ts';
import { RecentEvents } from './recent-events.tsx';

/** A numeric id selects the built-in event at that position; other ids select stored ones. */
export default function EventDetailsPage() {
  const { id = '' } = useParams();
  return (
    <TwoColumns side={<Side />}>
      <BackLink to="/event">{t.allEvents}</BackLink>
      {isBuiltInId(id) ? <BuiltIn position={Number(id)} /> : <Stored id={id} />}
    </TwoColumns>
  );
}

function Side() {
  const { events } = useEvents();
  return <RecentEvents events={events} />;
}

const notFound = <NoSuchEntry title={t.notFound} text={t.notFound} lang="en" />;

function BuiltIn({ position }: { readonly position: number }) {
  const event = builtInEvents[position - 1];
  if (event === undefined) return notFound;
  const content = event.content.map((line) => ({ type: 'text', content: line }) as const);
  return <EventArticle event={fromBuiltIn(event)} texts={{ content, link: [...event.link] }} />;
}

function Stored({ id }: { readonly id: string }) {
  const event = useEndpoint('getEvent', { id }, { keepRefusal: true });
  if (event.data === undefined && event.error instanceof ApiError && event.error.status < 500)
    return notFound;
  return (
    <>
      {event.data === undefined && <Head title={t.heading} />}
      <RecordScreen record={event} isBrief loadError={t.eventLoadError}>
        {(data) => (
          <EventArticle
            event={fromStored(data)}
            texts={data}
            programme={data.programme}
            materials={data.materials}
            cancelReason={data.cancelReason}
          />
        )}
      </RecordScreen>
    </>
  );
}
