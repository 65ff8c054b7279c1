import { calendar } from 'contract/words/calendar';
import { useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { CalendarIcon, ExternalIcon } from '#ui/base/icons.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';

const { embedUrl, url } = calendar;

/** The calendar of another service: nothing is asked of it before a visitor wants it. */
export function EventCalendar() {
  const [isShown, setShown] = useState(false);
  return (
    <section className="print-hidden bg-surface-sunken">
      <div className="wrap grid gap-8 py-16 sm:py-20">
        <SectionHead
          title="Kalender"
          lead="Kalender dimuat dari Google Calendar, yang dapat menyimpan kuki di peramban Anda."
        />
        {isShown ? (
          <iframe
            src={embedUrl}
            title="Kalender acara"
            referrerPolicy="no-referrer"
            className="panel h-[36rem] w-full"
          />
        ) : (
          <div className="batik-kawung grid min-h-64 place-items-center overflow-hidden rounded-panel border border-line bg-surface-raised text-brand">
            <Button icon={<CalendarIcon />} onClick={() => setShown(true)}>
              Tampilkan kalender
            </Button>
          </div>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex items-center gap-1.5"
          >
            Buka kalender di tab baru
            <ExternalIcon className="size-4 shrink-0" />
          </a>
          <a href="/api/feeds/events.ics" className="text-link">
            Berlangganan acara (ICS)
          </a>
        </p>
      </div>
    </section>
  );
}
