import type { CertificateVerdict } from 'contract/events/event-results';
import { isCertificateCode, normalizeCertificateCode } from 'contract/rules/events/certificates';
import { isGuestId } from 'contract/rules/events/guests';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { type TranscriptRecord, transcripts } from '#model/credits/records.ts';
import { type CertificateRecord, certificateCodes, certificates } from './records.ts';

const holders = users.select('name');

export interface CheckedCertificate {
  readonly verdict: CertificateVerdict;
  /** Undefined for an unknown or unreadable code. */
  readonly certificate: Stored<CertificateRecord> | undefined;
  /** The transcript of the code, if it has one. */
  readonly transcript?: TranscriptRecord;
}

/** Checks a printed or typed code. Certificates of a deleted account are unknown. */
export async function checkCertificate(text: string): Promise<CheckedCertificate> {
  const code = normalizeCertificateCode(text);
  if (!isCertificateCode(code)) return { verdict: 'unreadable', certificate: undefined };
  const known = await certificateCodes.get(code);
  if (known === undefined) return checkTranscript(code);
  const certificate = await certificates.get(known.data.certificate);
  if (certificate === undefined || !(await hasHolder(certificate.data)))
    return { verdict: 'unknown', certificate: undefined };
  return { verdict: toVerdict(code, certificate.data), certificate };
}

/** A guest who deletes the own data also deletes the certificate, so it needs no other record. */
async function hasHolder({ user }: CertificateRecord): Promise<boolean> {
  return isGuestId(user) || (await holders.getMany([user])).length > 0;
}

async function checkTranscript(code: string): Promise<CheckedCertificate> {
  const transcript = (await transcripts.get(code))?.data;
  const [holder] = transcript === undefined ? [] : await holders.getMany([transcript.user]);
  return transcript === undefined || holder === undefined
    ? { verdict: 'unknown', certificate: undefined }
    : { verdict: 'valid', certificate: undefined, transcript };
}

function toVerdict(code: string, { code: current, revokedAt }: CertificateRecord): CertificateVerdict {
  if (revokedAt !== null) return 'revoked';
  return code === current ? 'valid' : 'replaced';
}
