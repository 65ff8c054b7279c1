import {
  type Institution,
  type InstitutionRow,
  institution,
  institutionRow,
  invitation,
  type Seat,
} from 'contract/institutions/institutions';
import { statusAt } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { imagePathOf, imageSizeOf } from '#model/files/image-paths.ts';
import { getOpenInvitations, institutionStatusOf } from './institution-status.ts';

const toStatusFields = (data: Pick<InstitutionRecord, 'validUntil' | 'openPaymentId'>) => ({
  status: institutionStatusOf(data),
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
  ...pickReplyFields(institutionRow, data),
  ...toStatusFields(data),
  seats: data.seats.length,
  invitations: getOpenInvitations(data).length,
});

/** Converts an institution to the reply for its coordinators and admins. */
export async function toInstitutionReply({ id, data }: Stored<InstitutionRecord>): Promise<Institution> {
  const holders = await users.getMany(data.seats.map(({ userId }) => userId));
  return {
    _id: id,
    ...pickReplyFields(institution, data),
    taxNumber: data.taxNumber ?? '',
    logo: imagePathOf(data.logo),
    logoSize: imageSizeOf(data.logo),
    ...toStatusFields(data),
    seats: data.seats.flatMap((seat) => toSeat(seat, holders) ?? []),
    invitations: getOpenInvitations(data).map((open) => ({
      _id: open.id,
      ...pickReplyFields(invitation, open),
    })),
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
