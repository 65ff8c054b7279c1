import type { GreyPicture } from './grey-picture.ts';

/** Half a side of the compared square, which contains a line of text and its neighbours. */
const radius = 15;
/** Minimum contrast of ink in grey levels, so that camera noise is no ink. */
const minContrast = 12;

/**
 * Binarizes a picture with a local threshold: 1 for ink darker than its surroundings, 2 for lighter ink, else
 * 0. Ink deviates from the local mean by more than the local standard deviation. This works on any background
 * and in any light, while ink covers less than half of the area.
 */
export function binarize({ width, height, levels }: GreyPicture): Uint8Array {
  const ink = new Uint8Array(width * height);
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  const addRow = (row: number, sign: 1 | -1): void => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1) {
      const level = levels[at] as number;
      sums[x] = (sums[x] as number) + sign * level;
      squares[x] = (squares[x] as number) + sign * level * level;
    }
  };
  for (let row = 0; row < Math.min(radius, height); row += 1) addRow(row, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y > radius) addRow(y - radius - 1, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    binarizeRow(levels, ink, y * width, width, rows, sums, squares);
  }
  return ink;
}

/** Binarizes one row, from the sums of each column over `rows` rows. */
function binarizeRow(
  levels: Uint8Array,
  ink: Uint8Array,
  start: number,
  width: number,
  rows: number,
  sums: Float64Array,
  squares: Float64Array,
): void {
  let [sum, square, columns] = [0, 0, 0];
  for (let x = -radius; x < width; x += 1) {
    const entering = x + radius;
    if (entering < width) {
      sum += sums[entering] as number;
      square += squares[entering] as number;
      columns += 1;
    }
    const leaving = x - radius - 1;
    if (leaving >= 0) {
      sum -= sums[leaving] as number;
      square -= squares[leaving] as number;
      columns -= 1;
    }
    if (x < 0) continue;
    const count = rows * columns;
    const mean = sum / count;
    const variance = square / count - mean * mean;
    const deviation = (levels[start + x] as number) - mean;
    if (deviation * deviation > variance && (deviation > minContrast || deviation < -minContrast)) {
      ink[start + x] = deviation < 0 ? 1 : 2;
    }
  }
}
