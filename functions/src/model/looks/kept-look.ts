import type { Look, Mark } from './look.ts';
import { sketchWords } from './sketch.ts';

/** Sixteenths of a pixel, and parts of a slope, that a number of 16 bits counts. */
const pixelParts = 16;
const slopeParts = 8192;
const headBytes = 10;
const markBytes = 10 + sketchWords * 4;

/** A look as text for the ledger (base64, up to 9 kB). No picture can be made of it again. */
export function writeLook({ width, height, marks, pieces }: Look): string {
  const all = [...marks, ...pieces];
  const bytes = Buffer.alloc(headBytes + all.length * markBytes);
  bytes.writeUInt16LE(width, 0);
  bytes.writeUInt16LE(height, 2);
  bytes.writeUInt16LE(marks.length, 4);
  bytes.writeUInt16LE(pieces.length, 6);
  bytes.writeInt16LE(Math.round((all[0]?.lean ?? 0) * slopeParts), 8);
  for (const [index, mark] of all.entries()) writeMark(bytes, headBytes + index * markBytes, mark);
  return bytes.toString('base64');
}

function writeMark(bytes: Buffer, at: number, { x, y, width, height, slope, sketch }: Mark): void {
  for (const [index, length] of [x, y, width, height].entries()) {
    bytes.writeUInt16LE(Math.max(0, Math.min(65_535, Math.round(length * pixelParts))), at + index * 2);
  }
  bytes.writeInt16LE(Math.round(slope * slopeParts), at + 8);
  for (const [index, word] of sketch.entries()) bytes.writeUInt32LE(word, at + 10 + index * 4);
}

/** @param text as `writeLook` wrote it */
export function readLook(text: string): Look {
  const bytes = Buffer.from(text, 'base64');
  const lean = bytes.readInt16LE(8) / slopeParts;
  const markAt = (index: number): Mark => {
    const at = headBytes + index * markBytes;
    const [x, y, width, height] = [0, 2, 4, 6].map(
      (offset) => bytes.readUInt16LE(at + offset) / pixelParts,
    ) as [number, number, number, number];
    const sketch = Uint32Array.from({ length: sketchWords }, (_, word) =>
      bytes.readUInt32LE(at + 10 + word * 4),
    );
    return { x, y, width, height, slope: bytes.readInt16LE(at + 8) / slopeParts, lean, sketch };
  };
  const [markCount, pieceCount] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)];
  return {
    width: bytes.readUInt16LE(0),
    height: bytes.readUInt16LE(2),
    marks: Array.from({ length: markCount }, (_, index) => markAt(index)),
    pieces: Array.from({ length: pieceCount }, (_, index) => markAt(markCount + index)),
  };
}
