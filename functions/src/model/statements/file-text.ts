/** Whether every second byte of the beginning is zero, as in UTF-16 of Latin letters without a mark at its head. */
function zerosAt(bytes: Uint8Array, offset: 0 | 1): boolean {
  const places = Array.from(
    { length: Math.min(bytes.length, 400) >> 1 },
    (_, index) => bytes[index * 2 + offset],
  );
  return places.length > 4 && places.filter((byte) => byte === 0).length > places.length * 0.8;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (zerosAt(bytes, 1)) return 'utf-16le';
  if (zerosAt(bytes, 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * The text of a file, without the mark at its head: UTF-8, UTF-16 either way round, or what Windows wrote before.
 *
 * @returns undefined when it holds characters that no text has
 */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? undefined : text;
}
