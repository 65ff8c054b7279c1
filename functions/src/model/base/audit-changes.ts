import { isDeepStrictEqual } from 'node:util';
import { isSecret } from 'contract/rules/audit/personal-fields';
import type { AuditChange, AuditValue } from '#data/records.ts';

/** Letters that are kept of a value; an entry stays small whatever is edited. */
const mostLetters = 500;

/** A value of a record as entries of the audit tell it. */
export function auditValueOf(value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

const isLong = (value: AuditValue): value is string =>
  typeof value === 'string' && value.length > mostLetters;

/** Letters that stay before the first that differs, so that one sees where it is. */
const lettersBefore = 80;

/** Two values at most `mostLetters` long, from shortly before they differ: their difference shows wherever it is. */
function cutTogether(old: AuditValue, next: AuditValue): readonly [AuditValue, AuditValue] {
  const [a, b] = [String(old ?? ''), String(next ?? '')];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const start = Math.max(0, same - lettersBefore);
  const cut = (value: AuditValue): AuditValue => {
    if (typeof value !== 'string') return value;
    const end = start + mostLetters;
    return `${start > 0 ? '…' : ''}${value.slice(start, end)}${end < value.length ? '…' : ''}`;
  };
  return [cut(old), cut(next)];
}

/**
 * What an edit changes, field by field, as an entry of the audit tells it: fields that stay the same are left out, long
 * values cut, and of a secret one, or a tax number, it is only told that it changed.
 *
 * @param after what is written; fields that it leaves out stay
 */
export function changesOf<T extends object>(before: T, after: Partial<NoInfer<T>>): AuditChange[] {
  return Object.entries(after).flatMap(([field, value]): AuditChange[] => {
    const stored: unknown = before[field as keyof T];
    if (value === undefined || isDeepStrictEqual(value, stored)) return [];
    const [old, next] = [auditValueOf(stored), auditValueOf(value)];
    if (old === next) return [];
    if (isSecret(field)) return [{ field, old: null, new: null }];
    if (!isLong(old) && !isLong(next)) return [{ field, old, new: next }];
    const [cutOld, cutNew] = cutTogether(old, next);
    return [{ field, old: cutOld, new: cutNew, isCut: true }];
  });
}
