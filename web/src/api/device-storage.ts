/** Accesses `localStorage`. Returns undefined if the browser denies access or is out of space. */
export function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
