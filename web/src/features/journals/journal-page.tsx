import { useState } from 'react';
import type { PublicScreen } from '#api/screens/screen.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { JournalBatch } from './journal-batch.tsx';
import { journalText } from './journal-text.ts';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/journal',
  title: 'Journal',
  description:
    'Artikel dan terbitan anggota tentang sistem informasi di Indonesia, untuk dibaca dan diunduh.',
};

export default function JournalPage() {
  /** Id of the last row of each loaded page; the next page starts after it. */
  const [ends, setEnds] = useState<readonly string[]>([]);
  return (
    <>
      <PageHero
        title={journalText.heading}
        titleLang="en"
        lead={journalText.lead}
        tone="teal"
        tiles={['l5 b1 q3 l2', 'g6 k4 l8 e1', 'b7 l3 p6 d5']}
      />
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
          Daftar jurnal dimuat dengan JavaScript, yang tidak aktif di peramban ini. Tanyakan kepada kami lewat{' '}
          <a className="text-link" href="/contact">
            halaman kontak
          </a>
          .
        </NoScriptNotice>
      </div>
    </>
  );
}
