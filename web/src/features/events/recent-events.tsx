import { memo } from 'react';
import { MiniList, SideBlock } from '#parts/public/side-block.tsx';
import { CutText } from '#ui/base/cut-text.tsx';
import { dayRange } from './day-range.ts';
import { type EventEntry, eventLimits, eventPath } from './event-entries.ts';

interface RecentEventsProps {
  /** The latest start first. */
  readonly events: readonly EventEntry[];
}

/** The newest five events, small. */
export const RecentEvents = memo(function RecentEvents({ events }: RecentEventsProps) {
  return (
    <SideBlock title="RECENT EVENT" lang="en">
      <MiniList
        entries={events.slice(0, eventLimits.recent).map(({ id, title, picture, startDate, endDate }) => ({
          to: eventPath(id),
          picture,
          title: <CutText text={title} at={eventLimits.sideTitle} />,
          note: dayRange(startDate, endDate),
        }))}
      />
    </SideBlock>
  );
});
