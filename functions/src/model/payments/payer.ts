import { ApiError } from 'contract/errors';
import { feeOf } from 'contract/rules/membership';
import type { Batch } from '#data/batch.ts';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { extendOtherSeats } from '#model/institutions/extension.ts';
import { endInSeatOf } from '#model/institutions/standing.ts';

/** What somebody has to pay for one more year, and for which institution, as mails tell it. */
export const duesOf = ({ seat }: Pick<UserRecord, 'seat'>): { amount: number; institution?: string } => ({
  amount: feeOf(seat),
  ...(seat ? { institution: seat.institution } : {}),
});

/** What a payment is for: the membership of one person, or that of an institution with everybody in its seats. */
export interface Payer {
  /** Name of the institution; undefined for an individual. */
  readonly institution: string | undefined;
  /** NPWP of who pays, digits only; empty without one. */
  readonly taxNumber: string;
  /** The end so far of what is paid for; null before the first approval. */
  readonly validUntil: Date | null;
  /** Whether a payment of the institution waits, whoever made it; that of an individual shows in the own status. */
  readonly isRenewing: boolean;
  /** The end of the payer's own membership when what is paid for ends with `validUntil`. */
  ownEnd(validUntil: Date): Date;
  /** Adds that a renewal was asked for. Of two coordinators who renew at once, only one batch goes through. */
  open(batch: Batch, paymentId: string): void;
  /** Adds that a payment with a new proof waits in the place of the one before. */
  replace(batch: Batch, paymentId: string): void;
  /** Adds what the approval means beside the payer's own record; a read for each other person in a seat. */
  extend(batch: Batch, kind: PaymentRecord['kind'], validUntil: Date, actor: Actor): Promise<void>;
  /** Adds that the payment was turned down: another may follow. */
  close(batch: Batch, reason: string | null, actor: Actor): void;
}

/**
 * Asks whether a payment is an individual's, which costs no read, or an institution's, which costs one.
 *
 * @param user who hands the payment in, or did
 * @throws ApiError wrong-status when the institution is gone
 */
export async function payerOf(
  { institutionId }: Pick<PaymentRecord, 'institutionId'>,
  user: Stored<UserRecord>,
): Promise<Payer> {
  if (institutionId === undefined) return individualOf(user);
  const institution = await institutions.get(institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  return coordinatorOf(institution, user);
}

const individualOf = ({ data }: Stored<UserRecord>): Payer => ({
  institution: undefined,
  taxNumber: data.taxNumber ?? '',
  validUntil: data.validUntil,
  isRenewing: false,
  ownEnd: (validUntil) => validUntil,
  open() {},
  replace() {},
  async extend() {},
  close() {},
});

function coordinatorOf(institution: Stored<InstitutionRecord>, user: Stored<UserRecord>): Payer {
  const { id, data, version } = institution;
  const target = { id, name: data.name };
  const write = (batch: Batch, changes: Partial<Pick<InstitutionRecord, 'openPaymentId' | 'validUntil'>>) =>
    batch.update(institutions, id, changes, version);
  return {
    institution: data.name,
    taxNumber: data.taxNumber ?? '',
    validUntil: data.validUntil,
    isRenewing: data.openPaymentId !== null,
    ownEnd: (validUntil) => endInSeatOf(data, user.id, validUntil),
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
