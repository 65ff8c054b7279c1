/** Detects UTF-16 of Latin letters without a byte order mark, in which every second byte is zero. */
function hasZerosAt(bytes: Uint8Array, offset: 0 | 1): boolean {
  const places = Array.from(
    { length: Math.min(bytes.length, 400) >> 1 },
    (_, index) => bytes[index * 2 + offset],
  );
  return places.length > 4 && places.filter((byte) => byte === 0).length > places.length * 0.8;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (hasZerosAt(bytes, 1)) return 'utf-16le';
  if (hasZerosAt(bytes, 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes UTF-8, UTF-16 in both byte orders, or Windows-1252, and drops the byte order mark. Returns
 * undefined for text with NUL characters, which is a binary file.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = detectEncoding(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? undefined : text;
}
