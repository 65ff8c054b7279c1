import { memo } from 'react';
import { dayRange } from '#parts/public/day-range.ts';
import { eventPath } from '#parts/public/entry-paths.ts';
import { MiniList, SideBlock } from '#parts/public/side-block.tsx';
import { CutText } from '#ui/base/cut-text.tsx';
import { type EventEntry, eventLimits } from './event-entries.ts';

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
          name: title,
          title: <CutText text={title} at={eventLimits.sideTitle} />,
          note: dayRange(startDate, endDate),
        }))}
      />
    </SideBlock>
  );
});
