import { deviceStorage } from '#api/device-storage.ts';
import { session } from '#api/session.ts';

/**
 * Copies of private data for use without network. Each is encrypted with a key that derives from the token of
 * the session. The device forgets the token when the session ends, so that no copy stays readable.
 */

/** The number is the version of the format. */
const prefix = 'session-copy:1:';
const ivBytes = 12;

async function deriveKey(token: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${prefix}${token}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Stores a JSON value. Stores nothing if the session changes meanwhile, or the browser has no cryptography. */
export async function saveSessionCopy(name: string, value: unknown): Promise<void> {
  const token = session.token();
  if (token === null || globalThis.crypto?.subtle === undefined) return;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await deriveKey(token), bytes);
  if (session.token() !== token) return;
  deviceStorage.set(`${prefix}${name}`, toBase64(Uint8Array.of(...iv, ...new Uint8Array(encrypted))));
}

/** Returns undefined without a copy of this session. */
export async function readSessionCopy(name: string): Promise<unknown> {
  const [token, stored] = [session.token(), deviceStorage.get(`${prefix}${name}`)];
  if (token === null || stored === null) return undefined;
  try {
    const bytes = fromBase64(stored);
    const iv = bytes.subarray(0, ivBytes);
    const key = await deriveKey(token);
    const value = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes));
    return session.token() === token ? JSON.parse(new TextDecoder().decode(value)) : undefined;
  } catch {
    // The copy is from another session.
    deleteSessionCopies();
    return undefined;
  }
}

function deleteSessionCopies(): void {
  for (const key of deviceStorage.keys()) if (key.startsWith(prefix)) deviceStorage.remove(key);
}

/** Deletes all copies when the session ends or another one begins, in any tab. Returns how to stop. */
export function deleteCopiesWithSession(): () => void {
  let last = session.token();
  if (last === null) deleteSessionCopies();
  return session.subscribe(() => {
    if (session.token() === last) return;
    last = session.token();
    deleteSessionCopies();
  });
}
