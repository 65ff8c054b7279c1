import { useQueryClient } from '@tanstack/react-query';
import { renderedAt } from 'contract/rendering';
import { useHydrated } from '#ui/late/use-hydrated.ts';

/**
 * The moment by which events are over or to come, in milliseconds: now; while the HTML of a page is taken over, the one
 * that it was rendered at; null for a page of the build, which does not know on which day it is read.
 */
export function useMoment(): number | null {
  const client = useQueryClient();
  if (useHydrated()) return Date.now();
  const rendered = client.getQueryData<string>([renderedAt]);
  return rendered === undefined ? null : Date.parse(rendered);
}
