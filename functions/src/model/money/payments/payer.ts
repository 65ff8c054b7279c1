import { ApiError } from 'contract/errors';
import type { MembershipPaymentKind } from 'contract/money/payments';
import { feeOf } from 'contract/rules/membership';
import type { Batch } from '#data/batch.ts';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { extendOtherSeats } from '#model/institutions/extend-other-seats.ts';
import { computeSeatEnd } from '#model/institutions/institution-status.ts';

/** Returns the fee of one more year and the paying institution, for mails. */
export const toDues = ({ seat }: Pick<UserRecord, 'seat'>): { amount: number; institution?: string } => ({
  amount: feeOf(seat),
  ...(seat ? { institution: seat.institution } : {}),
});

/** The membership that a payment is for: of one member, or of an institution with all its seats. */
export interface Payer {
  /** Name of the institution; undefined for an individual. */
  readonly institution: string | undefined;
  /** Tax number (NPWP) of the payer, digits only; empty without one. */
  readonly taxNumber: string;
  /** Current end of the membership; null before the first approval. */
  readonly validUntil: Date | null;
  /** True while a payment of any coordinator waits. For an individual the own status shows this. */
  readonly isRenewing: boolean;
  /** Returns the end of the payer's own membership if the paid membership ends at `validUntil`. */
  toOwnEnd(validUntil: Date): Date;
  /** Adds a renewal request. If two coordinators renew concurrently, only one batch commits. */
  open(batch: Batch, paymentId: string): void;
  replace(batch: Batch, paymentId: string): void;
  /** Adds the effects outside the payer's record. */
  extend(batch: Batch, kind: MembershipPaymentKind, validUntil: Date, actor: Actor): Promise<void>;
  /** Adds the rejection of the payment, so that another one can follow. */
  close(batch: Batch, reason: string | null, actor: Actor): void;
}

/** Returns the payer. Throws `wrong-status` if it was deleted. */
export async function readPayer(
  { institutionId }: Pick<PaymentRecord, 'institutionId'>,
  user: Stored<UserRecord>,
): Promise<Payer> {
  if (institutionId === undefined) return toIndividualPayer(user);
  const institution = await institutions.get(institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  return toInstitutionPayer(institution, user);
}

const toIndividualPayer = ({ data }: Stored<UserRecord>): Payer => ({
  institution: undefined,
  taxNumber: data.taxNumber ?? '',
  validUntil: data.validUntil,
  isRenewing: false,
  toOwnEnd: (validUntil) => validUntil,
  open() {},
  replace() {},
  async extend() {},
  close() {},
});

function toInstitutionPayer(institution: Stored<InstitutionRecord>, user: Stored<UserRecord>): Payer {
  const { id, data, version } = institution;
  const target = { id, name: data.name };
  const write = (batch: Batch, changes: Partial<Pick<InstitutionRecord, 'openPaymentId' | 'validUntil'>>) =>
    batch.update(institutions, id, changes, version);
  return {
    institution: data.name,
    taxNumber: data.taxNumber ?? '',
    validUntil: data.validUntil,
    isRenewing: data.openPaymentId !== null,
    toOwnEnd: (validUntil) => computeSeatEnd(data, user.id, validUntil),
    open(batch, paymentId) {
      write(batch, { openPaymentId: paymentId });
      recordAudit(batch, actorOf(user), 'institution.renewal-request', target);
    },
    replace(batch, paymentId) {
      write(batch, { openPaymentId: paymentId });
    },
    async extend(batch, kind, validUntil, actor) {
      write(batch, { validUntil, openPaymentId: null });
      const action = kind === 'registration' ? 'institution.approve' : 'institution.renew';
      recordAudit(batch, actor, action, target, { validUntil: validUntil.toISOString() });
      await extendOtherSeats(batch, institution, user.id, validUntil, actor);
    },
    close(batch, reason, actor) {
      write(batch, { openPaymentId: null });
      recordAudit(batch, actor, 'institution.reject-renewal', target, { reason });
    },
  };
}
