import { ApiError } from 'contract/errors';
import { messages } from 'contract/messages';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, countStatus, recordAudit } from '#model/ledger.ts';
import { claimNumber } from '#model/member-numbers.ts';
import { searchFields } from '#model/user-search.ts';
import { endInSeat } from './standing.ts';

type Institution = Stored<InstitutionRecord>;

const nameOf = ({ id, data }: Institution): Actor => ({ id, name: data.name });

/**
 * The institution that a payment is for; undefined for that of an individual, who costs no read.
 *
 * @throws ApiError wrong-status when it is gone
 */
export async function paidInstitution({ institutionId }: PaymentRecord): Promise<Institution | undefined> {
  if (institutionId === undefined) return undefined;
  const institution = await institutions.get(institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  return institution;
}

/**
 * The institution that a coordinator asks to renew; undefined for an individual.
 *
 * @throws ApiError wrong-status while a payment of the institution waits, whoever made it
 */
export async function renewableInstitution({
  seat,
}: Pick<UserRecord, 'seat'>): Promise<Institution | undefined> {
  if (!seat) return undefined;
  const institution = await institutions.get(seat.institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  if (institution.data.openPaymentId === null) return institution;
  throw new ApiError('wrong-status', { message: messages.institutionRenews });
}

/** Of two coordinators who renew at once, only one batch goes through. */
export function openInstitutionPayment(
  batch: Batch,
  institution: Institution,
  coordinator: Actor,
  paymentId: string,
): void {
  batch.update(institutions, institution.id, { openPaymentId: paymentId }, institution.version);
  recordAudit(batch, coordinator, 'institution.renewal-request', nameOf(institution));
}

/** The coordinator sent a new proof, in a payment that waits instead. */
export function replaceInstitutionPayment(batch: Batch, institution: Institution, paymentId: string): void {
  batch.update(institutions, institution.id, { openPaymentId: paymentId }, institution.version);
}

/** Turned down: another payment may follow. */
export function closeInstitutionPayment(
  batch: Batch,
  institution: Institution,
  actor: Actor,
  reason: string | null,
): void {
  batch.update(institutions, institution.id, { openPaymentId: null }, institution.version);
  recordAudit(batch, actor, 'institution.reject-renewal', nameOf(institution), { reason });
}

/**
 * What the approval of an institution's payment means for the institution and everybody else in its seats. Costs a
 * read for each of them.
 *
 * @param payer whose own record the decision writes
 */
export async function extendInstitution(
  batch: Batch,
  institution: Institution,
  payer: Stored<UserRecord>,
  validUntil: Date,
  kind: PaymentRecord['kind'],
  actor: Actor,
): Promise<void> {
  batch.update(institutions, institution.id, { validUntil, openPaymentId: null }, institution.version);
  const action = kind === 'registration' ? 'institution.approve' : 'institution.renew';
  recordAudit(batch, actor, action, nameOf(institution), { validUntil: validUntil.toISOString() });
  const others = institution.data.seats.map(({ userId }) => userId).filter((id) => id !== payer.id);
  for (const holder of await users.getMany(others))
    extendHolder(batch, institution, holder, validUntil, actor);
}

function extendHolder(
  batch: Batch,
  { data }: Institution,
  holder: Stored<UserRecord>,
  validUntil: Date,
  actor: Actor,
): void {
  const end = endInSeat(data, holder.id, validUntil);
  const memberNumber = claimNumber(batch, holder);
  batch.update(
    users,
    holder.id,
    {
      isActive: 'active',
      validUntil: end,
      rejectionReason: null,
      memberNumber,
      ...searchFields({ ...holder.data, memberNumber }),
      updatedAt: clock.now(),
    },
    holder.version,
  );
  countStatus(batch, holder.data.isActive, 'active');
  const target = { id: holder.id, name: holder.data.name };
  recordAudit(batch, actor, 'seat.extend', target, { institution: data.name, validUntil: end.toISOString() });
}
