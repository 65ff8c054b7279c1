import { ApiError } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

type Institution = Stored<InstitutionRecord>;
type User = Stored<UserRecord>;

/** @throws ApiError not-found also for one that is none of theirs: nobody learns which there are */
async function getOwnInstitution(id: string, caller: User): Promise<[Institution, InstitutionSeat]> {
  const institution = await institutions.get(id);
  if (institution === undefined) throw new ApiError('not-found');
  return [institution, requireSeat(institution, caller.id)];
}

/**
 * An institution for one of its coordinators.
 *
 * @throws ApiError not-found for strangers; forbidden for its other staff
 */
export async function getCoordinatedInstitution(id: string, caller: User): Promise<Institution> {
  const [institution, { isCoordinator }] = await getOwnInstitution(id, caller);
  if (!isCoordinator) throw new ApiError('forbidden');
  return institution;
}

/** An institution for one of its coordinators or an admin of people; refuses as `getCoordinatedInstitution`. */
export async function getReadableInstitution(id: string, caller: User): Promise<Institution> {
  if (!hasDuty(caller.data, 'people')) return getCoordinatedInstitution(id, caller);
  const institution = await institutions.get(id);
  if (institution === undefined) throw new ApiError('not-found');
  return institution;
}

/**
 * A seat and its institution, for coordinators, or for who holds it.
 *
 * @throws ApiError not-found for strangers and for a seat that nobody holds; forbidden for its other staff
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

/** @throws ApiError not-found when they hold none */
export function requireSeat({ data }: Institution, userId: string): InstitutionSeat {
  const seat = data.seats.find((one) => one.userId === userId);
  if (seat === undefined) throw new ApiError('not-found');
  return seat;
}
