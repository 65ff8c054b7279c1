import type { InstitutionKind } from 'contract/rules/institution-kinds';
import type { StoredImage } from './content-records.ts';

/** The seat that a user record carries. */
export interface UserSeat {
  institutionId: string;
  institution: string;
  isCoordinator: boolean;
}

export interface InstitutionRecord {
  name: string;
  kind: InstitutionKind;
  address: string;
  /** Empty for `address`. */
  plaqueAddress: string;
  /** NPWP for receipts, digits only; left out, or empty, without one. */
  taxNumber?: string;
  logo: StoredImage | null;
  /** Who holds one longest first; at most `limits.institutionStaffSeats` with the open invitations. */
  seats: InstitutionSeat[];
  invitations: InstitutionInvitation[];
  /** Null until the first approval. */
  validUntil: Date | null;
  /** The payment that waits for the decision. */
  openPaymentId: string | null;
  createdAt: Date;
  /** When the record was last edited; seats and invitations leave it alone. */
  updatedAt: Date;
}

export interface InstitutionSeat {
  userId: string;
  isCoordinator: boolean;
  since: Date;
  /** The end of the membership that the person paid for alone. */
  previousValidUntil: Date | null;
}

export interface InstitutionInvitation {
  id: string;
  email: string;
  /** Of the newest code, which is made when the mail is sent; null before. */
  codeHash: string | null;
  invitedAt: Date;
  expiresAt: Date;
}
