import type { Access } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { Caller } from '#auth/caller.ts';

/**
 * Enforces the access that the endpoint table declares.
 *
 * @param targetId the `{id}` of the path, for access by ownership
 * @throws ApiError unauthenticated without a live session, forbidden for the wrong person
 */
export function requireAccess(
  access: Exclude<Access, 'anyone'>,
  caller: Caller | undefined,
  targetId: string | undefined,
): Caller {
  if (caller === undefined) throw new ApiError('unauthenticated');
  const isAdmin = caller.user.data.role === 'Admin';
  const isSelf = targetId !== undefined && caller.user.id === targetId;
  const allowed = {
    'signed-in': true,
    self: isSelf,
    'self-or-admin': isSelf || isAdmin,
    admin: isAdmin,
  }[access];
  if (!allowed) throw new ApiError('forbidden');
  return caller;
}
