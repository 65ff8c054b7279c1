import type { GreyPicture } from './grey-picture.ts';

/** Half the side of the square that a pixel is compared with; a line of text and its neighbours fit in. */
const radius = 15;
/** Levels by which ink stands out at least, so that grain of a camera is none. */
const leastContrast = 12;

/**
 * Where something is written: 1 on ink that is darker than its surroundings, 2 where it is lighter, else 0. Ink is
 * what lies farther from the mean around it than is usual there: so it is on any ground and in any light, as long
 * as it covers less than half of it.
 */
export function inkOf({ width, height, levels }: GreyPicture): Uint8Array {
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
    markRow(levels, ink, y * width, width, rows, sums, squares);
  }
  return ink;
}

/** One row, from the sums over `rows` rows of each column. */
function markRow(
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
    const spread = square / count - mean * mean;
    const apart = (levels[start + x] as number) - mean;
    if (apart * apart > spread && (apart > leastContrast || apart < -leastContrast)) {
      ink[start + x] = apart < 0 ? 1 : 2;
    }
  }
}
