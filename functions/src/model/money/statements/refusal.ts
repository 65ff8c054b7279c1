import type { StatementReading, StatementRefusalReason } from 'contract/rules/money/statements/statement';

export type Refused = Extract<StatementReading, { kind: 'refused' }>;

/** Returns the refusal of a whole file, without a line number. */
export const toRefusal = (reason: StatementRefusalReason, found: string | null = null): Refused => ({
  kind: 'refused',
  refusal: { reason, line: null, found },
});
