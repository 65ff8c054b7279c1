import type { WrittenJournal } from 'contract/content/journals';
import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { JournalCard } from './journal-card.tsx';
import { WrittenFile } from './written-file.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-journal/preview/:id',
  title: 'Pratinjau jurnal',
  duty: 'content',
  prefetch: (visit) => previewQueries('getWrittenJournal', 'journal', visit),
};

export default function PreviewJournalPage() {
  return (
    <PreviewScreen
      kind="journal"
      list="/admin/manage-journal"
      endpoint="getWrittenJournal"
      loadError="Gagal mengambil data jurnal."
    >
      {(journal) => (
        <ul>
          <JournalCard journal={toJournal(journal)} isFeatured download={<WrittenFile journal={journal} />} />
        </ul>
      )}
    </PreviewScreen>
  );
}

const toJournal = ({ publishedAt, ...journal }: WrittenJournal) => ({
  ...journal,
  createdAt: publishedAt ?? journal.updatedAt,
});
