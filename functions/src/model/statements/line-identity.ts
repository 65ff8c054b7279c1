import { createHash } from 'node:crypto';
import type { StatementLine } from 'contract/rules/money/statements/statement';
import { normalise } from 'contract/words/search-words';

type Told = Pick<StatementLine, 'date' | 'sen' | 'narrative' | 'balance'>;

/** What a transfer is known by when it comes again in another file: all that banks tell of it. */
const keyOf = (account: string, { date, sen, narrative, balance }: Told): string =>
  createHash('sha256')
    .update(JSON.stringify([account, date, sen, normalise(narrative), balance]))
    .digest('hex')
    .slice(0, 32);

/**
 * The ids of lines, in their order. Those that are alike are numbered within the file, so that two equal transfers of
 * one day are two, and the same two in the next file are no more (decision 0074).
 */
export function idsOfLines(account: string, lines: readonly Told[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(account, line);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}x${count}`;
  });
}
