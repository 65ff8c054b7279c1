import type { QueryKey } from '@tanstack/react-query';
import type { EndpointName, Endpoints } from 'contract';
import { accountAhead } from './account-of.ts';
import type { Call, EndpointInput, EndpointReply } from './client.ts';
import { keepsAnswersOf, ofThisVisit, queryClient } from './query-client.ts';
import { endpointKey } from './use-endpoint.ts';

/** Endpoints that only read: asking them ahead changes nothing. */
export type ReadName = {
  [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? N : never;
}[EndpointName];

/** What a screen asks when it opens, under the key that it looks for the answer by. */
export interface Question {
  readonly queryKey: QueryKey;
  readonly ask: (call: Call, signal: AbortSignal) => Promise<unknown>;
  /** The screen takes nothing that was said before it was opened. */
  readonly isNew?: boolean;
  /** Once answered it is not asked ahead again. */
  readonly isLasting?: boolean;
}

/** As `useEndpoint` asks with the same name and input. */
export const question = <N extends ReadName>(
  name: N,
  input: EndpointInput<N>,
  how: Pick<Question, 'isNew' | 'isLasting'> = {},
): Question => ({
  queryKey: endpointKey(name, input),
  ask: (call, signal) => call(name, input, { signal }),
  ...how,
});

/**
 * Asks for an account before the screen that shows the answers is there: it finds them on their way or in the cache.
 * Refused or failed, it asks again itself, and says so. What was said to one account is forgotten with the next, and no
 * answer comes to who is gone by then (decision 0021).
 *
 * @param isVisit the screen is being opened; else it only may be, and what must be new is not asked
 */
export function askAhead(questions: readonly Question[], account: string, isVisit: boolean): void {
  if (!keepsAnswersOf(account)) return;
  const { call } = accountAhead(account);
  for (const { queryKey, ask, isNew = false, isLasting = false } of questions) {
    if (isNew && !isVisit) continue;
    if (isLasting && queryClient.getQueryData(queryKey) !== undefined) continue;
    void queryClient.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => ask(call, signal),
      ...(isNew ? { staleTime: 0 } : {}),
    });
    const query = queryClient.getQueryCache().find({ queryKey });
    if (isNew && query !== undefined) ofThisVisit.add(query);
  }
}

/** What was answered to the same question last, if it was asked. */
export const knownAnswer = <N extends ReadName>(name: N, input: EndpointInput<N>) =>
  queryClient.getQueryData<EndpointReply<N>>(endpointKey(name, input));
