import { journalPath } from 'contract/entry-paths';
import type { Journal } from 'contract/journals';
import { indonesianDate } from 'contract/text/dates';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { pickCover } from '#ui/pictures/covers.ts';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { DownloadLink } from './download-link.tsx';
import { journalText } from './journal-text.ts';

/** The first page has seven cards; later pages add complete rows (requirements 2.8.1). */
const firstCards = 7;
const moreCards = 6;

interface JournalBatchProps {
  /** Id of the last row of the previous page; undefined starts at the newest. */
  readonly after: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (end: string) => void;
}

export function JournalBatch({ after, isLast, onMore }: JournalBatchProps) {
  const size = after === undefined ? firstCards : moreCards;
  // One additional row shows whether there is a next page.
  const list = useEndpoint('listJournals', { limit: size + 1, ...(after === undefined ? {} : { after }) });
  const isReady = list.data !== undefined;
  const top = useFocusWhen(isReady && after !== undefined);
  if (list.isError && !isReady) {
    return (
      <LoadFailure
        text="Daftar jurnal tidak dapat dimuat."
        error={list.error}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (list.data === undefined) return <Waiting count={size} />;
  const rows = list.data.slice(0, size);
  const end = rows.at(-1);
  if (end === undefined) return after === undefined ? <Nothing /> : null;
  return (
    <>
      <ul ref={top} tabIndex={-1} className="grid gap-6 outline-none sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((journal, index) => (
          <JournalCard
            key={journal._id}
            journal={journal}
            isFeatured={index === 0 && after === undefined && rows.length === firstCards}
          />
        ))}
      </ul>
      {isLast && list.data.length > size && (
        <div className="mt-4 grid justify-items-center">
          <WithTranslation translation="Muat lebih banyak">
            <Button variant="secondary" lang="en" onClick={() => onMore(end._id)}>
              {journalText.loadMore}
            </Button>
          </WithTranslation>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the first new card, because the pressed button no longer exists. */
function useFocusWhen(isWanted: boolean) {
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return place;
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div role="status">
      <span className="sr-only" lang="en">
        Loading...
      </span>
      <div aria-hidden="true" className="grid animate-pulse gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            key={index}
            className={`panel min-h-64 bg-surface-sunken shadow-none ${index === 0 && count === firstCards ? 'sm:col-span-2 lg:col-span-3' : ''}`}
          />
        ))}
      </div>
    </div>
  );
}

function Nothing() {
  return (
    <div className="grid justify-items-center gap-5 py-12 text-center">
      <Mosaic rows={['l5 l2 l4']} className="w-60 rounded-panel" />
      <p className="max-w-md text-lg text-muted">{journalText.empty}</p>
    </div>
  );
}

interface JournalCardProps {
  readonly journal: Journal;
  readonly isFeatured: boolean;
}

function JournalCard({ journal, isFeatured }: JournalCardProps) {
  const { title, description, createdAt } = journal;
  return (
    <li
      className={`panel grid min-w-0 overflow-hidden ${isFeatured ? 'sm:col-span-2 lg:col-span-3 lg:grid-cols-[20rem_1fr]' : 'grid-rows-[auto_1fr]'}`}
    >
      <Mosaic rows={pickCover(title)} className={`h-20 w-full ${isFeatured ? 'lg:hidden' : ''}`} />
      {isFeatured && <Mosaic rows={['l5 b2', 'k4 g1']} className="hidden h-full min-h-72 w-full lg:block" />}
      <div className={`flex flex-col items-start gap-3 p-6 ${isFeatured ? 'sm:p-8 lg:p-10' : ''}`}>
        <p className="font-semibold text-accent text-sm">
          <time dateTime={createdAt}>{indonesianDate(createdAt)}</time>
        </p>
        <h2 className={isFeatured ? 'max-w-2xl text-title' : 'text-heading'}>
          <Link to={journalPath(journal._id)} className="no-underline hover:text-brand hover:underline">
            {title}
          </Link>
        </h2>
        <p className={`text-muted ${isFeatured ? 'max-w-prose' : 'line-clamp-4'}`}>{description}</p>
        <DownloadLink journal={journal} />
      </div>
    </li>
  );
}
