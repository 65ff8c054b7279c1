import { useQueryClient } from '@tanstack/react-query';
import { renderedAt } from 'contract/rendering';
import * as t from '#messages/features/events/events';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { type EventEntry, isOver } from './event-entries.ts';

type EventState = 'coming' | 'running' | 'over' | 'cancelled';

export const eventStateLabels: Readonly<Record<EventState, string>> = {
  coming: t.coming,
  running: t.running,
  over: t.over,
  cancelled: t.cancelled,
};

/** Returns the state of an event; null for prerendered pages, whose reading time is unknown. */
export function useEventState(event: EventEntry): EventState | null {
  const moment = useMoment();
  if (event.isCancelled) return 'cancelled';
  if (moment === null) return null;
  if (isOver(event, moment)) return 'over';
  return Date.parse(event.startDate) > moment ? 'coming' : 'running';
}

/**
 * Returns the time that separates past from upcoming events, in milliseconds. During hydration this is the
 * time of the server rendering. Returns null for prerendered pages, whose reading time is unknown.
 */
export function useMoment(): number | null {
  const client = useQueryClient();
  if (useHydrated()) return Date.now();
  const rendered = client.getQueryData<string>([renderedAt]);
  return rendered === undefined ? null : Date.parse(rendered);
}
