import { binarize } from './binarize.ts';
import type { GreyPicture } from './grey-picture.ts';

/** A connected component of ink: a letter, or several that touch. */
export interface Glyph {
  /** 1 darker than its background, 2 lighter. */
  readonly tone: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: number;
  sumX: number;
  sumY: number;
  sumXX: number;
  sumXY: number;
}

interface Run {
  readonly left: number;
  readonly right: number;
  readonly tone: number;
  readonly label: number;
}

export const maxHeightPixels = 90;
const maxWidthPixels = 500;
const minPixels = 8;

const isGlyph = ({ left, right, top, bottom, pixels }: Glyph): boolean => {
  const [width, height] = [right - left + 1, bottom - top + 1];
  return height <= maxHeightPixels && width <= maxWidthPixels && pixels >= minPixels && width <= height * 25;
};

/** Returns letters of any tone, from left to right. Excludes lines, frames and areas. */
export function findGlyphs(picture: GreyPicture): Glyph[] {
  const labels = new Labels();
  let above: Run[] = [];
  const ink = binarize(picture);
  for (let y = 0; y < picture.height; y += 1) {
    const row = findRuns(ink, y, picture.width, above, labels);
    for (const run of row) labels.grow(run, y);
    above = row;
  }
  return labels
    .glyphs()
    .filter(isGlyph)
    .sort((a, b) => a.left - b.left);
}

function findRuns(ink: Uint8Array, y: number, width: number, above: readonly Run[], labels: Labels): Run[] {
  const row: Run[] = [];
  const start = y * width;
  let next = 0;
  for (let x = 0; x < width; x += 1) {
    const tone = ink[start + x] as number;
    if (tone === 0) continue;
    const left = x;
    while (x + 1 < width && ink[start + x + 1] === tone) x += 1;
    while (next < above.length && (above[next] as Run).right < left - 1) next += 1;
    let label = -1;
    for (let at = next; at < above.length && (above[at] as Run).left <= x + 1; at += 1) {
      const other = above[at] as Run;
      if (other.tone === tone) label = label < 0 ? other.label : labels.join(label, other.label);
    }
    row.push({ left, right: x, tone, label: label < 0 ? labels.open(tone) : label });
  }
  return row;
}

/** Union-find over the runs of one component, with the sums of each component. */
class Labels {
  readonly #parents: number[] = [];
  readonly #glyphs: Glyph[] = [];

  open(tone: number): number {
    const outline = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: -1, bottom: -1 };
    this.#glyphs.push({ tone, ...outline, pixels: 0, sumX: 0, sumY: 0, sumXX: 0, sumXY: 0 });
    return this.#parents.push(this.#parents.length) - 1;
  }

  #root(label: number): number {
    let root = label;
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root] as number] as number;
      root = this.#parents[root] as number;
    }
    return root;
  }

  join(a: number, b: number): number {
    const [root, other] = [this.#root(a), this.#root(b)];
    this.#parents[other] = root;
    return root;
  }

  grow({ left, right, label }: Run, y: number): void {
    const glyph = this.#glyphs[label] as Glyph;
    const pixels = right - left + 1;
    const sumX = ((left + right) * pixels) / 2;
    glyph.left = Math.min(glyph.left, left);
    glyph.right = Math.max(glyph.right, right);
    glyph.top = Math.min(glyph.top, y);
    glyph.bottom = Math.max(glyph.bottom, y);
    glyph.pixels += pixels;
    glyph.sumX += sumX;
    glyph.sumY += pixels * y;
    glyph.sumXX += (sumX * sumX) / pixels + (pixels * (pixels * pixels - 1)) / 12;
    glyph.sumXY += sumX * y;
  }

  glyphs(): Glyph[] {
    for (const [label, glyph] of this.#glyphs.entries()) {
      const root = this.#root(label);
      if (root !== label) mergeGlyph(this.#glyphs[root] as Glyph, glyph);
    }
    return this.#glyphs.filter((_, label) => this.#parents[label] === label);
  }
}

function mergeGlyph(to: Glyph, from: Glyph): void {
  to.left = Math.min(to.left, from.left);
  to.right = Math.max(to.right, from.right);
  to.top = Math.min(to.top, from.top);
  to.bottom = Math.max(to.bottom, from.bottom);
  to.pixels += from.pixels;
  to.sumX += from.sumX;
  to.sumY += from.sumY;
  to.sumXX += from.sumXX;
  to.sumXY += from.sumXY;
}
