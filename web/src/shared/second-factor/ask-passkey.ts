import type { Assertion, CreationOptions, Registration, RequestOptions } from 'contract/schemas/identity';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/shared/second-factor';

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

const library = () => import('@simplewebauthn/browser');

/** Creates a passkey. Throws PasskeyError without one, ConnectionError if its code cannot be loaded. */
export async function makePasskey(options: CreationOptions): Promise<Registration> {
  requireDomain(options.rp.id);
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Signs the challenge with one of the passkeys in the options. Throws as `makePasskey`. */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  requireDomain(options.rpId);
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Passkeys belong to a domain. On another domain of the site, or on an IP address, browsers have none. */
function requireDomain(domain: string): void {
  if (!supportsPasskeys()) throw new PasskeyError(t.unsupported);
  const { hostname } = window.location;
  if (hostname !== domain && !hostname.endsWith(`.${domain}`))
    throw new PasskeyError(fill(t.otherDomain, { domain }));
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new PasskeyError(t.alreadyStored);
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError(t.notUsed);
  throw new PasskeyError(t.notPossible);
}
