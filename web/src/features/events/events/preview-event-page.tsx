import type { WrittenEvent } from 'contract/events/events';
import { dayStart } from 'contract/text/dates';
import { useState } from 'react';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EventArticle } from './article/event-article.tsx';
import { type EventEntry, fromStored } from './event-entries.ts';

export default function PreviewEventPage() {
  // A draft without dates is shown as a future event.
  const [nextWeek] = useState(() => dayStart(new Date(), 7).toISOString());
  return (
    <PreviewScreen
      kind="event"
      list="/admin/manage-event"
      endpoint="getWrittenEvent"
      loadError="Gagal mengambil data event!"
    >
      {(event) => (
        <div className="grid gap-5">
          {(event.startDate === null || event.endDate === null) && (
            <Notice tone="info">Tanggal acara belum lengkap. Pratinjau memakai tanggal lain.</Notice>
          )}
          <EventArticle event={toEntry(event, nextWeek)} texts={event} isPreview />
        </div>
      )}
    </PreviewScreen>
  );
}

/** Fills in missing dates of a draft: the other date, or `otherwise`. */
function toEntry({ category, startDate, endDate, ...event }: WrittenEvent, otherwise: string): EventEntry {
  const dates = {
    startDate: startDate ?? endDate ?? otherwise,
    endDate: endDate ?? startDate ?? otherwise,
  };
  const stored = { ...event, ...dates, category: category ?? 'workshop', createdAt: event.updatedAt };
  return { ...fromStored(stored), category: category === null ? [] : [category] };
}
