import { ask } from './ask.ts';
import { type EndpointInput, type EndpointReply, memberRoutes } from './client.ts';
import { endpointKey } from './endpoint-key.ts';
import { askEarly } from './exchange/asked.ts';
import { queryClient, staleAfterMs } from './query-client.ts';
import type { Question, ReadName } from './question.ts';
import { session } from './session.ts';

/**
 * Asks for an account before the screen that shows the answers is there: this takes them as if it had asked just then,
 * and says what they refuse. They are only for who asks the same as the same account with the same token.
 *
 * @param isVisit the screen is being opened; else it only may be, and what must be new is not asked
 */
export async function askAhead(
  questions: readonly Question[],
  account: string,
  isVisit: boolean,
): Promise<void> {
  const routes = await memberRoutes();
  if (session.userId() !== account) return;
  const unknown = questions.filter((one) => isUnknown(one, isVisit));
  ask(unknown, { bearer: session.token(), account }, routes, askEarly);
}

/** Whether the screen is going to ask this itself. */
function isUnknown({ queryKey, isNew, isLasting }: Question, isVisit: boolean): boolean {
  if (isNew && !isVisit) return false;
  const known = queryClient.getQueryState(queryKey);
  if (known === undefined || known.data === undefined) return known?.fetchStatus !== 'fetching';
  if (known.fetchStatus === 'fetching' || isLasting) return false;
  return isNew || known.isInvalidated || Date.now() - known.dataUpdatedAt > staleAfterMs;
}

/** What was answered to the same question last, if it was asked. */
export const knownAnswer = <N extends ReadName>(name: N, input: EndpointInput<N>) =>
  queryClient.getQueryData<EndpointReply<N>>(endpointKey(name, input));
