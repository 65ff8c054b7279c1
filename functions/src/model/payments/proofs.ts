import { createHash } from 'node:crypto';
import type { ImageBytes } from 'contract/endpoint';
import { paymentProofSlot } from 'contract/rules/files';
import { feeOf, statusAt } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { bandsOf, imageHashOf } from '#model/files/image-hash.ts';
import { convertImage, greyPixelsOf, renditions } from '#model/files/images.ts';

/** A proof of payment that has been read, and not been stored yet. */
export interface Proof {
  /** Converted for its slot. */
  readonly image: ImageBytes;
  /** Of the bytes as uploaded, hex. */
  readonly sha256: string;
  /** How the picture looks, hex. */
  readonly imageHash: string;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The hash of how a stored proof looks. Of the converted picture, not the uploaded one: whatever was sent, all
 * have come the same way, and the difference that is left is one of content.
 *
 * @param bytes WebP as `readProof` makes it
 */
export const lookOf = async (bytes: Uint8Array): Promise<string> => imageHashOf(await greyPixelsOf(bytes));

/**
 * Decodes and converts an uploaded proof, and takes the hashes by which it is found again.
 *
 * @throws ApiError invalid-file when it is not an image of the slot's formats, truncated, or too many pixels
 */
export async function readProof(bytes: Buffer): Promise<Proof> {
  const image = await convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
  return { image, sha256: sha256(bytes), imageHash: await lookOf(image.bytes) };
}

/** What the ledger keeps of a proof. */
export type StoredProof = Pick<PaymentRecord, 'sha256' | 'imageHash'> & { readonly file: string };

export const storedProofOf = ({ sha256, imageHash }: Proof, file: string): StoredProof => ({
  file,
  sha256,
  imageHash,
});

/** What somebody with this seat pays for: coordinators for their institution, anybody else for themselves. */
export const payerFieldsOf = (seat: UserRecord['seat']): Pick<PaymentRecord, 'institutionId'> =>
  seat?.isCoordinator === true ? { institutionId: seat.institutionId } : {};

/** A ledger entry for a proof that nobody has looked at yet. */
export const waitingPayment = (
  userId: string,
  kind: PaymentRecord['kind'],
  proof: StoredProof,
  before: Pick<UserRecord, 'isActive' | 'validUntil' | 'seat'>,
): PaymentRecord => ({
  userId,
  ...payerFieldsOf(before.seat),
  kind,
  ...proof,
  hashBands: bandsOf(proof.imageHash),
  amount: feeOf(before.seat),
  state: 'waiting',
  previousStatus: kind === 'registration' ? null : statusAt(before, clock.now()),
  previousValidUntil: before.validUntil,
  createdAt: clock.now(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
});
