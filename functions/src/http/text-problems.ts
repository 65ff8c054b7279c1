import { limits } from 'contract/rules/limits';
import { wording } from 'contract/words/wording';

/** Half of a letter: Firestore and most programs refuse or change it. */
const halfLetter = /\p{Surrogate}/u;

const isText = (value: unknown): boolean => {
  if (typeof value === 'string') return !halfLetter.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isText);
};

/** Pictures in JSON become files. */
const sizeOf = (value: unknown): number =>
  typeof value === 'string' && value.startsWith('data:image/')
    ? 0
    : Buffer.byteLength(JSON.stringify(value) ?? '');

/**
 * What no schema of a field tells: text that is none, and more of it in all than a record holds.
 *
 * @param fields as the schema let them through, so that they are no deeper than it
 * @returns messages by field; of too much the largest field is named
 */
export function textProblems(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const broken = Object.entries(fields).filter(([, value]) => !isText(value));
  if (broken.length > 0)
    return Object.fromEntries(broken.map(([name]) => [name, wording.unsupportedCharacter]));
  const sizes = Object.entries(fields).map(([name, value]) => ({ name, size: sizeOf(value) }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  if (all <= limits.recordBytes) return {};
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  return { [largest.name]: wording.tooLong };
}
