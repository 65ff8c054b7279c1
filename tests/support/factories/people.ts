import type { MembershipStatus, Role } from 'contract/rules/membership';
import { Batch } from '../../../functions/src/data/batch.ts';
import {
  emailOwnerId,
  emailOwners,
  memberNumbers,
  payments,
  sessions,
  users,
} from '../../../functions/src/data/collections.ts';
import { newFilePath } from '../../../functions/src/data/file-store.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import type { PaymentRecord, UserRecord } from '../../../functions/src/data/records.ts';
import { countAdmins, countStatus } from '../../../functions/src/model/base/counts.ts';
import { saveCoarseFingerprint } from '../../../functions/src/model/money/payments/earlier-similar.ts';
import {
  computeProofFingerprints,
  createWaitingPayment,
  type StoredProof,
  sha256,
} from '../../../functions/src/model/money/payments/proofs.ts';
import { toCoarseFingerprint } from '../../../functions/src/model/money/proof-similarity/coarse-fingerprint.ts';
import { decodeFingerprint } from '../../../functions/src/model/money/proof-similarity/encode-fingerprint.ts';
import { withNameKey } from '../../../functions/src/model/people/profile/user-record.ts';
import { anonymous, type InputOf } from '../suite/client.ts';
import { putFile, suite } from '../suite/emulators.ts';
import { inDays } from '../suite/time.ts';
import { jpeg, proof, webp } from './images.ts';
import { forgedSession, newSession, toLiveSession } from './tokens.ts';

/** Person with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Token of a live session; empty for people made with `account: false`. */
  readonly token: string;
}

export interface MemberOptions {
  readonly status?: MembershipStatus;
  readonly photo?: boolean;
  /** Fields of the stored record that matter to the test. */
  readonly record?: Partial<UserRecord>;
  /** `false` stores only the record, without account, session and files, to fill lists. */
  readonly account?: boolean;
  /** `false` leaves the address unverified. */
  readonly isVerified?: boolean;
  /** `false` omits the consent, as in records from before it was required. */
  readonly hasConsent?: boolean;
  /** WebP of the payment proof; a unique one by default. */
  readonly proof?: Buffer;
}

let serial = 0;
const day = 24 * 60 * 60 * 1000;

/** Creates up to 1,000 Auth accounts with claims in one call. The Admin SDK needs four calls for each. */
export async function importAccounts(people: readonly Omit<Person, 'token'>[], role: Role): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${suite.projectId}/accounts:batchCreate`;
  const users = people.map(({ id, name, email, password }) => ({
    localId: id,
    displayName: name,
    email,
    rawPassword: password,
    customAttributes: JSON.stringify({ id, role }),
  }));
  const answer = await fetch(`http://${suite.authHost}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users, sanityCheck: true }),
  });
  const { error } = (await answer.json()) as { error?: unknown[] };
  if (!answer.ok || error?.length)
    throw new Error(`${people[0]?.email} … could not be imported: ${JSON.stringify(error)}`);
}

/** Creates account, record and session. `batch` contains other documents of the same write. */
async function makePerson(record: UserRecord, id: string, batch: Batch): Promise<Person> {
  const { name, email, role, isActive } = record;
  const token = forgedSession({ id, email }, role);
  const person = { id, name, email, password: `rahasia-${id}`, token };
  batch.create(users, id, record);
  batch.create(emailOwners, emailOwnerId(email), { userId: id, since: record.createdAt });
  batch.create(sessions, id, { live: [toLiveSession(token)] });
  countStatus(batch, null, isActive, role);
  await Promise.all([batch.commit(), importAccounts([person], role)]);
  return person;
}

export async function makeAdmin(record: Partial<UserRecord> = {}): Promise<Person> {
  serial += 1;
  const batch = new Batch();
  countAdmins(batch, 1);
  const admin = withNameKey({
    ...memberRecord({ status: 'active' }, { photoFile: null, paymentId: null }),
    name: `Admin ${serial}`,
    email: `admin-${serial}@example.org`,
    role: 'Admin',
    memberNumber: null,
    validUntil: null,
    ...record,
  });
  return makePerson(admin, newId(), batch);
}

/** By membership status: the end of the membership and the state of the newest payment. */
const statusSamples: Record<
  MembershipStatus,
  {
    days: number | null;
    kind: PaymentRecord['kind'];
    state: PaymentRecord['state'];
    before: MembershipStatus;
  }
> = {
  waitingApproval: { days: null, kind: 'registration', state: 'waiting', before: 'waitingApproval' },
  active: { days: 200, kind: 'registration', state: 'approved', before: 'waitingApproval' },
  expired: { days: -40, kind: 'registration', state: 'approved', before: 'waitingApproval' },
  RequestRenew: { days: 20, kind: 'renewal', state: 'waiting', before: 'active' },
  rejectedByAdmin: { days: 20, kind: 'renewal', state: 'rejected', before: 'active' },
};

function memberRecord(
  options: MemberOptions,
  links: { photoFile: string | null; paymentId: string | null },
): UserRecord {
  const status = options.status ?? 'active';
  const { days } = statusSamples[status];
  // Two people of one millisecond would be in any order in a list by time.
  const now = Date.now() + serial;
  return withNameKey({
    name: `Anggota ${serial}`,
    email: `anggota-${serial}@example.org`,
    gender: 'perempuan',
    role: 'Member',
    institution: 'Universitas Contoh',
    institutionAddress: 'Jalan Contoh No. 5, Bandung',
    department: 'Sistem Informasi',
    expertise: 'Tata kelola TI',
    phoneNumber: '+62 800 0000 1234',
    isActive: status,
    memberNumber: status === 'waitingApproval' ? null : `SISINDO-2025-${String(serial).padStart(6, '0')}`,
    rejectionReason: status === 'rejectedByAdmin' ? 'Bukti tidak terbaca.' : null,
    ...(options.isVerified === false ? {} : { emailVerifiedAt: new Date(now - 399 * day) }),
    ...(options.hasConsent === false
      ? {}
      : { consent: { version: '1', at: new Date(now - 400 * day), withdrawnAt: null } }),
    createdAt: new Date(now - 400 * day),
    updatedAt: new Date(now - 2 * day),
    ...(status === 'RequestRenew'
      ? { requestedAt: options.record?.updatedAt ?? new Date(now - 2 * day) }
      : {}),
    validUntil: days === null ? null : new Date(now + days * day),
    ...links,
    ...(links.paymentId === null ? {} : { proofCheck: { paymentId: links.paymentId, alarmAt: null } }),
    ...options.record,
  });
}

function newestPayment(uid: string, record: UserRecord, proofFile: StoredProof) {
  const { kind, state, before } = statusSamples[record.isActive];
  const { validUntil, seat = null } = record;
  const uncompared = createWaitingPayment(uid, kind, proofFile, { isActive: before, validUntil, seat });
  const payment: PaymentRecord = { ...uncompared, alike: [] };
  if (state === 'waiting') return payment;
  const { updatedAt: decidedAt, rejectionReason: reason } = record;
  return { ...payment, state, decidedBy: 'otherUserId', decidedAt, reason };
}

/**
 * Returns hashes of a proof. The default picture gets unique hashes, so that it does not count as a reused
 * proof.
 */
async function hashesOf(id: string, picture: Buffer | undefined) {
  if (picture !== undefined) return { sha256: sha256(picture), ...(await computeProofFingerprints(picture)) };
  const unique = sha256(Buffer.from(id));
  return { sha256: unique, imageHash: unique.repeat(2) };
}

/** Stores the coarse fingerprint as an upload does, so that the proof is found when it is uploaded again. */
async function saveCoarseFingerprintOf(id: string, { look, createdAt }: PaymentRecord): Promise<void> {
  if (typeof look === 'string')
    await saveCoarseFingerprint(id, createdAt, toCoarseFingerprint(decodeFingerprint(look)));
}

/** Adds payment and number of a new member to the batch and returns the record without writing it. */
export async function planMember(options: MemberOptions, batch: Batch) {
  serial += 1;
  const [id, paymentId, file] = [newId(), newId(), newFilePath('payment-proofs')];
  const photoFile = options.photo ? newFilePath('profile-photos') : null;
  const record = memberRecord(options, { photoFile, paymentId });
  const payment = newestPayment(id, record, { file, ...(await hashesOf(id, options.proof)) });
  batch.create(payments, paymentId, payment);
  await saveCoarseFingerprintOf(paymentId, payment);
  if (record.memberNumber !== null) {
    batch.create(memberNumbers, record.memberNumber, { userId: id, assignedAt: record.createdAt });
  }
  return { id, record, file, photoFile };
}

/** Creates a member of any status, with payment, number, totals, files, account and session. */
export async function makeMember(options: MemberOptions = {}): Promise<Person> {
  const batch = new Batch();
  const { id, record, file, photoFile } = await planMember(options, batch);
  const image = options.proof ?? (await webp());
  if (options.account === false) {
    countStatus(batch.create(users, id, record), null, record.isActive);
    await batch.commit();
    return { id, name: record.name, email: record.email, password: '', token: '' };
  }
  const [person] = await Promise.all([
    makePerson(record, id, batch),
    putFile(file, 'image/webp', image),
    photoFile === null ? undefined : jpeg(480, 600).then((bytes) => putFile(photoFile, 'image/jpeg', bytes)),
  ]);
  return person;
}

/** Creates a member whose membership lasts another 300 days. */
export const makeActive = (name: string): Promise<Person> =>
  makeMember({ status: 'active', record: { name, validUntil: inDays(300) } });

/** Creates records to fill lists, one minute apart, oldest first. */
export async function makeMany(
  count: number,
  options: Pick<MemberOptions, 'status'> = {},
): Promise<Person[]> {
  const first = Date.parse('2025-01-05T03:00:00.000Z');
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(first + index * 60_000);
    people.push(await makeMember({ ...options, account: false, record: { createdAt: at, updatedAt: at } }));
  }
  return people;
}

/** Returns a complete registration form as the browser sends it. */
export async function registrationForm(
  changes: Partial<InputOf<'register'>> = {},
): Promise<InputOf<'register'>> {
  serial += 1;
  const password = `rahasia-${serial}`;
  return {
    name: `Pendaftar ${serial}`,
    email: `pendaftar-${serial}@example.org`,
    password,
    confirmPassword: password,
    gender: 'laki-laki',
    institution: 'Universitas Contoh',
    institutionAddress: 'Jalan Contoh No. 9, Surabaya',
    department: 'Sistem Informasi',
    expertise: 'Analitik data',
    phoneNumber: '+62 800 0000 9876',
    paymentProof: await proof(),
    ...changes,
  };
}

/** Registers over HTTP as a visitor does, for tests about registration, and adds a session. */
export async function register(changes: Partial<InputOf<'register'>> = {}): Promise<Person> {
  const form = await registrationForm(changes);
  const { body } = await anonymous.ok('register', form);
  const person = { id: body._id, name: form.name, email: form.email.trim().toLowerCase() };
  return {
    ...person,
    password: form.password,
    token: await newSession({ ...person, password: form.password }),
  };
}
