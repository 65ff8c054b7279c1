import { isDeepStrictEqual } from 'node:util';
import { isSecret } from 'contract/rules/audit/personal-fields';
import type { AuditChange, AuditValue } from '#data/records.ts';

/** Maximum characters of a value, so that entries stay small. */
const maxCharacters = 500;

export function toAuditValue(value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

const isLong = (value: AuditValue): value is string =>
  typeof value === 'string' && value.length > maxCharacters;

/** Characters retained before the first difference, as context. */
const contextCharacters = 80;

/** Truncates from shortly before the values differ, so that the difference is visible. */
function truncateAtDifference(old: AuditValue, next: AuditValue): readonly [AuditValue, AuditValue] {
  const [a, b] = [String(old ?? ''), String(next ?? '')];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const start = Math.max(0, same - contextCharacters);
  const cut = (value: AuditValue): AuditValue => {
    if (typeof value !== 'string') return value;
    const end = start + maxCharacters;
    return `${start > 0 ? '…' : ''}${value.slice(start, end)}${end < value.length ? '…' : ''}`;
  };
  return [cut(old), cut(next)];
}

/**
 * Computes the changes of an edit. Omits unchanged fields, truncates long values, and includes no values of
 * secrets and tax numbers. Fields missing in `after` stay unchanged.
 */
export function computeChanges<T extends object>(before: T, after: Partial<NoInfer<T>>): AuditChange[] {
  return Object.entries(after).flatMap(([field, value]): AuditChange[] => {
    const stored: unknown = before[field as keyof T];
    if (value === undefined || isDeepStrictEqual(value, stored)) return [];
    const [old, next] = [toAuditValue(stored), toAuditValue(value)];
    if (old === next) return [];
    if (isSecret(field)) return [{ field, old: null, new: null }];
    if (!isLong(old) && !isLong(next)) return [{ field, old, new: next }];
    const [cutOld, cutNew] = truncateAtDifference(old, next);
    return [{ field, old: cutOld, new: cutNew, isCut: true }];
  });
}
