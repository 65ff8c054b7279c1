import { ask } from './ask.ts';
import { type EndpointInput, type EndpointReply, memberRoutes } from './client.ts';
import { endpointKey } from './endpoint-key.ts';
import { askEarly, earlyReply } from './exchange/asked.ts';
import { type EndpointRoutes, isForAnyone, requestOf } from './exchange/requests.ts';
import { queryClient, staleAfterMs } from './query-client.ts';
import type { Question, ReadName } from './question.ts';
import { session } from './session.ts';

/** Undefined until they are there. */
let routes: EndpointRoutes | undefined;
memberRoutes().then(
  (loaded) => {
    routes = loaded;
  },
  // Whoever asks loads them again.
  () => undefined,
);

/** Accounts of which something was taken that is theirs. */
const owners = new Set<string>();

/** Whether a screen of this account stands there with what it had not asked for itself. */
export const hasTaken = (account: string): boolean => owners.has(account);

/**
 * Has the screen that is being opened find what was asked for it and is answered: it is rendered with that at once,
 * instead of first as waiting for it. What must be new it asks for all the same, and what is to be edited as ever.
 */
export function takeReplies(questions: readonly Question[], account: string): void {
  if (routes === undefined || session.userId() !== account) return;
  for (const { name, input, isNew, fresh } of questions) {
    if (fresh) continue;
    const reply = earlyReply(requestOf(name, input, { bearer: session.token(), account }, routes), isNew);
    if (reply === undefined) continue;
    // What a screen keeps elsewhere it makes of the answer first.
    queryClient.setQueryData(endpointKey(name, input), reply);
    if (!isForAnyone(name)) owners.add(account);
  }
}

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
  const known = await memberRoutes();
  if (session.userId() !== account) return;
  const unknown = questions.filter((one) => isUnknown(one, isVisit));
  ask(unknown, { bearer: session.token(), account }, known, askEarly);
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
