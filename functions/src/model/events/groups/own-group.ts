import { ApiError } from 'contract/errors';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { getCoordinatedInstitution } from '#model/institutions/coordinated-institution.ts';
import { type EventGroupRecord, eventGroups } from './records.ts';

type User = Stored<UserRecord>;

/** Reads the institution that a user coordinates. Throws `not-found` for other users. */
export async function readOwnInstitution(user: User): Promise<Stored<InstitutionRecord>> {
  const { seat } = user.data;
  if (seat?.isCoordinator !== true) throw new ApiError('not-found');
  return getCoordinatedInstitution(seat.institutionId, user);
}

/** Reads a group of the institution that a user coordinates. Throws `not-found` for other users. */
export async function readOwnGroup(
  id: string,
  user: User,
): Promise<{
  readonly group: Stored<EventGroupRecord>;
  readonly institution: Stored<InstitutionRecord>;
}> {
  const [group, institution] = await Promise.all([eventGroups.get(id), readOwnInstitution(user)]);
  if (group?.data.institution !== institution.id) throw new ApiError('not-found');
  return { group, institution };
}
