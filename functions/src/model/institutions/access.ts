import { ApiError } from 'contract/errors';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/** Who asks. */
export interface Asking {
  readonly id: string;
  readonly record: Pick<UserRecord, 'name' | 'role'>;
}

type Institution = Stored<InstitutionRecord>;

/** @throws ApiError not-found also for one that is none of theirs: nobody learns which there are */
async function ownInstitution(id: string, { id: userId }: Asking): Promise<[Institution, InstitutionSeat]> {
  const institution = await institutions.get(id);
  const seat = institution?.data.seats.find((one) => one.userId === userId);
  if (institution === undefined || seat === undefined) throw new ApiError('not-found');
  return [institution, seat];
}

/**
 * An institution for one of its coordinators.
 *
 * @throws ApiError not-found for strangers; forbidden for its other staff
 */
export async function coordinatedInstitution(id: string, asking: Asking): Promise<Institution> {
  const [institution, { isCoordinator }] = await ownInstitution(id, asking);
  if (!isCoordinator) throw new ApiError('forbidden');
  return institution;
}

/** An institution for one of its coordinators or an admin; refuses as `coordinatedInstitution`. */
export async function readableInstitution(id: string, asking: Asking): Promise<Institution> {
  if (asking.record.role !== 'Admin') return coordinatedInstitution(id, asking);
  const institution = await institutions.get(id);
  if (institution === undefined) throw new ApiError('not-found');
  return institution;
}

/**
 * A seat and its institution, for coordinators, or for who holds it.
 *
 * @throws ApiError not-found for strangers and for a seat that nobody holds; forbidden for its other staff
 */
export async function freeableSeat(
  id: string,
  userId: string,
  asking: Asking,
): Promise<{ institution: Institution; seat: InstitutionSeat }> {
  const [institution, { isCoordinator }] = await ownInstitution(id, asking);
  if (!isCoordinator && userId !== asking.id) throw new ApiError('forbidden');
  return { institution, seat: requireSeat(institution, userId) };
}

/** @throws ApiError not-found when they hold none */
export function requireSeat({ data }: Institution, userId: string): InstitutionSeat {
  const seat = data.seats.find((one) => one.userId === userId);
  if (seat === undefined) throw new ApiError('not-found');
  return seat;
}
