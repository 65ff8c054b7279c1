import { createHash } from 'node:crypto';
import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type Gender, yearlyFee } from 'contract/membership';
import { authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { claim, withIntent } from './intents.ts';
import { countStatus, queueMail, recordAudit } from './ledger.ts';
import { searchable } from './user-search.ts';

export interface Application {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly gender: Gender | '';
  readonly institution: string;
  readonly institutionAddress: string;
  readonly department: string;
  readonly expertise: string;
  readonly phoneNumber: string;
}

export interface Proof {
  /** Converted for its slot. */
  readonly image: ImageBytes;
  readonly sha256: string;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Creates the Auth account, the files, and the record with its payment, or nothing of these.
 *
 * @returns the new account's id
 * @throws ApiError user-exists when the address has an account
 */
export async function registerMember(
  application: Application,
  proof: Proof,
  photo: ImageBytes | undefined,
): Promise<string> {
  const uid = newId();
  const proofFile = newFilePath('payment-proofs');
  const photoFile = photo === undefined ? null : newFilePath('profile-photos');
  const files = photoFile === null ? [proofFile] : [proofFile, photoFile];
  try {
    return await withIntent(
      { kind: 'registration', uid, files },
      async (intent) => {
        await authAccounts.create(uid, application);
        await Promise.all([
          authAccounts.setClaims(uid, 'Member'),
          fileStore.save(proofFile, proof.image),
          photo === undefined || photoFile === null ? undefined : fileStore.save(photoFile, photo),
        ]);
        const batch = claim(new Batch(), intent);
        writeApplication(batch, uid, application, { file: proofFile, sha256: proof.sha256 }, photoFile);
        await batch.commit();
        return uid;
      },
      uid,
    );
  } catch (error) {
    throw error instanceof EmailTaken
      ? new ApiError('user-exists', { fields: { email: 'User already exists' } })
      : error;
  }
}

function writeApplication(
  batch: Batch,
  uid: string,
  { password: _password, ...person }: Application,
  proof: { file: string; sha256: string },
  photoFile: string | null,
): void {
  const now = clock.now();
  const paymentId = newId();
  const user = searchable({
    ...person,
    role: 'Member',
    isActive: 'waitingApproval',
    memberNumber: null,
    photoFile,
    paymentId,
    rejectionReason: null,
    createdAt: now,
    updatedAt: now,
    validUntil: null,
  });
  batch.create(users, uid, user);
  batch.create(payments, paymentId, waitingPayment(uid, 'registration', proof, user));
  countStatus(batch, null, 'waitingApproval');
  const self = { id: uid, name: person.name };
  recordAudit(batch, self, 'registration.request', self);
  queueMail(batch, 'registration-received', { id: uid, data: user });
}

/** A ledger entry for a proof that nobody has looked at yet. */
export const waitingPayment = (
  userId: string,
  kind: PaymentRecord['kind'],
  proof: { file: string; sha256: string },
  before: Pick<UserRecord, 'isActive' | 'validUntil'>,
): PaymentRecord => ({
  userId,
  kind,
  ...proof,
  amount: yearlyFee,
  state: 'waiting',
  previousStatus: kind === 'registration' ? null : before.isActive,
  previousValidUntil: before.validUntil,
  createdAt: clock.now(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
});
