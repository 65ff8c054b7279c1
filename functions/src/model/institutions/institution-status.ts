import type { InstitutionStatus } from 'contract/institutions/institutions';
import { isValidAt } from 'contract/rules/membership';
import { dayStart } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import type { InstitutionRecord, InstitutionSeat, UserSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

export const toUserSeat = (
  { id, data }: Pick<Stored<InstitutionRecord>, 'id'> & { readonly data: Pick<InstitutionRecord, 'name'> },
  isCoordinator: boolean,
): UserSeat => ({ institutionId: id, institution: data.name, isCoordinator });

export function institutionStatusOf({
  validUntil,
}: Pick<InstitutionRecord, 'validUntil'>): InstitutionStatus {
  if (validUntil === null) return 'waiting';
  return isValidAt(validUntil, clock.now()) ? 'active' : 'ended';
}

const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

/** Returns the later of the institution's end and the end that the member paid for. */
export const computeSeatEnd = ({ seats }: InstitutionRecord, userId: string, validUntil: Date): Date =>
  laterOf(validUntil, seats.find((seat) => seat.userId === userId)?.previousValidUntil ?? null);

/** Returns the status after the seat ends: that of the individual membership, or expired since yesterday. */
export function statusWithoutSeat({
  previousValidUntil,
}: InstitutionSeat): Pick<UserRecord, 'isActive'> & { validUntil: Date } {
  if (previousValidUntil !== null && isValidAt(previousValidUntil, clock.now())) {
    return { isActive: 'active', validUntil: previousValidUntil };
  }
  const yesterday = new Date(dayStart(clock.now()).getTime() - 1);
  return { isActive: 'expired', validUntil: previousValidUntil ?? yesterday };
}

/** Returns the invitations that can still be accepted. Expired ones do not reserve a seat. */
export const getOpenInvitations = ({ invitations }: Pick<InstitutionRecord, 'invitations'>) =>
  invitations.filter(({ expiresAt }) => expiresAt > clock.now());
