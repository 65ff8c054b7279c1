/** An empty field is undefined before it is mounted, and an empty string afterwards. */
const toComparable = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value);

export const isSame = (one: unknown, other: unknown): boolean => toComparable(one) === toComparable(other);

/** Returns the changed fields of a form, except those that are never stored on the device. */
export function draftValues(
  values: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
  excludedFields: { has(name: string): boolean },
): Record<string, unknown> {
  const isStorable = ([name, value]: [string, unknown]) =>
    name !== 'basedOn' &&
    !excludedFields.has(name) &&
    !(value instanceof Blob) &&
    !isSame(value, defaults[name]);
  return Object.fromEntries(Object.entries(values).filter(isStorable));
}
