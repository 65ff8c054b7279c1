import { ApiError } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

type Institution = Stored<InstitutionRecord>;
type User = Stored<UserRecord>;

/**
 * @throws ApiError not-found also for an institution of others, so that callers do not learn which ids
 *   exist
 */
async function getOwnInstitution(id: string, caller: User): Promise<[Institution, InstitutionSeat]> {
  const institution = await institutions.getOrThrow(id);
  return [institution, requireSeat(institution, caller.id)];
}

/**
 * Returns an institution for one of its coordinators.
 *
 * @throws ApiError not-found for users without a seat in it; forbidden for its other staff
 */
export async function getCoordinatedInstitution(id: string, caller: User): Promise<Institution> {
  const [institution, { isCoordinator }] = await getOwnInstitution(id, caller);
  if (!isCoordinator) throw new ApiError('forbidden');
  return institution;
}

/**
 * Returns an institution for one of its coordinators, or for an admin with the duty `people`. Refuses like
 * `getCoordinatedInstitution`.
 */
export async function getReadableInstitution(id: string, caller: User): Promise<Institution> {
  if (!hasDuty(caller.data, 'people')) return getCoordinatedInstitution(id, caller);
  return institutions.getOrThrow(id);
}

/**
 * Returns a seat and its institution, for coordinators and for the holder of the seat.
 *
 * @throws ApiError not-found for users without a seat in it and for an unknown seat; forbidden for its
 *   other staff
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
