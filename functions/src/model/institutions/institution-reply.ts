import type { Institution, InstitutionRow, Seat } from 'contract/institutions/institutions';
import { statusAt } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { imagePathOf, imageSizeOf } from '#model/files/image-paths.ts';
import { getOpenInvitations, institutionStatusOf } from './institution-status.ts';

const toStatusFields = (data: Pick<InstitutionRecord, 'validUntil' | 'openPaymentId'>) => ({
  status: institutionStatusOf(data),
  validUntil: data.validUntil?.toISOString() ?? null,
  isRenewing: data.openPaymentId !== null,
});

/** Fields that `toInstitutionRow` needs; lists fetch only these. */
export const institutionRowFields = [
  'name',
  'kind',
  'validUntil',
  'openPaymentId',
  'seats',
  'invitations',
] as const satisfies readonly (keyof InstitutionRecord)[];
type RowRecord = Pick<InstitutionRecord, (typeof institutionRowFields)[number]>;

export const toInstitutionRow = ({ id, data }: Stored<RowRecord>): InstitutionRow => ({
  _id: id,
  name: data.name,
  kind: data.kind,
  ...toStatusFields(data),
  seats: data.seats.length,
  invitations: getOpenInvitations(data).length,
});

/** Converts an institution to the reply for its coordinators and admins. */
export async function toInstitutionReply({ id, data }: Stored<InstitutionRecord>): Promise<Institution> {
  const holders = await users.getMany(data.seats.map(({ userId }) => userId));
  return {
    _id: id,
    name: data.name,
    kind: data.kind,
    address: data.address,
    plaqueAddress: data.plaqueAddress,
    taxNumber: data.taxNumber ?? '',
    logo: imagePathOf(data.logo),
    logoSize: imageSizeOf(data.logo),
    ...toStatusFields(data),
    seats: data.seats.flatMap((seat) => toSeat(seat, holders) ?? []),
    invitations: getOpenInvitations(data).map(({ id: _id, email, invitedAt, expiresAt }) => ({
      _id,
      email,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    createdAt: data.createdAt.toISOString(),
    updatedAt: data.updatedAt.toISOString(),
  };
}

function toSeat(
  { userId, isCoordinator, since }: InstitutionRecord['seats'][number],
  holders: readonly Stored<UserRecord>[],
): Seat | undefined {
  const holder = holders.find(({ id }) => id === userId);
  if (holder === undefined) return undefined;
  const { name, email } = holder.data;
  const isActive = statusAt(holder.data, clock.now());
  return { userId, name, email, isActive, isCoordinator, since: since.toISOString() };
}
