import type { RowsFile } from 'contract/endpoint';
import { isLifetime, isPausedAt, type MembershipStatus, statusAt } from 'contract/rules/membership';
import { personFieldNames, personFields } from 'contract/rules/people/person-fields';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import type { UserSort } from 'contract/schemas/list-states';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { toCsvHead, toCsvLine } from '#model/files/csv.ts';
import { findPeople } from '#model/people/index/find-people.ts';

/** Labels of the statuses in files. */
export const statusLabels: Record<MembershipStatus, string> = {
  waitingApproval: 'Menunggu persetujuan',
  active: 'Aktif',
  RequestRenew: 'Perpanjangan diproses',
  rejectedByAdmin: 'Perpanjangan ditolak',
  expired: 'Berakhir',
};

const rows = users.select(
  'name',
  'nameKey',
  'email',
  'emailVerifiedAt',
  ...personFieldNames,
  'role',
  'isActive',
  'memberNumber',
  'createdAt',
  'validUntil',
  'pausedFrom',
  'pausedUntil',
  'seat',
  'ownFields',
);
type ExportedUser = RowOf<typeof rows>['data'];

type Column = readonly [heading: string, cell: (user: ExportedUser) => string];

/** A field that the association defines. */
export interface OwnColumn {
  readonly id: string;
  readonly label: string;
}

function toStatusCell(user: ExportedUser): string {
  const now = clock.now();
  const status = statusLabels[statusAt(user, now)];
  if (isLifetime(user.validUntil)) return `${status}, seumur hidup`;
  return user.pausedUntil && isPausedAt(user, now) ? `Cuti sampai ${isoDate(user.pausedUntil)}` : status;
}

const listColumns = (): readonly Column[] => [
  ['Nama', (user) => user.name],
  ['Email', (user) => user.email],
  ['Email terverifikasi', (user) => (user.emailVerifiedAt ? isoDate(user.emailVerifiedAt) : 'Belum')],
  ...personFieldNames.map((field) => {
    const { label, format = String } = personFields[field];
    return [label, (user: ExportedUser) => format(user[field] ?? '')] as const;
  }),
  ['Peran', (user) => user.role],
  ['Status', toStatusCell],
  ['Nomor anggota', (user) => user.memberNumber ?? ''],
  ['Tanggal bergabung', (user) => isoDate(user.createdAt)],
  ['Berlaku sampai', (user) => (user.validUntil === null ? '' : isoDate(user.validUntil))],
  ['Melalui institusi', (user) => user.seat?.institution ?? ''],
];

const broken = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi.';

/**
 * Exports the users that match a filter as a CSV file, with the fields of the association last. The audit records who
 * exports how many before the first row is sent.
 */
export async function exportUsers(
  filter: PeopleFilter,
  sort: UserSort | undefined,
  actor: Actor,
  ownFields: readonly OwnColumn[],
): Promise<RowsFile> {
  const all = [
    ...listColumns(),
    ...ownFields.map(({ id, label }): Column => [label, (user) => user.ownFields?.[id] ?? '']),
  ];
  const ids = (await findPeople(filter, sort)).map(({ id }) => id);
  const batch = new Batch();
  recordAudit(batch, actor, 'users.export', actor, { ...givenValues(filter), count: ids.length });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `pengguna-${isoDate(clock.now())}.csv`,
    total: ids.length,
    head: toCsvHead(all.map(([heading]) => heading)),
    batches: generateLines(ids, all),
    broken: toCsvLine([broken]),
  };
}

const givenValues = (filter: PeopleFilter): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Users read in one query: some 100 kB of memory. */
const batchSize = 500;

async function* generateLines(ids: readonly string[], all: readonly Column[]): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = await rows.getMany(ids.slice(start, start + batchSize));
    yield batch.map(({ data }) => toCsvLine(all.map(([, cell]) => cell(data))));
  }
}
