import type { QueryKey } from '@tanstack/react-query';
import type { EndpointName, Endpoints } from 'contract';
import type { EndpointInput, EndpointReply } from './client.ts';
import { endpointKey } from './endpoint-key.ts';

/** Endpoints that only read: asking them ahead changes nothing. */
export type ReadName = {
  [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? N : never;
}[EndpointName];

/** How a screen asks. */
interface QuestionOptions<N extends ReadName> {
  /** The screen takes nothing that was said before it was opened. */
  readonly isNew?: boolean;
  /** Once answered it is not asked ahead again. */
  readonly isLasting?: boolean;
  /** As the screen asks: past browser and CDN. */
  readonly fresh?: boolean;
  /** Where the screen keeps the answer; left out as `useEndpoint` does. */
  readonly queryKey?: QueryKey;
  /** What the screen asks once it has this answer. */
  readonly next?: (reply: EndpointReply<N>) => readonly Question[];
}

/** What a screen asks when it opens. */
export interface Question {
  readonly name: ReadName;
  readonly input: EndpointInput<ReadName>;
  readonly queryKey: QueryKey;
  readonly isNew: boolean;
  readonly isLasting: boolean;
  readonly fresh: boolean;
  readonly next: ((reply: never) => readonly Question[]) | undefined;
}

export const question = <N extends ReadName>(
  name: N,
  input: EndpointInput<N>,
  { isNew = false, isLasting = false, fresh = false, queryKey, next }: QuestionOptions<N> = {},
): Question => ({
  name,
  input,
  queryKey: queryKey ?? [...endpointKey(name, input), ...(fresh ? ['fresh'] : [])],
  isNew,
  isLasting,
  fresh,
  next,
});
