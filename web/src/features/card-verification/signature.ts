/**
 * Whether an Ed25519 signature fits: by the browser itself, or by a library where it does not know the curve.
 *
 * @param publicKey 32 bytes
 */
export async function signatureFits(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return (await byBrowser(publicKey, signature, signed)) ?? byLibrary(publicKey, signature, signed);
}

/** Undefined where the browser cannot tell. */
async function byBrowser(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch {
    return undefined;
  }
}

/** The same by the library alone. */
export async function byLibrary(
  publicKey: Uint8Array,
  signature: Uint8Array,
  signed: Uint8Array,
): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519');
  // By the rules of RFC 8032, which let no second spelling of a point pass.
  return verifyAsync(signature, signed, publicKey, { zip215: false }).catch(() => false);
}
