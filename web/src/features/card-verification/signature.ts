/** Verifies an Ed25519 signature, with a library where the browser lacks the curve. */
export async function verifySignature(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return (
    (await verifyWithBrowser(publicKey, signature, signed)) ?? verifyWithLibrary(publicKey, signature, signed)
  );
}

/** Returns undefined where the browser does not support Ed25519. */
async function verifyWithBrowser(
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

export async function verifyWithLibrary(
  publicKey: Uint8Array,
  signature: Uint8Array,
  signed: Uint8Array,
): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519');
  // Follows RFC 8032, which rejects non-canonical point encodings.
  return verifyAsync(signature, signed, publicKey, { zip215: false }).catch(() => false);
}
