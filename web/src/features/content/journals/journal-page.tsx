import { useState } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/features/content/journals';
import { UntranslatedNotice } from '#shared/content/untranslated-notice.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { JournalBatch } from './journal-batch.tsx';

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
