import type { Look, Mark } from './look.ts';
import { sketchWords } from './sketch.ts';

/** What a look is found by: how its longest marks look, and how long they are. */
export interface Gist {
  /** Of each mark its length in heights, as its logarithm in 32nds. */
  readonly lengths: Uint8Array;
  /** The sketches of the marks, one behind the other. */
  readonly sketches: Uint32Array;
}

const mostMarks = 64;
/** In heights: shorter marks say little. */
const leastLength = 3;
const lengthParts = 32;

const tellsMuch = ({ width, height }: Mark): boolean => width >= height * leastLength;

export function gistOf({ marks }: Look): Gist {
  const telling = marks.filter(tellsMuch).slice(0, mostMarks);
  return {
    lengths: Uint8Array.from(telling, ({ width, height }) =>
      Math.round(Math.log(width / height) * lengthParts),
    ),
    sketches: Uint32Array.from(telling.flatMap(({ sketch }) => [...sketch])),
  };
}

const bytesOfWord = 4;
const bytesOfMark = 1 + sketchWords * bytesOfWord;

/** A gist as bytes for the ledger: up to 1,088, some 750 in most. */
export function writeGist({ lengths, sketches }: Gist): Uint8Array {
  const bytes = new Uint8Array(lengths.length * bytesOfMark);
  bytes.set(lengths);
  const view = new DataView(bytes.buffer, lengths.length);
  for (const [index, word] of sketches.entries()) view.setUint32(index * bytesOfWord, word, true);
  return bytes;
}

/** @param bytes as `writeGist` wrote them */
export function readGist(bytes: Uint8Array): Gist {
  const marks = bytes.length / bytesOfMark;
  const view = new DataView(bytes.buffer, bytes.byteOffset + marks);
  const sketches = new Uint32Array(marks * sketchWords);
  for (let index = 0; index < sketches.length; index += 1) {
    sketches[index] = view.getUint32(index * bytesOfWord, true);
  }
  return { lengths: Uint8Array.from(bytes.subarray(0, marks)), sketches };
}
