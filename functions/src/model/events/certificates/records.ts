import type { CreditCategory } from 'contract/rules/events/credits';
import { collection } from '#data/collection.ts';

export interface Signatory {
  readonly name: string;
  readonly office: string;
}

export interface CertificateCredits {
  readonly category: CreditCategory;
  /** At least 1. */
  readonly points: number;
}

/** Certificates of an event, under the id of the event. Without a record the event has none. */
export interface CertificateSettingsRecord {
  title: string;
  signatory: Signatory;
  /** Null if the event gives no credits. */
  credits: CertificateCredits | null;
  updatedAt: Date;
}

/** Address of the holder for credentials, as a hash that only a reader who knows the address can check. */
export interface HolderHash {
  readonly salt: string;
  /** SHA-256 of address and salt, as hex digits. */
  readonly hash: string;
}

/**
 * Certificate of a person, under the id of the registration, so there is never a second one. It contains all facts
 * that are printed, as they were when it was issued.
 */
export interface CertificateRecord {
  event: string;
  /** Account of the holder, or id of a guest. */
  user: string;
  /** Current code. A correction replaces it. */
  code: string;
  /** Name as printed. */
  name: string;
  title: string;
  eventTitle: string;
  eventStartsAt: Date;
  eventEndsAt: Date;
  credits: CertificateCredits | null;
  signatory: Signatory;
  holder: HolderHash;
  /** Issue of the current version. */
  issuedAt: Date;
  revokedAt: Date | null;
  revocationReason: string | null;
}

/** A code that was printed, under the code itself. */
export interface CertificateCodeRecord {
  /** Id in `certificates`. The code is replaced if the certificate has another one. */
  certificate: string;
}

export const certificateSettings = collection<CertificateSettingsRecord>('certificateSettings');
export const certificates = collection<CertificateRecord>('certificates');
export const certificateCodes = collection<CertificateCodeRecord>('certificateCodes');
