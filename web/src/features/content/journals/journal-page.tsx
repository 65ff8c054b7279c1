import { useEffect, useRef, useState } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/journals';
import { UntranslatedNotice } from '#shared/content/untranslated-notice.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { JournalCard } from './journal-card.tsx';

export default function JournalPage() {
  /** Id of the last row of each loaded page; the next page starts after it. */
  const [ends, setEnds] = useState<readonly string[]>([]);
  return (
    <>
      <PageHero
        title={t.title}
        titleLang="en"
        lead={t.lead}
        tone="teal"
        tiles={['l5 b1 q3 l2', 'g6 k4 l8 e1', 'b7 l3 p6 d5']}
      />
      <UntranslatedNotice />
      <div className="wrap grid gap-6 py-12 sm:py-16">
        {[undefined, ...ends].map((after, index) => (
          <JournalBatch
            key={after ?? 'first'}
            after={after}
            isLast={index === ends.length}
            onMore={(end) => setEnds([...ends, end])}
          />
        ))}
        <NoScriptNotice>
          {fillElements(t.noScript, {
            link: (
              <a className="text-link" href={toAddressPath('/contact')}>
                {t.contactPage}
              </a>
            ),
          })}
        </NoScriptNotice>
      </div>
    </>
  );
}

/** The first page has seven cards; later pages add complete rows (requirements 2.8.1). */
const firstCards = 7;
const moreCards = 6;

interface JournalBatchProps {
  /** Id of the last row of the previous page; undefined starts at the newest. */
  readonly after: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (end: string) => void;
}

function JournalBatch({ after, isLast, onMore }: JournalBatchProps) {
  const size = after === undefined ? firstCards : moreCards;
  // One additional row shows whether there is a next page.
  const list = useEndpoint('listJournals', { limit: size + 1, ...(after === undefined ? {} : { after }) });
  const isReady = list.data !== undefined;
  const top = useFocusWhen(isReady && after !== undefined);
  if (list.isError && !isReady) {
    return <LoadFailure text={t.listLoadError} error={list.error} onRetry={() => list.refetch()} />;
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
          <WithTranslation translation={t.loadMoreTranslation}>
            <Button variant="secondary" lang="en" onClick={() => onMore(end._id)}>
              {t.loadMore}
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
        {t.loading}
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
      <p className="max-w-md text-lg text-muted">{t.empty}</p>
    </div>
  );
}
