import type { InstitutionKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { fees } from 'contract/text/fees';
import { institutions } from '../../functions/src/data/collections.ts';
import type { StoredImage } from '../../functions/src/data/content-records.ts';
import type { InstitutionRecord, UserSeat } from '../../functions/src/data/institution-records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { institutionSearchKeys } from '../../functions/src/model/institutions/create-institution.ts';
import { withNameKey } from '../../functions/src/model/people/profile/user-record.ts';
import { demoId } from './deterministic.ts';
import type { DemoMember } from './member-histories.ts';
import { emblem, emblemSize } from './pictures/emblem.ts';
import { render } from './pictures/render.ts';
import { type PlannedDocument, type PlannedFile, planAuditEntry, planDocument } from './planned.ts';
import type { TaxNumbers } from './receipts.ts';

interface DemoInstitution {
  readonly name: string;
  readonly kind: InstitutionKind;
  readonly address: string;
  readonly plaqueAddress: string;
  /** Tax number (NPWP). No real one begins with 000. */
  readonly taxNumber?: string;
  readonly colour: string;
  /** Returns true if a member can be the coordinator; the first such member is chosen. */
  readonly isCoordinator: (member: DemoMember, today: Date) => boolean;
  readonly staff: number;
  /** Email address of an open invitation. */
  readonly invited?: string;
}

const demoInstitutions: readonly DemoInstitution[] = [
  {
    name: 'Universitas Arunika Nusantara',
    kind: 'study-programme',
    address: 'Jalan Contoh No. 21, Yogyakarta',
    plaqueAddress: 'Bagian Umum, Jalan Contoh No. 23, Yogyakarta',
    taxNumber: '000123456789012',
    colour: '#0a6668',
    isCoordinator: ({ user }) => user.email === 'coordinator@example.org',
    staff: 3,
    invited: 'dosen.baru@example.org',
  },
  {
    name: 'PT Karsa Data Lentera',
    kind: 'company',
    address: 'Jalan Contoh No. 8, Jakarta',
    plaqueAddress: '',
    colour: '#a8401b',
    // Excludes the demo account, which stays an individual.
    isCoordinator: ({ user }, today) =>
      user.isActive === 'RequestRenew' &&
      user.email !== 'renewing@example.org' &&
      user.validUntil !== null &&
      user.validUntil > today,
    staff: 2,
  },
];

const dayMs = 86_400_000;

/** Gives some members a seat in an institution. Each coordinator has always paid for the institution. */
export function planInstitutions(members: readonly DemoMember[], admin: Actor, today: Date) {
  const membersById = new Map(members.map((member) => [member.id, member]));
  const documents: PlannedDocument[] = [];
  const files: PlannedFile[] = [];
  for (const demo of demoInstitutions) {
    const free = [...membersById.values()].filter(
      ({ user }) => !user.seat && user.email !== 'member@example.org',
    );
    const coordinator = free.find((member) => demo.isCoordinator(member, today));
    if (coordinator === undefined) throw new Error(`Nobody can be the coordinator of ${demo.name}.`);
    const staff = free.filter(({ id, user }) => user.isActive === 'active' && id !== coordinator.id);
    const part = createInstitution(demo, coordinator, staff.slice(0, demo.staff), admin, today);
    for (const member of part.members) membersById.set(member.id, member);
    documents.push(...part.documents);
    files.push(...part.files);
  }
  const taxNumbers: TaxNumbers = new Map(
    demoInstitutions.flatMap(({ name, taxNumber }) =>
      taxNumber === undefined ? [] : [[demoId('institution', name), taxNumber] as const],
    ),
  );
  return { members: [...membersById.values()], documents, files, taxNumbers };
}

function createInstitution(
  demo: DemoInstitution,
  coordinator: DemoMember,
  staff: readonly DemoMember[],
  admin: Actor,
  today: Date,
) {
  const id = demoId('institution', demo.name);
  const { validUntil, createdAt, isActive, paymentId } = coordinator.user;
  const logo: StoredImage = { file: `images/${demoId('image', 'logo', demo.name)}`, ...emblemSize };
  const joinedAt = (index: number): Date =>
    new Date(today.getTime() - (20 - index) * dayMs + (10 + index) * 3_137_000);
  const record: InstitutionRecord = {
    name: demo.name,
    search: institutionSearchKeys(demo),
    kind: demo.kind,
    address: demo.address,
    plaqueAddress: demo.plaqueAddress,
    ...(demo.taxNumber === undefined ? {} : { taxNumber: demo.taxNumber }),
    logo,
    seats: [
      { userId: coordinator.id, isCoordinator: true, since: createdAt, previousValidUntil: null },
      ...staff.map((member, index) => ({
        userId: member.id,
        isCoordinator: false,
        since: joinedAt(index),
        previousValidUntil: member.user.validUntil,
      })),
    ],
    invitations: demo.invited === undefined ? [] : [invitationOf(demo.invited, today)],
    validUntil,
    openPaymentId: isActive === 'RequestRenew' ? paymentId : null,
    createdAt,
    updatedAt: createdAt,
  };
  const seat = { institutionId: id, institution: demo.name };
  return {
    members: [
      asPayer(coordinator, { ...seat, isCoordinator: true }, demo),
      ...staff.map((member) => withSeat(member, { ...seat, isCoordinator: false }, demo, validUntil)),
    ],
    documents: [
      planDocument(institutions, id, record),
      ...historyOf(id, demo.name, coordinator, staff, admin, joinedAt),
    ],
    files: [{ path: logo.file, make: () => render(emblem(demo.name, demo.colour), 'webp') }],
  };
}

function invitationOf(email: string, today: Date): InstitutionRecord['invitations'][number] {
  const invitedAt = new Date(today.getTime() - 2 * dayMs);
  const expiresAt = new Date(invitedAt.getTime() + limits.invitationDays * dayMs);
  return { id: demoId('invitation', email), email, codeHash: null, invitedAt, expiresAt };
}

/** Gives a member a seat. Paid days beyond the end of the institution's membership stay. */
function withSeat(
  member: DemoMember,
  seat: UserSeat,
  { name, address }: DemoInstitution,
  end: Date | null,
): DemoMember {
  const { validUntil: own } = member.user;
  const validUntil = own !== null && end !== null && own > end ? own : end;
  const user = withNameKey({
    ...member.user,
    institution: name,
    institutionAddress: address,
    seat,
    validUntil,
  });
  return { ...member, user };
}

/** Makes a member the coordinator, whose payments become those of the institution. */
const asPayer = (member: DemoMember, seat: UserSeat, demo: DemoInstitution): DemoMember => ({
  ...withSeat(member, seat, demo, member.user.validUntil),
  payments: member.payments.map((payment) => ({
    ...payment,
    amount: fees.institution,
    institutionId: seat.institutionId,
  })),
});

function historyOf(
  id: string,
  name: string,
  { user, id: coordinatorId, number, payments }: DemoMember,
  staff: readonly DemoMember[],
  admin: Actor,
  joinedAt: (index: number) => Date,
): PlannedDocument[] {
  const target = { id, name };
  const self = { id: coordinatorId, name: user.name };
  const entries = [
    { ...createAuditRecord(self, 'institution.register', target), at: user.createdAt },
    ...(number === null
      ? []
      : [{ ...createAuditRecord(admin, 'institution.approve', target), at: number.assignedAt }]),
    ...payments
      .filter(({ kind, state }) => kind === 'renewal' && state === 'waiting')
      .map(({ createdAt }) => ({
        ...createAuditRecord(self, 'institution.renewal-request', target),
        at: createdAt,
      })),
    ...staff.map(({ id: staffId, user: { name: person } }, index) => ({
      ...createAuditRecord({ id: staffId, name: person }, 'seat.accept', target),
      at: joinedAt(index),
    })),
  ];
  return entries.map((entry, index) => planAuditEntry(demoId('audit', id, String(index)), entry));
}
