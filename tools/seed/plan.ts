import { pairIdOf } from 'contract/rules/people/doubles';
import { dayStart, monthKey } from 'contract/text/dates';
import { memberNumbers, users } from '../../functions/src/data/collections.ts';
import type { UserRecord } from '../../functions/src/data/records.ts';
import type { MemberMonths } from '../../functions/src/data/totals-records.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { computeMonthlyChange } from '../../functions/src/model/base/counts.ts';
import { findDoubles } from '../../functions/src/model/people/doubles/find-doubles.ts';
import { memberDoubles, toDoubleRecord } from '../../functions/src/model/people/doubles/records.ts';
import { toPersonRow } from '../../functions/src/model/people/index/person-row.ts';
import { createUserRecord } from '../../functions/src/model/people/profile/user-record.ts';
import { planAdminRecords } from './admin-plan.ts';
import type { DemoAuthAccount } from './auth-accounts.ts';
import { planBills } from './bills.ts';
import { planContent } from './content-plan.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './deterministic.ts';
import { type EventPlan, planEvents } from './event-plan.ts';
import { planInstitutions } from './institutions.ts';
import { type LedgerPlan, planLedger } from './ledger-plan.ts';
import {
  createDemoMember,
  type DemoMember,
  type PlannedPayment,
  type StatusChange,
} from './member-histories.ts';
import { type Person, people } from './people.ts';
import { portrait } from './pictures/portrait.ts';
import { render } from './pictures/render.ts';
import { slip } from './pictures/slip.ts';
import { type PlannedDocument, type PlannedFile, planAuditEntry, planDocument } from './planned.ts';
import { planReceipts } from './receipts.ts';
import { createDemoBankAccount, type DemoBankAccount } from './statements/transfers.ts';
import { planTerms } from './terms.ts';

export interface Plan {
  readonly accounts: readonly DemoAuthAccount[];
  /** Separate from the documents, because its record is written last and marks complete demo data. */
  readonly admin: { readonly id: string; readonly record: UserRecord };
  readonly documents: readonly PlannedDocument[];
  /** Payments without the hashes of their proof files, which are not drawn yet. */
  readonly payments: readonly PlannedPayment[];
  readonly files: readonly PlannedFile[];
  /** Transactions of the association's bank account in the last month. */
  readonly bank: DemoBankAccount;
  readonly ledger: LedgerPlan;
  readonly events: EventPlan;
  readonly months: MemberMonths;
}

const adminEmail = 'admin@example.org';
/** Ids are the same in every run, so the next run completes an interrupted one. */
export const demoAdminId = demoId('user', adminEmail);

const dayMs = 86_400_000;

/** Creates the admin's record, which is older than the first member, because this admin approved them all. */
const createAdminRecord = (today: Date): UserRecord => {
  const since = new Date(today.getTime() - 1092 * dayMs);
  return createUserRecord({
    name: 'Ratna Kinanti',
    email: adminEmail,
    gender: 'perempuan',
    institution: 'Sekretariat SISINDO',
    role: 'Admin',
    isActive: 'active',
    emailVerifiedAt: since,
    createdAt: since,
    updatedAt: since,
  });
};

const documentsOf = ({ id, user, audit: entries, number }: DemoMember): PlannedDocument[] => [
  planDocument(users, id, user),
  ...entries.map((entry, index) => planAuditEntry(demoId('audit', id, String(index)), entry)),
  ...(number === null || user.memberNumber === null
    ? []
    : [planDocument(memberNumbers, user.memberNumber, number)]),
];

function filesOf({ user, payments }: DemoMember, transferred: ReadonlyMap<string, number>): PlannedFile[] {
  const { name, gender, photoFile } = user;
  const proofs = payments.map(({ id, file, createdAt, amount }) => ({
    path: file,
    make: () => {
      // The payment was made shortly before the upload.
      const at = new Date(createdAt.getTime() - 25 * 60_000);
      const paid = transferred.get(id) ?? amount;
      return slip({ name, at, amount: paid, reference: `CTH-${id.slice(0, 10).toUpperCase()}` });
    },
  }));
  if (photoFile === null || gender === '') return proofs;
  return [...proofs, { path: photoFile, make: () => render(portrait(name, gender), 'jpeg') }];
}

function toAuthAccounts(members: readonly DemoMember[]): DemoAuthAccount[] {
  return members.map(({ id, user }, index) => ({
    id,
    email: user.email,
    name: user.name,
    password: (people[index] as Person).password,
    role: 'Member',
    emailVerified: user.isActive !== 'waitingApproval',
    createdAt: user.createdAt,
  }));
}

/** Plans the pairs of probable doubles that the daily job finds. */
const planDoubles = (members: readonly DemoMember[], today: Date): PlannedDocument[] =>
  findDoubles(members.map(({ id, user }) => toPersonRow({ id, data: user }))).map((found) =>
    planDocument(memberDoubles, pairIdOf(...found.people), toDoubleRecord(found, today)),
  );

function countMonths(changes: readonly StatusChange[]): MemberMonths {
  const months: Record<string, Record<string, number>> = {};
  for (const { at, from, to } of changes) {
    const month = months[monthKey(at)] ?? {};
    months[monthKey(at)] = month;
    for (const [what, by] of Object.entries(computeMonthlyChange(from, to)))
      month[what] = (month[what] ?? 0) + by;
  }
  return months;
}

/** Creates the demo data for the day of `now`; writes and draws nothing. */
export function demoPlan(now: Date): Plan {
  // All dates are relative to the start of today.
  const today = dayStart(now);
  const admin = { id: demoAdminId, record: createAdminRecord(today) };
  const { name, email, createdAt } = admin.record;
  const self = { id: admin.id, name };
  const password = demoAccounts.find((account) => account.email === email)?.password;
  if (password === undefined) throw new Error(`${email} is missing among the demo accounts.`);
  const institutionPlan = planInstitutions(
    people.map((person) => createDemoMember(person, self, today)),
    self,
    today,
  );
  const ledgerPlan = planLedger(institutionPlan.members, self);
  const { members: billed, documents: billDocuments, transfers } = planBills(ledgerPlan.members, today);
  const members = planTerms(billed, self, today);
  const transferred = new Map(transfers.map(({ paymentId, rupiah }) => [paymentId, rupiah]));
  const receipts = planReceipts(members, institutionPlan.taxNumbers);
  const content = planContent(today, self);
  const eventPlan = planEvents(content.documents, members, today);
  const created = planAuditEntry(demoId('audit', admin.id), {
    ...createAuditRecord(self, 'admin.create', self),
    at: createdAt,
  });
  const account = {
    id: admin.id,
    email,
    name,
    password,
    role: 'Admin',
    emailVerified: true,
    createdAt,
  } as const;
  return {
    accounts: [account, ...toAuthAccounts(members)],
    admin,
    documents: [
      created,
      ...members.flatMap(documentsOf),
      ...institutionPlan.documents,
      ...billDocuments,
      ...receipts.documents,
      ...content.documents,
      ...eventPlan.documents,
      ...planDoubles(members, today),
      ...planAdminRecords(self, members, content.documents, today),
    ],
    payments: receipts.payments,
    files: [
      ...members.flatMap((member) => filesOf(member, transferred)),
      ...institutionPlan.files,
      ...content.files,
    ],
    bank: createDemoBankAccount(transfers, today),
    ledger: ledgerPlan,
    events: eventPlan,
    months: countMonths([
      { at: createdAt, from: null, to: 'active' },
      ...members.flatMap(({ statusChanges }) => statusChanges),
    ]),
  };
}
