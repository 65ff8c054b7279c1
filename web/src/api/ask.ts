import type { AskEarly } from './exchange/asked.ts';
import { type EndpointRoutes, requestOf, type Sender } from './exchange/requests.ts';
import type { Question } from './question.ts';

/** Asks all of this at once, and then what the answers lead to; what is refused leads to nothing. */
export function ask(
  questions: readonly Question[],
  sender: Sender,
  memberRoutes: EndpointRoutes,
  askEarly: AskEarly,
): void {
  for (const { name, input, fresh, next } of questions) {
    const request = requestOf(name, input, sender, memberRoutes);
    const answer = askEarly(request, fresh);
    if (next === undefined) continue;
    const goOn = async ({ status, body }: Awaited<typeof answer>) => {
      if (status === 200) ask(next(JSON.parse(await body.text()) as never), sender, memberRoutes, askEarly);
    };
    // Whoever needs the answer says what is wrong with it.
    answer.then(goOn).catch(() => undefined);
  }
}
