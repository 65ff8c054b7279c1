/** Under which this browser gets the bill of a registration again that it was shown before. */
const name = 'bill-key';

/** A browser may refuse storage altogether: each press then gives a new bill, and registering works as ever. */
function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

/** Undefined until a bill was asked for here, and after the registration. */
export const keptBillKey = (): string | undefined => attempt((storage) => storage.getItem(name)) ?? undefined;

/** The key that is kept, or a new one: 128 bits as hex. */
export function billKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = keptBillKey() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  attempt((storage) => storage.setItem(name, key));
  return key;
}

export const dropBillKey = (): void => {
  attempt((storage) => storage.removeItem(name));
};
