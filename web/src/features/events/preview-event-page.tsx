import type { WrittenEvent } from 'contract/events';
import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EventArticle } from './event-article.tsx';
import { type EventEntry, fromStored } from './event-entries.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-event/preview/:id',
  title: 'Pratinjau acara',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => previewQueries('getWrittenEvent', id),
};

export default function PreviewEventPage() {
  return (
    <PreviewScreen
      list="/admin/manage-event"
      endpoint="getWrittenEvent"
      loadError="Gagal mengambil data event!"
    >
      {(event) => (
        <div className="grid gap-5">
          {(event.startDate === null || event.endDate === null) && (
            <Notice tone="info">Tanggal acara belum lengkap. Pratinjau memakai tanggal lain.</Notice>
          )}
          <EventArticle event={toEntry(event)} content={event.content} isPreview />
        </div>
      )}
    </PreviewScreen>
  );
}

/** Fills in missing dates of a draft: the other date, or the date of its last change. */
function toEntry({ category, startDate, endDate, ...event }: WrittenEvent): EventEntry {
  const dates = {
    startDate: startDate ?? endDate ?? event.updatedAt,
    endDate: endDate ?? startDate ?? event.updatedAt,
  };
  const stored = { ...event, ...dates, category: category ?? 'workshop', createdAt: event.updatedAt };
  return { ...fromStored(stored), category: category === null ? [] : [category] };
}
