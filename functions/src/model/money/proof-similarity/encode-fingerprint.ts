import { descriptorWords } from './descriptor.ts';
import type { Fingerprint, TextFeature } from './fingerprint.ts';

/** Units per pixel and per unit of slope, in numbers of 16 bits. */
const unitsPerPixel = 16;
const unitsPerSlope = 8192;
const headerBytes = 10;
const featureBytes = 10 + descriptorWords * 4;

/** Encodes as base64, at most 9 kB. The picture cannot be reconstructed from it. */
export function encodeFingerprint({ width, height, features, pieces }: Fingerprint): string {
  const all = [...features, ...pieces];
  const bytes = Buffer.alloc(headerBytes + all.length * featureBytes);
  bytes.writeUInt16LE(width, 0);
  bytes.writeUInt16LE(height, 2);
  bytes.writeUInt16LE(features.length, 4);
  bytes.writeUInt16LE(pieces.length, 6);
  bytes.writeInt16LE(Math.round((all[0]?.lean ?? 0) * unitsPerSlope), 8);
  for (const [index, feature] of all.entries())
    writeFeature(bytes, headerBytes + index * featureBytes, feature);
  return bytes.toString('base64');
}

function writeFeature(
  bytes: Buffer,
  at: number,
  { x, y, width, height, slope, descriptor }: TextFeature,
): void {
  for (const [index, length] of [x, y, width, height].entries()) {
    bytes.writeUInt16LE(Math.max(0, Math.min(65_535, Math.round(length * unitsPerPixel))), at + index * 2);
  }
  bytes.writeInt16LE(Math.round(slope * unitsPerSlope), at + 8);
  for (const [index, word] of descriptor.entries()) bytes.writeUInt32LE(word, at + 10 + index * 4);
}

export function decodeFingerprint(text: string): Fingerprint {
  const bytes = Buffer.from(text, 'base64');
  const lean = bytes.readInt16LE(8) / unitsPerSlope;
  const readFeature = (index: number): TextFeature => {
    const at = headerBytes + index * featureBytes;
    const [x, y, width, height] = [0, 2, 4, 6].map(
      (offset) => bytes.readUInt16LE(at + offset) / unitsPerPixel,
    ) as [number, number, number, number];
    const descriptor = Uint32Array.from({ length: descriptorWords }, (_, word) =>
      bytes.readUInt32LE(at + 10 + word * 4),
    );
    const slope = bytes.readInt16LE(at + 8) / unitsPerSlope;
    return { x, y, width, height, slope, lean, descriptor };
  };
  const [markCount, pieceCount] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)];
  return {
    width: bytes.readUInt16LE(0),
    height: bytes.readUInt16LE(2),
    features: Array.from({ length: markCount }, (_, index) => readFeature(index)),
    pieces: Array.from({ length: pieceCount }, (_, index) => readFeature(markCount + index)),
  };
}
