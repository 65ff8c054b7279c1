import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { institutions } from '#data/collections.ts';
import type { InstitutionInvitation, InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import { whileContended } from '#model/base/contention.ts';
import { openInvitationsOf, standingOf } from './standing.ts';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * A code that accepts an invitation once. Made when its mail is sent, so that only its hash is ever kept; an earlier
 * code of the same invitation no longer works.
 *
 * @returns undefined when the invitation was withdrawn or accepted, or is too old
 */
export const issueInvitationCode = (
  institutionId: string,
  invitationId: string,
): Promise<string | undefined> =>
  whileContended(async () => {
    const institution = await institutions.get(institutionId);
    if (institution === undefined) return undefined;
    const open = openInvitationsOf(institution.data);
    if (!open.some(({ id }) => id === invitationId)) return undefined;
    const secret = randomBytes(32).toString('base64url');
    const codeHash = digestOf(secret).toString('hex');
    const invitations = open.map((one) => (one.id === invitationId ? { ...one, codeHash } : one));
    await new Batch().update(institutions, institution.id, { invitations }, institution.version).commit();
    return `${institutionId}.${invitationId}.${secret}`;
  });

/** A seat that a code invites to. */
export interface SeatOffer {
  readonly institution: Stored<InstitutionRecord>;
  readonly invitation: InstitutionInvitation;
  /** Of the institution, which is active. */
  readonly validUntil: Date;
}

/**
 * The invitation behind a code, for one read.
 *
 * @throws ApiError invalid-code when there is none, or it can no longer be accepted; wrong-status while the membership
 *   of the institution does not run
 */
export async function seatOfferOf(code: string): Promise<SeatOffer> {
  const [institutionId = '', invitationId, secret = ''] = code.split('.');
  const institution = await institutions.get(institutionId);
  const open = institution === undefined ? [] : openInvitationsOf(institution.data);
  const invitation = open.find(({ id }) => id === invitationId);
  if (institution === undefined || invitation === undefined || !fits(secret, invitation)) {
    throw new ApiError('invalid-code', { message: wording.invitationGone });
  }
  const { validUntil } = institution.data;
  if (validUntil === null || standingOf(institution.data) !== 'active') {
    throw new ApiError('wrong-status', { message: wording.institutionNotActive });
  }
  return { institution, invitation, validUntil };
}

const fits = (secret: string, { codeHash }: InstitutionInvitation): boolean =>
  codeHash !== null && timingSafeEqual(digestOf(secret), Buffer.from(codeHash, 'hex'));
