import { crc32, deflateSync } from 'node:zlib';

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

export function jpegSegment(marker: number, ...data: number[]): Buffer {
  const size = data.length + 2;
  return Buffer.from([0xff, marker, size >> 8, size & 255, ...data]);
}

/** Builds a grey JPEG with 14 scans for each of these coefficients. All blocks are empty. */
export function progressiveJpeg(side: number, coefficients: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  // Each code of 15 bits ends 16,384 blocks.
  const scanBytes = Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8);
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0)];
  const side16 = [side >> 8, side & 255];
  const scans = Array.from({ length: coefficients * 14 }, (_, index) => {
    const [place, low] = [1 + Math.floor(index / 14), 13 - (index % 14)];
    const precision = (low === 13 ? 0 : (low + 1) << 4) | low;
    return Buffer.concat([jpegSegment(0xda, 1, 1, 0, place, place, precision), Buffer.alloc(scanBytes)]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    jpegSegment(0xc2, 8, ...side16, ...side16, 1, 1, 0x11, 0),
    jpegSegment(0xc4, 0x00, ...oneCode, 0),
    jpegSegment(0xc4, 0x10, ...oneCode, 0xe0),
    jpegSegment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Builds a PNG of one bit for each pixel, which packs 100 megapixels into 12 kB. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
