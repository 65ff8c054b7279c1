import memberRoutes from 'virtual:member-routes';
import { ask } from '#api/ask.ts';
import type { AskEarly } from '#api/exchange/asked.ts';
import { session } from '#api/session.ts';
import { type Firsts, questionsAt } from './firsts.ts';

/**
 * Asks what the screen at this address is going to ask, before its code is there.
 *
 * @returns whether the stored token, by what it says of itself, leads there; the guards have the last word
 */
export function askFirst(firsts: Firsts, askEarly: AskEarly): boolean {
  const account = session.userId();
  if (account === null || !firsts.isLikely()) return false;
  const { pathname, search } = location;
  // Where the router keeps the state of an entry.
  const place = { pathname, search, state: history.state?.usr ?? null };
  const questions = questionsAt(firsts, place, account);
  ask(questions, { bearer: session.token(), account }, memberRoutes, askEarly);
  return true;
}

/** What a script has that web/first-scripts-plugin.ts makes, for one kind of screens. */
export interface FirstScript {
  readonly askFirst: (askEarly: AskEarly) => boolean;
}
