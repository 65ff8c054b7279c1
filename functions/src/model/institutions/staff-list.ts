import { ApiError, wrongStatus } from 'contract/errors';
import type { InvitationRow } from 'contract/institutions/institution-seats';
import { limits } from 'contract/rules/limits';
import { type InvitationVerdict, readAddressList } from 'contract/rules/people/address-list';
import { emailField, nameField } from 'contract/schemas/people';
import { tooMany, wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitMailsTo, limitRate } from '#model/base/limit-rate.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { getEditableInstitution } from './coordinated-institution.ts';
import { getOpenInvitations, institutionStatusOf } from './institution-status.ts';
import { queueInvitation } from './invitations.ts';

interface PlannedRow extends InvitationRow {
  readonly name: string;
}

/**
 * Returns the outcome of each address. It depends only on this institution, so that a list does not reveal who has an
 * account or a membership. Throws wrong-status while the institution is not active; invalid-input for a list without
 * lines or with too many.
 */
async function planInvitations({ data }: Stored<InstitutionRecord>, text: string): Promise<PlannedRow[]> {
  if (institutionStatusOf(data) !== 'active') {
    throw wrongStatus(wording.institutionNotActive);
  }
  const lines = readAddressList(text);
  const problem =
    lines.length > limits.invitationListRows ? tooMany(limits.invitationListRows).error() : wording.required;
  if (lines.length === 0 || lines.length > limits.invitationListRows) {
    throw new ApiError('invalid-input', { message: problem, fields: { text: problem } });
  }
  const holders = await users.getMany(data.seats.map(({ userId }) => userId));
  const seated = new Set(holders.map((holder) => holder.data.email));
  const open = getOpenInvitations(data);
  const invited = new Set(open.map(({ email }) => email));
  const seen = new Set<string>();
  let free = limits.institutionStaffSeats - data.seats.length - open.length;
  const judge = (email: string): InvitationVerdict => {
    if (seen.has(email)) return 'repeated';
    seen.add(email);
    if (seated.has(email)) return 'seated';
    if (invited.has(email)) return 'invited';
    if (free <= 0) return 'no-seat';
    free -= 1;
    return 'invite';
  };
  return lines.map(({ line, text: content, name, email }) => {
    const { data: address } = emailField.safeParse(email);
    if (address === undefined)
      return { line, text: (email ?? content).slice(0, 100), name, verdict: 'invalid' };
    return { line, text: address, name, verdict: judge(address) };
  });
}

const toRows = (rows: readonly PlannedRow[]): InvitationRow[] =>
  rows.map(({ line, text, verdict }) => ({ line, text, verdict }));

/** Throws as `getEditableInstitution` and `planInvitations`. */
export async function checkStaffList(
  id: string,
  text: string,
  caller: Stored<UserRecord>,
): Promise<InvitationRow[]> {
  return toRows(await planInvitations(await getEditableInstitution(id, caller), text));
}

/**
 * Invites all people of a list who can be invited, in one batch, and returns the outcome of each. Without such people
 * it writes nothing. Throws as `checkStaffList`, and too-many-requests.
 */
export const inviteStaffList = (
  id: string,
  text: string,
  caller: Stored<UserRecord>,
  addToBatch: (batch: Batch, rows: InvitationRow[]) => void,
): Promise<InvitationRow[]> =>
  retryOnConflict(async (attempt) => {
    const institution = await getEditableInstitution(id, caller);
    const planned = await planInvitations(institution, text);
    const people = planned.filter(({ verdict }) => verdict === 'invite');
    const rows = toRows(planned);
    if (people.length === 0) return rows;
    if (attempt === 1) {
      for (const { text: email } of people) {
        await limitRate('seat-invitations', id, actorOf(caller));
        await limitMailsTo('invitation-recipient', email, actorOf(caller));
      }
    }
    const batch = new Batch();
    const added = people.map(({ text: email, name }) =>
      queueInvitation(batch, institution, { email, name: nameField.safeParse(name).data ?? email }, caller),
    );
    const invitations = [...getOpenInvitations(institution.data), ...added];
    batch.update(institutions, id, { invitations }, institution.version);
    addToBatch(batch, rows);
    await batch.commit();
    return rows;
  });
