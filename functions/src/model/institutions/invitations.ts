import { ApiError, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { association } from 'contract/text/association';
import { wording } from 'contract/text/wording';
import { Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, institutions, users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { newId } from '#data/ids.ts';
import type { InstitutionInvitation, InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { findNewestEntries, recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { authorDetails, getEditableInstitution } from './coordinated-institution.ts';
import { getOpenInvitations, institutionStatusOf } from './institution-status.ts';

/**
 * Invites a person; replaces an open invitation of the address. Throws as `getEditableInstitution`; wrong-status while
 * the institution is not active; no-seat-free; invalid-input when the address has a seat; too-many-requests.
 */
export const inviteStaff = (
  id: string,
  email: string,
  caller: Stored<UserRecord>,
  addToBatch = noop,
): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const institution = await getEditableInstitution(id, caller);
    const batch = new Batch();
    const { seats } = institution.data;
    const invitations = await addInvitation(batch, institution, seats, email, caller, attempt);
    batch.update(institutions, id, { invitations }, institution.version);
    addToBatch(batch, id);
    await batch.commit();
  });

/**
 * Adds mail and audit entry. `seats` and the returned invitations are those after the batch. The first attempt, 1,
 * counts the mail.
 */
export async function addInvitation(
  batch: Batch,
  institution: Stored<InstitutionRecord>,
  seats: readonly InstitutionSeat[],
  email: string,
  caller: Stored<UserRecord>,
  attempt: number,
): Promise<InstitutionInvitation[]> {
  const { data } = institution;
  if (institutionStatusOf(data) !== 'active') {
    throw wrongStatus(wording.institutionNotActive);
  }
  const others = getOpenInvitations(data).filter((one) => one.email !== email);
  if (seats.length + others.length >= limits.institutionStaffSeats) throw new ApiError('no-seat-free');
  const holders = await users.getMany(seats.map(({ userId }) => userId));
  if (holders.some((holder) => holder.data.email === email)) {
    throw new ApiError('invalid-input', { message: wording.hasSeat, fields: { email: wording.hasSeat } });
  }
  if (attempt === 1) await limitMailsTo('invitation-recipient', email, actorOf(caller));
  return [...others, queueInvitation(batch, institution, { email, name: email }, caller)];
}

/** Adds mail and audit entry, and returns the invitation. Checks nothing. */
export function queueInvitation(
  batch: Batch,
  { id, data }: Stored<InstitutionRecord>,
  person: { readonly email: string; readonly name: string },
  caller: Stored<UserRecord>,
): InstitutionInvitation {
  const { email } = person;
  const invitation = newInvitation(email);
  const isByAdmin = caller.data.role === 'Admin';
  const recipient = { id: null, data: { ...person, ...toLanguageField() } };
  queueMail(batch, 'seat-invitation', recipient, {
    institution: data.name,
    institutionId: id,
    invitationId: invitation.id,
    // Institutions do not learn which admin acted.
    invitedBy: isByAdmin ? { id: '', name: `Pengurus ${association.shortName}` } : actorOf(caller),
  });
  const target = { id, name: data.name };
  const details = { email, ...authorDetails(caller) };
  recordAudit(batch, actorOf(caller), 'seat.invite', target, details, [emailOwnerId(email)]);
  return invitation;
}

/** Erases the invitations of an address, which the audit log names. Safe to repeat. */
export async function eraseInvitations(email: string): Promise<void> {
  const entries = await findNewestEntries(emailOwnerId(email), queryLimits.erasedAtOnce);
  for (const id of new Set(entries.map(({ data }) => data.targetId)))
    await retryOnConflict(async () => {
      const institution = await institutions.get(id);
      const invitations = institution?.data.invitations.filter((one) => one.email !== email);
      if (invitations === undefined || invitations.length === institution?.data.invitations.length) return;
      await new Batch().update(institutions, id, { invitations }, institution?.version).commit();
    });
}

function newInvitation(email: string): InstitutionInvitation {
  const invitedAt = clock.now();
  const expiresAt = new Date(invitedAt.getTime() + limits.invitationDays * 86_400_000);
  return { id: newId(), email, codeHash: null, invitedAt, expiresAt };
}

/** Withdraws an invitation. Throws as `getEditableInstitution`; not-found for an old one. */
export const withdrawInvitation = (
  id: string,
  invitationId: string,
  caller: Stored<UserRecord>,
): Promise<void> =>
  retryOnConflict(async () => {
    const institution = await getEditableInstitution(id, caller);
    const open = getOpenInvitations(institution.data);
    const invitation = open.find((one) => one.id === invitationId);
    if (invitation === undefined) throw new ApiError('not-found');
    const batch = new Batch();
    const invitations = open.filter((one) => one !== invitation);
    batch.update(institutions, id, { invitations }, institution.version);
    const target = { id, name: institution.data.name };
    const details = { email: invitation.email, ...authorDetails(caller) };
    recordAudit(batch, actorOf(caller), 'seat.withdraw', target, details, [emailOwnerId(invitation.email)]);
    await batch.commit();
  });
