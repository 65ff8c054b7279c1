import { accounts } from 'contract/accounts/accounts';
import type { ImageBytes, ParsedInput } from 'contract/endpoint';
import { ApiError, invalidInput, toFieldMessages } from 'contract/errors';
import type { PersonValues, SharedPersonField } from 'contract/rules/people/person-fields';
import { emailField, passwordField } from 'contract/schemas/people';
import { authAccounts, EmailTaken, toUserExistsError } from '#data/auth-accounts.ts';
import { type AddToBatch, Batch, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail } from '#model/base/claim-email.ts';
import { countStatus } from '#model/base/counts.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { limitMailsTo, limitRate } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { createInstitution, type NewInstitution } from '#model/institutions/create-institution.ts';
import { adoptBill, toBankMatch, toPaymentFields } from '#model/money/bills/adopt-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import type { ClosableBill } from '#model/money/bills/settle-bill.ts';
import { checkUploadedProof } from '#model/money/payments/proof-checks.ts';
import {
  createWaitingPayment,
  type Proof,
  type StoredProof,
  toStoredProof,
} from '#model/money/payments/proofs.ts';
import { newConsent } from '#model/people/profile/consent.ts';
import { findPasswordProblem } from '#model/people/profile/strong-password.ts';
import { createUserRecord } from '#model/people/profile/user-record.ts';

/** After a conflict the bill belongs to another registration, or has a bank line. The last attempt is without it. */
const maxBillAttempts = 4;

interface Application extends PersonValues<SharedPersonField> {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface RegistrationAttachments {
  readonly proof: Proof;
  readonly photo: ImageBytes | undefined;
  /** The institution that is registered with its first coordinator; undefined for an individual. */
  readonly institution: NewInstitution | undefined;
  /** Reads the bill that was shown before the registration; undefined without one. */
  readonly findBill: () => Promise<ClosableBill | undefined>;
}

/**
 * Creates the Auth account, the files, and the record with its payment, or none. Returns the new id. Throws
 * user-exists and too-many-requests.
 */
export async function registerMember(
  application: Application,
  { proof, photo, institution, findBill }: RegistrationAttachments,
  addToBatch: AddToBatch,
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
        // Not before: a refused address gets no mail, so it must not use up the limit of its owner.
        await limitMailsTo('registration-recipient', application.email);
        await Promise.all([
          authAccounts.setClaims(uid, 'Member'),
          fileStore.save(proofFile, proof.image),
          photo === undefined || photoFile === null ? undefined : fileStore.save(photoFile, photo),
          ...logos.map(([path, logo]) => fileStore.save(path, logo)),
        ]);
        // A concurrent registration can use the bill, and a statement can change it.
        await retryOnWriteConflict(async (attempt) => {
          const batch = claim(new Batch(), intent);
          const bill = attempt === maxBillAttempts ? undefined : await findBill();
          const stored = { ...toStoredProof(proof, proofFile), ...toPaymentFields(bill) };
          await claimEmail(batch, application.email, uid);
          const person = { ...application, ...toBankMatch(bill) };
          payment = writeApplication(batch, uid, person, stored, photoFile, institution);
          if (bill !== undefined) adoptBill(batch, bill, memberPayer(uid, payment.seat));
          addToBatch(batch, uid);
          await batch.commit();
        }, maxBillAttempts);
      },
      undefined,
    );
  } catch (error) {
    // A later registration with the same address has undone this one.
    throw toUserExistsError(error instanceof WriteConflict ? new EmailTaken() : error);
  }
  if (payment !== undefined) await checkUploadedProof(payment.id, payment.data);
  return uid;
}

type UploadedPayment = Pick<Stored<PaymentRecord>, 'id' | 'data'> & Pick<UserRecord, 'seat'>;

function writeApplication(
  batch: Batch,
  uid: string,
  { password: _password, ...person }: Application & Partial<Pick<UserRecord, 'bankMatch'>>,
  proof: StoredProof & ReturnType<typeof toPaymentFields>,
  photoFile: string | null,
  institution: NewInstitution | undefined,
): UploadedPayment {
  const now = clock.now();
  const paymentId = newId();
  const self = { id: uid, name: person.name };
  const seat =
    institution === undefined ? {} : { seat: createInstitution(batch, institution, self, paymentId) };
  const user = createUserRecord({
    ...person,
    ...seat,
    role: 'Member',
    isActive: 'waitingApproval',
    photoFile,
    paymentId,
    consent: newConsent(),
    ...toLanguageField(),
    ...(proof.bill === undefined ? {} : { bill: proof.bill, billAmount: proof.amount ?? null }),
    createdAt: now,
    updatedAt: now,
  });
  batch.create(users, uid, user);
  const payment = createWaitingPayment(uid, 'registration', proof, user);
  batch.create(payments, paymentId, payment);
  countStatus(batch, null, 'waitingApproval');
  recordAudit(batch, self, 'registration.request', self);
  const { amount, bill = '' } = payment;
  queueMail(batch, 'registration-received', { id: uid, data: user }, { amount, bill });
  return { id: paymentId, data: payment, ...seat };
}

type UncheckedRegistration = ParsedInput<typeof accounts.checkRegistration>;

/**
 * Reports all problems of a registration without its files: those of the schema, a weak password, and an
 * address in use. Looking up an address counts as a registration from this network. Throws invalid-input;
 * user-exists, also with the other problems; too-many-requests.
 */
export async function checkRegistration(input: UncheckedRegistration, network: string): Promise<void> {
  const problems = toFieldMessages(accounts.register.input.safeParse(input).error?.issues ?? []);
  const [password, email] = [passwordField.safeParse(input.password), emailField.safeParse(input.email)];
  const owner = { name: typeof input.name === 'string' ? input.name : '', email: email.data ?? '' };
  const weakness = password.success ? await findPasswordProblem(password.data, owner) : undefined;
  if (weakness !== undefined) problems.password = weakness;
  if (email.success) {
    await limitRate('register-address', network);
    if ((await findUserIdByEmail(email.data)) !== undefined)
      throw new ApiError('user-exists', { fields: problems });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
