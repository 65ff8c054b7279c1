import { statementRefusals } from 'contract/text/statement-refusals';
import type { StatementRefusal } from './statement.ts';

/** Formats a refusal as a sentence: 'Baris 14: «31/02» bukan tanggal yang ada.' */
export function statementRefusalText({ reason, line, found }: StatementRefusal): string {
  const text = statementRefusals[reason].replace('{found}', () => found ?? '-');
  return line === null ? text : `Baris ${line}: ${text}`;
}
