import type { ImageBytes } from 'contract/endpoint';
import type { Gender } from 'contract/rules/membership';
import { asUserExists, authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch, nothingMore, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { claimEmail } from '#model/base/email-owners.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import type { KnownBill } from '#model/bills/opening.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { adoptBill, bankMatchOf, billFieldsOf } from '#model/bills/use.ts';
import { foundInstitution, type NewInstitution } from '#model/institutions/founding.ts';
import { checkUploadedProof } from '#model/payments/proof-checks.ts';
import type { Proof } from '#model/payments/proofs.ts';
import { type StoredProof, storedProofOf, waitingPayment } from '#model/payments/proofs.ts';
import { newConsent } from '#model/people/consent.ts';
import { searchable } from '#model/people/user-search.ts';
import { queueVerification } from './email-verification.ts';

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

interface Enclosed {
  readonly proof: Proof;
  readonly photo: ImageBytes | undefined;
  /** The one that is registered with its first coordinator; undefined for an individual. */
  readonly institution: NewInstitution | undefined;
  /** The one that was shown before; undefined without one. */
  readonly bill: KnownBill | undefined;
}

/**
 * Creates the Auth account, the files, and the record with its payment, or nothing of these.
 *
 * @returns the new account's id
 * @throws ApiError user-exists when the address has an account
 */
export async function registerMember(
  application: Application,
  { proof, photo, institution, bill }: Enclosed,
  also = nothingMore,
): Promise<string> {
  const uid = newId();
  const proofFile = newFilePath('payment-proofs');
  const photoFile = photo === undefined ? null : newFilePath('profile-photos');
  const logos = [...(institution?.logos ?? [])];
  let payment: UploadedPayment | undefined;
  const files = [proofFile, ...(photoFile === null ? [] : [photoFile]), ...logos.map(([path]) => path)];
  try {
    await withIntent(
      { kind: 'registration', uid, files },
      async (intent) => {
        await createAccount(uid, application);
        await Promise.all([
          authAccounts.setClaims(uid, 'Member'),
          fileStore.save(proofFile, proof.image),
          photo === undefined || photoFile === null ? undefined : fileStore.save(photoFile, photo),
          ...logos.map(([path, logo]) => fileStore.save(path, logo)),
        ]);
        const batch = claim(new Batch(), intent);
        const stored = { ...storedProofOf(proof, proofFile), ...billFieldsOf(bill) };
        await claimEmail(batch, application.email, uid);
        const known = { ...application, ...bankMatchOf(bill) };
        payment = writeApplication(batch, uid, known, stored, photoFile, institution);
        if (bill !== undefined) adoptBill(batch, bill, memberPayer(uid, payment.seat));
        also(batch, uid);
        await batch.commit();
      },
      undefined,
    );
  } catch (error) {
    // Undone by another registration with the same address, which began later.
    throw asUserExists(error instanceof WriteConflict ? new EmailTaken() : error);
  }
  if (payment !== undefined) await checkUploadedProof(payment.id, payment.data);
  return uid;
}

type UploadedPayment = Pick<Stored<PaymentRecord>, 'id' | 'data'> & Pick<UserRecord, 'seat'>;

function writeApplication(
  batch: Batch,
  uid: string,
  { password: _password, ...person }: Application & Partial<Pick<UserRecord, 'bankMatch'>>,
  proof: StoredProof & ReturnType<typeof billFieldsOf>,
  photoFile: string | null,
  institution: NewInstitution | undefined,
): UploadedPayment {
  const now = clock.now();
  const paymentId = newId();
  const self = { id: uid, name: person.name };
  const seat =
    institution === undefined ? {} : { seat: foundInstitution(batch, institution, self, paymentId) };
  const user = searchable({
    ...person,
    ...seat,
    role: 'Member',
    isActive: 'waitingApproval',
    memberNumber: null,
    photoFile,
    paymentId,
    rejectionReason: null,
    consent: newConsent(),
    ...(proof.bill === undefined ? {} : { bill: proof.bill }),
    createdAt: now,
    updatedAt: now,
    validUntil: null,
  });
  batch.create(users, uid, user);
  const payment = waitingPayment(uid, 'registration', proof, user);
  batch.create(payments, paymentId, payment);
  countStatus(batch, null, 'waitingApproval');
  recordAudit(batch, self, 'registration.request', self);
  queueMail(batch, 'registration-received', { id: uid, data: user }, {});
  queueVerification(batch, { id: uid, data: user });
  return { id: paymentId, data: payment, ...seat };
}
