import { dayStart, monthKey } from 'contract/words/dates';
import { audit, memberNumbers, users } from '../../functions/src/data/collections.ts';
import type { UserRecord } from '../../functions/src/data/records.ts';
import type { MemberMonths } from '../../functions/src/data/totals-records.ts';
import { auditRecord } from '../../functions/src/model/base/audit.ts';
import { monthlyChangeOf } from '../../functions/src/model/base/counts.ts';
import { searchable } from '../../functions/src/model/people/user-search.ts';
import type { DemoAuthAccount } from './auth-accounts.ts';
import { planBills } from './bills.ts';
import { type BooksPlan, planBooks } from './books.ts';
import { planContent } from './content-plan.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './deterministic.ts';
import { planInstitutions } from './institutions.ts';
import { type Life, lifeOf, type Move, type PlannedPayment } from './lives.ts';
import { planOffice } from './office-plan.ts';
import { type Person, people } from './people.ts';
import { portrait } from './pictures/portrait.ts';
import { render } from './pictures/render.ts';
import { slip } from './pictures/slip.ts';
import { type PlannedDocument, type PlannedFile, planDocument } from './planned.ts';
import { planReceipts } from './receipts.ts';
import { type DemoAccount, demoAccountOf } from './statements/transfers.ts';

/** Everything that the demo data consists of. */
export interface Plan {
  readonly accounts: readonly DemoAuthAccount[];
  /** Kept apart: its record is written last and tells that the demo data is complete. */
  readonly admin: { readonly id: string; readonly record: UserRecord };
  readonly documents: readonly PlannedDocument[];
  /** The ledger, apart from the checksums of files yet to be made. */
  readonly payments: readonly PlannedPayment[];
  readonly files: readonly PlannedFile[];
  /** What the association's bank tells of the last month. */
  readonly bank: DemoAccount;
  readonly books: BooksPlan;
  /** What the lives change in the monthly counts. */
  readonly months: MemberMonths;
}

const adminEmail = 'admin@example.org';
/** Ids are the same on every run, so a seed that was interrupted is completed by the next. */
export const demoAdminId = demoId('user', adminEmail);

const day = 86_400_000;

/** Since before the first member joined, who was approved by this admin. */
const adminRecordOf = (today: Date): UserRecord => {
  const since = new Date(today.getTime() - 1092 * day);
  return searchable({
    name: 'Ratna Kinanti',
    email: adminEmail,
    gender: 'perempuan',
    role: 'Admin',
    institution: 'Sekretariat SISINDO',
    institutionAddress: '',
    department: '',
    expertise: '',
    phoneNumber: '',
    isActive: 'active',
    memberNumber: null,
    photoFile: null,
    paymentId: null,
    rejectionReason: null,
    emailVerifiedAt: since,
    createdAt: since,
    updatedAt: since,
    validUntil: null,
  });
};

const documentsOf = ({ id, user, audit: entries, number }: Life): PlannedDocument[] => [
  planDocument(users, id, user),
  ...entries.map((entry, index) => planDocument(audit, demoId('audit', id, String(index)), entry)),
  ...(number === null || user.memberNumber === null
    ? []
    : [planDocument(memberNumbers, user.memberNumber, number)]),
];

function filesOf({ user, payments }: Life, transferred: ReadonlyMap<string, number>): PlannedFile[] {
  const { name, gender, photoFile } = user;
  const proofs = payments.map(({ id, file, createdAt, amount }) => ({
    path: file,
    make: () => {
      // Paid a little before it was handed in.
      const at = new Date(createdAt.getTime() - 25 * 60_000);
      const paid = transferred.get(id) ?? amount;
      return slip({ name, at, amount: paid, reference: `CTH-${id.slice(0, 10).toUpperCase()}` });
    },
  }));
  if (photoFile === null || gender === '') return proofs;
  return [...proofs, { path: photoFile, make: () => render(portrait(name, gender), 'jpeg') }];
}

function accountsOf(lives: readonly Life[]): DemoAuthAccount[] {
  return lives.map(({ id, user }, index) => ({
    id,
    email: user.email,
    name: user.name,
    password: (people[index] as Person).password,
    role: 'Member',
    emailVerified: user.isActive !== 'waitingApproval',
    createdAt: user.createdAt,
  }));
}

function monthsOf(moves: readonly Move[]): MemberMonths {
  const months: Record<string, Record<string, number>> = {};
  for (const { at, from, to } of moves) {
    const month = months[monthKey(at)] ?? {};
    months[monthKey(at)] = month;
    for (const [what, by] of Object.entries(monthlyChangeOf(from, to))) month[what] = (month[what] ?? 0) + by;
  }
  return months;
}

/** The demo data as it is on the day of `now`; nothing is written or drawn yet. */
export function demoPlan(now: Date): Plan {
  // All dates are counted from here.
  const today = dayStart(now);
  const admin = { id: demoAdminId, record: adminRecordOf(today) };
  const { name, email, createdAt } = admin.record;
  const self = { id: admin.id, name };
  const password = demoAccounts.find((account) => account.email === email)?.password;
  if (password === undefined) throw new Error(`${email} is missing among the demo accounts.`);
  const members = planInstitutions(
    people.map((person) => lifeOf(person, self, today)),
    self,
    today,
  );
  const books = planBooks(members.lives, self);
  const { lives, documents: billDocuments, transfers } = planBills(books.lives, today);
  const transferred = new Map(transfers.map(({ paymentId, rupiah }) => [paymentId, rupiah]));
  const receipts = planReceipts(lives, members.taxNumbers);
  const content = planContent(today, self);
  const created = planDocument(audit, demoId('audit', admin.id), {
    ...auditRecord(self, 'admin.create', self),
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
    accounts: [account, ...accountsOf(lives)],
    admin,
    documents: [
      created,
      ...lives.flatMap(documentsOf),
      ...members.documents,
      ...billDocuments,
      ...receipts.documents,
      ...content.documents,
      ...planOffice(self, lives, content.documents, today),
    ],
    payments: receipts.payments,
    files: [...lives.flatMap((life) => filesOf(life, transferred)), ...members.files, ...content.files],
    bank: demoAccountOf(transfers, today),
    books,
    months: monthsOf([{ at: createdAt, from: null, to: 'active' }, ...lives.flatMap(({ moves }) => moves)]),
  };
}
