import { descriptorWords } from './descriptor.ts';
import type { Fingerprint, TextFeature } from './fingerprint.ts';

/** Part of a fingerprint for searching: descriptors and lengths of its longest features. */
export interface CoarseFingerprint {
  /** Length of each feature relative to its height, as its natural logarithm in 32nds. */
  readonly lengths: Uint8Array;
  /** Descriptors of the features, concatenated. */
  readonly descriptors: Uint32Array;
}

const maxFeatures = 64;
/** Minimum length relative to the height. Shorter features are hardly distinctive. */
const minLengthInHeights = 3;
const stepsPerLogUnit = 32;

const isDistinctive = ({ width, height }: TextFeature): boolean => width >= height * minLengthInHeights;

export function toCoarseFingerprint({ features }: Fingerprint): CoarseFingerprint {
  const distinctive = features.filter(isDistinctive).slice(0, maxFeatures);
  return {
    lengths: Uint8Array.from(distinctive, ({ width, height }) =>
      Math.round(Math.log(width / height) * stepsPerLogUnit),
    ),
    descriptors: Uint32Array.from(distinctive.flatMap(({ descriptor }) => [...descriptor])),
  };
}

const bytesPerWord = 4;
const bytesPerFeature = 1 + descriptorWords * bytesPerWord;

/** Encodes a coarse fingerprint as bytes for the database: at most 1,088, usually about 750. */
export function encodeCoarseFingerprint({ lengths, descriptors }: CoarseFingerprint): Uint8Array {
  const bytes = new Uint8Array(lengths.length * bytesPerFeature);
  bytes.set(lengths);
  const view = new DataView(bytes.buffer, lengths.length);
  for (const [index, word] of descriptors.entries()) view.setUint32(index * bytesPerWord, word, true);
  return bytes;
}

export function decodeCoarseFingerprint(bytes: Uint8Array): CoarseFingerprint {
  const count = bytes.length / bytesPerFeature;
  const view = new DataView(bytes.buffer, bytes.byteOffset + count);
  const descriptors = new Uint32Array(count * descriptorWords);
  for (let index = 0; index < descriptors.length; index += 1) {
    descriptors[index] = view.getUint32(index * bytesPerWord, true);
  }
  return { lengths: Uint8Array.from(bytes.subarray(0, count)), descriptors };
}
