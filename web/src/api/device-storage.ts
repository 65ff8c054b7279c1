/**
 * Reads or writes what this browser keeps for the site. It may refuse that altogether, or have no room left: whatever is
 * kept there, the site works without it.
 *
 * @returns undefined where it could not be done
 */
export function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
