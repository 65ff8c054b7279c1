import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError, wrongStatus } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { institutions } from '#data/collections.ts';
import type { InstitutionInvitation, InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { getOpenInvitations, institutionStatusOf } from './institution-status.ts';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Creates a code while the mail is sent, so that only its hash is stored. Earlier codes become invalid.
 * Returns undefined when the invitation was withdrawn, accepted, or is expired.
 */
export const issueInvitationCode = (
  institutionId: string,
  invitationId: string,
): Promise<string | undefined> =>
  retryOnConflict(async () => {
    const institution = await institutions.get(institutionId);
    if (institution === undefined) return undefined;
    const open = getOpenInvitations(institution.data);
    if (!open.some(({ id }) => id === invitationId)) return undefined;
    const secret = randomBytes(32).toString('base64url');
    const codeHash = digestOf(secret).toString('hex');
    const invitations = open.map((one) => (one.id === invitationId ? { ...one, codeHash } : one));
    await new Batch().update(institutions, institution.id, { invitations }, institution.version).commit();
    return `${institutionId}.${invitationId}.${secret}`;
  });

export interface SeatOffer {
  readonly institution: Stored<InstitutionRecord>;
  readonly invitation: InstitutionInvitation;
  /** End of the institution's membership, which is active. */
  readonly validUntil: Date;
}

/**
 * Reads the invitation of a code. Throws invalid-code for a wrong code or an old invitation; wrong-status while the
 * institution is not active.
 */
export async function readSeatOffer(code: string): Promise<SeatOffer> {
  const [institutionId = '', invitationId, secret = ''] = code.split('.');
  const institution = await institutions.get(institutionId);
  const open = institution === undefined ? [] : getOpenInvitations(institution.data);
  const invitation = open.find(({ id }) => id === invitationId);
  if (institution === undefined || invitation === undefined || !matchesHash(secret, invitation)) {
    throw new ApiError('invalid-code', { message: wording.invitationGone });
  }
  const { validUntil } = institution.data;
  if (validUntil === null || institutionStatusOf(institution.data) !== 'active') {
    throw wrongStatus(wording.institutionNotActive);
  }
  return { institution, invitation, validUntil };
}

const matchesHash = (secret: string, { codeHash }: InstitutionInvitation): boolean =>
  codeHash !== null && timingSafeEqual(digestOf(secret), Buffer.from(codeHash, 'hex'));
