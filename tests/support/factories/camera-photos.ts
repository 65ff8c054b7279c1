import { mulberry32 } from 'contract/rules/mulberry32';
import sharp from 'sharp';

/** Size of an upright photo of 12 megapixels. */
const size = { width: 3000, height: 4000 } as const;

/** Small print: dots that are two pixels wide in the stored picture, 5 by 7 to a letter. */
const dot = 4;
const letter = { columns: 5, rows: 7, gap: 8 } as const;
const print = { left: 200, top: 240, letters: 60, lines: 40, lineHeight: 60 } as const;

/** Returns all dots of the print and whether each is dark. */
function dotsOf(serial: number): { x: number; y: number; isDark: boolean }[] {
  const random = mulberry32(serial);
  const dots = [];
  for (let line = 0; line < print.lines; line += 1) {
    for (let at = 0; at < print.letters; at += 1) {
      const left = print.left + at * (letter.columns * dot + letter.gap);
      const top = print.top + line * print.lineHeight;
      for (let cell = 0; cell < letter.columns * letter.rows; cell += 1) {
        const [row, column] = [Math.floor(cell / letter.columns), cell % letter.columns];
        dots.push({ x: left + column * dot, y: top + row * dot, isDark: random() % 2 === 0 });
      }
    }
  }
  return dots;
}

export interface CameraPhoto {
  /** JPEG as an upright phone stores it: landscape pixels with an orientation tag. */
  readonly bytes: Buffer;
  /**
   * Measures the legibility of its small print.
   *
   * @param storedPhoto upright photo of any size
   * @returns the share of dots that are read correctly, and the contrast of dark and light dots in grey
   *   levels
   */
  readonly legibility: (
    storedPhoto: Buffer,
  ) => Promise<{ readonly right: number; readonly contrast: number }>;
}

/** Creates a photo of a slip on a sheet with 12 megapixels, about 8 MB. */
export async function cameraPhoto(serial = 1): Promise<CameraPhoto> {
  const dots = dotsOf(serial);
  const pixels = Buffer.alloc(size.width * size.height);
  const random = mulberry32(serial + 1);
  // Noise of a small sensor.
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 199 + ((random() >>> 8) % 45);
  for (const { x, y, isDark } of dots) {
    if (!isDark) continue;
    for (let row = y; row < y + dot; row += 1) {
      const from = row * size.width + x;
      for (let at = from; at < from + dot; at += 1) pixels[at] = (pixels[at] ?? 0) - 170;
    }
  }
  const bytes = await sharp(pixels, { raw: { ...size, channels: 1 } })
    .rotate(270)
    .jpeg({ quality: 97 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const legibility = async (storedPhoto: Buffer) => {
    const { data, info } = await sharp(storedPhoto).greyscale().raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / size.width;
    const levelOf = (x: number, y: number) => {
      const [column, row] = [Math.floor((x + dot / 2) * scale), Math.floor((y + dot / 2) * scale)];
      return data[(row * info.width + column) * info.channels] ?? 0;
    };
    const levels = dots.map(({ x, y, isDark }) => ({ level: levelOf(x, y), isDark }));
    const mean = (side: boolean) => {
      const those = levels.filter(({ isDark }) => isDark === side);
      return those.reduce((sum, { level }) => sum + level, 0) / those.length;
    };
    const [dark, light] = [mean(true), mean(false)];
    const middle = (dark + light) / 2;
    const right = levels.filter(({ level, isDark }) => level < middle === isDark).length / levels.length;
    return { right, contrast: light - dark };
  };
  return { bytes, legibility };
}

/** Returns a file with the header of HEIC, which is all that a browser without that format reads. */
export const heic = (): Buffer => {
  const head = Buffer.from('....ftypheic....mif1heic', 'latin1');
  head.writeUInt32BE(head.length, 0);
  head.writeUInt32BE(0, 12);
  return Buffer.concat([head, Buffer.alloc(2000, 'x')]);
};
