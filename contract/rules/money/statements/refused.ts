import { type StatementRefusal, type StatementRefusalReason, statementLimits } from './statement.ts';

/** Stops the parsing of a file. `parseStatement` catches it and returns the refusal. */
export class StatementRefusedError extends Error {
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
