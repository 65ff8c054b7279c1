import { type Answer, type Exchange, exchange, type Request } from './exchange.ts';

interface Asked {
  readonly answer: Promise<Answer>;
  readonly end: AbortController;
  /** When it grows too old to be taken, in milliseconds since 1970; never while it is on its way. */
  until: number;
  /** What it says, once that is there: only of an answer in JSON that refuses nothing. */
  reply?: unknown;
}

/** How long an answer waits for who needs it: the code of a screen may be on its way. */
const keptMs = 10_000;

const asked = new Map<string, Asked>();

/** Address, token and account: whoever would send another request gets nothing of this one. */
const keyOf = ({ method, url, headers }: Request, fresh = false): string =>
  JSON.stringify([method, url, headers, fresh]);

/** Sends a request that only reads, before whoever needs the answer is there. */
export type AskEarly = (request: Request, fresh?: boolean) => Promise<Answer>;

/** Asked for again before the answer was taken, it is not sent again. */
export const askEarly: AskEarly = (request, fresh) => {
  for (const [key, { until }] of asked) if (until < Date.now()) asked.delete(key);
  const key = keyOf(request, fresh);
  const known = asked.get(key);
  if (known !== undefined) return known.answer;
  const end = new AbortController();
  const answer = exchange(request, { fresh, signal: end.signal });
  const early: Asked = { answer, end, until: Number.POSITIVE_INFINITY };
  asked.set(key, early);
  answer.then(
    ({ status, body }) => {
      early.until = Date.now() + keptMs;
      if (status !== 200 || !body.type.startsWith('application/json')) return;
      body.text().then(
        (text) => {
          early.reply = JSON.parse(text);
        },
        () => undefined,
      );
    },
    // Whoever needs it asks again.
    () => asked.get(key) === early && asked.delete(key),
  );
  return answer;
};

/**
 * What the answer to exactly this request says, where it was asked early and is there; undefined otherwise.
 *
 * @param isLeft whether whoever sends the request takes the answer all the same
 */
export function earlyReply(request: Request, isLeft: boolean): unknown {
  const key = keyOf(request);
  const early = asked.get(key);
  if (early?.reply === undefined || early.until < Date.now()) return undefined;
  if (!isLeft) asked.delete(key);
  return early.reply;
}

/** As `exchange`; takes the answer to exactly this request, where it was asked early, once. */
export const exchangeOrTake: Exchange = async (request, options) => {
  if (request.method !== 'GET') return exchangeChange(request, options);
  const key = keyOf(request, options.fresh);
  const early = asked.get(key);
  asked.delete(key);
  if (early === undefined || early.until < Date.now()) return exchange(request, options);
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', () => early.end.abort());
  return early.answer;
};

/** What was said before something changed, or while it did, no longer counts. */
const exchangeChange: Exchange = (request, options) => {
  asked.clear();
  return exchange(request, options).finally(() => asked.clear());
};
