import { hasOpenRequest, isStaff } from 'contract/rules/membership';
import { type ImportColumn, keyColumns } from 'contract/rules/people/import-columns';
import { normalizePhone } from 'contract/rules/people/phone-numbers';
import type { ImportValueChange } from 'contract/schemas/imports/member-imports';
import { isoDate } from 'contract/text/dates';
import type { UserRecord } from '#data/records.ts';
import type { RowValues } from './row-values.ts';

const oneLineBreak = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns a stored value in the form of a cell; empty for none. */
export function storedValue(user: UserRecord, column: ImportColumn): string {
  if (column === 'joinedAt') return isoDate(user.createdAt);
  if (column === 'validUntil') return user.validUntil === null ? '' : isoDate(user.validUntil);
  if (column === 'consentOn') return '';
  if (column === 'memberNumber') return user.memberNumber ?? '';
  if (column === 'email') return user.email.toLowerCase();
  if (column === 'phoneNumber') return normalizePhone(user.phoneNumber);
  return oneLineBreak(user[column] ?? '');
}

/**
 * Returns whether an import may write a value. It never shortens a membership, nor decides about an open request or a
 * seat that an institution pays. Admins are changed on their own page only.
 */
function mayWrite(user: UserRecord, column: ImportColumn, value: string): boolean {
  if (user.role === 'Admin') return false;
  if (column === 'validUntil')
    return !hasOpenRequest(user.isActive) && !isStaff(user) && value > storedValue(user, column);
  return true;
}

interface Comparison {
  readonly changes: ImportValueChange[];
  readonly differences: ImportValueChange[];
}

/** Compares a row with a person. An empty cell changes nothing; a filled one fills, or replaces by `overrides`. */
export function compareValues(
  values: RowValues,
  user: UserRecord,
  overrides: readonly ImportColumn[],
): Comparison {
  const comparison: Comparison = { changes: [], differences: [] };
  for (const [column, value] of Object.entries(values) as [ImportColumn, string][]) {
    if (column === 'consentOn') continue;
    const from = storedValue(user, column);
    const to = oneLineBreak(value);
    if (from === to) continue;
    const isAllowed = from === '' || (overrides.includes(column) && !keyColumns.includes(column));
    const isWritten = isAllowed && mayWrite(user, column, to);
    comparison[isWritten ? 'changes' : 'differences'].push({ column, from, to });
  }
  return comparison;
}
