/** An empty field is undefined before it is on screen, and an empty text afterwards. */
const textOf = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value);

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/**
 * What of a form is worth keeping: the fields that differ from what it showed at first.
 *
 * @param unkept names of fields that stay off the device
 */
export function draftValues(
  values: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
  unkept: { has(name: string): boolean },
): Record<string, unknown> {
  const isKept = ([name, value]: [string, unknown]) =>
    name !== 'basedOn' && !unkept.has(name) && !(value instanceof Blob) && !isSame(value, defaults[name]);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}
