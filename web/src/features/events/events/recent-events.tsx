import { eventPath } from 'contract/entry-paths';
import { memo } from 'react';
import * as t from '#messages/features/events/events';
import { dayRange } from '#shared/public/day-range.ts';
import { MiniList, SideBlock } from '#shared/public/side-block.tsx';
import { TruncatedText } from '#ui/base/truncated-text.tsx';
import { type EventEntry, eventLimits } from './event-entries.ts';

interface RecentEventsProps {
  readonly events: readonly EventEntry[];
}

export const RecentEvents = memo(function RecentEvents({ events }: RecentEventsProps) {
  return (
    <SideBlock title={t.recentEvents}>
      <MiniList
        entries={events.slice(0, eventLimits.recent).map(({ id, title, picture, startDate, endDate }) => ({
          to: eventPath(id),
          picture,
          name: title,
          title: <TruncatedText text={title} at={eventLimits.sideTitle} />,
          note: dayRange(startDate, endDate),
        }))}
      />
    </SideBlock>
  );
});
