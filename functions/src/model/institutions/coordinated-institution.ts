import { ApiError } from 'contract/errors';
import { type DutyNeed, hasDuty } from 'contract/rules/admins/duties';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

type Institution = Stored<InstitutionRecord>;
type User = Stored<UserRecord>;

/** Throws not-found, also for an institution of others, so that callers do not learn which exist. */
async function getOwnInstitution(id: string, caller: User): Promise<[Institution, InstitutionSeat]> {
  const institution = await institutions.getOrThrow(id);
  return [institution, requireSeat(institution, caller.id)];
}

/** Admits coordinators. Throws not-found for users without a seat in it; forbidden for its staff. */
export async function getCoordinatedInstitution(id: string, caller: User): Promise<Institution> {
  const [institution, { isCoordinator }] = await getOwnInstitution(id, caller);
  if (!isCoordinator) throw new ApiError('forbidden');
  return institution;
}

/** Admits coordinators and admins with a duty. Refuses like `getCoordinatedInstitution`. */
const getForDuty = (need: DutyNeed) => async (id: string, caller: User) =>
  hasDuty(caller.data, need) ? institutions.getOrThrow(id) : getCoordinatedInstitution(id, caller);

export const getReadableInstitution = getForDuty(['people', 'money']);
export const getEditableInstitution = getForDuty('people');

/**
 * Admits coordinators and the holder of the seat. Throws not-found for users without a seat in it and for an
 * unknown seat; forbidden for its other staff.
 */
export async function getFreeableSeat(
  id: string,
  userId: string,
  caller: User,
): Promise<{ institution: Institution; seat: InstitutionSeat }> {
  const [institution, { isCoordinator }] = await getOwnInstitution(id, caller);
  if (!isCoordinator && userId !== caller.id) throw new ApiError('forbidden');
  return { institution, seat: requireSeat(institution, userId) };
}

/** @throws ApiError not-found when the user has no seat */
export function requireSeat({ data }: Institution, userId: string): InstitutionSeat {
  const seat = data.seats.find((one) => one.userId === userId);
  if (seat === undefined) throw new ApiError('not-found');
  return seat;
}

const byAssociation = { via: 'pengurus' } as const;

/** Returns audit details that mark an act of an admin. For coordinators its author is the association. */
export const authorDetails = ({ data }: User): Partial<typeof byAssociation> =>
  data.role === 'Admin' ? byAssociation : {};

export const isByAssociation = (details: Readonly<Record<string, unknown>>): boolean =>
  details.via === byAssociation.via;
