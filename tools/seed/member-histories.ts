import type { AuditAction } from 'contract/rules/audit/actions';
import { currentConsent } from 'contract/rules/consent';
import { extendMembership, yearlyFee } from 'contract/rules/membership';
import { memberNumber } from 'contract/text/card-numbers';
import type { MembershipPaymentKind } from '../../contract/money/payments.ts';
import type {
  AuditRecord,
  MemberNumberRecord,
  PaymentRecord,
  UserRecord,
} from '../../functions/src/data/records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { withNameKey } from '../../functions/src/model/people/profile/user-record.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './deterministic.ts';
import { planDirectoryEntry } from './directory-plan.ts';
import { createTimeline, type MembershipTimeline } from './membership-timelines.ts';
import type { Person } from './people.ts';

/** A payment whose proof is not drawn yet. */
export type PlannedPayment = Omit<PaymentRecord, 'file' | 'sha256' | 'imageHash' | 'hashBands'> & {
  readonly id: string;
  readonly file: string;
};

export interface DemoMember {
  readonly id: string;
  readonly user: UserRecord;
  readonly payments: readonly PlannedPayment[];
  readonly audit: readonly AuditRecord[];
  readonly number: MemberNumberRecord | null;
  readonly statusChanges: readonly StatusChange[];
}

/** A change of status; null before the registration. */
export interface StatusChange {
  readonly at: Date;
  readonly from: UserRecord['isActive'] | null;
  readonly to: UserRecord['isActive'];
}

const dayMs = 86_400_000;

/** Simulates the events of a membership in chronological order with the product's own rules. */
class MembershipSimulator {
  readonly payments: PlannedPayment[] = [];
  readonly audit: AuditRecord[] = [];
  readonly statusChanges: StatusChange[] = [];
  readonly #self: Actor;
  readonly #admin: Actor;
  status: UserRecord['isActive'] = 'waitingApproval';
  validUntil: Date | null = null;
  updatedAt: Date;

  constructor(self: Actor, admin: Actor, joinedAt: Date) {
    this.#self = self;
    this.#admin = admin;
    this.updatedAt = joinedAt;
  }

  #record(actor: Actor, action: AuditAction, at: Date, details: AuditRecord['details'] = {}): void {
    this.audit.push({ ...createAuditRecord(actor, action, this.#self, details), at });
    this.updatedAt = at;
  }

  #changeStatus(to: UserRecord['isActive'], at: Date): void {
    this.statusChanges.push({ at, from: this.statusChanges.length === 0 ? null : this.status, to });
    this.status = to;
  }

  request(kind: MembershipPaymentKind, at: Date): void {
    const word = String(this.payments.length);
    this.payments.push({
      id: demoId('payment', this.#self.id, word),
      file: `payment-proofs/${demoId('proof', this.#self.id, word)}`,
      userId: this.#self.id,
      kind,
      amount: yearlyFee,
      state: 'waiting',
      previousStatus: kind === 'registration' ? null : this.status,
      previousValidUntil: this.validUntil,
      createdAt: at,
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
    this.#changeStatus(kind === 'registration' ? 'waitingApproval' : 'RequestRenew', at);
    this.#record(this.#self, `${kind}.request`, at);
  }

  #decide(at: Date, outcome: Pick<PaymentRecord, 'state' | 'reason'>): MembershipPaymentKind {
    const open = this.payments.pop();
    if (open === undefined) throw new Error('There is no payment to decide on.');
    this.payments.push({ ...open, ...outcome, decidedBy: this.#admin.id, decidedAt: at });
    return open.kind === 'registration' ? open.kind : 'renewal';
  }

  approve(at: Date): void {
    const kind = this.#decide(at, { state: 'approved', reason: null });
    this.validUntil = extendMembership(at, this.validUntil);
    this.#changeStatus('active', at);
    this.#record(this.#admin, `${kind}.approve`, at, { validUntil: this.validUntil.toISOString() });
  }

  rejectRenewal(at: Date, reason: string): void {
    this.#decide(at, { state: 'rejected', reason });
    this.#changeStatus('rejectedByAdmin', at);
    this.#record(this.#admin, 'renewal.reject', at, { reason });
  }

  /** Expires the membership after its last valid day, like the daily job. */
  expireBy(now: Date): void {
    if (this.status !== 'active' || this.validUntil === null || this.validUntil > now) return;
    this.updatedAt = new Date(Math.min(this.validUntil.getTime() + dayMs / 4, now.getTime()));
    this.#changeStatus('expired', this.updatedAt);
  }
}

function simulate(membership: MembershipSimulator, timeline: MembershipTimeline, today: Date): void {
  membership.request('registration', timeline.joinedAt);
  if (timeline.approvedAt === null) return;
  membership.approve(timeline.approvedAt);
  for (const { requestedAt, decidedAt } of timeline.renewals) {
    membership.request('renewal', requestedAt);
    membership.approve(decidedAt);
  }
  const { last } = timeline;
  membership.expireBy(last?.requestedAt ?? today);
  if (last === null) return;
  membership.request('renewal', last.requestedAt);
  if (last.rejected !== null) membership.rejectRenewal(last.rejected.at, last.rejected.reason);
}

/** Most members verify their address within hours; some recent ones have not yet. */
function verificationTime(
  { email, status }: Person,
  { joinedAt, serial }: MembershipTimeline,
): Date | undefined {
  const hasTo = demoAccounts.some((account) => account.email === email)
    ? email === 'waiting@example.org'
    : serial % (status === 'waitingApproval' ? 3 : 9) === 0;
  return hasTo ? undefined : new Date(joinedAt.getTime() + dayMs / 12);
}

/** Returns the consent of the registration; very few members withdrew it. */
const createConsent = ({ joinedAt, serial }: MembershipTimeline): NonNullable<UserRecord['consent']> => ({
  version: currentConsent,
  at: joinedAt,
  withdrawnAt: serial % 29 === 0 ? new Date(joinedAt.getTime() + dayMs / 8) : null,
});

/** Creates the records of one member with the status of the person. */
export function createDemoMember(person: Person, admin: Actor, today: Date): DemoMember {
  const { status, hasPhoto, password: _password, ...facts } = person;
  const id = demoId('user', person.email);
  const timeline = createTimeline(person, today);
  const membership = new MembershipSimulator({ id, name: person.name }, admin, timeline.joinedAt);
  simulate(membership, timeline, today);
  if (membership.status !== status) {
    throw new Error(`${person.email} ends as ${membership.status} instead of ${status}.`);
  }
  const newest = membership.payments.at(-1);
  const { approvedAt } = timeline;
  const emailVerifiedAt = verificationTime(person, timeline);
  const directory = planDirectoryEntry(person, today);
  const user = withNameKey({
    ...facts,
    role: 'Member',
    isActive: status,
    memberNumber: approvedAt === null ? null : memberNumber(approvedAt, timeline.serial),
    photoFile: hasPhoto ? `profile-photos/${demoId('photo', person.email)}` : null,
    paymentId: newest?.id ?? null,
    rejectionReason: status === 'rejectedByAdmin' ? (newest?.reason ?? null) : null,
    ...(emailVerifiedAt === undefined ? {} : { emailVerifiedAt }),
    consent: createConsent(timeline),
    createdAt: timeline.joinedAt,
    updatedAt: membership.updatedAt,
    ...(newest?.kind === 'renewal' ? { requestedAt: newest.createdAt } : {}),
    validUntil: membership.validUntil,
    ...(directory === undefined ? {} : { directory }),
  });
  const { payments, audit, statusChanges } = membership;
  return {
    id,
    user,
    payments,
    audit,
    statusChanges,
    number: approvedAt === null ? null : { userId: id, assignedAt: approvedAt },
  };
}
