import { createHash } from 'node:crypto';
import type { ImageBytes } from 'contract/endpoint';
import { paymentProofSlot } from 'contract/rules/files';
import { feeOf, statusAt } from 'contract/rules/membership';
import { isoDate } from 'contract/text/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { createAuditRecord } from '#model/base/audit.ts';
import { withProof } from '#model/base/compute-leaf.ts';
import { computeImageHash, hashedSize, toBands } from '#model/files/image-hash.ts';
import { convertImage, readingSize, renditions, toGreyPictures } from '#model/files/images.ts';
import { encodeFingerprint } from '#model/money/proof-similarity/encode-fingerprint.ts';
import { canBeCompared, computeFingerprint } from '#model/money/proof-similarity/fingerprint.ts';
import type { GreyPicture } from '#model/money/proof-similarity/grey-picture.ts';

/** Fingerprints of the picture of a proof: the hash of the whole picture, and the text features. */
export type ProofFingerprints = Pick<PaymentRecord, 'imageHash'> &
  Partial<Pick<PaymentRecord, 'hashBands' | 'look'>>;

/** A decoded proof of payment that is not stored yet. */
export interface Proof extends ProofFingerprints {
  /** Image converted for its slot. */
  readonly image: ImageBytes;
  /** SHA-256 of the uploaded bytes, hex. */
  readonly sha256: string;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const toHashedSize = () => hashedSize;

/** Hashes the WebP of `readProof`: all proofs are converted alike, so differences are of content. */
export async function computeProofHash(bytes: Uint8Array): Promise<string> {
  const [small] = await toGreyPictures(bytes, [toHashedSize]);
  return computeImageHash((small as GreyPicture).levels);
}

/** Computes hash and text features. A proof with little text has none, but bands to find its hash. */
export async function computeProofFingerprints(bytes: Uint8Array): Promise<ProofFingerprints> {
  const [small, picture] = (await toGreyPictures(bytes, [toHashedSize, readingSize])) as [
    GreyPicture,
    GreyPicture,
  ];
  const imageHash = computeImageHash(small.levels);
  const fingerprint = computeFingerprint(picture);
  if (!canBeCompared(fingerprint)) return { imageHash, hashBands: toBands(imageHash), look: null };
  return { imageHash, hashBands: [], look: encodeFingerprint(fingerprint) };
}

/** Decodes a proof. Throws `invalid-file` for another format, a truncated image, or too many pixels. */
export async function readProof(bytes: Buffer): Promise<Proof> {
  const image = await convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
  return { image, sha256: sha256(bytes), ...(await computeProofFingerprints(image.bytes)) };
}

export type StoredProof = Pick<PaymentRecord, 'sha256'> & ProofFingerprints & { readonly file: string };

export const toStoredProof = ({ image: _image, ...proof }: Proof, file: string): StoredProof => ({
  ...proof,
  file,
});

/** Returns the payer fields: coordinators pay for their institution, all other members for themselves. */
export const toPayerFields = (seat: UserRecord['seat']): Pick<PaymentRecord, 'institutionId'> =>
  seat?.isCoordinator === true ? { institutionId: seat.institutionId } : {};

/** Returns the file to delete after retention; null for a document of the ledger (decision 0078). */
export const toDeletableFile = ({ file, manual }: Pick<PaymentRecord, 'file' | 'manual'>): string | null =>
  manual === undefined ? file : null;

/**
 * Returns the proof of a payment that only a bank line shows. There is no picture. `key` names the line, or the line
 * and one of its bills; the digest finds a second use.
 */
export const lineProof = (key: string) => ({
  file: null,
  sha256: createHash('sha256').update(`bank-line:${key}`).digest('hex'),
  imageHash: '',
  hashBands: [],
  look: null,
});

/** Creates a waiting payment. `proof` may include its bill, with amount and years, or with the event and its payer. */
export const createWaitingPayment = (
  userId: string,
  kind: PaymentRecord['kind'],
  proof: Omit<StoredProof, 'file'> &
    Pick<PaymentRecord, 'file'> &
    Partial<Pick<PaymentRecord, 'bill' | 'amount' | 'years' | 'event' | 'institutionId'>>,
  before: Pick<UserRecord, 'isActive' | 'validUntil' | 'seat'>,
): PaymentRecord => ({
  userId,
  ...(kind === 'event' ? {} : toPayerFields(before.seat)),
  kind,
  hashBands: toBands(proof.imageHash),
  amount: feeOf(before.seat),
  ...proof,
  state: 'waiting',
  previousStatus: kind === 'renewal' ? statusAt(before, clock.now()) : null,
  previousValidUntil: kind === 'event' ? null : before.validUntil,
  createdAt: clock.now(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
});

/** Records a view once a day for each proof. */
export async function recordProofView(admin: Actor, owner: Actor, paymentId: string): Promise<void> {
  const id = `view-${admin.id}-${paymentId}-${isoDate(clock.now())}`;
  try {
    const entry = createAuditRecord(admin, 'payment.view', owner, { paymentId });
    await new Batch().create(audit, id, withProof(id, entry)).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
