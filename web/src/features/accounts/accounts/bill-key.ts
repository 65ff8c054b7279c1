import { deviceStorage } from '#api/device-storage.ts';

/** Storage key for the bill key. With it, this browser gets the same registration bill again. */
const name = 'bill-key';

/** Returns undefined before the first bill request, and after the registration. */
export const storedBillKey = (): string | undefined => deviceStorage.get(name) ?? undefined;

/** Returns the stored key, or creates one: 128 bits as hex. */
export function billKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = storedBillKey() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  deviceStorage.set(name, key);
  return key;
}

export const dropBillKey = (): void => deviceStorage.remove(name);
