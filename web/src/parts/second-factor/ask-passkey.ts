import type { Assertion, CreationOptions, Registration, RequestOptions } from 'contract/fields/identity';

/** Why the browser gave no passkey, for people. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

const library = () => import('@simplewebauthn/browser');

/**
 * Has the browser make a passkey, which it asks its owner for.
 *
 * @throws PasskeyError when there is none; ConnectionError without the code for it
 */
export async function makePasskey(options: CreationOptions): Promise<Registration> {
  requirePlace(options.rp.id);
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Has one of the passkeys that the options name sign their challenge.
 *
 * @throws as `makePasskey`
 */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  requirePlace(options.rpId);
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Passkeys belong to a domain: at another address of the site, or at one in numbers, browsers have none. */
function requirePlace(domain: string): void {
  if (!knowsPasskeys()) throw new PasskeyError('Browser ini tidak mengenal passkey. Pakai cara lain.');
  const { hostname } = window.location;
  if (hostname !== domain && !hostname.endsWith(`.${domain}`))
    throw new PasskeyError(`Passkey hanya dapat dipakai di alamat ${domain}. Buka situs ini di sana.`);
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new PasskeyError('Perangkat ini sudah menyimpan passkey untuk akun Anda.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new PasskeyError('Passkey tidak jadi dipakai, atau waktunya habis. Coba lagi.');
  throw new PasskeyError(
    'Perangkat ini tidak dapat memakai passkey di sini. Coba lagi, atau pakai cara lain.',
  );
}
