import { type StatementRefusal, type StatementRefusalReason, statementLimits } from './statement.ts';

/** Ends the reading of a file. It never leaves this folder: `readStatement` answers it. */
export class Refused extends Error {
  readonly refusal: StatementRefusal;

  constructor(reason: StatementRefusalReason, line: number | null, found: string | null = null) {
    super(reason);
    const characters = [...(found ?? '').replace(/\s+/g, ' ').trim()];
    const cut = characters.slice(0, statementLimits.foundCharacters).join('');
    this.refusal = {
      reason,
      line,
      found: found === null ? null : cut.length < characters.join('').length ? `${cut}…` : cut,
    };
  }
}
