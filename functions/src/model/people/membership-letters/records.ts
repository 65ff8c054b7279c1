import { collection } from '#data/collection.ts';

/** A letter as it was issued, under its code. */
export interface MembershipLetterRecord {
  user: string;
  number: string;
  /** In the letters of the fonts. */
  name: string;
  memberNumber: string;
  institution: string;
  department: string;
  nuptk: string;
  nidn: string;
  orcid: string;
  sintaId: string;
  /** When the person joined. */
  since: Date;
  /** End of the membership at that time. */
  validUntil: Date;
  /** Continues 'untuk keperluan'; empty without one. */
  purpose: string;
  signatory: { name: string; office: string };
  issuedAt: Date;
  /** Id of the member or the admin. */
  issuedBy: string;
  revokedAt: Date | null;
  revocationReason: string | null;
}

/** The last number of a year, under the year in Jakarta; never deleted. */
interface LetterYearRecord {
  serial: number;
}

export const membershipLetters = collection<MembershipLetterRecord>('membershipLetters');
export const membershipLetterYears = collection<LetterYearRecord>('membershipLetterYears');
