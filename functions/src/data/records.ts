import type { CardName } from 'contract/card/card';
import type { PaymentKind, PaymentState } from 'contract/money/payments';
import type { Duty } from 'contract/rules/admins/duties';
import type { BounceKind, MailTroubleKind } from 'contract/rules/mails/bounces';
import type { Gender, MembershipStatus, PaidPeriod, Role } from 'contract/rules/membership';
import type { ManualMeans } from 'contract/rules/money/manual-payments';
import type { ConsentSource } from 'contract/rules/people/import-columns';
import type { WhatsappPurpose } from 'contract/rules/people/whatsapp';
import type { MailState } from 'contract/schemas/list-states';
import type { Locale } from 'contract/text/language/localize';
import type { BankLineSnapshot } from './bill-records.ts';
import type { UserSeat } from './institution-records.ts';
import type { DirectoryEntry } from './people/directory-records.ts';

/** Records of the Firestore collections. Times are `Date` here and timestamps in the store. */

export interface UserRecord {
  name: string;
  email: string;
  gender: Gender | '';
  role: Role;
  /** When the account became an admin; missing in old records, which were admins from the start. */
  adminSince?: Date | null;
  /** Areas that an admin may access; missing for all of them. Meaningless for members. */
  duties?: Duty[];
  /** Ids of the events that an admin without the duty `events` manages; missing for none. */
  managedEvents?: string[];
  institution: string;
  institutionAddress: string;
  /** Missing in older records. */
  city?: string;
  /** Numbers of lecturers and researchers; missing or empty without one. */
  nuptk?: string;
  nidn?: string;
  orcid?: string;
  sintaId?: string;
  department: string;
  expertise: string;
  phoneNumber: string;
  /** The membership status; the name is part of the stored and wire format. */
  isActive: MembershipStatus;
  memberNumber: string | null;
  /** Storage path of the portrait. */
  photoFile: string | null;
  /** The newest payment: the open request while one waits. */
  paymentId: string | null;
  rejectionReason: string | null;
  /** Sort key of the name: normalised. */
  nameKey: string;
  /** Labels that admins give; missing for none. */
  tags?: string[];
  /** Credits that count in the period with this last day, as the daily job counted them; missing for none. */
  credits?: { until: string; total: number };
  /** When the account registered; shown as the date of joining. */
  createdAt: Date;
  updatedAt: Date;
  /** Server time of the last write, which `Batch` sets; missing in older records. */
  changedAt?: Date;
  validUntil: Date | null;
  /** The last reminder, and the end of membership that it was about. A renewal makes it outdated. */
  reminded?: { validUntil: Date; days: number; mailId: string };
  /** Last notice of a deletion, with the end of membership that it was about. */
  lapseNotice?: { validUntil: Date; at: Date };
  /** Serial of the last reissued card; missing before. */
  cardSerial?: string;
  /** When the account is deleted, as its owner requested; null or missing without a request. */
  deletionAt?: Date | null;
  /** When the owner verified the address; missing, or null after a change by an admin, until then. */
  emailVerifiedAt?: Date | null;
  /** The last consent; missing in records from before consents existed. */
  consent?: { version: string; at: Date; withdrawnAt: Date | null };
  /** Decisions about messages by WhatsApp; missing for none. `source` is empty for a decision of the owner. */
  whatsappConsents?: Partial<Record<WhatsappPurpose, { at: Date; withdrawnAt: Date | null; source: string }>>;
  /** Purposes with a consent that is not withdrawn, by which lists find people. */
  whatsappFor?: WhatsappPurpose[];
  /** When the reminders were unsubscribed; null or missing while they are sent. */
  remindersEndedAt?: Date | null;
  /** Language of mails; missing for Indonesian. */
  language?: Locale;
  /** Name in the code of the card; missing for the full name. */
  cardName?: CardName;
  /** Latin spelling of this name on receipts; missing until it is set, null after its removal. */
  receiptName?: { name: string; latin: string } | null;
  /** NPWP for receipts, digits only; missing or empty without one. */
  taxNumber?: string;
  /** The seat in an institution, with the institution's name; missing or null for individuals. */
  seat?: UserSeat | null;
  /** Time of the waiting or last renewal request; missing before the first one. */
  requestedAt?: Date;
  /** Time since which this proof is known to be reused. Valid while `paymentId` is the same. */
  proofCheck?: { paymentId: string; alarmAt: Date | null };
  question?: OpenQuestion | null;
  /** Code of the bill of the newest request; null or missing without one. */
  bill?: string | null;
  /** Amount of that bill in whole rupiah; missing in older records. */
  billAmount?: number | null;
  /** Bill that a bank statement shows as paid. Valid while `bill` is the same; null without one. */
  bankMatch?: { bill: string; line: BankLineSnapshot } | null;
  /** The answer to the last question; null or missing unless the request still waits. */
  answer?: QuestionAnswer | null;
  /** Since when logins require a second factor (`factors`); null or missing without one. */
  factorSince?: Date | null;
  /** Set while mails to this address do not arrive; valid while `email` is the same. */
  mailTrouble?: MailTrouble | null;
  /** Kinds in addition to recovery codes; missing for an app alone, and without a second factor. */
  factorKinds?: FactorKind[];
  /** First day of a pause, and the day of the return, as starts of days in Jakarta; null or missing without one. */
  pausedFrom?: Date | null;
  pausedUntil?: Date | null;
  /** Day of the return that the notice of its end names; missing before a notice. */
  pauseNotice?: Date;
  /** Decision of the board about a membership for life; null or missing without one. Older ones lack the id. */
  life?: { decidedOn: string; reason: string; by: string; byId?: string; at: Date } | null;
  /** Values of the fields that the association defines, by the id of the field. */
  ownFields?: Record<string, string>;
  /** Entry in the member directory; missing before its first publication. */
  directory?: DirectoryEntry;
  /** Increased by each new record about the person (`bumpVersion`). */
  turn?: number;
  /** Missing for people who registered themselves. */
  imported?: ImportedPerson;
  /** End of the membership that an import set without a payment; missing for none. Valid while it is the end. */
  importedValidity?: ImportedValidity | null;
  /** Accounts that were merged into this one; missing for none. */
  formerAccounts?: FormerAccount[];
  /** The merge whose records are being moved; missing while there is none. */
  merging?: string;
}

/** Account that was merged into another one. Its number and its codes lead to the other person. */
export interface FormerAccount {
  id: string;
  /** When it was merged. */
  at: Date;
  email: string;
  memberNumber: string | null;
  cardSerial: string;
}

/** Origin of a person who was imported. There is no account in Firebase Auth before the invitation. */
interface ImportedPerson {
  importId: string;
  at: Date;
  /** Source and day ('YYYY-MM-DD') of the consent on which the data is stored. */
  consent: { source: ConsentSource; on: string };
  /** When the last invitation was queued; null before it. */
  invitedAt: Date | null;
}

interface ImportedValidity {
  importId: string;
  at: Date;
  validUntil: Date;
  /** Name of the admin, and the id; missing in older records. */
  by: string;
  byId?: string;
}

export type FactorKind = 'app' | 'passkey';

export interface OpenQuestion {
  text: string;
  askedAt: Date;
  /** The admin's id. */
  askedBy: string;
  /** The request that it is about. */
  paymentId: string;
  /** When the person was warned of the deadline. */
  noticedAt: Date | null;
}

interface QuestionAnswer {
  question: string;
  text: string;
  hasProof: boolean;
  answeredAt: Date;
}

export interface PaymentRecord {
  userId: string;
  /** Missing in payments of individuals. */
  institutionId?: string;
  kind: PaymentKind;
  /** Event of a payment of kind `event`; missing in payments of dues. */
  event?: { id: string; title: string };
  /** Storage path of the proof; null after retention or a deletion removed it. */
  file: string | null;
  /** Digest of the uploaded bytes, lower-case hex. Finds a proof that was used before. */
  sha256: string;
  /** Perceptual hash of the picture, as hex (decision 0031). Finds a proof that was only re-encoded. */
  imageHash: string;
  /** Parts of `imageHash` with their position: '0:1f3a...'. Empty where `look` exists. */
  hashBands: string[];
  /** Result of `encodeFingerprint` (decision 0031); null with too little text, missing until computed. */
  look?: string | null;
  /** Earlier payments with the same slip; missing before the search. */
  alike?: string[];
  /** Rupiah. */
  amount: number;
  /** Number of years that it pays; missing for one. */
  years?: number;
  state: PaymentState;
  previousStatus: MembershipStatus | null;
  previousValidUntil: Date | null;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  /** Code of the bill that determined the amount; missing without one. */
  bill?: string;
  /** A payment that an admin recorded manually; missing in submitted payments. */
  manual?: { paidBy: ManualMeans; paidOn: string; note: string };
  /** Created by the approval; missing in old payments until a receipt is requested. */
  receipt?: PaymentReceipt;
}

/** Coarse fingerprints of many payments, by which a reused slip is found (decision 0031). */
export interface FingerprintPageRecord {
  /** The document's own id, for ordering: the year and a number, `2026-00`. */
  name: string;
  /** Coarse fingerprints by payment id, as `encodeCoarseFingerprint` returns them, up to 1 kB each. */
  gists: Record<string, Uint8Array>;
}

/** Content of a receipt at the time of its number, so that later copies are identical. */
export interface PaymentReceipt {
  number: string;
  issuedAt: Date;
  /** Name of the institution, where it paid. */
  name: string;
  memberNumber: string | null;
  /** The name in Latin letters, where the font lacks its letters; missing unless the payer entered one. */
  latinName?: string;
  /** NPWP of the payer, digits only; missing without one. */
  taxNumber?: string;
  /** Part of the code that proves a receipt genuine, twelve hex digits; missing in older receipts. */
  secret?: string;
  /** The paid membership years; null where it is no longer known, missing in older receipts. */
  period?: PaidPeriod | null;
  /** Signatory of the association; missing in older receipts. */
  signatory?: { name: string; office: string };
}

/** A deleted account under its id, until only records that the law requires identify the person. */
export interface RemovalRecord {
  email: string;
  removedAt: Date;
  /** Ids of accounts that were merged into it; missing for none. */
  formerIds?: string[];
  /** Addresses of these accounts. */
  formerEmails?: string[];
  /** Finds the name in records from before they stored the id of the person. */
  name?: string;
  /** Tags of the person, which are no longer suggested if no other person has them. */
  tags?: string[];
}

/** A change of e-mail address that waits for its confirmations; the id is the user's. */
export interface EmailChangeRecord {
  /** Id of this change. Mails and codes of an earlier change are invalid. */
  id: string;
  email: string;
  /** Digests of the newest code to each address, which is created when its mail is sent; null before. */
  hashes: { new: string | null; old: string | null };
  confirmed: { new: boolean; old: boolean };
  /** The admin who requested the change for an owner without access to the old address. */
  askedBy?: { id: string; name: string };
  /** When a change by an admin no longer needs the confirmation of the old address. */
  dueAt?: Date;
  createdAt: Date;
  expireAt: Date;
}

/** Owner of an address, whose digest is the id. Older accounts get one with the next login. */
export interface EmailOwnerRecord {
  userId: string;
  since: Date;
}

export interface LiveSession {
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  /** Last use, recorded every few minutes; missing before the first record and for members. */
  usedAt?: Date;
  /** Browser and system, 'Chrome / Android'; missing in older sessions and without a `User-Agent`. */
  device?: string;
  /** Last re-authentication; missing where the login was the last authentication. */
  provenAt?: Date;
}

/** The second factor of an account; the id is the user's. The user record says since when. */
export interface FactorRecord {
  /** Encrypted TOTP secret (functions/src/auth/factor/secret-encryption.ts); null without an app. */
  secret: string | null;
  /** Step of the last used code, in units of 30 seconds since 1970. No code is accepted twice. */
  lastStep: number;
  /** Digests of the unused recovery codes. */
  recovery: string[];
  /** Oldest first; missing in old records, which have none. */
  passkeys?: PasskeyRecord[];
  /** Credential ids of the passkeys, for queries. Old records get them at the next use of a passkey. */
  credentialIds?: string[];
}

export interface PasskeyRecord {
  /** Our own id, because the authenticator's id may be a thousand bytes long. */
  id: string;
  name: string;
  /** Id of the authenticator, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Use counter of the authenticator; always 0 where it does not count. */
  counter: number;
  transports: string[];
  createdAt: Date;
  usedAt: Date | null;
}

/** `sign-in`: a login by passkey alone, whose account is unknown before the response. */
export type ChallengePurpose = 'enrol' | 'login' | 'proof' | 'sign-in';

/** A challenge for a passkey to sign; the id is a digest of it. */
export interface PasskeyChallengeRecord {
  uid: string;
  purpose: ChallengePurpose;
  /** Digest of the login ticket or session that requested it. */
  boundTo: string;
  /** Firestore deletes it some time after this (time-to-live policy on the field). */
  expireAt: Date;
}

/** An admin's request to remove the second factor of an account; the id is the account's. */
export interface FactorResetRecord {
  /** Name of the admin, and the id; missing in older records. */
  by: string;
  byId?: string;
  askedAt: Date;
  dueAt: Date;
}

/** A login whose password was right and whose second factor must follow; the id is a digest of its ticket. */
export interface LoginTicketRecord {
  uid: string;
  /** Network key of rate limits. */
  network: string;
  /** ID token of Firebase Auth for the password, encrypted with the ticket. */
  idToken: string;
  wrong: number;
  /** `clearedAt` of the sessions before the password was checked; null for none. */
  clearedAt: Date | null;
  /** Firestore deletes it some time after this (time-to-live policy on the field). */
  expireAt: Date;
}

export interface SessionsRecord {
  /** Newest last; at most `limits.sessions.perAccount`. */
  live: LiveSession[];
  /**
   * Sessions that newer logins displaced; newest last, at most `limits.sessions.displacedPerAccount`. Only
   * endpoints with `admitsDisplaced` accept them.
   */
  displaced?: LiveSession[];
  /** Hashes of the networks of sign-ins; newest last, at most `limits.networks.perAccount`. */
  networks?: { hash: string; seenAt: Date }[];
  /** When all sessions were last ended together. */
  clearedAt?: Date;
}

/** Value of an audit entry. Commitments contain it as JSON. */
export type AuditValue = string | number | boolean | null;

export interface AuditChange {
  readonly field: string;
  readonly old: AuditValue;
  readonly new: AuditValue;
  /** Whether one of both was too long and is truncated. */
  readonly isCut?: true;
}

/** Commitment to a personal value of an entry: sha256(salt as written || value as JSON), base64. */
export interface AuditCommitment {
  readonly commitment: string;
  /** 16 bytes, base64; null after the value was erased. */
  readonly salt: string | null;
}

/** Proof that makes later changes of an entry detectable (decision 0085). */
interface AuditProof {
  /** The entry's leaf in the Merkle tree, base64. */
  readonly leaf: string;
  /** Commitments by the path of the value: 'actorName', 'details.email', 'changes.name.old'. */
  readonly personal: Readonly<Record<string, AuditCommitment>>;
}

export interface AuditRecord {
  at: Date;
  actorId: string;
  actorName: string;
  /** One of `auditActions`, or an action of an earlier version. */
  action: string;
  targetId: string;
  targetName: string;
  /** Ids of actor and target, so that one query finds both roles of an account. */
  people: string[];
  details: Record<string, AuditValue>;
  /** Changed fields; missing for entries without changes and in old entries. */
  changes?: AuditChange[];
  /** Missing in old entries. */
  proof?: AuditProof;
}

/** A checkpoint: the entries that one run added to the Merkle tree. Never changed, never deleted. */
export interface AuditCheckpointRecord {
  /** Time of its first entry, and of the last of all checkpointed entries. */
  from: Date;
  to: Date;
  /** Entries in the tree including this checkpoint, and of this checkpoint alone. */
  size: number;
  count: number;
  /** Checkpointed entries within the ten minutes before `to`. Another count reveals late entries. */
  recent: number;
  /** Root of the tree with and without this checkpoint: RFC 6962, base64. */
  root: string;
  prev: string;
  /** Its entries in the order of the tree, with their leaves, base64. */
  ids: string[];
  leaves: string[];
  /** Roots of the complete subtrees to which the next leaf is appended, largest first, base64. */
  frontier: string[];
  /** The signed checkpoint of `size` and `root` (C2SP signed note). */
  note: string;
}

/** A mail that did not arrive, as the reader's mail server reported. */
export interface MailBounce {
  kind: BounceKind;
  /** Status of RFC 3463: '5.1.1'; empty without one. */
  code: string;
  at: Date;
}

/** Copied to the account that owns the address, so that its pages show it without a read. */
export interface MailTrouble {
  email: string;
  kind: MailTroubleKind;
  since: Date;
}

export interface OutboxRecord {
  /** One of `mailKinds` (functions/src/model/base), or a kind of an earlier version. */
  kind: string;
  to: string;
  /** The account that the mail is about; null for a visitor. */
  userId: string | null;
  /** Language of its text; missing for Indonesian. */
  language?: Locale;
  data: Record<string, string | number | null>;
  /** Ids of the people that fields of `data` name, except the reader; missing for none, and in older mails. */
  people?: Record<string, string>;
  state: MailState;
  createdAt: Date;
  attempts: number;
  /** When the job next processes it; null when nothing is left to do. */
  dueAt: Date | null;
  settledAt: Date | null;
  lastError: string | null;
  /** Report of the reader's mail server that a sent mail did not arrive; missing without one. */
  bounce?: MailBounce;
}

/** A mail of the local emulator, which sends none (tools/local-mails.ts). Deployments have none. */
export interface LocalMailRecord {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { fileName: string; size: number }[];
  sentAt: Date;
}

/**
 * An operation that must be finished or undone. It is created before the first side effect outside of
 * Firestore, and deleted in the batch that makes the effect visible. A job settles the remaining ones.
 */
export interface IntentRecord {
  kind: 'registration' | 'upload' | 'draft' | 'removal' | 'role' | 'email' | 'password';
  /** The Auth account of the operation. */
  uid: string | null;
  files: string[];
  undo: boolean;
  /** For kind `password`: the way of the change, and when the previous password was set (`passwordSetAt`). */
  password?: {
    way: 'change' | 'reset';
    before: number | null;
    /** Device of the request, as `requestDevice`; missing in intents of an earlier version. */
    device?: string;
  };
  /** The operation cannot be running any more after this time, and the sweep settles it. */
  sweepAt: Date;
}

/** Reply to a call with an idempotency key (decision 0003); the id is a digest of the key. */
export interface IdempotencyRecord {
  /** HMAC of the input, with the key. */
  content: string;
  /** As JSON, written by the batch of the change; null while the call runs. */
  reply: string | null;
  startedAt: Date;
  /** Firestore deletes it after this (time-to-live policy on the field). */
  expireAt: Date;
}

export interface LimitRecord {
  count: number;
  /** Whether the event of this window was recorded; missing before. */
  told?: boolean;
  /** Firestore deletes the counter after this (time-to-live policy on the field). */
  expireAt: Date;
}

export interface JobCursorRecord {
  /** An id or page token of the store; null starts from the beginning. */
  after: string | null;
  at: Date;
}

/** Register of receipts. Creating the document (`KW-2026-000123`) reserves the number. Never deleted. */
export interface ReceiptNumberRecord {
  /** Year of the approval in Asia/Jakarta: '2026'. */
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

/** Serials of revoked cards that would have expired in one month ('YYYY-MM' in Asia/Jakarta, the id). */
export interface RevokedCardsRecord {
  serials: Record<string, true>;
  /** After this none of the cards could be valid; Firestore deletes it (time-to-live policy on the field). */
  expireAt: Date;
}
