import type { InstitutionKind } from 'contract/rules/institution-kinds';
import type { StoredImage } from './content-records.ts';

export interface UserSeat {
  institutionId: string;
  institution: string;
  isCoordinator: boolean;
}

export interface InstitutionRecord {
  name: string;
  /** Keys of the search by name; missing in old records until the migration. */
  search?: string[];
  kind: InstitutionKind;
  address: string;
  /** Empty when it equals `address`. */
  plaqueAddress: string;
  /** NPWP for receipts, digits only; missing or empty without one. */
  taxNumber?: string;
  logo: StoredImage | null;
  /** In the order of joining. With the open invitations at most `limits.institutionStaffSeats`. */
  seats: InstitutionSeat[];
  invitations: InstitutionInvitation[];
  validUntil: Date | null;
  openPaymentId: string | null;
  createdAt: Date;
  /** Last edit of the record. Changes of seats and invitations do not set it. */
  updatedAt: Date;
}

export interface InstitutionSeat {
  userId: string;
  isCoordinator: boolean;
  since: Date;
  /** End of the membership that the person paid as an individual. */
  previousValidUntil: Date | null;
}

export interface InstitutionInvitation {
  id: string;
  email: string;
  /** Digest of the newest code, which is created when the mail is sent; null before. */
  codeHash: string | null;
  invitedAt: Date;
  expiresAt: Date;
}
