import { limits } from 'contract/rules/limits';
import { wording } from 'contract/text/wording';

/** Half of a surrogate pair. Firestore and most programs refuse or change it. */
const loneSurrogate = /\p{Surrogate}/u;

/** More than any form has. JSON can be deeper than the stack. */
const maxDepth = 100;

const isWellFormed = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth < maxDepth && Object.values(value).every((inner) => isWellFormed(inner, depth + 1));
};

/** Returns bytes of a field in UTF-8. Pictures in JSON count zero, because they become files. */
const sizeOf = (value: unknown): number =>
  typeof value === 'string' && value.startsWith('data:image/')
    ? 0
    : Buffer.byteLength(JSON.stringify(value) ?? '');

/**
 * Finds malformed Unicode, values that are nested too deep, and more text in total than a record can store. For too
 * much text, only the largest field has a message.
 */
export function textProblems(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const broken = Object.entries(fields).filter(([, value]) => !isWellFormed(value));
  if (broken.length > 0)
    return Object.fromEntries(broken.map(([name]) => [name, wording.unsupportedCharacter]));
  const sizes = Object.entries(fields).map(([name, value]) => ({ name, size: sizeOf(value) }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  if (all <= limits.recordBytes) return {};
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  return { [largest.name]: wording.tooLong };
}
