/** A picture in grey levels from 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** A point in a picture, in pixels from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** Returns the level at a point by bilinear interpolation. Points outside are moved to the edge. */
export function interpolateLevel({ width, height, levels }: GreyPicture, x: number, y: number): number {
  const atX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const atY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const [left, top] = [atX | 0, atY | 0];
  const [right, down] = [atX - left, atY - top];
  const at = top * width + left;
  const above = (levels[at] as number) * (1 - right) + (levels[at + 1] as number) * right;
  const below = (levels[at + width] as number) * (1 - right) + (levels[at + width + 1] as number) * right;
  return above * (1 - down) + below * down;
}
