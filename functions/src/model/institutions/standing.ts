import type { InstitutionStanding } from 'contract/institutions';
import { runsAt } from 'contract/rules/membership';
import { dayStart } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import type { InstitutionRecord, InstitutionSeat, UserSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/** What somebody's own record says of a seat. */
export const userSeatOf = (
  { id, data }: Pick<Stored<InstitutionRecord>, 'id'> & { readonly data: Pick<InstitutionRecord, 'name'> },
  isCoordinator: boolean,
): UserSeat => ({ institutionId: id, institution: data.name, isCoordinator });

export function standingOf({ validUntil }: Pick<InstitutionRecord, 'validUntil'>): InstitutionStanding {
  if (validUntil === null) return 'waiting';
  return runsAt(validUntil, clock.now()) ? 'active' : 'ended';
}

const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

/** The end of a membership in a seat: days that somebody has paid for alone are not lost. */
export const endInSeatOf = ({ seats }: InstitutionRecord, userId: string, validUntil: Date): Date =>
  laterOf(validUntil, seats.find((seat) => seat.userId === userId)?.previousValidUntil ?? null);

/** How somebody stands who no longer has a seat: by what they had paid for alone, else from yesterday on as expired. */
export function standingWithoutSeatOf({
  previousValidUntil,
}: InstitutionSeat): Pick<UserRecord, 'isActive'> & { validUntil: Date } {
  if (previousValidUntil !== null && runsAt(previousValidUntil, clock.now())) {
    return { isActive: 'active', validUntil: previousValidUntil };
  }
  const yesterday = new Date(dayStart(clock.now()).getTime() - 1);
  return { isActive: 'expired', validUntil: previousValidUntil ?? yesterday };
}

/** Invitations that can still be accepted; the others hold no place any more. */
export const openInvitationsOf = ({ invitations }: Pick<InstitutionRecord, 'invitations'>) =>
  invitations.filter(({ expiresAt }) => expiresAt > clock.now());
