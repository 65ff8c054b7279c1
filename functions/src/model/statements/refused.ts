import type { StatementReading, StatementRefusalReason } from 'contract/rules/money/statements/statement';

export type Refused = Extract<StatementReading, { kind: 'refused' }>;

/** A file that is refused as a whole, in no line of it. */
export const refused = (reason: StatementRefusalReason, found: string | null = null): Refused => ({
  kind: 'refused',
  refusal: { reason, line: null, found },
});
