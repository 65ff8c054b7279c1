import { useQueryClient } from '@tanstack/react-query';
import { renderedAt } from 'contract/rendering';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

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
