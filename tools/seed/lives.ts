import type { AuditAction } from 'contract/rules/audit-actions';
import { currentConsent } from 'contract/rules/consent';
import { extendedByOneYear, yearlyFee } from 'contract/rules/membership';
import { memberNumber } from 'contract/words/card-numbers';
import type {
  AuditRecord,
  MemberNumberRecord,
  PaymentRecord,
  UserRecord,
} from '../../functions/src/data/records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { auditRecord } from '../../functions/src/model/base/audit.ts';
import { searchable } from '../../functions/src/model/people/user-search.ts';
import { type Course, courseOf } from './courses.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './deterministic.ts';
import type { Person } from './people.ts';

/** A payment before its proof has been drawn. */
export type PlannedPayment = Omit<PaymentRecord, 'file' | 'sha256' | 'imageHash' | 'hashBands'> & {
  readonly id: string;
  readonly file: string;
};

/** Everything that the store holds of one member. */
export interface Life {
  readonly id: string;
  readonly user: UserRecord;
  readonly payments: readonly PlannedPayment[];
  readonly audit: readonly AuditRecord[];
  readonly number: MemberNumberRecord | null;
  readonly moves: readonly Move[];
}

/** A change of status; null stands for "not there yet". */
export interface Move {
  readonly at: Date;
  readonly from: UserRecord['isActive'] | null;
  readonly to: UserRecord['isActive'];
}

const day = 86_400_000;

/** Plays what happened to a member, in the order in which it happened, with the product's own rules. */
class Membership {
  readonly payments: PlannedPayment[] = [];
  readonly audit: AuditRecord[] = [];
  readonly moves: Move[] = [];
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
    this.audit.push({ ...auditRecord(actor, action, this.#self, details), at });
    this.updatedAt = at;
  }

  #move(to: UserRecord['isActive'], at: Date): void {
    this.moves.push({ at, from: this.moves.length === 0 ? null : this.status, to });
    this.status = to;
  }

  request(kind: PaymentRecord['kind'], at: Date): void {
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
    this.#move(kind === 'registration' ? 'waitingApproval' : 'RequestRenew', at);
    this.#record(this.#self, `${kind}.request`, at);
  }

  #decide(at: Date, outcome: Pick<PaymentRecord, 'state' | 'reason'>): PaymentRecord['kind'] {
    const open = this.payments.pop();
    if (open === undefined) throw new Error('There is no payment to decide on.');
    this.payments.push({ ...open, ...outcome, decidedBy: this.#admin.id, decidedAt: at });
    return open.kind;
  }

  approve(at: Date): void {
    const kind = this.#decide(at, { state: 'approved', reason: null });
    this.validUntil = extendedByOneYear(at, this.validUntil);
    this.#move('active', at);
    this.#record(this.#admin, `${kind}.approve`, at, { validUntil: this.validUntil.toISOString() });
  }

  rejectRenewal(at: Date, reason: string): void {
    this.#decide(at, { state: 'rejected', reason });
    this.#move('rejectedByAdmin', at);
    this.#record(this.#admin, 'renewal.reject', at, { reason });
  }

  /** What the daily job does once the last valid day is over. */
  expireBy(now: Date): void {
    if (this.status !== 'active' || this.validUntil === null || this.validUntil > now) return;
    this.updatedAt = new Date(Math.min(this.validUntil.getTime() + day / 4, now.getTime()));
    this.#move('expired', this.updatedAt);
  }
}

function play(membership: Membership, course: Course, today: Date): void {
  membership.request('registration', course.joinedAt);
  if (course.approvedAt === null) return;
  membership.approve(course.approvedAt);
  for (const { requestedAt, decidedAt } of course.renewals) {
    membership.request('renewal', requestedAt);
    membership.approve(decidedAt);
  }
  const { last } = course;
  membership.expireBy(last?.requestedAt ?? today);
  if (last === null) return;
  membership.request('renewal', last.requestedAt);
  if (last.rejected !== null) membership.rejectRenewal(last.rejected.at, last.rejected.reason);
}

/** Most have proved their address within hours; of those who joined lately some still have to. */
function verifiedAtOf({ email, status }: Person, { joinedAt, serial }: Course): Date | undefined {
  const hasTo = demoAccounts.some((account) => account.email === email)
    ? email === 'waiting@example.org'
    : serial % (status === 'waitingApproval' ? 3 : 9) === 0;
  return hasTo ? undefined : new Date(joinedAt.getTime() + day / 12);
}

/** What registering means; very few took it back. */
const consentOf = ({ joinedAt, serial }: Course): NonNullable<UserRecord['consent']> => ({
  version: currentConsent,
  at: joinedAt,
  withdrawnAt: serial % 29 === 0 ? new Date(joinedAt.getTime() + day / 8) : null,
});

/** The records of one member whose status today is the one that the person has. */
export function lifeOf(person: Person, admin: Actor, today: Date): Life {
  const { status, hasPhoto, password: _password, ...facts } = person;
  const id = demoId('user', person.email);
  const course = courseOf(person, today);
  const membership = new Membership({ id, name: person.name }, admin, course.joinedAt);
  play(membership, course, today);
  if (membership.status !== status) {
    throw new Error(`${person.email} ends as ${membership.status} instead of ${status}.`);
  }
  const newest = membership.payments.at(-1);
  const { approvedAt } = course;
  const emailVerifiedAt = verifiedAtOf(person, course);
  const user = searchable({
    ...facts,
    role: 'Member',
    isActive: status,
    memberNumber: approvedAt === null ? null : memberNumber(approvedAt, course.serial),
    photoFile: hasPhoto ? `profile-photos/${demoId('photo', person.email)}` : null,
    paymentId: newest?.id ?? null,
    rejectionReason: status === 'rejectedByAdmin' ? (newest?.reason ?? null) : null,
    ...(emailVerifiedAt === undefined ? {} : { emailVerifiedAt }),
    consent: consentOf(course),
    createdAt: course.joinedAt,
    updatedAt: membership.updatedAt,
    ...(newest?.kind === 'renewal' ? { requestedAt: newest.createdAt } : {}),
    validUntil: membership.validUntil,
  });
  const { payments, audit, moves } = membership;
  return {
    id,
    user,
    payments,
    audit,
    moves,
    number: approvedAt === null ? null : { userId: id, assignedAt: approvedAt },
  };
}
