/** Values that the browser refuses to store: access is denied, or no space is left. Lost with the page. */
const unstored = new Map<string, string>();

/** Returns undefined if the browser denies access. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const get = (key: string): string | null =>
  unstored.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;

/** Storage of this device. No other file accesses it, because every access can throw. */
export const deviceStorage = {
  get,

  /** Returns null without a value, and for a value that is not JSON. */
  getJson: (key: string): unknown => attempt(() => JSON.parse(get(key) ?? 'null')) ?? null,

  set(key: string, value: string): void {
    unstored.set(key, value);
    attempt(() => {
      localStorage.setItem(key, value);
      unstored.delete(key);
    });
  },

  remove(key: string): void {
    unstored.delete(key);
    attempt(() => localStorage.removeItem(key));
  },

  keys: (): string[] => [...unstored.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])],
};

/** Stores a value for this tab. Returns false if it is stored already, or cannot be stored. */
export const isNewInTab = (key: string, value: string): boolean =>
  attempt(() => {
    if (sessionStorage.getItem(key) === value) return false;
    sessionStorage.setItem(key, value);
    return true;
  }) ?? false;
