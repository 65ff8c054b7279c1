import { createHash } from 'node:crypto';
import type { StatementLine } from 'contract/rules/money/statements/statement';
import { normalise } from 'contract/text/search-words';

type IdentifyingFields = Pick<StatementLine, 'date' | 'amountInSen' | 'narrative' | 'balance'>;

/** Returns the hash by which a transfer is recognized in other files: all fields that every bank reports. */
const hashLine = (account: string, { date, amountInSen, narrative, balance }: IdentifyingFields): string =>
  createHash('sha256')
    .update(JSON.stringify([account, date, amountInSen, normalise(narrative), balance]))
    .digest('hex')
    .slice(0, 32);

/**
 * Computes the ids of lines, in their order. Equal lines are numbered within the file: two equal transfers of
 * one day get two ids, and the next file gets the same two ids (decision 0074).
 */
export function computeLineIds(account: string, lines: readonly IdentifyingFields[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = hashLine(account, line);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}x${count}`;
  });
}
