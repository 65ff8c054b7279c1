/**
 * Returns an object with the results of the functions. Each access calls its function, so the texts are in the
 * current language: `textMap({ cash: () => t.cash })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const textMap = <Key extends string>(
  texts: Readonly<Record<Key, () => string>>,
): Readonly<Record<Key, string>> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<() => string>(texts).map(([key, get]) => [key, { enumerable: true, get }]),
    ),
  ) as Record<Key, string>;
