import type { GreyPicture, Point } from './grey-picture.ts';
import { type Frame, hasStructure, sketchOf } from './sketch.ts';
import { type Writing, writingsOf } from './writing.ts';

/** A writing with a sketch of how it looks. */
export interface Mark extends Writing {
  readonly sketch: Uint32Array;
}

/** What is kept of a picture, with its size as it was looked at. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** Words and rows of words, the longest first: by them it is found, and laid over another. */
  readonly marks: readonly Mark[];
  /** The rows in pieces of a few letters: by them it is compared. */
  readonly pieces: readonly Mark[];
}

const mostMarks = 110;
const mostPieces = 130;
/** Fewer pieces in common tell nothing. */
export const leastPieces = 12;
/** In heights. */
const pieceLength = 3.5;
/** Above and below, in heights: letters are not cut where the frame is a little off. */
const margin = 0.1;

/** The corners of a writing, moved by so much of its height, and longer by so much of its length. */
export function frameOf(
  { x, y, width, height, slope, lean }: Writing,
  right = 0,
  down = 0,
  longer = 0,
): Frame {
  const half = (width / 2) * (1 + longer);
  const [midX, midY] = [x + right * height, y + down * height];
  const tall = height * (0.5 + margin);
  const corner = (across: number, below: number): Point => [
    midX + across - below * lean,
    midY + across * slope + below,
  ];
  return [corner(-half, -tall), corner(half, -tall), corner(half, tall), corner(-half, tall)];
}

export function lookOf(picture: GreyPicture): Look {
  const { words, rows } = writingsOf(picture);
  const marked = (writings: readonly Writing[]): Mark[] =>
    writings
      .filter((writing) => hasStructure(picture, frameOf(writing)))
      .map((writing) => ({ ...writing, sketch: sketchOf(picture, frameOf(writing)) }));
  const marks = marked([...rows, ...words.filter((word) => !rows.some((row) => isSameWriting(row, word)))]);
  const byLength = marks.sort((a, b) => b.width / b.height - a.width / a.height).slice(0, mostMarks);
  const pieces = marked(rows.flatMap(piecesOf)).slice(0, mostPieces);
  return { width: picture.width, height: picture.height, marks: byLength, pieces };
}

const isSameWriting = (a: Writing, b: Writing): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 2;

function piecesOf(row: Writing): Writing[] {
  const count = Math.max(1, Math.round(row.width / row.height / pieceLength));
  const width = row.width / count;
  return Array.from({ length: count }, (_, index) => {
    const across = (index + 0.5) * width - row.width / 2;
    return { ...row, width, x: row.x + across, y: row.y + across * row.slope };
  });
}

/** With fewer pieces a picture is no slip that could be told from others by what is written on it. */
export const canBeCompared = ({ marks, pieces }: Look): boolean =>
  marks.length >= 6 && pieces.length >= leastPieces;
