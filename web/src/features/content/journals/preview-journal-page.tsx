import type { WrittenJournal } from 'contract/content/journals';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { JournalCard } from './journal-card.tsx';
import { WrittenFile } from './written-file.tsx';

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
