import type { CardName } from 'contract/card';
import type { MailState } from 'contract/fields/list-states';
import type { PaymentKind, PaymentState } from 'contract/payments';
import type { Duty } from 'contract/rules/admins/duties';
import type { Gender, MembershipStatus, PaidYear, Role } from 'contract/rules/membership';
import type { ManualMeans } from 'contract/rules/money/manual-payments';
import type { KnownLine } from './bill-records.ts';
import type { UserSeat } from './institution-records.ts';

/** What each Firestore collection holds. Times are `Date` here and timestamps in the store. */

export interface UserRecord {
  name: string;
  email: string;
  gender: Gender | '';
  role: Role;
  /** When an admin became one; left out in older records, which were admins from the start. */
  adminSince?: Date | null;
  /** What an admin may be there for; left out for everything, and without a meaning in members. */
  duties?: Duty[];
  institution: string;
  institutionAddress: string;
  department: string;
  expertise: string;
  phoneNumber: string;
  isActive: MembershipStatus;
  memberNumber: string | null;
  /** Storage path of the portrait. */
  photoFile: string | null;
  /** The newest payment: the open request while one waits. */
  paymentId: string | null;
  rejectionReason: string | null;
  /** The name as lists sort by it; written by `searchable`, as `search` is. */
  nameKey: string;
  /** Beginnings of the phrases that the user is found by (decision 0008). */
  search: string[];
  createdAt: Date;
  updatedAt: Date;
  validUntil: Date | null;
  /** The newest reminder, and the end that it was about: a renewal makes it one of the past. */
  reminded?: { validUntil: Date; days: number; mailId: string };
  /** When they were told that the account goes, and of which end that was; a renewal makes it one of the past. */
  lapseNotice?: { validUntil: Date; at: Date };
  /** Of the card as it was last reissued; left out until then. */
  cardSerial?: string;
  /** When the owner proved that the address is theirs; left out, or null after a change by an admin, until then. */
  emailVerifiedAt?: Date | null;
  /** What was agreed to, last; left out in records from before it was asked for. */
  consent?: { version: string; at: Date; withdrawnAt: Date | null };
  /** When the reminders were ended; null or left out for who gets them. */
  remindersEndedAt?: Date | null;
  /** How the card's code names the holder; left out for the full name. */
  cardName?: CardName;
  /** How receipts write this name in Latin letters; left out until it was said, null when it was taken back. */
  receiptName?: { name: string; latin: string } | null;
  /** NPWP for receipts, digits only; left out, or empty, without one. */
  taxNumber?: string;
  /** The seat in an institution, with its name; left out or null for individuals. */
  seat?: UserSeat | null;
  /** When the renewal that waits, or the last one, was handed in; whatever is edited meanwhile. Left out until then. */
  requestedAt?: Date;
  /**
   * Whether the proof of this payment was seen before, and since when that is known: holds for the open request only,
   * another `paymentId` makes it one of the past. Left out until it was compared.
   */
  proofCheck?: { paymentId: string; alarmAt: Date | null };
  /** What an admin asked and nobody answered yet; null or left out without one. */
  question?: OpenQuestion | null;
  /** Code of the bill that the newest request was handed in with; null or left out without one. */
  bill?: string | null;
  /** The bill of theirs whose money a bank's statement told of: holds while `bill` is the same. Null or left out without. */
  bankMatch?: { bill: string; line: KnownLine } | null;
  /** The answer to the last question; null or left out unless the request still waits. */
  answer?: QuestionAnswer | null;
  /** Since when a login takes a second factor (`factors`); null or left out without one. */
  factorSince?: Date | null;
  /** What that is, beside recovery codes; left out for an app alone, and without a meaning where there is none. */
  factorKinds?: FactorKind[];
}

export type FactorKind = 'app' | 'passkey';

export interface OpenQuestion {
  text: string;
  askedAt: Date;
  /** The admin's id. */
  askedBy: string;
  /** Of the request that it is about. */
  paymentId: string;
  /** When the person was told that the time runs out. */
  noticedAt: Date | null;
}

export interface QuestionAnswer {
  question: string;
  text: string;
  /** A new proof came with it. */
  hasProof: boolean;
  answeredAt: Date;
}

export interface PaymentRecord {
  userId: string;
  /** Left out in payments of individuals. */
  institutionId?: string;
  kind: PaymentKind;
  /** Storage path of the proof; null once retention or a deletion removed it. */
  file: string | null;
  /** Of the bytes as uploaded, lower-case hex: finds a proof that was used before. */
  sha256: string;
  /** How the picture looks, as hex (decision 0009): finds one that was only saved anew. */
  imageHash: string;
  /** Parts of `imageHash` with their place: '0:1f3a...'. Empty where there is a `look`, which tells more. */
  hashBands: string[];
  /** What is written where, as `writeLook` keeps it (decision 0031); null: too little; left out until it was looked at. */
  look?: string | null;
  /** Payments that were there before with the same slip; left out until they were searched for. */
  alike?: string[];
  /** Rupiah. */
  amount: number;
  state: PaymentState;
  previousStatus: MembershipStatus | null;
  previousValidUntil: Date | null;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  /** Code of the bill that it was handed in with, which gave the amount; left out without one. */
  bill?: string;
  /** What an admin wrote down who took it; left out in payments that were handed in. */
  manual?: { paidBy: ManualMeans; paidOn: string; note: string };
  /** Given by the approval; left out in payments of before, until somebody asks for the receipt. */
  receipt?: PaymentReceipt;
}

/** What many payments are found by when their slip comes again (decision 0040). */
export interface GistPageRecord {
  /** The document's own id, to be put in order by: the year and a number, `2026-00`. */
  name: string;
  /** By the payment's id: gists as `writeGist` makes them, up to 1 kB each. */
  gists: Record<string, Uint8Array>;
}

/** What a receipt says beside the payment, as it was when the number was given: a later copy says the same. */
export interface PaymentReceipt {
  number: string;
  issuedAt: Date;
  /** Of the institution, where it paid. */
  name: string;
  memberNumber: string | null;
  /** The name in Latin letters, where it cannot be set as it is; left out unless its payer said so. */
  latinName?: string;
  /** NPWP of the payer, digits only; left out without one. */
  taxNumber?: string;
  /** In the code that tells a genuine receipt (receipt-codes.ts), twelve hex digits; left out in older receipts. */
  secret?: string;
  /** The year that was paid for; null where it is not known any more, left out in older receipts. */
  period?: PaidYear | null;
  /** Who signed for the association; left out in older receipts. */
  signatory?: { name: string; office: string };
}

/** Somebody whose account is gone, under its id, until nothing but what the law wants says who they were. */
export interface RemovalRecord {
  email: string;
  removedAt: Date;
}

/** A change of e-mail that waits for its confirmations; the id is the user's. */
export interface EmailChangeRecord {
  /** Of this change: mails and codes of one before it no longer hold. */
  id: string;
  email: string;
  /** Of the newest code to either address, which is made when its mail is sent; null before. */
  hashes: { new: string | null; old: string | null };
  confirmed: { new: boolean; old: boolean };
  createdAt: Date;
  expireAt: Date;
}

/** Whose an address is; the id is a digest of it. Older accounts get theirs with the next login. */
export interface EmailOwnerRecord {
  userId: string;
  since: Date;
}

export interface LiveSession {
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  /** When it was last used, by a note every few minutes; left out until the first one, and of members. */
  usedAt?: Date;
  /** What the browser said of itself, 'Chrome / Android'; left out in older ones and where it said nothing. */
  device?: string;
  /** When its owner proved last that they are still there; left out where that was with the login. */
  provenAt?: Date;
}

/** The second factor of an account; the id is the user's, whose record says since when. */
export interface FactorRecord {
  /** What the app makes codes of, sealed (functions/src/auth/factor/seals.ts); null without an app. */
  secret: string | null;
  /** Of the code that was used last, in steps of 30 seconds since 1970: no code is used twice. */
  lastStep: number;
  /** Digests of the recovery codes that are left. */
  recovery: string[];
  /** The oldest first; left out in those of before, which have none. */
  passkeys?: PasskeyRecord[];
}

export interface PasskeyRecord {
  /** Of ours: what the authenticator calls it may be a thousand bytes long. */
  id: string;
  /** What its owner calls it. */
  name: string;
  /** What the authenticator calls it, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** How often the authenticator says that it was used; 0 for ever where it does not count. */
  counter: number;
  transports: string[];
  createdAt: Date;
  usedAt: Date | null;
}

/** What passkeys are asked for. */
export type ChallengePurpose = 'enrol' | 'login' | 'proof';

/** A challenge that a passkey has to sign; the id is a digest of it. */
export interface PasskeyChallengeRecord {
  uid: string;
  purpose: ChallengePurpose;
  /** The login ticket, or the session, that it was asked for with, as a digest. */
  boundTo: string;
  /** Firestore deletes it some time after this (time-to-live policy on the field). */
  expireAt: Date;
}

/** The wish of an admin that the second factor of somebody goes; the id is theirs. */
export interface FactorResetRecord {
  /** Name of the admin. */
  by: string;
  askedAt: Date;
  dueAt: Date;
}

/** A login whose password was right and whose code is to follow; the id is a digest of its ticket. */
export interface LoginTicketRecord {
  uid: string;
  /** As limits count it. */
  network: string;
  /** What Firebase Auth gave for the password, sealed under the ticket. */
  idToken: string;
  /** How many wrong codes were tried. */
  wrong: number;
  createdAt: Date;
  /** Firestore deletes it some time after this (time-to-live policy on the field). */
  expireAt: Date;
}

export interface SessionsRecord {
  /** Newest last; at most `limits.sessions.perAccount`. */
  live: LiveSession[];
  /** Where the account was signed in from; the newest last, at most `limits.networks.perAccount`. */
  networks?: { hash: string; seenAt: Date }[];
  /** When all of them were last ended at once. */
  clearedAt?: Date;
}

/** What an entry of the audit may say: it goes into a commitment as JSON. */
export type AuditValue = string | number | boolean | null;

/** A field of what was edited, before and after. */
export interface AuditChange {
  readonly field: string;
  readonly old: AuditValue;
  readonly new: AuditValue;
  /** One of both was too long to be kept whole. */
  readonly isCut?: true;
}

/** A personal value of an entry: sha256(salt as it is written || value as JSON), base64. */
export interface AuditCommitment {
  readonly commitment: string;
  /** 16 bytes, base64; null once the value was erased. */
  readonly salt: string | null;
}

/** What makes a later change of an entry show (decision 0085). */
export interface AuditProof {
  /** The entry's leaf in the tree, base64. */
  readonly leaf: string;
  /** By where the value stands: 'actorName', 'details.email', 'changes.name.old'. */
  readonly personal: Readonly<Record<string, AuditCommitment>>;
}

export interface AuditRecord {
  at: Date;
  actorId: string;
  actorName: string;
  /** One of `auditActions`, or what an earlier version called it. */
  action: string;
  targetId: string;
  targetName: string;
  /** Both ids, so that one query finds what somebody did and what was done to them. */
  people: string[];
  details: Record<string, AuditValue>;
  /** What was edited; left out where nothing was, and in entries of before. */
  changes?: AuditChange[];
  /** Left out in entries of before. */
  proof?: AuditProof;
}

/** One run of the sealer: the entries that it took into the tree of all before it. Never changed, never deleted. */
export interface AuditSealRecord {
  /** When the first of its entries was made, and the last of all that are sealed. */
  from: Date;
  to: Date;
  /** Entries in the tree with it, and in it alone. */
  size: number;
  count: number;
  /** How many sealed entries are of the ten minutes up to `to`: a count of those tells whether a late one has come. */
  recent: number;
  /** Of the tree with it, and without it: RFC 6962, base64. */
  root: string;
  prev: string;
  /** Its entries in the order of the tree, with their leaves, base64. */
  ids: string[];
  leaves: string[];
  /** Roots of the whole trees that the next leaf is put beside, from the largest on, base64. */
  frontier: string[];
  /** The signed checkpoint of `size` and `root` (C2SP signed note). */
  note: string;
}

export interface OutboxRecord {
  /** One of `mailKinds` (functions/src/model/base), or what an earlier version queued. */
  kind: string;
  to: string;
  /** The account that the mail is about; null for a visitor's. */
  userId: string | null;
  data: Record<string, string | number | null>;
  state: MailState;
  createdAt: Date;
  attempts: number;
  /** When the job looks at it next; null once there is nothing left to do. */
  dueAt: Date | null;
  /** When it was sent, dropped or given up. */
  settledAt: Date | null;
  lastError: string | null;
}

/** A mail as the local emulator would have sent it (tools/local-mails.ts); a deployment has none. */
export interface LocalMailRecord {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/**
 * Something that was begun and must be finished or undone: written before the first side effect outside
 * Firestore, deleted in the batch that makes the effect visible. What stays behind is swept.
 */
export interface IntentRecord {
  kind: 'registration' | 'upload' | 'draft' | 'removal' | 'role' | 'email' | 'password';
  /** The Auth account that goes with it. */
  uid: string | null;
  files: string[];
  undo: boolean;
  /** Of kind `password`: how the new one came, and when the one before was set (`passwordSetAt`). */
  password?: { way: 'change' | 'reset'; before: number | null };
  /** From then on nothing can be under way any more, and the sweep settles it. */
  sweepAt: Date;
}

/** What a call was answered that makes something once for its key (decision 0052); the id is a digest of the key. */
export interface AnswerRecord {
  /** Digest of what was sent, by the key. */
  content: string;
  /** As JSON, by the batch that made the thing; null while the call is at work. */
  reply: string | null;
  startedAt: Date;
  /** Firestore deletes it after this (time-to-live policy on the field). */
  expireAt: Date;
}

export interface LimitRecord {
  count: number;
  /** What had to be noted of its window was; left out until then. */
  told?: boolean;
  /** Firestore deletes the counter after this (time-to-live policy on the field). */
  expireAt: Date;
}

/** Where a job goes on that looks at everything by and by. */
export interface JobCursorRecord {
  /** What the store calls the place: an id or a page token; null: begins anew. */
  after: string | null;
  at: Date;
}

/** The register of receipts: whoever creates the document (`KW-2026-000123`) has the number. Never deleted. */
export interface ReceiptNumberRecord {
  /** Of the approval in Asia/Jakarta: '2026'. */
  year: string;
  /** From 1 within the year. */
  serial: number;
  paymentId: string;
  claimedAt: Date;
}

export interface MemberNumberRecord {
  userId: string;
  assignedAt: Date;
}

/** Serials of revoked cards whose years would have ended in one month ('YYYY-MM' in Asia/Jakarta, the id). */
export interface RevokedCardsRecord {
  serials: Record<string, true>;
  /** None of them could still hold; Firestore deletes them after this (time-to-live policy on the field). */
  expireAt: Date;
}
