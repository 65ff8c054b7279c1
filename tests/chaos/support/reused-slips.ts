import sharp from 'sharp';
import { createDice, type Dice } from '../../support/factories/bank-slips.ts';

/** Creates another file of the same slip. The input is a PNG. */
type Alteration = (slip: Buffer, dice: Dice) => Promise<Buffer>;

const resaved: Alteration = (slip, dice) => {
  const quality = 30 + dice.below(61);
  const image = sharp(slip);
  const how = dice.below(4);
  if (how === 0) return image.webp({ quality }).toBuffer();
  return how === 1 ? image.png({ palette: true }).toBuffer() : image.jpeg({ quality }).toBuffer();
};

const resized: Alteration = async (slip, dice) => {
  const { width } = await sharp(slip).metadata();
  // Smaller and larger with equal probability.
  const scale = dice.below(2) === 0 ? dice.between(0.4, 1) : dice.between(1, 2);
  return sharp(slip)
    .resize(Math.round(width * scale))
    .jpeg({ quality: 80 })
    .toBuffer();
};

const relit: Alteration = (slip, dice) => {
  const image = sharp(slip);
  const ways = [
    () => image.linear(dice.between(0.7, 0.95), dice.between(10, 60)),
    () => image.modulate({ brightness: dice.between(0.6, 0.9) }),
    () => image.modulate({ brightness: dice.between(1.1, 1.35) }),
    () => image.gamma(dice.between(1.3, 2.2)),
    () => image.linear(dice.between(1.1, 1.4), -dice.between(10, 30)),
  ];
  return dice.one(ways)().jpeg({ quality: 80 }).toBuffer();
};

const cropped: Alteration = async (slip, dice) => {
  const { width, height } = await sharp(slip).metadata();
  const [acrossLoss, downLoss] = dice.one([
    [0.1, 0],
    [0, 0.1],
    [0.1, 0.1],
    [dice.between(0, 0.1), dice.between(0, 0.1)],
  ]) as [number, number];
  const [left, top] = [dice.one([0, 1, dice.between(0, 1)]), dice.one([0, 1, dice.between(0, 1)])];
  return sharp(slip)
    .extract({
      left: Math.floor(left * acrossLoss * width),
      top: Math.floor(top * downLoss * height),
      width: Math.floor(width * (1 - acrossLoss)),
      height: Math.floor(height * (1 - downLoss)),
    })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const frame = { width: 1080, height: 1440 };

/**
 * Returns a function that projects a point of the sheet to pixels of the photo. On the sheet, `u` is from -1
 * to 1 across and `v` from `-ratio` to `ratio` down.
 */
function createCamera(dice: Dice, ratio: number) {
  const [yaw, pitch] = [0, 0].map(() => (dice.between(-20, 20) * Math.PI) / 180) as [number, number];
  const roll = (dice.between(-6, 6) * Math.PI) / 180;
  const distance = 3 * ratio;
  const zoom = (dice.between(0.78, 0.95) * frame.height) / 2 / ratio;
  const [x0, y0] = [frame.width / 2 + dice.between(-60, 60), frame.height / 2 + dice.between(-20, 20)];
  return (u: number, v: number): [number, number] => {
    const [x1, y1] = [u * Math.cos(roll) - v * Math.sin(roll), u * Math.sin(roll) + v * Math.cos(roll)];
    const [x2, z2] = [x1 * Math.cos(yaw), x1 * Math.sin(yaw)];
    const [y3, z3] = [
      y1 * Math.cos(pitch) - z2 * Math.sin(pitch),
      y1 * Math.sin(pitch) + z2 * Math.cos(pitch),
    ];
    const nearness = distance / (distance + z3);
    return [x0 + x2 * nearness * zoom, y0 + y3 * nearness * zoom];
  };
}

/** Computes the homography that maps four points to four others, as nine numbers in row order. */
function computeHomography(from: readonly [number, number][], to: readonly [number, number][]): number[] {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] as [number, number];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let pivot = 0; pivot < 8; pivot += 1) {
    const best = rows
      .slice(pivot)
      .reduce((a, b) => (Math.abs(b[pivot] ?? 0) > Math.abs(a[pivot] ?? 0) ? b : a));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(pivot, 0, best);
    for (const row of rows) {
      if (row === best) continue;
      const share = (row[pivot] ?? 0) / (best[pivot] ?? 1);
      for (let at = pivot; at < 9; at += 1) row[at] = (row[at] ?? 0) - share * (best[at] ?? 0);
    }
  }
  return [...rows.map((row, index) => (row[8] ?? 0) / (row[index] ?? 1)), 1];
}

/**
 * A phone that photographs another phone's screen, on a table in a lit interior, rotated by up to 20° on each
 * axis.
 */
const photographed: Alteration = async (slip, dice) => {
  const { data, info } = await sharp(slip).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratio = info.height / info.width;
  const see = createCamera(dice, ratio);
  const corners: [number, number][] = [
    [-1, -ratio],
    [1, -ratio],
    [1, ratio],
    [-1, ratio],
  ];
  const onSheet = corners.map(([u, v]): [number, number] => [
    ((u + 1) / 2) * (info.width - 1),
    ((v / ratio + 1) / 2) * (info.height - 1),
  ]);
  const map = computeHomography(
    corners.map(([u, v]) => see(u, v)),
    onSheet,
  );
  const pixels = seenPixels(data, info, map, dice);
  return sharp(pixels, { raw: { ...frame, channels: 3 } })
    .blur(dice.between(0.4, 0.9))
    .jpeg({ quality: 60 + dice.below(30) })
    .toBuffer();
};

function seenPixels(
  sheet: Buffer,
  size: { width: number; height: number },
  map: number[],
  dice: Dice,
): Buffer {
  const pixels = Buffer.alloc(frame.width * frame.height * 3);
  const [a, b, c, d, e, f, g, h] = map as [number, number, number, number, number, number, number, number];
  const table = [dice.between(40, 200), dice.between(40, 200), dice.between(40, 200)];
  const [lightX, lightY] = [dice.between(-0.3, 0.3), dice.between(-0.3, 0.3)];
  const [pitch, turn, strength] = [dice.between(2.2, 5), dice.between(0, Math.PI), dice.between(2, 9)];
  const noise = dice.between(3, 8);
  for (let y = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const depth = g * x + h * y + 1;
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
      const isOn = u >= 0 && v >= 0 && u < size.width - 1 && v < size.height - 1;
      const light = 1 + lightX * (x / frame.width - 0.5) + lightY * (y / frame.height - 0.5);
      const moire = isOn
        ? strength * Math.sin((2 * Math.PI * (x * Math.cos(turn) + y * Math.sin(turn))) / pitch)
        : 0;
      const grain = moire + noise * (dice.between(-1, 1) + dice.between(-1, 1));
      for (let channel = 0; channel < 3; channel += 1) {
        const own = isOn ? between(sheet, size.width, u, v, channel) * 0.85 + 18 : (table[channel] ?? 0);
        pixels[(y * frame.width + x) * 3 + channel] = Math.max(0, Math.min(255, own * light + grain));
      }
    }
  }
  return pixels;
}

/** Interpolates the level between four pixels. */
function between(sheet: Buffer, width: number, u: number, v: number, channel: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - x, v - y];
  const at = (y * width + x) * 3 + channel;
  const above = (sheet[at] ?? 0) * (1 - right) + (sheet[at + 3] ?? 0) * right;
  const below = (sheet[at + width * 3] ?? 0) * (1 - right) + (sheet[at + width * 3 + 3] ?? 0) * right;
  return above * (1 - down) + below * down;
}

export const alterations = {
  savedAnew: resaved,
  resized,
  relit,
  cropped,
  photographed,
} as const satisfies Record<string, Alteration>;
export type AlterationKind = keyof typeof alterations;

/** @param slip PNG */
export const alterSlip = (how: AlterationKind, slip: Buffer, seed: number): Promise<Buffer> =>
  alterations[how](slip, createDice(seed));
