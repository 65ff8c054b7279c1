import type { ScanKind } from 'contract/rules/events/check-in';
import { collection } from '#data/collection.ts';

/** A scan that let a person in, under its nonce. It names no person: the ticket leads to the registration. */
export interface CheckInRecord {
  event: string;
  /** Code of the ticket. */
  ticket: string;
  /** `online`: from the report of a video conference. */
  kind: ScanKind | 'online';
  door: string;
  /** Corrected by the difference between the clocks of device and function. */
  scannedAt: Date;
  /** Order in which other devices get the scans. */
  receivedAt: Date;
}

export const checkIns = collection<CheckInRecord>('checkIns');

/** Link that opens the check-in of one event on a device without account. */
export interface CheckInLinkRecord {
  event: string;
  /** Name of the device or the volunteer, chosen by an admin. */
  label: string;
  /** SHA-256 of the secret in the link. */
  secretHash: string;
  createdAt: Date;
  revokedAt: Date | null;
  /** Deletion by the time-to-live policy. */
  expireAt: Date;
}

export const checkInLinks = collection<CheckInLinkRecord>('checkInLinks');
