import { createHash } from 'node:crypto';
import type { ImageBytes } from 'contract/endpoint';
import { paymentProofSlot } from 'contract/rules/files';
import { feeOf, statusAt } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { bandsOf, hashedSize, imageHashOf } from '#model/files/image-hash.ts';
import { convertImage, greyPicturesOf, readingSize, renditions } from '#model/files/images.ts';
import type { GreyPicture } from '#model/looks/grey-picture.ts';
import { writeLook } from '#model/looks/kept-look.ts';
import { canBeCompared, lookOf } from '#model/looks/look.ts';

/** How the picture of a proof looks: as a whole, and as what is written on it. */
export type ProofLooks = Pick<PaymentRecord, 'imageHash'> &
  Partial<Pick<PaymentRecord, 'hashBands' | 'look'>>;

/** A proof of payment that has been read, and not been stored yet. */
export interface Proof extends ProofLooks {
  /** Converted for its slot. */
  readonly image: ImageBytes;
  /** Of the bytes as uploaded, hex. */
  readonly sha256: string;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const inHashedSize = () => hashedSize;

/**
 * How a stored proof looks as a whole, hex. Of the converted picture, not the uploaded one: whatever was sent, all have
 * come the same way, and the difference that is left is one of content.
 *
 * @param bytes WebP as `readProof` makes it
 */
export async function proofHashOf(bytes: Uint8Array): Promise<string> {
  const [small] = await greyPicturesOf(bytes, [inHashedSize]);
  return imageHashOf((small as GreyPicture).levels);
}

/**
 * As `proofHashOf`, with what is written on the proof. One with little on it has no look: its bands find it by how it
 * looks as a whole.
 */
export async function proofLooksOf(bytes: Uint8Array): Promise<ProofLooks> {
  const [small, picture] = (await greyPicturesOf(bytes, [inHashedSize, readingSize])) as [
    GreyPicture,
    GreyPicture,
  ];
  const imageHash = imageHashOf(small.levels);
  const look = lookOf(picture);
  if (!canBeCompared(look)) return { imageHash, hashBands: bandsOf(imageHash), look: null };
  return { imageHash, hashBands: [], look: writeLook(look) };
}

/**
 * Decodes and converts an uploaded proof, and takes the hashes by which it is found again.
 *
 * @throws ApiError invalid-file when it is not an image of the slot's formats, truncated, or too many pixels
 */
export async function readProof(bytes: Buffer): Promise<Proof> {
  const image = await convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
  return { image, sha256: sha256(bytes), ...(await proofLooksOf(image.bytes)) };
}

/** What the ledger keeps of a proof. */
export type StoredProof = Pick<PaymentRecord, 'sha256'> & ProofLooks & { readonly file: string };

export const storedProofOf = ({ image: _image, ...proof }: Proof, file: string): StoredProof => ({
  ...proof,
  file,
});

/** What somebody with this seat pays for: coordinators for their institution, anybody else for themselves. */
export const payerFieldsOf = (seat: UserRecord['seat']): Pick<PaymentRecord, 'institutionId'> =>
  seat?.isCoordinator === true ? { institutionId: seat.institutionId } : {};

/** The file that goes when a proof is kept no longer; null for a document that the books keep (decision 0094). */
export const proofFileOf = ({ file, manual }: Pick<PaymentRecord, 'file' | 'manual'>): string | null =>
  manual === undefined ? file : null;

/**
 * A ledger entry for a proof that nobody has looked at yet.
 *
 * @param proof with what the bill asked for that it was handed in with, where there is one
 */
export const waitingPayment = (
  userId: string,
  kind: PaymentRecord['kind'],
  proof: StoredProof & Partial<Pick<PaymentRecord, 'bill' | 'amount'>>,
  before: Pick<UserRecord, 'isActive' | 'validUntil' | 'seat'>,
): PaymentRecord => ({
  userId,
  ...payerFieldsOf(before.seat),
  kind,
  hashBands: bandsOf(proof.imageHash),
  amount: feeOf(before.seat),
  ...proof,
  state: 'waiting',
  previousStatus: kind === 'registration' ? null : statusAt(before, clock.now()),
  previousValidUntil: before.validUntil,
  createdAt: clock.now(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
});
