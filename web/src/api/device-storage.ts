/**
 * Reads or writes `localStorage`. The browser may deny access or be out of space, so the site must work
 * without the stored data.
 *
 * @returns undefined when the access failed
 */
export function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
