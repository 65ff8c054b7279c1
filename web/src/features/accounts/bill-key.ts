import { tryStorage } from '#api/device-storage.ts';

/** Under which this browser gets the bill of a registration again that it was shown before. */
const name = 'bill-key';

/** Undefined where nothing can be kept, until a bill was asked for here, and after the registration. */
export const keptBillKey = (): string | undefined =>
  tryStorage((storage) => storage.getItem(name)) ?? undefined;

/** The key that is kept, or a new one: 128 bits as hex. */
export function billKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = keptBillKey() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  tryStorage((storage) => storage.setItem(name, key));
  return key;
}

export const dropBillKey = (): void => {
  tryStorage((storage) => storage.removeItem(name));
};
