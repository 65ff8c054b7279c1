import { calendar } from 'contract/text/calendar';
import { memo, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { CalendarIcon, ExternalIcon } from '#ui/base/icons.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import type { EventEntry } from './event-entries.ts';
import { MonthCalendar } from './month-calendar.tsx';

const { title, embedUrl, url } = calendar;

interface EventCalendarProps {
  readonly events: readonly EventEntry[];
}

export const EventCalendar = memo(function EventCalendar({ events }: EventCalendarProps) {
  return (
    <section className="print-hidden bg-surface-sunken">
      <div className="wrap grid gap-8 py-16 sm:py-20">
        <SectionHead title="Kalender" />
        <MonthCalendar events={events} />
        <OtherCalendar />
      </div>
    </section>
  );
});

/** External calendar. Sends no request to the other service before a visitor asks for it. */
function OtherCalendar() {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-5 border-line border-t pt-8">
      <div className="grid gap-2">
        <h3 className="text-heading">{title}</h3>
        <p className="max-w-prose text-muted">
          Kalender dimuat dari Google Calendar, yang dapat menyimpan kuki di peramban Anda.
        </p>
      </div>
      {isShown ? (
        <iframe
          src={embedUrl}
          title="Kalender acara"
          referrerPolicy="no-referrer"
          className="panel h-[36rem] w-full"
        />
      ) : (
        <div className="batik-kawung grid min-h-40 place-items-center overflow-hidden rounded-panel border border-line bg-surface-raised text-brand">
          <Button icon={<CalendarIcon />} onClick={() => setShown(true)}>
            Tampilkan kalender
          </Button>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={url} target="_blank" rel="noreferrer" className="text-link inline-flex items-center gap-1.5">
          Buka kalender di tab baru
          <ExternalIcon className="size-4 shrink-0" />
        </a>
        <a href="/api/feeds/events.ics" className="text-link">
          Berlangganan acara (ICS)
        </a>
      </p>
    </div>
  );
}
